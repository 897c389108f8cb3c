"""Gathering shells (paragraph 3.1 of the rules)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.terminal.starter.rules import telling
from vaka.terminal.starter.rules.actions import GATHER, MOST
from vaka.terminal.starter.rules.box import Pool, Seat
from vaka.terminal.starter.rules.position import StarterPosition, take_shells
from vaka.terminal.starter.rules.reasons import OPEN, POOL_EMPTY, TOO_FEW, Reason


def legal_gather(position: StarterPosition) -> vec[i64]:
    """§3.1: every number of shells from every pool that `why_not_gather` has no reason against."""
    found = vec[i64]()
    for pool in range(len(position.shells)):
        for count in range(1, MOST + 1):
            if why_not_gather(position, pool, count) == OPEN:
                found = append(found, GATHER + pool * MOST + count - 1)
    return found


def why_not_gather(position: StarterPosition, pool: Pool, count: i64) -> Reason:
    """§3.1: one to three shells from one pool that has so many."""
    if position.shells[pool] == 0:
        return POOL_EMPTY
    return TOO_FEW if position.shells[pool] < count else OPEN


def gather(position: StarterPosition, seat: Seat, pool: Pool, count: i64) -> None:
    """§3.1: the shells are the seat's, for all to see."""
    take_shells(position, seat, pool, count)
    if position.events is not None:
        telling.gather(position, seat, pool, count)
