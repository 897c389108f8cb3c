"""Conquest of Paradise: what the game tells of itself; every question goes to the right room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.events import Obstacle
from vaka.engine.game import About, Game, Lesson, Option
from vaka.engine.words import MOST_KEPT
from vaka.games.paradise.rules import secrets
from vaka.games.paradise.rules.actions import ACTION_COUNT, OUTCOME_COUNT
from vaka.games.paradise.rules.box import SEATS
from vaka.games.paradise.rules.kinds import KINDS
from vaka.games.paradise.rules.options import ENDS
from vaka.games.paradise.rules.sequence import Paradise, paradise
from vaka.games.paradise.words import naming, places, planning, prompting, teaching, telling
from vaka.games.paradise.words import text as reciting
from vaka.games.paradise.words.arranging import arrange, start
from vaka.games.paradise.words.lessons import LESSONS
from vaka.games.paradise.words.notation import NOTATION, OUTCOME_NOTATION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.engine.events import Event
    from vaka.engine.plans import Offer, Plan
    from vaka.engine.state import State


class ParadiseGame(Game):
    """Exploring the unknown Pacific, settling it, trading, and fighting for it."""

    id = "paradise"
    version = 3  # 2: canoes have steps of their own, what carries a piece is kept; 3: the sea east of Hiva, Rumours that are known
    title = "Conquest of Paradise"
    seats = range(1, 5)
    options = {
        "homes": Option(("drawn", "agreed"), "drawn"),
        "home_point": Option(("yes", "no"), "yes"),
        "rumours": Option(("any", "two"), "any"),
        "given_up": Option(("gone", "stock"), "gone"),
        "turns": Option(("60", "40", "20"), "60"),
        "end": Option(ENDS, "standard"),
        "saved": Option(("no", "yes"), "no"),
        "events": Option(("no", "yes"), "no"),
        "south_island": Option(("no", "yes"), "no"),
        "kumara": Option(("no", "yes"), "no"),
        "malaria": Option(("no", "yes"), "no"),
        "solo": Option(("usual", "hard"), "usual"),
    }
    presets = {"basic": {}, "advanced": dict.fromkeys(("saved", "events", "south_island", "kumara", "malaria"), "yes")}
    action_count = ACTION_COUNT
    outcome_count = OUTCOME_COUNT
    max_plies = 60 * 2000
    score_unit = 2
    quiet = telling.QUIET
    state_class = Paradise
    kinds = KINDS
    action_notation = NOTATION
    outcome_notation = OUTCOME_NOTATION
    designer = "Kevin McPartland"
    publisher = "GMT Games"
    year = 2007
    minutes = range(90, 181)

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[object, ...], str] = {}

    def clash(self, seats: int, options: dict[str, str]) -> Obstacle | None:
        if seats > 1:
            return Obstacle("solo-alone") if options["solo"] == "hard" else None
        if options["homes"] == "agreed":
            return Obstacle("solo-tonga")
        others = [name for name in ("events", "kumara") if options[name] == "yes"] + ["end"] * (options["end"] != "standard")
        return Obstacle("solo-rules") if others else None

    def seat_words(self, seats: int) -> tuple[str, ...]:
        return SEATS[:seats]

    def start(self, seats: int, options: dict[str, str]) -> State:
        return start(self, seats, options)

    def arrange(self, seats: int, options: dict[str, str], words: dict[str, Any]) -> State:
        return arrange(self, seats, options, words)

    def say(self, key: str, params: dict[str, Any], lang: str, seats: int, names: list[str] | None = None) -> str:
        known = (key, lang, seats, *params.items(), *(names or ()))
        try:
            return self._said[known]  # names in all their forms take longer than everything else
        except KeyError:
            said = self._say(key, params, lang, seats, names)
        except TypeError:  # a parameter that cannot be looked up
            return self._say(key, params, lang, seats, names)
        if len(self._said) >= MOST_KEPT:
            self._said.clear()
        self._said[known] = said
        return said

    def _say(self, key: str, params: dict[str, Any], lang: str, seats: int, names: list[str] | None) -> str:
        if seats == 1:  # Samoa is a colour that nobody plays
            seats, names = 2, [*(names or [self.seat_name(1, 0, lang)]), naming.nation_name(self, "samoa", lang)]
        return super().say(key, naming.in_words(self.words, telling.derived(key, params), lang), lang, seats, names)

    def retell(self, events: Sequence[Event], known: dict[str, Any]) -> list[Event]:
        return telling.retell(events, known)

    def knowledge(self, view: State) -> dict[str, Any]:
        return dict(naming.knowledge(paradise(view)))

    def seen_from(self, view: State, params: dict[str, Any]) -> dict[str, Any]:
        return naming.seen_from(paradise(view), params)

    def text(self, state: State, lang: str = "en") -> str:
        return reciting.text(paradise(state), self, lang)

    def hidden_odds(self, view: State) -> dict[str, dict[Any, float]]:
        return dict(secrets.hidden_odds(paradise(view)))

    def secrets(self, view: State) -> dict[str, list[str]]:
        return places.secret_places(paradise(view))

    def secret_name(self, view: State, place: str, thing: str, lang: str = "en") -> str:
        return naming.secret_name(self, view.seats, place, thing, lang)

    def panel(self, state: State, seat: int, lang: str = "en") -> str:
        return reciting.panel(paradise(state), self, seat, lang)

    def points(self, state: State, seat: int, lang: str = "en") -> list[tuple[str, int]]:
        return reciting.points(paradise(state), self, seat, lang)

    def places(self, view: State) -> list[str]:
        return places.places(paradise(view))

    def about(self, view: State, place: str, lang: str = "en") -> About:
        return teaching.about(paradise(view), self, place, lang)

    def prompt(self, view: State, lang: str = "en") -> str:
        return prompting.prompt(paradise(view), self, lang)

    def irrevocable(self, view: State, action: int) -> bool:
        return not prompting.is_private(paradise(view), action) and super().irrevocable(view, action)

    def declines(self, view: State, seat: int) -> tuple[str, int] | None:
        return prompting.declines(paradise(view), seat)

    def declined_name(self, view: State, seat: int, lang: str = "en") -> str:
        return prompting.declined_name(paradise(view), self, seat, lang)

    def offers(self, view: State, seat: int) -> list[Offer]:
        return planning.offers(paradise(view), seat)

    def read_plan(self, view: State, seat: int, text: str) -> Plan | None:
        return planning.read_plan(paradise(view), seat, text)

    def plan_of(self, view: State, seat: int, actions: tuple[int, ...]) -> Plan | None:
        return planning.plan_of(paradise(view), seat, actions)

    def is_unfinished(self, view: State, seat: int) -> bool:
        return planning.is_unfinished(paradise(view))

    def plan_sentence(self, view: State, plan: Plan, lang: str = "en") -> str:
        return planning.sentence(paradise(view), self, plan, lang)

    def offer_note(self, view: State, offer: Offer, lang: str = "en") -> str:
        return planning.note(paradise(view), self, offer, lang)

    def goal_name(self, view: State, place: str, lang: str = "en") -> str:
        return planning.goal_name(paradise(view), self, place, lang)

    def cargo_name(self, view: State, word: str, lang: str = "en") -> str:
        return planning.cargo_name(self, word, lang)

    def is_foreseen(self, view: State, action: int, seat: int) -> bool:
        return planning.is_foreseen(paradise(view), action, seat)

    def lessons(self) -> list[Lesson]:
        return list(LESSONS)
