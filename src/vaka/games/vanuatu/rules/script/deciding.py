"""What is asked now, and what can be done at any time (§3): every question is looked up in the tables of the script."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import asides
from vaka.games.vanuatu.rules.actions import (
    ACTION_COUNT,
    AT_BEGGING,
    AT_PERFORMING,
    AT_PLANNING,
    BEG,
    BUILD_DIKE,
    GO_EXPLORE,
    PLAN,
    RETRIEVE,
    SAIL_TO,
    SELL_TREASURE,
    TAKE,
    WAIVE,
    space_of,
)
from vaka.games.vanuatu.rules.box import CELLS, Seat
from vaka.games.vanuatu.rules.plans import characters
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import NO_WATERS, OPEN, Reason
from vaka.games.vanuatu.rules.rounds import placing
from vaka.games.vanuatu.rules.script import plans, rounds, turns
from vaka.games.vanuatu.rules.script.asking import CHANCES, QUESTIONS, Ask, Lot
from vaka.games.vanuatu.rules.script.plans import MARKER
from vaka.games.vanuatu.rules.script.turns import TURN
from vaka.games.vanuatu.rules.turns.performing import DEEDS

rounds.add_rows()
plans.add_rows()
turns.add_rows()


def current(position: VanuatuPosition) -> Ask:
    """The question that this stage asks; raise KeyError if it asks none."""
    return QUESTIONS.at(position.stage)


def drawn(position: VanuatuPosition) -> Lot:
    """What this stage draws; raise KeyError if it draws nothing."""
    return CHANCES.at(position.stage)


def legal(position: VanuatuPosition, seat: Seat) -> vec[i64]:
    """What the stage of the round asks for, and the asides.

    Nine of ten decisions are markers and turns: here and below they are found without the table, which has the same rows.
    """
    found = vec[i64](capacity=32)
    if position.stage == AT_PERFORMING:
        found = TURN.legal(position, seat, found)
    elif position.stage == AT_PLANNING:
        found = MARKER.legal(position, seat, found)
    else:
        found = current(position).legal(position, seat, found)
    return asides.legal_asides(position, seat, found)


def why_not(position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
    """The reason why the seat that is asked cannot do this, or OPEN; below 0 if there is no such action."""
    if action < 0 or action >= ACTION_COUNT:
        return -1
    if action >= SELL_TREASURE:
        return asides.why_not_sell_treasure(position, seat, action - SELL_TREASURE + 1)
    if action >= BEG:
        return asides.why_not_beg(position, seat, action - BEG + 1)
    if BUILD_DIKE <= action < GO_EXPLORE and not position.with_waters:  # whatever is asked
        return NO_WATERS
    if position.stage == AT_PERFORMING:
        return TURN.why_not(position, action, seat)
    if position.stage == AT_PLANNING:
        return MARKER.why_not(position, action, seat)
    return current(position).why_not(position, action, seat)


def why_never(position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
    """Where it is not the time for it: what would stand in the way at the right time, too; OPEN if only the time does."""
    if action < TAKE:
        return placing.why_not_place(position, action // CELLS, action % CELLS)
    if action < PLAN:
        return characters.why_not_take(position, seat, action - TAKE)
    if action < SAIL_TO:
        return OPEN
    if action < RETRIEVE:
        return DEEDS[space_of(action)].why_not(position, action, seat)
    return TURN.why_not(position, action, seat) if action <= WAIVE else OPEN


def decide(position: VanuatuPosition, action: i64, seat: Seat) -> None:
    """What a choice of a seat leads to."""
    if action >= SELL_TREASURE:
        asides.sell_treasure(position, seat, action - SELL_TREASURE + 1)
    elif action >= BEG and position.stage != AT_BEGGING:
        asides.beg(position, seat, action - BEG + 1)
    elif position.stage == AT_PERFORMING:
        TURN.answer(position, action, seat)
    elif position.stage == AT_PLANNING:
        MARKER.answer(position, action, seat)
    else:
        current(position).answer(position, action, seat)
