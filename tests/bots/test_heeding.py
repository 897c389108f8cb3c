"""A tree that heeds chance plays on by what chance has shown; one that does not plays on the same whatever it was."""

from __future__ import annotations

import random
from typing import Any

from librt.random import Random

import vaka
from vaka.bots.search import SearchBot, Settings, children, partners_of
from vaka.bots.tree import NONE, Tree, try_alike
from vaka.engine import ASKED, CHANCE, NOBODY, OVER, Game, State

LOOK, BET = 0, 1  # see under which shell the pearl is and point at it; or win three times out of four
LEFT, RIGHT = 0, 1
STAGES = ("choice", "pearl", "pointing", "bet", "over")


class Shells(State):
    """One player, in truth: whoever looks knows, and wins by pointing at what was seen."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.stage = 0
        self.pearl = 0
        self.won = 0

    def actor(self) -> int:
        return OVER if self.stage == 4 else CHANCE if self.stage in (1, 3) else 0

    def legal(self, seat: int = ASKED) -> list[int]:
        return [] if self.answering(seat) == NOBODY else [0, 1]

    def weights(self) -> list[int]:
        return {1: [1, 1], 3: [1, 3]}.get(self.stage, [])

    def source(self) -> str:
        return "sea" if self.stage in (1, 3) else ""

    def play(self, action: int, seat: int) -> None:
        if self.stage == 0:
            self.stage = 1 if action == LOOK else 3
        elif self.stage == 1:
            self.pearl, self.stage = action, 2
        else:
            self.won, self.stage = action if self.stage == 3 else int(action == self.pearl), 4

    def scores(self) -> list[int]:
        return [self.won, 1 - self.won] if self.stage == 4 else [0, 0]

    def winners(self) -> list[int]:
        return [] if self.stage != 4 else [0] if self.won else [1]

    def write(self) -> dict[str, Any]:
        return {"stage": STAGES[self.stage], "pearl": self.pearl, "won": self.won}

    def read(self, data: dict[str, Any]) -> None:
        self.stage = STAGES.index(data["stage"])
        self.pearl, self.won = data["pearl"], data["won"]


class ShellsGame(Game):
    """For the tests of bots."""

    id = "shells"
    title = "Shells"
    seats = range(2, 3)
    action_count = 2
    outcome_count = 2
    state_class = Shells

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.blank(seats, options)


def test_what_chance_shows_is_made_use_of() -> None:
    """Looking wins always, the bet three times out of four; who points at the same shell whatever was seen wins half."""
    view = ShellsGame().new(2).redact(0)
    found = SearchBot(iterations=1000, samples=0, heed=1).consider(view, random.Random(1))
    assert found.best == LOOK
    assert found.candidates[0].result > 0.7
    blind = SearchBot(iterations=1000, samples=0, heed=0).consider(view, random.Random(1))
    assert blind.best == BET


def test_each_outcome_has_a_node_of_its_own() -> None:
    """A tile of Aloha that is turned up: four kinds at most, each with the actions that follow it."""
    state = vaka.game("aloha").new(2)
    state.apply(0)
    view = state.redact(0)
    reveal = next(action for action in view.legal() if view.game.notation(view, action).startswith("reveal"))
    tree = Tree(view.game.judge, Settings(heed=1, plies=4).knobs(), partners_of(view), 0, Random(3))
    tree.plant(view, [0.0] * len(view.legal()))
    child = next(child for child in children(tree, 0) if tree.key[child] == reveal)
    try_alike(tree, view, [child], 60)
    shown = children(tree, child)
    assert {int(tree.seat[node]) for node in shown} == {CHANCE}
    assert len(shown) == 4
    assert sum(int(tree.visits[node]) for node in shown) == 60
    assert all(tree.first[node] != NONE for node in shown)


def test_a_hint_leaves_chance_out_of_its_line() -> None:
    """What is expected to follow are decisions."""
    view = ShellsGame().new(2).redact(0)
    found = SearchBot(iterations=400, samples=0, heed=1).consider(view, random.Random(1))
    looked = next(candidate for candidate in found.candidates if candidate.action == LOOK)
    assert [seat for seat, _ in looked.line] == [0]
