"""Why not? One answer for every id from the predicates of the chapters, and the reasons as obstacles with their parameters."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.events import Obstacle
from vaka.engine.explaining import closed_kinds, of_each_kind, unasked, worded
from vaka.engine.names import ASKED, CHANCE, NOBODY
from vaka.games.moorea.rules.acquiring_products import legal_buy, rate, why_not_buy
from vaka.games.moorea.rules.acquiring_tools import legal_tool, why_not_tool
from vaka.games.moorea.rules.actions import (
    ACTION_COUNT,
    BUYS,
    BUYS_TOOL,
    DISCARDS,
    DRAWS,
    EXCHANGES,
    KINDS,
    LAYS,
    STOPS,
    TAKES,
    Action,
    ActionKind,
    buy_id,
    card_discarded,
    card_gained,
    card_taken,
    deposit_made,
    kind_of,
    pair_given,
    payment_made,
    tool_acquired,
    tool_currency,
    tool_id,
)
from vaka.games.moorea.rules.box import (
    CARD_KINDS,
    CARDS,
    COMMODITY_KINDS,
    FISH,
    NET,
    PRODUCTS,
    ROW,
    SPEAR,
    STORE_KINDS,
    STORES,
    TOOL_KINDS,
    TOOLS,
    Product,
    Seat,
    Tool,
)
from vaka.games.moorea.rules.cards import Cards, card_counts, count_of, pack, single
from vaka.games.moorea.rules.chance import can_come_out
from vaka.games.moorea.rules.discarding import why_not_discard
from vaka.games.moorea.rules.drawing import why_not_draw, why_not_enough, why_not_take
from vaka.games.moorea.rules.exchanging import why_not_exchange
from vaka.games.moorea.rules.hands import held
from vaka.games.moorea.rules.laying import has_store, legal_lay, why_not_lay
from vaka.games.moorea.rules.payments import DEPOSITS, PAIRS, PAYMENTS, Payment, offer_of, prices_of
from vaka.games.moorea.rules.position import ACTING, DISCARDING, DRAWING, MooreaPosition, has_tool, sites_of, tool_cost
from vaka.games.moorea.rules.reasons import (
    ALL_TOOLS,
    NO_SPEAR,
    NO_STORES,
    NO_SUCH_ACTION,
    NO_TOOL_AFFORDABLE,
    NO_TWO_COMMODITIES,
    NOT_ACTING,
    NOT_DISCARDING,
    NOT_DRAWING,
    NOTHING_AFFORDABLE,
    NOTHING_TO_LAY,
    OPEN,
    ROW_EMPTY,
    WORDS,
)

ACTION_KINDS: Final = ("draw", "take", "enough", "pass", "exchange", "tool", "buy", "lay", "discard")
"""The kinds of action in the order of a turn."""


# --- Of one action ---


def part_of(kind: ActionKind) -> i64:
    """§3: the part of a turn that a kind of action belongs to."""
    if kind <= STOPS:
        return DRAWING
    return DISCARDING if kind == DISCARDS else ACTING


def why_not(position: MooreaPosition, seat: Seat, action: Action) -> i64:
    """The reason why the seat that is asked cannot do this, or OPEN."""
    if action < 0 or action >= ACTION_COUNT:
        return NO_SUCH_ACTION
    kind = kind_of(action)
    return not_now(part_of(kind)) if part_of(kind) != position.part else why_not_deed(position, seat, action, kind)


def why_not_deed(position: MooreaPosition, seat: Seat, action: Action, kind: ActionKind) -> i64:
    """The same, whatever part of the turn it is."""
    if kind == DRAWS:
        return why_not_draw(position)
    if kind == TAKES:
        return why_not_take(position, seat, card_taken(action))
    if kind == STOPS:
        return why_not_enough(position)
    if kind == DISCARDS:
        return why_not_discard(position, seat, card_discarded(action))
    if kind == EXCHANGES:
        return why_not_exchange(position, seat, pair_given(action), card_gained(action))
    if kind == BUYS_TOOL:
        return why_not_tool(position, seat, tool_acquired(action), tool_currency(action))
    if kind == BUYS:
        return why_not_buy(position, seat, payment_made(action))
    if kind == LAYS:
        return why_not_lay(position, seat, deposit_made(action))
    return OPEN  # to pass


def not_now(part: i64) -> i64:
    """§3: it belongs to another part of the turn."""
    if part == DRAWING:
        return NOT_DRAWING
    return NOT_ACTING if part == ACTING else NOT_DISCARDING


def obstacle(position: MooreaPosition, action: Action, seat: Seat) -> Obstacle | None:
    """Why this id is not open to the seat; None exactly when it is."""
    who = position.answering(seat)
    if who == NOBODY:
        return unasked(position.asked, over="7", turn="3")
    if who == CHANCE:
        return None if can_come_out(position, action) else Obstacle("not-open")
    reason = why_not(position, who, action)
    if reason == OPEN:
        return None
    if reason == NOT_ACTING or reason == NOT_DRAWING or reason == NOT_DISCARDING:
        nearer = why_not_deed(position, who, action, kind_of(action))  # it would not be possible at its time either
        reason = reason if nearer == OPEN else nearer
    return Obstacle("no-such-action") if reason == NO_SUCH_ACTION else worded(WORDS, reason, details(position, who, action))


def details(position: MooreaPosition, seat: Seat, action: Action) -> dict[str, Any]:
    """What the action is about, and what it lacks."""
    kind = kind_of(action)
    if kind == TAKES or kind == DISCARDS:
        return KINDS.params(action)
    if kind == EXCHANGES:
        return {"card": CARDS[card_gained(action)], "cards": lacking(position, seat, PAIRS.cards[pair_given(action)])}
    if kind == BUYS_TOOL:
        tool = tool_acquired(action)
        price = single(tool_currency(action)) * tool_cost(position, tool)
        return {"product": TOOLS[tool], "cards": lacking(position, seat, price)}
    if kind == BUYS:
        return purchase_details(position, seat, payment_made(action))
    if kind == LAYS:
        deposit = deposit_made(action)
        return {"product": STORES[DEPOSITS.store[deposit]], "cards": lacking(position, seat, DEPOSITS.cards[deposit])}
    return {}


def purchase_details(position: MooreaPosition, seat: Seat, payment: Payment) -> dict[str, Any]:
    """The product, its price for this seat, and what is missing for it.

    `joker` says what fish can do there: nothing ("none"), stand for all that is missing ("net") or for `cards` but not for `fixed`
    ("part"), or pay in another way than this ("instead").
    """
    price = price_meant(position, seat, payment)
    lack = lacking(position, seat, price)
    found: dict[str, Any] = {"product": PRODUCTS[PAYMENTS.product[payment]], "price": card_counts(price)}
    if not has_tool(position, seat, NET):
        return found | {"cards": lack, "fixed": {}, "joker": "none"}
    fixed = {name: count for name, count in lack.items() if name not in CARDS[:FISH]}
    loose = {name: count for name, count in lack.items() if name not in fixed}
    fish = held(position, seat, FISH) - count_of(price, FISH)
    if not fixed and sum(loose.values()) <= fish:
        return found | {"cards": lacking(position, seat, PAYMENTS.cards[payment]), "fixed": {}, "joker": "instead"}
    spend_fish(loose, fish)
    if not loose:
        return found | {"cards": fixed, "fixed": {}, "joker": "none"}
    return found | {"cards": loose, "fixed": fixed, "joker": "part" if fixed else "net"}


def price_meant(position: MooreaPosition, seat: Seat, payment: Payment) -> Cards:
    """The price for this seat that a payment comes nearest to: where alike cards are due, it says of which kind."""
    paid = PAYMENTS.cards[payment]
    nearest: i64 = -1
    found: i64 = 0
    for price in prices_of(PAYMENTS.product[payment], sites_of(position, seat)):
        near: i64 = sum([min(count, count_of(paid, card)) for card, count in enumerate(price)])
        if near > nearest:
            nearest = near
            found = pack(price)
    return found


def spend_fish(lack: dict[str, int], fish: int) -> None:
    """The fish that is held already stands for what is missing most."""
    for _ in range(fish):
        if lack:
            name = max(lack, key=lambda card: lack[card])
            lack[name] -= 1
            if lack[name] == 0:
                del lack[name]


def nearest_purchase(position: MooreaPosition, seat: Seat, product: Product) -> Action:
    """The purchase of a product for which the fewest cards are missing."""
    offer = offer_of(product, rate(position, seat))
    best = PAYMENTS.right[PAYMENTS.start[offer]]
    fewest: i64 = -1
    for index in range(PAYMENTS.start[offer], PAYMENTS.start[offer + 1]):
        payment = PAYMENTS.right[index]
        missing: i64 = 0
        for card in range(CARD_KINDS):
            missing += max(0, count_of(PAYMENTS.cards[payment], card) - held(position, seat, card))
        if fewest < 0 or missing < fewest:
            fewest = missing
            best = payment
    return buy_id(best)


def nearest_tool(position: MooreaPosition, seat: Seat, tool: Tool) -> Action:
    """The purchase of a tool with the commodity of which the most are held."""
    best: i64 = 0
    for card in range(COMMODITY_KINDS):
        if held(position, seat, card) > held(position, seat, best):
            best = card
    return tool_id(tool, best)


def lacking(position: MooreaPosition, seat: Seat, price: Cards) -> dict[str, int]:
    """The cards of a price that are not in the hand."""
    found: dict[str, int] = {}
    for card in range(CARD_KINDS):
        missing = count_of(price, card) - held(position, seat, card)
        if missing > 0:
            found[CARDS[card]] = missing
    return found


# --- Of a whole kind of action ---


def obstacles(position: MooreaPosition, seat: Seat) -> list[Obstacle]:
    """One reason for each kind of action that is not open to this seat now."""
    who = position.answering(seat if position.asked != CHANCE else ASKED)
    if who < 0 or who != seat:
        return of_each_kind(unasked(position.asked, over="7", turn="3"), ACTION_KINDS)
    return closed_kinds(WORDS, [(kind, why_none(position, seat, kind)) for kind in ACTION_KINDS], OPEN)


def why_none(position: MooreaPosition, seat: Seat, kind: str) -> i64:
    """Why no action of this kind is open, or OPEN if one is."""
    if kind == "draw" or kind == "take" or kind == "enough":
        return why_no_draw(position, seat, kind) if position.part == DRAWING else NOT_DRAWING
    if kind == "discard":
        return OPEN if position.part == DISCARDING else NOT_DISCARDING
    if position.part != ACTING:
        return NOT_ACTING
    if kind == "exchange":
        return why_no_exchange(position, seat)
    if kind == "tool":
        return why_no_tool(position, seat)
    if kind == "buy":
        return OPEN if len(legal_buy(position, seat, vec[i64]())) else NOTHING_AFFORDABLE
    return why_no_lay(position, seat) if kind == "lay" else OPEN


def why_no_draw(position: MooreaPosition, seat: Seat, kind: str) -> i64:
    """The pile may be empty, the spear missing, the card compulsory."""
    if kind == "draw":
        return why_not_draw(position)
    if kind == "enough":
        return why_not_enough(position)
    if not has_tool(position, seat, SPEAR):
        return NO_SPEAR
    return OPEN if position.row_gaps < ROW else ROW_EMPTY


def why_no_exchange(position: MooreaPosition, seat: Seat) -> i64:
    """Two commodities are needed, and an open one."""
    if position.row_gaps == ROW:
        return ROW_EMPTY
    total: i64 = 0
    for card in range(COMMODITY_KINDS):
        total += held(position, seat, card)
    return OPEN if total >= 2 else NO_TWO_COMMODITIES


def why_no_tool(position: MooreaPosition, seat: Seat) -> i64:
    """All owned, or none within reach."""
    if len(legal_tool(position, seat, vec[i64]())):
        return OPEN
    return ALL_TOOLS if all(has_tool(position, seat, tool) for tool in range(TOOL_KINDS)) else NO_TOOL_AFFORDABLE


def why_no_lay(position: MooreaPosition, seat: Seat) -> i64:
    """No store, or nothing that one of them takes."""
    if len(legal_lay(position, seat, vec[i64]())):
        return OPEN
    return NOTHING_TO_LAY if any(has_store(position, seat, store) for store in range(STORE_KINDS)) else NO_STORES
