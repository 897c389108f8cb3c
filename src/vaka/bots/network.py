"""A network that rates positions for all seats at once, in a compiled loop. It knows what the judge knows, and the whole position.

What it sees is the row of the position as the game's encoder writes it (`vaka.engine.tensors`). Seats are counted from whoever is
asked, or from whoever decided last where chance is. Nothing is hidden in that row: a search asks about positions that it has dealt
itself. To these bytes come, for each seat, what the judge says of it: as one number, and in steps of it as a byte. Where the judge
tells more of a seat than the rating (`Judge.traits`), these bytes come last.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.judge import Judge
from vaka.engine.names import CHANCE
from vaka.engine.packed import seat_number
from vaka.engine.state import State
from vaka.engine.tensors import NOTHING, Encoder, Row

WHOLE: Final = 16384.0
"""How 1 is written as a scalar."""
JUDGED: Final = 40.0
"""So many steps the judge's share of a win has."""
UNIT: Final = 262144.0
"""How 1 is written as an output."""


@final
class Network:
    """What is learned for one game and one number of seats; `vaka.bots.networks` reads it from its file."""

    def __init__(
        self, encoder: Encoder, layers: Any, seats: i64, size: i64, spread: float, victory: float, traits: i64 = 0
    ) -> None:
        self.encoder = encoder
        self.layers = layers
        """Whatever adds up: `_layers.Layers`, or the same in plain Python."""
        self.seats: i64 = seats
        self.size: i64 = size
        """The bytes of the encoder's row; what the judge says stands behind them."""
        self.spread = spread
        self.victory = victory
        """What its values mean: as `Knobs` says."""
        self.traits: i64 = traits
        """So many bytes the judge tells of each seat."""
        self.total: i64 = row_size(size, seats, traits)
        self.row = Row(self.total)
        self.scalars = vec[i64]()
        for _ in range(seats):
            self.scalars = append(self.scalars, 0)

    def look(self, judge: Judge, state: State, first: i64, judged: vec[float]) -> None:
        """Write the row and the scalars of a position, seats counted from `first` on, of which the judge says so much."""
        row = self.row
        seats = self.seats
        row.begin(NOTHING, self.total)
        self.encoder.write(state, row, first)
        row.at = self.size
        for seat in range(seats):
            share = judged[seat]
            number = seat_number(seat, first, seats)
            self.scalars[number] = i64((2.0 * share - 1.0) * WHOLE)
            row.put(self.size + number, 1 + i64(share * JUDGED))
            if self.traits > 0:
                row.at = self.size + (seats + 7) // 8 * 8 + number * self.traits
                judge.write_traits(state, seat, row)

    def rate(self, judge: Judge, state: State, last: i64, judged: vec[float]) -> None:
        """Put the share of a win that each seat may expect in the place of what the judge says of it.

        `last` is who decides next, or where chance decides who decided last.
        """
        self.look(judge, state, last, judged)
        found: tuple[int, ...] = self.layers.weigh(self.row.words, self.scalars)
        seats = self.seats
        for seat in range(seats):
            output: i64 = found[seat_number(seat, last, seats)]
            judged[seat] = 1.0 / (1.0 + math.exp(float(-output) / UNIT))

    def active(self) -> bytes:
        """The inputs that the last look switched on, and then its scalars."""
        found: bytes = self.layers.active(self.row.words)
        return found


def point_of_view(asked: i64, last: i64) -> i64:
    """From which seat on a network counts: from whoever is asked, or where chance is, from whoever decided last."""
    return last if asked == CHANCE else asked


def row_size(size: i64, seats: i64, traits: i64) -> i64:
    """The bytes of a row: the encoder's, a byte of what the judge says of each seat, and what else it tells; whole words."""
    return size + (seats + 7) // 8 * 8 + (seats * traits + 7) // 8 * 8
