"""Revealing a tile (« Révéler une dalle »)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vaka.games.aloha.rules import telling
from vaka.games.aloha.rules.layout import ALIZE, CORAIL, DAUPHIN, SQUARES, TABLES, Found, bit, has
from vaka.games.aloha.rules.reasons import FACE_UP, OPEN, PIROGUE_ON_TILE

if TYPE_CHECKING:
    from vaka.games.aloha.rules.sequence import Aloha


def legal_reveal(state: Aloha, found: Found) -> None:
    """Any face-down tile, anywhere, that has no pirogue on it."""
    free = state.face_down & ~state.taken
    if free == 0:
        return
    base = TABLES.reveal
    actions = found.actions
    count = found.count
    for square in range(SQUARES):
        if has(free, square):
            actions[count] = base + square
            count += 1
    found.count = count


def why_not_reveal(state: Aloha, square: i64) -> i64:
    """Why this tile cannot be revealed."""
    if not has(state.face_down, square):
        return FACE_UP
    return PIROGUE_ON_TILE if has(state.taken, square) else OPEN


def reveal(state: Aloha, seat: i64, square: i64) -> None:
    """The tile is chosen: what it is, the face-down tiles decide."""
    state.revealing = square
    state.corail_ready = False
    state.mark_last(square, square)
    if state.events is not None:
        telling.reveal(state, seat, square)


def turn_up(state: Aloha, kind: i64) -> None:
    """The tile lies face up, for all to see."""
    square = state.revealing
    tile = bit(square)
    state.face_down &= ~tile
    state.take_from_stock(kind)
    if kind == ALIZE:
        state.alize |= tile
    elif kind == DAUPHIN:
        state.dauphin |= tile
    elif kind == CORAIL:
        state.corail |= tile
    if state.events is not None:
        telling.tile(state, square, kind)
