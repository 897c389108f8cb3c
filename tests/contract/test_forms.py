"""The compiled and the interpreted form give identical games from identical seeds."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import vaka
from tests.conftest import FORM, ROOT, random_games
from vaka.arena.games import random_record
from vaka.engine import state
from vaka.engine.registry import own_games
from vaka.engine.testing import setups_to_check

CODE = "from tests.contract.test_forms import digests; print(*digests({name!r}, {count}), sep='\\n')"


def digests(name: str, count: int) -> list[str]:
    """For every set-up of a game, a digest of the records of its first random games."""
    game, found = vaka.game(name), []
    for setup in setups_to_check(game):
        records = [random_record(game, *setup, seed=5, index=index, date="2026-11-15") for index in range(count)]
        digest = hashlib.sha256("".join(map(str, records)).encode()).hexdigest()
        found.append(f"{setup.seats} {' '.join(setup.options.values())} {digest}")
    return found


@pytest.mark.skipif(FORM == "sources", reason="the sources would be compared with themselves")
@pytest.mark.parametrize("name", own_games())
def test_compiled_and_interpreted_games_are_identical(name: str) -> None:
    count = max(1, random_games(60) // 20)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "VAKA_TEST_FORM": "sources"}
    code = CODE.format(name=name, count=count)
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:-1] == digests(name, count), f"this form is {Path(state.__file__).suffix}"
