"""The bot that takes what looks best now: it thinks its own turn through, within a budget, and no further.

Each line of play is followed while the bot itself is asked. It is rated by `Game.evaluate` where somebody else is asked or the
game is over; where chance decides, by the mean over the outcomes, since what comes out is not the bot's to choose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vaka.bots.bot import Bot
from vaka.engine.names import CHANCE, OVER

if TYPE_CHECKING:
    import random

    from vaka.engine.state import State

WON: Final = 1e9
"""Rated above everything that a game's own judgement can say."""


class Line(NamedTuple):
    """A line of play within the bot's turn: its rating, the action it begins with, and where it has come to."""

    rating: float
    first: int
    state: State


class GreedyBot(Bot):
    """The action with the best rating, over a few positions that fit the view."""

    name = "greedy"

    def __init__(self, samples: int = 3, width: int = 8, tries: int = 16, depth: int = 6, outcomes: int = 8) -> None:
        self.samples = samples
        """How many positions are drawn where the view hides something."""
        self.width = width
        """How many lines are followed to the next action."""
        self.tries = tries
        """How many actions are tried in each, after the first."""
        self.depth = depth
        """How many actions of its own turn it looks ahead."""
        self.outcomes = outcomes
        """With more outcomes than these, so many are drawn."""

    def choose(self, view: State, rng: random.Random) -> int:
        """The action whose best continuation in this turn is rated highest; among equals, any.

        >>> import random, vaka
        >>> state = vaka.game("aloha").new(seats=2)
        >>> state.apply(0)
        >>> state.game.notation(state, GreedyBot().choose(state.redact(0), random.Random(1))) != "pass"
        True
        """
        open_now = view.legal()
        if len(open_now) == 1:
            return open_now[0]
        seat = int(view.viewer)
        totals = dict.fromkeys(open_now, 0.0)
        for _ in range(self.samples if view.hidden() else 1):
            for action, rating in self._ratings(view.resample(rng), seat, open_now, rng).items():
                totals[action] += rating
        best = max(totals.values())
        favourites = [action for action, total in totals.items() if total == best]
        return favourites[rng.randrange(len(favourites))]

    def _ratings(self, start: State, seat: int, open_now: list[int], rng: random.Random) -> dict[int, float]:
        """For each first action the rating of the best line that begins with it."""
        best: dict[int, float] = {}
        going = [line for action in open_now if (line := self._follow(start, action, action, seat, best, rng))]
        for _ in range(self.depth - 1):
            if any(rating >= WON for rating in best.values()):
                break
            going.sort(key=lambda line: -line.rating)
            going = [
                further
                for line in going[: self.width]
                for action in self._promising(line.state)
                if (further := self._follow(line.state, action, line.first, seat, best, rng))
            ]
        for line in going:  # the look-ahead ends in mid-turn: the line is worth what it looks like
            best[line.first] = max(best.get(line.first, line.rating), line.rating)
        worst = min(best.values())  # what was dropped on the way is no better than this
        return {action: best.get(action, worst) for action in open_now}

    def _promising(self, state: State) -> list[int]:
        open_now = state.legal()
        if len(open_now) <= self.tries:
            return open_now
        return sorted(open_now, key=lambda action: -state.game.prefer(state, action))[: self.tries]

    def _follow(self, state: State, action: int, first: int, seat: int, best: dict[int, float], rng: random.Random) -> Line | None:
        """Play the action on a copy; the line if the bot is still asked there, else its rating goes into `best`."""
        after = state.copy()
        after.step(action, seat)
        rating = self._rating(after, seat, rng)
        if after.actor() == seat:
            return Line(rating, first, after)
        best[first] = max(best.get(first, rating), rating)
        return None

    def _rating(self, state: State, seat: int, rng: random.Random, chances: int = 2) -> float:
        asked = state.actor()
        if asked == OVER:
            winners = state.winners()
            return WON / len(winners) if seat in winners else -WON
        if asked != CHANCE or chances == 0:
            return state.game.evaluate(state, seat)
        outcomes, weights = state.legal(), state.weights()
        if len(outcomes) > self.outcomes:
            outcomes = rng.choices(outcomes, weights, k=self.outcomes)
            weights = [1] * self.outcomes
        total = 0.0
        for outcome, weight in zip(outcomes, weights, strict=True):
            after = state.copy()
            after.step(outcome)
            total += weight * self._rating(after, seat, rng, chances - 1)
        return total / sum(weights)
