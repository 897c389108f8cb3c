"""Pieces from JSON: stacks, raids, the fleet and the battle, and the small words that all of reading needs."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import HIDDEN
from vaka.engine.reading import bounded, flag, index_in, one_of, set_of
from vaka.games.paradise.rules import stages
from vaka.games.paradise.rules.battle import lines
from vaka.games.paradise.rules.board import hexes, places, seats
from vaka.games.paradise.rules.board.knowledge import NO_WAR, NO_WAR_PRIVATE, knowing
from vaka.games.paradise.rules.board.pieces import ONE_TRANSPORT, all_of, in_lines, one, total
from vaka.games.paradise.rules.box import BOX, CARDS, HEXES, PIECES, SEATS, Hex, Seat
from vaka.games.paradise.rules.data.trips import read_hand
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition

MOST_PIECES: Final = BOX.pieces


def read_seat(position: ParadisePosition, word: object) -> i64:
    """A seat of this game, or none."""
    return one_of(SEATS[: int(position.sides)], word, NO_SEAT)


def read_seat_set(position: ParadisePosition, words: list[object]) -> i64:
    """Some seats of this game."""
    return set_of(SEATS[: int(position.sides)], words)


def read_hex(word: object) -> i64:
    """A hex, or none."""
    return one_of(HEXES, word, hexes.NOWHERE)


def read_counts(data: object) -> i64:
    """Pieces by kind."""
    if not isinstance(data, dict):
        raise BadPosition(f"{data!r} is no number of pieces by kind")
    pieces: i64 = 0
    for name, number in data.items():
        kind: i64 = index_in(PIECES, name)
        pieces += bounded(number, 0, MOST_PIECES[kind]) * one(kind)
    return pieces


def read_pieces(position: ParadisePosition, number: object, pieces: object) -> i64:
    """Pieces; on a view of another's their number alone."""
    size = bounded(number, 0, 127)
    if pieces == HIDDEN or (size == 0 and pieces == {}):
        return size
    found = read_counts(pieces)
    if total(found) != size:
        raise BadPosition(f"{size} pieces are not {pieces!r}")
    return found


def read_known(position: ParadisePosition, seat: Seat, data: dict[str, Any]) -> i64:
    """What others know of a stack."""
    public: i64 = read_counts(data["known"].get("public", {}))
    private = public
    flags: i64 = 0
    for name, bounds in data["known"].items():
        if name != "public":
            check_looker(position, name)
            private = read_counts(bounds)
    for name in data["no_war"]:
        if name == "public":
            flags = NO_WAR
        else:
            check_looker(position, name)
            flags |= NO_WAR_PRIVATE
    return knowing(public, private, flags)


def check_looker(position: ParadisePosition, name: object) -> None:
    """Only who has used KAVA CEREMONY can know more than everybody does."""
    if read_seat(position, name) != position.kava_seat:
        raise BadPosition(f"{name!r} has not used KAVA CEREMONY, and knows of a stack what everybody knows")


def take_from_stock(position: ParadisePosition, seat: Seat, pieces: i64, is_hidden: bool) -> None:
    """What is on the map is not in stock; of hidden pieces nobody can say what is."""
    if is_hidden or seats.of_seat(position, seat, seats.STOCK) == seats.STOCK_UNKNOWN:
        seats.set_seat(position, seat, seats.STOCK, seats.STOCK_UNKNOWN)
    else:
        seats.to_stock(position, seat, -pieces)


# --- Pieces ---


def read_stack(position: ParadisePosition, where: Hex, data: dict[str, Any]) -> None:
    """A stack."""
    seat = read_seat(position, data["owner"])
    pieces = read_pieces(position, data["count"], data["pieces"])
    if seat == NO_SEAT or pieces == 0:
        raise BadPosition(f"the stack in {HEXES[where]} has no owner, or no pieces")
    is_hidden = data["pieces"] == HIDDEN
    places.set_pieces(position, where, seat, ONE_TRANSPORT if is_hidden else pieces)
    if flag(data["up"]):
        places.set_up(position, where, True)
    if is_hidden:
        position.stack[where] += pieces - ONE_TRANSPORT
    take_from_stock(position, seat, pieces, is_hidden)
    places.set_moved(position, where, read_pieces(position, data["moved_count"], data["moved"]))
    places.set_known(position, where, read_known(position, seat, data))


def read_raid(position: ParadisePosition, where: Hex, data: dict[str, Any]) -> None:
    """A raid of the active seat."""
    pieces = read_pieces(position, data["count"], data["pieces"])
    bands: i64 = 0 if data["fighters"] == HIDDEN else bounded(data["fighters"], 0, 7)
    places.set_raid(position, where, pieces, read_known(position, position.active, data), bands)
    take_from_stock(position, position.active, pieces, data["pieces"] == HIDDEN)


def read_fleet(position: ParadisePosition, data: dict[str, Any] | None) -> None:
    """The fleet in hand."""
    if data is None:
        return
    position.fleet_at = index_in(HEXES, data["at"])
    position.fleet_steps = bounded(data["steps"], 0, 9)
    position.fleet_up = flag(data["up"])
    if data["crew"] != HIDDEN:
        read_hand(position, data["crew"])
    position.fleet = read_pieces(position, data["count"], data["pieces"])
    position.dropped = read_counts(data["dropped"])
    position.loaded = read_counts(data["loaded"])
    position.fleet_known = read_known(position, position.active, data)
    take_from_stock(position, position.active, position.fleet, data["pieces"] == HIDDEN)


def read_battle(position: ParadisePosition, data: dict[str, Any] | None) -> None:
    """The battle."""
    if data is None:
        return
    position.battle_hex = index_in(HEXES, data["hex"])
    position.defender = read_seat(position, data["defender"])
    front = dict(data["defence"]["front"])
    position.local = bounded(front.pop("local", 0), 0, 7)
    position.attack = in_lines(read_counts(data["attack"]["front"]), read_counts(data["attack"]["back"]))
    position.defence = in_lines(read_counts(front), read_counts(data["defence"]["back"]))
    take_from_stock(position, position.active, all_of(position.attack), False)
    if position.defender != NO_SEAT:
        take_from_stock(position, position.defender, all_of(position.defence), False)
    position.battle = index_in(stages.BATTLE_STAGES, data["stage"])
    die = data["die"]
    position.die = lines.REROLLED if die == "again" else 0 if die is None else bounded(die, 1, 6)
    position.used = set_of(CARDS, data["used"])
    position.silenced = read_seat_set(position, data["silenced"])
    position.saved = bounded(data["saved"], 0, 6)
    position.arioi = flag(data["arioi"])
