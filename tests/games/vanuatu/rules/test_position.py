"""The fields of a position: none is forgotten when it is copied, written or read, and none says what another denies."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path

import vaka
from tests.conftest import SOURCES, random_games
from vaka.games.vanuatu.rules.box import ISLAND_COUNT
from vaka.games.vanuatu.rules.pieces import huts_of, huts_on
from vaka.games.vanuatu.rules.sequence import Vanuatu, vanuatu

GAME = vaka.game("vanuatu")
TEXT = (Path(SOURCES) / "games" / "vanuatu" / "rules" / "position.py").read_text(encoding="utf-8")
FIELDS = re.findall(r"^        self\.(\w+)(?:: [\w\[\]]+)? = ", TEXT, flags=re.MULTILINE)


def fields(state: Vanuatu) -> dict[str, object]:
    """All of them by name, flat arrays as lists."""
    values = {name: getattr(state, name) for name in FIELDS}
    return {name: value if isinstance(value, bool | int) else list(value) for name, value in values.items()}


def played(seats: int) -> Iterator[Vanuatu]:
    """Positions of random games, with and without Rising Waters."""
    for seed in range(max(6, random_games(40))):
        rng = random.Random(seed)
        state = vanuatu(GAME.new(seats, {"waters": ("no", "yes")[seed % 2]}))
        while state.actor() != vaka.OVER:
            yield state
            legal = state.legal()
            state.apply(rng.choices(legal, state.weights())[0] if state.actor() == vaka.CHANCE else rng.choice(legal))
        yield state


def test_no_field_is_forgotten() -> None:
    """A copy, and what is read from what was written, are the same field by field; playing on a copy leaves its twin alone."""
    assert len(FIELDS) > 70
    changing = set()
    before: dict[str, object] = {}
    for state in itertools.chain(played(2), played(3), played(5)):
        now = fields(state)
        assert fields(state.copy()) == now
        assert fields(vanuatu(GAME.load(state.dump()))) == now
        changing |= {name for name in before if before[name] != now[name]}
        before = now
        if state.actor() >= 0:
            twin = state.copy()
            twin.step(twin.legal()[-1])
            assert fields(state) == now
    assert set(FIELDS) - changing == {"with_characters", "governor_repeats"}, "a field that no game changes tells nothing"


def test_the_huts_of_all_colours_are_added_up() -> None:
    """What is kept for speed is what it stands for."""
    for state in played(3):
        for island in range(ISLAND_COUNT):
            assert huts_on(state, island) == sum(huts_of(state, seat, island) for seat in range(3))
