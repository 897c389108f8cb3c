"""Golden playthroughs: a short game of each game, with all that the contract answers about it, is as it was."""

from __future__ import annotations

from difflib import unified_diff
from typing import Any

import pytest

import vaka
from tests.tools.loaded import load
from vaka.engine.registry import own_games

TOOL: Any = load("tools/playthroughs.py")
MOST = 200_000
"""Bytes: a person reads the differences."""
SHOWN = 40
"""So many lines of a difference are shown."""


@pytest.mark.parametrize("name", own_games())
def test_a_short_game_is_as_it_was(name: str) -> None:
    path = TOOL.place(name)
    assert path.exists(), f"there is no playthrough of {name}: make playthroughs"
    before, now = path.read_text(encoding="utf-8").splitlines(), TOOL.playthrough(vaka.game(name)).splitlines()
    changed = list(unified_diff(before, now, "as it was", "as it is", lineterm="", n=2))
    assert not changed, "\n".join(["", *changed[:SHOWN], "If this is meant: make playthroughs, and read what git shows."])


@pytest.mark.parametrize("name", own_games())
def test_a_playthrough_shows_everything_and_can_be_read(name: str) -> None:
    path = TOOL.place(name)
    text = path.read_text(encoding="utf-8")
    assert len(path.read_bytes()) < MOST
    assert max(map(len, text.splitlines())) < 1000
    for part in ("ply 0: ", "    open ", "    ids ", "    event to all: ", "    view of all: ", "over: winners "):
        assert part in text, part


def test_ranges() -> None:
    assert TOOL.ranges([]) == ""
    assert TOOL.ranges([3]) == "3"
    assert TOOL.ranges([0, 1, 2, 4, 6, 7]) == "0-2 4 6-7"
