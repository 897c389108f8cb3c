"""The solitaire game (§12.3): Samoa's cards are a count until they are revealed, or looked at by KAVA CEREMONY."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.cards import TAPU, draw_unseen, open_card
from vaka.games.paradise.rules.options import PLAYER, SAMOA_SEAT
from vaka.games.paradise.rules.packed import bit
from vaka.games.paradise.rules.position import HOME, KNOWS, ParadisePosition, of_seat, set_seat
from vaka.games.paradise.rules.stages import NO_BATTLE
from vaka.games.paradise.rules.telling.samoa import tell_samoa_card


def turn_card(position: ParadisePosition, card: i64) -> None:
    """§12.3: a card of Samoa lies open; TAPU helps at once where the player attacks its home."""
    open_card(position, SAMOA_SEAT, card)
    tell_samoa_card(position, "solo-card", card)
    at_home = position.battle != NO_BATTLE and position.battle_hex == of_seat(position, SAMOA_SEAT, HOME)
    if card == TAPU and at_home and position.defender == SAMOA_SEAT:
        position.local += 1


def look_at_card(position: ParadisePosition, card: i64) -> None:
    """Ruling 65: KAVA CEREMONY: one of Samoa's cards is drawn and known to the player; it stays face down, and unused."""
    slot = position.dealt
    draw_unseen(position, card)
    set_seat(position, PLAYER, KNOWS, of_seat(position, PLAYER, KNOWS) | bit(slot))
    tell_samoa_card(position, "solo-look", card)
