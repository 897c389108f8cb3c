"""The script of a battle (§8): from drawing up the lines to regrouping, with all that is asked on the way."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.questions import row_of_ids
from vaka.games.paradise.rules import actions, cards, reasons, stages, victory
from vaka.games.paradise.rules.battle import conquest, lines, retreat
from vaka.games.paradise.rules.board import hexes, places, sets
from vaka.games.paradise.rules.board.pieces import ONE_COLONY, ONE_WAR, ONE_WARRIOR, all_of
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.events import deck, kept, malaria, notes, striking
from vaka.games.paradise.rules.exploration import kumara, south_island
from vaka.games.paradise.rules.options import RULE_EVENTS, RULE_KUMARA
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.script.asking import CHANCES, QUESTIONS, STEPS, Ask, AskHex, Chance, decline, or_none
from vaka.games.paradise.rules.solitaire import war
from vaka.games.paradise.rules.solitaire.samoa import Best
from vaka.games.paradise.rules.telling.turn import tell_at, tell_roll

# --- Which battle ---


class Battles(Ask):
    """§8.1: of several battles the attacker chooses one."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return lines.legal_attack(position, found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return (
            lines.why_not_attack(position, action - actions.ATTACK)
            if actions.ATTACK <= action < actions.RETREAT
            else reasons.NOT_NOW
        )

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        begin_battle(position, action - actions.ATTACK)


STEPS.add(stages.AT_BATTLES, "battles", Battles())


def begin_battle(position: ParadisePosition, where: Hex) -> None:
    """§8.2: the lines are drawn up, and cards may be played before the first roll."""
    lines.draw_up(position, position.active, where)
    position.battle = stages.BATTLE_START
    if not ask_for_leaders(position, position.defender):
        ask_at_start(position, position.defender)


# --- Before the first roll ---


def ask_for_leaders(position: ParadisePosition, seat: Seat) -> bool:
    """WAR LEADER: before the first roll the defender, then the attacker, if they keep a card. True if somebody is asked."""
    if position.advanced & RULE_EVENTS == 0 or lines.is_deserted(position):
        return False
    if seat != NO_SEAT and deck.keeps(position, seat) > 0:
        position.push(seat, stages.ASK_LEADER, position.battle_hex)
        return True
    return ask_for_leaders(position, position.active) if seat != position.active else False


class Leader(Ask):
    """WAR LEADER joins the front line, or not; then the other side, then the cards."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return kept.legal_play(position, seat, deck.WAR_LEADER, or_none(found))

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return kept.why_not_play(position, seat, action, deck.WAR_LEADER)

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        if action == actions.NO_CARD:
            decline(position, seat)
        else:
            kept.play_event(position, seat, deck.WAR_LEADER)
            striking.touch(position, seat, deck.WAR_LEADER, seat)
        if seat == position.active or not ask_for_leaders(position, position.active):
            ask_at_start(position, position.defender)

    def takes(self, action: i64) -> bool:
        return True


QUESTIONS.add(stages.ASK_LEADER, "leader", Leader())


def ask_at_start(position: ParadisePosition, seat: Seat) -> None:
    """Ruling 53: the defender first, then the attacker."""
    if lines.is_asked_at_start(position, seat):
        position.push(seat, stages.ASK_START, position.battle_hex)
    elif seat != position.active:
        ask_at_start(position, position.active)
    else:
        position.battle = stages.BATTLE_ROUNDS
        next_round(position)


class Start(Ask):
    """Ruling 53: a card before the first roll, or none."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return cards.legal_uses(lines.start_cards(position, seat), found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return lines.why_not_battle_card(position, seat, action, lines.start_cards(position, seat))

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        if action == actions.NO_CARD:
            decline(position, seat)
            if seat == position.active:
                position.battle = stages.BATTLE_ROUNDS
                next_round(position)
            else:
                ask_at_start(position, position.active)
            return
        lines.use_start_card(position, seat, action - actions.USE)
        if position.arioi:
            position.battle = stages.BATTLE_RETREAT
            fall_back(position, position.active)
        else:
            ask_at_start(position, seat)

    def samoa(self, position: ParadisePosition) -> i64:
        return war.start_choice(position)


QUESTIONS.add(stages.ASK_START, "start", Start())

# --- The rounds ---


def next_round(position: ParadisePosition) -> None:
    """§8.2: a battle ends when a front line is empty; until then the attacker rolls."""
    if lines.is_front_empty(position, position.defender):
        position.battle = stages.BATTLE_RETREAT
        fall_back(position, position.defender)
    elif lines.is_front_empty(position, position.active):
        position.battle = stages.BATTLE_RETREAT
        fall_back(position, position.active)
    else:
        position.chance = stages.FOR_DIE


class Roll(Chance):
    """§8.2, §9.5: the die; one card may change it, the defender chooses first. HAKA's second roll stands."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return row_of_ids(actions.DIE, 6)

    def source(self) -> str:
        return "die"

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        pips = outcome - actions.DIE + 1
        again = position.die < 0
        position.die = pips
        tell_roll(position, pips)
        if again:
            take_effect(position, lines.is_fatal(pips))
        else:
            ask_on_roll(position, position.defender)

    def where(self, position: ParadisePosition) -> i64:
        return position.battle_hex


CHANCES.add(stages.FOR_DIE, "die", Roll())


def ask_on_roll(position: ParadisePosition, seat: Seat) -> None:
    """The defender, then the attacker, then the effect."""
    if lines.is_asked_on_roll(position, seat):
        position.push(seat, stages.ASK_ROLL, position.battle_hex)
    elif seat != position.active:
        ask_on_roll(position, position.active)
    else:
        take_effect(position, lines.is_fatal(position.die))


class OnRoll(Ask):
    """§9.5: a card on this roll, or none."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return cards.legal_uses(lines.roll_cards(position, seat), found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return lines.why_not_battle_card(position, seat, action, lines.roll_cards(position, seat))

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        if action == actions.NO_CARD:
            decline(position, seat)
            if seat == position.active:
                take_effect(position, lines.is_fatal(position.die))
            else:
                ask_on_roll(position, position.active)
            return
        card = action - actions.USE
        lines.use_roll_card(position, seat, card)
        if card == cards.HAKA:
            position.die = lines.REROLLED
            position.chance = stages.FOR_DIE
        elif card == cards.CANNIBALISM:
            take_effect(position, True)
        elif card == cards.KAHUNA_HEALING:
            take_effect(position, False)
        else:
            take_effect(position, lines.is_fatal(position.die))

    def samoa(self, position: ParadisePosition) -> i64:
        return war.roll_choice(position)


QUESTIONS.add(stages.ASK_ROLL, "roll", OnRoll())


def take_effect(position: ParadisePosition, fatal: bool) -> None:
    """§8.2: the owner of the front line that is hit chooses who panics or falls."""
    seat = position.active if lines.hits_attacker(position.die) else position.defender
    if lines.front_kinds(position, seat) > 1 and (position.advanced == 0 or lines.loss_kinds(position, seat, fatal) > 1):
        position.push(seat, stages.ASK_LOSE, position.battle_hex, 1 if fatal else 0)
    else:
        lines.lose(position, seat, lines.only_loss(position, seat), fatal)
        next_round(position)


class Lose(Ask):
    """§8.2: who of the front line panics or falls; the second number says whether it is fatal."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return lines.legal_lose(position, seat, found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        if action == actions.LEADER:
            return lines.why_not_lose_leader(position, seat, position.pending_two() == 1)
        return (
            lines.why_not_lose(position, seat, action - actions.LOSE) if actions.LOSE <= action < actions.LEAVE else reasons.NOT_NOW
        )

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        fatal = position.pending_two() == 1
        position.pop()
        lines.lose(position, seat, actions.LOSE_LEADER if action == actions.LEADER else action - actions.LOSE, fatal)
        next_round(position)

    def samoa(self, position: ParadisePosition) -> i64:
        return actions.LOSE + war.loss_choice(position, position.pending_two() == 1)


QUESTIONS.add(stages.ASK_LOSE, "lose", Lose())

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
