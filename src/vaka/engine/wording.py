"""What a game says: notation, sentences, the log, reasons, scores."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple, SupportsIndex

from vaka.engine.errors import BadNotation, IllegalAction, Misheard, Reason, quoted
from vaka.engine.events import Event, Obstacle
from vaka.engine.extras import MissingExtra
from vaka.engine.hearing import heard, shown
from vaka.engine.ids import whole
from vaka.engine.lid import Lid
from vaka.engine.names import ASKED, CHANCE, OVER, UNHEARD
from vaka.engine.notation import Notation
from vaka.engine.state import State
from vaka.engine.words import LANGUAGES, listed

QUARTERS: Final = ("", "¼", "½", "¾")


@lru_cache(4096)
def _seats_among(names: tuple[str, ...]) -> tuple[str, ...]:
    """The parameters that are seats: messages of one kind have the same ones every time."""
    return tuple(name for name in names if name == "seat" or name.endswith("_seat"))


class Part(NamedTuple):
    """A message within another one: its key and its parameters as pairs."""

    key: str
    params: tuple[tuple[str, Any], ...] = ()


class Parts(tuple[Part, ...]):
    """A parameter of a message that is made of other messages: they are said and listed, with "and" before the last."""

    __slots__ = ()


def parts(*said: tuple[str, dict[str, Any]]) -> Parts:
    """A list of messages as one parameter.

    >>> parts(("count-war", {"count": 2}))
    (Part(key='count-war', params=(('count', 2),)),)
    """
    return Parts(Part(key, tuple(params.items())) for key, params in said)


class Wording(Lid):
    """The words of a game."""

    # --- Notation ---

    action_notation: ClassVar[Notation | None] = None
    """How actions are typed and described, by the table of kinds; without it, the game writes the three functions that ask it."""
    outcome_notation: ClassVar[Notation | None] = None
    """The same of outcomes."""

    def _notation(self, state: State) -> Notation | None:
        return self.outcome_notation if state.actor() == CHANCE else self.action_notation

    def known_meanings(self) -> tuple[dict[str, int], dict[str, int]] | None:
        """What was read before and means the same in every position, of actions and of outcomes; None if it is not kept."""
        actions, outcomes, mine = self.action_notation, self.outcome_notation, type(self)
        if actions is None or outcomes is None or (mine.parse, mine.read_notation) != (Wording.parse, Wording.read_notation):
            return None
        return actions.meanings, outcomes.meanings

    def notation(
        self, state: State, action: SupportsIndex, viewer: SupportsIndex | None = None, seat: SupportsIndex = ASKED
    ) -> str:
        """The short, typable form; for a viewer, what that viewer notices (`rest ?`), empty if nothing."""
        action, seat = whole(action, "an action"), whole(seat, "a seat")
        viewer = None if viewer is None else whole(viewer, "a viewer")
        shown = action if viewer is None else state.seen(action, viewer, seat)
        return "" if shown == UNHEARD else self.write_notation(state, shown)

    def write_notation(self, state: State, action: int) -> str:
        """The words of an id: an outcome's at CHANCE, an action's elsewhere."""
        notation = self._notation(state)
        return notation.write(state, action) if notation else str(action)

    def typed(self, state: State, action: SupportsIndex, lang: str = "en") -> str:
        """What a reader of this language may type: the notation in the words of the messages `typed-...`, where there are any.

        >>> import vaka
        >>> game = vaka.game("aloha")
        >>> state = game.new(seats=2)
        >>> state.apply(0)
        >>> [game.typed(state, game.parse(state, "launch d4 with red"), lang) for lang in ("en", "fr", "de")]
        ['launch d4 with red', 'lancer d4 avec rouge', 'wassern d4 mit rot']
        """
        return shown(self.words, self.notation(state, action), lang)

    def parse(self, state: State, text: str, seat: int = ASKED) -> int:
        """The id of what was typed; raise BadNotation if it is nothing that is open."""
        try:
            return self.read_notation(state, text, seat)
        except BadNotation:
            raise
        except ValueError as error:
            why = error.sentences if isinstance(error, Misheard) else str(error)
            raise BadNotation(Reason("not-understood", {"text": quoted(text), "why": why})) from None

    def read_notation(self, state: State, text: str, seat: int) -> int:
        """The id of what was typed, for `parse`; raise ValueError, or BadNotation, if it is nothing."""
        notation = self._notation(state)
        if notation:
            return self._read(notation, state, text, seat)
        wanted = " ".join(text.lower().split())
        open_now = state.legal(seat) + (state.asides(seat) if seat >= 0 else [])
        spelled = {self.write_notation(state, action).lower(): action for action in open_now}
        if wanted in spelled:
            return spelled[wanted]
        near = tuple(f"'{words}'" for words in get_close_matches(wanted, spelled, n=3, cutoff=0.6))
        typed: dict[str, Any] = {"text": quoted(text)}
        raise BadNotation(Reason("not-open-near", typed | {"near": near}) if near else Reason("not-open", typed))

    def _read(self, notation: Notation, state: State, text: str, seat: int) -> int:
        """The words of the notation, or else what `typed` shows in any language. Records need only the former, so it goes first."""
        try:
            return notation.read(state, text, seat)
        except ValueError:
            meant = heard(self.words, text)
            if meant == " ".join(text.lower().split()):
                raise
        return notation.read(state, meant, seat)

    # --- Words ---

    def seat_words(self, seats: int) -> tuple[str, ...]:
        """One word for each seat, used in records and as the name of a seat without a player: a colour of the box."""
        return tuple(f"p{seat + 1}" for seat in range(seats))

    def seat_name(self, seats: int, seat: int, lang: str = "en") -> str:
        """The seat as a reader calls it."""
        word = self.seat_words(seats)[seat]
        return self.words.named("seat", word, lang, word)

    def describe(self, state: State, action: int) -> tuple[str, dict[str, Any]]:
        """The key and the parameters of an action's (at CHANCE, an outcome's) sentence."""
        notation = self._notation(state)
        return notation.describe(state, action) if notation else ("", {})

    def sentence(self, state: State, action: SupportsIndex, lang: str = "en") -> str:
        """What the action does, as a sentence; distinct within a legal list."""
        action = whole(action, "an action")
        key, params = self.describe(state, action)
        if not key:
            return self.write_notation(state, action)
        kind = "outcome" if state.actor() == CHANCE else "action"
        return self.say(f"{kind}-{key}", params, lang, state.seats)

    def kind_name(self, kind: str, lang: str = "en") -> str:
        """What a kind of actions is called: by the table of kinds, or by the message `kind-...`; nothing if it has no name."""
        if self.kinds is not None and kind in self.kinds and self.kinds[kind].verbs:
            return self.kinds[kind].verb(lang)
        return self.words.named("kind", kind, lang, "")

    quiet: ClassVar[frozenset[str]] = frozenset()
    """Keys of events that make no line of the log, because what follows says the same; they have no message."""

    def tell(self, event: Event, seats: int, lang: str = "en", names: list[str] | None = None) -> str:
        """An event as a line of the log, empty if it is quiet; `names` are the players', the seats' own words without them."""
        if event.key in self.quiet:
            return ""
        return self.say(f"event-{event.key}", event.params, lang, seats, names)

    def retell(self, events: Sequence[Event], known: dict[str, Any]) -> list[Event]:
        """What one reader has heard of a ply, as it is to be told: what says the same is put together, what says nothing left out.

        `known` is what this reader knows so far (`knowledge`, then whatever this function notes); events may be told by it.
        """
        return [event for event in events if event.key not in self.quiet]

    def knowledge(self, view: State) -> dict[str, Any]:
        """What a reader knows at the beginning that the words of events depend on, as plain data; from the view alone."""
        return {}

    def explain(
        self, obstacle: Obstacle, seats: int, lang: str = "en", names: list[str] | None = None, view: State | None = None
    ) -> str:
        """An obstacle as a sentence; `view` is the reader's, for what its words depend on."""
        params = obstacle.params if view is None else self.seen_from(view, obstacle.params)
        return self.say(f"obstacle-{obstacle.key}", params, lang, seats, names)

    def seen_from(self, view: State, params: dict[str, Any]) -> dict[str, Any]:
        """The parameters of a sentence with what this reader knows of them: such as what lies in a hex."""
        return params

    def in_every_language(self, obstacle: Obstacle, seats: int) -> dict[str, str]:
        """An obstacle as a sentence in each language, for a `Reason` whose reader is not known yet."""
        return {lang: self._why(obstacle, seats, lang) for lang in LANGUAGES}

    def _why(self, obstacle: Obstacle, seats: int, lang: str = "en", view: State | None = None) -> str:
        """The same for an exception; its key and parameters where the core alone has no sentence."""
        try:
            return self.explain(obstacle, seats, lang, view=view)
        except MissingExtra:
            return " ".join([obstacle.key, *(f"{name}={value}" for name, value in obstacle.params.items())])

    def say(self, key: str, params: dict[str, Any], lang: str, seats: int, names: list[str] | None = None) -> str:
        """A message of the game; without a message, its key and parameters.

        Parameters called `seat` or `..._seat` are seats: they are given as names, their words beside them as `..._word`.
        """
        if not self.words.has(key, lang):
            return " ".join([key.partition("-")[2], *(f"{name}={value}" for name, value in params.items())])
        about = _seats_among(tuple(params))
        made = [name for name, value in params.items() if type(value) is Parts]
        if not about and not made:
            return self.words.say(key, params, lang)
        given = dict(params)
        for name in made:
            said = [self.say(part.key, dict(part.params), lang, seats, names) for part in params[name]]
            given[name] = listed(said, lang)
        for name in about:
            seat = params[name]
            given[name] = names[seat] if names else self.seat_name(seats, seat, lang)
            given[f"{name}_word"] = self.seat_words(seats)[seat]
        return self.words.say(key, given, lang)

    def refusal(self, state: State, action: int, seat: int = ASKED) -> IllegalAction:
        """The exception for an action that is not open, with its reason."""
        if not self.is_id(state, action):
            obstacle = Obstacle("no-such-action")
        elif state.actor() == OVER:
            obstacle = Obstacle("game-over")
        else:
            obstacle = state.obstacle(action, seat) or Obstacle("not-open")
        reason = self._why(obstacle, state.seats, view=state)
        return IllegalAction(f"{self._spell_or_id(state, action)}: {reason}", obstacle)

    def is_id(self, state: State, action: int) -> bool:
        """Is this a number that actions (at CHANCE, outcomes) have, open or not?"""
        return 0 <= action < (self.outcome_count if state.actor() == CHANCE else self.action_count)

    def _spell_or_id(self, state: State, action: int) -> str:
        try:
            return self.write_notation(state, action) if self.is_id(state, action) else f"action {quoted(action)}"
        except (LookupError, ValueError):
            return f"action {action}"

    # --- Scores ---

    score_unit: ClassVar[int] = 1
    """How many of what `scores()` counts make one point: 2 where there are half points."""

    def write_score(self, score: int, lang: str = "en") -> str:
        """A score of `scores()` as a reader sees it, in points.

        >>> import vaka
        >>> vaka.game("aloha").write_score(7)
        '7'
        """
        return written(score, self.score_unit, lang)

    def score_name(self, lang: str = "en") -> str:
        """What the score counts: message `score-name`; points, if the game says nothing else."""
        return self.words.say("score-name", {}, lang)

    def rules(self, lang: str = "en") -> str:
        """The rules in our own words, as Markdown."""
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}: there are {', '.join(LANGUAGES)}")
        path = self.words.folder / f"rules.{lang}.md"
        return path.read_text(encoding="utf-8") if path.exists() else f"# {self.title}\n"


def written(score: int, unit: int, lang: str) -> str:
    """A count of parts, of which `unit` make one, as a number: halves and quarters as fractions, others with a decimal mark.

    >>> written(7, 2, "en"), written(-1, 2, "en"), written(6, 2, "fr"), written(27, 10, "de")
    ('3½', '−½', '3', '2,7')
    """
    whole, part = divmod(abs(score), unit)
    sign = "−" if score < 0 else ""
    if part == 0:
        return f"{sign}{whole}"
    if part * 4 % unit == 0:
        return f"{sign}{whole or ''}{QUARTERS[part * 4 // unit]}"
    text = f"{abs(score) / unit:.{len(str(unit - 1))}f}".rstrip("0")
    return sign + (text if lang == "en" else text.replace(".", ","))
