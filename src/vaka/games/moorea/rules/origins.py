"""Older or newer? (Ruling A27.) A hidden card that is laid down by a seat which holds hidden cards from before and from after the
last shuffle could be either; such a card is a doubt, and its origin is its owner's secret until the next shuffle.

Everybody knows of each seat how many older and how many newer cards it has held or laid in doubt, of each doubt how many newer ones
had been drawn by then, and what all older and all newer cards together are. Here all origins that fit are weighed at once:

* a doubt came from any of the places of the hand, all alike: the older and the newer places still there are its weight;
* the older places were dealt from the older cards, the newer ones and the pile from the newer, each deal as likely as another.

How many doubts of each commodity were older is all that matters to the others, so that is what is weighed: packed sets of cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules.layout import DOUBTS, KINDS, MAT, NEW_COUNT, SLOT_COUNT, TABLES, count_of, covers, size_of

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea

SEAT_BITS: Final[i64] = 3
CARD_BITS: Final[i64] = 3


# --- The doubts of a position ---


def add_doubt(state: Moorea, seat: i64, card: i64) -> None:
    """A card is laid down that could be older or newer. Copies of a position share the list, so it is never changed."""
    drawn = state.mat[seat * MAT + NEW_COUNT]
    state.doubts = append(state.doubts[:], written_doubt(seat, card, drawn))
    state.mat[seat * MAT + DOUBTS] += 1


def written_doubt(seat: i64, card: i64, drawn: i64) -> i64:
    """A doubt as one number."""
    return (((drawn << CARD_BITS) | card) << SEAT_BITS) | seat


def doubt_seat(doubt: i64) -> i64:
    """Who laid it."""
    return doubt & 7


def doubt_card(doubt: i64) -> i64:
    """What it is."""
    return (doubt >> SEAT_BITS) & 7


def doubt_drawn(doubt: i64) -> i64:
    """How many newer cards its seat had drawn by then."""
    return doubt >> (SEAT_BITS + CARD_BITS)


def doubts_of(state: Moorea, seat: i64) -> i64:
    """The doubts of a seat as a set of cards."""
    cards: i64 = 0
    for doubt in state.doubts:
        if doubt_seat(doubt) == seat:
            cards += TABLES.one[doubt_card(doubt)]
    return cards


def older_total(state: Moorea, seat: i64) -> i64:
    """How many of the hidden cards and the doubts of a seat are older than the last shuffle: everybody can count that."""
    base = seat * MAT
    return state.mat[base + SLOT_COUNT] + state.mat[base + DOUBTS] - state.mat[base + NEW_COUNT]


# --- Weighing ---


class Weighed:
    """Sets of commodities with their weights; none holds more of a commodity than `most` does."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most
        self.strides = vec[i64]()
        size: i64 = 1
        for card in range(KINDS):
            self.strides = append(self.strides, size)
            size *= count_of(most, card) + 1
        self.place = vec[i64](capacity=size)  # of each set that could be: where it lies among `sets`, counted from 1
        for _set in range(size):
            self.place = append(self.place, 0)
        self.sets = vec[i64]()
        self.weights = vec[float]()

    def number(self, cards: i64) -> i64:
        """The place of a set among all that could be."""
        found: i64 = 0
        for card in range(KINDS):
            found += count_of(cards, card) * self.strides[card]
        return found

    def add(self, cards: i64, weight: float) -> None:
        """So much more for a set."""
        number = self.number(cards)
        place = self.place[number]
        if place > 0:
            self.weights[place - 1] += weight
            return
        self.sets = append(self.sets, cards)
        self.weights = append(self.weights, weight)
        self.place[number] = len(self.sets)

    def weight(self, cards: i64) -> float:
        """The weight of a set."""
        if not covers(self.most, cards, TABLES.guards):
            return 0.0
        place = self.place[self.number(cards)]
        return self.weights[place - 1] if place > 0 else 0.0


def nothing_older() -> Weighed:
    """Where there is no doubt."""
    start = Weighed(0)
    start.add(0, 1.0)
    return start


def weigh_seat(state: Moorea, seat: i64, older: i64) -> Weighed:
    """Which doubts of one seat can be older, one after the other; `older` are the older cards that nobody has seen elsewhere."""
    places = older_total(state, seat)
    most = least_of(doubts_of(state, seat), older)
    found = nothing_older()
    laid: i64 = 0
    for doubt in state.doubts:
        if doubt_seat(doubt) != seat:
            continue
        card, drawn = doubt_card(doubt), doubt_drawn(doubt)
        after = Weighed(most)
        count: i64 = len(found.sets)
        for index in range(count):
            cards, weight = found.sets[index], found.weights[index]
            used = size_of(cards)
            if used < places and count_of(cards, card) < count_of(most, card):
                after.add(cards + TABLES.one[card], weight * float(places - used))
            if laid - used < drawn:
                after.add(cards, weight * float(drawn - laid + used))
        found = after
        laid += 1
    return found


def joined(one: Weighed, other: Weighed, most: i64) -> Weighed:
    """The older doubts of two seats, or of two groups of seats, together."""
    found = Weighed(most)
    guards = TABLES.guards
    ones: i64 = len(one.sets)
    others: i64 = len(other.sets)
    for first in range(ones):
        for second in range(others):
            cards = one.sets[first] + other.sets[second]
            if covers(most, cards, guards):
                found.add(cards, one.weights[first] * other.weights[second])
    return found


def least_of(one: i64, other: i64) -> i64:
    """Of each commodity the smaller number."""
    found: i64 = 0
    for card in range(KINDS):
        found += TABLES.one[card] * min(count_of(one, card), count_of(other, card))
    return found


class Origins:
    """Every way in which the doubts of these seats can have come about: `older` and `newer` are all cards that these seats hide or
    laid in doubt, with the pile among the newer."""

    def __init__(self, state: Moorea, seats: list[int], older: i64, newer: i64) -> None:
        self.older: i64 = older
        self.newer: i64 = newer
        self.seats = [seat for seat in seats if state.mat[seat * MAT + DOUBTS] > 0]
        self.doubts: i64 = 0
        for seat in self.seats:
            self.doubts += doubts_of(state, seat)
        self.most: i64 = least_of(self.doubts, older)
        self.each = [weigh_seat(state, seat, older) for seat in self.seats]

    def all_but(self, left_out: i64) -> list[Weighed]:
        """The older doubts of the first seat, of the first two, and so on; one place may be left out."""
        found = [nothing_older()]
        for place, ways in enumerate(self.each):
            if place != left_out:
                found.append(joined(found[len(found) - 1], ways, self.most))
        return found

    def fit(self, cards: i64) -> float:
        """How likely deals are in which just these doubts are older; 0 if there is no such deal."""
        found = 1.0
        older: i64 = 0
        newer: i64 = 0
        size_older, size_newer = size_of(self.older), size_of(self.newer)
        for card in range(KINDS):
            count = count_of(cards, card)
            for number in range(count):
                found *= float(count_of(self.older, card) - number) / float(size_older - older)
                older += 1
            for number in range(count_of(self.doubts, card) - count):
                left = count_of(self.newer, card) - number
                if left <= 0:
                    return 0.0
                found *= float(left) / float(size_newer - newer)
                newer += 1
        return found

    def is_possible(self) -> bool:
        """Is there any way at all?"""
        chain = self.all_but(-1)
        return any(self.fit(cards) > 0.0 for cards in chain[len(chain) - 1].sets)

    def draw(self, rng: Random) -> vec[i64]:
        """Of each seat with doubts those that were older, drawn by their weights."""
        chain = self.all_but(-1)
        last = chain[len(chain) - 1]
        weights = vec[float]()
        count: i64 = len(last.sets)
        for index in range(count):
            weights = append(weights, last.weights[index] * self.fit(last.sets[index]))
        cards = last.sets[draw_weighed(weights, rng)]
        found = vec[i64]()
        for _ways in self.each:
            found = append(found, 0)
        place: i64 = len(self.each)
        while place > 0:
            place -= 1
            found[place] = share_of(cards, self.each[place], chain[place], rng)
            cards -= found[place]
        return found


def share_of(cards: i64, last: Weighed, before: Weighed, rng: Random) -> i64:
    """Which of these older doubts are those of the last seat, when the others are of the seats before it."""
    guards = TABLES.guards
    weights = vec[float]()
    count: i64 = len(last.sets)
    for index in range(count):
        share = last.sets[index]
        weight = before.weight(cards - share) if covers(cards, share, guards) else 0.0
        weights = append(weights, last.weights[index] * weight)
    return last.sets[draw_weighed(weights, rng)]


def draw_weighed(weights: vec[float], rng: Random) -> i64:
    """A place, by its weight; one without weight never."""
    total = 0.0
    for weight in weights:
        total += weight
    left = rng.random() * total
    found: i64 = -1
    count: i64 = len(weights)
    for index in range(count):
        if weights[index] > 0.0:
            found = index
            left -= weights[index]
            if left < 0.0:
                break
    return found
