"""One server for one file of SQLite: a second is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from vaka.table.store.claim import lock_key
from vaka.table.store.notices import _connect
from vaka.table.store.reader import Store
from vaka.table.store.schema import ALIVE, BRIEF, BadDatabase


def test_a_server_that_believes_to_be_alone_is_not_joined(postgres_url: str) -> None:
    """Before this version a server held a lock for as long as it ran."""
    Store(postgres_url, serves=True).close()
    engine = create_engine(postgres_url)
    with engine.connect() as connection:
        where = connection.execute(text("SELECT current_database(), current_schema()")).one()
        connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": lock_key(*where)})
        with pytest.raises(BadDatabase, match="a server of an older version uses the database postgres; stop it first"):
            Store(postgres_url, serves=True)
        connection.rollback()
        connection.execute(text("SELECT pg_advisory_unlock_all()"))
    engine.dispose()
    Store(postgres_url, serves=True).close()


def test_what_a_dead_server_holds_is_free_within_half_a_minute(postgres_url: str) -> None:
    """Both sides of a connection look for signs of life: a machine that is gone says no goodbye."""
    settings = {name: int(value) for name, value in re.findall(r"-c (?:tcp_)?(\w+)=(\d+)", BRIEF["options"])}
    for side in (ALIVE, settings):
        assert side["keepalives_idle"] + side["keepalives_interval"] * side["keepalives_count"] <= 30
    engine = create_engine(postgres_url)
    with _connect(engine) as connection:  # PostgreSQL has heard of it
        found = connection.execute("SELECT setting FROM pg_settings WHERE name = 'lock_timeout'").fetchone()
    assert found == (str(settings["lock_timeout"]),)
    engine.dispose()


def test_a_file_is_the_same_by_whatever_name(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "vaka.db")
    first = Store(f"sqlite:///{tmp_path / 'vaka.db'}", serves=True)
    with pytest.raises(BadDatabase, match="another server uses"):
        Store(f"sqlite:///{tmp_path / 'link.db'}", serves=True)
    first.close()
    Store(f"sqlite:///{tmp_path / 'link.db'}", serves=True).close()
