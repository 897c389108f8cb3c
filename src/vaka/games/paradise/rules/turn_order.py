"""Turn order (§5): the last player on the track says who begins, and which way round the turn goes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.board import seats
from vaka.games.paradise.rules.box import BOX, Seat
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.turn import tell_order


def last_seat(position: ParadisePosition) -> i64:
    """§5: who is last on the track; of several the first in the list Tonga, Raiatea, Hiva, Samoa."""
    return last_but(position, NO_SEAT)


def last_but(position: ParadisePosition, other: i64) -> i64:
    """The last on the track, one seat not counted."""
    last: i64 = NO_SEAT
    for nation in BOX.tie_order:
        for seat in range(position.seats):
            if (
                seat != other
                and seats.of_seat(position, seat, seats.NATION) == nation
                and (last == NO_SEAT or seats.of_seat(position, seat, seats.TRACK) < seats.of_seat(position, last, seats.TRACK))
            ):
                last = seat
    return last


def last_but_one(position: ParadisePosition) -> i64:
    """§11.2: who is last but one on the track, ties as for the last."""
    return last_but(position, last_seat(position))


def why_not_set_order(position: ParadisePosition, first: i64, direction: i64) -> Reason:
    """§5: any player may begin; with two there is only one way round (ruling 59)."""
    if first >= position.seats:
        return reasons.NO_SUCH_SEAT
    return reasons.NO_DIRECTION if direction == 1 and position.seats == 2 else reasons.OPEN


def set_order(position: ParadisePosition, seat: Seat, first: i64, direction: i64) -> None:
    """§5: the marker lies before the first player, and its fish points the way."""
    position.first = first
    position.counter = direction == 1
    tell_order(position, seat, first, direction)


def legal_set_order(position: ParadisePosition, found: vec[i64]) -> vec[i64]:
    """Every seat, and with more than two players each way."""
    for seat in range(position.seats):
        found = append(found, actions.ORDER + seat)
    if position.seats > 2:
        for seat in range(position.seats):
            found = append(found, actions.ORDER + 4 + seat)
    return found
