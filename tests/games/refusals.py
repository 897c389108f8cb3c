"""How refusals are spread over their reasons: random ids in random games."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Final

import vaka
from vaka.engine.setups import Setup

if TYPE_CHECKING:
    from vaka.engine.game import Game

STAGE_ALONE: Final = ("not-now", "not-acting", "not-open")
"""Reasons that say no more than when an action is done, and where we are."""


def refusals(game: Game, setups: list[Setup], seed: int, every: int, tries: int, plies: int = 3000) -> Counter[str]:
    """The keys of the reasons for which random ids were refused, at every so manieth decision of a random game of each set-up."""
    found: Counter[str] = Counter()
    for number, setup in enumerate(setups):
        rng = random.Random(seed + number)
        state = game.new(*setup)
        decisions = 0
        for _ in range(plies):
            if state.actor() == vaka.OVER:
                break
            if state.actor() >= 0:
                decisions += 1
                if decisions % every == 0:
                    for _ in range(tries):
                        obstacle = state.obstacle(rng.randrange(game.action_count), int(state.actor()))
                        if obstacle is not None:
                            found[obstacle.key] += 1
            choices = state.legal()
            keen = state.actor() >= 0 and rng.random() < 0.5
            here = state
            state.apply(max(choices, key=lambda action, at=here: game.judge.appeal(at, action)) if keen else rng.choice(choices))  # type: ignore[misc]
    return found


def share_of_stage(found: Counter[str]) -> float:
    """The share of refusals that give the stage alone."""
    return sum(found[key] for key in STAGE_ALONE) / max(1, found.total())
