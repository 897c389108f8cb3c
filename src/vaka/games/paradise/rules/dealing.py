"""Pieces dealt again to what a viewer knows of them (ruling 67): the most restricted places first.

A place is a stack, a raid or the fleet of a seat whose pieces the viewer does not see: so many pieces, of which some are known. At
sea and in a fleet all of them are canoes, are carried by canoes, or are Rumours.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import stages
from vaka.games.paradise.rules.battle import lines
from vaka.games.paradise.rules.board import hexes, seats, sets
from vaka.games.paradise.rules.board.knowledge import NO_WAR_PRIVATE, NO_WAR_PUBLIC, private_bound, public_bound
from vaka.games.paradise.rules.board.pieces import (
    ALL_FIELDS,
    CANOES,
    ONE_COLONY,
    ONE_RUMOUR,
    ONE_TRANSPORT,
    ONE_WAR,
    ONE_WARRIOR,
    all_of,
    colonies,
    count,
    in_capacity,
    one,
    rumours,
    total,
    transports,
    warriors,
    wars,
)
from vaka.games.paradise.rules.board.places import (
    known_at,
    moved_at,
    pieces_at,
    raid_at,
    raid_hexes,
    raid_known,
    set_moved,
    set_raid,
)
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.movement import trips
from vaka.games.paradise.rules.packed import ZERO
from vaka.games.paradise.rules.position import ParadisePosition

FLEET_PLACE: Final[i64] = 100  # in the place of a hex
RAID_PLACE: Final[i64] = 101  # + hex
TRIES: Final[i64] = 40


class Places:
    """The hidden places of a seat: where, how many pieces, what is known, and what restricts them."""

    def __init__(self) -> None:
        self.where = vec[i64]()
        self.size = vec[i64]()
        self.bound = vec[i64]()
        self.no_war = vec[i64]()
        self.afloat = vec[i64]()
        self.pieces = vec[i64]()
        self.rumours_any = False

    def add(self, where: Hex, size: i64, bound: i64, no_war: bool, afloat: bool) -> None:
        """One more place."""
        self.where = append(self.where, where)
        self.size = append(self.size, size)
        self.bound = append(self.bound, bound)
        self.no_war = append(self.no_war, 1 if no_war else 0)
        self.afloat = append(self.afloat, 1 if afloat else 0)
        self.pieces = append(self.pieces, bound)


def deal_pieces(position: ParadisePosition, rng: Random, seat: Seat, private: bool) -> None:
    """The pieces of a seat that the viewer does not see, and what is left in stock."""
    places = hidden_places(position, seat, private)
    stock = seats.FULL_STOCK - seats.of_seat(position, seat, seats.GONE)
    if position.battle != stages.NO_BATTLE and (seat == position.active or seat == position.defender):
        stock -= all_of(lines.lines_of(position, seat))
    for bound in places.bound:
        stock -= bound
    left = stock
    for attempt in range(TRIES):
        left = fill_places(places, stock, rng, attempt == TRIES - 1)
        if left >= 0:
            break
    for number in range(len(places.where)):
        put_pieces(position, rng, seat, places.where[number], places.pieces[number])
    seats.set_seat(position, seat, seats.STOCK, left)


def hidden_places(position: ParadisePosition, seat: Seat, private: bool) -> Places:
    """All of them."""
    places = Places()
    places.rumours_any = position.rumours_any
    for where in sets.hexes_in(position, sets.STACKS + seat):
        word = known_at(position, where)
        bound = private_bound(word) if private else public_bound(word)
        no_war = word & (NO_WAR_PRIVATE if private else NO_WAR_PUBLIC) != 0
        places.add(where, pieces_at(position, where), bound, no_war, sets.in_set(position, sets.SEA, where))
    if seat != position.active:
        return places
    for where in raid_hexes(position):
        word = raid_known(position, where)
        places.add(
            RAID_PLACE + where, raid_at(position, where), private_bound(word) if private else public_bound(word), False, True
        )
    if position.fleet_at != hexes.NOWHERE:
        word = position.fleet_known
        bound = private_bound(word) if private else public_bound(word)
        no_war = word & (NO_WAR_PRIVATE if private else NO_WAR_PUBLIC) != 0
        places.add(FLEET_PLACE, position.fleet, bound, no_war, True)
    return places


def fill_places(places: Places, stock: i64, rng: Random, sparing: bool) -> i64:
    """Fill all places, afloat first, then those without War Canoes; what is left of the stock, or -1 if it did not come out."""
    for restriction in range(4):
        for number in range(len(places.where)):
            rank: i64 = (0 if places.afloat[number] == 1 else 2) + (0 if places.no_war[number] == 1 else 1)
            if rank != restriction:
                continue
            afloat = places.afloat[number] == 1
            free = places.size[number] - total(places.bound[number])
            allowed = stock - wars(stock) * ONE_WAR if places.no_war[number] == 1 else stock
            added = fill_afloat(places.bound[number], free, allowed, rng, sparing) if afloat else draw_pieces(allowed, free, rng)
            if added < 0 or (places.where[number] == FLEET_PLACE and not sparing and not may_sail_on(places, number, added)):
                return -1
            places.pieces[number] = places.bound[number] + added
            stock -= added
    return stock


def may_sail_on(places: Places, number: i64, added: i64) -> bool:
    """§7.6: no fleet in hand has only Rumours that go as they like: they are put down where they have gone."""
    return not places.rumours_any or (places.bound[number] + added) & CANOES != 0


def draw_pieces(stock: i64, number: i64, rng: Random) -> i64:
    """So many pieces out of these, all alike; -1 if there are not so many."""
    drawn: i64 = 0
    size = total(stock)
    if size < number:
        return -1
    for _draw in range(number):
        left: i64 = rng.randrange(size)
        kind: i64 = 0
        while left >= count(stock, kind):
            left -= count(stock, kind)
            kind += 1
        drawn += one(kind)
        stock -= one(kind)
        size -= 1
    return drawn


def fill_afloat(bound: i64, number: i64, stock: i64, rng: Random, sparing: bool) -> i64:
    """So many pieces that, with what is known, stay within what canoes carry; sparingly: as few canoes as possible."""
    if not sparing:
        for _attempt in range(12):
            drawn = draw_pieces(stock, number, rng)
            if drawn < 0:
                return -1
            if in_capacity(bound + drawn):
                return drawn
    added: i64 = 0
    for _place in range(number):
        piece = spare_piece(bound + added, stock)
        if piece == 0:
            return -1
        added += piece
        stock -= piece
    return added if in_capacity(bound + added) else -1


def spare_piece(pieces: i64, stock: i64) -> i64:
    """The next piece where canoes are short: cargo while there is room, else a canoe, else a Rumour."""
    if warriors(stock) > 0 and in_capacity(pieces + ONE_WARRIOR):
        return ONE_WARRIOR
    if colonies(stock) > 0 and in_capacity(pieces + ONE_COLONY):
        return ONE_COLONY
    if transports(stock) > 0:
        return ONE_TRANSPORT
    if wars(stock) > 0:
        return ONE_WAR
    return ONE_RUMOUR if rumours(stock) > 0 else ZERO


def put_pieces(position: ParadisePosition, rng: Random, seat: Seat, where: Hex, pieces: i64) -> None:
    """Put them there; of those that have gone along the chain only the number is known. War Canoes carry Warrior Bands first.

    How far canoes have come is for nobody else to know: all that lies in a stack is as if it had not moved.
    """
    if where == FLEET_PLACE:
        position.fleet = pieces
        position.sets[sets.IN_HAND + min(position.fleet_steps, trips.MOST_STEPS)] = trips.crew_of(pieces)
    elif where >= RAID_PLACE:
        known = raid_known(position, where - RAID_PLACE)
        set_raid(position, where - RAID_PLACE, pieces, known, min(wars(pieces), warriors(pieces)))
    else:
        moved = draw_pieces(pieces, moved_at(position, where), rng)
        position.stack[where] = (position.stack[where] & ~ALL_FIELDS) | pieces
        set_moved(position, where, moved)
