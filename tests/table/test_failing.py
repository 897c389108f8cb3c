"""What goes wrong elsewhere: bots that fail, a store that fails, a second server. Games go on."""

from __future__ import annotations

import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.served import Served, play_out, serving
from vaka.table.live.table import Live
from vaka.table.store import reader
from vaka.table.store.rows import Rows
from vaka.table.store.schema import StoreFailure


@pytest.mark.parametrize("name", ["clumsy", "cheat", "deadly"])
def test_a_bot_that_fails_does_not_stop_the_game(served: Served, name: str) -> None:
    seats = [{"kind": "human", "owner": "key"}, {"kind": "bot", "bot": name}]
    table = served.open("lei", "hh", seats=seats)
    with table.sit(0) as ana:
        play_out([ana], random.Random(1))
        assert ana.view["over"]


def test_a_bot_that_never_decides_is_helped(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", bot_time=0.3) as served:
        table = served.open("bids", "hh", seats=[{"kind": "human", "owner": "key"}, {"kind": "bot", "bot": "sleepy"}])
        with table.sit(0) as ana:
            ana.wait("view")
            while 1 in ana.view["waiting"]:
                ana.wait("view")
            assert ana.view["seats"][1]["bot_label"] == "sleepy"


def test_a_failing_store_is_said_and_nothing_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "vaka.db") as served:
        table = served.open("aloha")
        seat = table.view()["waiting"][0]
        before = table.view(seat)
        with table.sit(seat) as player:
            player.wait("view")
            write = served.server.writer.write

            async def fail(rows: Rows) -> None:
                raise StoreFailure("the disk is full")

            monkeypatch.setattr(served.server.writer, "write", fail)
            answer = table.post(seat, "act", entry=before["entry"], notation="pass")
            assert answer.status_code == 503
            assert answer.json()["reason"]
            with pytest.raises(ConnectionClosed) as closing:
                player.wait("refused")
            assert closing.value.rcvd is not None
            assert closing.value.rcvd.code == 1012
            monkeypatch.setattr(served.server.writer, "write", write)
        assert table.view(seat)["text"] == before["text"]
        assert table.post(seat, "act", entry=before["entry"], notation="pass").status_code == 200


@pytest.mark.parametrize("is_kept", [True, False])
def test_what_was_kept_is_not_said_to_be_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_kept: bool) -> None:
    """The connection to the store breaks at the commit: it was made, or it was not. The server looks."""
    with serving(tmp_path / "vaka.db") as served:
        table = served.open("aloha")
        seat = table.view()["waiting"][0]
        entry = table.view(seat)["entry"]
        dialect = served.server.store.engine.dialect
        commit = dialect.do_commit

        def break_off(connection: Any) -> None:
            monkeypatch.setattr(dialect, "do_commit", commit)
            if is_kept:
                commit(connection)
            raise sqlite3.OperationalError("server closed the connection unexpectedly")

        monkeypatch.setattr(dialect, "do_commit", break_off)
        answer = table.post(seat, "act", entry=entry, notation="reveal c3", key="once")
        assert answer.status_code == (200 if is_kept else 503)
        assert served.server.store.newest([table.table]) == {table.table: 2 if is_kept else 1}
        again = table.post(seat, "act", entry=entry, notation="reveal c3", key="once")
        assert again.status_code == 200
        assert served.server.store.newest([table.table]) == {table.table: 2}


def test_what_waited_at_a_game_that_has_left_memory_is_not_done_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the game that is read anew would not know of it: a device that was ended would read on."""
    with serving(tmp_path / "vaka.db") as served:
        table = served.open("lei")
        rooms = served.server.rooms
        left = rooms.loaded(table.table)
        assert left is not None
        entry = table.view(0)["entry"]
        rooms._drop(left)

        async def get_left(_: str) -> Live:
            return left

        with monkeypatch.context() as late:
            late.setattr(rooms, "get", get_left)
            assert table.post(0, "chat", text="hello").status_code == 503
            assert table.post(0, "devices/end").status_code == 503
        assert served.server.store.newest([table.table]) == {table.table: 1}
        assert table.view(0)["entry"] == entry
        assert table.post(0, "chat", text="hello").status_code == 200


def test_two_servers_on_one_store_do_not_write_over_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second server on a SQLite file is refused at its start; if it were not, the entries' key would guard."""
    monkeypatch.setattr(reader, "claim", lambda *_: None)
    with serving(tmp_path / "vaka.db") as one, serving(tmp_path / "vaka.db") as two:
        here = one.open("aloha")
        seat = here.view()["waiting"][0]
        there = type(here)(two, here.data)
        entry = there.view(seat)["entry"]
        assert here.post(seat, "act", entry=entry, notation="reveal c3").status_code == 200
        assert there.post(seat, "act", entry=entry, notation="reveal c3").status_code == 409, "decided anew"
        assert there.view(seat)["text"] == here.view(seat)["text"], "the second has read what came"


def test_a_game_of_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", bot_pause=0.2) as served:
        table = served.open("aloha", "rr")
        with table.sit() as watching:
            watching.wait("view")
            watching.wait("view")
    with serving(tmp_path / "vaka.db") as again:
        table.served = again
        end = time.monotonic() + 20
        while not table.view()["over"] and time.monotonic() < end:
            time.sleep(0.1)
        assert table.view()["over"]
