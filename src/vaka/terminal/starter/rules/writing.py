"""A position as JSON data, read back, checked and counted."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import CHANCE, OVER
from vaka.engine.reading import bounded, one_of
from vaka.terminal.starter.rules.box import BOX, POOLS
from vaka.terminal.starter.rules.ending import is_over
from vaka.terminal.starter.rules.position import StarterPosition, shells_left


def write(position: StarterPosition) -> dict[str, Any]:
    """The position as JSON data, in the words of the box."""
    words = position.game.seat_words(position.seats)
    return {
        "shells": {pool: position.shells[number] for number, pool in enumerate(POOLS)},
        "gathered": {word: position.gathered[seat] for seat, word in enumerate(words)},
        "turn": None if position.asked == CHANCE else words[position.turn],
    }


def read(position: StarterPosition, data: dict[str, Any]) -> None:
    """Take over what `write` wrote."""
    words = position.game.seat_words(position.seats)
    position.shells = numbers([bounded(data["shells"][pool]) for pool in POOLS])
    position.gathered = numbers([bounded(data["gathered"][word]) for word in words])
    position.turn = one_of(words, data["turn"], 0)
    position.asked = CHANCE if data["turn"] is None else OVER if is_over(position) else position.turn


def numbers(values: list[int]) -> vec[i64]:
    """A list of numbers as a native vector."""
    found = vec[i64]()
    for value in values:
        found = append(found, value)
    return found


def check(position: StarterPosition) -> None:
    """Raise BadPosition where there are other shells than those of the box."""
    if census(position)["shells"] != sum(BOX.shells):
        raise BadPosition(f"there are {sum(BOX.shells)} shells in all")


def census(position: StarterPosition) -> dict[str, int]:
    """All shells, wherever they are."""
    return {"shells": shells_left(position) + sum(list(position.gathered))}
