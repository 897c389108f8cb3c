"""How likely it is in Vanuatu that planned actions come about: who acts there first, and what is left then."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.vanuatu.judge.weights import WEIGHTS
from vaka.games.vanuatu.rules.actions import AT_PERFORMING
from vaka.games.vanuatu.rules.box import BOX, EXPLORE, FISH, NOWHERE, SPACE_COUNT, ActionSpace, ActionSpaces, Seat
from vaka.games.vanuatu.rules.packed import bit, has, sum_of_fields
from vaka.games.vanuatu.rules.players import markers_on, neutral_on
from vaka.games.vanuatu.rules.position import SOME, VanuatuPosition, rank
from vaka.games.vanuatu.rules.turns.majority import beats_neutral

MARKERS: Final[i64] = sum(BOX.markers)
SEVEN: Final[i64] = 7
"""Bits for a number of per cent."""
PER_CENT: Final[i64] = 127
FOUR: Final[i64] = 4
"""Bits for a number of players."""


class Chances:
    """Of one seat's plan."""

    def __init__(self, position: VanuatuPosition, seat: Seat, planned: ActionSpaces) -> None:
        self.per_cent: i64 = 0  # seven bits an action space
        self.ahead: i64 = 0  # others who act there before, four bits an action space
        self.fishers: i64 = 0  # spaces with a boat that fishes before
        self.divers: i64 = 0
        self.crowded: i64 = 0  # spaces with other boats, while plans can still change
        self.left: i64 = MARKERS - markers_out(position, seat)
        self.firsts: i64 = 0  # action spaces where nobody is before the seat
        margins: i64 = 0
        for space in range(SPACE_COUNT):
            if has(planned, space):
                margins |= self.enter(position, seat, space) << (space * FOUR)
        for space in range(SPACE_COUNT):
            if has(planned, space):
                margin = (margins >> (space * FOUR)) & 15
                self.per_cent |= self.likelihood(position, seat, space, self.before(space), margin) << (space * SEVEN)
        if position.stage < AT_PERFORMING:
            for other in range(position.seats):
                if other != seat and position.boat[other] != NOWHERE:
                    self.crowded |= bit(position.boat[other])

    def enter(self, position: VanuatuPosition, seat: Seat, space: ActionSpace) -> i64:
        """Who is before the seat there; how many markers it is ahead of the next, 0 if it is not."""
        mine = markers_on(position, seat, space)
        place = rank(position, seat)
        before: i64 = 0
        highest: i64 = 0
        for other in range(position.seats):
            if other == seat:
                continue
            theirs = markers_on(position, other, space)
            if theirs == 0:
                continue
            highest = max(highest, theirs)
            if theirs > mine or (theirs == mine and rank(position, other) < place):
                before += 1
                if space == FISH:
                    self.fishers |= bit(position.boat[other])
                elif space == EXPLORE:
                    self.divers |= bit(position.boat[other])
        self.ahead |= before << (space * FOUR)
        if before == 0 and beats_neutral(position, seat, space):
            self.firsts += 1
        return max(0, mine - highest)

    def likelihood(self, position: VanuatuPosition, seat: Seat, space: ActionSpace, before: i64, margin: i64) -> i64:
        """In per cent."""
        weights = WEIGHTS
        if not beats_neutral(position, seat, space):
            short = neutral_on(position, space) + 1 - markers_on(position, seat, space)
            return weights.beatable if position.stage < AT_PERFORMING and self.left >= short else weights.blocked
        value = weights.majority
        if before == 1:
            value = weights.second
        elif before == 2:
            value = weights.third
        elif before > 2:
            value = weights.last
        if before > 0:
            value = min(88, value + weights.waiting * self.firsts)
        if position.stage < AT_PERFORMING:
            value -= weights.threat * markers_to_come(position, seat)
            if before == 0:
                value += weights.margin * margin
        return max(5, min(97, value))

    def of(self, space: ActionSpace) -> i64:
        """How likely the action comes about, in per cent."""
        return (self.per_cent >> (space * SEVEN)) & PER_CENT

    def before(self, space: ActionSpace) -> i64:
        """How many others act there first."""
        return (self.ahead >> (space * FOUR)) & 15


def markers_out(position: VanuatuPosition, seat: Seat) -> i64:
    """Markers of the seat on the action spaces."""
    return sum_of_fields(position.plan[seat], SOME)


def markers_to_come(position: VanuatuPosition, seat: Seat) -> i64:
    """Markers that all others have still to place."""
    found: i64 = 0
    for other in range(position.seats):
        if other != seat:
            found += MARKERS - markers_out(position, other)
    return found
