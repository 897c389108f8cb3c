"""What a seat of Aloha knows, as a row of bytes. Nothing is hidden in Aloha but what nobody has turned up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.names import CHANCE, NOBODY, OVER
from vaka.engine.spec import Field
from vaka.engine.state import State
from vaka.engine.tensors import Encoder, Mixer, Row
from vaka.games.aloha.rules.actions import FLEET
from vaka.games.aloha.rules.packed import has, seat_at, seat_number
from vaka.games.aloha.rules.position import AlohaPosition, aloha, in_stock, owner_of, pirogue_of, slot_of
from vaka.games.aloha.rules.sea import BEACH, SQUARES

KINDS: Final[i64] = 4
SQUARE: Final = "squares a6 to f6, then row by row to f1"


class AlohaEncoder(Encoder):
    """The sea, the fleets and the turn."""

    def fields(self, seats: i64) -> list[Field]:
        """The fields of a row."""
        return [
            Field("face_down", (SQUARES,), 1, f"tiles that lie face down: {SQUARE}"),
            Field("trade_wind", (SQUARES,), 1, "tiles with the trade wind"),
            Field("dolphin", (SQUARES,), 1, "tiles with a dolphin"),
            Field("coral", (SQUARES,), 1, "tiles with magic coral"),
            Field("fleet", (seats, FLEET, SQUARES + 1), 1, "where each pirogue is: a square, or last the beach"),
            Field("tiki", (seats, seats, FLEET), 1, "of each seat's Tiki: the owner and the slot of the pirogue that it is aboard"),
            Field("home", (seats, SQUARES), 1, "the corner of each seat's beach"),
            Field("stock", (KINDS,), 36, "how many tiles of each kind lie face down: ocean, trade wind, dolphin, coral"),
            Field("moved", (FLEET,), 1, "pirogues of whose turn it is that have moved in it"),
            Field("revealing", (SQUARES,), 1, "the tile that chance turns up now"),
            Field("turn", (seats,), 1, "whose turn it is; nobody before the first"),
            Field("first", (seats,), 1, "the first player; nobody before lots are drawn"),
            Field("viewer", (seats,), 1, "whose view this is; nobody for spectators"),
            Field("won", (seats,), 1, "who has won"),
            Field(
                "counts",
                (8,),
                60,
                "the round; actions left; may a pirogue push; does chance decide; is it over; expert game; teams; same tile",
            ),
        ]

    def write(self, view: State, row: Row, first: i64) -> None:
        """The fields of a view."""
        position = aloha(view)
        row.spread(position.face_down, SQUARES)
        row.spread(position.alize, SQUARES)
        row.spread(position.dauphin, SQUARES)
        row.spread(position.corail, SQUARES)
        write_fleets(position, row, first)
        row.align()
        for kind in range(KINDS):
            row.byte(in_stock(position, kind))
        row.align()
        write_turn(position, row, first)

    def omitted(self) -> list[str]:
        """The last move, which the picture shows and no rule asks for."""
        return ["last"]

    def seat_arguments(self) -> dict[str, int]:
        """Pushes and hops name a pirogue."""
        return {"pirogue": int(FLEET)}

    def mix(self, state: State, mixer: Mixer) -> bool:
        """Everything that a position has."""
        mix_fields(aloha(state), mixer)
        return True


def write_fleets(position: AlohaPosition, row: Row, first: i64) -> None:
    """Pirogues, Tikis and beaches."""
    seats = position.seats
    place = position.place
    row.align()
    for number in range(seats):
        seat = seat_at(number, first, seats)
        for slot in range(FLEET):
            here = place[pirogue_of(seat, slot)]
            row.one_hot(SQUARES if here == BEACH else here, SQUARES + 1)
    row.align()
    for number in range(seats):
        pirogue = position.tiki[seat_at(number, first, seats)]
        row.one_hot(seat_number(owner_of(pirogue), first, seats) * FLEET + slot_of(pirogue), seats * FLEET)
    row.align()
    for number in range(seats):
        row.one_hot(position.home[seat_at(number, first, seats)], SQUARES)


def write_turn(position: AlohaPosition, row: Row, first: i64) -> None:
    """Whose turn it is, and how far it has come."""
    seats = position.seats
    is_running = position.round > 0
    for slot in range(FLEET):
        row.flag(has(position.moved, pirogue_of(position.turn, slot)))
    row.align()
    row.one_hot(position.revealing, SQUARES)
    row.seat_hot(position.turn if is_running else NOBODY, first, seats)
    row.seat_hot(position.first if is_running else NOBODY, first, seats)
    row.seat_hot(position.viewer, first, seats)
    row.align()
    is_over = position.asked == OVER
    for number in range(seats):
        row.flag(is_over and has(position.won, seat_at(number, first, seats)))
    row.align()
    row.byte(position.round)
    row.byte(position.left)
    row.flag(position.corail_ready)
    row.flag(position.asked == CHANCE)
    row.flag(is_over)
    row.flag(position.expert)
    row.flag(position.teams)
    row.flag(position.same_tile)


def mix_fields(position: AlohaPosition, mixer: Mixer) -> None:
    """Everything that a position has."""
    mixer.flag(position.expert)
    mixer.flag(position.teams)
    mixer.flag(position.same_tile)
    mixer.add(position.face_down)
    mixer.add(position.alize)
    mixer.add(position.dauphin)
    mixer.add(position.corail)
    mixer.add(position.stock)
    mixer.add_all(position.place)
    mixer.add_all(position.tiki)
    mixer.add_all(position.home)
    mixer.add(position.asked)
    mixer.add(position.turn)
    mixer.add(position.first)
    mixer.add(position.round)
    mixer.add(position.left)
    mixer.add(position.moved)
    mixer.flag(position.corail_ready)
    mixer.add(position.revealing)
    mixer.add(position.won)
    mixer.add(position.last_from)
    mixer.add(position.last_to)


ENCODER: Final = AlohaEncoder()
