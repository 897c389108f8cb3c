"""Conquest of Paradise: what the game tells of itself; every question goes to the right room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.game import About, Game, Option
from vaka.games.paradise.rules.actions import ACTION_COUNT, KINDS, OUTCOME_COUNT
from vaka.games.paradise.rules.advanced import ENDS
from vaka.games.paradise.rules.box import SEATS
from vaka.games.paradise.rules.sequence import Paradise, paradise
from vaka.games.paradise.words import text as reciting
from vaka.games.paradise.words.arranging import arrange, start
from vaka.games.paradise.words.notation import NOTATION, OUTCOME_NOTATION
from vaka.games.paradise.words.places import PLACES, about

if TYPE_CHECKING:
    from vaka.engine.state import State


class ParadiseGame(Game):
    """Exploring the unknown Pacific, settling it, trading, and fighting for it."""

    id = "paradise"
    title = "Conquest of Paradise"
    seats = range(2, 5)
    options = {
        "homes": Option(("drawn", "agreed"), "drawn"),
        "home_point": Option(("yes", "no"), "yes"),
        "rumours": Option(("two", "any"), "two"),
        "given_up": Option(("gone", "stock"), "gone"),
        "turns": Option(("60", "40", "20"), "60"),
        "end": Option(ENDS, "standard"),
        "saved": Option(("no", "yes"), "no"),
        "events": Option(("no", "yes"), "no"),
        "south_island": Option(("no", "yes"), "no"),
        "kumara": Option(("no", "yes"), "no"),
        "malaria": Option(("no", "yes"), "no"),
    }
    action_count = ACTION_COUNT
    outcome_count = OUTCOME_COUNT
    max_plies = 60 * 2000
    score_unit = 2
    state_class = Paradise
    kinds = KINDS
    action_notation = NOTATION
    outcome_notation = OUTCOME_NOTATION
    designer = "Kevin McPartland"
    publisher = "GMT Games"
    year = 2007
    minutes = range(90, 181)

    def seat_words(self, seats: int) -> tuple[str, ...]:
        return SEATS[:seats]

    def start(self, seats: int, options: dict[str, str]) -> State:
        return start(self, seats, options)

    def arrange(self, seats: int, options: dict[str, str], words: dict[str, Any]) -> State:
        return arrange(self, seats, options, words)

    def say(self, key: str, params: dict[str, Any], lang: str, seats: int, names: list[str] | None = None) -> str:
        return super().say(key, reciting.in_words(self, params, lang), lang, seats, names)

    def text(self, state: State, lang: str = "en") -> str:
        return reciting.text(paradise(state), self, lang)

    def panel(self, state: State, seat: int, lang: str = "en") -> str:
        return reciting.panel(paradise(state), self, seat, lang)

    def points(self, state: State, seat: int, lang: str = "en") -> list[tuple[str, int]]:
        return reciting.points(paradise(state), self, seat, lang)

    def places(self, view: State) -> list[str]:
        return PLACES

    def about(self, view: State, place: str, lang: str = "en") -> About:
        return about(paradise(view), self, place, lang)
