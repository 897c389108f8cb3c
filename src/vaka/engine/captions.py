"""What pictures and pages say again and again: messages and sentences, kept once they were written.

Writing a sentence takes many times as long as drawing what it stands on, and games repeat themselves.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from vaka.engine.game import Game
from vaka.engine.latest import Latest
from vaka.engine.names import CHANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.engine.events import Obstacle
    from vaka.engine.notation import Notation
    from vaka.engine.state import State

MOST = 50_000
"""So many are kept; then all are forgotten."""


class Worded:
    """An action in words: what it is called in the table of kinds, how it is typed, what it does."""

    __slots__ = ("key", "notation", "sentence", "shown")

    def __init__(self, key: str, notation: str, sentence: str) -> None:
        self.key = key
        self.notation = notation
        self.sentence = sentence
        self.shown: Any = None
        """What a page is shown of it, made once by whoever shows it."""


_said: dict[tuple[object, ...], str] = {}
_worded: dict[tuple[object, ...], dict[tuple[int, object], Worded]] = {}
"""By game, language and number of seats: actions in words, by their ids and what their words follow from."""
_tables: dict[Any, Notation | None] = {}
_latest: Final[Latest[str, dict[int, str]]] = Latest()
"""The sentences of one view by language and action."""


def words(state: State, key: str, lang: str, **params: Any) -> str:
    """A message of the game."""
    known = (type(state.game), lang, int(state.seats), key, *params.items())
    return _kept(known) or _keep(known, state.game.say(key, params, lang, state.seats))


def worded(state: State, actions: Sequence[int], lang: str) -> list[Worded]:
    """Actions of a view in words.

    Where the table of kinds says how they are typed, that follows from what they are about, as their sentences do: both are kept.
    """
    if not actions:
        return []
    game = state.game
    table = _table_of(game) if state.actor() != CHANCE else None
    if table is None:
        shown = [_put_into_words(state, action, lang) for action in actions]
    else:
        about, shown = (type(game), lang, int(state.seats)), []
        kept = _worded.setdefault(about, {})
        for known in zip(actions, table.grounds(state, actions), strict=True):
            try:
                found = kept.get(known)
                if found is None:
                    found = _put_into_words(state, known[0], lang)
                    if sum(map(len, _worded.values())) >= MOST:
                        _worded.clear()
                        kept = _worded.setdefault(about, {})
                    kept[known] = found
            except TypeError:  # grounds that cannot be looked up, such as a list
                found = _put_into_words(state, known[0], lang)
            shown.append(found)
    _said_of(state, lang).update(zip(actions, [one.sentence for one in shown], strict=True))
    return shown


def _said_of(state: State, lang: str) -> dict[int, str]:
    """The sentences of the view that was asked about last."""
    return _latest.of(state).setdefault(lang, {})


def _put_into_words(state: State, action: int, lang: str) -> Worded:
    described = state.game.describe(state, action)
    return Worded(described[0], state.game.notation(state, action), sentence(state, action, lang, described))


def _table_of(game: Game) -> Notation | None:
    """The table of kinds by which all actions of a game are typed and described; None where it has words of its own."""
    kind: Any = type(game)
    if kind not in _tables:
        own = any(getattr(kind, name) is not getattr(Game, name) for name in ("write_notation", "describe", "sentence"))
        _tables[kind] = None if own else game.action_notation
    return _tables[kind]


def explained(view: State, obstacle: Obstacle, lang: str, names: list[str]) -> str:
    """An obstacle of a view as a sentence. Its key and parameters say it all, unless the game knows more of them."""
    game, seats = view.game, int(view.seats)
    if type(game).explain is not Game.explain or type(game).seen_from is not Game.seen_from:
        return game.explain(obstacle, seats, lang, names, view)
    known = ("obstacle", type(game), lang, seats, *names, obstacle.key, *obstacle.params.items())
    return _kept(known) or _keep(known, game.explain(obstacle, seats, lang, names, view))


def sentence(state: State, action: int, lang: str, described: tuple[str, dict[str, Any]] | None = None) -> str:
    """The sentence of an action. Its key and parameters are all that it depends on, unless the game writes sentences of its own.

    Who has asked the game to `describe` the action already hands that on. A list and a picture of one view say the same sentences.
    """
    said = _said_of(state, lang)
    found = said.get(action)
    if found is None:
        found = said[action] = _sentence(state, action, lang, described)
    return found


def sentences(state: State, actions: Sequence[int], lang: str) -> list[str]:
    """The sentences of several actions of a view."""
    said = _said_of(state, lang)
    return [said.get(action) or sentence(state, action, lang) for action in actions]


def _sentence(state: State, action: int, lang: str, described: tuple[str, dict[str, Any]] | None) -> str:
    game = state.game
    key, params = described or game.describe(state, action)
    if not key or type(game).sentence is not Game.sentence:
        return game.sentence(state, action, lang)
    about = (type(game), lang, int(state.seats), state.actor() == CHANCE, key)
    known: tuple[object, ...] = (*about, *params.items())
    try:
        hash(known)
    except TypeError:
        known = (*about, *map(_frozen, params.items()))
    return _kept(known) or _keep(known, game.sentence(state, action, lang))


def _frozen(param: tuple[str, Any]) -> tuple[object, ...]:
    """A parameter as something that can be looked up: cards counted by name, or a list of names, are sets of their parts."""
    name, value = param
    if isinstance(value, dict):
        return (name, dict, *value.items())
    return (name, list, *value) if isinstance(value, list) else param


def _kept(known: tuple[object, ...]) -> str:
    try:
        return _said.get(known, "")
    except TypeError:  # a parameter that cannot be looked up, such as a list within a list
        return ""


def _keep(known: tuple[object, ...], text: str) -> str:
    if len(_said) >= MOST:
        _said.clear()
    with suppress(TypeError):
        _said[known] = text
    return text
