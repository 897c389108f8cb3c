"""Older or newer? All ways in which the doubts of a position can have come about, weighed at once (§8, A27; see `hands`).

Everybody knows of each seat how many older and how many newer cards it has held or laid in doubt, of each doubt how many newer ones
had been drawn by then, and what all older and all newer cards together are:

* a doubt came from any of the places of the hand, all alike: the older and the newer places still there are its weight;
* the older places were dealt from the older cards, the newer ones and the pile from the newer, each deal as likely as another.

How many doubts of each commodity were older is all that matters to the others, so that is what is weighed: sets of cards.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules.box import COMMODITY_KINDS, Seat
from vaka.games.moorea.rules.cards import NO_CARDS, Cards, count_of, covers, least_of, single, size_of
from vaka.games.moorea.rules.hands import doubt_count, doubts_of, older_total
from vaka.games.moorea.rules.layers import doubt_card, doubt_drawn, doubt_seat
from vaka.games.moorea.rules.position import MooreaPosition

# --- Weighing ---


class Weighed:
    """Sets of commodities with their weights; none holds more of a commodity than `most` does."""

    def __init__(self, most: Cards) -> None:
        self.most: Cards = most
        self.strides = vec[i64]()
        size: i64 = 1
        for card in range(COMMODITY_KINDS):
            self.strides = append(self.strides, size)
            size *= count_of(most, card) + 1
        self.place = vec[i64](capacity=size)  # of each set that could be: where it lies among `sets`, counted from 1
        for _set in range(size):
            self.place = append(self.place, 0)
        self.sets = vec[i64]()
        self.weights = vec[float]()

    def number(self, cards: Cards) -> i64:
        """The place of a set among all that could be."""
        found: i64 = 0
        for card in range(COMMODITY_KINDS):
            found += count_of(cards, card) * self.strides[card]
        return found

    def add(self, cards: Cards, weight: float) -> None:
        """So much more for a set."""
        number = self.number(cards)
        place = self.place[number]
        if place > 0:
            self.weights[place - 1] += weight
            return
        self.sets = append(self.sets, cards)
        self.weights = append(self.weights, weight)
        self.place[number] = len(self.sets)

    def weight(self, cards: Cards) -> float:
        """The weight of a set."""
        if not covers(self.most, cards):
            return 0.0
        place = self.place[self.number(cards)]
        return self.weights[place - 1] if place > 0 else 0.0


def nothing_older() -> Weighed:
    """Where there is no doubt."""
    start = Weighed(NO_CARDS)
    start.add(NO_CARDS, 1.0)
    return start


def weigh_seat(position: MooreaPosition, seat: Seat, older: Cards) -> Weighed:
    """Which doubts of one seat can be older, one after the other; `older` are the older cards that nobody has seen elsewhere."""
    places = older_total(position, seat)
    most = least_of(doubts_of(position, seat), older)
    found = nothing_older()
    laid: i64 = 0
    for doubt in position.doubts:
        if doubt_seat(doubt) != seat:
            continue
        card, drawn = doubt_card(doubt), doubt_drawn(doubt)
        after = Weighed(most)
        count: i64 = len(found.sets)
        for index in range(count):
            cards, weight = found.sets[index], found.weights[index]
            used = size_of(cards)
            if used < places and count_of(cards, card) < count_of(most, card):
                after.add(cards + single(card), weight * float(places - used))
            if laid - used < drawn:
                after.add(cards, weight * float(drawn - laid + used))
        found = after
        laid += 1
    return found


def joined(one: Weighed, other: Weighed, most: Cards) -> Weighed:
    """The older doubts of two seats, or of two groups of seats, together."""
    found = Weighed(most)
    ones: i64 = len(one.sets)
    others: i64 = len(other.sets)
    for first in range(ones):
        for second in range(others):
            cards = one.sets[first] + other.sets[second]
            if covers(most, cards):
                found.add(cards, one.weights[first] * other.weights[second])
    return found


class Origins:
    """Every way in which the doubts of these seats can have come about: `older` and `newer` are all cards that these seats hide or
    laid in doubt, with the pile among the newer."""

    def __init__(self, position: MooreaPosition, seats: list[int], older: Cards, newer: Cards) -> None:
        self.older: i64 = older
        self.newer: i64 = newer
        self.seats = [seat for seat in seats if doubt_count(position, seat) > 0]
        self.doubts: i64 = 0
        for seat in self.seats:
            self.doubts += doubts_of(position, seat)
        self.most: Cards = least_of(self.doubts, older)
        self.each = [weigh_seat(position, seat, older) for seat in self.seats]

    def all_but(self, left_out: i64) -> list[Weighed]:
        """The older doubts of the first seat, of the first two, and so on; one place may be left out."""
        found = [nothing_older()]
        for place, ways in enumerate(self.each):
            if place != left_out:
                found.append(joined(found[len(found) - 1], ways, self.most))
        return found

    def fit(self, cards: Cards) -> float:
        """How likely deals are in which just these doubts are older; 0 if there is no such deal."""
        found = 1.0
        older: i64 = 0
        newer: i64 = 0
        size_older, size_newer = size_of(self.older), size_of(self.newer)
        for card in range(COMMODITY_KINDS):
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


def share_of(cards: Cards, last: Weighed, before: Weighed, rng: Random) -> i64:
    """Which of these older doubts are those of the last seat, when the others are of the seats before it."""
    weights = vec[float]()
    count: i64 = len(last.sets)
    for index in range(count):
        share = last.sets[index]
        weight = before.weight(cards - share) if covers(cards, share) else 0.0
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
