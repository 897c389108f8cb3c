"""The picture of how a game ended, to be shared."""

from __future__ import annotations

import struct
from xml.etree import ElementTree

import pytest

import vaka
from tests.table.served import Served
from vaka.arena.games import bot_record


def opened(served: Served, game: str, names: list[str], bots: int = 3) -> str:
    """A table with the record of a game that is over."""
    record = bot_record(vaka.game(game), ["random"] * bots, {"turns": "20"} if game == "paradise" else {}, seed=1)
    record.names = names
    answer = served.http.post("/api/v1/records", content=str(record), headers={"content-type": "text/plain; charset=utf-8"})
    return str(answer.json()["table"])


@pytest.mark.parametrize("game", ["aloha", "moorea", "vanuatu"])
def test_the_end_is_drawn_with_names_scores_and_sources(served: Served, game: str) -> None:
    table = opened(served, game, ["Ana", "Ben", "Cid"])
    over = served.http.get(f"/api/v1/tables/{table}").json()["over"]
    answer = served.http.get(f"/t/{table}/result.svg?lang=de")
    assert answer.headers["content-type"] == "image/svg+xml"
    root = ElementTree.fromstring(answer.text)
    title = root.findtext("{http://www.w3.org/2000/svg}title") or ""
    assert title.startswith(vaka.game(game).title)
    told = [element.text for element in root.iter("{http://www.w3.org/2000/svg}title")]
    german = served.http.get(f"/api/v1/tables/{table}?lang=de").json()["over"]
    for sources in german["points"]:
        for source in sources:
            if source["points"]:
                assert f"{source['label']} {source['text']}" in told
    assert "<style" not in answer.text
    assert 'data-action="' not in answer.text
    assert len(over["scores"]) == 3
    image = served.http.get(f"/t/{table}/result.png").content
    assert struct.unpack(">I", image[16:20]) == (1600,)


def test_names_in_any_script_are_written_and_escaped(served: Served) -> None:
    """What our own letters do not have is text, in a font of whoever looks."""
    table = opened(served, "aloha", ["Ana", "<b>井上</b>", "Ольга"])
    text = served.http.get(f"/t/{table}/result.svg").text
    assert "&lt;b&gt;井上&lt;/b&gt;" in text
    assert "Ольга" in text
    assert ">Ana<" not in text
    assert served.http.get(f"/t/{table}/result.png").status_code == 200


def test_a_game_that_runs_has_no_picture_of_its_end(served: Served) -> None:
    """It would show what is hidden."""
    table = served.open("moorea").table
    for kind in ("svg", "png"):
        answer = served.http.get(f"/t/{table}/result.{kind}")
        assert answer.status_code == 409
    assert served.http.get("/t/nothing/result.png").status_code == 404
