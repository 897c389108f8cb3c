"""Moorea: what the game tells of itself, and its notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

from vaka.engine.game import Game, Option
from vaka.games.moorea.rules import secrets
from vaka.games.moorea.rules.actions import ACTION_COUNT, KINDS, OUTCOME_COUNT
from vaka.games.moorea.rules.box import BOX
from vaka.games.moorea.rules.position import moorea
from vaka.games.moorea.rules.sequence import Moorea
from vaka.games.moorea.rules.telling import QUIET
from vaka.games.moorea.words import notation, planning, teaching, text
from vaka.games.moorea.words.arranging import arrange
from vaka.games.moorea.words.hearing import shown
from vaka.games.moorea.words.lessons import LESSONS
from vaka.games.moorea.words.sentences import capital, in_words

if TYPE_CHECKING:
    from vaka.engine.game import About, Lesson
    from vaka.engine.plans import Offer, Plan
    from vaka.engine.state import State

COLOURS = ("green", "red", "yellow", "black", "orange")
PLIES_A_TURN = 24
"""Two cards chosen, drawn and replaced; an action and what it turns up; the discards down to the limit, with the row refilled."""


MOST_BUILDING = sum(BOX.pile(5, 0) + BOX.pile(5, 1)) + sum(BOX.tool_copies) + sum(BOX.commodities) + 21
"""Every product, every tool, and every card that can be laid at a store, one by one: each can be followed by idle rounds."""


class MooreaGame(Game):
    """Commodities, tools and products of a South Sea island."""

    id = "moorea"
    title = "Moorea"
    seats = range(2, 6)
    options = {
        "cart": Option(("4", "5"), "4"),
        "strict": Option(("no", "yes"), "no"),
    }
    action_count = ACTION_COUNT
    outcome_count = OUTCOME_COUNT
    kinds = KINDS
    quiet = QUIET
    version = 2  # idle rounds see tools and deposits; with the spear a card of the row is a duty where the piles are empty
    max_plies = 50 + PLIES_A_TURN * 5 * (BOX.idle_rounds + 1) * (MOST_BUILDING + 2)
    state_class = Moorea
    designer = "Reiner Stockhausen"
    publisher = "dlp games"
    year = 2018
    minutes = range(25, 36)

    def seat_words(self, seats: int) -> tuple[str, ...]:
        return COLOURS[:seats]

    def start(self, seats: int, options: dict[str, str]) -> State:
        return arrange(self, seats, options, {})

    def arrange(self, seats: int, options: dict[str, str], words: dict[str, Any]) -> State:
        return arrange(self, seats, options, words)

    def write_notation(self, state: State, action: int) -> str:
        return notation.write(moorea(state), action)

    def typed(self, state: State, action: SupportsIndex, lang: str = "en") -> str:
        return shown(self.words, self.notation(state, action), lang) if state.actor() >= 0 else self.notation(state, action)

    def read_notation(self, state: State, text: str, seat: int) -> int:
        return notation.read(moorea(state), text, seat)

    def describe(self, state: State, action: int) -> tuple[str, dict[str, Any]]:
        return notation.describe(moorea(state), action)

    def say(self, key: str, params: dict[str, Any], lang: str, seats: int, names: list[str] | None = None) -> str:
        said = super().say(key, in_words(self, params, lang), lang, seats, names)
        return capital(said) if key.startswith(("action-", "outcome-")) else said

    def text(self, state: State, lang: str = "en") -> str:
        return text.text(moorea(state), self, lang)

    def places(self, view: State) -> list[str]:
        return teaching.places(view)

    def about(self, view: State, place: str, lang: str = "en") -> About:
        return teaching.about(view, place, lang)

    def prompt(self, view: State, lang: str = "en") -> str:
        return teaching.prompt(view, lang)

    def offers(self, view: State, seat: int) -> list[Offer]:
        return planning.offers(moorea(view), seat)

    def read_plan(self, view: State, seat: int, text: str) -> Plan | None:
        return planning.read_plan(moorea(view), seat, text)

    def plan_sentence(self, view: State, plan: Plan, lang: str = "en") -> str:
        return self.sentence(view, plan.actions[0], lang)

    def offer_note(self, view: State, offer: Offer, lang: str = "en") -> str:
        return planning.note(self, offer, lang, view.seats)

    def goal_name(self, view: State, place: str, lang: str = "en") -> str:
        return planning.goal_name(self, place, lang)

    def lessons(self) -> list[Lesson]:
        return list(LESSONS)

    def hidden_odds(self, view: State) -> dict[str, dict[Any, float]]:
        return dict(secrets.hidden_odds(moorea(view)))

    def secrets(self, view: State) -> dict[str, list[str]]:
        return teaching.secret_places(view)

    def secret_name(self, view: State, place: str, thing: str, lang: str = "en") -> str:
        return capital(self.say(f"name-{thing}", {}, lang, view.seats))

    def panel(self, state: State, seat: int, lang: str = "en") -> str:
        return text.panel(moorea(state), self, seat, lang)

    def points(self, state: State, seat: int, lang: str = "en") -> list[tuple[str, int]]:
        return text.points(moorea(state), self, seat, lang)
