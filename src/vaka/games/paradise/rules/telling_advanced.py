"""Events of the advanced rules: what is told, and to whom."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vaka.games.paradise.rules.advanced_box import SEARCHES
from vaka.games.paradise.rules.box import HEXES, PIECES
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.telling import others


def tell_malaria(position: ParadisePosition, pips: i64, where: i64) -> None:
    if position.events is not None:
        position.report("malaria", {"pips": pips, "hex": HEXES[where]}, None, (f"hex-{HEXES[where]}",))


def tell_malaria_strikes(position: ParadisePosition, seat: i64, where: i64) -> None:
    if position.events is not None:
        position.report("malaria-strikes", {"seat": seat, "hex": HEXES[where]}, None, (f"hex-{HEXES[where]}",))


def tell_south_island(position: ParadisePosition, key: str, seat: i64, where: i64) -> None:
    if position.events is not None:
        position.report(key, {"seat": seat, "hex": HEXES[where]}, None, (f"hex-{HEXES[where]}",))


def tell_walk(position: ParadisePosition, seat: i64, kind: i64, here: i64, there: i64) -> None:
    """The owner knows who walks, the others see that somebody does."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "from": HEXES[here], "hex": HEXES[there]}
        places = (f"hex-{HEXES[here]}", f"hex-{HEXES[there]}")
        position.report("walk", params | {"piece": PIECES[kind]}, frozenset({int(seat)}), places)
        position.report("walk-hidden", params, others(position, seat), places)


def tell_search(position: ParadisePosition, seat: i64, pips: i64, row: i64, result: i64) -> None:
    if position.events is not None:
        position.report("search-roll", {"seat": seat, "pips": pips, "total": row, "result": SEARCHES[result]})
