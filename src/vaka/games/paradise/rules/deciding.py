"""What is open to a seat: each decision asks the predicates of its chapter, for one action or for the whole list.

Lists come in the order of the ids.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.actions import (
    ACTION_COUNT,
    ATTACK,
    BUILD,
    BUY,
    CHOOSE_HOME,
    DECLARE,
    DEFOREST,
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
    TURN,
    UP,
    USE,
)
from vaka.games.paradise.rules.battle import (
    legal_attack,
    legal_lose,
    roll_cards,
    start_cards,
    why_not_attack,
    why_not_battle_card,
    why_not_lose,
)
from vaka.games.paradise.rules.building import (
    legal_build,
    legal_buy,
    legal_plan_card,
    legal_settle,
    why_not_build,
    why_not_buy,
    why_not_focus,
    why_not_plan_card,
    why_not_settle,
)
from vaka.games.paradise.rules.cards import (
    POI,
    hand,
    legal_deforest,
    legal_kava,
    legal_show,
    legal_uses,
    why_not_deforest,
    why_not_hold,
    why_not_kava_hex,
    why_not_kava_seat,
    why_not_show,
)
from vaka.games.paradise.rules.conquest import legal_save, legal_set_home, why_not_save, why_not_set_home
from vaka.games.paradise.rules.exploration import (
    knot_cards,
    legal_begin,
    legal_drift,
    legal_explore,
    legal_tile,
    legal_turn,
    why_not_begin,
    why_not_drift,
    why_not_explore,
    why_not_keep,
    why_not_knot_card,
    why_not_turn,
)
from vaka.games.paradise.rules.fleets import legal_cargo, legal_lift, why_not_drop, why_not_lift, why_not_load
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.movement import (
    legal_dismiss,
    legal_sail,
    legal_transit,
    legal_turn_canoe,
    why_not_dismiss,
    why_not_sail,
    why_not_transit,
    why_not_turn_canoe,
)
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.pieces import ONE_COLONY, ONE_WAR, ONE_WARRIOR
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
    AT_TURNING,
    AT_VICTORY,
    AT_VOYAGE,
    CARDS_HELD,
    NO_CHANCE,
    ParadisePosition,
    of_seat,
)
from vaka.games.paradise.rules.reasons import CARD_USELESS, FLEET_IN_HAND, NO_FLEET, NOT_HELD, NOT_NOW, OPEN
from vaka.games.paradise.rules.retreat import legal_retreat, why_not_leave_behind, why_not_retreat
from vaka.games.paradise.rules.setting_up import free_nations, why_not_choose_home
from vaka.games.paradise.rules.turn_order import legal_set_order, why_not_set_order
from vaka.games.paradise.rules.victory import legal_declare, why_not_declare

# --- When something may be done unasked (rulings 42, 53) ---


def is_quiet(position: ParadisePosition) -> bool:
    """Is nothing unfinished, so that cards and tiles may be shown by anybody?"""
    stage = position.stage
    if stage != AT_ORDER and stage != AT_EXPLORE and stage != AT_TRANSIT and stage != AT_MOVING and stage != AT_TURNING:
        return False
    return position.chance == NO_CHANCE and position.fleet_at == NOWHERE and not position.is_pending()


def may_show(position: ParadisePosition, seat: i64) -> bool:
    """May the seat show cards, turn tiles up and play DEFORESTATION now?"""
    if is_quiet(position):
        return True
    return position.stage == AT_VOYAGE and position.asked == seat and not position.is_pending()


def may_turn(position: ParadisePosition, seat: i64) -> bool:
    """May the seat turn a tile up? Also with a fleet in hand, before it moves there (§7.3), and to free a marker (§6.5)."""
    if may_show(position, seat):
        return True
    if position.is_pending():
        return position.pending_question() == ASK_TILE and position.pending_seat() == seat
    return position.stage == AT_MOVING and position.active == seat and position.asked == seat


def may_look(position: ParadisePosition, seat: i64) -> bool:
    """May the seat play KAVA CEREMONY: in its own steps, with nothing unfinished."""
    if position.active != seat or not is_quiet(position):
        return False
    return position.stage == AT_EXPLORE or position.stage == AT_TRANSIT or position.stage == AT_MOVING


def legal_asides(position: ParadisePosition, seat: i64) -> vec[i64]:
    """What a seat may do unasked."""
    found = vec[i64]()
    if may_show(position, seat):
        found = legal_show(position, seat, found)
    if may_turn(position, seat):
        found = legal_turn(position, seat, found)
    if may_show(position, seat):
        found = legal_deforest(position, seat, found)
    return found


# --- Lists ---


def legal(position: ParadisePosition, seat: i64) -> vec[i64]:
    """Everything that is open to a seat that is asked."""
    found = vec[i64](capacity=32)
    if position.is_pending():
        return legal_answer(position, seat, position.pending_question(), found)
    stage = position.stage
    if stage == AT_MOVING or stage == AT_TRANSIT:
        return legal_movement(position, seat, found)
    if stage == AT_BUILDING:
        return legal_orders(position, seat, found)
    if stage == AT_VICTORY:
        return legal_declare(position, seat, found)
    if stage == AT_BATTLES:
        return legal_attack(position, found)
    if stage == AT_HOMES:
        return free_nations(position, CHOOSE_HOME)
    return legal_with_asides(position, seat, stage, found)


def legal_with_asides(position: ParadisePosition, seat: i64, stage: i64, found: vec[i64]) -> vec[i64]:
    """Turn order, exploration and turning canoes."""
    if stage == AT_ORDER:
        found = legal_set_order(position, found)
    elif stage == AT_EXPLORE:
        found = append(found, REST)
    elif stage == AT_VOYAGE:
        found = append(found, RETURN)
    else:
        found = append(found, DONE)
    found = legal_show(position, seat, found)
    if stage == AT_EXPLORE:
        found = legal_begin(position, seat, legal_kava(position, seat, found, False))
    elif stage == AT_VOYAGE:
        found = legal_explore(position, seat, found)
    found = legal_turn(position, seat, found)
    if stage == AT_EXPLORE:
        found = legal_kava(position, seat, found, True)
    found = legal_deforest(position, seat, found)
    return legal_turn_canoe(position, seat, found) if stage == AT_TURNING else found


def legal_movement(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """§7: with a fleet in hand, or without."""
    in_transit = position.stage == AT_TRANSIT
    if position.fleet_at != NOWHERE:
        found = legal_cargo(position, seat, append(found, LAND))
        if in_transit:
            return legal_transit(position, seat, found)
        return legal_sail(position, seat, legal_turn(position, seat, found))
    found = append(found, DONE)
    if of_seat(position, seat, CARDS_HELD) > 0:
        if not in_transit and why_not_use_poi(position, seat, POI) == OPEN:
            found = append(found, USE + POI)
        found = legal_kava(position, seat, legal_show(position, seat, found), False)
    found = legal_turn(position, seat, found)
    if of_seat(position, seat, CARDS_HELD) > 0:
        found = legal_deforest(position, seat, legal_kava(position, seat, found, True))
    if not in_transit:
        found = legal_dismiss(position, seat, found)
    return legal_lift(position, seat, found)


def legal_orders(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """§9: all that can be ordered."""
    found = append(found, DONE)
    if why_not_focus(position, seat) == OPEN:
        found = append(found, FOCUS)
    found = legal_plan_card(position, seat, found)
    found = legal_buy(position, seat, legal_settle(position, seat, found))
    return legal_build(position, seat, found)


def legal_answer(position: ParadisePosition, seat: i64, question: i64, found: vec[i64]) -> vec[i64]:
    """What can be answered to a question in the middle of something."""
    if question == ASK_ROLL:
        return legal_uses(roll_cards(position, seat), found)
    if question == ASK_LOSE:
        return legal_lose(position, seat, found)
    if question == ASK_TILE:
        return legal_tile(position, seat, found)
    if question == ASK_DRIFT:
        return legal_drift(position, position.active, found)
    if question == ASK_KNOTS:
        return legal_uses(knot_cards(position, seat), found)
    if question == ASK_START:
        return legal_uses(start_cards(position, seat), found)
    if question == ASK_SAVE:
        return legal_save(position, found)
    if question == ASK_RETREAT:
        return legal_retreat(position, seat, found)
    if question == ASK_HOME:
        return legal_set_home(position, seat, found)
    if question == ASK_LEAVE:
        return append(append(found, LEAVE), LEAVE + 1)
    if question == ASK_FACE:
        return append(append(found, LAY_UP), LAY_DOWN)
    return legal_deforest(position, seat, append(found, NO_CARD))


# --- One action ---


def why_not(position: ParadisePosition, action: i64, seat: i64) -> i64:
    """The reason why a seat that is asked cannot do this, or OPEN; below 0 if there is no such action."""
    if action < 0 or action >= ACTION_COUNT:
        return -1
    if action >= SHOW and action < KAVA_SEAT:
        return why_not_show(position, seat, action - SHOW) if may_show(position, seat) else NOT_NOW
    if action >= TURN and action < KAVA_HEX:
        return why_not_turn(position, seat, action - TURN) if may_turn(position, seat) else NOT_NOW
    if position.is_pending():
        return why_not_answer(position, action, seat, position.pending_question())
    if action >= DEFOREST and action < DISC:
        return why_not_deforest(position, seat, action - DEFOREST) if may_show(position, seat) else NOT_NOW
    stage = position.stage
    if stage == AT_MOVING or stage == AT_TRANSIT:
        return why_not_in_movement(position, action, seat)
    if stage == AT_BUILDING:
        return why_not_order(position, action, seat)
    return why_not_in_step(position, action, seat, stage)


def why_not_in_step(position: ParadisePosition, action: i64, seat: i64, stage: i64) -> i64:
    """Set-up, turn order, exploration, turning, the choice of a battle, victory."""
    if stage == AT_HOMES and action < ORDER:
        return why_not_choose_home(position, action - CHOOSE_HOME)
    if stage == AT_ORDER and ORDER <= action < REST:
        return why_not_set_order(position, (action - ORDER) % 4, (action - ORDER) // 4)
    if stage == AT_EXPLORE:
        if action == REST:
            return OPEN
        if EXPLORE <= action < DRIFT:
            return why_not_begin(position, seat, action - EXPLORE)
        return why_not_look(position, action, seat)
    if stage == AT_VOYAGE:
        if action == RETURN:
            return OPEN
        return why_not_explore(position, seat, action - EXPLORE) if EXPLORE <= action < DRIFT else NOT_NOW
    if stage == AT_TURNING:
        if action == DONE:
            return OPEN
        if UP <= action < ATTACK:
            return why_not_turn_canoe(position, seat, (action - UP) % 100, action < DOWN)
        return NOT_NOW
    if stage == AT_BATTLES and ATTACK <= action < RETREAT:
        return why_not_attack(position, action - ATTACK)
    if stage == AT_VICTORY:
        if action == DECLARE:
            return why_not_declare(position, seat)
        return OPEN if action == PASS else NOT_NOW
    return NOT_NOW


def why_not_look(position: ParadisePosition, action: i64, seat: i64) -> i64:
    """KAVA CEREMONY."""
    if not may_look(position, seat):
        return NOT_NOW
    if KAVA_SEAT <= action < EXPLORE:
        return why_not_kava_seat(position, seat, action - KAVA_SEAT)
    return why_not_kava_hex(position, seat, action - KAVA_HEX) if KAVA_HEX <= action < DEFOREST else NOT_NOW


def why_not_in_movement(position: ParadisePosition, action: i64, seat: i64) -> i64:
    """§7: transit and moving."""
    in_transit = position.stage == AT_TRANSIT
    if position.fleet_at == NOWHERE:
        if action == DONE:
            return OPEN
        if LIFT <= action < BUILD:
            return why_not_lift(position, seat, (action - LIFT) // 100, (action - LIFT) % 100)
        if DISMISS <= action < UP:
            return NOT_NOW if in_transit else why_not_dismiss(position, seat, action - DISMISS)
        if USE <= action < SHOW:
            return NOT_NOW if in_transit else why_not_use_poi(position, seat, action - USE)
        if action == LAND or LOAD <= action < LOSE or SAIL <= action < DISMISS:
            return NO_FLEET
        return why_not_look(position, action, seat)
    if action == LAND:
        return OPEN
    if LOAD <= action < DROP:
        return why_not_load(position, seat, action - LOAD)
    if DROP <= action < LOSE:
        return NOT_NOW if in_transit else why_not_drop(position, seat, action - DROP)
    if SAIL <= action < DISMISS:
        return why_not_transit(position, seat, action - SAIL) if in_transit else why_not_sail(position, seat, action - SAIL)
    return FLEET_IN_HAND


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
    if SETTLE <= action < BUY:
        return why_not_settle(position, seat, action - SETTLE)
    if BUY <= action < LIFT:
        return why_not_buy(position, seat, action - BUY)
    return why_not_build(position, seat, (action - BUILD) // 100, (action - BUILD) % 100) if action >= BUILD else NOT_NOW


def why_not_answer(position: ParadisePosition, action: i64, seat: i64, question: i64) -> i64:
    """A question in the middle of something."""
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
    if question == ASK_ANSWER and DEFOREST <= action < DISC:
        return why_not_deforest(position, seat, action - DEFOREST)
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
