"""Vatus and prosperity points: how they come in, and how ten vatus turn into points (§3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.box import BOX, FROM_EXCHANGE, Seat, Source
from vaka.games.vanuatu.rules.players import note_earned
from vaka.games.vanuatu.rules.position import VanuatuPosition

EXCHANGE_VATUS: Final[i64] = BOX.exchange[0]
EXCHANGE_POINTS: Final[i64] = BOX.exchange[1]


def gain_vatus(position: VanuatuPosition, seat: Seat, count: i64) -> None:
    """§3: ten vatus become five points at once, whether that is welcome or not (ruling 7: of the lump sum)."""
    total = position.vatus[seat] + count
    points: i64 = 0
    while total >= EXCHANGE_VATUS:
        total -= EXCHANGE_VATUS
        points += EXCHANGE_POINTS
    position.vatus[seat] = total
    if points > 0:
        gain_prosperity(position, seat, points, FROM_EXCHANGE)
        telling.exchanged(position, seat, points)


def gain_prosperity(position: VanuatuPosition, seat: Seat, count: i64, source: Source) -> None:
    """Points, and where they come from."""
    position.prosperity[seat] += count
    if count > 0:
        note_earned(position, seat, source, count)
