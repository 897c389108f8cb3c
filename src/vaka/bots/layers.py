"""The sums of a small network in whole numbers, in plain Python: what `_layers.c` does in microseconds, with the same results.

A network sees a row of bytes and a few *scalars*, numbers between -16384 and 16384. Its arrays, each as bytes:

* `kinds`: of each byte of a row its kind; `steps`: of each kind, of each value of a byte, its step, or 0 if nothing is switched on;
  `ranks`: of each kind, is it a rank (then a step also means all steps below it) or a name; `first`: of each byte its first input.
* `table`: the weights of each input; of a rank they are already added up, so one row says it all. `dense`: those of each scalar.
  Both have a column for each neuron of the hidden layer, then one for each output. `bias`: where each column begins.
* `second`, `second_bias`, `last`, `last_bias`: the weights of the middle layer and of the outputs, and where each begins.

In the table 1 is written as 1024, in the other layers, too; an activation of 1 is 256, and an output of 1 is 2 to the 18th.
"""

from __future__ import annotations

from array import array
from operator import add, mul
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from _typeshed import ReadableBuffer

HIGHEST: Final = 4095
"""An activation is at most this."""
FARTHEST: Final = 1 << 21
"""What goes from a row straight to an output is at most this."""


class Layers:
    """The layers of a network."""

    def __init__(self, *arrays: bytes) -> None:
        if len(arrays) != 11 or not all(isinstance(given, bytes) for given in arrays):
            raise TypeError("Layers takes eleven arrays, as bytes")
        self.kinds, self.steps, self.ranks = arrays[:3]
        self.first, self.bias, self.second_bias, self.last_bias = (array("i", arrays[place]) for place in (3, 5, 8, 10))
        self.table, self.dense, self.second, self.last = (array("h", arrays[place]) for place in (4, 6, 7, 9))
        self.columns = len(self.bias)
        self.hidden = len(self.second) // len(self.second_bias)
        self.outputs = len(self.last_bias)
        if len(self.first) != len(self.kinds) or self.columns < self.hidden + self.outputs or len(self.table) % self.columns:
            raise ValueError("these arrays do not fit together")

    def weigh(self, row: ReadableBuffer, scalars: ReadableBuffer) -> tuple[int, ...]:
        """What each output says of a row and its scalars."""
        sums: Iterable[int] = self.bias
        width = self.columns
        for byte, value in enumerate(memoryview(row).cast("B")[: len(self.kinds)]):
            step = self.steps[self.kinds[byte] * 256 + value] if value else 0
            if step:
                start = (self.first[byte] + step - 1) * width
                sums = list(map(add, sums, self.table[start : start + width]))
        for number, scalar in enumerate(array("q", bytes(memoryview(scalars)))[: len(self.dense) // width]):
            weights = self.dense[number * width : (number + 1) * width]
            sums = [total + ((scalar * weight) >> 14) for total, weight in zip(sums, weights, strict=True)]
        sums = list(sums)
        hidden = [active(total >> 2) for total in sums[: self.hidden]]
        middle = [active(total >> 10) for total in multiplied(self.second, hidden, self.second_bias)]
        outputs = multiplied(self.last, middle, self.last_bias)
        straight = sums[self.hidden : self.hidden + self.outputs]
        return tuple(total + max(-FARTHEST, min(FARTHEST, direct)) * 256 for total, direct in zip(outputs, straight, strict=True))

    def active(self, row: ReadableBuffer) -> bytes:
        """The inputs that a row switches on, as bytes: two for each."""
        found = array("H")
        for byte, value in enumerate(memoryview(row).cast("B")[: len(self.kinds)]):
            step = self.steps[self.kinds[byte] * 256 + value] if value else 0
            if step:
                lowest = 1 if self.ranks[self.kinds[byte]] else step
                found.extend(range(self.first[byte] + lowest - 1, self.first[byte] + step))
        return found.tobytes()


def active(total: int) -> int:
    """How active a neuron is."""
    return max(0, min(HIGHEST, total))


def multiplied(weights: array[int], values: list[int], bias: array[int]) -> list[int]:
    """The sums of a layer."""
    width = len(values)
    return [start + sum(map(mul, weights[place * width : (place + 1) * width], values)) for place, start in enumerate(bias)]
