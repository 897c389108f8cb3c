"""What a leaf of a search is worth to every seat, in a compiled loop, at once or after a few greedy decisions.

The judge says so, or a network that has learned, where the game has one.

Rewards lie between 0 and 1: the lead over the best of the others, squashed on the judge's scale, so that a clear lead is three
quarters of a win in every game. After the end they are mixed with who has won. Partners have the same.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.bots.network import Network, point_of_view
from vaka.engine.judge import Judge
from vaka.engine.loops import draw_index
from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.engine.state import State

FAR: Final = 1e18
"""Beyond everything that a judge can say."""
DEEPEST_CHANCE: Final[i64] = 4
"""So many draws in a row are looked through."""


class Knobs:
    """What a search can be told: data of each game, in its judge's room."""

    def __init__(
        self,
        exploration: float,
        temperature: float,
        spread: float,
        victory: float,
        plies: i64,
        turns: i64,
        tries: i64,
        draws: i64,
        heed: i64,
        heat: float = 0.0,
    ) -> None:
        self.exploration = exploration
        """How much is tried that does not look best yet."""
        self.temperature = temperature
        """How much a better rating weighs in a prior, in parts of the judge's scale."""
        self.spread = spread
        """By how much of the judge's scale somebody must lead to have three quarters of a win."""
        self.victory = victory
        """After the end: the part of the reward that is won or lost; the rest is by how much, on the judge's scale."""
        self.plies: i64 = plies
        """How many decisions are played greedily below a leaf before the judge rates it, at most; 0: none."""
        self.turns: i64 = turns
        """How many turns of whoever searches, counted from its decision, end before a leaf is rated, at the end of one; 0: any.

        So what ends a turn is rated at the same moment as what goes on with it."""
        self.tries: i64 = tries
        """How many actions are looked at in each of those; the most appealing ones."""
        self.draws: i64 = draws
        """Of how many outcomes the mean is taken where an action of the tree leads to chance."""
        self.heed: i64 = heed
        """1: what follows depends on what chance has shown, a node for each outcome; 0: it is one node, whatever came out."""
        self.heat = heat
        """Above 0 a network gives the priors, too: what looks worse by so much of a win weighs a third; 0: the judge does."""


class Leaf:
    """Rates positions for all seats."""

    def __init__(
        self, judge: Judge, knobs: Knobs, partners: list[int], viewer: i64, rng: Random, network: Network | None = None
    ) -> None:
        self.judge = judge
        self.knobs = knobs
        self.network = network
        self.viewer: i64 = viewer
        self.rng = rng
        self.deals = rng
        """What chance decides when it is played on; another generator than `rng`, where two lines are to meet the same luck."""
        self.partners = vec[i64]()  # of each seat: the set of seats that win with it, itself included
        for mates in partners:
            self.partners = append(self.partners, mates)
        self.rewards = vec[float]([0.0] * 64)
        self.last: i64 = viewer  # who decided last in this iteration
        self.ended: i64 = 0  # and how many turns of the viewer have ended
        self.moment: i64 = 0  # the step of the game in which it has decided last

    def begin(self, state: State) -> None:
        """A new iteration: the viewer decides."""
        self.last = self.viewer
        self.ended = 0
        self.moment = self.moment_of(state)

    def note(self, state: State, asked: i64) -> bool:
        """Somebody decides; has a turn of the viewer ended with that, or a step of the game in which nobody else is asked?"""
        moment = self.moment_of(state)
        has_ended = self.last == self.viewer and (asked != self.last or moment != self.moment)
        if has_ended:
            self.ended += 1
        self.last = asked
        self.moment = moment
        return has_ended

    def moment_of(self, state: State) -> i64:
        """The step of the game, for a network that is to be asked at its end."""
        return self.judge.moment(state) if self.network is not None else 0

    # --- One step ahead ---

    def one_step(self, state: State, action: i64, asked: i64, draws: i64) -> float:
        """How good it looks to whoever plays it, when it is played; where chance decides, the mean of so many draws."""
        after = state.copy()
        after.step(action, asked)
        if not self.is_open_chance(after, asked):
            return self.judge.rate(after, asked)
        total: float = 0.0
        left = draws
        while left > 1:
            twin = after.copy()
            self.pass_chance(twin)
            total += self.judge.rate(twin, asked)
            left -= 1
        self.pass_chance(after)
        return (total + self.judge.rate(after, asked)) / float(draws)

    def promise(self, state: State, action: i64, asked: i64, draws: i64) -> float:
        """The same as the network sees it, as a share of a win."""
        after = state.copy()
        after.step(action, asked)
        if not self.is_open_chance(after, asked):
            return self.expected(after, asked)
        total: float = 0.0
        left = draws
        while left > 0:
            twin = after.copy()
            self.pass_chance(twin)
            total += self.expected(twin, asked)
            left -= 1
        return total / float(draws)

    def expected(self, state: State, seat: i64) -> float:
        """What a seat that has just decided may expect."""
        last = self.last
        self.last = seat
        self.value(state)
        self.last = last
        return self.rewards[seat]

    def is_open_chance(self, state: State, seat: i64) -> bool:
        """Does chance decide now, and does it make a difference to the seat? What makes none is drawn at once."""
        deep: i64 = 0
        while state.actor() == CHANCE and deep < DEEPEST_CHANCE:
            if not self.judge.is_indifferent(state, seat):
                return not self.judge.is_settled(state, seat)
            state.step(state.moves(ASKED)[draw_index(state.odds(), self.rng)], ASKED)
            deep += 1
        return False

    def pass_chance(self, state: State) -> None:
        """Draw what chance decides now."""
        deep: i64 = 0
        while state.actor() == CHANCE and deep < DEEPEST_CHANCE:
            state.step(state.moves(ASKED)[draw_index(state.odds(), self.rng)], ASKED)
            deep += 1

    # --- What it is worth ---

    def evaluate(self, state: State) -> None:
        """Enter what each seat gets; the position is played on in."""
        if self.knobs.plies > 0 and state.actor() != OVER:
            self.play_greedily(state)
        self.value(state)

    def value(self, state: State) -> None:
        """Enter what each seat gets where the position stands."""
        network = self.network
        if network is None:
            self.judged(state, self.knobs.spread)
            if state.actor() == OVER:
                self.settle(state, self.knobs.victory)
            return
        self.judged(state, network.spread)
        asked = next_asked(state, self.last)
        if asked == OVER:
            self.settle(state, network.victory)
        else:
            network.rate(self.judge, state, point_of_view(asked, self.last), self.rewards)

    def judged(self, state: State, spread: float) -> None:
        """Enter what each seat gets as the judge sees it: its lead over the best of the others."""
        seats = state.seats
        ratings = vec[float]()
        for seat in range(seats):
            ratings = append(ratings, self.judge.rate(state, seat))
        unit = spread * self.judge.scale
        for seat in range(seats):
            lead = self.side(ratings, seat, seats, True) - self.side(ratings, seat, seats, False)
            self.rewards[seat] = squash(lead / unit)

    def side(self, ratings: vec[float], seat: i64, seats: i64, own: bool) -> float:
        """The best rating among the seat and its partners, or among all others (alone: 0)."""
        best: float = -FAR
        one: i64 = 1
        for other in range(seats):
            if ((self.partners[seat] & (one << other)) != 0) == own and ratings[other] > best:
                best = ratings[other]
        return best if best > -FAR else 0.0

    def settle(self, state: State, victory: float) -> None:
        """After the end: who has won counts, and by how much, so that decided games are played on well."""
        winners = state.winners()
        sides: i64 = 0  # how many share the win
        counted: i64 = 0
        one: i64 = 1
        for seat in winners:
            if counted & (one << seat) == 0:
                sides += 1
                counted |= self.partners[seat]
        for place in range(state.seats):
            won = 1.0 / float(sides) if place in winners else 0.0
            self.rewards[place] = victory * won + (1.0 - victory) * self.rewards[place]

    # --- A few greedy decisions ---

    def play_greedily(self, state: State) -> None:
        """A few decisions as they look best one step ahead, so that nothing is rated in the middle of something."""
        left = self.knobs.plies
        turns = self.knobs.turns
        asked = next_asked(state, self.last)
        while asked != OVER and left > 0:
            if asked == CHANCE:
                state.step(state.moves(ASKED)[draw_index(state.odds(), self.deals)], ASKED)
            else:
                if self.note(state, asked) and turns > 0 and self.ended >= turns:
                    return
                moves = state.moves(asked)
                if len(moves) > 1:
                    left -= 1
                state.step(self.greediest(state, moves, asked), asked)
            asked = next_asked(state, self.last)

    def greediest(self, state: State, moves: vec[i64], asked: i64) -> i64:
        """The action that looks best one step ahead, among the most appealing ones."""
        if len(moves) == 1:
            return moves[0]
        tries = self.most_appealing(state, moves)
        best: float = -FAR
        found = tries[0]
        for action in tries:
            rating = self.one_step(state, action, asked, 1)
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


def next_asked(state: State, last: i64) -> i64:
    """Who decides next: where several are asked at once, whoever has begun with its orders goes on with them."""
    asked = state.actor()
    if asked >= 0 and asked != last and last >= 0 and state.is_waiting(last):
        return last
    return asked


def squash(lead: float) -> float:
    """A lead as a share of a win, 0 to 1: a half when level, three quarters at a lead of 1.

    >>> squash(0.0), squash(1.0), squash(-3.0)
    (0.5, 0.75, 0.125)
    """
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))
