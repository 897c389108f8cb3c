"""What a network is told of a seat: how far its Tiki is, what helps it, and where it and its pirogues are, seen from its goal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.tensors import Row
from vaka.games.aloha.judge.racing import actions_needed, escort, steps_left
from vaka.games.aloha.judge.winning import Prospect, free_squares
from vaka.games.aloha.rules.box import ACTIONS, Seat, Square, Squares
from vaka.games.aloha.rules.packed import has, size_of
from vaka.games.aloha.rules.position import AlohaPosition
from vaka.games.aloha.rules.sea import BEACH, SQUARES

WIDTH: Final[i64] = 6
TRAITS: Final[i64] = 12 + 2 * SQUARES


def tell_traits(position: AlohaPosition, seat: Seat, row: Row) -> None:
    """Write all of them."""
    prospect = Prospect(position, seat, free_squares(position))
    away = steps_left(prospect)
    is_on_turn = position.turn == seat
    end = row.at + TRAITS
    row.byte(actions_needed(prospect))
    row.byte(away)
    row.byte(escort(prospect, away))
    row.flag(prospect.wins(position.left if is_on_turn else ACTIONS))
    row.flag(prospect.is_own)
    row.flag(prospect.can_sail)
    row.flag(prospect.can_be_pushed)
    row.flag(prospect.has_beached)
    row.byte(size_of(prospect.fleet))
    row.byte(position.left if is_on_turn else 0)
    row.flag(is_on_turn and position.corail_ready)
    row.flag(prospect.here == BEACH)
    start = row.at
    if prospect.here != BEACH:
        tell_square(row, start, prospect.goal, prospect.here)
    tell_squares(row, start + SQUARES, prospect.goal, prospect.fleet)
    row.at = end


def tell_squares(row: Row, start: i64, goal: Square, squares: Squares) -> None:
    """A flag for each of these squares."""
    for square in range(SQUARES):
        if has(squares, square):
            tell_square(row, start, goal, square)


def tell_square(row: Row, start: i64, goal: Square, square: Square) -> None:
    """A flag for a square, as if the goal were the last one."""
    across = square % WIDTH
    down = square // WIDTH
    if goal % WIDTH == 0:
        across = WIDTH - 1 - across
    if goal // WIDTH == 0:
        down = WIDTH - 1 - down
    row.mark(start + down * WIDTH + across)
