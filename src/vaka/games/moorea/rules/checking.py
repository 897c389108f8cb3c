"""What a position must be: every card accounted for, hands and piles as they can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import FULL, OVER
from vaka.games.moorea.rules.box import BOX, CARDS, PRODUCTS
from vaka.games.moorea.rules.knowing import Unseen, older_slots, seen_commodities, slot_at
from vaka.games.moorea.rules.layout import (
    DEALING,
    DISCARDING,
    DISPLAY,
    DISPLAY_CARD,
    DOUBTS,
    FIRST_PLAYER,
    FIRST_SITE,
    HAND,
    HAND_CARD,
    KINDS,
    MAT,
    MOST_HELD,
    NEW_COUNT,
    NO_CARD,
    NOWHERE,
    OLDER,
    OWNED,
    PRODUCT_KINDS,
    ROW_CARD,
    SIZE,
    SLOT_COUNT,
    SLOTS,
    STORE_KINDS,
    STORED,
    TABLES,
    TOOL_KINDS,
    TOOLS,
    VEILED_OLDER,
    VEILED_SLOT,
    count_of,
    covers,
    has,
    size_of,
)
from vaka.games.moorea.rules.origins import Origins, doubts_of

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea


def check(state: Moorea) -> None:
    """Raise BadPosition where this cannot be a position of Moorea."""
    check_products(state)
    check_hands(state)
    if state.asked == OVER:
        return
    if state.part == DEALING and state.asked >= 0:
        raise BadPosition("only chance is asked while the cards are dealt")
    if state.wanted == FIRST_PLAYER and state.part != DEALING:
        raise BadPosition("the first player is drawn at the start")
    if state.wanted in (HAND_CARD, ROW_CARD) and state.deck_size == 0:
        raise BadPosition("a commodity is drawn, but the pile is empty")
    if state.wanted == DISPLAY_CARD and (state.gap == NOWHERE or state.first_left + state.second_left == 0):
        raise BadPosition("a product is turned up, but there is no gap, or no product")
    if state.wanted == ROW_CARD and state.row_gaps == 0:
        raise BadPosition("a commodity is turned up, but the row is full")
    if state.part == DISCARDING and state.asked >= 0 and state.hand_size(state.turn) <= state.hand_limit(state.turn):
        raise BadPosition("the hand is within its limit, but is to be discarded from")


def check_products(state: Moorea) -> None:
    """Each product is there as often as in the box."""
    counts = product_census(state)
    boxed = box_census(state.seats)
    for name in PRODUCTS:
        if counts[name] != boxed[name]:
            raise BadPosition(f"{counts[name]} {name} instead of {boxed[name]}")


def check_hands(state: Moorea) -> None:
    """Hands are no larger than they can be; a full position hides nothing, and a view no card of its viewer."""
    for seat in range(state.seats):
        base = seat * MAT
        if state.mat[base + SIZE] > MOST_HELD:
            raise BadPosition(f"no hand has more than {MOST_HELD} cards")
        if state.mat[base + NEW_COUNT] > state.mat[base + SLOT_COUNT] + state.mat[base + DOUBTS]:
            raise BadPosition("more cards are new than hidden")
        check_veil(state, seat)
    check_origins(state)


def check_veil(state: Moorea, seat: i64) -> None:
    """A hand is hidden as a whole, from others only, and never after the end."""
    base = seat * MAT
    count = state.mat[base + SLOT_COUNT]
    veiled = sum([1 for number in range(count) if slot_at(state.mat[base + SLOTS], number) == VEILED_SLOT])
    is_hidden = state.viewer != FULL and state.viewer != seat and state.asked != OVER
    if veiled != (count if is_hidden else 0):
        raise BadPosition("a hand is hidden as a whole, from the other seats, until the end")
    if (state.mat[base + OLDER] == VEILED_OLDER) != (is_hidden and state.mat[base + DOUBTS] > 0):
        raise BadPosition("which doubtful cards were older is hidden from the other seats")
    if not is_hidden and not covers(doubts_of(state, seat), state.mat[base + OLDER], TABLES.guards):
        raise BadPosition("only what was laid down in doubt can have been older")
    if not is_hidden and not 0 <= older_slots(state, seat) <= count:
        raise BadPosition("the older and the newer cards do not make up the hand")


def check_origins(state: Moorea) -> None:
    """The pile and the newer cards are what the pile was shuffled of, the older cards all that is left."""
    if not covers(TABLES.total, state.fresh, TABLES.guards):
        raise BadPosition("the pile was shuffled of more than there is")
    laid = state.discard
    doubts: i64 = 0
    for seat in range(state.seats):
        doubts += doubts_of(state, seat)
        for store in range(STORE_KINDS):
            laid += state.mat[seat * MAT + STORED + store]
    if not covers(laid, doubts, TABLES.guards):
        raise BadPosition("a doubtful card lies neither on the discard nor at a store")
    unseen = Unseen(state)
    if not unseen.is_countable:
        raise BadPosition("the pile and the newer cards are not what the pile was shuffled of")
    if len(state.doubts) > 0 and not Origins(state, unseen.seats, unseen.older, unseen.newer).is_possible():
        raise BadPosition("the doubtful cards can be neither older nor newer")


def box_census(seats: int) -> dict[str, int]:
    """How many of each product are in the game with so many players."""
    first, second = BOX.pile(seats, 0), BOX.pile(seats, 1)
    return {name: first[kind] + second[kind] for kind, name in enumerate(PRODUCTS)}


def product_census(state: Moorea) -> dict[str, int]:
    """How many of each product there are, wherever they lie."""
    counts = [state.piles[kind] + state.piles[PRODUCT_KINDS + kind] for kind in range(PRODUCT_KINDS)]
    for place in range(DISPLAY):
        if state.display_at(place) != NO_CARD:
            counts[state.display_at(place)] += 1
    for seat in range(state.seats):
        for kind in range(PRODUCT_KINDS):
            counts[kind] += state.mat[seat * MAT + OWNED + kind]
    for kind in range(FIRST_SITE):
        counts[kind] += count_of(state.gone, KINDS + kind)
        for seat in range(state.seats):
            counts[kind] += count_of(state.mat[seat * MAT + HAND], KINDS + kind)
            for store in range(STORE_KINDS):
                counts[kind] += count_of(state.mat[seat * MAT + STORED + store], KINDS + kind)
    return {name: counts[kind] for kind, name in enumerate(PRODUCTS)}


def census(state: Moorea) -> dict[str, int]:
    """All cards: commodities and products by kind, wherever they lie; what lies in the box for want of players; tools."""
    counts = product_census(state)
    known = seen_commodities(state) + state.deck
    for card in range(KINDS):
        counts[CARDS[card]] = count_of(known, card)
    counts["boxed"] = sum(box_census(5).values()) - sum(box_census(state.seats).values())
    owned = 0
    for seat in range(state.seats):
        owned += sum([1 for tool in range(TOOL_KINDS) if has(state.mat[seat * MAT + TOOLS], tool)])
    left = sum([stack_left(state, tool) for tool in range(TOOL_KINDS)])
    counts["tools"] = owned + left
    counts["piles"] = sum([state.piles[place] for place in range(2 * PRODUCT_KINDS)]) - state.first_left - state.second_left
    counts["hands"] = sum([state.mat[seat * MAT + SIZE] - size_of(state.mat[seat * MAT + HAND]) for seat in range(state.seats)])
    return counts


def stack_left(state: Moorea, tool: i64) -> int:
    """How many of a tool are left in its stack."""
    return BOX.tool_copies[tool] - sum([1 for seat in range(state.seats) if has(state.mat[seat * MAT + TOOLS], tool)])
