"""What of a view has changed since the last one: it is what a client is sent that keeps the last one.

It follows from the two views alone, and both of them were for this viewer. So it tells nothing that the views do not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import count
from typing import Any, Final, NamedTuple

from vaka.table.protocol.encoding import as_json

_numbers: Final = count(1)


class Composed:
    """Some parts of a view, as data and as JSON. The part of the picture that moves stands beside them, in pieces."""

    def __init__(self, data: Mapping[str, Any], pieces: Sequence[str] = ()) -> None:
        self.data = data
        self.pieces = pieces
        self.number = next(_numbers)
        """No other has it."""

    @cached_property
    def written(self) -> str:
        """The parts as JSON, without the braces around them."""
        data, board = self.data, self.data.get("board")
        return as_json({**data, "board": {**board, "moving": "".join(self.pieces)}} if board else data)[1:-1]

    def is_same(self, other: Composed) -> bool:
        """Does it tell the same?"""
        return self is other or (self.data == other.data and self.pieces == other.pieces)


class Changes(NamedTuple):
    """What has changed, as JSON without braces: parts that are sent whole, and those of which only some is sent."""

    parts: str
    some: str


def changes(old: Composed | None, new: Composed) -> Changes:
    """What has changed from one to the other; from nothing, that is everything."""
    if old is None:
        moving = as_json({"moving": new.pieces})[1:-1] if new.pieces else ""
        return Changes(as_json(new.data)[1:-1], moving)
    parts: dict[str, Any] = {}
    some: dict[str, Any] = {}
    for (name, now), was in zip(new.data.items(), old.data.values(), strict=True):  # views have their parts in one order
        if now is was or now == was:
            continue
        if name == "board" and isinstance(was, dict) and now:
            some["board"] = _changed(was, now)
        elif name == "seats" and isinstance(was, list) and len(now) == len(was):
            some["seats"] = [_changed(*pair) for pair in zip(was, now, strict=True)]
        else:
            parts[name] = now
    if new.pieces != old.pieces:
        some["moving"] = cut(old.pieces, new.pieces)
    return Changes(as_json(parts)[1:-1] if parts else "", as_json(some)[1:-1] if some else "")


def _changed(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    return {name: now for name, now in new.items() if now is not old[name] and now != old[name]}


def cut(old: Sequence[str], new: Sequence[str]) -> list[int | str]:
    """New pieces as what is taken over from the old ones (two numbers: from, and up to but not with) and what is new.

    >>> cut(["a", "b", "c", "d"], ["a", "b", "x", "y", "d", "b"])
    [0, 2, 'x', 'y', 3, 4, 1, 2]
    """
    made: list[int | str] = []
    where: dict[str, int] | None = None
    place, length = 0, len(old)
    begun = at = -1
    for piece in new:
        if 0 <= at < length and old[at] == piece:
            at += 1
            continue
        if at >= 0:
            made += begun, at
            place, at = at, -1
        if place < length and old[place] == piece:
            found: int | None = place
        else:
            if where is None:
                where = {known: number for number, known in enumerate(old)}
            found = where.get(piece)
        if found is None:
            made.append(piece)
            place += 1  # it often stands for the one that was there
        else:
            begun, at = found, found + 1
    if at >= 0:
        made += begun, at
    return made
