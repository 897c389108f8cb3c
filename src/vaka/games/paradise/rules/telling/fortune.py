"""Events of the advanced rules: what is told, and to whom."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vaka.games.paradise.rules.box import EVENTS, HEXES, PIECES, SEARCHES, TILES, Hex, Seat
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.telling.turn import only, others


def tell_malaria(position: ParadisePosition, pips: i64, where: Hex) -> None:
    """§11.6: the die, and the group that it names."""
    if position.events is not None:
        position.report("malaria", {"pips": pips, "hex": HEXES[where]}, None, (f"hex-{HEXES[where]}",))


def tell_malaria_strikes(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§11.6: a Village is lost."""
    if position.events is not None:
        position.report("malaria-strikes", {"seat": seat, "hex": HEXES[where]}, None, (f"hex-{HEXES[where]}",))


def tell_south_island(position: ParadisePosition, key: str, seat: Seat, where: Hex) -> None:
    """§11.3: Te Waka Maui is laid out, or out of play."""
    if position.events is not None:
        position.report(key, {"seat": seat, "hex": HEXES[where]}, None, (f"hex-{HEXES[where]}",))


def tell_walk(position: ParadisePosition, seat: Seat, kind: i64, here: Hex, there: Hex) -> None:
    """The owner knows who walks, the others see that somebody does."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "from": HEXES[here], "hex": HEXES[there]}
        places = (f"hex-{HEXES[here]}", f"hex-{HEXES[there]}")
        position.report("walk", params | {"piece": PIECES[kind]}, only(position, seat), places)
        if position.seats > 1:
            position.report("walk-hidden", params, others(position, seat), places)


def tell_search(position: ParadisePosition, seat: Seat, pips: i64, row: i64, result: i64) -> None:
    """§11.5: a row of the search table."""
    if position.events is not None:
        position.report("search-roll", {"seat": seat, "pips": pips, "total": row, "result": SEARCHES[result]})


# --- Random Events ---


def tell_fortune(position: ParadisePosition, key: str, seat: Seat, event: i64, where: Hex, secret: bool = False) -> None:
    """An Event is drawn, played, or strikes a hex."""
    if position.events is None:
        return
    params: dict[str, Any] = {"seat": seat, "event": EVENTS[event]}
    places: tuple[str, ...] = ()
    if where >= 0:
        params["hex"] = HEXES[where]
        places = (f"hex-{HEXES[where]}",)
    position.report(key, params, only(position, seat) if secret else None, places)


def tell_fortune_kept(position: ParadisePosition, seat: Seat, event: i64) -> None:
    """Who draws sees which Event is kept, the others see that one is."""
    if position.events is not None:
        position.report("fortune-keep", {"seat": seat, "event": EVENTS[event]}, only(position, seat))
        if position.seats > 1:
            position.report("fortune-keep-hidden", {"seat": seat}, others(position, seat))


def tell_fortune_loss(position: ParadisePosition, seat: Seat, where: Hex, number: i64, what: str) -> None:
    """What an Event takes from a player."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "hex": HEXES[where], "count": number, "what": what}
        position.report("fortune-loss", params, None, (f"hex-{HEXES[where]}",))


def tell_fortune_gain(position: ParadisePosition, seat: Seat, where: Hex, kind: i64) -> None:
    """The piece that an Event brings."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "hex": HEXES[where], "piece": PIECES[kind]}
        position.report("fortune-gain", params, None, (f"hex-{HEXES[where]}",))


def tell_fortune_seat(position: ParadisePosition, seat: Seat, event: i64, other: i64) -> None:
    """Whom an Event names."""
    if position.events is not None:
        position.report("fortune-seat", {"seat": seat, "event": EVENTS[event], "other_seat": other})


def tell_peek(position: ParadisePosition, seat: Seat, where: Hex, tile: i64) -> None:
    """DRIFT VOYAGE: who looks sees the tile, the others see at which."""
    if position.events is not None:
        params: dict[str, Any] = {"seat": seat, "hex": HEXES[where]}
        position.report("peek", params | {"tile": TILES[tile]}, only(position, seat))
        if position.seats > 1:
            position.report("peek-hidden", params, others(position, seat))
