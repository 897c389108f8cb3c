"""Chances to win, in compiled loops: a position is played on a little as it looks best, and a fitted curve rates where it leads.

What is compared meets the same luck: the same deal of what is hidden, and the same generator for all that chance decides later.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.bots.leaf import FAR, Knobs, Leaf
from vaka.bots.tree import Tree
from vaka.engine.judge import Judge
from vaka.engine.loops import draw_index
from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.engine.state import State

GOLDEN: Final = 0.6180339887498949
"""Multiples of it, without their whole part, lie evenly between 0 and 1, however many there are."""
NO_RATING: Final = 0.0


class Outlook:
    """How likely each seat is to win. The curve is data of each game, in its judge's room (`vaka.insight.curve`)."""

    def __init__(
        self,
        judge: Judge,
        knobs: Knobs,
        partners: list[int],
        steepness: list[float],
        offsets: list[float],
        tempo: list[float],
        length: float,
    ) -> None:
        self.judge = judge
        self.leaf = Leaf(judge, knobs, partners, 0, Random(0))
        self.partners = vec[i64]()
        for mates in partners:
            self.partners = append(self.partners, mates)
        self.steepness = vec[float]()
        """What a lead on the judge's scale is worth in logits, at equal steps from the start of a game to its usual end."""
        for number in steepness:
            self.steepness = append(self.steepness, number)
        self.offsets = vec[float]()
        """Of each seat, how much better its place at the table is than it looks, in logits; it fades as the game goes on."""
        for number in offsets:
            self.offsets = append(self.offsets, number)
        self.tempo = vec[float]()
        """Of the seat that decided last, of the next one, and so on: what the judge overlooks of whose turn it is, in logits."""
        for number in tempo:
            self.tempo = append(self.tempo, number)
        self.length = length
        """The plies of a usual game."""
        self.chances = vec[float]([0.0] * 64)
        """Of each seat, in the position that was looked at last."""

    # --- One position ---

    def play_on(self, state: State, viewer: i64, seed: i64) -> None:
        """Play on a little, in place, as far as the search of the game does, and look at where that leads.

        What is drawn has a generator of its own: how far players look ahead does not change what comes next.
        """
        leaf = self.leaf
        leaf.viewer = viewer
        leaf.rng = Random(mixed(seed, 2))
        leaf.deals = Random(mixed(seed, 3))
        leaf.begin(state)
        if leaf.knobs.plies > 0 and state.actor() != OVER:
            leaf.play_greedily(state)
        self.look_at(state)

    def look_at(self, state: State) -> None:
        """Enter the chances of this position as it stands."""
        if state.actor() == OVER:
            self.settle(state)
            return
        seats = state.seats
        ratings = vec[float]()
        best: float = -FAR
        for seat in range(seats):
            rating = self.logit(state, seat)
            ratings = append(ratings, rating)
            if rating > best:
                best = rating
        if seats == 1:
            self.chances[0] = 1.0 / (1.0 + math.exp(-ratings[0]))
            return
        for seat in range(seats):
            ratings[seat] = math.exp(ratings[seat] - best)
        total: float = 0.0
        for seat in range(seats):
            party = self.best_of(ratings, seat, seats)
            self.chances[seat] = party
            if self.leads_party(seat):
                total += party
        for seat in range(seats):
            self.chances[seat] /= total

    def logit(self, state: State, seat: i64) -> float:
        """A seat's rating on the curve, at this point of the game."""
        progress = min(1.0, float(state.ply) / self.length)
        rating = self.judge.rate(state, seat) / self.judge.scale
        last: i64 = len(self.steepness) - 1
        place = progress * float(last)
        low: i64 = int(place)
        if low >= last:
            steep = self.steepness[last]
        else:
            part = place - float(low)
            steep = self.steepness[low] * (1.0 - part) + self.steepness[low + 1] * part
        fading = 1.0 if state.seats == 1 else 1.0 - progress
        behind = seat - self.leaf.last
        if behind < 0:
            behind += state.seats
        return steep * rating + self.offsets[seat] * fading + self.tempo[behind]

    def best_of(self, ratings: vec[float], seat: i64, seats: i64) -> float:
        """The best rating among a seat and its partners."""
        best: float = NO_RATING
        one: i64 = 1
        for other in range(seats):
            if (self.partners[seat] & (one << other)) != 0 and ratings[other] > best:
                best = ratings[other]
        return best

    def leads_party(self, seat: i64) -> bool:
        """Is it the first of those who win together?"""
        one: i64 = 1
        return (self.partners[seat] & ((one << seat) - 1)) == 0

    def settle(self, state: State) -> None:
        """After the end: the win, shared by the parties that have won; by all if nobody has, and not at all if one plays alone."""
        seats = state.seats
        winners = state.winners()
        winning: i64 = 0
        parties: i64 = 0
        for seat in range(seats):
            if self.leads_party(seat):
                parties += 1
                if seat in winners:
                    winning += 1
        for seat in range(seats):
            if winning == 0:
                self.chances[seat] = 0.0 if seats == 1 else 1.0 / float(parties)
            else:
                self.chances[seat] = 1.0 / float(winning) if seat in winners else 0.0

    # --- Many of them; each list has one row after the other ---

    def look(self, view: State, viewer: i64, seed: i64, first: i64, count: i64) -> list[float]:
        """The chances of every seat, in so many positions that fit the view."""
        found: list[float] = []
        for number in range(count):
            luck = mixed(seed, first + number)
            state = view.draw_full(Random(luck))
            self.play_on(state, viewer, luck)
            for seat in range(state.seats):
                found.append(self.chances[seat])  # noqa: PERF401 (a native loop)
        return found

    def compare_draws(self, before: State, after: State, viewer: i64, seed: i64, first: i64, count: i64) -> list[float]:
        """By how much every seat's chance is better after what chance decided than after something else that it might have."""
        found: list[float] = []
        actual = vec[float]([0.0] * 64)
        start = float(mixed(seed, -1) % 1_000_003) / 1_000_003.0
        for number in range(count):
            luck = mixed(seed, first + number)
            state = after.copy()
            self.play_on(state, viewer, luck)
            for seat in range(state.seats):
                actual[seat] = self.chances[seat]
            state = before.copy()
            even = start + GOLDEN * float(first + number + 1)
            draw_otherwise(state, even - math.floor(even), Random(mixed(luck, 1)))
            self.play_on(state, viewer, luck)
            for seat in range(state.seats):
                found.append(actual[seat] - self.chances[seat])  # noqa: PERF401
        return found

    def compare_actions(self, tree: Tree, view: State, entrants: list[int], seed: i64, first: i64, count: i64) -> list[float]:
        """The chance of the tree's viewer after each of these children of its root, in so many deals, with the same luck for all.

        The tree goes on learning how each of them is best followed up.
        """
        found: list[float] = []
        for number in range(count):
            luck = mixed(seed, first + number)
            deal = view.draw_full(Random(luck))
            for child in entrants:
                tree.luck = Random(mixed(luck, 1))
                tree.leaf.deals = tree.luck
                tree.leaf.rng = Random(mixed(luck, 2))
                state = deal.copy()
                tree.walk(state, child)
                self.look_at(state)
                found.append(self.chances[tree.viewer])
        return found


def draw_otherwise(state: State, even: float, rng: Random) -> None:
    """What chance decides until a seat is asked: the first draw by a number between 0 and 1, the others as they come."""
    is_first = True
    while state.actor() == CHANCE:
        odds = state.odds()
        index: i64 = 0
        if is_first:
            total: i64 = 0
            for weight in odds:
                total += weight
            left = even * float(total)
            last: i64 = len(odds) - 1
            while index < last and left >= float(odds[index]):
                left -= float(odds[index])
                index += 1
        else:
            index = draw_index(odds, rng)
        is_first = False
        state.step(state.moves(ASKED)[index], ASKED)


def mixed(seed: i64, number: i64) -> i64:
    """A seed for one of many, without likeness between neighbours."""
    found: i64 = (seed ^ (number * 0x9E3779B97F4A7C1)) & 0xFFFFFFFFFFFFFFF
    found = ((found ^ (found >> 31)) * 0x2545F4914F6CDD1D) & 0xFFFFFFFFFFFFFFF
    return found ^ (found >> 29)
