"""The store, on SQLite and on PostgreSQL: both for real."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from tests.table.rooms import Desk, stored
from tests.table.served import play_out, serving
from vaka.engine.registry import game as find_game
from vaka.table.game import snapshots
from vaka.table.game.entries import Entry, Said, SeatChanged, Started, written
from vaka.table.game.replay import build
from vaka.table.game.room import Room
from vaka.table.seats.owners import Change, Device, Invitation, Owners
from vaka.table.store.reader import Store
from vaka.table.store.rows import Overtaken, Rows
from vaka.table.store.schema import BadDatabase, connect, migrate
from vaka.table.store.writer import Writer


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own, from the wheel."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))  # without one its libraries warn
    import pgserver.postgres_server as pgserver

    server = pgserver.get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="stop")
    yield server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'vaka.db'}"
    fresh: str = request.getfixturevalue("postgres")
    engine = connect(fresh)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return fresh


def test_a_game_is_read_as_it_was_written(url: str) -> None:
    desk = Desk("aloha", "hhb", seed=4)
    for _ in range(40):
        if desk.room.seats[desk.room.waiting()[0]].is_human:
            desk.play_any()
        else:
            desk.play_bot()
    desk.say(0, "chat", text="größe “x” 🌺")
    store = Store(url)
    writer = Writer(store.engine)
    asyncio.run(writer.write(Rows().new_game(desk.stored).log(desk.stored.id, desk.entries)))
    found = store.game(desk.stored.id)
    assert found == desk.stored
    assert snapshots.write(build(found, store.log(desk.stored.id), 200)) == snapshots.write(desk.room)
    half = Room(desk.stored, find_game("aloha"))
    for entry in desk.entries[:20]:
        half.fold(entry)
    for number in (10, half.entry):  # the second takes the place of the first
        asyncio.run(writer.write(Rows().snapshot(desk.stored.id, number, written(snapshots.write(half)))))
    log = store.log(desk.stored.id)
    assert log.snapshot is not None
    assert len(log.entries) == len(desk.entries) - 20
    assert snapshots.write(build(found, log, 200)) == snapshots.write(desk.room)
    writer.close()
    store.close()


def test_an_entry_is_written_once(url: str) -> None:
    """One process owns a game; the key guards against a second, and the others of a commit do not suffer."""
    store = Store(url)
    writer = Writer(store.engine)
    one, other = stored("aloha"), stored("aloha")._replace(id="b" * 16)

    async def race() -> list[object]:
        await writer.write(Rows().new_game(one).new_game(other))
        rows = [
            Rows().log(one.id, [Entry(1, Started([]), 1.0)]),
            Rows().log(one.id, [Entry(1, Started([]), 2.0)]),
            Rows().log(other.id, [Entry(1, Started([]), 3.0)]),
        ]
        return list(await asyncio.gather(*map(writer.write, rows), return_exceptions=True))

    answers = asyncio.run(race())
    assert [type(answer) for answer in answers] == [type(None), Overtaken, type(None)]
    assert [entry.created for entry in store.log(one.id).entries] == [1.0]
    assert len(store.log(other.id).entries) == 1
    writer.close()
    store.close()


def test_many_changes_share_a_commit(url: str) -> None:
    store = Store(url)
    writer = Writer(store.engine)
    table = stored("aloha")

    async def write() -> None:
        await writer.write(Rows().new_game(table))
        await asyncio.gather(*(writer.write(Rows().log(table.id, [Entry(n, Said(0, ""), 1.0)])) for n in range(1, 201)))

    asyncio.run(write())
    assert len(store.log(table.id).entries) == 200
    assert writer.commits < 100
    writer.close()
    store.close()


def test_owners_are_read_as_they_were_written(url: str) -> None:
    store = Store(url)
    writer = Writer(store.engine)
    old = stored("aloha")
    new = old._replace(id="b" * 16, created=old.created + 1)
    browser, program = Device(0, "1" * 64, "browser", "Firefox", 5.0), Device(1, "2" * 64, "program", "", 6.0)
    link = Invitation("3" * 64, old.id, 1, "sit", None, 7.0, None)
    later = link._replace(table=new.id, seat=0, expires=9.0)
    rows = Rows().new_game(old).new_game(new)
    asyncio.run(writer.write(rows.own(old.id, Change([browser, program], invited=[link])).own(new.id, Change(invited=[later]))))
    assert store.owners(old.id) == Owners([browser, program], [link])
    assert store.invitations(["3" * 64]) == [later, link], "the newest table first"
    assert store.labels_of("1" * 64) == {device.label for _, device in store.seats_of("1" * 64)}
    assert store.labels_of("2" * 64) == set()
    assert [(game.id, seats) for game, seats in store.held_games("1" * 64, 5)] == [(old.id, [0])]
    asyncio.run(writer.write(Rows().own(old.id, Change(ended=[browser], used=[link]))))
    assert store.owners(old.id) == Owners([program], [])
    assert store.invitations(["3" * 64]) == [later]
    assert [game.id for game in store.games([old.id, new.id, "c" * 16])] == [new.id, old.id]
    assert store.game("c" * 16) is None
    asyncio.run(writer.write(Rows(signs=[(old.id, 1, 77.0)])))
    found = store.game(old.id)
    assert found is not None
    assert [seat.seen for seat in found.seats] == [None, 77.0]
    writer.close()
    store.close()


def test_migrations_make_the_rows_that_are_declared(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from vaka.table.store.schema import ROWS

    engine = connect(url)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), ROWS) == []
        assert set(inspect(connection).get_table_names()) == {
            "alembic_version",
            "analyses",
            "banned",
            "clock",
            "devices",
            "entries",
            "games",
            "here",
            "invitations",
            "murmurs",
            "open_seats",
            "open_tables",
            "passes",
            "people",
            "people_keys",
            "results",
            "seats",
            "sender",
            "servers",
            "snapshots",
            "spent",
            "subscriptions",
            "told",
            "turned_away",
        }
    engine.dispose()


def test_a_free_seat_is_taken_once_and_the_list_knows(url: str) -> None:
    """Two servers decide at once on what both have seen: the row is there for one of them."""
    from vaka.table.game.entries import DoorSet
    from vaka.table.store.doors import may_join, may_open, open_tables
    from vaka.table.store.rows import Overtaken as Quicker

    store = Store(url)
    writer = Writer(store.engine)
    one = stored("aloha")
    host = "9" * 64
    opened = [Entry(1, Started([]), 1.0), Entry(2, DoorSet(on=True, seats=[1]), 2.0)]
    asyncio.run(writer.write(Rows(host_hash=host).new_game(one).log(one.id, opened)))
    assert [(table.id, table.seats[1][2]) for table in open_tables(store.engine, 0.0, 5)] == [(one.id, True)]
    assert may_join(store.engine, one.id, ["1" * 64]) == ([1], None)
    assert may_open(store.engine, [host], 1) == "too-many-open"
    asyncio.run(writer.write(Rows().log(one.id, [Entry(3, SeatChanged(1, "joined"), 3.0)])))
    with pytest.raises(Quicker):
        asyncio.run(writer.write(Rows().log(one.id, [Entry(4, SeatChanged(1, "joined"), 3.0)])))
    assert len(store.log(one.id).entries) == 3, "nothing of it is written"
    assert open_tables(store.engine, 0.0, 5) == []
    asyncio.run(writer.write(Rows(turned_away=[(one.id, "1" * 64)]).log(one.id, [Entry(4, SeatChanged(1, "removed"), 4.0)])))
    assert may_join(store.engine, one.id, ["1" * 64, "2" * 64]) == ([], "turned-away")
    assert may_join(store.engine, one.id, ["2" * 64]) == ([1], None)
    asyncio.run(writer.write(Rows(ended=[(one.id, 5.0)])))
    assert may_join(store.engine, one.id, ["2" * 64]) == ([], None)
    writer.close()
    store.close()


def test_names_and_results_are_read_as_they_were_written(url: str) -> None:
    from vaka.table.store.people import Naming, Person, Result, person_of, played_by, results_of

    store = Store(url)
    writer = Writer(store.engine)
    one, ana, phone, ben = stored("aloha"), "1" * 64, "2" * 64, "3" * 64
    change = Change([Device(0, ana, "browser", "", 1.0), Device(1, ben, "browser", "", 1.0)])
    rows = Rows(ended=[(one.id, 9.0)], results=[(one.id, Result("rules", [0], [3, 1]))])
    asyncio.run(writer.write(rows.new_game(one).own(one.id, change)))
    asyncio.run(writer.write(Rows(namings=[Naming(ana, "Firefox", 1.0, "Ana", "a" * 16), Naming(ben, "", 1.0, "Ben", "b" * 16)])))
    asyncio.run(writer.write(Rows(namings=[Naming(phone, "Safari", 2.0, source=ana)])))
    assert person_of(store.engine, phone) == Person("a" * 16, "Ana")
    assert results_of(store.engine, [one.id]) == {one.id: Result("rules", [0], [3, 1])}
    (played,) = played_by(store.engine, phone, 5)
    assert (played.held, [(seat.name, seat.person) for seat in played.seats]) == ([0], [("Ana", "a" * 16), ("Ben", "b" * 16)])
    assert store.labels_of(phone) == {"Safari"}
    asyncio.run(writer.write(Rows(nameless=[ana])))
    assert person_of(store.engine, phone) is None
    assert person_of(store.engine, ben) is not None
    writer.close()
    store.close()


def test_how_games_ended_before_is_found_in_their_snapshots(url: str) -> None:
    from alembic import command
    from alembic.config import Config

    import vaka.table.store

    engine = connect(url)
    config = Config()
    config.set_main_option("script_location", str(Path(vaka.table.store.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0007")
        for table, ended in (("a" * 16, 5.0), ("b" * 16, None)):
            game = {"id": table, "game": "aloha", "rules": 1, "seats": 2, "options": "{}", "kind": "play", "created": 1.0}
            names = ", ".join([*game, "ended"])
            connection.execute(text(f"INSERT INTO games ({names}) VALUES (:{names.replace(', ', ', :')})"), game | {"ended": ended})
            payload = '{"over":["conceded",[1],[2,4]]}' if ended else '{"over":null}'
            connection.execute(text("INSERT INTO snapshots VALUES (:id, 3, :payload)"), {"id": table, "payload": payload})
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT game_id, how, winners, scores FROM results")).all() == [
            ("a" * 16, "conceded", "[1]", "[2, 4]")
        ]
    engine.dispose()


def test_a_whole_game_is_played_on_it_and_goes_on_after_a_restart(url: str) -> None:
    with serving(url, snapshot_every=10) as served:
        table = served.open("lei", "hh")
        with table.sit(0) as ana, table.sit(1) as ben:
            play_out([ana, ben], random.Random(1), acts=4)
            ana.catch_up()
            before = ana.view
    with serving(url) as again:
        table.served = again
        view = table.view(0)
        assert [view[part] for part in ("text", "entry", "ply", "waiting")] == [
            before[part] for part in ("text", "entry", "ply", "waiting")
        ]
        with table.sit(0) as ana, table.sit(1) as ben:
            play_out([ana, ben], random.Random(1))
            assert ana.view["over"]


def test_games_leave_memory_and_come_back(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", idle_time=0.1) as served:
        table = served.open("aloha", "hh")
        view = table.view()
        for _ in range(100):
            if not len(served.server.rooms):
                break
            time.sleep(0.05)
        assert len(served.server.rooms) == 0
        assert table.view()["text"] == view["text"]


@pytest.mark.parametrize("bad", ["nonsense", "oracle://x/y", "sqlite:////nowhere/at/all.db", "postgresql+psycopg://127.0.0.1:1/x"])
def test_a_database_that_cannot_be_used_is_refused_in_words(bad: str) -> None:
    with pytest.raises(BadDatabase) as refusal:
        connect(bad)
    assert "\n" not in str(refusal.value)
