"""Means and standard errors of rows of numbers."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


class Figures:
    """Rows of so many numbers each, as they come in."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.count = 0
        self.sums = [0.0] * width
        self.squares = [0.0] * width

    def add(self, row: Sequence[float]) -> None:
        """One more row."""
        self.count += 1
        for place, value in enumerate(row):
            self.sums[place] += value
            self.squares[place] += value * value

    def add_all(self, rows: Sequence[float]) -> None:
        """Several rows, one after the other."""
        for start in range(0, len(rows), self.width):
            self.add(rows[start : start + self.width])

    def means(self) -> tuple[float, ...]:
        """The mean of each place."""
        return tuple(total / max(1, self.count) for total in self.sums)

    def errors(self) -> tuple[float, ...]:
        """The standard error of each mean; of a single row, the whole of it.

        >>> figures = Figures(1)
        >>> figures.add_all([0.0, 1.0, 0.0, 1.0])
        >>> round(figures.errors()[0], 3)
        0.289
        """
        if self.count < 2:
            return (1.0,) * self.width
        found = []
        for total, square in zip(self.sums, self.squares, strict=True):
            spread = max(0.0, square - total * total / self.count) / (self.count - 1)
            found.append(sqrt(spread / self.count))
        return tuple(found)
