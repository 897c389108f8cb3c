"""The script of the solitaire game (§12): chits are drawn and carried out, Samoa attacks and answers.

Everything that Samoa does follows from the rules, and its ties from the die: nobody plays it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.names import CHANCE
from vaka.games.paradise.rules import actions, cards, reasons, stages
from vaka.games.paradise.rules.board import hexes
from vaka.games.paradise.rules.board.annex import (
    AFTER_EXPLORATION,
    CHIT_COUNT,
    CHIT_NOW,
    CHIT_STEP,
    CHITS,
    CHITS_HELD,
    OWED,
    annex,
    annexed,
)
from vaka.games.paradise.rules.box import ADVANCED_BOX, Hex, Seat
from vaka.games.paradise.rules.options import PLAYER, SAMOA_SEAT
from vaka.games.paradise.rules.packed import bit, has, lowest, size_of, without_lowest
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.script.asking import BY_HEX, CHANCES, QUESTIONS, STEPS, Ask, Chance, Pause
from vaka.games.paradise.rules.script.declaring import deforest, end_alone
from vaka.games.paradise.rules.script.exploring import begin_exploration
from vaka.games.paradise.rules.script.fighting import begin_battle
from vaka.games.paradise.rules.script.finding import explore_on
from vaka.games.paradise.rules.script.growing import expand, next_part
from vaka.games.paradise.rules.script.moving import begin_movement
from vaka.games.paradise.rules.script.picking import PICK_ANSWER, PICK_GROVE, PICK_RAID, PICK_TARGET, PICKS, Pick, settle
from vaka.games.paradise.rules.solitaire import ending, samoa, unseen, war
from vaka.games.paradise.rules.telling.samoa import tell_chit, tell_expansion

# Actions of a chit, in the order of `box.CHIT_ACTIONS`.
EXPLORES_NOW: Final[i64] = 0
ATTACKS_NOW: Final[i64] = 3


def carry_on(position: ParadisePosition) -> bool:
    """§12: one step of what happens by itself. False if the player, or chance, is asked."""
    if position.stage == stages.AT_END or position.chance != stages.NO_CHANCE:
        return False
    if position.is_pending():
        if position.pending_seat() != SAMOA_SEAT and position.pending_seat() != CHANCE:
            return False
        answer_for_samoa(position)
        return True
    if position.battle == stages.NO_BATTLE and ending.is_ruined(position):
        ending.lose_all(position)
        end_alone(position)
        return True
    if position.stage == stages.AT_ORDER:
        begin_turn_alone(position)
        return True
    if position.stage == stages.AT_CHIT:
        go_on_with_chits(position)
        return True
    return False


# --- Chits (§12.2) ---


def begin_turn_alone(position: ParadisePosition) -> None:
    """§12.2: from the second turn on a chit is drawn and carried out; then the player explores."""
    position.first = PLAYER
    position.counter = False
    if position.turn > 1:
        annex(position, OWED, 1)
        position.stage = stages.AT_CHIT
    else:
        begin_exploration(position, 0)


def go_on_with_chits(position: ParadisePosition) -> None:
    """§12.2: chits are drawn, and carried out one by one; several in the order that the player likes."""
    if annexed(position, CHIT_NOW) != 0:
        carry_out_chit(position)
        return
    held = annexed(position, CHITS_HELD)
    if samoa.chits_owed(position) > 0 and annexed(position, CHITS) != 0:
        position.chance = stages.FOR_CHIT
    elif size_of(held) > 1:
        position.push(PLAYER, stages.ASK_CHIT, hexes.NOWHERE)
    elif held != 0:
        begin_chit(position, lowest(held))
    else:
        end_chits(position)


class DrawnChit(Chance):
    """§12.2: a chit is drawn."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return samoa.chit_outcomes(position)

    def source(self) -> str:
        return "chits"

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        chit = outcome - actions.CHIT
        samoa.take_chit(position, chit)
        annex(position, OWED, annexed(position, OWED) - 1)
        annex(position, CHITS_HELD, annexed(position, CHITS_HELD) | bit(chit))
        tell_chit(position, chit, samoa.chits_left(position))


class Chit(Ask):
    """§12.2: which chit is carried out first."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        for chit in range(samoa.CHIT_COUNT_ALL):
            if has(annexed(position, CHITS_HELD), chit):
                found = append(found, actions.RESOLVE + chit)
        return found

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        is_held = actions.RESOLVE <= action < actions.RESOLVE + samoa.CHIT_COUNT_ALL and has(
            annexed(position, CHITS_HELD), action - actions.RESOLVE
        )
        return reasons.OPEN if is_held else reasons.NOT_NOW

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        begin_chit(position, action - actions.RESOLVE)


STEPS.add(stages.AT_CHIT, "chit", Pause())
CHANCES.add(stages.FOR_CHIT, "chit", DrawnChit())
QUESTIONS.add(stages.ASK_CHIT, "chit", Chit())


def begin_chit(position: ParadisePosition, chit: i64) -> None:
    """§12.2: its Expand side first, then its Action."""
    annex(position, CHITS_HELD, annexed(position, CHITS_HELD) & ~bit(chit))
    annex(position, CHIT_NOW, chit + 1)
    annex(position, CHIT_STEP, 0)
    annex(position, CHIT_COUNT, 0)


def carry_out_chit(position: ParadisePosition) -> None:
    """§12.3: one part of the chit after the other."""
    chit = annexed(position, CHIT_NOW) - 1
    step = annexed(position, CHIT_STEP)
    sides = ADVANCED_BOX.chit_sides[chit]
    if step < len(sides):
        if annexed(position, CHIT_COUNT) == 0:
            tell_expansion(position, sides[step])
        done = expand(position, sides[step])
    else:
        done = act(position, ADVANCED_BOX.chit_actions[chit])
    if done:
        next_part(position)


def end_chits(position: ParadisePosition) -> None:
    """§12.2, §12.4: on with exploration, or, after that, with movement."""
    after = annexed(position, OWED) >= AFTER_EXPLORATION
    annex(position, OWED, 0)
    if after:
        begin_movement(position, 0)
    else:
        begin_exploration(position, 0)


# --- Action (§12.3) ---


def act(position: ParadisePosition, what: i64) -> bool:
    """§12.3: Samoa explores or attacks; to build and to defend needs nothing more. True if that is all."""
    if what != EXPLORES_NOW and what != ATTACKS_NOW:
        return True
    if reveals(position) or fells(position):
        return False
    return explore_on(position) if what == EXPLORES_NOW else attack_on(position)


def attack_on(position: ParadisePosition) -> bool:
    """§12.5: the canoes of each hex choose their target, then the battles are fought. True if that is all."""
    position.active = SAMOA_SEAT
    if annexed(position, CHIT_COUNT) == 0:
        war.use_poi(position)
    source = war.next_attacker(position, annexed(position, CHIT_COUNT))
    annex(position, CHIT_COUNT, source)
    if source < hexes.HEX_COUNT:
        settle(position, PICK_TARGET)
        return False
    if len(position.raids) > 0:
        settle(position, PICK_RAID)
        return False
    position.active = NO_SEAT
    position.poi = False
    return True


class AttackTarget(Pick):
    """§12.5: where the canoes of the next hex sail to."""

    def best(self, position: ParadisePosition) -> samoa.Best:
        return war.targets(position, annexed(position, CHIT_COUNT))

    def take(self, position: ParadisePosition, where: Hex) -> None:
        source = annexed(position, CHIT_COUNT)
        war.sail_to(position, source, where)
        annex(position, CHIT_COUNT, source + 1)


class NextRaid(Pick):
    """§8.1: of several battles the die says which is next."""

    def best(self, position: ParadisePosition) -> samoa.Best:
        return war.raids_to_fight(position)

    def take(self, position: ParadisePosition, where: Hex) -> None:
        begin_battle(position, where)


PICKS.add(PICK_TARGET, "target", AttackTarget())
PICKS.add(PICK_RAID, "battle", NextRaid())

# --- Samoa's cards (§12.3) ---


def reveals(position: ParadisePosition) -> bool:
    """§12.3: all of Samoa's cards are revealed: those that KAVA CEREMONY has shown at once, the others as they are drawn.

    True if one is to be drawn.
    """
    known = cards.hand(position, SAMOA_SEAT) & ~position.opened
    while known != 0:
        unseen.turn_card(position, lowest(known))
        known = without_lowest(known)
    if cards.unseen_cards(position) == 0:
        return False
    position.chance = stages.FOR_REVEAL
    return True


class RevealedCard(Chance):
    """§12.3, ruling 65: one of Samoa's cards is drawn when it is revealed."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return cards.card_outcomes(position)

    def source(self) -> str:
        return "arts and culture"

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        cards.draw_unseen(position, outcome - actions.CARD)
        unseen.turn_card(position, outcome - actions.CARD)
        if (
            position.battle != stages.NO_BATTLE and cards.face_down_cards(position, SAMOA_SEAT) == 0
        ):  # in an Action `act` sees to it
            fells(position)


class SeenCard(Chance):
    """Ruling 65: KAVA CEREMONY: one of Samoa's cards is drawn and known to the player; it stays face down, and unused."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return cards.card_outcomes(position)

    def source(self) -> str:
        return "arts and culture"

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        unseen.look_at_card(position, outcome - actions.CARD)
        if cards.unseen_cards(position) > 0:
            position.chance = stages.FOR_LOOK


CHANCES.add(stages.FOR_REVEAL, "reveal", RevealedCard())
CHANCES.add(stages.FOR_LOOK, "look", SeenCard())


def fells(position: ParadisePosition) -> bool:
    """§12.3: DEFORESTATION strikes when the last card is revealed. True if it does, or the die is to say where."""
    return settle(position, PICK_GROVE) != hexes.NOWHERE


class Grove(Pick):
    """§12.3: where DEFORESTATION strikes."""

    def best(self, position: ParadisePosition) -> samoa.Best:
        return war.groves(position)

    def take(self, position: ParadisePosition, where: Hex) -> None:
        deforest(position, SAMOA_SEAT, where)


PICKS.add(PICK_GROVE, "deforestation", Grove())

# --- Samoa's answers (§12.5) ---


def answer_for_samoa(position: ParadisePosition) -> None:
    """§12.5: Samoa's choices in a battle; its cards are revealed when it is attacked."""
    question = QUESTIONS.at(position.pending_question())
    if position.pending_seat() == SAMOA_SEAT:
        leave_to_chance(position, question)
    is_shown = position.battle == stages.NO_BATTLE or cards.face_down_cards(position, SAMOA_SEAT) == 0
    if not is_shown and (reveals(position) or fells(position)):
        return
    action = question.samoa(position)
    if action != BY_HEX:
        question.answer(position, action, SAMOA_SEAT)
    elif settle(position, PICK_ANSWER) == hexes.NOWHERE:
        raise ValueError(f"Samoa has no hex to answer with: {question.word}")


def leave_to_chance(position: ParadisePosition, question: Ask) -> None:
    """Nobody sits where Samoa is: while the die or a card decides, its question waits as one to chance."""
    one = position.pending_one()
    two = position.pending_two()
    three = position.pending_three()
    position.pop()
    position.push(CHANCE, question.number, one, two, three)


class SamoasAnswer(Pick):
    """§12.5: the hex that Samoa answers with."""

    def best(self, position: ParadisePosition) -> samoa.Best:
        return QUESTIONS.at(position.pending_question()).best(position)

    def take(self, position: ParadisePosition, where: Hex) -> None:
        question = QUESTIONS.at(position.pending_question())
        question.answer(position, question.first() + where, SAMOA_SEAT)


PICKS.add(PICK_ANSWER, "answer", SamoasAnswer())
