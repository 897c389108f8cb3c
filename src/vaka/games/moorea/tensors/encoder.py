"""What a seat of Moorea knows, as a row of bytes. Others' blind draws are counted and not named."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.names import CHANCE, NOBODY, OVER
from vaka.engine.spec import Field
from vaka.engine.state import State
from vaka.engine.tensors import Encoder, Mixer, Row, seat_at
from vaka.games.moorea.rules.box import (
    CARD_KINDS,
    COMMODITY_KINDS,
    DISPLAY,
    PRODUCT_KINDS,
    ROW,
    SITE_KINDS,
    STORE_KINDS,
    TOOL_KINDS,
)
from vaka.games.moorea.rules.cards import LANE, NO_CARDS
from vaka.games.moorea.rules.hands import (
    VEILED_OLDER,
    VEILED_SLOT,
    hand,
    hand_size,
    newer_count,
    older_doubts,
    open_hand,
    slot_at,
    slot_count,
    surely_older,
)
from vaka.games.moorea.rules.packed import has
from vaka.games.moorea.rules.position import (
    DEALING,
    FIRST_PLAYER,
    NOT_FINAL,
    MooreaPosition,
    display_at,
    has_tool,
    left_in_pile,
    moorea,
    owned,
    points,
    row_at,
    sites_of,
    stored,
)

HELD: Final[i64] = 15
"""So many slots are told one by one."""
PARTS: Final[i64] = 4
WANTED: Final[i64] = 5
MOST: Final = 63
"""The most that a count of cards can be."""
CARDS: Final = "seashell, wood, bamboo, clay, fish, canoe, hut, stoneware"


class MooreaEncoder(Encoder):
    """Piles, row, display, mats and the turn."""

    def fields(self, seats: i64) -> list[Field]:
        """The fields of a row."""
        return [
            Field("row", (ROW, COMMODITY_KINDS), 1, "the commodity at each place of the open row; nothing for a gap"),
            Field("display", (DISPLAY, PRODUCT_KINDS), 1, "the product at each place of the display; nothing for a gap"),
            Field("gap", (DISPLAY,), 1, "the place of the display that is refilled next"),
            Field("piles", (2, PRODUCT_KINDS), 40, "how many of each product are left in pile I and in pile II"),
            Field("fresh", (CARD_KINDS,), MOST, f"what the commodity pile was last shuffled of, less what was seen since: {CARDS}"),
            Field("discard", (CARD_KINDS,), MOST, "the commodity discard"),
            Field("gone", (CARD_KINDS,), MOST, "canoes, huts and stoneware out of the game"),
            Field("hand", (seats, CARD_KINDS), MOST, "the hand of each seat, as far as it is known"),
            Field("open", (seats, CARD_KINDS), MOST, "those cards of it that everybody knows of"),
            Field("older", (seats, CARD_KINDS), MOST, "cards laid down in doubt that were older than the pile; the owner's memory"),
            Field("laid", (seats, CARD_KINDS), MOST, "cards laid down since the last shuffle that were surely older than the pile"),
            Field("slots", (seats, HELD), 16, "blind draws in the order in which they came: commodity + 1; 16: hidden"),
            Field("owned", (seats, PRODUCT_KINDS), 40, "the products of each seat"),
            Field("stored", (seats, STORE_KINDS, CARD_KINDS), MOST, "the cards at each store of each seat"),
            Field("tools", (seats, TOOL_KINDS), 1, "the tools of each seat: basket, spear, net, cart"),
            Field("sites", (seats, SITE_KINDS), 1, "the kinds of production sites of each seat"),
            Field(
                "mats",
                (seats, 5),
                255,
                "of each seat: cards in hand, newer hidden ones, is its memory hidden, points (two bytes)",
            ),
            Field("turn", (seats,), 1, "whose turn it is; nobody before the first"),
            Field("first", (seats,), 1, "the first player; nobody before it is drawn"),
            Field("viewer", (seats,), 1, "whose view this is; nobody for spectators"),
            Field("part", (PARTS,), 1, "dealing, drawing, acting, discarding"),
            Field(
                "wanted",
                (WANTED,),
                1,
                "what chance is asked for: nothing, the first player, a card for a hand, row or display",
            ),
            Field(
                "counts",
                (8,),
                255,
                "cards left in the commodity pile; drawn in this turn; idle turns; turns to the end + 1; over; strict; "
                "what a cart costs; does chance decide",
            ),
        ]

    def write(self, view: State, row: Row, first: i64) -> None:
        """The fields of a view."""
        position = moorea(view)
        for place in range(ROW):
            row.one_hot(row_at(position, place), COMMODITY_KINDS)
        row.align()
        for place in range(DISPLAY):
            row.one_hot(display_at(position, place), PRODUCT_KINDS)
        row.align()
        row.one_hot(position.gap, DISPLAY)
        row.align()
        for pile in range(2):
            for product in range(PRODUCT_KINDS):
                row.byte(left_in_pile(position, pile, product))
        row.fields(position.fresh, LANE, CARD_KINDS)
        row.fields(position.discard, LANE, CARD_KINDS)
        row.fields(position.gone, LANE, CARD_KINDS)
        write_hands(position, row, first)
        write_mats(position, row, first)
        write_turn(position, row, first)

    def omitted(self) -> list[str]:
        """The last action, and what is remembered of piles before the last shuffle: it has no bound."""
        return ["last", "last_place", "past", "seats/*/doubts"]

    def mix(self, state: State, mixer: Mixer) -> bool:
        """Everything that a position has."""
        mix_fields(moorea(state), mixer)
        return True


def write_hands(position: MooreaPosition, row: Row, first: i64) -> None:
    """What each seat holds, and what is remembered of it."""
    seats = position.seats
    for number in range(seats):
        row.fields(hand(position, seat_at(number, first, seats)), LANE, CARD_KINDS)
    for number in range(seats):
        row.fields(open_hand(position, seat_at(number, first, seats)), LANE, CARD_KINDS)
    for number in range(seats):
        older = older_doubts(position, seat_at(number, first, seats))
        row.fields(older if older != VEILED_OLDER else NO_CARDS, LANE, CARD_KINDS)
    for number in range(seats):
        row.fields(surely_older(position, seat_at(number, first, seats)), LANE, CARD_KINDS)
    row.align()
    for number in range(seats):
        seat = seat_at(number, first, seats)
        count = slot_count(position, seat)
        for slot in range(count):
            card = slot_at(position, seat, slot)
            row.byte(card + 1 if card != VEILED_SLOT else HIDDEN)
        row.skip(HELD - count)


def write_mats(position: MooreaPosition, row: Row, first: i64) -> None:
    """What lies before each seat."""
    seats = position.seats
    row.align()
    for number in range(seats):
        seat = seat_at(number, first, seats)
        for product in range(PRODUCT_KINDS):
            row.byte(owned(position, seat, product))
    for number in range(seats):
        seat = seat_at(number, first, seats)
        for store in range(STORE_KINDS):
            row.fields(stored(position, seat, store), LANE, CARD_KINDS)
    row.align()
    for number in range(seats):
        seat = seat_at(number, first, seats)
        for tool in range(TOOL_KINDS):
            row.flag(has_tool(position, seat, tool))
    row.align()
    for number in range(seats):
        sites = sites_of(position, seat_at(number, first, seats))
        for site in range(SITE_KINDS):
            row.flag(has(sites, site))
    row.align()
    for number in range(seats):
        seat = seat_at(number, first, seats)
        row.byte(hand_size(position, seat))
        row.byte(newer_count(position, seat))
        row.flag(older_doubts(position, seat) == VEILED_OLDER)
        row.byte(points(position, seat) // 256)
        row.byte(points(position, seat) % 256)


def write_turn(position: MooreaPosition, row: Row, first: i64) -> None:
    """Whose turn it is, and how far it has come."""
    seats = position.seats
    row.seat_hot(NOBODY if position.part == DEALING else position.turn, first, seats)
    row.seat_hot(NOBODY if position.wanted == FIRST_PLAYER else position.first, first, seats)
    row.seat_hot(position.viewer, first, seats)
    row.align()
    row.one_hot(position.part, PARTS)
    row.align()
    row.one_hot(position.wanted if position.asked == CHANCE else NO_CARDS, WANTED)
    row.align()
    row.byte(position.deck_size)
    row.byte(position.drawn)
    row.byte(position.idle)
    row.byte(position.final + 1 if position.final != NOT_FINAL else NO_CARDS)
    row.flag(position.asked == OVER)
    row.flag(position.strict)
    row.byte(position.cart_cost)
    row.flag(position.asked == CHANCE)


HIDDEN: Final[i64] = 16


def mix_fields(position: MooreaPosition, mixer: Mixer) -> None:
    """Everything that a position has; what is left in the commodity pile follows from the rest."""
    mixer.add(position.cart_cost)
    mixer.flag(position.strict)
    mixer.add(position.deck_size)
    mixer.add(position.fresh)
    mixer.add_all(position.doubts)
    mixer.add(position.discard)
    mixer.add(position.discard_size)
    mixer.add(position.row)
    mixer.add(position.row_gaps)
    mixer.add(position.display)
    mixer.add(position.gap)
    mixer.add_all(position.piles)
    mixer.add(position.first_left)
    mixer.add(position.second_left)
    mixer.add(position.gone)
    mixer.add_all(position.mat)
    mixer.add(position.asked)
    mixer.add(position.wanted)
    mixer.add(position.part)
    mixer.add(position.turn)
    mixer.add(position.first)
    mixer.add(position.drawn)
    mixer.add(position.idle)
    mixer.add(position.final)
    mixer.add(position.last_seat)
    mixer.add(position.last_action)
    mixer.add(position.last_place)
    for layer in position.past:
        mixer.add(layer.cards)
        mixer.add_all(layer.drawn)
        mixer.add_all(layer.sure)
        mixer.add_all(layer.doubts)
        mixer.add_all(layer.memory)


ENCODER: Final = MooreaEncoder()
