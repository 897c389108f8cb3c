"""What comes of the draws and decisions of the advanced rules, and how the sequence of play goes on after them."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.actions import DIE
from vaka.games.paradise.rules.advanced import ASK_STEER, AT_SEARCH, FOR_SEARCH
from vaka.games.paradise.rules.advanced_actions import STEER
from vaka.games.paradise.rules.fighting import must_choose_home
from vaka.games.paradise.rules.hexes import NOWHERE
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
from vaka.games.paradise.rules.malaria import roll_malaria, suffer_malaria
from vaka.games.paradise.rules.places import control_at
from vaka.games.paradise.rules.position import NO_CHANCE, ParadisePosition
from vaka.games.paradise.rules.script import begin_exploration


def come_out_advanced(position: ParadisePosition, outcome: i64) -> None:
    """Chance has decided something that only an advanced rule asks."""
    chance = position.chance
    position.chance = NO_CHANCE
    if chance == FOR_SEARCH:
        roll_search(position, outcome - DIE + 1)
        return
    strike_malaria(position, roll_malaria(position, outcome - DIE + 1))


def strike_malaria(position: ParadisePosition, where: i64) -> None:
    """§11.6: a Village is lost; with the last one of a home a new home is chosen."""
    if where == NOWHERE:
        return
    owner = control_at(position, where)
    if suffer_malaria(position, where):
        must_choose_home(position, owner)


def answer_advanced(position: ParadisePosition, action: i64, seat: i64, question: i64) -> None:
    """A question of an advanced rule is answered."""
    if question == ASK_STEER and steer(position, seat, action - STEER):
        finish_search(position, False)


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
