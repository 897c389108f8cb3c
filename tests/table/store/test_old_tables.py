"""Tables of before: a database that an older version wrote (tests/table/store/old) moves over without loss."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.served import Served, serving

OLD = Path(__file__).parent / "old"


@pytest.fixture
def known() -> dict[str, Any]:
    """What its visitors held, and what they saw."""
    data: dict[str, Any] = json.loads((OLD / "schema-0002.json").read_text(encoding="utf-8"))
    return data


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Served]:
    """A server of now on the database of then."""
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as connection:
        connection.executescript((OLD / "schema-0002.sql").read_text(encoding="utf-8"))
    connection.close()
    with serving(path) as served:
        yield served


def visitor(served: Served, **cookies: str) -> httpx.Client:
    client = httpx.Client(base_url=str(served.http.base_url), timeout=20, follow_redirects=True)
    for name, value in cookies.items():
        client.cookies.set(name.replace("__", "-"), value, domain="127.0.0.1", path="/")
    return client


def status(client: httpx.Client, table: str, seat: int, token: str = "") -> int:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return client.get(f"/api/v1/tables/{table}", params={"seat": seat}, headers=headers).status_code


def test_a_browser_holds_what_it_held(old: Served, known: dict[str, Any]) -> None:
    for name, seats in (("opened", [0]), ("rematch", [0]), ("screen", [0, 1])):
        facts = known["secrets"][name]
        with visitor(old, vaka_visitor=facts["visitor"]) as browser:
            for seat in seats:
                assert status(browser, facts["table"], seat) == 200, name
            assert facts["table"] in browser.get("/").text
            if name == "rematch":
                assert status(browser, facts["next"], 1) == 200
    stolen = known["secrets"]["opened"]
    assert status(old.http, stolen["table"], 0, stolen["tokens"]["0"]) == 403, "the host's copy of a taken seat's link"
    with visitor(old) as thief:
        assert thief.get(f"/s/{stolen['tokens']['0']}").status_code == 404


def test_a_link_that_nobody_has_opened_yet_still_invites_once(old: Served, known: dict[str, Any]) -> None:
    facts = known["secrets"]["opened"]
    link = f"/s/{facts['tokens']['1']}"
    with visitor(old) as friend, visitor(old) as late:
        assert friend.get(link).status_code == 200
        assert friend.post(link).status_code == 200
        assert status(friend, facts["table"], 1) == 200
        assert late.post(link).status_code == 404
        assert status(late, facts["table"], 1, facts["tokens"]["1"]) == 403


def test_a_browser_with_a_cookie_of_old_keeps_its_seat(old: Served, known: dict[str, Any]) -> None:
    facts = known["secrets"]["cookie"]
    with visitor(old, **{f"vaka-{facts['table']}-2": facts["tokens"]["2"]}) as browser:
        for _ in range(3):
            assert facts["table"] in browser.get("/").text
        assert [name for name in browser.cookies if name.startswith("vaka-")] == []
        assert status(browser, facts["table"], 2) == 200


def test_a_program_plays_on_with_its_token(old: Served, known: dict[str, Any]) -> None:
    facts = known["secrets"]["cookie"]
    path = f"/api/v1/tables/{facts['table']}"
    seat = old.http.get(path).json()["waiting"][0]
    headers = {"authorization": f"Bearer {facts['tokens'][str(seat)]}"}
    view = old.http.get(path, params={"seat": seat}, headers=headers).json()
    act = {"entry": view["entry"], "action": view["actions"][0]["id"]}
    assert old.http.post(f"{path}/act", params={"seat": seat}, json=act, headers=headers).status_code == 200


def test_a_game_under_rules_that_have_changed_is_shown_and_not_played_on(old: Served, known: dict[str, Any]) -> None:
    """Moorea's first rules counted idle rounds otherwise: its games of then open read-only."""
    facts = known["secrets"]["programs"]
    path, headers = f"/api/v1/tables/{facts['table']}", {"authorization": f"Bearer {facts['tokens']['0']}"}
    view = old.http.get(path, params={"seat": 0}, headers=headers).json()
    assert view["frozen"]
    assert view["actions"] == []
    act = {"entry": view["entry"], "action": 0}
    assert old.http.post(f"{path}/act", params={"seat": 0}, json=act, headers=headers).status_code >= 400


def test_a_game_of_vanuatus_first_rules_is_shown_too(old: Served, known: dict[str, Any]) -> None:
    """Version 2 moved two players' neutral markers and waives fewer bonuses; what was stored before is read, not replayed."""
    view = old.http.get(f"/api/v1/tables/{known['secrets']['screen']['table']}").json()
    assert view["frozen"]
    assert len(view["log"]) > 0


def test_everything_reads_as_it_read(old: Served, known: dict[str, Any]) -> None:
    for name, seen in known["views"].items():
        view = old.http.get(f"/api/v1/tables/{known['secrets'][name]['table']}").json()
        assert view["plies"] == seen["plies"], name
        assert len(view["log"]) == len(seen["log"]), "words may change, what was told may not"
        assert bool(view["over"]) is seen["over"], name


def test_what_was_asked_and_who_stands_in_is_as_it_was(old: Served, known: dict[str, Any]) -> None:
    asked = old.http.get(f"/api/v1/tables/{known['secrets']['screen']['table']}").json()
    assert asked["undo"]["request"]["needs"] == [1, 2]
    assert asked["chat"][-1]["text"] == "größe 🌺"
    stands_in = old.http.get(f"/api/v1/tables/{known['secrets']['stand_in']['table']}").json()
    assert stands_in["seats"][0]["bot"] == "greedy"
