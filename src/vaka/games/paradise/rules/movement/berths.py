"""Who is aboard which canoe (§7.4): where a Warrior Band or a Colony goes as it is loaded, and what is put down.

A War Canoe with room comes first (ruling 50), of several the one that has come least far in this turn. What came to the hex aboard
a canoe that is in hand goes aboard that one again. What was put down no canoe takes up in this turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules.board import places, sets
from vaka.games.paradise.rules.board.pieces import COLONY, ONE_COLONY, ONE_WARRIOR, RUMOUR, TRANSPORT, WAR, WARRIOR, count, one
from vaka.games.paradise.rules.movement import trips
from vaka.games.paradise.rules.packed import ZERO
from vaka.games.paradise.rules.position import ParadisePosition

# A berth: how far its canoe has come, and as bits whether it is a War Canoe, and whether the piece came aboard that very canoe.
ON_WAR: Final[i64] = 8
ABOARD_BEFORE: Final[i64] = 16
EXCHANGED: Final[i64] = 32  # that canoe is not in hand yet: it comes for another one, and above stands how far that has come
NO_BERTH: Final[i64] = -1


def is_loose(position: ParadisePosition, kind: i64) -> bool:
    """Is there a piece of this kind in the hex that no canoe has carried in this turn?"""
    where = position.fleet_at
    if count(trips.fresh_at(position, where), kind) > 0:
        return True
    return (
        count(places.moved_at(position, where), kind) > 0
        and trips.landed_of(trips.trip_at(position, where, trips.PUT_DOWN), kind, trips.WALKED) > 0
    )


def find_berth(position: ParadisePosition, kind: i64, behind: bool) -> i64:
    """Where the next Warrior Band or Colony goes, or NO_BERTH; `behind`: not aboard a War Canoe."""
    carried = count(places.moved_at(position, position.fleet_at), kind) > 0
    loose = is_loose(position, kind)
    if not carried and not loose:
        return NO_BERTH
    if kind == WARRIOR and not behind:
        if carried:
            steps = own_canoe(position, kind, True)
            if steps >= 0:
                return steps | ON_WAR | ABOARD_BEFORE
        if loose:
            steps = roomy_canoe(position, True)
            if steps >= 0:
                return steps | ON_WAR
    if carried:
        steps = own_canoe(position, kind, False)
        if steps >= 0:
            return steps | ABOARD_BEFORE
    return roomy_canoe(position, False) if loose else NO_BERTH


def roomy_canoe(position: ParadisePosition, war: bool) -> i64:
    """The canoe with room in hand that has come least far: how far; -1 if there is none."""
    for steps in range(trips.MOST_STEPS + 1):
        number: i64 = steps
        crew = position.sets[sets.IN_HAND + number]
        if crew != 0 and (trips.room_on_wars(crew) if war else trips.room_on_transports(crew)) > 0:
            return number
    return -1


def own_canoe(position: ParadisePosition, kind: i64, war: bool) -> i64:
    """The canoe in hand that such a piece came aboard: how far it has come; -1 if there is none."""
    where = position.fleet_at
    for word in position.trips:
        steps = trips.steps_of(word)
        if trips.hex_of(word) != where or steps > trips.MOST_STEPS:
            continue
        if war:
            if (
                trips.bands_on_wars(word) > 0
                and trips.free_wars_in(word) > 0
                and trips.room_on_wars(position.sets[sets.IN_HAND + steps]) > 0
            ):
                return steps
        elif (
            (trips.bands_on_transports(word) if kind == WARRIOR else trips.colonies_aboard(word)) > 0
            and trips.free_transports_in(word) > 0
            and trips.room_on_transports(position.sets[sets.IN_HAND + steps]) > 0
        ):
            return steps
    return -1


def find_exchange(position: ParadisePosition, kind: i64, behind: bool, reach: i64) -> i64:
    """What lies in the hex aboard its canoe comes with that one, if an empty canoe of its kind was taken instead; or NO_BERTH."""
    where = position.fleet_at
    for word in position.trips:
        steps = trips.steps_of(word)
        if trips.hex_of(word) != where or steps >= reach:
            continue
        if kind == WARRIOR and not behind and trips.bands_on_wars(word) > 0 and trips.sailors_in(word, WAR) > 0:
            given = roomy_canoe(position, True)
            if given >= 0 and given != steps:
                return steps | ON_WAR | ABOARD_BEFORE | EXCHANGED | (given << 6)
        if (trips.bands_on_transports(word) if kind == WARRIOR else trips.colonies_aboard(word)) > 0 and trips.sailors_in(
            word, TRANSPORT
        ) > 0:
            given = roomy_canoe(position, False)
            if given >= 0 and given != steps:
                return steps | ABOARD_BEFORE | EXCHANGED | (given << 6)
    return NO_BERTH


def free_place(kind: i64) -> i64:
    """A canoe of this kind is free for the cargo that it came with."""
    return trips.FREE_TRANSPORT if kind == TRANSPORT else trips.FREE_WAR if kind == WAR else ZERO


def free_of(crew: i64, kind: i64) -> i64:
    """How many canoes of this kind are."""
    return trips.free_transports_in(crew) if kind == TRANSPORT else trips.free_wars_in(crew) if kind == WAR else ZERO


def exchange(position: ParadisePosition, kind: i64, given: i64, taken: i64) -> None:
    """A canoe in hand that has come so far for one in the hex that has come so far."""
    where = position.fleet_at
    position.sets[sets.IN_HAND + given] -= trips.sailors(kind)
    position.sets[sets.IN_HAND + taken] += trips.sailors(kind)
    if given > 0:
        crew = trips.trip_at(position, where, given)
        trips.set_trip(position, where, given, crew + trips.sailors(kind) - (free_place(kind) if free_of(crew, kind) > 0 else ZERO))
    if taken > 0:
        trips.set_trip(position, where, taken, trips.trip_at(position, where, taken) - trips.sailors(kind) + free_place(kind))


def take_aboard(position: ParadisePosition, kind: i64, berth: i64) -> None:
    """A piece goes aboard: off the ground, first one that has walked, or where it came."""
    where = position.fleet_at
    steps = berth & 7
    war = berth & ON_WAR != 0
    if berth & EXCHANGED != 0:
        exchange(position, WAR if war else TRANSPORT, berth >> 6, steps)
    cargo = trips.BAND_ON_WAR if war else trips.BAND_ON_TRANSPORT if kind == WARRIOR else trips.COLONY_ON_TRANSPORT
    walker = trips.WALKER_ON_WAR if war else trips.WALKER_ON_TRANSPORT if kind == WARRIOR else trips.SETTLER_ON_TRANSPORT
    if berth & ABOARD_BEFORE != 0:
        crew = trips.trip_at(position, where, steps)
        if kind == COLONY:
            walked = trips.settlers_aboard(crew) == trips.colonies_aboard(crew)
        elif war:
            walked = trips.walkers_on_wars(crew) == trips.bands_on_wars(crew)
        else:
            walked = trips.walkers_on_transports(crew) == trips.bands_on_transports(crew)
        if walked:
            cargo += walker
        trips.set_trip(position, where, steps, crew - cargo - (trips.FREE_WAR if war else trips.FREE_TRANSPORT))
    elif count(places.moved_at(position, where), kind) > 0:
        put = trips.trip_at(position, where, trips.PUT_DOWN)
        if trips.landed_of(put, kind, trips.WALKED) > 0:
            trips.set_trip(position, where, trips.PUT_DOWN, put - trips.one_landed(kind, trips.WALKED))
            cargo += walker
    position.sets[sets.IN_HAND + steps] += cargo


# --- Putting down ---


def laden_canoe(position: ParadisePosition, kind: i64) -> i64:
    """The canoe in hand that is put down: an empty one if there is any, the one that has come farthest."""
    best: i64 = -1
    for steps in range(8):
        number: i64 = steps
        crew = position.sets[sets.IN_HAND + number]
        if trips.sailors_in(crew, kind) > 0:
            empty = kind == RUMOUR or (trips.room_on_transports(crew) if kind == TRANSPORT else trips.room_on_wars(crew)) > 0
            if empty:
                number += 8
            best = max(best, number)
    return best


def dropped_with(position: ParadisePosition, kind: i64) -> i64:
    """What is put down: a piece, or a canoe with what it carries."""
    if kind == WARRIOR or kind == COLONY:
        return one(kind)
    canoe = laden_canoe(position, kind)
    if canoe >= 8:
        return one(kind)
    crew = position.sets[sets.IN_HAND + canoe]
    return one(kind) + (ONE_COLONY if kind == TRANSPORT and trips.colonies_aboard(crew) > 0 else ONE_WARRIOR)


def put_overboard(position: ParadisePosition, kind: i64) -> None:
    """One piece in hand stays in the hex: Warrior Bands from Transport Canoes first, and from those that have come farthest."""
    where = position.fleet_at
    if kind == WARRIOR or kind == COLONY:
        for war in range(2):
            steps: i64 = 7
            while steps >= 0:
                crew = position.sets[sets.IN_HAND + steps]
                if kind == COLONY and trips.colonies_aboard(crew) > 0:
                    position.sets[sets.IN_HAND + steps] = trips.unload_colony(position, where, crew)
                    return
                if kind == WARRIOR and (trips.bands_on_transports(crew) if war == 0 else trips.bands_on_wars(crew)) > 0:
                    position.sets[sets.IN_HAND + steps] = trips.unload_band(position, where, crew, war == 1)
                    return
                steps -= 1
        return
    canoe = laden_canoe(position, kind)
    steps = canoe & 7
    crew = position.sets[sets.IN_HAND + steps]
    leaving = trips.sailors(kind)
    if canoe < 8:
        leaving += cargo_of(crew, kind)
    position.sets[sets.IN_HAND + steps] -= leaving
    trips.set_trip(position, where, steps, trips.trip_at(position, where, steps) + leaving)


def cargo_of(crew: i64, kind: i64) -> i64:
    """What one laden canoe of this kind carries, as part of a crew."""
    if kind == WAR:
        return trips.BAND_ON_WAR + (trips.WALKER_ON_WAR if trips.walkers_on_wars(crew) == trips.bands_on_wars(crew) else ZERO)
    if trips.colonies_aboard(crew) > 0:
        return trips.COLONY_ON_TRANSPORT + (
            trips.SETTLER_ON_TRANSPORT if trips.settlers_aboard(crew) == trips.colonies_aboard(crew) else ZERO
        )
    return trips.BAND_ON_TRANSPORT + (
        trips.WALKER_ON_TRANSPORT if trips.walkers_on_transports(crew) == trips.bands_on_transports(crew) else ZERO
    )
