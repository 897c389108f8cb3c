"""What happened, as events: everything in Aloha is open, so everybody hears all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from vaka.games.aloha.rules.box import KINDS
from vaka.games.aloha.rules.layout import BEACH, TABLES, has, square_name

if TYPE_CHECKING:
    from vaka.games.aloha.rules.sequence import Aloha

PLACES = ("one", "two", "three", "four")


def sail(state: Aloha, seat: i64, pirogue: i64, here: i64, square: i64) -> None:
    params: dict[str, Any] = {"seat": seat, "to": square_name(square)}
    if here != BEACH:
        params["from"] = square_name(here)
    state.report("launch" if here == BEACH else "sail", params | cargo(state, pirogue))


def push(state: Aloha, seat: i64, pirogue: i64, here: i64, square: i64) -> None:
    params: dict[str, Any] = {"seat": seat, "owner_seat": pirogue // TABLES.fleet, "to": square_name(square)}
    if here != BEACH:
        params["from"] = square_name(here)
    state.report("push-beach" if here == BEACH else "push", params | cargo(state, pirogue))


def hop(state: Aloha, seat: i64, pirogue: i64, here: i64) -> None:
    params: dict[str, Any] = {"seat": seat, "owner_seat": pirogue // TABLES.fleet}
    params |= {"from": square_name(here), "to": square_name(state.place[pirogue])}
    # Of two pirogues there, which one it boards matters when only one of them has moved.
    params["moved"] = "yes" if has(state.moved, pirogue) else "no"
    state.report("hop", params)


def reveal(state: Aloha, seat: i64, square: i64) -> None:
    state.report("reveal", {"seat": seat, "tile": square_name(square)})


def tile(state: Aloha, square: i64, kind: i64) -> None:
    state.report("tile", {"tile": square_name(square), "kind": KINDS[kind]})


def end(state: Aloha) -> None:
    winners = state.winners()
    if len(winners) == 1:
        state.report("win", {"seat": winners[0]})
    elif state.teams and len(winners) == 2:
        state.report("team-win", {"seat": winners[0], "partner_seat": winners[1]})
    else:
        params: dict[str, Any] = {"count": len(winners)}
        for number, seat in enumerate(winners):
            params[f"{PLACES[number]}_seat"] = seat
        state.report("draw", params)


def cargo(state: Aloha, pirogue: i64) -> dict[str, Any]:
    """Whose Tiki is aboard: `tiki` is its seat's word, or `none`."""
    if has(state.laden, pirogue):
        for seat in range(state.seats):
            if state.tiki[seat] == pirogue:
                return {"tiki": state.game.seat_words(state.seats)[seat]}
    return {"tiki": "none"}
