"""The slow twin of Conquest of Paradise: building, in secret and all at once (rulebook 9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.paradise import twin_events, twin_kept, twin_malaria, twin_moving
from tests.games.paradise.twin_box import CARD_COST, COST, PIECES
from tests.games.paradise.twin_knowing import take_from_stack
from tests.games.paradise.twin_parts import Orders
from tests.games.paradise.twin_table import Card, Group, Knowledge, Pieces, Question, Stack, Table
from tests.games.paradise.twin_telling import tell

BUILDING_CARDS = ("makahiki", "breadfruit", "toki")
FACE_DOWN = ("transport", "rumour")  # a Transport Canoe that lies face up is called a chain
CLEARING = {"invasive-weeds": 1, "rats": 2}


def begin_building(table: Table) -> None:
    """RB 9.3: points and chains are counted at the start."""
    table.stage, table.active, table.settled = "building", None, set()
    table.orders = {seat: Orders(points_of_pools(table, seat)) for seat in table.seats}


def pools(table: Table, seat: str) -> list[list[str]]:
    """RB 9.3: the controlled groups of one chain build together, every other one for itself; each in hex order."""
    groups = table.controlled(seat)
    together = [[hex_ for hex_ in groups if hex_ in chain] for chain in table.chains(seat)]
    linked = {hex_ for pool in together for hex_ in pool}
    return [pool for pool in together if pool] + [[hex_] for hex_ in groups if hex_ not in linked]


def points_of_pools(table: Table, seat: str) -> dict[str, int]:
    """RB 9.1: one for each Village; BOUNTIFUL FISHING one more at home, SUCCESSION DISPUTE two fewer, at home first."""
    found = {pool[0]: sum(yield_of(table, hex_) for hex_ in pool) for pool in pools(table, seat)}
    home = table.players[seat].home
    if home and table.events.markers.get("bountiful-fishing") in table.chain_at(seat, home):
        found[pool_of(table, seat, home)] += 1
    missing = 2 if table.events.disputed == seat else 0
    first = [pool_of(table, seat, home)] if home else []
    for pool in first + sorted(found):
        less = min(missing, found[pool])
        found[pool] -= less
        missing -= less
    return found


def yield_of(table: Table, hex_: str) -> int:
    """DROUGHT: nothing; INVASIVE WEEDS: one Village yields nothing."""
    villages = table.groups[hex_].villages
    if table.events.lies("drought", hex_):
        return 0
    return max(0, villages - table.events.lies("invasive-weeds", hex_))


def pool_of(table: Table, seat: str, hex_: str) -> str:
    """The name of the pool that a group is in."""
    return next(pool[0] for pool in pools(table, seat) if hex_ in pool)


def orders_of(table: Table, seat: str) -> Orders:
    orders: Any = table.orders
    mine: Orders = orders[seat]
    return mine


# --- What can be ordered ---


def orders_open(table: Table, seat: str) -> set[str]:
    """RB 9.2-9.5: everything that a player can still order; nothing is taken back."""
    orders = orders_of(table, seat)
    if orders.done:
        return set()
    found = {"done"} | {f"settle {hex_}" for hex_ in table.stacks if can_settle(table, seat, hex_)}
    found |= {f"dismiss {hex_}" for hex_ in table.stacks if can_dismiss(table, seat, hex_)}
    found |= {f"build {item} {hex_}" for hex_ in table.controlled(seat) for item in COST if can_build(table, seat, item, hex_)}
    if orders.buy is None and table.turn_order().index(seat) < len(table.deck()) - table.solo.cards:  # ruling 54
        found |= {f"buy {pool}" for pool, points in orders.points.items() if points >= CARD_COST}
    player = table.players[seat]
    if player.home and not orders.focus and not player.lost:
        found.add("focus")
    found |= saving_orders(table, seat) | event_orders(table, seat)
    for card in BUILDING_CARDS:
        if table.holds_unspent(seat, card) and card not in orders.used and (player.home or card != "makahiki"):
            found.add(f"use {card}")
    if table.holds_closed(seat, "taro-terraces") and "taro-terraces" not in orders.used:
        found.add("use taro-terraces")
    return found


def saving_orders(table: Table, seat: str) -> set[str]:
    """RB 11.4: a point of an earlier turn is spent at home; one is put aside, but never more than one is kept."""
    orders = orders_of(table, seat)
    if not table.plays("saved"):
        return set()
    if seat in table.saved and not orders.spend:
        return {"spend"} if table.players[seat].home else set()
    return {f"store {pool}" for pool, points in orders.points.items() if points > 0 and orders.store is None}


def event_orders(table: Table, seat: str) -> set[str]:
    """RB 11.2: ABUNDANT HARVEST; whoever controls a group pays for taking INVASIVE WEEDS or RATS away."""
    orders = orders_of(table, seat)
    found = set()
    if table.events.holds(seat, "abundant-harvest") and orders.harvest is None:
        found.add("play abundant-harvest")
    for marker, cost in CLEARING.items():
        hex_ = table.events.markers.get(marker)
        mine = hex_ is not None and table.groups[hex_].control == seat
        if hex_ and mine and marker not in orders.cleared and orders.points[pool_of(table, seat, hex_)] >= cost:
            found.add(f"clear {marker}")
    return found


def cost_of(table: Table, seat: str, item: str) -> int:
    """The Building Table; TARO TERRACES and TOKI."""
    orders = orders_of(table, seat)
    if item == "agriculture" and (table.has_open(seat, "taro-terraces") or "taro-terraces" in orders.used):
        return 0
    if item in ("transport", "chain") and orders.free > 0:
        return 0
    if item == "village" and orders.harvest == "free":
        return 0
    return COST[item]


def stock_left(table: Table, seat: str, kind: str) -> int:
    """RB 9.3: the pieces are limited."""
    orders = orders_of(table, seat)
    ordered = sum(items[kind] + (items["chain"] if kind == "transport" else 0) for items in orders.items.values())
    back = orders.dismiss.total() if kind == "rumour" else 0
    return table.stock(seat)[kind] + back - ordered


def room_for_village(table: Table, seat: str, hex_: str) -> bool:
    """RB 9.4: green boxes, and brown ones with Improved Agriculture, this turn's included."""
    orders = orders_of(table, seat)
    rats = table.events.lies("rats", hex_) and "rats" not in orders.cleared
    if rats or table.events.lies("peles-wrath", hex_):
        return False
    villages = table.groups[hex_].villages + orders.ordered("village", hex_) + (hex_ in orders.settle)
    agriculture = table.groups[hex_].agriculture + orders.ordered("agriculture", hex_)
    return villages < table.boxes(hex_)[0] + agriculture


def can_build(table: Table, seat: str, item: str, hex_: str) -> bool:
    """RB 9.3, 9.4: only where a Village stands; one new Village for each group, with BREADFRUIT two in one group."""
    orders = orders_of(table, seat)
    if table.alone and item in FACE_DOWN:  # RB 12
        return False
    if orders.points[pool_of(table, seat, hex_)] < cost_of(table, seat, item):
        return False
    if item == "village":
        if not room_for_village(table, seat, hex_) or hex_ in orders.settle:
            return False
        ordered = orders.ordered("village", hex_)
        doubled = any(items["village"] == 2 for items in orders.items.values())
        return ordered == 0 or (ordered == 1 and "breadfruit" in orders.used and not doubled)
    if item == "agriculture":
        return table.groups[hex_].agriculture + orders.ordered("agriculture", hex_) < table.boxes(hex_)[1]
    if item == "chain":
        stack = table.stacks.get(hex_)
        is_up = stack is not None and stack.up
        first = not is_up and orders.ordered("chain", hex_) == 0
        return (first or table.alone) and stock_left(table, seat, "transport") > 0
    return stock_left(table, seat, item) > 0


def can_settle(table: Table, seat: str, hex_: str) -> bool:
    """RB 9.4, ruling 25: a Colony becomes the group's one new Village; nobody else's may be there."""
    orders = orders_of(table, seat)
    stack = table.stack_of(seat, hex_)
    if stack is None or stack.pieces["colony"] == 0 or not table.is_group(hex_) or table.is_hostile_group(seat, hex_):
        return False
    new = orders.ordered("village", hex_) > 0 or hex_ in orders.settle
    return room_for_village(table, seat, hex_) and not new and table.keeps_garrison(seat, hex_, after_settling(table, seat, hex_))


def after_settling(table: Table, seat: str, hex_: str) -> Pieces:
    """RB 9.4: the pieces that lie there when everything is built and the Colony has become a Village."""
    items = orders_of(table, seat).items.get(hex_, Counter())
    built = Counter({kind: items[kind] for kind in PIECES}) + Counter(transport=items["chain"])
    gone = Counter(colony=1, rumour=orders_of(table, seat).dismiss[hex_])
    return table.stacks[hex_].pieces + built - gone


def can_dismiss(table: Table, seat: str, hex_: str) -> bool:
    """RB 7.6: an order as well; not the last piece on a conquered printed group (ruling 58)."""
    orders = orders_of(table, seat)
    stack = table.stack_of(seat, hex_)
    if stack is None or stack.pieces["rumour"] <= orders.dismiss[hex_]:
        return False
    rest = stack.pieces - Counter(rumour=orders.dismiss[hex_] + 1)
    later = after_settling(table, seat, hex_) - Counter(rumour=1) if hex_ in orders.settle else rest
    return table.keeps_garrison(seat, hex_, rest) and table.keeps_garrison(seat, hex_, later)


# --- Ordering ---


def order(table: Table, seat: str, words: list[str]) -> None:
    """One order; nothing shows before all have ended."""
    orders = orders_of(table, seat)
    match words:
        case ["build", item, hex_]:
            pay(table, seat, item, hex_)
            orders.items.setdefault(hex_, Counter())[item] += 1
        case ["settle", hex_]:
            orders.settle.add(hex_)
        case ["dismiss", hex_]:
            orders.dismiss[hex_] += 1
        case ["buy", pool]:
            orders.points[pool] -= CARD_COST
            orders.buy = pool
        case ["focus"]:
            orders.focus = True
            add_at_home(table, seat, 1)
        case ["store", pool]:
            orders.points[pool] -= 1
            orders.store = pool
        case ["spend"]:
            orders.spend = True
            add_at_home(table, seat, 1)
        case ["play", "abundant-harvest"]:
            orders.harvest = "free"
        case ["clear", marker]:
            orders.points[pool_of(table, seat, table.events.markers[marker])] -= CLEARING[marker]
            orders.cleared.add(marker)
        case ["use", card]:
            orders.used.add(card)
            if card == "makahiki":
                add_at_home(table, seat, 2)
            if card == "toki":
                orders.free = 2
        case ["done"]:
            orders.done = True


def pay(table: Table, seat: str, item: str, hex_: str) -> None:
    """The first two Transport Canoes with TOKI are free."""
    orders = orders_of(table, seat)
    orders.points[pool_of(table, seat, hex_)] -= cost_of(table, seat, item)
    if item in ("transport", "chain") and orders.free > 0:
        orders.free -= 1
    if item == "village" and orders.harvest == "free":
        orders.harvest = "used"


def add_at_home(table: Table, seat: str, points: int) -> None:
    """RB 9.2: to be used in the Home Group, or what is connected with it."""
    orders_of(table, seat).points[pool_of(table, seat, str(table.players[seat].home))] += points


# --- All orders are in ---


def end_building(table: Table) -> None:
    """RB 9.3: in turn order; then the cards are drawn (RB 9.5)."""
    orders: Any = table.orders
    for seat in table.turn_order():
        carry_out(table, seat, orders[seat])
    for marker in ("drought", "peles-wrath"):  # for this turn only
        table.events.markers.pop(marker, None)
    table.events.disputed = None
    table.buyers = [seat for seat in table.turn_order() if orders[seat].buy]
    table.bought = set() if table.alone else set(table.buyers)  # alone a card lies face up at once (RB 12)
    table.orders = None
    table.stage = "cards"


def carry_out(table: Table, seat: str, orders: Orders) -> None:
    """RB 9.2-9.4: Colonies become Villages after everything else."""
    if orders.spend:
        tell(table, "spend", seat=seat)
        table.saved.remove(seat)
    if orders.store:
        tell(table, "store", seat=seat)
        table.saved.add(seat)
    if orders.harvest:
        twin_events.play_kept(table, seat, "abundant-harvest")
    for marker in orders.cleared:
        tell(table, "fortune-clear", seat=seat, event=marker, hex=table.events.markers.pop(marker))
    for card in orders.used:
        table.open_card(seat, card, spend=card != "taro-terraces")
    if orders.focus:
        tell(table, "focus", seat=seat)
        table.players[seat].lost = True
    for hex_ in orders.dismiss.elements():
        twin_moving.dismiss(table, hex_)
    for hex_, items in orders.items.items():
        place(table, seat, hex_, items)
    for hex_ in sorted(orders.settle):
        settle(table, seat, hex_)
    if orders.buy:
        tell(table, "buy", seat=seat)


def place(table: Table, seat: str, hex_: str, items: Counter[str]) -> None:
    """RB 7.5, ruling 41: pieces face down, a Transport Canoe face up if it was so ordered."""
    group = table.groups[hex_]
    group.agriculture += items["agriculture"]
    group.villages += items["village"]
    new = +Counter({kind: items[kind] for kind in PIECES})
    new["transport"] += items["chain"]
    built = {"villages": items["village"], "agriculture": items["agriculture"]}
    tell(table, "build", seat=seat, hex=hex_, count=new.total(), chain=min(1, items["chain"]), **built)
    if new.total() == 0:
        return
    if hex_ not in table.stacks:
        table.stacks[hex_] = Stack(seat, Counter(), Knowledge())
    stack = table.stacks[hex_]
    stack.pieces = stack.pieces + new
    stack.known.no_war.clear()
    if items["chain"] > 0:
        stack.up = True
        for observer in table.observers(seat):
            stack.known.bounds.setdefault(observer, Counter())["transport"] += 1


def settle(table: Table, seat: str, hex_: str) -> None:
    """RB 9.4: the Colony returns to the stock; a player without home has one again (ruling 24)."""
    stack = table.stacks[hex_]
    tell(table, "settle", seat=seat, hex=hex_)
    for bounds in stack.known.bounds.values():
        bounds["colony"] = max(0, bounds["colony"] - 1)
    take_from_stack(table, hex_, Counter(colony=1))
    table.settled.add(hex_)
    group: Group = table.groups[hex_]
    group.villages += 1
    group.control = seat
    if table.players[seat].home is None:
        table.players[seat].home = hex_
        tell(table, "home", seat=seat, hex=hex_)
    twin_malaria.breaks_out(table)


def draw_cards(table: Table) -> None:
    """RB 9.5: one card for each buyer, in turn order."""
    if table.buyers:
        table.questions.append(Question("chance", "card"))
    else:
        twin_kept.begin_eve(table, "victory")


def draw_card(table: Table, name: str) -> None:
    tell(table, "draw-card", seat=table.buyers[0], card=name)
    table.cards.append(Card(table.buyers.pop(0), name, open=table.alone))  # RB 12: everything lies face up
