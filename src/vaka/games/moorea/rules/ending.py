"""The final round and the end ("Ablauf", "Spielende")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vaka.engine.names import OVER
from vaka.games.moorea.rules import telling
from vaka.games.moorea.rules.layout import MAT, POINTS, TABLES

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea


def start_final(state: Moorea) -> None:
    """The display could not be refilled: after this turn everybody has one more, this player last (A2, A3)."""
    state.final = state.seats + 1
    if state.events is not None:
        state.report("final-empty", {"seat": state.turn})


def start_idle_final(state: Moorea) -> None:
    """Five rounds without a purchase from the display: everybody has one more turn (A21, A31)."""
    state.final = state.seats
    if state.events is not None:
        state.report("final-idle", {"rounds": TABLES.idle_rounds, "seat": state.turn})


def end_game(state: Moorea) -> None:
    """Nobody is asked any more; what is in the hands scores nothing (A23)."""
    state.asked = OVER
    if state.events is not None:
        telling.end(state)


def leaders(state: Moorea) -> list[int]:
    """The seats with the most points: level seats share the victory (A4)."""
    best: i64 = 0
    for seat in range(state.seats):
        best = max(best, state.mat[seat * MAT + POINTS])
    return [seat for seat in range(state.seats) if state.mat[seat * MAT + POINTS] == best]
