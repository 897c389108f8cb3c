"""What the advanced rules add to a position, as JSON and back. A game without them writes nothing of it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import HIDDEN
from vaka.engine.reading import bounded, flag, index_in, one_of, set_of
from vaka.games.paradise.rules.board import hexes, seats
from vaka.games.paradise.rules.board.annex import (
    AFTER_EXPLORATION,
    BEGUN,
    CHIT_COUNT,
    CHIT_NOW,
    CHIT_STEP,
    CHITS,
    CHITS_DRAWN,
    CHITS_HELD,
    FINDING,
    ISLE,
    NOTED,
    OWED,
    PICKING,
    PLAYED,
    SOUTH,
    annex,
    annexed,
    note_peeked,
    peeked_hex,
    peeked_seat,
)
from vaka.games.paradise.rules.box import EVENTS, HEXES, SEATS, TILES, Seat
from vaka.games.paradise.rules.building import harvest, orders, storing
from vaka.games.paradise.rules.cards import unseen_cards
from vaka.games.paradise.rules.data import pieces
from vaka.games.paradise.rules.data.words import seat_list
from vaka.games.paradise.rules.events import deck, markers, notes
from vaka.games.paradise.rules.exploration import south_island
from vaka.games.paradise.rules.kinds import BLIGHTS
from vaka.games.paradise.rules.options import RULE_EVENTS, RULE_SOUTH, RULE_STORE, SAMOA_SEAT
from vaka.games.paradise.rules.packed import bit, has
from vaka.games.paradise.rules.position import NO_SEAT, NO_TILE, TILE_UNKNOWN, ParadisePosition
from vaka.games.paradise.rules.script.deciding import PICK_WORDS
from vaka.games.paradise.rules.solitaire import discovery, samoa

REPLACED: Final = (None, "ocean", "tile")
ISLES: Final = (None, "waits", "now")
"""Te Waka Maui, found with Aotearoa: its dice, in the order of the numbers in `south_island`."""

NOTE_WORDS: Final = ("disputed", "becalmed", "winded", "bride", "groom", "leading_attack", "leading_defence", "warded", "drawer")


def write_advanced(position: ParadisePosition) -> dict[str, Any]:
    """What each rule in play has noted."""
    data: dict[str, Any] = {}
    for noted in NOTED:
        if position.advanced & noted.rule != 0:
            value = annexed(position, noted.slot)
            data[noted.word] = seat_list(value) if noted.of_seats else value != 0
    if position.advanced & RULE_SOUTH != 0:
        data["south"] = write_south(position)
    if position.advanced & RULE_EVENTS != 0:
        data["events"] = write_events(position)
    if samoa.is_solo(position):
        data["solo"] = write_solo(position)
    return data


def write_south(position: ParadisePosition) -> dict[str, Any]:
    """§11.3: where Te Waka Maui lies, what it replaced, and the tile that left the game for it."""
    south, north, tile = south_island.south_hex(position), south_island.north_hex(position), south_island.buried_tile(position)
    buried = None if tile == NO_TILE else HIDDEN if tile == TILE_UNKNOWN else TILES[tile]
    return {
        "out": south_island.is_south_out(position),
        "hex": None if south == hexes.NOWHERE else HEXES[south],
        "beside": None if north == hexes.NOWHERE else HEXES[north],
        "replaced": REPLACED[south_island.replaced(position)],
        "buried": buried,
        "known": seat_list(south_island.buried_known_by(position)),
    }


def write_events(position: ParadisePosition) -> dict[str, Any]:
    """§11.2: the deck, kept cards, markers, and what Events do to players for a while."""
    current, peeked = notes.current_event(position), peeked_hex(position)
    placed = [notes.struck(position, place) for place in (1, 2)]
    marked = [event for event in deck.MARKED_EVENTS if deck.marker_hex(position, event) != hexes.NOWHERE]
    return {
        "begun": markers.has_begun(position),
        "played": [EVENTS[event] for event in range(deck.EVENT_COUNT) if has(annexed(position, PLAYED), event)],
        "kept": [write_kept(position, slot) for slot in range(deck.kept_count(position))],
        "current": None if current < 0 else EVENTS[current],
        "placed": [HEXES[where] for where in placed if where >= 0],
        "markers": {EVENTS[event]: HEXES[deck.marker_hex(position, event)] for event in marked},
        "peeked": None if peeked < 0 else {"seat": SEATS[peeked_seat(position)], "hex": HEXES[peeked]},
    } | {
        name: None if notes.noted(position, place) < 0 else SEATS[notes.noted(position, place)]
        for place, name in enumerate(NOTE_WORDS)
    }


def write_solo(position: ParadisePosition) -> dict[str, Any]:
    """§12: the chits, what is carried out, Samoa's unseen cards, and what the dice are about."""
    now = annexed(position, CHIT_NOW)
    return {
        "cup": [chit + 1 for chit in range(samoa.CHIT_COUNT_ALL) if has(annexed(position, CHITS), chit)],
        "drawn": annexed(position, CHITS_DRAWN),
        "held": [chit + 1 for chit in range(samoa.CHIT_COUNT_ALL) if has(annexed(position, CHITS_HELD), chit)],
        "now": now if now > 0 else None,
        "step": annexed(position, CHIT_STEP),
        "count": annexed(position, CHIT_COUNT),
        "owed": samoa.chits_owed(position),
        "after": annexed(position, OWED) >= AFTER_EXPLORATION,
        "cards": unseen_cards(position),
        "picking": PICK_WORDS[annexed(position, PICKING)],
        "boxes": discovery.boxes_left(position),
        "bands": discovery.bands_left(position),
        "isle": ISLES[annexed(position, ISLE)],
    }


def write_kept(position: ParadisePosition, slot: i64) -> dict[str, str]:
    """A kept card."""
    event = deck.kept_event(position, slot)
    return {"seat": SEATS[deck.kept_owner(position, slot)], "event": HIDDEN if event < 0 else EVENTS[event]}


def write_advanced_plan(position: ParadisePosition, seat: Seat) -> dict[str, Any]:
    """Orders that the advanced rules allow."""
    data: dict[str, Any] = {}
    if position.advanced & RULE_EVENTS != 0:
        is_free = orders.is_planned(position, seat, orders.PLAN_FREE_VILLAGE)
        data["harvest"] = ("free" if is_free else "used") if orders.is_planned(position, seat, orders.PLAN_HARVEST) else None
        data["cleared"] = [BLIGHTS[which] for which in range(2) if orders.is_planned(position, seat, harvest.PLAN_CLEAR + which)]
    if position.advanced & RULE_STORE != 0:
        pool = storing.stored_from(position, seat)
        data["store"] = None if pool == hexes.NOWHERE else HEXES[pool]
        data["spend"] = orders.is_planned(position, seat, storing.PLAN_SPEND)
    return data


# --- Back ---

KEPT_WORDS: Final = tuple(EVENTS[event] for event in deck.KEPT_EVENTS)


def read_advanced(position: ParadisePosition, data: dict[str, Any]) -> None:
    """What each rule in play has noted."""
    for noted in NOTED:
        if position.advanced & noted.rule != 0:
            value: i64 = pieces.read_seat_set(position, data[noted.word]) if noted.of_seats else int(flag(data[noted.word]))
            annex(position, noted.slot, value)
    if position.advanced & RULE_EVENTS != 0:
        read_events(position, data["events"])
    if samoa.is_solo(position):
        read_solo(position, data["solo"])
    if position.advanced & RULE_SOUTH != 0:
        read_south(position, data["south"])


def read_events(position: ParadisePosition, data: dict[str, Any]) -> None:
    """§11.2: the deck, kept cards, markers, and what Events do to players for a while."""
    annex(position, BEGUN, 1 if flag(data["begun"]) else 0)
    annex(position, PLAYED, set_of(EVENTS, data["played"]))
    for slot, entry in enumerate(data["kept"]):
        owner = pieces.read_seat(position, entry["seat"])
        if owner == NO_SEAT or slot >= deck.MOST_KEPT:
            raise BadPosition("a kept card belongs to a seat, and there are eight of them")
        number: i64 = deck.KEPT_UNKNOWN if entry["event"] == HIDDEN else index_in(KEPT_WORDS, entry["event"])
        deck.set_kept(position, slot, owner, number)
    notes.set_current(position, one_of(EVENTS, data["current"], -1))
    for place, name in enumerate(data["placed"][:2]):
        notes.set_struck(position, place + 1, pieces.read_hex(name))
    for name, at in data["markers"].items():
        event: i64 = index_in(EVENTS, name)
        if event not in deck.MARKED_EVENTS:
            raise BadPosition(f"{name!r} has no marker")
        markers.set_marker(position, event, pieces.read_hex(at))
    if data["peeked"] is not None:
        note_peeked(position, pieces.read_seat(position, data["peeked"]["seat"]), pieces.read_hex(data["peeked"]["hex"]))
    for place, name in enumerate(NOTE_WORDS):
        notes.note(position, place, pieces.read_seat(position, data[name]))


def read_solo(position: ParadisePosition, data: dict[str, Any]) -> None:
    """§12: the chits, what is carried out, Samoa's unseen cards, and what the dice are about."""
    annex(position, CHITS, read_chits(data["cup"]))
    annex(position, CHITS_DRAWN, bounded(data["drawn"], 0, 15))
    annex(position, CHITS_HELD, read_chits(data["held"]))
    annex(position, CHIT_NOW, 0 if data["now"] is None else bounded(data["now"], 1, 15))
    annex(position, CHIT_STEP, bounded(data["step"], 0, 3))
    annex(position, CHIT_COUNT, bounded(data["count"], 0, hexes.HEX_COUNT))
    annex(position, OWED, bounded(data["owed"], 0, 15) + (AFTER_EXPLORATION if flag(data["after"]) else 0))
    annex(position, PICKING, index_in(PICK_WORDS, data["picking"]))
    annex(position, FINDING, bounded(data["boxes"], 0, 15) * discovery.A_BOX + discovery.A_BAND * bounded(data["bands"], 0, 15))
    annex(position, ISLE, index_in(ISLES, data["isle"]))
    cards: i64 = bounded(data["cards"], 0, 15)
    seats.set_seat(position, SAMOA_SEAT, seats.CARDS_HELD, seats.of_seat(position, SAMOA_SEAT, seats.CARDS_HELD) + cards)


def read_chits(numbers: list[object]) -> i64:
    """Some of the chits, 1 to 15."""
    found: i64 = 0
    for number in numbers:
        found |= bit(bounded(number, 1, 15) - 1)
    return found


def read_south(position: ParadisePosition, data: dict[str, Any]) -> None:
    """§11.3: where Te Waka Maui lies, and what left the game for it."""
    if flag(data["out"]):
        annex(position, SOUTH, south_island.OUT_OF_PLAY)
    elif data["hex"] is not None:
        gone: i64 = index_in(REPLACED, data["replaced"])
        south_island.note_south(position, pieces.read_hex(data["hex"]), pieces.read_hex(data["beside"]), gone)
    if data["buried"] is None:
        return
    tile: i64 = TILE_UNKNOWN
    if data["buried"] != HIDDEN:
        tile = index_in(TILES, data["buried"])
        if not has(position.lid, tile):
            raise BadPosition(f"the tile {data['buried']!r} is there twice, or set aside")
        position.lid &= ~bit(tile)
    south_island.note_buried(position, tile, pieces.read_seat_set(position, data["known"]))


def read_advanced_plan(position: ParadisePosition, seat: Seat, entry: dict[str, Any]) -> None:
    """Orders that the advanced rules allow."""
    if position.advanced & RULE_EVENTS != 0:
        if entry["harvest"] is not None:
            orders.plan(position, seat, orders.PLAN_HARVEST)
        if entry["harvest"] == "free":
            orders.plan(position, seat, orders.PLAN_FREE_VILLAGE)
        for name in entry["cleared"]:
            orders.plan(position, seat, harvest.PLAN_CLEAR + index_in(BLIGHTS, name))
    if position.advanced & RULE_STORE != 0:
        pool = pieces.read_hex(entry["store"])
        if pool != hexes.NOWHERE:
            storing.plan_store(position, seat, pool)
        if flag(entry["spend"]):
            orders.plan(position, seat, storing.PLAN_SPEND)
