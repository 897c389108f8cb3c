"""Numbers from outside: what stands for an id or a seat is anything that is an index, and nothing else."""

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
