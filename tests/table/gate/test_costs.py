"""What costs what: nobody keeps the server waiting, busy or talking to itself at the cost of the others."""

from __future__ import annotations

import io
import json
import logging
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from websockets.sync.client import connect as connect_socket

from tests.table.served import Player, Served, serving
from tests.table.test_hostile import closed_with
from vaka.table import server_log
from vaka.table.gate.addresses import whose
from vaka.table.store.reader import Store
from vaka.table.store.schema import BadDatabase, StoreFailure, connect, migrate


@contextmanager
def line(served: Served, said: bytes = b"") -> Iterator[socket.socket]:
    """A connection that has said this much."""
    host, _, port = served.address.partition(":")
    with socket.create_connection((host, int(port)), timeout=9) as opened:
        if said:
            opened.sendall(said)
        yield opened


def hangs_up(opened: socket.socket) -> float:
    """After how many seconds the server hangs up."""
    began = time.monotonic()
    try:
        while opened.recv(1000):
            pass
    except ConnectionResetError:
        pass
    return time.monotonic() - began


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{",
        b"GET /static/icon.svg HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\n",
    ],
    ids=["nothing", "half a head", "half a body", "half a second head"],
)
def test_nobody_is_waited_for_for_ever(tmp_path: Path, said: bytes) -> None:
    with serving(tmp_path / "vaka.db", head_time=0.4, body_time=0.4) as served, line(served, said) as opened:
        assert hangs_up(opened) < 8.0


def test_a_head_that_comes_drop_by_drop_comes_too_late(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", head_time=0.5) as served, line(served) as opened:
        began = time.monotonic()
        with pytest.raises(OSError, match=r"."):  # noqa: PT012
            for sign in "GET / HTTP/1.1\r\nhost: somewhere.example.org\r\naccept: text/html\r\n" * 5:
                opened.sendall(sign.encode())
                time.sleep(0.05)
        assert time.monotonic() - began < 8.0


def test_all_connections_of_an_address_count(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", connections_per_address=4) as served:
        table = served.open("aloha")
        with ExitStack() as stack:
            for _ in range(2):
                stack.enter_context(line(served))
            stack.enter_context(table.sit(0)).wait("view")
            time.sleep(0.1)
            late = stack.enter_context(line(served, b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"))
            assert hangs_up(late) < 8.0, "with the one of the tests themselves these are four"
        time.sleep(0.2)
        assert served.http.get("/static/icon.svg").status_code in (200, 404)


def test_there_is_an_allowance_for_reading_and_who_exceeds_it_waits(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", work_per_second=20.0, work_burst=100.0, pause=0.3) as served:
        table = served.open("aloha")
        answers = [table.get() for _ in range(30)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 5 < len(answers) - len(refused) < 20
        assert all(answer.elapsed.total_seconds() >= 0.3 for answer in refused)
        assert refused[0].json()["type"] == "refused"


@pytest.mark.parametrize("message", [{"type": "lang", "lang": "de"}, {"type": "shape", "shape": "tall"}])
def test_what_has_to_be_drawn_anew_has_its_price(tmp_path: Path, message: dict[str, str]) -> None:
    with serving(tmp_path / "vaka.db", work_per_second=20.0, work_burst=100.0, pause=0.1) as served:
        table = served.open("aloha")
        with table.sit() as player:
            player.wait("view")
            for _ in range(20):
                player.socket.send(json.dumps(message))
            assert re.search("fast|schnell", player.wait("refused")["reason"])


def test_one_address_has_one_allowance_over_all_its_sockets(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", work_per_second=1.0, work_burst=200.0, pause=0.1) as served:
        table = served.open("aloha")
        with table.sit() as one, table.sit() as other:
            for player in (one, other):
                player.wait("view")
            for _ in range(150):
                one.socket.send('{"type":"ping"}')
            one.wait("refused")
            other.socket.send('{"type":"ping"}')
            assert other.wait("refused")


def test_ipv6_is_counted_by_the_network_that_everybody_has() -> None:
    assert whose("2001:db8:0:1::1") == whose("2001:db8:0:1:ffff::2")
    assert whose("2001:db8:0:1::1") != whose("2001:db8:0:2::1")
    assert whose("::ffff:192.0.2.1") == "192.0.2.1"
    assert whose("fe80::1%eth0") == whose("fe80::2")
    assert whose("testclient") == "testclient"


def test_a_socket_while_the_store_is_down_is_told_to_try_again_in_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "vaka.db") as served:

        def fail(*_: object) -> None:
            raise StoreFailure("the store does not answer: connection refused")

        monkeypatch.setattr(served.server.store, "game", fail)
        with caplog.at_level(logging.WARNING):
            url = f"ws://{served.address}/api/v1/tables/{'a' * 16}/live"
            with Player(connect_socket(url, proxy=None), None) as player:
                assert closed_with(player) == 1013
        said = [record for record in caplog.records if record.levelno >= logging.WARNING]
        assert [record.getMessage() for record in said] == ["the store does not answer: connection refused"]
        assert said[0].exc_info is None


def test_log_lines_have_time_and_level_and_do_not_repeat_themselves() -> None:
    for form in (server_log.Plain(), server_log.AsJson()):
        written = io.StringIO()
        handler = logging.StreamHandler(written)
        handler.setFormatter(form)
        handler.addFilter(server_log.NoTokens())
        handler.addFilter(server_log.Sparing(again=0.2))
        logger = logging.Logger("vaka.table")
        logger.addHandler(handler)
        for number in range(50):
            logger.warning("table %s: slow %d", "abcdefgh23456722", number)
        logger.error("something else /s/%s", "x" * 32)
        time.sleep(0.25)
        logger.warning("table %s: slow %d", "bbbbbbbb23456722", 50)
        lines = written.getvalue().splitlines()
        assert len(lines) == 3
        assert "x" * 32 not in lines[1]
        assert "49 more" in lines[2]
        if isinstance(form, server_log.AsJson):
            assert json.loads(lines[0])["level"] == "WARNING"
            assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", json.loads(lines[0])["time"])
        else:
            assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ WARNING table", lines[0])


@pytest.mark.parametrize("jump", [-7200.0, 7200.0])
def test_a_clock_that_is_set_does_not_keep_orders_from_being_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    real = time.time
    with (
        serving(tmp_path / "vaka.db", opening_time=1.5) as served,
        (table := served.open("bids", "hh")).sit(0) as ana,
        table.sit(1) as ben,
    ):
        for player, bid in ((ana, "pick 2"), (ben, "pick 3")):
            player.wait("view")
            player.ask("act", notation=bid)
        ana.ask("act", notation="seal")
        ben.wait("view")
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        held = ben.ask("act", notation="seal")
        assert held["held_order"]["opens"] <= 1.5
        while ben.view["seats"][1]["score"] != 3:
            ben.wait("view", timeout=3)


def test_a_second_server_on_the_same_file_is_refused_in_one_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'vaka.db'}"
    with serving(tmp_path / "vaka.db"):
        with pytest.raises(BadDatabase, match="another server uses"):
            Store(url, serves=True)
        Store(url).close()
        command = [sys.executable, "-m", "vaka.table", "--port", "0", "--no-browser", "--database", url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert done.returncode == 1
        assert re.fullmatch(r"vaka: another server uses .*\n", done.stderr)
    Store(url, serves=True).close()


def test_a_database_of_a_newer_version_is_refused_in_one_line(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'vaka.db'}")
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match="newer version") as refusal:
        migrate(engine)
    assert "\n" not in str(refusal.value)
    engine.dispose()


@pytest.mark.parametrize("path", ["//evil.example/x", "///evil.example", "/\\evil.example", "//evil.example/%2e%2e"])
def test_an_address_with_two_slashes_leads_nowhere_else(served: Served, path: str) -> None:
    with line(served, f"GET {path} HTTP/1.1\r\nhost: {served.address}\r\nconnection: close\r\n\r\n".encode()) as opened:
        answer = b""
        while part := opened.recv(65536):
            answer += part
    head, _, body = answer.decode("utf-8", "replace").partition("\r\n\r\n")
    assert "\nlocation:" not in head.lower()
    assert re.findall(r'(?:href|action|src)="(?://|/\\|[a-z]+:)[^"]*', body) == []
    assert body.count("lang=fr") > 0, "the links that this is about are there"


def test_many_spectators_of_one_address_do_not_fill_a_table(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", watchers_per_address=2) as served:
        table = served.open("aloha")
        with table.sit() as one, table.sit() as two, table.sit() as three, table.sit(0) as seated:
            for player in (one, two, seated):
                assert player.wait("view")
            assert closed_with(three) == 4429


def test_programs_are_told_when_they_may_come_again(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", work_per_second=1.0, work_burst=1.0) as served:
        answer = httpx.get(f"http://{served.address}/")
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1


def test_a_websocket_outlives_the_time_for_a_request(tmp_path: Path) -> None:
    """Its request was whole when it came; from then on the connection may be quiet for as long as it likes."""
    with serving(tmp_path / "vaka.db", head_time=0.2, body_time=0.2) as served, served.open("aloha").sit() as watching:
        watching.wait("view")
        time.sleep(0.6)
        watching.say("ping")
        watching.wait("pong")
