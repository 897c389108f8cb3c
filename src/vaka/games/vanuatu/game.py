"""Vanuatu: the door. What the game tells of itself; every question goes to the room that has the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.events import Obstacle
from vaka.engine.game import Game, Option
from vaka.games.vanuatu.rules.actions import ACTION_COUNT, KINDS, OUTCOME_COUNT
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.ending import sources
from vaka.games.vanuatu.rules.sequence import Vanuatu, vanuatu
from vaka.games.vanuatu.words import teaching
from vaka.games.vanuatu.words import text as reciting
from vaka.games.vanuatu.words.arranging import arrange, start
from vaka.games.vanuatu.words.lessons import LESSONS
from vaka.games.vanuatu.words.notation import notation_of
from vaka.games.vanuatu.words.prompting import prompt

if TYPE_CHECKING:
    from vaka.engine import About, Lesson
    from vaka.engine.state import State


class VanuatuGame(Game):
    """Sailing, fishing, trading and drawing in an archipelago where plans need majorities."""

    id = "vanuatu"
    title = "Vanuatu"
    seats = range(2, 6)
    options = {
        "characters": Option(("yes", "no"), "yes"),
        "waters": Option(("no", "yes"), "no"),
        "governor_repeats": Option(("yes", "no"), "yes"),
    }
    kinds = KINDS
    action_count = ACTION_COUNT
    outcome_count = OUTCOME_COUNT
    max_plies = 1500
    state_class = Vanuatu
    designer = "Alain Epron"
    publisher = "Krok Nik Douil; second edition Quined Games"
    year = 2011
    minutes = range(90, 121)

    def clash(self, seats: int, options: dict[str, str]) -> Obstacle | None:
        if options["characters"] == "no" and options["governor_repeats"] == "no":
            return Obstacle("no-governor")
        return None

    def seat_words(self, seats: int) -> tuple[str, ...]:
        return BOX.colours[:seats]

    def start(self, seats: int, options: dict[str, str]) -> State:
        return start(self, seats, options)

    def arrange(self, seats: int, options: dict[str, str], words: dict[str, Any]) -> State:
        return arrange(self, seats, options, words)

    def write_notation(self, state: State, action: int) -> str:
        return notation_of(vanuatu(state)).write(state, action)

    def read_notation(self, state: State, text: str, seat: int) -> int:
        return notation_of(vanuatu(state)).read(state, text, seat)

    def describe(self, state: State, action: int) -> tuple[str, dict[str, Any]]:
        return notation_of(vanuatu(state)).describe(state, action)

    def panel(self, state: State, seat: int, lang: str = "en") -> str:
        return reciting.panel(vanuatu(state), self, seat, lang)

    def points(self, state: State, seat: int, lang: str = "en") -> list[tuple[str, int]]:
        told = [(self.say(f"points-{name}", {}, lang, state.seats), count) for name, count in sources(vanuatu(state), seat)]
        return told if any(count for _, count in told) else []

    def text(self, state: State, lang: str = "en") -> str:
        return reciting.text(vanuatu(state), self, lang)

    def places(self, view: State) -> list[str]:
        return teaching.places(view)

    def about(self, view: State, place: str, lang: str = "en") -> About:
        return teaching.about(view, place, lang)

    def prompt(self, view: State, lang: str = "en") -> str:
        return prompt(view, lang) if view.actor() >= 0 else super().prompt(view, lang)

    def lessons(self) -> list[Lesson]:
        return list(LESSONS)
