"""What is open to a seat: each decision asks the predicates of its chapter, for one action or for the whole list.

Lists come in the order of the ids.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.actions import CHOOSE_HOME, DONE, FOCUS, LAND, LAY_DOWN, LAY_UP, LEAVE, NO_CARD, REST, RETURN, USE
from vaka.games.paradise.rules.advanced import RULE_EVENTS, RULE_KUMARA, RULE_SOUTH, RULE_STORE
from vaka.games.paradise.rules.advanced_actions import PLAY
from vaka.games.paradise.rules.advanced_deciding import legal_advanced_answer
from vaka.games.paradise.rules.battle import legal_attack, legal_lose, roll_cards, start_cards
from vaka.games.paradise.rules.building import legal_build, legal_buy, legal_plan_card, legal_settle, why_not_focus
from vaka.games.paradise.rules.cards import POI, legal_deforest, legal_kava, legal_show, legal_uses
from vaka.games.paradise.rules.conquest import legal_save, legal_set_home
from vaka.games.paradise.rules.event_deck import FAVORABLE_WINDS
from vaka.games.paradise.rules.exploration import knot_cards, legal_begin, legal_drift, legal_explore, legal_tile, legal_turn
from vaka.games.paradise.rules.fleets import legal_cargo, legal_lift
from vaka.games.paradise.rules.harvest import legal_event_orders
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.kept_events import legal_peek, why_not_raise_wind
from vaka.games.paradise.rules.kumara import legal_search
from vaka.games.paradise.rules.movement import legal_dismiss, legal_sail, legal_transit, legal_turn_canoe
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
    ParadisePosition,
    of_seat,
)
from vaka.games.paradise.rules.reasons import OPEN
from vaka.games.paradise.rules.refusing import why_not_use_poi
from vaka.games.paradise.rules.retreat import legal_retreat
from vaka.games.paradise.rules.setting_up import free_nations
from vaka.games.paradise.rules.south_island import legal_walk
from vaka.games.paradise.rules.storing import legal_store
from vaka.games.paradise.rules.turn_order import legal_set_order
from vaka.games.paradise.rules.victory import legal_declare
from vaka.games.paradise.rules.windows import may_show, may_turn


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
    if stage == AT_EXPLORE and position.advanced != 0:
        if position.advanced & RULE_KUMARA != 0:
            found = legal_search(position, seat, found)
        return legal_peek(position, seat, found) if position.advanced & RULE_EVENTS != 0 else found
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
    found = legal_lift(position, seat, found)
    if position.advanced == 0 or in_transit:
        return found
    if position.advanced & RULE_SOUTH != 0:
        found = legal_walk(position, seat, found)
    return append(found, PLAY + FAVORABLE_WINDS) if why_not_raise_wind(position, seat) == OPEN else found


def legal_orders(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """§9: all that can be ordered."""
    found = append(found, DONE)
    if why_not_focus(position, seat) == OPEN:
        found = append(found, FOCUS)
    found = legal_plan_card(position, seat, found)
    found = legal_buy(position, seat, legal_settle(position, seat, found))
    found = legal_build(position, seat, found)
    if position.advanced & RULE_STORE != 0:
        found = legal_store(position, seat, found)
    return legal_event_orders(position, seat, found) if position.advanced & RULE_EVENTS != 0 else found


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
    if question > ASK_ANSWER:
        return legal_advanced_answer(position, seat, question, found)
    return legal_deforest(position, seat, append(found, NO_CARD))
