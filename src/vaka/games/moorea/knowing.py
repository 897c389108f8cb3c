"""Who knows what (ruling A27): hands are hidden, what was taken openly is remembered, and counting is everybody's right.

The slots of a hand are its blind draws. Of each seat it is public how many of its last slots surely come from the pile as it was
last shuffled (the new ones); the others can be anything that is unaccounted for. What the pile was shuffled of is public too, so
the pile and the new slots hold nothing else: `fresh` is that, less what has been seen to leave. A card laid down from a hand that
has both new and older slots could be either, so that afterwards none of them counts as new.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.names import OVER
from vaka.games.moorea.components import COMMODITIES
from vaka.games.moorea.layout import (
    HAND,
    KINDS,
    LANE,
    MAT,
    NEW_COUNT,
    OPEN,
    ROW,
    SLOT_COUNT,
    SLOTS,
    STORE_KINDS,
    STORED,
    TABLES,
    VEILED_SLOT,
    bit,
    count_of,
)

if TYPE_CHECKING:
    from vaka.games.moorea.state import Moorea


# --- Keeping the memory ---


def slot_at(slots: i64, number: i64) -> i64:
    """What is in a slot: a commodity, or VEILED_SLOT."""
    return (slots >> (number * 4)) & 15


def reveal_slot(state: Moorea, seat: i64, card: i64) -> None:
    """A blind draw is laid down: its oldest slot of that kind goes."""
    base = seat * MAT
    mat = state.mat
    slots = mat[base + SLOTS]
    count = mat[base + SLOT_COUNT]
    new = mat[base + NEW_COUNT]
    number: i64 = 0
    while slot_at(slots, number) != card:
        number += 1
    below = slots & (bit(number * 4) - 1)
    mat[base + SLOTS] = below | ((slots >> (number * 4 + 4)) << (number * 4))
    mat[base + SLOT_COUNT] = count - 1
    if new == count:
        mat[base + NEW_COUNT] = new - 1
        state.fresh -= TABLES.one[card]
    elif new > 0:
        mat[base + NEW_COUNT] = 0


def note_shuffle(state: Moorea) -> None:
    """A new pile of known cards: no slot comes from it yet."""
    state.fresh = state.deck
    for seat in range(state.seats):
        state.mat[seat * MAT + NEW_COUNT] = 0


# --- Views ---


def hide(state: Moorea, viewer: i64) -> None:
    """Veil the slots of all others, and the pile."""
    state.deck = 0
    for seat in range(state.seats):
        if seat != viewer:
            base = seat * MAT
            slots: i64 = 0
            for number in range(state.mat[base + SLOT_COUNT]):
                slots |= bit(number * 4) * VEILED_SLOT
            state.mat[base + SLOTS] = slots
            state.mat[base + HAND] = state.mat[base + OPEN]


def is_veiled(state: Moorea, seat: i64) -> bool:
    """Is this hand hidden from the viewer of this view?"""
    return state.mat[seat * MAT + SLOT_COUNT] > 0 and slot_at(state.mat[seat * MAT + SLOTS], 0) == VEILED_SLOT


class Unseen:
    """What a view leaves open: the commodities unaccounted for, and those of them that the pile and the new slots can hold."""

    def __init__(self, state: Moorea) -> None:
        self.all: vec[i64] = vec[i64]()
        self.fresh: vec[i64] = vec[i64]()
        self.spare: i64 = 0  # fresh candidates beyond what the pile and the new slots hold
        known = seen_commodities(state)
        own_new = new_cards_seen(state)
        room = state.deck_size + veiled_new(state)
        for card in range(KINDS):
            unseen = count_of(TABLES.total, card) - count_of(known, card)
            candidates = min(unseen, count_of(state.fresh, card) - count_of(own_new, card))
            self.all = append(self.all, unseen)
            self.fresh = append(self.fresh, candidates)
            self.spare += candidates
        self.spare -= room


def seen_commodities(state: Moorea) -> i64:
    """Every commodity whose place this view knows."""
    seen = state.discard
    for place in range(ROW):
        card = state.row_at(place)
        if card >= 0:
            seen += TABLES.one[card]
    low = bit(KINDS * LANE) - 1
    for seat in range(state.seats):
        base = seat * MAT
        seen += state.mat[base + HAND] & low
        for store in range(STORE_KINDS):
            seen += state.mat[base + STORED + store] & low
    return seen


def new_cards_seen(state: Moorea) -> i64:
    """The new slots that the viewer itself holds."""
    cards: i64 = 0
    for seat in range(state.seats):
        if not is_veiled(state, seat):
            base = seat * MAT
            count = state.mat[base + SLOT_COUNT]
            for number in range(count - state.mat[base + NEW_COUNT], count):
                cards += TABLES.one[slot_at(state.mat[base + SLOTS], number)]
    return cards


def veiled_new(state: Moorea) -> i64:
    """How many new slots are hidden."""
    total: i64 = 0
    for seat in range(state.seats):
        if is_veiled(state, seat):
            total += state.mat[seat * MAT + NEW_COUNT]
    return total


def draw_one(cards: vec[i64], rng: Random) -> i64:
    """A card out of these, all alike; it is taken out of them."""
    total: i64 = 0
    for count in cards:
        total += count
    left = rng.randrange(total)
    card: i64 = 0
    while left >= cards[card]:
        left -= cards[card]
        card += 1
    cards[card] -= 1
    return card


def deal(state: Moorea, rng: Random, viewer: i64) -> None:
    """New slots and the pile from what the pile was shuffled of, the older slots from the rest."""
    unseen = Unseen(state)
    rest = unseen.all[:]
    fresh = unseen.fresh[:]
    veiled = [seat for seat in range(state.seats) if is_veiled(state, seat)]
    for seat in veiled:
        base = seat * MAT
        count = state.mat[base + SLOT_COUNT]
        for number in range(count - state.mat[base + NEW_COUNT], count):
            card = draw_one(fresh, rng)
            rest[card] -= 1
            fill_slot(state, seat, number, card)
    for _ in range(unseen.spare):
        draw_one(fresh, rng)
    state.deck = 0
    for card in range(KINDS):
        state.deck += TABLES.one[card] * fresh[card]
        rest[card] -= fresh[card]
    for seat in veiled:
        base = seat * MAT
        for number in range(state.mat[base + SLOT_COUNT] - state.mat[base + NEW_COUNT]):
            fill_slot(state, seat, number, draw_one(rest, rng))


def fill_slot(state: Moorea, seat: i64, number: i64, card: i64) -> None:
    """Lift the veil from a slot."""
    base = seat * MAT
    state.mat[base + SLOTS] -= bit(number * 4) * (VEILED_SLOT - card)
    state.mat[base + HAND] += TABLES.one[card]


def hidden(state: Moorea) -> dict[str, list[Any]]:
    """Every veiled slot, and what counting allows there."""
    if state.asked == OVER:
        return {}
    found: dict[str, list[Any]] = {}
    unseen = Unseen(state)
    words = state.game.seat_words(state.seats)
    new_kinds = [COMMODITIES[card] for card in range(KINDS) if unseen.fresh[card] > 0]
    old_kinds = [COMMODITIES[card] for card in range(KINDS) if unseen.all[card] > max(0, unseen.fresh[card] - unseen.spare)]
    for seat in range(state.seats):
        if is_veiled(state, seat):
            base = seat * MAT
            count = state.mat[base + SLOT_COUNT]
            for number in range(count):
                is_new = number >= count - state.mat[base + NEW_COUNT]
                found[f"seats/{words[seat]}/hidden/{number}"] = list(new_kinds if is_new else old_kinds)
    return found
