"""What the advanced rules add to a position, from JSON."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import HIDDEN
from vaka.engine.reading import bounded, flag, index_in, one_of, set_of
from vaka.games.paradise.rules.advanced import (
    BEGUN,
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
    SAMOA_SEAT,
    SAVED,
    SOUTH,
)
from vaka.games.paradise.rules.advanced_actions import BLIGHTS
from vaka.games.paradise.rules.advanced_box import EVENTS
from vaka.games.paradise.rules.annex import annex
from vaka.games.paradise.rules.box import TILES
from vaka.games.paradise.rules.event_deck import KEPT_EVENTS, KEPT_UNKNOWN, MARKED_EVENTS, MOST_KEPT, set_kept, set_marker
from vaka.games.paradise.rules.event_notes import note
from vaka.games.paradise.rules.harvest import PLAN_CLEAR
from vaka.games.paradise.rules.hexes import HEX_COUNT, NOWHERE
from vaka.games.paradise.rules.orders import PLAN_FREE_VILLAGE, PLAN_HARVEST, plan
from vaka.games.paradise.rules.packed import bit, has
from vaka.games.paradise.rules.position import CARDS_HELD, NO_SEAT, TILE_UNKNOWN, ParadisePosition, of_seat, set_seat
from vaka.games.paradise.rules.reading_pieces import read_hex, read_seat, read_seat_set
from vaka.games.paradise.rules.solitaire import is_solo
from vaka.games.paradise.rules.solitaire_war import PICKS
from vaka.games.paradise.rules.south_island import OUT_OF_PLAY, note_buried, note_south
from vaka.games.paradise.rules.storing import PLAN_SPEND, plan_store
from vaka.games.paradise.rules.writing_advanced import ISLES, NOTE_WORDS, REPLACED

KEPT_WORDS: Final = tuple(EVENTS[event] for event in KEPT_EVENTS)


def read_advanced(position: ParadisePosition, data: dict[str, Any]) -> None:
    """What each rule in play has noted."""
    if position.advanced & RULE_STORE != 0:
        annex(position, SAVED, read_seat_set(position, data["saved"]))
    if position.advanced & RULE_EVENTS != 0:
        read_events(position, data["events"])
    if is_solo(position):
        read_solo(position, data["solo"])
    if position.advanced & RULE_SOUTH != 0:
        read_south(position, data["south"])
    if position.advanced & RULE_KUMARA != 0:
        annex(position, KUMARA, read_seat_set(position, data["kumara"]))
        annex(position, GALAPAGOS, read_seat_set(position, data["galapagos"]))
    if position.advanced & RULE_MALARIA != 0:
        annex(position, MALARIA, 1 if flag(data["malaria"]) else 0)


def read_events(position: ParadisePosition, data: dict[str, Any]) -> None:
    """§11.2: the deck, kept cards, markers, and what Events do to players for a while."""
    annex(position, BEGUN, 1 if flag(data["begun"]) else 0)
    annex(position, PLAYED, set_of(EVENTS, data["played"]))
    for slot, entry in enumerate(data["kept"]):
        owner = read_seat(position, entry["seat"])
        if owner == NO_SEAT or slot >= MOST_KEPT:
            raise BadPosition("a kept card belongs to a seat, and there are eight of them")
        number: i64 = KEPT_UNKNOWN if entry["event"] == HIDDEN else index_in(KEPT_WORDS, entry["event"])
        set_kept(position, slot, owner, number)
    placed = [read_hex(name) + 1 for name in data["placed"]] + [0, 0]
    annex(position, CURRENT, (one_of(EVENTS, data["current"], -1) + 1) | (placed[0] << 8) | (placed[1] << 16))
    for name, at in data["markers"].items():
        event: i64 = index_in(EVENTS, name)
        if event not in MARKED_EVENTS:
            raise BadPosition(f"{name!r} has no marker")
        set_marker(position, event, read_hex(at))
    if data["peeked"] is not None:
        annex(position, PEEKED, (read_hex(data["peeked"]["hex"]) + 1) | (read_seat(position, data["peeked"]["seat"]) << 8))
    for place, name in enumerate(NOTE_WORDS):
        note(position, place, read_seat(position, data[name]))


def read_solo(position: ParadisePosition, data: dict[str, Any]) -> None:
    """§12: the chits, what is carried out, Samoa's unseen cards, and what the dice are about."""
    annex(position, CHITS, read_chits(data["cup"]))
    annex(position, CHITS_DRAWN, bounded(data["drawn"], 0, 15))
    annex(position, CHITS_HELD, read_chits(data["held"]))
    annex(position, CHIT_NOW, 0 if data["now"] is None else bounded(data["now"], 1, 15))
    annex(position, CHIT_STEP, bounded(data["step"], 0, 3))
    annex(position, CHIT_COUNT, bounded(data["count"], 0, HEX_COUNT))
    annex(position, OWED, bounded(data["owed"], 0, 15) + (16 if flag(data["after"]) else 0))
    annex(position, PICKING, index_in(PICKS, data["picking"]))
    annex(position, FINDING, bounded(data["boxes"], 0, 15) + 16 * bounded(data["bands"], 0, 15))
    annex(position, ISLE, index_in(ISLES, data["isle"]))
    cards: i64 = bounded(data["cards"], 0, 15)
    set_seat(position, SAMOA_SEAT, CARDS_HELD, of_seat(position, SAMOA_SEAT, CARDS_HELD) + cards)


def read_chits(numbers: list[object]) -> i64:
    """Some of the chits, 1 to 15."""
    found: i64 = 0
    for number in numbers:
        found |= bit(bounded(number, 1, 15) - 1)
    return found


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
    if position.advanced & RULE_EVENTS != 0:
        if entry["harvest"] is not None:
            plan(position, seat, PLAN_HARVEST)
        if entry["harvest"] == "free":
            plan(position, seat, PLAN_FREE_VILLAGE)
        for name in entry["cleared"]:
            plan(position, seat, PLAN_CLEAR + index_in(BLIGHTS, name))
    if position.advanced & RULE_STORE != 0:
        pool = read_hex(entry["store"])
        if pool != NOWHERE:
            plan_store(position, seat, pool)
        if flag(entry["spend"]):
            plan(position, seat, PLAN_SPEND)
