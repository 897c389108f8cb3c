"""Running a server for real: health, figures, logs, a stop that loses nothing, and the operator's command."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.served import QUICK, Served, serving
from tests.table.test_hostile import closed_with
from vaka.cli import main
from vaka.table.service.stop import LAST_MOMENT
from vaka.table.store.schema import StoreFailure
from vaka.table.web.app import build_app


def test_health_and_readiness(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    assert served.http.get("/health").text == "ok\n"
    assert served.http.get("/ready").status_code == 200

    def fail() -> None:
        raise StoreFailure("gone")

    with monkeypatch.context() as failing:
        failing.setattr(served.server.store, "answers", fail)
        assert served.http.get("/health").status_code == 200, "the process is there"
        assert served.http.get("/ready").status_code == 503


def test_figures_in_the_format_of_prometheus(served: Served) -> None:
    table = served.open("aloha", "hr")
    with table.sit(0) as player:
        player.wait("view")
        answer = served.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.text.splitlines()
    for line in lines:
        assert re.fullmatch(r'# (HELP|TYPE) \w+ .*|\w+(\{(\w+="[^"]*",?)+\})? -?[\d.e+]+', line), line
    values = {line.split(" ")[0]: float(line.split(" ")[1]) for line in lines if not line.startswith("#")}
    assert values['vaka_requests_total{method="POST",status="201"}'] >= 1
    assert values['vaka_entries_total{kind="start"}'] >= 1
    assert values["vaka_rooms"] >= 1
    assert values["vaka_connections"] >= 1
    assert values["vaka_commit_seconds_count"] >= 1
    assert values['vaka_request_seconds_bucket{le="+Inf"}'] == values["vaka_request_seconds_count"]


def visit(tmp_path: Path, client: str, url: str, headers: dict[str, str] | None = None, **changed: Any) -> httpx.Response:
    settings = replace(QUICK, database=f"sqlite:///{tmp_path / 'vaka.db'}", behind_proxy=True)
    app = build_app(replace(settings, **changed))

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(client, 1))
        async with httpx.AsyncClient(transport=transport, base_url="https://vaka.example") as http:
            answer = await http.get(url, headers=headers)
        await app.state.server.close()
        return answer

    return asyncio.run(ask())


def test_https_is_for_good(tmp_path: Path) -> None:
    assert visit(tmp_path, "10.0.0.7", "/").headers["strict-transport-security"].startswith("max-age=")


LOCAL = {"host": "127.0.0.1:8765"}


@pytest.mark.parametrize("behind", [False, True])
@pytest.mark.parametrize(
    ("client", "headers", "is_told"),
    [
        ("127.0.0.1", LOCAL, True),
        ("::1", {"host": "[::1]:8765"}, True),
        ("::ffff:127.0.0.1", {"host": "localhost:8765"}, True),
        ("10.0.0.7", {"host": "10.0.0.1:8765"}, False),
        ("192.168.1.9", {"host": "192.168.1.5:8765"}, False),
        ("8.8.8.8", LOCAL, False),
        ("127.0.0.1", {"host": "vaka.example"}, False),  # a proxy passes on the host alone
        ("127.0.0.1", {**LOCAL, "x-forwarded-for": "127.0.0.1"}, False),  # a visitor says so, and the proxy believes it
        ("127.0.0.1", {**LOCAL, "x-forwarded-proto": "https"}, False),
        ("127.0.0.1", {**LOCAL, "x-real-ip": "8.8.8.8"}, False),
        ("127.0.0.1", {**LOCAL, "forwarded": "for=8.8.8.8"}, False),
        ("127.0.0.1", {**LOCAL, "via": "1.1 proxy"}, False),
    ],
)
def test_figures_are_for_this_machine_alone(
    tmp_path: Path, client: str, headers: dict[str, str], is_told: bool, behind: bool
) -> None:
    """They count the acts of all tables, secret ones as well: whoever reads them twice knows that somebody has ordered."""
    names = ("vaka.example",)
    answer = visit(tmp_path, client, "/metrics", headers, behind_proxy=behind, names=names)
    assert answer.status_code == (200 if is_told else 404)


def test_figures_are_for_whoever_the_operator_names(tmp_path: Path) -> None:
    networks = ("10.0.0.0/24", "2001:db8::/32")
    for client, status in (("10.0.0.7", 200), ("::ffff:10.0.0.7", 200), ("2001:db8::7", 200), ("10.0.1.7", 404), ("local", 404)):
        assert visit(tmp_path, client, "/metrics", metrics_for=networks).status_code == status, client


def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    (tmp_path / "vaka.db").touch(mode=0o644)
    with serving(tmp_path / "vaka.db") as served:
        served.open("aloha")
        for path in tmp_path.iterdir():
            if path.suffix != ".lock":
                assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


def test_a_server_that_is_told_to_stop_writes_everything_and_ends_well(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "vaka", "serve", "--port", "0", "--no-browser", "--workers", "1", "--log", "json"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    assert running.stdout is not None
    found = re.search(r"http://([\d.:]+)/", running.stdout.readline())
    assert found is not None
    seats = [{"owner": "key"}, {"owner": "key"}]
    opened = httpx.post(f"http://{found[1]}/api/v1/tables", json={"game": "aloha", "seats": seats}, timeout=20).json()
    running.send_signal(signal.SIGTERM)
    _, said = running.communicate(timeout=15)
    assert running.returncode == 0
    assert all(json.loads(line)["time"] for line in said.splitlines())
    with sqlite3.connect(tmp_path / "vaka" / "vaka.db") as connection:
        assert connection.execute("SELECT count(*) FROM games WHERE id = ?", (opened["table"],)).fetchone() == (1,)
    connection.close()


def test_a_server_that_is_told_to_stop_ends_whatever_hangs(tmp_path: Path) -> None:
    assert LAST_MOMENT < 5
    command = [sys.executable, "-m", "vaka.table", "--port", "0", "--no-browser", "--load", "tests.table.hanging"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    assert running.stdout is not None
    assert re.search(r"http://([\d.:]+)/", running.stdout.readline())
    running.send_signal(signal.SIGTERM)
    _, said = running.communicate(timeout=60)  # it would be ten minutes
    assert running.returncode == 1
    assert "did not end in time" in said
    assert "WARNING this Python has holes" in said


def admin(path: Path, *words: str) -> int:
    return main(["admin", "--database", f"sqlite:///{path}", *words])


def test_the_operator_lists_exports_backs_up_and_deletes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "vaka.db"
    with serving(path, idle_time=0.2) as served:
        table, other = served.open("aloha"), served.open("aloha", "hr")
        table.post(0, "chat", text="hello")
        assert admin(path, "list") == 0
        assert table.table in capsys.readouterr().out
        assert admin(path, "export", table.table) == 0
        exported = capsys.readouterr().out
        assert [entry["kind"] for entry in json.loads(exported)["entries"]] == ["start", "chat"]
        assert not any(token in exported for token in table.tokens.values())
        assert admin(path, "backup", str(tmp_path / "copy.db")) == 0
        assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
        assert admin(path, "delete-idle", "1", "--dry-run") == 0
        assert admin(path, "delete", table.table) == 0
        assert admin(path, "delete", "nothing") == 1
        for _ in range(100):
            if table.get().status_code == 404:
                break
            time.sleep(0.05)
        assert table.get().status_code == 404, "the running server has noticed"
        assert other.get().status_code == 200
    with serving(tmp_path / "copy.db") as again:
        table.served = again
        assert table.view(0)["chat"][0]["text"] == "hello"
    assert admin(tmp_path / "copy.db", "delete-idle", "0") == 0
    assert admin(tmp_path / "copy.db", "list") == 0
    assert table.table not in capsys.readouterr().out.splitlines()[-1]


def test_the_operator_gives_a_seat_a_new_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "vaka.db"
    with serving(path, idle_time=0.2) as served:
        table = served.open("aloha")
        with table.sit(0) as lost, table.sit(1) as ben:
            for player in (lost, ben):
                player.wait("view")
            assert admin(path, "rotate", table.table, "0") == 0
            link = capsys.readouterr().out.strip()
            assert closed_with(lost) == 1012, "the game is read anew"
        assert table.get("", 0).status_code == 403
        assert table.view(1)["chat"][-1]["notice"] == "rotated"
        answer = served.http.post(f"/api/v1/invitations/{link.removeprefix('/s/')}")
        table.tokens[0] = answer.json()["token"]
        assert table.view(0)["viewer"] == 0
        assert admin(path, "rotate", table.table, "9") == 1
