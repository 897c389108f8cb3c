"""What is typed: an id becomes words by the table of kinds, and words become an id.

draw                            from the pile, where there is a choice
take wood                       from the open row, with the spear
enough                          no second card
exchange wood clay for fish
buy cart with fish              a tool, for alike commodities; also `buy cart with 4 fish`
buy jetty with 2 wood 1 fish    a product; `buy jetty` where only one payment is possible
lay 2 canoe 1 hut at market
discard wood
pass

The names and verbs that a reader is shown are understood too, in all three languages (see `hearing`).
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from vaka.engine.errors import Misheard, quoted
from vaka.engine.names import ASKED, CHANCE
from vaka.engine.notation import SEATS, Notation
from vaka.engine.words import LANGUAGES, Words
from vaka.games.moorea.rules.actions import KINDS, OUTCOMES, buy_id, exchange_id, lay_id, tool_id
from vaka.games.moorea.rules.box import CARDS, COMMODITIES, PRODUCTS, STORES, TOOLS
from vaka.games.moorea.rules.cards import card_counts, pack
from vaka.games.moorea.rules.explaining import nearest_purchase, nearest_tool
from vaka.games.moorea.rules.payments import DEPOSITS, PAIRS, PAYMENTS
from vaka.games.moorea.rules.position import DISPLAY_CARD, FIRST_PLAYER, HAND_CARD, ROW_CARD, MooreaPosition, tool_cost
from vaka.games.moorea.words.hearing import plain, shown

WORDS: Final = Words(Path(__file__).parent)
CHANCE_HINTS: Final = {
    FIRST_PLAYER: "first and a colour",
    HAND_CARD: "card and a commodity",
    ROW_CARD: "row and a commodity",
    DISPLAY_CARD: "display and a product",
}
MOST: Final = 20
"""Nobody holds as many of one card."""


# --- What is said to who typed something else ---


def wrong(key: str, name: str = "", **params: Any) -> Misheard:
    """A message `heard-...` in each language, with a thing called by its name."""
    called = {lang: {"name": WORDS.say(f"name-{name}", {}, lang)} if name else {} for lang in LANGUAGES}
    return Misheard({lang: WORDS.say(f"heard-{key}", params | called[lang], lang) for lang in LANGUAGES})


def none_of(key: str, names: tuple[str, ...], word: str) -> Misheard:
    """The word is none of these names, which are listed."""
    called = {lang: ", ".join(WORDS.say(f"name-{name}", {}, lang) for name in names) for lang in LANGUAGES}
    return Misheard({lang: WORDS.say(f"heard-{key}", {"names": called[lang], "word": quoted(word)}, lang) for lang in LANGUAGES})


# --- Sets of cards ---


def card_list(cards: int) -> str:
    """A set of cards in notation: `2 wood 1 fish`."""
    return " ".join(f"{count} {name}" for name, count in card_counts(cards).items())


def read_cards(text: str) -> int:
    """A set of cards, from `2 wood 1 fish`; a number may be left out."""
    counts = [0] * len(CARDS)
    number = None
    for word in text.split():
        if word.isascii() and word.isdigit() and len(word) < 3:
            if number is not None:
                raise wrong("of-what", number=number)
            number = int(word)
        else:
            counts[card_number(word)] += 1 if number is None else number
            number = None
    if number is not None:
        raise wrong("of-what", number=number)
    if max(counts) > MOST:
        raise wrong("too-many")
    return pack(counts)


def card_number(word: str) -> int:
    """The number of a card that a hand can hold."""
    if word not in CARDS:
        raise none_of("card", CARDS, word)
    return CARDS.index(word)


def commodity(word: str) -> int:
    """The number of a commodity."""
    if word not in COMMODITIES:
        raise none_of("commodity", COMMODITIES, word)
    return COMMODITIES.index(word)


# --- Kinds that are not said argument by argument ---


def say_exchange(position: MooreaPosition, values: dict[str, int]) -> dict[str, Any]:
    """Both cards by name, one after the other."""
    cards = card_counts(PAIRS.cards[values["pair"]])
    names = [name for name, count in cards.items() for _ in range(count)]
    return {"pair": " ".join(names), "cards": cards, "card": COMMODITIES[values["card"]]}


def hear_exchange(position: MooreaPosition, words: dict[str, str], seat: int) -> int:
    """Two commodities, in whichever order, or `2 wood`."""
    cards = read_cards(words["pair"])
    given = [commodity(name) for name, count in card_counts(cards).items() for _ in range(count)]
    if len(given) != 2:
        raise wrong("pair")
    return exchange_id(PAIRS.number(given[0], given[1]), commodity(words["card"]))


def say_tool(position: MooreaPosition, values: dict[str, int]) -> dict[str, Any]:
    """The tool, and the commodity that it is paid with."""
    card = COMMODITIES[values["card"]]
    return {"product": TOOLS[values["tool"]], "paid": card, "card": card}


def hear_tool(position: MooreaPosition, words: dict[str, str], seat: int) -> int | None:
    """The commodity is enough, and its number may be said; without either, the only purchase that is possible."""
    if words["product"] not in TOOLS:
        return None
    tool = TOOLS.index(words["product"])
    if "paid" not in words:
        return only_way(position, seat, range(tool_id(tool, 0), tool_id(tool + 1, 0)))
    paid = words["paid"].split()
    counts = card_counts(read_cards(words["paid"]))
    if len(counts) != 1 or (len(paid) > 1 and sum(counts.values()) != tool_cost(position, tool)):
        raise wrong("tool", TOOLS[tool], count=int(tool_cost(position, tool)))
    return tool_id(tool, commodity(next(iter(counts))))


def say_buy(position: MooreaPosition, values: dict[str, int]) -> dict[str, Any]:
    """The product, and the cards that are paid."""
    cards = PAYMENTS.cards[values["payment"]]
    product = PRODUCTS[PAYMENTS.product[values["payment"]]]
    return {"product": product, "paid": card_list(cards) or "nothing", "cards": card_counts(cards)}


def hear_buy(position: MooreaPosition, words: dict[str, str], seat: int) -> int | None:
    """A product with its payment; without one, the only purchase that is possible."""
    name = words["product"]
    if name in TOOLS:
        return None
    if name not in PRODUCTS:
        raise wrong("product", word=quoted(name))
    product = PRODUCTS.index(name)
    ways = range(PAYMENTS.first[product], PAYMENTS.first[product + 1])
    if "paid" not in words:
        return only_way(position, seat, range(buy_id(ways.start), buy_id(ways.stop)))
    cards = read_cards("" if words["paid"] == "nothing" else words["paid"])
    for payment in ways:
        if PAYMENTS.cards[payment] == cards:
            return buy_id(payment)
    raise wrong("price", name)


def only_way(position: MooreaPosition, seat: int, ids: range) -> int:
    """The only purchase that is possible; where none is, the one that lacks least, so that its obstacle tells why."""
    ways = [way for way in position.legal(seat) if way in ids]
    if len(ways) > 1:
        way = NOTATION.write(position, ways[0])
        raise Misheard({lang: WORDS.say("heard-pay", {"way": shown(WORDS, way, lang)}, lang) for lang in LANGUAGES})
    if ways:
        return ways[0]
    payer = seat if seat >= 0 else position.asked if position.asked >= 0 else position.turn
    kind, values = KINDS.of(ids.start)
    if kind.name == "tool":
        return nearest_tool(position, payer, values[0])
    return nearest_purchase(position, payer, PAYMENTS.product[values[0]])


def say_lay(position: MooreaPosition, values: dict[str, int]) -> dict[str, Any]:
    """The store, and the cards that are laid."""
    cards = DEPOSITS.cards[values["deposit"]]
    return {"product": STORES[DEPOSITS.store[values["deposit"]]], "laid": card_list(cards), "cards": card_counts(cards)}


def hear_lay(position: MooreaPosition, words: dict[str, str], seat: int) -> int:
    """Cards and the store that takes them."""
    name = words["product"]
    if name not in STORES:
        raise none_of("store", STORES, name)
    store, cards = STORES.index(name), read_cards(words["laid"])
    for deposit in range(DEPOSITS.first[store], DEPOSITS.first[store + 1]):
        if DEPOSITS.cards[deposit] == cards:
            return lay_id(deposit)
    raise wrong("laid", name)


NOTATION: Final = Notation(
    KINDS,
    special={
        "exchange": (say_exchange, hear_exchange),
        "tool": (say_tool, hear_tool),
        "buy": (say_buy, hear_buy),
        "lay": (say_lay, hear_lay),
    },
    details={"tool": lambda position, values: {"cards": {COMMODITIES[values["card"]]: tool_cost(position, values["tool"])}}},
    hint=lambda _: wrong("hint").sentences,  # late: the sentences would be read on import
)
OUTCOME_NOTATION: Final = Notation(
    OUTCOMES,
    {"seat": SEATS},
    forms={"card": lambda position, outcome: "row" if position.wanted == ROW_CARD else "card"},
    details={
        "first": lambda position, values: {"seat": values["seat"]},
        "card": lambda position, values: {"seat": position.turn},
        "card-hidden": lambda position, values: {"seat": position.turn},
    },
)


# --- The three faces of an action ---


def write(position: MooreaPosition, action: int) -> str:
    """The words of an action, or at CHANCE of an outcome."""
    return (OUTCOME_NOTATION if position.asked == CHANCE else NOTATION).write(position, action)


def describe(position: MooreaPosition, action: int) -> tuple[str, dict[str, Any]]:
    """The key and the parameters of its sentence."""
    return (OUTCOME_NOTATION if position.asked == CHANCE else NOTATION).describe(position, action)


def read(position: MooreaPosition, text: str, seat: int = ASKED) -> int:
    """The id of what was typed; raise ValueError with the reason."""
    if position.asked == CHANCE:
        return read_outcome(position, text)
    try:
        return NOTATION.read(position, text, seat)
    except ValueError:
        said = plain(position.game, text)
        if said == " ".join(text.lower().split()):
            raise
    return NOTATION.read(position, said, seat)


def read_outcome(position: MooreaPosition, text: str) -> int:
    """The id of an outcome: of the kind that chance is asked for."""
    hint = CHANCE_HINTS[position.wanted]
    if text.lower().split()[:1] == hint.split()[:1]:
        with suppress(ValueError):
            return OUTCOME_NOTATION.read(position, text)
    raise ValueError(f"chance decides: write {hint}")
