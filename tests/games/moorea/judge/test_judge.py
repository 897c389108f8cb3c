"""What is good: the greedy bot plays to win."""

from __future__ import annotations

import random
from typing import Any

import vaka
from tests.conftest import random_games
from vaka.bots import bot
from vaka.engine.loops import random_action, seeded
from vaka.engine.testing import position
from vaka.games.moorea.judge.weights import FEATURES

GAME = vaka.game("moorea")


def worth(hand: str = "", tools: str = "", products: str = "", **words: Any) -> float:
    """How good a position is for green."""
    table = position("moorea", 2, hands={"green": hand}, tools={"green": tools}, products={"green": products}, **words)
    return GAME.judge.rate(table.state, 0)


def test_points_tools_and_cards_are_good() -> None:
    """More of anything is better."""
    assert worth(products="temple") > worth(products="jetty") > worth()
    assert worth(tools="cart") > worth(tools="basket") > worth()
    assert worth(hand="3 wood") > worth(hand="2 wood") > worth()
    assert worth(hand="canoe") > worth(hand="wood")


def test_tools_and_cards_lose_their_worth_towards_the_end() -> None:
    """In the last turn only points count."""
    assert worth(hand="6 wood", final=1) == worth(final=1)
    assert worth(tools="cart", final=1) == worth(final=1) + 100
    assert worth(tools="cart") > worth() + 1000


def test_the_greedy_bot_buys_the_cart_early() -> None:
    """The card list: whoever never buys it never wins."""
    table = position("moorea", 4, hands={"green": "4 wood 2 clay"})
    choice = bot("greedy").choose(table.redact(0), random.Random(1))
    assert GAME.notation(table.state, choice) == "buy cart with wood"


def test_greedy_beats_three_random_players() -> None:
    """At least 95% of four-player games, whichever its seat."""
    games = random_games(40)
    greedy, chaotic = bot("greedy"), bot("random")
    wins = 0
    for index in range(games):
        rng = random.Random(index)
        state = GAME.new(4)
        while state.actor() != vaka.OVER:
            seat = state.actor()
            if seat == vaka.CHANCE:
                state.step(rng.choices(state.legal(), state.weights())[0])
            else:
                player = greedy if seat == index % 4 else chaotic
                state.step(player.choose(state.redact(seat), rng))
        wins += state.winners() == [index % 4]
    assert wins >= 0.95 * games


def test_the_rating_is_the_features_times_their_weights() -> None:
    """What is learned is what is played: own table and hand, less the best rival's table."""
    judge: Any = GAME.judge
    weights = [getattr(judge.weights, name) for name in FEATURES]
    state, rng = GAME.new(2), seeded(3, 1)
    compared = 0
    while state.actor() != vaka.OVER:
        if state.actor() >= 0:
            own, other = (
                [weight * found for weight, found in zip(weights, judge.features(state, seat), strict=True)] for seat in (0, 1)
            )
            assert abs(sum(own) - sum(other[:7]) - judge.rate(state, 0)) <= 2, "to a rounding"
            compared += 1
        state.step(random_action(state, rng))
    assert compared > 20
