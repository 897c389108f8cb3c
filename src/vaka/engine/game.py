"""A game: a rule set with its components, options, notation and words."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from inspect import Parameter, signature
from itertools import product
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from vaka.engine.errors import BadNotation, BadOption, BadPosition, IllegalAction, Reason, VakaError, quoted
from vaka.engine.events import Event, Obstacle
from vaka.engine.judge import Judge
from vaka.engine.names import ASKED, CHANCE, FULL, OVER, SPECTATOR, UNHEARD
from vaka.engine.state import State
from vaka.engine.words import LANGUAGES, Words

STYLE: Final = ("lang", "theme", "interactive", "names", "embed_style", "shape")
"""How a picture may be asked for; a game's `draw` takes of it what it can do."""


@dataclass(frozen=True)
class Option:
    """The choices of an option, all of them words, and the one taken when nothing is said."""

    choices: tuple[str, ...]
    default: str


class Setup(NamedTuple):
    """A player count with options that go together."""

    seats: int
    options: dict[str, str]


class Game:
    """What a rule set tells of itself. Subclass it, name the `state_class`, and fill in the rest."""

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    """The player counts over all options."""
    options: ClassVar[dict[str, Option]] = {}
    version: ClassVar[int] = 1
    """The version of the rules: it changes when a record of before may no longer replay."""
    action_count: ClassVar[int]
    """Action ids are 0 to action_count - 1, over all options."""
    outcome_count: ClassVar[int] = 0
    """Outcome ids are 0 to outcome_count - 1."""
    max_plies: ClassVar[int] = 10_000
    """No game is longer than this, chance included: the tests hold it to that."""
    state_class: ClassVar[type[State]]
    designer: ClassVar[str] = ""
    publisher: ClassVar[str] = ""
    year: ClassVar[int | None] = None
    minutes: ClassVar[range | None] = None

    def __init__(self) -> None:
        origin = getattr(sys.modules.get(type(self).__module__), "__file__", None)
        self.folder = Path(origin).parent if origin else Path.cwd()  # a notebook has no file
        self.package = type(self).__module__.rpartition(".")[0]
        self.words = Words(self._room("words"))
        self._starts: dict[tuple[object, ...], State] = {}
        state = self.state_class
        for one, other in (("legal", "moves"), ("weights", "odds")):
            if self.outcome_count == 0 and one == "weights":
                continue
            if getattr(state, one) is getattr(State, one) and getattr(state, other) is getattr(State, other):
                raise TypeError(f"{state.__name__} must write {one} or {other}")

    def __repr__(self) -> str:
        return f"vaka.game({self.id!r})"

    # --- Set-up ---

    def check(self, seats: int, options: Mapping[str, object] | None = None) -> dict[str, str]:
        """All options with their values; raise BadOption naming what is wrong."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            counts = {"game": self.title, "low": self.seats.start, "high": self.seats.stop - 1, "seats": quoted(seats)}
            raise BadOption(Reason("seats", counts))
        chosen = {name: option.default for name, option in self.options.items()}
        for name, value in (options or {}).items():
            chosen[name] = self._choice(name, value)
        clash = self.clash(seats, chosen)
        if clash is not None:
            raise BadOption(Reason("clash", {"why": self.in_every_language(clash, seats)}))
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

    def setups(self) -> Iterator[Setup]:
        """Every player count with every combination of options that goes with it."""
        for seats in self.seats:
            for values in product(*(option.choices for option in self.options.values())):
                options = dict(zip(self.options, values, strict=True))
                if self.clash(seats, options) is None:
                    yield Setup(seats, options)

    def new(self, seats: int | None = None, options: Mapping[str, object] | None = None) -> State:
        """A game at its start; seats default to the fewest."""
        count = self.seats.start if seats is None else seats
        checked = self.check(count, options)
        key = (count, *checked.values())
        if key not in self._starts:  # chance draws everything, so one start serves all games
            self._starts[key] = self.start(count, checked)
        return self._starts[key].copy()

    def blank(self, seats: int, options: dict[str, str]) -> State:
        """A state to be filled: nothing of it may be asked before."""
        return self.state_class(self, seats, options)

    def start(self, seats: int, options: dict[str, str]) -> State:
        """The position before the first action or draw."""
        raise NotImplementedError(f"{type(self).__name__}.start")

    def arrange(self, seats: int, options: dict[str, str], words: dict[str, Any]) -> State:
        """A position from written words, the rest a legal default; raise BadPosition for a word it does not know."""
        raise BadPosition(f"{self.title} declares no words to write a position with")

    # --- Reading positions ---

    def load(self, data: Mapping[str, Any] | str | bytes) -> State:
        """The position that `dump` wrote, from data or JSON text; raise BadPosition if it is none."""
        if isinstance(data, str | bytes):
            try:
                data = json.loads(data)
            except ValueError as error:
                raise BadPosition(f"not JSON: {error}") from None
        if not isinstance(data, Mapping):
            raise BadPosition("a position is a JSON object")
        missing = [key for key in ("game", "rules", "seats", "options", "viewer", "ply", "floor", "position") if key not in data]
        if missing:
            raise BadPosition(f"a position needs {', '.join(missing)}")
        if data["game"] != self.id:
            raise BadPosition(f"a position of {data['game']!r}, not of {self.id!r}")
        if data["rules"] != self.version:
            raise BadPosition(f"written under version {data['rules']!r} of the rules; this is version {self.version}")
        try:
            options = self.check(data["seats"], data["options"])
            state = self.blank(data["seats"], options)
            state.read(data["position"])
            state.viewer = self._viewer(data["viewer"], data["seats"])
            state.ply, state.floor = data["ply"], data["floor"]
            if not 0 <= state.floor <= state.ply:
                raise BadPosition(f"the floor ({state.floor}) lies between 0 and the ply ({state.ply})")
            state.check_position()
        except BadPosition:
            raise
        except (VakaError, LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise BadPosition(f"no position of {self.title}: {type(error).__name__}: {error}") from error
        return state

    def _viewer(self, viewer: object, seats: int) -> int:
        if viewer is None:
            return FULL
        if viewer == "spectator":
            return SPECTATOR
        if isinstance(viewer, int) and not isinstance(viewer, bool) and 0 <= viewer < seats:
            return viewer
        raise BadPosition(f"no such viewer: {viewer!r}")

    # --- Notation ---

    def notation(self, state: State, action: int, viewer: int | None = None, seat: int = ASKED) -> str:
        """The short, typable form; for a viewer, what that viewer notices (`rest ?`), empty if nothing."""
        shown = action if viewer is None else state.seen(action, viewer, seat)
        return "" if shown == UNHEARD else self.write_notation(state, shown)

    def write_notation(self, state: State, action: int) -> str:
        """The words of an id: an outcome's at CHANCE, an action's elsewhere."""
        return str(action)

    def parse(self, state: State, text: str, seat: int = ASKED) -> int:
        """The id of what was typed; raise BadNotation if it is nothing that is open."""
        try:
            return self.read_notation(state, text, seat)
        except BadNotation:
            raise
        except ValueError as error:
            raise BadNotation(f"{quoted(text)!r}: {error}") from None

    def read_notation(self, state: State, text: str, seat: int) -> int:
        """The id of what was typed, for `parse`; raise ValueError, or BadNotation, if it is nothing."""
        wanted = " ".join(text.lower().split())
        open_now = state.legal(seat) + (state.asides(seat) if seat >= 0 else [])
        spelled = {self.write_notation(state, action).lower(): action for action in open_now}
        if wanted in spelled:
            return spelled[wanted]
        near = tuple(f"'{words}'" for words in get_close_matches(wanted, spelled, n=3, cutoff=0.6))
        typed: dict[str, Any] = {"text": quoted(text)}
        raise BadNotation(Reason("not-open-near", typed | {"near": near}) if near else Reason("not-open", typed))

    # --- Words ---

    def seat_words(self, seats: int) -> tuple[str, ...]:
        """One word for each seat, used in records and as the name of a seat without a player: a colour of the box."""
        return tuple(f"p{seat + 1}" for seat in range(seats))

    def seat_name(self, seats: int, seat: int, lang: str = "en") -> str:
        """The seat as a reader calls it."""
        word = self.seat_words(seats)[seat]
        return self.words.say(f"seat-{word}", {}, lang) if self.words.has(f"seat-{word}", lang) else word

    def describe(self, state: State, action: int) -> tuple[str, dict[str, Any]]:
        """The key and the parameters of an action's (at CHANCE, an outcome's) sentence."""
        return "", {}

    def sentence(self, state: State, action: int, lang: str = "en") -> str:
        """What the action does, as a sentence; distinct within a legal list."""
        key, params = self.describe(state, action)
        if not key:
            return self.write_notation(state, action)
        kind = "outcome" if state.actor() == CHANCE else "action"
        return self.say(f"{kind}-{key}", params, lang, state.seats)

    def tell(self, event: Event, seats: int, lang: str = "en", names: list[str] | None = None) -> str:
        """An event as a line of the log; `names` are the players', the seats' own words without them."""
        return self.say(f"event-{event.key}", event.params, lang, seats, names)

    def explain(self, obstacle: Obstacle, seats: int, lang: str = "en", names: list[str] | None = None) -> str:
        """An obstacle as a sentence."""
        return self.say(f"obstacle-{obstacle.key}", obstacle.params, lang, seats, names)

    def in_every_language(self, obstacle: Obstacle, seats: int) -> dict[str, str]:
        """An obstacle as a sentence in each language, for a `Reason` whose reader is not known yet."""
        return {lang: self.explain(obstacle, seats, lang) for lang in LANGUAGES}

    def say(self, key: str, params: dict[str, Any], lang: str, seats: int, names: list[str] | None = None) -> str:
        """A message of the game; without a message, its key and parameters.

        Parameters called `seat` or `..._seat` are seats: they are given as names, their words beside them as `..._word`.
        """
        if not self.words.has(key, lang):
            return " ".join([key.partition("-")[2], *(f"{name}={value}" for name, value in params.items())])
        given = dict(params)
        for name, value in params.items():
            if name == "seat" or name.endswith("_seat"):
                given[name] = names[value] if names else self.seat_name(seats, value, lang)
                given[f"{name}_word"] = self.seat_words(seats)[value]
        return self.words.say(key, given, lang)

    def refusal(self, state: State, action: int, seat: int = ASKED) -> IllegalAction:
        """The exception for an action that is not open, with its reason."""
        if not self.is_id(state, action):
            obstacle = Obstacle("no-such-action")
        elif state.actor() == OVER:
            obstacle = Obstacle("game-over")
        else:
            obstacle = state.obstacle(action, seat) or Obstacle("not-open")
        reason = self.explain(obstacle, state.seats)
        return IllegalAction(f"{self._spell_or_id(state, action)}: {reason}", obstacle)

    def is_id(self, state: State, action: int) -> bool:
        """Is this a number that actions (at CHANCE, outcomes) have, open or not?"""
        return 0 <= action < (self.outcome_count if state.actor() == CHANCE else self.action_count)

    def _spell_or_id(self, state: State, action: int) -> str:
        try:
            return self.write_notation(state, action) if self.is_id(state, action) else f"action {quoted(action)}"
        except (LookupError, ValueError):
            return f"action {action}"

    def rules(self, lang: str = "en") -> str:
        """The rules in our own words, as Markdown."""
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}: there are {', '.join(LANGUAGES)}")
        path = self.words.folder / f"rules.{lang}.md"
        return path.read_text(encoding="utf-8") if path.exists() else f"# {self.title}\n"

    # --- Showing ---

    def text(self, state: State, lang: str = "en") -> str:
        """The position as text, for terminals and screen readers."""
        return json.dumps(state.write(), indent=1, ensure_ascii=False)

    def picture(self, state: State, **style: Any) -> str | None:
        """The position as SVG, if the game has a `board.py`: its `draw` is given what it takes of `STYLE`.

        Raise TypeError for a style that there is not.
        """
        if self.board is None:
            return None
        taken = signature(self.board.draw).parameters
        takes_all = any(parameter.kind is Parameter.VAR_KEYWORD for parameter in taken.values())
        odd = [name for name in style if name not in STYLE and name not in taken]
        if odd and not takes_all:
            raise TypeError(f"a picture has no {odd[0]!r}: there are {', '.join(STYLE)}")
        drawing: str = self.board.draw(state, **{name: value for name, value in style.items() if takes_all or name in taken})
        return drawing

    def panel(self, state: State, seat: int, lang: str = "en") -> str:
        """What a seat has in the open, in a few words for its panel; empty if there is nothing to tell."""
        return ""

    def points(self, state: State, seat: int, lang: str = "en") -> list[tuple[str, int]]:
        """Where a seat's score comes from: each source with its points, together the score; empty if it has one source only."""
        return []

    def partners(self, state: State, seat: int) -> list[int]:
        """The other seats that win and lose together with this one; nobody, unless a game is played in teams."""
        return []

    # --- The modules beside the game ---

    @cached_property
    def judge(self) -> Judge:
        """What is good in this game: `JUDGE` of its judge's room or module, or the lead in score."""
        found: Judge = getattr(self._beside("judge.judge", "judge"), "JUDGE", None) or Judge()
        return found

    @cached_property
    def board(self) -> Any:
        """The module that draws the game, if it has one."""
        return self._beside("picture.board", "board")

    def _room(self, name: str) -> Path:
        """The folder of a room; a small game has no rooms, and everything lies in its one folder."""
        room = self.folder / name
        return room if room.is_dir() else self.folder

    def _beside(self, *modules: str) -> Any:
        """The first of these modules that the game has: in its room, or flat beside it."""
        for module in modules:
            name = f"{self.package}.{module}"
            with suppress(ModuleNotFoundError):  # the room is a flat module here
                if self.package and find_spec(name) is not None:
                    return import_module(name)
        return None
