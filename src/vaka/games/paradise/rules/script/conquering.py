"""The script of the end of a battle (§8.3, §8.4): retreat, conquest, a new home, regrouping."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons, stages, victory
from vaka.games.paradise.rules.battle import conquest, lines, retreat
from vaka.games.paradise.rules.board import hexes, places, sets
from vaka.games.paradise.rules.board.pieces import ONE_COLONY, ONE_WAR, ONE_WARRIOR, all_of
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.events import malaria, notes
from vaka.games.paradise.rules.exploration import kumara, south_island
from vaka.games.paradise.rules.options import RULE_KUMARA
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.script.asking import QUESTIONS, Ask, AskHex
from vaka.games.paradise.rules.solitaire import war
from vaka.games.paradise.rules.solitaire.samoa import Best
from vaka.games.paradise.rules.telling.turn import tell_at

# --- Retreat ---


def fall_back(position: ParadisePosition, seat: Seat) -> None:
    """§8.3: the survivors of a side retreat, as far as canoes carry them."""
    if seat == NO_SEAT or all_of(lines.lines_of(position, seat)) == 0:
        after_retreat(position)
        return
    refuges = retreat.retreat_hexes(position, seat)
    if sets.is_none(refuges):
        retreat.eliminate_all(position, seat)
        after_retreat(position)
        return
    sister = south_island.sister_of(position, position.battle_hex)
    if not position.arioi and sister != hexes.NOWHERE and sets.has(refuges, sister):
        if sets.size(refuges) > 1:
            position.push(seat, stages.ASK_RETREAT, position.battle_hex, 1)
        else:
            go_to_refuge(position, seat, sister)
        return
    if not position.arioi:
        retreat.lose_colonies(position, seat)
        if leaves_behind(position, seat, 0):
            return
    find_refuge(position, seat)


def leaves_behind(position: ParadisePosition, seat: Seat, refuge: i64) -> bool:
    """§8.3: while canoes are too few somebody stays behind. True if the owner must choose. `refuge`: its hex and one, or 0."""
    while retreat.excess(position, seat) > 0:
        if retreat.has_choice(position, seat):
            position.push(seat, stages.ASK_LEAVE, position.battle_hex, refuge)
            return True
        retreat.leave_the_only_kind(position, seat)
    return False


class Leave(Ask):
    """§8.3: who has no canoe, and stays behind; the second number is the refuge that was chosen before, and one, or 0."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return append(append(found, actions.LEAVE), actions.LEAVE + 1)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return (
            retreat.why_not_leave_behind(position, seat, self.piece(action))
            if actions.LEAVE <= action < actions.SAVE
            else reasons.NOT_NOW
        )

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        refuge = position.pending_two()
        position.pop()
        retreat.leave(position, seat, self.piece(action))
        if leaves_behind(position, seat, refuge):
            return
        if refuge > 0:
            go_to_refuge(position, seat, refuge - 1)
        elif position.battle == stages.BATTLE_RETREAT:
            find_refuge(position, seat)
        else:
            gather(position, seat)

    def piece(self, action: i64) -> i64:
        """A Warrior Band, or a Colony."""
        return ONE_WARRIOR if action == actions.LEAVE else ONE_COLONY

    def samoa(self, position: ParadisePosition) -> i64:
        return actions.LEAVE


QUESTIONS.add(stages.ASK_LEAVE, "leave", Leave())


def find_refuge(position: ParadisePosition, seat: Seat) -> None:
    """§8.3: to the nearest group; of several the owner chooses."""
    if all_of(lines.lines_of(position, seat)) != 0:
        refuges = retreat.retreat_hexes(position, seat)
        if sets.size(refuges) > 1:
            position.push(seat, stages.ASK_RETREAT, position.battle_hex)
            return
        retreat.retreat(position, seat, sets.first(refuges))
    after_retreat(position)


def go_to_refuge(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§8.3: whoever is left retreats there."""
    if all_of(lines.lines_of(position, seat)) != 0:
        retreat.retreat(position, seat, where)
    after_retreat(position)


class Refuge(AskHex):
    """§8.3, §11.3: where to retreat; the second number is 1 before canoes are counted: nobody needs one to the other island."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return retreat.legal_retreat(position, seat, found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return (
            retreat.why_not_retreat(position, seat, action - actions.RETREAT)
            if actions.RETREAT <= action < actions.SETTLE
            else reasons.NOT_NOW
        )

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        is_before = position.pending_two() == 1
        position.pop()
        where = action - actions.RETREAT
        if is_before and where != south_island.sister_of(position, position.battle_hex):
            retreat.lose_colonies(position, seat)
            if leaves_behind(position, seat, where + 1):
                return
        go_to_refuge(position, seat, where)

    def first(self) -> i64:
        return actions.RETREAT

    def best(self, position: ParadisePosition) -> Best:
        return war.refuges(position)


QUESTIONS.add(stages.ASK_RETREAT, "retreat", Refuge())

# --- Conquest ---


def winner_of(position: ParadisePosition) -> i64:
    """Who keeps the hex: the defender, if ARIOI stopped the attack or the attacker's front line is empty."""
    return position.defender if position.arioi or lines.is_front_empty(position, position.active) else position.active


def after_retreat(position: ParadisePosition) -> None:
    """§8.4: a winning attacker decides which Villages to save."""
    if winner_of(position) != position.active:
        begin_regroup(position, position.defender)
        return
    position.battle = stages.BATTLE_SAVE
    ask_to_save(position)


def ask_to_save(position: ParadisePosition) -> None:
    """§8.4: while there is a Village to save, and a piece to give."""
    if conquest.can_save(position):
        position.push(position.active, stages.ASK_SAVE, position.battle_hex)
    else:
        take_hex(position)


class Save(Ask):
    """§8.4: a piece for a Village, or enough."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return conquest.legal_save(position, found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        if action == actions.DONE:
            return reasons.OPEN
        return conquest.why_not_save(position, self.piece(action)) if actions.SAVE <= action < actions.USE else reasons.NOT_NOW

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        if action == actions.DONE:
            tell_at(position, "end-saving", seat, position.battle_hex)
            take_hex(position)
            return
        conquest.save(position, seat, self.piece(action))
        ask_to_save(position)

    def piece(self, action: i64) -> i64:
        """A War Canoe, or a Warrior Band."""
        return ONE_WAR if action == actions.SAVE else ONE_WARRIOR

    def samoa(self, position: ParadisePosition) -> i64:
        return war.save_choice(position)


QUESTIONS.add(stages.ASK_SAVE, "save", Save())


def take_hex(position: ParadisePosition) -> None:
    """§8.4: conquest; a lost home is replaced at once."""
    home_lost = conquest.conquer(position, position.active)
    malaria.note_malaria(position)
    if position.advanced & RULE_KUMARA != 0:
        kumara.capture_kumara(position, position.active)
    position.battle = stages.BATTLE_REGROUP
    if not (home_lost and must_choose_home(position, position.defender)):
        begin_regroup(position, position.active)


def must_choose_home(position: ParadisePosition, seat: Seat) -> bool:
    """§8.4: another controlled group becomes the home. True if the owner has to choose which."""
    number = victory.groups_of(position, seat)
    if number > 1:
        position.push(seat, stages.ASK_HOME)
        return True
    if number == 1:
        conquest.set_home(position, seat, sets.hexes_in(position, sets.CONTROL + seat)[0])
    return False


class NewHome(AskHex):
    """§8.4: which group is the new home."""

    names_hex = False

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return conquest.legal_set_home(position, seat, found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return (
            conquest.why_not_set_home(position, seat, action - actions.DISC)
            if actions.DISC <= action < actions.SAIL
            else reasons.NOT_NOW
        )

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        conquest.set_home(position, seat, action - actions.DISC)
        if position.battle == stages.BATTLE_REGROUP:
            begin_regroup(position, position.active)

    def first(self) -> i64:
        return actions.DISC

    def best(self, position: ParadisePosition) -> Best:
        return war.homes(position)


QUESTIONS.add(stages.ASK_HOME, "home", NewHome())


def begin_regroup(position: ParadisePosition, seat: Seat) -> None:
    """§8.4: the winner gathers in the hex; at sea only as many as canoes carry (ruling 18)."""
    position.battle = stages.BATTLE_REGROUP
    if seat == NO_SEAT:
        finish_battle(position)
        return
    if sets.in_set(position, sets.SEA, position.battle_hex):
        retreat.lose_colonies(position, seat)
        if leaves_behind(position, seat, 0):
            return
    gather(position, seat)


def gather(position: ParadisePosition, seat: Seat) -> None:
    """§8.4: a Transport Canoe may be placed face up; alone it always is (§12.1)."""
    if conquest.regroup(position, seat) and position.seats > 1:
        position.push(seat, stages.ASK_FACE, position.battle_hex)
    else:
        finish_battle(position)


class Face(Ask):
    """§8.4: a Transport Canoe face up, or none."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return append(append(found, actions.LAY_UP), actions.LAY_DOWN)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return reasons.OPEN if action == actions.LAY_UP or action == actions.LAY_DOWN else reasons.NOT_NOW

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        if action == actions.LAY_UP:
            places.set_up(position, position.battle_hex, True)
        tell_at(position, "up" if action == actions.LAY_UP else "face-down", seat, position.battle_hex)
        finish_battle(position)

    def samoa(self, position: ParadisePosition) -> i64:
        return actions.LAY_UP


QUESTIONS.add(stages.ASK_FACE, "face", Face())


def finish_battle(position: ParadisePosition) -> None:
    """The hex is decided; the script goes on with the next battle, or the next player."""
    if position.advanced != 0:
        notes.forget(position, notes.LEADING_ATTACK)
        notes.forget(position, notes.LEADING_DEFENCE)
    conquest.end_battle(position)
