"""Characters in use (§9), as far as they are no part of an action: the Governor's move, and bonuses not used."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import GOVERN, WAIVE
from vaka.games.vanuatu.rules.box import (
    BUILDER,
    GOVERNOR,
    NO_CHARACTER,
    NOWHERE,
    SPACE_COUNT,
    TABLES,
    ActionSpace,
    Character,
    Seat,
)
from vaka.games.vanuatu.rules.players import add_markers, has_performed, markers_on, turn_face_down
from vaka.games.vanuatu.rules.position import VanuatuPosition, helps
from vaka.games.vanuatu.rules.reasons import NOT_GOVERNOR, NOT_PLANNED, NOTHING_TO_WAIVE, OPEN, PERFORMED, SAME_SPACE, Reason
from vaka.games.vanuatu.rules.turns import building
from vaka.games.vanuatu.rules.turns.majority import holds_majority
from vaka.games.vanuatu.rules.turns.performing import take_back, why_no_way

# --- The Governor ---


def legal_govern(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§9 Governor: instead of an action, one whole stack onto any other action space."""
    if not helps(position, seat, GOVERNOR):
        return found
    for here in range(SPACE_COUNT):
        if markers_on(position, seat, here) > 0:
            for there in range(SPACE_COUNT):
                if why_not_govern(position, seat, here, there) == OPEN:
                    found = append(found, GOVERN + here * SPACE_COUNT + there)
    return found


def why_not_govern(position: VanuatuPosition, seat: Seat, here: ActionSpace, there: ActionSpace) -> Reason:
    """§9 Governor: why the Governor cannot move this stack there."""
    if not helps(position, seat, GOVERNOR):
        return NOT_GOVERNOR
    if markers_on(position, seat, here) == 0:
        return NOT_PLANNED
    if here == there:
        return SAME_SPACE
    return PERFORMED if not position.governor_repeats and has_performed(position, seat, there) else OPEN


def govern(position: VanuatuPosition, seat: Seat, here: ActionSpace, there: ActionSpace) -> None:
    """§9 Governor: the stacks merge; the character is used, and that was the turn."""
    count = markers_on(position, seat, here)
    take_back(position, seat, here)
    add_markers(position, seat, there, count)
    position.governed = there
    turn_face_down(position, seat)
    telling.governed(position, seat, here, there)


# --- A bonus that is not used ---


def legal_waive(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§9: before acting."""
    return append(found, WAIVE) if why_not_waive(position, seat) == OPEN else found


def why_not_waive(position: VanuatuPosition, seat: Seat) -> Reason:
    """§5, §9: nobody is obliged to use a bonus; the action must be possible without it (ruling 16)."""
    character = position.character[seat]
    if character == NO_CHARACTER or not helps(position, seat, character):
        return NOTHING_TO_WAIVE
    space = TABLES.action_of[character]
    if space == NOWHERE or not holds_majority(position, seat, space):
        return NOTHING_TO_WAIVE
    return OPEN if why_no_use(position, seat, character) == OPEN else NOTHING_TO_WAIVE


def why_no_use(position: VanuatuPosition, seat: Seat, character: Character) -> Reason:
    """§9: why this character's action cannot be performed without the bonus; a dike costs the Builder as much as anybody."""
    if character == BUILDER:
        return building.why_no_hut(position, seat, position.boat[seat], position.vatus[seat], building.HUT_PRICE)
    return why_no_way(position, seat, TABLES.action_of[character], False)


def waive(position: VanuatuPosition, seat: Seat) -> None:
    """§9: the character's action follows at once, without the bonus."""
    position.waived = True
    telling.character(position, "waive", seat)
