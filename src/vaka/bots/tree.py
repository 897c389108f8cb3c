"""The tree of a search, in a compiled loop: information-set Monte-Carlo tree search for any number of players.

Every iteration draws a position that fits the view (`draw_full`), walks down the tree while its nodes are known, adds what is
new, rates the leaf, and carries the results of all seats back up. A node stands for what the viewer has noticed since the root:
chance and what is hidden differ from one iteration to the next, so a child is chosen among those that are open *now*, weighed by
how often it was open (availability). Whoever is asked chooses by its own results, with priors from the judge's rating of each
action one step ahead. Of several actions that look the same to the viewer, whoever plays them takes what it rates best, more
often than not.

Nothing is kept from one decision to the next: what is decided depends on the view, the seed and the budget alone.

The file is long because the tree is one class: its nodes are numbers in rows of their own, which every step of a walk reads.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.bots.leaf import FAR, Knobs, Leaf, next_asked, squash
from vaka.bots.network import Network
from vaka.engine.judge import Judge
from vaka.engine.loops import draw_index
from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.engine.state import State

NONE: Final[i64] = -1
MOST_NODES: Final[i64] = 400_000
"""Nine numbers of eight bytes each, and room for lists to grow: under 64 MB. What comes after that is rated where it is."""
LONGEST: Final[i64] = 400
"""No path is followed further than this."""
HIDDEN_TRIES: Final[i64] = 6
"""So many of the actions that look the same to the viewer are compared."""
DOUBT: Final = 0.1
"""What was never tried is expected to bring so much less than what its siblings did."""


class Tree:
    """One decision of one seat."""

    def __init__(
        self, judge: Judge, knobs: Knobs, partners: list[int], viewer: i64, rng: Random, network: Network | None = None
    ) -> None:
        self.judge = judge
        self.knobs = knobs
        self.leaf = Leaf(judge, knobs, partners, viewer, rng, network)
        self.viewer: i64 = viewer
        self.rng = rng
        """What is dealt."""
        self.luck = rng
        """What chance decides after that; in a knock-out the same for several iterations."""
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
        self.handicap = vec[float]()  # of the children of the root: by how much less was expected of it than of the best
        self.offered = vec[i64]()  # at which match it was last found open
        self.matches: i64 = 0
        # The path of an iteration.
        self.path = vec[i64]([0] * (LONGEST + 1))
        self.length: i64 = 0
        # What is open at a node: each action with the child that it leads to; and those children, each once.
        self.moves = vec[i64]()
        self.leads_to = vec[i64]()
        self.kids = vec[i64]()
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
        self.offered = append(self.offered, 0)
        return len(self.key) - 1

    def foresee(self, view: State, samples: i64) -> list[float]:
        """What the network promises for each open action, as shares of a win: the mean over positions that fit the view."""
        found = [0.0] * len(view.moves(ASKED))
        for _ in range(samples):
            full = view.draw_full(self.rng)
            moves = full.moves(self.viewer)
            count: i64 = len(moves)
            for place in range(count):
                found[place] += self.leaf.promise(full, moves[place], self.viewer, self.knobs.draws) / float(samples)
        return found

    def plant(self, view: State, ratings: list[float], are_shares: bool = False) -> None:
        """The children of the root, with priors from these ratings of what is open, in its order; or from shares of a win."""
        moves = view.moves(ASKED)
        weights = vec[float]()
        best: float = -FAR
        for rating in ratings:
            weights = append(weights, rating)
            best = max(best, rating)
        spread = self.knobs.spread * self.judge.scale
        self.handicap = vec[float]([0.0])
        for rating in ratings:
            self.handicap = append(self.handicap, rating - best if are_shares else squash((rating - best) / spread) - 0.5)
        self.soften(weights, self.knobs.heat if are_shares else self.knobs.temperature * self.judge.scale)
        last: i64 = NONE
        count: i64 = len(moves)
        for place in range(count):
            child = self.add(moves[place], self.viewer, weights[place])
            if last == NONE:
                self.first[0] = child
            else:
                self.sibling[last] = child
            last = child

    # --- An iteration ---

    def iterate(self, view: State) -> None:
        """One position that fits the view, down the tree and back."""
        self.walk(view.draw_full(self.rng), NONE)

    def walk(self, state: State, first: i64) -> None:
        """From a position down the tree, by this child of the root or by whichever is chosen, and back."""
        self.length = 0
        self.leaf.begin(state)
        node: i64 = 0
        asked = self.viewer  # in a simultaneous step the viewer decides first: its orders do not depend on the others'
        if first != NONE:
            state.step(self.key[first], asked)
            node = self.pass_through(first)
            asked = next_asked(state, asked)
        while asked != OVER and self.length < LONGEST:
            if asked == CHANCE:
                node = self.draw(state, node)
                if node == NONE:
                    break
                asked = next_asked(state, self.leaf.last)
                continue
            moves = state.moves(asked)
            if len(moves) > 1 and self.visits[node] == 0 and node != 0:
                break  # a new leaf
            self.leaf.note(state, asked)
            if len(moves) == 1:  # nothing to choose, nothing to remember
                state.step(moves[0], asked)
            else:
                node = self.descend(state, node, asked, moves)
                if node == NONE:
                    break
            asked = next_asked(state, asked)
        self.leaf.evaluate(state)
        self.carry_back()
        self.iterations += 1

    def draw(self, state: State, node: i64) -> i64:
        """Chance decides. Where it is heeded, the node of what the viewer notices of it, or NONE if the tree is full."""
        outcome = state.moves(ASKED)[draw_index(state.odds(), self.luck)]
        if self.knobs.heed == 0:
            state.step(outcome, ASKED)
            return node
        key = state.seen(outcome, self.viewer, ASKED)
        state.step(outcome, ASKED)
        first = self.first[node]
        child = self.child_of(node, key, CHANCE, first)
        if child == NONE:
            if len(self.key) >= MOST_NODES:
                return NONE
            child = self.add(key, CHANCE, 0.0)
            self.sibling[child] = first
            self.first[node] = child
        return self.pass_through(child)

    def pass_through(self, node: i64) -> i64:
        """The path goes by this node."""
        self.path[self.length] = node
        self.length += 1
        return node

    def descend(self, state: State, node: i64, asked: i64, moves: vec[i64]) -> i64:
        """Choose one of the open actions and play it; the node that it leads to, or NONE if the tree is full."""
        self.match(state, node, asked, moves)
        if len(self.kids) == 0:
            return NONE
        child = self.kids[self.choose()]
        state.step(self.action_of(state, child, asked), asked)
        return self.pass_through(child)

    def match(self, state: State, node: i64, asked: i64, moves: vec[i64]) -> None:
        """Find the child of each open action; those that are not there yet are added, with their priors."""
        self.matches += 1
        self.kids = vec[i64]()
        self.moves = vec[i64]()
        self.leads_to = vec[i64]()
        missing = vec[i64]()
        keys = vec[i64]()
        next_one = self.first[node]  # children lie in the order in which actions are listed: the next is mostly the one
        for action in moves:
            key = action if asked == self.viewer else state.seen(action, self.viewer, asked)
            child = self.child_of(node, key, asked, next_one)
            if child == NONE:
                missing = append(missing, action)
                keys = append(keys, key)
            else:
                self.offer(child, action)
                next_one = self.sibling[child]
        if len(missing) > 0 and len(self.key) < MOST_NODES:
            self.expand(state, node, asked, missing, keys)

    def child_of(self, node: i64, key: i64, asked: i64, start: i64) -> i64:
        """The child that this key leads to, or NONE; looked for from a likely one on."""
        child = start
        while child != NONE:
            if self.key[child] == key and self.seat[child] == asked:
                return child
            child = self.sibling[child]
        child = self.first[node]
        while child != start:
            if self.key[child] == key and self.seat[child] == asked:
                return child
            child = self.sibling[child]
        return NONE

    def offer(self, child: i64, action: i64) -> None:
        """This action is open, and leads to this child."""
        self.moves = append(self.moves, action)
        self.leads_to = append(self.leads_to, child)
        if self.offered[child] != self.matches:
            self.offered[child] = self.matches
            self.open[child] += 1
            self.kids = append(self.kids, child)

    def expand(self, state: State, node: i64, asked: i64, missing: vec[i64], keys: vec[i64]) -> None:
        """New children: how promising each is, the judge says one step ahead (softmax on its scale)."""
        weights = self.weigh(state, missing, asked, self.knobs.draws)
        count: i64 = len(missing)
        known: i64 = 0
        last: i64 = NONE
        child = self.first[node]
        while child != NONE:
            known += 1
            last = child
            child = self.sibling[child]
        share = float(count) / float(count + known)
        for place in range(count):
            prior = share * weights[place]
            child = NONE if last == NONE else self.child_of(node, keys[place], asked, last)
            if child == NONE:
                child = self.add(keys[place], asked, prior)
                if last == NONE:
                    self.first[node] = child
                else:
                    self.sibling[last] = child
                last = child
            else:  # another action that looks the same to the viewer
                self.prior[child] += prior
            self.offer(child, missing[place])

    def weigh(self, state: State, moves: vec[i64], asked: i64, draws: i64) -> vec[float]:
        """How promising each action is to whoever plays it; in sum 1."""
        weights = vec[float]()
        if self.leaf.network is not None and self.knobs.heat > 0.0:
            for action in moves:
                weights = append(weights, self.leaf.promise(state, action, asked, draws))
            self.soften(weights, self.knobs.heat)
            return weights
        for action in moves:
            weights = append(weights, self.leaf.one_step(state, action, asked, draws))
        self.soften(weights, self.knobs.temperature * self.judge.scale)
        return weights

    def soften(self, ratings: vec[float], heat: float) -> None:
        """Turn ratings into shares of one (softmax); what is worse by `heat` weighs a third."""
        best: float = -FAR
        for rating in ratings:
            if rating > best:
                best = rating
        total: float = 0.0
        count: i64 = len(ratings)
        for place in range(count):
            ratings[place] = math.exp((ratings[place] - best) / heat)
            total += ratings[place]
        for place in range(count):
            ratings[place] /= total

    def choose(self) -> i64:
        """The place of the child to try: what it has brought, and what it promises (PUCT, with availability)."""
        count: i64 = len(self.kids)
        if count == 1:
            return 0
        seen: float = 0.0
        tried: i64 = 0
        for child in self.kids:
            seen += self.total[child]
            tried += self.visits[child]
        hope = seen / float(tried) - DOUBT if tried > 0 else 0.5
        exploration = self.knobs.exploration
        best: float = -FAR
        found: i64 = 0
        for place in range(count):
            child = self.kids[place]
            visits = self.visits[child]
            mean = self.total[child] / float(visits) if visits > 0 else hope
            urge = exploration * self.prior[child] * math.sqrt(float(self.open[child])) / float(1 + visits)
            if mean + urge > best:
                best = mean + urge
                found = place
        return found

    def action_of(self, state: State, child: i64, asked: i64) -> i64:
        """The action that leads to a child; of several that look the same to the viewer, what its player might take."""
        found = vec[i64]()
        count: i64 = len(self.moves)
        for place in range(count):
            if self.leads_to[place] == child:
                found = append(found, self.moves[place])
        if len(found) == 1:
            return found[0]
        while len(found) > HIDDEN_TRIES:  # any of them, so that none is never looked at
            size: i64 = len(found)
            index = self.luck.randrange(size)
            fewer = vec[i64]()
            for place in range(size):
                if place != index:
                    fewer = append(fewer, found[place])
            found = fewer
        weights = self.weigh(state, found, asked, 1)
        left = self.luck.random()
        last: i64 = len(found) - 1
        for place in range(last):
            left -= weights[place]
            if left < 0.0:
                return found[place]
        return found[last]

    def carry_back(self) -> None:
        """Everybody on the path learns what came of it."""
        rewards = self.leaf.rewards
        self.visits[0] += 1
        for place in range(self.length):
            node = self.path[place]
            self.visits[node] += 1
            if self.seat[node] != CHANCE:
                self.total[node] += rewards[self.seat[node]]

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

    def is_obvious(self) -> bool:
        """Is one action as good as a win, or did it look best beforehand and has got nearly all visits since?"""
        child = self.first[0]
        best: i64 = NONE
        while child != NONE:
            if best == NONE or self.visits[child] > self.visits[best]:
                best = child
            child = self.sibling[child]
        if best == NONE or self.visits[best] == 0:
            return False
        if self.total[best] > WON * float(self.visits[best]):
            return True
        return self.prior[best] > 0.9 and self.visits[best] * 20 > self.visits[0] * 19


WON: Final = 0.98
"""Whoever gets so much has won, and clearly."""
OBVIOUS: Final[i64] = 8
"""What is obvious after an eighth of the iterations is played."""
ENOUGH: Final[i64] = 400
"""Or after so many."""


LOOK: Final[i64] = 16
"""After every so many iterations it is asked whether more are worth it, also where they come a few at a time."""


def search(tree: Tree, view: State, iterations: i64, left: i64) -> bool:
    """So many more iterations, of so many that are left; fewer, and True, if more of them will not change the choice."""
    for number in range(iterations):
        tree.iterate(view)
        if tree.iterations % LOOK == 0:
            rest = left - number
            if tree.leading_by() > rest:
                return True
            if (tree.iterations >= ENOUGH or tree.iterations * OBVIOUS > rest) and tree.is_obvious():
                return True
    return False


def try_alike(tree: Tree, view: State, entrants: list[int], deals: i64) -> None:
    """So many deals, and in each every one of these children of the root, with the same luck: what differs is their own doing."""
    for _ in range(deals):
        state = view.draw_full(tree.rng)
        seed = tree.rng.randrange(1 << 60)
        for child in entrants:
            tree.luck = Random(seed)
            tree.leaf.rng = tree.luck
            tree.leaf.deals = tree.luck
            tree.walk(state.copy(), child)
