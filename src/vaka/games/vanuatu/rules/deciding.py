"""Which decision is asked at each stage, what is open, and what a choice leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import asides, characters, islands, oceans, performing, placing, planning, resting, trading, waters
from vaka.games.vanuatu.rules.layout import (
    ACTIONS,
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
    CELLS,
    DRAW_ON,
    GO_EXPLORE,
    GO_FISH,
    GO_REST,
    GOOD_COUNT,
    GOVERN,
    PLACE,
    PLAN,
    RETRIEVE,
    SAIL_TO,
    SELL_TREASURE,
    SIDES,
    SPACE_COUNT,
    STOP,
    TAKE,
    TAKE_HIDDEN,
    TAKE_TOKEN,
    WAIVE,
    sale_counts,
)
from vaka.games.vanuatu.rules.reasons import NOT_NOW, OPEN

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu


def legal(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """The choices of the seat that is asked, asides apart."""
    stage = state.stage
    if stage == AT_PERFORMING:
        return performing.legal_perform(state, seat, found)
    if stage == AT_PLANNING or stage == AT_NEUTRAL:
        return planning.legal_plan(state, seat, found)
    if stage == AT_CHARACTERS:
        return characters.legal_take(state, found)
    if stage == AT_PLACING:
        return placing.legal_place(state, found)
    if stage == AT_DIKE:
        return waters.legal_after_hut(state, seat, found)
    if stage == AT_TOKEN:
        return resting.legal_token(state, found)
    return append(found, STOP)  # the Beggar's last offer


def why_not(state: Vanuatu, action: i64, seat: i64) -> i64:
    """The reason why the seat that is asked cannot do this, or OPEN; below 0 if there is no such action."""
    if action < 0 or action >= ACTIONS:
        return -1
    if action < TAKE:
        return placing.why_not_place(state, action // CELLS, action % CELLS)
    if action < PLAN:
        return characters.why_not_take(state, seat, action - TAKE)
    if action < SAIL_TO:
        return planning.why_not_plan(state, seat, action - PLAN)
    if action < RETRIEVE:
        return why_not_perform(state, action, seat)
    if action < GOVERN:
        return performing.why_not_retrieve(state, seat, action - RETRIEVE)
    if action < WAIVE:
        number = action - GOVERN
        return performing.why_not_govern(state, seat, number // SPACE_COUNT, number % SPACE_COUNT)
    if action < TAKE_TOKEN:
        return performing.why_not_waive(state, seat)
    if action < TAKE_HIDDEN:
        return resting.why_not_token(state, action - TAKE_TOKEN)
    if action < STOP:
        return NOT_NOW  # what others notice of a token is nothing that anybody can do
    if action < BEG:
        return OPEN if state.stage == AT_DIKE or state.stage == AT_BEGGING else NOT_NOW
    if action < SELL_TREASURE:
        return asides.why_not_beg(state, seat, action - BEG + 1)
    return asides.why_not_sell_treasure(state, seat, action - SELL_TREASURE + 1)


def why_not_perform(state: Vanuatu, action: i64, seat: i64) -> i64:
    """The reason why one of the nine actions cannot be performed in this way."""
    if action < BUILD_HUT:
        number = action - SAIL_TO
        return oceans.why_not_sail(state, seat, number % CELLS, number // CELLS)
    if action < BUILD_DIKE:
        return islands.why_not_build(state, seat, action - BUILD_HUT)
    if action < GO_EXPLORE:
        number = action - BUILD_DIKE
        return waters.why_not_dike(state, seat, number // SIDES, number % SIDES)
    if action == GO_EXPLORE:
        return oceans.why_not_explore(state, seat)
    if action == GO_FISH:
        return oceans.why_not_fish(state, seat)
    if action < BUY_GOOD:
        return trading.why_not_sell(state, seat, sale_counts(action))
    if action < DRAW_ON:
        number = action - BUY_GOOD
        return trading.why_not_buy(state, seat, number // GOOD_COUNT, number % GOOD_COUNT)
    if action < BRING_TO:
        return islands.why_not_draw(state, seat, action - DRAW_ON)
    if action < GO_REST:
        return islands.why_not_bring(state, seat, action - BRING_TO)
    return resting.why_not_rest(state, seat)


def decide(state: Vanuatu, action: i64, seat: i64) -> None:
    """What a choice of a seat leads to."""
    if action < TAKE:
        placing.place(state, seat, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
    elif action < PLAN:
        characters.take(state, seat, action - TAKE)
    elif action < SAIL_TO:
        planning.place_marker(state, seat, action - PLAN)
    elif action < RETRIEVE:
        perform(state, action, seat)
    elif action < GOVERN:
        performing.retrieve(state, seat, action - RETRIEVE)
    elif action < WAIVE:
        number = action - GOVERN
        performing.govern(state, seat, number // SPACE_COUNT, number % SPACE_COUNT)
    elif action < TAKE_TOKEN:
        performing.waive(state, seat)
    elif action < TAKE_HIDDEN:
        resting.take_token(state, seat, action - TAKE_TOKEN)
    elif action < BEG:
        if state.stage == AT_DIKE:
            waters.build_no_dike(state, seat)
        else:
            resting.beg_no_more(state, seat)
    elif action < SELL_TREASURE:
        asides.beg(state, seat, action - BEG + 1)
    else:
        asides.sell_treasure(state, seat, action - SELL_TREASURE + 1)


def perform(state: Vanuatu, action: i64, seat: i64) -> None:
    """One of the nine actions."""
    if action < BUILD_HUT:
        number = action - SAIL_TO
        oceans.sail(state, seat, number % CELLS, number // CELLS)
    elif action < BUILD_DIKE:
        islands.build(state, seat, action - BUILD_HUT)
    elif action < GO_EXPLORE:
        number = action - BUILD_DIKE
        waters.build_dike(state, seat, number // SIDES, number % SIDES)
    elif action == GO_EXPLORE:
        oceans.explore(state, seat)
    elif action == GO_FISH:
        oceans.fish(state, seat)
    elif action < BUY_GOOD:
        trading.sell(state, seat, sale_counts(action))
    elif action < DRAW_ON:
        number = action - BUY_GOOD
        trading.buy(state, seat, number // GOOD_COUNT, number % GOOD_COUNT)
    elif action < BRING_TO:
        islands.draw(state, seat, action - DRAW_ON)
    elif action < GO_REST:
        islands.bring(state, seat, action - BRING_TO)
    else:
        resting.rest(state, seat)


def is_marker(action: i64) -> bool:
    """Is this the placing of a marker, which changes nothing else?"""
    return PLAN <= action < SAIL_TO


def is_in_any_order(action: i64) -> bool:
    """Is this one of the actions that come to the same in any order: markers placed, treasures sold?"""
    return is_marker(action) or action >= SELL_TREASURE
