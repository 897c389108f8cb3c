"""The slow twin of Conquest of Paradise: canoes in hand and what they carry (rulebook 7.3, 7.4, rulings 48 and 50)."""

from __future__ import annotations

from typing import Any

from tests.games.paradise.twin_crews import ABOARD, ON_LAND, Crews, room
from tests.games.paradise.twin_table import Table, total

CARGO = ("warrior", "colony")
UNLIMITED = 99


def range_of(table: Table, seat: str) -> int:
    """RB 7.3: two hexes; DOUBLE HULLED CANOES, POI and FAVORABLE WINDS: one more; BECALMED: one."""
    if table.events.becalmed == seat:
        return 1
    return 2 + (table.events.winded == seat) + table.has_open(seat, "double-hulled-canoes") + table.poi


def reach_of(table: Table, seat: str, kind: str) -> int:
    """RB 7.3: how many hexes a canoe has in a turn; RB 7.6: Rumours go as their owner likes, but for that option."""
    return UNLIMITED if kind == "rumour" and table.options["rumours"] == "any" else range_of(table, seat)


def fresh(table: Table, seat: str, kind: str, hex_: str) -> int:
    """RB 7.4: pieces in a hex that have not moved in this turn, and are not in hand."""
    stack = table.stack_of(seat, hex_)
    there = stack.pieces[kind] if stack else 0
    in_hand = table.fleet.dropped[kind] - table.fleet.loaded[kind] if table.fleet else 0
    return there + in_hand - table.crews_at(hex_).pieces()[kind]


def next_canoe(table: Table, seat: str, kind: str, hex_: str) -> int | None:
    """Of the canoes of a kind in a hex, or Rumours, the one that has come least far: how far, if it has a hex left."""
    if table.stack_of(seat, hex_) is None or table.is_barred(hex_):
        return None
    found = [0] if fresh(table, seat, kind, hex_) > 0 else table.crews_at(hex_).canoes(kind, 1)
    return found[0] if found and found[0] < reach_of(table, seat, kind) else None


def load(table: Table, seat: str, kind: str, behind: bool = False) -> None:
    """RB 7.4: one more piece is in hand; what carries it is settled now."""
    fleet: Any = table.fleet
    if table.stage == "transit":
        pass
    elif kind in CARGO:
        take_aboard(table, seat, kind, berth(table, seat, kind, behind))
    else:
        far: Any = next_canoe(table, seat, kind, fleet.at)
        take_canoe(table, kind, far)
    fleet.loaded[kind] += 1


def take_canoe(table: Table, kind: str, far: int) -> None:
    """What came aboard it still lies there, and may come again: so many canoes in hand are free for such cargo.

    Canoes that have come equally far are alike, and some may be empty: an empty one is the first that goes back.
    """
    fleet: Any = table.fleet
    fleet.crews.at(far)[kind] += 1
    if far > 0:
        here = table.crews_at(fleet.at).at(far)
        here[kind] -= 1
        if kind in ABOARD:
            here[f"free_{kind}"] += 1


def give_canoe_back(table: Table, kind: str, far: int) -> None:
    fleet: Any = table.fleet
    fleet.crews.at(far)[kind] -= 1
    if far > 0:
        here = table.crews_at(fleet.at).at(far)
        here[kind] += 1
        here[f"free_{kind}"] = max(0, here[f"free_{kind}"] - 1)


def other_canoe(table: Table, seat: str, kind: str) -> tuple[int, int] | None:
    """Ruling 48: before cargo comes aboard, instead of the canoe that has come least far one that has come farther."""
    fleet: Any = table.fleet
    if fleet.steps > 0 or any(fleet.loaded[cargo] > 0 for cargo in CARGO) or fleet.loaded[kind] == 0:
        return None
    mine = fleet.crews.canoes(kind)
    farther = [far for far in table.crews_at(fleet.at).canoes(kind, mine[0] + 1) if far < reach_of(table, seat, kind)]
    return (mine[0], farther[0]) if farther else None


def take_other(table: Table, seat: str, kind: str) -> None:
    found: Any = other_canoe(table, seat, kind)
    give_canoe_back(table, kind, found[0])
    take_canoe(table, kind, found[1])


Berth = tuple[str, int, bool]


def berth(table: Table, seat: str, kind: str, behind: bool = False) -> Berth | None:
    """Ruling 50: a War Canoe with room first, of several the one that has come least far; canoe, how far, came aboard it."""
    canoes = ("transport",) if behind or kind == "colony" else ("war", "transport")
    found = [where for canoe in canoes for where in (own_berth(table, kind, canoe), loose_berth(table, seat, kind, canoe))]
    found += [exchanged_berth(table, seat, kind, canoe) for canoe in canoes]
    return next((where for where in found if where is not None), None)


def loose_berth(table: Table, seat: str, kind: str, canoe: str) -> Berth | None:
    """A piece that no canoe has carried in this turn, and a canoe with room."""
    fleet: Any = table.fleet
    if fresh(table, seat, kind, fleet.at) <= 0 and table.crews_at(fleet.at).land[ON_LAND[kind, "walked"]] == 0:
        return None
    roomy = [far for far in fleet.crews.canoes(canoe) if room(fleet.crews.at(far), canoe) > 0]
    return (canoe, roomy[0], False) if roomy else None


def own_berth(table: Table, kind: str, canoe: str) -> Berth | None:
    """What came to this hex aboard a canoe that is in hand."""
    fleet: Any = table.fleet
    for far in fleet.crews.canoes(canoe, 1):
        crew = fleet.crews.at(far)
        here = table.crews_at(fleet.at).at(far)
        if room(crew, canoe) > 0 and here[f"free_{canoe}"] > 0 and here[ABOARD[canoe][kind]] > 0:
            return (canoe, far, True)
    return None


def exchanged_berth(table: Table, seat: str, kind: str, canoe: str) -> Berth | None:
    """What lies in the hex aboard its canoe: that one is taken instead of an empty one that was taken here."""
    fleet: Any = table.fleet
    here = table.crews_at(fleet.at)
    empty = [far for far in fleet.crews.canoes(canoe) if room(fleet.crews.at(far), canoe) > 0]
    laden = [far for far in here.canoes(canoe, 1) if here.at(far)[ABOARD[canoe][kind]] > 0 and far < range_of(table, seat)]
    return (canoe, laden[0], True) if fleet.steps == 0 and empty and laden else None


def may_ride_behind(table: Table, seat: str) -> bool:
    """Ruling 50: the player may say otherwise where a War Canoe would have room."""
    first, behind = berth(table, seat, "warrior"), berth(table, seat, "warrior", behind=True)
    return first is not None and first[0] == "war" and behind is not None


def take_aboard(table: Table, seat: str, kind: str, where: Berth | None) -> None:
    """Off the land first one that has walked."""
    assert where is not None
    canoe, far, came_aboard = where
    fleet: Any = table.fleet
    here = table.crews_at(fleet.at)
    name = ABOARD[canoe][kind]
    if came_aboard and own_berth(table, kind, canoe) is None:
        given = next(each for each in fleet.crews.canoes(canoe) if room(fleet.crews.at(each), canoe) > 0)
        give_canoe_back(table, canoe, given)
        take_canoe(table, canoe, far)
    if came_aboard:
        _, walked = here.unload(far, name)
        here.at(far)[f"free_{canoe}"] -= 1
    else:
        walked = here.land[ON_LAND[kind, "walked"]] > 0
        if walked:
            here.land[ON_LAND[kind, "walked"]] -= 1
    fleet.crews.at(far)[name] += 1
    if walked:
        fleet.crews.at(far)[f"walked_{name}"] += 1


def put_down(kind: str, crews: Crews) -> tuple[int, str, list[str]]:
    """What is put down: an empty canoe, the one that has come farthest, else one with its cargo; a piece from Transports first."""
    if kind in CARGO:
        for canoe in ("transport", "war"):
            name = ABOARD[canoe].get(kind, "")
            laden = [far for far in crews.canoes(canoe) if crews.at(far)[name] > 0]
            if laden:
                return laden[-1], "", [name]
    fars = crews.canoes(kind)
    empty = [far for far in fars if kind == "rumour" or room(crews.at(far), kind) > 0]
    if empty:
        return empty[-1], kind, []
    aboard = [name for name in reversed(ABOARD[kind].values()) if crews.at(fars[-1])[name] > 0]
    return fars[-1], kind, aboard[:1]


def may_drop(table: Table, kind: str) -> bool:
    """RB 7.4: something sails on."""
    fleet: Any = table.fleet
    _, canoe, names = put_down(kind, fleet.crews)
    return total(fleet.in_hand()) > len(names) + bool(canoe)


def drop(table: Table, kind: str) -> None:
    """RB 7.4: put down here; a canoe with what it carries."""
    fleet: Any = table.fleet
    here = table.crews_at(fleet.at)
    far, canoe, names = put_down(kind, fleet.crews)
    if canoe:
        fleet.crews.at(far)[canoe] -= 1
        here.at(far)[canoe] += 1
        fleet.dropped[canoe] += 1
    for name in names:
        piece, walked = fleet.crews.unload(far, name)
        fleet.dropped[piece] += 1
        if canoe:
            here.at(far)[name] += 1
            here.at(far)[f"walked_{name}"] += walked
        else:
            here.put_on_land(piece, walked)
