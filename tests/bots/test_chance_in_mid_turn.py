"""A line that meets chance in mid-turn is rated where the others are: when the turn is over."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vaka
from vaka.bots import bot
from vaka.engine import ASKED, CHANCE, NOBODY, OVER, Game, State
from vaka.engine.testing import position

DIVE, STAY = 0, 1  # look for a pearl first, or do not
SELL, KEEP = 0, 1  # two points for the catch, and one for a pearl; or nothing
STAGES = ("dive", "pearl", "sell", "over")


class Catch(State):
    """One turn: whoever dives may find a pearl, then sells. Nothing is lost by diving, but points come only with the sale."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.stage = 0
        self.pearls = 0
        self.points = 0

    def actor(self) -> int:
        return OVER if self.stage == 3 else CHANCE if self.stage == 1 else 0

    def legal(self, seat: int = ASKED) -> list[int]:
        return [] if self.answering(seat) == NOBODY else [0, 1]

    def weights(self) -> list[int]:
        return [1, 1] if self.stage == 1 else []

    def source(self) -> str:
        return "sea" if self.stage == 1 else ""

    def play(self, action: int, seat: int) -> None:
        if self.stage == 0:
            self.stage = 1 if action == DIVE else 2
        elif self.stage == 1:
            self.pearls, self.stage = action, 2
        else:
            self.points, self.stage = 2 + self.pearls if action == SELL else 0, 3

    def scores(self) -> list[int]:
        return [self.points, 0]

    def winners(self) -> list[int]:
        return [0] if self.stage == 3 else []

    def write(self) -> dict[str, Any]:
        return {"stage": STAGES[self.stage], "pearls": self.pearls, "points": self.points}

    def read(self, data: dict[str, Any]) -> None:
        self.stage = STAGES.index(data["stage"])
        self.pearls, self.points = data["pearls"], data["points"]


class CatchGame(Game):
    """For the tests of bots."""

    id = "catch"
    title = "Catch"
    seats = range(2, 3)
    action_count = 2
    outcome_count = 2
    state_class = Catch

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.blank(seats, options)


def test_diving_first_costs_nothing_and_is_done() -> None:
    """Rated before the sale, diving would look worth nothing, and staying two points."""
    state = CatchGame().new(2)
    for seed in range(10):
        assert bot("greedy").choose(state.redact(0), random.Random(seed)) == DIVE


@pytest.mark.parametrize(
    ("hand", "display"),
    [("6 wood", "jetty"), ("3 wood 3 clay", "jetty tiles"), ("2 wood 2 clay 2 bamboo", "canoe hut stoneware")],
)
def test_the_second_card_of_the_cart_is_not_declined(hand: str, display: str) -> None:
    """Moorea: it is free, whatever can be acquired without it."""
    table = position(
        "moorea", 2, part="drawing", drawn=1, tools={"green": "cart"}, hands={"green": hand}, display=display, row="clay fish fish"
    )
    for seed in range(5):
        assert table.game.notation(table.state, bot("greedy").choose(table.redact(0), random.Random(seed))) == "draw"


def test_greedy_takes_nearly_every_second_card() -> None:
    """Over whole games of Moorea: it was declined in one case of four."""
    greedy, game = bot("greedy"), vaka.game("moorea")
    declined = offered = 0
    for seed in range(3):
        rng, state = random.Random(seed), game.new(3)
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.step(rng.choices(state.legal(), state.weights())[0])
                continue
            chosen = greedy.choose(state.redact(state.actor()), rng)
            spelled = [game.notation(state, action) for action in state.legal()]
            offered += "enough" in spelled
            declined += game.notation(state, chosen) == "enough"
            state.step(chosen)
    assert offered > 60
    assert declined < 0.05 * offered
