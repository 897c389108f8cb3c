"""The end of the solitaire game (§12.6): won in time, lost, or ruined."""

from __future__ import annotations

from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.board.pieces import colonies, wars
from vaka.games.paradise.rules.box import ADVANCED_BOX
from vaka.games.paradise.rules.cards import hand
from vaka.games.paradise.rules.options import PLAYER
from vaka.games.paradise.rules.position import CONTROL, FULL_STOCK, GONE, STOCK, ParadisePosition, is_empty, of_seat
from vaka.games.paradise.rules.solitaire.samoa import chits_left
from vaka.games.paradise.rules.telling.samoa import tell_samoa
from vaka.games.paradise.rules.telling.turn import tell_end
from vaka.games.paradise.rules.victory import has_reached


def is_decided(position: ParadisePosition) -> bool:
    """§12.6: won with enough points while chits are left; lost with too few chits, or at the end of the last turn."""
    left = chits_left(position)
    position.won = 1 if has_reached(position, PLAYER) and left >= ADVANCED_BOX.chits_left else 0
    if position.won != 0:
        return True
    if left > ADVANCED_BOX.chits_left and position.turn < position.last_turn:
        return False
    tell_samoa(position, "solo-late", NOWHERE)
    return True


def is_ruined(position: ParadisePosition) -> bool:
    """§12.6, ruling 24: has the player nothing left, and nothing to come back with: no group, no Colony, no War Canoe?"""
    if not is_empty(position, CONTROL + PLAYER):
        return False
    away = of_seat(position, PLAYER, STOCK) + of_seat(position, PLAYER, GONE)
    return colonies(away) == colonies(FULL_STOCK) and wars(away) == wars(FULL_STOCK)


def lose_all(position: ParadisePosition) -> None:
    """§12.6: no point can be made any more, so the game is lost now, and not only when the chits run out."""
    tell_samoa(position, "solo-ruined", NOWHERE)
    position.won = 0


def finish(position: ParadisePosition) -> None:
    """§12.6: the game is over."""
    position.opened |= hand(position, PLAYER)
    tell_end(position)
