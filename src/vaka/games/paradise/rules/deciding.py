"""What is open to a seat: each decision asks the predicates of its chapter, for one action or for the whole list.

Lists come in the order of the ids.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.actions import CHOOSE_HOME, DONE, FOCUS, LAND, LAY_DOWN, LAY_UP, LEAVE, NO_CARD, REST, RETURN, USE
from vaka.games.paradise.rules.advanced import RULE_EVENTS, RULE_KUMARA, RULE_SOUTH, RULE_STORE
from vaka.games.paradise.rules.advanced_deciding import legal_advanced_answer
from vaka.games.paradise.rules.at_will import legal_asides
from vaka.games.paradise.rules.battle import legal_attack, legal_lose, roll_cards, start_cards
from vaka.games.paradise.rules.building import legal_build, legal_buy, legal_plan_card, legal_settle, why_not_focus
from vaka.games.paradise.rules.cards import POI, legal_uses
from vaka.games.paradise.rules.conquest import legal_save, legal_set_home
from vaka.games.paradise.rules.exploration import knot_cards, legal_begin, legal_drift, legal_explore, legal_tile, legal_turn
from vaka.games.paradise.rules.harvest import legal_event_orders
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.kumara import legal_search
from vaka.games.paradise.rules.lifting import legal_cargo, legal_rarely, legal_ship
from vaka.games.paradise.rules.movement import legal_dismiss, legal_sail, legal_transit
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
    AT_HOMES,
    AT_MOVING,
    AT_ORDER,
    AT_TRANSIT,
    AT_VICTORY,
    AT_VOYAGE,
    CARDS_HELD,
    ParadisePosition,
    of_seat,
)
from vaka.games.paradise.rules.reasons import OPEN
from vaka.games.paradise.rules.refusing import why_not_use_poi
from vaka.games.paradise.rules.resting import legal_at_rest
from vaka.games.paradise.rules.retreat import legal_retreat
from vaka.games.paradise.rules.setting_up import free_nations
from vaka.games.paradise.rules.south_island import legal_walk
from vaka.games.paradise.rules.storing import legal_store
from vaka.games.paradise.rules.turn_order import legal_set_order
from vaka.games.paradise.rules.victory import legal_declare

# --- Lists ---


def legal(position: ParadisePosition, seat: i64) -> vec[i64]:
    """Everything that is open to a seat that is asked, with what it may do unasked."""
    found = vec[i64](capacity=32)
    stage = position.stage
    if position.is_pending():
        found = legal_answer(position, seat, position.pending_question(), found)
    elif stage == AT_MOVING or stage == AT_TRANSIT:
        if position.fleet_at != NOWHERE:
            return legal_with_fleet(position, seat, found)
        found = legal_movement(position, seat, found)
    elif stage == AT_BUILDING:
        return legal_orders(position, seat, found)
    else:
        found = legal_step(position, seat, stage, found)
    return merged(found, legal_asides(position, seat))


def merged(some: vec[i64], others: vec[i64]) -> vec[i64]:
    """Two lists in order as one, what stands in both once."""
    size: i64 = len(others)
    if size == 0:
        return some
    found = vec[i64](capacity=len(some) + size)
    place: i64 = 0
    for action in some:
        while place < size and others[place] < action:
            found = append(found, others[place])
            place += 1
        if place < size and others[place] == action:
            place += 1
        found = append(found, action)
    while place < size:
        found = append(found, others[place])
        place += 1
    return found


def legal_step(position: ParadisePosition, seat: i64, stage: i64, found: vec[i64]) -> vec[i64]:
    """Set-up, turn order, exploration, the choice of a battle, victory."""
    if stage == AT_VICTORY:
        return legal_declare(position, seat, found)
    if stage == AT_BATTLES:
        return legal_attack(position, found)
    if stage == AT_HOMES:
        return free_nations(position, CHOOSE_HOME)
    if stage == AT_ORDER:
        return legal_set_order(position, found)
    if stage == AT_VOYAGE:
        return legal_explore(position, seat, append(found, RETURN))
    found = legal_begin(position, seat, append(found, REST))
    return legal_search(position, seat, found) if position.advanced & RULE_KUMARA != 0 else found


def legal_with_fleet(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """§7: with a fleet in hand."""
    found = legal_cargo(position, seat, append(found, LAND))
    if position.stage == AT_TRANSIT:
        return legal_transit(position, seat, found)
    return legal_rarely(position, seat, legal_sail(position, seat, legal_turn(position, seat, found)))


def legal_movement(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """§7: without."""
    found = append(found, DONE)
    if position.stage == AT_TRANSIT:
        return legal_ship(position, seat, found)
    if of_seat(position, seat, CARDS_HELD) > 0 and why_not_use_poi(position, seat, POI) == OPEN:
        found = append(found, USE + POI)
    found = legal_at_rest(position, seat, found)
    return legal_walk(position, seat, found) if position.advanced & RULE_SOUTH != 0 else found


def legal_orders(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """§9: all that can be ordered."""
    found = append(found, DONE)
    if why_not_focus(position, seat) == OPEN:
        found = append(found, FOCUS)
    found = legal_plan_card(position, seat, found)
    found = legal_dismiss(position, seat, found)
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
    return append(found, NO_CARD)
