"""What the advanced rules add to a position, from JSON."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vaka.engine.reading import flag
from vaka.games.paradise.rules.advanced import MALARIA, RULE_MALARIA, RULE_STORE, SAVED
from vaka.games.paradise.rules.annex import annex
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.orders import plan
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reading_pieces import read_hex, read_seat_set
from vaka.games.paradise.rules.storing import PLAN_SPEND, plan_store


def read_advanced(position: ParadisePosition, data: dict[str, Any]) -> None:
    """What each rule in play has noted."""
    if position.advanced & RULE_STORE != 0:
        annex(position, SAVED, read_seat_set(position, data["saved"]))
    if position.advanced & RULE_MALARIA != 0:
        annex(position, MALARIA, 1 if flag(data["malaria"]) else 0)


def read_advanced_plan(position: ParadisePosition, seat: i64, entry: dict[str, Any]) -> None:
    """Orders that the advanced rules allow."""
    if position.advanced & RULE_STORE != 0:
        pool = read_hex(entry["store"])
        if pool != NOWHERE:
            plan_store(position, seat, pool)
        if flag(entry["spend"]):
            plan(position, seat, PLAN_SPEND)
