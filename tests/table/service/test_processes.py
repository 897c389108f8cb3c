"""`vaka serve --processes N`: several processes on one socket."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from vaka.engine.errors import VakaError
from vaka.table.service.several import MOST, GaveUp, Several
from vaka.table.settings import Settings

SERVE = "import sys; from vaka.table.service.command import main; sys.exit(main(sys.argv[1:]))"


def start(*arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", SERVE, "--port", "0", "--no-browser", "--workers", "1", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def address_of(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    found = re.search(r"http://[\d.:]+", running.stdout.readline())
    assert found is not None
    return found[0]


def children(pid: int) -> set[int]:
    """The processes of a server that serve; the one that cleans up after them is none."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(child) for child in listed if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}


def test_two_processes_serve_and_one_that_dies_is_replaced(postgres_url: str) -> None:
    running = start("--processes", "2", "--database", postgres_url.replace("postgresql+psycopg://", "postgresql://"))
    address = address_of(running)
    with httpx.Client(base_url=address, timeout=60) as http:
        while http.get("/ready").status_code != 200:
            time.sleep(0.05)
        wish = {"game": "aloha", "seats": [{"kind": "human", "owner": "key"}] * 2}
        table = http.post("/api/v1/tables", json=wish).json()["table"]
        before = children(running.pid)
        assert len(before) == 2
        victim = min(before)
        os.kill(victim, signal.SIGKILL)
    while len(now := children(running.pid)) < 2 or victim in now:
        time.sleep(0.05)
    assert httpx.get(f"{address}/api/v1/tables/{table}", timeout=60).status_code == 200
    running.send_signal(signal.SIGTERM)
    _, said = running.communicate(timeout=60)
    assert running.returncode == 0, said
    assert "another takes its place" in said


def test_a_file_of_sqlite_has_one_process(tmp_path: Path) -> None:
    running = start("--processes", "4", "--database", f"sqlite:///{tmp_path / 'vaka.db'}")
    assert running.stdout is not None
    assert running.stdout.readline() == (
        "vaka: a SQLite file is for one process; name a PostgreSQL database with --database for several\n"
    )
    assert httpx.get(f"{address_of(running)}/ready", timeout=60).status_code == 200
    assert children(running.pid) == set()
    running.send_signal(signal.SIGTERM)
    running.communicate(timeout=60)
    assert running.returncode == 0


def test_a_database_that_is_not_there_is_told_in_one_line() -> None:
    running = start("--processes", "2", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    _, said = running.communicate(timeout=60)
    assert running.returncode == 1
    lines = [line for line in said.splitlines() if "WARNING Python" not in line]
    assert len(lines) == 1
    assert lines[0].startswith("vaka: the database does not open")


class Failing:
    """A process that ends at once."""

    sentinel = 0
    exitcode = 1

    def is_alive(self) -> bool:
        return False


def test_processes_that_do_not_begin_are_not_started_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    several = Several(2, lambda *_: None, Settings(), None)  # type: ignore[arg-type]
    started: list[Failing] = []

    def fail(self: Several) -> None:
        started.append(Failing())
        vars(self)["_running"][started[-1]] = time.monotonic()

    monkeypatch.setattr(Several, "_start", fail)
    for _ in range(MOST - 1):
        fail(several)
        several._ended(started[-1])  # type: ignore[arg-type]
    with pytest.raises(GaveUp):
        several._ended(started[-1])  # type: ignore[arg-type]
    assert issubclass(GaveUp, VakaError)
