"""Rows of Conquest of Paradise: one's own stacks are told piece by piece, those of others are counted."""

from __future__ import annotations

import vaka
from vaka.engine.loops import random_action, seeded
from vaka.engine.names import OVER
from vaka.games.paradise.rules.box import HEXES

GAME = vaka.game("paradise")
KINDS = ("transport", "war", "warrior", "colony", "rumour")


def test_stacks_are_told_to_their_owner_and_counted_for_others() -> None:
    rows = GAME.observations(2)
    state, rng = GAME.new(2), seeded(4, 0)
    hidden = looked = 0
    while state.actor() != OVER and state.ply < 700:
        if state.ply % 40 == 0:
            data, row = state.redact(0).dump()["position"], state.observe(0)
            stacks, owners = rows.part(row, "stack"), rows.part(row, "owner")
            told = {HEXES[where] for where in owners.nonzero()[0]}
            assert told == set(data["stacks"])
            for name, stack in data["stacks"].items():
                numbers = stacks[HEXES.index(name)]
                assert numbers[5] == stack["count"]
                is_hidden = stack["pieces"] == "?"
                assert numbers[:5].sum() == (0 if is_hidden else stack["count"])
                hidden += is_hidden
                looked += 1
            assert rows.part(row, "counts")[0] == data["turn"]
        state.step(random_action(state, rng))
    assert hidden > 0
    assert looked > hidden
