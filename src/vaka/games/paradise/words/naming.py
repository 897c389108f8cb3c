"""The words of hexes, pieces, cards, tiles and nations as a reader calls them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from vaka.games.paradise.rules.box import ADVANCED_BOX, BOX, CARDS, EVENTS, HEXES, NATIONS, TILES

if TYPE_CHECKING:
    from vaka.engine.game import Game

BEFORE_A_VOWEL: Final = re.compile(r"\b([Dd])e (?=[AEIOUYÉÈÊÂÎ])")


def hex_name(game: Game, number: str, lang: str) -> str:
    """A hex by its number, with the name printed there."""
    where = HEXES.index(number)
    name = BOX.printed[where][0] if where in BOX.printed else BOX.place_names.get(where)
    return game.words.say("hex-named", {"name": name, "number": number}, lang) if name else number


def card_name(word: str) -> str:
    """A card as it is printed."""
    return BOX.card_names[CARDS.index(word)] if word in CARDS else word


def tile_name(word: str) -> str:
    """A tile as it is printed."""
    return BOX.tile_names[TILES.index(word)] if word in TILES else word


def nation_name(word: str) -> str:
    """A nation as a reader calls it."""
    return word.capitalize()


def elided(text: str) -> str:
    """French: "de" loses its vowel before a name that begins with one.

    >>> elided("rentre de Aotearoa")
    'rentre d’Aotearoa'
    """
    return BEFORE_A_VOWEL.sub("\\1’", text)


def in_words(game: Game, params: dict[str, Any], lang: str) -> dict[str, Any]:
    """Parameters of a message as a reader calls them."""
    given = dict(params)
    for name, value in params.items():
        if not isinstance(value, str):
            continue
        if name in ("hex", "from", "home") and value in HEXES:
            given[name] = hex_name(game, value, lang)
        elif name == "card":
            given[name] = card_name(value)
        elif name == "cards":
            given[name] = ", ".join(card_name(word) for word in value.split(", "))
        elif name == "tile":
            given[name] = tile_name(value)
        elif name == "event" and value in EVENTS:
            given[name] = ADVANCED_BOX.event_names[EVENTS.index(value)]
        elif name == "nation" and value in NATIONS:
            given[name] = nation_name(value)
        elif name in ("piece", "item", "marker", "stage", "expansion"):
            given[name] = game.words.say(f"{name}-{value}", {}, lang) if game.words.has(f"{name}-{value}", lang) else value
    return given


def counted(game: Game, numbers: dict[str, int], lang: str, prefix: str = "piece") -> str:
    """Pieces or items as one enumeration: "2 War Canoe, 1 Colony" in the reader's words."""
    parts = [f"{number}\u00a0× {game.words.say(f'{prefix}-{name}', {}, lang)}" for name, number in numbers.items() if number]
    return ", ".join(parts) or game.words.say("nothing", {}, lang)
