"""The ids of actions and outcomes. The table of their kinds is in `kinds`.

Ids are literals, which compiled code folds into its comparisons; stored games hold them, so they never change.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CHOOSE_HOME: Final[i64] = 0  # + nation
ORDER: Final[i64] = 4  # + direction * 4 + seat
REST: Final[i64] = 12
RETURN: Final[i64] = 13
KEEP: Final[i64] = 14
REVEAL: Final[i64] = 15
NO_CARD: Final[i64] = 16
LAND: Final[i64] = 17
DONE: Final[i64] = 18
LAY_UP: Final[i64] = 19
LAY_DOWN: Final[i64] = 20
FOCUS: Final[i64] = 21
DECLARE: Final[i64] = 22
PASS: Final[i64] = 23
LOAD: Final[i64] = 24  # + piece
DROP: Final[i64] = 29  # + piece
LOSE: Final[i64] = 34  # + war, warrior, local
LEAVE: Final[i64] = 37  # + warrior, colony
SAVE: Final[i64] = 39  # + war, warrior
USE: Final[i64] = 41  # + card
SHOW: Final[i64] = 69  # + card
KAVA_SEAT: Final[i64] = 97  # + seat
EXPLORE: Final[i64] = 101  # + hex, as all that follow
DRIFT: Final[i64] = 201
TURN: Final[i64] = 301
KAVA_HEX: Final[i64] = 401
DEFOREST: Final[i64] = 501
DISC: Final[i64] = 601
SAIL: Final[i64] = 701
DISMISS: Final[i64] = 801
UP: Final[i64] = 901
DOWN: Final[i64] = 1001
ATTACK: Final[i64] = 1101
RETREAT: Final[i64] = 1201
SETTLE: Final[i64] = 1301
BUY: Final[i64] = 1401
LIFT: Final[i64] = 1501  # + piece * 100 + hex
BUILD: Final[i64] = 2001  # + item * 100 + hex
BUILD_END: Final[i64] = 2801
STORE: Final[i64] = 2801  # + hex
SPEND: Final[i64] = 2901
WALK: Final[i64] = 2902  # + (warrior, colony) * 100 + hex
WALK_HIDDEN: Final[i64] = 3102  # + hex: what others notice
SEARCH: Final[i64] = 3202  # + hex
STEER: Final[i64] = 3302  # + hex
DUTY: Final[i64] = 3402  # + order, event
PLAY: Final[i64] = 3404  # + event
STRIKE: Final[i64] = 3431  # + hex
NAME: Final[i64] = 3531  # + seat
PEEK: Final[i64] = 3535  # + hex
CLEAR: Final[i64] = 3635  # + weeds, rats
LEADER: Final[i64] = 3637
RESOLVE: Final[i64] = 3638  # + chit
SWAP: Final[i64] = 3653  # + transport, war, rumour
LOAD_BEHIND: Final[i64] = 3656
ACTION_COUNT: Final[i64] = 3657

AID: Final[i64] = 0  # + nation
MARKER: Final[i64] = 4  # + marker
TILE: Final[i64] = 11  # + tile
TILE_HIDDEN: Final[i64] = 41  # what others notice
CARD: Final[i64] = 42  # + card
CARD_HIDDEN: Final[i64] = 70
DIE: Final[i64] = 71  # + pips - 1
EVENT: Final[i64] = 77  # + event: an outcome
EVENT_HIDDEN: Final[i64] = 104  # what others notice
CHIT: Final[i64] = 105  # + chit
PICK: Final[i64] = 120  # + hex
OUTCOME_COUNT: Final[i64] = 220

# Items that can be built, in the order of `box.ITEMS`.
VILLAGE: Final[i64] = 0
AGRICULTURE: Final[i64] = 1
BUILD_TRANSPORT: Final[i64] = 2
BUILD_CHAIN: Final[i64] = 3
BUILD_WARRIOR: Final[i64] = 4
BUILD_WAR: Final[i64] = 5
BUILD_COLONY: Final[i64] = 6
BUILD_RUMOUR: Final[i64] = 7
ITEM_COUNT: Final[i64] = 8

# Losses, in the order of `LOSSES`.
LOSE_WAR: Final[i64] = 0
LOSE_WARRIOR: Final[i64] = 1
LOSE_LOCAL: Final[i64] = 2
LOSE_LEADER: Final[i64] = 3  # not among them: it is a marker of an Event
