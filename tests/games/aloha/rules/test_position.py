"""The fields of a position: none is forgotten in a copy, or on the way through JSON."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import vaka
from vaka.engine.loops import random_action, seeded
from vaka.engine.state import State
from vaka.games.aloha.rules.position import AlohaPosition

GAME = vaka.game("aloha")
BLANK = GAME.blank(2, GAME.check(2))
FIELDS = sorted(
    name
    for name in set(dir(BLANK)) - set(dir(State(GAME, 2, {})))
    if not name.startswith("_") and not callable(getattr(AlohaPosition, name, None))
)


def values(state: State) -> dict[str, Any]:
    """Every field that Aloha adds to a position, vectors as lists."""
    found = {name: getattr(state, name) for name in FIELDS}
    return {name: value if isinstance(value, int) else list(value) for name, value in found.items()}


def test_no_field_is_forgotten() -> None:
    """A copy and a position that was written and read have all of them; a walk through games shows each field with several values."""
    seen = defaultdict(set)
    for number, setup in enumerate(GAME.setups()):
        state, rng = GAME.new(*setup), seeded(5, number)
        while True:
            expected = values(state)
            assert values(state.copy()) == expected
            assert values(GAME.load(state.dump())) == expected
            for name, value in expected.items():
                seen[name].add(str(value))
            if state.actor() == vaka.OVER:
                break
            state.step(random_action(state, rng))
    assert set(seen) == set(FIELDS)
    assert len(FIELDS) == 26
    assert {name for name in FIELDS if len(seen[name]) == 1} == set()


def test_a_copy_is_independent() -> None:
    """What is played on a copy does not change the position it was taken from."""
    state = GAME.new(2)
    state.apply(0)
    before = values(state)
    twin = state.copy()
    for text in ("launch d4 with red", "launch d5", "hop red d5"):
        twin.apply(GAME.parse(twin, text))
    assert values(state) == before
    assert values(twin) != before
