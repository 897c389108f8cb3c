"""The script of a battle (§8.1, §8.2): the lines, the cards, and round after round until a front line is empty."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.questions import row_of_ids
from vaka.games.paradise.rules import actions, cards, reasons, stages
from vaka.games.paradise.rules.battle import lines
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.events import deck, kept, striking
from vaka.games.paradise.rules.options import RULE_EVENTS
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.script.asking import CHANCES, QUESTIONS, STEPS, Ask, Chance, decline, or_none
from vaka.games.paradise.rules.script.conquering import fall_back
from vaka.games.paradise.rules.solitaire import war
from vaka.games.paradise.rules.telling.turn import tell_roll

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
