"""What can be done at any time (§3): a treasure is sold (§8.3), and the Beggar begs (§9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import BEG, SELL_TREASURE
from vaka.games.vanuatu.rules.box import BEGGAR, BOX, FROM_BEGGING, VALUES, Seat
from vaka.games.vanuatu.rules.players import is_face_down, note_earned, turn_face_down
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import NO_SUCH_TREASURE, NOT_BEGGAR, OPEN, TOO_POOR_TO_BEG, Reason
from vaka.games.vanuatu.rules.tiles import tile_worth, tiles_worth
from vaka.games.vanuatu.rules.turns.earning import gain_vatus

BEGGAR_LIMIT: Final[i64] = BOX.beggar_limit


def legal_asides(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§3: one to three points begged, and each value of treasure that the seat has."""
    for points in range(1, beggable(position, seat) + 1):
        found = append(found, BEG + points - 1)
    if position.treasure_tiles[seat] != 0:
        for value in range(1, VALUES + 1):
            if why_not_sell_treasure(position, seat, value) == OPEN:
                found = append(found, SELL_TREASURE + value - 1)
    return found


# --- The Beggar ---


def is_beggar(position: VanuatuPosition, seat: Seat) -> bool:
    """§9 Beggar: could the seat beg in this round, if it had points?"""
    return position.character[seat] == BEGGAR and not is_face_down(position, seat)


def beggable(position: VanuatuPosition, seat: Seat) -> i64:
    """§9 Beggar: how many points the seat can turn into vatus now: once a round, up to three, never below 0."""
    if not is_beggar(position, seat):
        return 0
    return max(0, min(BEGGAR_LIMIT, position.prosperity[seat]))


def why_not_beg(position: VanuatuPosition, seat: Seat, points: i64) -> Reason:
    """§9 Beggar: why the seat cannot beg for so many."""
    if not is_beggar(position, seat):
        return NOT_BEGGAR
    return OPEN if points <= beggable(position, seat) else TOO_POOR_TO_BEG


def beg(position: VanuatuPosition, seat: Seat, points: i64) -> None:
    """§9 Beggar: points become vatus, one for one, and the card is used."""
    position.prosperity[seat] -= points
    note_earned(position, seat, FROM_BEGGING, points)
    turn_face_down(position, seat)
    telling.begged(position, seat, points)
    gain_vatus(position, seat, points)


# --- Treasures ---


def why_not_sell_treasure(position: VanuatuPosition, seat: Seat, value: i64) -> Reason:
    """§8.3: why the seat cannot sell a treasure of this value."""
    return OPEN if tiles_worth(position.treasure_tiles[seat], value) > 0 else NO_SUCH_TREASURE


def sell_treasure(position: VanuatuPosition, seat: Seat, value: i64) -> None:
    """§8.3: the tile leaves the game for its value in vatus; nobody ever has to (ruling 4)."""
    position.treasure_tiles[seat] -= tile_worth(value)
    position.treasure_gone += tile_worth(value)
    telling.treasure_sold(position, seat, value)
    gain_vatus(position, seat, value)
