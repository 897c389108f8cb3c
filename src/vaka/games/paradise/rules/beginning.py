"""The script of the set-up (§3), and what may interrupt the sequence of play at any time."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.advanced import SAMOA_SEAT
from vaka.games.paradise.rules.cards import spend_deforestation
from vaka.games.paradise.rules.closing import begin_turn
from vaka.games.paradise.rules.conquest import lose_village
from vaka.games.paradise.rules.fighting import must_choose_home
from vaka.games.paradise.rules.places import control_at
from vaka.games.paradise.rules.position import (
    AT_CUP,
    AT_HOMES,
    FOR_AID,
    FOR_CUP,
    NO_CHANCE,
    ParadisePosition,
)
from vaka.games.paradise.rules.script import see_who_is_asked
from vaka.games.paradise.rules.setting_up import draw_setup_marker, free_nations, give_home, is_cup_ready, lay_map, lay_out
from vaka.games.paradise.rules.solitaire import is_solo, lay_out_chits


def begin_game(position: ParadisePosition) -> None:
    """§3: the map is laid, and the homes are given."""
    lay_map(position)
    if is_solo(position):
        begin_solo(position)
        return
    position.stage = AT_HOMES
    position.place = 0
    position.chance = NO_CHANCE if position.homes_agreed else FOR_AID
    see_who_is_asked(position)


def begin_solo(position: ParadisePosition) -> None:
    """§12.1: the player is Tonga, Samoa is the opponent; the Attack! chits are set aside."""
    give_home(position, 0, 0)
    give_home(position, SAMOA_SEAT, 1)
    lay_out(position)
    lay_out_chits(position)
    begin_turn(position)
    see_who_is_asked(position)


def take_home(position: ParadisePosition, nation: i64) -> None:
    """§3.2: one home after the other; the last player takes what is left."""
    give_home(position, position.place, nation)
    position.place += 1
    if position.place < position.seats - 1:
        return
    give_home(position, position.place, free_nations(position, 0)[0])
    lay_out(position)
    position.place = 0
    position.stage = AT_CUP
    position.chance = FOR_CUP
    if is_cup_ready(position):
        begin_turn(position)


def draw_from_cup(position: ParadisePosition, kind: i64) -> None:
    """§3.2: the next marker of the set-up."""
    draw_setup_marker(position, kind)
    position.place += 1
    if is_cup_ready(position):
        begin_turn(position)


# --- DEFORESTATION, at any time ---


def deforest(position: ParadisePosition, seat: i64, where: i64) -> None:
    """A Village is lost; with the last one of a home a new home is chosen."""
    owner = control_at(position, where)
    spend_deforestation(position, seat, where, owner)
    if lose_village(position, where):
        must_choose_home(position, owner)
