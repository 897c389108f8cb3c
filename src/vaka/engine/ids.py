"""Numbers from outside: an id or a seat is anything that is an index, and a generator anything that draws random bits."""

from __future__ import annotations

import operator
from typing import Any, Final

from mypy_extensions import i64

from vaka.engine.names import NOBODY

NO_ID: Final = 1_152_921_504_606_846_976
"""No id is as large, and a native number still holds it: what is beyond is no id either. Compared as Python's integer is."""


def whole(value: Any, what: str) -> int:
    """The integer that this is (numpy's are); raise TypeError, with what it should be, if it is none. A truth value is none."""
    if isinstance(value, bool):
        raise TypeError(f"{what} is an integer, not {value!r}")
    if isinstance(value, int):
        return value
    try:
        return int(operator.index(value))
    except TypeError:
        raise TypeError(f"{what} is an integer, not {value!r}") from None


def drawn_seed(rng: Any) -> int:
    """A seed of 62 bits from Python's or numpy's generator; raise TypeError, with what it should be, if it is neither.

    >>> import random
    >>> drawn_seed(random.Random(1)) == drawn_seed(random.Random(1))
    True
    """
    draw = getattr(rng, "getrandbits", None)
    if draw is not None and not isinstance(rng, type):
        return int(draw(62))
    draw = getattr(rng, "integers", None)  # numpy.random.Generator
    if draw is None:
        draw = getattr(rng, "randint", None)  # numpy.random.RandomState
    if draw is None or isinstance(rng, type):
        raise TypeError(f"rng is a generator, such as random.Random(7) or numpy.random.default_rng(7), not {rng!r}")
    try:
        return int(draw(0, 4611686018427387904, dtype="int64"))
    except TypeError:
        raise TypeError(f"rng is a generator, such as random.Random(7) or numpy.random.default_rng(7), not {rng!r}") from None


def as_id(action: Any) -> i64:
    """The id as a native number; NO_ID for what no native number holds."""
    number = whole(action, "an action")
    if -NO_ID < number < NO_ID:
        return number
    return NO_ID


def as_seat(seat: Any) -> i64:
    """The seat as a native number; NOBODY for what no native number holds."""
    number = whole(seat, "a seat")
    if -NO_ID < number < NO_ID:
        return number
    return NOBODY


def as_viewer(viewer: Any) -> i64:
    """The viewer as a native number; NOBODY for what no native number holds."""
    number = whole(viewer, "a viewer")
    if -NO_ID < number < NO_ID:
        return number
    return NOBODY
