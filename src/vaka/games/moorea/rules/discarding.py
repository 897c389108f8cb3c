"""The hand limit (§3.3): part of every turn, no action, and the player picks what goes (A8, A22)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import telling
from vaka.games.moorea.rules.actions import discard_id
from vaka.games.moorea.rules.box import CARD_KINDS, Card, Seat
from vaka.games.moorea.rules.cards import single
from vaka.games.moorea.rules.hands import hand_limit, hand_size, held, lay_down
from vaka.games.moorea.rules.position import MooreaPosition, put_away
from vaka.games.moorea.rules.reasons import NOT_HELD, OPEN


def is_over_limit(position: MooreaPosition, seat: Seat) -> bool:
    """§3.3: does the seat hold more than it may at the end of its turn?"""
    return hand_size(position, seat) > hand_limit(position, seat)


def legal_discard(position: MooreaPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§3.3: any card of the hand, one at a time until the limit is kept."""
    for card in range(CARD_KINDS):
        if why_not_discard(position, seat, card) == OPEN:
            found = append(found, discard_id(card))
    return found


def why_not_discard(position: MooreaPosition, seat: Seat, card: Card) -> i64:
    """§3.3: why this card cannot be discarded."""
    return OPEN if held(position, seat, card) > 0 else NOT_HELD


def discard(position: MooreaPosition, seat: Seat, card: Card) -> None:
    """§3.3: a commodity goes to the open discard; canoe, hut and stoneware leave the game (A8)."""
    cards = single(card)
    lay_down(position, seat, cards)
    put_away(position, cards)
    if position.events is not None:
        telling.discard(position, seat, card)
