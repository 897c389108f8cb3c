"""Revealing a tile (« Révéler une dalle »)."""

from __future__ import annotations

from vaka.games.aloha.rules import telling
from vaka.games.aloha.rules.actions import REVEAL, Found
from vaka.games.aloha.rules.box import Seat, Square, Tile
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.position import AlohaPosition, add_to_stock, in_stock, lay_tile, mark_last
from vaka.games.aloha.rules.reasons import FACE_UP, OPEN, PIROGUE_ON_TILE, Reason
from vaka.games.aloha.rules.sea import NOWHERE


def legal_reveal(position: AlohaPosition, found: Found) -> None:
    """§4.5: every tile that `why_not_reveal` has no reason against, from one set; a test holds both equal."""
    found.add_squares(REVEAL, position.face_down & ~position.taken)


def why_not_reveal(position: AlohaPosition, square: Square) -> Reason:
    """§4.5: any face-down tile, anywhere, that has no pirogue on it."""
    if not has(position.face_down, square):
        return FACE_UP
    return PIROGUE_ON_TILE if has(position.taken, square) else OPEN


def reveal(position: AlohaPosition, seat: Seat, square: Square) -> None:
    """§4.5: the tile is chosen; what it is, the face-down tiles decide."""
    position.revealing = square
    position.corail_ready = False
    mark_last(position, square, square)
    if position.events is not None:
        telling.reveal(position, seat, square)


def can_turn_up(position: AlohaPosition, kind: Tile) -> bool:
    """§4.5: it is one of the tiles that still lie face down."""
    return 0 <= kind < 4 and in_stock(position, kind) > 0


def turn_up(position: AlohaPosition, kind: Tile) -> None:
    """§4.5: the tile lies face up, for all to see, and has its effect from now on."""
    square = position.revealing
    lay_tile(position, square, kind)
    add_to_stock(position, kind, -1)
    position.revealing = NOWHERE
    if position.events is not None:
        telling.turn_up(position, square, kind)
