"""Who is here: connections and requests are signs of life, and time alone takes them away."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from tests.table.seats.test_owners import asked_and_other
from tests.table.served import serving


def test_days_away_are_counted_while_the_game_is_not_in_memory(tmp_path: Path) -> None:
    with serving(tmp_path / "days.db", idle_time=0.2) as served:
        table = served.open("aloha", "hh", away={"then": "bot", "after": 1.0, "bot": "random"})
        gone, here = asked_and_other(table)
        table.view(gone)
        for _ in range(60):
            if not len(served.server.rooms):
                break
            time.sleep(0.05)
        time.sleep(1.0)
    with serving(tmp_path / "days.db") as served:
        table.served = served
        assert table.view(here)["seats"][gone]["bot"] == "random"


def test_a_seat_that_asks_over_http_is_here(tmp_path: Path) -> None:
    with serving(tmp_path / "here.db", presence_time=0.6) as served:
        table = served.open("aloha", "hh", away={"then": "bot", "after": 0.5})
        _, here = asked_and_other(table)
        with table.sit(here) as watching:
            watching.wait("view")
            for _ in range(4):
                time.sleep(0.2)
                table.view(1 - here)
            seat: dict[str, Any] = table.view(here)["seats"][1 - here]
            assert seat["online"]
            assert seat["bot"] is None
            time.sleep(0.8)
            assert not table.view(here)["seats"][1 - here]["online"]


def test_others_are_told_that_a_seat_which_asked_over_http_has_gone(tmp_path: Path) -> None:
    """Nobody does anything, and no connection ends: time alone takes it away."""
    with serving(tmp_path / "gone.db", presence_time=0.3) as served:
        table = served.open("aloha", "hh", away={"then": "wait"})
        _, here = asked_and_other(table)
        with table.sit(here) as watching:
            watching.wait("view")
            table.view(1 - here)
            while 1 - here not in watching.wait("presence")["online"]:
                pass
            while watching.wait("presence")["online"] != [here]:
                pass
