"""Every game with every number of seats passes the official suites of PettingZoo, Gymnasium and OpenSpiel."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import vaka
from tests.conftest import FORM, ROOT
from vaka.engine.registry import own_games

COMBINATIONS = [(name, seats) for name in own_games() for seats in vaka.game(name).seats]
CYCLES = 20 if FORM == "sources" else 200


def test_there_are_fifteen_combinations() -> None:
    assert len(COMBINATIONS) == 15


@pytest.mark.parametrize(("name", "seats"), COMBINATIONS, ids=lambda value: str(value))
def test_the_official_suites_are_green(name: str, seats: int) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*(path for path in sys.path if path), str(ROOT)])}
    command = [sys.executable, "-m", "tests.research.suites", name, str(seats), str(CYCLES)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-3000:]
    assert done.stdout.strip().endswith("green")
