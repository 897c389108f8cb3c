"""What is good: the greedy bot plays to win."""

from __future__ import annotations

import random
from typing import Any

import vaka
from tests.conftest import random_games
from vaka.bots import bot
from vaka.engine.testing import position

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
