"""A position of Aloha: the sea, the pirogues, the Tikis and the turn, and small questions and changes that rules are written with.

The class has the fields alone. What rules ask of them are functions, which compiled code calls directly; how things are packed into
numbers is known here and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.names import CHANCE, OVER
from vaka.engine.state import State
from vaka.games.aloha.rules.actions import FLEET
from vaka.games.aloha.rules.box import ALIZE, CORAIL, DAUPHIN, OCEAN, Pirogue, Seat, Square, Squares, Tile
from vaka.games.aloha.rules.packed import add_field, bit, field, has
from vaka.games.aloha.rules.sea import BEACH, NOWHERE

if TYPE_CHECKING:
    from vaka.engine.game import Game

NO_PLACES: vec[i64] = vec[i64]()
STOCK: Final[i64] = 8  # bits for the number of face-down tiles of a kind
ON_BEACH: Final[i64] = 1_099_511_627_776  # the bit of BEACH, with those of squares: where there can be several pirogues


class AlohaPosition(State):
    """The fields of a position. Sets of squares, of pirogues and of seats are the bits of an integer."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.expert = False
        self.teams = False
        self.same_tile = False
        # The sea: what lies face down has no kind yet; it is drawn from the stock when it is turned up.
        self.face_down: Squares = 0
        self.alize: Squares = 0
        self.dauphin: Squares = 0
        self.corail: Squares = 0
        self.stock: i64 = 0  # how many of each kind lie face down, packed
        # The pieces.
        self.place: vec[i64] = NO_PLACES  # of each pirogue: a square, or BEACH
        self.tiki: vec[i64] = NO_PLACES  # of each seat: the pirogue that its Tiki is aboard
        self.taken: Squares = 0  # with a pirogue
        self.pairs: Squares = 0  # with two
        self.laden: i64 = 0  # pirogues with a Tiki
        self.home: vec[i64] = NO_PLACES  # of each seat: the corner of its beach
        self.goal: vec[i64] = NO_PLACES  # of each seat: its arrival
        # The turn.
        self.asked: i64 = CHANCE
        self.turn: Seat = 0
        self.first: Seat = 0
        self.round: i64 = 0
        self.left: i64 = 0  # actions
        self.moved: i64 = 0  # pirogues
        self.corail_ready = False  # an own pirogue has just arrived on a Corail
        self.revealing: Square = NOWHERE
        self.won: i64 = 0  # seats
        self.last_from: Square = NOWHERE
        self.last_to: Square = NOWHERE


def copy_fields(position: AlohaPosition, twin: AlohaPosition) -> None:
    """Give a new position everything that this one has."""
    twin.expert = position.expert
    twin.teams = position.teams
    twin.same_tile = position.same_tile
    twin.face_down = position.face_down
    twin.alize = position.alize
    twin.dauphin = position.dauphin
    twin.corail = position.corail
    twin.stock = position.stock
    twin.place = position.place[:]
    twin.tiki = position.tiki[:]
    twin.taken = position.taken
    twin.pairs = position.pairs
    twin.laden = position.laden
    twin.home = position.home  # never changes
    twin.goal = position.goal
    twin.asked = position.asked
    twin.turn = position.turn
    twin.first = position.first
    twin.round = position.round
    twin.left = position.left
    twin.moved = position.moved
    twin.corail_ready = position.corail_ready
    twin.revealing = position.revealing
    twin.won = position.won
    twin.last_from = position.last_from
    twin.last_to = position.last_to


def aloha(state: State) -> AlohaPosition:
    """The same object, known to be of Aloha."""
    return cast("AlohaPosition", state)


# --- Seats and their pirogues ---


def pirogue_of(seat: Seat, slot: i64) -> Pirogue:
    """A seat's pirogue by its place in the fleet, 0 to 3."""
    return seat * FLEET + slot


def owner_of(pirogue: Pirogue) -> Seat:
    """Whose pirogue this is."""
    return pirogue // FLEET


def slot_of(pirogue: Pirogue) -> i64:
    """Its place in the fleet, 0 to 3."""
    return pirogue % FLEET


def is_played(position: AlohaPosition, pirogue: Pirogue) -> bool:
    """Does anybody play its colour?"""
    return pirogue < position.seats * FLEET


def is_adverse(position: AlohaPosition, seat: Seat, owner: Seat) -> bool:
    """Is this another side's seat? Partners in teams are not adverse (§8)."""
    if seat == owner:
        return False
    return not position.teams or (seat - owner) % 2 != 0


def party(position: AlohaPosition, seat: Seat) -> i64:
    """The seats that win with this one, as a set: in teams, partners sit in opposite corners (§8)."""
    alone: i64 = bit(seat)
    return alone | bit((seat + 2) % 4) if position.teams else alone


# --- Pirogues and Tikis on the sea ---


def tiki_place(position: AlohaPosition, seat: Seat) -> Square:
    """Where a seat's Tiki is: a square, or BEACH."""
    return position.place[position.tiki[seat]]


def start_of(position: AlohaPosition, pirogue: Pirogue) -> Square:
    """Where a pirogue's next step is counted from: its square, or the corner of its beach."""
    here = position.place[pirogue]
    return position.home[owner_of(pirogue)] if here == BEACH else here


def put_pirogue(position: AlohaPosition, pirogue: Pirogue, square: Square) -> None:
    """Move a pirogue, keeping count of who is where."""
    here = position.place[pirogue]
    if here != BEACH:
        if has(position.pairs, here):
            position.pairs &= ~bit(here)
        else:
            position.taken &= ~bit(here)
    if has(position.taken, square):
        position.pairs |= bit(square)
    else:
        position.taken |= bit(square)
    position.place[pirogue] = square


def put_tiki(position: AlohaPosition, seat: Seat, pirogue: Pirogue) -> None:
    """Put a Tiki aboard another pirogue."""
    position.laden &= ~bit(position.tiki[seat])
    position.laden |= bit(pirogue)
    position.tiki[seat] = pirogue


def is_twin(position: AlohaPosition, pirogue: Pirogue) -> bool:
    """Does an earlier pirogue of the same owner, alike in everything, lie in the same place? Then that one is offered."""
    here = position.place[pirogue]
    return has(position.pairs | ON_BEACH, here) and first_alike(position, pirogue) != pirogue


def first_alike(position: AlohaPosition, pirogue: Pirogue) -> Pirogue:
    """The first pirogue of the same owner in the same place that is like this one, without a Tiki and moved or not; or itself."""
    places = position.place
    laden = position.laden
    moved = position.moved
    here = places[pirogue]
    if not has(laden, pirogue):
        for other in range(pirogue - pirogue % FLEET, pirogue):
            if places[other] == here and not has(laden, other) and has(moved, other) == has(moved, pirogue):
                return other
    return pirogue


# --- Tiles ---


def kind_at(position: AlohaPosition, square: Square) -> Tile:
    """§5.1: the kind of a face-up tile; corners (§5.5) and face-down tiles (§4.2) act as Ocean."""
    if has(position.alize, square):
        return ALIZE
    if has(position.dauphin, square):
        return DAUPHIN
    return CORAIL if has(position.corail, square) else OCEAN


def lay_tile(position: AlohaPosition, square: Square, kind: Tile) -> None:
    """A tile lies face up on this square."""
    tile = bit(square)
    position.face_down &= ~tile
    if kind == ALIZE:
        position.alize |= tile
    elif kind == DAUPHIN:
        position.dauphin |= tile
    elif kind == CORAIL:
        position.corail |= tile


def in_stock(position: AlohaPosition, kind: Tile) -> i64:
    """How many tiles of a kind lie face down."""
    return field(position.stock, STOCK, kind)


def add_to_stock(position: AlohaPosition, kind: Tile, count: i64) -> None:
    """So many more tiles of this kind lie face down; fewer, if the count is negative."""
    position.stock = add_field(position.stock, STOCK, kind, count)


# --- The turn ---


def mark_last(position: AlohaPosition, here: Square, there: Square) -> None:
    """Remember the last move for the picture."""
    position.last_from = here
    position.last_to = there


def winning_seats(position: AlohaPosition) -> list[int]:
    """Whoever has won; nobody before the end."""
    return [seat for seat in range(position.seats) if has(position.won, seat)] if position.asked == OVER else []
