"""The table of action kinds: one row for each kind of action, and everything that follows from it.

A game writes the table once, in `rules/actions.py`. From a row follow the ids, the parameters of sentences and obstacles, the keys
of a picture, the names that a person sees, and (with `vaka.engine.notation`) what is typed. Outcomes have a table of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any, Final

from vaka.engine.errors import Misheard, Reason, quoted
from vaka.engine.words import LANGUAGES

NEXT: Final = -1
"""The ids of a row begin where those of the row before end."""
MOST_LISTED: Final = 40
"""More names than these are not listed to who typed none of them."""


@dataclass(frozen=True, slots=True)
class Argument:
    """One choice within a kind: `size` values from 0 on, each called by its name, or else by a number counted from `start`.

    A name that is empty is left out where the action is written. `what` is the plural for a reader who typed none of the names.

    >>> Argument("space", 16, start=1).word(6)
    7
    >>> Argument("good", 3, ("kava", "copra", "beef")).word(1)
    'copra'
    """

    name: str
    size: int
    names: tuple[str, ...] = ()
    start: int = 0
    what: str = ""

    def __post_init__(self) -> None:
        if self.size < 1:
            raise ValueError(f"the argument {self.name} has no value at all")
        if self.names and len(self.names) != self.size:
            raise ValueError(f"the argument {self.name} has {self.size} values, but {len(self.names)} names")

    def word(self, value: int) -> str | int:
        """What this value is called."""
        return self.names[value] if self.names else int(value) + self.start

    def value(self, word: str) -> int:
        """The value of a word; raise ValueError with what there is instead."""
        return index_of(self.names, word, self.what or f"{self.name}s") if self.names else self._number(word)

    def _number(self, word: str) -> int:
        return number_in(word, self.start, self.start + self.size - 1) - self.start


def index_of(names: tuple[str, ...], word: str, what: str) -> int:
    """The place of a word among names; raise ValueError that lists them.

    >>> index_of(("vatu", "point"), "fish", "rest tokens")
    Traceback (most recent call last):
    vaka.engine.errors.Misheard: the rest tokens are vatu, point, not 'fish'
    """
    if word not in names:
        raise none_of(names, word, what)
    return names.index(word)


def none_of(names: tuple[str, ...], word: str, what: str, call: Callable[[str, str], str] = lambda name, lang: name) -> Misheard:
    """The word is none of these names, which are listed in each language as `call` has them there; of very many, the ends."""
    listed = [name for name in names if name]
    if len(listed) > MOST_LISTED:
        listed = [*listed[:2], "…", listed[-1]]
    said = {lang: ", ".join(call(name, lang) for name in listed) for lang in LANGUAGES}
    return misheard(Reason("none-of", {"what_word": what, "names": said, "word": quoted(word)}))


def misheard(reason: Reason) -> Misheard:
    """A reason of the engine, in each language."""
    return Misheard({lang: reason.say(lang) for lang in LANGUAGES})


def number_in(word: str, low: int, high: int) -> int:
    """The number that was typed; raise ValueError if it is none from low to high."""
    if not (word.isascii() and word.isdigit()) or len(word) > 9 or not low <= int(word) <= high:
        raise misheard(Reason("number-from", {"word": quoted(word), "low": low, "high": high}))
    return int(word)


@dataclass(frozen=True, slots=True)
class Kind:
    """A row of the table.

    `name` is also the key of its sentence. Its ids count through the `arguments`, the last one fastest, from `first` on.
    `pattern` is how it is typed: words, and arguments in braces: `{x}` is one word, `{x?}` may be left out, `{x+}` is one word or
    several, `{x*}` any number. `also` are other patterns that are understood. `verbs` is what the kind is called in each language,
    empty for a kind that a person does not see as one. `phase` is the phase that asks it, `rule` the paragraph of the rules, `key`
    the key of the thing in the picture that it is played with.

    A row that is a `form_of` another has the same ids: which of them an id is, the position decides (a pirogue on the beach is
    launched, one at sea sails). What is not `typed` is only noticed (`token ?`).
    """

    name: str
    first: int = NEXT
    arguments: tuple[Argument, ...] = ()
    pattern: str = ""
    verbs: tuple[str, ...] = ()
    phase: str = ""
    rule: str = ""
    key: str = ""
    also: tuple[str, ...] = ()
    form_of: str = ""
    typed: bool = True
    _known: dict[int, dict[str, int]] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.verbs and len(self.verbs) != len(LANGUAGES):
            raise ValueError(f"the kind {self.name} needs a verb in each language: {', '.join(LANGUAGES)}")

    @property
    def size(self) -> int:
        """How many ids it has."""
        return prod(argument.size for argument in self.arguments)

    @property
    def ids(self) -> range:
        """Its ids."""
        return range(self.first, self.first + self.size)

    def numbers(self, action: int) -> dict[str, int]:
        """The values of its arguments, by name. Worked out once, since pages ask again after every action: not to be changed."""
        if action not in self._known:
            rest, found = int(action) - self.first, {}
            for argument in reversed(self.arguments):
                rest, found[argument.name] = divmod(rest, argument.size)
            self._known[int(action)] = {argument.name: found[argument.name] for argument in self.arguments}
        return self._known[action]

    def id(self, **values: int) -> int:
        """The id of these values; raise ValueError for a value that there is not."""
        if values.keys() != {argument.name for argument in self.arguments}:
            raise ValueError(f"{self.name} takes {', '.join(argument.name for argument in self.arguments) or 'no argument'}")
        number = 0
        for argument in self.arguments:
            value = int(values[argument.name])
            if not 0 <= value < argument.size:
                raise ValueError(f"{argument.name} of {self.name} is 0 to {argument.size - 1}, not {value}")
            number = number * argument.size + value
        return self.first + number

    def verb(self, lang: str) -> str:
        """What the kind is called; nothing if a person does not see it as a kind."""
        return self.verbs[LANGUAGES.index(lang)] if self.verbs else ""


class Kinds:
    """All rows, in the order of their ids, without a gap.

    >>> goods = Argument("good", 3, ("kava", "copra", "beef"))
    >>> table = Kinds(Kind("buy", 0, (Argument("island", 2, ("efate", "tanna")), goods), "buy {good} {island}"), Kind("pass"))
    >>> table.count, table.id("buy", island=1, good=2), table.params(5)
    (7, 5, {'island': 'tanna', 'good': 'beef'})
    >>> table.of(6)[0].name
    'pass'
    """

    def __init__(self, *rows: Kind, what: str = "action") -> None:
        self.what = what
        self._rows: dict[str, Kind] = {}
        self.count = 0
        for row in rows:
            if row.name in self._rows:
                raise ValueError(f"two rows are called {row.name}")
            self._rows[row.name] = self._form(row) if row.form_of else self._following(row)
        self._main = tuple(row for row in self._rows.values() if not row.form_of)
        self._of_id = [row for row in self._main for _ in row.ids]

    def _following(self, row: Kind) -> Kind:
        if row.first not in (NEXT, self.count):
            raise ValueError(f"the ids of {row.name} begin at {row.first}, but those before it end at {self.count}")
        placed = replace(row, first=self.count)
        self.count += placed.size
        return placed

    def _form(self, row: Kind) -> Kind:
        """A form has the ids of its main row, and what it does not say for itself."""
        main = self[row.form_of]
        if row.first not in (NEXT, main.first) or row.arguments or main.form_of:
            raise ValueError(f"{row.name} has its ids and arguments from {main.name}")
        return replace(
            row,
            first=main.first,
            arguments=main.arguments,
            phase=row.phase or main.phase,
            rule=row.rule or main.rule,
            key=row.key or main.key,
        )

    def __iter__(self) -> Iterator[Kind]:
        return iter(self._rows.values())

    def __len__(self) -> int:
        return len(self._rows)

    def __contains__(self, name: object) -> bool:
        return name in self._rows

    def __getitem__(self, name: str) -> Kind:
        """The row of this name; raise LookupError if there is none."""
        if name not in self._rows:
            raise LookupError(f"no kind is called {name!r}: there are {', '.join(self._rows)}")
        return self._rows[name]

    def kind(self, action: int) -> Kind:
        """The row that an id belongs to, never a form of it; raise ValueError if it belongs to none."""
        if not 0 <= action < self.count:
            raise ValueError(f"no {self.what} has the id {action}")
        return self._of_id[action]

    def of(self, action: int) -> tuple[Kind, tuple[int, ...]]:
        """The row that an id belongs to, and the values of its arguments."""
        kind = self.kind(action)
        return kind, tuple(kind.numbers(action).values())

    def id(self, name: str, **values: int) -> int:
        """The id of a kind with these values."""
        return self[name].id(**values)

    def forms(self, kind: Kind) -> list[Kind]:
        """A row and its forms."""
        return [row for row in self if kind.name in (row.name, row.form_of)]

    def params(self, action: int) -> dict[str, Any]:
        """What an action is about, in the words of the table: the parameters of an obstacle."""
        kind = self.kind(action)
        numbers = kind.numbers(action)
        return {argument.name: argument.word(numbers[argument.name]) for argument in kind.arguments}

    def key(self, action: int) -> str:
        """The key of the thing in the picture that an action is played with: `tile-{slot}` with the numbers in it."""
        kind = self.kind(action)
        return kind.key.format(**kind.numbers(action))

    def seen(self) -> list[Kind]:
        """The kinds that a person sees as such."""
        return [row for row in self if row.verbs]
