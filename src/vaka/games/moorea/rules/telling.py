"""What happened, as events. A blind draw has two: what its drawer sees, and what everybody else does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vaka.engine.names import SPECTATOR
from vaka.games.moorea.rules.box import CARDS, PRODUCTS, STORES
from vaka.games.moorea.rules.box import TOOLS as TOOL_WORDS
from vaka.games.moorea.rules.layout import ALL_CARDS, DEALING, count_of

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea


def card_counts(cards: i64) -> dict[str, int]:
    """A set of cards as words and numbers."""
    return {CARDS[card]: count_of(cards, card) for card in range(ALL_CARDS) if count_of(cards, card) > 0}


def receive(state: Moorea, seat: i64, card: i64) -> None:
    key = "deal" if state.part == DEALING else "draw"
    others = [other for other in range(state.seats) if other != seat]
    state.report(key, {"seat": seat, "card": CARDS[card]}, frozenset([seat]))
    state.report(f"{key}-hidden", {"seat": seat}, frozenset([*others, SPECTATOR]))


def turn_up(state: Moorea, card: i64, place: i64) -> None:
    state.report("row", {"card": CARDS[card], "place": place + 1})


def turn_up_product(state: Moorea, product: i64, place: i64) -> None:
    state.report("display", {"product": PRODUCTS[product], "place": place + 1})


def take(state: Moorea, seat: i64, card: i64) -> None:
    state.report("take", {"seat": seat, "card": CARDS[card]})


def exchange(state: Moorea, seat: i64, given: i64, card: i64) -> None:
    state.report("exchange", {"seat": seat, "cards": card_counts(given), "card": CARDS[card]})


def buy(state: Moorea, seat: i64, product: i64, cards: i64) -> None:
    state.report("buy", {"seat": seat, "product": PRODUCTS[product], "cards": card_counts(cards)})


def tool(state: Moorea, seat: i64, tool_number: i64, cards: i64) -> None:
    state.report("tool", {"seat": seat, "product": TOOL_WORDS[tool_number], "cards": card_counts(cards)})


def lay(state: Moorea, seat: i64, store: i64, cards: i64) -> None:
    state.report("lay", {"seat": seat, "product": STORES[store], "cards": card_counts(cards)})


def discard(state: Moorea, seat: i64, card: i64) -> None:
    state.report("discard" if card < 5 else "discard-out", {"seat": seat, "card": CARDS[card]})


def end(state: Moorea) -> None:
    """Who won: one, or several who share the victory."""
    winners = state.winners()
    points = state.scores()[winners[0]]
    if len(winners) == 1:
        state.report("win", {"seat": winners[0], "points": points})
        return
    names = ("one_seat", "two_seat", "three_seat", "four_seat", "five_seat")
    state.report("shared", {"count": len(winners), "points": points} | dict(zip(names, winners, strict=False)))
