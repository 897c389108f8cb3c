"""Movement (§7): transit along the chain, sailing, landing, Rumours, and turning canoes face up or down."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons, stages
from vaka.games.paradise.rules.board import places, seats, sets
from vaka.games.paradise.rules.board.hexes import is_near
from vaka.games.paradise.rules.board.knowledge import NO_WAR, joined, known_exactly, with_a_transport, with_a_war, without_one
from vaka.games.paradise.rules.board.pieces import NO_RUMOURS, ONE_RUMOUR, RUMOUR, in_capacity, rumours, total, transports, wars
from vaka.games.paradise.rules.box import BOX, Hex, Seat
from vaka.games.paradise.rules.building import orders
from vaka.games.paradise.rules.movement import fleets, reach, trips
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.turn import tell_at, tell_dismissed, tell_landed, tell_sailed, tell_stop

MOST_RUMOURS: Final[i64] = BOX.pieces[4]

# --- Transit ---


def why_not_transit(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """§7.2: along the chain as far as one likes."""
    here = position.fleet_at
    if where == here or not sets.has(fleets.chain_of(position, seat, here), where):
        return reasons.NOT_ON_CHAIN
    if sets.in_set(position, sets.SEA, where) and not in_capacity(places.pieces_at(position, where) + position.loaded):
        return reasons.STRANDED
    return fleets.why_not_stay(position, seat, here, places.pieces_at(position, here) - position.loaded)


def transit(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """All that is in hand lies in the other hex, and goes no further by the chain."""
    here = position.fleet_at
    pieces = position.loaded
    fleets.leave_hex(position, seat)
    fleets.join_stack(position, seat, where, pieces, position.fleet_known)
    places.set_moved(position, where, places.moved_at(position, where) + pieces)
    tell_sailed(position, seat, here, where, total(pieces), 0, total(pieces))
    position.raise_floor()
    fleets.put_down(position)


def legal_transit(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """The hexes of the chain that can take it."""
    for action in sets.ids(actions.SAIL, fleets.chain_of(position, seat, position.fleet_at), vec[i64]()):
        if why_not_transit(position, seat, action - actions.SAIL) == reasons.OPEN:
            found = append(found, action)
    return found


# --- Sailing ---


def why_not_sail(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """§7.3: to a known hex beside; into an enemy hex only with a War Canoe."""
    if not sets.in_set(position, sets.KNOWN, where):
        return reasons.NOT_KNOWN
    if sets.has(reach.closed_hexes(position, seat), where):
        return reasons.CLOSED
    aboard = fleets.crew(position)
    here = position.fleet_at
    if goes_anywhere(position, aboard):
        if not sets.has(rumour_hexes(position, seat), where):
            return reasons.OUT_OF_REACH
    else:
        if not is_near(here, where):
            return reasons.NOT_ADJACENT
        if wars(aboard) == 0 and fleets.is_enemy(position, seat, where):
            return reasons.NEEDS_WAR_CANOE
    return why_not_leave(position, seat)


def why_not_leave(position: ParadisePosition, seat: Seat) -> Reason:
    """What stays behind must be able to stay."""
    here = position.fleet_at
    owner = places.owner_at(position, here)
    if owner != seat and owner != NO_SEAT:
        return reasons.OPEN
    return fleets.why_not_stay(position, seat, here, places.pieces_at(position, here) - position.loaded + position.dropped)


def goes_anywhere(position: ParadisePosition, aboard: i64) -> bool:
    """§7.6: Rumours alone go as far as they like; as an option (ruling 17) they do not."""
    return position.rumours_any and aboard & NO_RUMOURS == 0


def rumour_hexes(position: ParadisePosition, seat: Seat) -> sets.Hexes:
    """All that can be reached through known hexes without enemies."""
    here = sets.just(position.fleet_at)
    return sets.without(sets.spread(here, reach.free_hexes(position, seat)), here)


def legal_sail(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """All hexes at once; `why_not_sail` says the same of each."""
    if why_not_leave(position, seat) != reasons.OPEN:
        return found
    aboard = fleets.crew(position)
    if goes_anywhere(position, aboard):
        return sets.ids(actions.SAIL, rumour_hexes(position, seat), found)
    hexes = sets.meet(sets.near(position.fleet_at), sets.of(position, sets.KNOWN))
    if position.advanced != 0:
        hexes = sets.without(hexes, reach.closed_hexes(position, seat))
    if wars(aboard) == 0:
        hexes = sets.without(hexes, reach.enemy_hexes(position, seat))
    return sets.ids(actions.SAIL, hexes, found)


def sail(position: ParadisePosition, seat: Seat, where: Hex) -> bool:
    """§7.3: the fleet enters a hex. True if it must stop there, or can go no further."""
    here = position.fleet_at
    aboard = fleets.crew(position)
    dropped = total(position.dropped)
    loaded = total(position.loaded)
    anywhere = goes_anywhere(position, aboard)
    is_told = anywhere and gives_rumours_away(position, seat, where)
    if places.moved_at(position, here) != 0:
        trips.settle_trips(position, here)
    fleets.leave_hex(position, seat)
    trips.sail_on(position, anywhere)
    position.fleet_at = where
    position.fleet_steps += 1
    position.fleet = aboard
    position.dropped = 0
    position.loaded = 0
    position.raise_floor()
    if is_told:
        position.fleet_known = known_exactly(aboard)
    is_last = anywhere or is_spent(position, seat)
    if fleets.is_enemy(position, seat, where):
        position.fleet_known = with_a_war(position.fleet_known)
    tell_sailed(position, seat, here, where, total(aboard), dropped, loaded)
    return must_stop(position, seat, where, is_last) or is_last


def gives_rumours_away(position: ParadisePosition, seat: Seat, where: Hex) -> bool:
    """§7.6, ruling 67: Rumours that go as they like do so in one move, canoes hex by hex; so everybody knows them by it.

    Only when they enter the next hex can they pass for a canoe of their hex that had one hex left.
    """
    here = position.fleet_at
    if not is_near(here, where):
        return True
    last = fleets.speed(position, seat) - 1
    for word in position.trips:
        if trips.hex_of(word) == here and trips.steps_of(word) == last and word & trips.CANOES != 0:
            return False
    return True


def is_spent(position: ParadisePosition, seat: Seat) -> bool:
    """§7.3, ruling 48: has a canoe of the fleet in hand no hex left? Rumours that go as they like hinder nobody."""
    return trips.farthest_in_hand(position, trips.CANOES if position.rumours_any else trips.SAILORS) >= fleets.speed(position, seat)


def must_stop(position: ParadisePosition, seat: Seat, where: Hex, is_last: bool) -> bool:
    """§7.3: War Canoes stop at an enemy group and at an enemy War Canoe. All see whether one must stop (ruling 13)."""
    if fleets.is_enemy_group(position, seat, where):
        return True
    owner = places.owner_at(position, where)
    if owner == NO_SEAT or owner == seat:
        return False
    stopped = fleets.stops(position, seat, where)
    if not is_last:
        known = places.known_at(position, where)
        places.set_known(position, where, with_a_war(known) if stopped else known | NO_WAR)
        tell_stop(position, seat, where, stopped)
    return stopped


def land(position: ParadisePosition, seat: Seat) -> None:
    """§7.3: the fleet is put down here, as a stack, or as a raid in an enemy hex.

    Canoes with a hex left may be lifted again (ruling 48), unless they have not sailed since they were: those stay in this turn.
    """
    here = position.fleet_at
    steps = position.fleet_steps
    number = total(position.fleet) if steps > 0 else total(position.loaded)
    if is_seen_landing(position):
        position.raise_floor()
    if position.stage == stages.AT_TRANSIT:
        places.set_moved(position, here, places.moved_at(position, here) + position.loaded)
    elif steps > 0 and fleets.is_enemy(position, seat, here):
        there = places.raid_at(position, here)
        known = joined(position.fleet_known, places.raid_known(position, here), total(there))
        places.set_raid(
            position, here, there + position.fleet, known, places.raid_bands(position, here) + trips.bands_at_arms(position)
        )
    else:
        if steps > 0:
            fleets.join_stack(position, seat, here, position.fleet, position.fleet_known)
        trips.bring_ashore(position, here, steps == 0)  # before cargo is looked for whose canoe has gone: this one has come back
        trips.settle_trips(position, here)
        if position.fleet_up and not places.is_up(position, here):
            places.set_up(position, here, True)
            places.set_known(position, here, with_a_transport(places.known_at(position, here)))
            tell_at(position, "lies-up", seat, here)
    tell_landed(position, seat, here, number, steps)
    fleets.put_down(position)


def is_seen_landing(position: ParadisePosition) -> bool:
    """Does anybody else notice that the fleet is put down? Not if it has not sailed: nobody knows that it was lifted."""
    return position.fleet_steps > 0 or position.stage == stages.AT_TRANSIT


# --- Rumours ---


def why_not_dismiss(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """§7.6: Rumours may be taken off the map at any time. §10.2: not the last piece of a printed group that was conquered."""
    if places.owner_at(position, where) != seat:
        return reasons.NOT_YOUR_STACK
    left = orders.left_by_orders(position, where) if position.stage == stages.AT_BUILDING else places.pieces_at(position, where)
    if rumours(left) == 0:
        return reasons.NO_RUMOUR
    return reasons.GARRISON if places.taken_by(position, where) == seat and left == ONE_RUMOUR else reasons.OPEN


def plan_dismissal(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§7.6, §9.3: in Building it is an order among others, which nobody sees before all are in."""
    orders.order_dismissal(position, seat, where)
    tell_at(position, "order-dismiss", seat, where, secret=True)


def forget_rumour(position: ParadisePosition, where: Hex) -> None:
    """A Rumour that has moved is taken off the map: the one that has come farthest."""
    steps: i64 = trips.STAYED
    while steps > 0:
        crew = trips.trip_at(position, where, steps)
        if steps != trips.PUT_DOWN and trips.rumours_in(crew) > 0:
            trips.set_trip(position, where, steps, crew - trips.RUMOUR_HERE)
            return
        steps -= 1
    places.set_moved(position, where, places.moved_at(position, where) - ONE_RUMOUR)


def dismiss(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """It was only a Rumour; it can be built again."""
    is_moving = position.stage == stages.AT_TRANSIT or position.stage == stages.AT_MOVING
    if is_moving and rumours(places.moved_at(position, where)) == rumours(places.pieces_at(position, where)):
        forget_rumour(position, where)
    known = without_one(places.known_at(position, where), RUMOUR)
    rest = places.pieces_at(position, where) - ONE_RUMOUR
    places.set_pieces(position, where, seat, rest)
    if rest != 0:
        places.set_known(position, where, known)
    seats.to_stock(position, seat, ONE_RUMOUR)
    position.raise_floor()
    tell_dismissed(position, seat, where)


def legal_dismiss(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """Where the seat has one."""
    if rumours(seats.of_seat(position, seat, seats.STOCK)) == MOST_RUMOURS:
        return found
    stacks = sets.of(position, sets.STACKS + seat)
    while not sets.is_none(stacks):
        where = sets.first(stacks)
        stacks = sets.rest(stacks)
        if rumours(places.pieces_at(position, where)) > 0 and why_not_dismiss(position, seat, where) == reasons.OPEN:
            found = append(found, actions.DISMISS + where)
    return found


# --- Turning Transport Canoes ---


def why_not_turn_canoe(position: ParadisePosition, seat: Seat, where: Hex, up: bool) -> Reason:
    """§7.3, §7.5, ruling 41: after the transit, before, between and after moves; in each hex once up and once down (ruling 49)."""
    if places.owner_at(position, where) != seat:
        return reasons.NOT_YOUR_STACK
    if position.seats == 1:
        return reasons.ALL_FACE_UP
    if places.is_up(position, where):
        if up:
            return reasons.IS_UP
        return reasons.TURNED_ALREADY if sets.in_set(position, sets.LOWERED, where) else reasons.OPEN
    if not up:
        return reasons.IS_DOWN
    if transports(places.pieces_at(position, where)) == 0:
        return reasons.NO_TRANSPORT
    return reasons.TURNED_ALREADY if sets.in_set(position, sets.RAISED, where) else reasons.OPEN


def turn_canoe(position: ParadisePosition, seat: Seat, where: Hex, up: bool) -> None:
    """A Transport Canoe of the stack lies face up, or down again."""
    sets.add_to(position, sets.RAISED if up else sets.LOWERED, where)
    places.set_up(position, where, up)
    if up:
        places.set_known(position, where, with_a_transport(places.known_at(position, where)))
        position.raise_floor()
    tell_at(position, "up" if up else "down", seat, where)


def end_transit(position: ParadisePosition, seat: Seat) -> None:
    """§7.2: whatever came by the chain moves as if it had always been there."""
    trips.forget_moved(position, seat)


def end_moves(position: ParadisePosition, seat: Seat) -> None:
    """What has moved in this turn is forgotten, and what was turned."""
    trips.forget_trips(position, seat)
    sets.clear_set(position, sets.RAISED)
    sets.clear_set(position, sets.LOWERED)
    position.unloaded = 0
