"""The analysis of a finished game: chances, luck and errors of every ply, within a budget.

Chances are asked of a spectator's view, luck of the whole position as it was, and a decision of the view of whoever made it. What
is compared meets the same deals and the same luck. The best candidate is found with some deals and measured with others, so that
it is not flattered by the deals that chose it.
"""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import TYPE_CHECKING, Final

from librt.random import Random

from vaka import __version__
from vaka.bots.search import children, entrants_of, foreseen, line_from, partners_of, settings_of
from vaka.bots.tree import Tree
from vaka.engine.names import CHANCE, OVER, SPECTATOR
from vaka.insight.analysis import Analysis, Decision, Draw, Point, Unfinished
from vaka.insight.curve import curve_of, outlook_of
from vaka.insight.figures import Figures
from vaka.insight.levels import budget_of
from vaka.insight.purse import Purse

if TYPE_CHECKING:
    from collections.abc import Callable

    from vaka.bots.outlook import Outlook
    from vaka.bots.search import Settings
    from vaka.engine.record import Record
    from vaka.engine.state import State

POINTS: Final = 0.15
DRAWS: Final = 0.2
CHOOSING: Final = 0.6
"""The parts of the time for the curve and for luck; and of what is left then, the part for choosing candidates."""
ENTRANTS: Final = 8
"""So many candidates are compared at most, besides what was played."""


MEASURED: Final = 4
"""So many times more deals measure a candidate than choose it, where trials are counted."""
NEAR: Final = 40
"""So many decisions after a draw are played on, or to the end of a turn."""
DOUBT: Final = 0.5
"""Divided by the number of deals: what so few have not met may still come."""


class Question:
    """A decision to be judged: what its seat saw, and what it played."""

    def __init__(self, ply: int, seat: int, played: int, view: State) -> None:
        self.ply = ply
        self.seat = seat
        self.played = played
        self.view = view
        self.tree: Tree | None = None
        self.node = 0
        """The child of the root for what was played."""
        self.best = 0
        """The child for the best candidate."""
        self.chance = 0.0


class Event:
    """What chance decided in a row: the position before and after it."""

    def __init__(self, ply: int, until: int, asked: int, before: State, after: State) -> None:
        self.ply = ply
        self.until = until
        self.asked = asked
        """Who decided last, or decides next."""
        self.before = before
        self.after = after


class Sight:
    """A public position on the curve."""

    def __init__(self, ply: int, asked: int, view: State) -> None:
        self.ply = ply
        self.asked = asked
        self.view = view


def analyse(
    record: Record,
    level: str = "hard",
    *,
    trials: int | None = None,
    seed: int = 0,
    progress: Callable[[float], None] | None = None,
) -> Analysis:
    """The analysis of a game that is over: where it was won, what was luck, which decisions cost most.

    `level` is `hard`, `expert` or a number of seconds. With `trials` every comparison has so many instead, and the same seed
    gives the same analysis. `progress` hears the part that is done. Raise Unfinished for a game that is not over, BadOption for
    a level that there is not.

    >>> import vaka
    >>> from vaka.arena import random_record
    >>> found = analyse(random_record(vaka.game("aloha"), 2, seed=1), trials=2)
    >>> found.points[-1].chances in ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
    True
    """
    if record.ended is None:
        raise Unfinished
    seconds = budget_of(record.game, level)
    return Analyst(record, seconds, trials, seed, progress or (lambda part: None)).analysis(level)


class Analyst:
    """One analysis as it is made."""

    def __init__(self, record: Record, seconds: float, trials: int | None, seed: int, progress: Callable[[float], None]) -> None:
        self.record = record
        self.seed = seed
        self.progress = progress
        self.purse = Purse(None if trials is not None else seconds, trials)
        self.settings: Settings = settings_of(record.game)
        self.questions: list[Question] = []
        self.events: list[Event] = []
        self.sights: list[Sight] = []
        self.outlook: Outlook = outlook_of(record.start(), self.settings)
        near = replace(self.settings, plies=min(NEAR, self.settings.plies), turns=min(1, self.settings.turns))
        self.nearby: Outlook = outlook_of(record.start(), near)
        """For luck: what a draw is worth shows soon, and what comes long after it is noise."""
        self.doubt = curve_of(record.game, record.seats).doubt
        """The part of every chance that is an even share; so differences are smaller by as much."""
        self.fair = 1 / max(2, len(record.start().parties()))
        self.done = 0
        self.pieces = 1

    def analysis(self, level: str) -> Analysis:
        """All of it."""
        record = self.record
        self.replay()
        self.pieces = max(1, len(self.questions) + len(self.events) + len(self.sights))
        share = self.purse.share(POINTS)
        points = [self.point(sight, share, len(self.sights) - number) for number, sight in enumerate(self.sights)]
        share = self.purse.share(DRAWS / (1 - POINTS))
        draws = [self.draw(event, share, len(self.events) - number) for number, event in enumerate(self.events)]
        decisions = self.decisions()
        return Analysis(
            game=record.game.id,
            rules=record.game.version,
            seats=record.seats,
            plies=len(record),
            version=__version__,
            search=self.told_search(),
            level=level if self.purse.trials is None else f"{self.purse.trials} trials",
            seconds=self.purse.clock.spent(),
            points=(*points, self.last_point()),
            draws=tuple(draws),
            decisions=tuple(decisions),
            winners=tuple(record.winners),
        )

    def told_search(self) -> str:
        """The numbers of the search, so that nobody compares what was made differently."""
        numbers = vars(self.settings)
        told = ",".join(f"{name}={numbers[name]}" for name in sorted(numbers))
        return f"search:{told} curve:{curve_of(self.record.game, self.record.seats).games}"

    def tick(self) -> None:
        """One more piece is done."""
        self.done += 1
        self.progress(min(1.0, self.done / self.pieces))

    # --- What there is to find out ---

    def replay(self) -> None:
        """Go through the game once, and note every question."""
        state = self.record.start()
        asked = 0
        drawing: tuple[int, State] | None = None
        if state.actor() >= 0:
            self.see(state, 0, asked)
        for ply, (seat, action) in enumerate(self.record.moves):
            if seat == CHANCE:
                drawing = drawing or (ply, state.copy())
                state.apply(action)
            else:
                asked = seat
                has_choice = self.ask(state, ply, seat, action)
                state.apply(action, None, seat)
                if has_choice and state.actor() != OVER:
                    self.see(state, ply + 1, asked)
            if drawing is not None and state.actor() != CHANCE:
                first, before = drawing
                drawing = None
                self.events.append(Event(first, ply + 1, asked, before, state.copy()))
                if state.actor() != OVER:
                    self.see(state, ply + 1, asked)

    def ask(self, state: State, ply: int, seat: int, action: int) -> bool:
        """A decision, if there is a choice; what is done unasked is none."""
        view = state.redact(seat)
        open_now = view.legal()
        if len(open_now) < 2 or action not in open_now:
            return False
        self.questions.append(Question(ply, seat, int(action), view))
        return True

    def see(self, state: State, ply: int, asked: int) -> None:
        """A point on the curve; how the game came out is no question."""
        if ply == len(self.record):
            return
        self.sights.append(Sight(ply, int(state.actor()) if state.actor() >= 0 else asked, state.redact(SPECTATOR)))

    # --- The curve ---

    def point(self, sight: Sight, purse: Purse, left: int) -> Point:
        """Everybody's chance, from what is public."""
        found = Figures(self.record.seats)
        seed = self.seed_of(0, sight.ply)
        purse.spend(lambda first, count: found.add_all(self.outlook.look(sight.view, sight.asked, seed, first, count)), left)
        self.tick()
        return Point(sight.ply, tuple(map(self.doubted, found.means())), self.smaller(found.errors()))

    def last_point(self) -> Point:
        """How it came out, which is no guess."""
        seats = self.record.seats
        parties = self.record.replay().parties()
        winning = [party for party in parties if party[0] in self.record.winners]
        if winning:
            shares = [1 / len(winning) if any(seat in party for party in winning) else 0.0 for seat in range(seats)]
        else:
            shares = [0.0 if seats == 1 else 1 / len(parties)] * seats
        return Point(len(self.record), tuple(shares), (0.0,) * seats)

    # --- Luck ---

    def draw(self, event: Event, purse: Purse, left: int) -> Draw:
        """What chance gave, beside what it might have given."""
        seats = self.record.seats
        found = Figures(seats)
        if len(event.before.legal()) > 1 or event.until > event.ply + 1:
            seed = self.seed_of(1, event.ply)
            purse.spend(
                lambda first, count: found.add_all(
                    self.nearby.compare_draws(event.before, event.after, event.asked, seed, first, count)
                ),
                left,
            )
            luck, errors = self.smaller(found.means()), self.smaller(found.errors())
        else:  # nothing else could come
            luck, errors = (0.0,) * seats, (0.0,) * seats
        self.tick()
        return Draw(event.ply, event.until, luck, errors)

    # --- Errors ---

    def decisions(self) -> list[Decision]:
        """Find the best candidate of every decision, then measure those where something else was played."""
        choosing = self.purse.share(CHOOSING)
        for number, question in enumerate(self.questions):
            self.choose(question, choosing, len(self.questions) - number)
            if question.best == question.node:
                self.tick()
        doubtful = [question for question in self.questions if question.best != question.node]
        measuring = self.purse.share(1.0)
        found = []
        for question in self.questions:
            if question.best == question.node:
                found.append(Decision(question.ply, question.seat, question.played, question.played, question.chance, 0.0, 0.0))
            else:
                found.append(self.measure(question, measuring, len(doubtful)))
                doubtful.pop()
                self.tick()
        return found

    def choose(self, question: Question, purse: Purse, left: int) -> None:
        """A knock-out of the most promising actions, in which what was played stays to the end."""
        view = question.view
        luck = Random(self.seed_of(2, question.ply))
        tree = Tree(view.game.judge, self.settings.knobs(), partners_of(view), view.viewer, luck)
        tree.plant(view, foreseen(view, max(1, self.settings.samples), luck))
        nodes = {int(tree.key[child]): child for child in children(tree, 0)}
        question.tree, question.node = tree, nodes[question.played]
        entrants = entrants_of(tree, ENTRANTS, False)
        entrants += [question.node] if question.node not in entrants else []
        rounds = max(1, (len(entrants) - 1).bit_length())
        sums: dict[int, list[float]] = {child: [0.0, 0.0] for child in entrants}
        began = 0
        for number in range(rounds):
            batch = list(entrants)

            def work(first: int, count: int, batch: list[int] = batch, began: int = began) -> None:
                rows = self.outlook.compare_actions(tree, view, batch, self.seed_of(3, question.ply), began + first, count)
                for place, value in enumerate(rows):
                    known = sums[batch[place % len(batch)]]
                    known[0] += value
                    known[1] += 1

            began += purse.spend(work, left, 1 / (rounds - number) if number < rounds - 1 else 1.0)
            ranked = sorted(entrants, key=lambda child: -self.merit(tree, child, sums[child]))
            entrants = ranked[: max(1, (len(ranked) + 1) // 2)]
            if question.node not in entrants:
                entrants.append(question.node)
        question.best = max(entrants, key=lambda child: self.merit(tree, child, sums[child]))
        total, count = sums[question.node]
        question.chance = self.doubted(total / max(1.0, count))
        if question.best == question.node:
            question.tree = None  # it is not needed any more, and may be large

    def merit(self, tree: Tree, child: int, known: list[float]) -> float:
        """How good a candidate looks; where it was tried little, what the greedy bot thinks of it counts too."""
        total, count = known
        return (total + self.settings.trust * float(tree.handicap[child])) / max(1.0, count)

    def measure(self, question: Question, purse: Purse, left: int) -> Decision:
        """What was played beside the best candidate, in deals that neither has met."""
        tree = question.tree
        assert tree is not None
        pair = [question.node, question.best]
        chance, cost = Figures(1), Figures(1)
        seed = self.seed_of(4, question.ply)

        def work(first: int, count: int) -> None:
            rows = self.outlook.compare_actions(tree, question.view, pair, seed, first, count)
            for played, best in zip(rows[::2], rows[1::2], strict=True):
                chance.add([played])
                cost.add([best - played])

        purse.spend(work, left, times=MEASURED)
        found = Decision(
            ply=question.ply,
            seat=question.seat,
            played=question.played,
            best=int(tree.key[question.best]),
            chance=self.doubted(chance.means()[0]),
            cost=self.smaller(cost.means())[0],
            error=hypot(self.smaller(cost.errors())[0], DOUBT / max(1, cost.count)),
            line=tuple((int(seat), int(key)) for seat, key in line_from(tree, question.best)),
        )
        question.tree = None
        return found

    def doubted(self, chance: float) -> float:
        """A chance as it comes true."""
        return (1 - self.doubt) * chance + self.doubt * self.fair

    def smaller(self, differences: tuple[float, ...]) -> tuple[float, ...]:
        """Differences of chances as they come true."""
        return tuple((1 - self.doubt) * difference for difference in differences)

    def seed_of(self, kind: int, ply: int) -> int:
        """A seed for each kind of work and ply, the same whatever else is done."""
        return (self.seed * 1_000_003 + kind * 7_919 + ply * 104_729 + 12_345) & 0x3FFFFFFFFFFFFFF
