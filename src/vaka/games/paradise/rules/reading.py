"""Positions from JSON: what `writing` wrote, checked word by word."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import CHANCE, HIDDEN, OVER
from vaka.engine.reading import bounded, flag, index_in, one_of
from vaka.games.paradise.rules import reasons, setting_up, stages
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.box import BOX, CARDS, HEXES, ITEMS, MARKERS, NATIONS, SEATS, TILES, Hex, Seat
from vaka.games.paradise.rules.building import orders
from vaka.games.paradise.rules.building.items import begin_building, place_order, plan_bit
from vaka.games.paradise.rules.cards import KAVA_CEREMONY
from vaka.games.paradise.rules.data import pieces
from vaka.games.paradise.rules.data.extras import read_advanced, read_advanced_plan
from vaka.games.paradise.rules.data.trips import read_trips
from vaka.games.paradise.rules.movement.sailing import why_not_dismiss
from vaka.games.paradise.rules.options import RULE_SOUTH
from vaka.games.paradise.rules.packed import bit, has
from vaka.games.paradise.rules.position import (
    CARD_COUNT,
    CARD_UNKNOWN,
    MARKER_COUNT,
    NO_SEAT,
    TILE_UNKNOWN,
    ParadisePosition,
    in_cup,
    set_card,
    zeros,
)
from vaka.games.paradise.rules.script.asking import STEPS
from vaka.games.paradise.rules.script.deciding import CHANCE_WORDS, STAGE_WORDS
from vaka.games.paradise.rules.writing import is_veiled


def read(position: ParadisePosition, data: dict[str, Any]) -> None:
    """Take over a position."""
    setting_up.lay_map(position)
    position.turn = bounded(data["turn"])
    position.stage = index_in(STAGE_WORDS, data["stage"])
    position.active = pieces.read_seat(position, data["active"])
    position.marker = pieces.read_seat(position, data["marker"])
    position.first = pieces.read_seat(position, data["first"])
    position.counter = data["direction"] == "counter"
    read_seats(position, data)
    read_map(position, data)
    read_cards(position, data["cards"])
    for name, stack in data["stacks"].items():
        pieces.read_stack(position, index_in(HEXES, name), stack)
    position.raids = zeros(0)
    for name, raid in data["raids"].items():
        pieces.read_raid(position, index_in(HEXES, name), raid)
    pieces.read_fleet(position, data["fleet"])
    if data["trips"] != HIDDEN:
        read_trips(position, data["trips"])
    position.unloaded = bounded(data["unloaded"])
    if data["voyage"] is not None:
        position.voyage_at = index_in(HEXES, data["voyage"]["at"])
        position.knots = bounded(data["voyage"]["knots"], 0, 31)
    pieces.read_battle(position, data["battle"])
    for name in data["turned"]["up"]:
        sets.add_to(position, sets.RAISED, index_in(HEXES, name))
    for name in data["turned"]["down"]:
        sets.add_to(position, sets.LOWERED, index_in(HEXES, name))
    for name in data["settled"]:
        sets.add_to(position, sets.SETTLED, index_in(HEXES, name))
    position.poi = flag(data["poi"])
    position.kava_hex = pieces.read_hex(data["looked"])
    if position.kava_hex != hexes.NOWHERE and position.kava_seat == NO_SEAT:
        raise BadPosition("a stack was looked at without KAVA CEREMONY")
    position.faced = pieces.read_counts(data["faced"])
    position.declared = pieces.read_seat(position, data["declared"])
    position.answered = pieces.read_seat_set(position, data["answered"])
    position.buyers = pieces.read_seat_set(position, data["buyers"])
    position.bought = pieces.read_seat_set(position, data["bought"])
    position.won = pieces.read_seat_set(position, data["won"] or [])
    if position.advanced != 0:
        read_advanced(position, data["advanced"])
    if position.stage == stages.AT_BUILDING:
        read_orders(position, data["orders"])
    position.place = find_place(position)
    read_question(position, data["question"])
    for seat in range(position.seats):
        if is_veiled(position, seat):  # also of who has nothing on the map: a view that is read is the view that was written
            seats.set_seat(position, seat, seats.STOCK, seats.STOCK_UNKNOWN)


# --- Seats, hexes and cards ---


def read_seats(position: ParadisePosition, data: dict[str, Any]) -> None:
    """What the players are and have besides."""
    for seat in range(position.sides):
        entry = data["seats"][SEATS[seat]]
        seats.set_seat(position, seat, seats.NATION, one_of(NATIONS[: int(position.sides)], entry["nation"], NO_SEAT))
        seats.set_seat(position, seat, seats.HOME, pieces.read_hex(entry["home"]))
        if flag(entry["lost"]):
            position.lost |= bit(seat)
        gone = pieces.read_counts(entry["gone"])
        seats.set_seat(position, seat, seats.GONE, gone)
        seats.to_stock(position, seat, -gone)
        seats.set_seat(position, seat, seats.TRACK, bounded(data["track"].get(SEATS[seat], 0), 0, 1000))


def read_map(position: ParadisePosition, data: dict[str, Any]) -> None:
    """The cup, what was discovered, and who controls what."""
    position.cup = 0
    for kind in range(MARKER_COUNT):
        position.cup |= bounded(data["cup"][MARKERS[kind]], 0, BOX.markers[kind]) << (kind * 6)
    for name, entry in data["hexes"].items():
        read_discovery(position, index_in(HEXES, name), entry)
    for name, entry in data["groups"].items():
        where: i64 = index_in(HEXES, name)
        places.set_villages(position, where, bounded(entry["villages"], 0, 6))
        places.set_agriculture(position, where, bounded(entry["agriculture"], 0, 3))
        places.set_taken(position, where, pieces.read_seat(position, entry["taken"]))
        control = pieces.read_seat(position, entry["control"])
        if control != NO_SEAT:
            places.set_control(position, where, control)
    for name in data["conquered"]:
        sets.drop_from(position, sets.INDEPENDENT, index_in(HEXES, name))


def read_discovery(position: ParadisePosition, where: Hex, entry: dict[str, Any]) -> None:
    """A hex that was discovered, or bears knots."""
    places.set_knots(position, where, bounded(entry.get("knots", 0), 0, 15))
    if entry.get("ocean"):
        sets.drop_from(position, sets.UNKNOWN, where)
        sets.add_to(position, sets.KNOWN, where)
        sets.add_to(position, sets.SEA, where)
    if "tile" not in entry:
        return
    sets.drop_from(position, sets.UNKNOWN, where)
    sets.add_to(position, sets.KNOWN if flag(entry["up"]) else sets.FACE_DOWN, where)
    places.set_found(position, where, pieces.read_seat_set(position, entry["found"]))
    if entry["tile"] == HIDDEN:
        places.set_tile(position, where, TILE_UNKNOWN)
        return
    tile: i64 = index_in(TILES, entry["tile"])
    if tile == BOX.set_aside and position.advanced & RULE_SOUTH != 0:
        sets.drop_from(position, sets.SEA, where)
    elif not has(position.lid, tile):
        raise BadPosition(f"the tile {entry['tile']!r} is there twice, or set aside")
    places.set_tile(position, where, tile)
    position.lid &= ~bit(tile)


def read_cards(position: ParadisePosition, cards: list[dict[str, Any]]) -> None:
    """The cards in the order in which they were drawn."""
    met: i64 = 0
    for slot, entry in enumerate(cards):
        seat = pieces.read_seat(position, entry["seat"])
        if seat == NO_SEAT or slot >= CARD_COUNT:
            raise BadPosition("a card belongs to a seat, and there are 28 of them")
        number: i64 = slot
        position.drawn_by |= seat << (number * 2)
        seats.set_seat(position, seat, seats.CARDS_HELD, seats.of_seat(position, seat, seats.CARDS_HELD) + 1)
        for name in entry["known"]:
            knower = pieces.read_seat(position, name)
            seats.set_seat(position, knower, seats.KNOWS, seats.of_seat(position, knower, seats.KNOWS) | bit(number))
        if entry["card"] == HIDDEN:
            set_card(position, number, CARD_UNKNOWN)
            continue
        card: i64 = index_in(CARDS, entry["card"])
        if has(met, card):
            raise BadPosition(f"the card {entry['card']!r} is there twice")
        met |= bit(card)
        set_card(position, number, card)
        seats.set_seat(position, seat, seats.HAND, seats.of_seat(position, seat, seats.HAND) | bit(card))
        if flag(entry["open"]):
            position.opened |= bit(card)
        if flag(entry["spent"]):
            position.spent |= bit(card)
            if card == KAVA_CEREMONY:
                position.kava_seat = seat
    position.dealt = len(cards)


# --- Orders ---


def read_orders(position: ParadisePosition, data: dict[str, Any]) -> None:
    """The building orders; those of others are sealed on a view."""
    begin_building(position)
    for seat in range(position.seats):
        entry = data[SEATS[seat]]
        if flag(entry["done"]):
            position.ended |= bit(seat)
        if "sealed" in entry:
            orders.forget_orders(position, seat)
        else:
            read_plan(position, seat, entry)


def read_plan(position: ParadisePosition, seat: Seat, entry: dict[str, Any]) -> None:
    """The orders of one seat."""
    for name, items in entry["items"].items():
        where: i64 = index_in(HEXES, name)
        for word, number in items.items():
            item: i64 = index_in(ITEMS, word)
            for _ in range(bounded(number, 1, 15)):
                place_order(position, seat, item, where)
    for name in entry["settle"]:
        orders.order_settling(position, index_in(HEXES, name))
    for name in entry["dismiss"]:
        where = index_in(HEXES, name)
        if why_not_dismiss(position, seat, where) != reasons.OPEN:
            raise BadPosition(f"no Rumour can be taken back from {name}")
        orders.order_dismissal(position, seat, where)
    pool = pieces.read_hex(entry["buy"])
    if pool != hexes.NOWHERE:
        orders.set_card_pool(position, seat, pool)
    if flag(entry["focus"]):
        orders.plan(position, seat, orders.PLAN_FOCUS)
    for name in entry["used"]:
        planned = plan_bit(index_in(CARDS, name))
        if planned < 0:
            raise BadPosition(f"{name!r} is no card for building")
        orders.plan(position, seat, planned)
    orders.set_free_transports(position, seat, bounded(entry["free"], 0, 2))
    read_advanced_plan(position, seat, entry)
    for name, points in entry["points"].items():
        where = index_in(HEXES, name)
        orders.add_points(position, where, bounded(points, 0, 127) - orders.points_in(position, where))


# --- What is asked ---


def read_question(position: ParadisePosition, data: dict[str, Any] | None) -> None:
    """Who is asked, and what of chance; the pending decision itself is read with the frame."""
    position.chance = stages.NO_CHANCE
    if position.stage == stages.AT_END:
        position.asked = OVER
    elif data is None:
        find_asked(position)
    elif data["seat"] == "chance":
        position.asked = CHANCE
        position.chance = index_in(CHANCE_WORDS, data["about"])
    else:
        position.asked = pieces.read_seat(position, data["seat"])


def find_asked(position: ParadisePosition) -> None:
    """Without a question the stage says who is asked."""
    position.asked = STEPS.at(position.stage).whom(position)
    if not 0 <= position.asked < position.seats:
        raise BadPosition(f"nobody is asked in the stage {STAGE_WORDS[position.stage]!r}")


def find_place(position: ParadisePosition) -> i64:
    """How far the set-up or the round has come."""
    place: i64 = 0
    if position.stage == stages.AT_HOMES:
        while place < position.seats and seats.of_seat(position, place, seats.NATION) != NO_SEAT:
            place += 1
    elif position.stage == stages.AT_CUP:
        for kind in range(6):
            place += BOX.markers[kind] - in_cup(position, kind)
    elif position.stage == stages.AT_CARDS:
        while place < position.seats - 1 and not has(position.buyers, seats.seat_in_order(position, place)):
            place += 1
    elif position.active != NO_SEAT and position.first != NO_SEAT:
        place = seats.place_in_order(position, position.active)
    return place
