"""Finding puzzles: positions in which one decision is clearly best, for all that its seat can know.

A position goes through sieves, the cheapest first. A quick look drops what is not clear. A search ten times as long, with other
deals, measures every action that is open. At last the best and the next best are both played out to the end, since a search may be
wrong about a position in a way that more of it does not mend. What two decisions lead to alike is no puzzle: the best must be ahead
of every other one. Then bots of each level are asked: the more of them fail, the harder it is.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from librt.random import Random

from vaka.bots.greedy import GreedyBot
from vaka.bots.levels import levels_of, player_for
from vaka.bots.outlook import mixed
from vaka.bots.search import SearchBot, settings_of
from vaka.engine.loops import draw_index
from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.insight.comparing import field_of, played
from vaka.insight.curve import curve_of, data_of, outlook_of
from vaka.insight.decisions import decisions, foreseen, is_same, leaves_open, made_by, move_of
from vaka.insight.figures import Figures

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vaka.bots.bot import Bot
    from vaka.engine.game import Game
    from vaka.engine.record import Record
    from vaka.engine.state import State
    from vaka.insight.comparing import Field, Line
    from vaka.insight.decisions import Decision

OPENING: Final = 0.35
"""This part of a game is passed over: a single decision seldom decides anything yet."""
APART: Final = 6
"""A game has at most so many puzzles: they lie at least that part of it apart."""
GLANCE: Final = ((4, 2, 0.3), (6, 4, 0.6))
"""The first looks: so many of the most promising decisions, in so many deals; by such a part of `clear` one must be ahead."""
QUICK: Final = 12
"""Deals of the second look; the check has `LONGER` times more."""
LONGER: Final = 10
SURE: Final = 4.0
"""The best is ahead by so many standard errors, and by `clear`."""
TO_THE_END: Final = 1000
"""Decisions: no game is as long."""
PLAYED_CLEAR: Final = 0.4
"""By such a part of `clear` the best must come out ahead there: who plays so simply wastes a part of what it is worth."""
PLAYED_SURE: Final = 2.5
"""And by so many standard errors."""
ASKED_OFTEN: Final = 3
"""So often each level is asked."""
EXPERT: Final = 10
"""A level without a number of iterations is asked with so many times those of the level below it."""
LINES: Final = 4
"""Of so many of the best decisions it is told what is expected to follow."""
ORDERED: Final = "; "
"""Between the notations of what is ordered."""


@dataclass(frozen=True)
class Bounds:
    """What makes a puzzle of a position; a game has its own numbers in `judge/chances.toml`, with their reasons."""

    clear: float = 0.1
    """By so much of a win the best decision is ahead of the next."""
    fewest: int = 4
    """So many decisions there must be: choosing between two is no puzzle."""
    most: int = 64
    """And so many at most: each of them must have been looked at."""
    alone: bool = False
    """Are there puzzles of the game that one plays alone?"""


@cache
def bounds_of(game: Game) -> Bounds:
    """The game's own bounds, or the usual ones."""
    return Bounds(**data_of(game).get("puzzles", {}))


@dataclass(frozen=True)
class Puzzle:
    """A position to be solved."""

    key: str
    """What it is called: a few letters that depend on the position alone."""
    seat: int
    best: int
    """The solution; of a whole move, the action that it begins with."""
    notation: str
    gap: float
    """By how much of a win the best is ahead of the next best."""
    error: float
    played: float
    """The same where both are played out to the end."""
    costs: tuple[int, ...]
    """Of each decision, in the order of `decisions`: how much it costs, in hundredths of a win."""
    lines: dict[int, Line]
    """What is expected to follow the best actions: seats and the actions as the one who decides would notice them."""
    failed: tuple[str, ...]
    """The levels whose bots mostly play something else."""
    source: str
    ply: int
    view: dict[str, Any]
    """What the seat sees: `State.dump` of its view."""
    rest: tuple[int, ...] = ()
    """Of a whole move, the other actions of the solution."""

    @property
    def solution(self) -> tuple[int, ...]:
        """All actions of the solution."""
        return (self.best, *self.rest)

    @property
    def difficulty(self) -> int:
        """How many levels fail."""
        return len(self.failed)


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
    state, length, bounds = record.start(), len(record), bounds_of(record.game)
    first = length * OPENING
    for ply, (seat, action) in enumerate(record.moves):
        if ply >= first and seat >= 0 and state.actor() == seat and state.waiting() == [seat]:
            view = state.redact(seat)
            if not view.game.is_unfinished(view, seat) and bounds.fewest <= len(decisions(view)) <= bounds.most:
                counts.positions += 1
                puzzle = _tried(view, source, ply, seed, counts, quick)
                if puzzle is not None:
                    counts.found += 1
                    first = ply + length / APART
                    yield puzzle
        state.apply(action, None, *([seat] if seat >= 0 else []))


def _tried(view: State, source: str, ply: int, seed: int, counts: Counts, quick: int) -> Puzzle | None:
    """The puzzle of a position, if it stands every check."""
    number, clear = mixed(seed, ply), bounds_of(view.game).clear
    if not _is_worth_a_look(view, number):
        return None
    counts.glanced += 1
    first = lead(view, quick, number + 1)
    if first is None or first.gap < clear or first.gap < SURE * first.error / 2:
        return None
    counts.candidates += 1
    second = lead(view, quick * LONGER, number + 2, first.best)
    if second is None or second.best != first.best or second.gap < max(clear, SURE * second.error):
        counts.unproven += 1
        return None
    played = confirmed(view, second.best, second.next, number + 3)
    if played <= 0:
        counts.refuted += 1
        return None
    data = view.dump()
    return Puzzle(
        key=sha256(view.key()).hexdigest()[:8],
        seat=int(view.viewer),
        best=second.best.first,
        notation=written(view, second.best.actions),
        gap=round(second.gap, 3),
        error=round(second.error, 3),
        played=round(played, 3),
        costs=second.costs,
        lines=second.lines,
        failed=tuple(level for level, bot in askers(view).items() if _fails(view, bot, second.best.actions)),
        source=source,
        ply=ply,
        view=data,
        rest=second.best.actions[1:],
    )


@dataclass(frozen=True)
class Lead:
    """The best decision of a position, and how far it is ahead of the others."""

    best: Decision
    next: Decision
    gap: float
    error: float
    costs: tuple[int, ...]
    lines: dict[int, Line]


def _is_worth_a_look(view: State, seed: int) -> bool:
    """Is one of the most promising decisions ahead in a few deals?"""
    field, clear = field_of(view, seed), bounds_of(view.game).clear
    began = 0
    for entrants, deals, hope in GLANCE:
        left = field.promising(entrants)
        rows = field.compare(left, seed, began, deals)
        means = {place: sum(rows[column :: len(left)]) / deals for column, place in enumerate(left)}
        best = max(left, key=lambda place: means[place])
        if any(means[best] - means[place] < hope * clear for place in field.rivals(best, left)):
            return False
        began += deals
    return True


def lead(view: State, deals: int, seed: int, known: Decision | None = None) -> Lead | None:
    """A knock-out of everything that can be decided; the last two are measured in new deals. None where there is no choice.

    All of it takes part, however little promising: a puzzle is not to have a second solution. Only what can be done before the best
    whole move, or before the one that is known to be best, is no rival of it: it drops out after the first round.
    """
    field = field_of(view, seed)
    if len(field.decisions) < 2:
        return None
    left, began, behind = _knocked_out(field, deals, seed, known)
    if len(left) < 2:
        return None
    cost = Figures(1)
    rows = field.compare(left, seed, began, 2 * deals)
    cost.add_all([one - other for one, other in zip(rows[::2], rows[1::2], strict=True)])
    gap = cost.means()[0]
    best, other = left if gap >= 0 else left[::-1]
    behind[best], behind[other] = 0.0, abs(gap)
    keep = 1 - curve_of(view.game, view.seats).doubt
    costs = [keep * max(far, 0.0 if place == best else abs(gap)) for place, far in enumerate(behind)]
    told = sorted(range(len(behind)), key=lambda place: behind[place])[:LINES]
    return Lead(
        best=field.decisions[best],
        next=field.decisions[other],
        gap=keep * abs(gap),
        error=keep * max(cost.errors()[0], 0.5 / cost.count),
        costs=tuple(round(100 * cost) for cost in costs),
        lines={field.decisions[place].first: line for place in told if (line := field.line(place)) is not None},
    )


def _knocked_out(field: Field, deals: int, seed: int, known: Decision | None) -> tuple[list[int], int, list[float]]:
    """The last two of a knock-out, the deals that were used for it, and by how much every decision was behind the best."""
    left = list(range(len(field.decisions)))
    began, share = 0, max(2, deals // 2)
    means, behind = [0.0] * len(left), [0.0] * len(left)
    while len(left) > 2:
        rows = field.compare(left, seed, began, share)
        began += share
        for column, place in enumerate(left):
            means[place] = sum(rows[column :: len(left)]) / share
        left.sort(key=lambda place: -means[place])
        for place in left:
            behind[place] = means[left[0]] - means[place]
        if len(left) == len(behind):
            best = left[0] if known is None else field.decisions.index(known)
            rivals = set(field.rivals(best, left))
            left = [place for place in left if place == best or place in rivals]
        left = left[: max(2, (len(left) + 2) // 3)]
        share = deals
    return left, began, behind


def confirmed(view: State, best: Decision, other: Decision, seed: int) -> float:
    """By how much of a win one decision comes out ahead of another if everybody plays on to the end; 0 where that is not certain.

    First everybody does what looks best one step ahead, which is quick. Where that does not tell them apart the greedy bot plays
    all seats: it thinks each turn through.
    """
    least = PLAYED_CLEAR * bounds_of(view.game).clear
    enough = round(10 * (Bounds.clear / bounds_of(view.game).clear) ** 2)  # what is half as clear takes four times as many games
    for play_on, batch, batches in ((_simply, 40, enough), (_by_bots, 24, 4)):
        found = Figures(1)
        for number in range(batches):
            for luck in range(batch * number, batch * (number + 1)):
                found.add([play_on(view, best.actions, mixed(seed, luck)) - play_on(view, other.actions, mixed(seed, luck))])
            mean, error = found.means()[0], max(found.errors()[0], 0.5 / found.count)
            if mean > least + PLAYED_SURE * error or mean + error < least:
                break
        if mean > max(least, PLAYED_SURE * error):
            return mean
    return 0.0


def _simply(view: State, actions: tuple[int, ...], luck: int) -> float:
    """What a seat gets if everybody does what looks best one step ahead; the same luck deals the same."""
    seat = int(view.viewer)
    state = played(view.draw_full(Random(luck)), actions, seat)
    outlook = outlook_of(view, replace(settings_of(view.game), plies=TO_THE_END, turns=0))
    outlook.play_on(state, seat, luck)
    return outlook.chances[seat]


def _by_bots(view: State, actions: tuple[int, ...], luck: int) -> float:
    """What a seat gets if the greedy bot plays for everybody."""
    seat = int(view.viewer)
    state = played(view.draw_full(Random(luck)), actions, seat)
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


def _fails(view: State, bot: Bot, best: tuple[int, ...]) -> bool:
    """Does a bot mostly play something else?"""
    return 2 * sum(_finds(view, bot, best, random.Random(number)) for number in range(ASKED_OFTEN)) <= ASKED_OFTEN


def _finds(view: State, bot: Bot, best: tuple[int, ...], rng: random.Random) -> bool:
    """Does it play the best, now, or of whole moves after others that leave it open?"""
    actions = made_by(view, bot, rng)
    while not is_same(view, actions, best):
        after = foreseen(view, actions) if len(best) > 1 and leaves_open(view, actions, best) else None
        if after is None:
            return False
        view, actions = after, made_by(after, bot, rng)
    return True


def written(view: State, actions: tuple[int, ...]) -> str:
    """A decision in notation."""
    plan = move_of(view, actions) if len(actions) > 1 else None
    if plan is not None:
        return plan.notation
    steps = [view, *(foreseen(view, actions[:count]) for count in range(1, len(actions)))]
    return ORDERED.join(view.game.notation(step or view, action) for step, action in zip(steps, actions, strict=True))
