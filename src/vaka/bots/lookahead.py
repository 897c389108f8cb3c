"""Looking through one's own turn, in a compiled loop: every line of play while the bot is asked, and what it leads to.

In a simultaneous step the bot's own orders are what it looks through: what others may order meanwhile is not its to choose.
A line is rated by `Judge.rate` where somebody else is asked, and by who has won, and then by how much, where the game is over.
Where chance decides it is rated by the mean over the outcomes, unless the draw comes whatever the bot does (`is_settled`); what
chance decides after that is drawn once for each of them, which has the same mean. Where the bot is asked again after chance has
decided, it plays its turn on before the line is rated: a line that is rated in mid-turn looks worse than one that is rated after
the action, and the bot would shun chance.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.judge import FIRST_OR_NEVER, Judge
from vaka.engine.loops import draw_index
from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.engine.state import State

WON: Final = 1e9
"""Rated above everything that a game's own judgement can say."""
PLAYED_ON: Final = 2
"""After chance has decided, so many times fewer actions are tried."""
SURELY_WON: Final = 0.999 * WON
"""A line that wins alone, by however much or little."""


class Line:
    """A line of play within the bot's turn: where it has come to, by which action, and which of the open actions it began with."""

    def __init__(self, state: State, first: i64, before: State, last: i64) -> None:
        self.state = state
        self.first: i64 = first
        self.before = before
        self.last: i64 = last


class LookAhead:
    """What a bot sees when it thinks its turn through."""

    def __init__(self, judge: Judge, width: i64, tries: i64, depth: i64, outcomes: i64) -> None:
        self.judge = judge
        self.width: i64 = width
        self.tries: i64 = tries
        self.depth: i64 = depth
        self.outcomes: i64 = outcomes
        self.seat: i64 = 0
        self.rng = Random(0)
        # Of each open action, the best line that began with it.
        self.known: vec[i64] = vec[i64]()
        self.best: vec[float] = vec[float]()
        self.has_won = False

    def ratings(self, start: State, seat: i64, rng: Random) -> vec[float]:
        """For each open action the rating of the best line that begins with it."""
        self.seat = seat
        self.rng = rng
        self.known = vec[i64]()
        self.best = vec[float]()
        self.has_won = False
        open_now = start.moves(seat)
        count: i64 = len(open_now)
        for _index in range(count):
            self.known = append(self.known, 0)
            self.best = append(self.best, 0.0)
        self.judge.rate(start, seat)  # a judge that keeps notes with a position takes them once for all that follows
        going: list[Line] = []
        for index in range(count):
            self.follow(start, open_now[index], index, going)
        depth: i64 = 1
        while depth < self.depth and len(going) > 0 and not self.has_won:
            going = self.further(going)
            depth += 1
        for line in going:  # the look-ahead ends in mid-turn: the line is worth what it looks like
            self.note(line.first, self.rating(line.state, 2))
        self.fill_in()
        return self.best

    def further(self, going: list[Line]) -> list[Line]:
        """One more action of the best lines; those that still go on."""
        found: list[Line] = []
        chosen = self.best_of(going)
        for line in chosen:
            for action in self.promising(line.state, self.tries):
                if not is_seen(self.judge, line, action, chosen):
                    self.follow(line.state, action, line.first, found)
        return found

    def best_of(self, going: list[Line]) -> list[Line]:
        """The lines that look best, the earlier one among equals; they are rated only where there are too many."""
        if len(going) <= self.width:
            return going
        scores = vec[float]()
        for line in going:
            scores = append(scores, self.rating(line.state, 2))
        return [going[index] for index in highest(scores, self.width)]

    def promising(self, state: State, most: i64) -> vec[i64]:
        """The actions to try: all of them, or those that look best before they are tried, and none that should have come first."""
        moves = state.moves(self.seat)
        if len(moves) <= most:
            return moves
        scores = vec[float]()
        for action in moves:
            scores = append(scores, self.judge.appeal(state, action))
        found = vec[i64]()
        for index in highest(scores, most):
            if scores[index] > FIRST_OR_NEVER or len(found) == 0:
                found = append(found, moves[index])
        return found

    def follow(self, state: State, action: i64, first: i64, going: list[Line]) -> None:
        """Play the action on a copy: the line goes on if the bot is still asked there, else it is rated."""
        after = state.copy()
        after.step(action, self.seat)
        asked = after.actor()
        if asked == self.seat or (asked >= 0 and after.is_waiting(self.seat)):
            going.append(Line(after, first, state, action))
        else:
            self.note(first, self.rating(after, 2))

    def note(self, first: i64, rating: float) -> None:
        """A line has been rated."""
        if self.known[first] == 0 or rating > self.best[first]:
            self.known[first] = 1
            self.best[first] = rating
        if rating > SURELY_WON:
            self.has_won = True

    def fill_in(self) -> None:
        """What was dropped on the way is no better than the worst that is known."""
        worst: float = WON
        count: i64 = len(self.known)
        for index in range(count):
            if self.known[index] != 0 and self.best[index] < worst:
                worst = self.best[index]
        for index in range(count):
            if self.known[index] == 0:
                self.best[index] = worst

    def rating(self, state: State, chances: i64) -> float:
        """How good a position is, with so many draws of chance looked through. It may be played on in."""
        asked = state.actor()
        is_chance = asked == CHANCE
        while asked == CHANCE and chances > 0:
            if self.judge.is_settled(state, self.seat):
                return self.judge.rate(state, self.seat)
            outcomes = state.moves(ASKED)
            odds = state.odds()
            if not self.judge.is_indifferent(state, self.seat):
                if chances > 1:
                    return self.mean(state, outcomes, odds)
                chances -= 1
            state.step(outcomes[draw_index(odds, self.rng)], ASKED)
            asked = state.actor()
        if asked == self.seat and (is_chance or chances < 2):
            asked = self.play_on(state)
        if asked != OVER:
            return self.judge.rate(state, self.seat)
        winners = state.winners()
        result = WON / len(winners) if self.seat in winners else -WON
        return result + lead(state, self.seat, winners)

    def play_on(self, state: State) -> i64:
        """Play the rest of the bot's turn as it looks best one step ahead, chance as it comes; who is asked then."""
        left = self.depth
        asked = self.seat
        while left > 0 and (asked == self.seat or asked == CHANCE):
            if asked == CHANCE:
                if self.judge.is_settled(state, self.seat):
                    return asked
                state.step(state.moves(ASKED)[draw_index(state.odds(), self.rng)], ASKED)
            else:
                state.step(self.next_best(state), self.seat)
                left -= 1
            asked = state.actor()
        return asked

    def next_best(self, state: State) -> i64:
        """The action that looks best when it is played, one draw of chance standing for all; the earlier one among equals."""
        tries = self.promising(state, max(1, self.tries // PLAYED_ON))
        found = tries[0]
        if len(tries) == 1:
            return found
        best: float = -2.0 * WON
        for action in tries:
            after = state.copy()
            after.step(action, self.seat)
            if after.actor() == CHANCE and not self.passes_by(after):
                after.step(after.moves(ASKED)[draw_index(after.odds(), self.rng)], ASKED)
            rating = self.judge.rate(after, self.seat)
            if rating > best:
                best = rating
                found = action
        return found

    def passes_by(self, state: State) -> bool:
        """Chance decides: is it all the same to the judge, or nothing that the bot's own choice has brought about?"""
        return self.judge.is_indifferent(state, self.seat) or self.judge.is_settled(state, self.seat)

    def mean(self, state: State, outcomes: vec[i64], odds: vec[i64]) -> float:
        """The mean rating over the outcomes, or over some of them, drawn."""
        total: float = 0.0
        weights: i64 = 0
        count: i64 = len(outcomes)
        draws = min(count, self.outcomes)
        for number in range(draws):
            index = number if draws == count else draw_index(odds, self.rng)
            weight: i64 = odds[index] if draws == count else 1
            after = state.copy()
            after.step(outcomes[index], ASKED)
            total += float(weight) * self.rating(after, 1)
            weights += weight
        return total / float(weights)


def lead(state: State, seat: i64, winners: list[int]) -> float:
    """After the end: by how many points a seat is ahead of the best of those who fared otherwise; nobody plays on at random."""
    scores = state.scores()
    has_won = seat in winners
    others = [score for other, score in enumerate(scores) if (other in winners) != has_won]
    return float(scores[seat] - max(others, default=0))


def is_seen(judge: Judge, line: Line, action: i64, chosen: list[Line]) -> bool:
    """Does another of the chosen lines come to the same, with the two last actions the other way round?"""
    if action <= line.last or not judge.commutes(line.before, line.last, action):
        return False
    return any(other.last == action and other.before is line.before for other in chosen)


def highest(scores: vec[float], count: i64) -> vec[i64]:
    """The places of the highest scores, best first, the earlier place among equals."""
    found = vec[i64]()
    size: i64 = len(scores)
    for place in range(size):
        score = scores[place]
        rank: i64 = len(found)
        if rank == count and score <= scores[found[count - 1]]:
            continue
        if rank < count:
            found = append(found, place)
        else:
            rank = count - 1
        while rank > 0 and scores[found[rank - 1]] < score:
            found[rank] = found[rank - 1]
            rank -= 1
        found[rank] = place
    return found
