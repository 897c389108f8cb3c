"""How fast a game is on this machine: random playouts, play driven from Python, copies, and the first legal list."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from vaka.engine import loops
from vaka.engine.names import CHANCE, OVER
from vaka.engine.registry import game as find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from vaka.engine.game import Game
    from vaka.engine.state import State

FIRST_LIST: Final = """
import time
started = time.perf_counter()
import sys, vaka
vaka.game(sys.argv[1]).new().legal()
print((time.perf_counter() - started) * 1000)
"""


def is_compiled(module: str) -> bool:
    """Is this module the compiled one?"""
    origin = import_module(module).__file__ or ""
    return not origin.endswith(".py")


def build_of(game: Game) -> str:
    """`compiled` if the engine and the game's rules are, `interpreted` if neither is, else `mixed`."""
    forms = {is_compiled("vaka.engine.state"), is_compiled(game.state_class.__module__)}
    return "mixed" if len(forms) == 2 else "compiled" if True in forms else "interpreted"


def measure(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seconds: float = 0.3,
    repeats: int = 5,
) -> dict[str, Any]:
    """The figures of a game; the best of several short repetitions, because others disturb a machine but never speed it up.

    Without `seats`, the most players that the game takes.
    """
    rules = find_game(game) if isinstance(game, str) else game
    count = rules.seats.stop - 1 if seats is None else seats
    checked = rules.check(count, options)
    start = rules.new(count, checked)
    return {
        "build": build_of(rules),
        "seats": count,
        "options": checked,
        "playout_decisions_per_s": _best(lambda: playout_rate(start, seconds), repeats, max),
        "driven_actions_per_s": _best(lambda: driven_rate(start, seconds), repeats, max),
        "copy_us": _best(lambda: copy_time(start, seconds / 3), repeats, min),
        "import_ms": _best(lambda: import_time(rules.id), repeats, min),
    }


def _best(take: Callable[[], float], repeats: int, choose: Callable[[list[float]], float]) -> float:
    return choose([take() for _ in range(repeats)])


def playout_rate(start: State, seconds: float) -> float:
    """Decisions per second in random games, played in the compiled loop."""
    tally, index = loops.Tally(), 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        loops.playout(start.copy(), loops.seeded(1, index), tally)
        index += 1
    return int(tally.decisions) / spent


def driven_rate(start: State, seconds: float) -> float:
    """Actions per second, chance included, with the loop in Python: `legal`, a choice, `apply`."""
    draw = random.Random(1).random
    choose = random.Random(2).choices
    actions = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        state = start.copy()
        while (asked := state.actor()) != OVER:
            legal = state.legal()
            state.apply(choose(legal, state.weights())[0] if asked == CHANCE else legal[int(draw() * len(legal))])
            actions += 1
    return actions / spent


def copy_time(start: State, seconds: float) -> float:
    """Microseconds for a copy of a position in the middle of a random game."""
    length = start.copy()
    loops.playout(length, loops.seeded(1, 0), loops.Tally())
    state = start.copy()
    loops.playout(state, loops.seeded(1, 0), loops.Tally(), length.ply // 2)
    copies, block = 0, 1000
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        loops.copies(state, block)
        copies += block
    return spent / copies * 1e6


def import_time(name: str) -> float:
    """Milliseconds in a fresh process for `import vaka`, the game, a new position and its first legal list."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run([sys.executable, "-c", FIRST_LIST, name], capture_output=True, text=True, check=True, env=environment)
    return float(done.stdout)
