"""Why an action is not open: one number for each reason, with its key and its paragraph in the rules text."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Reason = i64

OPEN: Final[i64] = 0
NOT_NOW: Final[i64] = 1
HOME_TAKEN: Final[i64] = 2
NO_SUCH_SEAT: Final[i64] = 3
NO_DIRECTION: Final[i64] = 4
NOT_UNKNOWN: Final[i64] = 5
OUT_OF_REACH: Final[i64] = 6
ENEMY_THERE: Final[i64] = 7
CUP_EMPTY: Final[i64] = 8
NOT_ADJACENT: Final[i64] = 9
NO_MARKER_LEFT: Final[i64] = 10
NOT_FOUND: Final[i64] = 11
NO_DRIFT: Final[i64] = 12
NOT_HELD: Final[i64] = 13
CARD_OPEN: Final[i64] = 14
CARD_SPENT: Final[i64] = 15
CARD_USELESS: Final[i64] = 16
NO_TARGET: Final[i64] = 17
FLEET_IN_HAND: Final[i64] = 18
NO_FLEET: Final[i64] = 19
NO_SUCH_PIECE: Final[i64] = 20
HAS_MOVED: Final[i64] = 21
NO_CANOE: Final[i64] = 22
CHAIN_STAYS: Final[i64] = 23
NOT_ON_CHAIN: Final[i64] = 24
OVER_CAPACITY: Final[i64] = 25
IN_ENEMY_HEX: Final[i64] = 26
LOADED_HERE: Final[i64] = 27
NOT_SAILED: Final[i64] = 28
LAST_OF_FLEET: Final[i64] = 29
NOT_KNOWN: Final[i64] = 30
NEEDS_WAR_CANOE: Final[i64] = 31
STRANDED: Final[i64] = 32
GARRISON: Final[i64] = 33
NO_RUMOUR: Final[i64] = 34
NOT_YOUR_STACK: Final[i64] = 35
NO_TRANSPORT: Final[i64] = 36
IS_UP: Final[i64] = 37
IS_DOWN: Final[i64] = 38
TURNED_ALREADY: Final[i64] = 39
NO_RAID: Final[i64] = 40
NOT_IN_FRONT: Final[i64] = 41
NOT_NEAREST: Final[i64] = 42
LAST_PIECE: Final[i64] = 43
NOT_YOUR_GROUP: Final[i64] = 44
NO_POINTS: Final[i64] = 45
NO_STOCK: Final[i64] = 46
NO_BOX: Final[i64] = 47
ONE_VILLAGE: Final[i64] = 48
NO_BROWN_BOX: Final[i64] = 49
CHAIN_THERE: Final[i64] = 50
NO_COLONY: Final[i64] = 51
NO_GROUP: Final[i64] = 52
ONE_CARD: Final[i64] = 53
NO_CARDS_LEFT: Final[i64] = 54
NO_POOL: Final[i64] = 55
EXPLORER_LOST: Final[i64] = 56
NO_HOME: Final[i64] = 57
ONCE_ONLY: Final[i64] = 58
TOO_FEW_POINTS: Final[i64] = 59
LAST_VILLAGE: Final[i64] = 60
STORE_FULL: Final[i64] = 61
STORE_EMPTY: Final[i64] = 62
NOT_WALKABLE: Final[i64] = 63
NO_SEARCH_THERE: Final[i64] = 64
HAS_KUMARA: Final[i64] = 65
TOO_NEAR: Final[i64] = 66
CLOSED: Final[i64] = 67
STUNTED_GROUP: Final[i64] = 68
NOT_KEPT: Final[i64] = 69
NO_SUCH_TARGET: Final[i64] = 70
NO_BLIGHT: Final[i64] = 71
LEADER_STANDS: Final[i64] = 72
DROPPED_HERE: Final[i64] = 73
NO_OTHER_CANOE: Final[i64] = 74
NO_OTHER_BERTH: Final[i64] = 75
CARRIED_BEFORE: Final[i64] = 76
HAS_WALKED: Final[i64] = 77
NOT_LOST: Final[i64] = 78
ALL_FACE_UP: Final[i64] = 79  # of the solitaire game
RULE_OFF: Final[i64] = 80
NO_TILE_DOWN: Final[i64] = 81
NOTHING_MOVES: Final[i64] = 82

WORDS: Final[dict[int, tuple[str, str]]] = {
    NOT_NOW: ("not-now", "4"),
    HOME_TAKEN: ("home-taken", "3.2"),
    NO_SUCH_SEAT: ("no-such-seat", "5"),
    NO_DIRECTION: ("no-direction", "5"),
    NOT_UNKNOWN: ("not-unknown", "6.3"),
    OUT_OF_REACH: ("out-of-reach", "6.2"),
    ENEMY_THERE: ("enemy-there", "6.2"),
    CUP_EMPTY: ("cup-empty", "6.3"),
    NOT_ADJACENT: ("not-adjacent", "6.4"),
    NO_MARKER_LEFT: ("no-marker-left", "6.5"),
    NOT_FOUND: ("not-found", "6.3"),
    NO_DRIFT: ("no-drift", "6.3"),
    NOT_HELD: ("not-held", "9.5"),
    CARD_OPEN: ("card-open", "9.5"),
    CARD_SPENT: ("card-spent", "9.5"),
    CARD_USELESS: ("card-useless", "9.5"),
    NO_TARGET: ("no-target", "9.5"),
    FLEET_IN_HAND: ("fleet-in-hand", "7.3"),
    NO_FLEET: ("no-fleet", "7.3"),
    NO_SUCH_PIECE: ("no-such-piece", "7.3"),
    HAS_MOVED: ("has-moved", "7.3"),
    NO_CANOE: ("no-canoe", "7.4"),
    CHAIN_STAYS: ("chain-stays", "7.2"),
    NOT_ON_CHAIN: ("not-on-chain", "7.2"),
    OVER_CAPACITY: ("over-capacity", "7.4"),
    IN_ENEMY_HEX: ("in-enemy-hex", "7.3"),
    LOADED_HERE: ("loaded-here", "7.4"),
    NOT_SAILED: ("not-sailed", "7.4"),
    LAST_OF_FLEET: ("last-of-fleet", "7.4"),
    NOT_KNOWN: ("not-known", "7.3"),
    NEEDS_WAR_CANOE: ("needs-war-canoe", "7.3"),
    STRANDED: ("stranded", "7.4"),
    GARRISON: ("garrison", "8.5"),
    NO_RUMOUR: ("no-rumour", "7.6"),
    NOT_YOUR_STACK: ("not-your-stack", "7.5"),
    NO_TRANSPORT: ("no-transport", "7.5"),
    IS_UP: ("is-up", "7.5"),
    IS_DOWN: ("is-down", "7.5"),
    TURNED_ALREADY: ("turned-already", "7.5"),
    NO_RAID: ("no-raid", "8.1"),
    NOT_IN_FRONT: ("not-in-front", "8.2"),
    NOT_NEAREST: ("not-nearest", "8.3"),
    LAST_PIECE: ("last-piece", "8.5"),
    NOT_YOUR_GROUP: ("not-your-group", "9.3"),
    NO_POINTS: ("no-points", "9.3"),
    NO_STOCK: ("no-stock", "9.3"),
    NO_BOX: ("no-box", "9.4"),
    ONE_VILLAGE: ("one-village", "9.4"),
    NO_BROWN_BOX: ("no-brown-box", "9.4"),
    CHAIN_THERE: ("chain-there", "7.5"),
    NO_COLONY: ("no-colony", "9.4"),
    NO_GROUP: ("no-group", "9.4"),
    ONE_CARD: ("one-card", "9.5"),
    NO_CARDS_LEFT: ("no-cards-left", "9.5"),
    NO_POOL: ("no-pool", "9.3"),
    EXPLORER_LOST: ("explorer-lost", "9.2"),
    NO_HOME: ("no-home", "9.2"),
    ONCE_ONLY: ("once-only", "9.2"),
    TOO_FEW_POINTS: ("too-few-points", "10.4"),
    LAST_VILLAGE: ("last-village", "9.5"),
    STORE_FULL: ("store-full", "11.4"),
    STORE_EMPTY: ("store-empty", "11.4"),
    NOT_WALKABLE: ("not-walkable", "11.3"),
    NO_SEARCH_THERE: ("no-search-there", "11.5"),
    HAS_KUMARA: ("has-kumara", "11.5"),
    TOO_NEAR: ("too-near", "11.5"),
    CLOSED: ("closed", "11.2"),
    STUNTED_GROUP: ("stunted", "11.2"),
    NOT_KEPT: ("not-kept", "11.2"),
    NO_SUCH_TARGET: ("no-such-target", "11.2"),
    NO_BLIGHT: ("no-blight", "11.2"),
    LEADER_STANDS: ("leader-stands", "11.2"),
    DROPPED_HERE: ("dropped-here", "7.4"),
    NO_OTHER_CANOE: ("no-other-canoe", "7.3"),
    NO_OTHER_BERTH: ("no-other-berth", "7.4"),
    CARRIED_BEFORE: ("carried", "7.4"),
    HAS_WALKED: ("has-walked", "11.3"),
    NOT_LOST: ("not-lost", "11.2"),
    ALL_FACE_UP: ("all-face-up", "12.1"),
    RULE_OFF: ("rule-off", "11"),
    NO_TILE_DOWN: ("no-tile-down", "6.3"),
    NOTHING_MOVES: ("nothing-moves", "7.3"),
}
