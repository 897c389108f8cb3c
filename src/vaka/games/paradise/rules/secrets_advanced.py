"""What the advanced rules hide: a tile that left the game unseen, and the Event cards that players keep."""

from __future__ import annotations

from typing import Any

from librt.random import Random
from mypy_extensions import i64

from vaka.games.paradise.rules.advanced_box import EVENTS
from vaka.games.paradise.rules.event_deck import (
    KEPT_EVENTS,
    KEPT_UNKNOWN,
    MOST_KEPT,
    events_out,
    kept_count,
    kept_number,
    kept_owner,
    set_kept,
)
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
    if tile != NO_TILE and tile != TILE_UNKNOWN and not (viewer >= 0 and has(buried_known_by(position), viewer)):
        position.lid |= bit(tile)
        note_buried(position, TILE_UNKNOWN, buried_known_by(position))
    for slot in range(kept_count(position)):
        owner = kept_owner(position, slot)
        if owner != viewer:
            set_kept(position, slot, owner, KEPT_UNKNOWN)


def hidden_advanced(position: ParadisePosition, tiles: list[str]) -> dict[str, Any]:
    """Each hidden place with what it may be."""
    found: dict[str, Any] = {"advanced/south/buried": tiles} if buried_tile(position) == TILE_UNKNOWN else {}
    events = [EVENTS[KEPT_EVENTS[number]] for number in range(MOST_KEPT) if has(unseen_events(position), number)]
    for slot in range(kept_count(position)):
        if kept_number(position, slot) == KEPT_UNKNOWN:
            found[f"advanced/events/kept/{slot}/event"] = events
    return found


def unseen_events(position: ParadisePosition) -> i64:
    """The cards that are kept or in the deck, for all that the view knows, by their numbers in KEPT_EVENTS."""
    found: i64 = 0
    out = events_out(position)
    for number in range(MOST_KEPT):
        if not has(out, KEPT_EVENTS[number]):
            found |= bit(number)
    return found


def deal_advanced(position: ParadisePosition, rng: Random) -> None:
    """Any of the tiles that are not in sight, and any of the cards that nobody has been seen with."""
    if buried_tile(position) == TILE_UNKNOWN:
        tile = pick(position.lid, rng)
        position.lid &= ~bit(tile)
        note_buried(position, tile, buried_known_by(position))
    for slot in range(kept_count(position)):
        if kept_number(position, slot) == KEPT_UNKNOWN:
            set_kept(position, slot, kept_owner(position, slot), pick(unseen_events(position), rng))
