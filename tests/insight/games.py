"""Short games to be analysed: a few plies at random, then somebody gives up."""

from __future__ import annotations

import vaka
from vaka.engine.loops import random_action, seeded


def short_record(name: str, seats: int = 2, plies: int = 14, seed: int = 1, options: dict[str, str] | None = None) -> vaka.Record:
    """A game that seat 0 won, because the others gave up after so many plies."""
    record = vaka.Record(vaka.game(name), seats, options, names=["Ana", "Ben", "Caro", "Dan", "Eva"][:seats])
    state, rng = record.start(), seeded(seed, 0)
    while len(record) < plies or state.actor() < 0:
        record.play(state, random_action(state, rng))
    winners = sorted({0, *record.game.partners(state, 0)})
    record.end("conceded", winners, state.scores())
    return record
