"""Do bots decide from the view alone? Twins that a seat cannot tell apart, and views that went as JSON to another process."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import TYPE_CHECKING, Any, Final

import vaka
from bench.bot_speed import middle
from vaka.bots.search import SearchBot

if TYPE_CHECKING:
    from vaka.engine.game import Game

ITERATIONS: Final = 40
ELSEWHERE: Final = f"""
import json, random, sys, vaka
from vaka.bots.search import SearchBot
chosen = []
for line in sys.stdin:
    game, view = json.loads(line)
    chosen.append(SearchBot(iterations={ITERATIONS}).choose(vaka.game(game).load(view), random.Random(5)))
print(json.dumps(chosen))
"""


def fairness(game: Game, seats: int, options: dict[str, Any], count: int) -> dict[str, int]:
    """Over so many positions: how often a twin, and the view in another process, got another decision."""
    here: list[int] = []
    lines: list[str] = []
    twins = hidden = 0
    for number, state in enumerate(middle(game, seats, options, count)):
        view = state.redact(int(state.actor()))
        twin = view.resample(random.Random(number)).redact(int(state.actor()))
        hidden += bool(view.hidden())
        chosen = SearchBot(iterations=ITERATIONS).choose(view, random.Random(5))
        twins += SearchBot(iterations=ITERATIONS).choose(twin, random.Random(5)) != chosen
        here.append(int(chosen))
        lines.append(json.dumps([game.id, view.dump()]))
    done = subprocess.run([sys.executable, "-c", ELSEWHERE], input="\n".join(lines), capture_output=True, text=True, check=True)
    there = json.loads(done.stdout)
    others = sum(one != other for one, other in zip(here, there, strict=True))
    return {"positions": len(here), "hidden": hidden, "twins": twins, "elsewhere": others}


if __name__ == "__main__":
    print(json.dumps(fairness(vaka.game(sys.argv[1]), int(sys.argv[2]), {}, int(sys.argv[3]))))
