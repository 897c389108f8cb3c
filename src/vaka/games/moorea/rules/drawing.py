"""Drawing commodities (§3.1, §5.2, §5.4), the open row (§2.2), and the shuffle."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import telling
from vaka.games.moorea.rules.actions import DRAW, ENOUGH, take_id
from vaka.games.moorea.rules.box import CART, COMMODITY_KINDS, NO_CARD, ROW, SPEAR, Card, Seat
from vaka.games.moorea.rules.cards import NO_CARDS, single
from vaka.games.moorea.rules.hands import gain_blind, gain_open, note_shuffle
from vaka.games.moorea.rules.packed import has
from vaka.games.moorea.rules.position import (
    MooreaPosition,
    has_tool,
    pile_has_cards,
    row_kinds,
    row_place,
    set_row,
)
from vaka.games.moorea.rules.reasons import MUST_DRAW, NO_SPEAR, NOT_IN_ROW, OPEN, PILE_EMPTY

# How the next card of a turn comes.
NO_MORE: Final[i64] = 0
FROM_PILE: Final[i64] = 1
AS_CHOSEN: Final[i64] = 2


def next_card(position: MooreaPosition, seat: Seat) -> i64:
    """§3.1, §5.2, §5.4: how the next commodity of this turn is drawn: NO_MORE, FROM_PILE or AS_CHOSEN.

    Without the spear the one compulsory card comes from the pile and nobody is asked. The spear gives the choice for each card; the
    cart a second card that may be declined, decided after the first is seen (A20). What the piles cannot give is skipped (A10).
    """
    from_row = position.row_gaps < ROW and has_tool(position, seat, SPEAR)
    if position.drawn == 0:
        if from_row:
            return AS_CHOSEN
        return FROM_PILE if pile_has_cards(position) else NO_MORE
    if position.drawn == 1 and has_tool(position, seat, CART) and (from_row or pile_has_cards(position)):
        return AS_CHOSEN
    return NO_MORE


def legal_draw(position: MooreaPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§3.1: the pile; with the spear every commodity of the row (§5.2); and to stop, where drawing is not compulsory (A25)."""
    if why_not_draw(position) == OPEN:
        found = append(found, DRAW)
    for card in range(COMMODITY_KINDS):
        if why_not_take(position, seat, card) == OPEN:
            found = append(found, take_id(card))
    if why_not_enough(position) == OPEN:
        found = append(found, ENOUGH)
    return found


# --- From the pile ---


def why_not_draw(position: MooreaPosition) -> i64:
    """§3.1: why no card can be drawn from the pile."""
    return OPEN if pile_has_cards(position) else PILE_EMPTY


def draw(position: MooreaPosition, seat: Seat) -> None:
    """§3.1: the pile is chosen; which card it gives, chance decides."""
    if position.events is not None:
        telling.reach(position, seat)


def receive(position: MooreaPosition, seat: Seat, card: Card) -> None:
    """§3.1, §2.1: the card of the pile goes to the hand; the others see only that a card was drawn."""
    leave_pile(position, card)
    gain_blind(position, seat, card)
    position.drawn += 1
    if position.events is not None:
        telling.receive(position, seat, card)


# --- From the row ---


def why_not_take(position: MooreaPosition, seat: Seat, card: Card) -> i64:
    """§5.2: why this commodity cannot be drawn from the row."""
    if not has_tool(position, seat, SPEAR):
        return NO_SPEAR
    return OPEN if has(row_kinds(position), card) else NOT_IN_ROW


def take(position: MooreaPosition, seat: Seat, card: Card) -> None:
    """§5.2: a card from the row, which is refilled at once, before a second card is chosen."""
    place = take_from_row(position, seat, card)
    position.drawn += 1
    if position.events is not None:
        telling.take(position, seat, card, place)


def take_from_row(position: MooreaPosition, seat: Seat, card: Card) -> i64:
    """§2.2: the first such card of the row goes to the hand, for all to see; the place where it lay."""
    place = row_place(position, card)
    set_row(position, place, NO_CARD)
    position.row_gaps += 1
    gain_open(position, seat, card)
    return place


# --- Enough ---


def why_not_enough(position: MooreaPosition) -> i64:
    """§3.1: why drawing cannot stop here: the first card is a duty, from the row too where only the row has one (A10, A25)."""
    return MUST_DRAW if position.drawn == 0 else OPEN


def enough(position: MooreaPosition, seat: Seat) -> None:
    """§5.4: the card that may be declined is declined."""
    if position.events is not None:
        telling.enough(position, seat)


# --- The pile and the open row ---


def needs_row_card(position: MooreaPosition) -> bool:
    """§2.2: three commodities always lie open, as long as there are any (A10)."""
    return position.row_gaps > 0 and pile_has_cards(position)


def turn_up(position: MooreaPosition, card: Card) -> None:
    """§2.2: the card of the pile lies in the row, for all to see."""
    leave_pile(position, card)
    position.fresh -= single(card)
    place = row_place(position, NO_CARD)
    set_row(position, place, card)
    position.row_gaps -= 1
    if position.events is not None:
        telling.turn_up(position, card, place)


def leave_pile(position: MooreaPosition, card: Card) -> None:
    """One card less in the pile."""
    position.deck -= single(card)
    position.deck_size -= 1


def shuffle_if_empty(position: MooreaPosition) -> None:
    """§3.1: when a card is needed and the pile is empty, the discard is shuffled into a new pile (A9)."""
    if position.deck_size > 0:
        return
    position.deck = position.discard
    position.deck_size = position.discard_size
    position.discard = NO_CARDS
    position.discard_size = 0
    note_shuffle(position)
    if position.events is not None:
        telling.shuffle(position)
