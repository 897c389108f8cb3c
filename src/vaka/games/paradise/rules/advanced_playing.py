"""What comes of the draws and decisions of the advanced rules, and how the sequence of play goes on after them."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.actions import DIE, NO_CARD
from vaka.games.paradise.rules.advanced import (
    ASK_DUTY,
    ASK_LEADER,
    ASK_SHAMAN,
    ASK_STEER,
    ASK_TARGET,
    ASK_WARD,
    AT_SEARCH,
    FOR_EVENT,
    FOR_SEARCH,
    RULE_EVENTS,
)
from vaka.games.paradise.rules.advanced_actions import DUTY, EVENT, STEER, STRIKE
from vaka.games.paradise.rules.closing import leave_cut_chain
from vaka.games.paradise.rules.event_deck import DRIFT_VOYAGE, MALARIA_CASE, WAR_LEADER, keeps
from vaka.games.paradise.rules.event_notes import set_leader
from vaka.games.paradise.rules.event_playing import (
    answer_shaman,
    befall,
    draw_event,
    place_ward,
    share_duties,
    take_target,
)
from vaka.games.paradise.rules.events import is_immune
from vaka.games.paradise.rules.exploration import fetch
from vaka.games.paradise.rules.fighting import ask_at_start
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.kept_events import ask_for_leaders, play_event
from vaka.games.paradise.rules.kumara import (
    LOST,
    OFF_COURSE_AGAIN,
    RETURNS,
    begin_search,
    can_steer,
    end_search,
    search_result,
    steer,
)
from vaka.games.paradise.rules.malaria import roll_malaria
from vaka.games.paradise.rules.places import control_at
from vaka.games.paradise.rules.position import NO_CHANCE, ParadisePosition
from vaka.games.paradise.rules.script import begin_exploration
from vaka.games.paradise.rules.telling import tell_at


def come_out_advanced(position: ParadisePosition, outcome: i64) -> None:
    """Chance has decided something that only an advanced rule asks."""
    chance = position.chance
    position.chance = NO_CHANCE
    if chance == FOR_SEARCH:
        roll_search(position, outcome - DIE + 1)
    elif chance == FOR_EVENT:
        draw_event(position, outcome - EVENT)
    else:
        strike_malaria(position, roll_malaria(position, outcome - DIE + 1))


def strike_malaria(position: ParadisePosition, where: i64) -> None:
    """§11.6: a Village is lost; with the last one of a home a new home is chosen."""
    if where == NOWHERE or is_warded(position, where):
        return
    owner = control_at(position, where)
    if position.advanced & RULE_EVENTS != 0 and keeps(position, owner) > 0:
        position.push(owner, ASK_SHAMAN, where, MALARIA_CASE)
    else:
        befall(position, owner, MALARIA_CASE, where)


def is_warded(position: ParadisePosition, where: i64) -> bool:
    """SHAMAN: does a marker protect the group?"""
    return position.advanced & RULE_EVENTS != 0 and is_immune(position, where)


def answer_advanced(position: ParadisePosition, action: i64, seat: i64, question: i64, where: i64, two: i64, three: i64) -> None:
    """A question of an advanced rule is answered; three numbers say what it was about."""
    if question == ASK_STEER:
        if steer(position, seat, action - STEER):
            finish_search(position, False)
    elif question == ASK_DUTY:
        share_duties(position, seat, action == DUTY + 1)
    elif question == ASK_TARGET:
        take_target(position, seat, two, action)
        leave_cut_chain(position)
    elif question == ASK_WARD:
        place_ward(position, seat, action - STRIKE)
    elif question == ASK_SHAMAN:
        answer_shaman(position, seat, action, two, where, three)
    elif question == ASK_LEADER:
        answer_leader(position, action, seat)
    else:
        answer_fetch(position, action, seat)


def answer_leader(position: ParadisePosition, action: i64, seat: i64) -> None:
    """WAR LEADER joins the front line, or not; then the other side, then the cards."""
    if action == NO_CARD:
        tell_at(position, "no-card", seat, NOWHERE)
    else:
        play_event(position, seat, WAR_LEADER)
        set_leader(position, seat, True)
    if seat == position.active or not ask_for_leaders(position, position.active):
        ask_at_start(position, position.defender)


def answer_fetch(position: ParadisePosition, action: i64, seat: i64) -> None:
    """DRIFT VOYAGE: the Explorer is back and explores; without it, fetching is the whole step."""
    if action == NO_CARD:
        tell_at(position, "no-card", seat, NOWHERE)
        fetch(position, seat)
        begin_exploration(position, position.place + 1)
    else:
        play_event(position, seat, DRIFT_VOYAGE)
        fetch(position, seat)


# --- Kumara ---


def start_search(position: ParadisePosition, where: i64) -> None:
    """§11.5: the search is the whole Exploration Step."""
    begin_search(position, position.active, where)
    position.stage = AT_SEARCH


def roll_search(position: ParadisePosition, pips: i64) -> None:
    """§11.5: lost, returning, off course, or one hex further."""
    seat = position.active
    result = search_result(position, seat, pips)
    if result == LOST or result == RETURNS:
        finish_search(position, result == LOST)
        return
    astray = result == OFF_COURSE_AGAIN
    if can_steer(position, seat, astray):
        position.push(seat, ASK_STEER, position.voyage_at, 1 if astray else 0)


def finish_search(position: ParadisePosition, lost: bool) -> None:
    """§11.5: the next player explores."""
    end_search(position, position.active, lost)
    begin_exploration(position, position.place + 1)
