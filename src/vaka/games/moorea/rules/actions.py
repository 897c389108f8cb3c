"""Actions and outcomes: their ids, and the table of their kinds.

Ids are literals, which compiled code keeps as plain numbers; stored games hold them, so they never move. Tests hold them equal to
the table and to what there is to pay and to lay.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules.box import COMMODITY_KINDS, Card, Product, Tool
from vaka.games.moorea.rules.payments import Deposit, Pair, Payment

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
ACTIONS: Final[i64] = 734

# Outcomes: the first id of each kind.
FIRST: Final[i64] = 0  # + seat
CARD: Final[i64] = 5  # + commodity
PRODUCT: Final[i64] = 10  # + product
VEILED: Final[i64] = 37
OUTCOMES: Final[i64] = 38

# The kinds of action, in the order of their ids.
DRAWS: Final[i64] = 0
TAKES: Final[i64] = 1
STOPS: Final[i64] = 2
PASSES: Final[i64] = 3
DISCARDS: Final[i64] = 4
EXCHANGES: Final[i64] = 5
BUYS_TOOL: Final[i64] = 6
BUYS: Final[i64] = 7
LAYS: Final[i64] = 8
KIND_NAMES: Final = ("draw", "take", "enough", "pass", "discard", "exchange", "tool", "buy", "lay")
_BEGINNINGS: Final = (DRAW, TAKE, ENOUGH, PASS, DISCARD, EXCHANGE, TOOL, BUY, LAY, ACTIONS)


class Kinds:
    """The kind of every id."""

    def __init__(self) -> None:
        self.of = vec[i64]()
        for kind in range(len(KIND_NAMES)):
            for _action in range(_BEGINNINGS[kind], _BEGINNINGS[kind + 1]):
                self.of = append(self.of, kind)


KINDS: Final = Kinds()


def kind_of(action: Action) -> ActionKind:
    """The kind of an action."""
    return KINDS.of[action]


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
