"""Why not, where it is not the time for it: what would stand in the way at the right time, too, is the better answer."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.actions import (
    ATTACK,
    BUILD,
    BUILD_END,
    DEFOREST,
    DISC,
    DISMISS,
    DOWN,
    EXPLORE,
    KAVA_HEX,
    KAVA_SEAT,
    LAND,
    LIFT,
    LOAD,
    LOSE,
    RETREAT,
    SAIL,
    SETTLE,
    SHOW,
    SWAP,
    TURN,
    UP,
    USE,
)
from vaka.games.paradise.rules.advanced import RULE_EVENTS, RULE_KUMARA, RULE_SOLO, RULE_SOUTH, RULE_STORE
from vaka.games.paradise.rules.advanced_actions import (
    CLEAR,
    DUTY,
    LEADER,
    PEEK,
    PLAY,
    RESOLVE,
    SEARCH,
    SPEND,
    STEER,
    STORE,
    STRIKE,
    WALK,
    WALK_HIDDEN,
)
from vaka.games.paradise.rules.battle import why_not_attack
from vaka.games.paradise.rules.building import why_not_settle
from vaka.games.paradise.rules.cards import DEFORESTATION, KAVA_CEREMONY, why_not_hold, why_not_show
from vaka.games.paradise.rules.exploration import why_not_hidden, why_not_turn
from vaka.games.paradise.rules.harvest import why_not_clear
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.kept_events import why_not_keep_event, why_not_peek
from vaka.games.paradise.rules.kumara import why_not_search
from vaka.games.paradise.rules.movement import why_not_dismiss, why_not_turn_canoe
from vaka.games.paradise.rules.pieces import COLONY, WARRIOR, count
from vaka.games.paradise.rules.places import control_at, owner_at, pieces_at
from vaka.games.paradise.rules.position import FACE_DOWN, ParadisePosition, in_set
from vaka.games.paradise.rules.reasons import (
    NO_BLIGHT,
    NO_FLEET,
    NO_SUCH_PIECE,
    NO_TILE_DOWN,
    NOT_WALKABLE,
    NOT_YOUR_GROUP,
    NOT_YOUR_STACK,
    OPEN,
    RULE_OFF,
)
from vaka.games.paradise.rules.south_island import sister_of


def why_never(position: ParadisePosition, action: i64, seat: i64) -> i64:
    """What stands in the way whatever the time is, or OPEN if only the time does."""
    if action >= STORE and action < SWAP:
        return why_never_advanced(position, action, seat)
    if LIFT <= action < BUILD:
        return why_not_take(position, seat, (action - LIFT) // 100, (action - LIFT) % 100)
    if BUILD <= action < BUILD_END:
        return why_not_own(position, seat, (action - BUILD) % 100)
    if action >= SWAP or action == LAND or LOAD <= action < LOSE or SAIL <= action < DISMISS:
        return NO_FLEET if position.fleet_at == NOWHERE else OPEN
    if USE <= action < SHOW:
        return why_not_hold(position, seat, action - USE)
    if SHOW <= action < KAVA_SEAT:
        return why_not_show(position, seat, action - SHOW)
    if KAVA_SEAT <= action < EXPLORE or KAVA_HEX <= action < DEFOREST:
        return why_not_hold(position, seat, KAVA_CEREMONY)
    if DEFOREST <= action < DISC:
        return why_not_hold(position, seat, DEFORESTATION)
    return why_never_there(position, action, seat, (action - EXPLORE) % 100)


def why_never_there(position: ParadisePosition, action: i64, seat: i64, where: i64) -> i64:
    """What has a hex: there may be nothing to explore, to turn, to fight for or to settle."""
    if EXPLORE <= action < TURN:
        return why_not_hidden(position, where)
    if TURN <= action < KAVA_HEX:
        return why_not_turn(position, seat, where)
    if DISC <= action < SAIL or RETREAT <= action < SETTLE or SETTLE + 100 <= action < LIFT:
        return why_not_own(position, seat, where)
    if DISMISS <= action < UP:
        return why_not_dismiss(position, seat, where)
    if UP <= action < ATTACK:
        return why_not_turn_canoe(position, seat, where, action < DOWN)
    if ATTACK <= action < RETREAT:
        return why_not_attack(position, where)
    return why_not_settle(position, seat, where) if SETTLE <= action < SETTLE + 100 else OPEN


def why_never_advanced(position: ParadisePosition, action: i64, seat: i64) -> i64:
    """The advanced rules: most games are played without most of them."""
    rules = position.advanced
    if action < WALK:
        if rules & RULE_STORE == 0:
            return RULE_OFF
        return why_not_own(position, seat, action - STORE) if action < SPEND else OPEN
    if action < SEARCH:
        return why_not_go_on_foot(position, action, seat) if rules & RULE_SOUTH != 0 else RULE_OFF
    if action < DUTY:
        if rules & RULE_KUMARA == 0:
            return RULE_OFF
        return why_not_search(position, seat, action - SEARCH) if action < STEER else OPEN
    if action >= RESOLVE:
        return RULE_OFF if rules & RULE_SOLO == 0 else OPEN
    if rules & RULE_EVENTS == 0:
        return RULE_OFF
    if PLAY <= action < STRIKE:
        return why_not_keep_event(position, seat, action - PLAY)
    if PEEK <= action < CLEAR:
        return why_not_peek(position, seat, action - PEEK) if in_set(position, FACE_DOWN, action - PEEK) else NO_TILE_DOWN
    if CLEAR <= action < LEADER:
        return NO_BLIGHT if why_not_clear(position, seat, action - CLEAR) == NO_BLIGHT else OPEN
    return OPEN


def why_not_own(position: ParadisePosition, seat: i64, where: i64) -> i64:
    """§10.2: the group is another's, or nobody's."""
    return OPEN if control_at(position, where) == seat else NOT_YOUR_GROUP


def why_not_take(position: ParadisePosition, seat: i64, kind: i64, where: i64) -> i64:
    """§7.3: the seat has no such piece there."""
    if owner_at(position, where) != seat:
        return NOT_YOUR_STACK
    return OPEN if count(pieces_at(position, where), kind) > 0 else NO_SUCH_PIECE


def why_not_go_on_foot(position: ParadisePosition, action: i64, seat: i64) -> i64:
    """§11.3: only between the two islands, and only who is there."""
    where = (action - WALK) % 100
    if sister_of(position, where) == NOWHERE or action >= WALK_HIDDEN:
        return NOT_WALKABLE
    return why_not_take(position, seat, WARRIOR if action < WALK + 100 else COLONY, where)
