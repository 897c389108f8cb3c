"""The script of the solitaire game (§12): chits are drawn and carried out, discovered groups may be Samoa's, Samoa answers.

Everything that Samoa does follows from the rules, and its ties from the die: nobody plays it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.names import CHANCE
from vaka.games.paradise.rules.actions import CARD, DIE, MARKER, TILE
from vaka.games.paradise.rules.advanced import (
    ASK_CHIT,
    AT_CHIT,
    CHIT_COUNT,
    CHIT_NOW,
    CHIT_STEP,
    CHITS,
    CHITS_HELD,
    FOR_BAND,
    FOR_BOX,
    FOR_CHIT,
    FOR_LOOK,
    FOR_OCCUPY,
    FOR_PICK,
    FOR_REVEAL,
    FOR_SOLO_MARKER,
    OWED,
    PICKING,
    SAMOA_SEAT,
)
from vaka.games.paradise.rules.advanced_actions import CHIT, PICK
from vaka.games.paradise.rules.advanced_box import ADVANCED_BOX
from vaka.games.paradise.rules.advanced_turn import is_ruined, lose_all
from vaka.games.paradise.rules.annex import annex, annexed
from vaka.games.paradise.rules.beginning import deforest
from vaka.games.paradise.rules.cards import (
    BIRD_SIGNS,
    NAVIGATION,
    OCEAN_CHART,
    face_down_cards,
    lies_open,
    open_unspent,
    spend_card,
)
from vaka.games.paradise.rules.exploration import KNOT_LIMIT
from vaka.games.paradise.rules.fighting import begin_battle
from vaka.games.paradise.rules.hexes import HEX_COUNT, NOWHERE
from vaka.games.paradise.rules.packed import bit, lowest, size_of
from vaka.games.paradise.rules.playing import answer
from vaka.games.paradise.rules.position import (
    AT_END,
    AT_ORDER,
    NO_BATTLE,
    NO_CHANCE,
    NO_SEAT,
    ParadisePosition,
)
from vaka.games.paradise.rules.script import begin_exploration, begin_movement
from vaka.games.paradise.rules.solitaire import (
    chits_left,
    gain_village,
    take_chit,
)
from vaka.games.paradise.rules.solitaire_cards import fells, look_at_card, reveal_card, reveals
from vaka.games.paradise.rules.solitaire_finding import (
    discover_for_samoa,
    find_for_samoa,
    next_unexplored,
    occupy,
    roll_band,
    roll_box,
)
from vaka.games.paradise.rules.solitaire_growth import expand, place_link, place_warrior
from vaka.games.paradise.rules.solitaire_war import (
    PICK_ANSWER,
    PICK_GROVE,
    PICK_LINK,
    PICK_RAID,
    PICK_TARGET,
    PICK_VILLAGE,
    PICK_WARRIOR,
    UNDECIDED,
    choice_of_samoa,
    choose,
    hex_choice,
    next_attacker,
    sail_to,
    use_poi,
)
from vaka.games.paradise.rules.telling_solo import tell_chit, tell_expansion, tell_samoa, tell_samoa_card

AFTER_EXPLORATION: Final[i64] = 16  # in OWED: the chits are those of discovered groups
PLAYER: Final[i64] = 0

# Actions of a chit, in the order of `advanced_box.CHIT_ACTIONS`.
EXPLORES_NOW: Final[i64] = 0
ATTACKS_NOW: Final[i64] = 3


def carry_on(position: ParadisePosition) -> bool:
    """§12: one step of what happens by itself. False if the player, or chance, is asked."""
    if position.stage == AT_END or position.chance != NO_CHANCE:
        return False
    if position.is_pending():
        if position.pending_seat() != SAMOA_SEAT and position.pending_seat() != CHANCE:
            return False
        answer_for_samoa(position)
        return True
    if position.battle == NO_BATTLE and is_ruined(position):
        lose_all(position)
        return True
    if position.stage == AT_ORDER:
        begin_solo_turn(position)
        return True
    if position.stage == AT_CHIT:
        go_on_with_chits(position)
        return True
    return False


# --- The turn ---


def begin_solo_turn(position: ParadisePosition) -> None:
    """§12.2: from the second turn on a chit is drawn and carried out; then the player explores."""
    position.first = PLAYER
    position.counter = False
    if position.turn > 1:
        annex(position, OWED, 1)
        position.stage = AT_CHIT
    else:
        begin_exploration(position, 0)


def go_on_with_chits(position: ParadisePosition) -> None:
    """§12.2: chits are drawn, and carried out one by one; several in the order that the player likes."""
    if annexed(position, CHIT_NOW) != 0:
        carry_out_chit(position)
        return
    owed = annexed(position, OWED) & 15
    held = annexed(position, CHITS_HELD)
    if owed > 0 and annexed(position, CHITS) != 0:
        position.chance = FOR_CHIT
    elif size_of(held) > 1:
        position.push(PLAYER, ASK_CHIT, NOWHERE)
    elif held != 0:
        begin_chit(position, lowest(held))
    else:
        end_chits(position)


def end_chits(position: ParadisePosition) -> None:
    """§12.2, §12.4: on with exploration, or, after that, with movement."""
    after = annexed(position, OWED) >= AFTER_EXPLORATION
    annex(position, OWED, 0)
    if after:
        begin_movement(position, 0)
    else:
        begin_exploration(position, 0)


def draw_chit(position: ParadisePosition, chit: i64) -> None:
    """§12.2: a chit is drawn."""
    take_chit(position, chit)
    annex(position, OWED, annexed(position, OWED) - 1)
    annex(position, CHITS_HELD, annexed(position, CHITS_HELD) | bit(chit))
    tell_chit(position, chit, chits_left(position))


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


def next_part(position: ParadisePosition) -> None:
    """On to the next part; after the Action the chit is done."""
    step = annexed(position, CHIT_STEP)
    sides = len(ADVANCED_BOX.chit_sides[annexed(position, CHIT_NOW) - 1])
    annex(position, CHIT_COUNT, 0)
    if step < sides:
        annex(position, CHIT_STEP, step + 1)
    else:
        annex(position, CHIT_STEP, 0)
        annex(position, CHIT_NOW, 0)


# --- Ties ---


def pick(position: ParadisePosition, where: i64) -> None:
    """§12.2: the die has decided."""
    what = annexed(position, PICKING)
    annex(position, PICKING, 0)
    tell_samoa(position, "solo-pick", where)
    if what == PICK_VILLAGE:
        gain_village(position, where)
        next_part(position)
    elif what == PICK_WARRIOR:
        place_warrior(position, where)
    elif what == PICK_LINK:
        place_link(position, where)
    elif what == PICK_TARGET:
        sail_to(position, annexed(position, CHIT_COUNT), where)
        annex(position, CHIT_COUNT, annexed(position, CHIT_COUNT) + 1)
    elif what == PICK_RAID:
        begin_battle(position, where)
    elif what == PICK_GROVE:
        deforest(position, SAMOA_SEAT, where)
    else:
        question = position.pending_question()
        answer(position, hex_choice(question, where), SAMOA_SEAT, question)


# --- Action (§12.3) ---


def act(position: ParadisePosition, what: i64) -> bool:
    """§12.3: Samoa explores or attacks; to build and to defend needs nothing more. True if that is all."""
    if what != EXPLORES_NOW and what != ATTACKS_NOW:
        return True
    if reveals(position) or fells(position):
        return False
    return explore_on(position) if what == EXPLORES_NOW else attack_on(position)


# --- Samoa explores (§12.3) ---


def explore_on(position: ParadisePosition) -> bool:
    """§12.3: hex by hex until there are five knots, six with NAVIGATION or OCEAN CHART. True if that is all."""
    steady = lies_open(position, SAMOA_SEAT, NAVIGATION) or lies_open(position, SAMOA_SEAT, OCEAN_CHART)
    knots = annexed(position, CHIT_COUNT)
    if knots >= (KNOT_LIMIT + 1 if steady else KNOT_LIMIT):
        if not open_unspent(position, SAMOA_SEAT, BIRD_SIGNS):
            return True
        spend_card(position, SAMOA_SEAT, BIRD_SIGNS)
        tell_samoa_card(position, "solo-use", BIRD_SIGNS)
        annex(position, CHIT_COUNT, knots - 2)
        return False
    if next_unexplored(position) == NOWHERE or position.cup == 0:
        return True
    position.chance = FOR_SOLO_MARKER
    return False


# --- Samoa attacks (§12.5) ---


def attack_on(position: ParadisePosition) -> bool:
    """§12.5: the canoes of each hex choose their target, then the battles are fought. True if that is all."""
    position.active = SAMOA_SEAT
    if annexed(position, CHIT_COUNT) == 0:
        use_poi(position)
    source = next_attacker(position, annexed(position, CHIT_COUNT))
    annex(position, CHIT_COUNT, source)
    if source < HEX_COUNT:
        where = choose(position, PICK_TARGET)
        if where != UNDECIDED:
            sail_to(position, source, where)
            annex(position, CHIT_COUNT, source + 1)
        return False
    if len(position.raids) > 0:
        where = choose(position, PICK_RAID)
        if where != UNDECIDED:
            begin_battle(position, where)
        return False
    position.active = NO_SEAT
    position.poi = False
    return True


def leave_to_chance(position: ParadisePosition, question: i64) -> None:
    """Nobody sits where Samoa is: while the die or a card decides, its question waits as one to chance."""
    one = position.pending_one()
    two = position.pending_two()
    three = position.pending_three()
    position.pop()
    position.push(CHANCE, question, one, two, three)


def answer_for_samoa(position: ParadisePosition) -> None:
    """§12.5: Samoa's choices in a battle; its cards are revealed when it is attacked."""
    question = position.pending_question()
    if position.pending_seat() == SAMOA_SEAT:
        leave_to_chance(position, question)
    is_shown = position.battle == NO_BATTLE or face_down_cards(position, SAMOA_SEAT) == 0
    if not is_shown and (reveals(position) or fells(position)):
        return
    action = choice_of_samoa(position, question)
    if action < 0:
        where = choose(position, PICK_ANSWER)
        if where == UNDECIDED:
            return
        action = hex_choice(question, where)
    answer(position, action, SAMOA_SEAT, question)


def come_out_solo(position: ParadisePosition, outcome: i64) -> None:
    """Chance has decided something of the solitaire game."""
    chance = position.chance
    position.chance = NO_CHANCE
    if chance == FOR_CHIT:
        draw_chit(position, outcome - CHIT)
    elif chance == FOR_PICK:
        pick(position, outcome - PICK)
    elif chance == FOR_OCCUPY:
        occupy(position, outcome - DIE + 1)
    elif chance == FOR_BOX:
        roll_box(position, outcome - DIE + 1)
    elif chance == FOR_BAND:
        roll_band(position, outcome - DIE + 1)
    elif chance == FOR_REVEAL:
        reveal_card(position, outcome - CARD)
    elif chance == FOR_LOOK:
        look_at_card(position, outcome - CARD)
    elif chance == FOR_SOLO_MARKER:
        discover_for_samoa(position, outcome - MARKER)
    else:
        find_for_samoa(position, outcome - TILE)
