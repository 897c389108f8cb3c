"""Laying cards at a store (last action bullet of "Züge", "Lagerkarten").

Stores of one kind are alike in everything, so a second one only adds its own points, and a deposit names the kind (A19).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import telling, turn
from vaka.games.moorea.rules.layout import FIRST_STORE, MAT, OWNED, POINTS, STORE_KINDS, STORED, TABLES, covers, size_of
from vaka.games.moorea.rules.reasons import ALLOWED, NO_STORE, TOO_FEW_TO_LAY

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea


def legal_lay(state: Moorea, seat: i64, found: vec[i64]) -> vec[i64]:
    """One or more cards of the kinds that an own store takes."""
    base = seat * MAT + OWNED + FIRST_STORE
    mat = state.mat
    hand = mat[seat * MAT]
    guards = TABLES.guards
    deposits = TABLES.deposits
    first = deposits.first
    cards = deposits.cards
    for store in range(STORE_KINDS):
        if mat[base + store] > 0:
            for deposit in range(first[store], first[store + 1]):
                if covers(hand, cards[deposit], guards):
                    found = append(found, TABLES.lay + deposit)
    return found


def why_not_lay(state: Moorea, seat: i64, deposit: i64) -> i64:
    """Why these cards cannot be laid at this store."""
    deposits = TABLES.deposits
    if state.mat[seat * MAT + OWNED + FIRST_STORE + deposits.store[deposit]] == 0:
        return NO_STORE
    return ALLOWED if covers(state.hand(seat), deposits.cards[deposit], TABLES.guards) else TOO_FEW_TO_LAY


def lay(state: Moorea, seat: i64, deposit: i64) -> None:
    """The cards lie at the store for good, and score there."""
    store = TABLES.deposits.store[deposit]
    cards = TABLES.deposits.cards[deposit]
    state.lay_down(seat, cards)
    state.mat[seat * MAT + STORED + store] += cards
    state.mat[seat * MAT + POINTS] += TABLES.points_each[store] * size_of(cards)
    if state.events is not None:
        telling.lay(state, seat, store, cards)
    turn.act_done(state)
