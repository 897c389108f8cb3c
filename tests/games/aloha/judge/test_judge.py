"""Aloha's judgement: nearer is better, a win is taken and another's is met."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vaka
from tests.games.aloha.judge.test_winning import PUSHES, wins_by_trying
from vaka.bots.greedy import GreedyBot
from vaka.bots.lookahead import LookAhead
from vaka.engine.loops import Tally, playout, random_action, seeded
from vaka.engine.names import CHANCE, OVER
from vaka.engine.state import State
from vaka.engine.testing import position
from vaka.games.aloha.judge.winning import can_win
from vaka.games.aloha.rules.position import aloha

GAME = vaka.game("aloha")


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


# --- The greedy bot ---


def play_turn(state: State, seat: int) -> None:
    """What the greedy bot does with the rest of this seat's turn; chance as it comes."""
    rng, luck = random.Random(1), seeded(1, 0)
    while state.actor() == seat or state.actor() == CHANCE:
        state.step(random_action(state, luck) if state.actor() == CHANCE else GreedyBot().choose(state.redact(seat), rng))


@pytest.mark.parametrize("name", PUSHES)
def test_the_bot_takes_a_win_that_needs_a_push(name: str) -> None:
    """§5.4: it arrives on a coral because of what it can push then."""
    state = position("aloha", 2, tiles={"corail": "d4"}, turn="red", **PUSHES[name]).state
    play_turn(state, 0)
    assert state.winners() == [0]


THREATS: dict[str, dict[str, Any]] = {
    "black arrives on a coral and pushes its Tiki's pirogue home": {
        "tiles": {"corail": "d4"},
        "pirogues": {"red": "e5 d3", "black": "c4"},
        "tikis": {"black": "red e5"},
    },
    "black pushes a free red pirogue onto the arrival, to hop into it over a dolphin": {
        "tiles": {"corail": "b4", "dauphin": "e5"},
        "pirogues": {"red": "e6 d2", "black": "b3 d4"},
        "tikis": {"black": "black d4"},
    },
}


@pytest.mark.parametrize("name", THREATS)
def test_the_bot_meets_a_win_of_the_other_that_needs_a_push(name: str) -> None:
    """§5.4: black would win in its next turn, by a push; red still has something against it."""
    assert not wins_by_trying(position("aloha", 2, turn="black", **THREATS[name]).state, 1, 3, push=False)
    state = position("aloha", 2, turn="red", **THREATS[name]).state
    assert can_win(aloha(state), 1, 3)
    play_turn(state, 0)
    assert state.actor() == 1
    assert not can_win(aloha(state), 1, 3)


def test_a_threat_by_push_is_rated_as_one() -> None:
    """Black could arrive on the coral and push: with the coral face down it could not."""
    words = THREATS["black arrives on a coral and pushes its Tiki's pirogue home"]
    seen = position("aloha", 2, turn="red", **words).state
    unseen = position("aloha", 2, turn="red", **(words | {"tiles": {}})).state
    assert GAME.judge.rate(seen, 0) < GAME.judge.rate(unseen, 0) - 100


def test_reveals_come_first_or_never() -> None:
    """§4.5: every tile may be the first action of a turn that is thought through, none is tried behind another action."""
    state = position("aloha", 2, pirogues={"red": "c3 b2"}, tikis={"red": "red c3"}, turn="red").state
    look = LookAhead(GAME.judge, 8, 16, 6, 8)
    look.seat = 0
    tried = [GAME.notation(state, action) for action in look.promising(state, 16)]
    assert tried[0].startswith("hop red b2")
    assert not [text for text in tried if text.startswith(("reveal", "pass"))]


def test_an_arrival_on_a_coral_is_among_what_is_tried() -> None:
    """§5.4: even away from one's goal, while an action is left for the push."""
    words: dict[str, Any] = {"tiles": {"corail": "c5"}, "pirogues": {"red": "b4", "black": "b2"}, "tikis": {"red": "black b2"}}
    for left in (2, 1):
        state = position("aloha", 2, left=left, turn="red", **words).state
        ranked = sorted(state.legal(), key=lambda action: -GAME.judge.appeal(state, action))
        assert (GAME.notation(state, ranked[0]) == "sail b4 c5") == (left == 2)
