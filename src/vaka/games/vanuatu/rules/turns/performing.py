"""Performing actions (§7): what a seat may do with its majorities, what it must, and what comes back unplayed."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import RETRIEVE, space_of
from vaka.games.vanuatu.rules.box import (
    NO_CHARACTER,
    PREACHER,
    SPACE_COUNT,
    TABLES,
    ActionSpace,
    ActionSpaces,
    Seat,
)
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.players import add_markers, is_face_down, markers_on, note_performed, turn_face_down
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import BONUS_WAIVED, HAS_MAJORITY, MUST_PERFORM, NOT_PLANNED, OPEN, Reason
from vaka.games.vanuatu.rules.turns import building, buying, drawing, exploring, fishing, resting, sailing, selling, touring
from vaka.games.vanuatu.rules.turns.deeds import Deed
from vaka.games.vanuatu.rules.turns.majority import holds_majority, why_not_act

# --- The nine actions ---

DEEDS: Final[list[Deed]] = [
    sailing.Sailing(),
    building.Building(),
    exploring.Exploring(),
    fishing.Fishing(),
    selling.Selling(),
    buying.Buying(),
    drawing.Drawing(),
    touring.Touring(),
    resting.Resting(),
]
"""In the order of the action spaces on the board."""


def legal_ways(position: VanuatuPosition, seat: Seat, spaces: ActionSpaces, found: vec[i64]) -> vec[i64]:
    """§8: every way of performing one of these actions."""
    for space in range(SPACE_COUNT):
        if has(spaces, space):
            found = DEEDS[space].legal(position, seat, found)
    return found


def why_not_perform(position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
    """§7: why one of the nine actions cannot be performed in this way: there is no majority, or the action's own reason."""
    space = space_of(action)
    reason = why_not_act(position, seat, space)
    return reason if reason != OPEN else DEEDS[space].why_not(position, action, seat)


def why_no_way(position: VanuatuPosition, seat: Seat, space: ActionSpace, with_bonus: bool) -> Reason:
    """§8: why the seat can perform this action in no way at all where its boat is, majorities apart."""
    purse, tiles, huts = position.vatus[seat], position.fish_tiles[seat], position.huts[seat]
    return DEEDS[space].why_no_way(position, seat, position.boat[seat], purse, tiles, huts, with_bonus)


def why_no_action(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> Reason:
    """§7: why the seat cannot perform this action: there is no majority, or no way."""
    reason = why_not_act(position, seat, space)
    return reason if reason != OPEN else why_no_way(position, seat, space, True)


def settle(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> None:
    """§7: the action is performed: its markers come back, and the card lies face down if it was its action (§5)."""
    character = position.character[seat]
    if character != NO_CHARACTER and not is_face_down(position, seat):
        is_preached = character == PREACHER and not holds_majority(position, seat, space)
        if is_preached or TABLES.action_of[character] == space:
            turn_face_down(position, seat)
    take_back(position, seat, space)
    note_performed(position, seat, space)


# --- Stacks that come back ---


def legal_retrieve(position: VanuatuPosition, seat: Seat, major: ActionSpaces, found: vec[i64]) -> vec[i64]:
    """§7: any stack without a majority; with one, only where the action is impossible."""
    for space in range(SPACE_COUNT):
        if why_not_retrieve(position, seat, space, major) == OPEN:
            found = append(found, RETRIEVE + space)
    return found


def why_not_retrieve(position: VanuatuPosition, seat: Seat, space: ActionSpace, major: ActionSpaces) -> Reason:
    """§7: why this stack of a seat with these majorities cannot come back unplayed (a bonus need not be used, ruling 16)."""
    if markers_on(position, seat, space) == 0:
        return NOT_PLANNED
    if major == 0:
        return OPEN
    if not has(major, space):
        return BONUS_WAIVED if position.waived else HAS_MAJORITY
    return MUST_PERFORM if why_no_way(position, seat, space, False) == OPEN else OPEN


def retrieve(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> None:
    """§7: the whole stack comes back, and that was the turn."""
    telling.retrieved(position, seat, space)
    take_back(position, seat, space)


def take_back(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> None:
    """§7: all markers of the seat leave the action space."""
    add_markers(position, seat, space, -markers_on(position, seat, space))
