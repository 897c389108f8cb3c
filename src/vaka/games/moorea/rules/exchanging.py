"""Exchanging two commodities for an open one (first action of "Züge")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import telling, turn
from vaka.games.moorea.rules.drawing import row_kinds, take_from_row
from vaka.games.moorea.rules.layout import EXCHANGE, KINDS, TABLES, covers
from vaka.games.moorea.rules.reasons import ALLOWED, NOT_IN_ROW, TOO_FEW_TO_EXCHANGE

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea

PAIRS: Final[i64] = 15


def legal_exchange(state: Moorea, seat: i64, found: vec[i64]) -> vec[i64]:
    """Any two commodities of the hand, never intermediates (A6), for any commodity of the row."""
    kinds = row_kinds(state)
    if kinds == 0:
        return found
    hand = state.hand(seat)
    guards = TABLES.guards
    pairs = TABLES.pair_cards
    for pair in range(PAIRS):
        if covers(hand, pairs[pair], guards):
            for card in range(KINDS):
                if (kinds >> card) & 1:
                    found = append(found, EXCHANGE + pair * KINDS + card)
    return found


def why_not_exchange(state: Moorea, seat: i64, pair: i64, card: i64) -> i64:
    """Why these two cannot be exchanged for that one."""
    if not (row_kinds(state) >> card) & 1:
        return NOT_IN_ROW
    return ALLOWED if covers(state.hand(seat), TABLES.pair_cards[pair], TABLES.guards) else TOO_FEW_TO_EXCHANGE


def exchange(state: Moorea, seat: i64, pair: i64, card: i64) -> None:
    """Two onto the discard, one from the row, which is refilled at once (A7)."""
    given = TABLES.pair_cards[pair]
    state.lay_down(seat, given)
    state.put_away(given)
    take_from_row(state, seat, card)
    if state.events is not None:
        telling.exchange(state, seat, given, card)
    turn.act_done(state)
