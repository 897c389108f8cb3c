"""Exploration (§6): where an Explorer may go, what it finds there, and how its knots are counted."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.board import places
from vaka.games.paradise.rules.board.hexes import CHART, HALF, NOWHERE, is_near
from vaka.games.paradise.rules.board.reach import around, free_hexes, in_halves, spread
from vaka.games.paradise.rules.box import BOX
from vaka.games.paradise.rules.cards import BIRD_SIGNS, NAVIGATION, OCEAN_CHART, hand, lies_open, list_actions
from vaka.games.paradise.rules.packed import bit, has
from vaka.games.paradise.rules.position import (
    CONTROL,
    FACE_DOWN,
    KNOWN,
    MARKER_COUNT,
    OFF_COURSE,
    ROPED,
    SEA,
    TILE_COUNT,
    UNKNOWN,
    ParadisePosition,
    add_to,
    drop_from,
    hexes_in,
    in_cup,
    in_set,
    is_empty,
    is_island,
    knots_of,
    take_marker,
)
from vaka.games.paradise.rules.telling.turn import tell_at, tell_found_tile, tell_knots, tell_marker, tell_tile_up

LOOK_KNOTS: Final[i64] = BOX.look_knots
KNOT_LIMIT: Final[i64] = BOX.knot_limit
FOUND_MARKERS: Final[i64] = BOX.found_markers


# --- Where an Explorer may go ---


def hidden_hexes(position: ParadisePosition) -> tuple[i64, i64]:
    """§6.3: what is unknown, while there are markers in the cup, and what has a tile face down."""
    sets = position.sets
    low = sets[FACE_DOWN * 2]
    high = sets[FACE_DOWN * 2 + 1]
    if position.cup != 0:
        low |= sets[UNKNOWN * 2]
        high |= sets[UNKNOWN * 2 + 1]
    return low, high


def first_hexes(position: ParadisePosition, seat: i64) -> tuple[i64, i64]:
    """§6.2: the hexes in which an exploration may begin, by any pre-move from any controlled group."""
    sets = position.sets
    free_low, free_high = free_hexes(position, seat)
    low, high = spread(sets[(CONTROL + seat) * 2], sets[(CONTROL + seat) * 2 + 1], free_low, free_high)
    near_low, near_high = around(low, high)
    hidden_low, hidden_high = hidden_hexes(position)
    return near_low & hidden_low, near_high & hidden_high


def next_hexes(position: ParadisePosition, seat: i64) -> tuple[i64, i64]:
    """§6.4, §6.5: from the Explorer's hex on: unknown, face down, or known and no enemy's; and its own hex, if still unknown."""
    here = position.voyage_at
    free_low, free_high = free_hexes(position, seat)
    hidden_low, hidden_high = hidden_hexes(position)
    low = CHART.near_low[here] & (free_low | hidden_low)
    high = CHART.near_high[here] & (free_high | hidden_high)
    if position.cup != 0 and in_set(position, UNKNOWN, here):
        if here >= HALF:
            high |= bit(here - HALF)
        else:
            low |= bit(here)
    return low, high


def why_not_begin(position: ParadisePosition, seat: i64, where: i64) -> i64:
    """§6.2: the first hex is unknown or face down, and touches what a pre-move reaches."""
    reason = why_not_hidden(position, where)
    if reason != reasons.OPEN:
        return reason
    low, high = first_hexes(position, seat)
    return reasons.OPEN if in_halves(low, high, where) else reasons.OUT_OF_REACH


def why_not_hidden(position: ParadisePosition, where: i64) -> i64:
    """§6.3: what can be explored is unknown or has a tile face down."""
    if in_set(position, UNKNOWN, where):
        return reasons.CUP_EMPTY if position.cup == 0 else reasons.OPEN
    return reasons.OPEN if in_set(position, FACE_DOWN, where) else reasons.NOT_UNKNOWN


def why_not_explore(position: ParadisePosition, seat: i64, where: i64) -> i64:
    """§6.4, §6.5: the next hex touches the Explorer's; known ones are crossed, but no enemy hexes."""
    if where == position.voyage_at:
        return reasons.OPEN if in_set(position, UNKNOWN, where) and position.cup != 0 else reasons.NOT_UNKNOWN
    if not is_near(position.voyage_at, where):
        return reasons.NOT_ADJACENT
    if not in_set(position, KNOWN, where):
        return why_not_hidden(position, where)
    low, high = free_hexes(position, seat)
    return reasons.OPEN if in_halves(low, high, where) else reasons.ENEMY_THERE


def legal_begin(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """The first hexes."""
    low, high = first_hexes(position, seat)
    return list_actions(actions.EXPLORE, low, high, found)


def legal_explore(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """The next hexes."""
    low, high = next_hexes(position, seat)
    return list_actions(actions.EXPLORE, low, high, found)


# --- What is found ---


def add_knots(position: ParadisePosition, where: i64, knots: i64) -> None:
    """§6.4: knots lie exposed in the hex, and count."""
    position.knots += knots
    places.set_knots(position, where, places.knots_at(position, where) + knots)
    tell_knots(position, knots)


def marker_outcomes(position: ParadisePosition) -> vec[i64]:
    """§6.3: the kinds of markers in the cup."""
    found = vec[i64]()
    for kind in range(MARKER_COUNT):
        if in_cup(position, kind) > 0:
            found = append(found, actions.MARKER + kind)
    return found


def marker_odds(position: ParadisePosition) -> vec[i64]:
    """How many there are of each."""
    found = vec[i64]()
    for kind in range(MARKER_COUNT):
        if in_cup(position, kind) > 0:
            found = append(found, in_cup(position, kind))
    return found


def discover(position: ParadisePosition, seat: i64, kind: i64) -> None:
    """§6.3: the marker of this hex: Open Ocean lies in its hex, with its knots; so do those of an Island Group; Off Course goes."""
    where = position.voyage_at
    take_marker(position, kind)
    tell_marker(position, seat, where, kind)
    if kind == OFF_COURSE:
        return
    if not is_island(kind):
        lay_ocean(position, where)
    add_knots(position, where, knots_of(kind))


def lay_ocean(position: ParadisePosition, where: i64) -> None:
    """§2.5: this hex is Open Ocean."""
    drop_from(position, UNKNOWN, where)
    add_to(position, KNOWN, where)
    add_to(position, SEA, where)


def tile_outcomes(position: ParadisePosition) -> vec[i64]:
    """§6.3: the tiles in the lid."""
    found = vec[i64]()
    for tile in range(TILE_COUNT):
        if has(position.lid, tile):
            found = append(found, actions.TILE + tile)
    return found


def place_tile(position: ParadisePosition, seat: i64, tile: i64) -> None:
    """§6.3: a tile is drawn, looked at, and laid face down."""
    where = position.voyage_at
    position.lid &= ~bit(tile)
    places.set_tile(position, where, tile)
    drop_from(position, UNKNOWN, where)
    add_to(position, FACE_DOWN, where)
    tell_found_tile(position, "draw-tile", seat, where, tile)


def turn_up(position: ParadisePosition, where: i64) -> None:
    """§6.3: the tile lies face up, and the markers on it come back."""
    places.set_found(position, where, 0)
    drop_from(position, FACE_DOWN, where)
    add_to(position, KNOWN, where)
    position.raise_floor()


def drift_hexes(position: ParadisePosition, seat: i64) -> tuple[i64, i64]:
    """§6.3, ruling 4: where Off Course may drive the Explorer: unknown, or a tile that it has not found."""
    here = position.voyage_at
    low, high = hidden_hexes(position)
    low &= CHART.near_low[here]
    high &= CHART.near_high[here]
    for where in hexes_in(position, FACE_DOWN):
        if has(places.found_by(position, where), seat):
            if where >= HALF:
                high &= ~bit(where - HALF)
            else:
                low &= ~bit(where)
    return low, high


def why_not_drift(position: ParadisePosition, seat: i64, where: i64) -> i64:
    """§6.3: the left neighbour must choose a hex that the Explorer can explore."""
    low, high = drift_hexes(position, seat)
    return reasons.OPEN if in_halves(low, high, where) else reasons.NO_DRIFT


def legal_drift(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """All of them."""
    low, high = drift_hexes(position, seat)
    return list_actions(actions.DRIFT, low, high, found)


def is_new_tile(position: ParadisePosition, seat: i64, where: i64) -> bool:
    """§6.5: does a tile lie here face down that the seat has not found yet?"""
    return in_set(position, FACE_DOWN, where) and not has(places.found_by(position, where), seat)


def look_at_tile(position: ParadisePosition, seat: i64, where: i64) -> bool:
    """§6.5: the seat looks at the tile. Found by all, it is turned up: then there is nothing to decide."""
    tell_found_tile(position, "look-tile", seat, where, places.tile_at(position, where))
    if places.found_by(position, where) | bit(seat) == bit(position.seats) - 1:
        turn_up(position, where)
        tell_tile_up(position, "all-found", seat, where, places.tile_at(position, where))
        return True
    return False


def markers_out(position: ParadisePosition, seat: i64) -> i64:
    """§6.5: how many Discovered Island markers of the seat lie on the map."""
    number: i64 = 0
    for where in hexes_in(position, FACE_DOWN):
        if has(places.found_by(position, where), seat):
            number += 1
    return number


def why_not_keep(position: ParadisePosition, seat: i64) -> i64:
    """§6.5: a tile is kept secret by one of three markers."""
    return reasons.OPEN if markers_out(position, seat) < FOUND_MARKERS else reasons.NO_MARKER_LEFT


def keep(position: ParadisePosition, seat: i64, where: i64) -> None:
    """§6.3: the tile stays face down with the seat's marker on it."""
    places.set_found(position, where, places.found_by(position, where) | bit(seat))
    tell_at(position, "keep", seat, where)


def reveal(position: ParadisePosition, seat: i64, where: i64) -> None:
    """§6.3: the tile is laid face up at once."""
    turn_up(position, where)
    tell_tile_up(position, "turn", seat, where, places.tile_at(position, where))


def why_not_turn(position: ParadisePosition, seat: i64, where: i64) -> i64:
    """§6.3: whoever has found a tile may turn it up at any time."""
    return reasons.OPEN if in_set(position, FACE_DOWN, where) and has(places.found_by(position, where), seat) else reasons.NOT_FOUND


def legal_turn(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """The tiles that the seat has found."""
    if is_empty(position, FACE_DOWN):
        return found
    for where in hexes_in(position, FACE_DOWN):
        if has(places.found_by(position, where), seat):
            found = append(found, actions.TURN + where)
    return found


def legal_tile(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """§6.3, §6.5: keep it, reveal it, or first turn up another."""
    if why_not_keep(position, seat) == reasons.OPEN:
        found = append(found, actions.KEEP)
    return legal_turn(position, seat, append(found, actions.REVEAL))


# --- Knots ---


def knot_limit(position: ParadisePosition, seat: i64) -> i64:
    """§6.4: five knots, or six with NAVIGATION: the Explorer must return; with more it is lost."""
    return KNOT_LIMIT + 1 if lies_open(position, seat, NAVIGATION) else KNOT_LIMIT


def is_lost(position: ParadisePosition, seat: i64) -> bool:
    """§6.4: too many knots, and no OCEAN CHART."""
    return position.knots > knot_limit(position, seat) and not lies_open(position, seat, OCEAN_CHART)


def knot_cards(position: ParadisePosition, seat: i64) -> i64:
    """Ruling 53: the cards that help with too many knots."""
    cards = hand(position, seat)
    closed = cards & ~position.opened & (bit(NAVIGATION) | bit(OCEAN_CHART))
    return closed | (cards & ~position.spent & bit(BIRD_SIGNS))


def why_not_knot_card(position: ParadisePosition, seat: i64, action: i64) -> i64:
    """NAVIGATION, OCEAN CHART and BIRD SIGNS, if they are there to be used; all can be declined."""
    if action == actions.NO_CARD:
        return reasons.OPEN
    if not actions.USE <= action < actions.SHOW:
        return reasons.NOT_NOW
    card = action - actions.USE
    if has(knot_cards(position, seat), card):
        return reasons.OPEN
    if not has(hand(position, seat), card):
        return reasons.NOT_HELD
    if card == BIRD_SIGNS:
        return reasons.CARD_SPENT
    return reasons.CARD_OPEN if card == NAVIGATION or card == OCEAN_CHART else reasons.CARD_USELESS


def follow_birds(position: ParadisePosition) -> None:
    """BIRD SIGNS: two knots fewer."""
    position.knots = max(0, position.knots - 2)


def fetch(position: ParadisePosition, seat: i64) -> None:
    """§6.1: the Explorer comes back from the Lost Box."""
    position.lost &= ~bit(seat)
    tell_at(position, "fetch", seat, NOWHERE)


def resolve(position: ParadisePosition, seat: i64) -> None:
    """§6.6: knots are turned over or removed; the Explorer is home, or in the Lost Box."""
    lost = is_lost(position, seat)
    if lost:
        position.lost |= bit(seat)
    for where in hexes_in(position, ROPED):
        places.set_knots(position, where, 0)
    tell_at(position, "lost" if lost else "return", seat, position.voyage_at)
    position.voyage_at = NOWHERE
    position.knots = 0
