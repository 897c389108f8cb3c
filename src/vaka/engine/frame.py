"""What every position has, whatever the game: whose view it is, how many plies there were, who missed what, what is still pending.

Compiled with mypyc, like `state.py`, whose class extends this one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from vaka.engine.errors import BadPosition
from vaka.engine.events import Event
from vaka.engine.names import CHANCE, EVERYBODY, FULL, NOBODY, SPECTATOR, SPECTATORS

if TYPE_CHECKING:
    from vaka.engine.game import Game

NOT_SAID: Final[i64] = -2  # `play` has not said who hears
NO_PLY: Final[i64] = 0
NONE_SUNK: Final[i64] = -1
FRAME: Final[i64] = 5  # numbers of a pending decision: seat, question, one, two, three
NOTHING: Final[vec[i64]] = vec[i64]()


@final
class Rest:
    """What most positions do not have: who missed what, and what is pending.

    Never written to once it is there: a change makes a new one, so that copies may share it.
    """

    def __init__(self, missed: vec[i64], pending: vec[i64]) -> None:
        self.missed = missed
        """Of each viewer, spectators last: the plies that it has not heard of, then those below the floor; or empty."""
        self.pending = pending
        """What is still to be decided, FRAME numbers each, the next one last."""

    def __repr__(self) -> str:
        missed = [number for number in self.missed]  # noqa: C416 (a comprehension unboxes, list() does not)
        pending = [number for number in self.pending]  # noqa: C416
        return f"Rest({missed}, {pending})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """The part of a position that no game writes."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str]) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = options  # shared by all copies: never changed after the start
        self.viewer: i64 = FULL
        self.ply: i64 = 0
        self.floor: i64 = 0
        self.events: list[Event] | None = None
        self.notes: object = None  # what a judge has found out about this position; shared by copies, dropped by `step`
        self.ears: i64 = NOT_SAID  # who hears of the ply that is being played
        self.rest: Rest | None = None
        # What is missed besides `rest`: most plies that somebody misses come in a row, and are counted without a new `Rest`.
        self.hushed: i64 = 0  # so many plies
        self.hearers: i64 = EVERYBODY  # who heard all of them
        self.sunk: i64 = NONE_SUNK  # so many of them lie below the floor, and all that was missed before; or NONE_SUNK

    def copy_frame(self, twin: Frame) -> None:
        """Copy what every position has: viewer, ply, floor, notes, who missed what, what is pending."""
        twin.viewer = self.viewer
        twin.ply = self.ply
        twin.floor = self.floor
        twin.notes = self.notes
        twin.rest = self.rest
        twin.hushed = self.hushed
        twin.hearers = self.hearers
        twin.sunk = self.sunk

    def missed(self) -> vec[i64]:
        """Who has missed what; empty while nobody has missed anything."""
        before = self.missed_before()
        if self.hushed == 0 and (self.sunk == NONE_SUNK or len(before) == 0):
            return before
        count = self.seats + 1
        missed = before[:] if len(before) > 0 else zeros(2 * count)
        for place in range(count):
            hears = self.hears(SPECTATOR if place == self.seats else place)
            if self.sunk != NONE_SUNK:
                missed[count + place] = missed[place] if hears else missed[place] + self.sunk
            if not hears:
                missed[place] += self.hushed
        return missed

    def missed_before(self) -> vec[i64]:
        """The same, before the last plies in a row that the same viewers heard."""
        rest = self.rest
        return NOTHING if rest is None else rest.missed

    def pending(self) -> vec[i64]:
        """What is still to be decided; empty if nothing is."""
        rest = self.rest
        return NOTHING if rest is None else rest.pending

    def keep(self, missed: vec[i64], pending: vec[i64]) -> None:
        """From now on, this is missed and that is pending."""
        self.hushed = 0
        self.sunk = NONE_SUNK
        self.rest = Rest(missed, pending) if len(missed) > 0 or len(pending) > 0 else None

    # --- Hearing ---

    def hear(self, mask: i64) -> None:
        """From within `play`: these notice this ply: bit s for seat s, SPECTATORS for the spectators, EVERYBODY for all.

        Said several times, it adds up; if nothing is said, everybody notices. Whoever does not hear of a ply keeps the same view,
        its `ply` included, so that an unfinished move stays its owner's secret.
        """
        self.ears = mask if self.ears == NOT_SAID else self.ears | mask

    def heard(self, viewer: i64) -> i64:
        """How many plies the viewer has heard of: the `ply` of its view. Less than `ply` only where moves are hidden."""
        return self.ply - self.missed_by(viewer)

    def heard_floor(self, viewer: i64) -> i64:
        """The `floor` of the viewer's view, counted as `heard` counts."""
        return self.floor - self.missed_below(viewer)

    def missed_by(self, viewer: i64) -> i64:
        """How many plies the viewer has not heard of."""
        return self.counted(viewer, 0) + (NO_PLY if self.hears(viewer) else self.hushed)

    def missed_below(self, viewer: i64) -> i64:
        """How many plies below the floor the viewer has not heard of."""
        if self.sunk == NONE_SUNK:
            return self.counted(viewer, self.seats + 1)
        return self.counted(viewer, 0) + (NO_PLY if self.hears(viewer) else self.sunk)

    def counted(self, viewer: i64, first: i64) -> i64:
        """The viewer's number in `missed_before`, in the row that begins there."""
        missed = self.missed_before()
        if len(missed) == 0:
            return 0
        return missed[first + (self.seats if viewer == SPECTATOR else viewer)]

    def hears(self, viewer: i64) -> bool:
        """Has the viewer heard the last plies that others missed?"""
        return self.hearers & (SPECTATORS if viewer == SPECTATOR else bit(int(viewer))) != 0  # numpy's integers may be too small

    def count_missed(self) -> None:
        """After a ply, counted and the floor set: note who has not heard of it."""
        mask = EVERYBODY if self.ears == NOT_SAID else self.ears
        if mask != EVERYBODY:
            if mask != self.hearers and self.hushed > 0:
                self.keep(self.missed(), self.pending())
            self.hearers = mask
            self.hushed += 1
        if self.floor == self.ply:
            self.sunk = self.hushed

    def miss_as(self, viewer: i64) -> None:
        """On a copy that becomes this viewer's view: count from what it has heard; of the others it knows what everybody does."""
        if self.hushed == 0 and len(self.missed_before()) == 0:
            return
        silent = self.missed_by(SPECTATOR) - self.missed_by(viewer)
        silent_below = self.missed_below(SPECTATOR) - self.missed_below(viewer)
        count = self.seats + 1
        missed = zeros(2 * count)
        for place in range(count):
            if place != viewer:
                missed[place] = silent
                missed[count + place] = silent_below
        self.keep(missed if silent != 0 or silent_below != 0 else NOTHING, self.pending())

    # --- Pending decisions ---

    def push(self, seat: i64, question: i64, one: i64 = 0, two: i64 = 0, three: i64 = 0) -> None:
        """Ask this seat (or CHANCE) a question before anything else goes on; up to three small numbers say what it is about.

        What is pushed is public: everybody sees who is asked, and what about.
        """
        grown = append(append(self.pending()[:], seat), question)
        self.keep(self.missed(), append(append(append(grown, one), two), three))

    def pop(self) -> None:
        """The last question is answered: it is pending no more. Raise IndexError if none is."""
        pending = self.pending()
        size: i64 = len(pending)
        if size == 0:
            raise IndexError("nothing is pending")
        self.keep(self.missed(), pending[: size - FRAME])

    def is_pending(self) -> bool:
        """Has somebody to decide something before the sequence of play goes on?"""
        rest = self.rest
        return rest is not None and len(rest.pending) > 0

    def pending_seat(self) -> i64:
        """Who has to decide first: a seat or CHANCE; NOBODY if nothing is pending."""
        return self.top(0) if self.is_pending() else NOBODY

    def pending_question(self) -> i64:
        """What has to be decided first, by the number that the game gives it; NOBODY if nothing is pending."""
        return self.top(1) if self.is_pending() else NOBODY

    def pending_one(self) -> i64:
        """The first number of what has to be decided first; 0 if nothing is pending."""
        return self.top(2) if self.is_pending() else 0

    def pending_two(self) -> i64:
        """Its second number."""
        return self.top(3) if self.is_pending() else 0

    def pending_three(self) -> i64:
        """Its third number."""
        return self.top(4) if self.is_pending() else 0

    def top(self, place: i64) -> i64:
        """One of the numbers of what has to be decided first; something is pending."""
        pending = self.pending()
        return pending[len(pending) - FRAME + place]

    # --- Reading and writing ---

    def write_frame(self) -> dict[str, Any]:
        """What is missed and what is pending, as JSON data; what is empty is left out, as in positions of before there was any."""
        data: dict[str, Any] = {}
        missed = [number for number in self.missed()]  # noqa: C416 (a comprehension unboxes, list() does not)
        pending = [number for number in self.pending()]  # noqa: C416
        if missed:
            data["missed"] = [[missed[place], missed[self.seats + 1 + place]] for place in range(self.seats + 1)]
        if pending:
            data["pending"] = [pending[first : first + FRAME] for first in range(0, len(pending), FRAME)]
        return data

    def read_frame(self, missed: list[list[int]], pending: list[list[int]]) -> None:
        """Take over what `write_frame` wrote, after ply and floor; raise BadPosition if it cannot be."""
        if missed and len(missed) != self.seats + 1:
            raise BadPosition(f"missed plies are counted for each seat and for the spectators, not {len(missed)} times")
        counts = zeros(2 * (self.seats + 1)) if missed else vec[i64]()
        for place, (plies, below) in enumerate(missed):
            if not 0 <= below <= plies <= self.ply or below > self.floor:
                raise BadPosition(f"{plies} missed plies, {below} of them below the floor, of {self.ply}")
            counts[place] = plies
            counts[self.seats + 1 + place] = below
        stack = vec[i64]()
        for frame in pending:
            if len(frame) != FRAME or not (frame[0] == CHANCE or 0 <= frame[0] < self.seats):
                raise BadPosition(f"a pending decision is a seat, a question and three numbers, not {frame!r}")
            for number in frame:
                stack = append(stack, number)
        self.keep(counts, stack)


def bit(seat: i64) -> i64:
    """The bit of a seat in the mask that `hear` takes."""
    one = seat - seat + 1  # a literal is a 32-bit number in the C that mypyc writes
    return one << seat


def zeros(count: i64) -> vec[i64]:
    """So many zeros."""
    found = vec[i64](capacity=count)
    for _place in range(count):
        found = append(found, 0)
    return found
