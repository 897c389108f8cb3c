"""The script of the set-up (§3): homes, the cup, and the first turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons, setting_up, stages
from vaka.games.paradise.rules.box import Seat
from vaka.games.paradise.rules.options import SAMOA_SEAT
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.script.asking import CHANCES, STEPS, Ask, Chance, Pause
from vaka.games.paradise.rules.script.declaring import begin_turn
from vaka.games.paradise.rules.solitaire import samoa


def begin_game(position: ParadisePosition) -> None:
    """§3: the map is laid, and the homes are given."""
    setting_up.lay_map(position)
    if samoa.is_solo(position):
        begin_alone(position)
        return
    position.stage = stages.AT_HOMES
    position.place = 0
    position.chance = stages.NO_CHANCE if position.homes_agreed else stages.FOR_AID


def begin_alone(position: ParadisePosition) -> None:
    """§12.1: the player is Tonga, Samoa is the opponent; the Attack! chits are set aside."""
    setting_up.give_home(position, 0, 0)
    setting_up.give_home(position, SAMOA_SEAT, 1)
    setting_up.lay_out(position)
    samoa.lay_out_chits(position)
    begin_turn(position)


class Homes(Ask):
    """§3.2: where homes are agreed, one player after the other chooses."""

    def whom(self, position: ParadisePosition) -> i64:
        return position.place

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return setting_up.free_nations(position, actions.CHOOSE_HOME)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return setting_up.why_not_choose_home(position, action - actions.CHOOSE_HOME) if action < actions.ORDER else reasons.NOT_NOW

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        take_home(position, action - actions.CHOOSE_HOME)


class Aid(Chance):
    """§3.2: else the player aids are dealt."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return setting_up.free_nations(position, actions.AID)

    def source(self) -> str:
        return "player aids"

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        take_home(position, outcome - actions.AID)
        if position.stage == stages.AT_HOMES:
            position.chance = stages.FOR_AID


def take_home(position: ParadisePosition, nation: i64) -> None:
    """§3.2: one home after the other; the last player takes what is left."""
    setting_up.give_home(position, position.place, nation)
    position.place += 1
    if position.place < position.seats - 1:
        return
    setting_up.give_home(position, position.place, setting_up.free_nations(position, 0)[0])
    setting_up.lay_out(position)
    position.place = 0
    position.stage = stages.AT_CUP
    fill_cup(position)


def fill_cup(position: ParadisePosition) -> None:
    """§3.2: the next marker of the set-up is drawn; after the last the first turn begins."""
    position.chance = stages.FOR_CUP
    if setting_up.is_cup_ready(position):
        begin_turn(position)


class Cup(Chance):
    """§3.2: an Island Group marker leaves the game, an Open Ocean marker lies in its hex."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return setting_up.setup_outcomes(position, False)

    def odds(self, position: ParadisePosition) -> vec[i64]:
        return setting_up.setup_outcomes(position, True)

    def source(self) -> str:
        return "discovery cup"

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        setting_up.draw_setup_marker(position, outcome - actions.MARKER)
        position.place += 1
        fill_cup(position)


STEPS.add(stages.AT_HOMES, "homes", Homes())
STEPS.add(stages.AT_CUP, "cup", Pause())
CHANCES.add(stages.FOR_AID, "aid", Aid())
CHANCES.add(stages.FOR_CUP, "cup", Cup())
