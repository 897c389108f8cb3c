"""What an analysis has found, without words: chances, luck and errors, each figure with its standard error."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Any, Final

from vaka.engine.errors import Reason, VakaError

FORMAT: Final = 1
"""The version of what `Analysis.data` writes."""
SURE: Final = 2.0
"""So many standard errors must lie between an error and nothing at all; else it is not told."""
LEAST: Final = 0.002
"""What costs less of a win than this is no error either, however surely it is known."""
WORST: Final = 5
"""So many costly decisions of each seat are told."""


class Unfinished(VakaError):
    """Only a game that is over is analysed: the analysis of a running one would help those who play it."""

    def __init__(self) -> None:
        super().__init__(Reason("unfinished"))


@dataclass(frozen=True)
class Point:
    """Each seat's chance to win after so many plies, from what is public."""

    ply: int
    chances: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True)
class Draw:
    """What chance decided, from one ply to another: by how much each seat's chance is better than on average."""

    ply: int
    """The first ply that chance played."""
    until: int
    """The ply after its last one."""
    luck: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """A decision with a choice, judged on what its seat knew then."""

    ply: int
    seat: int
    played: int
    best: int
    chance: float
    """Of the seat to win, after what was played, as it could know."""
    cost: float
    """By how much less that is than with the best candidate; on average right, so now and then below 0."""
    error: float
    """The standard error of the cost."""
    line: tuple[tuple[int, int], ...] = ()
    """What was expected to follow the best candidate: seats and actions, as the seat would notice them."""

    @property
    def is_costly(self) -> bool:
        """Is it an error, beyond all noise?"""
        return self.best != self.played and self.cost > max(SURE * self.error, LEAST)


@dataclass(frozen=True)
class Sums:
    """A seat's game in figures; parts of a win."""

    luck: float
    luck_error: float
    cost: float
    cost_error: float
    decisions: int
    costly: int


@dataclass(frozen=True)
class Analysis:
    """The analysis of one game."""

    game: str
    rules: int
    seats: int
    plies: int
    version: str
    """The version of Vaka that made it."""
    search: str
    """The search that made it: its numbers, and how many games its curve was fitted to."""
    level: str
    seconds: float
    """What it took, of processor time."""
    points: tuple[Point, ...] = ()
    draws: tuple[Draw, ...] = ()
    decisions: tuple[Decision, ...] = ()
    winners: tuple[int, ...] = field(default=())

    def sums(self, seat: int) -> Sums:
        """Luck and errors of a seat, over the whole game."""
        luck = [(draw.luck[seat], draw.errors[seat]) for draw in self.draws]
        mine = [decision for decision in self.decisions if decision.seat == seat]
        costly = [decision for decision in mine if decision.is_costly]
        return Sums(
            luck=sum(value for value, _ in luck),
            luck_error=sqrt(sum(error**2 for _, error in luck)),
            cost=sum(decision.cost for decision in costly),
            cost_error=sqrt(sum(decision.error**2 for decision in costly)),
            decisions=len(mine),
            costly=len(costly),
        )

    def worst(self, seat: int, most: int = WORST) -> list[Decision]:
        """The costliest decisions of a seat, the worst first; none that may be noise."""
        costly = [decision for decision in self.decisions if decision.seat == seat and decision.is_costly]
        return sorted(costly, key=lambda decision: -decision.cost)[:most]

    def own_curve(self, seat: int) -> list[tuple[int, float]]:
        """A seat's chance after each of its decisions, from what it knew: plies and chances."""
        return [(decision.ply + 1, decision.chance) for decision in self.decisions if decision.seat == seat]

    # --- As data ---

    def data(self) -> dict[str, Any]:
        """The same as JSON data."""
        return {"format": FORMAT, **_rounded(asdict(self))}

    @classmethod
    def of(cls, data: dict[str, Any]) -> Analysis:
        """What `data` wrote; raise ValueError for what is none."""
        if data.get("format") != FORMAT:
            raise ValueError(f"an analysis of format {data.get('format')!r}, not {FORMAT}")
        rest = {name: value for name, value in data.items() if name != "format"}
        rest["points"] = tuple(Point(one["ply"], tuple(one["chances"]), tuple(one["errors"])) for one in rest["points"])
        rest["draws"] = tuple(Draw(one["ply"], one["until"], tuple(one["luck"]), tuple(one["errors"])) for one in rest["draws"])
        rest["decisions"] = tuple(
            Decision(**{**one, "line": tuple((seat, action) for seat, action in one["line"])}) for one in rest["decisions"]
        )
        rest["winners"] = tuple(rest["winners"])
        return cls(**rest)


def _rounded(value: Any) -> Any:
    """Numbers to four places: no figure here is known more exactly."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {name: _rounded(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(part) for part in value]
    return value
