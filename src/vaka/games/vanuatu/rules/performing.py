"""Performing actions (§7): what a seat may do with its majorities, what it must, and what comes back unplayed."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import (
    building,
    buying,
    drawing,
    exploring,
    fishing,
    resting,
    sailing,
    selling,
    telling,
    touring,
    waters,
)
from vaka.games.vanuatu.rules.actions import RETRIEVE
from vaka.games.vanuatu.rules.box import (
    BUILD,
    BUY,
    DRAW,
    EXPLORE,
    FISH,
    NO_CHARACTER,
    PREACHER,
    REST,
    SAIL,
    SELL,
    SPACE_COUNT,
    TABLES,
    TOURISTS,
    ActionSpace,
    ActionSpaces,
    Seat,
    Space,
)
from vaka.games.vanuatu.rules.majority import holds_majority, why_not_act
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.pieces import Huts
from vaka.games.vanuatu.rules.players import add_markers, is_face_down, markers_on, note_performed, turn_face_down
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import BONUS_WAIVED, HAS_MAJORITY, MUST_PERFORM, NOT_PLANNED, OPEN, Reason
from vaka.games.vanuatu.rules.tiles import Tiles

# --- The nine actions ---


def legal_ways(position: VanuatuPosition, seat: Seat, spaces: ActionSpaces, found: vec[i64]) -> vec[i64]:
    """§8: every way of performing one of these actions."""
    if has(spaces, SAIL):
        found = sailing.legal_sail(position, seat, found)
    if has(spaces, BUILD):
        found = building.legal_build(position, seat, found)
        found = waters.legal_dike(position, seat, found)
    if has(spaces, EXPLORE):
        found = exploring.legal_explore(position, seat, found)
    if has(spaces, FISH):
        found = fishing.legal_fish(position, seat, found)
    if has(spaces, SELL):
        found = selling.legal_sell(position, seat, found)
    if has(spaces, BUY):
        found = buying.legal_buy(position, seat, found)
    if has(spaces, DRAW):
        found = drawing.legal_draw(position, seat, found)
    if has(spaces, TOURISTS):
        found = touring.legal_bring(position, seat, found)
    if has(spaces, REST):
        found = resting.legal_rest(position, found)
    return found


def why_no_way(position: VanuatuPosition, seat: Seat, space: ActionSpace, with_bonus: bool) -> Reason:
    """§8: why the seat can perform this action in no way at all where its boat is, majorities apart."""
    here = position.boat[seat]
    purse = position.vatus[seat]
    if space == SAIL:
        steps = sailing.steps_for(position, seat, purse, with_bonus)
        return sailing.why_no_voyage(position, here, steps, sailing.barred(position, seat))
    return why_no_way_from(position, seat, space, here, purse, position.fish_tiles[seat], position.huts[seat], with_bonus)


def why_no_way_from(
    position: VanuatuPosition,
    seat: Seat,
    space: ActionSpace,
    here: Space,
    purse: i64,
    tiles: Tiles,
    huts: Huts,
    with_bonus: bool,
) -> Reason:
    """§8: the same for any action but sailing of a boat on this space, with this purse, these fish and huts of its colour."""
    if space == BUILD:
        price = building.hut_price(position, seat, with_bonus)
        hut = building.why_no_hut(position, seat, here, purse, price)
        if hut == OPEN or not position.with_waters:
            return hut
        dike = waters.why_no_dike(position, here, purse)
        return OPEN if dike == OPEN else max(hut, dike)
    if space == EXPLORE:
        return exploring.why_not_explore_from(position, here)
    if space == FISH:
        return fishing.why_not_fish_from(position, here)
    if space == SELL:
        return selling.why_no_sale_from(position, seat, here, tiles, huts, with_bonus)
    if space == BUY:
        return buying.why_no_purchase(position, here, purse)
    if space == DRAW:
        return drawing.why_no_drawing(position, here)
    if space == TOURISTS:
        return touring.why_no_tour(position, here)
    return resting.why_not_rest(position)


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
