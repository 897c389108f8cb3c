"""What a person at a table asks for: words about the board, whether something can be taken back, and a first game."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter, with_config

from tests.table.served import Served
from vaka.engine.registry import game as find_game
from vaka.table.protocol.shapes import AboutShape, ViewShape

GAMES = ["aloha", "moorea", "vanuatu", "paradise"]


@with_config(ConfigDict(extra="forbid", strict=True))
class StrictView(ViewShape):
    """A view with nothing beside what is declared."""


@with_config(ConfigDict(extra="forbid", strict=True))
class StrictAbout(AboutShape):
    """Words about a place with nothing beside what is declared."""


VIEW: TypeAdapter[Any] = TypeAdapter(StrictView)
ABOUT: TypeAdapter[Any] = TypeAdapter(StrictAbout)


@pytest.mark.parametrize("game", GAMES)
def test_every_place_has_words_for_a_seat_and_for_spectators(served: Served, game: str) -> None:
    table = served.open(game, "hhh", options={})
    for seat in (0, None):
        places = table.get("/places", seat).json()
        assert len(places) > 20
        for told in places:
            ABOUT.validate_python(told)
            assert told["name"]
        last = places[-1]["place"]
        assert table.get("/about", seat, of=["nothing", last]).json() == places[-1]
    assert table.get("/about", None, of="nothing").status_code == 404
    assert table.get("/places", None, ply=0).status_code == 200
    assert table.get("/places", None, ply=999).status_code == 404


def test_words_about_a_place_are_those_of_the_seat_that_asks(served: Served) -> None:
    """A hand is known to its owner alone."""
    table = served.open("moorea", "hh")
    mine = {told["place"] for told in table.get("/places", 0).json()}
    public = {told["place"] for told in table.get("/places", None).json()}
    assert any(name.startswith("hand-") and name.count("-") > 1 for name in mine - public)


def test_who_is_not_sure_is_asked_before_what_cannot_be_taken_back(served: Served) -> None:
    table = served.open("aloha", "hh")
    seat = table.view()["waiting"][0]
    view = table.view(seat)
    reveal = next(action for action in view["actions"] if action["kind"] == "reveal")
    launch = next(action for action in view["actions"] if action["kind"] == "launch")
    asked = table.post(seat, "act", entry=view["entry"], action=reveal["id"], sure=False)
    assert asked.status_code == 409
    assert asked.json()["unsure"] == reveal["id"]
    assert reveal["sentence"] in asked.json()["reason"]
    assert table.view(seat)["ply"] == view["ply"]
    assert table.post(seat, "act", entry=view["entry"], action=launch["id"], sure=False).status_code == 200
    view = table.view(seat)
    assert view["undo"]["free"]
    assert table.post(seat, "act", entry=view["entry"], action=reveal["id"]).status_code == 200


def test_what_can_be_taken_back_and_since_when(served: Served) -> None:
    table = served.open("aloha", "hh")
    seat = table.view()["waiting"][0]
    view = table.view(seat)
    assert view["undo"]["back"] is None
    assert "nothing yet" in view["undo"]["why"]
    assert view["since"] == 0
    assert view["setup"] == view["ply"]
    reveal = next(action for action in view["actions"] if action["kind"] == "reveal")
    after = table.post(seat, "act", entry=view["entry"], action=reveal["id"]).json()
    assert after["undo"]["back"] == view["ply"]
    assert "cannot take it back alone" in after["undo"]["why"]
    assert after["since"] == after["ply"]
    assert table.view(1 - seat)["since"] == 0
    lines = [line for line in after["log"] if line["ply"] > view["ply"]]
    assert lines[0]["seat"] == seat
    assert lines[0]["places"]


def test_where_it_happened_outlives_a_snapshot(served: Served) -> None:
    table = served.open("aloha", "hh")
    room = served.server.rooms.loaded(table.table).room  # type: ignore[union-attr]
    before = room.history.events
    fresh = type(room.history)(room.game, 2, room.options)
    fresh.read(room.history.write())
    assert fresh.events == before
    assert any(event.places for events in before for event in events)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize(("game", "alone"), [*((game, False) for game in GAMES), ("paradise", True)])
def test_each_lesson_is_a_table_where_its_moves_are_open(served: Served, game: str, alone: bool, lang: str) -> None:
    told = served.http.get(f"/api/v1/games/{game}/lessons?lang={lang}&alone={alone}").json()
    assert 5 <= len(told) <= 9
    for step, lesson in zip(told, find_game(game).course(alone), strict=True):
        assert len(step["moves"]) == len(lesson.moves)
        address = f"/api/v1/games/{game}/lessons/{step['key']}"
        view = served.http.get(f"{address}/view?lang={lang}&shape=tall").json()
        VIEW.validate_python(view)
        assert set(step["moves"]) <= {action["id"] for action in view["actions"]}
        for move in step["moves"][:1]:
            after = served.http.get(f"{address}/view?after={move}").json()
            VIEW.validate_python(after)
            assert after["ply"] > view["ply"]
            assert after["log"]
            assert served.http.get(f"{address}/places?after={move}").json()
    assert served.http.get(f"/api/v1/games/{game}/lessons/nothing/view").status_code == 404
    assert served.http.get(f"/learn/{game}?lang={lang}&alone={alone}").status_code == 200


def test_who_plays_alone_is_offered_the_lessons_of_that_game(served: Served) -> None:
    assert 'id="learn-alone"' in served.http.get("/new/paradise").text
    assert 'id="learn-alone"' not in served.http.get("/new/aloha").text
    for seats, alone in (("h", True), ("hh", False)):
        page = served.http.get(f"/t/{served.open('paradise', seats).table}?watch").text
        assert ("/learn/paradise?alone=1" in page) == alone
