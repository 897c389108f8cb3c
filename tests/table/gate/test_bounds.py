"""What a hostile visitor can make the server keep in memory has a bound."""

from __future__ import annotations

import asyncio
import gc
import json
import time
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from tests.table.gate.test_prices import raw_socket, record_of
from tests.table.served import Served, serving
from vaka.table.gate import garbage
from vaka.table.gate.cookies import OwnCookies
from vaka.table.gate.garbage import Leavings
from vaka.table.gate.guard import Guard
from vaka.table.gate.languages import accepted_language
from vaka.table.gate.limits import Limits
from vaka.table.live import memory
from vaka.table.live.screens import Watcher
from vaka.table.live.table import Live
from vaka.table.metrics import Metrics
from vaka.table.settings import Settings
from vaka.table.shown import boards
from vaka.table.shown.boards import Boards
from vaka.table.shown.catalogue import _lesson_picture


def test_static_pictures_are_kept_by_their_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "KEPT", 1000)
    known = Boards()
    for number in range(50):
        known.keep(str(number), "x" * 300)
        known.keep(str(number), "x" * 300)
    assert [name for name in map(str, range(50)) if known.get(name)] == ["47", "48", "49"]
    assert known._size == 900


def upload(served: Served, text: str) -> Live:
    answer = served.http.post("/api/v1/records", content=text, headers={"content-type": "text/plain"})
    table = answer.json()["table"]
    assert served.http.get(f"/api/v1/tables/{table}").status_code == 200
    live = served.server.rooms.loaded(table)
    assert live is not None
    return live


def test_records_leave_memory_when_there_are_too_many_plies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "LOOK", 0.0)
    text = record_of("aloha")
    with serving(tmp_path / "vaka.db", plies_kept=1000) as served:
        ours = served.open("aloha")
        with ours.sit(0) as player:
            player.wait("view")
            tables = [upload(served, text).room.id for _ in range(8)]
            assert served.http.get("/api/v1/tables/" + "a" * 16).status_code == 404
            weights = [live.weight() for live in served.server.rooms.lives()]
            assert sum(weights) <= 1000 + max(weights)
            assert served.server.rooms.loaded(ours.table), "somebody plays there"
            assert served.http.get(f"/api/v1/tables/{tables[0]}").status_code == 200, "it is read again when it is asked for"


def test_what_is_written_and_drawn_leaves_before_a_game_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "LOOK", 0.0)
    with serving(tmp_path / "vaka.db", plies_kept=400) as served:
        live = upload(served, record_of("aloha"))
        for lang in ("fr", "de"):
            served.http.get(f"/api/v1/tables/{live.room.id}", params={"lang": lang})
        served.http.get("/api/v1/tables/" + "a" * 16)
        assert served.server.rooms.loaded(live.room.id) is live
        assert live.weight() == len(live.room.history)


def test_who_looks_on_at_a_record_that_leaves_comes_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.table.test_hostile import closed_with

    monkeypatch.setattr(memory, "LOOK", 0.0)
    with serving(tmp_path / "vaka.db", plies_kept=1) as served:
        table = served.open("aloha")
        table.table = upload(served, record_of("aloha")).room.id
        with table.sit() as watching:
            watching.wait("view")
            served.http.get("/api/v1/tables/" + "a" * 16)
            assert closed_with(watching) == 1012


def test_what_waits_for_a_slow_client_is_bounded_in_size() -> None:
    watcher = Watcher(0, "en", [0])
    watcher.most = 10_000
    for _ in range(499):
        watcher.tell({"type": "chat", "text": "x" * 1000})
        assert sum(map(len, watcher.outbox)) < 12_000
    watcher.outbox = []
    watcher.tell({"type": "pong"})
    assert len(watcher.outbox) == 1


class Line:
    """A connection with so many bytes that were not fetched."""

    def __init__(self, lying: int) -> None:
        self.lying = lying

    def get_write_buffer_size(self) -> int:
        return self.lying


def test_what_lies_ready_for_an_address_is_bounded() -> None:
    limits = Limits(Settings(unsent_bytes=1000))
    lines: list[Any] = [Line(0), Line(0)]
    for line in lines:
        limits.open_line("a", line)
    assert limits.may_lie("a", 5000), "the first answer may be as long as it is"
    lines[0].lying = 900
    assert limits.may_lie("a", 100)
    assert not limits.may_lie("a", 101)
    assert limits.may_lie("b", 101)
    for line in lines:
        limits.close_line("a", line)
    assert limits.may_lie("a", 101)
    assert not limits._lines


def test_answers_in_pieces_are_counted_as_well() -> None:
    """A packed file goes out in pieces, and its head does not say how long it is: nobody gets one after the other unfetched."""
    told: list[int] = []

    async def in_pieces(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            told.append(message["status"])

    settings = Settings(unsent_bytes=2**20)
    limits, line = Limits(settings), Line(0)
    guard = OwnCookies(Guard(in_pieces, settings, limits, cast("Metrics", SimpleNamespace(request=lambda *_: None))))
    limits.open_line("192.0.2.1", cast("Any", line))
    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": "/static/app.js", "query_string": b"", "headers": []}
    scope |= {"scheme": "http", "client": ("192.0.2.1", 1)}

    async def ask() -> None:
        for _ in range(10):
            await guard(dict(scope), cast("Any", None), send)
            line.lying += 2**17

    asyncio.run(ask())
    assert told[0] == 200
    assert told[-1] == 429


def test_who_does_not_fetch_answers_is_given_no_more(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", unsent_bytes=1000) as served:
        limits, lying = served.server.limits, Line(900)
        limits.open_line("127.0.0.1", lying)  # type: ignore[arg-type]
        assert served.http.get("/").status_code == 429
        assert served.http.get("/health").status_code == 200
        lying.lying = 0
        opened = served.open("aloha")
        lying.lying = 900
        with raw_socket(opened) as line:
            found = b""
            while b"try again" not in found:  # a socket is closed with 1013; the line itself stays a while for the answer
                part = line.recv(2**16)
                assert part, "it was closed without a reason"
                found += part
        limits.close_line("127.0.0.1", lying)  # type: ignore[arg-type]
        assert served.http.get("/").status_code == 200


def test_connections_that_have_gone_are_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db") as served:
        table = served.open("aloha")
        with table.sit() as watching:
            watching.wait("view")
            assert len(served.server.limits._lines["127.0.0.1"]) == 2
        served.http.close()
        end = time.monotonic() + 10
        while (served.server.limits._lines or served.server.limits._connections) and time.monotonic() < end:
            time.sleep(0.01)
        assert not served.server.limits._lines


def test_an_address_sends_a_few_records_at_once(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", uploads=1) as served:
        limits = served.server.limits
        assert limits.begin_upload("127.0.0.1")
        send = {"content": record_of("aloha"), "headers": {"content-type": "text/plain"}}
        assert served.http.post("/api/v1/records", **send).status_code == 429  # type: ignore[arg-type]
        limits.end_upload("127.0.0.1")
        for _ in range(3):
            assert served.http.post("/api/v1/records", **send).status_code == 201  # type: ignore[arg-type]


def test_nothing_is_kept_for_what_somebody_makes_up(served: Served) -> None:
    kept = _lesson_picture.cache_info().currsize
    for number in range(20):
        assert served.http.get(f"/api/v1/games/aloha/lessons/made-up-{number}.svg").status_code == 404
    assert _lesson_picture.cache_info().currsize == kept


def test_a_long_wish_for_languages_is_cut_before_it_is_kept(served: Served) -> None:
    accepted_language.cache_clear()
    for number in range(3):
        served.http.get("/", headers={"accept-language": "fr" + ",x" * 300 + f",{number}"})
    assert accepted_language.cache_info().currsize == 1


def test_a_refused_answer_is_whole(tmp_path: Path) -> None:
    """What was about to be sent is not mixed with the refusal that goes out in its place."""
    with serving(tmp_path / "vaka.db", unsent_bytes=1000) as served:
        served.server.limits.open_line("127.0.0.1", Line(999))  # type: ignore[arg-type]
        answer = served.http.get("/api/v1/games")
        assert answer.status_code == 429
        assert json.loads(answer.text)["type"] == "refused"


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


def test_what_closed_connections_leave_is_collected_by_their_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "MANY", 6)
    gc.disable()
    try:
        kept = Leavings()
        rings = []
        for _ in range(6):
            rings.append(weakref.ref(Ring()))
            assert rings[0]() is not None
            kept.left()
        assert [ring() for ring in rings] == [None] * 6
    finally:
        gc.enable()
    monkeypatch.setattr(garbage, "MANY", 10**6)
    with serving(tmp_path / "vaka.db") as served:
        table, count = served.open("aloha"), served.server.limits.leavings
        with table.sit() as watching:
            watching.wait("view")
        httpx.get(f"http://{served.address}/health")
        end = time.monotonic() + 10
        while count.count < 2 and time.monotonic() < end:
            time.sleep(0.01)
        assert count.count == 2, "a socket and a request"
