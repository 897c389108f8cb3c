"""Who holds the majority on an action space, and so may act there (§7; neutral markers, §13)."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.vanuatu.rules.box import GOVERNOR, NO_CHARACTER, PREACHER, SPACE_COUNT, TABLES, ActionSpace, ActionSpaces, Seat
from vaka.games.vanuatu.rules.packed import bit, has
from vaka.games.vanuatu.rules.players import has_markers, markers_on, neutral_on, planned
from vaka.games.vanuatu.rules.position import VanuatuPosition, helps, rank
from vaka.games.vanuatu.rules.reasons import BONUS_WAIVED, NEUTRAL_MAJORITY, NO_MAJORITY, NOT_PLANNED, OPEN, Reason


def holds_majority(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> bool:
    """§7: the most markers; in a tie, whoever is highest in this round's turn order."""
    return leads(position, seat, space) and beats_neutral(position, seat, space)


def leads(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> bool:
    """§7: is the seat ahead of all other players?"""
    mine = markers_on(position, seat, space)
    if mine == 0:
        return False
    place = rank(position, seat)
    for other in range(position.seats):
        theirs = markers_on(position, other, space)
        if theirs > mine or (theirs == mine and other != seat and rank(position, other) < place):
            return False
    return True


def beats_neutral(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> bool:
    """§13: more markers than the neutral ones, or as many where the own character helps or the Governor has moved."""
    if position.seats != 2:
        return True
    mine = markers_on(position, seat, space)
    neutral = neutral_on(position, space)
    if mine != neutral:
        return mine > neutral
    character = position.character[seat]
    if character == NO_CHARACTER:
        return False
    return TABLES.action_of[character] == space or (character == GOVERNOR and position.governed == space)


def majorities(position: VanuatuPosition, seat: Seat) -> ActionSpaces:
    """§7: the action spaces where the seat holds the majority; who has left a bonus unused acts where it would have helped (§9)."""
    if position.waived:
        return bit(TABLES.action_of[position.character[seat]])
    found: i64 = 0
    if not has_markers(position, seat):
        return found
    for space in range(SPACE_COUNT):
        if holds_majority(position, seat, space):
            found |= bit(space)
    return found


def performable(position: VanuatuPosition, seat: Seat, major: ActionSpaces) -> ActionSpaces:
    """§7: where a seat with these majorities may act; without any, the Preacher may where he has planned to (§9 Preacher)."""
    if major == 0 and helps(position, seat, PREACHER):
        return planned(position, seat)
    return major


def why_not_act(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> Reason:
    """§7: why the seat cannot resolve this action space now, whatever it would do there."""
    if markers_on(position, seat, space) == 0:
        return NOT_PLANNED
    if has(performable(position, seat, majorities(position, seat)), space):
        return OPEN
    if position.waived:
        return BONUS_WAIVED
    return NEUTRAL_MAJORITY if leads(position, seat, space) else NO_MAJORITY
