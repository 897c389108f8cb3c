"""Why not? The reasons that `can` refuses with, as obstacles with their words and their paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, CHANCE, NOBODY, OVER
from vaka.games.moorea.rules import playing
from vaka.games.moorea.rules.acquiring import legal_buy
from vaka.games.moorea.rules.box import BOX, CARDS, PRODUCTS, STORES
from vaka.games.moorea.rules.box import TOOLS as TOOL_WORDS
from vaka.games.moorea.rules.chance import can_come_out
from vaka.games.moorea.rules.drawing import why_not_draw, why_not_enough
from vaka.games.moorea.rules.laying import legal_lay
from vaka.games.moorea.rules.layout import (
    ACTING,
    ALL_CARDS,
    BUY,
    DISCARD,
    DISCARDING,
    DRAWING,
    ENOUGH,
    EXCHANGE,
    FIRST_STORE,
    FISH,
    KINDS,
    MAT,
    NET,
    OWNED,
    ROW,
    SITES,
    SPEAR,
    STORE_KINDS,
    TABLES,
    TAKE,
    TOOL,
    TOOL_KINDS,
    TOOLS,
    count_of,
    has,
    pack,
    prices_of,
)
from vaka.games.moorea.rules.reasons import (
    ALL_TOOLS,
    ALLOWED,
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
    ROW_EMPTY,
    WORDS,
)
from vaka.games.moorea.rules.telling import card_counts
from vaka.games.moorea.rules.tooling import legal_tool

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea

ACTION_KINDS = ("draw", "take", "enough", "pass", "exchange", "tool", "buy", "lay", "discard")


def obstacle(state: Moorea, action: i64, seat: i64) -> Obstacle | None:
    """Why this id is not open to the seat; None exactly when it is."""
    who = state.answering(seat)
    if who == NOBODY:
        return unasked(state)
    if who == CHANCE:
        return None if can_come_out(state, action) else Obstacle("not-open")
    reason = playing.why_not(state, who, action)
    if reason == ALLOWED:
        return None
    return Obstacle("no-such-action") if reason == NO_SUCH_ACTION else worded(reason, details(state, who, action))


def unasked(state: Moorea) -> Obstacle:
    """Why nothing at all is open."""
    if state.asked == OVER:
        return Obstacle("game-over", {}, "7")
    return Obstacle("chance") if state.asked == CHANCE else Obstacle("not-your-turn", {}, "3")


def worded(reason: i64, params: dict[str, Any]) -> Obstacle:
    """A reason with its words."""
    key, rule = WORDS[reason]
    return Obstacle(key, params, rule)


def details(state: Moorea, seat: i64, action: i64) -> dict[str, Any]:
    """What the action is about, and what it lacks."""
    if TAKE <= action < ENOUGH:
        return {"card": CARDS[action - TAKE]}
    if DISCARD <= action < EXCHANGE:
        return {"card": CARDS[action - DISCARD]}
    if EXCHANGE <= action < TOOL:
        number = action - EXCHANGE
        return {"card": CARDS[number % KINDS], "cards": lacking(state, seat, TABLES.pair_cards[number // KINDS])}
    if TOOL <= action < BUY:
        tool, card = (action - TOOL) // KINDS, (action - TOOL) % KINDS
        price = TABLES.one[card] * state.tool_cost(tool)
        return {"product": TOOL_WORDS[tool], "cards": lacking(state, seat, price)}
    if BUY <= action < TABLES.lay:
        return purchase_details(state, seat, action - BUY)
    if action >= TABLES.lay:
        deposit = action - TABLES.lay
        store = TABLES.deposits.store[deposit]
        return {"product": STORES[store], "cards": lacking(state, seat, TABLES.deposits.cards[deposit])}
    return {}


def purchase_details(state: Moorea, seat: i64, payment: i64) -> dict[str, Any]:
    """The product, its price for this seat, and what is missing for it.

    `joker` says what fish can do there: nothing ("none"), stand for all that is missing ("net") or for `cards` but not for `fixed`
    ("part"), or pay in another way than this ("instead").
    """
    price = price_meant(state, seat, payment)
    lack = lacking(state, seat, price)
    found: dict[str, Any] = {"product": PRODUCTS[TABLES.payments.product[payment]], "price": card_counts(price)}
    if not state.has_tool(seat, NET):
        return found | {"cards": lack, "fixed": {}, "joker": "none"}
    fixed = {name: count for name, count in lack.items() if name not in CARDS[:FISH]}
    loose = {name: count for name, count in lack.items() if name not in fixed}
    fish = state.held(seat, FISH) - count_of(price, FISH)
    if not fixed and sum(loose.values()) <= fish:
        return found | {"cards": lacking(state, seat, TABLES.payments.cards[payment]), "fixed": {}, "joker": "instead"}
    spend_fish(loose, fish)
    if not loose:
        return found | {"cards": fixed, "fixed": {}, "joker": "none"}
    return found | {"cards": loose, "fixed": fixed, "joker": "part" if fixed else "net"}


def price_meant(state: Moorea, seat: i64, payment: i64) -> i64:
    """The price for this seat that a payment comes nearest to: where alike cards are due, it says of which kind."""
    sites = state.mat[seat * MAT + SITES]
    paid = TABLES.payments.cards[payment]
    nearest: i64 = -1
    found: i64 = 0
    for price in prices_of(TABLES.payments.product[payment], {BOX.discount[site] for site in range(4) if has(sites, site)}):
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


def nearest_purchase(state: Moorea, seat: i64, product: i64) -> i64:
    """The purchase of a product for which the fewest cards are missing."""
    payments = TABLES.payments
    place = product * 32 + state.rate(seat)
    hand = state.hand(seat)
    best = payments.right[payments.start[place]]
    fewest: i64 = -1
    for index in range(payments.start[place], payments.start[place + 1]):
        price = payments.cards[payments.right[index]]
        missing: i64 = 0
        for card in range(ALL_CARDS):
            missing += max(0, count_of(price, card) - count_of(hand, card))
        if fewest < 0 or missing < fewest:
            fewest = missing
            best = payments.right[index]
    return BUY + best


def nearest_tool(state: Moorea, seat: i64, tool: i64) -> i64:
    """The purchase of a tool with the commodity of which the most are held."""
    best: i64 = 0
    for card in range(KINDS):
        if state.held(seat, card) > state.held(seat, best):
            best = card
    return TOOL + tool * KINDS + best


def lacking(state: Moorea, seat: i64, price: i64) -> dict[str, int]:
    """The cards of a price that are not in the hand."""
    found: dict[str, int] = {}
    hand = state.hand(seat)
    for card in range(ALL_CARDS):
        missing = count_of(price, card) - count_of(hand, card)
        if missing > 0:
            found[CARDS[card]] = missing
    return found


# --- Of a whole kind of action ---


def obstacles(state: Moorea, seat: i64) -> list[Obstacle]:
    """One reason for each kind of action that is not open to this seat now."""
    who = state.answering(seat if state.asked != CHANCE else ASKED)
    if who < 0 or who != seat:
        nothing = unasked(state)
        return [Obstacle(nothing.key, {"kind": kind}, nothing.rule) for kind in ACTION_KINDS]
    found = []
    for kind in ACTION_KINDS:
        reason = why_none(state, seat, kind)
        if reason != ALLOWED:
            found.append(worded(reason, {"kind": kind}))
    return found


def why_none(state: Moorea, seat: i64, kind: str) -> i64:
    """Why no action of this kind is open, or ALLOWED if one is."""
    if kind == "draw" or kind == "take" or kind == "enough":
        return why_no_draw(state, seat, kind) if state.part == DRAWING else NOT_DRAWING
    if kind == "discard":
        return ALLOWED if state.part == DISCARDING else NOT_DISCARDING
    if state.part != ACTING:
        return NOT_ACTING
    if kind == "exchange":
        return why_no_exchange(state, seat)
    if kind == "tool":
        return why_no_tool(state, seat)
    if kind == "buy":
        return ALLOWED if len(legal_buy(state, seat, vec[i64]())) else NOTHING_AFFORDABLE
    return why_no_lay(state, seat) if kind == "lay" else ALLOWED


def why_no_draw(state: Moorea, seat: i64, kind: str) -> i64:
    """The pile may be empty, the spear missing, the card compulsory."""
    if kind == "draw":
        return why_not_draw(state)
    if kind == "enough":
        return why_not_enough(state)
    if not state.has_tool(seat, SPEAR):
        return NO_SPEAR
    return ALLOWED if state.row_gaps < ROW else ROW_EMPTY


def why_no_exchange(state: Moorea, seat: i64) -> i64:
    """Two commodities are needed, and an open one."""
    if state.row_gaps == ROW:
        return ROW_EMPTY
    total: i64 = 0
    for card in range(KINDS):
        total += state.held(seat, card)
    return ALLOWED if total >= 2 else NO_TWO_COMMODITIES


def why_no_tool(state: Moorea, seat: i64) -> i64:
    """All owned, or none within reach."""
    if len(legal_tool(state, seat, vec[i64]())):
        return ALLOWED
    return ALL_TOOLS if state.mat[seat * MAT + TOOLS] == (1 << TOOL_KINDS) - 1 else NO_TOOL_AFFORDABLE


def why_no_lay(state: Moorea, seat: i64) -> i64:
    """No store, or nothing that one of them takes."""
    if len(legal_lay(state, seat, vec[i64]())):
        return ALLOWED
    for store in range(STORE_KINDS):
        if state.mat[seat * MAT + OWNED + FIRST_STORE + store] > 0:
            return NOTHING_TO_LAY
    return NO_STORES
