"""Random play and sampling, in compiled loops. The generator lives with the caller.

ASKED is written out in every call: compiled code that leaves a default `i64` to a class in plain Python hands over another number.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.engine.state import State


def seeded(seed: i64, index: i64) -> Random:
    """The generator of one game of a series: the same whatever process plays it."""
    return Random((seed * 1_000_003 + index * 7_919 + 17) & 0x3FFF_FFFF_FFFF_FFFF)


def draw_index(odds: vec[i64], rng: Random) -> i64:
    """An index, drawn with these weights."""
    total: i64 = 0
    for weight in odds:
        total += weight
    left = rng.randrange(total)
    index: i64 = 0
    while left >= odds[index]:
        left -= odds[index]
        index += 1
    return index


def random_action(state: State, rng: Random) -> i64:
    """An action of the actor, all alike, or an outcome as its weight has it."""
    moves = state.moves(ASKED)
    if state.actor() == CHANCE:
        return moves[draw_index(state.odds(), rng)]
    count: i64 = len(moves)
    return moves[rng.randrange(count)]


class Tally:
    """What a playout counted."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.chance: i64 = 0


def playout(state: State, rng: Random, tally: Tally, limit: i64 = 1_000_000) -> None:
    """Play at random to the end, or for `limit` plies."""
    decisions: i64 = 0
    chance: i64 = 0
    while decisions + chance < limit:
        asked = state.actor()
        if asked == OVER:
            break
        moves = state.moves(ASKED)
        if asked == CHANCE:
            chance += 1
            state.step(moves[draw_index(state.odds(), rng)], ASKED)
        else:
            decisions += 1
            count: i64 = len(moves)
            state.step(moves[rng.randrange(count)], ASKED)
    tally.decisions += decisions
    tally.chance += chance


def played_out(state: State, rng: Random) -> list[int]:
    """The same as `playout`, to the end: every action and outcome in its order."""
    found: list[int] = []
    while state.actor() != OVER:
        action = random_action(state, rng)
        found.append(action)
        state.step(action, ASKED)
    return found


def copies(state: State, count: i64) -> None:
    """Copy the position so many times: what `vaka bench` measures."""
    for _ in range(count):
        state.copy()


def play_known(
    state: State, lines: list[str], first: i64, seats: dict[str, int], actions: dict[str, int], outcomes: dict[str, int]
) -> list[int]:
    """Play the lines of a record from number `first` on, up to one that was never read before or is not open.

    `actions` and `outcomes` have what was read before and means the same in every position. The seat and the id of each line
    that was played, one after the other: CHANCE for an outcome.
    """
    found: list[int] = []
    count: i64 = len(lines)
    for place in range(first, count):
        word, _, spelled = lines[place].partition(" ")
        asked = state.actor()
        seat: i64 = ASKED
        if asked == CHANCE:
            if word != "chance":
                break
            known = outcomes.get(spelled)
        else:
            if asked == OVER or word not in seats:
                break
            seat = seats[word]
            if seat != asked and not state.is_waiting(seat):
                break
            known = actions.get(spelled)
        if known is None or not state.is_open(known, seat):
            break
        state.step(known, seat)
        found.append(asked if seat == ASKED else seat)
        found.append(known)
    return found
