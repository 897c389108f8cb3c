"""Turn order (5)."""

from __future__ import annotations

import pytest

from tests.games.paradise.playing import open_with, pass_until
from vaka.engine.testing import position


def test_5_the_last_player_takes_the_marker() -> None:
    """5: the player in last place on the track takes the Turn Order marker."""
    table = position("paradise", 2, stage="moving", villages={"red": {"0605": 1}})
    pass_until(table, "order")
    assert table.write()["marker"] == "red"
    assert table.asked() == "red"


@pytest.mark.parametrize(("seats", "last"), [(2, "tonga"), (3, "tonga"), (4, "tonga")])
def test_5_ties_go_by_the_list(seats: int, last: str) -> None:
    """5: tied for last place: the first of Tonga, Raiatea, Hiva, Samoa, whoever plays it."""
    homes = {"yellow": "samoa", "red": "tonga"}
    table = position("paradise", seats, stage="order", homes=homes)
    marker = table.write()["marker"]
    assert table.write()["seats"][marker]["nation"] == last


def test_5_raiatea_comes_before_hiva_before_samoa() -> None:
    """5: the list goes on Raiatea, Hiva, Samoa."""
    table = position(
        "paradise",
        4,
        stage="moving",
        active="black",
        first="yellow",
        tiles={"0607": "chatham-is"},
        villages={"yellow": {"0607": 1}},
    )
    pass_until(table, "order")
    marker = table.write()["marker"]
    assert table.write()["seats"][marker]["nation"] == "raiatea"


def test_5_who_holds_the_marker_chooses_first_player_and_direction() -> None:
    """5: he decides who plays first and whether the turn goes clockwise or not."""
    table = position("paradise", 3, stage="order")
    ways = {f"{seat} {way}" for seat in ("yellow", "red", "green") for way in ("clockwise", "counter")}
    assert open_with(table, "first") == ways
    table.play(table.asked(), "first red counter")
    assert [pass_until(table, "explore", seat).write()["active"] for seat in ("red", "yellow", "green")] == [
        "red",
        "yellow",
        "green",
    ]


def test_5_with_two_players_there_is_no_direction() -> None:
    """5, ruling 59: two players choose the first player only."""
    table = position("paradise", 2, stage="order")
    assert open_with(table, "first") == {"yellow", "red"}
