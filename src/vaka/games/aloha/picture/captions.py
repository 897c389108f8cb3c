"""What the parts of the picture are called. Writing a message takes longer than drawing a tile, so what was said is kept."""

from __future__ import annotations

from typing import Final

from vaka.games.aloha.rules.position import AlohaPosition

MOST: Final = 20_000
"""So many sentences are kept, and then all are forgotten."""
_said: dict[tuple[object, ...], str] = {}


def words(position: AlohaPosition, key: str, lang: str) -> str:
    """A message without parameters."""
    known = (lang, position.seats, key)
    if known not in _said:
        _said[known] = position.game.say(key, {}, lang, position.seats)
    return _said[known]


def sentence(position: AlohaPosition, action: int, lang: str) -> str:
    """The sentence of an action; the key and its parameters are all that it depends on."""
    key, params = position.game.describe(position, action)
    known = (lang, position.seats, key, *params.items())
    if known not in _said:
        if len(_said) > MOST:
            _said.clear()
        _said[known] = position.game.sentence(position, action, lang)
    return _said[known]
