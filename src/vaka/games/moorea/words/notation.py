"""The three faces of an action: its id, its notation, and the key of its sentence.

draw                            from the pile, where there is a choice
take wood                       from the open row, with the spear
enough                          no second card
exchange wood clay for fish
buy cart with fish              a tool, for alike commodities; also `buy cart with 4 fish`
buy jetty with 2 wood 1 fish    a product; `buy jetty` where only one payment is possible
lay 2 canoe 1 hut at market
discard wood
pass
"""

from __future__ import annotations

from typing import Any

from vaka.engine.names import CHANCE, HIDDEN
from vaka.games.moorea.rules.actions import (
    ACTIONS,
    BUYS,
    BUYS_TOOL,
    CARD,
    DISCARDS,
    DRAW,
    ENOUGH,
    EXCHANGES,
    FIRST,
    KIND_NAMES,
    LAYS,
    PASS,
    PRODUCT,
    TAKES,
    VEILED,
    buy_id,
    card_discarded,
    card_gained,
    card_taken,
    deposit_made,
    discard_id,
    exchange_id,
    kind_of,
    lay_id,
    pair_given,
    payment_made,
    take_id,
    tool_acquired,
    tool_currency,
    tool_id,
)
from vaka.games.moorea.rules.box import CARDS, COMMODITIES, PRODUCTS, STORES, TOOLS
from vaka.games.moorea.rules.cards import card_counts, pack
from vaka.games.moorea.rules.explaining import nearest_purchase, nearest_tool
from vaka.games.moorea.rules.payments import DEPOSITS, PAIRS, PAYMENTS
from vaka.games.moorea.rules.position import DISPLAY_CARD, FIRST_PLAYER, HAND_CARD, MooreaPosition, tool_cost

# --- Outcomes ---


def outcome(position: MooreaPosition, number: int) -> str:
    """The words of an outcome."""
    if number < CARD:
        return f"first {position.game.seat_words(position.seats)[number - FIRST]}"
    if number == VEILED:
        return f"card {HIDDEN}"
    if number < PRODUCT:
        return f"{'card' if position.wanted == HAND_CARD else 'row'} {CARDS[number - CARD]}"
    return f"display {PRODUCTS[number - PRODUCT]}"


def read_outcome(position: MooreaPosition, words: list[str]) -> int:
    """The id of an outcome."""
    seats = position.game.seat_words(position.seats)
    match words:
        case ["first", word] if word in seats and position.wanted == FIRST_PLAYER:
            return FIRST + seats.index(word)
        case ["card" | "row" as place, word] if word in COMMODITIES and position.wanted not in (FIRST_PLAYER, DISPLAY_CARD):
            if (place == "card") == (position.wanted == HAND_CARD):
                return CARD + COMMODITIES.index(word)
        case ["display", word] if word in PRODUCTS and position.wanted == DISPLAY_CARD:
            return PRODUCT + PRODUCTS.index(word)
    wanted = {FIRST_PLAYER: "first and a colour", DISPLAY_CARD: "display and a product", HAND_CARD: "card and a commodity"}
    raise ValueError(f"chance decides: write {wanted.get(position.wanted, 'row and a commodity')}")


# --- Actions ---


def card_list(cards: int) -> str:
    """A set of cards in notation: `2 wood 1 fish`."""
    return " ".join(f"{count} {name}" for name, count in card_counts(cards).items())


def action(number: int) -> str:
    """The words of an action."""
    key, params = describe_action(number)
    match key:
        case "take" | "discard":
            return f"{key} {params['card']}"
        case "exchange":
            pair = [name for name, count in params["cards"].items() for _ in range(count)]
            return f"exchange {' '.join(pair)} for {params['card']}"
        case "tool":
            return f"buy {params['product']} with {params['card']}"
        case "buy":
            paid = card_list(pack([params["cards"].get(name, 0) for name in CARDS]))
            return f"buy {params['product']} with {paid or 'nothing'}"
        case "lay":
            return f"lay {card_list(pack([params['cards'].get(name, 0) for name in CARDS]))} at {params['product']}"
    return key


def describe(position: MooreaPosition, number: int) -> tuple[str, dict[str, Any]]:
    """The key and the parameters of the sentence."""
    if position.asked != CHANCE:
        key, params = describe_action(number)
        if key == "tool":
            params |= {"count": tool_cost(position, TOOLS.index(params["product"]))}
        return key, params
    if number < CARD:
        return "first", {"seat": number - FIRST}
    if number == VEILED:
        return "card-hidden", {"seat": position.turn}
    if number < PRODUCT:
        card = CARDS[number - CARD]
        return ("card", {"card": card, "seat": position.turn}) if position.wanted == HAND_CARD else ("row", {"card": card})
    return "display", {"product": PRODUCTS[number - PRODUCT]}


def describe_action(number: int) -> tuple[str, dict[str, Any]]:
    """What the action would do."""
    if not 0 <= number < ACTIONS:
        raise ValueError(f"no action has the id {number}")
    kind = kind_of(number)
    if kind == LAYS:
        deposit = deposit_made(number)
        return "lay", {"product": STORES[DEPOSITS.store[deposit]], "cards": card_counts(DEPOSITS.cards[deposit])}
    if kind == BUYS:
        payment = payment_made(number)
        return "buy", {"product": PRODUCTS[PAYMENTS.product[payment]], "cards": card_counts(PAYMENTS.cards[payment])}
    if kind == BUYS_TOOL:
        return "tool", {"product": TOOLS[tool_acquired(number)], "card": CARDS[tool_currency(number)]}
    if kind == EXCHANGES:
        return "exchange", {"cards": card_counts(PAIRS.cards[pair_given(number)]), "card": CARDS[card_gained(number)]}
    if kind == DISCARDS:
        return "discard", {"card": CARDS[card_discarded(number)]}
    if kind == TAKES:
        return "take", {"card": CARDS[card_taken(number)]}
    return KIND_NAMES[kind], {}


# --- Reading ---


def read(position: MooreaPosition, text: str, seat: int) -> int:
    """The id of what was typed; raise ValueError with the reason."""
    words = text.lower().split()
    if not words:
        raise ValueError("nothing was typed")
    if position.asked == CHANCE:
        return read_outcome(position, words)
    match words:
        case ["draw"]:
            return DRAW
        case ["enough"]:
            return ENOUGH
        case ["pass"]:
            return PASS
        case ["take", word]:
            return take_id(commodity(word))
        case ["discard", word]:
            return discard_id(card_number(word))
        case ["exchange", one, two, "for", word]:
            return exchange_id(PAIRS.number(commodity(one), commodity(two)), commodity(word))
        case ["buy", tool, "with", *paid] if tool in TOOLS:
            return read_tool(position, tool, paid)
        case ["buy", product]:
            return read_only_payment(position, product, seat)
        case ["buy", product, "with", *paid]:
            return read_payment(product, read_cards([] if paid == ["nothing"] else paid))
        case ["lay", *cards, "at", store]:
            return read_deposit(store, read_cards(cards))
    raise ValueError(
        "write buy jetty with 3 wood, buy cart with fish, exchange wood clay for fish, lay 2 canoe at landing, discard wood, pass"
    )


def commodity(word: str) -> int:
    """The number of a commodity."""
    if word not in COMMODITIES:
        raise ValueError(f"the commodities are {', '.join(COMMODITIES)}, not {word!r}")
    return COMMODITIES.index(word)


def card_number(word: str) -> int:
    """The number of a card that a hand can hold."""
    if word not in CARDS:
        raise ValueError(f"a hand holds {', '.join(CARDS)}, not {word!r}")
    return CARDS.index(word)


def read_cards(words: list[str]) -> int:
    """A packed set of cards, from `2 wood 1 fish`; a number may be left out."""
    counts = [0] * len(CARDS)
    number = None
    for word in words:
        if word.isascii() and word.isdigit() and len(word) < 3:
            if number is not None:
                raise ValueError(f"{number} of what? Write a card after each number")
            number = int(word)
        else:
            counts[card_number(word)] += 1 if number is None else number
            number = None
    if number is not None:
        raise ValueError(f"{number} of what? Write a card after each number")
    if max(counts) > 20:
        raise ValueError("nobody holds that many cards")
    return pack(counts)


def read_tool(position: MooreaPosition, tool: str, paid: list[str]) -> int:
    """The id of the purchase of a tool: the commodity is enough, and its number may be said."""
    number = TOOLS.index(tool)
    counts = card_counts(read_cards(paid))
    if len(counts) != 1 or (len(paid) > 1 and sum(counts.values()) != tool_cost(position, number)):
        raise ValueError(f"{tool} costs {tool_cost(position, number)} alike commodities: buy {tool} with fish")
    return tool_id(number, commodity(next(iter(counts))))


def read_payment(product: str, cards: int) -> int:
    """The id of a purchase with these cards."""
    if product not in PRODUCTS:
        raise ValueError(f"neither a product nor a tool is called {product!r}")
    kind = PRODUCTS.index(product)
    for payment in range(PAYMENTS.first[kind], PAYMENTS.first[kind + 1]):
        if PAYMENTS.cards[payment] == cards:
            return buy_id(payment)
    raise ValueError(f"that is never the price of {product}")


def read_only_payment(position: MooreaPosition, product: str, seat: int) -> int:
    """The id of the only purchase that is possible; where none is, of the one that lacks least, so that its obstacle tells why."""
    payer = seat if seat >= 0 else position.asked if position.asked >= 0 else position.turn
    if product in TOOLS:
        number = TOOLS.index(product)
        first, last, nearest = tool_id(number, 0), tool_id(number + 1, 0), nearest_tool(position, payer, number)
    elif product in PRODUCTS:
        kind = PRODUCTS.index(product)
        first, last = buy_id(PAYMENTS.first[kind]), buy_id(PAYMENTS.first[kind + 1])
        nearest = nearest_purchase(position, payer, kind)
    else:
        raise ValueError(f"neither a product nor a tool is called {product!r}")
    ways = [way for way in position.legal(seat) if first <= way < last]
    if len(ways) > 1:
        raise ValueError(f"say what you pay: {action(ways[0])}")
    return ways[0] if ways else nearest


def read_deposit(store: str, cards: int) -> int:
    """The id of a deposit."""
    if store not in STORES:
        raise ValueError(f"the stores are {', '.join(STORES)}, not {store!r}")
    kind = STORES.index(store)
    for deposit in range(DEPOSITS.first[kind], DEPOSITS.first[kind + 1]):
        if DEPOSITS.cards[deposit] == cards:
            return lay_id(deposit)
    raise ValueError(f"that can never be laid at {store}")
