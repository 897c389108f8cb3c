"""Exchanging two commodities for an open one (§4.1)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import telling
from vaka.games.moorea.rules.actions import exchange_id
from vaka.games.moorea.rules.box import COMMODITY_KINDS, Card, Seat
from vaka.games.moorea.rules.cards import covers
from vaka.games.moorea.rules.drawing import take_from_row
from vaka.games.moorea.rules.hands import hand, lay_down
from vaka.games.moorea.rules.packed import has
from vaka.games.moorea.rules.payments import PAIR_COUNT, PAIRS, Pair
from vaka.games.moorea.rules.position import MooreaPosition, put_away, row_kinds
from vaka.games.moorea.rules.reasons import NOT_IN_ROW, OPEN, TOO_FEW_TO_EXCHANGE


def legal_exchange(position: MooreaPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§4.1: any two commodities of the hand for any commodity of the row.

    Written out, since asking `why_not_exchange` of all 75 exchanges takes three times as long.
    """
    kinds = row_kinds(position)
    if kinds == 0:
        return found
    cards = hand(position, seat)
    pairs = PAIRS.cards
    for pair in range(PAIR_COUNT):
        if covers(cards, pairs[pair]):
            for card in range(COMMODITY_KINDS):
                if has(kinds, card):
                    found = append(found, exchange_id(pair, card))
    return found


def why_not_exchange(position: MooreaPosition, seat: Seat, pair: Pair, card: Card) -> i64:
    """§4.1: why these two cannot be exchanged for that one; canoe, hut and stoneware are in no pair (A6)."""
    if not has(row_kinds(position), card):
        return NOT_IN_ROW
    return OPEN if covers(hand(position, seat), PAIRS.cards[pair]) else TOO_FEW_TO_EXCHANGE


def exchange(position: MooreaPosition, seat: Seat, pair: Pair, card: Card) -> None:
    """§4.1: two onto the discard, one from the row, which is refilled at once (A7)."""
    given = PAIRS.cards[pair]
    lay_down(position, seat, given)
    put_away(position, given)
    place = take_from_row(position, seat, card)
    if position.events is not None:
        telling.exchange(position, seat, given, card, place)
