"""The example client plays a game against a server."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from tests.table.served import Served

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_over_http.py"


def test_the_example_plays_to_the_end(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    spec = importlib.util.spec_from_file_location("example", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    view = example.play(f"http://{served.address}")
    assert view["over"]["how"] == "rules"
    assert "watch it at" in capsys.readouterr().out
