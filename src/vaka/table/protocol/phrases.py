"""Sentences. Writing one takes longer than drawing a tile, and games say the same things again and again: what was said is kept."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from vaka.engine.errors import VakaError
from vaka.engine.game import Game
from vaka.engine.words import Words

SENTENCES: Final = Words(Path(__file__).parent / "sentences")
"""What the server itself says to players."""


def say(key: str, lang: str, **params: Any) -> str:
    """A sentence of the server."""
    return SENTENCES.say(key, params, lang)


@cache
def kind_of(game: Game, key: str) -> str:
    """The kind of actions that a described action belongs to: the longest beginning of its key that the game has a word for."""
    parts = key.split("-")
    for length in range(len(parts), 0, -1):
        kind = "-".join(parts[:length])
        if game.kind_name(kind):
            return kind
    return parts[0]


@cache
def kind_label(game: Game, kind: str, lang: str) -> str | None:
    """What a kind of actions is called."""
    return game.kind_name(kind, lang) or None


def bot_label(name: str, lang: str) -> str:
    """What a bot is called; those of other packages have their name alone."""
    return say(f"bot-{name}", lang) if SENTENCES.has(f"bot-{name}", lang) else name


def capitalised(sentence: str) -> str:
    """A sentence begins with a capital; a reason of the engine need not, since it also stands behind others."""
    return sentence[:1].upper() + sentence[1:]


def refusal(key: str, lang: str, params: dict[str, Any]) -> str:
    """Why the server does not do what was asked."""
    said = {name: value.say(lang) if isinstance(value, VakaError) else value for name, value in params.items()}
    try:
        return capitalised(say(f"refused-{key}", lang, **said))
    except (LookupError, ValueError) as error:
        raise VakaError(f"no words for the refusal {key!r}: {error}") from error
