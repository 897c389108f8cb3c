"""What a seat has where, as if what is in hand had landed and what is ordered were built; and what its chain lacks to each hex."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import stages
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.board.pieces import transports
from vaka.games.paradise.rules.board.sets import Hexes
from vaka.games.paradise.rules.building import orders
from vaka.games.paradise.rules.movement import fleets, reach
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.position import ParadisePosition

FAR: Final[i64] = 999
GAP: Final[i64] = 6
"""A hex without a canoe is so much farther than one where a canoe has only to be turned up."""
DOWN: Final[i64] = 1
SECRET: Final[i64] = 7


class Survey:
    """What one seat has, and where it could go."""

    def __init__(self, position: ParadisePosition, seat: i64) -> None:
        self.seat: i64 = seat
        self.home: i64 = seats.of_seat(position, seat, seats.HOME)
        self.hexes = vec[i64]()  # where it has pieces
        self.pieces = vec[i64]()  # and which
        self.up: Hexes = sets.none()  # where a Transport Canoe lies face up, or will
        self.canoe: Hexes = sets.none()  # where there is one at all
        self.free: Hexes = sets.none()  # where its canoes may go
        self.secret: Hexes = sets.none()  # tiles that it alone can turn up
        self.distance = vec[i64]()  # of each hex from home, in canoes that the chain lacks
        self.parent = vec[i64]()
        take_stock(position, self)
        measure(self)


class Blank:
    """Tables of hexes before anything is measured; copying them is faster than filling new ones."""

    def __init__(self) -> None:
        self.distance = vec[i64]()
        self.parent = vec[i64]()
        for _where in range(hexes.HEX_COUNT):
            self.distance = append(self.distance, FAR)
            self.parent = append(self.parent, hexes.NOWHERE)


BLANK: Final = Blank()


def take_stock(position: ParadisePosition, survey: Survey) -> None:
    """Stacks, the fleet in hand, orders, and what is open to canoes."""
    seat = survey.seat
    building = position.stage == stages.AT_BUILDING
    has_fleet = position.fleet_at != hexes.NOWHERE and position.active == seat
    seen_fleet = False
    for where in sets.hexes_in(position, sets.STACKS + seat):
        pieces = places.pieces_at(position, where)
        if has_fleet and position.fleet_at == where:
            pieces += position.fleet
            seen_fleet = True
        up = places.is_up(position, where)
        if building:
            pieces += orders.ordered_pieces(position, where)
            up = up or orders.is_chain_ordered(position, where)
        if position.seats == 1:  # all canoes lie face up: one that connects nothing may go
            up = fleets.is_linked(position, seat, where)
        note_stack(survey, where, pieces, up)
    if has_fleet and not seen_fleet:
        note_stack(survey, position.fleet_at, position.fleet, position.fleet_up)
    if building:
        for where in sets.hexes_in(position, sets.CONTROL + seat):
            if places.owner_at(position, where) != seat and orders.ordered_pieces(position, where) != 0:
                up = orders.is_chain_ordered(position, where) and position.seats > 1
                note_stack(survey, where, orders.ordered_pieces(position, where), up)
    survey.free = reach.free_hexes(position, seat)
    for where in sets.hexes_in(position, sets.FACE_DOWN):
        if has(places.found_by(position, where), seat):
            survey.secret = sets.join(survey.secret, sets.just(where))


def note_stack(survey: Survey, where: i64, pieces: i64, up: bool) -> None:
    """A stack of the seat."""
    survey.hexes = append(survey.hexes, where)
    survey.pieces = append(survey.pieces, pieces)
    if transports(pieces) == 0:
        return
    survey.canoe = sets.join(survey.canoe, sets.just(where))
    if up:
        survey.up = sets.join(survey.up, sets.just(where))


def toll(survey: Survey, where: i64) -> i64:
    """What the chain lacks in a hex; FAR where no canoe may go."""
    if sets.has(survey.up, where):
        return 0
    if sets.has(survey.canoe, where):
        return DOWN
    if sets.has(survey.free, where):
        return GAP
    return SECRET if sets.has(survey.secret, where) else FAR


class Soundings:
    """The survey that was measured last. Most steps leave the chain and what is open as they were: then the ways are the same."""

    def __init__(self) -> None:
        self.last: Survey | None = None


SOUNDINGS: Final = Soundings()


def is_alike(one: Survey, other: Survey) -> bool:
    """Have two surveys the same ways from home?"""
    return (
        one.home == other.home
        and sets.is_same(one.up, other.up)
        and sets.is_same(one.canoe, other.canoe)
        and sets.is_same(one.free, other.free)
        and sets.is_same(one.secret, other.secret)
    )


def measure(survey: Survey) -> None:
    """How many canoes the chain lacks from home to each hex, and by which way."""
    last = SOUNDINGS.last
    if last is not None and is_alike(last, survey):
        survey.distance = last.distance
        survey.parent = last.parent
        return
    survey.distance = BLANK.distance[:]
    survey.parent = BLANK.parent[:]
    if survey.home != hexes.NOWHERE:
        sound(survey, survey.distance, survey.parent)
    SOUNDINGS.last = survey


def sound(survey: Survey, distance: vec[i64], parent: vec[i64]) -> None:
    """Fill in the ways from home."""
    home = survey.home
    distance[home] = toll(survey, home)
    passable = sets.join(sets.join(survey.up, survey.canoe), sets.join(survey.free, survey.secret))
    queue = vec[i64]()
    queue = append(queue, home)
    place: i64 = 0
    while place < len(queue):
        where = queue[place]
        place += 1
        so_far = distance[where]
        near = sets.meet(sets.near(where), passable)
        while not sets.is_none(near):
            other = sets.first(near)
            near = sets.rest(near)
            if distance[other] > so_far:
                price = toll(survey, other)
                if so_far + price < distance[other]:
                    distance[other] = so_far + price
                    parent[other] = where
                    queue = append(queue, other)


def steps_to(survey: Survey, start: i64, aims: Hexes) -> tuple[i64, i64]:
    """The nearest hex of a set by sea, and how many hexes it is away; NOWHERE if there is none. Its own hex is nearest."""
    if sets.has(aims, start):
        return start, 0
    seen = sets.just(start)
    new = seen
    steps: i64 = 0
    while not sets.is_none(new):
        steps += 1
        near = sets.around(new)
        reached = sets.meet(near, aims)
        if not sets.is_none(reached):
            return sets.first(reached), steps
        new = sets.without(sets.meet(near, survey.free), seen)
        seen = sets.join(seen, new)
    return hexes.NOWHERE, FAR


def is_own(position: ParadisePosition, seat: i64, where: i64) -> bool:
    """Does the seat control this hex?"""
    return sets.in_set(position, sets.CONTROL + seat, where)
