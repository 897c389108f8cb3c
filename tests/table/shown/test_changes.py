"""A client that is told what has changed sees what one sees that is told everything: whatever anybody does at a table."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Callable
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule, run_state_machine_as_test

from tests.table.deeds import ANY, Table
from tests.table.folding import NOTHING, fold, mended
from tests.table.rooms import SETTINGS, Desk
from vaka.engine import SPECTATOR
from vaka.engine.words import LANGUAGES
from vaka.table.game.people import Request
from vaka.table.live import screens
from vaka.table.live.presence import Presence
from vaka.table.live.screens import Showing, Watcher
from vaka.table.seats.owners import Owners
from vaka.table.shown import views
from vaka.table.shown.boards import SHAPES, Boards
from vaka.table.shown.changes import cut
from vaka.table.workers.works import Works

GAMES = ("aloha", "moorea", "vanuatu", "paradise")


class AtOnce:
    """What would be done beside the loop is done at once."""

    async def aside(self, function: Callable[..., Any], *given: Any) -> Any:
        return function(*given)

    elsewhere = aside


class Two:
    """Two connections of one viewer: one is sent all of each view, the other what has changed."""

    def __init__(self, viewer: int, words: bool = True) -> None:
        self.whole = Watcher(viewer, "en", [viewer] if viewer >= 0 else [])
        self.keeping = Watcher(viewer, "en", [viewer] if viewer >= 0 else [], keeps=True, words=words)
        self.kept = NOTHING

    def turn(self, name: str, value: object) -> None:
        for watcher in (self.whole, self.keeping):
            setattr(watcher, name, value)

    async def look(self, showing: Showing) -> None:
        whole, part = await showing.message(self.whole), await showing.message(self.keeping)
        assert (whole is None) == (part is None), "whether something is sent tells no more than before"
        if whole is None or part is None:
            return
        view, said = json.loads(whole), json.loads(part)
        assert (view["type"], said["type"]) == ("view", "changes")
        self.kept = fold(self.kept, said)
        if not self.keeping.words and view["board"] is not None:
            view["text"] = ""
        assert self.kept.view == view


class Watched(Table):
    """A table with somebody at each seat, and somebody who looks on."""

    pairs: list[Two]

    @invariant()
    def all_see_the_same(self) -> None:
        if not hasattr(self, "desk"):
            return
        if not hasattr(self, "showing"):
            viewers = [*range(len(self.room.seats)), SPECTATOR]
            presence = Presence([None] * len(self.room.seats), 10.0)
            self.showing = Showing(self.room, Owners(), presence, SETTINGS, Boards(), cast("Works", AtOnce()))
            self.pairs = [Two(viewer, words=viewer == SPECTATOR) for viewer in viewers]
        self.showing.forget_shown()
        asyncio.run(self.look())

    async def look(self) -> None:
        for pair in self.pairs:
            await pair.look(self.showing)

    @rule(who=ANY, lang=st.sampled_from(LANGUAGES))
    def read_in_another_language(self, who: int, lang: str) -> None:
        pair = self.pairs[who % len(self.pairs)]
        pair.turn("lang", lang)
        pair.turn("is_new", True)
        pair.turn("edition", -1)

    @rule(who=ANY, shape=st.sampled_from([None, *SHAPES]))
    def turn_the_phone(self, who: int, shape: str | None) -> None:
        self.pairs[who % len(self.pairs)].turn("shape", shape)

    @rule(who=ANY, on=st.booleans())
    def want_it_in_words(self, who: int, on: bool) -> None:
        pair = self.pairs[who % len(self.pairs)]
        if pair.keeping.words != on:
            pair.keeping.words = on
            pair.whole.core = None  # it is sent a view as well, since the other is

    @rule(who=ANY)
    def come_again(self, who: int) -> None:
        """A line breaks: whoever is back is told everything."""
        at = who % len(self.pairs)
        self.pairs[at] = Two(self.pairs[at].whole.viewer, self.pairs[at].keeping.words)

    @rule(who=ANY)
    def not_take_it_in(self, who: int) -> None:
        """More has come than the outbox takes: everything is told again."""
        pair = self.pairs[who % len(self.pairs)]
        for watcher in (pair.whole, pair.keeping):
            watcher.patience = 0
            watcher.tell({"type": "pong"})
            watcher.outbox.clear()
            watcher.patience = 500

    @rule(who=ANY)
    def come_and_go(self, who: int) -> None:
        """Who is here is told with the next view."""
        self.showing.presence.connect([self.seat(who)], 1 - 2 * (who & 1))
        self.showing.forget_rests()


@pytest.mark.parametrize("name", GAMES)
def test_what_has_changed_makes_the_whole_view(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "FRESH", math.inf)  # on a busy machine, seconds may pass between the two
    machine = seed(0)(type(f"Watched table of {name}", (Watched,), {"name": name}))
    health = list(HealthCheck)
    run_state_machine_as_test(
        machine,
        settings=settings(max_examples=6, stateful_step_count=25, database=None, deadline=None, suppress_health_check=health),
    )


@given(st.lists(st.sampled_from("abcdef"), min_size=1), st.lists(st.sampled_from("abcdefg"), min_size=1))
def test_pieces_make_the_picture(old: list[str], new: list[str]) -> None:
    made = cut(old, new)
    assert mended(old, made) == new
    assert old != new or made == [0, len(old)]


@pytest.mark.parametrize("name", GAMES)
def test_panels_are_in_the_open(name: str) -> None:
    """They are written once for all: no viewer's own panel may tell more than a spectator's."""
    for number, kinds in enumerate(("hh", "hhh")):
        desk = Desk(name, kinds, number)
        for _ in range(40):
            if not desk.room.waiting():
                break
            if desk.room.held is not None:
                desk.open()
            else:
                desk.play_any()
            views = [desk.room.view(viewer) for viewer in (*range(len(kinds)), SPECTATOR)]
            for seat in range(len(kinds)):
                assert len({desk.room.game.panel(view, seat) for view in views}) == 1


def test_who_comes_and_goes_leaves_nothing_behind() -> None:
    """At a table where nothing happens everybody who comes is told something of their own: it is not kept for ever."""
    desk = Desk("aloha")
    showing = Showing(desk.room, Owners(), Presence([None, None], 10.0), SETTINGS, Boards(), cast("Works", AtOnce()))

    async def come() -> None:
        for _ in range(200):
            showing.forget_rests()
            assert await showing.message(Watcher(SPECTATOR, "en", [], keeps=True))

    asyncio.run(come())
    assert len(showing._changes) < 100


def test_what_was_shown_says_later_what_it_said() -> None:
    """A view is kept to be compared with the next one. Who agrees to a request is added to a list of the room."""
    room = Desk("aloha", "hhh").room
    room.request = Request(0, "concede", {"winners": []})
    shown = views.core(room, 1, "en", None)
    room.request.agreed.append(1)
    assert shown["undo"]["request"]
    assert shown["undo"]["request"]["agreed"] == []
