"""The time that counts: a clock that is set, and a server that stands still, take nothing from anybody."""

from __future__ import annotations

import time
from calendar import timegm
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.table.rooms import Desk
from tests.table.seats.test_owners import asked_and_other
from tests.table.served import Opened, serving
from vaka.table.game import snapshots
from vaka.table.game.away import DAY
from vaka.table.game.decisions import overdue
from vaka.table.game.entries import Entry, Said, read_entry, written
from vaka.table.live.presence import Presence
from vaka.table.store.times import Beat, Times

Set = Callable[[float], None]


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Set:
    """Set the clock on the wall so many seconds forward."""
    real = time.time
    ahead = [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + ahead[0])

    def forward(seconds: float) -> None:
        ahead[0] += seconds

    return forward


def table_of_two(served: Any) -> tuple[Opened, int, int]:
    """A table with a clock of a day for each move, where a bot stands in after an hour; who is asked, and who waits."""
    clock = {"kind": "move", "seconds": DAY}
    table = served.open("aloha", "hh", away={"then": "bot", "after": 3600.0, "bot": "random"}, clock=clock)
    asked, other = asked_and_other(table)
    return table, asked, other


def assert_nothing_lost(table: Opened, gone: int, here: int) -> None:
    for _ in range(2):
        view = table.view(here)
        assert view["seats"][gone]["bot"] is None, "no bot was seated"
        assert (view["seats"][gone]["away"] or 0) < 60
        assert DAY - 60 < view["seats"][gone]["clock"]["left"] <= DAY
        assert view["undo"]["request"]["needs"] == [gone], "the request waits for its answer"
    refused = table.post(here, "request", what="invite", seat=gone)
    assert refused.status_code == 403, "the seat is not lost"


@pytest.mark.parametrize("jump", [3 * DAY, -3 * DAY])
def test_a_clock_that_is_set_by_days_changes_nothing(tmp_path: Path, set_clock: Set, jump: float) -> None:
    with serving(tmp_path / "set.db", lost_time=60.0) as served:
        table, gone, here = table_of_two(served)
        table.view(gone)
        table.post(here, "request", what="concede")
        set_clock(jump)
        assert_nothing_lost(table, gone, here)
        table.post(here, "chat", text="what a day")
        said = time.strptime(table.view()["chat"][-1]["time"], "%Y-%m-%dT%H:%M:%SZ")
        assert abs(timegm(said) - time.time()) < 60, "readers are told the time on the wall"
        assert_nothing_lost(table, gone, here)


@pytest.mark.parametrize("jump", [3 * DAY, -3 * DAY])
@pytest.mark.parametrize("in_memory", [True, False])
def test_the_time_between_two_runs_does_not_count(tmp_path: Path, set_clock: Set, jump: float, in_memory: bool) -> None:
    """A server that was down for three days, or whose machine was set meanwhile; once, and a second time."""
    with serving(tmp_path / "down.db", lost_time=60.0) as served:
        table, gone, here = table_of_two(served)
        table.view(gone)
        table.post(here, "request", what="concede")
    for _ in range(2):
        set_clock(jump)
        with serving(tmp_path / "down.db", lost_time=60.0) as served:
            table.served = served
            assert_nothing_lost(table, gone, here)
            if in_memory:
                table.post(here, "chat", text="so late already?")  # an entry of this run
                assert_nothing_lost(table, gone, here)


def test_the_time_of_several_runs_adds_up() -> None:
    """Days away count while the server runs, in however many runs, and whether the game is in memory or not."""
    first = Times(Beat(1000.0, 1000.0))
    assert first.now() == pytest.approx(1000.0, abs=1)
    presence = Presence([400.0, None], 20.0, first)
    assert presence.away() == pytest.approx({0: 600.0, 1: 0.0}, abs=1)
    second = Times(Beat(5000.0, 900_000.0))
    assert Presence([400.0], 20.0, second).away() == pytest.approx({0: 4600.0}, abs=1)
    presence.sign([1])
    assert dict(presence.unstored()) == pytest.approx({1: 1000.0}, abs=1)


def test_a_request_is_as_old_as_the_time_that_counts_says() -> None:
    """Asked at 1000, by both clocks; an hour later by the one on the wall a minute has counted, and later three."""
    desk = Desk("aloha", "hh")
    desk.say(0, "request", what="concede")
    later = desk.context()._replace(now=4600.0, ahead=3540.0)
    assert not overdue(desk.room, later)
    assert [entry.kind for entry in overdue(desk.room, later._replace(now=4720.0))] == ["refuse"]
    again = desk.again()
    snapshots.read(again, snapshots.write(desk.room))
    assert again.request == desk.room.request


def test_an_entry_keeps_how_far_the_wall_was_ahead() -> None:
    entry = Entry(3, Said(0, "aloha"), 4600.0, ahead=3540.0)
    assert entry.counted == 1060.0
    row = entry.row("a" * 16)
    assert read_entry(3, "chat", str(row["payload"]), 4600.0) == entry
    plain = Entry(3, Said(0, "aloha"), 4600.0)
    assert plain.row("a" * 16)["payload"] == written({"seat": 0, "text": "aloha"}), "nothing is written where they are the same"
    assert plain.counted == 4600.0


def test_a_jump_is_noticed_once(set_clock: Set) -> None:
    times = Times()
    assert times.jump() == 0.0
    set_clock(-7200.0)
    assert times.jump() == pytest.approx(-7200.0, abs=1)
    assert times.jump() == 0.0
