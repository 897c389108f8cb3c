"""The ban on impossible plans against the rules themselves: what may be planned is what a lone player could bring about."""

from __future__ import annotations

import random

import pytest

import vaka
from tests.conftest import random_games
from vaka.games.vanuatu.rules.actions import (
    AT_END,
    AT_PERFORMING,
    AT_PLANNING,
    BEG,
    GOVERN,
    RETRIEVE,
    SAIL_TO,
    TAKE_TOKEN,
    space_of,
)
from vaka.games.vanuatu.rules.box import REST, SPACE_COUNT
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.plans.foresight import plannable
from vaka.games.vanuatu.rules.players import add_markers, planned
from vaka.games.vanuatu.rules.sequence import Vanuatu, vanuatu

GAME = vaka.game("vanuatu")


def alone(state: Vanuatu, seat: int, space: int) -> Vanuatu:
    """The same position with nobody else's plans, and one marker on each action that this seat has planned and on the new one."""
    trial = state.copy()
    for other in range(state.seats):
        trial.plan[other] = 0
    for number in range(SPACE_COUNT):
        if number == space or (number != REST and has(planned(state, seat), number)):
            add_markers(trial, seat, number, 1)
    trial.stage = AT_PERFORMING
    trial.turn = seat
    trial.asked = seat
    trial.die = 0
    return trial


def comes_about(trial: Vanuatu, seat: int, space: int) -> bool:
    """Play every order of what is planned, with treasure sales and begging, until the action is open."""
    if trial.stage == AT_END or trial.asked != seat:
        return False
    legal = trial.legal()
    if trial.stage == AT_PERFORMING and any(SAIL_TO <= action < RETRIEVE and space_of(action) == space for action in legal):
        return True
    for action in legal:
        if RETRIEVE <= action < GOVERN or GOVERN <= action < TAKE_TOKEN - 1:
            continue  # giving up a stack helps nobody, and the Governor's move is no plan
        if action >= BEG and trial.vatus[seat] >= 3:
            continue  # nothing costs more than three at once
        after = trial.copy()
        after.step(action)
        if comes_about(after, seat, space):
            return True
    return False


@pytest.mark.parametrize("waters", ["no", "yes"])
def test_what_may_be_planned_is_what_could_come_about(waters: str) -> None:
    """Ruling 1, over random positions: the quick answer is the answer of the rules."""
    checked = {True: 0, False: 0}
    for seed in range(random_games(120)):
        rng = random.Random(seed)
        state = vanuatu(GAME.new(3, {"waters": waters}))
        while state.actor() != vaka.OVER:
            if state.stage == AT_PLANNING and rng.random() < 0.12:
                seat = int(state.asked)
                for space in range(REST):
                    if has(planned(state, seat), space):
                        continue
                    quick = has(plannable(state, seat), space)
                    true = comes_about(alone(state, seat, space), seat, space)
                    assert quick == true, (seed, state.ply, space)
                    checked[quick] += 1
            legal = state.legal()
            state.apply(rng.choices(legal, state.weights())[0] if state.actor() == vaka.CHANCE else rng.choice(legal))
    assert min(checked.values()) > 50
