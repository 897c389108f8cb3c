"""Exploration (§6): where an Explorer may go, what it finds there, and how its knots are counted."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.board import hexes, places, sets
from vaka.games.paradise.rules.box import BOX, Hex, Seat
from vaka.games.paradise.rules.cards import BIRD_SIGNS, NAVIGATION, OCEAN_CHART, hand, lies_open
from vaka.games.paradise.rules.movement import reach
from vaka.games.paradise.rules.packed import bit, has
from vaka.games.paradise.rules.position import (
    MARKER_COUNT,
    OFF_COURSE,
    TILE_COUNT,
    ParadisePosition,
    in_cup,
    is_island,
    knots_of,
    take_marker,
)
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.turn import tell_at, tell_found_tile, tell_knots, tell_marker, tell_tile_up

LOOK_KNOTS: Final[i64] = BOX.look_knots
KNOT_LIMIT: Final[i64] = BOX.knot_limit
FOUND_MARKERS: Final[i64] = BOX.found_markers


# --- Where an Explorer may go ---


def hidden_hexes(position: ParadisePosition) -> sets.Hexes:
    """§6.3: what is unknown, while there are markers in the cup, and what has a tile face down."""
    face_down = sets.of(position, sets.FACE_DOWN)
    return sets.join(face_down, sets.of(position, sets.UNKNOWN)) if position.cup != 0 else face_down


def first_hexes(position: ParadisePosition, seat: Seat) -> sets.Hexes:
    """§6.2: the hexes in which an exploration may begin, by any pre-move from any controlled group."""
    reached = sets.spread(sets.of(position, sets.CONTROL + seat), reach.free_hexes(position, seat))
    return sets.meet(sets.around(reached), hidden_hexes(position))


def next_hexes(position: ParadisePosition, seat: Seat) -> sets.Hexes:
    """§6.4, §6.5: from the Explorer's hex on: unknown, face down, or known and no enemy's; and its own hex, if still unknown."""
    here = position.voyage_at
    found = sets.meet(sets.near(here), sets.join(reach.free_hexes(position, seat), hidden_hexes(position)))
    return sets.join(found, sets.just(here)) if position.cup != 0 and sets.in_set(position, sets.UNKNOWN, here) else found


def why_not_begin(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """§6.2: the first hex is unknown or face down, and touches what a pre-move reaches."""
    reason = why_not_hidden(position, where)
    if reason != reasons.OPEN:
        return reason
    return reasons.OPEN if sets.has(first_hexes(position, seat), where) else reasons.OUT_OF_REACH


def why_not_hidden(position: ParadisePosition, where: Hex) -> Reason:
    """§6.3: what can be explored is unknown or has a tile face down."""
    if sets.in_set(position, sets.UNKNOWN, where):
        return reasons.CUP_EMPTY if position.cup == 0 else reasons.OPEN
    return reasons.OPEN if sets.in_set(position, sets.FACE_DOWN, where) else reasons.NOT_UNKNOWN


def why_not_explore(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """§6.4, §6.5: the next hex touches the Explorer's; known ones are crossed, but no enemy hexes."""
    if where == position.voyage_at:
        return reasons.OPEN if sets.in_set(position, sets.UNKNOWN, where) and position.cup != 0 else reasons.NOT_UNKNOWN
    if not hexes.is_near(position.voyage_at, where):
        return reasons.NOT_ADJACENT
    if not sets.in_set(position, sets.KNOWN, where):
        return why_not_hidden(position, where)
    return reasons.OPEN if sets.has(reach.free_hexes(position, seat), where) else reasons.ENEMY_THERE


def legal_begin(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """The first hexes."""
    return sets.ids(actions.EXPLORE, first_hexes(position, seat), found)


def legal_explore(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """The next hexes."""
    return sets.ids(actions.EXPLORE, next_hexes(position, seat), found)


# --- What is found ---


def add_knots(position: ParadisePosition, where: Hex, knots: i64) -> None:
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


def discover(position: ParadisePosition, seat: Seat, kind: i64) -> None:
    """§6.3: the marker of this hex: Open Ocean lies in its hex, with its knots; so do those of an Island Group; Off Course goes."""
    where = position.voyage_at
    take_marker(position, kind)
    tell_marker(position, seat, where, kind)
    if kind == OFF_COURSE:
        return
    if not is_island(kind):
        lay_ocean(position, where)
    add_knots(position, where, knots_of(kind))


def lay_ocean(position: ParadisePosition, where: Hex) -> None:
    """§2.5: this hex is Open Ocean."""
    sets.drop_from(position, sets.UNKNOWN, where)
    sets.add_to(position, sets.KNOWN, where)
    sets.add_to(position, sets.SEA, where)


def tile_outcomes(position: ParadisePosition) -> vec[i64]:
    """§6.3: the tiles in the lid."""
    found = vec[i64]()
    for tile in range(TILE_COUNT):
        if has(position.lid, tile):
            found = append(found, actions.TILE + tile)
    return found


def place_tile(position: ParadisePosition, seat: Seat, tile: i64) -> None:
    """§6.3: a tile is drawn, looked at, and laid face down."""
    where = position.voyage_at
    position.lid &= ~bit(tile)
    places.set_tile(position, where, tile)
    sets.drop_from(position, sets.UNKNOWN, where)
    sets.add_to(position, sets.FACE_DOWN, where)
    tell_found_tile(position, "draw-tile", seat, where, tile)


def turn_up(position: ParadisePosition, where: Hex) -> None:
    """§6.3: the tile lies face up, and the markers on it come back."""
    places.set_found(position, where, 0)
    sets.drop_from(position, sets.FACE_DOWN, where)
    sets.add_to(position, sets.KNOWN, where)
    position.raise_floor()


def drift_hexes(position: ParadisePosition, seat: Seat) -> sets.Hexes:
    """§6.3, ruling 4: where Off Course may drive the Explorer: unknown, or a tile that it has not found."""
    found = sets.meet(hidden_hexes(position), sets.near(position.voyage_at))
    for where in sets.hexes_in(position, sets.FACE_DOWN):
        if has(places.found_by(position, where), seat):
            found = sets.without(found, sets.just(where))
    return found


def why_not_drift(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """§6.3: the left neighbour must choose a hex that the Explorer can explore."""
    return reasons.OPEN if sets.has(drift_hexes(position, seat), where) else reasons.NO_DRIFT


def legal_drift(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """All of them."""
    return sets.ids(actions.DRIFT, drift_hexes(position, seat), found)


def is_new_tile(position: ParadisePosition, seat: Seat, where: Hex) -> bool:
    """§6.5: does a tile lie here face down that the seat has not found yet?"""
    return sets.in_set(position, sets.FACE_DOWN, where) and not has(places.found_by(position, where), seat)


def look_at_tile(position: ParadisePosition, seat: Seat, where: Hex) -> bool:
    """§6.5: the seat looks at the tile. Found by all, it is turned up: then there is nothing to decide."""
    tell_found_tile(position, "look-tile", seat, where, places.tile_at(position, where))
    if places.found_by(position, where) | bit(seat) == bit(position.seats) - 1:
        turn_up(position, where)
        tell_tile_up(position, "all-found", seat, where, places.tile_at(position, where))
        return True
    return False


def markers_out(position: ParadisePosition, seat: Seat) -> i64:
    """§6.5: how many Discovered Island markers of the seat lie on the map."""
    number: i64 = 0
    for where in sets.hexes_in(position, sets.FACE_DOWN):
        if has(places.found_by(position, where), seat):
            number += 1
    return number


def why_not_keep(position: ParadisePosition, seat: Seat) -> Reason:
    """§6.5: a tile is kept secret by one of three markers."""
    return reasons.OPEN if markers_out(position, seat) < FOUND_MARKERS else reasons.NO_MARKER_LEFT


def keep(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§6.3: the tile stays face down with the seat's marker on it."""
    places.set_found(position, where, places.found_by(position, where) | bit(seat))
    tell_at(position, "keep", seat, where)


def reveal(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§6.3: the tile is laid face up at once."""
    turn_up(position, where)
    tell_tile_up(position, "turn", seat, where, places.tile_at(position, where))


def why_not_turn(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """§6.3: whoever has found a tile may turn it up at any time."""
    return (
        reasons.OPEN
        if sets.in_set(position, sets.FACE_DOWN, where) and has(places.found_by(position, where), seat)
        else reasons.NOT_FOUND
    )


def legal_turn(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """The tiles that the seat has found."""
    if sets.is_empty(position, sets.FACE_DOWN):
        return found
    for where in sets.hexes_in(position, sets.FACE_DOWN):
        if has(places.found_by(position, where), seat):
            found = append(found, actions.TURN + where)
    return found


def legal_tile(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§6.3, §6.5: keep it, reveal it, or first turn up another."""
    if why_not_keep(position, seat) == reasons.OPEN:
        found = append(found, actions.KEEP)
    return legal_turn(position, seat, append(found, actions.REVEAL))


# --- Knots ---


def knot_limit(position: ParadisePosition, seat: Seat) -> i64:
    """§6.4: five knots, or six with NAVIGATION: the Explorer must return; with more it is lost."""
    return KNOT_LIMIT + 1 if lies_open(position, seat, NAVIGATION) else KNOT_LIMIT


def is_lost(position: ParadisePosition, seat: Seat) -> bool:
    """§6.4: too many knots, and no OCEAN CHART."""
    return position.knots > knot_limit(position, seat) and not lies_open(position, seat, OCEAN_CHART)


def knot_cards(position: ParadisePosition, seat: Seat) -> i64:
    """Ruling 53: the cards that help with too many knots."""
    cards = hand(position, seat)
    closed = cards & ~position.opened & (bit(NAVIGATION) | bit(OCEAN_CHART))
    return closed | (cards & ~position.spent & bit(BIRD_SIGNS))


def why_not_knot_card(position: ParadisePosition, seat: Seat, action: i64) -> Reason:
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


def fetch(position: ParadisePosition, seat: Seat) -> None:
    """§6.1: the Explorer comes back from the Lost Box."""
    position.lost &= ~bit(seat)
    tell_at(position, "fetch", seat, hexes.NOWHERE)


def resolve(position: ParadisePosition, seat: Seat) -> None:
    """§6.6: knots are turned over or removed; the Explorer is home, or in the Lost Box."""
    lost = is_lost(position, seat)
    if lost:
        position.lost |= bit(seat)
    for where in sets.hexes_in(position, sets.ROPED):
        places.set_knots(position, where, 0)
    tell_at(position, "lost" if lost else "return", seat, position.voyage_at)
    position.voyage_at = hexes.NOWHERE
    position.knots = 0
