"""The tree of a search, in a compiled loop: information-set Monte-Carlo tree search for any number of players.

Every iteration draws a position that fits the view (`draw_full`), walks down the tree while its nodes are known, adds what is
new, rates the leaf, and carries the results of all seats back up. A node stands for what the viewer has noticed since the root:
chance and what is hidden differ from one iteration to the next, so a child is chosen among those that are open *now*, weighed by
how often it was open (availability). Whoever is asked chooses by its own results, with priors from the judge's rating of each
action one step ahead.

Nothing is kept from one decision to the next: what is decided depends on the view, the seed and the budget alone.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.judge import Judge
from vaka.engine.loops import draw_index
from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.engine.state import State

NONE: Final[i64] = -1
MOST_NODES: Final[i64] = 500_000
"""About 36 MB: what comes after that is rated where it is, and not entered."""
LONGEST: Final[i64] = 400
"""No path is followed further than this."""


class Knobs:
    """What a search can be told: data of each game, in its judge's room."""

    def __init__(self, exploration: float, temperature: float, spread: float, plies: i64, tries: i64) -> None:
        self.exploration = exploration
        """How much is tried that does not look best yet."""
        self.temperature = temperature
        """How much a better rating weighs in a prior, in parts of the judge's scale."""
        self.spread = spread
        """By how much of the judge's scale somebody must lead to have three quarters of a win."""
        self.plies: i64 = plies
        """How many decisions are played greedily below a leaf before the judge rates it; 0: none."""
        self.tries: i64 = tries
        """How many actions are looked at in each of those; the most appealing ones."""


class Tree:
    """One decision of one seat."""

    def __init__(self, judge: Judge, knobs: Knobs, partners: list[int]) -> None:
        self.judge = judge
        self.knobs = knobs
        self.partners = vec[i64]()  # of each seat: the set of seats that win with it, itself included
        for mates in partners:
            self.partners = append(self.partners, mates)
        self.viewer: i64 = 0
        self.rng = Random(0)
        self.iterations: i64 = 0
        # A node, and the edge that leads to it. Nodes are numbered as they come; 0 is the root.
        self.key = vec[i64]()  # the id that the viewer notices
        self.seat = vec[i64]()  # who plays it
        self.first = vec[i64]()  # its first child
        self.sibling = vec[i64]()  # the next child of its parent
        self.visits = vec[i64]()
        self.open = vec[i64]()  # how often it was open when its parent was passed
        self.prior = vec[float]()
        self.total = vec[float]()  # of what its seat got
        # The path of an iteration.
        self.path = vec[i64]([0] * (LONGEST + 1))
        self.length: i64 = 0
        self.rewards = vec[float]([0.0] * 16)
        # What is open at a node, side by side.
        self.kids = vec[i64]()
        self.moves = vec[i64]()

    def start(self, viewer: i64, rng: Random) -> None:
        """An empty tree."""
        self.viewer = viewer
        self.rng = rng
        self.add(NONE, NONE, 0.0)

    def add(self, key: i64, seat: i64, prior: float) -> i64:
        """A new node."""
        self.key = append(self.key, key)
        self.seat = append(self.seat, seat)
        self.first = append(self.first, NONE)
        self.sibling = append(self.sibling, NONE)
        self.visits = append(self.visits, 0)
        self.open = append(self.open, 0)
        self.prior = append(self.prior, prior)
        self.total = append(self.total, 0.0)
        return len(self.key) - 1

    # --- An iteration ---

    def iterate(self, view: State) -> None:
        """One position that fits the view, down the tree and back."""
        state = view.draw_full(self.rng)
        self.length = 0
        node: i64 = 0
        asked = self.viewer  # in a simultaneous step the viewer decides first: its orders do not depend on the others'
        while asked != OVER and self.length < LONGEST:
            if asked == CHANCE:
                state.step(state.moves(ASKED)[draw_index(state.odds(), self.rng)], ASKED)
                asked = state.actor()
                continue
            moves = state.moves(asked)
            if len(moves) == 1:  # nothing to choose, nothing to remember
                state.step(moves[0], asked)
                asked = state.actor()
                continue
            if self.visits[node] == 0 and node != 0:
                break  # a new leaf
            node = self.descend(state, node, asked, moves)
            if node == NONE:
                break
            asked = state.actor()
        self.evaluate(state)
        self.carry_back()
        self.iterations += 1

    def descend(self, state: State, node: i64, asked: i64, moves: vec[i64]) -> i64:
        """Choose one of the open actions and play it; the node that it leads to, or NONE if the tree is full."""
        self.match(state, node, asked, moves)
        if len(self.kids) == 0:
            return NONE
        place = self.choose(node)
        child = self.kids[place]
        action = self.moves[place]
        state.step(action, asked)
        self.path[self.length] = child
        self.length += 1
        return child

    def match(self, state: State, node: i64, asked: i64, moves: vec[i64]) -> None:
        """Find the child of each open action; those that are not there yet are added, with their priors."""
        self.kids = vec[i64]()
        self.moves = vec[i64]()
        missing = vec[i64]()
        keys = vec[i64]()
        for action in moves:
            key = action if asked == self.viewer else state.seen(action, self.viewer, asked)
            child = self.first[node]
            while child != NONE and (self.key[child] != key or self.seat[child] != asked):
                child = self.sibling[child]
            if child == NONE:
                missing = append(missing, action)
                keys = append(keys, key)
            else:
                self.offer(child, action)
        if len(missing) > 0 and len(self.key) < MOST_NODES:
            self.expand(state, node, asked, missing, keys)
        for child in self.kids:
            self.open[child] += 1

    def offer(self, child: i64, action: i64) -> None:
        """This action leads to this child; of several that look the same to the viewer, any one, drawn."""
        count: i64 = len(self.kids)
        for place in range(count):
            if self.kids[place] == child:
                if self.rng.randrange(2) == 0:
                    self.moves[place] = action
                return
        self.kids = append(self.kids, child)
        self.moves = append(self.moves, action)

    def expand(self, state: State, node: i64, asked: i64, missing: vec[i64], keys: vec[i64]) -> None:
        """New children: how promising each is, the judge says one step ahead (softmax on its scale)."""
        count: i64 = len(missing)
        ratings = vec[float]()
        best: float = -1e18
        for place in range(count):
            rating = self.one_step(state, missing[place], asked)
            ratings = append(ratings, rating)
            if rating > best:
                best = rating
        heat = self.knobs.temperature * self.judge.scale
        weights: float = 0.0
        for place in range(count):
            ratings[place] = math.exp((ratings[place] - best) / heat)
            weights += ratings[place]
        share: float = 1.0 if self.first[node] == NONE else float(count) / float(count + self.count_of(node))
        for place in range(count):
            prior = share * ratings[place] / weights
            child = self.child_of(node, keys[place], asked)
            if child == NONE:
                child = self.add(keys[place], asked, prior)
                self.sibling[child] = self.first[node]
                self.first[node] = child
            else:  # another action that looks the same to the viewer
                self.prior[child] += prior
            self.offer(child, missing[place])

    def count_of(self, node: i64) -> i64:
        """How many children a node has."""
        count: i64 = 0
        child = self.first[node]
        while child != NONE:
            count += 1
            child = self.sibling[child]
        return count

    def child_of(self, node: i64, key: i64, asked: i64) -> i64:
        """The child that this key leads to, or NONE."""
        child = self.first[node]
        while child != NONE and (self.key[child] != key or self.seat[child] != asked):
            child = self.sibling[child]
        return child

    def one_step(self, state: State, action: i64, asked: i64) -> float:
        """How good it looks to whoever plays it, when it is played; one draw of chance stands for all."""
        after = state.copy()
        after.step(action, asked)
        draws: i64 = 0
        while after.actor() == CHANCE and draws < 4:
            after.step(after.moves(ASKED)[draw_index(after.odds(), self.rng)], ASKED)
            draws += 1
        return self.judge.rate(after, asked)

    def choose(self, node: i64) -> i64:
        """The place of the child to try: what it has brought, and what it promises (PUCT, with availability)."""
        count: i64 = len(self.kids)
        if count == 1:
            return 0
        # What was never tried is expected to bring a little less than what its siblings did.
        seen: float = 0.0
        tried: i64 = 0
        for child in self.kids:
            seen += self.total[child]
            tried += self.visits[child]
        hope = seen / float(tried) - 0.1 if tried > 0 else 0.5
        best: float = -1e18
        found: i64 = 0
        for place in range(count):
            child = self.kids[place]
            visits = self.visits[child]
            mean = self.total[child] / float(visits) if visits > 0 else hope
            urge = self.knobs.exploration * self.prior[child] * math.sqrt(float(self.open[child])) / float(1 + visits)
            if mean + urge > best:
                best = mean + urge
                found = place
        return found

    # --- What it is worth ---

    def evaluate(self, state: State) -> None:
        """Enter what each seat gets: by the judge, or by who has won; all on the judge's scale, 0 to 1."""
        if self.knobs.plies > 0 and state.actor() != OVER:
            self.play_greedily(state)
        seats = state.seats
        ratings = vec[float]()
        over = state.actor() == OVER
        for seat in range(seats):
            ratings = append(ratings, self.judge.rate(state, seat))
        if over:
            self.settle(state)
            return
        spread = self.knobs.spread * self.judge.scale
        for seat in range(seats):
            mine = self.side(ratings, seat, seats, True)
            theirs = self.side(ratings, seat, seats, False)
            self.rewards[seat] = squash((mine - theirs) / spread)

    def side(self, ratings: vec[float], seat: i64, seats: i64, own: bool) -> float:
        """The best rating among the seat and its partners, or among all others (alone: 0)."""
        best: float = -1e18
        one: i64 = 1
        for other in range(seats):
            if ((self.partners[seat] & (one << other)) != 0) == own and ratings[other] > best:
                best = ratings[other]
        return best if best > -1e18 else 0.0

    def settle(self, state: State) -> None:
        """After the end: to win is nine tenths of it, the rest is by how much, so that decided games are played on well."""
        winners = state.winners()
        scores = state.scores()
        seats = state.seats
        margins = vec[float]()
        for seat in range(seats):
            margins = append(margins, float(scores[seat]))
        for seat in range(seats):
            lead = self.side(margins, seat, seats, True) - self.side(margins, seat, seats, False)
            won = 1.0 / float(len(winners)) if seat in winners else 0.0
            if seat in winners and seats > 1 and len(winners) > 1 and self.are_partners(winners):
                won = 1.0
            self.rewards[seat] = 0.9 * won + 0.1 * squash(lead / 10.0)

    def are_partners(self, winners: list[int]) -> bool:
        """Do all winners win together, and not by a draw?"""
        one: i64 = 1
        mates = self.partners[winners[0]]
        together: i64 = 0
        for seat in winners:
            together |= one << seat
        return together & ~mates == 0

    def play_greedily(self, state: State) -> None:
        """A few decisions as they look best one step ahead, so that nothing is rated in the middle of something."""
        left = self.knobs.plies
        asked = state.actor()
        while asked != OVER and left > 0:
            if asked == CHANCE:
                state.step(state.moves(ASKED)[draw_index(state.odds(), self.rng)], ASKED)
            else:
                moves = state.moves(asked)
                if len(moves) > 1:
                    left -= 1
                state.step(self.greediest(state, moves, asked), asked)
            asked = state.actor()

    def greediest(self, state: State, moves: vec[i64], asked: i64) -> i64:
        """The action that looks best one step ahead, among the most appealing ones."""
        if len(moves) == 1:
            return moves[0]
        tries = self.most_appealing(state, moves)
        best: float = -1e18
        found = tries[0]
        for action in tries:
            rating = self.one_step(state, action, asked)
            if rating > best:
                best = rating
                found = action
        return found

    def most_appealing(self, state: State, moves: vec[i64]) -> vec[i64]:
        """The actions to look at: all, or those with the highest appeal."""
        count: i64 = len(moves)
        if count <= self.knobs.tries:
            return moves
        found = vec[i64]()
        appeals = vec[float]()
        for place in range(count):
            appeal = self.judge.appeal(state, moves[place])
            size: i64 = len(found)
            if size == self.knobs.tries and appeal <= appeals[size - 1]:
                continue
            if size < self.knobs.tries:
                found = append(found, moves[place])
                appeals = append(appeals, appeal)
                size += 1
            rank = size - 1
            while rank > 0 and appeals[rank - 1] < appeal:
                found[rank] = found[rank - 1]
                appeals[rank] = appeals[rank - 1]
                rank -= 1
            found[rank] = moves[place]
            appeals[rank] = appeal
        return found

    def carry_back(self) -> None:
        """Everybody on the path learns what came of it."""
        self.visits[0] += 1
        for place in range(self.length):
            node = self.path[place]
            self.visits[node] += 1
            self.total[node] += self.rewards[self.seat[node]]

    # --- What was found ---

    def leading_by(self) -> i64:
        """By how many visits the most visited child of the root is ahead of the next."""
        most: i64 = 0
        second: i64 = 0
        child = self.first[0]
        while child != NONE:
            visits = self.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return most - second


def squash(lead: float) -> float:
    """A lead as a share of a win, 0 to 1: a half when level, three quarters at a lead of 1.

    >>> squash(0.0), squash(1.0), squash(-3.0)
    (0.5, 0.75, 0.125)
    """
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


def search(tree: Tree, view: State, iterations: i64) -> None:
    """So many more iterations, or fewer if they cannot change the choice any more."""
    for number in range(iterations):
        tree.iterate(view)
        if number % 32 == 31 and tree.leading_by() > iterations - number:
            return
