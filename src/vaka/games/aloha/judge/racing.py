"""The way that is left: about how many actions a Tiki needs if nobody interferes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.aloha.judge.winning import Prospect
from vaka.games.aloha.rules.box import Squares
from vaka.games.aloha.rules.packed import bit, has, size_of
from vaka.games.aloha.rules.sea import BEACH, SEA, SPAN, SQUARES, steps

HORIZON: Final[i64] = 14
"""No Tiki is counted as further away than this."""


def actions_needed(prospect: Prospect) -> i64:
    """A search over sets of squares, by cost.

    `fresh` is where the Tiki is aboard an own pirogue that can still sail in this turn, `tired` where that pirogue has sailed (the
    next sail costs the wait for a turn), `guest` where it is aboard another's.
    """
    position = prospect.position
    fresh: Squares = 0
    tired: Squares = 0
    guest: Squares = 0
    later: Squares = 0  # tired, one action later
    if prospect.here == BEACH:
        later = prospect.waters()
    elif not prospect.is_own:
        guest = bit(prospect.here)
    elif has(position.moved, prospect.host):
        tired = bit(prospect.here)
    else:
        fresh = bit(prospect.here)
    goal = bit(prospect.goal)
    others = prospect.free & ~prospect.fleet
    meeting = meeting_squares(prospect)
    been: Squares = 0
    been_tired: Squares = 0
    been_fresh: Squares = 0
    for cost in range(HORIZON):
        rested = fresh & ~been_fresh
        weary = tired & ~been_fresh & ~been_tired
        anywhere = rested | weary | (guest & ~been)
        if anywhere & goal:
            return cost
        if anywhere == 0:
            if later == 0:
                break
            fresh = 0
            guest = 0
            tired = later
            later = 0
            continue
        been |= anywhere
        been_fresh |= rested
        been_tired |= weary
        hops = prospect.hops(anywhere)
        fresh = hops & prospect.fleet
        guest = hops & others
        tired = later | prospect.sails(rested)
        later = (hops & meeting) | prospect.sails(weary)
    return HORIZON


def meeting_squares(prospect: Prospect) -> Squares:
    """Where a free pirogue of the seat can sail to, to be boarded there."""
    found = prospect.sails(prospect.fleet)
    if prospect.has_beached:
        found |= SEA.far_mask[prospect.position.home[prospect.seat]] & ~prospect.position.pairs
    return found


def steps_left(prospect: Prospect) -> i64:
    """How many steps the Tiki is from its arrival; from the beach, five."""
    return SPAN if prospect.here == BEACH else steps(prospect.here, prospect.goal)


def escort(prospect: Prospect, away: i64) -> i64:
    """How many own free pirogues lie ahead of the Tiki, whose arrival is so many steps away."""
    return size_of(prospect.fleet & NEARER.within[prospect.goal * 6 + away])


class Nearer:
    """The squares that are fewer steps from a corner than so many."""

    def __init__(self) -> None:
        self.within: list[i64] = []
        for goal in range(SQUARES):
            for away in range(6):
                found: Squares = 0
                for square in range(SQUARES):
                    if steps(square, goal) < away:
                        found |= bit(square)
                self.within.append(found)


NEARER: Final = Nearer()
