"""Several servers on one PostgreSQL: each takes any deed, and all show the same."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from tests.table.served import Opened, Player, Served, play_out, until
from tests.table.several import Pair, serving_together
from vaka.table.game.entries import Entry, Said
from vaka.table.live import shared
from vaka.table.store.rows import Overtaken, Rows
from vaka.table.store.schema import StoreFailure
from vaka.table.store.times import Beat


@pytest.fixture(scope="module")
def pair(postgres_url: str) -> Iterator[Pair]:
    with serving_together(postgres_url, presence_time=0.3) as servers:
        yield servers


def at(server: Served, table: Opened) -> Opened:
    """The same table by another server."""
    return Opened(server, table.data)


def post(table: Opened, seat: int, verb: str, server: Served, **body: Any) -> httpx.Response:
    """Something that a seat says to one server."""
    return at(server, table).post(seat, verb, **body)


def take_up(token: str, server: Served) -> httpx.Response:
    """A program takes up an invitation."""
    return server.http.post(f"/api/v1/invitations/{token}")


def closed_with(player: Player) -> int:
    """By which code a connection ends."""
    with pytest.raises(ConnectionClosed) as closed:
        hear_all(player)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def hear_all(player: Player) -> None:
    while True:
        player.hear()


def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """All notices are lost."""
    monkeypatch.setattr(shared.Shared, "take_notice", lambda *_: None)


def test_a_game_is_played_through_both(pair: Pair) -> None:
    one, two = pair.servers
    table = one.open("lei", "hh")
    with table.sit(0) as ana, at(two, table).sit(1) as ben:
        play_out_slowly([ana, ben])
        assert ana.view["over"] == ben.view["over"]
        assert ana.view["text"] == ben.view["text"]


def play_out_slowly(players: list[Any]) -> None:
    """What one plays the other sees a moment later."""
    rng = random.Random(1)
    for player in players:
        player.wait("view")
    while not all(player.view["over"] for player in players):
        for player in players:
            player.catch_up()
        ready = [player for player in players if player.view["you"] and player.view["actions"]]
        if ready:
            player = rng.choice(ready)
            player.ask("act", action=rng.choice(player.view["actions"])["id"])
        else:
            time.sleep(0.01)


def test_what_one_says_the_other_hears_within_a_moment_or_a_second_without_notices(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair.servers
    table = one.open("aloha")
    with at(two, table).sit(1) as ben:
        ben.wait("view")
        table.post(0, "chat", text="by notice")
        assert ben.wait("chat")["text"] == "by notice"
        deaf(monkeypatch)
        table.post(0, "chat", text="without")
        assert ben.wait("chat")["text"] == "without"


def test_nobody_is_shown_an_older_position_than_before(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    deaf(monkeypatch)
    one, two = pair.servers
    table = one.open("aloha")
    there = at(two, table)
    there.view()
    for number in range(20):
        seat = table.view()["waiting"][0]
        view = table.view(seat)
        acted = (table, there)[number % 2].post(seat, "act", entry=view["entry"], action=view["actions"][0]["id"])
        assert acted.status_code == 200
        assert (there, table)[number % 2].view(seat)["entry"] == acted.json()["entry"]


def test_of_two_actions_at_once_one_is_done_and_one_is_refused(pair: Pair) -> None:
    table = pair.servers[0].open("aloha")
    for _ in range(10):
        seat = table.view()["waiting"][0]
        view = table.view(seat)
        with ThreadPoolExecutor(2) as pool:
            act = partial(post, table, seat, "act", entry=view["entry"], action=view["actions"][0]["id"])
            answers = list(pool.map(act, pair.servers))
        assert sorted(answer.status_code for answer in answers) == [200, 409]


def test_what_is_still_right_is_done_whoever_was_quicker(pair: Pair) -> None:
    table = pair.servers[0].open("aloha")
    said = [f"line {number}" for number in range(40)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(
            pool.map(lambda one: at(pair.servers[one[0] % 2], table).post(one[0] % 2, "chat", text=one[1]), enumerate(said))
        )
    assert {answer.status_code for answer in answers} == {200}
    assert sorted(line["text"] for line in table.view()["chat"]) == sorted(said)


def test_a_message_that_is_sent_to_both_is_carried_out_once(pair: Pair) -> None:
    table = pair.servers[0].open("aloha")
    for number in range(10):
        with ThreadPoolExecutor(4) as pool:
            answers = pool.map(partial(post, table, 0, "chat", text="once", key=f"key {number}"), pair.servers * 2)
            assert {answer.status_code for answer in answers} == {200}
    assert len(table.view()["chat"]) == 10


def test_an_invitation_that_is_used_at_both_is_good_once(pair: Pair) -> None:
    for _ in range(5):
        table = pair.servers[0].open("aloha", "hi")
        token = table.links[1].removeprefix("/s/")
        for server in pair.servers:
            at(server, table).view()
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(partial(take_up, token), pair.servers * 2))
        assert sorted(answer.status_code for answer in answers) == [201, 404, 404, 404]


def test_a_link_that_is_pressed_twice_leads_to_the_seat_by_whichever_server(pair: Pair) -> None:
    table = pair.open("aloha", "hi")
    pair.http.cookies.clear()
    origin = {"origin": f"http://{pair.servers[0].address}"}  # as a balancer passes it on
    for _ in range(2):
        answer = pair.http.post(table.links[1], headers=origin, follow_redirects=False)
        assert answer.status_code == 303
        assert answer.headers["location"] == f"/t/{table.table}?seat=1"


def test_a_device_that_was_ended_writes_nothing_at_once_and_reads_nothing_after_two_seconds(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf(monkeypatch)
    one, two = pair.servers
    table = one.open("aloha", "hh")
    link = table.served.http.post(f"/api/v1/tables/{table.table}/devices", params={"seat": 0}, headers=table.headers(0)).json()
    key = one.http.post(f"/api/v1/invitations/{link['link'].removeprefix('/s/')}").json()["token"]
    second = at(two, table)
    second.tokens[0] = key
    with second.sit(0) as device:
        device.wait("view")
        one.http.post(f"/api/v1/tables/{table.table}/devices/end", params={"seat": 0}, json={}, headers=table.headers(0))
        device.say("chat", text="am I still here?", key="late")
        began = time.monotonic()
        assert closed_with(device) == 4401
        assert not any('"done"' in heard for heard in device.heard)
        assert time.monotonic() - began < 2
    assert second.get(seat=0).status_code == 403
    assert second.post(0, "chat", text="or here?").status_code == 403
    assert not [line for line in table.view()["chat"] if line["text"] == "am I still here?"]


def test_who_is_here_is_known_to_all(pair: Pair) -> None:
    one, two = pair.servers
    table = one.open("aloha")
    with table.sit(0) as ana:
        ana.wait("view")
        with at(two, table).sit(1):
            assert ana.wait("presence")["online"] == [0, 1]
            with at(two, table).sit():
                until(lambda: table.view()["watching"] == 1)
        assert ana.wait("presence")["online"] == [0]
        assert table.view(0)["seats"][1]["away"] is not None


def test_spectators_hear_each_other(pair: Pair) -> None:
    one, two = pair.servers
    table = one.open("aloha")
    with table.sit() as here, at(two, table).sit() as there, table.sit(0) as player:
        for watcher in (here, there, player):
            watcher.wait("view")
        here.say("chat", text="psst", name="Cy")
        assert there.wait("chat")["text"] == here.wait("chat")["text"] == "psst"
        player.catch_up()
        assert not any("psst" in heard for heard in player.heard)


def test_a_bot_thinks_in_one_server_and_moves_once(pair: Pair) -> None:
    one, two = pair.servers
    table = one.open("aloha", "rr")
    with table.sit() as here, at(two, table).sit() as there:
        until(lambda: bool(table.view()["over"]), 60)
        for watcher in (here, there):
            while not watcher.view or not watcher.view["over"]:
                watcher.hear()
        assert here.view["text"] == there.view["text"]
    entries = one.server.store.log_without_snapshot(table.table).entries
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


def test_the_clocks_of_all_agree(pair: Pair) -> None:
    table = pair.servers[0].open("aloha", clock={"kind": "bank", "seconds": 600})
    left = []
    for server in pair.servers:
        seats = at(server, table).view(0)["seats"]
        left.append([seat["clock"]["left"] for seat in seats])
    assert all(abs(a - b) < 1 for a, b in zip(*left, strict=True))


def test_a_rematch_that_both_ask_for_is_one(pair: Pair) -> None:
    table = pair.servers[0].open("lei")
    with table.sit(0) as ana, table.sit(1) as ben:
        play_out([ana, ben], random.Random(3))
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda one: at(pair.servers[one], table).post(one, "rematch"), (0, 1)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["table"] for answer in answers}) == 1


# --- Known traps ---


def test_a_lost_race_costs_its_own_deed_alone(pair: Pair) -> None:
    server = pair.servers[0].server
    tables = [pair.servers[0].open("aloha").table for _ in range(3)]
    before = server.writer.commits

    async def race() -> list[object]:
        now = time.time()
        rows = [Rows(based={table: 0}).log(table, [Entry(2, Said(0, "one"), now)]) for table in tables]
        rows.insert(1, Rows(based={tables[0]: 0}).log(tables[0], [Entry(2, Said(0, "two"), now)]))
        return list(await asyncio.gather(*map(server.writer.write, rows), return_exceptions=True))

    answers = asyncio.run(race())
    assert [type(answer) for answer in answers] == [type(None), Overtaken, type(None), type(None)]
    assert server.writer.commits - before <= 2, "the batch is not committed again, one by one"


def test_a_commit_whose_answer_is_lost_is_read_back(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    from psycopg import OperationalError
    from sqlalchemy.engine import Connection
    from sqlalchemy.exc import OperationalError as Failed

    server = pair.servers[0].server
    table = pair.servers[0].open("aloha")
    real = Connection._commit_impl

    def lose(connection: Connection) -> None:
        real(connection)
        monkeypatch.setattr(Connection, "_commit_impl", real)
        raise Failed("COMMIT", None, OperationalError("the line is dead"))

    if hasattr(Connection, "_commit_impl"):
        rows = Rows(based={table.table: 0}).log(table.table, [Entry(2, Said(0, "kept"), time.time())])
        monkeypatch.setattr(Connection, "_commit_impl", lose)
        asyncio.run(server.writer.write(rows))
    assert [line["text"] for line in table.view()["chat"]] == ["kept"]


def test_the_number_of_a_lost_commit_may_come_again(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a crash PostgreSQL gives the number of a transaction that it lost to another one, which is committed."""
    from psycopg import OperationalError
    from sqlalchemy.engine import Connection
    from sqlalchemy.exc import OperationalError as Failed

    server = pair.servers[0].server
    table = pair.servers[0].open("aloha")
    real = Connection._commit_impl

    def crash(connection: Connection) -> None:
        monkeypatch.setattr(Connection, "_commit_impl", real)
        raise Failed("COMMIT", None, OperationalError("the line is dead"))

    rows = Rows(based={table.table: 0}).log(table.table, [Entry(2, Said(0, "lost"), time.time())])
    monkeypatch.setattr(server.writer, "_is_committed", lambda _: True)
    monkeypatch.setattr(Connection, "_commit_impl", crash)
    with pytest.raises(StoreFailure):
        asyncio.run(server.writer.write(rows))
    assert table.view()["chat"] == []


def test_the_time_of_a_game_never_goes_back(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = pair.servers
    table = one.open("aloha")
    table.post(0, "chat", text="now")
    times = two.server.times
    monkeypatch.setattr(times, "keep", lambda *_: None)
    began, counted, wall = times._then
    assert wall is not None
    monkeypatch.setattr(times, "_then", (began, counted - 100, wall - 100))
    at(two, table).post(0, "chat", text="and now")
    entries = one.server.store.log_without_snapshot(table.table).entries
    assert [entry.created for entry in entries] == sorted(entry.created for entry in entries)
    assert [entry.counted for entry in entries] == sorted(entry.counted for entry in entries)


def test_time_goes_on_by_a_few_seconds_at_most_however_the_clock_is_set(pair: Pair) -> None:
    together = pair.servers[0].server.rooms.common._together  # type: ignore[attr-defined]
    engine = pair.servers[0].server.store.engine
    for jump in (86_400, -86_400):
        before = together.beat().beat
        with engine.begin() as connection:
            connection.execute(text("UPDATE clock SET wall = wall - :jump"), {"jump": jump})
        after = together.beat().beat
        assert 0 <= after.counted - before.counted < 6
        assert isinstance(after, Beat)


def test_an_entry_of_a_newer_server_makes_this_one_let_go(pair: Pair) -> None:
    one, two = pair.servers
    table = one.open("aloha")
    with table.sit(0) as ana:
        ana.wait("view")
        with two.server.store.engine.begin() as connection:
            row = {"table": table.table, "now": time.time()}
            connection.execute(text("INSERT INTO entries VALUES (:table, 2, 'marvel', '{}', :now)"), row)
        assert closed_with(ana) == 1012
    assert table.get().status_code == 503
    with table.sit(0) as ana:
        assert closed_with(ana) == 1013


def test_a_dead_server_is_cleared_up_after(pair: Pair) -> None:
    one = pair.servers[0]
    table = one.open("aloha")
    engine = one.server.store.engine
    with engine.begin() as connection:
        counted = connection.execute(text("SELECT counted FROM clock")).scalar_one()
        connection.execute(text("INSERT INTO servers VALUES ('dead', :beat)"), {"beat": counted - 4.0})
        row = {"table": table.table}
        connection.execute(text("INSERT INTO here VALUES (:table, 1, 'dead', NULL, 1, '')"), row)
    with table.sit(0) as ana:
        ana.wait("view")
        assert 1 in {seat["seat"] for seat in table.view(0)["seats"] if seat["away"] is None}
        until(lambda: table.view(0)["seats"][1]["away"] is not None)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT count(*) FROM here WHERE server = 'dead'")).scalar_one() == 0


def test_a_held_order_is_opened_once_by_whichever_server(pair: Pair) -> None:
    one, two = pair.servers
    table = one.open("bids")
    there = at(two, table)
    with table.sit(0) as ana, there.sit(1) as ben:
        ana.wait("view")
        ben.wait("view")
        for player in (ana, ben):
            while player.view["you"]:
                player.ask("act", action=player.view["actions"][0]["id"])
        until(lambda: table.view(0)["entry"] > ana.view["entry"] or bool(table.view(0)["you"]))
        until(lambda: table.view(0)["text"] == there.view(0)["text"])
