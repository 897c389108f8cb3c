"""From which pile did each hidden card come? All that is known of earlier piles, and dealing what fits it (§8, A27; see `layers`).

Each card that a seat laid down unseen is traced to one of the piles that it can have come from: the seat had such a card left, and
so had the pile. What the piles have left is then dealt to the places that are left, which always fits. A trace is drawn card by
card, each place of the hand alike; since that alone would favour traces with many ways to go on, a few are drawn and one is chosen
by its weight. Where all of them come to a dead end the cards are tried in all ways: what has really happened is one of them.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules.box import COMMODITY_KINDS, Seat
from vaka.games.moorea.rules.cards import NO_CARDS, Cards, count_of, single, size_of
from vaka.games.moorea.rules.hands import (
    doubt_count,
    newer_cards,
    newer_count,
    set_older_doubts,
    slot_count,
    surely_older,
    unveil_slot,
)
from vaka.games.moorea.rules.layers import NOT_KNOWN, Layer, doubt_card, doubt_drawn, doubt_seat, with_memory
from vaka.games.moorea.rules.origins import draw_weighed
from vaka.games.moorea.rules.packed import bit
from vaka.games.moorea.rules.position import MooreaPosition

TRACES: Final = 4
"""So many are drawn, and one of them is chosen."""
TRIES: Final = 10
PATIENCE: Final[i64] = 20_000
"""After so many steps into dead ends, another order of trying is begun, a few times."""


def needs_tracing(position: MooreaPosition) -> bool:
    """Do earlier piles say more than counting does? One alone holds all that is older."""
    return len(position.past) > 1


class Tracing:
    """The cards that were laid down unseen, the piles they can have come from, and a trace: where each came from."""

    def __init__(self, position: MooreaPosition) -> None:
        self.position = position
        self.newest: i64 = len(position.past)  # the pile as it was last shuffled; before it the layers
        self.unknown = [seat for seat in range(position.seats) if position.past[0].memory[seat] == NOT_KNOWN]
        self.cards = vec[i64]()  # of each pile: what nobody known to this view drew of it
        self.room = vec[i64]()  # of each pile and seat: how many cards the seat drew of it and has not laid down
        # Of each card laid down unseen: by whom, what, while which pile lasted, and how many the seat had drawn of that one.
        self.seat = vec[i64]()
        self.card = vec[i64]()
        self.pile = vec[i64]()
        self.drawn = vec[i64]()
        for number, layer in enumerate(position.past):
            self.add_layer(number, layer)
        self.add_newest()
        self.count: i64 = len(self.seat)
        self.all_cards: vec[i64] = self.cards[:]
        self.all_room: vec[i64] = self.room[:]
        self.source = vec[i64]()  # of each card laid down: the pile that it came from
        for _card in range(self.count):
            self.source = append(self.source, 0)
        self.steps: i64 = 0

    # --- What is known ---

    def add_layer(self, number: i64, layer: Layer) -> None:
        """An earlier pile."""
        cards = layer.cards
        for seat in range(self.position.seats):
            if layer.memory[seat] == NOT_KNOWN:
                self.room = append(self.room, layer.drawn[seat])
                self.lay_sure(seat, layer.sure[seat], number)
            else:
                self.room = append(self.room, 0)
                cards -= layer.memory[seat]
        self.cards = append(self.cards, cards)
        self.lay_doubts(layer.doubts, number)

    def add_newest(self) -> None:
        """The pile as it was last shuffled, with all that is left in it."""
        position = self.position
        cards = position.fresh
        for seat in range(position.seats):
            if seat in self.unknown:
                self.room = append(self.room, newer_count(position, seat))
                self.lay_sure(seat, surely_older(position, seat), self.newest)
            else:
                self.room = append(self.room, 0)
                cards -= newer_cards(position, seat)
        self.cards = append(self.cards, cards)
        self.lay_doubts(position.doubts, self.newest)

    def lay_sure(self, seat: Seat, cards: Cards, pile: i64) -> None:
        """Cards that surely came from an earlier pile."""
        for card in range(COMMODITY_KINDS):
            for _copy in range(count_of(cards, card)):
                self.lay(seat, card, pile, 0)

    def lay_doubts(self, doubts: vec[i64], pile: i64) -> None:
        """Cards that came from this pile or an earlier one."""
        for doubt in doubts:
            if doubt_seat(doubt) in self.unknown:
                self.lay(doubt_seat(doubt), doubt_card(doubt), pile, doubt_drawn(doubt))

    def lay(self, seat: Seat, card: i64, pile: i64, drawn: i64) -> None:
        """One card laid down unseen."""
        self.seat = append(self.seat, seat)
        self.card = append(self.card, card)
        self.pile = append(self.pile, pile)
        self.drawn = append(self.drawn, drawn)

    # --- One trace ---

    def begin(self) -> None:
        """Nothing is traced yet."""
        self.cards = self.all_cards[:]
        self.room = self.all_room[:]
        self.steps = 0

    def weight(self, index: i64, pile: i64) -> float:
        """How likely a card came from a pile, as things are; 0 if it cannot have."""
        place = pile * self.position.seats + self.seat[index]
        places = self.room[place]
        if pile == self.pile[index]:
            places -= self.all_room[place] - self.drawn[index]
        if places <= 0:
            return 0.0
        cards = self.cards[pile]
        copies = count_of(cards, self.card[index])
        return float(places) * float(copies) / float(size_of(cards)) if copies > 0 else 0.0

    def trace_to(self, index: i64, pile: i64, one: i64) -> None:
        """A card comes from that pile; with -1, it is taken back."""
        self.cards[pile] -= single(self.card[index]) * one
        self.room[pile * self.position.seats + self.seat[index]] -= one
        self.source[index] = pile

    def weights(self, index: i64) -> vec[float]:
        """The weight of every pile that a card can have come from."""
        found = vec[float]()
        for pile in range(self.pile[index] + 1):
            found = append(found, self.weight(index, pile))
        return found

    def draw(self, rng: Random) -> float:
        """A trace, card by card; how much it should weigh against others drawn so, or 0 for a dead end."""
        self.begin()
        found = 1.0
        for index in range(self.count):
            weights = self.weights(index)
            pile = draw_weighed(weights, rng)
            if pile < 0:
                return 0.0
            total = 0.0
            for weight in weights:
                total += weight
            found *= total
            self.trace_to(index, pile, 1)
        return found

    def try_all(self, index: i64, rng: Random) -> bool:
        """Trace this card and those after it in any way that leads to an end, as long as patience lasts."""
        if index == self.count:
            return True
        weights = self.weights(index)
        while self.steps < PATIENCE:
            pile = draw_weighed(weights, rng)
            if pile < 0:
                return False
            self.steps += 1
            weights[pile] = 0.0
            self.trace_to(index, pile, 1)
            if self.try_all(index + 1, rng):
                return True
            self.trace_to(index, pile, -1)
        return False

    def finds_way(self, rng: Random) -> bool:
        """Is there a trace? It is left standing."""
        for _try in range(TRIES):
            self.begin()
            if self.try_all(0, rng):
                return True
        return False

    def trace(self, rng: Random) -> None:
        """Choose a trace."""
        chosen = vec[i64]()
        total = 0.0
        for _trace in range(TRACES if self.count > 0 else 1):
            weight = self.draw(rng)
            total += weight
            if weight > 0.0 and rng.random() * total < weight:
                chosen = self.source[:]
        if total == 0.0:
            self.finds_way(rng)
            return
        self.begin()
        for index in range(self.count):
            self.trace_to(index, chosen[index], 1)

    # --- Dealing ---

    def deal(self, rng: Random) -> None:
        """Give every unknown seat what is left to it of each pile, the oldest first; the rest of the newest is the pile."""
        self.trace(rng)
        position = self.position
        memories = [layer.memory[:] for layer in position.past]
        for seat in self.unknown:
            older = self.note_traces(seat, memories)
            if doubt_count(position, seat) > 0:
                set_older_doubts(position, seat, older)
            number: i64 = 0
            for pile in range(self.newest + 1):
                for _place in range(self.room[pile * position.seats + seat]):
                    card = draw_one(self.cards[pile], rng)
                    self.cards[pile] -= single(card)
                    unveil_slot(position, seat, number, card)
                    if pile < self.newest:
                        memories[pile][seat] += single(card)
                    number += 1
        position.past = [with_memory(layer, memory) for layer, memory in zip(position.past, memories, strict=True)]
        position.deck = self.cards[self.newest]

    def note_traces(self, seat: Seat, memories: list[vec[i64]]) -> Cards:
        """A seat remembers where its cards came from; which of its doubts were older."""
        for pile in range(self.newest):
            memories[pile][seat] = NO_CARDS
        older: i64 = 0
        for index in range(self.count):
            source = self.source[index]
            if self.seat[index] == seat and source < self.newest:
                memories[source][seat] += single(self.card[index])
                if self.pile[index] == self.newest and self.drawn[index] > 0:
                    older += single(self.card[index])
        return older

    # --- What counting allows ---

    def kinds(self) -> list[vec[i64]]:
        """Of each unknown seat and each of its slots the commodities that it can be, as bits; nothing where that takes too long."""
        found = [no_kinds(slot_count(self.position, seat)) for seat in self.unknown]
        self.begin()
        self.add_all(0, found)
        return [] if self.steps >= PATIENCE else found

    def add_all(self, index: i64, found: list[vec[i64]]) -> None:
        """Go through all traces."""
        if index == self.count:
            self.add_kinds(found)
            return
        for pile in range(self.pile[index] + 1):
            if self.weight(index, pile) > 0.0 and self.steps < PATIENCE:
                self.steps += 1
                self.trace_to(index, pile, 1)
                self.add_all(index + 1, found)
                self.trace_to(index, pile, -1)

    def add_kinds(self, found: list[vec[i64]]) -> None:
        """What the slots can be where all cards are traced."""
        for place, seat in enumerate(self.unknown):
            number: i64 = 0
            for pile in range(self.newest + 1):
                for _place in range(self.room[pile * self.position.seats + seat]):
                    for card in range(COMMODITY_KINDS):
                        if count_of(self.cards[pile], card) > 0:
                            found[place][number] |= bit(card)
                    number += 1


def no_kinds(slots: i64) -> vec[i64]:
    """Nothing for each of so many slots."""
    found = vec[i64]()
    for _slot in range(slots):
        found = append(found, 0)
    return found


def draw_one(cards: Cards, rng: Random) -> i64:
    """A card out of these, all alike."""
    left: i64 = rng.randrange(size_of(cards))
    card: i64 = 0
    while left >= count_of(cards, card):
        left -= count_of(cards, card)
        card += 1
    return card
