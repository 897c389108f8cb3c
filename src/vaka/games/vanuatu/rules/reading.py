"""Taking over a position that was written as JSON."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import CHANCE, HIDDEN, OVER
from vaka.engine.reading import bounded, flag, index_in, one_of, set_of
from vaka.games.vanuatu.rules.actions import AT_END, STAGES
from vaka.games.vanuatu.rules.box import (
    BOX,
    CELLS,
    CHARACTERS,
    FIRST_OCEAN,
    GOODS,
    ISLANDS,
    NO_CHARACTER,
    NOWHERE,
    SOURCES,
    SPACES,
    TILE_COUNT,
    TILES,
    TOKEN_PENDING,
    TOKEN_UNKNOWN,
    TOKENS,
    VALUES,
    Island,
    Seat,
    Token,
    side_of,
)
from vaka.games.vanuatu.rules.packed import bit, has
from vaka.games.vanuatu.rules.pieces import (
    add_cubes,
    add_dike,
    add_drawings,
    add_goods,
    add_huts,
    add_tourists,
    add_water,
    lay,
    load,
    note_island,
    put_fish,
    put_on_volcano,
    put_ship,
    put_treasure,
    single,
)
from vaka.games.vanuatu.rules.players import (
    add_markers,
    add_neutral,
    add_rest,
    clear_rests,
    drown_huts,
    note_earned,
    note_performed,
    turn_face_down,
)
from vaka.games.vanuatu.rules.position import VanuatuPosition, take_options
from vaka.games.vanuatu.rules.rounds.setting_up import STACK_SIZE
from vaka.games.vanuatu.rules.script.asking import CHANCES
from vaka.games.vanuatu.rules.tiles import Tiles, tile_worth


def read(position: VanuatuPosition, data: dict[str, Any]) -> None:
    """Take over what `write` wrote."""
    take_options(position)
    words = position.game.seat_words(position.seats)
    read_tiles(position, data)
    for name, entry in data["islands"].items():
        read_island(position, index_in(ISLANDS, name), entry)
    read_board(position, data)
    read_reserve(position, data["reserve"])
    read_players(position, data["players"])
    read_rests(position, data["rests"])
    position.round = bounded(data["round"], 0, BOX.rounds)
    position.stage = index_in(STAGES, data["stage"])
    position.first = index_in(words, data["first"])
    position.turn = index_in(words, data["turn"])
    position.lap = bounded(data["lap"], 0, len(BOX.markers) - 1)
    position.left = bounded(data["left"], 0, sum(BOX.markers))
    position.waived = flag(data["waived"])
    position.governed = one_of(SPACES, data["governed"], NOWHERE)
    position.offered = set_of(CHARACTERS, data["offered"])
    position.offered_before = set_of(CHARACTERS, data["offered_before"])
    position.neutral = 0
    for name, count in data["neutral"].items():
        add_neutral(position, index_in(SPACES, name), bounded(count, 1, sum(BOX.markers)))
    position.die = bounded(data["die"], 0, 6)
    position.building = one_of(ISLANDS, data["building"], NOWHERE)
    position.won = set_of(words, data["won"] or [])
    position.asked = asked_at(position)


def asked_at(position: VanuatuPosition) -> i64:
    """Who is asked follows from the stage."""
    if position.stage == AT_END:
        return OVER
    return CHANCE if STAGES[position.stage] in CHANCES.words() else position.turn


# --- Words and numbers ---


def ships_of(wanted: list[str]) -> i64:
    """A stack of ships."""
    stack: i64 = 0
    for ship in wanted:
        stack += single(index_in(BOX.ships, ship))
    return stack


def tourist_tiles_of(values: list[int]) -> i64:
    """A stack of tourist tiles."""
    stack: i64 = 0
    for value in values:
        stack += single(bounded(value, 0, max(BOX.tourist_tiles)))
    return stack


def tiles_of(values: list[int]) -> Tiles:
    """Fish or treasure tiles by their values."""
    tiles: i64 = 0
    for value in values:
        tiles += tile_worth(bounded(value, 1, VALUES))
    return tiles


def counted_tiles(counts: list[int]) -> Tiles:
    """Fish or treasure tiles by how many there are of each value."""
    tiles: i64 = 0
    for number in range(VALUES):
        tiles += bounded(counts[number], 0, 15) * tile_worth(number + 1)
    return tiles


# --- The board ---


def read_tiles(position: VanuatuPosition, data: dict[str, Any]) -> None:
    """Where the tiles lie, and the fish and treasures on the oceans."""
    position.place = vec[i64]()
    for _ in range(TILE_COUNT):
        position.place = append(position.place, NOWHERE)
    position.ocean = position.land = position.fish = position.treasure = position.grounds = position.wrecks = 0
    for name, number in data["tiles"].items():
        tile: i64 = index_in(TILES, name)
        space: i64 = bounded(number, 1, CELLS) - 1
        if has(position.ocean | position.land, space):
            raise BadPosition(f"two tiles on space {number}")
        lay(position, tile, space)
        if tile >= FIRST_OCEAN:
            put_fish(position, space, bounded(data["oceans"][name][0], 0, 3))
            put_treasure(position, space, bounded(data["oceans"][name][1], 0, 3))
    position.order = position.land_count = 0
    for name in data["order"]:
        note_island(position, index_in(ISLANDS, name))
    position.goods = position.drawings = position.tourists = position.water = position.dikes = position.submerged = 0


def read_island(position: VanuatuPosition, island: Island, entry: dict[str, Any]) -> None:
    """What lies on an island."""
    if position.place[island] == NOWHERE:
        raise BadPosition(f"{ISLANDS[island]} is not placed")
    for good in entry["goods"]:
        add_goods(position, island, index_in(GOODS, good), 1)
    add_drawings(position, island, bounded(entry["drawings"], 0, BOX.drawing_sites[island]))
    add_tourists(position, island, bounded(entry["tourists"], 0, BOX.tourist_limit[island]))
    add_water(position, island, bounded(entry["water"], 0, BOX.water_to_submerge - 1))
    for space in entry["dikes"]:
        side = side_of(position.place[island], bounded(space, 1, CELLS) - 1)
        if side == NOWHERE:
            raise BadPosition(f"no side of {ISLANDS[island]} faces space {space}")
        add_dike(position, island, side)
    if flag(entry["submerged"]):
        position.submerged |= bit(island)


def read_board(position: VanuatuPosition, data: dict[str, Any]) -> None:
    """Volcano, ships, tourists and the fish market."""
    position.volcano = 0
    if len(data["volcano"]) > 2:
        raise BadPosition("two tiles lie on the volcano")
    for name in data["volcano"]:
        put_on_volcano(position, index_in(TILES, name))
    position.stack = set_of(TILES, data["stack"])
    position.revealed = STACK_SIZE - len(data["stack"])
    position.ships = position.holds = 0
    for slot in range(len(data["ships"])):
        entry = data["ships"][slot]
        put_ship(position, slot, index_in(BOX.ships, entry["wants"]))
        for good in entry["aboard"]:
            load(position, slot, index_in(GOODS, good))
    position.deck = ships_of(data["deck"])
    position.discards = ships_of(data["discards"])
    position.tourist_stack = tourist_tiles_of(data["tourist_stack"])
    position.tourist_gone = tourist_tiles_of(data["tourist_gone"])
    most = max(BOX.tourist_tiles)
    position.office_tile = NOWHERE if data["tourist_tile"] is None else bounded(data["tourist_tile"], 0, most)
    position.office = bounded(data["office"], 0, most)
    if data["price"] not in BOX.fish_market:
        raise BadPosition(f"the price of fish is one of {', '.join(map(str, BOX.fish_market))}, not {data['price']!r}")
    position.price = BOX.fish_market.index(data["price"])


def read_reserve(position: VanuatuPosition, entry: dict[str, Any]) -> None:
    """What lies beside the board."""
    position.cubes = 0
    for good in range(len(GOODS)):
        add_cubes(position, good, bounded(entry["cubes"][good], 0, 15))
    position.pawns = bounded(entry["pawns"], 0, BOX.tourist_pawns)
    position.drawing_stock = bounded(entry["drawings"], 0, BOX.drawing_tokens)
    position.fish_tokens = bounded(entry["fish_tokens"], 0, BOX.fish_tokens)
    position.treasure_tokens = bounded(entry["treasure_tokens"], 0, BOX.treasure_tokens)
    position.fish_stock = counted_tiles(entry["fish_tiles"])
    position.treasure_stock = counted_tiles(entry["treasure_tiles"])
    position.fish_gone = counted_tiles(entry["fish_gone"])
    position.treasure_gone = counted_tiles(entry["treasure_gone"])
    position.dike_stock = bounded(entry["dikes"], 0, BOX.dikes)
    position.water_stock = bounded(entry["water"], 0, BOX.water_markers)


# --- The players ---


def read_players(position: VanuatuPosition, players: dict[str, Any]) -> None:
    """What the players have."""
    words = position.game.seat_words(position.seats)
    if set(players) != set(words):
        raise BadPosition(f"the colours in play are {', '.join(words)}")
    blank = vec[i64]()
    for _ in range(position.seats):
        blank = append(blank, 0)
    position.boat, position.vatus, position.prosperity, position.earned = blank[:], blank[:], blank[:], blank[:]
    position.huts, position.supply, position.character, position.plan = blank[:], blank[:], blank[:], blank[:]
    position.fish_tiles, position.treasure_tiles = blank[:], blank[:]
    position.built = position.drowned = position.spent = position.performed = 0
    for seat in range(position.seats):
        read_player(position, seat, players[words[seat]])


def read_player(position: VanuatuPosition, seat: Seat, entry: dict[str, Any]) -> None:
    """What one of them has."""
    position.boat[seat] = NOWHERE if entry["boat"] is None else bounded(entry["boat"], 1, CELLS) - 1
    position.vatus[seat] = bounded(entry["vatus"], 0, BOX.exchange[0] - 1)
    position.prosperity[seat] = bounded(entry["prosperity"], -200, 1000)
    for name, count in entry["earned"].items():
        note_earned(position, seat, index_in(SOURCES, name), bounded(count, 1, 255))
    for name, count in entry["huts"].items():
        add_huts(position, seat, index_in(ISLANDS, name), bounded(count, 1, 3))
    position.supply[seat] = bounded(entry["supply"], 0, BOX.huts)
    drown_huts(position, seat, bounded(entry["drowned"], 0, BOX.huts))
    position.character[seat] = one_of(CHARACTERS, entry["character"], NO_CHARACTER)
    if flag(entry["face_down"]):
        turn_face_down(position, seat)
    position.fish_tiles[seat] = tiles_of(entry["fish"])
    position.treasure_tiles[seat] = tiles_of(entry["treasures"])
    for name, count in entry["plan"].items():
        add_markers(position, seat, index_in(SPACES, name), bounded(count, 1, sum(BOX.markers)))
    for name in entry["performed"]:
        note_performed(position, seat, index_in(SPACES, name))


def read_rests(position: VanuatuPosition, rests: list[dict[str, Any]]) -> None:
    """Who rested, in order."""
    clear_rests(position)
    if len(rests) > len(TOKENS):
        raise BadPosition("there are four rest tokens")
    words = position.game.seat_words(position.seats)
    for entry in rests:
        token: Token = TOKEN_UNKNOWN
        if entry["token"] is None:
            token = TOKEN_PENDING
        elif entry["token"] != HIDDEN:
            token = index_in(TOKENS, entry["token"])
        add_rest(position, index_in(words, entry["seat"]), token, set_of(TOKENS, entry["saw"] or []))
