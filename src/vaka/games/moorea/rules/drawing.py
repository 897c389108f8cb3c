"""Drawing commodities ("Eine Rohstoffkarte ziehen", "Speer", "Karren"), the open row, and the shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import knowing, telling, turn
from vaka.games.moorea.rules.layout import (
    ACTING,
    CART,
    DRAW,
    ENOUGH,
    HAND_CARD,
    KINDS,
    NO_CARD,
    NOWHERE,
    ROW,
    ROW_CARD,
    SPEAR,
    TABLES,
    TAKE,
    count_of,
)
from vaka.games.moorea.rules.reasons import ALLOWED, MUST_DRAW, NO_SPEAR, NOT_IN_ROW, PILE_EMPTY

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea


def draw_on(state: Moorea) -> bool:
    """Is there still something to draw in this turn?

    Without the spear the one compulsory card comes from the pile and nobody is asked. The spear gives the choice for each card; the
    cart a second card that may be declined, decided after the first is seen (A20). What the piles cannot give is skipped (A10).
    """
    seat = state.turn
    from_row = state.row_gaps < ROW and state.has_tool(seat, SPEAR)
    if state.drawn == 0:
        if from_row:
            state.ask(seat)
            return True
        if state.pile_has_cards():
            await_hand_card(state)
            return True
        return False
    if state.drawn == 1 and state.has_tool(seat, CART) and (from_row or state.pile_has_cards()):
        state.ask(seat)
        return True
    return False


def legal_draw(state: Moorea, seat: i64, found: vec[i64]) -> vec[i64]:
    """The pile; with the spear every commodity of the row; and to stop, where drawing is not compulsory (A25)."""
    if state.pile_has_cards():
        found = append(found, DRAW)
    if state.has_tool(seat, SPEAR):
        kinds = row_kinds(state)
        for card in range(KINDS):
            if (kinds >> card) & 1:
                found = append(found, TAKE + card)
    if why_not_enough(state) == ALLOWED:
        found = append(found, ENOUGH)
    return found


def row_kinds(state: Moorea) -> i64:
    """The commodities of the open row, as bits."""
    kinds: i64 = 0
    row = state.row
    while row:
        if row & 15:
            kinds |= TABLES.bits[(row & 15) - 1]
        row >>= 4
    return kinds


def why_not_draw(state: Moorea) -> i64:
    """Why no card can be drawn from the pile."""
    return ALLOWED if state.pile_has_cards() else PILE_EMPTY


def why_not_take(state: Moorea, seat: i64, card: i64) -> i64:
    """Why this commodity cannot be drawn from the row."""
    if not state.has_tool(seat, SPEAR):
        return NO_SPEAR
    return ALLOWED if (row_kinds(state) >> card) & 1 else NOT_IN_ROW


def why_not_enough(state: Moorea) -> i64:
    """Why drawing cannot stop here."""
    return MUST_DRAW if state.drawn == 0 and state.pile_has_cards() else ALLOWED


def draw(state: Moorea, seat: i64) -> None:
    """A card from the pile: which one, chance decides."""
    if state.events is not None:
        state.report("reach", {"seat": seat})
    await_hand_card(state)


def take(state: Moorea, seat: i64, card: i64) -> None:
    """A card from the row, which is refilled at once, before a second card is chosen."""
    take_from_row(state, seat, card)
    state.drawn += 1
    if state.events is not None:
        telling.take(state, seat, card)
    turn.proceed(state)


def take_from_row(state: Moorea, seat: i64, card: i64) -> None:
    """The first such card of the row goes to the hand; everybody sees it."""
    for place in range(ROW):
        if state.row_at(place) == card:
            state.set_row(place, NO_CARD)
            state.row_gaps += 1
            break
    state.gain_open(seat, card)


def enough(state: Moorea, seat: i64) -> None:
    """The card that may be declined is declined."""
    state.part = ACTING
    if state.events is not None:
        state.report("enough", {"seat": seat})
    turn.proceed(state)


# --- The pile ---


def await_hand_card(state: Moorea) -> None:
    """The pile is asked for a card that only its drawer will see."""
    shuffle_if_empty(state)
    state.await_chance(HAND_CARD)


def refill_row(state: Moorea) -> bool:
    """Three commodities always lie open, as long as there are any (A10). Is one being turned up?"""
    if not state.pile_has_cards():
        return False
    shuffle_if_empty(state)
    state.await_chance(ROW_CARD)
    return True


def shuffle_if_empty(state: Moorea) -> None:
    """When a card is needed and the pile is empty, the discard is shuffled into a new pile (A9)."""
    if state.deck_size > 0:
        return
    state.deck = state.discard
    state.deck_size = state.discard_size
    state.discard = 0
    state.discard_size = 0
    knowing.note_shuffle(state)
    if state.events is not None:
        state.report("shuffle", {"count": state.deck_size})


def draw_from_deck(state: Moorea, card: i64) -> None:
    """One card less in the pile."""
    state.deck -= TABLES.one[card]
    state.deck_size -= 1


def receive(state: Moorea, card: i64) -> None:
    """The drawn card goes to the hand; the others see only that a card was drawn."""
    seat = state.turn
    draw_from_deck(state, card)
    state.gain_blind(seat, card)
    state.drawn += 1
    if state.events is not None:
        telling.receive(state, seat, card)
    turn.proceed(state)


def turn_up(state: Moorea, card: i64) -> None:
    """The drawn card lies in the row, for all to see."""
    draw_from_deck(state, card)
    state.fresh -= TABLES.one[card]
    place = row_gap(state)
    state.set_row(place, card)
    state.row_gaps -= 1
    if state.events is not None:
        telling.turn_up(state, card, place)
    turn.proceed(state)


def row_gap(state: Moorea) -> i64:
    """The first empty place of the row."""
    for place in range(ROW):
        if state.row_at(place) == NO_CARD:
            return place
    return NOWHERE


def in_deck(state: Moorea, card: i64) -> i64:
    """How many of a commodity are left in the pile."""
    return count_of(state.deck, card)
