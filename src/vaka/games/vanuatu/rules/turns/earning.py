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


def exchanges(vatus: i64) -> i64:
    """§3: how often ten vatus of a sum become five points, whether that is welcome or not (ruling 7: of the lump sum)."""
    times: i64 = 0
    while vatus >= EXCHANGE_VATUS:
        vatus -= EXCHANGE_VATUS
        times += 1
    return times


def gain_vatus(position: VanuatuPosition, seat: Seat, count: i64) -> None:
    """§3: vatus come in; ten of them become points at once."""
    total = position.vatus[seat] + count
    times = exchanges(total)
    position.vatus[seat] = total - times * EXCHANGE_VATUS
    if times > 0:
        gain_prosperity(position, seat, times * EXCHANGE_POINTS, FROM_EXCHANGE)
        telling.exchanged(position, seat, times * EXCHANGE_POINTS)


def gain_prosperity(position: VanuatuPosition, seat: Seat, count: i64, source: Source) -> None:
    """Points, and where they come from."""
    position.prosperity[seat] += count
    if count > 0:
        note_earned(position, seat, source, count)
