"""The fields of a position by name, and all that is asked of them and done to them: nothing else knows how they are packed.

What a seat has is its mat; the mats of all seats are one flat array, so that a copy is one step. Its hand, with all that is
remembered of it, is the matter of `hands`. These are functions, not methods, since compiled code calls a function directly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.names import CHANCE, NOBODY
from vaka.engine.state import State
from vaka.games.moorea.rules.box import (
    CART,
    COMMODITY_KINDS,
    DISPLAY,
    NO_CARD,
    PRODUCT_KINDS,
    ROW,
    TABLES,
    Card,
    Product,
    Seat,
    Store,
    Tool,
)
from vaka.games.moorea.rules.cards import Cards, count_of, single
from vaka.games.moorea.rules.layers import Layer
from vaka.games.moorea.rules.packed import bit, has

if TYPE_CHECKING:
    from vaka.engine.game import Game

NOWHERE: Final[i64] = -1

# What chance is asked for.
NOTHING: Final[i64] = 0
FIRST_PLAYER: Final[i64] = 1
HAND_CARD: Final[i64] = 2
ROW_CARD: Final[i64] = 3
DISPLAY_CARD: Final[i64] = 4

# The parts of a game and of a turn.
DEALING: Final[i64] = 0
DRAWING: Final[i64] = 1
ACTING: Final[i64] = 2
DISCARDING: Final[i64] = 3
NOT_FINAL: Final[i64] = -1

# Where things are in a mat: for this module, for `hands` and for what writes rows of numbers, and for nobody else.
HAND_AT: Final[i64] = 0  # cards, as far as they are known
OPEN_AT: Final[i64] = 1  # those of them that everybody knows of
SLOTS_AT: Final[i64] = 2  # the others, in the order in which they came, four bits each
SLOT_COUNT_AT: Final[i64] = 3
NEWER_AT: Final[i64] = 4  # how many of the slots and the doubts come from the pile as it was last shuffled
SIZE_AT: Final[i64] = 5
TOOLS_AT: Final[i64] = 6  # bits
SITES_AT: Final[i64] = 7  # bits
POINTS_AT: Final[i64] = 8
OWNED_AT: Final[i64] = 9  # + product
STORED_AT: Final[i64] = 36  # + store
DOUBTS_AT: Final[i64] = 44  # how many cards were laid down that could be older or newer (see hands)
OLDER_AT: Final[i64] = 45  # those of them that were older: the owner knows
LAID_AT: Final[i64] = 46  # cards laid down since the last shuffle that were surely older
MAT: Final[i64] = 47


class MooreaPosition(State):
    """Piles, row, display, the mats of the seats and the turn."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        nothing = vec[i64]()
        self.cart_cost: i64 = 0
        self.strict = False
        # Commodities.
        self.deck: i64 = 0  # the face-down pile: what is left in it, in no order; nothing on a view
        self.deck_size: i64 = 0
        self.fresh: i64 = 0  # what the pile was last shuffled of, less what has surely been seen of it since
        self.doubts: vec[i64] = nothing  # cards laid down that could be older or newer than the pile; shared by copies
        self.past: list[Layer] = []  # the earlier piles, the oldest first; shared by copies
        self.discard: i64 = 0
        self.discard_size: i64 = 0
        self.row: i64 = 0  # four bits a place: commodity + 1, or 0
        self.row_gaps: i64 = 0
        # Products.
        self.display: i64 = 0  # five bits a place: product + 1, or 0
        self.gap: i64 = NOWHERE  # the place that is refilled next
        self.piles: vec[i64] = nothing  # what is left of pile I and then of pile II, by product
        self.first_left: i64 = 0
        self.second_left: i64 = 0
        self.gone: i64 = 0  # intermediates out of the game
        self.mat: vec[i64] = nothing
        # The turn.
        self.asked: i64 = CHANCE
        self.wanted: i64 = FIRST_PLAYER  # what chance is asked for
        self.part: i64 = DEALING
        self.turn: i64 = 0  # whose turn it is; while dealing, who is dealt to
        self.first: i64 = 0
        self.drawn: i64 = 0  # commodities drawn in this turn; while dealing, by this seat
        self.idle: i64 = 0  # turns since somebody took a product or a tool or laid cards at a store
        self.final: i64 = NOT_FINAL  # turns to the end, this one included
        self.last_seat: i64 = NOBODY
        self.last_action: i64 = 0
        self.last_place: i64 = NOWHERE  # of the display


def copy_fields(position: MooreaPosition, twin: MooreaPosition) -> None:
    """Everything but the frame that every position has; a test finds a field that is forgotten here."""
    twin.cart_cost = position.cart_cost
    twin.strict = position.strict
    twin.deck = position.deck
    twin.deck_size = position.deck_size
    twin.fresh = position.fresh
    twin.doubts = position.doubts
    twin.past = position.past
    twin.discard = position.discard
    twin.discard_size = position.discard_size
    twin.row = position.row
    twin.row_gaps = position.row_gaps
    twin.display = position.display
    twin.gap = position.gap
    twin.piles = position.piles[:]
    twin.first_left = position.first_left
    twin.second_left = position.second_left
    twin.gone = position.gone
    twin.mat = position.mat[:]
    twin.asked = position.asked
    twin.wanted = position.wanted
    twin.part = position.part
    twin.turn = position.turn
    twin.first = position.first
    twin.drawn = position.drawn
    twin.idle = position.idle
    twin.final = position.final
    twin.last_seat = position.last_seat
    twin.last_action = position.last_action
    twin.last_place = position.last_place


def moorea(state: State) -> MooreaPosition:
    """The same object, known to be of Moorea."""
    return cast("MooreaPosition", state)


# --- The open row, the commodity pile and its discard ---


def row_at(position: MooreaPosition, place: i64) -> Card:
    """The commodity at a place of the row, or NO_CARD."""
    return ((position.row >> (place * 4)) & 15) - 1


def set_row(position: MooreaPosition, place: i64, card: Card) -> None:
    """Put a commodity, or NO_CARD, at a place of the row."""
    shift = place * 4
    position.row += ((card + 1) << shift) - (position.row & (bit(shift) * 15))


def row_place(position: MooreaPosition, card: Card) -> i64:
    """The first place of the row where this commodity lies (with NO_CARD, the first gap), or NOWHERE."""
    for place in range(ROW):
        if row_at(position, place) == card:
            return place
    return NOWHERE


def row_kinds(position: MooreaPosition) -> i64:
    """The commodities of the open row, as bits."""
    kinds: i64 = 0
    for place in range(ROW):
        card = row_at(position, place)
        if card != NO_CARD:
            kinds |= bit(card)
    return kinds


def pile_has_cards(position: MooreaPosition) -> bool:
    """Can a commodity be drawn, after a shuffle if need be?"""
    return position.deck_size + position.discard_size > 0


def put_away(position: MooreaPosition, cards: Cards) -> None:
    """Paid or discarded cards: commodities onto the open discard, the others out of the game (§4.2, §3.3, A8)."""
    for card in range(COMMODITY_KINDS + 3):
        count = count_of(cards, card)
        if count > 0:
            if card < COMMODITY_KINDS:
                position.discard += single(card) * count
                position.discard_size += count
            else:
                position.gone += single(card) * count


# --- The display and the product piles ---


def display_at(position: MooreaPosition, place: i64) -> Product:
    """The product at a place of the display, or NO_CARD."""
    return ((position.display >> (place * 5)) & 31) - 1


def set_display(position: MooreaPosition, place: i64, product: Product) -> None:
    """Put a product, or NO_CARD, at a place of the display."""
    shift = place * 5
    position.display += ((product + 1) << shift) - (position.display & (bit(shift) * 31))


def display_place(position: MooreaPosition, product: Product) -> i64:
    """The first place of the display where this product lies, or NOWHERE."""
    for place in range(DISPLAY):
        if display_at(position, place) == product:
            return place
    return NOWHERE


def on_display(position: MooreaPosition) -> i64:
    """The products that lie in the display, as bits."""
    shown: i64 = 0
    for place in range(DISPLAY):
        product = display_at(position, place)
        if product != NO_CARD:
            shown |= bit(product)
    return shown


def products_left(position: MooreaPosition) -> i64:
    """How many products are left in both piles together."""
    return position.first_left + position.second_left


def top_pile(position: MooreaPosition) -> i64:
    """The uppermost product pile: 0 for pile I while it lasts, then 1 for pile II (A32)."""
    return 0 if position.first_left > 0 else 1


def uppermost(position: MooreaPosition) -> i64:
    """Where the counts of the uppermost product pile begin in `piles`: for loops over all products."""
    return top_pile(position) * PRODUCT_KINDS


def left_in_pile(position: MooreaPosition, pile: i64, product: Product) -> i64:
    """How many of a product are left in pile I (0) or II (1): everybody can count that."""
    return position.piles[pile * PRODUCT_KINDS + product]


def take_from_pile(position: MooreaPosition, product: Product) -> None:
    """One product less in the uppermost pile."""
    pile = top_pile(position)
    position.piles[pile * PRODUCT_KINDS + product] -= 1
    if pile == 0:
        position.first_left -= 1
    else:
        position.second_left -= 1


def fill_piles(position: MooreaPosition, first: list[int], second: list[int]) -> None:
    """Pile I and pile II hold so many of each product."""
    left = vec[i64]()
    for count in first + second:
        left = append(left, count)
    position.piles = left
    position.first_left = sum(first)
    position.second_left = sum(second)


# --- Mats: what lies before a seat ---


def blank_mats(position: MooreaPosition) -> None:
    """Nobody holds or owns anything."""
    mat = vec[i64]()
    for _place in range(position.seats * MAT):
        mat = append(mat, 0)
    position.mat = mat
    position.doubts = vec[i64]()
    position.past = []


def mat_key(position: MooreaPosition, seat: Seat) -> tuple[int, ...]:
    """All that a seat holds and owns, as numbers that differ where it differs: for what is drawn of it, and kept."""
    return tuple([position.mat[seat * MAT + place] for place in range(MAT)])


def belongings_key(position: MooreaPosition, seat: Seat) -> tuple[int, ...]:
    """The same for what lies before a seat: tools, products and what is stored."""
    places = [TOOLS_AT, *range(OWNED_AT, DOUBTS_AT)]
    return tuple([position.mat[seat * MAT + place] for place in places])


def points(position: MooreaPosition, seat: Seat) -> i64:
    """The points of a seat as they lie on the table now."""
    return position.mat[seat * MAT + POINTS_AT]


def gain_points(position: MooreaPosition, seat: Seat, count: i64) -> None:
    """So many points more."""
    position.mat[seat * MAT + POINTS_AT] += count


def tools_of(position: MooreaPosition, seat: Seat) -> i64:
    """The tools of a seat, as bits."""
    return position.mat[seat * MAT + TOOLS_AT]


def has_tool(position: MooreaPosition, seat: Seat, tool: Tool) -> bool:
    """Does this seat own the tool?"""
    return has(position.mat[seat * MAT + TOOLS_AT], tool)


def add_tool(position: MooreaPosition, seat: Seat, tool: Tool) -> None:
    """The tool is the seat's."""
    position.mat[seat * MAT + TOOLS_AT] |= bit(tool)


def tool_cost(position: MooreaPosition, tool: Tool) -> i64:
    """How many alike commodities a tool costs."""
    return position.cart_cost if tool == CART else TABLES.tool_cost[tool]


def sites_of(position: MooreaPosition, seat: Seat) -> i64:
    """The kinds of production sites of a seat, as bits."""
    return position.mat[seat * MAT + SITES_AT]


def add_site(position: MooreaPosition, seat: Seat, site: i64) -> None:
    """The seat has a site of this kind."""
    position.mat[seat * MAT + SITES_AT] |= bit(site)


def owned(position: MooreaPosition, seat: Seat, product: Product) -> i64:
    """How many of a product lie before a seat."""
    return position.mat[seat * MAT + OWNED_AT + product]


def add_owned(position: MooreaPosition, seat: Seat, product: Product) -> None:
    """One more of a product lies before the seat."""
    position.mat[seat * MAT + OWNED_AT + product] += 1


def stored(position: MooreaPosition, seat: Seat, store: Store) -> Cards:
    """The cards at a seat's store."""
    return position.mat[seat * MAT + STORED_AT + store]


def add_stored(position: MooreaPosition, seat: Seat, store: Store, cards: Cards) -> None:
    """More cards lie at a seat's store."""
    position.mat[seat * MAT + STORED_AT + store] += cards
