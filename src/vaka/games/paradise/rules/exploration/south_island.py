"""The South Island (§11.3): Te Waka Maui lies beside Aotearoa, if there is room, and one walks from one to the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.board import hexes, places, sets
from vaka.games.paradise.rules.board.annex import BURIED, ISLE, SOUTH, annex, annexed, peeked_hex, peeked_seat
from vaka.games.paradise.rules.board.knowledge import NO_WAR, joined
from vaka.games.paradise.rules.board.pieces import COLONY, WARRIOR, count, one, total
from vaka.games.paradise.rules.board.seats import NATION, of_seat
from vaka.games.paradise.rules.box import ADVANCED_BOX, BOX, Hex, Seat
from vaka.games.paradise.rules.movement import fleets, trips
from vaka.games.paradise.rules.options import RULE_SOUTH
from vaka.games.paradise.rules.packed import ZERO, bit
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.fortune import tell_south_island, tell_walk

AOTEAROA: Final[i64] = BOX.tiles.index("aotearoa")
TE_WAKA_MAUI: Final[i64] = BOX.set_aside
OUT_OF_PLAY: Final[i64] = 127  # in the place of the hex
REPLACED_OCEAN: Final[i64] = 1
REPLACED_TILE: Final[i64] = 2
ISLE_WAITS: Final[i64] = 1  # the dice for Aotearoa come first
ISLE_NOW: Final[i64] = 2


# --- Where it lies ---


def south_hex(position: ParadisePosition) -> i64:
    """Where Te Waka Maui lies, or NOWHERE."""
    place = annexed(position, SOUTH) & 127
    return hexes.NOWHERE if place == OUT_OF_PLAY else place - 1


def north_hex(position: ParadisePosition) -> i64:
    """Where Aotearoa lies, if Te Waka Maui lies beside it, or NOWHERE."""
    return ((annexed(position, SOUTH) >> 7) & 127) - 1


def is_south_decided(position: ParadisePosition) -> bool:
    """Has Te Waka Maui been laid out, or put out of play?"""
    return annexed(position, SOUTH) != 0


def is_south_out(position: ParadisePosition) -> bool:
    """Was there no room for it?"""
    return annexed(position, SOUTH) & 127 == OUT_OF_PLAY


def replaced(position: ParadisePosition) -> i64:
    """What left the game for it: nothing, an Open Ocean marker, or a tile face down."""
    return annexed(position, SOUTH) >> 14


def note_south(position: ParadisePosition, where: Hex, north: i64, gone: i64) -> None:
    """Note where both lie, and what it replaced."""
    annex(position, SOUTH, (where + 1) | ((north + 1) << 7) | (gone << 14))


def beside(where: Hex, bearing: i64) -> i64:
    """The hex on this side of another, or NOWHERE."""
    right, down = hexes.SIDES[bearing]
    east = hexes.CHART.east[where] + right
    south = hexes.CHART.south[where] + down
    for other in range(len(BOX.places)):
        at: i64 = other
        if hexes.CHART.east[at] == east and hexes.CHART.south[at] == south:
            return hexes.NOWHERE if hexes.CHART.kind[at] == hexes.AMERICA else at
    return hexes.NOWHERE


def lay_south_island(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§11.3: with Aotearoa comes Te Waka Maui, on the side that the home of who turns it up says; not where land lies already."""
    if position.advanced & RULE_SOUTH == 0 or places.tile_at(position, where) != AOTEAROA or is_south_decided(position):
        return
    nation = int(of_seat(position, seat, NATION))
    there = beside(where, ADVANCED_BOX.south_bearings[nation])
    if there == hexes.NOWHERE or places.is_land(position, there):
        annex(position, SOUTH, OUT_OF_PLAY)
        tell_south_island(position, "south-out", seat, where)
        return
    gone: i64 = 0
    if sets.in_set(position, sets.FACE_DOWN, there):
        gone = REPLACED_TILE
        bury(position, there)
    elif places.is_unknown_print(there) and sets.in_set(position, sets.SEA, there):
        gone = REPLACED_OCEAN
    sets.drop_from(position, sets.UNKNOWN, there)
    sets.drop_from(position, sets.SEA, there)
    sets.add_to(position, sets.KNOWN, there)
    places.set_tile(position, there, TE_WAKA_MAUI)
    note_south(position, there, where, gone)
    position.raise_floor()
    tell_south_island(position, "south-island", seat, there)


# --- Alone: whose it is (§12.4, ruling 38) ---


def await_isle(position: ParadisePosition, where: Hex) -> None:
    """Te Waka Maui that came with the group in this hex gets its own dice, after those for Aotearoa."""
    if where == north_hex(position):
        annex(position, ISLE, ISLE_WAITS)


def finding_hex(position: ParadisePosition) -> i64:
    """The discovered group that the dice are about: where the Explorer is, or Te Waka Maui."""
    return south_hex(position) if annexed(position, ISLE) == ISLE_NOW else position.voyage_at


# --- A tile that leaves the game unseen (ruling 63) ---


def bury(position: ParadisePosition, where: Hex) -> None:
    """§11.3: a tile face down leaves the game, its markers come back; who has seen it still knows it."""
    seats = places.found_by(position, where)
    if position.is_pending() and position.pending_one() == where:
        seats |= bit(position.pending_seat())  # it is about this very tile, which the seat has drawn or looked at
    if peeked_hex(position) == where:
        seats |= bit(peeked_seat(position))
    note_buried(position, places.tile_at(position, where), seats)
    places.set_found(position, where, 0)
    sets.drop_from(position, sets.FACE_DOWN, where)


def note_buried(position: ParadisePosition, tile: i64, seats: i64) -> None:
    """Note the tile, and who knows it."""
    annex(position, BURIED, (tile + 1) | (seats << 8))


def buried_tile(position: ParadisePosition) -> i64:
    """The tile that left the game, TILE_UNKNOWN on a view, or NO_TILE."""
    return (annexed(position, BURIED) & 255) - 1


def buried_known_by(position: ParadisePosition) -> i64:
    """The seats that know it."""
    return annexed(position, BURIED) >> 8


# --- Walking ---


def sister_of(position: ParadisePosition, where: Hex) -> i64:
    """The other of the two islands, or NOWHERE."""
    if position.advanced & RULE_SOUTH == 0 or where == hexes.NOWHERE:
        return hexes.NOWHERE
    south = south_hex(position)
    if south == hexes.NOWHERE:
        return hexes.NOWHERE
    if where == south:
        return north_hex(position)
    return south if where == north_hex(position) else hexes.NOWHERE


def can_walk(position: ParadisePosition, where: Hex, kind: i64) -> bool:
    """§11.3: is there a Warrior Band or Colony that has not walked in this turn?"""
    if count(trips.fresh_at(position, where), kind) > 0:
        return True
    if count(places.moved_at(position, where), kind) == 0:
        return False
    return (
        trips.landed_of(trips.trip_at(position, where, trips.PUT_DOWN), kind, trips.CARRIED) > 0
        or walker_aboard(position, where, kind) >= 0
    )


def walker_aboard(position: ParadisePosition, where: Hex, kind: i64) -> i64:
    """How far a canoe here has come that carries one who has not walked; -1 if there is none."""
    for word in position.trips:
        steps = trips.steps_of(word)
        if trips.hex_of(word) == where and steps != trips.PUT_DOWN and riders(word, kind) != 0:
            return steps
    return -1


def riders(crew: i64, kind: i64) -> i64:
    """One aboard who has not walked, as part of the crew, or 0."""
    if kind == COLONY:
        return trips.COLONY_ON_TRANSPORT if trips.colonies_aboard(crew) > trips.settlers_aboard(crew) else ZERO
    if trips.bands_on_transports(crew) > trips.walkers_on_transports(crew):
        return trips.BAND_ON_TRANSPORT
    return trips.BAND_ON_WAR if trips.bands_on_wars(crew) > trips.walkers_on_wars(crew) else ZERO


def set_out_on_foot(position: ParadisePosition, where: Hex, kind: i64) -> bool:
    """Who walks: one that has not moved, one that was put down, or one from aboard. True if a canoe has carried it."""
    if count(trips.fresh_at(position, where), kind) > 0:
        return False
    put = trips.trip_at(position, where, trips.PUT_DOWN)
    if trips.landed_of(put, kind, trips.CARRIED) > 0:
        trips.set_trip(position, where, trips.PUT_DOWN, put - trips.one_landed(kind, trips.CARRIED))
        return True
    steps = walker_aboard(position, where, kind)
    crew = trips.trip_at(position, where, steps)
    trips.set_trip(position, where, steps, crew - riders(crew, kind))
    return True


def why_not_walk(position: ParadisePosition, seat: Seat, kind: i64, where: Hex) -> Reason:
    """§11.3: Warrior Bands and Colonies need no canoe between the two islands, each once a turn, carried or not (ruling 48).

    Ruling 43: to a side that an enemy holds only where a War Canoe of the seat attacks.
    """
    if position.advanced & RULE_SOUTH == 0:
        return reasons.NOT_NOW
    there = sister_of(position, where)
    if there == hexes.NOWHERE:
        return reasons.NOT_WALKABLE
    if places.owner_at(position, where) != seat:
        return reasons.NOT_YOUR_STACK
    if not can_walk(position, where, kind):
        return reasons.HAS_WALKED if count(places.pieces_at(position, where), kind) > 0 else reasons.NO_SUCH_PIECE
    return reasons.ENEMY_THERE if fleets.is_enemy(position, seat, there) and places.raid_at(position, there) == 0 else reasons.OPEN


def walk(position: ParadisePosition, seat: Seat, kind: i64, where: Hex) -> None:
    """§11.3: one piece walks over. Everybody sees that it is no canoe. Into an attack it comes as no canoe's, and stands behind."""
    there = sister_of(position, where)
    was_carried = set_out_on_foot(position, where, kind)
    position.fleet_at = where
    position.loaded = one(kind)
    fleets.leave_hex(position, seat)
    raid = places.raid_at(position, there)
    if raid != 0:
        known = joined(position.fleet_known | NO_WAR, places.raid_known(position, there), total(raid))
        places.set_raid(position, there, raid + one(kind), known, places.raid_bands(position, there))
    else:
        fleets.join_stack(position, seat, there, one(kind), position.fleet_known | NO_WAR)
        trips.put_ashore(position, there, kind, trips.CARRIED_AND_WALKED if was_carried else trips.WALKED)
    fleets.put_down(position)
    position.raise_floor()
    tell_walk(position, seat, kind, where, there)


def legal_walk(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """Warrior Bands, then Colonies."""
    if south_hex(position) == hexes.NOWHERE:
        return found
    for step in range(2):
        kind = WARRIOR if step == 0 else COLONY
        for where in sets.hexes_in(position, sets.STACKS + seat):
            if sister_of(position, where) != hexes.NOWHERE and why_not_walk(position, seat, kind, where) == reasons.OPEN:
                found = append(found, actions.WALK + step * 100 + where)
    return found
