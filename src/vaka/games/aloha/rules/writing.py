"""A position as JSON data, in the words of the box."""

from __future__ import annotations

from typing import Any, Final

from vaka.engine.names import OVER
from vaka.games.aloha.rules.actions import FLEET
from vaka.games.aloha.rules.box import LETTERS, SIDE, Seat, Square
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.position import AlohaPosition, kind_at, owner_of, pirogue_of, slot_of, winning_seats
from vaka.games.aloha.rules.sea import BEACH, NOWHERE, SEA, square_name

FACE_DOWN: Final = "#"
CORNER: Final = "X"


def write(position: AlohaPosition) -> dict[str, Any]:
    """The position as JSON data."""
    words = position.game.seat_words(position.seats)
    is_running = position.round > 0
    return {
        "tiles": ["".join([letter(position, row * SIDE + column) for column in range(SIDE)]) for row in range(SIDE)],
        "pirogues": {word: fleet(position, seat) for seat, word in enumerate(words)},
        "tikis": {word: [words[owner_of(position.tiki[seat])], slot_of(position.tiki[seat])] for seat, word in enumerate(words)},
        "first": words[position.first] if is_running else None,
        "turn": words[position.turn] if is_running else None,
        "round": position.round,
        "left": position.left,
        "moved": [slot for slot in range(FLEET) if has(position.moved, pirogue_of(position.turn, slot))],
        "corail": position.corail_ready,
        "revealing": optional_name(position.revealing),
        "last": [optional_name(position.last_from), optional_name(position.last_to)],
        "won": [words[seat] for seat in winning_seats(position)] if position.asked == OVER else None,
    }


def letter(position: AlohaPosition, square: Square) -> str:
    """What a tile shows."""
    if has(SEA.corner_mask, square):
        return CORNER
    return FACE_DOWN if has(position.face_down, square) else LETTERS[kind_at(position, square)]


def fleet(position: AlohaPosition, seat: Seat) -> list[str]:
    """Where a seat's pirogues are, in the order of their slots."""
    return [spot(position.place[pirogue_of(seat, slot)]) for slot in range(FLEET)]


def spot(square: Square) -> str:
    """Where a pirogue is."""
    return "beach" if square == BEACH else square_name(square)


def optional_name(square: Square) -> str | None:
    """The name of a square that may not be there."""
    return None if square == NOWHERE else square_name(square)
