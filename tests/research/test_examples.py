"""The examples of examples/ learn, or search, and then beat a random player: each with less of it than by itself."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.conftest import FORM, ROOT

pytestmark = pytest.mark.skipif(FORM == "sources", reason="they play thousands of games")


@pytest.mark.parametrize(
    ("name", "arguments", "least"),
    [
        ("pettingzoo_learning", (3000, 60), 70),
        ("gymnasium_learning", (25, 60), 50),
        ("openspiel_search", (2, 20), 75),
    ],
)
def test_an_example_beats_a_random_player(name: str, arguments: tuple[int, int], least: int) -> None:
    command = [sys.executable, "-W", "ignore", str(ROOT / "examples" / f"{name}.py"), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"OMP_NUM_THREADS": "1"}, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    share = int(done.stdout.rpartition("%")[0].rpartition("; ")[2].partition("%")[0].split()[-1])
    assert share >= least, done.stdout
