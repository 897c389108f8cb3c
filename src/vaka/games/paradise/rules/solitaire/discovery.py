"""The solitaire game (§12): what Samoa finds when it explores, and whose a group is that the player discovers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules.board import hexes, places, sets
from vaka.games.paradise.rules.board.annex import CHIT_COUNT, FINDING, OWED, annex, annexed
from vaka.games.paradise.rules.board.pieces import TRANSPORT
from vaka.games.paradise.rules.box import ADVANCED_BOX, Hex
from vaka.games.paradise.rules.exploration import south_island, voyage
from vaka.games.paradise.rules.options import PLAYER, RULE_HARD, SAMOA_SEAT
from vaka.games.paradise.rules.packed import bit
from vaka.games.paradise.rules.position import OFF_COURSE, ParadisePosition, is_island, knots_of, take_marker
from vaka.games.paradise.rules.solitaire import samoa, war
from vaka.games.paradise.rules.telling.samoa import tell_samoa, tell_samoa_tile

# What the dice still say of a discovered group, side by side in FINDING.
A_BOX: Final[i64] = 1
A_BAND: Final[i64] = 16

# --- Samoa explores (§12.3) ---


def next_unexplored(position: ParadisePosition) -> i64:
    """§12.3: the first hex in Samoa's order that is still unknown, or NOWHERE."""
    for where in ADVANCED_BOX.solo_order:
        at: i64 = where
        if sets.in_set(position, sets.UNKNOWN, at):
            return at
    return hexes.NOWHERE


def discover(position: ParadisePosition, kind: i64) -> None:
    """§12.3, ruling 45: Off Course has no effect, another marker is drawn; an Island Group brings a tile."""
    where = next_unexplored(position)
    take_marker(position, kind)
    if kind == OFF_COURSE:
        tell_samoa(position, "solo-off", where)
        return
    knots = knots_of(kind)
    annex(position, CHIT_COUNT, annexed(position, CHIT_COUNT) + knots)
    tell_samoa(position, "solo-island" if is_island(kind) else "solo-ocean", where, knots=int(knots))
    if not is_island(kind):
        voyage.lay_ocean(position, where)


def find(position: ParadisePosition, tile: i64) -> None:
    """§12.3: the tile lies face up, with a Transport Canoe of Samoa; so does Te Waka Maui (§11.3), unless the player is there."""
    where = next_unexplored(position)
    position.lid &= ~bit(tile)
    places.set_tile(position, where, tile)
    sets.drop_from(position, sets.UNKNOWN, where)
    sets.add_to(position, sets.KNOWN, where)
    tell_samoa_tile(position, where, tile)
    south_island.lay_south_island(position, SAMOA_SEAT, where)
    samoa.gain(position, where, TRANSPORT, "found")
    if where == south_island.north_hex(position) and places.owner_at(position, south_island.south_hex(position)) != PLAYER:
        samoa.gain(position, south_island.south_hex(position), TRANSPORT, "found")


# --- Whose a discovered group is (§12.4) ---


def is_occupied(position: ParadisePosition, where: Hex, pips: i64) -> bool:
    """§12.4: Samoa's, if the roll is below the distance to Tonga; one less where both homes are as far, two less near Samoa."""
    far = hexes.distance(where, war.TONGA_HEX)
    near = hexes.distance(where, war.SAMOA_HEX)
    roll = pips - (2 if near < far else 1 if near == far else 0)
    taken = roll < far
    key = "solo-occupied" if taken else "solo-free"
    tell_samoa(position, key, where, pips=int(pips), total=int(roll), count=int(far))
    return taken


def boxes_left(position: ParadisePosition) -> i64:
    """For how many green boxes a die is still to be rolled."""
    return annexed(position, FINDING) & (A_BAND - 1)


def bands_left(position: ParadisePosition) -> i64:
    """For how many Villages."""
    return annexed(position, FINDING) // A_BAND


def owe_chit(position: ParadisePosition, where: Hex) -> None:
    """§12.4: a free group of four boxes, in the harder game of three or four, brings a chit when the exploration is over."""
    boxes = places.green_boxes(position, where) + places.brown_boxes(position, where)
    if boxes >= (3 if position.advanced & RULE_HARD != 0 else 4):
        annex(position, OWED, annexed(position, OWED) + 1)
        tell_samoa(position, "solo-owed", where)
