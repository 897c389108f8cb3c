"""The picture: every open action once, and a name for those who do not see it."""

from __future__ import annotations

import re

from vaka.engine.testing import position
from vaka.terminal.starter.game import StarterGame

GAME = StarterGame()


def test_every_open_action_can_be_clicked() -> None:
    state = position(GAME, 2, shells={"reef": 2, "cove": 5}).state
    svg = GAME.picture(state.redact(0)) or ""
    assert sorted(map(int, re.findall(r'data-action="(\d+)"', svg))) == state.legal()
    assert 'data-action="' not in (GAME.picture(state.redact(1)) or "")


def test_the_status_line_tells_who_won() -> None:
    table = position(GAME, 2, shells={"reef": 2}, gathered={"green": 9, "red": 8})
    table.play("green", "gather 2 reef")
    assert "Green wins the game." in (GAME.picture(table.state) or "")
