"""The solitaire game (§12.3): Samoa's cards are a count until they are revealed, or looked at by KAVA CEREMONY."""

from __future__ import annotations

from vaka.games.paradise.rules import cards, stages
from vaka.games.paradise.rules.board import seats
from vaka.games.paradise.rules.box import Card
from vaka.games.paradise.rules.options import PLAYER, SAMOA_SEAT
from vaka.games.paradise.rules.packed import bit
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.telling.samoa import tell_samoa_card


def turn_card(position: ParadisePosition, card: Card) -> None:
    """§12.3: a card of Samoa lies open; TAPU helps at once where the player attacks its home."""
    cards.open_card(position, SAMOA_SEAT, card)
    tell_samoa_card(position, "solo-card", card)
    at_home = position.battle != stages.NO_BATTLE and position.battle_hex == seats.of_seat(position, SAMOA_SEAT, seats.HOME)
    if card == cards.TAPU and at_home and position.defender == SAMOA_SEAT:
        position.local += 1


def look_at_card(position: ParadisePosition, card: Card) -> None:
    """Ruling 65: KAVA CEREMONY: one of Samoa's cards is drawn and known to the player; it stays face down, and unused."""
    slot = position.dealt
    cards.draw_unseen(position, card)
    seats.set_seat(position, PLAYER, seats.KNOWS, seats.of_seat(position, PLAYER, seats.KNOWS) | bit(slot))
    tell_samoa_card(position, "solo-look", card)
