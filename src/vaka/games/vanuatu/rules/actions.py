"""What is asked, and how answers are numbered: the stages of the game, the ids of actions and of outcomes.

The ids are stored in records, so they never move. They are literals for the compiled rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.vanuatu.rules.box import BUILD, BUY, DRAW, EXPLORE, FISH, REST, SAIL, SELL, TOURISTS, ActionSpace

# Where the game stands: what is drawn, or what a seat is asked.
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

STAGES: Final = (
    *("start-tiles", "volcano", "ships", "tourist-tile", "first-player", "die", "placing", "offer", "characters"),
    *("neutral", "planning", "performing", "dike", "token", "begging", "end"),
)

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
BUY_GOOD: Final[i64] = 272  # + island * 3 + good
DRAW_ON: Final[i64] = 287  # + island
BRING_TO: Final[i64] = 292  # + island
GO_REST: Final[i64] = 297
RETRIEVE: Final[i64] = 298  # + action space
GOVERN: Final[i64] = 307  # + action space * 9 + action space
WAIVE: Final[i64] = 388
TAKE_TOKEN: Final[i64] = 389  # + token
TAKE_HIDDEN: Final[i64] = 393  # what others notice of that
STOP: Final[i64] = 394
BEG: Final[i64] = 395  # + points - 1
SELL_TREASURE: Final[i64] = 398  # + value - 1
ACTIONS: Final[i64] = 401

# Outcome ids.
FIRST: Final[i64] = 0  # + seat
TILE: Final[i64] = 5  # + tile
SHIP: Final[i64] = 21  # + kind of ship
TOURIST_TILE: Final[i64] = 31  # + value
DIE: Final[i64] = 36  # + pips - 1
OFFER: Final[i64] = 42  # + character
OUTCOMES: Final[i64] = 53

TWOS: Final[i64] = 5
"""How many fish tiles of value 2 can be in a sale, and none; likewise below."""
THREES: Final[i64] = 3


def sale_id(ones: i64, twos: i64, threes: i64) -> i64:
    """The id of the sale of so many fish tiles of each value."""
    return SELL_FISH + (ones * TWOS + twos) * THREES + threes


def is_marker(action: i64) -> bool:
    """Is this the placing of a marker, which changes nothing else?"""
    return PLAN <= action < SAIL_TO


def space_of(action: i64) -> ActionSpace:
    """The action space of one of the nine actions."""
    if action < SELL_FISH:
        if action < BUILD_HUT:
            return SAIL
        if action < GO_EXPLORE:
            return BUILD
        return EXPLORE if action == GO_EXPLORE else FISH
    if action < DRAW_ON:
        return SELL if action < BUY_GOOD else BUY
    if action < BRING_TO:
        return DRAW
    return TOURISTS if action < GO_REST else REST
