"""Rows of Vanuatu: what the board shows is where the spec says, and a rest token is its owner's."""

from __future__ import annotations

import vaka
from vaka.engine.loops import random_action, seeded
from vaka.engine.names import OVER
from vaka.games.vanuatu.rules.box import SPACES, TILES, TOKENS

GAME = vaka.game("vanuatu")


def test_rows_say_what_the_position_says() -> None:
    rows = GAME.observations(3)
    state, rng = GAME.new(3), seeded(5, 0)
    hidden = 0
    while state.actor() != OVER:
        if state.ply % 9 == 0:
            view = state.redact(0)
            data, row = view.dump()["position"], state.observe(0)
            tiles = rows.part(row, "tiles")
            assert {TILES[tile]: int(space) + 1 for tile, space in zip(*tiles.nonzero(), strict=True)} == data["tiles"]
            plans = rows.part(row, "plan")
            for seat, player in enumerate(data["players"].values()):
                assert {SPACES[space]: int(plans[seat][space]) for space in plans[seat].nonzero()[0]} == player["plan"]
                assert rows.part(row, "players")[seat][0] == player["vatus"]
                assert rows.part(row, "earned")[seat].sum() == sum(player["earned"].values())
            for number, rest in enumerate(data["rests"]):
                token = int(rows.part(row, "rests")[number][1])
                assert (TOKENS[token - 1] if token <= len(TOKENS) else None) == (
                    None if rest["token"] in (None, "?") else rest["token"]
                )
                hidden += rest["token"] == "?"
        state.step(random_action(state, rng))
    assert hidden > 0
