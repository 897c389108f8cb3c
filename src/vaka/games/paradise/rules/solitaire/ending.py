"""The end of the solitaire game (§12.6): won in time, lost, or ruined."""

from __future__ import annotations

from vaka.games.paradise.rules import cards, victory
from vaka.games.paradise.rules.board import hexes, seats, sets
from vaka.games.paradise.rules.board.pieces import colonies, wars
from vaka.games.paradise.rules.box import ADVANCED_BOX
from vaka.games.paradise.rules.options import PLAYER
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.solitaire import samoa
from vaka.games.paradise.rules.telling.samoa import tell_samoa
from vaka.games.paradise.rules.telling.turn import tell_end


def is_decided(position: ParadisePosition) -> bool:
    """§12.6: won with enough points while chits are left; lost with too few chits, or at the end of the last turn."""
    left = samoa.chits_left(position)
    position.won = 1 if victory.has_reached(position, PLAYER) and left >= ADVANCED_BOX.chits_left else 0
    if position.won != 0:
        return True
    if left > ADVANCED_BOX.chits_left and position.turn < position.last_turn:
        return False
    tell_samoa(position, "solo-late", hexes.NOWHERE)
    return True


def is_ruined(position: ParadisePosition) -> bool:
    """§12.6, ruling 24: has the player nothing left, and nothing to come back with: no group, no Colony, no War Canoe?"""
    if not sets.is_empty(position, sets.CONTROL + PLAYER):
        return False
    away = seats.of_seat(position, PLAYER, seats.STOCK) + seats.of_seat(position, PLAYER, seats.GONE)
    return colonies(away) == colonies(seats.FULL_STOCK) and wars(away) == wars(seats.FULL_STOCK)


def lose_all(position: ParadisePosition) -> None:
    """§12.6: no point can be made any more, so the game is lost now, and not only when the chits run out."""
    tell_samoa(position, "solo-ruined", hexes.NOWHERE)
    position.won = 0


def finish(position: ParadisePosition) -> None:
    """§12.6: the game is over."""
    position.opened |= cards.hand(position, PLAYER)
    tell_end(position)
