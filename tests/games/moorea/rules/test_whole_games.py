"""Whole games: nothing is lost, everything ends, and secrets are kept to the last card."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vaka
from tests.conftest import random_games
from tests.games.moorea.playing import GAME, choose, keen_game
from vaka.bots.greedy import GreedyBot
from vaka.engine.testing.check import check_game
from vaka.games.moorea.rules.box import COMMODITIES, PRODUCTS
from vaka.games.moorea.rules.checking import box_census
from vaka.games.moorea.rules.hands import hand_limit, hand_size
from vaka.games.moorea.rules.position import moorea

SETUPS = list(GAME.setups())


def all_cards(state: vaka.State) -> int:
    """Every card of the box, wherever it lies."""
    counts = state.census()
    assert counts["piles"] == counts["hands"] == 0, "a pile or a hand has another size than it says"
    return sum(counts[name] for name in (*COMMODITIES, *PRODUCTS, "tools", "boxed"))


@settings(max_examples=random_games(60), deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000), setup=st.sampled_from(SETUPS), whims=st.sampled_from([0.02, 0.1, 0.5, 1.0]))
def test_all_165_cards_are_accounted_for_after_every_action(seed: int, setup: Any, whims: float) -> None:
    """Material: 75 commodities, 20 tools, 70 products, in random and in keen games."""
    boxed = box_census(setup.seats)
    for state, _ in keen_game(setup.seats, seed, setup.options, whims):
        assert all_cards(state) == 165
        counts = state.census()
        assert [counts[name] for name in COMMODITIES] == [15] * 5
        assert {name: counts[name] for name in PRODUCTS} == boxed


def test_a_game_played_to_win_empties_the_product_pile() -> None:
    """Ablauf: the end comes with the products, and everybody who plays for points makes some."""
    rng, players = random.Random(2), GreedyBot(samples=1, width=2, tries=6, depth=3)
    state, told = GAME.new(3), []
    while state.actor() != vaka.OVER:
        events: list[vaka.Event] = []
        seat = state.actor()
        state.apply(choose(state, rng, 0.0) if seat == vaka.CHANCE else players.choose(state.redact(seat), rng), events)
        told += [event.key for event in events]
    assert "final-empty" in told
    assert min(state.scores()) > 20


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hands_keep_to_their_limit(seats: int) -> None:
    """Handkarten-Limit: whoever is not on turn holds 6 cards at most, or 8 with the basket."""
    for state, _ in keen_game(seats, seed=40 + seats):
        here = moorea(state)
        if state.actor() >= 0:
            for seat in range(seats):
                assert seat == here.turn or hand_size(here, seat) <= hand_limit(here, seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_resampled_positions_play_on(seats: int) -> None:
    """From any view a full position is drawn in which the game goes on to its end."""
    rng = random.Random(seats)
    for number, (state, _) in enumerate(keen_game(seats, seed=seats)):
        if number % 60 == 30 and state.actor() != vaka.OVER:
            full = state.redact(rng.randrange(seats)).resample(rng)
            assert full.census() == state.census()
            while full.actor() != vaka.OVER:
                actions = full.legal()
                full.apply(rng.choices(actions, full.weights())[0] if full.actor() == vaka.CHANCE else rng.choice(actions))


def test_the_contract_in_short() -> None:
    """One game of three: the whole contract is tested for every set-up beside the other games."""
    assert check_game(GAME, games=1, probes=3, setups=[SETUPS[4]]).games == 1
