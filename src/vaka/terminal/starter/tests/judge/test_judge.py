"""The judge: shells are good, and winning is best."""

from __future__ import annotations

from vaka.engine.testing import position
from vaka.terminal.starter.game import StarterGame

GAME = StarterGame()


def test_a_lead_is_good_and_a_win_is_best() -> None:
    table = position(GAME, 2, shells={"reef": 2}, gathered={"green": 9, "red": 8})
    lead = GAME.judge.rate(table.state, 0)
    assert lead > 0 > GAME.judge.rate(table.state, 1)
    table.play("green", "gather 2 reef")
    assert GAME.judge.rate(table.state, 0) > lead + GAME.judge.scale
