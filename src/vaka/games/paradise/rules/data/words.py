"""The words of seats, hexes and cards that stand in a position as JSON."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.board import hexes, sets
from vaka.games.paradise.rules.box import CARDS, HEXES, SEATS, Hex, Seat
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.position import CARD_COUNT, ParadisePosition


def seat_word(seat: Seat) -> str | None:
    """The word of a seat that may not be there."""
    return None if seat < 0 else SEATS[seat]


def seat_list(mask: i64) -> list[str]:
    """The seats of a set."""
    return [SEATS[seat] for seat in range(len(SEATS)) if has(mask, seat)]


def hex_word(where: Hex) -> str | None:
    """The number of a hex that may not be there."""
    return None if where == hexes.NOWHERE else HEXES[where]


def hex_list(position: ParadisePosition, which: i64) -> list[str]:
    """The hexes of a set."""
    return [HEXES[where] for where in sets.hexes_in(position, which)]


def card_list(mask: i64) -> list[str]:
    """The cards of a set."""
    return [CARDS[card] for card in range(CARD_COUNT) if has(mask, card)]
