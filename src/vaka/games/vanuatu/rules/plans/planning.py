"""Planning actions (§6): markers in three passes; with two players neutral markers before the characters are chosen (§13)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import PLAN
from vaka.games.vanuatu.rules.box import ALL_ACTIONS, BOX, SPACE_COUNT, ActionSpace, ActionSpaces, Seat
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.plans.foresight import plannable
from vaka.games.vanuatu.rules.players import add_markers, add_neutral
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import IMPOSSIBLE_PLAN, OPEN, Reason

NEUTRAL_FIRST: Final[i64] = BOX.neutral_markers[0]
NEUTRAL_SECOND: Final[i64] = BOX.neutral_markers[1]
PASSES: Final[i64] = len(BOX.markers)


def legal_plan(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§6: an action space where the action can come true."""
    return append_markers(found, plannable(position, seat))


def legal_neutral(found: vec[i64]) -> vec[i64]:
    """§13: neutral markers go anywhere."""
    return append_markers(found, ALL_ACTIONS)


def append_markers(found: vec[i64], spaces: ActionSpaces) -> vec[i64]:
    """The ids of a marker on one of these."""
    for space in range(SPACE_COUNT):
        if has(spaces, space):
            found = append(found, PLAN + space)
    return found


def why_not_plan(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> Reason:
    """§6: why no marker can be placed there: the action could not come true."""
    return OPEN if has(plannable(position, seat), space) else IMPOSSIBLE_PLAN


def place_marker(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> None:
    """§6: one of the own markers."""
    telling.marker(position, seat, space)
    add_markers(position, seat, space, 1)


def place_neutral(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> None:
    """§13: a neutral marker, on any action space."""
    telling.marker(position, seat, space)
    add_neutral(position, space, 1)
