"""Turn order (§5): the last player on the track says who begins, and which way round the turn goes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.actions import ORDER
from vaka.games.paradise.rules.box import BOX
from vaka.games.paradise.rules.position import NATION, NO_SEAT, TRACK, ParadisePosition, of_seat
from vaka.games.paradise.rules.reasons import NO_DIRECTION, NO_SUCH_SEAT, OPEN
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
                and of_seat(position, seat, NATION) == nation
                and (last == NO_SEAT or of_seat(position, seat, TRACK) < of_seat(position, last, TRACK))
            ):
                last = seat
    return last


def last_but_one(position: ParadisePosition) -> i64:
    """§11.2: who is last but one on the track, ties as for the last."""
    return last_but(position, last_seat(position))


def why_not_set_order(position: ParadisePosition, first: i64, direction: i64) -> i64:
    """§5: any player may begin; with two there is only one way round (ruling 59)."""
    if first >= position.seats:
        return NO_SUCH_SEAT
    return NO_DIRECTION if direction == 1 and position.seats == 2 else OPEN


def set_order(position: ParadisePosition, seat: i64, first: i64, direction: i64) -> None:
    """§5: the marker lies before the first player, and its fish points the way."""
    position.first = first
    position.counter = direction == 1
    tell_order(position, seat, first, direction)


def legal_set_order(position: ParadisePosition, found: vec[i64]) -> vec[i64]:
    """Every seat, and with more than two players each way."""
    for seat in range(position.seats):
        found = append(found, ORDER + seat)
    if position.seats > 2:
        for seat in range(position.seats):
            found = append(found, ORDER + 4 + seat)
    return found
