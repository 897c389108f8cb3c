"""What is good in Vanuatu: points, what will become points, and plans that are likely to come true.

Everything is counted in hundredths of a point, in integers, so that a bot plays the same game compiled and interpreted.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.judge import Judge
from vaka.engine.names import OVER
from vaka.engine.state import State
from vaka.games.vanuatu.judge.appraising import danger, patience, standing
from vaka.games.vanuatu.judge.prospects import Chart, chart_of, plans
from vaka.games.vanuatu.judge.tidying import untidiness
from vaka.games.vanuatu.judge.weights import WEIGHTS
from vaka.games.vanuatu.rules.actions import AT_NEUTRAL, KINDS
from vaka.games.vanuatu.rules.box import NOWHERE, Seat
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.position import VanuatuPosition

WIN: Final[i64] = 100_000
APPEAL: Final = {"govern": 5, "retrieve": 3, "waive": 3, "token": 3, "token-hidden": 3, "no-dike": 3, "beg": 1, "sell-treasure": 1}
"""Doing something looks best; giving up and asides look worst."""
IN_ANY_ORDER: Final = ("plan", "sell-treasure")
"""Markers placed and treasures sold come to the same in any order."""


def evaluate(state: State, seat: i64) -> float:
    """How good the position is for a seat: what it stands at, less a share of the best rival's, and what its plans may bring."""
    position = cast("VanuatuPosition", state)
    if position.asked == OVER:
        return float(WIN if has(position.won, seat) else -WIN)
    chart = chart_of(position, seat)
    if not chart.is_valued:
        chart.value = value_of(position, seat)
        chart.is_valued = True
    value = chart.value + plans(position, seat, chart) + patience(position, seat)
    if position.stage == AT_NEUTRAL:  # what is in the other's way is good
        value -= plans(position, 1 - seat, Chart(position, 1 - seat)) * WEIGHTS.hindrance // 100
    return float(value)


def value_of(position: VanuatuPosition, seat: Seat) -> i64:
    """What the seat stands at, less a share of the best rival's and of what threatens all."""
    rival: i64 = -WIN
    for other in range(position.seats):
        if other != seat:
            rival = max(rival, standing(position, other))
    value = standing(position, seat) - rival * WEIGHTS.rival // 100
    value -= untidiness(position)
    return value - danger(position, NOWHERE, 0) if position.with_waters else value


class Looks:
    """Of every action: how promising it looks before it is tried, and whether it comes to the same in any order."""

    def __init__(self) -> None:
        self.appeal = vec[i64]()
        self.is_free = vec[i64]()
        for kind in KINDS:
            for _action in kind.ids if not kind.form_of else ():
                self.appeal = append(self.appeal, APPEAL.get(kind.name, 10))
                self.is_free = append(self.is_free, 1 if kind.name in IN_ANY_ORDER else 0)


LOOKS: Final = Looks()


class VanuatuJudge(Judge):
    """The judge of Vanuatu."""

    def rate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat."""
        return evaluate(state, seat)

    def appeal(self, state: State, action: i64) -> float:
        """How promising an action looks before it is tried."""
        return float(LOOKS.appeal[action])

    def commutes(self, state: State, first: i64, second: i64) -> bool:
        """Markers are placed in any order, and treasures sold."""
        return LOOKS.is_free[first] != 0 and LOOKS.is_free[second] != 0


JUDGE: Final = VanuatuJudge(1000.0)
