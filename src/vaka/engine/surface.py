"""Names that a game used to write, and what they are called now: whoever still writes or calls one is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NoReturn

OLD_OF_STATE: Final[Mapping[str, str]] = {
    "tell": "report",
    "check": "check_position",
    "can": "is_open(action, seat), which `can` asks",
    "obstacle": "find_obstacle(action, seat), which `obstacle` asks",
    "heard": "hear(mask), from within play: what each viewer has heard of is counted from it",
    "heard_floor": "hear(mask), from within play: what each viewer has heard of is counted from it",
    "judged": "rate of the game's Judge",
    "appeal": "appeal of the game's Judge",
    "is_indifferent": "is_indifferent of the game's Judge",
    "commutes": "commutes of the game's Judge",
}
"""What the position of a game must not write."""
OLD_OF_GAME: Final[Mapping[str, str]] = {
    "spell": "write_notation",
    "read": "read_notation",
    "evaluate": "rate of its Judge (JUDGE of its module judge)",
    "prefer": "appeal of its Judge (JUDGE of its module judge)",
}
"""What a game must not write."""


def refuse_old_names(written: type, base: type, old: Mapping[str, str]) -> None:
    """Raise TypeError, which tells the name of now, if a class writes what has another one."""
    for name, now in old.items():
        mine = getattr(written, name, None)
        if mine is not None and mine is not getattr(base, name, None):
            raise TypeError(f"{written.__name__} writes {name}, which is called otherwise now: {now}")


def gone(name: str, now: str) -> Callable[..., NoReturn]:
    """A method of before: it raises TypeError, which tells the name of now."""

    def refuse(self: object, *_: Any, **_named: Any) -> NoReturn:
        raise TypeError(f"{type(self).__name__}.{name} is called otherwise now: {now}")

    refuse.__doc__ = f"A former name: raise TypeError, which says that it is {now} now."
    return refuse
