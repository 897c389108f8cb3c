"""What the advanced rules hide: a tile that left the game unseen."""

from __future__ import annotations

from typing import Any

from librt.random import Random
from mypy_extensions import i64

from vaka.games.paradise.rules.packed import bit, has, lowest, size_of, without_lowest
from vaka.games.paradise.rules.position import NO_TILE, TILE_UNKNOWN, ParadisePosition
from vaka.games.paradise.rules.south_island import buried_known_by, buried_tile, note_buried


def pick(mask: i64, rng: Random) -> i64:
    """One of a set, all alike."""
    left: i64 = rng.randrange(size_of(mask))
    while left > 0:
        mask = without_lowest(mask)
        left -= 1
    return lowest(mask)


def hide_advanced(position: ParadisePosition, viewer: i64) -> None:
    """Write over what the viewer does not know."""
    tile = buried_tile(position)
    if tile == NO_TILE or tile == TILE_UNKNOWN or (viewer >= 0 and has(buried_known_by(position), viewer)):
        return
    position.lid |= bit(tile)
    note_buried(position, TILE_UNKNOWN, buried_known_by(position))


def hidden_advanced(position: ParadisePosition, tiles: list[str]) -> dict[str, Any]:
    """Each hidden place with what it may be."""
    return {"advanced/south/buried": tiles} if buried_tile(position) == TILE_UNKNOWN else {}


def deal_advanced(position: ParadisePosition, rng: Random) -> None:
    """Any of the tiles that are not in sight."""
    if buried_tile(position) == TILE_UNKNOWN:
        tile = pick(position.lid, rng)
        position.lid &= ~bit(tile)
        note_buried(position, tile, buried_known_by(position))
