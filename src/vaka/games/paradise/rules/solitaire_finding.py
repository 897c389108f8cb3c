"""The solitaire game (§12): what Samoa finds when it explores, and whose a group is that the player discovers."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.advanced import (
    CHIT_COUNT,
    FINDING,
    FOR_BAND,
    FOR_BOX,
    FOR_OCCUPY,
    FOR_SOLO_TILE,
    ISLE,
    OWED,
    RULE_HARD,
    SAMOA_SEAT,
)
from vaka.games.paradise.rules.advanced_box import ADVANCED_BOX
from vaka.games.paradise.rules.annex import annex, annexed
from vaka.games.paradise.rules.exploration import lay_ocean
from vaka.games.paradise.rules.hexes import NOWHERE, distance
from vaka.games.paradise.rules.packed import bit
from vaka.games.paradise.rules.pieces import TRANSPORT, WARRIOR
from vaka.games.paradise.rules.places import brown_boxes, green_boxes, owner_at, set_tile
from vaka.games.paradise.rules.position import (
    KNOWN,
    OFF_COURSE,
    UNKNOWN,
    ParadisePosition,
    add_to,
    drop_from,
    in_set,
    take_marker,
)
from vaka.games.paradise.rules.script import count_knots
from vaka.games.paradise.rules.solitaire import (
    gain,
    gain_village,
)
from vaka.games.paradise.rules.solitaire_war import (
    PLAYER,
    SAMOA_HEX,
    TONGA_HEX,
)
from vaka.games.paradise.rules.south_island import (
    ISLE_NOW,
    ISLE_WAITS,
    finding_hex,
    lay_south_island,
    north_hex,
    south_hex,
)
from vaka.games.paradise.rules.telling_solo import tell_samoa, tell_samoa_tile

# --- Samoa explores (§12.3) ---


def next_unexplored(position: ParadisePosition) -> i64:
    """§12.3: the first hex in Samoa's order that is still unknown, or NOWHERE."""
    for where in ADVANCED_BOX.solo_order:
        at: i64 = where
        if in_set(position, UNKNOWN, at):
            return at
    return NOWHERE


def discover_for_samoa(position: ParadisePosition, kind: i64) -> None:
    """§12.3, ruling 45: Off Course has no effect, another marker is drawn; an Island Group brings a tile."""
    where = next_unexplored(position)
    take_marker(position, kind)
    if kind == OFF_COURSE:
        tell_samoa(position, "solo-off", where)
        return
    knots = kind % 3 + 1
    annex(position, CHIT_COUNT, annexed(position, CHIT_COUNT) + knots)
    tell_samoa(position, "solo-ocean" if kind >= 3 else "solo-island", where, knots=int(knots))
    if kind >= 3:
        lay_ocean(position, where)
    else:
        position.chance = FOR_SOLO_TILE


def find_for_samoa(position: ParadisePosition, tile: i64) -> None:
    """§12.3: the tile lies face up, with a Transport Canoe of Samoa; so does Te Waka Maui (§11.3), unless the player is there."""
    where = next_unexplored(position)
    position.lid &= ~bit(tile)
    set_tile(position, where, tile)
    drop_from(position, UNKNOWN, where)
    add_to(position, KNOWN, where)
    tell_samoa_tile(position, where, tile)
    lay_south_island(position, SAMOA_SEAT, where)
    gain(position, where, TRANSPORT, "found")
    if where == north_hex(position) and owner_at(position, south_hex(position)) != PLAYER:
        gain(position, south_hex(position), TRANSPORT, "found")


# --- Whose a discovered group is (§12.4) ---


def occupy(position: ParadisePosition, pips: i64) -> None:
    """§12.4: Samoa's, if the roll is below the distance to Tonga; one less where both homes are as far, two less near Samoa."""
    where = finding_hex(position)
    far = distance(where, TONGA_HEX)
    near = distance(where, SAMOA_HEX)
    roll = pips - (2 if near < far else 1 if near == far else 0)
    taken = roll < far
    key = "solo-occupied" if taken else "solo-free"
    tell_samoa(position, key, where, pips=int(pips), total=int(roll), count=int(far))
    if not taken:
        owe_chit(position, where)
        go_on_finding(position)
        return
    gain(position, where, TRANSPORT, "found")
    annex(position, FINDING, green_boxes(position, where))
    roll_on(position)


def go_on_finding(position: ParadisePosition) -> None:
    """§11.3, ruling 38: after Aotearoa the dice are for Te Waka Maui, unless the player's pieces stand there; then knots count."""
    if annexed(position, ISLE) == ISLE_WAITS:
        annex(position, ISLE, ISLE_NOW)
        where = south_hex(position)
        if owner_at(position, where) != PLAYER:
            position.chance = FOR_OCCUPY
            return
        tell_samoa(position, "solo-held", where)
        owe_chit(position, where)
    annex(position, ISLE, 0)
    count_knots(position)


def owe_chit(position: ParadisePosition, where: i64) -> None:
    """§12.4: a free group of four boxes, in the harder game of three or four, brings a chit when the exploration is over."""
    boxes = green_boxes(position, where) + brown_boxes(position, where)
    if boxes >= (3 if position.advanced & RULE_HARD != 0 else 4):
        annex(position, OWED, annexed(position, OWED) + 1)
        tell_samoa(position, "solo-owed", where)


def roll_on(position: ParadisePosition) -> None:
    """§12.4: a die for each green box, then one for each Village."""
    finding = annexed(position, FINDING)
    if finding & 15 > 0:
        position.chance = FOR_BOX
    elif finding > 0:
        position.chance = FOR_BAND
    else:
        go_on_finding(position)


def roll_box(position: ParadisePosition, pips: i64) -> None:
    """§12.4: a Village on an even roll."""
    finding = annexed(position, FINDING) - 1
    tell_samoa(position, "solo-roll", finding_hex(position), pips=int(pips), what="village")
    if pips % 2 == 0:
        gain_village(position, finding_hex(position))
        finding += 16
    annex(position, FINDING, finding)
    roll_on(position)


def roll_band(position: ParadisePosition, pips: i64) -> None:
    """§12.4: a Warrior Band on an even roll."""
    annex(position, FINDING, annexed(position, FINDING) - 16)
    tell_samoa(position, "solo-roll", finding_hex(position), pips=int(pips), what="warrior")
    if pips % 2 == 0:
        gain(position, finding_hex(position), WARRIOR, "found")
    roll_on(position)
