"""The bot that takes what looks best now: it thinks its own turn through, within a budget, and no further.

Each line of play is followed while the bot itself is asked. It is rated by the game's judge where somebody else is asked or the
game is over; where chance decides, by the mean over the outcomes, since what comes out is not the bot's to choose.
"""

from __future__ import annotations

from inspect import signature
from math import log
from typing import TYPE_CHECKING

from librt.random import Random

from vaka.bots.bot import Bot
from vaka.bots.lookahead import LookAhead
from vaka.engine.ids import drawn_seed
from vaka.engine.names import ASKED

if TYPE_CHECKING:
    from vaka.engine.judge import Judge
    from vaka.engine.state import Generator, State


class GreedyBot(Bot):
    """The action with the best rating, over a few positions that fit the view."""

    name = "greedy"
    judge: Judge | None = None
    """Another judge than the game's own, to compare the two."""

    def __init__(
        self, samples: int = 1, width: int = 8, tries: int = 16, depth: int = 6, outcomes: int = 8, whim: float = 0.0
    ) -> None:
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
        self.whim = whim
        """How freely it strays, in parts of the judge's scale: what looks so much worse is played a third as often."""

    def choose(self, view: State, rng: Generator) -> int:
        """The action whose best continuation in this turn is rated highest; among equals, any.

        >>> import random, vaka
        >>> state = vaka.game("aloha").new(seats=2)
        >>> state.apply(0)
        >>> state.game.notation(state, GreedyBot().choose(state.redact(0), random.Random(1))) != "pass"
        True
        """
        open_now = view.moves(ASKED)  # of a view, its viewer's
        if len(open_now) == 1:
            return open_now[0]
        seat = view.viewer
        luck = Random(drawn_seed(rng))
        judge = self.judge or view.game.judge
        look = LookAhead(judge, self.width, self.tries, min(self.depth, judge.depth), self.outcomes)
        totals = [0.0] * len(open_now)
        samples = self.samples if self.samples > 1 and view.hidden() else 1
        for _ in range(samples):
            ratings = look.ratings(view.draw_full(luck), seat, luck)
            totals = [total + rating for total, rating in zip(totals, ratings, strict=True)]
        if self.whim > 0:
            heat = self.whim * judge.scale * samples
            totals = [total - heat * log(-log(luck.random() or 0.5)) for total in totals]  # as often as a softmax has it
        best = max(totals)
        favourites = [action for action, total in zip(open_now, totals, strict=True) if total == best]
        return favourites[luck.randrange(len(favourites))]

    def __repr__(self) -> str:
        usual = {name: value.default for name, value in signature(GreedyBot).parameters.items()}
        given = ",".join(f"{name}={value}" for name, value in vars(self).items() if value != usual[name])
        return f"vaka.bots.bot('greedy{':' if given else ''}{given}')"
