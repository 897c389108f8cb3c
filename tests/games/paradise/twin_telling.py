"""The slow twin of Conquest of Paradise: what a step must report, who and where and what, and the same of the game's events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.paradise.twin_box import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.games.paradise.twin_table import Table
    from vaka.engine.events import Event

SEAT = ("seat",)
AT = ("seat", "hex")
BATTLE = (*AT, "attack_front", "attack_back", "defence_front", "defence_back")
KEYS: dict[str, tuple[str, ...]] = {  # the events that are compared, and what of them
    # Turn order and exploration (RB 5, 6)
    "turn-begins": ("turn", "seat"),
    "solo-turn": ("turn",),
    "order": ("seat", "first_seat"),
    "explore": AT,
    "find-island": (*AT, "knots"),
    "find-ocean": (*AT, "knots"),
    "off-course": AT,
    "drift": AT,
    "draw-tile": (*AT, "tile"),
    "look-tile": (*AT, "tile"),
    "keep": AT,
    "turn": (*AT, "tile"),
    "all-found": (*AT, "tile"),
    "south-island": AT,
    "south-out": AT,
    "lost": AT,
    "return": AT,
    "fetch": SEAT,
    "rest": SEAT,
    # Movement (RB 7)
    "lift": (*AT, "piece"),
    "sail": (*AT, "from", "count", "dropped", "loaded"),
    "land": (*AT, "count"),
    "must-stop": AT,
    "may-pass": AT,
    "dismiss": AT,
    "walk": (*AT, "from", "piece"),
    # Battle (RB 8)
    "battle": (*BATTLE, "other_seat"),
    "battle-independent": BATTLE,
    "roll": ("seat", "pips"),
    "fall": ("seat", "piece"),
    "panic": ("seat", "piece"),
    "fall-independent": ("piece",),
    "panic-independent": ("piece",),
    "leader-panics": SEAT,
    "leave": ("seat", "piece"),
    "no-refuge": SEAT,
    "retreat": (*AT, "count"),
    "save": (*AT, "piece"),
    "conquer": (*AT, "count"),
    "lay-waste": AT,
    "home": AT,
    # Building, cards, victory (RB 9, 10)
    "build": (*AT, "villages", "agriculture", "count", "chain"),
    "settle": AT,
    "focus": SEAT,
    "buy": SEAT,
    "draw-card": ("seat", "card"),
    "show-card": ("seat", "card"),
    "deforest": (*AT, "other_seat"),
    "kava-hex": (*AT, "transport", "war", "warrior", "colony", "rumour"),
    "kava-seat": ("seat", "other_seat"),
    "track": ("seat", "points", "half"),
    # Advanced rules (RB 11)
    "spend": SEAT,
    "store": SEAT,
    "search": AT,
    "search-roll": ("seat", "pips", "total"),
    "steer": AT,
    "malaria": ("pips", "hex"),
    "malaria-strikes": AT,
    "duty-event": SEAT,
    "duty-order": SEAT,
    "fortune-draw": ("seat", "event"),
    "fortune-keep": ("seat", "event"),
    "fortune-play": ("seat", "event"),
    "fortune-hex": (*AT, "event"),
    "fortune-seat": ("seat", "event", "other_seat"),
    "fortune-loss": (*AT, "count", "what"),
    "fortune-gain": (*AT, "piece"),
    "fortune-clear": (*AT, "event"),
    "peek": AT,
    # Alone (RB 12)
    "solo-chit": ("chit", "left"),
    "solo-card": ("seat", "card"),
    "solo-look": ("seat", "card"),
    "solo-village": AT,
    "solo-piece": (*AT, "piece"),
    "solo-occupied": AT,
    "solo-free": AT,
    "solo-owed": AT,
    "solo-attack": (*AT, "war", "warrior"),
    "solo-ocean": (*AT, "knots"),
    "solo-island": (*AT, "knots"),
    "solo-tile": (*AT, "tile"),
}
SECRET = ("lift", "draw-tile", "look-tile", "walk", "draw-card", "kava-hex", "kava-seat", "fortune-keep", "peek")

Told = tuple[str, tuple[tuple[str, str], ...], bool]


def tell(table: Table, key: str, **params: Any) -> None:
    """RB: something happened; seats are named by their colours. `begin`, for instance, is written `begin_`."""
    named = {name.removesuffix("_"): value for name, value in params.items()}
    assert set(named) == set(KEYS[key]), (key, sorted(named))
    words = {name: SEATS.index(value) if name.endswith("seat") else value for name, value in named.items()}
    secret = key in SECRET and not table.alone
    table.told.append((key, tuple(sorted((name, str(value)) for name, value in words.items())), secret))


def heard(events: Iterable[Event]) -> list[Told]:
    """The events of the game that are compared, in the same words: what happened, and is it told to one player only?"""
    found: list[Told] = []
    for event in events:
        if event.key in KEYS:
            words = tuple(sorted((name, str(event.params.get(name))) for name in KEYS[event.key]))
            alone = event.audience is not None and event.audience == frozenset({event.params.get("seat")})
            found.append((event.key, words, alone))
    return sorted(found)
