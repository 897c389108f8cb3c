"""Whether one action is open to a seat, by the predicates of the chapters: what `deciding` lists, asked one by one."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.actions import (
    ACTION_COUNT,
    ATTACK,
    BUILD,
    BUILD_END,
    BUY,
    CHOOSE_HOME,
    DECLARE,
    DISC,
    DISMISS,
    DONE,
    DOWN,
    DRIFT,
    DROP,
    EXPLORE,
    FOCUS,
    KAVA_HEX,
    KAVA_SEAT,
    KEEP,
    LAND,
    LAY_DOWN,
    LAY_UP,
    LEAVE,
    LIFT,
    LOAD,
    LOAD_BEHIND,
    LOSE,
    NO_CARD,
    ORDER,
    PASS,
    REST,
    RETREAT,
    RETURN,
    REVEAL,
    SAIL,
    SAVE,
    SETTLE,
    SHOW,
    SWAP,
    TURN,
    UP,
    USE,
)
from vaka.games.paradise.rules.advanced_actions import CLEAR, LEADER, PLAY, SEARCH, SPEND, STEER, STORE, WALK, WALK_HIDDEN
from vaka.games.paradise.rules.advanced_deciding import why_not_advanced_answer
from vaka.games.paradise.rules.at_will import why_not_at_will
from vaka.games.paradise.rules.battle import (
    roll_cards,
    start_cards,
    why_not_attack,
    why_not_battle_card,
    why_not_lose,
    why_not_lose_leader,
)
from vaka.games.paradise.rules.building import why_not_build, why_not_buy, why_not_focus, why_not_plan_card, why_not_settle
from vaka.games.paradise.rules.cards import (
    POI,
    hand,
    why_not_hold,
    why_not_show,
)
from vaka.games.paradise.rules.conquest import why_not_save, why_not_set_home
from vaka.games.paradise.rules.event_deck import ABUNDANT_HARVEST
from vaka.games.paradise.rules.exploration import (
    why_not_begin,
    why_not_drift,
    why_not_explore,
    why_not_keep,
    why_not_knot_card,
    why_not_turn,
)
from vaka.games.paradise.rules.harvest import why_not_clear, why_not_harvest
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.kumara import why_not_search
from vaka.games.paradise.rules.lifting import swapped, why_not_drop, why_not_lift, why_not_load, why_not_load_behind, why_not_swap
from vaka.games.paradise.rules.movement import why_not_dismiss, why_not_sail, why_not_transit, why_not_turn_canoe
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.pieces import COLONY, ONE_COLONY, ONE_WAR, ONE_WARRIOR, WARRIOR
from vaka.games.paradise.rules.position import (
    ASK_ANSWER,
    ASK_DRIFT,
    ASK_FACE,
    ASK_HOME,
    ASK_KNOTS,
    ASK_LEAVE,
    ASK_LOSE,
    ASK_RETREAT,
    ASK_ROLL,
    ASK_SAVE,
    ASK_START,
    ASK_TILE,
    AT_BATTLES,
    AT_BUILDING,
    AT_EXPLORE,
    AT_HOMES,
    AT_MOVING,
    AT_ORDER,
    AT_TRANSIT,
    AT_VICTORY,
    AT_VOYAGE,
    ParadisePosition,
)
from vaka.games.paradise.rules.reasons import CARD_USELESS, FLEET_IN_HAND, NO_FLEET, NOT_HELD, NOT_NOW, OPEN
from vaka.games.paradise.rules.retreat import why_not_leave_behind, why_not_retreat
from vaka.games.paradise.rules.setting_up import why_not_choose_home
from vaka.games.paradise.rules.south_island import why_not_walk
from vaka.games.paradise.rules.storing import why_not_spend, why_not_store
from vaka.games.paradise.rules.turn_order import why_not_set_order
from vaka.games.paradise.rules.victory import why_not_declare
from vaka.games.paradise.rules.windows import is_at_any_time, may_show, may_turn


def why_not(position: ParadisePosition, action: i64, seat: i64) -> i64:
    """The reason why a seat that is asked cannot do this, or OPEN; below 0 if there is no such action."""
    if action < 0 or action >= ACTION_COUNT:
        return -1
    if action >= SHOW and action < KAVA_SEAT:
        return why_not_show(position, seat, action - SHOW) if may_show(position, seat) else NOT_NOW
    if action >= TURN and action < KAVA_HEX:
        return why_not_turn(position, seat, action - TURN) if may_turn(position, seat) else NOT_NOW
    if is_at_any_time(action) and may_show(position, seat):
        return why_not_at_will(position, action, seat)
    if position.is_pending():
        return why_not_answer(position, action, seat, position.pending_question())
    stage = position.stage
    if stage == AT_MOVING or stage == AT_TRANSIT:
        return why_not_in_movement(position, action, seat)
    if stage == AT_BUILDING:
        return why_not_order(position, action, seat)
    return why_not_in_step(position, action, seat, stage)


def why_not_in_step(position: ParadisePosition, action: i64, seat: i64, stage: i64) -> i64:
    """Set-up, turn order, exploration, the choice of a battle, victory."""
    if stage == AT_HOMES and action < ORDER:
        return why_not_choose_home(position, action - CHOOSE_HOME)
    if stage == AT_ORDER and ORDER <= action < REST:
        return why_not_set_order(position, (action - ORDER) % 4, (action - ORDER) // 4)
    if stage == AT_EXPLORE:
        if action == REST:
            return OPEN
        if EXPLORE <= action < DRIFT:
            return why_not_begin(position, seat, action - EXPLORE)
        if SEARCH <= action < STEER:
            return why_not_search(position, seat, action - SEARCH)
        return NOT_NOW
    if stage == AT_VOYAGE:
        if action == RETURN:
            return OPEN
        return why_not_explore(position, seat, action - EXPLORE) if EXPLORE <= action < DRIFT else NOT_NOW
    if stage == AT_BATTLES and ATTACK <= action < RETREAT:
        return why_not_attack(position, action - ATTACK)
    if stage == AT_VICTORY:
        if action == DECLARE:
            return why_not_declare(position, seat)
        return OPEN if action == PASS else NOT_NOW
    return NOT_NOW


def why_not_in_movement(position: ParadisePosition, action: i64, seat: i64) -> i64:
    """§7: transit and moving."""
    in_transit = position.stage == AT_TRANSIT
    if position.fleet_at == NOWHERE:
        if action == DONE:
            return OPEN
        if LIFT <= action < BUILD:
            return why_not_lift(position, seat, (action - LIFT) // 100, (action - LIFT) % 100)
        if UP <= action < ATTACK:
            return NOT_NOW if in_transit else why_not_turn_canoe(position, seat, (action - UP) % 100, action < DOWN)
        if USE <= action < SHOW:
            return NOT_NOW if in_transit else why_not_use_poi(position, seat, action - USE)
        if action == LAND or LOAD <= action < LOSE or SAIL <= action < DISMISS or action >= SWAP:
            return NO_FLEET
        if WALK <= action < WALK_HIDDEN:
            return NOT_NOW if in_transit else why_not_walk(position, seat, walker(action), (action - WALK) % 100)
        return NOT_NOW
    if action == LAND:
        return OPEN
    if LOAD <= action < DROP:
        return why_not_load(position, seat, action - LOAD)
    if DROP <= action < LOSE:
        return NOT_NOW if in_transit else why_not_drop(position, seat, action - DROP)
    if SAIL <= action < DISMISS:
        return why_not_transit(position, seat, action - SAIL) if in_transit else why_not_sail(position, seat, action - SAIL)
    if action == LOAD_BEHIND:
        return NOT_NOW if in_transit else why_not_load_behind(position, seat)
    if action >= SWAP:
        return NOT_NOW if in_transit else why_not_swap(position, seat, swapped(action - SWAP))
    return FLEET_IN_HAND


def walker(action: i64) -> i64:
    """Who walks."""
    return WARRIOR if action < WALK + 100 else COLONY


def why_not_use_poi(position: ParadisePosition, seat: i64, card: i64) -> i64:
    """POI: one hex more for all canoes in this step."""
    if card != POI:
        return CARD_USELESS if has(hand(position, seat), card) else NOT_HELD
    return why_not_hold(position, seat, POI)


def why_not_order(position: ParadisePosition, action: i64, seat: i64) -> i64:
    """§9: the orders."""
    if action == DONE:
        return OPEN
    if action == FOCUS:
        return why_not_focus(position, seat)
    if USE <= action < SHOW:
        return why_not_plan_card(position, seat, action - USE)
    if DISMISS <= action < UP:
        return why_not_dismiss(position, seat, action - DISMISS)
    if SETTLE <= action < BUY:
        return why_not_settle(position, seat, action - SETTLE)
    if BUY <= action < LIFT:
        return why_not_buy(position, seat, action - BUY)
    if STORE <= action < SPEND:
        return why_not_store(position, seat, action - STORE)
    if action == SPEND:
        return why_not_spend(position, seat)
    if CLEAR <= action < LEADER:
        return why_not_clear(position, seat, action - CLEAR)
    if action == PLAY + ABUNDANT_HARVEST:
        return why_not_harvest(position, seat)
    if BUILD <= action < BUILD_END:
        return why_not_build(position, seat, (action - BUILD) // 100, (action - BUILD) % 100)
    return NOT_NOW


def why_not_answer(position: ParadisePosition, action: i64, seat: i64, question: i64) -> i64:
    """A question in the middle of something."""
    if question > ASK_ANSWER:
        return why_not_advanced_answer(position, action, seat, question)
    if question == ASK_LOSE and action == LEADER:
        return why_not_lose_leader(position, seat, position.pending_two() == 1)
    if USE <= action < SHOW:
        return why_not_answer_card(position, action - USE, seat, question)
    if action == NO_CARD:
        asked = question == ASK_KNOTS or question == ASK_START or question == ASK_ROLL or question == ASK_ANSWER
        return OPEN if asked else NOT_NOW
    if question == ASK_TILE:
        if action == KEEP:
            return why_not_keep(position, seat)
        return OPEN if action == REVEAL else NOT_NOW
    if question == ASK_DRIFT and DRIFT <= action < TURN:
        return why_not_drift(position, position.active, action - DRIFT)
    if question == ASK_HOME and DISC <= action < SAIL:
        return why_not_set_home(position, seat, action - DISC)
    if question == ASK_LOSE and LOSE <= action < LEAVE:
        return why_not_lose(position, seat, action - LOSE)
    if question == ASK_LEAVE and LEAVE <= action < SAVE:
        return why_not_leave_behind(position, seat, ONE_WARRIOR if action == LEAVE else ONE_COLONY)
    if question == ASK_RETREAT and RETREAT <= action < SETTLE:
        return why_not_retreat(position, seat, action - RETREAT)
    if question == ASK_SAVE and SAVE <= action < USE:
        return why_not_save(position, ONE_WAR if action == SAVE else ONE_WARRIOR)
    if question == ASK_SAVE and action == DONE:
        return OPEN
    if question == ASK_FACE and (action == LAY_UP or action == LAY_DOWN):
        return OPEN
    return NOT_NOW


def why_not_answer_card(position: ParadisePosition, card: i64, seat: i64, question: i64) -> i64:
    """A card as the answer."""
    if question == ASK_KNOTS:
        return why_not_knot_card(position, seat, card)
    if question == ASK_START:
        return why_not_battle_card(position, seat, card, start_cards(position, seat))
    if question == ASK_ROLL:
        return why_not_battle_card(position, seat, card, roll_cards(position, seat))
    return NOT_NOW
