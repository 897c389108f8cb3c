"""The slow twin of Conquest of Paradise: transit, movement, turning canoes over (rulebook 7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.paradise import twin_kept, twin_south
from tests.games.paradise.twin_box import BESIDE, PIECES
from tests.games.paradise.twin_knowing import (
    add_to_raid,
    add_to_stack,
    learn_at_least,
    learn_no_war,
    sail_away,
    take_from_stack,
)
from tests.games.paradise.twin_table import Fleet, Knowledge, Pieces, Stack, Table, in_capacity, total

SELF_MOVING = ("transport", "war", "rumour")


def begin_movement(table: Table, seat: str) -> None:
    """RB 11.2: Events may be played before."""
    table.active = seat
    set_out(table)
    twin_kept.ask_before(table, 0)


def set_out(table: Table) -> None:
    """RB 7.1: transit first, for whoever has a chain of two hexes or more."""
    seat = str(table.active)
    table.stage = "transit" if any(len(chain) > 1 for chain in table.chains(seat)) else "moving"


def forget_moves(table: Table) -> None:
    """After transit, and after the whole movement."""
    for stack in table.stacks.values():
        stack.moved = Counter()


# --- Transit (RB 7.2) ---


def can_transit(table: Table, seat: str, kind: str, hex_: str) -> bool:
    """A piece that has not been in transit; the canoe of the chain itself stays."""
    stack = table.stack_of(seat, hex_)
    if stack is None or len(table.chain_at(seat, hex_)) < 2:
        return False
    bound = 1 if kind == "transport" else 0
    taken = table.fleet.loaded[kind] if table.fleet else 0
    return stack.pieces[kind] - stack.moved[kind] - bound - taken > 0


def transit_moves(table: Table, seat: str) -> set[str]:
    """RB 7.2: any piece along the chain, as far as one likes; what lies at sea is carried (RB 7.4)."""
    fleet = table.fleet
    if fleet is None:
        return {f"lift {kind} {hex_}" for kind in PIECES for hex_ in table.stacks if can_transit(table, seat, kind, hex_)} | {
            "done"
        }
    found = {f"load {kind}" for kind in PIECES if can_transit(table, seat, kind, fleet.at)} | {"land"}
    here = table.stacks[fleet.at].pieces - fleet.loaded
    if table.may_stay(fleet.at, here) and table.keeps_garrison(seat, fleet.at, here):
        for hex_ in table.chain_at(seat, fleet.at) - {fleet.at}:
            if table.may_stay(hex_, table.stacks[hex_].pieces + fleet.loaded):
                found.add(f"sail {hex_}")
    return found


def sail_in_transit(table: Table, seat: str, hex_: str) -> None:
    """RB 7.2: all the way at once; one transit for each piece (ruling 49)."""
    leave(table, seat)
    fleet: Any = table.fleet
    fleet.at = hex_
    land(table, seat)


# --- Movement (RB 7.3, 7.4, 7.6) ---


def lift(table: Table, kind: str, hex_: str) -> None:
    """Pieces of one hex set out together (ruling 48)."""
    table.fleet = Fleet(hex_, Knowledge(), loaded=Counter({kind: 1}))


def unmoved(table: Table, seat: str, kind: str, hex_: str) -> int:
    """RB 7.4: pieces in a hex that no canoe has moved in this turn."""
    stack = table.stack_of(seat, hex_)
    taken = table.fleet.loaded[kind] if table.fleet else 0
    return stack.pieces[kind] - stack.moved[kind] - taken if stack and not table.is_barred(hex_) else 0


def moves_without_fleet(table: Table, seat: str) -> set[str]:
    """RB 7.3, 7.6: a canoe or a Rumour sets out; a Rumour is taken off; POI."""
    found = {f"lift {kind} {hex_}" for kind in SELF_MOVING for hex_ in table.stacks if unmoved(table, seat, kind, hex_) > 0}
    found |= {f"dismiss {hex_}" for hex_, stack in table.stacks.items() if stack.owner == seat and stack.pieces["rumour"] > 0}
    if table.holds_unspent(seat, "poi"):
        found.add("use poi")
    if table.events.holds(seat, "favorable-winds"):
        found.add("play favorable-winds")
    return found | twin_south.walks(table, seat) | {"done"}


def moves_of_fleet(table: Table, seat: str) -> set[str]:
    """RB 7.3, 7.4: take up, put down, go on, stop."""
    fleet: Any = table.fleet
    found = {"land"} | {f"sail {hex_}" for hex_ in fleet_targets(table, seat)}
    if table.is_enemy(seat, fleet.at):
        return found
    for kind in PIECES:
        one: Pieces = Counter({kind: 1})
        if unmoved(table, seat, kind, fleet.at) > 0 and in_capacity(fleet.in_hand() + one):
            found.add(f"load {kind}")
        if fleet.steps > 0 and total(fleet.loaded) == 0 and fleet.in_hand()[kind] > 0:
            rest = fleet.in_hand() - one
            if total(rest) > 0 and in_capacity(rest):
                found.add(f"drop {kind}")
    return found


def is_free_rumour(table: Table) -> bool:
    """RB 7.6, ruling 17: Rumours alone go as far as their owner likes, with that option."""
    fleet: Any = table.fleet
    return table.options["rumours"] == "any" and fleet.steps == 0 and set(+fleet.in_hand()) == {"rumour"}


def fleet_targets(table: Table, seat: str) -> set[str]:
    """RB 7.3: Known hexes; enemy hexes only with a War Canoe; what stays behind must be able to stay."""
    fleet: Any = table.fleet
    stack = table.stack_of(seat, fleet.at)
    staying = (stack.pieces if stack else Counter()) - fleet.loaded + fleet.dropped
    held_by_another = table.stack_of_another(seat, fleet.at) is not None  # there nothing of this player is left behind
    if not held_by_another and not (table.may_stay(fleet.at, staying) and table.keeps_garrison(seat, fleet.at, staying)):
        return set()
    if is_free_rumour(table):
        return table.reachable(seat, [fleet.at]) - {fleet.at}
    return {hex_ for hex_ in BESIDE[fleet.at] if table.is_known(hex_) and may_enter(table, seat, hex_)}


def may_enter(table: Table, seat: str, hex_: str) -> bool:
    """RB 7.3; TYPHOON, TANIWHA, ROYAL MARRIAGE."""
    fleet: Any = table.fleet
    spouse = twin_kept.married_to(table, seat)
    if spouse and (table.groups[hex_].control == spouse or table.stack_of(spouse, hex_)):
        return False
    return not table.is_barred(hex_) and (fleet.in_hand()["war"] > 0 or not table.is_enemy(seat, hex_))


def range_of(table: Table, seat: str) -> int:
    """RB 7.3: two hexes; DOUBLE HULLED CANOES, POI and FAVORABLE WINDS: one more; BECALMED: one."""
    if table.events.becalmed == seat:
        return 1
    return 2 + (table.events.winded == seat) + table.has_open(seat, "double-hulled-canoes") + table.poi


def leave(table: Table, seat: str) -> None:
    """The fleet leaves its hex; what was put down stays, and has moved (RB 7.4)."""
    fleet: Any = table.fleet
    stack = table.stack_of(seat, fleet.at)
    sailing, staying = sail_away(table, seat, fleet, stack)
    if total(fleet.dropped) > 0:
        if stack is None:
            stack = table.stacks[fleet.at] = Stack(seat, Counter(), staying)
        stack.pieces = stack.pieces + fleet.dropped
        stack.moved = stack.moved + fleet.dropped
    if stack is not None:
        stack.known = staying
        take_from_stack(table, fleet.at, fleet.loaded)
        if stack.up:
            learn_at_least(table, seat, stack.known, "transport")
    fleet.pieces, fleet.known = fleet.in_hand(), sailing
    fleet.dropped, fleet.loaded = Counter(), Counter()


def sail(table: Table, seat: str, hex_: str) -> None:
    """RB 7.3: one hex; a controlled enemy group and an enemy War Canoe stop the fleet."""
    fleet: Any = table.fleet
    limit = range_of(table, seat)
    jump = is_free_rumour(table)
    leave(table, seat)
    fleet.at = hex_
    fleet.steps = limit if jump else fleet.steps + 1
    other = table.stack_of_another(seat, hex_)
    group = table.is_hostile_group(seat, hex_)
    forced = group or (other is not None and other.pieces["war"] > 0)
    if other is not None and not group and fleet.steps < limit:  # it shows whether a War Canoe is there (ruling 13)
        if forced:
            learn_at_least(table, other.owner, other.known, "war")
        else:
            learn_no_war(table, other.owner, other.known)
    if table.is_enemy(seat, hex_):
        learn_at_least(table, seat, fleet.known, "war")
    if forced or fleet.steps >= limit:
        land(table, seat)


def land(table: Table, seat: str) -> None:
    """The fleet stops; in an enemy hex that is an attack (RB 7.3, ruling 14)."""
    fleet: Any = table.fleet
    table.fleet = None
    if table.is_enemy(seat, fleet.at):
        add_to_raid(table, seat, fleet.at, fleet.pieces, fleet.known)
        return
    if fleet.steps > 0 or total(fleet.pieces) > 0:
        stack = add_to_stack(table, seat, fleet.at, fleet.pieces, fleet.known)
    else:
        stack = table.stacks[fleet.at]
    stack.moved = stack.moved + fleet.pieces + fleet.loaded


def dismiss(table: Table, hex_: str) -> None:
    """RB 7.6: a Rumour may be taken off at any time; one that has not moved goes first."""
    stack = table.stacks[hex_]
    for bounds in stack.known.bounds.values():
        bounds["rumour"] = max(0, bounds["rumour"] - 1)
    take_from_stack(table, hex_, Counter(rumour=1))


# --- Turning canoes over (RB 7.3, 7.5, ruling 49) ---


def turnings(table: Table, seat: str) -> set[str]:
    """Each stack once: a Transport Canoe face up on top, or all face down."""
    found = {"done"}
    for hex_, stack in table.stacks.items():
        if stack.owner == seat and hex_ not in table.turned:
            if stack.up:
                found.add(f"down {hex_}")
            elif stack.pieces["transport"] > 0:
                found.add(f"up {hex_}")
    return found


def turn_over(table: Table, seat: str, way: str, hex_: str) -> None:
    stack = table.stacks[hex_]
    stack.up = way == "up"
    table.turned.add(hex_)
    if stack.up:
        learn_at_least(table, seat, stack.known, "transport")
