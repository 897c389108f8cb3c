"""How fast a search runs, and where its time goes; how fast OpenSpiel's own is in the same run."""

from __future__ import annotations

import json
import random
import subprocess
import time
from typing import TYPE_CHECKING, Any, Final

from librt.random import Random

import vaka
from bench.peers import run as peers
from vaka.bots.search import SearchBot
from vaka.engine.loops import random_action, seeded
from vaka.engine.names import ASKED

if TYPE_CHECKING:
    from collections.abc import Callable

    from vaka.engine.game import Game
    from vaka.engine.state import State

POSITIONS: Final = 24
LENGTH: Final = 0.05
"""Seconds for each measurement of a part."""

FAIR: Final = 100
"""So many iterations say what one takes."""


def middle(game: Game, seats: int, options: dict[str, Any], count: int) -> list[State]:
    """So many positions spread over random games in which a seat has a choice."""
    whole, rng = game.new(seats, options), seeded(31, 0)
    while whole.actor() != vaka.OVER:
        whole.step(random_action(whole, rng))
    reach = max(20, int(whole.ply) * 3 // 4)
    found: list[State] = []
    index = 0
    while len(found) < count:
        index += 1
        state, rng = game.new(seats, options), seeded(31, index)
        for _ in range(5 + 11 * index % reach):
            if state.actor() == vaka.OVER:
                break
            state.step(random_action(state, rng))
        while state.actor() != vaka.OVER and (state.actor() < 0 or len(state.legal()) < 2):
            state.step(random_action(state, rng))
        if state.actor() != vaka.OVER:
            found.append(state)
    return found


def microseconds(work: Callable[[], object]) -> float:
    """How long one call takes, the call from Python included."""
    work()
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < LENGTH:
        for _ in range(20):
            work()
        done += 20
    return spent / done * 1e6


def parts(game: Game, seats: int, options: dict[str, Any]) -> dict[str, float]:
    """Of a search: iterations per second and microseconds of an iteration, and of what it is made of, one call each."""
    found: dict[str, list[float]] = {}

    def note(name: str, value: float) -> None:
        found.setdefault(name, []).append(value)

    for number, state in enumerate(middle(game, seats, options, POSITIONS)):
        seat = int(state.actor())
        view, judge, luck = state.redact(seat), game.judge, Random(number)
        action = state.legal()[0]
        stepped = microseconds(lambda state=state, action=action: state.copy().step(action))  # type: ignore[misc]
        copied = microseconds(state.copy)
        note("copy", copied)
        note("moves", microseconds(lambda state=state: state.moves(ASKED)))  # type: ignore[misc]
        note("step", max(0.0, stepped - copied))
        note("resample", microseconds(lambda view=view, luck=luck: view.draw_full(luck)))  # type: ignore[misc]
        note("judge", microseconds(lambda state=state, judge=judge, seat=seat: judge.rate(state, seat)))  # type: ignore[misc]
        for name, bot in (("iteration", SearchBot(iterations=600)), ("tree", SearchBot(iterations=600, plies=0, entrants=0))):
            began = time.process_time()
            looked = bot.consider(view, random.Random(number)).iterations
            if looked >= FAIR:  # what is obvious ends at once, and says nothing
                note(name, (time.process_time() - began) / looked * 1e6)
    return {name: sorted(values)[len(values) // 2] for name, values in found.items()}


def openspiel(seconds: float) -> dict[str, Any] | str:
    """Iterations per second of OpenSpiel's searches, C++ and Python; or why there are none."""
    missing = peers.install({"open_spiel": "pyspiel", "numpy": "numpy"})
    if missing:
        return next(iter(missing.values()))
    script = peers.HERE / "openspiel_search.py"
    done = subprocess.run([str(peers.python_of(peers.PEERS)), str(script), str(seconds)], capture_output=True, text=True)
    if done.returncode != 0:
        return (done.stderr.strip().splitlines() or ["it failed"])[-1]
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures
