"""How a game ended, as an event: one winner, several, or nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

ENDINGS: Final = ("win", "team-win", "draw", "draw-game", "shared", "all-lost")
"""The keys that the last event of a game may have, if it says who has won."""
COUNTED: Final = ("one", "two", "three", "four", "five", "six")


def how_it_ended(winners: Sequence[int], shared: str = "draw", nobody: str = "all-lost") -> tuple[str, dict[str, Any]]:
    """The key and the parameters of the last event: `win` with its seat, `shared` with all of them, or `nobody`.

    >>> how_it_ended([2])
    ('win', {'seat': 2})
    >>> how_it_ended([0, 3], shared="shared")
    ('shared', {'count': 2, 'one_seat': 0, 'two_seat': 3})
    >>> how_it_ended([])
    ('all-lost', {})
    """
    if not winners:
        return nobody, {}
    return ("win", {"seat": winners[0]}) if len(winners) == 1 else (shared, seats_params(winners))


def seats_params(seats: Sequence[int]) -> dict[str, Any]:
    """Several seats as parameters of one message: `count`, `one_seat`, `two_seat`...

    >>> seats_params([1, 2])
    {'count': 2, 'one_seat': 1, 'two_seat': 2}
    """
    return {"count": len(seats)} | {f"{name}_seat": seat for name, seat in zip(COUNTED, seats, strict=False)}


def leaders(ratings: Sequence[int]) -> list[int]:
    """The seats with the highest rating.

    >>> leaders([3, 7, 7])
    [1, 2]
    """
    best = max(ratings)
    return [seat for seat, rating in enumerate(ratings) if rating == best]
