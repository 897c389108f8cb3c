"""The slow twin of Conquest of Paradise alone: the Expand sides of Samoa's chits (rulebook 12)."""

from __future__ import annotations

from collections.abc import Generator

from tests.games.paradise import twin_malaria, twin_solo
from tests.games.paradise.twin_box import BESIDE, HEXES
from tests.games.paradise.twin_table import Question, Table
from tests.games.paradise.twin_telling import tell

SAMOA = "red"
Script = Generator[Question | None, str, None]


def expand(table: Table, part: str) -> Script:
    """Build and Defend bring nothing more."""
    match part:
        case "card" if len(table.deck()) > table.solo.cards:
            table.solo.cards += 1
        case "village":
            yield from one_village(table)
        case "village-each":
            for hex_ in with_room(table):
                found_village(table, hex_)
        case "war":
            home = table.players[SAMOA].home
            if home:
                twin_solo.place(table, "war", home)
        case "warrior":
            yield from warriors(table, 1)
        case "warriors":
            yield from warriors(table, 2)
        case "warrior-each":
            for hex_ in table.controlled(SAMOA):
                while bands(table, hex_) < table.groups[hex_].villages and table.stock(SAMOA)["warrior"] > 0:
                    twin_solo.place(table, "warrior", hex_)
        case "chain":
            yield from chain(table)


# --- What is Samoa's (ruling 38) ---


def lands(table: Table) -> list[str]:
    """Groups and atolls with a Village or a piece of Samoa."""
    found = []
    for hex_ in HEXES:
        land = table.is_known(hex_) and not table.is_sea(hex_) and not table.is_independent(hex_)
        control = table.groups[hex_].control
        if land and (control == SAMOA or (control is None and table.stack_of(SAMOA, hex_))):
            found.append(hex_)
    return found


def groups(table: Table) -> list[str]:
    return [hex_ for hex_ in lands(table) if table.is_group(hex_)]


def bands(table: Table, hex_: str) -> int:
    stack = table.stack_of(SAMOA, hex_)
    return stack.pieces["warrior"] if stack else 0


# --- Villages ---


def empty_boxes(table: Table, hex_: str) -> int:
    return sum(table.boxes(hex_)) - table.groups[hex_].villages


def with_room(table: Table) -> list[str]:
    return [hex_ for hex_ in groups(table) if empty_boxes(table, hex_) > 0]


def one_village(table: Table) -> Script:
    """On the group with the most empty boxes, green and brown."""
    most = max((empty_boxes(table, hex_) for hex_ in with_room(table)), default=0)
    if most > 0:
        hex_ = yield from twin_solo.pick(table, "village", [hex_ for hex_ in with_room(table) if empty_boxes(table, hex_) == most])
        found_village(table, hex_)


def found_village(table: Table, hex_: str) -> None:
    """Green boxes first; a brown one gets its Improved Agriculture. Without home this is the home."""
    tell(table, "solo-village", seat=SAMOA, hex=hex_)
    group = table.groups[hex_]
    group.control = SAMOA
    group.villages += 1
    group.agriculture = max(group.agriculture, group.villages - table.boxes(hex_)[0])
    if table.players[SAMOA].home is None:
        table.players[SAMOA].home = hex_
        tell(table, "home", seat=SAMOA, hex=hex_)
    twin_malaria.breaks_out(table)


# --- Warrior Bands ---


def warriors(table: Table, count: int) -> Script:
    """One after the other."""
    for _ in range(count):
        places = places_for_warrior(table)
        if not places or table.stock(SAMOA)["warrior"] == 0:
            return
        hex_ = yield from twin_solo.pick(table, "warrior", places)
        twin_solo.place(table, "warrior", hex_)
        table.solo.count += 1


def places_for_warrior(table: Table) -> list[str]:
    """The order of preference of RB 12, "2 Warrior Bands"."""
    mine = [hex_ for hex_ in HEXES if table.stack_of(SAMOA, hex_)]
    villages = {hex_: table.groups[hex_].villages for hex_ in HEXES}
    empty_canoe = [hex_ for hex_ in mine if table.stacks[hex_].pieces["war"] > bands(table, hex_)]
    thin = most(villages, [hex_ for hex_ in groups(table) if villages[hex_] > bands(table, hex_)])
    without = [hex_ for hex_ in groups(table) if villages[hex_] == 0 and bands(table, hex_) == 0]
    atolls = [hex_ for hex_ in lands(table) if table.is_atoll(hex_) and bands(table, hex_) == 0]
    rest = most(villages, [hex_ for hex_ in groups(table) if villages[hex_] > 0])
    return empty_canoe or thin or without or atolls or rest


def most(villages: dict[str, int], hexes: list[str]) -> list[str]:
    """Those with the most Villages."""
    top = max((villages[hex_] for hex_ in hexes), default=0)
    return [hex_ for hex_ in hexes if villages[hex_] == top]


# --- The chain of Transport Canoes ---


def chain(table: Table) -> Script:
    """Canoe by canoe, on the shortest way to what is not yet connected with the home."""
    while table.stock(SAMOA)["transport"] > 0:
        places = places_for_canoe(table)
        if not places:
            return
        hex_ = yield from twin_solo.pick(table, "chain", places)
        twin_solo.place(table, "transport", hex_)
        table.solo.count += 1


def places_for_canoe(table: Table) -> list[str]:
    """First on the home; then beside the chain, where the fewest canoes are missing to something of Samoa's."""
    home = table.players[SAMOA].home
    if home is None:
        return []
    connected = table.chain_at(SAMOA, home)
    goals = [hex_ for hex_ in lands(table) if hex_ != home and hex_ not in connected]
    missing = canoes_missing(table, goals)
    if not connected:
        return [home] if home in missing else []
    beside = [hex_ for hex_ in missing if hex_ not in connected and any(near in connected for near in BESIDE[hex_])]
    fewest = min((missing[hex_] for hex_ in beside), default=0)
    return sorted(hex_ for hex_ in beside if missing[hex_] == fewest)


def canoes_missing(table: Table, goals: list[str]) -> dict[str, int]:
    """From each hex that can be used: how many canoes are missing on the best way to a goal, the one in the hex included."""
    usable = [hex_ for hex_ in HEXES if may_hold_canoe(table, hex_)]
    cost = {hex_: 0 if has_canoe(table, hex_) else 1 for hex_ in usable}
    missing = {hex_: cost[hex_] for hex_ in goals if hex_ in usable}
    changed = True
    while changed:
        changed = False
        for hex_ in usable:
            ways = [cost[hex_] + missing[near] for near in BESIDE[hex_] if near in missing]
            if ways and min(ways) < missing.get(hex_, 999):
                missing[hex_] = min(ways)
                changed = True
    return missing


def has_canoe(table: Table, hex_: str) -> bool:
    stack = table.stack_of(SAMOA, hex_)
    return stack is not None and stack.up


def may_hold_canoe(table: Table, hex_: str) -> bool:
    """RB 12: Known hexes that the player does not hold."""
    if not table.is_known(hex_) or table.is_independent(hex_) or table.is_barred(hex_):
        return False
    return table.groups[hex_].control in (None, SAMOA) and table.stack_of_another(SAMOA, hex_) is None
