"""What a network sees of a row: which values of which bytes switch on which inputs."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from vaka.bots.network import JUDGED, row_size
from vaka.engine.tensors import Encoding

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bench.training.plan import Plan
    from vaka.engine.game import Game

BOUNDS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 192, 224)
"""An amount is seen as how many of these it reaches."""


@dataclass(frozen=True)
class Inputs:
    """The arrays of `vaka.bots.layers` that say what is seen, and how many inputs there are."""

    kinds: array[int]
    steps: array[int]
    ranks: array[int]
    first: array[int]
    size: int
    """The bytes of the encoder's row."""
    traits: int
    """The bytes that the judge tells of each seat."""
    count: int
    judged: tuple[tuple[int, int], ...]
    """For each seat, counted from whoever is asked, where the inputs that tell what the judge says begin and end."""
    runs: NDArray[np.int64]
    """Where each rank begins and ends: its rows of the table are added up."""


class Kinds:
    """The kinds of bytes, each once."""

    def __init__(self) -> None:
        self.tables: list[tuple[bytes, bool]] = [(bytes(256), False)]

    def number(self, table: bytes, is_rank: bool) -> int:
        """The number of a kind."""
        if (table, is_rank) not in self.tables:
            self.tables.append((table, is_rank))
        return self.tables.index((table, is_rank))


def name_table(largest: int) -> bytes:
    """Each value is a step of its own."""
    return bytes(min(value, largest) for value in range(256))


def rank_table(largest: int) -> bytes:
    """The bounds that a value reaches."""
    return bytes(sum(bound <= min(value, largest) for bound in BOUNDS) for value in range(256))


def inputs_of(game: Game, plan: Plan) -> Inputs:
    """What the network of this plan sees."""
    encoder = game.encoder
    assert encoder is not None
    encoding = Encoding(game, encoder, plan.seats)
    kinds, size = Kinds(), int(encoding.size)
    traits = int(game.judge.traits)
    total = int(row_size(size, plan.seats, traits))
    kind_of, first = array("B", bytes(total)), array("i", [0] * total)
    count = 0
    runs = []
    known = {part.name for part in encoding.parts}
    if wrong := ({*plan.names, *plan.unseen, *plan.most} - known):
        raise SystemExit(f"{game.id}: a row has no field {sorted(wrong)[0]!r}")

    def see(place: int, table: bytes, is_rank: bool) -> None:
        nonlocal count
        kind_of[place] = kinds.number(table, is_rank)
        first[place] = count
        if is_rank and max(table) > 1:
            runs.append((count, count + max(table)))
        count += max(table)

    for part in encoding.parts:
        if part.name in plan.unseen:
            continue
        largest = min(part.largest, plan.most.get(part.name, 255))
        is_rank = part.name not in plan.names
        table = rank_table(largest) if is_rank else name_table(largest)
        for place in range(part.slice.start, part.slice.stop):
            see(place, table, is_rank)
    judged = []
    for seat in range(plan.seats):
        start = count
        see(size + seat, name_table(int(JUDGED) + 1), True)
        judged.append((start, count))
    for place in range(size + (plan.seats + 7) // 8 * 8, size + (plan.seats + 7) // 8 * 8 + plan.seats * traits):
        see(place, rank_table(255), True)
    steps = array("B", b"".join(table for table, _ in kinds.tables))
    ranks = array("B", [is_rank for _, is_rank in kinds.tables])
    if count > 65536:
        raise SystemExit(f"{game.id}: {count} inputs are too many")
    return Inputs(kind_of, steps, ranks, first, size, traits, count, tuple(judged), np.array(runs, np.int64).reshape(-1, 2))
