"""Aloha: the door. What the game tells of itself; every question goes to the room that knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.events import Obstacle
from vaka.engine.game import About, Game, Lesson, Option
from vaka.games.aloha.rules.actions import ACTION_COUNT, KINDS, OUTCOME_COUNT
from vaka.games.aloha.rules.box import BOX
from vaka.games.aloha.rules.position import aloha
from vaka.games.aloha.rules.sequence import Aloha
from vaka.games.aloha.words import notation, text
from vaka.games.aloha.words.arranging import arrange
from vaka.games.aloha.words.lessons import LESSONS
from vaka.games.aloha.words.places import about, places
from vaka.games.aloha.words.prompting import prompt

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
        "same_tile": Option(("no", "yes"), "no"),
    }
    presets = {"basic": {}, "expert": {"mode": "expert"}}
    action_count = ACTION_COUNT
    outcome_count = OUTCOME_COUNT
    kinds = KINDS
    max_plies = 1 + BOX.rounds * 4 * BOX.actions + sum(BOX.tiles)
    state_class = Aloha
    designer = "Igor Polouchine"
    publisher = "Darwin Project"
    year = 2004
    minutes = range(15, 31)

    action_notation = notation.ACTIONS
    outcome_notation = notation.CHANCES

    # --- Set-up ---

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

    # --- What is shown, and what a person asks of the board ---

    def panel(self, state: State, seat: int, lang: str = "en") -> str:
        return self.say("panel", text.panel_params(aloha(state), seat), lang, state.seats)

    def text(self, state: State, lang: str = "en") -> str:
        return text.text(aloha(state), self, lang)

    def places(self, view: State) -> list[str]:
        return places(aloha(view))

    def about(self, view: State, place: str, lang: str = "en") -> About:
        return about(aloha(view), place, lang)

    def prompt(self, view: State, lang: str = "en") -> str:
        return prompt(aloha(view), lang)

    def lessons(self) -> list[Lesson]:
        return list(LESSONS)
