"""What happened, as events: a key and parameters; the words are written for each reader from them."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.engine.ending import how_it_ended
from vaka.terminal.starter.rules.box import POOLS, Pool, Seat
from vaka.terminal.starter.rules.position import StarterPosition


def begin(position: StarterPosition, seat: Seat) -> None:
    """A seat begins."""
    position.report("first", {"seat": seat})


def gather(position: StarterPosition, seat: Seat, pool: Pool, count: i64) -> None:
    """A seat gathers shells."""
    position.report("gather", {"seat": seat, "pool": POOLS[pool], "count": count}, places=(f"pool-{POOLS[pool]}",))


def end(position: StarterPosition) -> None:
    """The game is over."""
    key, params = how_it_ended(position.winners(), shared="shared")
    position.report(key, params)
