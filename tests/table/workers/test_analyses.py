"""The analysis of a game at the table: refused while it runs, thought out once, kept with the game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.served import Opened, Served, serving
from vaka.table.gate import limits
from vaka.table.store.analyses import analysis_of

FEW = 4
"""So many actions are played before somebody gives up."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server whose analyses take next to no thought."""
    with serving(tmp_path / "vaka.db", analysis_level="0.1") as found:
        yield found


def finished(served: Served) -> Opened:
    """A game of Aloha that red gave up soon."""
    table = served.open("aloha", "hh")
    for _ in range(FEW):
        seat = table.view()["waiting"][0]
        view = table.view(seat)
        table.post(seat, "act", action=view["actions"][0]["id"], entry=view["entry"])
    table.post(0, "request", what="concede")
    view = table.view(1)
    if view["over"] is None:
        table.post(1, "answer", agree=True, entry=view["entry"])
    assert table.view()["over"] is not None
    return table


def ask(table: Opened, verb: str = "get", **query: Any) -> Any:
    return getattr(table.served.http, verb)(f"/api/v1/tables/{table.table}/analysis", params=query)


def waited_for(table: Opened) -> dict[str, Any]:
    """The analysis, when it is there."""
    end = time.monotonic() + 300
    while time.monotonic() < end:
        found: dict[str, Any] = ask(table).json()
        if found["part"] == 1:
            return found
        assert found["part"] is not None, "it was given up"
        time.sleep(0.1)
    raise AssertionError("no analysis came")


def test_a_running_game_is_refused(served: Served) -> None:
    table = served.open("aloha", "hh")
    for answer in (ask(table), ask(table, "post"), served.http.get(f"/t/{table.table}/analysis")):
        assert answer.status_code == 409
    assert ask(table, lang="de").json()["reason"] == "Das Spiel ist noch nicht zu Ende."
    assert analysis_of(served.server.store.engine, table.table) is None


def test_a_finished_game_is_analysed_once_and_kept(served: Served) -> None:
    table = finished(served)
    assert ask(table).json() == {"part": None, "picture": "", "seats": [], "made": ""}
    begun = ask(table, "post")
    assert begun.status_code == 202
    assert begun.json()["part"] == 0
    found = waited_for(table)
    assert "data-ply" in found["picture"]
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    assert all(seat["name"] in seat["text"] for seat in found["seats"])
    assert ask(table, "post").json() == found, "it is not paid for again"
    french = ask(table, lang="fr").json()
    assert french["made"].startswith("Analysé par Vaka")
    own = ask(table, eyes=1).json()
    assert own["picture"] != found["picture"]
    assert own["seats"] == found["seats"], "the words are the same; the curve is the seat's own"
    assert ask(table, eyes=2).status_code == 403
    assert 'viewBox="0 0 440' in ask(table, shape="tall").json()["picture"]
    engine = served.server.store.engine
    kept = analysis_of(engine, table.table)
    assert kept is not None
    assert kept["level"] == "0.1"
    served.server.store.delete([table.table])
    assert analysis_of(engine, table.table) is None


def test_an_address_may_ask_for_so_many(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ANALYSES_PER_HOUR", 1)
    one, other = finished(served), finished(served)
    assert ask(one, "post").status_code == 202
    assert ask(other, "post").status_code == 429
    waited_for(one)
    assert ask(one, "post").status_code == 202, "what is there costs nothing"


def test_the_page_is_there_in_three_languages(served: Served) -> None:
    table = finished(served)
    for lang, title in (("en", "Analyse this game"), ("fr", "Analyser cette partie"), ("de", "Diese Partie analysieren")):
        page = served.http.get(f"/t/{table.table}/analysis", params={"lang": lang})
        assert page.status_code == 200
        assert title in page.text
        assert f'data-table="{table.table}"' in page.text
