"""Spaces, tiles, ids and tables: the only place that knows how things are numbered.

The spaces of the board are 0..15 in reading order and are called 1 to 16. Tiles 0..4 are the islands (the printed one first),
5..15 the oceans. Small counts lie side by side in one integer, two to four bits each. Nothing here is a rule.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules.box import BOX, LETTERS

CELLS: Final[i64] = 16
NOWHERE: Final[i64] = -1
ISLAND_COUNT: Final[i64] = 5
TILE_COUNT: Final[i64] = 16
FIRST_OCEAN: Final[i64] = 5
GOOD_COUNT: Final[i64] = 3
SIDES: Final[i64] = 6

# Action spaces, as the rulebook numbers them.
SAIL: Final[i64] = 0
BUILD: Final[i64] = 1
EXPLORE: Final[i64] = 2
FISH: Final[i64] = 3
SELL: Final[i64] = 4
BUY: Final[i64] = 5
DRAW: Final[i64] = 6
TOURISTS: Final[i64] = 7
REST: Final[i64] = 8
SPACE_COUNT: Final[i64] = 9

# Characters.
ARTIST: Final[i64] = 0
BEGGAR: Final[i64] = 1
BUILDER: Final[i64] = 2
BUYER: Final[i64] = 3
DIVER: Final[i64] = 4
FISHERMAN: Final[i64] = 5
GOVERNOR: Final[i64] = 6
GUIDE: Final[i64] = 7
NAVIGATOR: Final[i64] = 8
PREACHER: Final[i64] = 9
VENDOR: Final[i64] = 10
CHARACTER_COUNT: Final[i64] = 11
NO_CHARACTER: Final[i64] = -1

# Rest tokens.
TOKEN_FIRST: Final[i64] = 0
TOKEN_BOTH: Final[i64] = 1
TOKEN_POINT: Final[i64] = 2
TOKEN_VATU: Final[i64] = 3
TOKEN_COUNT: Final[i64] = 4
TOKEN_PENDING: Final[i64] = 4  # a rester is looking
TOKEN_UNKNOWN: Final[i64] = 5  # in a view
ALL_TOKENS: Final[i64] = 15

# Where points come from, eight bits each; begging takes them away.
FROM_EXPORTS: Final[i64] = 0
FROM_DRAWINGS: Final[i64] = 1
FROM_CHARACTERS: Final[i64] = 2
FROM_EXCHANGE: Final[i64] = 3
FROM_RESTING: Final[i64] = 4
FROM_BEGGING: Final[i64] = 5
SOURCE_COUNT: Final[i64] = 6

# Where the game stands.
AT_START_TILES: Final[i64] = 0
AT_VOLCANO: Final[i64] = 1
AT_SHIPS: Final[i64] = 2
AT_TOURIST_TILE: Final[i64] = 3
AT_FIRST_PLAYER: Final[i64] = 4
AT_DIE: Final[i64] = 5
AT_PLACING: Final[i64] = 6
AT_OFFER: Final[i64] = 7
AT_CHARACTERS: Final[i64] = 8
AT_NEUTRAL: Final[i64] = 9
AT_PLANNING: Final[i64] = 10
AT_PERFORMING: Final[i64] = 11
AT_DIKE: Final[i64] = 12
AT_TOKEN: Final[i64] = 13
AT_BEGGING: Final[i64] = 14
AT_END: Final[i64] = 15

# Action ids. Asides come last.
PLACE: Final[i64] = 0  # + slot of the volcano * 16 + space
TAKE: Final[i64] = 32  # + character
PLAN: Final[i64] = 43  # + action space
SAIL_TO: Final[i64] = 52  # + tiles more than need be * 16 + space
BUILD_HUT: Final[i64] = 100  # + island
BUILD_DIKE: Final[i64] = 105  # + island * 6 + side
GO_EXPLORE: Final[i64] = 135
GO_FISH: Final[i64] = 136
SELL_FISH: Final[i64] = 137  # + number of tiles of value 1, 2, 3 (see sale_id)
SALES: Final[i64] = (BOX.fish_tiles[0] + 1) * (BOX.fish_tiles[1] + 1) * (BOX.fish_tiles[2] + 1)
BUY_GOOD: Final[i64] = SELL_FISH + SALES  # + island * 3 + good
DRAW_ON: Final[i64] = BUY_GOOD + 15  # + island
BRING_TO: Final[i64] = DRAW_ON + 5  # + island
GO_REST: Final[i64] = BRING_TO + 5
RETRIEVE: Final[i64] = GO_REST + 1  # + action space
GOVERN: Final[i64] = RETRIEVE + 9  # + action space * 9 + action space
WAIVE: Final[i64] = GOVERN + 81
TAKE_TOKEN: Final[i64] = WAIVE + 1  # + token
TAKE_HIDDEN: Final[i64] = TAKE_TOKEN + 4  # what others notice of that
STOP: Final[i64] = TAKE_HIDDEN + 1
BEG: Final[i64] = STOP + 1  # + points - 1
SELL_TREASURE: Final[i64] = BEG + BOX.beggar_limit  # + value - 1
ACTIONS: Final[i64] = SELL_TREASURE + 3

# Outcome ids.
FIRST: Final[i64] = 0  # + seat
TILE: Final[i64] = 5  # + tile
SHIP: Final[i64] = 21  # + kind of ship
TOURIST_TILE: Final[i64] = 31  # + value
DIE: Final[i64] = 36  # + pips - 1
OFFER: Final[i64] = 42  # + character
OUTCOMES: Final[i64] = 53

STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class Tables:
    """Everything that never changes, in flat arrays."""

    def __init__(self) -> None:
        self.nothing = vec[i64]()
        self.near = vec[i64]()  # the spaces around a space, as a set
        self.side = vec[i64]()  # space * 6 + side: the space that it faces, or NOWHERE
        self.spread_low = vec[i64]()  # the spaces around those of a set: of its low eight bits, and of its high eight
        self.spread_high = vec[i64]()
        self.hut_sites = numbers(BOX.hut_sites)
        self.drawing_sites = numbers(BOX.drawing_sites)
        self.tourist_limit = numbers(BOX.tourist_limit)
        self.produce = vec[i64]()  # island * 3 + good: how many it produces
        self.fish = numbers((0, 0, 0, 0, 0, *BOX.fish))
        self.treasures = numbers((0, 0, 0, 0, 0, *BOX.treasures))
        self.letter = vec[i64]()  # of a tile: 0..5, or NOWHERE for those that are not in the stack
        self.lettered = numbers((0,) * len(LETTERS))  # the tiles of a letter, as a set
        self.start_cells = numbers(BOX.start_cells)
        self.start_tiles: i64 = 0
        self.blank_tile: i64 = NOWHERE
        self.price = numbers(BOX.price)
        self.points = numbers(BOX.points)
        self.wanted = vec[i64]()  # kind of ship * 3 + good
        self.market = numbers(BOX.fish_market)
        self.markers = numbers(BOX.markers)
        self.penalty = numbers((0, *BOX.water_penalty))
        self.action_of = vec[i64]()  # of a character: the action that it helps with, or NOWHERE
        self._add_spaces()
        self._add_tiles()
        for ship in BOX.ships:
            for good in "KCB":
                self.wanted = append(self.wanted, ship.count(good))
        for action in (DRAW, NOWHERE, BUILD, BUY, EXPLORE, FISH, NOWHERE, TOURISTS, SAIL, NOWHERE, SELL):
            self.action_of = append(self.action_of, action)

    def _add_spaces(self) -> None:
        for q, r in BOX.cells:
            around: i64 = 0
            for dq, dr in STEPS:
                place = (q + dq, r + dr)
                other: i64 = BOX.cells.index(place) if place in BOX.cells else NOWHERE
                self.side = append(self.side, other)
                if other != NOWHERE:
                    around |= bit(other)
            self.near = append(self.near, around)
        for mask in range(256):
            low: i64 = 0
            high: i64 = 0
            for number in range(8):
                if has(mask, number):
                    low |= self.near[number]
                    high |= self.near[number + 8]
            self.spread_low = append(self.spread_low, low)
            self.spread_high = append(self.spread_high, high)

    def _add_tiles(self) -> None:
        for goods in BOX.produce:
            for good in range(GOOD_COUNT):
                self.produce = append(self.produce, goods.count(good))
        for tile in range(TILE_COUNT):
            letter = BOX.letter[tile]
            self.letter = append(self.letter, LETTERS.index(letter) if letter in LETTERS else NOWHERE)
            if letter in LETTERS:
                self.lettered[LETTERS.index(letter)] |= bit(tile)
            if letter == "start":
                self.start_tiles |= bit(tile)
                if self.fish[tile] + self.treasures[tile] == 0:
                    self.blank_tile = tile


def changed(values: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A copy with another value in one place: for what several positions share."""
    found = values[:]
    found[place] = value
    return found


def numbers(values: tuple[int, ...]) -> vec[i64]:
    """A table of numbers."""
    found = vec[i64]()
    for value in values:
        found = append(found, value)
    return found


def bit(place: i64) -> i64:
    """The set of this one place."""
    one = place - place + 1  # mypyc writes a literal 1 as a 32-bit number
    return one << place


def has(mask: i64, place: i64) -> bool:
    """Is this place in the set?"""
    return (mask >> place) & 1 != 0


def field(start: i64, width: i64) -> i64:
    """The set of so many places from a start."""
    return (bit(width) - 1) << start


def pair(packed: i64, place: i64) -> i64:
    """The number in two bits."""
    return (packed >> (place * 2)) & 3


def triple(packed: i64, place: i64) -> i64:
    """The number in three bits."""
    return (packed >> (place * 3)) & 7


def nibble(packed: i64, place: i64) -> i64:
    """The number in four bits."""
    return (packed >> (place * 4)) & 15


def byte(packed: i64, place: i64) -> i64:
    """The number in eight bits."""
    return (packed >> (place * 8)) & 255


def side_of(here: i64, there: i64) -> i64:
    """The side of a space that faces another, or NOWHERE."""
    for side in range(SIDES):
        if TABLES.side[here * SIDES + side] == there:
            return side
    return NOWHERE


def spread(mask: i64) -> i64:
    """The spaces around those of a set."""
    return TABLES.spread_low[mask & 255] | TABLES.spread_high[(mask >> 8) & 255]


TWOS: Final[i64] = BOX.fish_tiles[1] + 1
THREES: Final[i64] = BOX.fish_tiles[2] + 1


def sale_id(ones: i64, twos: i64, threes: i64) -> i64:
    """The id of the sale of so many fish tiles of each value."""
    return SELL_FISH + (ones * TWOS + twos) * THREES + threes


def sale_counts(action: i64) -> i64:
    """How many fish tiles of value 1, 2 and 3 are sold, four bits each."""
    number = action - SELL_FISH
    threes = number % THREES
    number = number // THREES
    return (number // TWOS) | ((number % TWOS) << 4) | (threes << 8)


def worth(tiles: i64) -> i64:
    """The values of tiles, four bits a value, added up."""
    return (tiles & 15) + ((tiles >> 4) & 15) * 2 + ((tiles >> 8) & 15) * 3


TABLES: Final = Tables()
