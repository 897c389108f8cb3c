"""Laying cards at a store (§4.4, §6.3).

Stores of one kind are alike in everything, so a second one only adds its own points, and a deposit names the kind (A19).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import telling
from vaka.games.moorea.rules.actions import lay_id
from vaka.games.moorea.rules.box import FIRST_STORE, STORE_KINDS, Seat, Store
from vaka.games.moorea.rules.cards import covers
from vaka.games.moorea.rules.ending import note_building
from vaka.games.moorea.rules.hands import hand, lay_down
from vaka.games.moorea.rules.payments import DEPOSITS, Deposit
from vaka.games.moorea.rules.position import MooreaPosition, add_stored, gain_points, owned
from vaka.games.moorea.rules.reasons import NO_STORE, OPEN, TOO_FEW_TO_LAY
from vaka.games.moorea.rules.scoring import points_laid


def has_store(position: MooreaPosition, seat: Seat, store: Store) -> bool:
    """Does a store of this kind lie before the seat?"""
    return owned(position, seat, FIRST_STORE + store) > 0


def legal_lay(position: MooreaPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§4.4: one or more cards of the kinds that an own store takes.

    Written out over the own stores, since asking `why_not_lay` of all 316 deposits takes ten times as long.
    """
    held = hand(position, seat)
    first = DEPOSITS.first
    cards = DEPOSITS.cards
    for store in range(STORE_KINDS):
        if has_store(position, seat, store):
            for deposit in range(first[store], first[store + 1]):
                if covers(held, cards[deposit]):
                    found = append(found, lay_id(deposit))
    return found


def why_not_lay(position: MooreaPosition, seat: Seat, deposit: Deposit) -> i64:
    """§4.4: why these cards cannot be laid at this store."""
    if not has_store(position, seat, DEPOSITS.store[deposit]):
        return NO_STORE
    return OPEN if covers(hand(position, seat), DEPOSITS.cards[deposit]) else TOO_FEW_TO_LAY


def lay(position: MooreaPosition, seat: Seat, deposit: Deposit) -> None:
    """§4.4: the cards lie at the store for good, and score there."""
    store = DEPOSITS.store[deposit]
    cards = DEPOSITS.cards[deposit]
    lay_down(position, seat, cards)
    add_stored(position, seat, store, cards)
    worth = points_laid(store, cards)
    gain_points(position, seat, worth)
    note_building(position)
    if position.events is not None:
        telling.lay(position, seat, store, cards, worth)
