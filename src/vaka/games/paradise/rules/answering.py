"""Answers in a battle and after it (§8): cards, who stays behind, where to retreat, what to save, a new home."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.actions import (
    DISC,
    DONE,
    LAY_UP,
    LEAVE,
    NO_CARD,
    RETREAT,
    SAVE,
    USE,
)
from vaka.games.paradise.rules.battle import is_fatal, use_start_card
from vaka.games.paradise.rules.closing import ask_for_answers
from vaka.games.paradise.rules.conquest import can_save, save, set_home
from vaka.games.paradise.rules.fighting import (
    ask_at_start,
    ask_on_roll,
    begin_regroup,
    choose_refuge,
    fall_back,
    find_refuge,
    finish_battle,
    gather,
    go_to_refuge,
    leaves_behind,
    next_round,
    play_on_roll,
    take_effect,
    take_hex,
)
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.pieces import ONE_COLONY, ONE_WAR, ONE_WARRIOR
from vaka.games.paradise.rules.places import set_up
from vaka.games.paradise.rules.position import (
    ASK_HOME,
    ASK_LEAVE,
    ASK_RETREAT,
    ASK_SAVE,
    AT_VICTORY,
    BATTLE_REGROUP,
    BATTLE_RETREAT,
    BATTLE_ROUNDS,
    NO_SEAT,
    ParadisePosition,
)
from vaka.games.paradise.rules.retreat import leave
from vaka.games.paradise.rules.telling import tell_at


def answer_roll(position: ParadisePosition, action: i64, seat: i64) -> None:
    """§9.5: a card on this roll, or none."""
    if action != NO_CARD:
        play_on_roll(position, seat, action - USE)
        return
    position.pop()
    tell_at(position, "no-card", seat, NOWHERE)
    if seat == position.active:
        take_effect(position, is_fatal(position.die))
    else:
        ask_on_roll(position, position.active)


def answer_start(position: ParadisePosition, action: i64, seat: i64) -> None:
    """Ruling 53: a card before the first roll, or none."""
    if action == NO_CARD:
        tell_at(position, "no-card", seat, NOWHERE)
        if seat == position.active:
            position.battle = BATTLE_ROUNDS
            next_round(position)
        else:
            ask_at_start(position, position.active)
        return
    use_start_card(position, seat, action - USE)
    if position.arioi:
        position.battle = BATTLE_RETREAT
        fall_back(position, position.active)
    else:
        ask_at_start(position, seat)


def answer_after_battle(position: ParadisePosition, action: i64, seat: i64, question: i64, two: i64) -> None:
    """§8.3, §8.4: who stays behind, where to retreat, what to save, a new home, canoes face up."""
    if question == ASK_LEAVE:
        leave(position, seat, ONE_WARRIOR if action == LEAVE else ONE_COLONY)
        if leaves_behind(position, seat, two):
            return
        if two > 0:
            go_to_refuge(position, seat, two - 1)
        elif position.battle == BATTLE_RETREAT:
            find_refuge(position, seat)
        else:
            gather(position, seat)
    elif question == ASK_RETREAT:
        choose_refuge(position, seat, action - RETREAT, two == 1)
    elif question == ASK_SAVE:
        if action != DONE:
            save(position, seat, ONE_WAR if action == SAVE else ONE_WARRIOR)
            if can_save(position):
                position.push(seat, ASK_SAVE, position.battle_hex)
                return
        else:
            tell_at(position, "end-saving", seat, position.battle_hex)
        take_hex(position)
    elif question == ASK_HOME:
        set_home(position, seat, action - DISC)
        if position.battle == BATTLE_REGROUP:
            begin_regroup(position, position.active)
        elif position.stage == AT_VICTORY and position.declared != NO_SEAT and not position.is_pending():
            ask_for_answers(position)
    else:
        if action == LAY_UP:
            set_up(position, position.battle_hex, True)
        tell_at(position, "up" if action == LAY_UP else "face-down", seat, position.battle_hex)
        finish_battle(position)
