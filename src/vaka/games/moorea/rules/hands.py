"""Hands: what comes into them, what leaves them, and what everybody remembers of it (§8, A27).

Cards taken openly are known to all. The others are the *slots* of a hand, its blind draws in the order in which they came. Of each
seat it is public how many of them come from the pile as it was last shuffled: the *newer* ones; those before them are *older*. What
the pile was shuffled of is public too: `fresh` is that, less what has surely been seen of it since.

A hidden card that is laid down by a seat which holds older and newer ones could be either. Such a card is a *doubt*, kept with the
number of newer cards that its seat had drawn by then, and which of them were older is the owner's secret. At the next shuffle all
this becomes a layer of what is known of earlier piles (see `layers`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules.box import BASKET, CARD_KINDS, TABLES, Card, Seat
from vaka.games.moorea.rules.cards import NO_CARDS, Cards, count_of, single, size_of
from vaka.games.moorea.rules.layers import MOST_LAYERS, Layer, doubt_card, doubt_of, doubt_seat, merged
from vaka.games.moorea.rules.packed import bit
from vaka.games.moorea.rules.position import (
    DOUBTS_AT,
    HAND_AT,
    LAID_AT,
    MAT,
    NEWER_AT,
    OLDER_AT,
    OPEN_AT,
    SIZE_AT,
    SLOT_COUNT_AT,
    SLOTS_AT,
    MooreaPosition,
    has_tool,
)

# What a view has in the place of a secret.
VEILED_SLOT: Final[i64] = 15
VEILED_OLDER: Final[i64] = -1


# --- What is held ---


def hand(position: MooreaPosition, seat: Seat) -> Cards:
    """The cards of a hand; on a view of another's, those that are known."""
    return position.mat[seat * MAT + HAND_AT]


def held(position: MooreaPosition, seat: Seat, card: Card) -> i64:
    """How many of one card a seat holds."""
    return count_of(position.mat[seat * MAT + HAND_AT], card)


def open_hand(position: MooreaPosition, seat: Seat) -> Cards:
    """The cards of a hand that everybody knows of."""
    return position.mat[seat * MAT + OPEN_AT]


def hand_size(position: MooreaPosition, seat: Seat) -> i64:
    """How many cards a seat holds: everybody can see that."""
    return position.mat[seat * MAT + SIZE_AT]


def hand_limit(position: MooreaPosition, seat: Seat) -> i64:
    """§3.3, §5.1: six, or eight with the basket."""
    return TABLES.limit_basket if has_tool(position, seat, BASKET) else TABLES.limit


# --- Slots ---


def slot_count(position: MooreaPosition, seat: Seat) -> i64:
    """How many cards of a hand only their owner knows."""
    return position.mat[seat * MAT + SLOT_COUNT_AT]


def slot_at(position: MooreaPosition, seat: Seat, number: i64) -> Card:
    """What is in a slot: a commodity, or VEILED_SLOT."""
    return (position.mat[seat * MAT + SLOTS_AT] >> (number * 4)) & 15


def add_slot(position: MooreaPosition, seat: Seat, card: Card) -> None:
    """A card that nobody else knows comes into the hand as its last slot."""
    base = seat * MAT
    mat = position.mat
    count = mat[base + SLOT_COUNT_AT]
    mat[base + SLOTS_AT] += card << (count * 4)
    mat[base + SLOT_COUNT_AT] = count + 1
    mat[base + SIZE_AT] += 1
    if card != VEILED_SLOT:
        mat[base + HAND_AT] += single(card)


def drop_slot(position: MooreaPosition, seat: Seat, number: i64) -> None:
    """A slot leaves the hand; the later ones move up."""
    base = seat * MAT
    mat = position.mat
    slots = mat[base + SLOTS_AT]
    mat[base + HAND_AT] -= single((slots >> (number * 4)) & 15)
    mat[base + SLOTS_AT] = (slots & (bit(number * 4) - 1)) | ((slots >> (number * 4 + 4)) << (number * 4))
    mat[base + SLOT_COUNT_AT] -= 1
    mat[base + SIZE_AT] -= 1


def veil(position: MooreaPosition, seat: Seat) -> None:
    """On a view of others: of the hand only what everybody knows is left, and nothing of where the doubts came from."""
    base = seat * MAT
    position.mat[base + SLOTS_AT] = bit(position.mat[base + SLOT_COUNT_AT] * 4) - 1  # VEILED_SLOT in each
    position.mat[base + HAND_AT] = position.mat[base + OPEN_AT]
    if position.mat[base + DOUBTS_AT] > 0:
        position.mat[base + OLDER_AT] = VEILED_OLDER


def unveil_slot(position: MooreaPosition, seat: Seat, number: i64, card: Card) -> None:
    """Lift the veil from a slot."""
    base = seat * MAT
    position.mat[base + SLOTS_AT] -= bit(number * 4) * (VEILED_SLOT - card)
    position.mat[base + HAND_AT] += single(card)


def is_veiled(position: MooreaPosition, seat: Seat) -> bool:
    """Is this hand, or what it was before, hidden from the viewer of this view?"""
    if older_doubts(position, seat) == VEILED_OLDER:
        return True
    return slot_count(position, seat) > 0 and slot_at(position, seat, 0) == VEILED_SLOT


# --- Coming and going ---


def gain_blind(position: MooreaPosition, seat: Seat, card: Card) -> None:
    """A card comes into the hand that nobody else sees."""
    add_slot(position, seat, card)
    position.mat[seat * MAT + NEWER_AT] += 1


def gain_open(position: MooreaPosition, seat: Seat, card: Card) -> None:
    """A card comes into the hand before everybody's eyes."""
    base = seat * MAT
    position.mat[base + HAND_AT] += single(card)
    position.mat[base + OPEN_AT] += single(card)
    position.mat[base + SIZE_AT] += 1


def lay_down(position: MooreaPosition, seat: Seat, cards: Cards) -> None:
    """Cards leave the hand for all to see, known ones first; one that nobody knew of cannot be taken back alone."""
    base = seat * MAT
    for card in range(CARD_KINDS):
        for _copy in range(count_of(cards, card)):
            if count_of(position.mat[base + OPEN_AT], card) > 0:
                position.mat[base + HAND_AT] -= single(card)
                position.mat[base + OPEN_AT] -= single(card)
                position.mat[base + SIZE_AT] -= 1
            else:
                reveal_slot(position, seat, card)
                position.raise_floor()


def reveal_slot(position: MooreaPosition, seat: Seat, card: Card) -> None:
    """A blind draw is laid down: its oldest slot of that kind goes."""
    number: i64 = 0
    while slot_at(position, seat, number) != card:
        number += 1
    note_origin(position, seat, card, number)
    drop_slot(position, seat, number)


# --- Older and newer ---


def newer_count(position: MooreaPosition, seat: Seat) -> i64:
    """How many of the slots and the doubts of a seat come from the pile as it was last shuffled: everybody can count that."""
    return position.mat[seat * MAT + NEWER_AT]


def set_newer_count(position: MooreaPosition, seat: Seat, count: i64) -> None:
    """So many of them do."""
    position.mat[seat * MAT + NEWER_AT] = count


def older_total(position: MooreaPosition, seat: Seat) -> i64:
    """How many of the slots and the doubts of a seat are older than the last shuffle: everybody can count that."""
    base = seat * MAT
    return position.mat[base + SLOT_COUNT_AT] + position.mat[base + DOUBTS_AT] - position.mat[base + NEWER_AT]


def older_slots(position: MooreaPosition, seat: Seat) -> i64:
    """How many slots are older than the last shuffle; they come first. The owner's secret, where there are doubts."""
    return older_total(position, seat) - size_of(older_doubts(position, seat))


def note_origin(position: MooreaPosition, seat: Seat, card: Card, number: i64) -> None:
    """The slot comes from the pile as it was last shuffled, or from an earlier one, or that is in doubt."""
    base = seat * MAT
    if position.mat[base + NEWER_AT] == 0:
        position.mat[base + LAID_AT] += single(card)
        return
    if older_total(position, seat) == 0:
        position.mat[base + NEWER_AT] -= 1
        position.fresh -= single(card)
        return
    if number < older_slots(position, seat):
        position.mat[base + OLDER_AT] += single(card)
    add_doubt(position, seat, card, position.mat[base + NEWER_AT])


def note_shuffle(position: MooreaPosition) -> None:
    """A new pile of known cards: every slot is older, and what is known of the pile before is kept as a layer."""
    add_layers(position)
    position.fresh = position.deck
    position.doubts = vec[i64]()
    for seat in range(position.seats):
        base = seat * MAT
        position.mat[base + NEWER_AT] = 0
        position.mat[base + DOUBTS_AT] = 0
        position.mat[base + OLDER_AT] = 0
        position.mat[base + LAID_AT] = 0


def add_layers(position: MooreaPosition) -> None:
    """The pile is empty, so what was drawn blind from it can be counted; so can all that is older, if no layer holds it yet."""
    past = position.past[:]
    is_first = len(past) == 0
    size = position.seats
    drawn, sure, memory = vec[i64](capacity=size), vec[i64](capacity=size), vec[i64](capacity=size)
    for seat in range(position.seats):
        drawn = append(drawn, newer_count(position, seat))
        sure = append(sure, NO_CARDS if is_first else position.mat[seat * MAT + LAID_AT])
        memory = append(memory, newer_cards(position, seat))
    if is_first:
        add_oldest(position, past)
    past.append(Layer(position.fresh, drawn, sure, memory, position.doubts))
    if len(past) > MOST_LAYERS:
        past[:2] = [merged(past[0], past[1])]
    position.past = past


def add_oldest(position: MooreaPosition, past: list[Layer]) -> None:
    """All that is older than the pile, if there is anything, is the first layer."""
    size = position.seats
    drawn, memory = vec[i64](capacity=size), vec[i64](capacity=size)
    older: i64 = 0
    for seat in range(position.seats):
        drawn = append(drawn, older_total(position, seat))
        memory = append(memory, older_cards(position, seat))
        older += older_cards(position, seat)
    if older > 0:
        past.append(Layer(older, drawn, no_cards_each(size), memory, vec[i64]()))


def no_cards_each(seats: i64) -> vec[i64]:
    """No cards for each of so many seats."""
    found = vec[i64]()
    for _seat in range(seats):
        found = append(found, NO_CARDS)
    return found


def newer_cards(position: MooreaPosition, seat: Seat) -> Cards:
    """The cards that a seat drew from the pile as it was last shuffled, and holds or laid in doubt: its owner knows."""
    cards: i64 = 0
    for number in range(older_slots(position, seat), slot_count(position, seat)):
        cards += single(slot_at(position, seat, number))
    return cards + doubts_of(position, seat) - older_doubts(position, seat)


def surely_older(position: MooreaPosition, seat: Seat) -> Cards:
    """The cards that a seat laid down unseen since the last shuffle, and that were surely older."""
    return position.mat[seat * MAT + LAID_AT]


def set_surely_older(position: MooreaPosition, seat: Seat, cards: Cards) -> None:
    """These were."""
    position.mat[seat * MAT + LAID_AT] = cards


def older_cards(position: MooreaPosition, seat: Seat) -> Cards:
    """The cards of a seat that are older, and that it holds or laid in doubt: its owner knows."""
    cards: i64 = older_doubts(position, seat)
    for number in range(older_slots(position, seat)):
        cards += single(slot_at(position, seat, number))
    return cards


# --- Doubts ---


def add_doubt(position: MooreaPosition, seat: Seat, card: Card, drawn: i64) -> None:
    """A card is laid down that could be older or newer, when its seat had drawn so many newer ones.

    The doubts are listed seat by seat, of each seat in their order. Copies of a position share the list, so it is never changed.
    """
    found = vec[i64](capacity=len(position.doubts) + 1)
    for doubt in position.doubts:
        if doubt_seat(doubt) <= seat:
            found = append(found, doubt)
    found = append(found, doubt_of(seat, card, drawn))
    for doubt in position.doubts:
        if doubt_seat(doubt) > seat:
            found = append(found, doubt)
    position.doubts = found
    position.mat[seat * MAT + DOUBTS_AT] += 1


def doubt_count(position: MooreaPosition, seat: Seat) -> i64:
    """How many doubts a seat has laid down."""
    return position.mat[seat * MAT + DOUBTS_AT]


def doubts_of(position: MooreaPosition, seat: Seat) -> Cards:
    """The doubts of a seat as a set of cards."""
    cards: i64 = 0
    for doubt in position.doubts:
        if doubt_seat(doubt) == seat:
            cards += single(doubt_card(doubt))
    return cards


def older_doubts(position: MooreaPosition, seat: Seat) -> Cards:
    """The doubts of a seat that were older, or VEILED_OLDER."""
    return position.mat[seat * MAT + OLDER_AT]


def set_older_doubts(position: MooreaPosition, seat: Seat, cards: Cards) -> None:
    """These of them were older."""
    position.mat[seat * MAT + OLDER_AT] = cards
