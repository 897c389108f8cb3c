"""Actions and outcomes: their ids, and the table of their kinds.

Ids are literals, which compiled code keeps as plain numbers; stored games hold them, so they never move. Tests hold them equal to
the table and to what there is to pay and to lay.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.kinds import Argument, Kind, Kinds
from vaka.games.moorea.rules.box import CARDS, COMMODITIES, COMMODITY_KINDS, PRODUCTS, TOOLS, Card, Product, Tool
from vaka.games.moorea.rules.payments import DEPOSITS, PAIR_COUNT, PAYMENTS, Deposit, Pair, Payment

Action: TypeAlias = i64
Outcome: TypeAlias = i64
ActionKind: TypeAlias = i64

# Actions: the first id of each kind.
DRAW: Final[i64] = 0
TAKE: Final[i64] = 1  # + commodity
ENOUGH: Final[i64] = 6
PASS: Final[i64] = 7
DISCARD: Final[i64] = 8  # + card
EXCHANGE: Final[i64] = 16  # + pair * 5 + commodity
TOOL: Final[i64] = 91  # + tool * 5 + commodity
BUY: Final[i64] = 111  # + payment
LAY: Final[i64] = 418  # + deposit
ACTION_COUNT: Final[i64] = 734

# Outcomes: the first id of each kind.
FIRST: Final[i64] = 0  # + seat
CARD: Final[i64] = 5  # + commodity
PRODUCT: Final[i64] = 10  # + product
VEILED: Final[i64] = 37
OUTCOME_COUNT: Final[i64] = 38

# The kinds of action: their places in the table.
DRAWS: Final[i64] = 0
TAKES: Final[i64] = 1
STOPS: Final[i64] = 2
PASSES: Final[i64] = 3
DISCARDS: Final[i64] = 4
EXCHANGES: Final[i64] = 5
BUYS_TOOL: Final[i64] = 6
BUYS: Final[i64] = 7
LAYS: Final[i64] = 8

_COMMODITY: Final = Argument("card", len(COMMODITIES), COMMODITIES, what="commodities")
_CARD: Final = Argument("card", len(CARDS), CARDS, what="cards of a hand")
_PRODUCT: Final = Argument("product", len(PRODUCTS), PRODUCTS)

KINDS: Final = Kinds(
    Kind(
        "draw",
        DRAW,
        pattern="draw",
        verbs=("Draw from the pile", "Piocher", "Vom Stapel ziehen"),
        phase="drawing",
        rule="3.1",
        key="pile",
    ),
    Kind(
        "take",
        TAKE,
        (_COMMODITY,),
        "take {card}",
        verbs=("Take an open commodity", "Prendre une carte de la rangée", "Einen offenen Rohstoff nehmen"),
        phase="drawing",
        rule="5.2",
        key="take-{card}",
    ),
    Kind(
        "enough",
        ENOUGH,
        pattern="enough",
        verbs=("Draw no more", "Ne plus piocher", "Nicht mehr ziehen"),
        phase="drawing",
        rule="5.4",
        key="enough",
    ),
    Kind("pass", PASS, pattern="pass", verbs=("Pass", "Passer", "Passen"), phase="acting", rule="4.5", key="pass"),
    Kind(
        "discard",
        DISCARD,
        (_CARD,),
        "discard {card}",
        verbs=("Discard", "Se défausser", "Abwerfen"),
        phase="discarding",
        rule="3.3",
        key="discard-{card}",
    ),
    Kind(
        "exchange",
        EXCHANGE,
        (Argument("pair", PAIR_COUNT), _COMMODITY),
        "exchange {pair+} for {card}",
        verbs=("Exchange two commodities", "Échanger deux matières premières", "Zwei Rohstoffe tauschen"),
        phase="acting",
        rule="4.1",
        key="row-{card}",
    ),
    Kind(
        "tool",
        TOOL,
        (Argument("tool", len(TOOLS), TOOLS), _COMMODITY),
        "buy {product} with {paid+}",
        also=("buy {product}",),
        verbs=("Acquire a tool", "Acquérir un outil", "Ein Werkzeug erwerben"),
        phase="acting",
        rule="4.3",
        key="tool-{product}",
    ),
    Kind(
        "buy",
        BUY,
        (Argument("payment", PAYMENTS.count),),
        "buy {product} with {paid+}",
        also=("buy {product}",),
        verbs=("Acquire a product", "Acquérir un produit", "Ein Produkt erwerben"),
        phase="acting",
        rule="4.2",
        key="buy-{product}",
    ),
    Kind(
        "lay",
        LAY,
        (Argument("deposit", DEPOSITS.count),),
        "lay {laid+} at {product}",
        verbs=("Lay cards at a store", "Déposer des cartes dans un campement", "Karten zu einem Lager legen"),
        phase="acting",
        rule="4.4",
        key="lay-{product}",
    ),
)
"""Every kind of action. What is paid and what is laid has numbers of its own (see `payments`); `words` knows how to say them."""

OUTCOMES: Final = Kinds(
    Kind("first", FIRST, (Argument("seat", 5),), "first {seat}", rule="2.5"),
    Kind("card", CARD, (_COMMODITY,), "card {card}", rule="3.1"),
    Kind("row", form_of="card", pattern="row {card}", rule="2.2"),
    Kind("display", PRODUCT, (_PRODUCT,), "display {product}", rule="2.4"),
    Kind("card-hidden", VEILED, pattern="card ?", typed=False, rule="8"),
    what="outcome",
)


class KindNumbers:
    """The place in the table of the kind of every id, for compiled code."""

    def __init__(self) -> None:
        self.of = vec[i64]()
        for number, kind in enumerate(KINDS):
            for _action in kind.ids:
                self.of = append(self.of, number)


_KIND_NUMBERS: Final = KindNumbers()


def kind_of(action: Action) -> ActionKind:
    """The kind of an action: its place in the table."""
    return _KIND_NUMBERS.of[action]


def card_taken(action: Action) -> Card:
    """The commodity of the row that is drawn."""
    return action - TAKE


def card_discarded(action: Action) -> Card:
    """The card that goes."""
    return action - DISCARD


def pair_given(action: Action) -> Pair:
    """The two commodities that are exchanged."""
    return (action - EXCHANGE) // COMMODITY_KINDS


def card_gained(action: Action) -> Card:
    """The commodity of the row that they are exchanged for."""
    return (action - EXCHANGE) % COMMODITY_KINDS


def tool_acquired(action: Action) -> Tool:
    """The tool that is acquired."""
    return (action - TOOL) // COMMODITY_KINDS


def tool_currency(action: Action) -> Card:
    """The commodity that the tool is paid with."""
    return (action - TOOL) % COMMODITY_KINDS


def payment_made(action: Action) -> Payment:
    """The payment, which names the product."""
    return action - BUY


def deposit_made(action: Action) -> Deposit:
    """The deposit, which names the store."""
    return action - LAY


# --- Ids of what is meant ---


def take_id(card: Card) -> Action:
    """Draw this commodity from the row."""
    return TAKE + card


def discard_id(card: Card) -> Action:
    """Discard this card."""
    return DISCARD + card


def exchange_id(pair: Pair, card: Card) -> Action:
    """Exchange these two for that commodity."""
    return EXCHANGE + pair * COMMODITY_KINDS + card


def tool_id(tool: Tool, card: Card) -> Action:
    """Acquire this tool for that commodity."""
    return TOOL + tool * COMMODITY_KINDS + card


def buy_id(payment: Payment) -> Action:
    """Acquire a product with this payment."""
    return BUY + payment


def lay_id(deposit: Deposit) -> Action:
    """Lay these cards at their store."""
    return LAY + deposit


def card_outcome(card: Card) -> Outcome:
    """This commodity comes from the pile."""
    return CARD + card


def product_outcome(product: Product) -> Outcome:
    """This product comes from the pile."""
    return PRODUCT + product
