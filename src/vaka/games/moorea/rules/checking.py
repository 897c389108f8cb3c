"""What a position must be: every card accounted for, hands and piles as they can be."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import FULL, OVER
from vaka.games.moorea.rules.box import (
    BOX,
    CARDS,
    COMMODITY_KINDS,
    DISPLAY,
    FIRST_SITE,
    MOST_HELD,
    NO_CARD,
    PRODUCT_KINDS,
    PRODUCTS,
    STORE_KINDS,
    TOOL_KINDS,
    Seat,
    Tool,
)
from vaka.games.moorea.rules.cards import ALL_COMMODITIES, count_of, covers, size_of
from vaka.games.moorea.rules.discarding import is_over_limit
from vaka.games.moorea.rules.hands import (
    VEILED_OLDER,
    VEILED_SLOT,
    doubt_count,
    doubts_of,
    hand,
    hand_size,
    held,
    newer_count,
    older_cards,
    older_doubts,
    older_slots,
    older_total,
    slot_at,
    slot_count,
    surely_older,
)
from vaka.games.moorea.rules.layers import MOST_LAYERS, NOT_KNOWN, Layer, doubt_drawn, doubt_seat, laid_by, laid_in
from vaka.games.moorea.rules.origins import Origins
from vaka.games.moorea.rules.packed import ZERO
from vaka.games.moorea.rules.position import (
    DEALING,
    DISCARDING,
    DISPLAY_CARD,
    FIRST_PLAYER,
    HAND_CARD,
    NOWHERE,
    ROW_CARD,
    MooreaPosition,
    display_at,
    has_tool,
    left_in_pile,
    owned,
    products_left,
    stored,
)
from vaka.games.moorea.rules.secrets import Unseen, seen_commodities
from vaka.games.moorea.rules.tracing import Tracing, needs_tracing


def check(position: MooreaPosition) -> None:
    """Raise BadPosition where this cannot be a position of Moorea."""
    check_products(position)
    check_hands(position)
    if position.asked == OVER:
        return
    if position.part == DEALING and position.asked >= 0:
        raise BadPosition("only chance is asked while the cards are dealt")
    if position.wanted == FIRST_PLAYER and position.part != DEALING:
        raise BadPosition("the first player is drawn at the start")
    if position.wanted in (HAND_CARD, ROW_CARD) and position.deck_size == 0:
        raise BadPosition("a commodity is drawn, but the pile is empty")
    if position.wanted == DISPLAY_CARD and (position.gap == NOWHERE or products_left(position) == 0):
        raise BadPosition("a product is turned up, but there is no gap, or no product")
    if position.wanted == ROW_CARD and position.row_gaps == 0:
        raise BadPosition("a commodity is turned up, but the row is full")
    if position.part == DISCARDING and position.asked >= 0 and not is_over_limit(position, position.turn):
        raise BadPosition("the hand is within its limit, but is to be discarded from")


def check_products(position: MooreaPosition) -> None:
    """Each product is there as often as in the box."""
    counts = product_census(position)
    boxed = box_census(position.seats)
    for name in PRODUCTS:
        if counts[name] != boxed[name]:
            raise BadPosition(f"{counts[name]} {name} instead of {boxed[name]}")


def check_hands(position: MooreaPosition) -> None:
    """Hands are no larger than they can be; a full position hides nothing, and a view no card of its viewer."""
    for seat in range(position.seats):
        if hand_size(position, seat) > MOST_HELD:
            raise BadPosition(f"no hand has more than {MOST_HELD} cards")
        if newer_count(position, seat) > slot_count(position, seat) + doubt_count(position, seat):
            raise BadPosition("more cards are new than hidden")
        check_veil(position, seat)
    check_origins(position)
    check_past(position)


def check_veil(position: MooreaPosition, seat: Seat) -> None:
    """A hand is hidden as a whole, from others only, and never after the end."""
    count = slot_count(position, seat)
    veiled = sum([1 for number in range(count) if slot_at(position, seat, number) == VEILED_SLOT])
    is_hidden = position.viewer != FULL and position.viewer != seat and position.asked != OVER
    if veiled != (count if is_hidden else 0):
        raise BadPosition("a hand is hidden as a whole, from the other seats, until the end")
    if (older_doubts(position, seat) == VEILED_OLDER) != (is_hidden and doubt_count(position, seat) > 0):
        raise BadPosition("which doubtful cards were older is hidden from the other seats")
    if not is_hidden and not covers(doubts_of(position, seat), older_doubts(position, seat)):
        raise BadPosition("only what was laid down in doubt can have been older")
    if not is_hidden and not 0 <= older_slots(position, seat) <= count:
        raise BadPosition("the older and the newer cards do not make up the hand")


def check_origins(position: MooreaPosition) -> None:
    """The pile and the newer cards are what the pile was shuffled of, the older cards all that is left."""
    if not covers(ALL_COMMODITIES, position.fresh):
        raise BadPosition("the pile was shuffled of more than there is")
    laid = position.discard
    doubts: i64 = 0
    for seat in range(position.seats):
        doubts += doubts_of(position, seat)
        for store in range(STORE_KINDS):
            laid += stored(position, seat, store)
    if not covers(laid, doubts):
        raise BadPosition("a doubtful card lies neither on the discard nor at a store")
    unseen = Unseen(position)
    if not unseen.is_countable:
        raise BadPosition("the pile and the newer cards are not what the pile was shuffled of")
    if len(position.doubts) > 0 and not Origins(position, unseen.seats, unseen.older, unseen.newer).is_possible():
        raise BadPosition("the doubtful cards can be neither older nor newer")


def check_past(position: MooreaPosition) -> None:
    """Earlier piles add up: to what was drawn of each, and for each seat to what it had left when the pile was last shuffled."""
    past = position.past
    if len(past) == 0:
        return
    if len(past) > MOST_LAYERS or size_of(laid_in(past[0], position.seats)) > 0:
        raise BadPosition("there are too many earlier piles, or cards were laid down before the first")
    for layer in past:
        check_layer(position, layer)
    for seat in range(position.seats):
        drawn = older_total(position, seat) + size_of(surely_older(position, seat))
        cards: i64 = 0
        is_known = past[0].memory[seat] != NOT_KNOWN
        if is_known:
            cards = older_cards(position, seat) + surely_older(position, seat)
        for layer in past:
            laid = laid_by(layer, seat)
            drawn += size_of(laid) - layer.drawn[seat]
            cards += laid - layer.memory[seat] if is_known else ZERO
        if drawn != 0 or cards != 0:
            raise BadPosition("the older cards of a seat are not what it drew of earlier piles")
    if needs_tracing(position) and not Tracing(position).finds_way(Random(0)):
        raise BadPosition("the cards laid down can have come from none of the earlier piles")


def check_layer(position: MooreaPosition, layer: Layer) -> None:
    """One earlier pile: the seats drew all that was drawn of it, and each remembers its own share."""
    drawn: i64 = 0
    known: i64 = 0
    is_whole = True
    for seat in range(position.seats):
        drawn += layer.drawn[seat]
        is_hidden = position.viewer != FULL and position.viewer != seat and position.asked != OVER
        if (layer.memory[seat] == NOT_KNOWN) != is_hidden:
            raise BadPosition("what was drawn of an earlier pile is hidden from the other seats")
        if is_hidden:
            is_whole = False
        else:
            known += layer.memory[seat]
            if size_of(layer.memory[seat]) != layer.drawn[seat]:
                raise BadPosition("a seat remembers more or fewer cards than it drew")
    for doubt in layer.doubts:
        if doubt_drawn(doubt) > layer.drawn[doubt_seat(doubt)]:
            raise BadPosition("a card is in doubt only where cards of that pile have been drawn")
    if not covers(ALL_COMMODITIES, layer.cards) or size_of(layer.cards) != drawn:
        raise BadPosition("the seats did not draw what was drawn of an earlier pile")
    if not covers(layer.cards, known) or (is_whole and known != layer.cards):
        raise BadPosition("what is remembered of an earlier pile was not in it")


def box_census(seats: int) -> dict[str, int]:
    """How many of each product are in the game with so many players."""
    first, second = BOX.pile(seats, 0), BOX.pile(seats, 1)
    return {name: first[kind] + second[kind] for kind, name in enumerate(PRODUCTS)}


def product_census(position: MooreaPosition) -> dict[str, int]:
    """How many of each product there are, wherever they lie."""
    counts = [left_in_pile(position, 0, kind) + left_in_pile(position, 1, kind) for kind in range(PRODUCT_KINDS)]
    for place in range(DISPLAY):
        if display_at(position, place) != NO_CARD:
            counts[display_at(position, place)] += 1
    for seat in range(position.seats):
        for kind in range(PRODUCT_KINDS):
            counts[kind] += owned(position, seat, kind)
    for kind in range(FIRST_SITE):
        counts[kind] += count_of(position.gone, COMMODITY_KINDS + kind)
        for seat in range(position.seats):
            counts[kind] += held(position, seat, COMMODITY_KINDS + kind)
            for store in range(STORE_KINDS):
                counts[kind] += count_of(stored(position, seat, store), COMMODITY_KINDS + kind)
    return {name: counts[kind] for kind, name in enumerate(PRODUCTS)}


def census(position: MooreaPosition) -> dict[str, int]:
    """All cards: commodities and products by kind, wherever they lie; what lies in the box for want of players; tools."""
    counts = product_census(position)
    known = seen_commodities(position) + position.deck
    for card in range(COMMODITY_KINDS):
        counts[CARDS[card]] = count_of(known, card)
    counts["boxed"] = sum(box_census(5).values()) - sum(box_census(position.seats).values())
    owned = 0
    for seat in range(position.seats):
        owned += sum([1 for tool in range(TOOL_KINDS) if has_tool(position, seat, tool)])
    left = sum([stack_left(position, tool) for tool in range(TOOL_KINDS)])
    counts["tools"] = owned + left
    in_piles = sum([left_in_pile(position, pile, product) for pile in range(2) for product in range(PRODUCT_KINDS)])
    counts["piles"] = in_piles - products_left(position)
    counts["hands"] = sum([hand_size(position, seat) - size_of(hand(position, seat)) for seat in range(position.seats)])
    return counts


def stack_left(position: MooreaPosition, tool: Tool) -> int:
    """§2.3: how many of a tool are left in its stack."""
    return BOX.tool_copies[tool] - sum([1 for seat in range(position.seats) if has_tool(position, seat, tool)])
