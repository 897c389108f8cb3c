"""Why not, where it is not the time for it: what would stand in the way at the right time, too, is the better answer."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.battle.lines import why_not_attack
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.board.pieces import COLONY, WARRIOR, count
from vaka.games.paradise.rules.board.places import control_at, owner_at, pieces_at
from vaka.games.paradise.rules.board.sets import FACE_DOWN, in_set
from vaka.games.paradise.rules.building.harvest import why_not_clear
from vaka.games.paradise.rules.building.items import why_not_settle
from vaka.games.paradise.rules.cards import DEFORESTATION, KAVA_CEREMONY, why_not_hold, why_not_show
from vaka.games.paradise.rules.events.deck import keeps_event
from vaka.games.paradise.rules.events.kept import why_not_peek
from vaka.games.paradise.rules.exploration.kumara import why_not_search
from vaka.games.paradise.rules.exploration.south_island import sister_of
from vaka.games.paradise.rules.exploration.voyage import why_not_hidden, why_not_turn
from vaka.games.paradise.rules.movement.sailing import why_not_dismiss, why_not_turn_canoe
from vaka.games.paradise.rules.options import RULE_EVENTS, RULE_KUMARA, RULE_SOLO, RULE_SOUTH, RULE_STORE
from vaka.games.paradise.rules.position import ParadisePosition


def why_never(position: ParadisePosition, action: i64, seat: i64) -> i64:
    """What stands in the way whatever the time is, or reasons.OPEN if only the time does."""
    if action >= actions.STORE and action < actions.SWAP:
        return why_never_advanced(position, action, seat)
    if actions.LIFT <= action < actions.BUILD:
        return why_not_take(position, seat, (action - actions.LIFT) // 100, (action - actions.LIFT) % 100)
    if actions.BUILD <= action < actions.BUILD_END:
        return why_not_own(position, seat, (action - actions.BUILD) % 100)
    if (
        action >= actions.SWAP
        or action == actions.LAND
        or actions.LOAD <= action < actions.LOSE
        or actions.SAIL <= action < actions.DISMISS
    ):
        return reasons.NO_FLEET if position.fleet_at == NOWHERE else reasons.OPEN
    if actions.USE <= action < actions.SHOW:
        return why_not_hold(position, seat, action - actions.USE)
    if actions.SHOW <= action < actions.KAVA_SEAT:
        return why_not_show(position, seat, action - actions.SHOW)
    if actions.KAVA_SEAT <= action < actions.EXPLORE or actions.KAVA_HEX <= action < actions.DEFOREST:
        return why_not_hold(position, seat, KAVA_CEREMONY)
    if actions.DEFOREST <= action < actions.DISC:
        return why_not_hold(position, seat, DEFORESTATION)
    return why_never_there(position, action, seat, (action - actions.EXPLORE) % 100)


def why_never_there(position: ParadisePosition, action: i64, seat: i64, where: i64) -> i64:
    """What has a hex: there may be nothing to explore, to turn, to fight for or to settle."""
    if actions.EXPLORE <= action < actions.TURN:
        return why_not_hidden(position, where)
    if actions.TURN <= action < actions.KAVA_HEX:
        return why_not_turn(position, seat, where)
    if (
        actions.DISC <= action < actions.SAIL
        or actions.RETREAT <= action < actions.SETTLE
        or actions.SETTLE + 100 <= action < actions.LIFT
    ):
        return why_not_own(position, seat, where)
    if actions.DISMISS <= action < actions.UP:
        return why_not_dismiss(position, seat, where)
    if actions.UP <= action < actions.ATTACK:
        return why_not_turn_canoe(position, seat, where, action < actions.DOWN)
    if actions.ATTACK <= action < actions.RETREAT:
        return why_not_attack(position, where)
    return why_not_settle(position, seat, where) if actions.SETTLE <= action < actions.SETTLE + 100 else reasons.OPEN


def why_never_advanced(position: ParadisePosition, action: i64, seat: i64) -> i64:
    """The advanced rules: most games are played without most of them."""
    rules = position.advanced
    if action < actions.WALK:
        if rules & RULE_STORE == 0:
            return reasons.RULE_OFF
        return why_not_own(position, seat, action - actions.STORE) if action < actions.SPEND else reasons.OPEN
    if action < actions.SEARCH:
        return why_not_go_on_foot(position, action, seat) if rules & RULE_SOUTH != 0 else reasons.RULE_OFF
    if action < actions.DUTY:
        if rules & RULE_KUMARA == 0:
            return reasons.RULE_OFF
        return why_not_search(position, seat, action - actions.SEARCH) if action < actions.STEER else reasons.OPEN
    if action >= actions.RESOLVE:
        return reasons.RULE_OFF if rules & RULE_SOLO == 0 else reasons.OPEN
    if rules & RULE_EVENTS == 0:
        return reasons.RULE_OFF
    if actions.PLAY <= action < actions.STRIKE:
        return reasons.OPEN if keeps_event(position, seat, action - actions.PLAY) else reasons.NOT_KEPT
    if actions.PEEK <= action < actions.CLEAR:
        return (
            why_not_peek(position, seat, action - actions.PEEK)
            if in_set(position, FACE_DOWN, action - actions.PEEK)
            else reasons.NO_TILE_DOWN
        )
    if actions.CLEAR <= action < actions.LEADER:
        return reasons.NO_BLIGHT if why_not_clear(position, seat, action - actions.CLEAR) == reasons.NO_BLIGHT else reasons.OPEN
    return reasons.OPEN


def why_not_own(position: ParadisePosition, seat: i64, where: i64) -> i64:
    """§10.2: the group is another's, or nobody's."""
    return reasons.OPEN if control_at(position, where) == seat else reasons.NOT_YOUR_GROUP


def why_not_take(position: ParadisePosition, seat: i64, kind: i64, where: i64) -> i64:
    """§7.3: the seat has no such piece there."""
    if owner_at(position, where) != seat:
        return reasons.NOT_YOUR_STACK
    return reasons.OPEN if count(pieces_at(position, where), kind) > 0 else reasons.NO_SUCH_PIECE


def why_not_go_on_foot(position: ParadisePosition, action: i64, seat: i64) -> i64:
    """§11.3: only between the two islands, and only who is there."""
    where = (action - actions.WALK) % 100
    if sister_of(position, where) == NOWHERE or action >= actions.WALK_HIDDEN:
        return reasons.NOT_WALKABLE
    return why_not_take(position, seat, WARRIOR if action < actions.WALK + 100 else COLONY, where)
