"""What is good: the one thing that bots know of a game beside its rules.

A game's `judge/` room names its judge `JUDGE`; without one, the lead in score is what counts. Compiled loops are handed the judge
beside the position, which knows no judge.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from vaka.engine.state import State
from vaka.engine.tensors import Row

FIRST_OR_NEVER: Final = -1e6
"""The appeal of what is better done before the other actions of a turn than after them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """How good positions and actions look to a seat. Subclass it, and write `rate`.

    What is costly to find out may be kept in `state.notes`: copies share it, and `State.step` drops it.
    """

    def __init__(self, scale: float = 10.0, depth: i64 = 64) -> None:
        self.scale = scale
        """What a clear lead is worth in the judge's own units: a rating divided by it is alike in all games."""
        self.depth = depth
        """So many actions of one's own turn are worth looking ahead: few, where `rate` sees plans in the middle of a turn."""
        self.traits: i64 = 0
        """So many numbers of each seat a network is told besides the position itself."""

    def rate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat, also after the end; here, its lead in score."""
        scores = state.scores()
        best: i64 = 0
        found = False
        for other in range(state.seats):
            if other != seat and (not found or scores[other] > best):
                best = scores[other]
                found = True
        return float(scores[seat] - best)

    def appeal(self, state: State, action: i64) -> float:
        """How promising an action looks before it is tried; here, all alike.

        FIRST_OR_NEVER or less: a turn may begin with it, but where there are many actions it is not tried after another.
        """
        return 0.0

    def is_indifferent(self, state: State, seat: i64) -> bool:
        """At CHANCE: would `rate` say the same for this seat whatever comes out? Only ever a saving of time."""
        return False

    def is_settled(self, state: State, seat: i64) -> bool:
        """At CHANCE: does the same draw come, alike, whatever the seat does before? Then what led here is rated before it.

        Else the action that ends a turn is rated after what happens anyway, and one that puts the end off before it.
        """
        return False

    def commutes(self, state: State, first: i64, second: i64) -> bool:
        """Both are open: do they lead to the same position in either order, if one does not end the turn? Likewise."""
        return False

    def moment(self, state: State) -> i64:
        """Who is asked for long without anybody else: a number that changes where one step of the game ends and the next begins."""
        return 0

    def write_traits(self, state: State, seat: i64, row: Row) -> None:
        """What a network should be told of a seat: `traits` bytes of a row, from where it stands."""
