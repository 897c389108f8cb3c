"""The words of hexes, pieces, cards, tiles and nations as a reader calls them.

A hex is called by what lies there as far as the reader knows: a group by its name, everything else by its number. What lies there
is a word: `unknown`, `ocean`, a tile's, the number of a hex that has a printed name, or `america`. Parameters that are hexes
(`hex`, `from`, `home`) have it beside them as `hex_is`, `from_is` and `home_is`; without it only what the map prints is known.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from vaka.engine.names import FULL
from vaka.engine.words import Words, capital, listed
from vaka.games.paradise.rules.board.places import tile_at
from vaka.games.paradise.rules.board.sets import FACE_DOWN, SEA, UNKNOWN, in_set
from vaka.games.paradise.rules.box import BOX, CARDS, EVENTS, HEX_KINDS, HEXES, TILES
from vaka.games.paradise.rules.position import TILE_COUNT
from vaka.games.paradise.rules.secrets import knows_tile

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.paradise.rules.sequence import Paradise

NOT_KNOWN: Final = "unknown"
OCEAN: Final = "ocean"
ANY: Final = "any"
FORMS: Final = {"": "bare", "the_": "the", "at_": "at", "to_": "to", "from_": "from", "full_": "full"}
"""The forms of a place: before the name of a parameter, and in the key of their message."""
PLACES: Final = {"hex": "hex", "from": "origin", "home": "home"}
"""Parameters that are hexes, and what they are called in messages."""
NAMED: Final = ("marker", "stage", "expansion", "nation")
"""Parameters that have a message of their own for every word."""


# --- What lies in a hex ---


@cache
def printed_at(where: int) -> str:
    """What everybody knows to lie in a hex before the game."""
    kind: str = HEX_KINDS[BOX.kinds[where]]
    if kind == "america":
        return kind
    if where in BOX.printed or (kind == "ocean" and where in BOX.place_names):
        return str(HEXES[where])
    return OCEAN if kind == "ocean" else NOT_KNOWN


def lies_at(position: Paradise, where: int) -> str:
    """What lies in a hex, as far as the viewer knows; of a full position, as far as whoever is asked does."""
    printed = printed_at(where)
    if printed not in (NOT_KNOWN, OCEAN) or in_set(position, UNKNOWN, where):
        return printed
    tile = int(tile_at(position, where))
    if in_set(position, FACE_DOWN, where):
        is_known = position.viewer != FULL or position.seats == 1 or knows_tile(position, position.asked, where)
        return str(TILES[tile]) if is_known and 0 <= tile < TILE_COUNT else NOT_KNOWN
    if 0 <= tile < TILE_COUNT:
        return str(TILES[tile])
    return OCEAN if in_set(position, SEA, where) else printed


def knowledge(position: Paradise) -> dict[str, str]:
    """What a viewer knows of the hexes beyond what is printed, by their numbers; tiles of the set-up also before they lie there."""
    found = {HEXES[where]: lies_at(position, where) for where in range(len(HEXES))}
    for tile, where, seats in BOX.laid_out:
        if position.seats >= seats and in_set(position, UNKNOWN, where):
            found[HEXES[where]] = TILES[tile]
    return {number: what for number, what in found.items() if what != printed_at(HEXES.index(number))}


def seen_from(position: Paradise, params: dict[str, Any]) -> dict[str, Any]:
    """Parameters of a sentence with what lies in their hexes."""
    return params | {
        f"{name}_is": lies_at(position, HEXES.index(params[name])) for name in PLACES if params.get(name) in HEX_NUMBERS
    }


HEX_NUMBERS: Final = frozenset(HEXES)


# --- Names ---


def hex_name(game: Game, number: str, lang: str, what: str, form: str = "full_") -> str:
    """A hex as a reader calls it, in one of the forms."""
    return place(game.words, number, what, lang)[form]


@lru_cache(maxsize=1 << 13)
def place(words: Words, number: str, what: str, lang: str) -> dict[str, str]:
    """A hex in all its forms."""
    if what in (NOT_KNOWN, OCEAN, ANY):
        name, kind = number, what
    else:
        name, kind = words.say(f"name-{what}", {}, lang), words.trait(f"name-{what}", "kind", lang, "name")
    params = {"name": name, "number": number, "kind_word": kind}
    forms = {before: words.say(f"place-{form}", params, lang) for before, form in FORMS.items()}
    return forms | {"full_": capital(forms["full_"])}


def card_name(game: Game, word: str, lang: str) -> str:
    """A card by its name."""
    return game.words.named("card", word, lang, word)


def tile_name(game: Game, word: str, lang: str) -> str:
    """A tile by its name."""
    return game.words.named("name", word, lang, word)


def event_name(game: Game, word: str, lang: str) -> str:
    """An Event by its name."""
    return game.words.named("fortune-name", word, lang, word)


def nation_name(game: Game, word: str, lang: str) -> str:
    """A nation as a reader calls it."""
    return game.words.named("nation", word, lang, word)


def secret_name(game: Game, seats: int, place: str, thing: str, lang: str) -> str:
    """What may lie hidden at a place of the board: a card, an Event, a tile with its boxes, or a kind of pieces."""
    kind = place.partition("-")[0]
    if kind == "hex":
        tile = TILES.index(thing)
        return game.say("secret-tile", {"tile": thing, "green": BOX.tile_green[tile], "brown": BOX.tile_brown[tile]}, lang, seats)
    names = {"card": card_name, "kept": event_name}
    return names[kind](game, thing, lang) if kind in names else game.words.say(f"piece-{thing}", {}, lang)


def counted(game: Game, numbers: dict[str, int], lang: str) -> str:
    """Pieces or items as one enumeration: "2 War Canoes and 1 Colony" in the reader's words."""
    found = [game.words.say(f"count-{name}", {"count": number}, lang) for name, number in numbers.items() if number]
    return listed(found, lang) or game.words.say("nothing", {}, lang)


# --- Parameters ---


def in_words(words: Words, params: dict[str, Any], lang: str) -> dict[str, Any]:
    """Parameters of a message as a reader calls them, in all their forms."""
    given = dict(params)
    for name, value in params.items():
        if not isinstance(value, str):
            continue
        if name in PLACES:
            if value in HEX_NUMBERS or value == ANY:
                what = ANY if value == ANY else params.get(f"{name}_is", printed_at(HEXES.index(value)))
                given |= {f"{before}{PLACES[name]}": said for before, said in place(words, value, what, lang).items()}
                given["number"] = value
        elif name == "tile" and value in TILES:
            given |= {f"{before}tile": said for before, said in place(words, given.get("number", ""), value, lang).items()}
        elif name == "piece":
            given |= {"piece_word": value, "piece": words.say(f"piece-{value}", {}, lang)}
            given |= {"a_piece": words.say(f"a-{value}", {}, lang), "the_piece": words.say(f"the-{value}", {}, lang)}
        elif name == "item":
            given |= {"item_word": value, "item": words.say(f"item-{value}", {}, lang)}
            given["an_item"] = words.say(f"an-item-{value}", {}, lang)
        elif name == "card" and (value in CARDS or value == ANY):
            given["card"] = words.say(f"card-{value}", {}, lang)
            given["effect"] = words.say(f"effect-{value}", {}, lang) if value != ANY else ""
        elif name == "cards" and value:
            given["cards"] = listed([words.named("card", word, lang, word) for word in value.split(", ")], lang)
        elif name == "event" and (value in EVENTS or value == ANY):
            given["event"] = words.say(f"fortune-name-{value}", {}, lang)
            given.setdefault("effect", words.say(f"fortune-{value}", {}, lang) if value != ANY else "")
        elif name in NAMED:
            given[name] = words.named(name, value, lang, value)
    return given
