"""Performing actions (phase IV): who holds the majority, what must be done, and what comes back unplayed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import islands, oceans, resting, telling, trading, waters
from vaka.games.vanuatu.rules.layout import (
    AT_PERFORMING,
    BUILD,
    BUY,
    DRAW,
    EXPLORE,
    FISH,
    GOVERN,
    GOVERNOR,
    NO_CHARACTER,
    NOWHERE,
    PREACHER,
    REST,
    RETRIEVE,
    SAIL,
    SELL,
    SPACE_COUNT,
    TABLES,
    TOURISTS,
    VENDOR,
    WAIVE,
    bit,
    has,
    triple,
)
from vaka.games.vanuatu.rules.reasons import (
    HAS_MAJORITY,
    MUST_PERFORM,
    NEUTRAL_MAJORITY,
    NO_MAJORITY,
    NOT_GOVERNOR,
    NOT_NOW,
    NOT_PLANNED,
    NOTHING_TO_WAIVE,
    OPEN,
    PERFORMED,
    SAME_SPACE,
)

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu


def begin(state: Vanuatu) -> None:
    """The first player with markers on the board acts first."""
    state.stage = AT_PERFORMING
    state.turn = state.first
    state.asked = state.first


# --- Majority ---


def holds_majority(state: Vanuatu, seat: i64, space: i64) -> bool:
    """The most markers; in a tie, whoever is highest in this round's turn order."""
    return leads(state, seat, space) and beats_neutral(state, seat, space, state.markers_on(seat, space))


def leads(state: Vanuatu, seat: i64, space: i64) -> bool:
    """Is the seat ahead of all other players?"""
    mine = state.markers_on(seat, space)
    if mine == 0:
        return False
    rank = state.rank(seat)
    for other in range(state.seats):
        theirs = state.markers_on(other, space)
        if theirs > mine or (theirs == mine and other != seat and state.rank(other) < rank):
            return False
    return True


def beats_neutral(state: Vanuatu, seat: i64, space: i64, mine: i64) -> bool:
    """Two players: more markers than the neutral ones, or as many where the own character helps or the Governor has moved."""
    if state.seats != 2:
        return True
    neutral = triple(state.neutral, space)
    if mine != neutral:
        return mine > neutral
    character = state.character[seat]
    if character == NO_CHARACTER:
        return False
    return TABLES.action_of[character] == space or (character == GOVERNOR and state.governed == space)


def majorities(state: Vanuatu, seat: i64) -> i64:
    """The action spaces where the seat holds the majority, as a set."""
    found: i64 = 0
    if state.plan[seat] == 0:
        return found
    for space in range(SPACE_COUNT):
        if holds_majority(state, seat, space):
            found |= bit(space)
    return found


def planned(state: Vanuatu, seat: i64) -> i64:
    """The action spaces with markers of the seat, as a set."""
    found: i64 = 0
    for space in range(SPACE_COUNT):
        if state.markers_on(seat, space) > 0:
            found |= bit(space)
    return found


def performable(state: Vanuatu, seat: i64) -> i64:
    """Where the seat may act: its majorities; without any, the Preacher may act on one of his own planned actions."""
    found = majorities(state, seat)
    if found == 0 and state.helps(seat, PREACHER):
        return planned(state, seat)
    return found


# --- What is open ---


def legal_perform(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """One of the spaces with a majority is resolved: performed if that is possible, else retrieved."""
    major = majorities(state, seat)
    mine = major
    if major == 0 and state.helps(seat, PREACHER):
        mine = planned(state, seat)
    if mine != 0:
        found = legal_actions(state, seat, mine, found)
    for space in range(SPACE_COUNT):
        if why_not_retrieve_from(state, seat, space, major) == OPEN:
            found = append(found, RETRIEVE + space)
    found = legal_govern(state, seat, found)
    return append(found, WAIVE) if why_not_waive(state, seat) == OPEN else found


def legal_actions(state: Vanuatu, seat: i64, spaces: i64, found: vec[i64]) -> vec[i64]:
    """Every way of performing one of these actions."""
    if has(spaces, SAIL):
        found = oceans.legal_sail(state, seat, found)
    if has(spaces, BUILD):
        found = islands.legal_build(state, seat, found)
        found = waters.legal_dike(state, seat, found)
    if has(spaces, EXPLORE):
        found = oceans.legal_explore(state, seat, found)
    if has(spaces, FISH):
        found = oceans.legal_fish(state, seat, found)
    if has(spaces, SELL):
        found = trading.legal_sell(state, seat, found)
    if has(spaces, BUY):
        found = trading.legal_buy(state, seat, found)
    if has(spaces, DRAW):
        found = islands.legal_draw(state, seat, found)
    if has(spaces, TOURISTS):
        found = islands.legal_bring(state, seat, found)
    if has(spaces, REST):
        found = resting.legal_rest(state, found)
    return found


def why_not_act(state: Vanuatu, seat: i64, space: i64) -> i64:
    """Why the seat cannot resolve this action space now, whatever it would do there."""
    if state.stage != AT_PERFORMING:
        return NOT_NOW
    if state.markers_on(seat, space) == 0:
        return NOT_PLANNED
    if has(performable(state, seat), space):
        return OPEN
    return NEUTRAL_MAJORITY if leads(state, seat, space) else NO_MAJORITY


def is_possible(state: Vanuatu, seat: i64, space: i64) -> bool:
    """Could the seat perform this action here and now, without any bonus?"""
    if space == SAIL:
        return state.vatus[seat] > 0 and oceans.has_waters(state, seat)
    if space == BUILD:
        return islands.could_build(state, seat, False) or waters.could_dike(state, seat)
    if space == EXPLORE:
        return has(state.wrecks, state.boat[seat])
    if space == FISH:
        return has(state.grounds, state.boat[seat])
    if space == SELL:
        return state.fish_tiles[seat] != 0 and trading.is_beside_own_hut(state, seat)
    if space == BUY:
        return trading.could_buy(state, seat)
    if space == DRAW:
        return islands.could_draw(state, seat)
    if space == TOURISTS:
        return islands.could_bring(state, seat)
    return resting.could_rest(state)


def why_not_retrieve(state: Vanuatu, seat: i64, space: i64) -> i64:
    """Why this stack cannot come back unplayed."""
    if state.stage != AT_PERFORMING:
        return NOT_NOW
    return why_not_retrieve_from(state, seat, space, majorities(state, seat))


def why_not_retrieve_from(state: Vanuatu, seat: i64, space: i64, major: i64) -> i64:
    """With a majority: only from a space where it is held and the action is impossible (a bonus need not be used, ruling 16)."""
    if state.markers_on(seat, space) == 0:
        return NOT_PLANNED
    if major == 0:
        return OPEN
    if not has(major, space):
        return HAS_MAJORITY
    return MUST_PERFORM if is_possible(state, seat, space) else OPEN


def retrieve(state: Vanuatu, seat: i64, space: i64) -> None:
    """The whole stack comes back, and that was the turn."""
    if state.events is not None:
        telling.space(state, "retrieve", seat, space)
    take_back(state, seat, space)
    next_turn(state)


def take_back(state: Vanuatu, seat: i64, space: i64) -> None:
    """All markers of the seat leave the action space."""
    state.plan[seat] -= state.markers_on(seat, space) << (space * 3)


# --- The Governor, and bonuses not used ---


def legal_govern(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """Instead of an action: one whole stack onto any other action space."""
    if not state.helps(seat, GOVERNOR):
        return found
    for here in range(SPACE_COUNT):
        if state.markers_on(seat, here) > 0:
            for there in range(SPACE_COUNT):
                if why_not_govern(state, seat, here, there) == OPEN:
                    found = append(found, GOVERN + here * SPACE_COUNT + there)
    return found


def why_not_govern(state: Vanuatu, seat: i64, here: i64, there: i64) -> i64:
    """Why the Governor cannot move this stack there."""
    if state.stage != AT_PERFORMING:
        return NOT_NOW
    if not state.helps(seat, GOVERNOR):
        return NOT_GOVERNOR
    if state.markers_on(seat, here) == 0:
        return NOT_PLANNED
    if here == there:
        return SAME_SPACE
    return PERFORMED if not state.governor_repeats and has(state.performed, seat * SPACE_COUNT + there) else OPEN


def govern(state: Vanuatu, seat: i64, here: i64, there: i64) -> None:
    """The stacks merge; the character is used, and that was the turn."""
    count = state.markers_on(seat, here)
    take_back(state, seat, here)
    state.plan[seat] += count << (there * 3)
    state.governed = there
    state.spent |= bit(seat)
    if state.events is not None:
        telling.govern(state, seat, here, there)
    next_turn(state)


def why_not_waive(state: Vanuatu, seat: i64) -> i64:
    """A bonus may be left unused where it would do something: the action is open, and possible without it."""
    if state.stage != AT_PERFORMING:
        return NOT_NOW
    character = state.character[seat]
    if character == NO_CHARACTER or character == VENDOR or not state.helps(seat, character):
        return NOTHING_TO_WAIVE
    space = TABLES.action_of[character]
    if space == NOWHERE or not holds_majority(state, seat, space) or not is_possible(state, seat, space):
        return NOTHING_TO_WAIVE
    return OPEN


def waive(state: Vanuatu, seat: i64) -> None:
    """In this turn the character's bonus is not used."""
    state.waived = True
    if state.events is not None:
        telling.character(state, "waive", seat, state.character[seat])


# --- The action itself ---


def begin_action(state: Vanuatu, seat: i64, space: i64) -> None:
    """Called by every action before its effects: the markers come back, and the card lies face down if it was its action."""
    character = state.character[seat]
    if (character == PREACHER and not has(state.spent, seat) and not holds_majority(state, seat, space)) or (
        character != NO_CHARACTER and TABLES.action_of[character] == space
    ):
        state.spent |= bit(seat)
    take_back(state, seat, space)
    state.performed |= bit(seat * SPACE_COUNT + space)


def end_action(state: Vanuatu) -> None:
    """A performed action counts for the waters; then the next seat acts."""
    if state.die > 0:
        state.die -= 1
        if state.die == 0 and waters.rise(state):
            return
    next_turn(state)


def next_turn(state: Vanuatu) -> None:
    """The next seat clockwise that still has markers on the board; when nobody has, the rest tokens are resolved."""
    state.waived = False
    state.stage = AT_PERFORMING
    seat = state.turn
    for _ in range(state.seats):
        seat = state.clockwise(seat)
        if state.plan[seat] != 0:
            state.turn = seat
            state.asked = seat
            return
    resting.resolve(state)
