"""Taking over a position that was written as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import CHANCE, HIDDEN, OVER
from vaka.games.vanuatu.rules.box import BOX, CHARACTERS, GOODS, ISLANDS, SOURCES, SPACES, TILES, TOKENS
from vaka.games.vanuatu.rules.layout import (
    AT_DIE,
    AT_END,
    AT_OFFER,
    FIRST_OCEAN,
    GOOD_COUNT,
    NO_CHARACTER,
    NOWHERE,
    SIDES,
    SPACE_COUNT,
    TILE_COUNT,
    TOKEN_PENDING,
    TOKEN_UNKNOWN,
    bit,
    side_of,
)

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

STAGES = (
    *("start-tiles", "volcano", "ships", "tourist-tile", "first-player", "die", "placing", "offer", "characters"),
    *("neutral", "planning", "performing", "dike", "token", "begging", "end"),
)


def read(state: Vanuatu, data: dict[str, Any]) -> None:
    """Take over what `write` wrote."""
    take_options(state)
    words = state.game.seat_words(state.seats)
    read_tiles(state, data)
    for name, entry in data["islands"].items():
        read_island(state, index_in(ISLANDS, name), entry)
    read_board(state, data)
    read_reserve(state, data["reserve"])
    read_players(state, data["players"])
    state.round = bounded(data["round"], 0, BOX.rounds)
    state.stage = index_in(STAGES, data["stage"])
    state.first = index_in(words, data["first"])
    state.turn = index_in(words, data["turn"])
    state.lap = bounded(data["lap"], 0, len(BOX.markers) - 1)
    state.left = bounded(data["left"], 0, 5)
    state.waived = bool(data["waived"])
    state.governed = NOWHERE if data["governed"] is None else index_in(SPACES, data["governed"])
    state.offered = mask_of(CHARACTERS, data["offered"])
    state.offered_before = mask_of(CHARACTERS, data["offered_before"])
    state.neutral = packed_markers(data["neutral"])
    read_rests(state, data["rests"])
    state.die = bounded(data["die"], 0, 6)
    state.building = NOWHERE if data["building"] is None else index_in(ISLANDS, data["building"])
    state.won = mask_of(words, data["won"] or [])
    state.asked = asked_at(state)


def take_options(state: Vanuatu) -> None:
    """The options as the rules ask for them."""
    state.with_characters = state.options["characters"] == "yes"
    state.with_waters = state.options["waters"] == "yes"
    state.governor_repeats = state.options["governor_repeats"] == "yes"


def asked_at(state: Vanuatu) -> i64:
    """Who is asked follows from the stage."""
    if state.stage == AT_END:
        return OVER
    return CHANCE if state.stage <= AT_DIE or state.stage == AT_OFFER else state.turn


def index_in(words: tuple[str, ...], word: str) -> int:
    """The number of a word; raise BadPosition if it is none of them."""
    if word not in words:
        raise BadPosition(f"{word!r} is none of {', '.join(words)}")
    return words.index(word)


def bounded(value: Any, low: int, high: int) -> int:
    """A whole number between two others; raise BadPosition if it is not."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{value!r} is not a number from {low} to {high}")
    return value


def mask_of(words: tuple[str, ...], chosen: list[str]) -> i64:
    """The set of these words."""
    mask: i64 = 0
    for word in chosen:
        mask |= bit(index_in(words, word))
    return mask


def packed_counts(counts: list[int], width: i64) -> i64:
    """Small counts side by side."""
    packed: i64 = 0
    for number in range(len(counts)):
        count: i64 = bounded(counts[number], 0, 15)
        packed |= count << (number * width)
    return packed


def packed_markers(stacks: dict[str, int]) -> i64:
    """Markers on action spaces."""
    packed: i64 = 0
    for word, count in stacks.items():
        number: i64 = bounded(count, 1, 5)
        packed |= number << (index_in(SPACES, word) * 3)
    return packed


def packed_values(values: list[int]) -> i64:
    """Fish or treasure tiles, four bits a value."""
    packed: i64 = 0
    for value in values:
        packed += bit((bounded(value, 1, 3) - 1) * 4)
    return packed


def read_tiles(state: Vanuatu, data: dict[str, Any]) -> None:
    """Where the tiles lie, and the fish and treasures on the oceans."""
    state.place = vec[i64]()
    for _ in range(TILE_COUNT):
        state.place = append(state.place, NOWHERE)
    state.ocean = state.land = state.fish = state.treasure = state.grounds = state.wrecks = 0
    for name, space in data["tiles"].items():
        tile: i64 = index_in(TILES, name)
        cell: i64 = bounded(space, 1, 16) - 1
        if (state.ocean | state.land) & bit(cell) != 0:
            raise BadPosition(f"two tiles on space {space}")
        state.place[tile] = cell
        if tile < FIRST_OCEAN:
            state.land |= bit(cell)
            continue
        state.ocean |= bit(cell)
        fish: i64 = bounded(data["oceans"][name][0], 0, 3)
        treasure: i64 = bounded(data["oceans"][name][1], 0, 3)
        state.fish |= fish << (cell * 2)
        state.treasure |= treasure << (cell * 2)
        if fish > 0:
            state.grounds |= bit(cell)
        if treasure > 0:
            state.wrecks |= bit(cell)
    state.order = state.land_count = 0
    for name in data["order"]:
        number: i64 = index_in(ISLANDS, name)
        state.order |= number << (state.land_count * 3)
        state.land_count += 1
    state.goods = state.drawings = state.tourists = state.water = state.dikes = state.submerged = 0


def read_island(state: Vanuatu, island: i64, entry: dict[str, Any]) -> None:
    """What lies on an island."""
    if state.place[island] == NOWHERE:
        raise BadPosition(f"{ISLANDS[island]} is not placed")
    for good in entry["goods"]:
        state.goods += bit((island * GOOD_COUNT + index_in(GOODS, good)) * 2)
    drawings: i64 = bounded(entry["drawings"], 0, BOX.drawing_sites[island])
    tourists: i64 = bounded(entry["tourists"], 0, BOX.tourist_limit[island])
    water: i64 = bounded(entry["water"], 0, BOX.water_to_submerge - 1)
    state.drawings |= drawings << (island * 2)
    state.tourists |= tourists << (island * 3)
    state.water |= water << (island * 3)
    for space in entry["dikes"]:
        side = side_of(state.place[island], bounded(space, 1, 16) - 1)
        if side == NOWHERE:
            raise BadPosition(f"no side of {ISLANDS[island]} faces space {space}")
        state.dikes |= bit(island * SIDES + side)
    if entry["submerged"]:
        state.submerged |= bit(island)


def read_board(state: Vanuatu, data: dict[str, Any]) -> None:
    """Volcano, ships, tourists and the fish market."""
    state.volcano = 0
    if len(data["volcano"]) > 2:
        raise BadPosition("two tiles lie on the volcano")
    for number in range(len(data["volcano"])):
        tile: i64 = index_in(TILES, data["volcano"][number]) + 1
        state.volcano |= tile << (number * 8)
    state.stack = mask_of(TILES, data["stack"])
    state.ships = state.holds = 0
    for slot in range(len(data["ships"])):
        entry = data["ships"][slot]
        kind: i64 = index_in(BOX.ships, entry["wants"]) + 1
        state.ships |= kind << (slot * 4)
        for good in entry["aboard"]:
            state.holds += bit((slot * GOOD_COUNT + index_in(GOODS, good)) * 2)
    state.deck = packed_ships(data["deck"])
    state.discards = packed_ships(data["discards"])
    state.tourist_stack = packed_numbers(data["tourist_stack"])
    state.tourist_gone = packed_numbers(data["tourist_gone"])
    state.office_tile = NOWHERE if data["tourist_tile"] is None else bounded(data["tourist_tile"], 0, 4)
    state.office = bounded(data["office"], 0, 4)
    if data["price"] not in BOX.fish_market:
        raise BadPosition(f"the price of fish is one of {', '.join(map(str, BOX.fish_market))}, not {data['price']!r}")
    state.price = BOX.fish_market.index(data["price"])
    state.revealed = 12 - len(data["stack"])


def packed_ships(wanted: list[str]) -> i64:
    packed: i64 = 0
    for ship in wanted:
        packed += bit(index_in(BOX.ships, ship) * 4)
    return packed


def packed_numbers(values: list[int]) -> i64:
    packed: i64 = 0
    for value in values:
        packed += bit(bounded(value, 0, 4) * 4)
    return packed


def read_reserve(state: Vanuatu, entry: dict[str, Any]) -> None:
    """What lies beside the board."""
    state.cubes = packed_counts(entry["cubes"], 4)
    state.pawns = bounded(entry["pawns"], 0, BOX.tourist_pawns)
    state.drawing_stock = bounded(entry["drawings"], 0, BOX.drawing_tokens)
    state.fish_tokens = bounded(entry["fish_tokens"], 0, BOX.fish_tokens)
    state.treasure_tokens = bounded(entry["treasure_tokens"], 0, BOX.treasure_tokens)
    state.fish_stock = packed_counts(entry["fish_tiles"], 4)
    state.treasure_stock = packed_counts(entry["treasure_tiles"], 4)
    state.fish_gone = packed_counts(entry["fish_gone"], 4)
    state.treasure_gone = packed_counts(entry["treasure_gone"], 4)
    state.dike_stock = bounded(entry["dikes"], 0, BOX.dikes)
    state.water_stock = bounded(entry["water"], 0, BOX.water_markers)


def read_players(state: Vanuatu, players: dict[str, Any]) -> None:
    """What the players have."""
    state.boat, state.vatus, state.prosperity, state.huts = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
    state.earned = vec[i64]()
    state.supply, state.character, state.plan = vec[i64](), vec[i64](), vec[i64]()
    state.fish_tiles, state.treasure_tiles = vec[i64](), vec[i64]()
    state.drowned = state.spent = state.performed = 0
    words = state.game.seat_words(state.seats)
    if set(players) != set(words):
        raise BadPosition(f"the colours in play are {', '.join(words)}")
    for seat in range(state.seats):
        entry = players[words[seat]]
        state.boat = append(state.boat, NOWHERE if entry["boat"] is None else bounded(entry["boat"], 1, 16) - 1)
        state.vatus = append(state.vatus, bounded(entry["vatus"], 0, BOX.exchange[0] - 1))
        state.prosperity = append(state.prosperity, bounded(entry["prosperity"], -200, 1000))
        earned: i64 = 0
        for name, count in entry["earned"].items():
            points: i64 = bounded(count, 1, 255)
            earned |= points << (index_in(SOURCES, name) * 8)
        state.earned = append(state.earned, earned)
        huts: i64 = 0
        for name, count in entry["huts"].items():
            number: i64 = bounded(count, 1, 3)
            huts |= number << (index_in(ISLANDS, name) * 2)
        state.huts = append(state.huts, huts)
        state.supply = append(state.supply, bounded(entry["supply"], 0, BOX.huts))
        drowned: i64 = bounded(entry["drowned"], 0, BOX.huts)
        state.drowned |= drowned << (seat * 4)
        named = entry["character"]
        state.character = append(state.character, NO_CHARACTER if named is None else index_in(CHARACTERS, named))
        if entry["face_down"]:
            state.spent |= bit(seat)
        state.fish_tiles = append(state.fish_tiles, packed_values(entry["fish"]))
        state.treasure_tiles = append(state.treasure_tiles, packed_values(entry["treasures"]))
        state.plan = append(state.plan, packed_markers(entry["plan"]))
        state.performed |= mask_of(SPACES, entry["performed"]) << (seat * SPACE_COUNT)


def read_rests(state: Vanuatu, rests: list[dict[str, Any]]) -> None:
    """Who rested, in order."""
    state.rests = state.rest_seats = state.rest_tokens = state.rest_seen = 0
    words = state.game.seat_words(state.seats)
    if len(rests) > len(TOKENS):
        raise BadPosition("there are four rest tokens")
    for entry in rests:
        seat: i64 = index_in(words, entry["seat"])
        token: i64 = TOKEN_UNKNOWN
        if entry["token"] is None:
            token = TOKEN_PENDING
        elif entry["token"] != HIDDEN:
            token = index_in(TOKENS, entry["token"])
        state.rest_seats |= seat << (state.rests * 3)
        state.rest_tokens |= token << (state.rests * 3)
        state.rest_seen |= mask_of(TOKENS, entry["saw"] or []) << (state.rests * 4)
        state.rests += 1
