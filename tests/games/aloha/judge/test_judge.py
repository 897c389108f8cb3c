"""Aloha's judgement: who can win in one turn is exact for what lies open, and nearer is better."""

from __future__ import annotations

import vaka
from tests.conftest import random_games
from vaka.engine.loops import Tally, playout, random_action, seeded
from vaka.engine.names import CHANCE, OVER
from vaka.engine.state import State
from vaka.engine.testing import position
from vaka.games.aloha.judge import judge
from vaka.games.aloha.rules.actions import HOP, PUSH, REVEAL
from vaka.games.aloha.rules.position import aloha

GAME = vaka.game("aloha")


def wins_by_trying(state: State, seat: int, actions: int) -> bool:
    """Every sequence of sails and hops, by the rules themselves."""
    for action in state.legal():
        if action < PUSH or HOP <= action < REVEAL:
            after = state.copy()
            after.step(action)
            if after.actor() == OVER:
                if seat in after.winners():
                    return True
            elif actions > 1 and after.actor() == seat and wins_by_trying(after, seat, actions - 1):
                return True
    return False


def middles(count: int, seats: int, mode: str) -> list[State]:
    """Positions of random games, each asking a seat."""
    found = []
    for index in range(count):
        rng = seeded(3, index)
        state = GAME.new(seats, {"mode": mode})
        playout(state, rng, Tally(), 20 + index % 60)
        while state.actor() == CHANCE:
            state.step(random_action(state, rng))
        if state.actor() != OVER:
            found.append(state)
    return found


def test_can_win_agrees_with_trying_everything() -> None:
    wins = 0
    for state in middles(random_games(2000), 2, "family") + middles(random_games(2000), 3, "expert"):
        seat = int(state.actor())
        actions = min(2, int(aloha(state).left))
        expected = wins_by_trying(state, seat, actions)
        assert judge.can_win(aloha(state), seat, actions) == expected, GAME.text(state)
        wins += expected
    assert wins > 0


def test_can_win_agrees_with_trying_three_actions() -> None:
    near = [state for state in middles(random_games(2000), 2, "expert") if aloha(state).left == 3]
    close = [state for state in near if not judge.way_too_long(aloha(state), int(state.actor()), 2)][: random_games(60)]
    for state in close:
        seat = int(state.actor())
        assert judge.can_win(aloha(state), seat, 3) == wins_by_trying(state, seat, 3), GAME.text(state)


def test_judging_changes_nothing() -> None:
    for state in middles(20, 4, "family"):
        before = state.dump()
        for seat in range(4):
            GAME.judge.rate(state, seat)
        assert state.dump() == before


def test_nearer_is_better_and_the_rival_worse() -> None:
    far = position("aloha", 2, pirogues={"red": "e5"}, tikis={"red": "red e5"}, turn="red").state
    near = position("aloha", 2, pirogues={"red": "c3"}, tikis={"red": "red c3"}, turn="red").state
    assert GAME.judge.rate(near, 0) > GAME.judge.rate(far, 0)
    assert GAME.judge.rate(near, 1) < GAME.judge.rate(far, 1)


def test_partners_share_what_is_good() -> None:
    table = position("aloha", 4, options={"teams": "yes"}, pirogues={"green": "e2"}, tikis={"green": "green e2"}, turn="green")
    assert GAME.judge.rate(table.state, 0) == GAME.judge.rate(table.state, 2) > 0 > GAME.judge.rate(table.state, 1)


def test_the_end_is_rated_by_who_won() -> None:
    table = position("aloha", 2, pirogues={"red": "b2"}, tikis={"red": "red b2"}, turn="red")
    table.play("red", "sail b2 a1 with red")
    assert GAME.judge.rate(table.state, 0) == -GAME.judge.rate(table.state, 1) > 0


def test_promising_actions_come_first() -> None:
    table = position("aloha", 2, pirogues={"red": "c3 b2"}, tikis={"red": "red c3"}, turn="red")
    state = table.state
    ranked = sorted(state.legal(), key=lambda action: -GAME.judge.appeal(state, action))
    assert GAME.notation(state, ranked[0]).startswith("hop red b2")
    assert GAME.notation(state, ranked[-1]) == "pass"
