"""What is good: shells, and who is likely to gather the last ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.judge import Judge
from vaka.engine.names import OVER
from vaka.engine.state import State
from vaka.terminal.starter.rules.actions import MOST
from vaka.terminal.starter.rules.ending import winning_seats
from vaka.terminal.starter.rules.position import starter

WIN: Final = 1000.0


class StarterJudge(Judge):
    """The judge of this game."""

    def rate(self, state: State, seat: i64) -> float:
        """The lead in shells; after the end, who won."""
        position = starter(state)
        if position.asked == OVER:
            return WIN if seat in winning_seats(position) else -WIN
        best: i64 = 0
        for other in range(position.seats):
            if other != seat:
                best = max(best, position.gathered[other])
        return float(position.gathered[seat] - best)

    def appeal(self, state: State, action: i64) -> float:
        """Many shells at once look good."""
        return float(action % MOST)


JUDGE: Final = StarterJudge(6.0)
