"""Positions from JSON: what `write` wrote is taken over, and whatever else is given is refused with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import CHANCE, HIDDEN, NOBODY, OVER
from vaka.engine.reading import bounded, index_in
from vaka.games.moorea.rules.acquiring_products import own
from vaka.games.moorea.rules.box import (
    CARD_KINDS,
    CARDS,
    CART,
    COMMODITIES,
    COMMODITY_KINDS,
    DISPLAY,
    FIRST_SITE,
    NO_CARD,
    PRODUCT_KINDS,
    PRODUCTS,
    ROW,
    STORES,
    TABLES,
    TOOLS,
    Seat,
    Store,
    product_number,
)
from vaka.games.moorea.rules.cards import ALL_COMMODITIES, NO_CARDS, Cards, count_of, covers, single, size_of
from vaka.games.moorea.rules.hands import (
    VEILED_OLDER,
    VEILED_SLOT,
    add_doubt,
    add_slot,
    gain_open,
    hand,
    hand_size,
    newer_count,
    open_hand,
    set_newer_count,
    set_older_doubts,
    set_surely_older,
    slot_at,
    slot_count,
)
from vaka.games.moorea.rules.layers import NOT_KNOWN, Layer, doubt_of
from vaka.games.moorea.rules.laying import has_store
from vaka.games.moorea.rules.packed import has
from vaka.games.moorea.rules.position import (
    DEALING,
    NOT_FINAL,
    NOTHING,
    NOWHERE,
    MooreaPosition,
    add_stored,
    add_tool,
    blank_mats,
    display_at,
    fill_piles,
    gain_points,
    has_tool,
    set_display,
    set_row,
)
from vaka.games.moorea.rules.scoring import points_laid
from vaka.games.moorea.rules.secrets import seen_commodities
from vaka.games.moorea.rules.writing import PARTS, WANTED

MOST_SLOTS: Final = 15
MOST_DRAWN: Final = 200
MOST_COPIES: Final = 60  # more than there are of any card, as `check` will say


def read(position: MooreaPosition, data: dict[str, Any]) -> None:
    """Take over what `write` wrote."""
    take_options(position)
    words = position.game.seat_words(position.seats)
    position.fresh = read_cards(data["fresh"], COMMODITIES)
    position.discard = read_cards(data["discard"], COMMODITIES)
    position.discard_size = size_of(position.discard)
    position.gone = read_cards(data["gone"], CARDS[COMMODITY_KINDS:])
    read_row(position, data["row"])
    read_display(position, data)
    blank_mats(position)
    for seat, word in enumerate(words):
        read_mat(position, seat, data["seats"][word])
    position.past = [read_layer(layer, words) for layer in data.get("past", [])]
    position.part = index_in(PARTS, data["part"])
    position.wanted = index_in(WANTED, data["chance"])
    position.first = 0 if data["first"] is None else index_in(words, data["first"])
    if (data["turn"] is None) != (position.part == DEALING):
        raise BadPosition("it is somebody's turn exactly when the cards are dealt")
    position.turn = dealt_to(position) if data["turn"] is None else index_in(words, data["turn"])
    position.drawn = bounded(data["drawn"])
    position.idle = bounded(data["idle"], -1)
    position.final = NOT_FINAL if data["final"] is None else bounded(data["final"], 0 if data["over"] else 1)
    last = data["last"]
    position.last_seat = NOBODY if last is None else index_in(words, last[0])
    position.last_action = 0 if last is None else bounded(last[1])
    position.last_place = NOWHERE if data["last_place"] is None else bounded(data["last_place"])
    position.asked = OVER if data["over"] else CHANCE if position.wanted != NOTHING else position.turn
    if data["over"]:
        position.final = 0
    read_pile(position, bounded(data["pile"]))
    if not any("doubts" in data["seats"][word] for word in words):
        forget_shuffle(position)


def take_options(position: MooreaPosition) -> None:
    """§10: what the options change."""
    position.cart_cost = TABLES.cart_dear if position.options["cart"] == "5" else TABLES.tool_cost[CART]
    position.strict = position.options["strict"] == "yes"


def read_cards(counts: dict[str, Any], allowed: tuple[str, ...]) -> Cards:
    """A set of cards from words and numbers."""
    cards: i64 = NO_CARDS
    for name, count in counts.items():
        index_in(allowed, name)
        cards += single(CARDS.index(name)) * bounded(count, 0, MOST_COPIES)
    return cards


# --- The table ---


def read_row(position: MooreaPosition, names: list[str | None]) -> None:
    """The open commodities."""
    if len(names) != ROW:
        raise BadPosition(f"the row has {ROW} places")
    position.row = 0
    position.row_gaps = 0
    for place, name in enumerate(names):
        if name is None:
            position.row_gaps += 1
        elif name in COMMODITIES:
            set_row(position, place, CARDS.index(name))
        else:
            raise BadPosition(f"no commodity is called {name!r}")


def read_display(position: MooreaPosition, data: dict[str, Any]) -> None:
    """The open products and their piles."""
    if len(data["display"]) != DISPLAY:
        raise BadPosition(f"the display has {DISPLAY} places")
    position.display = 0
    for place, name in enumerate(data["display"]):
        if name is not None:
            set_display(position, place, product_number(name))
    position.gap = NOWHERE if data["gap"] is None else bounded(data["gap"])
    if position.gap >= DISPLAY or (position.gap != NOWHERE and display_at(position, position.gap) != NO_CARD):
        raise BadPosition("only an empty place of the display is refilled")
    fill_piles(position, read_product_pile(data["products"]["I"]), read_product_pile(data["products"]["II"]))


def read_product_pile(counts: dict[str, Any]) -> list[int]:
    """How many of each product are in a pile."""
    found = [0] * PRODUCT_KINDS
    for name, count in counts.items():
        found[product_number(name)] = bounded(count)
    return found


def dealt_to(position: MooreaPosition) -> Seat:
    """While dealing: the first seat whose hand is not complete."""
    for seat in range(position.seats):
        if hand_size(position, seat) < TABLES.hand:
            return seat
    return position.seats


def read_pile(position: MooreaPosition, size: i64) -> None:
    """The commodity pile: everything that is nowhere else, unless a view hides where things are."""
    position.deck_size = size
    position.deck = NO_CARDS
    veiled = 0
    for seat in range(position.seats):
        veiled += sum([1 for slot in range(slot_count(position, seat)) if slot_at(position, seat, slot) == VEILED_SLOT])
    seen = seen_commodities(position)
    if not covers(ALL_COMMODITIES, seen):
        raise BadPosition("there are more commodities than in the box")
    if size_of(ALL_COMMODITIES) - size_of(seen) != size + veiled:
        whole = size_of(ALL_COMMODITIES)
        raise BadPosition(f"{size} cards in the pile and {veiled} hidden ones do not make up the {whole} of the box")
    if veiled == 0:
        position.deck = ALL_COMMODITIES - seen


# --- Mats ---


def read_mat(position: MooreaPosition, seat: Seat, data: dict[str, Any]) -> None:
    """What a seat holds and owns; its points follow from that."""
    shown = read_cards(data["open"], CARDS)
    for card in range(CARD_KINDS):
        for _copy in range(count_of(shown, card)):
            gain_open(position, seat, card)
    read_slots(position, seat, list(data["hidden"]))
    set_newer_count(position, seat, bounded(data["new"]))
    read_doubts(position, seat, data.get("doubts", []), data.get("older", {}))
    set_surely_older(position, seat, read_cards(data.get("laid", {}), COMMODITIES))
    for name in data["tools"]:
        tool = index_in(TOOLS, name)
        if not has_tool(position, seat, tool):
            add_tool(position, seat, tool)
            gain_points(position, seat, TABLES.tool_points[tool])
    for name, copies in data["products"].items():
        product = product_number(name)
        if product < FIRST_SITE:
            raise BadPosition(f"{PRODUCTS[product]} is held in the hand, not on the mat")
        for _copy in range(bounded(copies, 1, MOST_COPIES)):
            own(position, seat, product)
    for name, cards in data["stored"].items():
        read_stored(position, seat, index_in(STORES, name), read_cards(cards, CARDS))


def read_slots(position: MooreaPosition, seat: Seat, names: list[Any]) -> None:
    """The cards of a hand that only their owner knows, or that nobody may see here."""
    if len(names) > MOST_SLOTS:
        raise BadPosition("no hand is that large")
    for name in names:
        if name != HIDDEN and name not in COMMODITIES:
            raise BadPosition(f"only commodities are drawn blind, not {name!r}")
        add_slot(position, seat, VEILED_SLOT if name == HIDDEN else COMMODITIES.index(name))


def read_doubts(position: MooreaPosition, seat: Seat, doubts: list[Any], older: object) -> None:
    """Cards that were laid down in doubt, and those of them that were older."""
    for card, drawn in doubts:
        if not 0 < bounded(drawn) <= newer_count(position, seat):
            raise BadPosition("a card is in doubt only where newer ones have been drawn")
        add_doubt(position, seat, index_in(COMMODITIES, card), drawn)
    if older is None:
        set_older_doubts(position, seat, VEILED_OLDER)
    elif isinstance(older, dict):
        set_older_doubts(position, seat, read_cards(older, COMMODITIES))
    else:
        raise BadPosition(f"{older!r} is no set of cards")


def read_layer(data: dict[str, Any], words: Sequence[str]) -> Layer:
    """An earlier pile."""
    drawn, sure, memory, doubts = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
    for seat, word in enumerate(words):
        share = data["seats"][word]
        drawn = append(drawn, bounded(share["drawn"], 0, MOST_DRAWN))
        sure = append(sure, read_cards(share["laid"], COMMODITIES))
        memory = append(memory, NOT_KNOWN if share["memory"] is None else read_cards(share["memory"], COMMODITIES))
        for card, before in share["doubts"]:
            doubts = append(doubts, doubt_of(seat, index_in(COMMODITIES, card), bounded(before, 1, MOST_DRAWN)))
    return Layer(read_cards(data["cards"], COMMODITIES), drawn, sure, memory, doubts)


def read_stored(position: MooreaPosition, seat: Seat, store: Store, cards: Cards) -> None:
    """What lies at a store."""
    if not has_store(position, seat, store):
        raise BadPosition(f"cards lie at {STORES[store]}, which the seat does not own")
    for card in range(CARD_KINDS):
        if count_of(cards, card) > 0 and not has(TABLES.accepts[store], card):
            raise BadPosition(f"{STORES[store]} takes no {CARDS[card]}")
    add_stored(position, seat, store, cards)
    gain_points(position, seat, points_laid(store, cards))


def forget_shuffle(position: MooreaPosition) -> None:
    """A position that was written before doubts were kept: where its cards do not add up, nothing is claimed about their origin."""
    slots: i64 = 0
    known: i64 = 0
    newer: i64 = position.deck_size
    for seat in range(position.seats):
        newer += newer_count(position, seat)
        slots += slot_count(position, seat)
        known += hand(position, seat) - open_hand(position, seat)
    if size_of(position.fresh) <= newer or size_of(position.fresh) > position.deck_size + slots:
        return
    position.fresh = ALL_COMMODITIES - seen_commodities(position) + known
    for seat in range(position.seats):
        set_newer_count(position, seat, slot_count(position, seat))
