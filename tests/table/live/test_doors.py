"""Open tables: the list, sitting down, what a host may do about a player, and what nobody learns from it."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.seats.test_owners import connected, told
from tests.table.served import Opened, Served, serving
from tests.table.test_hostile import closed_with

Browser = Callable[[], httpx.Client]


@pytest.fixture
def browser(served: Served) -> Iterator[Browser]:
    """Browsers of their own, each with its cookies."""
    made: list[httpx.Client] = []

    def new() -> httpx.Client:
        made.append(httpx.Client(base_url=str(served.http.base_url), timeout=20, headers={"user-agent": "Firefox Linux"}))
        return made[-1]

    yield new
    for client in made:
        client.close()


def host(table: Opened) -> dict[str, str]:
    return {"authorization": f"Bearer {table.data['host']}"}


def does(table: Opened, what: str, headers: dict[str, str] | None = None, **wish: Any) -> httpx.Response:
    """What the host does, or somebody else."""
    path = f"/api/v1/tables/{table.table}/{what}"
    return table.served.http.post(path, json=wish, headers=host(table) if headers is None else headers)


def listed(served: Served, table: Opened) -> dict[str, Any] | None:
    """A table in the list of all."""
    found: list[dict[str, Any]] = served.http.get("/api/v1/open").json()
    return next((one for one in found if one["table"] == table.table), None)


def sits(client: httpx.Client, table: Opened, name: str = "") -> httpx.Response:
    return client.post(f"/join/{table.table}", data={"name": name})


# --- The list ---


def test_a_table_opened_to_anybody_is_listed_until_it_is_full(served: Served, browser: Browser) -> None:
    table = served.open("aloha", "hig", options={"mode": "expert"}, public=True)
    found = listed(served, table)
    assert found is not None
    assert (found["title"], found["link"], found["minutes"]) == ("Aloha", f"/t/{table.table}", 0)
    assert found["options"] == [{"label": "Version", "choice": "Expert"}]
    assert found["seats"][0] | {"word": ""} == {"word": "", "name": "P0", "free": False, "bot": False}
    assert [seat["free"] for seat in found["seats"]] == [False, True, False]
    ben = browser()
    answer = sits(ben, table, "Ben")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table.table}?seat=1")
    view = ben.get(f"/api/v1/tables/{table.table}", params={"seat": 1}).json()
    assert view["seats"][1]["name"] == "Ben"
    assert told(table) == ["opened", "joined"]
    assert listed(served, table) is None, "nobody else is wanted"
    assert sits(browser(), table, "Cem").status_code == 409


def test_the_newest_comes_first_and_a_table_among_friends_is_not_listed(served: Served) -> None:
    first, friends, last = (served.open("aloha", "hi", public=public) for public in (True, False, True))
    ids = [one["table"] for one in served.http.get("/api/v1/open").json()]
    assert ids.index(last.table) < ids.index(first.table)
    assert friends.table not in ids
    assert served.http.post(f"/api/v1/tables/{friends.table}/join", json={}).status_code == 409


def test_the_list_tells_nothing_that_is_secret(served: Served) -> None:
    table = served.open("lei", "hi", public=True)
    found = listed(served, table)
    assert found is not None
    assert set(found) == {"table", "link", "game", "title", "picture", "options", "seats", "since", "minutes"}
    assert {key for seat in found["seats"] for key in seat} == {"word", "name", "free", "bot"}
    text = json.dumps(found) + served.http.get("/open").text + served.http.get("/").text
    for secret in (*table.tokens.values(), *table.links.values(), table.data["host"]):
        assert secret.removeprefix("/s/") not in text


def test_the_host_opens_and_closes_it_later_and_nobody_else_does(served: Served, browser: Browser) -> None:
    table = served.open("aloha", "hi")
    for headers in ({}, table.headers(0)):
        assert does(table, "door", headers, on=True).status_code == 403
    assert does(table, "door", on=True).status_code == 204
    assert does(table, "door", on=True).status_code == 204, "twice is once"
    assert listed(served, table) is not None
    assert table.view(0)["public"]
    assert does(table, "door", on=False).status_code == 204
    assert listed(served, table) is None
    assert sits(browser(), table).status_code == 409
    assert told(table) == ["opened", "shut"]
    friend = browser()
    assert friend.post(table.links[1]).status_code == 303, "an invitation is good all the same"
    assert does(table, "door", on=True).status_code == 409, "there is no free seat"


def test_whoever_joins_takes_the_seat_from_the_link_and_the_link_from_the_list(served: Served, browser: Browser) -> None:
    table = served.open("aloha", "hi", public=True)
    sits(browser(), table)
    assert browser().post(table.links[1]).status_code == 404
    other = served.open("aloha", "hi", public=True)
    browser().post(other.links[1])
    assert listed(served, other) is None
    assert sits(browser(), other).status_code == 409


def test_of_many_at_once_one_sits_down(served: Served) -> None:
    table = served.open("aloha", "hi", public=True)
    answers: list[int] = []

    def come() -> None:
        answers.append(httpx.post(f"http://{served.address}/api/v1/tables/{table.table}/join", json={}, timeout=20).status_code)

    threads = [threading.Thread(target=come) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [201, 409, 409, 409, 409, 409]
    assert told(table) == ["opened", "joined"]


def test_the_row_decides_also_where_another_process_was_quicker(served: Served) -> None:
    """What this process has in memory says that the seat is free; the store knows better, and nothing is written."""
    from sqlalchemy import delete, select

    from vaka.table.game.entries import SeatChanged
    from vaka.table.store.doors import OPEN_SEATS, keep_door
    from vaka.table.store.doors import Door as Row

    table = served.open("aloha", "hi", public=True)
    engine = served.server.store.engine
    row = Row(table.table, SeatChanged(1, "joined"), 1.0)
    with engine.begin() as connection:
        connection.execute(delete(OPEN_SEATS).where(OPEN_SEATS.c.game_id == table.table))
    with engine.begin() as connection:
        assert not keep_door(connection, row)
    with engine.connect() as connection:
        assert connection.execute(select(OPEN_SEATS.c.seat).where(OPEN_SEATS.c.game_id == table.table)).all() == []
    assert does(table, "join").status_code == 409


def test_a_server_without_open_tables_has_none(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", open_tables=False) as served:
        table = served.open("aloha", "hi")
        assert does(table, "door", on=True).status_code == 403
        wish = {"game": "aloha", "seats": [{}, {}], "public": True}
        assert served.http.post("/api/v1/tables", json=wish).status_code == 403
        assert served.http.get("/api/v1/open").json() == []
        assert served.http.post(f"/join/{table.table}").status_code == 403
        assert 'id="open-tables"' not in served.http.get("/").text


def test_one_host_has_a_few_and_one_address_sits_down_so_often(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", open_by_one=2, joins_per_hour=2) as served:
        with httpx.Client(base_url=str(served.http.base_url)) as ana:
            wish = {"game": "aloha", "seats": [{"owner": "screen"}, {}], "public": True, "host": "screen"}
            answers = [ana.post("/api/v1/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 403]
        tables = [answer.json()["table"] for answer in answers[:2]]
        codes = [served.http.post(f"/api/v1/tables/{table}/join", json={}).status_code for table in (*tables, tables[0])]
        assert codes == [201, 201, 429]


def test_a_table_that_is_over_or_deleted_leaves_the_list(served: Served, browser: Browser) -> None:
    table, other = (served.open("aloha", "hhi", public=True) for _ in range(2))
    table.post(0, "request", what="concede")
    assert table.post(1, "answer", agree=True).json()["over"]
    assert listed(served, table) is None
    assert sits(browser(), table).status_code == 409
    served.server.store.delete([other.table])
    assert listed(served, other) is None


# --- What a host may do about a player ---


def test_a_player_who_has_seen_nothing_makes_room_for_anybody_else(served: Served, browser: Browser) -> None:
    """Aloha hides nothing from anybody."""
    table, ben, cem = served.open("aloha", "hi", public=True), browser(), browser()
    sits(ben, table, "Ben")
    assert does(table, "remove", {}, seat=1).status_code == 403
    with connected(served, ben, table.table, 1) as sitting:
        sitting.wait("view")
        assert does(table, "remove", seat=1).status_code == 204
        assert closed_with(sitting) == 4401
    view = table.view(0)
    assert not view["seats"][1]["taken"]
    assert view["seats"][1]["bot"] is None
    assert "Ben was removed" in view["chat"][-1]["text"], "everybody reads it"
    assert listed(served, table) is not None
    assert sits(ben, table, "Ben").status_code == 403, "not the same one again"
    assert sits(cem, table, "Cem").status_code == 303
    assert "Ben was removed" in table.view(0)["chat"][-2]["text"], "and not the one who came after"
    assert does(table, "remove", seat=0).status_code == 204, "the host has no seat here: a key of its own holds seat 0"


def test_a_hand_that_was_seen_is_played_on_by_a_bot_and_nobody_else(served: Served, browser: Browser) -> None:
    table, ben = served.open("lei", "hi", public=True), browser()
    sits(ben, table, "Ben")
    assert does(table, "remove", seat=1).status_code == 204
    seat = table.view(0)["seats"][1]
    assert (seat["kind"], seat["taken"], seat["bot"]) == ("bot", True, "greedy")
    assert listed(served, table) is None
    assert sits(browser(), table).status_code == 409
    assert told(table)[-1] == "replaced"
    invitation = served.http.post(f"/api/v1/tables/{table.table}/invitation", json={"seat": 1}, headers=host(table))
    assert invitation.status_code == 404, "not by an invitation either"
    assert table.post(0, "bot", seat=1, bot=None).status_code == 403


def test_among_friends_nobody_is_removed(served: Served, browser: Browser) -> None:
    table, ben = served.open("aloha", "hi"), browser()
    ben.post(table.links[1])
    assert does(table, "remove", seat=1).status_code == 403
    assert table.view(0)["seats"][1]["taken"]


def test_what_became_of_a_player_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", snapshot_every=1) as served:
        tables = [served.open(game, "hi", public=True) for game in ("aloha", "lei")]
        for table in tables:
            with httpx.Client(base_url=str(served.http.base_url)) as ben:
                sits(ben, table, "Ben")
            does(table, "hush", seat=1)
            does(table, "remove", seat=1)
        before = [table.view(0) for table in tables]
    with serving(tmp_path / "vaka.db") as again:
        for table, view in zip(tables, before, strict=True):
            table.served = again
            now = table.view(0)
            assert [(seat["kind"], seat["taken"], seat["hushed"]) for seat in now["seats"]] == [
                (seat["kind"], seat["taken"], seat["hushed"]) for seat in view["seats"]
            ]
            assert now["public"]
        assert listed(again, tables[0]) is not None


def test_the_host_mutes_somebody_for_everybody(served: Served) -> None:
    table = served.open("aloha", "hh")
    assert does(table, "hush", table.headers(0), seat=1).status_code == 403
    assert does(table, "hush", seat=1).status_code == 204
    assert table.view(0)["seats"][1]["hushed"]
    assert table.post(1, "chat", text="again and again").status_code == 403
    assert table.post(1, "rename", name="again and again").status_code == 403
    assert table.post(0, "chat", text="calm").status_code == 200
    assert does(table, "hush", seat=1, on=False).status_code == 204
    assert table.post(1, "chat", text="sorry").status_code == 200
    assert told(table) == ["hushed", "heard"]


def test_the_host_does_nothing_to_seats_that_are_not_there(served: Served) -> None:
    table = served.open("aloha", "hg", public=False)
    for what in ("remove", "hush"):
        for seat in (1, 7):
            assert does(table, what, seat=seat).status_code in (403, 404)
