"""Packed sets and numbers against Python's own. Compiled integers have 64 bits, so a slip shows on the compiled form only."""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.packed import (
    NO_PLACE,
    add_field,
    bit,
    field,
    first_places,
    has,
    lowest,
    places_of,
    size_of,
    sum_of_fields,
    wide_add,
    wide_common,
    wide_difference,
    wide_drop,
    wide_equals,
    wide_has,
    wide_is_empty,
    wide_meets,
    wide_next,
    wide_places,
    wide_set,
    wide_size,
    wide_spread,
    wide_union,
    with_field,
    with_place,
    without_lowest,
    without_place,
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
    assert list(places_of(mask)) == sorted(places)
    assert size_of(mask) == len(places)
    assert lowest(mask) == min(places, default=NO_PLACE)
    assert without_lowest(mask) == packed_set(places - {min(places, default=0)})
    for place in (0, 31, 32, 62):
        assert with_place(mask, place) == packed_set(places | {place})
        assert without_place(mask, place) == packed_set(places - {place})


def test_first_places_end_where_they_should() -> None:
    assert [size_of(first_places(count)) for count in (0, 1, 32, 62)] == [0, 1, 32, 62]


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


# --- Wide sets ---

PLACES = 127


def wide(places: set[int]) -> vec[i64]:
    found = wide_set(PLACES)
    for place in places:
        wide_add(found, place)
    return found


def some_places() -> set[int]:
    return {RNG.randrange(PLACES) for _ in range(RNG.randrange(80))}


@pytest.mark.parametrize("_", range(40))
def test_wide_sets_are_like_sets_of_python(_: int) -> None:
    one, two = some_places(), some_places()
    left, right = wide(one), wide(two)
    assert list(wide_places(left)) == sorted(one)
    assert [place for place in range(PLACES) if wide_has(left, place)] == sorted(one)
    assert list(wide_places(wide_union(left, right))) == sorted(one | two)
    assert list(wide_places(wide_common(left, right))) == sorted(one & two)
    assert list(wide_places(wide_difference(left, right))) == sorted(one - two)
    assert wide_size(left) == len(one)
    assert wide_is_empty(left) == (not one)
    assert wide_meets(left, right) == bool(one & two)
    assert wide_equals(left, wide(one))
    assert wide_equals(left, right) == (one == two)
    assert list(wide_places(left)) == sorted(one), "a new set leaves the old one alone"


@pytest.mark.parametrize("places", [set(), {0}, {126}, {31, 32, 63, 64, 95, 96}, set(range(PLACES))], ids=len)
def test_a_wide_set_is_met_place_by_place(places: set[int]) -> None:
    met = []
    place = wide_next(wide(places), 0)
    while place != NO_PLACE:
        met.append(place)
        place = wide_next(wide(places), place + 1)
    assert met == sorted(places)


def test_places_come_and_go() -> None:
    places = wide({3, 100})
    wide_drop(places, 100)
    wide_drop(places, 7)
    assert list(wide_places(places)) == [3]


def test_a_set_spreads_to_its_neighbours() -> None:
    near: vec[i64] = vec[i64]()
    for place in range(PLACES):
        for word in wide({(place - 1) % PLACES, (place + 11) % PLACES}):
            near = append(near, word)
    for _ in range(20):
        places = some_places()
        around = {(place - 1) % PLACES for place in places} | {(place + 11) % PLACES for place in places}
        assert list(wide_places(wide_spread(wide(places), near))) == sorted(around)


# --- The same file in each game ---

SOURCES = Path(__file__).parents[2] / "src" / "vaka"


@pytest.mark.parametrize("path", sorted(SOURCES.glob("games/*/rules/packed.py")), ids=lambda path: path.parts[-3])
def test_each_game_has_the_same_file(path: Path) -> None:
    """A game's own `rules/packed.py` is this file and nothing else, so that its calls are native and inlined."""
    assert path.read_text(encoding="utf-8") == (SOURCES / "engine" / "packed.py").read_text(encoding="utf-8")
    own = import_module(f"vaka.games.{path.parts[-3]}.rules.packed")
    assert (own.bit(35), own.size_of(first_places(62)), own.lowest(bit(62))) == (2**35, 62, 62)
