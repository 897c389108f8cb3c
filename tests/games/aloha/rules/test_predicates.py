"""Where speed asked for a second form of a rule, both forms say the same."""

from __future__ import annotations

import pytest

import vaka
from tests.conftest import random_games
from vaka.engine import Setup
from vaka.engine.loops import random_action, seeded
from vaka.games.aloha.rules.actions import FLEET
from vaka.games.aloha.rules.joining import closed_to, why_not_join
from vaka.games.aloha.rules.launching import launch_squares, why_not_launch
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.position import AlohaPosition, aloha, is_twin, pirogue_of
from vaka.games.aloha.rules.reasons import MOVED, OPEN, TWIN
from vaka.games.aloha.rules.sailing import sail_squares, why_not_sail
from vaka.games.aloha.rules.sea import BEACH, SQUARES
from vaka.games.aloha.rules.sequence import why_not

GAME = vaka.game("aloha")
SETUPS = list(GAME.setups())


def walk(setup: Setup, seed: int) -> list[AlohaPosition]:
    """The positions of a random game in which a seat is asked."""
    state, rng, found = GAME.new(*setup), seeded(17, seed), []
    while state.actor() != vaka.OVER:
        if state.actor() >= 0:
            found.append(aloha(state.copy()))
        state.step(random_action(state, rng))
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_legal_list_is_what_no_reason_stands_against(setup: Setup) -> None:
    """Launches, moves, pushes, hops and reveals are listed from sets; each id asked on its own gives the same."""
    for seed in range(max(1, random_games(40) // 10)):
        for position in walk(setup, seed)[::5]:
            asked = [action for action in range(GAME.action_count) if why_not(position, action, position.asked) == OPEN]
            assert position.legal() == asked


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_sets_of_squares_are_what_no_reason_stands_against(setup: Setup) -> None:
    """Square by square: where a pirogue may join another, be launched to, and sail to."""
    for position in walk(setup, 99)[::7]:
        seat = int(position.turn)
        for pirogue in (pirogue_of(seat, slot) for slot in range(FLEET)):
            closed = closed_to(position, seat, pirogue)
            beached = position.place[pirogue] == BEACH
            squares = launch_squares(position, seat, pirogue) if beached else sail_squares(position, seat, pirogue)
            for square in range(SQUARES):
                assert has(closed, square) == (why_not_join(position, seat, pirogue, square) != OPEN)
                reason = (why_not_launch if beached else why_not_sail)(position, seat, pirogue, square)
                if has(position.moved, pirogue):
                    assert reason == MOVED
                elif is_twin(position, pirogue):
                    assert (reason == TWIN) == has(squares, square)
                else:
                    assert (reason == OPEN) == has(squares, square)
