"""What the advanced rules add to a position as JSON. A game without them writes nothing of it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vaka.engine.names import HIDDEN
from vaka.games.paradise.rules.advanced import GALAPAGOS, KUMARA, MALARIA, RULE_KUMARA, RULE_MALARIA, RULE_SOUTH, RULE_STORE, SAVED
from vaka.games.paradise.rules.annex import annexed
from vaka.games.paradise.rules.box import HEXES, SEATS, TILES
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.orders import is_planned
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.position import NO_TILE, TILE_UNKNOWN, ParadisePosition
from vaka.games.paradise.rules.south_island import buried_known_by, buried_tile, is_south_out, north_hex, replaced, south_hex
from vaka.games.paradise.rules.storing import PLAN_SPEND, stored_from

REPLACED: Final = (None, "ocean", "tile")


def seats_in(mask: i64) -> list[str]:
    """The seats of a set."""
    return [SEATS[seat] for seat in range(len(SEATS)) if has(mask, seat)]


def write_advanced(position: ParadisePosition) -> dict[str, Any]:
    """What each rule in play has noted."""
    data: dict[str, Any] = {}
    if position.advanced & RULE_STORE != 0:
        data["saved"] = seats_in(annexed(position, SAVED))
    if position.advanced & RULE_SOUTH != 0:
        data["south"] = write_south(position)
    if position.advanced & RULE_KUMARA != 0:
        data["kumara"] = seats_in(annexed(position, KUMARA))
        data["galapagos"] = seats_in(annexed(position, GALAPAGOS))
    if position.advanced & RULE_MALARIA != 0:
        data["malaria"] = annexed(position, MALARIA) != 0
    return data


def write_south(position: ParadisePosition) -> dict[str, Any]:
    """§11.3: where Te Waka Maui lies, what it replaced, and the tile that left the game for it."""
    south, north, tile = south_hex(position), north_hex(position), buried_tile(position)
    buried = None if tile == NO_TILE else HIDDEN if tile == TILE_UNKNOWN else TILES[tile]
    return {
        "out": is_south_out(position),
        "hex": None if south == NOWHERE else HEXES[south],
        "beside": None if north == NOWHERE else HEXES[north],
        "replaced": REPLACED[replaced(position)],
        "buried": buried,
        "known": seats_in(buried_known_by(position)),
    }


def write_advanced_plan(position: ParadisePosition, seat: i64) -> dict[str, Any]:
    """Orders that the advanced rules allow."""
    data: dict[str, Any] = {}
    if position.advanced & RULE_STORE != 0:
        pool = stored_from(position, seat)
        data["store"] = None if pool == NOWHERE else HEXES[pool]
        data["spend"] = is_planned(position, seat, PLAN_SPEND)
    return data
