"""Characters in use (§9), as far as they are no part of an action: the Governor's move, and bonuses not used."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import building, telling
from vaka.games.vanuatu.rules.actions import GOVERN, WAIVE
from vaka.games.vanuatu.rules.box import (
    BUILDER,
    DIVER,
    EXPLORE,
    GOVERNOR,
    NAVIGATOR,
    SPACE_COUNT,
    TABLES,
    ActionSpace,
    Character,
    Seat,
)
from vaka.games.vanuatu.rules.earning import exchanges
from vaka.games.vanuatu.rules.majority import holds_majority
from vaka.games.vanuatu.rules.packed import bit
from vaka.games.vanuatu.rules.performing import take_back, why_no_way
from vaka.games.vanuatu.rules.pieces import treasure_at
from vaka.games.vanuatu.rules.players import add_markers, has_performed, markers_on, planned, rester, turn_face_down
from vaka.games.vanuatu.rules.position import VanuatuPosition, helps
from vaka.games.vanuatu.rules.reasons import NOT_GOVERNOR, NOT_PLANNED, NOTHING_TO_WAIVE, OPEN, PERFORMED, SAME_SPACE, Reason

# --- The Governor ---


def legal_govern(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§9: instead of an action, one whole stack onto any other action space."""
    if not helps(position, seat, GOVERNOR):
        return found
    for here in range(SPACE_COUNT):
        if markers_on(position, seat, here) > 0:
            for there in range(SPACE_COUNT):
                if why_not_govern(position, seat, here, there) == OPEN:
                    found = append(found, GOVERN + here * SPACE_COUNT + there)
    return found


def why_not_govern(position: VanuatuPosition, seat: Seat, here: ActionSpace, there: ActionSpace) -> Reason:
    """§9: why the Governor cannot move this stack there."""
    if not helps(position, seat, GOVERNOR):
        return NOT_GOVERNOR
    if markers_on(position, seat, here) == 0:
        return NOT_PLANNED
    if here == there:
        return SAME_SPACE
    return PERFORMED if not position.governor_repeats and has_performed(position, seat, there) else OPEN


def govern(position: VanuatuPosition, seat: Seat, here: ActionSpace, there: ActionSpace) -> None:
    """§9: the stacks merge; the character is used, and that was the turn."""
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
    """§9: a bonus that means vatus may be left unused, if the action is possible without it and fewer vatus may be wanted.

    Nobody is better off with fewer points or goods, so no other bonus is waived (ruling 16).
    """
    character = position.character[seat]
    if character != NAVIGATOR and character != BUILDER and character != DIVER:
        return NOTHING_TO_WAIVE
    space = TABLES.action_of[character]
    if not helps(position, seat, character) or not holds_majority(position, seat, space):
        return NOTHING_TO_WAIVE
    if not may_want_less(position, seat, space) or why_no_use(position, seat, character) != OPEN:
        return NOTHING_TO_WAIVE
    return OPEN


def why_no_use(position: VanuatuPosition, seat: Seat, character: Character) -> Reason:
    """§9: why this character's action cannot be performed without the bonus; a dike costs the Builder as much as anybody."""
    if character == BUILDER:
        return building.why_no_hut(position, seat, position.boat[seat], position.vatus[seat], building.HUT_PRICE)
    return why_no_way(position, seat, TABLES.action_of[character], False)


def may_want_less(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> bool:
    """§9: may fewer vatus be wanted? More of them are exchanged at ten, or must be spent; so something else has to be to come."""
    if planned(position, seat) != bit(space):
        return True
    for number in range(position.rests):
        if rester(position, number) == seat:
            return True
    return space == EXPLORE and exchanges(position.vatus[seat] + treasure_at(position, position.boat[seat])) > 0


def waive(position: VanuatuPosition, seat: Seat) -> None:
    """§9: the character's action follows at once, without the bonus."""
    position.waived = True
    telling.character(position, "waive", seat)
