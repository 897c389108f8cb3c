"""What one viewer may have of a record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vaka.engine.state import State


class RecordView:
    """A viewer's share of a record: it steps through that viewer's positions and does not replay."""

    def __init__(self, viewer: int, header: list[str], lines: list[str], positions: list[State]) -> None:
        self.viewer = viewer
        self.header = header
        self.lines = lines
        self._positions = positions

    def __len__(self) -> int:
        return len(self.lines)

    def at(self, ply: int) -> State:
        """The viewer's position after so many of its lines."""
        if not 0 <= ply <= len(self.lines):
            raise IndexError(f"the record has plies 0 to {len(self.lines)}, not {ply}")
        return self._positions[ply].copy()

    def positions(self) -> Iterator[State]:
        """Every position of the viewer, from the start."""
        return (position.copy() for position in self._positions)

    def __str__(self) -> str:
        return "\n".join([*self.header, "", *self.lines]) + "\n"
