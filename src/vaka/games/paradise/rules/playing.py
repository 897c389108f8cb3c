"""What each decision and each outcome leads to: from an id to the deed of its chapter, and on by the script."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.actions import (
    AID,
    ATTACK,
    BUILD,
    BUILD_END,
    BUY,
    CARD,
    CHOOSE_HOME,
    DECLARE,
    DEFOREST,
    DIE,
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
    LIFT,
    LOAD,
    LOAD_BEHIND,
    LOSE,
    LOSE_LEADER,
    MARKER,
    NO_CARD,
    ORDER,
    PASS,
    REST,
    RETURN,
    SAIL,
    SETTLE,
    SHOW,
    SWAP,
    TILE,
    TURN,
    UP,
    USE,
)
from vaka.games.paradise.rules.advanced import ASK_BEFORE, ASK_SHOW, AT_EVENT
from vaka.games.paradise.rules.advanced_actions import (
    CLEAR,
    LEADER,
    PLAY,
    SEARCH,
    SPEND,
    STEER,
    STORE,
    STRIKE,
    WALK,
    WALK_HIDDEN,
)
from vaka.games.paradise.rules.advanced_playing import answer_advanced, come_out_advanced, start_search
from vaka.games.paradise.rules.answering import answer_after_battle, answer_roll, answer_start
from vaka.games.paradise.rules.at_will import act_at_will, is_unasked
from vaka.games.paradise.rules.battle import lose
from vaka.games.paradise.rules.beginning import deforest, draw_from_cup, take_home
from vaka.games.paradise.rules.building import build, buy, focus, plan_card, settle
from vaka.games.paradise.rules.cards import BIRD_SIGNS, POI, draw_card, open_card, show, spend_card
from vaka.games.paradise.rules.closing import (
    ask_for_answers,
    ask_to_declare,
    decline,
    end_orders,
    next_card,
)
from vaka.games.paradise.rules.exploration import follow_birds, keep, reveal
from vaka.games.paradise.rules.fighting import (
    begin_battle,
    next_round,
    roll,
)
from vaka.games.paradise.rules.harvest import clear, plan_harvest
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.lifting import drop, lift, load, load_behind, swap, swapped
from vaka.games.paradise.rules.movement import is_seen_landing, land, plan_dismissal, sail, transit, turn_canoe
from vaka.games.paradise.rules.packed import bit
from vaka.games.paradise.rules.pieces import COLONY, WARRIOR
from vaka.games.paradise.rules.position import (
    ASK_ANSWER,
    ASK_DRIFT,
    ASK_KNOTS,
    ASK_LOSE,
    ASK_ROLL,
    ASK_START,
    ASK_TILE,
    AT_BUILDING,
    AT_HOMES,
    AT_MOVING,
    AT_TRANSIT,
    FACE_DOWN,
    FOR_AID,
    FOR_CARD,
    FOR_CUP,
    NO_CHANCE,
    ParadisePosition,
    in_set,
    seat_in_order,
)
from vaka.games.paradise.rules.script import (
    after_order,
    begin_exploration,
    count_knots,
    draw_discovery,
    draw_tile,
    end_stage,
    end_voyage,
    enter,
)
from vaka.games.paradise.rules.south_island import lay_south_island, walk
from vaka.games.paradise.rules.storing import spend, store
from vaka.games.paradise.rules.telling import tell_at, tell_card
from vaka.games.paradise.rules.turn_order import set_order
from vaka.games.paradise.rules.victory import declare
from vaka.games.paradise.rules.windows import is_at_any_time


def come_out(position: ParadisePosition, outcome: i64) -> None:
    """Chance has decided."""
    if position.chance > FOR_CARD:
        come_out_advanced(position, outcome)
    elif outcome < MARKER:
        take_home(position, outcome - AID)
        if position.stage == AT_HOMES:
            position.chance = FOR_AID
    elif outcome < TILE:
        if position.chance == FOR_CUP:
            draw_from_cup(position, outcome - MARKER)
        else:
            draw_discovery(position, outcome - MARKER)
    elif outcome < CARD:
        draw_tile(position, outcome - TILE)
    elif outcome < DIE:
        draw_card(position, seat_in_order(position, position.place), outcome - CARD)
        if position.stage == AT_EVENT:
            position.chance = NO_CHANCE
            position.buyers = 0
        else:
            next_card(position)
    else:
        roll(position, outcome - DIE + 1)


def decide(position: ParadisePosition, action: i64, seat: i64) -> None:
    """A seat has decided."""
    if SHOW <= action < KAVA_SEAT:
        show(position, seat, action - SHOW)
    elif TURN <= action < KAVA_HEX:
        reveal(position, seat, action - TURN)
        after_turning(position, seat, action - TURN)
    elif is_at_any_time(action) and is_unasked(position, action, seat):
        act_at_will(position, action, seat)
    elif position.is_pending():
        answer(position, action, seat, position.pending_question())
    elif position.stage == AT_MOVING or position.stage == AT_TRANSIT:
        move(position, action, seat)
    elif position.stage == AT_BUILDING:
        order(position, action, seat)
    else:
        take_step(position, action, seat)


def after_turning(position: ParadisePosition, seat: i64, where: i64) -> None:
    """§11.3: with Aotearoa comes Te Waka Maui; if it takes the place of a tile that is asked about, the question falls away."""
    if position.advanced == 0:
        return
    lay_south_island(position, seat, where)
    if (
        position.is_pending()
        and position.pending_question() == ASK_TILE
        and not in_set(position, FACE_DOWN, position.pending_one())
    ):
        position.pop()
        count_knots(position)


def move(position: ParadisePosition, action: i64, seat: i64) -> None:
    """§7: one step of a movement; what stays in hand is the owner's secret."""
    if LIFT <= action < BUILD:
        hear_alone(position, seat)
        lift(position, seat, (action - LIFT) // 100, (action - LIFT) % 100)
    elif LOAD <= action < DROP:
        hear_alone(position, seat)
        load(position, seat, action - LOAD)
    elif DROP <= action < LOSE:
        hear_alone(position, seat)
        drop(position, seat, action - DROP)
    elif SAIL <= action < DISMISS:
        if position.stage == AT_TRANSIT:
            transit(position, seat, action - SAIL)
        elif sail(position, seat, action - SAIL):
            land(position, seat)
    elif action == LAND:
        if not is_seen_landing(position):
            hear_alone(position, seat)
        land(position, seat)
    elif action == LOAD_BEHIND:
        hear_alone(position, seat)
        load_behind(position, seat)
    elif action >= SWAP:
        hear_alone(position, seat)
        swap(position, seat, swapped(action - SWAP))
    elif UP <= action < ATTACK:
        turn_canoe(position, seat, (action - UP) % 100, action < DOWN)
    elif action == DONE:
        end_stage(position)
    elif WALK <= action < WALK_HIDDEN:
        walk(position, seat, WARRIOR if action < WALK + 100 else COLONY, (action - WALK) % 100)
    elif USE <= action < SHOW:
        spend_card(position, seat, POI)
        position.poi = True
        tell_card(position, "use", seat, POI)
    else:
        take_step(position, action, seat)


def hear_alone(position: ParadisePosition, seat: i64) -> None:
    """Nobody else hears of it; in the solitaire game there are no secrets (§12.1)."""
    if position.seats > 1:
        position.hear(bit(seat))


def order(position: ParadisePosition, action: i64, seat: i64) -> None:
    """§9: an order, which nobody else hears of; or all are in."""
    if action == DONE:
        end_orders(position, seat)
        return
    hear_alone(position, seat)
    give_order(position, action, seat)


def give_order(position: ParadisePosition, action: i64, seat: i64) -> None:
    """§9: one order."""
    if action >= BUILD_END:
        give_advanced_order(position, action, seat)
    elif action >= BUILD:
        build(position, seat, (action - BUILD) // 100, (action - BUILD) % 100)
    elif action == FOCUS:
        focus(position, seat)
    elif USE <= action < SHOW:
        plan_card(position, seat, action - USE)
    elif DISMISS <= action < UP:
        plan_dismissal(position, seat, action - DISMISS)
    elif SETTLE <= action < BUY:
        settle(position, seat, action - SETTLE)
    else:
        buy(position, seat, action - BUY)


def give_advanced_order(position: ParadisePosition, action: i64, seat: i64) -> None:
    """§11: an order that an advanced rule allows."""
    if action == SPEND:
        spend(position, seat)
    elif CLEAR <= action < LEADER:
        clear(position, seat, action - CLEAR)
    elif PLAY <= action < STRIKE:
        plan_harvest(position, seat)
    else:
        store(position, seat, action - STORE)


def take_step(position: ParadisePosition, action: i64, seat: i64) -> None:
    """Everything else that is no answer."""
    if action < ORDER:
        take_home(position, action - CHOOSE_HOME)
    elif action < REST:
        set_order(position, seat, (action - ORDER) % 4, (action - ORDER) // 4)
        after_order(position)
    elif action == REST:
        tell_at(position, "rest", seat, NOWHERE)
        begin_exploration(position, position.place + 1)
    elif action == RETURN:
        end_voyage(position)
    elif action == DONE:
        end_stage(position)
    elif action == DECLARE:
        declare(position, seat)
        ask_for_answers(position)
    elif action == PASS:
        tell_at(position, "pass", seat, NOWHERE)
        ask_to_declare(position, position.place + 1)
    elif EXPLORE <= action < DRIFT:
        tell_at(position, "explore", seat, action - EXPLORE)
        enter(position, action - EXPLORE)
    elif SEARCH <= action < STEER:
        start_search(position, action - SEARCH)
    else:
        begin_battle(position, action - ATTACK)


def answer(position: ParadisePosition, action: i64, seat: i64, question: i64) -> None:
    """A question in the middle of something is answered, and the script goes on."""
    where = position.pending_one()
    if question == ASK_ROLL:
        answer_roll(position, action, seat)
        return
    if question == ASK_SHOW or question == ASK_BEFORE:
        decline(position, seat)
        return
    two = position.pending_two()
    three = position.pending_three()
    position.pop()
    if question == ASK_LOSE:
        lose(position, seat, LOSE_LEADER if action == LEADER else action - LOSE, two == 1)
        next_round(position)
    elif question == ASK_TILE:
        if action == KEEP:
            keep(position, seat, where)
        else:
            reveal(position, seat, where)
            lay_south_island(position, seat, where)
        count_knots(position)
    elif question == ASK_DRIFT:
        tell_at(position, "drift", seat, action - DRIFT)
        enter(position, action - DRIFT)
    elif question == ASK_KNOTS:
        answer_knots(position, action, seat)
    elif question == ASK_START:
        answer_start(position, action, seat)
    elif question == ASK_ANSWER:
        answer_declaration(position, action, seat)
    elif question > ASK_ANSWER:
        answer_advanced(position, action, seat, question, where, two, three)
    else:
        answer_after_battle(position, action, seat, question, two)


def answer_knots(position: ParadisePosition, action: i64, seat: i64) -> None:
    """Ruling 53: a card against too many knots, or none."""
    if action == NO_CARD:
        tell_at(position, "no-card", seat, NOWHERE)
        end_voyage(position)
        return
    card = action - USE
    if card == BIRD_SIGNS:
        spend_card(position, seat, card)
        follow_birds(position)
    else:
        open_card(position, seat, card)
    tell_card(position, "use", seat, card)
    count_knots(position)


def answer_declaration(position: ParadisePosition, action: i64, seat: i64) -> None:
    """§10.4: DEFORESTATION, or nothing."""
    if action == NO_CARD:
        position.answered |= bit(seat)
        tell_at(position, "no-card", seat, NOWHERE)
        ask_for_answers(position)
        return
    deforest(position, seat, action - DEFOREST)
    if not position.is_pending():
        ask_for_answers(position)
