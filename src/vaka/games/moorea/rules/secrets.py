"""Who knows what (§8, A27): hands are hidden, what was taken openly is remembered, and counting is everybody's right.

What the pile was last shuffled of is public, so the pile and the newer slots hold nothing else, and the older slots hold the rest
of what is unaccounted for (see `hands`). Where cards that have been laid down since came from is weighed (see `origins`). Once the
pile has been shuffled twice, earlier piles say more (see `tracing`).
"""

from __future__ import annotations

from typing import Any

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.names import OPEN_ENDED, OVER
from vaka.games.moorea.rules.box import COMMODITIES, COMMODITY_KINDS, NO_CARD, ROW, STORE_KINDS, Seat
from vaka.games.moorea.rules.cards import (
    ALL_COMMODITIES,
    NO_CARDS,
    Cards,
    commodities_of,
    count_of,
    covers,
    single,
    size_of,
)
from vaka.games.moorea.rules.hands import (
    doubts_of,
    hand,
    is_veiled,
    newer_cards,
    newer_count,
    older_cards,
    older_slots,
    older_total,
    set_older_doubts,
    slot_count,
    surely_older,
    unveil_slot,
    veil,
)
from vaka.games.moorea.rules.layers import veiled, with_memory
from vaka.games.moorea.rules.origins import Origins, nothing_older
from vaka.games.moorea.rules.packed import bit, has
from vaka.games.moorea.rules.position import MooreaPosition, row_at, stored
from vaka.games.moorea.rules.tracing import Tracing, draw_one, needs_tracing


def hide(position: MooreaPosition, viewer: i64) -> None:
    """§8: veil the slots of all others, and the pile."""
    position.deck = NO_CARDS
    for seat in range(position.seats):
        if seat != viewer:
            veil(position, seat)
    if len(position.past) > 0:
        position.past = [veiled(layer, viewer) for layer in position.past]


# --- What a view leaves open ---


class Unseen:
    """What a view leaves open: the veiled seats, and the older and the newer cards that they hide or laid in doubt."""

    def __init__(self, position: MooreaPosition) -> None:
        self.seats = [seat for seat in range(position.seats) if is_veiled(position, seat)]
        self.older: i64 = 0
        self.newer: i64 = 0
        self.is_countable = True  # do the cards make up what the places can hold?
        seen = seen_commodities(position)
        own = newer_cards_seen(position)
        doubts: i64 = 0
        older_places: i64 = 0
        newer_places: i64 = position.deck_size
        for seat in self.seats:
            doubts += doubts_of(position, seat)
            older_places += older_total(position, seat)
            newer_places += newer_count(position, seat)
        for card in range(COMMODITY_KINDS):
            newer = count_of(position.fresh, card) - count_of(own, card)
            older = count_of(ALL_COMMODITIES, card) - count_of(seen, card) + count_of(doubts, card) - newer
            if newer < 0 or older < 0:
                self.is_countable = False
                return
            self.newer += single(card) * newer
            self.older += single(card) * older
        if size_of(self.older) != older_places or size_of(self.newer) != newer_places:
            self.is_countable = False


def seen_commodities(position: MooreaPosition) -> Cards:
    """Every commodity whose place this view knows."""
    seen = position.discard
    for place in range(ROW):
        card = row_at(position, place)
        if card != NO_CARD:
            seen += single(card)
    for seat in range(position.seats):
        seen += commodities_of(hand(position, seat))
        for store in range(STORE_KINDS):
            seen += commodities_of(stored(position, seat, store))
    return seen


def newer_cards_seen(position: MooreaPosition) -> Cards:
    """The newer cards that the viewer itself holds or laid in doubt."""
    cards: i64 = 0
    for seat in range(position.seats):
        if not is_veiled(position, seat):
            cards += newer_cards(position, seat)
    return cards


def deal(position: MooreaPosition, rng: Random) -> None:
    """§8: first where the doubts came from; then older slots from the older cards, newer ones and the pile from the newer."""
    if needs_tracing(position):
        Tracing(position).deal(rng)
        return
    unseen = Unseen(position)
    older, newer = unseen.older, unseen.newer
    if len(position.doubts) > 0:
        origins = Origins(position, unseen.seats, older, newer)
        drawn = origins.draw(rng)
        for place, seat in enumerate(origins.seats):
            set_older_doubts(position, seat, drawn[place])
            older -= drawn[place]
            newer -= doubts_of(position, seat) - drawn[place]
    for seat in unseen.seats:
        first_newer = older_slots(position, seat)
        for number in range(slot_count(position, seat)):
            card = draw_one(older if number < first_newer else newer, rng)
            if number < first_newer:
                older -= single(card)
            else:
                newer -= single(card)
            unveil_slot(position, seat, number, card)
    position.deck = newer
    if len(position.past) > 0:
        remember(position)


def remember(position: MooreaPosition) -> None:
    """The only earlier pile is where all that is older came from."""
    memory = vec[i64]()
    for seat in range(position.seats):
        memory = append(memory, older_cards(position, seat) + surely_older(position, seat))
    position.past = [with_memory(position.past[0], memory)]


# --- What counting allows ---


def hidden(position: MooreaPosition) -> dict[str, Any]:
    """§8: every veiled slot, and what counting allows there."""
    if position.asked == OVER:
        return {}
    found: dict[str, Any] = {}
    words = position.game.seat_words(position.seats)
    if needs_tracing(position):
        tracing = Tracing(position)
        traced = tracing.kinds()
        for place, seat in enumerate(tracing.unknown):
            for number in range(slot_count(position, seat)):
                path = f"seats/{words[seat]}/hidden/{number}"
                found[path] = names_of(traced[place][number]) if traced else OPEN_ENDED
        return found
    unseen = Unseen(position)
    origins = Origins(position, unseen.seats, unseen.older, unseen.newer)
    for seat in unseen.seats:
        kinds = slot_kinds(position, origins, seat)
        for number in range(slot_count(position, seat)):
            found[f"seats/{words[seat]}/hidden/{number}"] = names_of(kinds[number])
    return found


def names_of(kinds: i64) -> list[str]:
    """A set of commodities as words."""
    return [COMMODITIES[card] for card in range(COMMODITY_KINDS) if has(kinds, card)]


def slot_kinds(position: MooreaPosition, origins: Origins, seat: Seat) -> vec[i64]:
    """The commodities that each slot of a seat can be, as bits, over all ways in which the doubts can have come about."""
    found = vec[i64]()
    for _number in range(slot_count(position, seat)):
        found = append(found, 0)
    place: i64 = -1
    for index, other in enumerate(origins.seats):
        if other == seat:
            place = index
    chain = origins.all_but(place)
    others = chain[len(chain) - 1]
    own = origins.each[place] if place >= 0 else nothing_older()
    for laid in own.sets:
        first_newer = older_total(position, seat) - size_of(laid)
        for rest in others.sets:
            cards = laid + rest
            if covers(origins.most, cards) and origins.fit(cards) > 0.0:
                add_kinds(found, first_newer, origins.older - cards, origins.newer - origins.doubts + cards)
    return found


def add_kinds(kinds: vec[i64], first_newer: i64, older: Cards, newer: Cards) -> None:
    """The slots can also be what is left of the older and of the newer cards."""
    count: i64 = len(kinds)
    for number in range(count):
        cards = older if number < first_newer else newer
        for card in range(COMMODITY_KINDS):
            if count_of(cards, card) > 0:
                kinds[number] |= bit(card)


# --- How likely ---


def hidden_odds(position: MooreaPosition) -> dict[str, dict[str, float]]:
    """§8: of every veiled slot the chance of each commodity, counted over all ways in which the doubts can have come about.

    Nothing where earlier piles have to be traced: there are too many ways then.
    """
    found: dict[str, dict[str, float]] = {}
    if position.asked == OVER or needs_tracing(position):
        return found
    words = position.game.seat_words(position.seats)
    unseen = Unseen(position)
    origins = Origins(position, unseen.seats, unseen.older, unseen.newer)
    for seat in unseen.seats:
        for number, odds in enumerate(slot_odds(position, origins, seat)):
            found[f"seats/{words[seat]}/hidden/{number}"] = odds
    return found


def slot_odds(position: MooreaPosition, origins: Origins, seat: Seat) -> list[dict[str, float]]:
    """The chance of each commodity in each slot of a seat: the ways of `slot_kinds`, each with its weight."""
    found: list[dict[str, float]] = [{} for _ in range(slot_count(position, seat))]
    place: i64 = -1
    for index, other in enumerate(origins.seats):
        if other == seat:
            place = index
    chain = origins.all_but(place)
    others = chain[len(chain) - 1]
    own = origins.each[place] if place >= 0 else nothing_older()
    total = 0.0
    for mine in range(len(own.sets)):
        for rest in range(len(others.sets)):
            cards = own.sets[mine] + others.sets[rest]
            if not covers(origins.most, cards):
                continue
            weight = own.weights[mine] * others.weights[rest] * origins.fit(cards)
            if weight > 0.0:
                total += weight
                first_newer = older_total(position, seat) - size_of(own.sets[mine])
                add_odds(found, first_newer, origins.older - cards, origins.newer - origins.doubts + cards, weight)
    return [{name: share / total for name, share in odds.items()} for odds in found]


def add_odds(found: list[dict[str, float]], first_newer: i64, older: Cards, newer: Cards, weight: float) -> None:
    """With this weight the slots are what is left of the older and of the newer cards, all cards alike."""
    for number, odds in enumerate(found):
        cards = older if number < first_newer else newer
        for card in range(COMMODITY_KINDS):
            count = count_of(cards, card)
            if count > 0:
                name = COMMODITIES[card]
                odds[name] = odds.get(name, 0.0) + weight * float(count) / float(size_of(cards))
