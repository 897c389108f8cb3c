"""Actions on an island: build (2), draw (7) and transport tourists (8). The boat must be adjacent to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import performing, telling, waters
from vaka.games.vanuatu.rules.archipelago import why_not_beside
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.layout import (
    ARTIST,
    BRING_TO,
    BUILD,
    BUILD_HUT,
    BUILDER,
    DRAW,
    DRAW_ON,
    FROM_CHARACTERS,
    FROM_DRAWINGS,
    GUIDE,
    ISLAND_COUNT,
    TABLES,
    TOURISTS,
    bit,
    changed,
    pair,
    triple,
)
from vaka.games.vanuatu.rules.reasons import (
    NO_DRAWING_SITE,
    NO_HUT_SITE,
    NO_HUTS_LEFT,
    NO_ROOM,
    NO_TOURISTS,
    NO_VATUS_FOR_HUT,
    OPEN,
)

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

HUT_PRICE: Final[i64] = BOX.hut_price[0]
BUILDER_PRICE: Final[i64] = BOX.hut_price[1]
DRAWING_POINTS: Final[i64] = BOX.drawing_points[0]
ARTIST_POINTS: Final[i64] = BOX.drawing_points[1]
GUIDE_POINTS: Final[i64] = BOX.guide_points


# --- 2: build ---


def hut_price(state: Vanuatu, seat: i64) -> i64:
    """3 vatus; 1 with the Builder."""
    return BUILDER_PRICE if state.helps(seat, BUILDER) else HUT_PRICE


def has_hut_site(state: Vanuatu, island: i64) -> bool:
    """Is there room for a hut?"""
    return state.huts_on(island) < TABLES.hut_sites[island]


def could_build(state: Vanuatu, seat: i64, with_bonus: bool) -> bool:
    """Is there an island where the seat could build a hut now?"""
    price = hut_price(state, seat) if with_bonus else HUT_PRICE
    if state.vatus[seat] < price or state.supply[seat] == 0:
        return False
    return any(state.is_beside(seat, island) and has_hut_site(state, island) for island in range(ISLAND_COUNT))


def legal_build(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """An adjacent island with an available location."""
    if state.vatus[seat] < hut_price(state, seat) or state.supply[seat] == 0:
        return found
    for island in range(ISLAND_COUNT):
        if state.is_beside(seat, island) and has_hut_site(state, island):
            found = append(found, BUILD_HUT + island)
    return found


def why_not_build(state: Vanuatu, seat: i64, island: i64) -> i64:
    """Why no hut can be built there."""
    reason = performing.why_not_act(state, seat, BUILD)
    if reason == OPEN:
        reason = why_not_beside(state, seat, island)
    if reason != OPEN:
        return reason
    if state.supply[seat] == 0:
        return NO_HUTS_LEFT
    if not has_hut_site(state, island):
        return NO_HUT_SITE
    return NO_VATUS_FOR_HUT if state.vatus[seat] < hut_price(state, seat) else OPEN


def build(state: Vanuatu, seat: i64, island: i64) -> None:
    """Action 2: a hut; with Rising Waters a dike on the same island may follow."""
    price = hut_price(state, seat)
    performing.begin_action(state, seat, BUILD)
    state.vatus[seat] -= price
    state.supply = changed(state.supply, seat, state.supply[seat] - 1)
    state.huts[seat] += bit(island * 2)
    if state.events is not None:
        telling.on_island(state, "build", seat, island, price, 0)
    if not waters.offer_dike(state, seat, island):
        performing.end_action(state)


# --- 7: draw ---


def has_drawing_site(state: Vanuatu, island: i64) -> bool:
    """Is there an uncompleted drawing site?"""
    return pair(state.drawings, island) < TABLES.drawing_sites[island]


def could_draw(state: Vanuatu, seat: i64) -> bool:
    """Is there an island where the seat could draw now?"""
    return any(state.is_beside(seat, island) and has_drawing_site(state, island) for island in range(ISLAND_COUNT))


def legal_draw(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """An adjacent island with an uncompleted site."""
    for island in range(ISLAND_COUNT):
        if state.is_beside(seat, island) and has_drawing_site(state, island):
            found = append(found, DRAW_ON + island)
    return found


def why_not_draw(state: Vanuatu, seat: i64, island: i64) -> i64:
    """Why nothing can be drawn there."""
    reason = performing.why_not_act(state, seat, DRAW)
    if reason == OPEN:
        reason = why_not_beside(state, seat, island)
    if reason != OPEN:
        return reason
    return OPEN if has_drawing_site(state, island) else NO_DRAWING_SITE


def draw(state: Vanuatu, seat: i64, island: i64) -> None:
    """Action 7: 3 points at once; 5 for the Artist."""
    points = ARTIST_POINTS if state.helps(seat, ARTIST) else DRAWING_POINTS
    performing.begin_action(state, seat, DRAW)
    state.drawings += bit(island * 2)
    state.drawing_stock -= 1
    state.gain_prosperity(seat, points, FROM_DRAWINGS)
    if state.events is not None:
        telling.on_island(state, "draw", seat, island, 0, points)
    performing.end_action(state)


# --- 8: transport tourists ---


def has_room(state: Vanuatu, island: i64) -> bool:
    """Does the island take one more tourist?"""
    return triple(state.tourists, island) < TABLES.tourist_limit[island]


def could_bring(state: Vanuatu, seat: i64) -> bool:
    """Is there an island that the seat could bring a tourist to now?"""
    if state.office == 0:
        return False
    return any(state.is_beside(seat, island) and has_room(state, island) for island in range(ISLAND_COUNT))


def legal_bring(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """An adjacent island with room, while tourists wait."""
    if state.office == 0:
        return found
    for island in range(ISLAND_COUNT):
        if state.is_beside(seat, island) and has_room(state, island):
            found = append(found, BRING_TO + island)
    return found


def why_not_bring(state: Vanuatu, seat: i64, island: i64) -> i64:
    """Why no tourist can be brought there."""
    reason = performing.why_not_act(state, seat, TOURISTS)
    if reason != OPEN:
        return reason
    if state.office == 0:
        return NO_TOURISTS
    reason = why_not_beside(state, seat, island)
    if reason != OPEN:
        return reason
    return OPEN if has_room(state, island) else NO_ROOM


def bring(state: Vanuatu, seat: i64, island: i64) -> None:
    """Action 8: one tourist, and 1 vatu for each hut of any colour there; the Guide scores 2 for each drawing."""
    points = GUIDE_POINTS * pair(state.drawings, island) if state.helps(seat, GUIDE) else 0
    performing.begin_action(state, seat, TOURISTS)
    state.office -= 1
    state.tourists += bit(island * 3)
    vatus = state.huts_on(island)
    if state.events is not None:
        telling.on_island(state, "bring", seat, island, vatus, points)
    state.gain_prosperity(seat, points, FROM_CHARACTERS)
    state.gain_vatus(seat, vatus)
    performing.end_action(state)
