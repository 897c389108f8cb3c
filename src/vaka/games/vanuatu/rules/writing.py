"""Positions as JSON, in the words of the box."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vaka.engine.names import HIDDEN, OVER
from vaka.games.vanuatu.rules.actions import STAGES
from vaka.games.vanuatu.rules.box import (
    BOX,
    CHARACTERS,
    FIRST_OCEAN,
    GOOD_COUNT,
    GOODS,
    ISLAND_COUNT,
    ISLANDS,
    NO_CHARACTER,
    NOWHERE,
    SIDES,
    SLOTS,
    SOURCE_COUNT,
    SOURCES,
    SPACE_COUNT,
    SPACES,
    TILES,
    TOKEN_COUNT,
    TOKEN_PENDING,
    TOKENS,
    VALUES,
    Characters,
    Island,
    Seat,
    Slot,
    Tile,
    faced,
)
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.pieces import (
    aboard,
    count_of,
    dikes_on,
    drawings_on,
    fish_at,
    fish_price,
    goods_on,
    huts_of,
    is_submerged,
    island_in_order,
    ship_in,
    tourists_on,
    treasure_at,
    volcano_tile,
    water_on,
)
from vaka.games.vanuatu.rules.players import (
    drowned_huts,
    earned_from,
    has_performed,
    is_face_down,
    markers_on,
    neutral_on,
    rester,
    token_of,
    tokens_seen,
)
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.tiles import Tiles, tile_values, tiles_worth


def write(position: VanuatuPosition) -> dict[str, Any]:
    """The position as JSON data."""
    words = position.game.seat_words(position.seats)
    place = position.place
    tiles = [volcano_tile(position, slot) for slot in range(2)]
    return {
        "round": position.round,
        "stage": STAGES[position.stage],
        "first": words[position.first],
        "turn": words[position.turn],
        "lap": position.lap,
        "left": position.left,
        "tiles": {TILES[tile]: place[tile] + 1 for tile in range(len(TILES)) if place[tile] != NOWHERE},
        "order": [ISLANDS[island_in_order(position, number)] for number in range(position.land_count)],
        "oceans": {TILES[tile]: ocean(position, tile) for tile in range(FIRST_OCEAN, len(TILES)) if place[tile] != NOWHERE},
        "islands": {ISLANDS[number]: island(position, number) for number in range(ISLAND_COUNT) if place[number] != NOWHERE},
        "volcano": [TILES[tile] for tile in tiles if tile != NOWHERE],
        "stack": [TILES[tile] for tile in range(len(TILES)) if has(position.stack, tile)],
        "ships": [ship(position, slot) for slot in range(SLOTS) if ship_in(position, slot) != NOWHERE],
        "deck": ship_list(position.deck),
        "discards": ship_list(position.discards),
        "tourist_stack": value_list(position.tourist_stack),
        "tourist_gone": value_list(position.tourist_gone),
        "tourist_tile": None if position.office_tile == NOWHERE else position.office_tile,
        "office": position.office,
        "price": fish_price(position),
        "reserve": reserve(position),
        "players": {word: player(position, seat) for seat, word in enumerate(words)},
        "waived": position.waived,
        "governed": None if position.governed == NOWHERE else SPACES[position.governed],
        "offered": character_list(position.offered),
        "offered_before": character_list(position.offered_before),
        "neutral": {SPACES[space]: neutral_on(position, space) for space in range(SPACE_COUNT) if neutral_on(position, space) > 0},
        "rests": [rest(position, number) for number in range(position.rests)],
        "die": position.die,
        "building": None if position.building == NOWHERE else ISLANDS[position.building],
        "won": [words[seat] for seat in range(position.seats) if has(position.won, seat)] if position.asked == OVER else None,
    }


def ocean(position: VanuatuPosition, tile: Tile) -> list[int]:
    """Fish and treasures that are left."""
    return [fish_at(position, position.place[tile]), treasure_at(position, position.place[tile])]


def island(position: VanuatuPosition, number: Island) -> dict[str, Any]:
    """What lies on an island, huts apart."""
    dikes = dikes_on(position, number)
    return {
        "goods": [GOODS[good] for good in range(GOOD_COUNT) for _ in range(goods_on(position, number, good))],
        "drawings": drawings_on(position, number),
        "tourists": tourists_on(position, number),
        "water": water_on(position, number),
        "dikes": [faced(position.place[number], side) + 1 for side in range(SIDES) if has(dikes, side)],
        "submerged": is_submerged(position, number),
    }


def ship(position: VanuatuPosition, slot: Slot) -> dict[str, Any]:
    """What a ship wants, and what is aboard."""
    cubes = [GOODS[good] for good in range(GOOD_COUNT) for _ in range(aboard(position, slot, good))]
    return {"wants": BOX.ships[ship_in(position, slot)], "aboard": cubes}


def ship_list(stack: i64) -> list[str]:
    """The ships of a stack."""
    return [BOX.ships[kind] for kind in range(len(BOX.ships)) for _ in range(count_of(stack, kind))]


def value_list(stack: i64) -> list[int]:
    """The tourist tiles of a stack."""
    return [value for value in range(max(BOX.tourist_tiles) + 1) for _ in range(count_of(stack, value))]


def character_list(characters: Characters) -> list[str]:
    """The characters of a set."""
    return [CHARACTERS[number] for number in range(len(CHARACTERS)) if has(characters, number)]


def tile_counts(tiles: Tiles) -> list[int]:
    """How many tiles of each value there are."""
    return [tiles_worth(tiles, value) for value in range(1, VALUES + 1)]


def reserve(position: VanuatuPosition) -> dict[str, Any]:
    """What lies beside the board."""
    return {
        "cubes": [count_of(position.cubes, good) for good in range(GOOD_COUNT)],
        "pawns": position.pawns,
        "drawings": position.drawing_stock,
        "fish_tokens": position.fish_tokens,
        "treasure_tokens": position.treasure_tokens,
        "fish_tiles": tile_counts(position.fish_stock),
        "treasure_tiles": tile_counts(position.treasure_stock),
        "fish_gone": tile_counts(position.fish_gone),
        "treasure_gone": tile_counts(position.treasure_gone),
        "dikes": position.dike_stock,
        "water": position.water_stock,
    }


def player(position: VanuatuPosition, seat: Seat) -> dict[str, Any]:
    """What a player has."""
    character = position.character[seat]
    earned = {SOURCES[source]: earned_from(position, seat, source) for source in range(SOURCE_COUNT)}
    huts = {ISLANDS[number]: huts_of(position, seat, number) for number in range(ISLAND_COUNT)}
    plan = {SPACES[space]: markers_on(position, seat, space) for space in range(SPACE_COUNT)}
    return {
        "boat": None if position.boat[seat] == NOWHERE else position.boat[seat] + 1,
        "vatus": position.vatus[seat],
        "prosperity": position.prosperity[seat],
        "earned": {name: count for name, count in earned.items() if count},
        "huts": {name: count for name, count in huts.items() if count},
        "supply": position.supply[seat],
        "drowned": drowned_huts(position, seat),
        "character": None if character == NO_CHARACTER else CHARACTERS[character],
        "face_down": is_face_down(position, seat),
        "fish": tile_values(position.fish_tiles[seat]),
        "treasures": tile_values(position.treasure_tiles[seat]),
        "plan": {name: count for name, count in plan.items() if count},
        "performed": [SPACES[space] for space in range(SPACE_COUNT) if has_performed(position, seat, space)],
    }


def rest(position: VanuatuPosition, number: i64) -> dict[str, Any]:
    """Who rested, the token (`null` while the rester looks), and the tokens that the rester saw, where that is known."""
    token = token_of(position, number)
    there = tokens_seen(position, number)
    shown: str | None = HIDDEN
    if token < TOKEN_COUNT:
        shown = TOKENS[token]
    elif token == TOKEN_PENDING:
        shown = None
    return {
        "seat": position.game.seat_words(position.seats)[rester(position, number)],
        "token": shown,
        "saw": [TOKENS[token] for token in range(TOKEN_COUNT) if has(there, token)] if there else None,
    }
