"""What the advanced rules add to a position, from JSON."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import HIDDEN
from vaka.engine.reading import flag, index_in
from vaka.games.paradise.rules.advanced import (
    GALAPAGOS,
    KUMARA,
    MALARIA,
    RULE_KUMARA,
    RULE_MALARIA,
    RULE_SOUTH,
    RULE_STORE,
    SAVED,
    SOUTH,
)
from vaka.games.paradise.rules.annex import annex
from vaka.games.paradise.rules.box import TILES
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.orders import plan
from vaka.games.paradise.rules.packed import bit, has
from vaka.games.paradise.rules.position import TILE_UNKNOWN, ParadisePosition
from vaka.games.paradise.rules.reading_pieces import read_hex, read_seat_set
from vaka.games.paradise.rules.south_island import OUT_OF_PLAY, note_buried, note_south
from vaka.games.paradise.rules.storing import PLAN_SPEND, plan_store
from vaka.games.paradise.rules.writing_advanced import REPLACED


def read_advanced(position: ParadisePosition, data: dict[str, Any]) -> None:
    """What each rule in play has noted."""
    if position.advanced & RULE_STORE != 0:
        annex(position, SAVED, read_seat_set(position, data["saved"]))
    if position.advanced & RULE_SOUTH != 0:
        read_south(position, data["south"])
    if position.advanced & RULE_KUMARA != 0:
        annex(position, KUMARA, read_seat_set(position, data["kumara"]))
        annex(position, GALAPAGOS, read_seat_set(position, data["galapagos"]))
    if position.advanced & RULE_MALARIA != 0:
        annex(position, MALARIA, 1 if flag(data["malaria"]) else 0)


def read_south(position: ParadisePosition, data: dict[str, Any]) -> None:
    """§11.3: where Te Waka Maui lies, and what left the game for it."""
    if flag(data["out"]):
        annex(position, SOUTH, OUT_OF_PLAY)
    elif data["hex"] is not None:
        gone: i64 = index_in(REPLACED, data["replaced"])
        note_south(position, read_hex(data["hex"]), read_hex(data["beside"]), gone)
    if data["buried"] is None:
        return
    tile: i64 = TILE_UNKNOWN
    if data["buried"] != HIDDEN:
        tile = index_in(TILES, data["buried"])
        if not has(position.lid, tile):
            raise BadPosition(f"the tile {data['buried']!r} is there twice, or set aside")
        position.lid &= ~bit(tile)
    note_buried(position, tile, read_seat_set(position, data["known"]))


def read_advanced_plan(position: ParadisePosition, seat: i64, entry: dict[str, Any]) -> None:
    """Orders that the advanced rules allow."""
    if position.advanced & RULE_STORE != 0:
        pool = read_hex(entry["store"])
        if pool != NOWHERE:
            plan_store(position, seat, pool)
        if flag(entry["spend"]):
            plan(position, seat, PLAN_SPEND)
