"""Every component, wherever it lies; and what cannot be a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import CHANCE, FULL, OVER
from vaka.games.vanuatu.rules.box import BOX, GOODS, ISLANDS
from vaka.games.vanuatu.rules.layout import (
    ALL_TOKENS,
    AT_DIKE,
    AT_NEUTRAL,
    AT_PERFORMING,
    AT_PLACING,
    AT_PLANNING,
    AT_TOKEN,
    CELLS,
    GOOD_COUNT,
    ISLAND_COUNT,
    NO_CHARACTER,
    NOWHERE,
    SPACE_COUNT,
    TABLES,
    TILE_COUNT,
    TOKEN_COUNT,
    TOKEN_PENDING,
    bit,
    has,
    nibble,
    pair,
    triple,
)
from vaka.games.vanuatu.rules.trading import SLOTS, ship_in, wants
from vaka.games.vanuatu.rules.waters import shores, sides_in

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu


def census(state: Vanuatu) -> dict[str, int]:
    """Every component of the box, wherever it lies."""
    counts: dict[str, int] = {"tiles": tiles_there(state)}
    for good in range(GOOD_COUNT):
        counts[GOODS[good]] = cubes_there(state, good)
    pawns = state.pawns + state.office
    drawings = state.drawing_stock
    water = state.water_stock
    for island in range(ISLAND_COUNT):
        pawns += triple(state.tourists, island)
        drawings += pair(state.drawings, island)
        water += triple(state.water, island)
    fish = state.fish_tokens
    treasures = state.treasure_tokens
    for space in range(CELLS):
        fish += pair(state.fish, space)
        treasures += pair(state.treasure, space)
    counts |= {"pawns": pawns, "drawings": drawings, "water": water, "fish tokens": fish, "treasure tokens": treasures}
    counts["dikes"] = state.dike_stock + sides_in(state.dikes)
    for value in range(3):
        counts[f"fish {value + 1}"] = nibble(state.fish_stock, value) + nibble(state.fish_gone, value)
        counts[f"treasure {value + 1}"] = nibble(state.treasure_stock, value) + nibble(state.treasure_gone, value)
        for seat in range(state.seats):
            counts[f"fish {value + 1}"] += nibble(state.fish_tiles[seat], value)
            counts[f"treasure {value + 1}"] += nibble(state.treasure_tiles[seat], value)
    for seat in range(state.seats):
        counts[f"huts {seat}"] = huts_there(state, seat)
    for value in range(5):
        shown = 1 if state.office_tile == value else 0
        counts[f"tourist tile {value}"] = nibble(state.tourist_stack, value) + nibble(state.tourist_gone, value) + shown
    for kind in range(len(BOX.ships)):
        ships = nibble(state.deck, kind) + nibble(state.discards, kind)
        for slot in range(SLOTS):
            ships += 1 if ship_in(state, slot) == kind else 0
        counts[f"ship {BOX.ships[kind]}"] = ships
    return counts


def tiles_there(state: Vanuatu) -> int:
    """Tiles on the board, on the volcano, in the stack and, at the start, beside it."""
    count = sides_in(state.stack)
    for slot in range(2):
        count += 1 if state.volcano_tile(slot) != NOWHERE else 0
    for tile in range(TILE_COUNT):
        placed = state.place[tile] != NOWHERE
        count += 1 if placed or has(TABLES.start_tiles, tile) else 0
    return count


def cubes_there(state: Vanuatu, good: i64) -> int:
    """Cubes of a good in the reserve, on islands and aboard ships."""
    count = nibble(state.cubes, good)
    for island in range(ISLAND_COUNT):
        count += pair(state.goods, island * GOOD_COUNT + good)
    for slot in range(SLOTS):
        count += pair(state.holds, slot * GOOD_COUNT + good)
    return count


def huts_there(state: Vanuatu, seat: i64) -> int:
    """Huts of a colour in hand, on islands and under water."""
    count = state.supply[seat] + nibble(state.drowned, seat)
    for island in range(ISLAND_COUNT):
        count += pair(state.huts[seat], island)
    return count


def box() -> dict[str, int]:
    """What a census of one player's huts and all the rest must be."""
    counts: dict[str, int] = {"tiles": 16, "pawns": BOX.tourist_pawns, "drawings": BOX.drawing_tokens, "water": BOX.water_markers}
    counts |= {"fish tokens": BOX.fish_tokens, "treasure tokens": BOX.treasure_tokens, "dikes": BOX.dikes}
    for good in range(GOOD_COUNT):
        counts[GOODS[good]] = BOX.cubes[good]
    for value in range(3):
        counts[f"fish {value + 1}"] = BOX.fish_tiles[value]
        counts[f"treasure {value + 1}"] = BOX.treasure_tiles[value]
    for kind in range(len(BOX.ships)):
        counts[f"ship {BOX.ships[kind]}"] = BOX.ship_count[kind]
    return counts


# --- What cannot be ---


def check(state: Vanuatu) -> None:
    """Raise BadPosition where components or the round cannot be as they are."""
    counts = census(state)
    for name, count in box().items():
        if counts[name] != count:
            raise BadPosition(f"{name}: there are {count} in the box, here are {counts[name]}")
    for value in range(5):
        count = BOX.tourist_tiles.count(value) - (1 if BOX.tourist_tile_removed[state.seats] == value else 0)
        if counts[f"tourist tile {value}"] != count:
            raise BadPosition(f"there are {count} tourist tiles of value {value}")
    for seat in range(state.seats):
        if counts[f"huts {seat}"] != BOX.huts:
            raise BadPosition(f"a player has {BOX.huts} huts, not {counts[f'huts {seat}']}")
    check_tiles(state)
    check_ships(state)
    check_players(state)
    check_rests(state)
    check_stage(state)


def check_tiles(state: Vanuatu) -> None:
    """Tiles lie once; islands hold what they can."""
    for tile in range(TILE_COUNT):
        letter = TABLES.letter[tile]
        waiting = has(state.stack, tile) or state.volcano_tile(0) == tile or state.volcano_tile(1) == tile
        if waiting and (letter == NOWHERE or state.place[tile] != NOWHERE):
            raise BadPosition("a tile lies in two places")
    if state.place[0] == NOWHERE:
        raise BadPosition("the first island is printed on the board")
    if state.land_count != sides_in(state.land):
        raise BadPosition("the order of the islands names each island that is placed")
    for island in range(ISLAND_COUNT):
        if has(state.submerged, island) and (state.huts_on(island) > 0 or is_inhabited(state, island)):
            raise BadPosition(f"{ISLANDS[island]} is submerged, and nothing is left there")
        if state.huts_on(island) > TABLES.hut_sites[island]:
            raise BadPosition(f"too many huts on {ISLANDS[island]}")
        dikes = (state.dikes >> (island * 6)) & 63
        if dikes != 0 and (state.place[island] == NOWHERE or dikes & ~shores(state, island) != 0):
            raise BadPosition(f"a dike of {ISLANDS[island]} faces no ocean")


def is_inhabited(state: Vanuatu, island: i64) -> bool:
    """Are there goods, tourists, drawings, dikes or water on the island?"""
    if triple(state.tourists, island) > 0 or pair(state.drawings, island) > 0 or triple(state.water, island) > 0:
        return True
    return (state.dikes >> (island * 6)) & 63 != 0 or (state.goods >> (island * 6)) & 63 != 0


def check_ships(state: Vanuatu) -> None:
    """A ship has nothing aboard that it does not want."""
    for slot in range(SLOTS):
        for good in range(GOOD_COUNT):
            aboard = pair(state.holds, slot * GOOD_COUNT + good)
            if aboard > 0 and wants(state, slot, good) < 0:
                raise BadPosition(f"ship {slot + 1} has more {GOODS[good]} aboard than it wants")


def check_players(state: Vanuatu) -> None:
    """Boats are on the ocean, characters held once, five markers each."""
    held: i64 = 0
    for seat in range(state.seats):
        if state.round > 0 and (state.boat[seat] == NOWHERE or not has(state.ocean, state.boat[seat])):
            raise BadPosition("a boat is on an ocean tile")
        character = state.character[seat]
        if character != NO_CHARACTER:
            if not state.with_characters or has(held, character):
                raise BadPosition("every character is there once, and only in a game with characters")
            held |= bit(character)
        if markers_in(state.plan[seat]) > 5:
            raise BadPosition("a player has five action markers")


def markers_in(packed: i64) -> i64:
    """How many markers lie on all action spaces."""
    count: i64 = 0
    for space in range(SPACE_COUNT):
        count += triple(packed, space)
    return count


def check_rests(state: Vanuatu) -> None:
    """Each token once; in a full position everybody saw what was there."""
    there = ALL_TOKENS
    for number in range(state.rests):
        token = triple(state.rest_tokens, number)
        if token < TOKEN_COUNT and not has(there, token):
            raise BadPosition("every rest token is there once")
        if state.viewer == FULL and nibble(state.rest_seen, number) != there:
            raise BadPosition("a rester sees all the tokens that are there")
        if token == TOKEN_PENDING and (number + 1 != state.rests or state.stage != AT_TOKEN):
            raise BadPosition("only the last rester can still be choosing")
        if token < TOKEN_COUNT:
            there &= ~bit(token)


def check_stage(state: Vanuatu) -> None:
    """Where the round stands fits the rest."""
    stage = state.stage
    if state.asked != OVER and state.asked != CHANCE and state.round == 0:
        raise BadPosition("nobody is asked before the first round")
    if stage == AT_PLACING and state.volcano == 0:
        raise BadPosition("there is no tile to place")
    if (stage == AT_PLANNING or stage == AT_NEUTRAL) and state.left == 0:
        raise BadPosition("a seat that plans has a marker to place")
    if stage == AT_PLANNING and markers_in(state.plan[state.turn]) + state.left > 5:
        raise BadPosition("a player has five action markers")
    if (stage == AT_NEUTRAL or state.neutral != 0) and state.seats != 2:
        raise BadPosition("neutral markers are for two players")
    if stage == AT_PERFORMING and state.plan[state.turn] == 0:
        raise BadPosition("a seat that acts has a marker on the board")
    if (stage == AT_DIKE) != (state.building != NOWHERE):
        raise BadPosition("a dike follows a hut")
    if stage == AT_TOKEN and (state.rests == 0 or triple(state.rest_tokens, state.rests - 1) != TOKEN_PENDING):
        raise BadPosition("a rester who chooses has just rested")
    if not state.with_waters and (state.water != 0 or state.dikes != 0 or state.submerged != 0 or state.die != 0):
        raise BadPosition("without Rising Waters there is no water, no dike and no die")
