"""What the advanced rules add to a position as JSON. A game without them writes nothing of it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vaka.games.paradise.rules.advanced import MALARIA, RULE_MALARIA, RULE_STORE, SAVED
from vaka.games.paradise.rules.annex import annexed
from vaka.games.paradise.rules.box import HEXES, SEATS
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.orders import is_planned
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.storing import PLAN_SPEND, stored_from


def seats_in(mask: i64) -> list[str]:
    """The seats of a set."""
    return [SEATS[seat] for seat in range(len(SEATS)) if has(mask, seat)]


def write_advanced(position: ParadisePosition) -> dict[str, Any]:
    """What each rule in play has noted."""
    data: dict[str, Any] = {}
    if position.advanced & RULE_STORE != 0:
        data["saved"] = seats_in(annexed(position, SAVED))
    if position.advanced & RULE_MALARIA != 0:
        data["malaria"] = annexed(position, MALARIA) != 0
    return data


def write_advanced_plan(position: ParadisePosition, seat: i64) -> dict[str, Any]:
    """Orders that the advanced rules allow."""
    data: dict[str, Any] = {}
    if position.advanced & RULE_STORE != 0:
        pool = stored_from(position, seat)
        data["store"] = None if pool == NOWHERE else HEXES[pool]
        data["spend"] = is_planned(position, seat, PLAN_SPEND)
    return data
