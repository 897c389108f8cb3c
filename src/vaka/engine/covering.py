"""A few set-ups instead of all: so chosen that every two values that can occur together do, where all are too many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations, product
from math import prod
from typing import Final

Values = tuple[object, ...]
"""One value for each of several choices."""
Part = tuple[tuple[int, object], ...]
"""Some choices by their number, each with a value."""
FEW: Final = 20_000
"""So many combinations are looked through; of more, those near the usual one."""
REPAIRED: Final = 2
"""So many values of a combination that clashes are changed, first of all."""
CHANGED: Final = 3
"""So many values other than the usual ones are tried to make two others go together: a clash is between few."""


def cover(choices: Sequence[Sequence[object]], usual: Values, is_valid: Callable[[Values], bool], strength: int) -> list[Values]:
    """Valid combinations in which every `strength` values that go together stand together; the same ones every time.

    >>> rows = cover([(2, 3), ("a", "b"), ("x", "y")], (2, "a", "x"), lambda row: True, 2)
    >>> len(rows), len({(row[0], row[2]) for row in rows}), len({(row[1], row[2]) for row in rows})
    (4, 4, 4)
    """
    missing: dict[Part, None] = dict.fromkeys(_parts(choices, strength))
    found: list[Values] = []
    while missing:
        part = next(iter(missing))
        row = _row(choices, usual, part, missing, is_valid, strength)
        if row is None:  # these never go together
            del missing[part]
            continue
        found.append(row)
        for covered in combinations(enumerate(row), strength):
            missing.pop(covered, None)
    return found


def _parts(choices: Sequence[Sequence[object]], strength: int) -> Iterator[Part]:
    for places in combinations(range(len(choices)), min(strength, len(choices))):
        for values in product(*(choices[place] for place in places)):
            yield tuple(zip(places, values, strict=True))


def _row(
    choices: Sequence[Sequence[object]],
    usual: Values,
    part: Part,
    missing: dict[Part, None],
    is_valid: Callable[[Values], bool],
    strength: int,
) -> Values | None:
    """A valid combination that holds this part, and as much else of what is missing as a quick look finds."""
    row = dict(part)
    for place, values in enumerate(choices):
        if place not in row:
            gains = [(_gain(row | {place: value}, place, missing, strength), value == usual[place]) for value in values]
            row[place] = values[gains.index(max(gains))]
    best = tuple(row[place] for place in range(len(choices)))
    near = _near(choices, best, part, REPAIRED)  # most clashes go when one value or two are others
    return next((found for found in chain(near, _completions(choices, usual, part)) if is_valid(found)), None)


def _gain(row: dict[int, object], place: int, missing: dict[Part, None], strength: int) -> int:
    """How much of what is missing the value at this place brings, together with those chosen so far."""
    others = sorted(other for other in row if other != place)
    gained = 0
    for some in combinations(others, strength - 1):
        gained += tuple((other, row[other]) for other in sorted((*some, place))) in missing
    return gained


def _completions(choices: Sequence[Sequence[object]], usual: Values, part: Part) -> Iterator[Values]:
    """Combinations that hold this part: all of them, or of too many those that are usual in most of the rest."""
    fixed = {place for place, _ in part}
    count = prod(len(values) for place, values in enumerate(choices) if place not in fixed)
    row = dict(enumerate(usual)) | dict(part)
    base = tuple(row[place] for place in range(len(choices)))
    return _near(choices, base, part, len(choices) if count <= FEW else CHANGED)


def _near(choices: Sequence[Sequence[object]], base: Values, part: Part, most: int) -> Iterator[Values]:
    """A combination, and then those that differ from it in few values, but not in this part."""
    fixed = {place for place, _ in part}
    free = [place for place in range(len(choices)) if place not in fixed]
    for count in range(min(most, len(free)) + 1):
        for changed in combinations(free, count):
            for values in product(*([value for value in choices[place] if value != base[place]] for place in changed)):
                row = list(base)
                for place, value in zip(changed, values, strict=True):
                    row[place] = value
                yield tuple(row)
