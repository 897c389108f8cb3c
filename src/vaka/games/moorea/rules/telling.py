"""What happened, as events. A blind draw has two: what its drawer sees, and what everybody else does (§8)."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.engine.ending import how_it_ended
from vaka.engine.names import SPECTATOR
from vaka.games.moorea.rules.box import CARDS, COMMODITY_KINDS, PRODUCTS, STORES, TOOLS, Card, Product, Seat, Store, Tool
from vaka.games.moorea.rules.cards import Cards, card_counts
from vaka.games.moorea.rules.position import DEALING, MooreaPosition, points


def first(position: MooreaPosition, seat: Seat) -> None:
    """Who begins."""
    position.report("first", {"seat": seat})


def shuffle(position: MooreaPosition) -> None:
    """The discard has become the pile."""
    position.report("shuffle", {"count": position.deck_size})


def reach(position: MooreaPosition, seat: Seat) -> None:
    """The pile was chosen."""
    position.report("reach", {"seat": seat})


def receive(position: MooreaPosition, seat: Seat, card: Card) -> None:
    """A card was dealt or drawn."""
    key = "deal" if position.part == DEALING else "draw"
    others = [other for other in range(position.seats) if other != seat]
    position.report(key, {"seat": seat, "card": CARDS[card]}, frozenset([seat]))
    position.report(f"{key}-hidden", {"seat": seat}, frozenset([*others, SPECTATOR]))


def turn_up(position: MooreaPosition, card: Card, place: i64) -> None:
    """A commodity lies open."""
    position.report("row", {"card": CARDS[card], "place": place + 1})


def turn_up_product(position: MooreaPosition, product: Product, place: i64) -> None:
    """A product lies open."""
    position.report("display", {"product": PRODUCTS[product], "place": place + 1})


def take(position: MooreaPosition, seat: Seat, card: Card) -> None:
    """A commodity of the row was drawn."""
    position.report("take", {"seat": seat, "card": CARDS[card]})


def enough(position: MooreaPosition, seat: Seat) -> None:
    """No more is drawn."""
    position.report("enough", {"seat": seat})


def exchange(position: MooreaPosition, seat: Seat, given: Cards, card: Card) -> None:
    """Two for one."""
    position.report("exchange", {"seat": seat, "cards": card_counts(given), "card": CARDS[card]})


def buy(position: MooreaPosition, seat: Seat, product: Product, cards: Cards) -> None:
    """A product was acquired."""
    position.report("buy", {"seat": seat, "product": PRODUCTS[product], "cards": card_counts(cards)})


def tool(position: MooreaPosition, seat: Seat, acquired: Tool, cards: Cards) -> None:
    """A tool was acquired."""
    position.report("tool", {"seat": seat, "product": TOOLS[acquired], "cards": card_counts(cards)})


def lay(position: MooreaPosition, seat: Seat, store: Store, cards: Cards) -> None:
    """Cards were laid at a store."""
    position.report("lay", {"seat": seat, "product": STORES[store], "cards": card_counts(cards)})


def pass_on(position: MooreaPosition, seat: Seat) -> None:
    """No action."""
    position.report("pass", {"seat": seat})


def discard(position: MooreaPosition, seat: Seat, card: Card) -> None:
    """A card above the limit went."""
    position.report("discard" if card < COMMODITY_KINDS else "discard-out", {"seat": seat, "card": CARDS[card]})


def final_empty(position: MooreaPosition, seat: Seat) -> None:
    """The final round comes, for want of products."""
    position.report("final-empty", {"seat": seat})


def final_idle(position: MooreaPosition, seat: Seat, rounds: i64) -> None:
    """The final round comes, since nobody does anything."""
    position.report("final-idle", {"rounds": rounds, "seat": seat})


def end(position: MooreaPosition, winners: list[int]) -> None:
    """Who won: one, or several who share the victory."""
    key, params = how_it_ended(winners, shared="shared")
    position.report(key, params | {"points": points(position, winners[0])})
