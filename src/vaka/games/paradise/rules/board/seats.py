"""What a seat has, number by number, and the turn order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules.board.pieces import pieces_of
from vaka.games.paradise.rules.box import BOX, Seat
from vaka.games.paradise.rules.position import ParadisePosition

NATION: Final[i64] = 0
HOME: Final[i64] = 1
STOCK: Final[i64] = 2
GONE: Final[i64] = 3
TRACK: Final[i64] = 4
HAND: Final[i64] = 5
KNOWS: Final[i64] = 6
PLAN: Final[i64] = 7
CARDS_HELD: Final[i64] = 8
CHEST: Final[i64] = 9
STOCK_UNKNOWN: Final[i64] = -1  # on a view: this seat's pieces are hidden, and where they are written there is their number
FULL_STOCK: Final[i64] = pieces_of(BOX.pieces[0], BOX.pieces[1], BOX.pieces[2], BOX.pieces[3], BOX.pieces[4])


def of_seat(position: ParadisePosition, seat: Seat, what: i64) -> i64:
    """One of the numbers of a seat: NATION, HOME, STOCK..."""
    return position.chest[seat * CHEST + what]


def set_seat(position: ParadisePosition, seat: Seat, what: i64, value: i64) -> None:
    """Change it."""
    position.chest[seat * CHEST + what] = value


def to_stock(position: ParadisePosition, seat: Seat, pieces: i64) -> None:
    """Pieces return to the unbuilt ones."""
    position.chest[seat * CHEST + STOCK] += pieces


def seat_in_order(position: ParadisePosition, place: i64) -> i64:
    """The seat at a place of the turn order."""
    seat = position.first - place if position.counter else position.first + place
    if seat < 0:
        return seat + position.seats
    return seat - position.seats if seat >= position.seats else seat


def place_in_order(position: ParadisePosition, seat: Seat) -> i64:
    """The place of a seat in the turn order, from 0."""
    place = position.first - seat if position.counter else seat - position.first
    return place + position.seats if place < 0 else place
