"""What is typed, from the table of kinds: an id becomes words by the pattern of its row, and words become an id.

A game gives words only for what depends on the position. An argument that has no names in the table gets them in `vocabulary`; a
kind that is said otherwise than argument by argument gets a pair of functions in `special`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Hashable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from vaka.engine.errors import Misheard, Reason
from vaka.engine.hearing import shown
from vaka.engine.kinds import Argument, Kind, Kinds, index_of, none_of
from vaka.engine.latest import Latest
from vaka.engine.names import ASKED
from vaka.engine.words import LANGUAGES

SayWord = Callable[[Any, int], str | int]
"""(state, value) -> the word."""
HearWord = Callable[[Any, str], int]
"""(state, word) -> the value; raise ValueError with what there is instead."""
SayKind = Callable[[Any, dict[str, int]], dict[str, Any]]
"""(state, values of the arguments) -> what stands in the braces of the pattern, and whatever else a sentence needs."""
HearKind = Callable[[Any, dict[str, str], int], int | None]
"""(state, what stands in the braces, seat) -> the id; None if the words are not of this kind; ValueError if they are wrong."""
Hint = str | Mapping[str, str]
"""What can be typed: in English, or in each language."""
Vocabulary = Mapping[str, tuple[str, ...] | tuple[SayWord, HearWord]]

MOST_WAYS: Final = 8
"""So many ways to say something are told to who said something else."""
FEWEST_WAYS: Final = 3
"""So many are told at least, also of one kind."""
_BRACES: Final = re.compile(r"\{(\w+)([?+*]?)\}")
_MATCHING: Final = {"": r"(?P<{}>\S+)", "+": r"(?P<{}>\S+(?: \S+)*)"}


def say_seat(state: Any, seat: int) -> str:
    """The word of a seat; its number, where nobody sits."""
    words = state.game.seat_words(state.seats)
    return str(words[seat]) if seat < len(words) else str(seat)


def hear_seat(state: Any, word: str) -> int:
    """The seat of a colour; raise ValueError that lists the colours."""
    names: tuple[str, ...] = state.game.seat_words(state.seats)
    if word not in names:
        raise none_of(names, word, "colours", lambda name, lang: in_language(state, name, lang))
    return names.index(word)


def in_language(state: Any, written: str, lang: str) -> str:
    """Notation as a reader of this language types it, where there is a game that has words for it."""
    words = getattr(getattr(state, "game", None), "words", None)
    return shown(words, written, lang) if words else written


SEATS: Final = (say_seat, hear_seat)
"""The words of an argument that is a seat."""


class Notation:
    """How the kinds of a table are written and read.

    `vocabulary` has, by the name of an argument, its words, or a pair of functions (say, hear).
    `special` has, by the name of a kind, a pair of functions for the whole of it.
    `forms` has, by the name of a row with forms, a function (state, action) -> the name of the one meant.
    `details` has, by the name of a kind, a function (state, values) -> what its sentence needs besides.
    `hint` is told to who typed something else, in English or in each language; it may be a function of the state.
    `examples` can be typed, with commas between them: who typed something else is told these, or what is open now.
    `beside` has, by the name of an argument, another parameter of its sentences and a function (state, value) -> what it is.
    `fixed` has, by the name of an argument with functions, words that mean the same in every position.
    `also` has, by the name of a kind, other patterns that are understood; `wordy` are arguments that may be several words.
    `grounds`, a function (state, actions), gives for each of them what its words follow from besides its id, in few steps.

    >>> detour, space = Argument("detour", 3, ("", "+1", "+2")), Argument("space", 16, start=1)
    >>> table = Kinds(Kind("sail", 0, (detour, space), "sail {space} {detour}"))
    >>> notation = Notation(table, hint="write sail 7")
    >>> notation.write(None, 6), notation.write(None, 22), notation.read(None, "Sail 7  +1")
    ('sail 7', 'sail 7 +1', 22)
    """

    def __init__(
        self,
        kinds: Kinds,
        vocabulary: Vocabulary | None = None,
        *,
        special: Mapping[str, tuple[SayKind, HearKind]] | None = None,
        forms: Mapping[str, Callable[[Any, int], str]] | None = None,
        details: Mapping[str, Callable[[Any, dict[str, int]], dict[str, Any]]] | None = None,
        hint: Hint | Callable[[Any], Hint] = "",
        examples: str = "",
        beside: Mapping[str, tuple[str, Callable[[Any, int], str]]] | None = None,
        also: Mapping[str, tuple[str, ...]] | None = None,
        wordy: tuple[str, ...] = (),
        fixed: Mapping[str, Container[str]] | None = None,
        grounds: Callable[[Any, Sequence[int]], Iterable[Hashable]] | None = None,
    ) -> None:
        self.kinds = kinds
        self.hint = hint
        self.examples = tuple(example.strip() for example in examples.split(",") if example)
        self._vocabulary = dict(vocabulary or {})
        self._special = dict(special or {})
        self._forms = dict(forms or {})
        self._details = dict(details or {})
        self._wordy = wordy
        self._fixed_words = dict(fixed or {})
        self._grounds = grounds
        self.meanings: dict[str, int] = {}
        """What was read before and means the same in every position: records are full of it."""
        beside = beside or {}
        self._beside = {
            kind.name: [(one.name, *beside[one.name]) for one in kind.arguments if one.name in beside] for kind in kinds
        }
        self._latest: Latest[int, tuple[Kind, dict[str, Any]]] = Latest()
        self._check_names()
        # Of each pattern its words, a word in braces by its name alone.
        self._written = {kind.name: [(_BRACES.sub(r"\1", part), part[0] == "{") for part in kind.pattern.split()] for kind in kinds}
        self._seats = {
            kind.name: [one.name for one in kind.arguments if one.name == "seat" or one.name.endswith("_seat")] for kind in kinds
        }
        self._readers: dict[str, list[tuple[re.Pattern[str], Kind, bool]]] = {}
        for kind in kinds:
            for pattern in (kind.pattern, *kind.also, *(also or {}).get(kind.name, ())) if kind.typed else ():
                own = pattern == kind.pattern or pattern in kind.also
                self._readers.setdefault(pattern.split(" ")[0], []).append((self._matching(kind, pattern), kind, own))

    def _check_names(self) -> None:
        """A name that the table does not have is a slip of the author, and so is a pattern that nothing can fill."""
        for name in (*self._special, *self._forms, *self._details):
            _ = self.kinds[name]
        for name in self._vocabulary:
            if not any(argument.name == name for kind in self.kinds for argument in kind.arguments):
                raise LookupError(f"no kind has an argument {name!r}")
        for kind in self.kinds:
            if not kind.pattern or kind.pattern.startswith("{"):
                raise ValueError(f"the pattern of {kind.name} begins with a word")
            shown = {name for name, _ in _BRACES.findall(kind.pattern)}
            if kind.name not in self._special and shown != {argument.name for argument in kind.arguments}:
                raise ValueError(f"the pattern of {kind.name} does not show its arguments: {kind.pattern}")

    def _matching(self, kind: Kind, pattern: str) -> re.Pattern[str]:
        """A pattern as a regular expression over words with one space between them."""
        found = ""
        for part in pattern.split():
            braces = _BRACES.fullmatch(part)
            space = " " if found else ""
            if braces is None:
                found += space + re.escape(part)
                continue
            name, sign = braces.groups()
            matching = _MATCHING["+" if sign in ("+", "*") or name in self._wordy else ""].format(name)
            found += f"(?:{space}{matching})?" if sign in ("?", "*") or self._may_be_empty(kind, name) else space + matching
        return re.compile(found)

    def _may_be_empty(self, kind: Kind, name: str) -> bool:
        words = self._vocabulary.get(name) or next((one.names for one in kind.arguments if one.name == name), ())
        return "" in words

    # --- Writing ---

    def kind(self, state: Any, action: int) -> Kind:
        """The row of an action, or the form of it that is meant in this position."""
        return self._said(state, action)[0]

    def values(self, state: Any, action: int) -> dict[str, Any]:
        """What an action is about, in words: for its notation, its sentence, its obstacles and the keys of the picture."""
        return dict(self._said(state, action)[1])

    def _said(self, state: Any, action: int) -> tuple[Kind, dict[str, Any]]:
        """The row of an action and its values: kept for the view that was asked about last, since a page asks for each in turn."""
        said = self._latest.of(state)
        found = said.get(action)
        if found is None:
            kind = self._kind(state, action)
            found = said[action] = kind, self._values(state, kind, action)
        return found

    def _kind(self, state: Any, action: int) -> Kind:
        kind = self.kinds.kind(action)
        choose = self._forms.get(kind.name)
        return self.kinds[choose(state, action)] if choose else kind

    def _values(self, state: Any, kind: Kind, action: int) -> dict[str, Any]:
        numbers = kind.numbers(action)
        special = self._special.get(kind.name)
        if special:
            return special[0](state, numbers)
        found = {argument.name: self._word(state, argument, numbers[argument.name]) for argument in kind.arguments}
        for name, beside, what in self._beside[kind.name]:
            found[beside] = what(state, numbers[name])
        return found

    def _word(self, state: Any, argument: Argument, value: int) -> str | int:
        given: Any = self._vocabulary.get(argument.name)
        if given is None:
            return argument.word(value)
        said: str | int = given[0](state, value) if callable(given[0]) else given[value]
        return said

    def write(self, state: Any, action: int) -> str:
        """The words of an action; raise ValueError if there is no such id."""
        kind, values = self._said(state, action)
        words = [str(values[part]) if in_braces else part for part, in_braces in self._written[kind.name]]
        return " ".join([word for word in words if word])

    def describe(self, state: Any, action: int) -> tuple[str, dict[str, Any]]:
        """The key and the parameters of an action's sentence; `seat` and `..._seat` are numbers, since sentences name seats."""
        kind, values = self._said(state, action)
        seats, details = self._seats[kind.name], self._details.get(kind.name)
        if not seats and not details:
            return kind.name, dict(values)
        numbers = kind.numbers(action)
        said = values | {name: numbers[name] for name in seats if name in values}
        return kind.name, said | details(state, numbers) if details else said

    def grounds(self, state: Any, actions: Sequence[int]) -> Iterable[object]:
        """What the words of each of these actions follow from, besides its id and the seats; some of it may not be hashable."""
        return self._grounds(state, actions) if self._grounds else [self._facts(state, action) for action in actions]

    def _facts(self, state: Any, action: int) -> tuple[object, ...]:
        """Its row, and the values in it."""
        kind = self._kind(state, action)
        values, details = self._values(state, kind, action), self._details.get(kind.name)
        more = details(state, kind.numbers(action)).values() if details else ()
        return (kind.name, *values.values(), *more)

    # --- Reading ---

    def read(self, state: Any, text: str, seat: int = ASKED) -> int:
        """The id of what was typed; raise ValueError with the reason.

        Several rows may begin with the same verb. The first that understands all is meant; where none does, the one that understood
        most tells what is wrong.
        """
        known = self.meanings.get(text)
        if known is not None:
            return known
        words = text.lower().split()
        if not words:
            raise ValueError("nothing was typed")
        typed = " ".join(words)
        understood = -1
        wrong: ValueError | None = None
        is_fixed = typed == text
        for matching, kind, own in self._readers.get(words[0], ()):
            match = matching.fullmatch(typed)
            if match is None:
                continue
            heard = {name: word or "" for name, word in match.groupdict().items()}
            is_fixed = is_fixed and self._is_fixed(kind, heard)
            found, count = self._heard(state, kind, heard, seat)
            if isinstance(found, int):
                if is_fixed:
                    self.meanings[text] = found
                return found
            if found and count >= understood + (not own):
                understood, wrong = count, found
        raise wrong or self._advice(state, words[0])

    def _is_fixed(self, kind: Kind, words: dict[str, str]) -> bool:
        """Do these words mean the same in every position?"""
        if kind.name in self._special:
            return False
        for name, word in words.items():
            given: Any = self._vocabulary.get(name)
            if given and callable(given[0]) and word not in self._fixed_words.get(name, ()):
                return False
        return True

    def _heard(self, state: Any, kind: Kind, words: dict[str, str], seat: int) -> tuple[int | ValueError | None, int]:
        """The id, or what is wrong, None if the words are not of this kind; and how much was understood."""
        special = self._special.get(kind.name)
        if special:
            try:
                found = special[1](state, words, seat)
            except ValueError as error:
                return error, 0
            return None if found is None else int(found), 0
        values: dict[str, int] = {}
        arguments = {argument.name: argument for argument in kind.arguments}
        for name, word in words.items():  # in the order of the pattern
            try:
                values[name] = self._value(state, arguments[name], word)
            except ValueError as error:
                return error, len(values)
        return kind.id(**values), len(values)

    def _value(self, state: Any, argument: Argument, word: str) -> int:
        given: Any = self._vocabulary.get(argument.name)
        if given and callable(given[0]):
            return int(given[1](state, word))
        names: tuple[str, ...] = given or argument.names
        if names and word not in names:
            raise none_of(names, word, argument.what or f"{argument.name}s", lambda name, lang: in_language(state, name, lang))
        return index_of(names, word, argument.name) if names else argument.value(word)

    def _advice(self, state: Any, verb: str) -> ValueError:
        """What can be typed, and the verb that was perhaps meant."""
        hint: Hint = self.hint(state) if callable(self.hint) else self.hint
        if self.examples:
            ways = self._ways(state, verb)
            said = {lang: ", ".join(in_language(state, way, lang) for way in ways) for lang in LANGUAGES}
            hint = {lang: Reason("for-instance", {"ways": said}).say(lang) for lang in LANGUAGES}
        if isinstance(hint, Mapping):
            return Misheard({lang: self._with_near(state, verb, said, lang) for lang, said in hint.items()})
        near = get_close_matches(verb, self._readers, n=1) if verb not in self._readers else []
        said_plainly = hint or f"write one of {', '.join(self._readers)}"
        return ValueError(f"{said_plainly}; did you mean {near[0]}?" if near else said_plainly)

    def _with_near(self, state: Any, verb: str, said: str, lang: str) -> str:
        """The hint, and the verb of this language that is like the one typed."""
        verbs = [] if verb in self._readers else [in_language(state, known, lang) for known in self._readers]
        near = get_close_matches(verb, verbs, n=1) or get_close_matches(verb, self._readers if verbs else (), n=1)
        return Reason("meant", {"why": said, "near": near[0]}).say(lang) if near else said

    def _ways(self, state: Any, verb: str) -> list[str]:
        """With this verb, or else at all: of what is open one of each kind or a few, or else the examples."""
        first: dict[str, int] = {}
        open_now = list(state.legal()) if hasattr(state, "legal") else []
        for action in open_now:
            first.setdefault(self._kind(state, action).name, action)
        others = [action for action in open_now if action not in first.values()]
        now = [self.write(state, action) for action in (*first.values(), *others[: max(0, FEWEST_WAYS - len(first))])]
        for ways in (now, self.examples):
            alike = [way for way in ways if way.split()[0] == verb]
            if alike:
                return alike
        return (now or list(self.examples))[:MOST_WAYS]
