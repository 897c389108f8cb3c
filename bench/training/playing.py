"""Games of networks, played in processes of their own: to learn from, and to compare."""

from __future__ import annotations

import json
import random
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from librt.random import Random

import vaka
from vaka.arena.games import drive
from vaka.bots import Bot, bot
from vaka.bots.greedy import GreedyBot
from vaka.bots.leaf import next_asked
from vaka.bots.lookahead import LookAhead
from vaka.bots.networks import fitting, read
from vaka.bots.opinion import Opinion
from vaka.bots.practice import Practice
from vaka.bots.search import SearchBot, partners_of, settings_of
from vaka.engine.ids import drawn_seed
from vaka.engine.loops import Tally, random_action, seeded
from vaka.engine.names import ASKED, CHANCE, OVER

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bench.training.plan import Plan
    from vaka.bots.network import Network
    from vaka.engine.state import Generator, State

WHOLE: Final = 16384


class Data(NamedTuple):
    """Positions to learn from; seats are counted from whoever is asked."""

    inputs: NDArray[np.uint16]
    """The inputs that they switch on, one position behind the other."""
    counts: NDArray[np.int32]
    """How many of these each has."""
    scalars: NDArray[np.float32]
    targets: NDArray[np.float32]
    games: int
    decisions: int
    results: NDArray[np.float32]
    """What each seat got on average: among equals it is half."""


def joined(parts: list[Data]) -> Data:
    """All of them as one."""
    games = sum(part.games for part in parts)
    return Data(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.scalars for part in parts]),
        np.concatenate([part.targets for part in parts]),
        games,
        sum(part.decisions for part in parts),
        np.average([part.results for part in parts], axis=0, weights=[part.games for part in parts]),
    )


@lru_cache(maxsize=6)
def network_of(plan_game: str, data: bytes) -> Network:
    """The network in such a file, in this process."""
    game = vaka.game(plan_game)
    return fitting(game, read(data)).network(game)


@cache
def start_of(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> State:
    """The position in which games begin."""
    return vaka.game(game).new(seats, dict(options))


def practice_of(plan: Plan, data: bytes, *, whim: float = 0.0, heat: float = 0.0, warm: int = 0) -> Practice:
    """What plays with such a network on all seats."""
    start = start_of(plan.game, plan.seats, tuple(plan.options.items()))
    knobs = settings_of(start.game, plies=0).knobs()
    network = network_of(plan.game, data)
    return Practice(start.game.judge, network, knobs, partners_of(start), whim, heat, warm)


def play(plan: Plan, data: bytes, first: int, count: int) -> Data:
    """So many games of a network against itself, from a number on: the same network and seed give the same data."""
    practice = practice_of(plan, data, whim=plan.whim, heat=plan.heat, warm=plan.warm)
    start = start_of(plan.game, plan.seats, tuple(plan.options.items()))
    inputs: list[bytes] = []
    scalars: list[tuple[int, ...]] = []
    targets: list[NDArray[np.float32]] = []
    results = np.zeros(plan.seats)
    decisions = 0
    for index in range(first, first + count):
        luck = random.Random(f"{plan.seed} {index}")
        if luck.random() < plan.guided:
            seated = [bot(luck.choice(plan.guides)) for _ in range(plan.seats)]
            decisions += play_noted(practice, start, luck, plan, seated, [urges_of(plan, luck) for _ in seated])
        elif plan.player == "step":
            decisions += practice.play(start, seeded(plan.seed, index))
        else:
            seated = [Player("network", data).bot(plan, plan.heat)] * plan.seats
            decisions += play_noted(practice, start, luck, plan, seated, [{}] * plan.seats)
        results += practice.result
        wanted, usable = traced(practice.values, practice.strays, practice.result, plan.trace)
        picked = luck.sample(usable, min(plan.noted, len(usable)))
        for place in picked:
            inputs.append(practice.inputs[place])
            scalars.append(practice.scalars[place])
            targets.append(np.roll(wanted[place], -practice.firsts[place]))
    return Data(
        np.frombuffer(b"".join(inputs), np.uint16),
        np.array([len(one) // 2 for one in inputs], np.int32),
        np.array(scalars, np.float32).reshape(-1, plan.seats) / np.float32(WHOLE),
        np.array(targets, np.float32).reshape(-1, plan.seats),
        count,
        decisions,
        (results / count).astype(np.float32),
    )


def urges_of(plan: Plan, luck: random.Random) -> dict[str, float]:
    """What somebody likes in a guided game, or with a minus before it avoids, and how often it does so where it can."""
    if not plan.urges or luck.random() >= plan.urgent:
        return {}
    return {word: luck.random() for word in plan.urges if luck.random() < 0.5}


@cache
def words_of(game: str) -> list[str]:
    """Of each action the first word of its name, which is that of its notation."""
    return [name.partition(" ")[0] for name in vaka.game(game).action_names()]


def play_noted(
    practice: Practice, start: State, luck: random.Random, plan: Plan, seated: list[Bot], urges: list[dict[str, float]]
) -> int:
    """A game of these bots, noted as one step ahead is; how many decisions there were."""
    practice.inputs, practice.scalars, practice.firsts, practice.values, practice.strays = [], [], [], [], []
    state, draw = start.copy(), Random(luck.getrandbits(60))
    judge = start.game.judge
    last, moment, decisions, is_stray = -1, int(judge.moment(state)), 0, False
    while (asked := int(next_asked(state, last))) != OVER:
        if asked == CHANCE:
            state.step(random_action(state, draw))
            continue
        if plan.ends and last >= 0 and (asked != last or int(judge.moment(state)) != moment):
            practice.note(state, last, is_stray)
            moment, is_stray = int(judge.moment(state)), False
        last, moves = asked, state.moves(asked)
        if len(moves) == 1:
            state.step(moves[0], asked)
            continue
        decisions += 1
        if is_whim := luck.random() < plan.whim:
            action = moves[luck.randrange(len(moves))]
        else:
            action = seated[asked].choose(state.view_of(asked), luck)
            if urges[asked]:
                urged = urged_to(state, asked, action, urges[asked], luck)
                is_whim, action = urged != action, urged
        state.step(action, asked)
        is_stray = is_stray or is_whim
        if not plan.ends and next_asked(state, asked) != OVER:
            practice.note(state, asked, is_whim)
    leaf = practice.leaf
    leaf.last = last
    leaf.value(state)
    practice.result = [float(leaf.rewards[seat]) for seat in range(state.seats)]
    return decisions


def urged_to(state: State, asked: int, chosen: int, urges: dict[str, float], luck: random.Random) -> int:
    """What is done instead of what was chosen: the best of what is liked, or of all but what is avoided."""
    game = state.game
    moves = list(state.moves(asked))
    words = [words_of(game.id)[action] for action in moves]
    for word, chance in urges.items():
        name = word.removeprefix("-")
        if name not in words or luck.random() >= chance:
            continue
        fitting_ones = [(seen == name) != word.startswith("-") for seen in words]
        if not any(fitting_ones) or fitting_ones[moves.index(chosen)]:
            continue
        rng = Random(luck.getrandbits(60))
        look = LookAhead(game.judge, 8, 16, min(6, game.judge.depth), 8)
        ratings = list(look.ratings(state.view_of(asked).draw_full(rng), asked, rng))
        return max((rating, action) for rating, action, fits in zip(ratings, moves, fitting_ones, strict=True) if fits)[1]
    return chosen


def traced(values: list[list[float]], strays: list[bool], result: list[float], trace: float) -> tuple[Any, list[int]]:
    """Of each position what it should have been rated (TD(lambda)), and which of them are told anything.

    A whim says nothing of the position before it: what follows counts from there on alone, unless the result alone tells.
    """
    seen = np.array(values, np.float32).reshape(-1, len(result))
    wanted = seen.copy()
    usable: list[int] = []
    after = np.array(result, np.float32)
    for place in range(len(seen) - 1, -1, -1):
        last = place == len(seen) - 1
        if not last and strays[place + 1] and trace < 1:
            after = seen[place]
            continue
        if not last:
            after = (1 - trace) * seen[place + 1] + trace * after
        wanted[place] = after
        usable.append(place)
    return wanted, usable[::-1]


# --- Matches ---


class NetworkBot(Bot):
    """Takes the action after which its network sees most for it."""

    name = "network"

    def __init__(self, plan: Plan, data: bytes, samples: int = 1) -> None:
        self.practice = practice_of(plan, data)
        self.samples = samples

    def choose(self, view: State, rng: Generator) -> int:
        """The action that looks best one step ahead, in a few positions that fit the view."""
        moves = view.moves(ASKED)
        if len(moves) == 1:
            return moves[0]
        luck = Random(drawn_seed(rng))
        seat = view.viewer
        totals = np.zeros(len(moves))
        for _ in range(self.samples if view.hidden() else 1):
            totals += np.array([float(value) for value in self.practice.ratings(view.draw_full(luck), seat)])
        return moves[int(totals.argmax())]


class Player(NamedTuple):
    """Who plays: a bot by its name, or a network, one step ahead or in a search with these numbers."""

    name: str
    data: bytes = b""
    knobs: tuple[tuple[str, float], ...] = ()

    def bot(self, plan: Plan, whim: float = 0.0) -> Bot:
        """The bot itself, straying so freely where it can."""
        if not self.data:
            return bot(self.name)
        kind, _, numbers = plan.player.partition(":")
        if self.name == "search" or kind == "search":
            found = SearchBot(**(dict(self.knobs) if self.name == "search" else given_in(numbers)))  # type: ignore[arg-type]
            found.network = network_of(plan.game, self.data)
            return found
        if kind == "turn":
            return turn_bot(plan, self.data, whim)
        return NetworkBot(plan, self.data)


def given_in(numbers: str) -> dict[str, float]:
    """The numbers behind a bot's name."""
    pairs = (one.partition("=") for one in numbers.split(","))
    return {name: json.loads(value) for name, _, value in pairs}


def turn_bot(plan: Plan, data: bytes, whim: float) -> GreedyBot:
    """The greedy bot with a network as its judge."""
    start = start_of(plan.game, plan.seats, tuple(plan.options.items()))
    found = GreedyBot(whim=whim)
    knobs = settings_of(start.game, plies=0).knobs()
    found.judge = Opinion(start.game.judge, network_of(plan.game, data), knobs, partners_of(start))
    return found


class Score(NamedTuple):
    """The wins of the first player against the second on all other seats."""

    won: float
    games: int


def compare(plan: Plan, players: tuple[Player, Player], seed: int, first: int, count: int) -> Score:
    """So many games, from a number on; each seat in turn is the first player's. Alone both play the same games, and compare."""
    bots = [player.bot(plan) for player in players]
    won = 0.0
    for index in range(first, first + count):
        if plan.seats == 1:
            mine, theirs = (has_won(plan, [one], seed, index, 0) for one in bots)
            won += 0.5 + (mine - theirs) / 2
            continue
        seat = index % plan.seats
        seated = [bots[other != seat] for other in range(plan.seats)]
        won += has_won(plan, seated, seed, index // plan.seats, seat)
    return Score(won, count)


def has_won(plan: Plan, bots: list[Bot], seed: int, index: int, seat: int) -> float:
    """A seat's part of the win in a game."""
    state = vaka.game(plan.game).new(plan.seats, plan.options)
    drive(state, bots, seed, index, state.step, Tally())
    winners = state.winners()
    return 1 / len(winners) if seat in winners else 0.0
