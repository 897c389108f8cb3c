"""What each stage asks, and what is open: every question goes to the chapter that has the rule.

Only `sequence` knows this module.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import (
    asides,
    bonuses,
    building,
    buying,
    characters,
    drawing,
    exploring,
    fishing,
    majority,
    performing,
    placing,
    planning,
    resting,
    sailing,
    selling,
    touring,
    waters,
)
from vaka.games.vanuatu.rules.actions import (
    ACTION_COUNT,
    AT_BEGGING,
    AT_CHARACTERS,
    AT_DIKE,
    AT_NEUTRAL,
    AT_PERFORMING,
    AT_PLACING,
    AT_PLANNING,
    AT_TOKEN,
    BEG,
    BRING_TO,
    BUILD_DIKE,
    BUILD_HUT,
    BUY_GOOD,
    DRAW_ON,
    GO_EXPLORE,
    GO_FISH,
    GO_REST,
    GOVERN,
    PLAN,
    RETRIEVE,
    SAIL_TO,
    SELL_TREASURE,
    STOP,
    TAKE,
    TAKE_HIDDEN,
    TAKE_TOKEN,
    WAIVE,
    space_of,
)
from vaka.games.vanuatu.rules.box import CELLS, GOOD_COUNT, SIDES, SPACE_COUNT, Seat
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import NOT_NOW, OPEN, Reason
from vaka.games.vanuatu.rules.tiles import tiles_sold


def legal_now(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """The choices of the seat that is asked, asides apart, by the stage of the round."""
    stage = position.stage
    if stage == AT_PERFORMING:
        return legal_perform(position, seat, found)
    if stage == AT_PLANNING:
        return planning.legal_plan(position, seat, found)
    if stage == AT_NEUTRAL:
        return planning.legal_neutral(found)
    if stage == AT_CHARACTERS:
        return characters.legal_take(position, found)
    if stage == AT_PLACING:
        return placing.legal_place(position, found)
    if stage == AT_TOKEN:
        return resting.legal_token(position, found)
    if stage == AT_DIKE:
        found = waters.legal_dike(position, seat, found)
    return append(found, STOP)  # no dike, or the Beggar's last offer


def legal_perform(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§7: one of the spaces with a majority is resolved: performed if that is possible, else retrieved."""
    major = majority.majorities(position, seat)
    found = performing.legal_ways(position, seat, majority.performable(position, seat, major), found)
    found = performing.legal_retrieve(position, seat, major, found)
    found = bonuses.legal_govern(position, seat, found)
    return bonuses.legal_waive(position, seat, found)


def why_not(position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
    """The reason why the seat that is asked cannot do this, or OPEN; below 0 if there is no such action."""
    if action < 0 or action >= ACTION_COUNT:
        return -1
    if action >= SELL_TREASURE:
        return asides.why_not_sell_treasure(position, seat, action - SELL_TREASURE + 1)
    if action >= BEG:
        return asides.why_not_beg(position, seat, action - BEG + 1)
    stage = position.stage
    if action < TAKE:
        return placing.why_not_place(position, action // CELLS, action % CELLS) if stage == AT_PLACING else NOT_NOW
    if action < PLAN:
        return characters.why_not_take(position, seat, action - TAKE) if stage == AT_CHARACTERS else NOT_NOW
    if action < SAIL_TO:
        if stage == AT_NEUTRAL:
            return OPEN
        return planning.why_not_plan(position, seat, action - PLAN) if stage == AT_PLANNING else NOT_NOW
    if action < RETRIEVE:
        return why_not_perform(position, action, seat)
    if action == STOP:
        return OPEN if stage == AT_DIKE or stage == AT_BEGGING else NOT_NOW
    if TAKE_TOKEN <= action < TAKE_HIDDEN:
        return resting.why_not_token(position, action - TAKE_TOKEN) if stage == AT_TOKEN else NOT_NOW
    if stage != AT_PERFORMING or action == TAKE_HIDDEN:  # what others notice of a token is nothing that anybody can do
        return NOT_NOW
    if action < GOVERN:
        return performing.why_not_retrieve(position, seat, action - RETRIEVE, majority.majorities(position, seat))
    if action < WAIVE:
        return bonuses.why_not_govern(position, seat, (action - GOVERN) // SPACE_COUNT, (action - GOVERN) % SPACE_COUNT)
    return bonuses.why_not_waive(position, seat)


def why_not_perform(position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
    """The reason why one of the nine actions cannot be performed in this way: no majority (§7), or the action's own."""
    if BUILD_DIKE <= action < GO_EXPLORE and (position.stage == AT_DIKE or not position.with_waters):
        return waters.why_not_dike(position, seat, (action - BUILD_DIKE) // SIDES, (action - BUILD_DIKE) % SIDES)
    if position.stage != AT_PERFORMING:
        return NOT_NOW
    reason = majority.why_not_act(position, seat, space_of(action))
    return reason if reason != OPEN else why_not_in_this_way(position, action, seat)


def why_not_in_this_way(position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
    """The action's own reason."""
    if action < BUILD_HUT:
        return sailing.why_not_sail(position, seat, (action - SAIL_TO) % CELLS, (action - SAIL_TO) // CELLS)
    if action < BUILD_DIKE:
        return building.why_not_build(position, seat, action - BUILD_HUT)
    if action < GO_EXPLORE:
        return waters.why_not_dike(position, seat, (action - BUILD_DIKE) // SIDES, (action - BUILD_DIKE) % SIDES)
    if action == GO_EXPLORE:
        return exploring.why_not_explore(position, seat)
    if action == GO_FISH:
        return fishing.why_not_fish(position, seat)
    if action < BUY_GOOD:
        return selling.why_not_sell(position, seat, tiles_sold(action))
    if action < DRAW_ON:
        return buying.why_not_buy(position, seat, (action - BUY_GOOD) // GOOD_COUNT, (action - BUY_GOOD) % GOOD_COUNT)
    if action < BRING_TO:
        return drawing.why_not_draw(position, seat, action - DRAW_ON)
    return touring.why_not_bring(position, seat, action - BRING_TO) if action < GO_REST else resting.why_not_rest(position)


def why_never(position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
    """Where it is not the time for it: what would stand in the way at the right time, too; OPEN if only the time does."""
    if action < TAKE:
        return placing.why_not_place(position, action // CELLS, action % CELLS)
    if action < PLAN:
        return characters.why_not_take(position, seat, action - TAKE)
    if action < SAIL_TO:
        return OPEN
    if action < RETRIEVE:
        return why_not_in_this_way(position, action, seat)
    if action < GOVERN:
        return performing.why_not_retrieve(position, seat, action - RETRIEVE, majority.majorities(position, seat))
    if action < WAIVE:
        return bonuses.why_not_govern(position, seat, (action - GOVERN) // SPACE_COUNT, (action - GOVERN) % SPACE_COUNT)
    return bonuses.why_not_waive(position, seat) if action == WAIVE else OPEN
