"""Reading what somebody wrote: words and numbers of a position, checked one by one. What is wrong is named by BadPosition."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from vaka.engine.errors import BadPosition, quoted

if TYPE_CHECKING:
    from vaka.engine.game import Game

MOST: Final = 999_999
"""No count of a game is larger."""


def index_in(words: Sequence[str | None], word: object) -> int:
    """The place of a word among these.

    >>> index_in(("kava", "copra"), "copra")
    1
    >>> index_in(("kava", None), "beef")
    Traceback (most recent call last):
    vaka.engine.errors.BadPosition: 'beef' is none of kava, None
    """
    for place, one in enumerate(words):
        if one == word and type(one) is type(word):
            return place
    raise BadPosition(f"{quoted(word)!r} is none of {', '.join(map(str, words))}")


def one_of(words: Sequence[str | None], word: object, nothing: int) -> int:
    """The place of a word among these, or `nothing` where there is none: `null` in the data.

    >>> one_of(("kava", "copra"), None, -1)
    -1
    """
    return nothing if word is None else index_in(words, word)


def bounded(value: object, low: int = 0, high: int = MOST) -> int:
    """A whole number between two others.

    >>> bounded(3, 1, 3)
    3
    >>> bounded(True)
    Traceback (most recent call last):
    vaka.engine.errors.BadPosition: True is not a number from 0 to 999999
    """
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{quoted(repr(value))} is not a number from {low} to {high}")
    return value


def flag(value: object) -> bool:
    """True or False, and nothing that only resembles them."""
    if not isinstance(value, bool):
        raise BadPosition(f"{quoted(repr(value))} is neither true nor false")
    return value


def set_of(words: Sequence[str | None], chosen: Iterable[object]) -> int:
    """The set of these words, as bits; each may be named once.

    >>> set_of(("kava", "copra", "beef"), ["beef", "kava"])
    5
    """
    found = 0
    for word in chosen:
        place = index_in(words, word)
        if found >> place & 1:
            raise BadPosition(f"{word!r} is named twice")
        found |= 1 << place
    return found


def check_words(game: Game, words: Iterable[str], known: Collection[str]) -> None:
    """The words of `arrange` are words that the game knows."""
    unknown = [word for word in words if word not in known]
    if unknown:
        raise BadPosition(f"a position of {game.title} is written with {', '.join(known)}, not with {', '.join(unknown)}")


def check_colours(game: Game, seats: int, colours: Iterable[object]) -> None:
    """The players of `arrange` sit at the table."""
    playing = game.seat_words(seats)
    for colour in colours:
        if colour not in playing:
            raise BadPosition(f"the colours in play are {', '.join(playing)}, not {quoted(colour)!r}")
