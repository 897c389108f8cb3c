"""Clocks: what everybody has used follows from the log, and who has no time left is treated as whoever is away."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.table.served import Served
from vaka.table.clocks import Clock, Thought, left
from vaka.table.presence import Away


def test_a_bank_is_used_up_by_thinking() -> None:
    thought = Thought(2)
    thought.turn([0], -1, 100.0)
    thought.turn([1], 0, 130.0)
    thought.turn([0], 1, 135.0)
    assert thought.used == [30.0, 5.0]
    assert thought.since == [135.0, None]
    thought.turn([0], 0, 140.0)
    assert thought.used == [35.0, 5.0]
    assert thought.since == [140.0, None]
    again = Thought(2)
    again.read(thought.write())
    assert again.used == thought.used
    assert again.since == thought.since


@pytest.mark.parametrize("clock", [None, Clock("bank", 600.0), Clock("move", 86400.0)])
def test_a_clock_is_stored_with_the_table(clock: Clock | None) -> None:
    for away in (Away("wait", clock=clock), Away("bot", 60.0, clock=clock)):
        assert Away.read(away.write()) == away


def opened(served: Served, **clock: Any) -> tuple[Any, Any]:
    """A table with a clock, and its room."""
    seats = [{"kind": "human", "owner": "key"} for _ in range(2)]
    wish = {"game": "aloha", "seats": seats, "clock": clock, "away": {"then": "bot", "after": 3600}}
    answer = served.http.post("/api/v1/tables", json=wish)
    assert answer.status_code == 201, answer.text
    table = answer.json()
    return table, served.server.rooms.loaded(table["table"]).room  # type: ignore[union-attr]


def test_a_clock_is_shown_and_runs_for_whoever_is_asked(served: Served) -> None:
    table, room = opened(served, kind="bank", seconds=600)
    view = served.http.get(f"/api/v1/tables/{table['table']}").json()
    asked = view["waiting"][0]
    clocks = [seat["clock"] for seat in view["seats"]]
    assert clocks[asked]["runs"]
    assert not clocks[1 - asked]["runs"]
    assert 590 < clocks[asked]["left"] <= 600
    assert left(room, asked, time.time() + 700) < 0  # type: ignore[operator]


def test_who_has_no_time_left_is_played_for(served: Served) -> None:
    table, room = opened(served, kind="move", seconds=1)
    asked = room.waiting()[0]
    key = next(seat["token"] for seat in table["seats"] if seat["seat"] == asked)
    time.sleep(1.2)
    served.http.get(f"/api/v1/tables/{table['table']}", params={"seat": asked}, headers={"authorization": f"Bearer {key}"})
    for _ in range(50):
        if room.seats[asked].bot is not None or room.waiting() != [asked] or room.has_moved(asked):
            break
        time.sleep(0.1)
    assert room.seats[asked].bot is not None or room.has_moved(asked)


def test_a_clock_that_is_none_is_refused(served: Served) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    for clock in ({"kind": "sand", "seconds": 60}, {"kind": "bank", "seconds": 0}):
        answer = served.http.post("/api/v1/tables", json={"game": "aloha", "seats": seats, "clock": clock})
        assert answer.status_code == 422
