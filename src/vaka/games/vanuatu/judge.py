"""What is good in Vanuatu: points, what will become points, and plans that are likely to come true.

Everything is counted in hundredths of a point, in integers, so that a bot plays the same game compiled and interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from vaka.engine.names import OVER
from vaka.games.vanuatu.appraising import danger, standing
from vaka.games.vanuatu.layout import BEG, GOVERN, RETRIEVE, WAIVE, has
from vaka.games.vanuatu.prospects import chart_of, plans

if TYPE_CHECKING:
    from vaka.engine.state import State
    from vaka.games.vanuatu.state import Vanuatu

WIN: Final[i64] = 100_000


def evaluate(state: State, seat: i64) -> float:
    """How good the position is for a seat: what it stands at, less a share of the best rival's, and what its plans may bring."""
    position = cast("Vanuatu", state)
    if position.asked == OVER:
        return float(WIN if has(position.won, seat) else -WIN)
    chart = chart_of(position, seat)
    if not chart.is_valued:
        chart.value = value_of(position, seat)
        chart.is_valued = True
    return float(chart.value + plans(position, seat, chart))


def value_of(state: Vanuatu, seat: i64) -> i64:
    """What the seat stands at, less a share of the best rival's and of what threatens all."""
    rival: i64 = -WIN
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, standing(state, other))
    value = standing(state, seat) - rival // 4
    return value - danger(state) if state.with_waters else value


def prefer(state: State, action: i64) -> float:
    """How promising an action looks before it is tried: doing something first, giving up and asides last."""
    if action >= BEG:
        return 1.0
    if action >= RETRIEVE:
        return 5.0 if GOVERN <= action < WAIVE else 3.0
    return 10.0
