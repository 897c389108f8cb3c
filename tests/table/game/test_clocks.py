"""Clocks: what everybody has used follows from the log, and who has no time left is treated as whoever is away."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.table.rooms import Desk
from tests.table.served import Served
from vaka.table.game.away import Away
from vaka.table.game.clocks import Clock, Thought
from vaka.table.game.decisions import overdue
from vaka.table.shown.views import shown_clock


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


def test_a_clock_stops_when_a_bot_stands_in() -> None:
    """Nobody has decided anything: the seat is only not asked any more."""
    thought = Thought(2)
    thought.turn([0], -1, 100.0)
    thought.turn([1], -1, 110.0)
    assert thought.used == [10.0, 0.0]
    assert thought.since == [None, 110.0]


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
    assert room.time_left(asked, time.time() + 700) < 0


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


# --- Orders given at once: a clock tells nothing of them ---


def bidding(kind: str) -> Desk:
    """Three at Bids, with a clock of 60 seconds; whose pick is a secret until all are sealed."""
    desk = Desk("bids", "hhh")
    desk.room.away = Away("bot", 120.0, clock=Clock(kind, 60.0))
    return desk


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_a_clock_does_not_tell_of_a_secret_order(kind: str) -> None:
    """Ana picks, changes her mind and picks again; Ben only thinks. Whoever looks on sees the same of both."""
    desk = bidding(kind)
    for word, said in (("act", {"notation": "pick 2"}), ("undo", {}), ("act", {"notation": "pick 3"})):
        desk.now += 5
        desk.say(0, word, **said)
        assert shown_clock(desk.room, 0, desk.now) == shown_clock(desk.room, 1, desk.now)
    assert desk.room.time_left(0, desk.now) == 45.0
    assert desk.again().thought.write() == desk.room.thought.write()


def test_a_clock_does_not_tell_that_the_last_order_is_held_back() -> None:
    """All have ordered before three seconds are over: the step is opened later, and until then the last one seems to think."""
    desk = bidding("move")
    for seat in range(3):
        desk.play(seat, f"pick {seat + 1}")
    for seat in range(2):
        desk.play(seat, "seal")
    desk.now += 1
    assert desk.play(2, "seal") == ["hold"]
    assert desk.room.time_left(2, desk.now) == 59.0
    desk.now += 100
    assert not overdue(desk.room, desk.context()), "who has ordered is not late"
    desk.open()
    assert [desk.room.time_left(seat, desk.now) for seat in range(3)] == [60.0] * 3, "the next step is another move"


def test_in_a_simultaneous_step_a_clock_keeps_running_when_another_acts() -> None:
    desk = bidding("move")
    desk.now += 20
    desk.play(1, "pick 2")
    desk.play(1, "seal")
    assert desk.room.time_left(0, desk.now) == 40.0
    assert desk.room.thought.since[1] is None, "whose order is in does not think any more"
    desk.now += 20
    assert desk.room.time_left(0, desk.now) == 20.0
    assert desk.room.time_left(1, desk.now) == 60.0


def test_a_clock_begins_anew_with_a_move_that_everybody_sees() -> None:
    desk = Desk("aloha", "hh")
    desk.room.away = Away("bot", 120.0, clock=Clock("move", 60.0))
    seat = desk.room.waiting()[0]
    desk.now += 20
    assert desk.room.time_left(seat, desk.now) == 40.0
    while desk.room.waiting() == [seat]:
        desk.play_any()
        desk.now += 1
    other = desk.room.waiting()[0]
    assert desk.room.time_left(other, desk.now) == 59.0
    assert desk.room.time_left(seat, desk.now) == 60.0
