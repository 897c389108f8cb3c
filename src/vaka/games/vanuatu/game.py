"""Vanuatu: the door. What the game tells of itself; every question goes to the room that has the answer.

Words are fetched when somebody asks for them: a program that only plays games needs none, and is ready sooner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.events import Obstacle
from vaka.engine.game import Game, Option
from vaka.engine.names import CHANCE
from vaka.games.vanuatu.rules import secrets
from vaka.games.vanuatu.rules.actions import ACTION_COUNT, AT_TOKEN, KINDS, OUTCOME_COUNT
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.ending import sources
from vaka.games.vanuatu.rules.sequence import Vanuatu, vanuatu
from vaka.games.vanuatu.rules.telling import QUIET
from vaka.games.vanuatu.words.arranging import arrange, start

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.engine import About, Lesson
    from vaka.engine.events import Event
    from vaka.engine.notation import Notation
    from vaka.engine.plans import Offer, Plan
    from vaka.engine.state import State


class VanuatuGame(Game):
    """Sailing, fishing, trading and drawing in an archipelago where plans need majorities."""

    id = "vanuatu"
    title = "Vanuatu"
    seats = range(2, 6)
    options = {
        "characters": Option(("yes", "no"), "yes"),
        "waters": Option(("no", "yes"), "no"),
        "governor_repeats": Option(("no", "yes"), "no"),
    }
    presets = {"basic": {}, "waters": {"waters": "yes"}}
    version = 2  # two players: neutral markers before the characters, the other's boat in the way of plans
    kinds = KINDS
    quiet = QUIET
    action_count = ACTION_COUNT
    outcome_count = OUTCOME_COUNT
    max_plies = 1500
    state_class = Vanuatu
    designer = "Alain Epron"
    publisher = "Krok Nik Douil; second edition Quined Games"
    year = 2011
    minutes = range(90, 121)

    def clash(self, seats: int, options: dict[str, str]) -> Obstacle | None:
        if options["characters"] == "no" and seats == 2:
            return Obstacle("two-have-characters")
        if options["characters"] == "no" and options["governor_repeats"] == "yes":
            return Obstacle("no-governor")
        return None

    def seat_words(self, seats: int) -> tuple[str, ...]:
        return BOX.colours[:seats]

    def start(self, seats: int, options: dict[str, str]) -> State:
        return start(self, seats, options)

    def arrange(self, seats: int, options: dict[str, str], words: dict[str, Any]) -> State:
        return arrange(self, seats, options, words)

    def notation_of(self, state: State) -> Notation:
        """How it is said what a seat does, or what chance has decided."""
        from vaka.games.vanuatu.words import notation

        return notation.notation_of(vanuatu(state))

    def write_notation(self, state: State, action: int) -> str:
        return self.notation_of(state).write(state, action)

    def read_notation(self, state: State, text: str, seat: int) -> int:
        from vaka.games.vanuatu.words.typed import in_notation

        typed = text if state.actor() == CHANCE else in_notation(text)  # what chance decides is written, not typed
        return self.notation_of(state).read(state, typed, seat)

    def describe(self, state: State, action: int) -> tuple[str, dict[str, Any]]:
        return self.notation_of(state).describe(state, action)

    def retell(self, events: Sequence[Event], known: dict[str, Any]) -> list[Event]:
        from vaka.games.vanuatu.words import telling

        return telling.retell(events, known)

    def panel(self, state: State, seat: int, lang: str = "en") -> str:
        from vaka.games.vanuatu.words import text

        return text.panel(vanuatu(state), self, seat, lang)

    def points(self, state: State, seat: int, lang: str = "en") -> list[tuple[str, int]]:
        told = [(self.say(f"points-{name}", {}, lang, state.seats), count) for name, count in sources(vanuatu(state), seat)]
        return told if any(count for _, count in told) else []

    def text(self, state: State, lang: str = "en") -> str:
        from vaka.games.vanuatu.words import text

        return text.text(vanuatu(state), self, lang)

    def places(self, view: State) -> list[str]:
        from vaka.games.vanuatu.words import teaching

        return teaching.places(view)

    def about(self, view: State, place: str, lang: str = "en") -> About:
        from vaka.games.vanuatu.words import teaching

        return teaching.about(view, place, lang)

    def hidden_odds(self, view: State) -> dict[str, dict[Any, float]]:
        return dict(secrets.hidden_odds(vanuatu(view)))

    def secrets(self, view: State) -> dict[str, list[str]]:
        from vaka.games.vanuatu.words import teaching

        return teaching.secret_places(view)

    def secret_name(self, view: State, place: str, thing: str, lang: str = "en") -> str:
        return self.say("secret-token", {"token": thing}, lang, view.seats)

    def hides_choices(self, view: State) -> bool:
        return vanuatu(view).stage == AT_TOKEN and super().hides_choices(view)  # only which rest tokens are left is a secret

    def prompt(self, view: State, lang: str = "en") -> str:
        from vaka.games.vanuatu.words.prompting import prompt

        return prompt(view, lang) if view.actor() >= 0 else super().prompt(view, lang)

    def offers(self, view: State, seat: int) -> list[Offer]:
        from vaka.games.vanuatu.words import planning

        return planning.offers(vanuatu(view), seat)

    def read_plan(self, view: State, seat: int, text: str) -> Plan | None:
        from vaka.games.vanuatu.words import planning

        return planning.read_plan(vanuatu(view), seat, text)

    def plan_sentence(self, view: State, plan: Plan, lang: str = "en") -> str:
        from vaka.games.vanuatu.words import planning

        return planning.sentence(vanuatu(view), self, plan, lang)

    def goal_name(self, view: State, place: str, lang: str = "en") -> str:
        from vaka.games.vanuatu.words import planning

        return planning.goal_name(vanuatu(view), place, lang)

    def is_foreseen(self, view: State, action: int, seat: int) -> bool:
        from vaka.games.vanuatu.words import planning

        return planning.is_foreseen(vanuatu(view), action)

    def lessons(self) -> list[Lesson]:
        from vaka.games.vanuatu.words.lessons import LESSONS

        return list(LESSONS)
