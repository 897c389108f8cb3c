"""Every component, wherever it lies; and what cannot be a position."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import CHANCE, FULL, OVER
from vaka.games.vanuatu.rules.actions import AT_DIKE, AT_NEUTRAL, AT_PERFORMING, AT_PLACING, AT_PLANNING, AT_TOKEN
from vaka.games.vanuatu.rules.box import (
    ALL_TOKENS,
    BOX,
    CELLS,
    GOOD_COUNT,
    GOODS,
    ISLAND_COUNT,
    ISLANDS,
    NO_CHARACTER,
    NOWHERE,
    SLOTS,
    TABLES,
    TILE_COUNT,
    TOKEN_COUNT,
    TOKEN_PENDING,
    VALUES,
    Good,
    Island,
    Seat,
)
from vaka.games.vanuatu.rules.packed import bit, has, size_of
from vaka.games.vanuatu.rules.pieces import (
    aboard,
    count_of,
    dikes_on,
    drawings_on,
    fish_at,
    goods_on,
    has_goods,
    huts_on,
    huts_standing,
    is_submerged,
    ship_in,
    tourists_on,
    treasure_at,
    volcano_tile,
    water_on,
)
from vaka.games.vanuatu.rules.players import drowned_huts, has_markers, markers_of, token_of, tokens_seen
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.rounds.ships import wants
from vaka.games.vanuatu.rules.tiles import tiles_worth
from vaka.games.vanuatu.rules.turns.waters import shores


def census(position: VanuatuPosition) -> dict[str, int]:
    """Every component of the box, wherever it lies."""
    counts: dict[str, int] = {"tiles": tiles_there(position)}
    for good in range(GOOD_COUNT):
        counts[GOODS[good]] = cubes_there(position, good)
    pawns = position.pawns + position.office
    drawings = position.drawing_stock
    water = position.water_stock
    for island in range(ISLAND_COUNT):
        pawns += tourists_on(position, island)
        drawings += drawings_on(position, island)
        water += water_on(position, island)
    fish = position.fish_tokens
    treasures = position.treasure_tokens
    for space in range(CELLS):
        fish += fish_at(position, space)
        treasures += treasure_at(position, space)
    counts |= {"pawns": pawns, "drawings": drawings, "water": water, "fish tokens": fish, "treasure tokens": treasures}
    counts["dikes"] = position.dike_stock + size_of(position.dikes)
    for value in range(1, VALUES + 1):
        counts[f"fish {value}"] = tiles_worth(position.fish_stock, value) + tiles_worth(position.fish_gone, value)
        counts[f"treasure {value}"] = tiles_worth(position.treasure_stock, value) + tiles_worth(position.treasure_gone, value)
        for seat in range(position.seats):
            counts[f"fish {value}"] += tiles_worth(position.fish_tiles[seat], value)
            counts[f"treasure {value}"] += tiles_worth(position.treasure_tiles[seat], value)
    for seat in range(position.seats):
        counts[f"huts {seat}"] = huts_there(position, seat)
    for value in range(5):
        shown = 1 if position.office_tile == value else 0
        counts[f"tourist tile {value}"] = count_of(position.tourist_stack, value) + count_of(position.tourist_gone, value) + shown
    for kind in range(len(BOX.ships)):
        ships = count_of(position.deck, kind) + count_of(position.discards, kind)
        for slot in range(SLOTS):
            ships += 1 if ship_in(position, slot) == kind else 0
        counts[f"ship {BOX.ships[kind]}"] = ships
    return counts


def tiles_there(position: VanuatuPosition) -> int:
    """Tiles on the board, on the volcano, in the stack and, at the start, beside it."""
    count = size_of(position.stack)
    for slot in range(2):
        count += 1 if volcano_tile(position, slot) != NOWHERE else 0
    for tile in range(TILE_COUNT):
        placed = position.place[tile] != NOWHERE
        count += 1 if placed or has(TABLES.start_tiles, tile) else 0
    return count


def cubes_there(position: VanuatuPosition, good: Good) -> int:
    """Cubes of a good in the reserve, on islands and aboard ships."""
    count = count_of(position.cubes, good)
    for island in range(ISLAND_COUNT):
        count += goods_on(position, island, good)
    for slot in range(SLOTS):
        count += aboard(position, slot, good)
    return count


def huts_there(position: VanuatuPosition, seat: Seat) -> int:
    """Huts of a colour in hand, on islands and under water."""
    return position.supply[seat] + drowned_huts(position, seat) + huts_standing(position, seat)


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


def check(position: VanuatuPosition) -> None:
    """Raise BadPosition where components or the round cannot be as they are."""
    counts = census(position)
    for name, count in box().items():
        if counts[name] != count:
            raise BadPosition(f"{name}: there are {count} in the box, here are {counts[name]}")
    for value in range(5):
        count = BOX.tourist_tiles.count(value) - (1 if BOX.tourist_tile_removed[position.seats] == value else 0)
        if counts[f"tourist tile {value}"] != count:
            raise BadPosition(f"there are {count} tourist tiles of value {value}")
    for seat in range(position.seats):
        if counts[f"huts {seat}"] != BOX.huts:
            raise BadPosition(f"a player has {BOX.huts} huts, not {counts[f'huts {seat}']}")
    check_tiles(position)
    check_ships(position)
    check_players(position)
    check_rests(position)
    check_stage(position)


def check_tiles(position: VanuatuPosition) -> None:
    """Tiles lie once; islands hold what they can."""
    for tile in range(TILE_COUNT):
        letter = TABLES.letter[tile]
        waiting = has(position.stack, tile) or volcano_tile(position, 0) == tile or volcano_tile(position, 1) == tile
        if waiting and (letter == NOWHERE or position.place[tile] != NOWHERE):
            raise BadPosition("a tile lies in two places")
    if position.place[0] == NOWHERE:
        raise BadPosition("the first island is printed on the board")
    if position.land_count != size_of(position.land):
        raise BadPosition("the order of the islands names each island that is placed")
    for island in range(ISLAND_COUNT):
        if is_submerged(position, island) and (huts_on(position, island) > 0 or is_inhabited(position, island)):
            raise BadPosition(f"{ISLANDS[island]} is submerged, and nothing is left there")
        if huts_on(position, island) > TABLES.hut_sites[island]:
            raise BadPosition(f"too many huts on {ISLANDS[island]}")
        dikes = dikes_on(position, island)
        if dikes != 0 and (position.place[island] == NOWHERE or dikes & ~shores(position, island) != 0):
            raise BadPosition(f"a dike of {ISLANDS[island]} faces no ocean")


def is_inhabited(position: VanuatuPosition, island: Island) -> bool:
    """Are there goods, tourists, drawings, dikes or water on the island?"""
    if tourists_on(position, island) > 0 or drawings_on(position, island) > 0 or water_on(position, island) > 0:
        return True
    return dikes_on(position, island) != 0 or has_goods(position, island)


def check_ships(position: VanuatuPosition) -> None:
    """A ship has nothing aboard that it does not want."""
    for slot in range(SLOTS):
        for good in range(GOOD_COUNT):
            if aboard(position, slot, good) > 0 and wants(position, slot, good) < 0:
                raise BadPosition(f"ship {slot + 1} has more {GOODS[good]} aboard than it wants")


def check_players(position: VanuatuPosition) -> None:
    """Boats are on the ocean, characters held once, five markers each."""
    held: i64 = 0
    for seat in range(position.seats):
        if position.round > 0 and (position.boat[seat] == NOWHERE or not has(position.ocean, position.boat[seat])):
            raise BadPosition("a boat is on an ocean tile")
        character = position.character[seat]
        if character != NO_CHARACTER:
            if not position.with_characters or has(held, character):
                raise BadPosition("every character is there once, and only in a game with characters")
            held |= bit(character)
        if markers_of(position, seat) > 5:
            raise BadPosition("a player has five action markers")


def check_rests(position: VanuatuPosition) -> None:
    """Each token once; in a full position everybody saw what was there."""
    there = ALL_TOKENS
    for number in range(position.rests):
        token = token_of(position, number)
        if token < TOKEN_COUNT and not has(there, token):
            raise BadPosition("every rest token is there once")
        if position.viewer == FULL and tokens_seen(position, number) != there:
            raise BadPosition("a rester sees all the tokens that are there")
        if token == TOKEN_PENDING and (number + 1 != position.rests or position.stage != AT_TOKEN):
            raise BadPosition("only the last rester can still be choosing")
        if token < TOKEN_COUNT:
            there &= ~bit(token)


def check_stage(position: VanuatuPosition) -> None:
    """Where the round stands fits the rest."""
    stage = position.stage
    if position.asked != OVER and position.asked != CHANCE and position.round == 0:
        raise BadPosition("nobody is asked before the first round")
    if stage == AT_PLACING and volcano_tile(position, 0) == NOWHERE:
        raise BadPosition("there is no tile to place")
    if (stage == AT_PLANNING or stage == AT_NEUTRAL) and position.left == 0:
        raise BadPosition("a seat that plans has a marker to place")
    if stage == AT_PLANNING and markers_of(position, position.turn) + position.left > 5:
        raise BadPosition("a player has five action markers")
    if (stage == AT_NEUTRAL or position.neutral != 0) and position.seats != 2:
        raise BadPosition("neutral markers are for two players")
    if stage == AT_PERFORMING and not has_markers(position, position.turn):
        raise BadPosition("a seat that acts has a marker on the board")
    if (stage == AT_DIKE) != (position.building != NOWHERE):
        raise BadPosition("a dike follows a hut")
    if stage == AT_TOKEN and (position.rests == 0 or token_of(position, position.rests - 1) != TOKEN_PENDING):
        raise BadPosition("a rester who chooses has just rested")
    if not position.with_waters and (position.water != 0 or position.dikes != 0 or position.submerged != 0 or position.die != 0):
        raise BadPosition("without Rising Waters there is no water, no dike and no die")
