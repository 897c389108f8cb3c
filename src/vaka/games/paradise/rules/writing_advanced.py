"""What the advanced rules add to a position as JSON. A game without them writes nothing of it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vaka.engine.names import HIDDEN
from vaka.games.paradise.rules.advanced import (
    CHIT_COUNT,
    CHIT_NOW,
    CHIT_STEP,
    CHITS,
    CHITS_DRAWN,
    CHITS_HELD,
    CURRENT,
    FINDING,
    GALAPAGOS,
    ISLE,
    KUMARA,
    MALARIA,
    OWED,
    PEEKED,
    PICKING,
    PLAYED,
    RULE_EVENTS,
    RULE_KUMARA,
    RULE_MALARIA,
    RULE_SOUTH,
    RULE_STORE,
    SAVED,
)
from vaka.games.paradise.rules.advanced_actions import BLIGHTS
from vaka.games.paradise.rules.advanced_box import EVENTS
from vaka.games.paradise.rules.annex import annexed
from vaka.games.paradise.rules.box import HEXES, SEATS, TILES
from vaka.games.paradise.rules.cards import unseen_cards
from vaka.games.paradise.rules.event_deck import EVENT_COUNT, MARKED_EVENTS, kept_count, kept_event, kept_owner, marker_hex
from vaka.games.paradise.rules.event_notes import current_event, noted
from vaka.games.paradise.rules.events import has_begun
from vaka.games.paradise.rules.harvest import PLAN_CLEAR
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.orders import PLAN_FREE_VILLAGE, PLAN_HARVEST, is_planned
from vaka.games.paradise.rules.packed import field, has
from vaka.games.paradise.rules.position import NO_TILE, TILE_UNKNOWN, ParadisePosition
from vaka.games.paradise.rules.solitaire import CHIT_COUNT_ALL, is_solo
from vaka.games.paradise.rules.solitaire_war import PICKS
from vaka.games.paradise.rules.south_island import buried_known_by, buried_tile, is_south_out, north_hex, replaced, south_hex
from vaka.games.paradise.rules.storing import PLAN_SPEND, stored_from

REPLACED: Final = (None, "ocean", "tile")
ISLES: Final = (None, "waits", "now")
"""Te Waka Maui, found with Aotearoa: its dice, in the order of the numbers in `south_island`."""

NOTE_WORDS: Final = ("disputed", "becalmed", "winded", "bride", "groom", "leading_attack", "leading_defence", "warded", "drawer")


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
    if position.advanced & RULE_EVENTS != 0:
        data["events"] = write_events(position)
    if is_solo(position):
        data["solo"] = write_solo(position)
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


def write_events(position: ParadisePosition) -> dict[str, Any]:
    """§11.2: the deck, kept cards, markers, and what Events do to players for a while."""
    current, peeked = current_event(position), annexed(position, PEEKED)
    packed = annexed(position, CURRENT)
    placed = [field(packed, 8, place) - 1 for place in (1, 2)]
    marked = [event for event in MARKED_EVENTS if marker_hex(position, event) != NOWHERE]
    return {
        "begun": has_begun(position),
        "played": [EVENTS[event] for event in range(EVENT_COUNT) if has(annexed(position, PLAYED), event)],
        "kept": [write_kept(position, slot) for slot in range(kept_count(position))],
        "current": None if current < 0 else EVENTS[current],
        "placed": [HEXES[where] for where in placed if where >= 0],
        "markers": {EVENTS[event]: HEXES[marker_hex(position, event)] for event in marked},
        "peeked": None if peeked == 0 else {"seat": SEATS[peeked >> 8], "hex": HEXES[(peeked & 255) - 1]},
    } | {name: None if noted(position, place) < 0 else SEATS[noted(position, place)] for place, name in enumerate(NOTE_WORDS)}


def write_solo(position: ParadisePosition) -> dict[str, Any]:
    """§12: the chits, what is carried out, Samoa's unseen cards, and what the dice are about."""
    now, finding = annexed(position, CHIT_NOW), annexed(position, FINDING)
    return {
        "cup": [chit + 1 for chit in range(CHIT_COUNT_ALL) if has(annexed(position, CHITS), chit)],
        "drawn": annexed(position, CHITS_DRAWN),
        "held": [chit + 1 for chit in range(CHIT_COUNT_ALL) if has(annexed(position, CHITS_HELD), chit)],
        "now": now if now > 0 else None,
        "step": annexed(position, CHIT_STEP),
        "count": annexed(position, CHIT_COUNT),
        "owed": annexed(position, OWED) & 15,
        "after": annexed(position, OWED) >= 16,
        "cards": unseen_cards(position),
        "picking": PICKS[annexed(position, PICKING)],
        "boxes": finding & 15,
        "bands": finding >> 4,
        "isle": ISLES[annexed(position, ISLE)],
    }


def write_kept(position: ParadisePosition, slot: i64) -> dict[str, str]:
    """A kept card."""
    event = kept_event(position, slot)
    return {"seat": SEATS[kept_owner(position, slot)], "event": HIDDEN if event < 0 else EVENTS[event]}


def write_advanced_plan(position: ParadisePosition, seat: i64) -> dict[str, Any]:
    """Orders that the advanced rules allow."""
    data: dict[str, Any] = {}
    if position.advanced & RULE_EVENTS != 0:
        is_free = is_planned(position, seat, PLAN_FREE_VILLAGE)
        data["harvest"] = ("free" if is_free else "used") if is_planned(position, seat, PLAN_HARVEST) else None
        data["cleared"] = [BLIGHTS[which] for which in range(2) if is_planned(position, seat, PLAN_CLEAR + which)]
    if position.advanced & RULE_STORE != 0:
        pool = stored_from(position, seat)
        data["store"] = None if pool == NOWHERE else HEXES[pool]
        data["spend"] = is_planned(position, seat, PLAN_SPEND)
    return data
