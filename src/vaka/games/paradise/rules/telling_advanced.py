"""Events of the advanced rules: what is told, and to whom."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.box import HEXES
from vaka.games.paradise.rules.position import ParadisePosition


def tell_malaria(position: ParadisePosition, pips: i64, where: i64) -> None:
    if position.events is not None:
        position.report("malaria", {"pips": pips, "hex": HEXES[where]}, None, (f"hex-{HEXES[where]}",))


def tell_malaria_strikes(position: ParadisePosition, seat: i64, where: i64) -> None:
    if position.events is not None:
        position.report("malaria-strikes", {"seat": seat, "hex": HEXES[where]}, None, (f"hex-{HEXES[where]}",))
