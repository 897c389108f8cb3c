"""Puzzles: positions in which one decision is clearly best, for all that its seat can know.

A position is looked at quickly, then checked by a search ten times as long with other deals. What two decisions lead to alike is no
puzzle: the best must be ahead of every other one. Bots of each level are asked as well: the more of them fail, the harder it is.
"""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from librt.random import Random

from vaka.bots.levels import levels_of, player_for
from vaka.bots.search import children, entrants_of, foreseen, line_from, partners_of, settings_of
from vaka.bots.tree import Tree
from vaka.engine.names import OVER
from vaka.insight.curve import curve_of, outlook_of
from vaka.insight.figures import Figures

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vaka.engine.record import Record
    from vaka.engine.state import State

FEWEST: Final = 4
"""So many actions must be open: choosing between two is no puzzle."""
ENTRANTS: Final = 8
QUICK: Final = 12
"""Deals of the first look."""
LONGER: Final = 10
"""The check has so many times more."""
CLEAR: Final = 0.12
"""By so much of a win the best is ahead of the next."""
SURE: Final = 4.0
"""And by so many standard errors."""
ASKED: Final = 3
"""So often each level is asked."""


@dataclass(frozen=True)
class Puzzle:
    """A position to be solved."""

    game: str
    seat: int
    view: dict[str, Any]
    """What the seat sees: `State.dump` of its view."""
    best: int
    notation: str
    gap: float
    """By how much of a win the best is ahead of the next best."""
    error: float
    line: tuple[tuple[int, int], ...]
    """What is expected to follow."""
    failed: tuple[str, ...]
    """The levels whose bots mostly play something else."""
    source: str
    ply: int

    @property
    def difficulty(self) -> int:
        """How many levels fail."""
        return len(self.failed)

    def data(self) -> dict[str, Any]:
        """The same as JSON data."""
        return asdict(self)


def puzzles_in(record: Record, source: str = "", seed: int = 0, quick: int = QUICK) -> Iterator[Puzzle | None]:
    """The puzzles of a game; None for each position that looked like one and did not stand the check."""
    state = record.start()
    for ply, (seat, action) in enumerate(record.moves):
        if seat >= 0 and state.actor() != OVER:
            view = state.redact(seat)
            if len(view.legal()) >= FEWEST and action in view.legal():
                yield from _tried(view, source, ply, seed, quick)
        state.apply(action, None, *([seat] if seat >= 0 else []))


def _tried(view: State, source: str, ply: int, seed: int, quick: int) -> Iterator[Puzzle | None]:
    first = lead(view, quick, 2 * (seed + ply))
    if first is None or first.gap < CLEAR or first.gap < SURE * first.error / 2:
        return
    second = lead(view, quick * LONGER, 2 * (seed + ply) + 1)
    if second is None or second.best != first.best or second.gap < max(CLEAR, SURE * second.error):
        yield None
        return
    seat, game = int(view.viewer), view.game
    failed = tuple(level for level in levels_of(game) if _fails(view, level, second.best))
    yield Puzzle(
        game=game.id,
        seat=seat,
        view=view.dump(),
        best=second.best,
        notation=game.notation(view, second.best),
        gap=round(second.gap, 4),
        error=round(second.error, 4),
        line=second.line,
        failed=failed,
        source=source,
        ply=ply,
    )


@dataclass(frozen=True)
class Lead:
    """The best decision of a position, and how far it is ahead of the next."""

    best: int
    gap: float
    error: float
    line: tuple[tuple[int, int], ...]


def lead(view: State, deals: int, seed: int) -> Lead | None:
    """A knock-out of the most promising actions; the last two are measured in new deals. None where only one looks sensible."""
    settings = settings_of(view.game)
    luck = Random(seed)
    outlook = outlook_of(view, settings)
    tree = Tree(view.game.judge, settings.knobs(), partners_of(view), view.viewer, luck)
    tree.plant(view, foreseen(view, max(1, settings.samples), luck))
    # All that could be played takes part, however little promising: a puzzle is not to have a second solution.
    left = entrants_of(tree, ENTRANTS, True)
    left = left or children(tree, 0)
    began = 0
    sums = dict.fromkeys(left, 0.0)
    while len(left) > 2:
        rows = outlook.compare_actions(tree, view, left, seed, began, deals)
        began += deals
        for place, value in enumerate(rows):
            sums[left[place % len(left)]] += value
        left = sorted(left, key=lambda child: -sums[child])[: max(2, (len(left) + 1) // 2)]
    if len(left) < 2:
        return None
    cost = Figures(1)
    rows = outlook.compare_actions(tree, view, left, seed, began, 2 * deals)
    cost.add_all([one - other for one, other in zip(rows[::2], rows[1::2], strict=True)])
    gap = cost.means()[0]
    best = left[0] if gap >= 0 else left[1]
    keep = 1 - curve_of(view.game, view.seats).doubt
    line = tuple((int(seat), int(key)) for seat, key in line_from(tree, best))
    return Lead(int(tree.key[best]), keep * abs(gap), keep * max(cost.errors()[0], 0.5 / cost.count), line)


def _fails(view: State, level: str, best: int) -> bool:
    """Does a level mostly play something else?"""
    player = player_for(view, level)
    found = [player.choose(view, random.Random(number)) for number in range(ASKED)]
    return 2 * sum(action == best for action in found) <= ASKED
