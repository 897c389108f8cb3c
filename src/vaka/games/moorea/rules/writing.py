"""Positions as JSON, in the words of the box, and the checks on what is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import CHANCE, HIDDEN, NOBODY, OVER
from vaka.games.moorea.rules.acquiring import points_of
from vaka.games.moorea.rules.box import CARDS, COMMODITIES, PRODUCTS, STORES
from vaka.games.moorea.rules.box import TOOLS as TOOL_WORDS
from vaka.games.moorea.rules.knowing import seen_commodities, slot_at
from vaka.games.moorea.rules.layout import (
    ALL_CARDS,
    DEALING,
    DISPLAY,
    DOUBTS,
    FIRST_PLAYER,
    FIRST_SITE,
    FIRST_STORE,
    HAND,
    KINDS,
    MAT,
    NEW_COUNT,
    NO_CARD,
    NOT_FINAL,
    NOTHING,
    NOWHERE,
    OLDER,
    OPEN,
    OWNED,
    POINTS,
    PRODUCT_KINDS,
    ROW,
    SIZE,
    SLOT_COUNT,
    SLOTS,
    STORE_KINDS,
    STORED,
    TABLES,
    TOOL_KINDS,
    TOOLS,
    VEILED_OLDER,
    VEILED_SLOT,
    bit,
    count_of,
    covers,
    has,
    product_number,
    size_of,
)
from vaka.games.moorea.rules.layout import (
    SITES as SITES_AT,
)
from vaka.games.moorea.rules.origins import doubt_card, doubt_drawn, doubt_seat, written_doubt
from vaka.games.moorea.rules.telling import card_counts

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea

PARTS: Final = ("dealing", "drawing", "acting", "discarding")
WANTED: Final = (None, "first player", "hand card", "row card", "display card")


def take_options(state: Moorea) -> None:
    """What the options change."""
    state.cart_cost = TABLES.cart_dear if state.options["cart"] == "5" else TABLES.tool_cost[3]
    state.strict = state.options["strict"] == "yes"


# --- Writing ---


def write(state: Moorea) -> dict[str, Any]:
    """The position as JSON data. What is left in the commodity pile follows from all the rest, so only its size is written."""
    words = state.game.seat_words(state.seats)
    return {
        "pile": state.deck_size,
        "fresh": card_counts(state.fresh),
        "discard": card_counts(state.discard),
        "row": [card_word(state.row_at(place)) for place in range(ROW)],
        "display": [product_word(state.display_at(place)) for place in range(DISPLAY)],
        "gap": None if state.gap == NOWHERE else state.gap,
        "products": {"I": pile_counts(state, 0), "II": pile_counts(state, PRODUCT_KINDS)},
        "gone": card_counts(state.gone),
        "seats": {word: write_mat(state, seat) for seat, word in enumerate(words)},
        "part": PARTS[state.part],
        "chance": WANTED[state.wanted] if state.asked == CHANCE else None,
        "first": None if state.wanted == FIRST_PLAYER else words[state.first],
        "turn": None if state.part == DEALING else words[state.turn],
        "drawn": state.drawn,
        "idle": state.idle,
        "final": None if state.final == NOT_FINAL else state.final,
        "over": state.asked == OVER,
        "last": None if state.last_seat == NOBODY else [words[state.last_seat], state.last_action],
        "last_place": None if state.last_place == NOWHERE else state.last_place,
    }


def card_word(card: i64) -> str | None:
    """The word of a hand card that may not be there."""
    return None if card == NO_CARD else CARDS[card]


def product_word(product: i64) -> str | None:
    """The word of a product that may not be there."""
    return None if product == NO_CARD else PRODUCTS[product]


def pile_counts(state: Moorea, offset: i64) -> dict[str, int]:
    """What is left in a product pile: everybody can count it."""
    return {PRODUCTS[kind]: state.piles[offset + kind] for kind in range(PRODUCT_KINDS) if state.piles[offset + kind] > 0}


def write_mat(state: Moorea, seat: i64) -> dict[str, Any]:
    """What a seat holds and owns. Everybody knows of the `open` cards; `new` of the `hidden` ones and the `doubts` come from the
    newest pile, and which of the doubts were `older` is the memory of their owner alone."""
    base = seat * MAT
    mat = state.mat
    slots = [slot_at(mat[base + SLOTS], number) for number in range(mat[base + SLOT_COUNT])]
    return {
        "open": card_counts(mat[base + OPEN]),
        "hidden": [HIDDEN if card == VEILED_SLOT else CARDS[card] for card in slots],
        "new": mat[base + NEW_COUNT],
        "doubts": [[CARDS[doubt_card(doubt)], doubt_drawn(doubt)] for doubt in state.doubts if doubt_seat(doubt) == seat],
        "older": None if mat[base + OLDER] == VEILED_OLDER else card_counts(mat[base + OLDER]),
        "tools": [TOOL_WORDS[tool] for tool in range(TOOL_KINDS) if has(mat[base + TOOLS], tool)],
        "products": {PRODUCTS[kind]: mat[base + OWNED + kind] for kind in range(PRODUCT_KINDS) if mat[base + OWNED + kind] > 0},
        "stored": {
            STORES[store]: card_counts(mat[base + STORED + store]) for store in range(STORE_KINDS) if mat[base + STORED + store]
        },
    }


# --- Reading ---


def read(state: Moorea, data: dict[str, Any]) -> None:
    """Take over what `write` wrote."""
    take_options(state)
    words = state.game.seat_words(state.seats)
    state.fresh = read_cards(data["fresh"], COMMODITIES)
    state.discard = read_cards(data["discard"], COMMODITIES)
    state.discard_size = size_of(state.discard)
    state.gone = read_cards(data["gone"], CARDS[KINDS:])
    read_row(state, data["row"])
    read_display(state, data)
    state.mat = vec[i64]()
    state.doubts = vec[i64]()
    for word in words:
        read_mat(state, data["seats"][word])
    state.part = one_of(PARTS, data["part"])
    state.wanted = one_of(WANTED, data["chance"])
    state.first = 0 if data["first"] is None else one_of(words, data["first"])
    if (data["turn"] is None) != (state.part == DEALING):
        raise BadPosition("it is somebody's turn exactly when the cards are dealt")
    state.turn = dealt_to(state) if data["turn"] is None else one_of(words, data["turn"])
    state.drawn = number(data["drawn"])
    state.idle = number(data["idle"], -1)
    state.final = NOT_FINAL if data["final"] is None else number(data["final"], 0 if data["over"] else 1)
    last = data["last"]
    state.last_seat = NOBODY if last is None else one_of(words, last[0])
    state.last_action = 0 if last is None else number(last[1])
    state.last_place = NOWHERE if data["last_place"] is None else number(data["last_place"])
    state.asked = OVER if data["over"] else CHANCE if state.wanted != NOTHING else state.turn
    if data["over"]:
        state.final = 0
    read_pile(state, number(data["pile"]))
    if not any("doubts" in data["seats"][word] for word in words):
        forget_shuffle(state)


def one_of(words: tuple[str | None, ...], value: object) -> int:
    """The number of a word among these."""
    for place, word in enumerate(words):
        if word == value:
            return place
    raise BadPosition(f"one of {', '.join([str(word) for word in words])} is meant here, not {value!r}")


def number(value: object, least: int = 0) -> int:
    """A whole number that is not below the least."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value < 1_000_000:
        raise BadPosition(f"{value!r} is no number from {least} on")
    return value


def read_cards(counts: dict[str, Any], allowed: tuple[str, ...]) -> i64:
    """A packed set of cards from words and numbers."""
    packed: i64 = 0
    for name, count in counts.items():
        if name not in allowed:
            raise BadPosition(f"one of {', '.join(allowed)} is meant here, not {name!r}")
        if number(count) > 60:
            raise BadPosition(f"there are not {count} of {name}")
        packed += TABLES.one[CARDS.index(name)] * number(count)
    return packed


def read_row(state: Moorea, names: list[str | None]) -> None:
    """The open commodities."""
    if len(names) != ROW:
        raise BadPosition(f"the row has {ROW} places")
    state.row = 0
    state.row_gaps = 0
    for place, name in enumerate(names):
        if name is None:
            state.row_gaps += 1
        elif name in COMMODITIES:
            state.set_row(place, CARDS.index(name))
        else:
            raise BadPosition(f"no commodity is called {name!r}")


def read_display(state: Moorea, data: dict[str, Any]) -> None:
    """The open products and their piles."""
    if len(data["display"]) != DISPLAY:
        raise BadPosition(f"the display has {DISPLAY} places")
    state.display = 0
    for place, name in enumerate(data["display"]):
        if name is not None:
            state.set_display(place, product_number(name))
    state.gap = NOWHERE if data["gap"] is None else number(data["gap"])
    if state.gap >= DISPLAY or (state.gap != NOWHERE and state.display_at(state.gap) != NO_CARD):
        raise BadPosition("only an empty place of the display is refilled")
    left = vec[i64]()
    for name in ("I", "II"):
        counts = [0] * PRODUCT_KINDS
        for product, count in data["products"][name].items():
            counts[product_number(product)] = number(count)
        for count in counts:
            left = append(left, count)
    state.piles = left
    state.first_left = sum([left[kind] for kind in range(PRODUCT_KINDS)])
    state.second_left = sum([left[PRODUCT_KINDS + kind] for kind in range(PRODUCT_KINDS)])


def read_mat(state: Moorea, data: dict[str, Any]) -> None:
    """What a seat holds and owns; its points follow from that."""
    base = len(state.mat)
    for _ in range(MAT):
        state.mat = append(state.mat, 0)
    mat = state.mat
    mat[base + OPEN] = read_cards(data["open"], CARDS)
    mat[base + HAND] = mat[base + OPEN]
    slots = list(data["hidden"])
    if len(slots) > 15:
        raise BadPosition("no hand is that large")
    for place, name in enumerate(slots):
        if name != HIDDEN and name not in COMMODITIES:
            raise BadPosition(f"only commodities are drawn blind, not {name!r}")
        card = VEILED_SLOT if name == HIDDEN else COMMODITIES.index(name)
        mat[base + SLOTS] += bit(place * 4) * card
        if name != HIDDEN:
            mat[base + HAND] += TABLES.one[card]
    mat[base + SLOT_COUNT] = len(slots)
    mat[base + NEW_COUNT] = number(data["new"])
    read_doubts(state, base, data.get("doubts", []), data.get("older", {}))
    mat[base + SIZE] = len(slots) + size_of(mat[base + OPEN])
    for tool in data["tools"]:
        mat[base + TOOLS] |= bit(one_of(TOOL_WORDS, tool))
    for tool in range(TOOL_KINDS):
        mat[base + POINTS] += TABLES.tool_points[tool] if has(mat[base + TOOLS], tool) else 0
    for name, copies in data["products"].items():
        read_products(state, base, product_number(name), number(copies, 1))
    for name, cards in data["stored"].items():
        read_stored(state, base, one_of(STORES, name), read_cards(cards, CARDS))


def read_doubts(state: Moorea, base: i64, doubts: list[Any], older: object) -> None:
    """Cards that were laid down in doubt, and those of them that were older."""
    mat = state.mat
    for card, drawn in doubts:
        if not 0 < number(drawn) <= mat[base + NEW_COUNT]:
            raise BadPosition("a card is in doubt only where newer ones have been drawn")
        state.doubts = append(state.doubts, written_doubt(base // MAT, one_of(COMMODITIES, card), drawn))
    mat[base + DOUBTS] = len(doubts)
    if older is None:
        mat[base + OLDER] = VEILED_OLDER
    elif isinstance(older, dict):
        mat[base + OLDER] = read_cards(older, COMMODITIES)
    else:
        raise BadPosition(f"{older!r} is no set of cards")


def forget_shuffle(state: Moorea) -> None:
    """A position that was written before doubts were kept: where its cards do not add up, nothing is claimed about their origin."""
    slots: i64 = 0
    known: i64 = 0
    newer: i64 = state.deck_size
    for seat in range(state.seats):
        base = seat * MAT
        newer += state.mat[base + NEW_COUNT]
        slots += state.mat[base + SLOT_COUNT]
        known += state.mat[base + HAND] - state.mat[base + OPEN]
    if size_of(state.fresh) <= newer or size_of(state.fresh) > state.deck_size + slots:
        return
    state.fresh = TABLES.total - seen_commodities(state) + known
    for seat in range(state.seats):
        state.mat[seat * MAT + NEW_COUNT] = state.mat[seat * MAT + SLOT_COUNT]


def read_products(state: Moorea, base: i64, product: i64, copies: i64) -> None:
    """So many of one product on the mat."""
    if product < FIRST_SITE:
        raise BadPosition(f"{PRODUCTS[product]} is held in the hand, not on the mat")
    state.mat[base + OWNED + product] = copies
    for copy in range(1, copies + 1):
        state.mat[base + POINTS] += points_of(state, product, copy)
    if product < FIRST_STORE:
        state.mat[base + SITES_AT] |= bit(product - FIRST_SITE)


def read_stored(state: Moorea, base: i64, store: i64, cards: i64) -> None:
    """What lies at a store."""
    if state.mat[base + OWNED + FIRST_STORE + store] == 0:
        raise BadPosition(f"cards lie at {STORES[store]}, which the seat does not own")
    for card in range(ALL_CARDS):
        if count_of(cards, card) > 0 and not has(TABLES.accepts[store], card):
            raise BadPosition(f"{STORES[store]} takes no {CARDS[card]}")
    state.mat[base + STORED + store] = cards
    state.mat[base + POINTS] += TABLES.points_each[store] * size_of(cards)


def dealt_to(state: Moorea) -> i64:
    """While dealing: the first seat whose hand is not complete."""
    for seat in range(state.seats):
        if state.mat[seat * MAT + SIZE] < TABLES.hand:
            return seat
    return state.seats


def read_pile(state: Moorea, size: i64) -> None:
    """The commodity pile: everything that is nowhere else, unless a view hides where things are."""
    state.deck_size = size
    state.deck = 0
    veiled = 0
    for seat in range(state.seats):
        for place in range(state.mat[seat * MAT + SLOT_COUNT]):
            veiled += 1 if slot_at(state.mat[seat * MAT + SLOTS], place) == VEILED_SLOT else 0
    seen = seen_commodities(state)
    if not covers(TABLES.total, seen, TABLES.guards):
        raise BadPosition("there are more commodities than in the box")
    if size_of(TABLES.total) - size_of(seen) != size + veiled:
        raise BadPosition(
            f"{size} cards in the pile and {veiled} hidden ones do not make up the {size_of(TABLES.total)} of the box"
        )
    if veiled == 0:
        state.deck = TABLES.total - seen
