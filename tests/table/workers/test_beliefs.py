"""What could they hold? Asked at a table of a place that hides something, and answered from the view of whoever asks alone."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any, cast

import pytest
from pydantic import ConfigDict, TypeAdapter, with_config

from tests.table.rooms import Desk
from tests.table.served import Opened, Served
from vaka.engine import OVER, State
from vaka.engine.loops import random_action, seeded
from vaka.engine.registry import game as find_game
from vaka.table.game.people import Over
from vaka.table.protocol.shapes import BeliefShape
from vaka.table.shown.course import Arranged
from vaka.table.workers import beliefs
from vaka.table.workers.turns import Turns

if TYPE_CHECKING:
    from vaka.table.workers.bots import Thinking

SECRETIVE = ["moorea", "vanuatu", "paradise"]


@with_config(ConfigDict(extra="forbid", strict=True))
class StrictBelief(BeliefShape):
    """What could lie at a place, with nothing beside what is declared."""


BELIEF: TypeAdapter[Any] = TypeAdapter(StrictBelief)


def secretive(name: str, seed: int = 3) -> State:
    """A position of a random game in which something is hidden from seat 0 that can be something else."""
    index = 0
    while True:
        state, rng = find_game(name).new(seats=3), seeded(seed, index)
        for _ in range(400):
            if state.actor() == OVER:
                break
            state.step(random_action(state, rng))
            if state.actor() >= 0 and state.ply > 30 and find_game(name).secrets(state.redact(0)) and twin_of(state):
                return state
        index += 1


def twin_of(state: State) -> State | None:
    """Another position that seat 0 cannot tell from this one; None if there is none."""
    rng = random.Random(5)
    return next((other for _ in range(20) if (other := state.redact(0).resample(rng)) != state), None)


def arranged(served: Served, state: State, **more: Any) -> Opened:
    """A table of three whose game stands there."""
    table = served.open(state.game.id, "hhh", **more)
    room = served.server.rooms._lives[table.table].room
    room.history = Arranged(room.game, 3, room.options, state.copy())
    return table


def hiding(table: Opened, seat: int | None, **query: Any) -> dict[str, str]:
    """The places that hide something from a seat, and whether one thing or several."""
    return {told["place"]: told["hides"] for told in table.get("/places", seat, **query).json() if told["hides"]}


@pytest.mark.parametrize(("game", "lang"), [("moorea", "en"), ("vanuatu", "fr"), ("paradise", "de")])
def test_what_could_lie_there_has_names_and_chances(game: str, lang: str, served: Served) -> None:
    table = arranged(served, secretive(game))
    places = hiding(table, 0)
    assert places
    for place, kind in list(places.items())[:6]:
        answer = table.get("/belief", 0, of=place, lang=lang)
        assert answer.status_code == 200, answer.text
        told = BELIEF.validate_python(answer.json())
        chances = [guess["chance"] for guess in told["guesses"]]
        assert chances == sorted(chances, reverse=True)
        assert all(0 < chance <= 1 for chance in chances)
        assert all(guess["name"] and guess["really"] is None for guess in told["guesses"])
        if kind == "one":
            assert not told["several"]
            assert sum(chances) == pytest.approx(1, abs=0.01)
    assert table.get("/about", 0, of=next(iter(places))).json()["hides"] == next(iter(places.values()))


@pytest.mark.parametrize("game", SECRETIVE)
def test_twins_get_the_same_answer_on_the_wire(game: str, served: Served) -> None:
    """Two true positions that seat 0 cannot tell apart: byte for byte the same, and each thought out anew."""
    state = secretive(game)
    twin = twin_of(state)
    assert twin is not None
    assert twin.redact(0) == state.redact(0)
    tables = [arranged(served, state), arranged(served, twin)]
    places = [hiding(table, 0) for table in tables]
    assert places[0] == places[1] != {}
    for place in list(places[0])[:5]:
        said = []
        for table in tables:
            served.server.believing._known.clear()
            said.append(table.get("/belief", 0, of=place).content)
        assert said[0] == said[1], place


def test_the_twins_do_differ(served: Served) -> None:
    """Who holds the cards is told them: the test above would notice if a belief were made from the whole position."""
    state = secretive("moorea")
    twin = twin_of(state)
    assert twin is not None
    owners = [table.get("/places", 1).text for table in (arranged(served, state), arranged(served, twin))]
    assert owners[0] != owners[1]


@pytest.mark.parametrize("game", SECRETIVE)
def test_after_the_end_it_is_told_what_was_there(game: str, served: Served) -> None:
    """An earlier position with the eyes of a seat: what it could believe then, and the truth beside it."""
    state = secretive(game)
    table = arranged(served, state)
    room = served.server.rooms._lives[table.table].room
    assert table.get("/places", 0, ply=0, eyes=1).status_code == 403, "while it runs nobody lends another's eyes"
    assert table.get("/belief", 0, of="hand-green", eyes=1).status_code == 403
    room.over = Over("concede", [0], [0, 0, 0])
    try:
        assert hiding(table, 0, ply=0) == {}, "nothing is secret any more"
        places = hiding(table, 0, ply=0, eyes=0)
        for place in list(places)[:4]:
            told = BELIEF.validate_python(table.get("/belief", 0, of=place, ply=0, eyes=0).json())
            paths = state.game.secrets(state.redact(0))[place]
            assert all(guess["really"] is not None for guess in told["guesses"])
            if len(paths) > 1 or places[place] == "one":
                assert sum(guess["really"] for guess in told["guesses"]) == len(paths)
            assert any(guess["really"] for guess in told["guesses"])
    finally:
        room.over = None


def test_a_table_can_play_without(served: Served) -> None:
    table = arranged(served, secretive("moorea"), hints=False)
    assert hiding(table, 0) == {}
    refused = table.get("/belief", 0, of="hand-red", lang="de")
    assert refused.status_code == 403
    assert "ohne Tipps" in refused.json()["reason"]


def test_what_hides_nothing_is_not_guessed(served: Served) -> None:
    table = arranged(served, secretive("moorea"))
    for place in ("hand-green", "pile", "nowhere"):
        assert table.get("/belief", 0, of=place).status_code == 404, place
    assert table.get("/belief", None, of="hand-green").status_code == 200, "those who watch see no hand"
    assert served.http.get(f"/api/v1/tables/{table.table}/belief?seat=0&of=hand-red").status_code == 403
    assert hiding(served.open("aloha", "hh"), 0) == {}


def test_what_is_asked_again_is_known(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """All places of a view are thought out together, so that the next one is answered at once."""
    table = arranged(served, secretive("paradise"))
    first, second = list(hiding(table, 0))[:2]
    assert table.get("/belief", 0, of=first).status_code == 200

    async def fails(*_: object) -> None:
        raise AssertionError("it is thought out once")

    monkeypatch.setattr(served.server.thinking, "work", fails)
    assert table.get("/belief", 0, of=second).status_code == 200


def test_no_address_keeps_the_bots_from_their_moves(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Like hints: so many wait for each address, and whoever asks for more is refused."""
    table = arranged(served, secretive("vanuatu"))
    served.server.believing._known.clear()
    monkeypatch.setattr(served.server.thinking.turns, "waiting", lambda address, hints=False: beliefs.WAITING)
    assert table.get("/belief", 0, of=next(iter(hiding(table, 0)))).status_code == 429


def test_what_crosses_to_the_worker_is_the_view() -> None:
    """Plain data comes back, for the dump of a view alone."""
    state = secretive("moorea")
    found = beliefs.thought("moorea", json.loads(json.dumps(state.redact(0).dump())))
    assert json.loads(json.dumps(found))
    assert set(found) == set(state.game.secrets(state.redact(0)))


class Slow:
    """Thinks when it is told to go."""

    def __init__(self) -> None:
        self.turns = Turns(1)
        self.asked = 0
        self.go = asyncio.Event()

    async def work(self, who: object, function: Any, *given: Any) -> Any:
        self.asked += 1
        await self.go.wait()
        return function(*given)


def test_who_asks_of_a_second_place_meanwhile_waits_for_the_same_answer() -> None:
    """All places of a view are thought out at once. Whoever asks first may go: the others still get their answer."""
    room = Desk("moorea", "hhh").room
    view = room.view(0).dump()

    async def ask() -> None:
        slow = Slow()
        believing = beliefs.Believing(cast("Thinking", slow))
        first, second = (asyncio.create_task(believing.rows(room, view)) for _ in range(2))
        while not slow.asked:
            await asyncio.sleep(0)
        first.cancel()
        slow.go.set()
        found = await second
        assert found
        assert await believing.rows(room, view) == found
        assert slow.asked == 1

    asyncio.run(ask())


def test_a_game_of_old_rules_hides_nothing(served: Served) -> None:
    """It can only be looked at, and its position is not known."""
    table = arranged(served, secretive("moorea"))
    room = served.server.rooms._lives[table.table].room
    room.is_frozen = True
    try:
        assert hiding(table, 0) == {}
        assert table.get("/belief", 0, of="hand-red").status_code == 404
    finally:
        room.is_frozen = False
