"""One game from a seed: the same whatever process plays it, compiled or not."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from vaka.arena.luck import luck
from vaka.bots import Bot, bot
from vaka.engine.errors import BadOption
from vaka.engine.loops import Tally, played_out, playout, random_action, seeded
from vaka.engine.names import CHANCE, OVER
from vaka.engine.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from vaka.engine.game import Game
    from vaka.engine.state import State


def play_random(game: Game, seats: int, options: Mapping[str, object], seed: int, index: int) -> tuple[State, Tally]:
    """Game number `index` of the seed, every decision at random, in the compiled loop."""
    state = game.new(seats, options)
    tally = Tally()
    playout(state, seeded(seed, index), tally)
    return state, tally


def play_bots(
    game: Game, seats: int, options: Mapping[str, object], seed: int, index: int, bots: Sequence[str]
) -> tuple[State, Tally]:
    """Game number `index` of the seed among these bots, who get views and have a generator each."""
    state = game.new(seats, options)
    tally = Tally()
    drive(state, seated(seats, bots), seed, index, state.step, tally)
    return state, tally


def random_moves(game: Game, seats: int, options: Mapping[str, object], seed: int, index: int) -> tuple[State, list[int]]:
    """The same game, with every action and outcome in its order."""
    state = game.new(seats, options)
    return state, played_out(state, seeded(seed, index))


def bot_moves(
    game: Game, seats: int, options: Mapping[str, object], seed: int, index: int, bots: Sequence[str]
) -> tuple[State, list[int]]:
    """The same among these bots."""
    state = game.new(seats, options)
    moves: list[int] = []

    def play(action: int) -> None:
        moves.append(int(action))
        state.step(action)

    drive(state, seated(seats, bots), seed, index, play, Tally())
    return state, moves


def random_record(
    game: Game, seats: int, options: Mapping[str, object] | None = None, seed: int = 0, index: int = 0, date: str | None = None
) -> Record:
    """The record of a random game: the very game that `simulate` counts under this seed and index.

    >>> import vaka
    >>> record = random_record(vaka.game("aloha"), seats=2, seed=1)
    >>> record.ended.how
    'rules'
    """
    record = Record(game, seats, options, date=date)
    state, rng = record.start(), seeded(seed, index)
    while state.actor() != OVER:
        record.play(state, random_action(state, rng))
    return record


def bot_record(
    game: Game,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    index: int = 0,
    date: str | None = None,
) -> Record:
    """The record of a game among these bots, one for each seat."""
    record = Record(game, len(bots), options, names=list(bots), date=date)
    state = record.start()
    drive(state, seated(len(bots), bots), seed, index, lambda action: record.play(state, action), Tally())
    return record


def seated(seats: int, names: Sequence[str]) -> list[Bot]:
    """A bot for each seat; raise BadOption if there are not as many, UnknownBot for a name that none has."""
    if len(names) != seats:
        raise BadOption(f"{len(names)} bots for {seats} seats")
    return [bot(name) for name in names]


def drive(
    state: State,
    players: list[Bot],
    seed: int,
    index: int,
    play: Callable[[int], None],
    tally: Tally,
    duplicate: bool = False,
) -> None:
    """A whole game: `play` is given every action, and plays it."""
    draw = luck(seed, index, duplicate)
    whims = [random.Random(f"{seed} {index} {seat}") for seat in range(len(players))]
    while (asked := state.actor()) != OVER:
        if asked == CHANCE:
            tally.chance += 1
            play(draw(state))
        else:
            tally.decisions += 1
            play(players[asked].choose(state.redact(asked), whims[asked]))
