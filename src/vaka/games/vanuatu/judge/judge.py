"""What is good in Vanuatu: points, what will become points, and plans that are likely to come true.

Everything is counted in hundredths of a point, in integers, so that a bot plays the same game compiled and interpreted.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from vaka.engine.judge import Judge
from vaka.engine.names import OVER
from vaka.engine.state import State
from vaka.games.vanuatu.judge.appraising import danger, standing
from vaka.games.vanuatu.judge.prospects import chart_of, plans
from vaka.games.vanuatu.rules.actions import BEG, GOVERN, RETRIEVE, SELL_TREASURE, WAIVE, is_marker
from vaka.games.vanuatu.rules.box import Seat
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.position import VanuatuPosition

WIN: Final[i64] = 100_000


def evaluate(state: State, seat: i64) -> float:
    """How good the position is for a seat: what it stands at, less a share of the best rival's, and what its plans may bring."""
    position = cast("VanuatuPosition", state)
    if position.asked == OVER:
        return float(WIN if has(position.won, seat) else -WIN)
    chart = chart_of(position, seat)
    if not chart.is_valued:
        chart.value = value_of(position, seat)
        chart.is_valued = True
    return float(chart.value + plans(position, seat, chart))


def value_of(position: VanuatuPosition, seat: Seat) -> i64:
    """What the seat stands at, less a share of the best rival's and of what threatens all."""
    rival: i64 = -WIN
    for other in range(position.seats):
        if other != seat:
            rival = max(rival, standing(position, other))
    value = standing(position, seat) - rival // 4
    return value - danger(position) if position.with_waters else value


def prefer(state: State, action: i64) -> float:
    """How promising an action looks before it is tried: doing something first, giving up and asides last."""
    if action >= BEG:
        return 1.0
    if action >= RETRIEVE:
        return 5.0 if GOVERN <= action < WAIVE else 3.0
    return 10.0


def is_in_any_order(action: i64) -> bool:
    """Is this one of the actions that come to the same in any order: markers placed, treasures sold?"""
    return is_marker(action) or action >= SELL_TREASURE


class VanuatuJudge(Judge):
    """The judge of Vanuatu."""

    def rate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat."""
        return evaluate(state, seat)

    def appeal(self, state: State, action: i64) -> float:
        """How promising an action looks before it is tried."""
        return prefer(state, action)

    def commutes(self, state: State, first: i64, second: i64) -> bool:
        """Markers are placed in any order, and treasures sold."""
        return is_in_any_order(first) and is_in_any_order(second)


JUDGE: Final = VanuatuJudge(1000.0)
