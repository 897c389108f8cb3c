"""The hand limit ("Handkarten-Limit"): part of every turn, no action, and the player picks what goes (A8, A22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import telling, turn
from vaka.games.moorea.rules.layout import ALL_CARDS, DISCARD, TABLES, count_of
from vaka.games.moorea.rules.reasons import ALLOWED, NOT_HELD

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea


def legal_discard(state: Moorea, seat: i64, found: vec[i64]) -> vec[i64]:
    """Any card of the hand, one at a time until the limit is kept."""
    hand = state.hand(seat)
    for card in range(ALL_CARDS):
        if count_of(hand, card) > 0:
            found = append(found, DISCARD + card)
    return found


def why_not_discard(state: Moorea, seat: i64, card: i64) -> i64:
    """Why this card cannot be discarded."""
    return ALLOWED if state.held(seat, card) > 0 else NOT_HELD


def discard(state: Moorea, seat: i64, card: i64) -> None:
    """A commodity goes to the open discard; canoe, hut and stoneware leave the game (A8)."""
    cards = TABLES.one[card]
    state.lay_down(seat, cards)
    state.put_away(cards)
    if state.events is not None:
        telling.discard(state, seat, card)
    turn.proceed(state)
