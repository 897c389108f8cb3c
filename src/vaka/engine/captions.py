"""What pictures and pages say again and again: messages and sentences, kept once they were written.

Writing a sentence takes many times as long as drawing what it stands on, and games repeat themselves.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vaka.engine.game import Game
from vaka.engine.latest import Latest
from vaka.engine.names import CHANCE

if TYPE_CHECKING:
    from vaka.engine.state import State

MOST: Final = 50_000
"""So many are kept; then all are forgotten."""


class Worded(NamedTuple):
    """An action in words: what it is called in the table of kinds, how it is typed, what it does."""

    key: str
    notation: str
    sentence: str


_said: dict[tuple[object, ...], str] = {}
_worded: dict[tuple[object, ...], Worded] = {}
_latest: Final[Latest[tuple[str, int], str]] = Latest()


def words(state: State, key: str, lang: str, **params: Any) -> str:
    """A message of the game."""
    known = (type(state.game), lang, int(state.seats), key, *params.items())
    return _kept(known) or _keep(known, state.game.say(key, params, lang, state.seats))


def worded(state: State, action: int, lang: str) -> Worded:
    """An action of a view in words.

    Where the table of kinds says how it is typed, that follows from what it is about, as the sentence does: both are kept.
    """
    game = state.game
    described = key, params = game.describe(state, action)
    if not key or type(game).write_notation is not Game.write_notation or type(game).sentence is not Game.sentence:
        return Worded(key, game.notation(state, action), sentence(state, action, lang, described))
    known = (type(game), lang, int(state.seats), action, key, *params, *params.values())
    try:
        found = _worded.get(known)
    except TypeError:  # a parameter that cannot be looked up, such as a list
        return Worded(key, game.notation(state, action), sentence(state, action, lang, described))
    if found is None:
        if len(_worded) >= MOST:
            _worded.clear()
        found = _worded[known] = Worded(key, game.notation(state, action), sentence(state, action, lang, described))
    _latest.of(state)[lang, action] = found.sentence
    return found


def sentence(state: State, action: int, lang: str, described: tuple[str, dict[str, Any]] | None = None) -> str:
    """The sentence of an action. Its key and parameters are all that it depends on, unless the game writes sentences of its own.

    Who has asked the game to `describe` the action already hands that on. A list and a picture of one view say the same sentences.
    """
    said, asked = _latest.of(state), (lang, action)
    found = said.get(asked)
    if found is None:
        found = said[asked] = _sentence(state, action, lang, described)
    return found


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
