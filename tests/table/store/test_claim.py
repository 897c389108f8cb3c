"""One server for one database: a second is refused, and whoever has lost the lock stops."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool
from tools.strikes import Postgres

from tests.table.served import serving
from vaka.cli import main
from vaka.table.store import claim
from vaka.table.store.claim import lock_key
from vaka.table.store.reader import Store, StoreFailure
from vaka.table.store.schema import BadDatabase

SERVE = """
import sys
from vaka.table.store import claim
from vaka.table.service.command import main
claim.PATIENCE, claim.LOOKING, claim.STARTING = 0.2, 0.1, 0.2
sys.exit(main(["--port", "0", "--no-browser", "--workers", "1", "--database", sys.argv[1]]))
"""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own that listens on TCP, where alone signs of life can be missing."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, Postgres(Path(folder) / "pg") as running:
        running.restart("-o", f"-h 127.0.0.1 -p {port} -k {folder}/pg")
        running.url = f"postgresql+psycopg://postgres@127.0.0.1:{port}/postgres"
        yield running


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claim, "STARTING", 0.2)
    monkeypatch.setattr(claim, "LOOKING", 0.05)
    monkeypatch.setattr(claim, "PATIENCE", 0.2)


def start(url: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", SERVE, url]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def test_a_second_server_on_the_same_postgresql_is_refused_in_one_line(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(postgres.url) as served:
        table = served.open("aloha")
        with pytest.raises(BadDatabase, match="another server uses the database postgres"):
            Store(postgres.url, alone=True)
        second = start(postgres.url)
        _, said = second.communicate(timeout=60)
        assert second.returncode == 1
        assert is_one_line(said)
        assert main(["admin", "--database", postgres.url, "list"]) == 0, "the operator is not refused"
        assert table.table in capsys.readouterr().out
        assert table.get().status_code == 200
    Store(postgres.url, alone=True).close()


def test_the_lock_is_another_for_each_database(postgres: Postgres) -> None:
    engine = create_engine(postgres.url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text("CREATE DATABASE another"))
    one = Store(postgres.url, alone=True)
    other = Store(postgres.url.removesuffix("postgres") + "another", alone=True)
    other.close()
    one.close()
    keys = {lock_key(*where) for where in (("a", "public"), ("b", "public"), ("a", "tests"), ("a", None))}
    assert len(keys) == 4
    assert all(-(2**63) <= key < 2**63 for key in keys)


def test_the_lock_is_taken_again_after_postgresql_was_restarted(postgres: Postgres) -> None:
    with serving(postgres.url) as served:
        table = served.open("aloha")
        postgres.restart()
        served.server.store.answers()  # nobody reads or writes before the lock is ours again
        with pytest.raises(BadDatabase, match="another server"):
            Store(postgres.url, alone=True)
        assert table.post(0, "chat", text="still here").status_code in (200, 503), "what was under way may be said again"
        assert table.post(0, "chat", text="still here").status_code == 200
        assert served.server.lost is None


class Rival:
    """Waits for the lock, and has it as soon as it is free."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self.waiting, self.ending = self.engine.connect(), self.engine.connect()
        self.key = {"key": lock_key("postgres", "public")}
        self.thread = threading.Thread(target=lambda: self.waiting.execute(text("SELECT pg_advisory_lock(:key)"), self.key))

    def take(self) -> None:
        """Get in line, then break the connection of whoever holds it."""
        self.thread.start()
        locks = "FROM pg_locks WHERE locktype = 'advisory'"
        while not self.ending.execute(text(f"SELECT count(*) {locks} AND NOT granted")).scalar_one():
            time.sleep(0.01)
        self.ending.execute(text(f"SELECT pg_terminate_backend(pid) {locks} AND granted"))
        self.thread.join(10)

    def __enter__(self) -> Rival:
        return self

    def __exit__(self, *_: object) -> None:
        self.waiting.close()
        self.ending.close()


def test_a_server_without_its_lock_neither_reads_nor_writes_and_says_why(postgres: Postgres) -> None:
    reasons: list[str] = []
    lost = threading.Event()

    def on_lost(why: str) -> None:
        reasons.append(why)
        lost.set()

    store = Store(postgres.url, alone=True, on_lost=on_lost)
    store.answers()
    with Rival(postgres.url) as rival:
        rival.take()
        assert lost.wait(10)
        with pytest.raises(StoreFailure, match="lost its lock"):
            store.answers()
    assert reasons == ["another server uses the database postgres; stop it first, or name another with --database"]
    store.close()


def is_one_line(said: str) -> bool:
    """Is this all that is said, but for a warning about an old Python?"""
    lines = [line for line in said.splitlines() if "WARNING Python" not in line]
    return len(lines) == 1 and lines[0].startswith("vaka: another server uses the database ")


def test_a_server_that_cannot_get_its_lock_back_stops_with_one_line(postgres: Postgres) -> None:
    running = start(postgres.url)
    assert running.stdout is not None
    assert "the table is open" in running.stdout.readline()
    with Rival(postgres.url) as rival:
        rival.take()
        _, said = running.communicate(timeout=30)
    assert running.returncode == 1
    assert is_one_line(said), said


def test_a_lock_that_was_only_broken_is_taken_again(postgres: Postgres) -> None:
    store = Store(postgres.url, alone=True)
    engine = create_engine(postgres.url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text("SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory'"))
        while not connection.execute(text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'")).scalar_one():
            time.sleep(0.01)
    with pytest.raises(BadDatabase, match="another server"):
        Store(postgres.url, alone=True)
    store.answers()
    store.close()


def test_the_lock_of_a_dead_server_is_free_within_thirty_seconds(postgres: Postgres) -> None:
    """PostgreSQL itself asks for signs of life, on the connection of the lock."""
    assert claim.IDLE + claim.INTERVAL * claim.COUNT <= 30
    assert claim.SILENCE <= 30
    store = Store(postgres.url, alone=True)
    held = vars(store)["_claim"]._connection
    for setting in claim.ALIVE:
        name, _, value = setting.partition(" = ")
        found = held.execute(text("SELECT setting FROM pg_settings WHERE name = :name"), {"name": name}).scalar_one()
        assert found == value, name
    store.close()


def test_a_file_is_the_same_by_whatever_name(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "vaka.db")
    first = Store(f"sqlite:///{tmp_path / 'vaka.db'}", alone=True)
    with pytest.raises(BadDatabase, match="another server uses"):
        Store(f"sqlite:///{tmp_path / 'link.db'}", alone=True)
    first.close()
    Store(f"sqlite:///{tmp_path / 'link.db'}", alone=True).close()
