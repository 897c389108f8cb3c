"""How far each canoe has come in this turn, and what it carries (§7.3, §7.4), by functions that hide how that is packed.

Canoes of one kind that have sailed equally far are alike. So what is kept of a hex is, for each number of hexes sailed, a *crew*:
so many Transport Canoes, War Canoes and Rumours, and the Warrior Bands and Colonies aboard. What has not moved is not kept. The
fleet in hand is kept in the same way, what has not sailed yet too. Aboard lasts until a piece is put down: a canoe that lies in a
hex has its cargo aboard, and no other canoe takes it up in this turn.

How many pieces of each kind have moved is also noted in the stack itself (`moved_at`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.board import places, sets
from vaka.games.paradise.rules.board.pieces import (
    COLONY,
    ONE_COLONY,
    ONE_RUMOUR,
    ONE_TRANSPORT,
    ONE_WAR,
    ONE_WARRIOR,
    RUMOUR,
    TRANSPORT,
    WARRIOR,
    colonies,
    rumours,
    transports,
    warriors,
    wars,
)
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.packed import ZERO
from vaka.games.paradise.rules.position import NO_HEXES, ParadisePosition

MOST_STEPS: Final[i64] = 5  # two hexes, DOUBLE HULLED CANOES, POI, FAVORABLE WINDS
PUT_DOWN: Final[i64] = 6  # in the place of the hexes sailed: Warrior Bands and Colonies that were carried, or have walked
STAYED: Final[i64] = 7  # in the same place: canoes that were lifted and did not sail; Rumours that went as far as they liked

# A crew: Transport Canoes, War Canoes, Rumours; Warrior Bands and Colonies aboard Transport Canoes, Warrior Bands aboard War
# Canoes; and how many of those three had walked before (§11.3).
TRANSPORT_HERE: Final[i64] = 1
WAR_HERE: Final[i64] = 16
RUMOUR_HERE: Final[i64] = 128
BAND_ON_TRANSPORT: Final[i64] = 512
COLONY_ON_TRANSPORT: Final[i64] = 8192
BAND_ON_WAR: Final[i64] = 65536
WALKER_ON_TRANSPORT: Final[i64] = 524288
SETTLER_ON_TRANSPORT: Final[i64] = 8388608
WALKER_ON_WAR: Final[i64] = 67108864
CREW_FIELDS: Final[i64] = 536870911  # 29 bits; then three for the hexes sailed, seven for the hex
CANOES: Final[i64] = 127  # the fields of both kinds of canoes
SAILORS: Final[i64] = 511  # and of Rumours
FREE_TRANSPORT: Final[i64] = 549755813888  # bit 39: canoes taken in hand here, whose cargo still lies there (4 and 3 bits)
FREE_WAR: Final[i64] = 8796093022208

# What was put down: carried; walked; both. Warrior Bands in four bits, Colonies in three.
CARRIED: Final[i64] = 0
WALKED: Final[i64] = 7
CARRIED_AND_WALKED: Final[i64] = 14


# --- One crew ---


def steps_of(word: i64) -> i64:
    """How many hexes the crew of a trip has sailed, or PUT_DOWN, or STAYED."""
    return (word >> 29) & 7


def hex_of(word: i64) -> Hex:
    """Where it is."""
    return (word >> 32) & 127


def is_waited_for(word: i64) -> bool:
    """Are canoes in hand whose cargo still lies here?"""
    return word >> 39 != 0


def free_transports_in(word: i64) -> i64:
    """How many of these are Transport Canoes."""
    return (word >> 39) & 15


def free_wars_in(word: i64) -> i64:
    """How many are War Canoes."""
    return word >> 43


def crew_in(word: i64) -> i64:
    """The crew itself, with what is free of it."""
    return word & ~(1023 << 29)


def transports_in(crew: i64) -> i64:
    """Its Transport Canoes."""
    return crew & 15


def wars_in(crew: i64) -> i64:
    """Its War Canoes."""
    return (crew >> 4) & 7


def rumours_in(crew: i64) -> i64:
    """The Rumours with it."""
    return (crew >> 7) & 3


def bands_on_transports(crew: i64) -> i64:
    """The Warrior Bands that Transport Canoes carry."""
    return (crew >> 9) & 15


def colonies_aboard(crew: i64) -> i64:
    """The Colonies that Transport Canoes carry."""
    return (crew >> 13) & 7


def bands_on_wars(crew: i64) -> i64:
    """The Warrior Bands that War Canoes carry."""
    return (crew >> 16) & 7


def walkers_on_transports(crew: i64) -> i64:
    """Those of the Warrior Bands aboard Transport Canoes that have walked."""
    return (crew >> 19) & 15


def settlers_aboard(crew: i64) -> i64:
    """Those of the Colonies that have walked."""
    return (crew >> 23) & 7


def walkers_on_wars(crew: i64) -> i64:
    """Those of the Warrior Bands aboard War Canoes that have walked."""
    return (crew >> 26) & 7


def room_on_transports(crew: i64) -> i64:
    """§7.4: how many Transport Canoes carry nothing."""
    return (crew & 15) - ((crew >> 9) & 15) - ((crew >> 13) & 7)


def room_on_wars(crew: i64) -> i64:
    """§7.4: how many War Canoes carry nothing."""
    return ((crew >> 4) & 7) - ((crew >> 16) & 7)


def sailors(kind: i64) -> i64:
    """One canoe or Rumour, as part of a crew."""
    return TRANSPORT_HERE if kind == TRANSPORT else RUMOUR_HERE if kind == RUMOUR else WAR_HERE


def sailors_in(crew: i64, kind: i64) -> i64:
    """How many canoes of a kind, or Rumours."""
    return crew & 15 if kind == TRANSPORT else (crew >> 7) & 3 if kind == RUMOUR else (crew >> 4) & 7


def pieces_in(crew: i64) -> i64:
    """A crew as pieces."""
    return (
        (crew & 127)
        + ((crew >> 7) & 3) * ONE_RUMOUR
        + (((crew >> 9) & 15) + ((crew >> 16) & 7)) * ONE_WARRIOR
        + ((crew >> 13) & 7) * ONE_COLONY
    )


def crew_of(pieces: i64) -> i64:
    """Pieces as a crew: Warrior Bands aboard War Canoes as far as there is room, all else aboard Transport Canoes."""
    band = min(warriors(pieces), wars(pieces))
    return (
        transports(pieces)
        + wars(pieces) * WAR_HERE
        + rumours(pieces) * RUMOUR_HERE
        + (warriors(pieces) - band) * BAND_ON_TRANSPORT
        + colonies(pieces) * COLONY_ON_TRANSPORT
        + band * BAND_ON_WAR
    )


def in_order(crew: i64) -> bool:
    """Has all cargo its canoe?"""
    return (
        room_on_transports(crew) >= 0
        and room_on_wars(crew) >= 0
        and walkers_on_transports(crew) <= bands_on_transports(crew)
        and settlers_aboard(crew) <= colonies_aboard(crew)
        and walkers_on_wars(crew) <= bands_on_wars(crew)
    )


# --- What was put down ---


def landed_of(word: i64, kind: i64, how: i64) -> i64:
    """How many Warrior Bands or Colonies: CARRIED, WALKED or CARRIED_AND_WALKED."""
    return (word >> how) & 15 if kind == WARRIOR else (word >> (how + 4)) & 7


def one_landed(kind: i64, how: i64) -> i64:
    """One of them."""
    one: i64 = 1 if kind == WARRIOR else 16
    return one << how


def landed_pieces(word: i64) -> i64:
    """All of them as pieces."""
    band = (word & 15) + ((word >> 7) & 15) + ((word >> 14) & 15)
    colony = ((word >> 4) & 7) + ((word >> 11) & 7) + ((word >> 18) & 7)
    return band * ONE_WARRIOR + colony * ONE_COLONY


# --- In the hexes ---


def trip_at(position: ParadisePosition, where: Hex, steps: i64) -> i64:
    """The crew in a hex that has sailed so far, with what is free of it; PUT_DOWN: who was carried or has walked."""
    key = (where << 3) | steps
    for word in position.trips:
        if (word >> 29) & 1023 == key:
            return crew_in(word)
    return 0


def set_trip(position: ParadisePosition, where: Hex, steps: i64, crew: i64) -> None:
    """Let this be the crew; what has moved in the hex follows from it. Trips lie in the order of the hexes."""
    key = (where << 3) | steps
    before: i64 = 0
    if len(position.trips) == 0:
        if crew & CREW_FIELDS != 0:
            trips = vec[i64](capacity=2)
            position.trips = append(trips, crew | (key << 29))
    else:
        before = replace_trip(position, key, crew)
    crew &= CREW_FIELDS
    if steps == PUT_DOWN:
        places.set_moved(position, where, places.moved_at(position, where) + landed_pieces(crew) - landed_pieces(before))
    else:
        places.set_moved(position, where, places.moved_at(position, where) + pieces_in(crew) - pieces_in(before))


def replace_trip(position: ParadisePosition, key: i64, crew: i64) -> i64:
    """Put a crew in its place among the others, instead of the one that was there; what that was."""
    before: i64 = 0
    trips = vec[i64](capacity=len(position.trips) + 1)
    is_in = crew & CREW_FIELDS == 0
    for word in position.trips:
        other = (word >> 29) & 1023
        if other >= key and not is_in:
            trips = append(trips, crew | (key << 29))
            is_in = True
        if other == key:
            before = word & CREW_FIELDS
        else:
            trips = append(trips, word)
    if not is_in:
        trips = append(trips, crew | (key << 29))
    position.trips = trips
    return before


def put_ashore(position: ParadisePosition, where: Hex, kind: i64, how: i64) -> None:
    """One Warrior Band or Colony more that was carried, has walked, or both."""
    set_trip(position, where, PUT_DOWN, trip_at(position, where, PUT_DOWN) + one_landed(kind, how))


def fresh_at(position: ParadisePosition, where: Hex) -> i64:
    """What has not moved in this turn and is not in hand."""
    pieces = places.pieces_at(position, where) - places.moved_at(position, where)
    return pieces - position.loaded + position.dropped if where == position.fleet_at else pieces


def nearest_trip(position: ParadisePosition, where: Hex, kind: i64, first: i64, speed: i64) -> i64:
    """The fewest hexes, from `first` on and below `speed`, that a canoe of this kind here has sailed; `speed` if there is none."""
    for word in position.trips:
        steps = steps_of(word)
        if hex_of(word) == where and first <= steps < speed and sailors_in(word, kind) > 0:
            return steps
    return speed


def settle_trips(position: ParadisePosition, where: Hex) -> None:
    """The fleet has left, or stays: cargo whose canoe has gone was put down; Colonies keep a canoe first."""
    for number in range(len(position.trips)):
        word = position.trips[number]
        if hex_of(word) == where and steps_of(word) != PUT_DOWN and (not in_order(word) or is_waited_for(word)):
            steps = steps_of(word)
            crew = word & CREW_FIELDS
            over_war = max(0, -room_on_wars(crew))
            over = max(0, -room_on_transports(crew))
            over_band = min(over, bands_on_transports(crew))
            for _band in range(over_war):
                crew = unload_band(position, where, crew, True)
            for _band in range(over_band):
                crew = unload_band(position, where, crew, False)
            for _colony in range(over - over_band):
                crew = unload_colony(position, where, crew)
            set_trip(position, where, steps, crew)
            settle_trips(position, where)
            return


def unload_band(position: ParadisePosition, where: Hex, crew: i64, from_war: bool) -> i64:
    """A Warrior Band is put down, first one that has not walked; the rest of the crew."""
    if from_war:
        walked = walkers_on_wars(crew) == bands_on_wars(crew)
        put_ashore(position, where, WARRIOR, CARRIED_AND_WALKED if walked else CARRIED)
        return crew - BAND_ON_WAR - (WALKER_ON_WAR if walked else ZERO)
    walked = walkers_on_transports(crew) == bands_on_transports(crew)
    put_ashore(position, where, WARRIOR, CARRIED_AND_WALKED if walked else CARRIED)
    return crew - BAND_ON_TRANSPORT - (WALKER_ON_TRANSPORT if walked else ZERO)


def unload_colony(position: ParadisePosition, where: Hex, crew: i64) -> i64:
    """A Colony is put down, first one that has not walked; the rest of the crew."""
    walked = settlers_aboard(crew) == colonies_aboard(crew)
    put_ashore(position, where, COLONY, CARRIED_AND_WALKED if walked else CARRIED)
    return crew - COLONY_ON_TRANSPORT - (SETTLER_ON_TRANSPORT if walked else ZERO)


def forget_trips(position: ParadisePosition, seat: Seat) -> None:
    """What has moved in this turn is forgotten."""
    position.trips = NO_HEXES
    forget_moved(position, seat)


def forget_moved(position: ParadisePosition, seat: Seat) -> None:
    """Every piece of the seat may be taken up again."""
    stacks = sets.of(position, sets.STACKS + seat)
    while not sets.is_none(stacks):
        places.set_moved(position, sets.first(stacks), 0)
        stacks = sets.rest(stacks)


# --- In hand ---


def clear_hand(position: ParadisePosition) -> None:
    """Nothing is in hand."""
    for steps in range(8):
        position.sets[sets.IN_HAND + steps] = 0


def farthest_in_hand(position: ParadisePosition, fields: i64) -> i64:
    """How far the canoe (or, by the fields, the Rumour) in hand has come that has come farthest; -1 if there is none."""
    steps: i64 = STAYED
    while steps >= 0 and position.sets[sets.IN_HAND + steps] & fields == 0:
        steps -= 1
    return steps


def bands_at_arms(position: ParadisePosition) -> i64:
    """How many Warrior Bands in hand are aboard War Canoes."""
    number: i64 = 0
    for steps in range(8):
        number += bands_on_wars(position.sets[sets.IN_HAND + steps])
    return number


def sail_on(position: ParadisePosition, anywhere: bool) -> None:
    """All in hand have come a hex farther; Rumours that go as they like have done so."""
    last: i64 = MOST_STEPS
    gone: i64 = 0
    while last >= 0:
        crew = position.sets[sets.IN_HAND + last]
        position.sets[sets.IN_HAND + last] = 0
        if anywhere:
            gone += crew
        elif crew != 0:
            position.sets[sets.IN_HAND + min(last + 1, MOST_STEPS)] += crew
        last -= 1
    position.sets[sets.IN_HAND + STAYED] += gone


def bring_ashore(position: ParadisePosition, where: Hex, stays: bool) -> None:
    """All in hand lie in this hex, as far as they have come. If none has sailed they stay there in this turn.

    Else what was only just taken in hand lies there as before.
    """
    if not stays:
        crew = position.sets[sets.IN_HAND]
        for _band in range(walkers_on_transports(crew) + walkers_on_wars(crew)):
            put_ashore(position, where, WARRIOR, WALKED)
        for _colony in range(settlers_aboard(crew)):
            put_ashore(position, where, COLONY, WALKED)
        position.sets[sets.IN_HAND] = 0
    for number in range(8):
        steps: i64 = number
        crew = position.sets[sets.IN_HAND + steps]
        if crew != 0:
            there = STAYED if stays else steps
            set_trip(position, where, there, trip_at(position, where, there) + crew)


assert TRANSPORT_HERE == ONE_TRANSPORT
assert WAR_HERE == ONE_WAR
