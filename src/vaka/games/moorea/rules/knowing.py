"""Who knows what (ruling A27): hands are hidden, what was taken openly is remembered, and counting is everybody's right.

The slots of a hand are its blind draws, in the order in which they came. Of each seat it is public how many come from the pile as
it was last shuffled (the newer ones); the others are older. What the pile was shuffled of is public too, so the pile and the newer
slots hold nothing else, and the older slots hold the rest of what is unaccounted for: `fresh` is the former, less what has surely
been seen of it. A card laid down from a hand that has both is a doubt (see origins) until the next shuffle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.names import OVER
from vaka.games.moorea.rules.box import COMMODITIES
from vaka.games.moorea.rules.layout import (
    DOUBTS,
    HAND,
    KINDS,
    LANE,
    MAT,
    NEW_COUNT,
    OLDER,
    OPEN,
    ROW,
    SLOT_COUNT,
    SLOTS,
    STORE_KINDS,
    STORED,
    TABLES,
    VEILED_OLDER,
    VEILED_SLOT,
    bit,
    count_of,
    covers,
    has,
    size_of,
)
from vaka.games.moorea.rules.origins import Origins, add_doubt, doubts_of, nothing_older, older_total

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea


# --- Keeping the memory ---


def slot_at(slots: i64, number: i64) -> i64:
    """What is in a slot: a commodity, or VEILED_SLOT."""
    return (slots >> (number * 4)) & 15


def older_slots(state: Moorea, seat: i64) -> i64:
    """How many slots are older than the last shuffle; they come first. The owner's secret, where there are doubts."""
    return older_total(state, seat) - size_of(state.mat[seat * MAT + OLDER])


def reveal_slot(state: Moorea, seat: i64, card: i64) -> None:
    """A blind draw is laid down: its oldest slot of that kind goes."""
    base = seat * MAT
    mat = state.mat
    slots = mat[base + SLOTS]
    number: i64 = 0
    while slot_at(slots, number) != card:
        number += 1
    if mat[base + NEW_COUNT] > 0:
        note_origin(state, seat, card, number)
    below = slots & (bit(number * 4) - 1)
    mat[base + SLOTS] = below | ((slots >> (number * 4 + 4)) << (number * 4))
    mat[base + SLOT_COUNT] -= 1


def note_origin(state: Moorea, seat: i64, card: i64, number: i64) -> None:
    """The slot comes from the pile as it was last shuffled, or that is in doubt."""
    base = seat * MAT
    if older_total(state, seat) == 0:
        state.mat[base + NEW_COUNT] -= 1
        state.fresh -= TABLES.one[card]
        return
    if number < older_slots(state, seat):
        state.mat[base + OLDER] += TABLES.one[card]
    add_doubt(state, seat, card)


def note_shuffle(state: Moorea) -> None:
    """A new pile of known cards: every slot is older, and no doubt matters any more."""
    state.fresh = state.deck
    state.doubts = TABLES.nothing
    for seat in range(state.seats):
        base = seat * MAT
        state.mat[base + NEW_COUNT] = 0
        state.mat[base + DOUBTS] = 0
        state.mat[base + OLDER] = 0


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
            if state.mat[base + DOUBTS] > 0:
                state.mat[base + OLDER] = VEILED_OLDER


def is_veiled(state: Moorea, seat: i64) -> bool:
    """Is this hand, or what it was before, hidden from the viewer of this view?"""
    base = seat * MAT
    if state.mat[base + OLDER] == VEILED_OLDER:
        return True
    return state.mat[base + SLOT_COUNT] > 0 and slot_at(state.mat[base + SLOTS], 0) == VEILED_SLOT


class Unseen:
    """What a view leaves open: the veiled seats, and the older and the newer cards that they hide or laid in doubt."""

    def __init__(self, state: Moorea) -> None:
        self.seats = [seat for seat in range(state.seats) if is_veiled(state, seat)]
        self.older: i64 = 0
        self.newer: i64 = 0
        self.is_countable = True  # do the cards make up what the places can hold?
        seen = seen_commodities(state)
        own = newer_cards_seen(state)
        doubts: i64 = 0
        older_places: i64 = 0
        newer_places: i64 = state.deck_size
        for seat in self.seats:
            doubts += doubts_of(state, seat)
            older_places += older_total(state, seat)
            newer_places += state.mat[seat * MAT + NEW_COUNT]
        for card in range(KINDS):
            newer = count_of(state.fresh, card) - count_of(own, card)
            older = count_of(TABLES.total, card) - count_of(seen, card) + count_of(doubts, card) - newer
            if newer < 0 or older < 0:
                self.is_countable = False
                return
            self.newer += TABLES.one[card] * newer
            self.older += TABLES.one[card] * older
        if size_of(self.older) != older_places or size_of(self.newer) != newer_places:
            self.is_countable = False


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


def newer_cards_seen(state: Moorea) -> i64:
    """The newer cards that the viewer itself holds or laid in doubt."""
    cards: i64 = 0
    for seat in range(state.seats):
        if not is_veiled(state, seat):
            base = seat * MAT
            for number in range(older_slots(state, seat), state.mat[base + SLOT_COUNT]):
                cards += TABLES.one[slot_at(state.mat[base + SLOTS], number)]
            if state.mat[base + DOUBTS] > 0:
                cards += doubts_of(state, seat) - state.mat[base + OLDER]
    return cards


def draw_one(cards: i64, rng: Random) -> i64:
    """A card out of these, all alike."""
    left: i64 = rng.randrange(size_of(cards))
    card: i64 = 0
    while left >= count_of(cards, card):
        left -= count_of(cards, card)
        card += 1
    return card


def deal(state: Moorea, rng: Random, viewer: i64) -> None:
    """First where the doubts came from; then the older slots from the older cards, the newer ones and the pile from the newer."""
    unseen = Unseen(state)
    older, newer = unseen.older, unseen.newer
    if len(state.doubts) > 0:
        origins = Origins(state, unseen.seats, older, newer)
        drawn = origins.draw(rng)
        for place, seat in enumerate(origins.seats):
            state.mat[seat * MAT + OLDER] = drawn[place]
            older -= drawn[place]
            newer -= doubts_of(state, seat) - drawn[place]
    for seat in unseen.seats:
        first_newer = older_slots(state, seat)
        for number in range(state.mat[seat * MAT + SLOT_COUNT]):
            card = draw_one(older if number < first_newer else newer, rng)
            if number < first_newer:
                older -= TABLES.one[card]
            else:
                newer -= TABLES.one[card]
            fill_slot(state, seat, number, card)
    state.deck = newer


def fill_slot(state: Moorea, seat: i64, number: i64, card: i64) -> None:
    """Lift the veil from a slot."""
    base = seat * MAT
    state.mat[base + SLOTS] -= bit(number * 4) * (VEILED_SLOT - card)
    state.mat[base + HAND] += TABLES.one[card]


# --- What counting allows ---


def hidden(state: Moorea) -> dict[str, list[Any]]:
    """Every veiled slot, and what counting allows there."""
    if state.asked == OVER:
        return {}
    found: dict[str, list[Any]] = {}
    unseen = Unseen(state)
    origins = Origins(state, unseen.seats, unseen.older, unseen.newer)
    words = state.game.seat_words(state.seats)
    for seat in unseen.seats:
        kinds = slot_kinds(state, origins, seat)
        for number in range(state.mat[seat * MAT + SLOT_COUNT]):
            names = [COMMODITIES[card] for card in range(KINDS) if has(kinds[number], card)]
            found[f"seats/{words[seat]}/hidden/{number}"] = names
    return found


def slot_kinds(state: Moorea, origins: Origins, seat: i64) -> vec[i64]:
    """The commodities that each slot of a seat can be, as bits, over all ways in which the doubts can have come about."""
    found = vec[i64]()
    for _number in range(state.mat[seat * MAT + SLOT_COUNT]):
        found = append(found, 0)
    place: i64 = -1
    for index, other in enumerate(origins.seats):
        if other == seat:
            place = index
    chain = origins.all_but(place)
    others = chain[len(chain) - 1]
    own = origins.each[place] if place >= 0 else nothing_older()
    guards = TABLES.guards
    for laid in own.sets:
        first_newer = older_total(state, seat) - size_of(laid)
        for rest in others.sets:
            cards = laid + rest
            if covers(origins.most, cards, guards) and origins.fit(cards) > 0.0:
                add_kinds(found, first_newer, origins.older - cards, origins.newer - origins.doubts + cards)
    return found


def add_kinds(kinds: vec[i64], first_newer: i64, older: i64, newer: i64) -> None:
    """The slots can also be what is left of the older and of the newer cards."""
    count: i64 = len(kinds)
    for number in range(count):
        cards = older if number < first_newer else newer
        for card in range(KINDS):
            if count_of(cards, card) > 0:
                kinds[number] |= bit(card)
