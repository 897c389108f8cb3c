"""Earlier piles: what everybody can count of them, and what each seat remembers (§8, A27; see `hands`).

When the discard is shuffled, what was known of the pile before becomes a *layer*. Everybody knows which cards were drawn blind from
that pile, how many of them each seat drew, and which cards a seat laid down while it lasted: those that surely came from a pile
before, and the doubts, with the number of cards that the seat had drawn by then. What a seat drew is its own memory.

Cards that were laid down at once, and surely came from that pile, are left out everywhere. A position keeps a limited number of
layers; the two oldest are then taken for one pile.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules.box import Seat
from vaka.games.moorea.rules.cards import NO_CARDS, Cards, single, size_of

MOST_LAYERS: Final[i64] = 8
NOT_KNOWN: Final[i64] = -1
"""What a view has in the place of another's memory."""


class Layer:
    """One earlier pile. It is never changed, so copies of a position share it."""

    def __init__(self, cards: Cards, drawn: vec[i64], sure: vec[i64], memory: vec[i64], doubts: vec[i64]) -> None:
        self.cards: i64 = cards  # that were drawn blind from this pile
        self.drawn: vec[i64] = drawn  # how many of them each seat drew
        self.sure: vec[i64] = sure  # by seat, cards laid down while it lasted that surely came from a pile before
        self.memory: vec[i64] = memory  # by seat, the cards that it drew, or NOT_KNOWN
        self.doubts: vec[i64] = doubts  # cards laid down that came from this pile or from one before (see `hands`)
        self.views: list[Layer | None] = []  # the layer as each seat knows it, and as nobody does: filled as they are asked for

    def __repr__(self) -> str:
        return f"Layer({self.cards}, {list(self.drawn)}, {list(self.sure)}, {list(self.memory)}, {list(self.doubts)})"


def doubt_seat(doubt: i64) -> Seat:
    """Who laid it."""
    return doubt & 7


def doubt_card(doubt: i64) -> i64:
    """What it is."""
    return (doubt >> 3) & 7


def doubt_drawn(doubt: i64) -> i64:
    """How many cards of the pile its seat had drawn by then."""
    return doubt >> 6


def doubt_of(seat: Seat, card: i64, drawn: i64) -> i64:
    """A card laid down in doubt."""
    return (((drawn << 3) | card) << 3) | seat


def laid_by(layer: Layer, seat: Seat) -> Cards:
    """All that a seat laid down unseen while this pile lasted, but for what surely came from it."""
    laid: i64 = layer.sure[seat]
    for doubt in layer.doubts:
        if doubt_seat(doubt) == seat:
            laid += single(doubt_card(doubt))
    return laid


def laid_in(layer: Layer, seats: i64) -> Cards:
    """The same of all seats."""
    laid: i64 = 0
    for seat in range(seats):
        laid += laid_by(layer, seat)
    return laid


def with_memory(layer: Layer, memory: vec[i64]) -> Layer:
    """The same layer with other memories."""
    return Layer(layer.cards, layer.drawn, layer.sure, memory, layer.doubts)


def veiled(layer: Layer, viewer: i64) -> Layer:
    """A layer as one seat knows it, or nobody."""
    count: i64 = len(layer.memory)
    views = layer.views
    if len(views) == 0:
        for _seat in range(count + 1):
            views.append(None)
    place = viewer if viewer >= 0 else count
    known = views[place]
    if known is not None:
        return known
    memory = vec[i64]()
    for seat in range(count):
        memory = append(memory, layer.memory[seat] if seat == viewer else NOT_KNOWN)
    found = with_memory(layer, memory)
    views[place] = found
    return found


def merged(older: Layer, newer: Layer) -> Layer:
    """Two piles taken for one. All that was laid down while the newer one lasted came from either, so it is settled."""
    cards = older.cards + newer.cards
    count: i64 = len(older.drawn)
    drawn = vec[i64](capacity=count)
    sure = vec[i64](capacity=count)
    memory = vec[i64](capacity=count)
    for seat in range(count):
        laid = laid_by(newer, seat)
        cards -= laid
        drawn = append(drawn, older.drawn[seat] + newer.drawn[seat] - size_of(laid))
        memory = append(memory, older.memory[seat] + newer.memory[seat] - laid)
        sure = append(sure, NO_CARDS)
    return Layer(cards, drawn, sure, memory, vec[i64]())
