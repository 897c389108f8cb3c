"""The bot that searches: it plays many games in its head, in positions that fit what it has seen, and takes what did best.

What a search is told (`Settings`) stands as data in each game's judge's room, `judge/search.toml`; without it, sensible values do.
"""

from __future__ import annotations

import random
import time
import tomllib
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from librt.random import Random

from vaka.bots.bot import Bot, Candidate, Consideration
from vaka.bots.leaf import Knobs
from vaka.bots.lookahead import LookAhead
from vaka.bots.networks import network_for
from vaka.bots.tree import NONE, WON, Tree, search, try_alike
from vaka.engine.errors import BadOption, quoted
from vaka.engine.ids import drawn_seed
from vaka.engine.names import ASKED, CHANCE

if TYPE_CHECKING:
    from vaka.bots.network import Network
    from vaka.engine.game import Game
    from vaka.engine.state import Generator, State

LINE: Final = 6
"""So many actions of an expected line are told."""
LEAST: Final = 8
"""An expected line ends where a way on was tried less often: what follows would be a guess."""
MOST: Final = 10_000_000
"""No search has more iterations."""
PATIENCE: Final = 3.0
"""On a busy machine a search may last so many times longer on the clock than it thinks."""

FIRST_LOOK: Final = 4
"""After so many deals a knock-out may see that somebody wins."""
HOPELESS: Final = 0.01
"""What looks so much less promising than the best does not enter a knock-out."""
DEEPEST: Final = 6
"""So many actions of a turn are thought through."""


@dataclass(frozen=True)
class Settings:
    """How a search thinks (what the numbers mean: `vaka.bots.leaf.Knobs`); a game gives its own in `judge/search.toml`."""

    exploration: float = 1.5
    temperature: float = 0.3
    spread: float = 1.0
    victory: float = 0.5
    plies: int = 0
    turns: int = 0
    tries: int = 8
    draws: int = 2
    heed: int = 0
    entrants: int = 0
    """So many of the most promising actions enter a knock-out; 0: whatever is chosen by its results so far is tried next."""
    trust: float = 0.0
    """How many trials the greedy bot's opinion counts for in it."""
    samples: int = 1
    """In how many positions that fit the view the own turn is thought through first, as the greedy bot does; 0: in none."""
    learned: int = 0
    """1: a network rates the leaves, where the game has learned one for these players and options; 0: the judge does."""
    heat: float = 0.0
    """Above 0 the network gives the priors, too, also those of the root."""

    def __post_init__(self) -> None:
        """Raise BadOption for what cannot be."""
        positive = all(0 < number <= 1000 for number in (self.exploration, self.temperature, self.spread))
        counts = (self.plies, self.turns, self.tries, self.draws, self.samples, self.entrants, self.heed, self.learned)
        whole = all(isinstance(number, int) and 0 <= number <= 1000 for number in counts)
        shares = 0 <= self.victory <= 1 and 0 <= self.heat <= 1000
        if not positive or not whole or not shares or min(self.tries, self.draws) < 1:
            raise BadOption("a search takes numbers above 0 for exploration, temperature and spread, whole ones for the others")

    def knobs(self) -> Knobs:
        """The same for the compiled loop."""
        counts = (self.plies, self.turns, self.tries, self.draws, self.heed)
        return Knobs(self.exploration, self.temperature, self.spread, self.victory, *counts, self.heat)


KNOBS: Final = tuple(field.name for field in fields(Settings))


class Clock:
    """How much of its time a search has spent: of processor time, or on a busy machine some of the time that has passed."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.began, self.started = time.process_time(), time.perf_counter()

    def spent(self) -> float:
        """In seconds."""
        return max(time.process_time() - self.began, (time.perf_counter() - self.started) / self.patience)


@cache
def data_of(game: Game) -> dict[str, Any]:
    """What the game's judge says of searching in it: `[search]` and `[levels.*]`."""
    file = game.folder / "judge" / "search.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def settings_of(game: Game, **knobs: Any) -> Settings:
    """The game's own settings, or the usual ones; then these."""
    return replace(Settings(), **{**data_of(game).get("search", {}), **knobs})


def learned_settings_of(game: Game, seats: int, **knobs: Any) -> Settings:
    """The same for a search whose leaves a network rates: what differs then stands in `[learned]`, by the number of seats."""
    data = data_of(game)
    return replace(Settings(), **{**data.get("search", {}), **data.get("learned", {}).get(str(seats), {}), **knobs})


class SearchBot(Bot):
    """Information-set Monte-Carlo tree search, from the view alone."""

    name = "search"
    network: Network | None = None
    """Another network than the game's own, to compare the two."""
    patience: float = PATIENCE
    """How much longer it may last on the clock; without end where two are compared."""

    def __init__(self, iterations: int | None = None, seconds: float | None = None, **knobs: float) -> None:
        if iterations is None and seconds is None:
            iterations = 2000
        if (iterations is not None and not 1 <= iterations <= MOST) or (seconds is not None and not 0 < seconds <= 600):
            raise BadOption("a search takes 1 to 10 million iterations, or up to 600 seconds")
        if wrong := next((name for name in knobs if name not in KNOBS), None):
            raise BadOption(f"a search knows no number {quoted(wrong)}; it knows iterations, seconds, {', '.join(KNOBS)}")
        replace(Settings(), **knobs)  # type: ignore[arg-type]
        self.iterations = iterations
        self.seconds = seconds
        """Of processor time; with both, whichever is spent first."""
        self.knobs = knobs
        """What differs from the game's own settings."""
        self.thorough = False
        """Does it spend its seconds even on what is obvious? For hints: the figures are better for it, the choice is not."""

    def choose(self, view: State, rng: Generator) -> int:
        """The action that was tried most.

        >>> import vaka
        >>> state = vaka.game("aloha").new(seats=2)
        >>> state.apply(0)
        >>> SearchBot(iterations=50).choose(state.redact(0), random.Random(1)) in state.legal()
        True
        """
        open_now = view.legal()
        return open_now[0] if len(open_now) == 1 else self.consider(view, rng).best

    def consider(self, view: State, rng: Generator | None = None) -> Consideration:
        """The candidates with their share of visits, their expected result and the line that is expected.

        >>> import vaka
        >>> state = vaka.game("aloha").new(seats=2)
        >>> state.apply(0)
        >>> found = SearchBot(iterations=100).consider(state.redact(0))
        >>> found.best == found.candidates[0].action
        True
        """
        started = time.perf_counter()
        settings = settings_of(view.game, **self.knobs)
        network = self.network or (network_for(view) if settings.learned else None)
        if network is not None:
            settings = learned_settings_of(view.game, int(view.seats), **self.knobs)
        rng = rng or random.Random(0)
        luck = Random(drawn_seed(rng))
        tree = Tree(view.game.judge, settings.knobs(), partners_of(view), view.viewer, luck, network)
        if len(view.moves(ASKED)) > 1:
            if network is not None and settings.heat > 0:
                tree.plant(view, tree.foresee(view, max(1, settings.samples) if view.hidden() else 1), True)
            elif settings.samples or settings.entrants:
                tree.plant(view, foreseen(view, settings.samples, luck))
            if settings.entrants:
                self.knock_out(tree, view, settings)
            else:
                self.think(tree, view)
        return Consideration(candidates_of(tree, view, settings.trust), int(tree.iterations), time.perf_counter() - started)

    def think(self, tree: Tree, view: State) -> None:
        """Until the budget is spent, or more of it would change nothing."""
        most = MOST if self.iterations is None else self.iterations
        if self.seconds is None:
            search(tree, view, most, most)
            return
        clock = Clock(self.patience)
        batch, left = 8, most
        while not search(tree, view, min(batch, left), left) or self.thorough:
            spent = clock.spent()
            if spent >= self.seconds or tree.iterations >= most:
                return
            pace = int(tree.iterations) / max(spent, 1e-6)
            left = min(most - int(tree.iterations), 1 + int(pace * (self.seconds - spent)))
            batch = max(1, min(left, int(pace * self.seconds / 20)))

    def knock_out(self, tree: Tree, view: State, settings: Settings) -> None:
        """The most promising actions against each other, in rounds; the better half goes on to the next, with more trials."""
        most = MOST if self.iterations is None else self.iterations
        left = entrants_of(tree, min(most, settings.entrants), self.thorough)
        clock = Clock(self.patience)
        while len(left) > 1 and tree.iterations + len(left) <= most:
            rounds = (len(left) - 1).bit_length()
            spent = clock.spent()
            until = None if self.seconds is None else spent + (self.seconds - spent) / rounds
            is_won = play_round(tree, view, left, most - (most - int(tree.iterations)) * (rounds - 1) // rounds, clock, until)
            if is_won and not self.thorough:
                return
            left.sort(key=lambda child: -(tree.total[child] + settings.trust * tree.handicap[child]))
            left = left[: (len(left) + 1) // 2]

    def __repr__(self) -> str:
        given = {"iterations": self.iterations, "seconds": self.seconds, **self.knobs}
        return f"vaka.bots.bot('search:{','.join(f'{name}={value}' for name, value in given.items() if value is not None)}')"


def entrants_of(tree: Tree, most: int, thorough: bool) -> list[int]:
    """The children of the root that enter a knock-out: the most promising ones; none that looks hopeless, unless it is thorough."""
    found = sorted(children(tree, 0), key=lambda child: -tree.prior[child])
    return [child for child in found[:most] if thorough or tree.prior[child] > HOPELESS * tree.prior[found[0]]]


def play_round(tree: Tree, view: State, left: list[int], iterations: int, clock: Clock, until: float | None) -> bool:
    """All who are left in deal after deal, until the tree has so many iterations, so much time was spent, or one wins; does one?"""
    while True:
        spent = clock.spent()
        deals = max(1, (iterations - int(tree.iterations)) // len(left))
        if tree.iterations == 0:
            deals = min(deals, FIRST_LOOK)
        if until is not None:  # an eighth of what there should be time for: the next may be slow, or the machine busier
            pace = int(tree.iterations) / max(spent, 1e-6)
            deals = max(1, min(deals, int(pace * (until - spent) / len(left) / 8)))
        try_alike(tree, view, left, deals)
        if any(tree.total[child] > WON * int(tree.visits[child]) for child in left):
            return True
        if tree.iterations + len(left) > iterations or (until is not None and clock.spent() >= until):
            return False


def foreseen(view: State, samples: int, luck: Random) -> list[float]:
    """What the greedy bot thinks of every open action: its own turn thought through, in a few positions that fit the view."""
    judge = view.game.judge
    look = LookAhead(judge, 8, 16, min(DEEPEST, judge.depth), 8)
    count = samples if samples > 1 and view.hidden() else 1
    found = [0.0] * len(view.moves(ASKED))
    for _ in range(count):
        ratings = look.ratings(view.draw_full(luck), view.viewer, luck)
        found = [total + rating / count for total, rating in zip(found, ratings, strict=True)]
    return found


def partners_of(view: State) -> list[int]:
    """Of each seat, the set of seats that win with it, itself included."""
    game = view.game
    return [sum(1 << int(other) for other in {seat, *game.partners(view, seat)}) for seat in range(view.seats)]


def candidates_of(tree: Tree, view: State, trust: float) -> tuple[Candidate, ...]:
    """The children of the root: first what wins at once, then the most visited; among equals the better result and promise."""
    found = []
    visits = max(1, int(tree.visits[0]))
    for child in children(tree, 0):
        count, total = int(tree.visits[child]), float(tree.total[child])
        result = total / count if count else 0.0
        later = not (result > WON and count > 1 and tree.first[child] == NONE)  # with nothing to decide after it, it is over
        merit = total + trust * tree.handicap[child] if trust else total
        candidate = Candidate(int(tree.key[child]), count / visits, result, line_from(tree, child))
        found.append((later, -count, -merit, -tree.prior[child], candidate.action, candidate))
    if not found:
        return (Candidate(int(view.legal()[0]), 1.0, 0.5, ()),)
    return tuple(entry[-1] for entry in sorted(found, key=lambda entry: entry[:-1]))


def children(tree: Tree, node: int) -> list[int]:
    """The children of a node."""
    found = []
    child = int(tree.first[node])
    while child != NONE:
        found.append(child)
        child = int(tree.sibling[child])
    return found


def line_from(tree: Tree, node: int) -> tuple[tuple[int, int], ...]:
    """The most visited way on from here."""
    line: list[tuple[int, int]] = []
    while len(line) < LINE:
        after = [child for child in children(tree, node) if tree.visits[child] >= LEAST]
        if not after:
            break
        node = max(after, key=lambda child: (int(tree.visits[child]), -child))
        if tree.seat[node] != CHANCE:
            line.append((int(tree.seat[node]), int(tree.key[node])))
    return tuple(line)
