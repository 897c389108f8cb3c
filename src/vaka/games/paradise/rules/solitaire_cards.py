"""The solitaire game (§12.3): Samoa's cards are a count until they are revealed, or looked at by KAVA CEREMONY."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.advanced import FOR_LOOK, FOR_REVEAL, SAMOA_SEAT
from vaka.games.paradise.rules.beginning import deforest
from vaka.games.paradise.rules.cards import TAPU, draw_unseen, face_down_cards, hand, open_card, unseen_cards
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.packed import bit, lowest, without_lowest
from vaka.games.paradise.rules.position import HOME, KNOWS, NO_BATTLE, ParadisePosition, of_seat, set_seat
from vaka.games.paradise.rules.solitaire_war import PICK_GROVE, PLAYER, UNDECIDED, choose
from vaka.games.paradise.rules.telling_solo import tell_samoa_card


def reveals(position: ParadisePosition) -> bool:
    """§12.3: all of Samoa's cards are revealed: those that KAVA CEREMONY has shown at once, the others as they are drawn.

    True if one is to be drawn.
    """
    known = hand(position, SAMOA_SEAT) & ~position.opened
    while known != 0:
        turn_card(position, lowest(known))
        known = without_lowest(known)
    if unseen_cards(position) == 0:
        return False
    position.chance = FOR_REVEAL
    return True


def turn_card(position: ParadisePosition, card: i64) -> None:
    """§12.3: a card of Samoa lies open; TAPU helps at once where the player attacks its home."""
    open_card(position, SAMOA_SEAT, card)
    tell_samoa_card(position, "solo-card", card)
    at_home = position.battle != NO_BATTLE and position.battle_hex == of_seat(position, SAMOA_SEAT, HOME)
    if card == TAPU and at_home and position.defender == SAMOA_SEAT:
        position.local += 1


def reveal_card(position: ParadisePosition, card: i64) -> None:
    """§12.3, ruling 65: one of Samoa's cards is drawn when it is revealed."""
    draw_unseen(position, card)
    turn_card(position, card)
    if position.battle != NO_BATTLE and face_down_cards(position, SAMOA_SEAT) == 0:  # in an Action `act` sees to it
        fells(position)


def fells(position: ParadisePosition) -> bool:
    """§12.3: DEFORESTATION strikes when the last card is revealed. True if it does, or the die is to say where."""
    where = choose(position, PICK_GROVE)
    if where != UNDECIDED and where != NOWHERE:
        deforest(position, SAMOA_SEAT, where)
    return where != NOWHERE


def look_at_card(position: ParadisePosition, card: i64) -> None:
    """Ruling 65: KAVA CEREMONY: one of Samoa's cards is drawn and known to the player; it stays face down, and unused."""
    slot = position.dealt
    draw_unseen(position, card)
    set_seat(position, PLAYER, KNOWS, of_seat(position, PLAYER, KNOWS) | bit(slot))
    tell_samoa_card(position, "solo-look", card)
    if unseen_cards(position) > 0:
        position.chance = FOR_LOOK
