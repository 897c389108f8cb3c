"""What stands on the lid of the box: the facts of a game that are the same in every position of it."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Self

from vaka.engine.encoding import Observations
from vaka.engine.kinds import Kinds
from vaka.engine.shelf import known
from vaka.engine.state import State
from vaka.engine.surface import OLD_OF_GAME, OLD_OF_STATE, gone, refuse_old_names
from vaka.engine.words import Words


@dataclass(frozen=True)
class Option:
    """The choices of an option, all of them words, and the one taken when nothing is said."""

    choices: tuple[str, ...]
    default: str


class Lid:
    """A game's name, player counts, options and ids, and the modules beside it."""

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    """The player counts over all options."""
    options: ClassVar[dict[str, Option]] = {}
    presets: ClassVar[dict[str, dict[str, str]]] = {}
    """Ways to play that a host may choose at once: the options that differ from the usual ones. Their words are `preset-<name>`."""
    version: ClassVar[int] = 1
    """The version of the rules: it changes when a record of before may no longer replay."""
    action_count: ClassVar[int]
    """Action ids are 0 to action_count - 1, over all options."""
    outcome_count: ClassVar[int] = 0
    """Outcome ids are 0 to outcome_count - 1."""
    kinds: ClassVar[Kinds | None] = None
    """The table of action kinds, if the game has one."""
    max_plies: ClassVar[int] = 10_000
    """No game is longer than this, chance included: the tests hold it to that."""
    state_class: ClassVar[type[State]]
    designer: ClassVar[str] = ""
    publisher: ClassVar[str] = ""
    year: ClassVar[int | None] = None
    minutes: ClassVar[range | None] = None

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        refuse_old_names(cls, Lid, OLD_OF_GAME)

    def __init__(self) -> None:
        origin = getattr(sys.modules.get(type(self).__module__), "__file__", None)
        self.folder = Path(origin).parent if origin else Path.cwd()  # a notebook has no file
        self.package = type(self).__module__.rpartition(".")[0]
        self.words = Words(self._room("words"))
        self._starts: dict[tuple[object, ...], State] = {}
        self.kept_rows: dict[int, Observations] = {}
        state = self.state_class
        refuse_old_names(state, State, OLD_OF_STATE)
        for one, other in (("legal", "moves"), ("weights", "odds")):
            if self.outcome_count == 0 and one == "weights":
                continue
            if getattr(state, one) is getattr(State, one) and getattr(state, other) is getattr(State, other):
                raise TypeError(f"{state.__name__} must write {one} or {other}")

    def __repr__(self) -> str:
        return f"vaka.game({self.id!r})"

    @property
    def usual_seats(self) -> int:
        """How many play where nobody says it: the fewest, but not one alone where more can."""
        return 2 if 2 in self.seats else self.seats.start

    def __reduce__(self) -> tuple[Any, ...]:
        return (found_again, (self.id, type(self)))

    def __copy__(self) -> Self:
        return self  # nothing of a game ever changes

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    # Names of before.
    spell = gone("spell", OLD_OF_GAME["spell"])
    read = gone("read", OLD_OF_GAME["read"])
    evaluate = gone("evaluate", OLD_OF_GAME["evaluate"])
    prefer = gone("prefer", OLD_OF_GAME["prefer"])

    def _room(self, name: str) -> Path:
        """The folder of a room; a small game has no rooms, and everything lies in its one folder."""
        room = self.folder / name
        return room if room.is_dir() else self.folder

    def _beside(self, *modules: str) -> Any:
        """The first of these modules that the game has: in its room, or flat beside it."""
        for module in modules:
            name, found = f"{self.package}.{module}", None
            with suppress(ModuleNotFoundError):  # the room is a flat module here
                found = find_spec(name) if self.package else None
            if found is not None:
                return import_module(name)
        return None


_unpickled: dict[type[Lid], Lid] = {}


def found_again(name: str, kind: type[Lid]) -> Lid:
    """The game that was pickled: the one of that name in this process, or one of its class."""
    here = known(name)
    if isinstance(here, Lid) and type(here) is kind:
        return here
    if kind not in _unpickled:
        _unpickled[kind] = kind()
    return _unpickled[kind]
