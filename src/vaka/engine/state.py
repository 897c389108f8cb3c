"""A position and its verbs: the contract that every game, bot, table and search hangs on.

Compiled with mypyc. The verbs here are what everybody calls and no game writes, `copy` apart; what a game writes stands in
`hooks.py`, what every position has in `frame.py`.
"""

from __future__ import annotations

import json
from typing import Any, NoReturn, Protocol, SupportsIndex, TypeAlias

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from vaka.engine.errors import Redacted
from vaka.engine.events import Event, Obstacle
from vaka.engine.frame import NOT_SAID
from vaka.engine.hooks import Hooks
from vaka.engine.ids import as_id, as_seat, as_viewer, drawn_seed, whole
from vaka.engine.names import ASKED, FULL, OVER, SPECTATOR
from vaka.engine.standing import parties_of, placed, shared_returns


class Bits(Protocol):
    """A generator of Python: `random.Random`, `random.SystemRandom`..."""

    def getrandbits(self, k: int, /) -> int: ...


class Integers(Protocol):
    """A generator of numpy: `numpy.random.default_rng()`."""

    def integers(self, low: int, high: int, /) -> Any: ...


Generator: TypeAlias = Bits | Integers
"""What draws at random: Python's generators and numpy's."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Hooks):
    """One position of a game. Plain data; seats are 0..n-1."""

    # --- Playing ---

    def can(self, action: SupportsIndex, seat: SupportsIndex = ASKED) -> bool:
        """Is this id open now? What no id can be is not; raise TypeError for what is no integer.

        >>> import vaka
        >>> state = vaka.game("aloha").new(seats=2)
        >>> state.can(0), state.can(-1), state.can(10**30)
        (True, False, False)
        """
        return self.is_open(as_id(action), as_seat(seat))

    def obstacle(self, action: SupportsIndex, seat: SupportsIndex = ASKED) -> Obstacle | None:
        """Why this id is not open; None exactly when it is. Raise TypeError for what is no integer.

        >>> import vaka
        >>> vaka.game("aloha").new(seats=2).obstacle(10**30).key
        'no-such-action'
        """
        number, who = as_id(action), as_seat(seat)
        known = self.game.is_id(self, number) or (who >= 0 and 0 <= number < self.game.action_count)  # a seat asks of actions
        return self.find_obstacle(number, who) if known else Obstacle("no-such-action")

    def apply(self, action: SupportsIndex, events: list[Event] | None = None, seat: SupportsIndex = ASKED) -> None:
        """Play it, in place; raise IllegalAction, and change nothing, if it is not open. Raise TypeError for what is no integer.

        A list given as `events` is filled with what happened.

        >>> import vaka
        >>> state = vaka.game("aloha").new(seats=2)
        >>> state.apply(10**30)
        Traceback (most recent call last):
        ...
        vaka.engine.errors.IllegalAction: action 1000000000000000000000000000000: The game has no action of that number.
        """
        if self.viewer != FULL:
            raise Redacted("a view cannot be played on: resample it, or ask the full position")
        number = as_id(action)
        who = as_seat(seat)
        if not self.is_open(number, who) and (who < 0 or number not in self.asides(who)):
            raise self.game.refusal(self, whole(action, "an action"), who)
        self.events = events
        try:
            self.step(number, who)
        finally:
            self.events = None

    def step(self, action: i64, seat: i64 = ASKED) -> None:
        """Play it unchecked: for search and simulation, where it is known to be open."""
        asked = self.actor()
        who = asked if seat == ASKED else seat
        was_at_once = asked >= 0 and self.seats > 1 and self.is_simultaneous()
        if self.notes is not None and not self.keeps_notes(action):
            self.notes = None
        self.ears = NOT_SAID
        self.play(action, who)
        self.ply += 1
        is_at_once = asked >= 0 and self.seats > 1 and self.is_simultaneous()  # what follows chance cannot be taken back anyway
        # Orders given at once can be taken back until all are in; what led to them, and what comes of them, stays.
        if asked < 0 or was_at_once != is_at_once or (not is_at_once and (who != asked or self.actor() != asked)):
            self.floor = self.ply
        if self.ears != NOT_SAID or self.hushed != 0 or self.rest is not None:
            self.count_missed()

    # --- Copies and views ---

    def copy(self) -> State:
        """An independent twin. Derived from `write` and `read`; write it out where speed matters."""
        twin = self.game.blank(self.seats, self.options)
        self.copy_frame(twin)
        twin.read(self.write())
        return twin

    def redact(self, viewer: SupportsIndex) -> State:
        """The position as that seat, or SPECTATOR, may know it.

        Raise ValueError if there is no such viewer, TypeError for what is no integer, Redacted on the view of another.

        >>> import vaka
        >>> state = vaka.game("moorea").new(seats=2)
        >>> state.redact(1).viewer, state.redact(vaka.SPECTATOR).viewer == vaka.SPECTATOR
        (1, True)
        """
        return self.view_of(as_viewer(viewer))

    def view_of(self, viewer: i64) -> State:
        """`redact` for compiled loops."""
        if viewer != SPECTATOR and not 0 <= viewer < self.seats:
            raise ValueError(f"no such viewer: {viewer} (seats are 0 to {self.seats - 1}; spectators are {SPECTATOR})")
        if self.viewer != FULL and self.viewer != viewer and viewer != SPECTATOR:
            raise Redacted(f"what seat {viewer} knows is not in the view of another")
        view = self.copy()
        view.viewer = viewer
        view.notes = None
        if self.viewer != viewer and self.actor() != OVER:
            view.ply = self.heard(viewer)
            view.floor = self.heard_floor(viewer)
            view.miss_as(viewer)
            view.hide(viewer)
        return view

    def resample(self, rng: Generator) -> State:
        """On a view: a full position that fits it, drawn as chance would have dealt it.

        `rng` is a generator of Python or of numpy; raise TypeError for what is none.

        >>> import random, vaka
        >>> view = vaka.game("moorea").new(seats=2).redact(0)
        >>> view.resample(random.Random(7)).redact(0) == view
        True
        """
        return self.draw_full(Random(drawn_seed(rng)))

    def draw_full(self, rng: Random) -> State:
        """`resample` for compiled loops."""
        full = self.copy()
        full.viewer = FULL
        full.notes = None
        if self.viewer != FULL and self.actor() != OVER:
            full.deal(rng, self.viewer)
        return full

    # --- Arrays ---

    def observe(self, viewer: SupportsIndex, out: Any = None, relative: bool = False) -> Any:
        """What a seat (or SPECTATOR) knows, as a row of bytes in an array of numpy: a new one, or `out` filled.

        `game.observations(seats).spec` tells what stands where. With `relative` seats are counted from the viewer on.

        >>> import vaka
        >>> vaka.game("aloha").new(seats=2).observe(0).dtype
        dtype('uint8')
        """
        rows: Any = self.game.kept_rows.get(self.seats)
        if rows is None:
            rows = self.game.observations(self.seats)
        rows.encoding.write_row(self, as_viewer(viewer), relative)
        if out is None:
            return rows.row.copy()
        out[...] = rows.row
        return out

    def action_mask(self, seat: SupportsIndex = ASKED, out: Any = None, relative: bool = False) -> Any:
        """1 for each action that is open to whoever is asked (or to this seat), else 0: a new array, or `out` filled.

        All 0 where chance decides, and after the end. With `relative` ids are relative to the seat, as rows are.

        >>> import vaka
        >>> state = vaka.game("aloha").new(seats=2)
        >>> state.apply(0)
        >>> state.action_mask().nonzero()[0].tolist() == state.legal()
        True
        """
        rows: Any = self.game.kept_rows.get(self.seats)
        if rows is None:
            rows = self.game.observations(self.seats)
        rows.encoding.write_mask(self, as_seat(seat), relative)
        if out is None:
            return rows.mask.copy()
        out[...] = rows.mask
        return out

    # --- After the end ---

    def returns(self) -> list[float]:
        """After the end, what each seat gets: among two or more in sum 0, less for a shared win, partners the same.

        Where everybody or nobody of several wins, nobody gets anything. One player alone gets 1 for a win and -1 for a loss.
        Before the end: zeros.
        """
        if self.actor() != OVER:
            return [0.0] * self.seats
        return shared_returns(self.seats, self.winners(), self.parties())

    def ranking(self) -> list[list[int]]:
        """After the end, the seats in the order of their places, the best first, those who share a place together.

        Winners first, then by score; partners share a place. A game whose rules break ties further says so. Before the end: empty.
        """
        return placed(self.winners(), self.scores(), self.parties()) if self.actor() == OVER else []

    def parties(self) -> list[list[int]]:
        """The seats that win and lose together (`Game.partners`); whoever has no partner is alone."""
        return parties_of([self.game.partners(self, seat) for seat in range(self.seats)])

    # --- Reading and writing ---

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON data; `game.load` reads it."""
        viewer: Any = self.viewer
        if viewer == FULL:
            viewer = None
        elif viewer == SPECTATOR:
            viewer = "spectator"
        data = {
            "game": self.game.id,
            "rules": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "viewer": viewer,
            "ply": self.ply,
            "floor": self.floor,
            "position": self.write(),
        }
        data.update(self.write_frame())
        return data

    def key(self) -> bytes:
        """Bytes that are equal exactly for equal positions, whose view it is and how many plies there were included.

        >>> import vaka
        >>> state = vaka.game("aloha").new(seats=2)
        >>> {state.key(): "the start"}[state.copy().key()]
        'the start'
        """
        frame = [self.game.id, self.game.version, self.seats, self.viewer, self.ply, self.floor, self.options, self.write_frame()]
        return json.dumps(frame, sort_keys=True).encode() + self.position_key()

    def information_state(self, seat: SupportsIndex) -> str:
        """All that a seat (or SPECTATOR) knows, as one line of JSON: equal exactly for equal views.

        A view holds what the rules let a seat remember, and not the whole way there: `Record.view` has that.

        >>> import vaka
        >>> state = vaka.game("aloha").new(seats=2)
        >>> state.information_state(0).startswith('{"floor": 0, "game": "aloha"')
        True
        """
        return json.dumps(self.redact(seat).dump(), sort_keys=True, ensure_ascii=False)

    def hash64(self) -> int:
        """A number of 64 bits, equal for equal positions and hardly ever for others: for tables that need no certainty.

        The same in every process, compiled or not. `key` is exact.

        >>> import vaka
        >>> state = vaka.game("aloha").new(seats=2)
        >>> state.hash64() == state.copy().hash64() != state.redact(0).hash64()
        True
        """
        return self.game.hash_position(self)

    # --- Python's own protocols ---

    def __eq__(self, other: object) -> bool:
        """Are these the same position, or the same view of it?"""
        if not isinstance(other, State):
            return NotImplemented
        if self is other:
            return True
        if self.ply != other.ply or self.viewer != other.viewer or self.seats != other.seats:
            return False
        return self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("a position changes as it is played on, so it has no hash: use key()")

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (loaded, (self.game, self.dump()))

    def __repr__(self) -> str:
        return f"vaka.game({self.game.id!r}).load({self.dump()!r})"

    def __str__(self) -> str:
        return self.game.text(self)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the board, without the rings of what can be clicked; nothing where `vaka[words]` is missing."""
        try:
            return self.game.picture(self, interactive=False)
        except ImportError:
            return None

    # --- Names of before ---

    def tell(self, *_: object, **_named: object) -> NoReturn:
        """Not a verb of a position any more: raise TypeError, which says what is."""
        raise TypeError("State.tell is called report: report(key, params, audience, places), from within play")

    def check(self, *_: object, **_named: object) -> NoReturn:
        """Not a verb of a position any more: raise TypeError, which says what is."""
        raise TypeError("State.check is called check_position")


def loaded(game: Any, data: dict[str, Any]) -> State:
    """The position that was pickled: its `dump`, read by its game."""
    state: State = game.load(data)
    return state
