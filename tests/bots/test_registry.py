"""Bots by name: our own, registered ones, those of other packages."""

from __future__ import annotations

import random
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING

import pytest

from vaka.arena import simulate
from vaka.bots import Bot, UnknownBot, bot, bots, register, registry

if TYPE_CHECKING:
    from vaka.engine.state import State


class Watcher(Bot):
    """Takes the first action and remembers whose view it was shown."""

    name = "watcher"
    viewers: list[int] = []

    def choose(self, view: State, rng: random.Random) -> int:
        self.viewers.append(int(view.viewer))
        assert view.viewer == view.actor()
        return view.legal()[0]


class NoBot:
    """Something else that a package registers by mistake."""


OWN = ["easy", "expert", "greedy", "hard", "medium", "random", "search"]


def test_our_own_are_there() -> None:
    assert bots() == OWN
    assert [bot(name).name for name in bots()] == OWN


def test_an_unknown_bot_is_refused_with_a_suggestion() -> None:
    with pytest.raises(UnknownBot, match="did you mean greedy") as refused:
        bot("gredy")
    assert refused.value.suggestions == ["greedy"]
    with pytest.raises(UnknownBot, match="there are: easy, expert, greedy"):
        bot("zzz")


def test_a_bot_can_be_registered_and_is_shown_views_only() -> None:
    register(Watcher)
    Watcher.viewers.clear()
    simulate("aloha", seats=2, games=1, bots=["watcher", "random"])
    assert set(Watcher.viewers) == {0}


def test_another_package_brings_a_bot_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Watcher.__module__
    found = {
        "watcher": EntryPoint("watcher", f"{here}:Watcher", "vaka.bots"),
        "nobot": EntryPoint("nobot", f"{here}:NoBot", "vaka.bots"),
    }
    monkeypatch.setattr(registry, "_foreign", lambda: found)
    assert "watcher" in bots()
    assert bot("watcher").name == "watcher"
    with pytest.raises(TypeError, match=r"nobot: what is registered is no vaka\.bots\.Bot"):
        bot("nobot")
