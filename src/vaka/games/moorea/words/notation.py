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

from typing import TYPE_CHECKING, Any

from vaka.engine.names import CHANCE, HIDDEN
from vaka.games.moorea.rules.acquiring import points_of
from vaka.games.moorea.rules.box import BOX, CARDS, COMMODITIES, PRODUCTS, SITES, STORES, kind_of
from vaka.games.moorea.rules.box import TOOLS as TOOL_WORDS
from vaka.games.moorea.rules.explaining import nearest_purchase, nearest_tool
from vaka.games.moorea.rules.layout import (
    BUY,
    CARD,
    DISCARD,
    DISPLAY,
    DISPLAY_CARD,
    DRAW,
    ENOUGH,
    EXCHANGE,
    FIRST,
    FIRST_PLAYER,
    HAND_CARD,
    KINDS,
    MAT,
    NO_CARD,
    OWNED,
    PASS,
    PRODUCT,
    ROW,
    STORED,
    TABLES,
    TAKE,
    TOOL,
    TOOLS,
    VEILED,
    has,
    pack,
    size_of,
)
from vaka.games.moorea.rules.telling import card_counts
from vaka.games.moorea.rules.writing import PARTS, write_mat

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.moorea.rules.sequence import Moorea


# --- Outcomes ---


def outcome(state: Moorea, number: int) -> str:
    """The words of an outcome."""
    if number < CARD:
        return f"first {state.game.seat_words(state.seats)[number - FIRST]}"
    if number == VEILED:
        return f"card {HIDDEN}"
    if number < PRODUCT:
        return f"{'card' if state.wanted == HAND_CARD else 'row'} {CARDS[number - CARD]}"
    return f"display {PRODUCTS[number - PRODUCT]}"


def read_outcome(state: Moorea, words: list[str]) -> int:
    """The id of an outcome."""
    seats = state.game.seat_words(state.seats)
    match words:
        case ["first", word] if word in seats and state.wanted == FIRST_PLAYER:
            return FIRST + seats.index(word)
        case ["card" | "row" as place, word] if word in COMMODITIES and state.wanted not in (FIRST_PLAYER, DISPLAY_CARD):
            if (place == "card") == (state.wanted == HAND_CARD):
                return CARD + COMMODITIES.index(word)
        case ["display", word] if word in PRODUCTS and state.wanted == DISPLAY_CARD:
            return PRODUCT + PRODUCTS.index(word)
    wanted = {FIRST_PLAYER: "first and a colour", DISPLAY_CARD: "display and a product", HAND_CARD: "card and a commodity"}
    raise ValueError(f"chance decides: write {wanted.get(state.wanted, 'row and a commodity')}")


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


def describe(state: Moorea, number: int) -> tuple[str, dict[str, Any]]:
    """The key and the parameters of the sentence."""
    if state.asked != CHANCE:
        key, params = describe_action(number)
        if key == "tool":
            params |= {"count": state.tool_cost(TOOL_WORDS.index(params["product"]))}
        return key, params
    if number < CARD:
        return "first", {"seat": number - FIRST}
    if number == VEILED:
        return "card-hidden", {"seat": state.turn}
    if number < PRODUCT:
        card = CARDS[number - CARD]
        return ("card", {"card": card, "seat": state.turn}) if state.wanted == HAND_CARD else ("row", {"card": card})
    return "display", {"product": PRODUCTS[number - PRODUCT]}


def describe_action(number: int) -> tuple[str, dict[str, Any]]:
    """What the action would do."""
    if not 0 <= number < TABLES.action_count:
        raise ValueError(f"no action has the id {number}")
    if number >= TABLES.lay:
        deposit = number - TABLES.lay
        return "lay", {"product": STORES[TABLES.deposits.store[deposit]], "cards": card_counts(TABLES.deposits.cards[deposit])}
    if number >= BUY:
        payment = number - BUY
        return "buy", {"product": PRODUCTS[TABLES.payments.product[payment]], "cards": card_counts(TABLES.payments.cards[payment])}
    if number >= TOOL:
        tool, card = divmod(number - int(TOOL), int(KINDS))
        return "tool", {"product": TOOL_WORDS[tool], "card": CARDS[card]}
    if number >= EXCHANGE:
        pair, card = divmod(number - int(EXCHANGE), int(KINDS))
        return "exchange", {"cards": card_counts(TABLES.pair_cards[pair]), "card": CARDS[card]}
    if number >= DISCARD:
        return "discard", {"card": CARDS[number - DISCARD]}
    if TAKE <= number < ENOUGH:
        return "take", {"card": CARDS[number - TAKE]}
    return {DRAW: "draw", ENOUGH: "enough", PASS: "pass"}[number], {}


# --- Reading ---


def read(state: Moorea, text: str, seat: int) -> int:
    """The id of what was typed; raise ValueError with the reason."""
    words = text.lower().split()
    if not words:
        raise ValueError("nothing was typed")
    if state.asked == CHANCE:
        return read_outcome(state, words)
    match words:
        case ["draw"]:
            return DRAW
        case ["enough"]:
            return ENOUGH
        case ["pass"]:
            return PASS
        case ["take", word]:
            return TAKE + commodity(word)
        case ["discard", word]:
            return DISCARD + card_number(word)
        case ["exchange", one, two, "for", word]:
            return EXCHANGE + pair_number(commodity(one), commodity(two)) * KINDS + commodity(word)
        case ["buy", tool, "with", *paid] if tool in TOOL_WORDS:
            return read_tool(state, tool, paid)
        case ["buy", product]:
            return read_only_payment(state, product, seat)
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


def read_tool(state: Moorea, tool: str, paid: list[str]) -> int:
    """The id of the purchase of a tool: the commodity is enough, and its number may be said."""
    number = TOOL_WORDS.index(tool)
    counts = card_counts(read_cards(paid))
    if len(counts) != 1 or (len(paid) > 1 and sum(counts.values()) != state.tool_cost(number)):
        raise ValueError(f"{tool} costs {state.tool_cost(number)} alike commodities: buy {tool} with fish")
    return TOOL + number * KINDS + commodity(next(iter(counts)))


def pair_number(one: int, two: int) -> int:
    """The number of a pair of commodities."""
    pairs = zip(TABLES.pair_first, TABLES.pair_second, strict=True)
    return list(pairs).index((min(one, two), max(one, two)))


def read_payment(product: str, cards: int) -> int:
    """The id of a purchase with these cards."""
    if product not in PRODUCTS:
        raise ValueError(f"neither a product nor a tool is called {product!r}")
    payments, kind = TABLES.payments, PRODUCTS.index(product)
    for payment in range(payments.first[kind], payments.first[kind + 1]):
        if payments.cards[payment] == cards:
            return BUY + payment
    raise ValueError(f"that is never the price of {product}")


def read_only_payment(state: Moorea, product: str, seat: int) -> int:
    """The id of the only purchase that is possible; where none is, of the one that lacks least, so that its obstacle tells why."""
    payer = seat if seat >= 0 else state.asked if state.asked >= 0 else state.turn
    if product in TOOL_WORDS:
        number = TOOL_WORDS.index(product)
        first, last, nearest = TOOL + number * KINDS, TOOL + (number + 1) * KINDS, nearest_tool(state, payer, number)
    elif product in PRODUCTS:
        payments, kind = TABLES.payments, PRODUCTS.index(product)
        first, last, nearest = BUY + payments.first[kind], BUY + payments.first[kind + 1], nearest_purchase(state, payer, kind)
    else:
        raise ValueError(f"neither a product nor a tool is called {product!r}")
    ways = [way for way in state.legal(seat) if first <= way < last]
    if len(ways) > 1:
        raise ValueError(f"say what you pay: {action(ways[0])}")
    return ways[0] if ways else nearest


def read_deposit(store: str, cards: int) -> int:
    """The id of a deposit."""
    if store not in STORES:
        raise ValueError(f"the stores are {', '.join(STORES)}, not {store!r}")
    deposits, kind = TABLES.deposits, STORES.index(store)
    for deposit in range(deposits.first[kind], deposits.first[kind + 1]):
        if deposits.cards[deposit] == cards:
            return TABLES.lay + deposit
    raise ValueError(f"that can never be laid at {store}")


# --- Words ---


def in_words(game: Game, params: dict[str, Any], lang: str) -> dict[str, Any]:
    """Parameters with cards named in the reader's language: sets of cards counted, others by name and with their article."""
    given = dict(params)
    for name, value in params.items():
        if isinstance(value, dict):
            given[name] = counted(game, value, lang)
        elif name in ("card", "product"):
            given[name] = game.words.say(f"name-{value}", {}, lang)
            given[f"the_{name}"] = game.words.say(f"the-{value}", {}, lang)
    return given


def counted(game: Game, cards: dict[str, int], lang: str) -> str:
    """A set of cards as one enumeration."""
    return listed([game.words.say(f"count-{card}", {"count": count}, lang) for card, count in cards.items()], game, lang)


def listed(parts: list[str], game: Game, lang: str) -> str:
    """Several things as one enumeration."""
    if not parts:
        return game.words.say("nothing", {}, lang)
    if len(parts) == 1:
        return parts[0]
    return game.words.say("list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]}, lang)


# --- The position as text ---


def text(state: Moorea, game: Game, lang: str) -> str:
    """Row, display and mats in lines, for terminals and screen readers."""
    words = game.words
    row = [words.say(f"name-{CARDS[state.row_at(place)]}", {}, lang) for place in range(ROW) if state.row_at(place) != NO_CARD]
    lines = [
        words.say("text-row", {"row": ", ".join(row) or "-", "pile": state.deck_size, "discard": state.discard_size}, lang),
        words.say("text-display", {"left": state.first_left + state.second_left}, lang),
    ]
    for place in range(DISPLAY):
        product = state.display_at(place)
        if product != NO_CARD:
            lines.append(f"  {place + 1:2} {words.say(f'name-{PRODUCTS[product]}', {}, lang)} ({price_text(game, product, lang)})")
    lines += [mat_text(state, game, seat, lang) for seat in range(state.seats)]
    if state.asked >= 0:
        lines.append(game.say(f"text-{PARTS[state.part]}", {"seat": state.asked}, lang, state.seats))
    return "\n".join(lines)


def price_text(game: Game, product: int, lang: str) -> str:
    """What a product costs, in words; `product` is its number."""
    if BOX.alike[product]:
        return game.words.say("count-alike", {"count": BOX.alike[product]}, lang)
    cost = {CARDS[card]: count for card, count in enumerate(BOX.cost[product]) if count}
    return counted(game, cost, lang)


def mat_text(state: Moorea, game: Game, seat: int, lang: str) -> str:
    """One seat: points, hand as far as it is known, tools, products and what lies at the stores."""
    mat = write_mat(state, seat)
    known = card_counts(state.hand(seat))
    tools = [game.words.say(f"name-{name}", {}, lang) for name in mat["tools"]]
    products = [game.words.say(f"name-{name}", {}, lang) + (f" ×{n}" if n > 1 else "") for name, n in mat["products"].items()]
    stored = [
        f"{game.words.say(f'name-{store}', {}, lang)}: {counted(game, cards, lang)}" for store, cards in mat["stored"].items()
    ]
    params = {
        "seat": seat,
        "points": state.scores()[seat],
        "size": state.hand_size(seat),
        "known": counted(game, known, lang) if known else "none",
        "owned": ", ".join(tools + products) or "none",
        "stored": "; ".join(stored) or "none",
    }
    return game.say("text-seat", params, lang, state.seats)


# --- A seat in short ---


def panel(state: Moorea, game: Game, seat: int, lang: str) -> str:
    """The hand's size and limit, the tools by name, and how many sites and stores."""
    mat = write_mat(state, seat)
    parts = [game.words.say("panel-hand", {"size": state.hand_size(seat), "limit": state.hand_limit(seat)}, lang)]
    if mat["tools"]:
        parts.append(", ".join(game.words.say(f"name-{name}", {}, lang) for name in mat["tools"]))
    for kind, names in (("sites", SITES), ("stores", STORES)):
        count = sum(mat["products"].get(name, 0) for name in names)
        if count:
            parts.append(game.words.say(f"panel-{kind}", {"count": count}, lang))
    return " · ".join(parts)


SOURCES = {"product": "products", "tool": "tools", "site": "sites", "store": "stores", "laid": "laid", "necklace": "necklaces"}
"""Where points come from, in the order in which they are told, with the messages of their names."""


def points(state: Moorea, game: Game, seat: int, lang: str) -> list[tuple[str, int]]:
    """The score of a seat by its sources."""
    base, mat = seat * MAT, state.mat
    found = dict.fromkeys(SOURCES, 0)
    for product, name in enumerate(PRODUCTS):
        copies = mat[base + OWNED + product]
        if copies:
            found[kind_of(name)] += sum(points_of(state, product, copy) for copy in range(1, copies + 1))
    found["tool"] = sum(BOX.tool_points[tool] for tool in range(len(TOOL_WORDS)) if has(mat[base + TOOLS], tool))
    found["laid"] = sum(each * size_of(mat[base + STORED + store]) for store, each in enumerate(BOX.points_each))
    return [(game.words.say(f"points-{SOURCES[kind]}", {}, lang), worth) for kind, worth in found.items()]
