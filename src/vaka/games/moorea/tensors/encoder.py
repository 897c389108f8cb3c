"""What a seat of Moorea knows, as a row of bytes. Others' blind draws are counted and not named."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.names import CHANCE, NOBODY, OVER
from vaka.engine.spec import Field
from vaka.engine.state import State
from vaka.engine.tensors import Encoder, Mixer, Row
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
from vaka.games.moorea.rules.cards import NO_CARDS
from vaka.games.moorea.rules.hands import (
    VEILED_OLDER,
    hand,
    hand_size,
    newer_count,
    older_doubts,
    open_hand,
    slot_at,
    slot_count,
    surely_older,
)
from vaka.games.moorea.rules.packed import four_bytes, four_flags, one_if, put_byte, seat_at, whole_words
from vaka.games.moorea.rules.position import (
    DEALING,
    FIRST_PLAYER,
    MAT,
    NOT_FINAL,
    OWNED_AT,
    STORED_AT,
    MooreaPosition,
    display_at,
    moorea,
    points,
    row_at,
    sites_of,
    tools_of,
)

HELD: Final[i64] = 15
"""So many slots are told one by one."""
PARTS: Final[i64] = 4
WANTED: Final[i64] = 5
MOST: Final = 63
"""The most that a count of cards can be."""
HALF: Final[i64] = 0xFFFFFFF
"""Four lanes of a set of cards; below two lanes in each half of a word, and one in each quarter."""
PAIRS: Final[i64] = 0x00003FFF00003FFF
SINGLES: Final[i64] = 0x007F007F007F007F
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
        words = row.words
        at = row.at
        for place in range(ROW):
            card = row_at(position, place)
            if card >= 0:
                put_byte(words, at + place * COMMODITY_KINDS + card, 1)
        at += whole_words(ROW * COMMODITY_KINDS)
        for place in range(DISPLAY):
            product = display_at(position, place)
            if product >= 0:
                put_byte(words, at + place * PRODUCT_KINDS + product, 1)
        at += whole_words(DISPLAY * PRODUCT_KINDS)
        row.at = at
        row.one_hot(position.gap, DISPLAY)
        at += whole_words(DISPLAY)
        piles = position.piles
        for place in range(2 * PRODUCT_KINDS):
            if piles[place] != 0:
                put_byte(words, at + place, piles[place])
        at += whole_words(2 * PRODUCT_KINDS)
        words[at >> 3] = in_bytes(position.fresh)
        words[(at >> 3) + 1] = in_bytes(position.discard)
        words[(at >> 3) + 2] = in_bytes(position.gone)
        row.at = at + 24
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


def in_bytes(cards: i64) -> i64:
    """A set of cards with a byte for each card, where it has a lane of seven bits."""
    halves = (cards & HALF) | ((cards >> 28) << 32)
    pairs = (halves & PAIRS) | ((halves & (PAIRS << 14)) << 2)
    return (pairs & SINGLES) | ((pairs & (SINGLES << 7)) << 1)  # a literal above 2**62 is a Python object to mypyc, and slow


def write_hands(position: MooreaPosition, row: Row, first: i64) -> None:
    """What each seat holds, and what is remembered of it."""
    seats = position.seats
    words = row.words
    at = row.at >> 3
    slots = row.at + 4 * seats * CARD_KINDS
    for number in range(seats):
        seat = seat_at(number, first, seats)
        words[at + number] = in_bytes(hand(position, seat))
        words[at + seats + number] = in_bytes(open_hand(position, seat))
        older = older_doubts(position, seat)
        words[at + 2 * seats + number] = in_bytes(older if older != VEILED_OLDER else NO_CARDS)
        words[at + 3 * seats + number] = in_bytes(surely_older(position, seat))
        for slot in range(slot_count(position, seat)):
            put_byte(words, slots + number * HELD + slot, slot_at(position, seat, slot) + 1)
    row.at = slots + whole_words(seats * HELD)


def write_mats(position: MooreaPosition, row: Row, first: i64) -> None:
    """What lies before each seat."""
    seats = position.seats
    words = row.words
    mat = position.mat
    products = row.at
    stores = products + whole_words(seats * PRODUCT_KINDS)
    tools = stores + seats * STORE_KINDS * CARD_KINDS
    sites = tools + whole_words(seats * TOOL_KINDS)
    mats = sites + whole_words(seats * SITE_KINDS)
    for number in range(seats):
        seat = seat_at(number, first, seats)
        own = seat * MAT + OWNED_AT
        at = products + number * PRODUCT_KINDS
        for product in range(PRODUCT_KINDS):
            if mat[own + product] != 0:
                put_byte(words, at + product, mat[own + product])
        own = seat * MAT + STORED_AT
        at = (stores >> 3) + number * STORE_KINDS
        for store in range(STORE_KINDS):
            if mat[own + store] != 0:
                words[at + store] = in_bytes(mat[own + store])
        put_byte(words, tools + number * TOOL_KINDS, four_flags(tools_of(position, seat)))  # four bytes of half a word
        put_byte(words, sites + number * SITE_KINDS, four_flags(sites_of(position, seat)))
        at = mats + number * 5
        put_byte(words, at, hand_size(position, seat))
        put_byte(words, at + 1, newer_count(position, seat))
        if older_doubts(position, seat) == VEILED_OLDER:
            put_byte(words, at + 2, 1)
        put_byte(words, at + 3, points(position, seat) >> 8)
        put_byte(words, at + 4, points(position, seat) & 255)
    row.at = mats + whole_words(seats * 5)


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


def mix_fields(position: MooreaPosition, mixer: Mixer) -> None:
    """Everything that a position has; what is left in the commodity pile follows from the rest."""
    # Small numbers go in together, those that may be a little below 0 with 4 added.
    one = four_bytes(position.cart_cost, one_if(position.strict), position.deck_size, position.discard_size)
    mixer.add(one | (four_bytes(position.first_left, position.second_left, position.gap + 4, position.asked + 4) << 32))
    one = four_bytes(position.wanted, position.part, position.turn, position.first)
    mixer.add(one | (four_bytes(position.drawn, position.idle + 4, position.final + 4, position.last_seat + 4) << 32))
    mixer.add((position.last_place + 4) | (position.last_action << 8) | (position.row_gaps << 20))
    mixer.add(position.fresh)
    mixer.add_all(position.doubts)
    mixer.add(position.discard)
    mixer.add(position.row)
    mixer.add(position.display)
    mixer.add_all(position.piles)
    mixer.add(position.gone)
    mixer.add_all(position.mat)
    for layer in position.past:
        mixer.add(layer.cards)
        mixer.add_all(layer.drawn)
        mixer.add_all(layer.sure)
        mixer.add_all(layer.doubts)
        mixer.add_all(layer.memory)


ENCODER: Final = MooreaEncoder()
