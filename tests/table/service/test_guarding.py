"""`vaka admin close | hide | show | ban | unban | bans`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.served import Opened, Served, serving
from vaka.cli import main


def admin(served: Served, *words: str) -> int:
    return main(["admin", "--database", str(served.server.store.engine.url), "--load", "tests.table.registered", *words])


def joined(served: Served, table: Opened) -> httpx.Client:
    """A browser that has sat down from the list."""
    client = httpx.Client(base_url=str(served.http.base_url), timeout=20)
    assert client.post(f"/join/{table.table}", data={"name": "Ben"}).status_code == 303
    return client


def listed(served: Served) -> list[str]:
    found: list[dict[str, Any]] = served.http.get("/api/v1/open").json()
    return [one["table"] for one in found]


def test_a_table_is_hidden_and_shown_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path / "vaka.db") as served:
        table = served.open("aloha", "hi", public=True)
        assert admin(served, "hide", table.table) == 0
        assert listed(served) == []
        assert served.http.post(f"/api/v1/tables/{table.table}/join", json={}).status_code == 409
        assert admin(served, "show", table.table) == 0
        assert listed(served) == [table.table]
        assert admin(served, "hide", "nothing") == 1
        assert "there is no open table" in capsys.readouterr().err


def test_a_table_is_closed_without_a_winner_and_everybody_reads_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path / "vaka.db", sweep_time=0.1) as served:
        table = served.open("aloha", "hi", public=True)
        assert admin(served, "close", table.table) == 0
    with serving(tmp_path / "vaka.db") as again:
        table.served = again
        over = table.view(0)["over"]
        assert (over["how"], over["winners"]) == ("closed", [])
        assert "operator" in over["reasons"]
        assert listed(again) == []
        assert "Ended: agreement" in table.get("/record").text
        assert admin(again, "close", table.table) == 1
        assert "is over" in capsys.readouterr().err
        assert admin(again, "check") == 0


def test_a_device_is_banned_and_turned_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path / "vaka.db") as served:
        tables = [served.open(game, "hi", public=True) for game in ("aloha", "lei")]
        ben = joined(served, tables[0])
        assert ben.post(f"/join/{tables[1].table}").status_code == 303
        friends = served.open("aloha", "hi")
        ben.post(friends.links[1])
        assert admin(served, "ban", tables[0].table, "1") == 0
        banned = re.findall(r"banned (\w{12})", capsys.readouterr().out)
        assert len(banned) == 1
        third = served.open("aloha", "hi", public=True)
        assert ben.post(f"/join/{third.table}").status_code == 403
        wish = {"game": "aloha", "seats": [{"owner": "screen"}, {}], "public": True, "host": "screen"}
        assert ben.post("/api/v1/tables", json=wish).status_code == 403
        assert ben.get(f"/api/v1/tables/{friends.table}", params={"seat": 1}).status_code == 200, "among friends it may play"
    with serving(tmp_path / "vaka.db") as served:
        for table in (*tables, third):
            table.served = served
        aloha, lei = (table.view(0)["seats"][1] for table in tables)
        assert not aloha["taken"]
        assert lei["kind"] == "bot"
        admin(served, "bans")
        assert banned[0] in capsys.readouterr().out
        assert admin(served, "unban", banned[0]) == 0
        ben.base_url = httpx.URL(str(served.http.base_url))
        assert ben.post(f"/join/{third.table}").status_code == 303
        for words in (["unban", "abc"], ["ban", third.table, "7"], ["ban", third.table, "x"], ["close", "nothing"]):
            assert admin(served, *words) == 1
        ben.close()
