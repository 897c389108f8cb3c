"""Lifting, loading and putting down (§7.2-7.4): a fleet is formed, takes pieces aboard and leaves pieces behind on its way.

How far the canoes in hand have come in this turn, and what each of them carries, is noted at once (`trips`, `berths`): that is the
owner's secret anyway. In a hex the canoe that has come least far is taken first.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons, stages
from vaka.games.paradise.rules.board import places, sets
from vaka.games.paradise.rules.board.pieces import (
    COLONY,
    ONE_TRANSPORT,
    ONE_WARRIOR,
    PIECE_KINDS,
    RUMOUR,
    TRANSPORT,
    WAR,
    WARRIOR,
    colonies,
    count,
    one,
    total,
    transports,
    warriors,
    wars,
)
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.movement import berths, fleets, trips
from vaka.games.paradise.rules.packed import ZERO
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.turn import tell_aboard

# --- Lifting ---


def chain_cargo(position: ParadisePosition, where: Hex) -> i64:
    """§7.2: what can still go along the chain: what has not yet; the canoe that makes the chain stays."""
    pieces = places.unmoved_at(position, where) - position.loaded
    return pieces - ONE_TRANSPORT if transports(pieces) > 0 else pieces


def why_not_touch(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """§7.2-7.4: an own stack, in a hex that no Event closes."""
    if places.owner_at(position, where) != seat:
        return reasons.NOT_YOUR_STACK
    return reasons.CLOSED if position.advanced != 0 and sets.in_set(position, sets.BARRED, where) else reasons.OPEN


def why_not_ship(position: ParadisePosition, seat: Seat, kind: i64, where: Hex) -> Reason:
    """§7.2: a piece goes along the chain, each once (ruling 49)."""
    reason = why_not_touch(position, seat, where)
    if reason != reasons.OPEN:
        return reason
    if count(chain_cargo(position, where), kind) > 0:
        return reasons.OPEN
    if count(places.pieces_at(position, where) - position.loaded, kind) == 0:
        return reasons.NO_SUCH_PIECE
    return reasons.CHAIN_STAYS if kind == TRANSPORT and places.is_up(position, where) else reasons.HAS_MOVED


def reach_of(position: ParadisePosition, seat: Seat, kind: i64) -> i64:
    """§7.3: how far a canoe may come in a turn; a Rumour that goes as it likes (§7.6) is not counted."""
    return trips.PUT_DOWN if kind == RUMOUR and position.rumours_any else fleets.speed(position, seat)


def next_canoe(position: ParadisePosition, seat: Seat, kind: i64, where: Hex) -> i64:
    """Of the canoes of a kind in a hex the one that has come least far, if it can still sail: how far; else -1."""
    if count(trips.fresh_at(position, where), kind) > 0:
        return 0
    if count(places.moved_at(position, where), kind) == 0:
        return -1
    reach = reach_of(position, seat, kind)
    steps = trips.nearest_trip(position, where, kind, 1, reach)
    return steps if steps < reach else -1


def why_not_man(position: ParadisePosition, seat: Seat, kind: i64, where: Hex) -> Reason:
    """§7.3: a canoe that has a hex left in this turn (ruling 48), or a Rumour."""
    reason = why_not_touch(position, seat, where)
    if reason != reasons.OPEN:
        return reason
    if where == position.fleet_at and count(position.dropped, kind) > 0:
        return reasons.DROPPED_HERE
    if next_canoe(position, seat, kind, where) >= 0:
        return reasons.OPEN
    return reasons.NO_SUCH_PIECE if count(places.pieces_at(position, where) - position.loaded, kind) == 0 else reasons.HAS_MOVED


def why_not_lift(position: ParadisePosition, seat: Seat, kind: i64, where: Hex) -> Reason:
    """§7.2: transit begins in a chain. §7.3: only canoes and Rumours move by themselves."""
    if position.stage == stages.AT_TRANSIT:
        return why_not_ship(position, seat, kind, where) if fleets.is_linked(position, seat, where) else reasons.NOT_ON_CHAIN
    if kind != TRANSPORT and kind != WAR and kind != RUMOUR:
        return reasons.NO_CANOE
    return why_not_man(position, seat, kind, where)


def lift(position: ParadisePosition, seat: Seat, kind: i64, where: Hex) -> None:
    """A fleet is formed."""
    position.fleet_at = where
    if position.stage != stages.AT_TRANSIT:
        man(position, seat, kind)
    position.loaded = one(kind)
    tell_aboard(position, "lift", seat, kind, where)


def man(position: ParadisePosition, seat: Seat, kind: i64) -> None:
    """The canoe that has come least far is taken in hand; its cargo may follow (§7.4)."""
    where = position.fleet_at
    steps = next_canoe(position, seat, kind, where)
    position.sets[sets.IN_HAND + steps] += trips.sailors(kind)
    if steps > 0:
        trips.set_trip(
            position, where, steps, trips.trip_at(position, where, steps) - trips.sailors(kind) + berths.free_place(kind)
        )


def legal_ship(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§7.2: kind by kind, where such a piece can be lifted in transit; `why_not_lift` says the same of each."""
    hexes = sets.listed(fleets.linked_hexes(position, seat))
    for kind in range(PIECE_KINDS):
        for where in hexes:
            if count(chain_cargo(position, where), kind) > 0:
                found = append(found, actions.LIFT + kind * 100 + where)
    return found


# --- Another canoe ---


def why_not_swap(position: ParadisePosition, seat: Seat, kind: i64) -> Reason:
    """Ruling 48: before cargo comes aboard, a canoe that has come farther can be taken instead."""
    if position.fleet_steps > 0 or warriors(position.loaded) + colonies(position.loaded) > 0:
        return reasons.LOADED_HERE
    return reasons.OPEN if farther_canoe(position, seat, kind) >= 0 else reasons.NO_OTHER_CANOE


def swapped(place: i64) -> i64:
    """The kinds that can be exchanged, in the order of `actions.SWAPPED`."""
    return TRANSPORT if place == 0 else WAR if place == 1 else RUMOUR


def least_in_hand(position: ParadisePosition, kind: i64) -> i64:
    """How far the canoe of this kind in hand has come that has come least far; -1 if there is none."""
    for steps in range(trips.MOST_STEPS + 1):
        number: i64 = steps
        if trips.sailors_in(position.sets[sets.IN_HAND + number], kind) > 0:
            return number
    return -1


def farther_canoe(position: ParadisePosition, seat: Seat, kind: i64) -> i64:
    """The next canoe of this kind in the hex that has come farther than that one: how far, or -1."""
    steps = least_in_hand(position, kind)
    if steps < 0:
        return -1
    reach = reach_of(position, seat, kind)
    found = trips.nearest_trip(position, position.fleet_at, kind, steps + 1, reach)
    return found if found < reach else -1


def swap(position: ParadisePosition, seat: Seat, kind: i64) -> None:
    """The one goes back, the other is in hand."""
    berths.exchange(position, kind, least_in_hand(position, kind), farther_canoe(position, seat, kind))
    tell_aboard(position, "swap", seat, kind, position.fleet_at)


# --- Loading ---


def berth_for(position: ParadisePosition, seat: Seat, kind: i64, behind: bool) -> i64:
    """§7.4: where the next Warrior Band or Colony goes, or NO_BERTH."""
    berth = berths.find_berth(position, kind, behind)
    if berth >= 0 or position.fleet_steps > 0 or len(position.trips) == 0:
        return berth
    return berths.find_exchange(position, kind, behind, fleets.speed(position, seat))


def why_not_load(position: ParadisePosition, seat: Seat, kind: i64) -> Reason:
    """§7.4: canoes take pieces aboard as they move, within their capacity; in transit there is no limit (§7.2)."""
    where = position.fleet_at
    if position.stage == stages.AT_TRANSIT:
        return why_not_ship(position, seat, kind, where)
    if kind != WARRIOR and kind != COLONY:
        reason = why_not_man(position, seat, kind, where)
        return reasons.IN_ENEMY_HEX if reason == reasons.OPEN and fleets.is_enemy(position, seat, where) else reason
    reason = why_not_touch(position, seat, where)
    if reason != reasons.OPEN:
        return reason
    if fleets.is_enemy(position, seat, where):
        return reasons.IN_ENEMY_HEX
    if berth_for(position, seat, kind, False) >= 0:
        return reasons.OPEN
    if berths.is_loose(position, kind):
        return reasons.OVER_CAPACITY
    return (
        reasons.NO_SUCH_PIECE if count(places.pieces_at(position, where) - position.loaded, kind) == 0 else reasons.CARRIED_BEFORE
    )


def load(position: ParadisePosition, seat: Seat, kind: i64) -> None:
    """One more piece is aboard; what carries it is settled now (ruling 50)."""
    if position.stage != stages.AT_TRANSIT:
        if kind == WARRIOR or kind == COLONY:
            berths.take_aboard(position, kind, berth_for(position, seat, kind, False))
        else:
            man(position, seat, kind)
    position.loaded += one(kind)
    tell_aboard(position, "load", seat, kind, position.fleet_at)


def why_not_load_behind(position: ParadisePosition, seat: Seat) -> Reason:
    """Ruling 50: a Warrior Band goes aboard a Transport Canoe although a War Canoe has room, if the player says so."""
    if wars(fleets.crew(position)) == 0 or transports(fleets.crew(position)) == 0 or position.stage == stages.AT_TRANSIT:
        return reasons.NO_OTHER_BERTH
    reason = why_not_load(position, seat, WARRIOR)
    if reason != reasons.OPEN:
        return reason
    berth = berth_for(position, seat, WARRIOR, False)
    return reasons.OPEN if berth & berths.ON_WAR != 0 and berth_for(position, seat, WARRIOR, True) >= 0 else reasons.NO_OTHER_BERTH


def load_behind(position: ParadisePosition, seat: Seat) -> None:
    """So it does."""
    berths.take_aboard(position, WARRIOR, berth_for(position, seat, WARRIOR, True))
    position.loaded += ONE_WARRIOR
    tell_aboard(position, "load-behind", seat, WARRIOR, position.fleet_at)


def legal_cargo(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """What can be loaded, and what can be dropped."""
    here = (
        places.pieces_at(position, position.fleet_at) - position.loaded
        if places.owner_at(position, position.fleet_at) == seat
        else ZERO
    )
    if here != 0:
        for kind in range(PIECE_KINDS):
            if count(here, kind) > 0 and why_not_load(position, seat, kind) == reasons.OPEN:
                found = append(found, actions.LOAD + kind)
    if position.stage != stages.AT_TRANSIT and position.fleet_steps > 0 and position.loaded == 0:
        for kind in range(PIECE_KINDS):
            if why_not_drop(position, seat, kind) == reasons.OPEN:
                found = append(found, actions.DROP + kind)
    return found


def legal_rarely(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """Another canoe, another berth."""
    if position.fleet_steps == 0 and places.moved_at(position, position.fleet_at) != 0:
        for place in range(3):
            if why_not_swap(position, seat, swapped(place)) == reasons.OPEN:
                found = append(found, actions.SWAP + place)
    aboard = fleets.crew(position)
    if wars(aboard) == 0 or transports(aboard) == 0 or places.owner_at(position, position.fleet_at) != seat:
        return found
    return append(found, actions.LOAD_BEHIND) if why_not_load_behind(position, seat) == reasons.OPEN else found


# --- Dropping ---


def why_not_drop(position: ParadisePosition, seat: Seat, kind: i64) -> Reason:
    """§7.4: canoes put pieces down as they move; first what is put down, then what is taken aboard; something must sail on."""
    if count(position.fleet - position.dropped, kind) == 0:
        return reasons.NO_SUCH_PIECE if position.fleet_steps > 0 else reasons.NOT_SAILED
    if position.loaded != 0:
        return reasons.LOADED_HERE
    if fleets.is_enemy(position, seat, position.fleet_at):
        return reasons.IN_ENEMY_HEX
    aboard = fleets.crew(position)
    return reasons.LAST_OF_FLEET if total(aboard) <= 2 and aboard == berths.dropped_with(position, kind) else reasons.OPEN


def drop(position: ParadisePosition, seat: Seat, kind: i64) -> None:
    """One piece stays here; a canoe that has no empty one beside it, with its cargo."""
    pieces = berths.dropped_with(position, kind)
    berths.put_overboard(position, kind)
    position.dropped += pieces
    tell_aboard(position, "drop", seat, kind, position.fleet_at)
    if pieces != one(kind):
        tell_aboard(position, "drop", seat, WARRIOR if warriors(pieces) > 0 else COLONY, position.fleet_at)
