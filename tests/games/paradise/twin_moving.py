"""The slow twin of Conquest of Paradise: transit, movement, turning canoes over (rulebook 7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.paradise import twin_kept, twin_south
from tests.games.paradise.twin_box import BESIDE, PIECES
from tests.games.paradise.twin_crews import ON_LAND, STAYED, Crews, Far
from tests.games.paradise.twin_knowing import (
    add_to_raid,
    add_to_stack,
    all_seen,
    learn_at_least,
    learn_no_war,
    sail_away,
    take_from_stack,
)
from tests.games.paradise.twin_loading import (
    CARGO,
    berth,
    fresh,
    load,
    may_drop,
    may_ride_behind,
    next_canoe,
    other_canoe,
    reach_of,
)
from tests.games.paradise.twin_table import Fleet, Knowledge, Stack, Table, total
from tests.games.paradise.twin_telling import tell

SELF_MOVING = ("transport", "war", "rumour")
COUNTED = 5  # hexes: no canoe goes farther, and of a Rumour that went along with several fleets no more are told


def begin_movement(table: Table, seat: str) -> None:
    """RB 11.2: Events may be played before."""
    table.active, table.eve = seat, ""
    set_out(table)
    twin_kept.ask_before(table, 0)


def set_out(table: Table) -> None:
    """RB 7.1: transit first, for whoever has a chain of two hexes or more."""
    seat = str(table.active)
    table.stage = "transit" if any(len(chain) > 1 for chain in table.chains(seat)) else "moving"


def forget_moves(table: Table) -> None:
    """After transit, and after the whole movement."""
    table.trips, table.unloaded = {}, 0
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
    tell_sailing(table, seat, hex_)
    leave(table, seat)
    fleet: Any = table.fleet
    fleet.at = hex_
    land(table, seat)


# --- Movement (RB 7.3, 7.4, 7.6) ---


def lift(table: Table, seat: str, kind: str, hex_: str) -> None:
    """Pieces of one hex set out together, in transit or with a canoe that has a hex left (ruling 48)."""
    tell(table, "lift", seat=table.active, hex=hex_, piece=kind)
    table.fleet = Fleet(hex_, Knowledge())
    load(table, seat, kind)


def moves_without_fleet(table: Table, seat: str) -> set[str]:
    """RB 7.3, 7.6: a canoe or a Rumour sets out; POI; canoes are turned over."""
    stacks = [hex_ for hex_, stack in table.stacks.items() if stack.owner == seat]
    found = {f"lift {kind} {hex_}" for kind in SELF_MOVING for hex_ in stacks if next_canoe(table, seat, kind, hex_) is not None}
    if table.holds_unspent(seat, "poi"):
        found.add("use poi")
    return found | twin_south.walks(table, seat) | turnings(table, seat) | {"done"}


def moves_of_fleet(table: Table, seat: str) -> set[str]:
    """RB 7.3, 7.4: take up, put down, go on, stop."""
    fleet: Any = table.fleet
    found = {"land"} | {f"sail {hex_}" for hex_ in fleet_targets(table, seat)}
    if table.is_enemy(seat, fleet.at):
        return found
    for kind in SELF_MOVING:
        if fleet.dropped[kind] == 0 and next_canoe(table, seat, kind, fleet.at) is not None:
            found.add(f"load {kind}")
        if other_canoe(table, seat, kind) is not None:
            found.add(f"other {kind}")
    found |= {f"load {kind}" for kind in CARGO if berth(table, seat, kind) is not None}
    if may_ride_behind(table, seat):
        found.add("load warrior transport")
    if fleet.steps > 0 and total(fleet.loaded) == 0:
        found |= {f"drop {kind}" for kind in PIECES if fleet.in_hand()[kind] > 0 and may_drop(table, kind)}
    return found


def is_free_rumour(table: Table) -> bool:
    """RB 7.6, ruling 17: Rumours alone go as far as their owner likes, with that option."""
    fleet: Any = table.fleet
    return table.options["rumours"] == "any" and set(+fleet.in_hand()) == {"rumour"}


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


def tell_sailing(table: Table, seat: str, there: str) -> None:
    fleet: Any = table.fleet
    numbers = {"count": total(fleet.in_hand()), "dropped": total(fleet.dropped), "loaded": total(fleet.loaded)}
    tell(table, "sail", seat=seat, hex=there, from_=fleet.at, **numbers)


def leave(table: Table, seat: str) -> None:
    """The fleet leaves its hex; what was put down stays (RB 7.4); the canoe on top goes last, and stays face up (ruling 41)."""
    fleet: Any = table.fleet
    stack = table.stack_of(seat, fleet.at)
    sailing, staying = sail_away(table, seat, fleet, stack)
    if fleet.up and fleet.in_hand()["transport"] == 0:  # it was put down here
        fleet.up, put_up = False, True
    else:
        put_up = False
    if total(fleet.dropped) > 0:
        if stack is None:
            stack = table.stacks[fleet.at] = Stack(seat, Counter(), staying)
        stack.pieces = stack.pieces + fleet.dropped
    if stack is not None:
        stack.known = staying
        if stack.up and stack.pieces["transport"] == fleet.loaded["transport"]:
            fleet.up = True
        take_from_stack(table, fleet.at, fleet.loaded)
        stack.up = stack.up or put_up
        if stack.up:
            learn_at_least(table, seat, stack.known, "transport")
    table.unloaded += total(fleet.dropped)
    fleet.pieces, fleet.known = fleet.in_hand(), sailing
    fleet.dropped, fleet.loaded = Counter(), Counter()
    if fleet.up:
        learn_at_least(table, seat, fleet.known, "transport")
    table.crews_at(fleet.at).leave_without_canoe()
    table.crews_at(fleet.at).forget_free()


def sail(table: Table, seat: str, hex_: str) -> None:
    """RB 7.3: one hex; a controlled enemy group and an enemy War Canoe stop the fleet, and so does a canoe without a hex left."""
    fleet: Any = table.fleet
    jump = is_free_rumour(table)
    shown = jump and shows_rumours(table, seat, hex_)
    tell_sailing(table, seat, hex_)
    leave(table, seat)
    if shown:
        fleet.known = all_seen(table, seat, fleet.pieces)
    fleet.at = hex_
    fleet.steps += 1
    sailed = Crews({})
    for far, crew in fleet.crews.far.items():  # Rumours that have come unequally far may go as they like together
        sailed.far[far_of(far, jump)] = sailed.at(far_of(far, jump)) + crew
    fleet.crews = sailed
    other = table.stack_of_another(seat, hex_)
    group = table.is_hostile_group(seat, hex_)
    forced = group or (other is not None and other.pieces["war"] > 0)
    spent = jump or is_spent(table, seat)
    if other is not None and not group and not spent:  # it shows whether a War Canoe is there (ruling 13)
        tell(table, "must-stop" if forced else "may-pass", seat=seat, hex=hex_)
        if forced:
            learn_at_least(table, other.owner, other.known, "war")
        else:
            learn_no_war(table, other.owner, other.known)
    if table.is_enemy(seat, hex_):
        learn_at_least(table, seat, fleet.known, "war")
    if forced or spent:
        land(table, seat)


def far_of(far: Far, jump: bool) -> Far:
    """How far a crew has come after one hex more."""
    return STAYED if jump or far == STAYED else min(int(far) + 1, COUNTED)


def shows_rumours(table: Table, seat: str, hex_: str) -> bool:
    """RB 7.6, ruling 67: no canoe could have gone like that: farther than a hex at once, or no farther with a hex left."""
    fleet: Any = table.fleet
    if hex_ not in BESIDE[fleet.at]:
        return True
    here = table.crews_at(fleet.at)
    return not any(far == reach_of(table, seat, kind) - 1 for kind in ("transport", "war") for far in here.canoes(kind))


def is_spent(table: Table, seat: str) -> bool:
    """RB 7.3, ruling 48: has a canoe in hand no hex left?"""
    fleet: Any = table.fleet
    return any(far >= reach_of(table, seat, kind) for kind in SELF_MOVING for far in fleet.crews.canoes(kind))


def land(table: Table, seat: str) -> None:
    """The fleet stops; in an enemy hex that is an attack (RB 7.3, ruling 14)."""
    fleet: Any = table.fleet
    if fleet.steps > 0:
        tell(table, "land", seat=seat, hex=fleet.at, count=total(fleet.pieces))
    if table.is_enemy(seat, fleet.at):
        table.fleet = None
        add_to_raid(table, seat, fleet.at, fleet.pieces, fleet.known, fleet.crews.fighters())
        return
    if table.stage == "moving":
        lay_down_crews(table)
    table.fleet = None
    if fleet.steps > 0 or total(fleet.pieces) > 0:
        stack = add_to_stack(table, seat, fleet.at, fleet.pieces, fleet.known)
    else:
        stack = table.stacks[fleet.at]
    stack.up = stack.up or fleet.up
    if table.stage == "transit":
        stack.moved = stack.moved + fleet.pieces + fleet.loaded


def lay_down_crews(table: Table) -> None:
    """Ruling 48: as far as they have come; what was only just taken in hand lies as before, a fleet that has not sailed stays."""
    fleet: Any = table.fleet
    here = table.crews_at(fleet.at)
    for far, crew in fleet.crews.far.items():
        if fleet.steps == 0:
            here.far[STAYED] = here.at(STAYED) + crew
        elif far != 0:
            here.far[far] = here.at(far) + crew
        else:
            here.land[ON_LAND["warrior", "walked"]] += crew["walked_warriors"] + crew["walked_fighters"]
            here.land[ON_LAND["colony", "walked"]] += crew["walked_colonies"]
    here.leave_without_canoe()
    here.forget_free()


def dismissals(table: Table, seat: str) -> set[str]:
    """RB 7.6: a Rumour is taken off at any time, but not as the last piece on a conquered printed group (ruling 58)."""
    found = set()
    for hex_, stack in table.stacks.items():
        rest = stack.pieces - Counter(rumour=1)
        if stack.owner == seat and stack.pieces["rumour"] > 0 and table.keeps_garrison(seat, hex_, rest):
            found.add(f"dismiss {hex_}")
    return found


def dismiss(table: Table, hex_: str) -> None:
    """RB 7.6: a Rumour may be taken off at any time; one that has not moved goes first."""
    stack = table.stacks[hex_]
    tell(table, "dismiss", seat=stack.owner, hex=hex_)
    for bounds in stack.known.bounds.values():
        bounds["rumour"] = max(0, bounds["rumour"] - 1)
    crews = table.crews_at(hex_)
    if fresh(table, stack.owner, "rumour", hex_) == 0:
        far = STAYED if crews.at(STAYED)["rumour"] > 0 else crews.canoes("rumour")[-1]
        crews.at(far)["rumour"] -= 1
    take_from_stack(table, hex_, Counter(rumour=1))


# --- Turning canoes over (RB 7.3, 7.5, rulings 41 and 49) ---


def turnings(table: Table, seat: str) -> set[str]:
    """Each stack once in each direction: a Transport Canoe face up on top, or all face down; alone all lie face up (RB 12)."""
    found: set[str] = set()
    for hex_, stack in table.stacks.items():
        if stack.owner == seat and not table.alone:
            if stack.up and hex_ not in table.lowered:
                found.add(f"down {hex_}")
            elif not stack.up and stack.pieces["transport"] > 0 and hex_ not in table.raised:
                found.add(f"up {hex_}")
    return found


def turn_over(table: Table, seat: str, way: str, hex_: str) -> None:
    stack = table.stacks[hex_]
    stack.up = way == "up"
    (table.raised if stack.up else table.lowered).add(hex_)
    if stack.up:
        learn_at_least(table, seat, stack.known, "transport")
