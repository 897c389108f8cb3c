"""The slow twin of Conquest of Paradise: what the others know of hidden pieces (rulebook 7.5, ruling 67)."""

from __future__ import annotations

from collections import Counter

from tests.games.paradise.twin_box import PIECES
from tests.games.paradise.twin_table import Fleet, Knowledge, Pieces, Raid, Stack, Table, total


def learn_at_least(table: Table, owner: str, known: Knowledge, kind: str, count: int = 1) -> None:
    """Everybody sees so many of a kind."""
    for observer in table.observers(owner):
        bounds = known.bounds.setdefault(observer, Counter())
        bounds[kind] = max(bounds[kind], count)


def learn_no_war(table: Table, owner: str, known: Knowledge) -> None:
    """Everybody sees that no War Canoe is there."""
    known.no_war |= set(table.observers(owner))


def all_seen(table: Table, owner: str, pieces: Pieces) -> Knowledge:
    """RB 8.2: everybody has looked at all pieces."""
    known = Knowledge({observer: Counter(pieces) for observer in table.observers(owner)})
    if pieces["war"] == 0:
        learn_no_war(table, owner, known)
    return known


def sail_away(table: Table, owner: str, fleet: Fleet, stack: Stack | None) -> tuple[Knowledge, Knowledge]:
    """What is known of the fleet that sails, and of the stack that stays, from the numbers put down and taken up alone."""
    here = stack.pieces if stack else Counter()
    put_down, taken = total(fleet.dropped), total(fleet.loaded)
    sailing, staying = Knowledge(), Knowledge()
    for observer in table.observers(owner):
        of_stack = stack.known.bounds.get(observer, Counter()) if stack else Counter()
        of_fleet = fleet.known.bounds.get(observer, Counter())
        sails: Pieces = Counter()
        stays: Pieces = Counter()
        for kind in PIECES:
            out = max(0, taken - (total(here) - of_stack[kind]))
            down = max(0, put_down - (total(fleet.pieces) - of_fleet[kind]))
            sails[kind] = max(0, of_fleet[kind] - put_down) + out
            stays[kind] = max(0, of_stack[kind] - taken) + down
        sailing.bounds[observer], staying.bounds[observer] = sails, stays
        stack_has_none = stack is not None and observer in stack.known.no_war
        fleet_has_none = observer in fleet.known.no_war
        if (total(fleet.pieces) == 0 or fleet_has_none) and (taken == 0 or stack_has_none):
            sailing.no_war.add(observer)
        if (total(here) == 0 or stack_has_none) and (put_down == 0 or fleet_has_none):
            staying.no_war.add(observer)
    return sailing, staying


def join(table: Table, owner: str, one: Knowledge, two: Knowledge) -> Knowledge:
    """Two stacks become one."""
    joined = Knowledge(no_war=one.no_war & two.no_war)
    for observer in table.observers(owner):
        joined.bounds[observer] = one.bounds.get(observer, Counter()) + two.bounds.get(observer, Counter())
    return joined


def add_to_stack(table: Table, owner: str, hex_: str, pieces: Pieces, known: Knowledge) -> Stack:
    """The pieces lie down on the stack of their owner, or make one."""
    stack = table.stacks.get(hex_)
    if stack is None:
        table.stacks[hex_] = Stack(owner, Counter(pieces), known)
    else:
        assert stack.owner == owner
        stack.known = join(table, owner, stack.known, known)
        stack.pieces = stack.pieces + pieces
    return table.stacks[hex_]


def add_to_raid(table: Table, owner: str, hex_: str, pieces: Pieces, known: Knowledge, fighters: int = 0) -> None:
    """Several fleets attack together; so many of the Warrior Bands came aboard War Canoes."""
    raid = table.raids.get(hex_)
    if raid is None:
        table.raids[hex_] = Raid(Counter(pieces), known, fighters)
    else:
        raid.known = join(table, owner, raid.known, known)
        raid.pieces = raid.pieces + pieces
        raid.fighters += fighters


def take_from_stack(table: Table, hex_: str, pieces: Pieces) -> None:
    """Pieces leave; a stack without Transport Canoe is not up, one without pieces is none."""
    stack = table.stacks[hex_]
    assert all(stack.pieces[kind] >= count for kind, count in pieces.items())
    stack.pieces = stack.pieces - pieces
    stack.moved = Counter({kind: min(count, stack.pieces[kind]) for kind, count in stack.moved.items()})
    if stack.pieces["transport"] == 0:
        stack.up = False
    if total(stack.pieces) == 0:
        del table.stacks[hex_]
