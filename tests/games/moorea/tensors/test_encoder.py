"""Rows of Moorea: one's own hand is told, the blind draws of others are counted."""

from __future__ import annotations

import vaka
from vaka.engine.loops import random_action, seeded
from vaka.engine.names import OVER
from vaka.games.moorea.rules.box import CARDS

GAME = vaka.game("moorea")


def test_a_hand_is_told_to_its_owner_and_counted_for_others() -> None:
    rows = GAME.observations(2)
    state, rng = GAME.new(2), seeded(3, 0)
    looked = 0
    while state.actor() != OVER:
        hidden = state.dump()["position"]["seats"]["green"]["hidden"]
        if hidden and state.ply % 5 == 0:
            own, other = state.observe(0), state.observe(1)
            words = [CARDS[card - 1] for card in rows.part(own, "slots")[0] if card]
            assert words == hidden
            assert rows.part(other, "slots")[0].tolist() == [16] * len(hidden) + [0] * (15 - len(hidden))
            assert rows.part(own, "mats")[0][0] == rows.part(other, "mats")[0][0], "everybody counts the cards"
            looked += 1
        state.step(random_action(state, rng))
    assert looked > 10
