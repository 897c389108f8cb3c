"""Which player counts and options a game can be set up with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from itertools import product
from typing import Any, NamedTuple, SupportsIndex

from vaka.engine import covering
from vaka.engine.errors import BadOption, Reason, quoted
from vaka.engine.events import Obstacle
from vaka.engine.ids import whole
from vaka.engine.wording import Wording


class Setup(NamedTuple):
    """A player count with options that go together."""

    seats: int
    options: dict[str, str]


class Setting(Wording):
    """The set-ups of a game."""

    def player_count(self, seats: SupportsIndex | None = None) -> int:
        """The player count as an integer, `usual_seats` if nothing is said; raise BadOption if the game is not for so many.

        >>> import vaka
        >>> vaka.game("aloha").player_count(), vaka.game("aloha").player_count(4)
        (2, 4)
        """
        if seats is None:
            return self.usual_seats
        try:
            count = whole(seats, "a player count")
        except TypeError:
            count = -1
        if count not in self.seats:
            counts = {"game": self.title, "low": self.seats.start, "high": self.seats.stop - 1, "seats": quoted(seats)}
            raise BadOption(Reason("seats", counts))
        return count

    def check(self, seats: SupportsIndex, options: Mapping[str, object] | None = None) -> dict[str, str]:
        """All options with their values; raise BadOption naming what is wrong."""
        count = self.player_count(seats)
        if options is not None and not isinstance(options, Mapping):
            raise BadOption(f"options are a mapping of names to values, not {quoted(repr(options))}")
        chosen = {name: option.default for name, option in self.options.items()}
        for name, value in (options or {}).items():
            chosen[name] = self._choice(name, value)
        clash = self.clash(count, chosen)
        if clash is not None:
            raise BadOption(Reason("clash", {"why": self.in_every_language(clash, count)}))
        return chosen

    def _choice(self, name: str, value: object) -> str:
        if name not in self.options:
            raise BadOption(self._no_option(name))
        word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        choices = self.options[name].choices
        if word not in choices:
            meant = {"name": name, "game": self.title, "choices": ", ".join(choices), "value": quoted(word)}
            raise BadOption(Reason("no-choice", meant))
        return word

    def _no_option(self, name: str) -> Reason:
        wrong: dict[str, Any] = {"game": self.title, "name": quoted(name)}
        near = tuple(get_close_matches(name, self.options, n=1))
        if near:
            return Reason("no-option-near", wrong | {"near": near})
        return Reason("no-option", wrong | {"known": ", ".join(self.options)}) if self.options else Reason("no-options", wrong)

    def clash(self, seats: int, options: dict[str, str]) -> Obstacle | None:
        """Why this seat count and these options do not go together; None if they do."""
        return None

    def setups(self, cover: int | None = None) -> Iterator[Setup]:
        """Every player count with every combination of options that goes with it.

        `cover=2` gives a few of them, so chosen that every two values that go together (a player count being one of them) stand
        together in one: for games with too many set-ups to try all.

        >>> import vaka
        >>> aloha = vaka.game("aloha")
        >>> len(list(aloha.setups())), len(list(aloha.setups(cover=2))) < 10
        (16, True)
        """
        if cover is not None:
            yield from self._cover(cover)
            return
        for seats in self.seats:
            for values in product(*(option.choices for option in self.options.values())):
                options = dict(zip(self.options, values, strict=True))
                if self.clash(seats, options) is None:
                    yield Setup(seats, options)

    def _cover(self, strength: int) -> Iterator[Setup]:
        if strength < 1:
            raise ValueError(f"a cover is of one value, of two together, or of more, not of {strength}")
        names = list(self.options)
        usual = (self.seats.start, *(option.default for option in self.options.values()))
        choices = [tuple(self.seats), *(option.choices for option in self.options.values())]

        def set_up(row: tuple[Any, ...]) -> Setup:
            return Setup(row[0], dict(zip(names, row[1:], strict=True)))

        for row in covering.cover(choices, usual, lambda row: self.clash(*set_up(row)) is None, min(strength, len(choices))):
            yield set_up(row)
