"""Aloha: what the game tells of itself, and its notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.events import Obstacle
from vaka.engine.game import Game, Option
from vaka.engine.names import CHANCE
from vaka.games.aloha.rules.box import BOX
from vaka.games.aloha.rules.layout import OUTCOMES, TABLES
from vaka.games.aloha.rules.sequence import Aloha, aloha
from vaka.games.aloha.words import notation as spelling
from vaka.games.aloha.words.arranging import arrange

if TYPE_CHECKING:
    from vaka.engine.state import State


class AlohaGame(Game):
    """Pirogues and Tikis on a sea of face-down tiles."""

    id = "aloha"
    title = "Aloha"
    seats = range(2, 5)
    options = {
        "mode": Option(("family", "expert"), "family"),
        "teams": Option(("no", "yes"), "no"),
        "same_tile": Option(("yes", "no"), "yes"),
    }
    action_count = TABLES.action_count
    outcome_count = OUTCOMES
    max_plies = 1 + BOX.rounds * 4 * BOX.actions + sum(BOX.tiles)
    state_class = Aloha
    designer = "Igor Polouchine"
    publisher = "Darwin Project"
    year = 2004
    minutes = range(15, 31)

    def clash(self, seats: int, options: dict[str, str]) -> Obstacle | None:
        if options["teams"] == "yes" and seats != 4:
            return Obstacle("teams-of-four", {"seats": seats})
        return None

    def seat_words(self, seats: int) -> tuple[str, ...]:
        return BOX.seating[seats]

    def partners(self, state: State, seat: int) -> list[int]:
        """In teams, partners sit in opposite corners."""
        return [(seat + 2) % 4] if aloha(state).teams else []

    def start(self, seats: int, options: dict[str, str]) -> State:
        return arrange(self, seats, options, {})

    def arrange(self, seats: int, options: dict[str, str], words: dict[str, Any]) -> State:
        return arrange(self, seats, options, words)

    def write_notation(self, state: State, action: int) -> str:
        if state.actor() == CHANCE:
            return spelling.outcome(aloha(state), action)
        return spelling.action(aloha(state), action)

    def read_notation(self, state: State, text: str, seat: int) -> int:
        return spelling.read(aloha(state), text)

    def describe(self, state: State, action: int) -> tuple[str, dict[str, Any]]:
        return spelling.describe(aloha(state), action)

    def panel(self, state: State, seat: int, lang: str = "en") -> str:
        return self.say("panel", spelling.fleet_params(aloha(state), seat), lang, state.seats)

    def text(self, state: State, lang: str = "en") -> str:
        return spelling.text(aloha(state), self, lang)
