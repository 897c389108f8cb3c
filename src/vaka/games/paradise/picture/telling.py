"""The hexes in words, for the titles of the picture: all that the viewer may know of what lies there."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from vaka.draw.svg import escape
from vaka.engine.words import listed
from vaka.games.paradise.rules.board.hexes import AMERICA, CHART, NOWHERE
from vaka.games.paradise.rules.board.knowledge import NO_WAR_PRIVATE, NO_WAR_PUBLIC, private_bound, public_bound
from vaka.games.paradise.rules.board.pieces import count, total
from vaka.games.paradise.rules.board.places import (
    agriculture_in,
    boxes_added,
    boxes_lost,
    known_in,
    stack_in,
    villages_in,
)
from vaka.games.paradise.rules.box import BOX, EVENTS, HEXES, PIECES, TILES
from vaka.games.paradise.rules.events.deck import MARKED_EVENTS, marker_hex
from vaka.games.paradise.rules.options import RULE_EVENTS
from vaka.games.paradise.rules.position import TILE_COUNT
from vaka.games.paradise.words.naming import NOT_KNOWN, OCEAN, event_name, hex_name, printed_at, tile_name
from vaka.games.paradise.words.text import of_number

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.paradise.picture.seen import Hex, Look
    from vaka.games.paradise.rules.sequence import Paradise


@lru_cache(maxsize=1 << 14)
def hex_told(game: Game, seats: int, one: Hex, look: Look, lang: str) -> str:
    """A hex, in a line; escaped."""
    told = [
        hex_name(game, HEXES[one.where], lang, _lies_at(one)),
        *_ground(game, seats, one, lang),
        *_stack(game, seats, one, look, lang),
    ]
    knots = one.knots
    if knots:
        told.append(say(game, seats, "part-knots", lang, count=knots))
    return escape(". ".join(told))


def _lies_at(one: Hex) -> str:
    """What lies in a hex, as far as the viewer knows."""
    tile = one.tile
    if not one.is_unknown and 0 <= tile < TILE_COUNT:
        return str(TILES[tile])
    printed = printed_at(one.where)
    return OCEAN if printed == NOT_KNOWN and one.is_known else printed


def markers_told(state: Paradise, lang: str) -> dict[int, str]:
    """Of the hexes in which Event markers lie, what these do; escaped."""
    if state.advanced & RULE_EVENTS == 0:
        return {}
    found: dict[int, str] = {}
    for event in MARKED_EVENTS:
        where = int(marker_hex(state, event))
        if where != NOWHERE:
            effect = say(state.game, int(state.seats), f"lying-{EVENTS[event]}", lang)
            found[where] = found.get(where, "") + escape(f". {event_name(state.game, EVENTS[event], lang)}: {effect}")
    return found


@lru_cache(maxsize=1 << 12)
def _said(game: Game, seats: int, key: str, lang: str, params: tuple[tuple[str, Any], ...]) -> str:
    return game.say(key, dict(params), lang, seats)


def say(game: Game, seats: int, key: str, lang: str, **params: Any) -> str:
    """A message of the game, kept."""
    return _said(game, seats, key, lang, tuple(params.items()))


def _ground(game: Game, seats: int, one: Hex, lang: str) -> list[str]:
    """What the hex is, who holds it, and whose home it is."""
    tile = one.tile
    if one.is_unknown:
        return [say(game, seats, "part-unknown", lang)]
    if CHART.kind[one.where] == AMERICA:
        return []
    if not one.is_known:
        known = 0 <= tile < TILE_COUNT
        name = tile_name(game, TILES[tile], lang) if known else ""
        kept = say(game, seats, "part-kept", lang, tile=name) if known else say(game, seats, "part-face-down", lang)
        return [kept, *(_boxes(game, seats, BOX.tile_green[tile], BOX.tile_brown[tile], lang) if known else ())]
    if tile < 0 and one.where not in BOX.printed:
        return [say(game, seats, "part-ocean", lang)]
    if tile >= 0:
        told, (green, brown) = list[str](), (BOX.tile_green[tile], BOX.tile_brown[tile])
    else:
        told, (_, green, brown, _) = [], BOX.printed[one.where]
    control = one.control
    if control >= 0:
        numbers = {
            "villages": of_number(game, "village", int(villages_in(one.site)), lang),
            "boxes": int(green + brown) + int(boxes_added(one.site) - boxes_lost(one.site)),
            "agriculture": int(agriculture_in(one.site)),
        }
        told.append(say(game, seats, "part-group", lang, seat=control, **numbers))
    else:
        told += _boxes(game, seats, int(green), int(brown), lang)
    if one.is_independent:
        told.append(say(game, seats, "part-independent", lang, local=of_number(game, "local", int(CHART.locals[one.where]), lang)))
    if one.home_of >= 0:
        told.append(say(game, seats, "part-home", lang, seat=one.home_of))
    return told


def _boxes(game: Game, seats: int, green: int, brown: int, lang: str) -> list[str]:
    if green + brown == 0:
        return [say(game, seats, "part-atoll", lang)]
    return [say(game, seats, "part-boxes", lang, green=green, brown=brown)]


def _stack(game: Game, seats: int, one: Hex, look: Look, lang: str) -> list[str]:
    """Whose stack it is, how many pieces, and which."""
    owner = one.owner
    if owner < 0:
        return []
    up = one.is_up
    return [
        stack_told(game, seats, owner, int(stack_in(one.stack)), look.veiled[owner], up, int(known_in(one.site)), look.looked, lang)
    ]


@lru_cache(maxsize=1 << 12)
def stack_told(game: Game, seats: int, owner: int, pieces: int, veiled: bool, up: bool, known: int, looked: bool, lang: str) -> str:
    """A stack in words: of another's what is known of it."""
    many = int(pieces) if veiled else int(total(pieces))
    shown = int(private_bound(known) if looked else public_bound(known)) if veiled else pieces
    told = say(game, seats, "part-stack", lang, seat=owner, count=many)
    more = []
    listed = pieces_told(game, seats, shown, lang)
    if listed:
        more.append(say(game, seats, "part-least", lang, pieces=listed) if veiled else listed)
    if veiled and known & (NO_WAR_PRIVATE if looked else NO_WAR_PUBLIC):
        more.append(say(game, seats, "part-no-war", lang))
    if up:
        more.append(say(game, seats, "part-up", lang))
    return f"{told}: {', '.join(more)}" if more else told


def pieces_told(game: Game, seats: int, pieces: int, lang: str) -> str:
    """Pieces by their kinds."""
    return listed(
        [
            say(game, seats, f"count-{kind}", lang, count=int(count(pieces, place)))
            for place, kind in enumerate(PIECES)
            if count(pieces, place)
        ],
        lang,
    )
