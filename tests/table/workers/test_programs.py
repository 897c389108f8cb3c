"""Programs as bots at the table: those that the operator names, and never a command from a client."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT
from tests.table.served import Served, serving

OPERATORS = (("mine", f"sh {ROOT / 'examples' / 'program_bot.sh'}"),)


def named(folder: Path) -> list[str]:
    """Commands that would leave a mark if they were ever started, as a client may try to name them."""
    command = f"touch {folder / 'mark'}"
    return [f"program:{command}", f"program@1:{command}", "program", "program@1", f"mine:{command}", command]


def asked(served: Served, seats: list[dict[str, Any]], **more: Any) -> int:
    """The status of a wish for a table."""
    answer = served.http.post("/api/v1/tables", json={"game": "aloha", "seats": seats, **more})
    assert answer.status_code >= 500 or "reason" in answer.json() or answer.status_code == 201
    return answer.status_code


def test_no_client_starts_a_command(tmp_path: Path) -> None:
    """Not as a seat, not for those who are away, not as a stand-in, over HTTP or a socket."""
    human = {"kind": "human", "name": "Ana", "owner": "key"}
    with serving(tmp_path / "vaka.db", programs=OPERATORS) as served:
        table = served.open("aloha", "hh")
        with table.sit(0) as ana:
            ana.wait("view")
            for name in named(tmp_path):
                assert asked(served, [human, {"kind": "bot", "bot": name}]) == 422, name
                assert asked(served, [human, human], away={"then": "bot", "after": 0, "bot": name}) == 422, name
                assert table.post(0, "bot", seat=0, bot=name).status_code == 422, name
                assert ana.ask("bot", seat=0, bot=name)["type"] == "refused", name
        time.sleep(0.3)
    assert not (tmp_path / "mark").exists()


def test_the_operators_program_plays(tmp_path: Path) -> None:
    """By the name that the operator gave it, as any other bot: it takes the last legal action."""
    with serving(tmp_path / "vaka.db", programs=OPERATORS) as served:
        assert "mine" in {bot["name"] for bot in served.http.get("/api/v1/bots").json()}
        seats = [{"kind": "human", "name": "Ana", "owner": "key"}, {"kind": "bot", "bot": "mine"}]
        answer = served.http.post("/api/v1/tables", json={"game": "aloha", "seats": seats})
        assert answer.status_code == 201, answer.text
        table, key = answer.json()["table"], answer.json()["seats"][0]["token"]
        served.http.headers["authorization"] = f"Bearer {key}"
        path, mine = f"/api/v1/tables/{table}", {"seat": 0}
        end, was_asked = time.monotonic() + 60, 0
        while time.monotonic() < end:
            view = served.http.get(path, params=mine).json()
            if view["you"]:
                if was_asked >= 3 and any(line["seat"] == 1 for line in view["log"]):
                    break
                was_asked += 1
                deed = {"action": view["actions"][-1]["id"], "entry": view["entry"]}
                served.http.post(f"{path}/act", params=mine, json=deed)
            time.sleep(0.02)
        else:
            pytest.fail("the program did not play")
