"""Positions as JSON, in the words of the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from vaka.engine.names import HIDDEN, OVER
from vaka.games.vanuatu.rules.box import BOX, CHARACTERS, GOODS, ISLANDS, SOURCES, SPACES, TILES, TOKENS
from vaka.games.vanuatu.rules.checking import census, check
from vaka.games.vanuatu.rules.layout import (
    FIRST_OCEAN,
    GOOD_COUNT,
    ISLAND_COUNT,
    NO_CHARACTER,
    NOWHERE,
    SIDES,
    SOURCE_COUNT,
    SPACE_COUNT,
    TABLES,
    TOKEN_COUNT,
    TOKEN_PENDING,
    byte,
    has,
    nibble,
    pair,
    triple,
)
from vaka.games.vanuatu.rules.reading import STAGES, read
from vaka.games.vanuatu.rules.telling import tile_list
from vaka.games.vanuatu.rules.trading import SLOTS, ship_in

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu


def write(state: Vanuatu) -> dict[str, Any]:
    """The position as JSON data."""
    words = state.game.seat_words(state.seats)
    return {
        "round": state.round,
        "stage": STAGES[state.stage],
        "first": words[state.first],
        "turn": words[state.turn],
        "lap": state.lap,
        "left": state.left,
        "tiles": {TILES[tile]: state.place[tile] + 1 for tile in range(len(TILES)) if state.place[tile] != NOWHERE},
        "order": [ISLANDS[triple(state.order, number)] for number in range(state.land_count)],
        "oceans": {TILES[tile]: ocean(state, tile) for tile in range(FIRST_OCEAN, len(TILES)) if state.place[tile] != NOWHERE},
        "islands": {ISLANDS[number]: island(state, number) for number in range(ISLAND_COUNT) if state.place[number] != NOWHERE},
        "volcano": [TILES[state.volcano_tile(slot)] for slot in range(2) if state.volcano_tile(slot) != NOWHERE],
        "stack": [TILES[tile] for tile in range(len(TILES)) if has(state.stack, tile)],
        "ships": [ship(state, slot) for slot in range(SLOTS) if ship_in(state, slot) != NOWHERE],
        "deck": ship_list(state.deck),
        "discards": ship_list(state.discards),
        "tourist_stack": value_list(state.tourist_stack),
        "tourist_gone": value_list(state.tourist_gone),
        "tourist_tile": None if state.office_tile == NOWHERE else state.office_tile,
        "office": state.office,
        "price": state.fish_price(),
        "reserve": reserve(state),
        "players": {word: player(state, seat) for seat, word in enumerate(words)},
        "waived": state.waived,
        "governed": None if state.governed == NOWHERE else SPACES[state.governed],
        "offered": character_list(state.offered),
        "offered_before": character_list(state.offered_before),
        "neutral": markers(state.neutral),
        "rests": [rest(state, number) for number in range(state.rests)],
        "die": state.die,
        "building": None if state.building == NOWHERE else ISLANDS[state.building],
        "won": [words[seat] for seat in range(state.seats) if has(state.won, seat)] if state.asked == OVER else None,
    }


def ocean(state: Vanuatu, tile: i64) -> list[int]:
    """Fish and treasures that are left."""
    space = state.place[tile]
    return [pair(state.fish, space), pair(state.treasure, space)]


def island(state: Vanuatu, number: i64) -> dict[str, Any]:
    """What lies on an island, huts apart."""
    return {
        "goods": [GOODS[good] for good in range(GOOD_COUNT) for _ in range(pair(state.goods, number * GOOD_COUNT + good))],
        "drawings": pair(state.drawings, number),
        "tourists": triple(state.tourists, number),
        "water": triple(state.water, number),
        "dikes": [
            TABLES.side[state.place[number] * SIDES + side] + 1 for side in range(SIDES) if has(state.dikes, number * SIDES + side)
        ],
        "submerged": has(state.submerged, number),
    }


def ship(state: Vanuatu, slot: i64) -> dict[str, Any]:
    """What a ship wants, and what is aboard."""
    aboard = [GOODS[good] for good in range(GOOD_COUNT) for _ in range(pair(state.holds, slot * GOOD_COUNT + good))]
    return {"wants": BOX.ships[ship_in(state, slot)], "aboard": aboard}


def ship_list(packed: i64) -> list[str]:
    return [BOX.ships[kind] for kind in range(len(BOX.ships)) for _ in range(nibble(packed, kind))]


def value_list(packed: i64) -> list[int]:
    return [value for value in range(5) for _ in range(nibble(packed, value))]


def character_list(mask: i64) -> list[str]:
    return [CHARACTERS[number] for number in range(len(CHARACTERS)) if has(mask, number)]


def markers(packed: i64) -> dict[str, int]:
    return {SPACES[space]: triple(packed, space) for space in range(SPACE_COUNT) if triple(packed, space) > 0}


def reserve(state: Vanuatu) -> dict[str, Any]:
    """What lies beside the board."""
    return {
        "cubes": [nibble(state.cubes, good) for good in range(GOOD_COUNT)],
        "pawns": state.pawns,
        "drawings": state.drawing_stock,
        "fish_tokens": state.fish_tokens,
        "treasure_tokens": state.treasure_tokens,
        "fish_tiles": [nibble(state.fish_stock, value) for value in range(3)],
        "treasure_tiles": [nibble(state.treasure_stock, value) for value in range(3)],
        "fish_gone": [nibble(state.fish_gone, value) for value in range(3)],
        "treasure_gone": [nibble(state.treasure_gone, value) for value in range(3)],
        "dikes": state.dike_stock,
        "water": state.water_stock,
    }


def player(state: Vanuatu, seat: i64) -> dict[str, Any]:
    """What a player has."""
    character = state.character[seat]
    done = (state.performed >> (seat * SPACE_COUNT)) & 511
    return {
        "boat": None if state.boat[seat] == NOWHERE else state.boat[seat] + 1,
        "vatus": state.vatus[seat],
        "prosperity": state.prosperity[seat],
        "earned": {
            SOURCES[source]: byte(state.earned[seat], source) for source in range(SOURCE_COUNT) if byte(state.earned[seat], source)
        },
        "huts": {
            ISLANDS[number]: pair(state.huts[seat], number) for number in range(ISLAND_COUNT) if pair(state.huts[seat], number)
        },
        "supply": state.supply[seat],
        "drowned": nibble(state.drowned, seat),
        "character": None if character == NO_CHARACTER else CHARACTERS[character],
        "face_down": has(state.spent, seat),
        "fish": numbers_in(state.fish_tiles[seat]),
        "treasures": numbers_in(state.treasure_tiles[seat]),
        "plan": markers(state.plan[seat]),
        "performed": [SPACES[space] for space in range(SPACE_COUNT) if has(done, space)],
    }


def numbers_in(tiles: i64) -> list[int]:
    return [int(value) for value in tile_list(tiles).split()]


def rest(state: Vanuatu, number: i64) -> dict[str, Any]:
    """Who rested, the token (`null` while the rester looks), and the tokens that the rester saw, where that is known."""
    token = triple(state.rest_tokens, number)
    there = nibble(state.rest_seen, number)
    shown: str | None = HIDDEN
    if token < TOKEN_COUNT:
        shown = TOKENS[token]
    elif token == TOKEN_PENDING:
        shown = None
    return {
        "seat": state.game.seat_words(state.seats)[triple(state.rest_seats, number)],
        "token": shown,
        "saw": [TOKENS[token] for token in range(TOKEN_COUNT) if has(there, token)] if there else None,
    }


__all__ = ["STAGES", "census", "check", "read", "write"]
