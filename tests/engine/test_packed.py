"""Packed sets and numbers against Python's own. Compiled integers have 64 bits, so a slip shows on the compiled form only."""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path

import pytest

from vaka.engine.packed import (
    NO_PLACE,
    add_field,
    bit,
    field,
    has,
    lowest,
    size_of,
    sum_of_fields,
    with_field,
    without_lowest,
)

RNG = random.Random(8)
SETS = [set(), {0}, {62}, set(range(63)), *({RNG.randrange(63) for _ in range(RNG.randrange(40))} for _ in range(50))]


def packed_set(places: set[int]) -> int:
    found = 0
    for place in places:
        found |= bit(place)
    return int(found)


@pytest.mark.parametrize("places", SETS, ids=len)
def test_a_set_is_one_integer(places: set[int]) -> None:
    mask = packed_set(places)
    assert mask == sum(1 << place for place in places)
    assert [place for place in range(63) if has(mask, place)] == sorted(places)
    assert size_of(mask) == len(places)
    assert lowest(mask) == min(places, default=NO_PLACE)
    assert without_lowest(mask) == packed_set(places - {min(places, default=0)})
    met = []
    while mask:
        met.append(lowest(mask))
        mask = int(without_lowest(mask))
    assert met == sorted(places)


@pytest.mark.parametrize("width", [1, 2, 3, 4, 7, 8, 31])
def test_fields_lie_side_by_side(width: int) -> None:
    count = 62 // width
    values = [RNG.randrange(1 << width) for _ in range(count)]
    number = 0
    for place, value in enumerate(values):
        number = with_field(number, width, place, value)
    assert [field(number, width, place) for place in range(count)] == values
    assert sum_of_fields(number, width) == sum(values)
    last = count - 1
    emptied = add_field(number, width, last, -values[last])
    assert [field(emptied, width, place) for place in range(count)] == [*values[:-1], 0]
    assert with_field(emptied, width, last, values[last]) == add_field(emptied, width, last, values[last]) == number


# --- The same file in each game ---

SOURCES = Path(__file__).parents[2] / "src" / "vaka"


@pytest.mark.parametrize("path", sorted(SOURCES.glob("games/*/rules/packed.py")), ids=lambda path: path.parts[-3])
def test_each_game_has_the_same_file(path: Path) -> None:
    """A game's own `rules/packed.py` is this file and nothing else, so that its calls are native and inlined."""
    assert path.read_text(encoding="utf-8") == (SOURCES / "engine" / "packed.py").read_text(encoding="utf-8")
    own = import_module(f"vaka.games.{path.parts[-3]}.rules.packed")
    assert (own.bit(35), own.size_of(bit(62) - 1), own.lowest(bit(62))) == (2**35, 62, 62)
