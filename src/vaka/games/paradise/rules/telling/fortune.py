"""Events of the advanced rules: what is told, and to whom."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vaka.games.paradise.rules.box import EVENTS, HEXES, PIECES, SEARCHES, TILES
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.telling.turn import only, others


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
        position.report("walk", params | {"piece": PIECES[kind]}, only(position, seat), places)
        if position.seats > 1:
            position.report("walk-hidden", params, others(position, seat), places)


def tell_search(position: ParadisePosition, seat: i64, pips: i64, row: i64, result: i64) -> None:
    if position.events is not None:
        position.report("search-roll", {"seat": seat, "pips": pips, "total": row, "result": SEARCHES[result]})


# --- Random Events ---


def tell_fortune(position: ParadisePosition, key: str, seat: i64, event: i64, where: i64, secret: bool = False) -> None:
    """An Event is drawn, played, or strikes a hex."""
    if position.events is None:
        return
    params: dict[str, Any] = {"seat": seat, "event": EVENTS[event]}
    places: tuple[str, ...] = ()
    if where >= 0:
        params["hex"] = HEXES[where]
        places = (f"hex-{HEXES[where]}",)
    position.report(key, params, only(position, seat) if secret else None, places)


def tell_fortune_kept(position: ParadisePosition, seat: i64, event: i64) -> None:
    if position.events is not None:
        position.report("fortune-keep", {"seat": seat, "event": EVENTS[event]}, only(position, seat))
        if position.seats > 1:
            position.report("fortune-keep-hidden", {"seat": seat}, others(position, seat))


def tell_fortune_loss(position: ParadisePosition, seat: i64, where: i64, number: i64, what: str) -> None:
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "hex": HEXES[where], "count": number, "what": what}
        position.report("fortune-loss", params, None, (f"hex-{HEXES[where]}",))


def tell_fortune_gain(position: ParadisePosition, seat: i64, where: i64, kind: i64) -> None:
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "hex": HEXES[where], "piece": PIECES[kind]}
        position.report("fortune-gain", params, None, (f"hex-{HEXES[where]}",))


def tell_fortune_seat(position: ParadisePosition, seat: i64, event: i64, other: i64) -> None:
    if position.events is not None:
        position.report("fortune-seat", {"seat": seat, "event": EVENTS[event], "other_seat": other})


def tell_peek(position: ParadisePosition, seat: i64, where: i64, tile: i64) -> None:
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "hex": HEXES[where]}
        position.report("peek", params | {"tile": TILES[tile]}, only(position, seat))
        if position.seats > 1:
            position.report("peek-hidden", params, others(position, seat))
