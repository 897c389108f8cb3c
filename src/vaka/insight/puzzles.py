"""Finding puzzles: positions in which one decision is clearly best, for all that its seat can know.

A position goes through sieves, the cheapest first. A quick look drops what is not clear. A search ten times as long, with other
deals, measures every action that is open. At last the best and the next best are both played out to the end, since a search may be
wrong about a position in a way that more of it does not mend. What two decisions lead to alike is no puzzle: the best must be ahead
of every other one. Then bots of each level are asked: the more of them fail, the harder it is.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from librt.random import Random

from vaka.bots.greedy import GreedyBot
from vaka.bots.levels import levels_of, player_for
from vaka.bots.outlook import mixed
from vaka.bots.search import SearchBot, children, entrants_of, foreseen, line_from, partners_of, settings_of
from vaka.bots.tree import Tree
from vaka.engine.loops import draw_index
from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.insight.curve import curve_of, outlook_of
from vaka.insight.figures import Figures

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vaka.bots.bot import Bot
    from vaka.engine.record import Record
    from vaka.engine.state import State

FEWEST: Final = 4
"""So many actions must be open: choosing between two is no puzzle."""
OPENING: Final = 0.35
"""This part of a game is passed over: a single decision seldom decides anything yet."""
APART: Final = 6
"""A game has at most so many puzzles: they lie at least that part of it apart."""
GLANCE: Final = ((4, 2, 0.03), (6, 4, 0.06))
"""The first looks: so many of the most promising actions, in so many deals; by so much of a win one of them must be ahead."""
QUICK: Final = 12
"""Deals of the second look; the check has `LONGER` times more."""
LONGER: Final = 10
MOST: Final = 64
"""So many actions take part in the check; a position with more is passed over, since each of them must have been looked at."""
CLEAR: Final = 0.1
"""By so much of a win the best is ahead of the next."""
SURE: Final = 4.0
"""And by so many standard errors."""
TO_THE_END: Final = 1000
"""Decisions: no game is as long."""
PLAYED_CLEAR: Final = 0.04
"""By so much of a win the best must come out ahead there: who plays so simply wastes a part of what it is worth."""
PLAYED_SURE: Final = 2.5
"""And by so many standard errors."""
ASKED_OFTEN: Final = 3
"""So often each level is asked."""
EXPERT: Final = 10
"""A level without a number of iterations is asked with so many times those of the level below it."""
LINES: Final = 4
"""Of so many of the best decisions it is told what is expected to follow."""


@dataclass(frozen=True)
class Puzzle:
    """A position to be solved."""

    key: str
    """What it is called: a few letters that depend on the position alone."""
    seat: int
    best: int
    notation: str
    gap: float
    """By how much of a win the best is ahead of the next best."""
    error: float
    played: float
    """The same where both are played out to the end."""
    costs: tuple[int, ...]
    """Of each legal action, in their order: how much it costs, in hundredths of a win."""
    lines: dict[int, tuple[tuple[int, int], ...]]
    """What is expected to follow the best decisions: seats and the actions as the one who decides would notice them."""
    failed: tuple[str, ...]
    """The levels whose bots mostly play something else."""
    source: str
    ply: int
    view: dict[str, Any]
    """What the seat sees: `State.dump` of its view."""

    @property
    def difficulty(self) -> int:
        """How many levels fail."""
        return len(self.failed)

    def cost(self, view: State, action: int) -> float:
        """What an action costs, as a part of a win; `view` is the puzzle's position."""
        return self.costs[view.legal().index(action)] / 100


@dataclass
class Counts:
    """What was looked at, and where it was thrown away."""

    games: int = 0
    positions: int = 0
    """Positions that were looked at: an own decision with enough to choose from, after the opening."""
    glanced: int = 0
    """Not thrown away at a glance."""
    candidates: int = 0
    """Clear for the quick search."""
    unproven: int = 0
    """Of these, thrown away by the long search."""
    refuted: int = 0
    """Of these, thrown away when they were played out."""
    found: int = 0

    def add(self, other: Counts) -> None:
        """Together with these."""
        for name, number in vars(other).items():
            setattr(self, name, getattr(self, name) + number)


def puzzles_in(
    record: Record, source: str = "", seed: int = 0, counts: Counts | None = None, quick: int = QUICK
) -> Iterator[Puzzle]:
    """The puzzles of a game, not more than one of neighbouring positions."""
    counts = Counts() if counts is None else counts
    counts.games += 1
    state, length = record.start(), len(record)
    first = length * OPENING
    for ply, (seat, action) in enumerate(record.moves):
        if ply >= first and seat >= 0 and state.actor() == seat and state.waiting() == [seat]:
            view = state.redact(seat)
            if FEWEST <= len(view.legal()) <= MOST and not view.game.is_unfinished(view, seat):
                counts.positions += 1
                puzzle = _tried(view, source, ply, seed, counts, quick)
                if puzzle is not None:
                    counts.found += 1
                    first = ply + length / APART
                    yield puzzle
        state.apply(action, None, *([seat] if seat >= 0 else []))


def _tried(view: State, source: str, ply: int, seed: int, counts: Counts, quick: int) -> Puzzle | None:
    """The puzzle of a position, if it stands every check."""
    number = mixed(seed, ply)
    if not _is_worth_a_look(view, number):
        return None
    counts.glanced += 1
    first = lead(view, quick, number + 1)
    if first is None or first.gap < CLEAR or first.gap < SURE * first.error / 2:
        return None
    counts.candidates += 1
    second = lead(view, quick * LONGER, number + 2)
    if second is None or second.best != first.best or second.gap < max(CLEAR, SURE * second.error):
        counts.unproven += 1
        return None
    played = confirmed(view, second.best, second.next, number + 3)
    if played <= 0:
        counts.refuted += 1
        return None
    game, data = view.game, view.dump()
    return Puzzle(
        key=sha256(view.key()).hexdigest()[:8],
        seat=int(view.viewer),
        best=second.best,
        notation=game.notation(view, second.best),
        gap=round(second.gap, 3),
        error=round(second.error, 3),
        played=round(played, 3),
        costs=second.costs,
        lines=second.lines,
        failed=tuple(level for level, bot in askers(view).items() if _fails(view, bot, second.best)),
        source=source,
        ply=ply,
        view=data,
    )


@dataclass(frozen=True)
class Lead:
    """The best decision of a position, and how far it is ahead of the others."""

    best: int
    next: int
    gap: float
    error: float
    costs: tuple[int, ...]
    lines: dict[int, tuple[tuple[int, int], ...]]


def _is_worth_a_look(view: State, seed: int) -> bool:
    """Is one of the most promising actions ahead in a few deals?"""
    tree = _planted(view, seed)
    outlook = outlook_of(view, settings_of(view.game))
    began = 0
    for entrants, deals, hope in GLANCE:
        left = entrants_of(tree, entrants, True)
        rows = outlook.compare_actions(tree, view, left, seed, began, deals)
        means = sorted((sum(rows[place :: len(left)]) / deals for place in range(len(left))), reverse=True)
        if means[0] - means[1] < hope:
            return False
        began += deals
    return True


def _planted(view: State, seed: int) -> Tree:
    """The root of a search with all that is open."""
    settings, luck = settings_of(view.game), Random(seed)
    tree = Tree(view.game.judge, settings.knobs(), partners_of(view), view.viewer, luck)
    tree.plant(view, foreseen(view, max(1, settings.samples), luck))
    return tree


def lead(view: State, deals: int, seed: int) -> Lead | None:
    """A knock-out of everything that is open; the last two are measured in new deals. None where there is no choice.

    All that could be played takes part, however little promising: a puzzle is not to have a second solution.
    """
    tree, outlook = _planted(view, seed), outlook_of(view, settings_of(view.game))
    left = children(tree, 0)
    if len(left) < 2:
        return None
    began, share = 0, max(2, deals // 2)
    means = dict.fromkeys(left, 0.0)
    behind = dict.fromkeys(left, 0.0)
    while len(left) > 2:
        rows = outlook.compare_actions(tree, view, left, seed, began, share)
        began += share
        for place, child in enumerate(left):
            means[child] = sum(rows[place :: len(left)]) / share
        left.sort(key=lambda child: -means[child])
        for child in left:
            behind[child] = means[left[0]] - means[child]
        left = left[: max(2, (len(left) + 2) // 3)]
        share = deals
    cost = Figures(1)
    rows = outlook.compare_actions(tree, view, left, seed, began, 2 * deals)
    cost.add_all([one - other for one, other in zip(rows[::2], rows[1::2], strict=True)])
    gap = cost.means()[0]
    best, other = left if gap >= 0 else left[::-1]
    behind[best], behind[other] = 0.0, abs(gap)
    keep = 1 - curve_of(view.game, view.seats).doubt
    costs = {int(tree.key[child]): keep * max(far, 0.0 if child == best else abs(gap)) for child, far in behind.items()}
    told = sorted(behind, key=lambda child: behind[child])[:LINES]
    return Lead(
        best=int(tree.key[best]),
        next=int(tree.key[other]),
        gap=keep * abs(gap),
        error=keep * max(cost.errors()[0], 0.5 / cost.count),
        costs=tuple(round(100 * costs[action]) for action in view.legal()),
        lines={int(tree.key[child]): _line(tree, child) for child in told},
    )


def _line(tree: Tree, child: int) -> tuple[tuple[int, int], ...]:
    return tuple((int(seat), int(key)) for seat, key in line_from(tree, child))


def confirmed(view: State, best: int, other: int, seed: int) -> float:
    """By how much of a win one action comes out ahead of another if everybody plays on to the end; 0 where that is not certain.

    First everybody does what looks best one step ahead, which is quick. Where that does not tell them apart the greedy bot plays
    all seats: it thinks each turn through.
    """
    for play_on, batch, batches in ((_simply, 40, 10), (_by_bots, 24, 4)):
        found = Figures(1)
        for number in range(batches):
            for luck in range(batch * number, batch * (number + 1)):
                found.add([play_on(view, best, mixed(seed, luck)) - play_on(view, other, mixed(seed, luck))])
            mean, error = found.means()[0], max(found.errors()[0], 0.5 / found.count)
            if mean > PLAYED_CLEAR + PLAYED_SURE * error or mean + error < PLAYED_CLEAR:
                break
        if mean > max(PLAYED_CLEAR, PLAYED_SURE * error):
            return mean
    return 0.0


def _simply(view: State, action: int, luck: int) -> float:
    """What a seat gets if everybody does what looks best one step ahead; the same luck deals the same."""
    seat, state = int(view.viewer), view.draw_full(Random(luck))
    state.step(action, seat)
    outlook = outlook_of(view, replace(settings_of(view.game), plies=TO_THE_END, turns=0))
    outlook.play_on(state, seat, luck)
    return outlook.chances[seat]


def _by_bots(view: State, action: int, luck: int) -> float:
    """What a seat gets if the greedy bot plays for everybody."""
    seat, state = int(view.viewer), view.draw_full(Random(luck))
    state.step(action, seat)
    draws, whims, player = Random(mixed(luck, 1)), random.Random(mixed(luck, 2)), GreedyBot()
    while (asked := int(state.actor())) != OVER:
        if asked == CHANCE:
            state.step(state.moves(ASKED)[draw_index(state.odds(), draws)], ASKED)
        else:
            state.step(player.choose(state.redact(asked), whims), asked)
    winners = state.winners()
    return 1 / sum(party[0] in winners for party in state.parties()) if seat in winners else 0.0


def askers(view: State) -> dict[str, Bot]:
    """The bots of the levels in a position, with budgets in iterations, so that a busy machine makes no puzzle look hard."""
    found: dict[str, Bot] = {}
    iterations = 0
    for level in levels_of(view.game, int(view.seats)):
        bot = player_for(view, level)
        if isinstance(bot, SearchBot):
            iterations = bot.iterations or EXPERT * iterations or EXPERT * EXPERT
            bot = SearchBot(iterations=iterations, **bot.knobs)
        found[level] = bot
    return found


def _fails(view: State, bot: Bot, best: int) -> bool:
    """Does a bot mostly play something else?"""
    found = [bot.choose(view, random.Random(number)) for number in range(ASKED_OFTEN)]
    return 2 * sum(action == best for action in found) <= ASKED_OFTEN
