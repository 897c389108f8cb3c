"""What can be done at any time: a treasure is sold (action 3), and the Beggar begs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import resting
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.layout import AT_BEGGING, BEG, BEGGAR, FROM_BEGGING, SELL_TREASURE, bit, changed, has, nibble
from vaka.games.vanuatu.rules.reasons import NO_SUCH_TREASURE, NOT_BEGGAR, OPEN, TOO_POOR_TO_BEG

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

BEGGAR_LIMIT: Final[i64] = BOX.beggar_limit


def legal_asides(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """One to three points begged, and each value of treasure that the seat has."""
    for points in range(1, beggable(state, seat) + 1):
        found = append(found, BEG + points - 1)
    tiles = state.treasure_tiles[seat]
    if tiles != 0:
        for value in range(1, 4):
            if nibble(tiles, value - 1) > 0:
                found = append(found, SELL_TREASURE + value - 1)
    return found


# --- The Beggar ---


def beggable(state: Vanuatu, seat: i64) -> i64:
    """How many points the seat can turn into vatus now: once a round, up to three, never below 0."""
    if state.character[seat] != BEGGAR or has(state.spent, seat):
        return 0
    return max(0, min(BEGGAR_LIMIT, state.prosperity[seat]))


def why_not_beg(state: Vanuatu, seat: i64, points: i64) -> i64:
    """Why the seat cannot beg for so many."""
    if state.character[seat] != BEGGAR or has(state.spent, seat):
        return NOT_BEGGAR
    return OPEN if points <= beggable(state, seat) else TOO_POOR_TO_BEG


def beg(state: Vanuatu, seat: i64, points: i64) -> None:
    """Points become vatus, one for one, and the card is used."""
    state.prosperity[seat] -= points
    state.earned = changed(state.earned, seat, state.earned[seat] + (points << (FROM_BEGGING * 8)))
    state.spent |= bit(seat)
    if state.events is not None:
        state.report("beg", {"seat": seat, "points": points})
    state.gain_vatus(seat, points)
    if state.stage == AT_BEGGING:
        resting.end_round(state)


# --- Treasures ---


def why_not_sell_treasure(state: Vanuatu, seat: i64, value: i64) -> i64:
    """Why the seat cannot sell a treasure of this value."""
    return OPEN if nibble(state.treasure_tiles[seat], value - 1) > 0 else NO_SUCH_TREASURE


def sell_treasure(state: Vanuatu, seat: i64, value: i64) -> None:
    """The tile leaves the game for its value in vatus; nobody ever has to (ruling 4)."""
    state.treasure_tiles[seat] -= bit((value - 1) * 4)
    state.treasure_gone += bit((value - 1) * 4)
    if state.events is not None:
        state.report("sell-treasure", {"seat": seat, "value": value})
    state.gain_vatus(seat, value)
