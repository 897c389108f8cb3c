"""What happened, as events, each with the places of the board where it did.

A blind draw has two events (§8): what its drawer sees, and what everybody else does. Some events are quiet: they make no line of
the log, since what follows them says the same. Places are the keys of the picture's parts: `pile`, `discard`, `row-0`, `display-4`,
`products-1`, `tool-cart`, `hand-green`, and what lies before a player, `green-market`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.ending import how_it_ended
from vaka.engine.names import SPECTATOR
from vaka.games.moorea.rules.box import (
    CARDS,
    COMMODITY_KINDS,
    DISPLAY,
    FIRST_SITE,
    NO_CARD,
    PRODUCTS,
    ROW,
    STORES,
    TABLES,
    TOOLS,
    Card,
    Product,
    Seat,
    Store,
    Tool,
)
from vaka.games.moorea.rules.cards import Cards, card_counts, single
from vaka.games.moorea.rules.position import DEALING, MooreaPosition, display_at, points, row_at

QUIET: Final = frozenset({"reach", "deal", "deal-hidden", "deal-row", "deal-display"})
"""To reach for the pile is told by the card that comes; a deal by what everybody has in the end."""


# --- Places ---


def hand_place(position: MooreaPosition, seat: Seat) -> str:
    """The hand of a seat."""
    return f"hand-{position.game.seat_words(position.seats)[seat]}"


def owned_place(position: MooreaPosition, seat: Seat, name: str) -> str:
    """A tool or a product that lies before a seat."""
    return f"{position.game.seat_words(position.seats)[seat]}-{name}"


# --- Set-up ---


def first(position: MooreaPosition, seat: Seat) -> None:
    """Who begins."""
    position.report("first", {"seat": seat})


def dealt(position: MooreaPosition) -> None:
    """§2: all cards are dealt: what lies open, and to each what it holds."""
    row: i64 = 0
    for place in range(ROW):
        row += single(row_at(position, place)) if row_at(position, place) != NO_CARD else 0
    shown = [PRODUCTS[display_at(position, place)] for place in range(DISPLAY) if display_at(position, place) != NO_CARD]
    places = (*[f"row-{place}" for place in range(ROW)], *[f"display-{place}" for place in range(DISPLAY)])
    position.report("dealt", {"count": TABLES.hand, "cards": card_counts(row), "products": shown}, None, places)


def dealt_hand(position: MooreaPosition, seat: Seat, cards: Cards) -> None:
    """§2.1: what a seat was dealt, for itself alone."""
    params = {"seat": seat, "cards": card_counts(cards)}
    position.report("dealt-hand", params, frozenset([seat]), (hand_place(position, seat),))


# --- Drawing ---


def shuffle(position: MooreaPosition) -> None:
    """The discard has become the pile."""
    position.report("shuffle", {"count": position.deck_size}, None, ("discard", "pile"))


def reach(position: MooreaPosition, seat: Seat) -> None:
    """The pile was chosen."""
    position.report("reach", {"seat": seat}, None, ("pile",))


def receive(position: MooreaPosition, seat: Seat, card: Card) -> None:
    """A card was dealt or drawn."""
    key = "deal" if position.part == DEALING else "draw"
    others = [other for other in range(position.seats) if other != seat]
    places = ("pile", hand_place(position, seat))
    position.report(key, {"seat": seat, "card": CARDS[card]}, frozenset([seat]), places)
    position.report(f"{key}-hidden", {"seat": seat}, frozenset([*others, SPECTATOR]), places)


def turn_up(position: MooreaPosition, card: Card, place: i64) -> None:
    """A commodity lies open."""
    key = "deal-row" if position.part == DEALING else "row"
    position.report(key, {"card": CARDS[card]}, None, ("pile", f"row-{place}"))


def turn_up_product(position: MooreaPosition, product: Product, place: i64, pile: i64) -> None:
    """A product lies open."""
    key = "deal-display" if position.part == DEALING else "display"
    position.report(key, {"product": PRODUCTS[product]}, None, (f"products-{pile + 1}", f"display-{place}"))


def take(position: MooreaPosition, seat: Seat, card: Card, place: i64) -> None:
    """A commodity of the row was drawn."""
    position.report("take", {"seat": seat, "card": CARDS[card]}, None, (f"row-{place}", hand_place(position, seat)))


def enough(position: MooreaPosition, seat: Seat) -> None:
    """No more is drawn."""
    position.report("enough", {"seat": seat}, None, ("pile",))


# --- Actions ---


def exchange(position: MooreaPosition, seat: Seat, given: Cards, card: Card, place: i64) -> None:
    """Two for one."""
    params = {"seat": seat, "cards": card_counts(given), "card": CARDS[card]}
    position.report("exchange", params, None, (hand_place(position, seat), "discard", f"row-{place}"))


def buy(position: MooreaPosition, seat: Seat, product: Product, cards: Cards, place: i64) -> None:
    """A product was acquired."""
    goes = hand_place(position, seat) if product < FIRST_SITE else owned_place(position, seat, PRODUCTS[product])
    params = {"seat": seat, "product": PRODUCTS[product], "cards": card_counts(cards)}
    position.report("buy", params, None, (f"display-{place}", goes))


def tool(position: MooreaPosition, seat: Seat, acquired: Tool, cards: Cards) -> None:
    """A tool was acquired."""
    params = {"seat": seat, "product": TOOLS[acquired], "cards": card_counts(cards)}
    position.report("tool", params, None, (f"tool-{TOOLS[acquired]}", owned_place(position, seat, TOOLS[acquired])))


def lay(position: MooreaPosition, seat: Seat, store: Store, cards: Cards, worth: i64) -> None:
    """Cards were laid at a store, for so many points."""
    params = {"seat": seat, "product": STORES[store], "cards": card_counts(cards), "points": worth}
    position.report("lay", params, None, (hand_place(position, seat), owned_place(position, seat, STORES[store])))


def pass_on(position: MooreaPosition, seat: Seat) -> None:
    """No action."""
    position.report("pass", {"seat": seat})


def discard(position: MooreaPosition, seat: Seat, card: Card) -> None:
    """A card above the limit went."""
    is_commodity = card < COMMODITY_KINDS
    places = (hand_place(position, seat), "discard") if is_commodity else (hand_place(position, seat),)
    position.report("discard" if is_commodity else "discard-out", {"seat": seat, "card": CARDS[card]}, None, places)


# --- The end ---


def final_empty(position: MooreaPosition, seat: Seat) -> None:
    """The final round comes, for want of products."""
    position.report("final-empty", {"seat": seat}, None, ("products-2",))


def final_idle(position: MooreaPosition, seat: Seat, rounds: i64) -> None:
    """The final round comes, since nobody builds anything."""
    position.report("final-idle", {"rounds": rounds, "seat": seat}, None, ("turn",))


def end(position: MooreaPosition, winners: list[int]) -> None:
    """Who won: one, or several who share the victory."""
    key, params = how_it_ended(winners, shared="shared")
    words = position.game.seat_words(position.seats)
    places = tuple([f"seat-{words[seat]}" for seat in winners])
    position.report(key, params | {"points": points(position, winners[0])}, None, places)
