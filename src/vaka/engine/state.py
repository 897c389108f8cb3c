"""A position and its verbs: the contract that every game, bot, table and search hangs on.

Compiled with mypyc; games of other packages subclass it in plain Python. A game writes

* the questions: `actor`, `legal` (or `moves`), `weights` (or `odds`), `source`, `scores`, `winners`,
* the deed: `play`,
* its secrets: `hide` and `deal` (nothing to write for a game without secrets), `hidden`, `seen`,
* its data: `write` and `read`, and `copy` where speed matters,
* its teacher: `obstacle` and `obstacles`,

and inherits the rest. docs/adding-a-game.md walks through one.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from vaka.engine.errors import Redacted
from vaka.engine.events import Event, Obstacle
from vaka.engine.frame import NOT_SAID, Frame
from vaka.engine.names import ASKED, CHANCE, FULL, NOBODY, OVER, SPECTATOR

NO_ID: Final = 1 << 60  # no id is as large, and a native number still holds it


class Bits(Protocol):
    """Anything that draws random bits: `random.Random`, `random.SystemRandom`..."""

    def getrandbits(self, k: int, /) -> int: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Frame):
    """One position of a game. Plain data; seats are 0..n-1."""

    # --- Who is asked ---

    def actor(self) -> i64:
        """The seat that is asked now, or CHANCE, or OVER."""
        raise NotImplementedError(f"{type(self).__name__}.actor")

    def waiting(self) -> list[int]:
        """All seats that are asked at once, in seat order; `actor()` is the first."""
        asked = self.actor()
        return [asked] if asked >= 0 else []

    def is_waiting(self, seat: i64) -> bool:
        """Is this seat asked now?"""
        return seat in self.waiting()

    def is_simultaneous(self) -> bool:
        """Are several seats giving orders at once, of which nothing shows before the last is in?"""
        return False

    def answering(self, seat: i64) -> i64:
        """Who would answer a question put to `seat`: a seat, CHANCE, or NOBODY.

        NOBODY when the seat is not asked, when the game is over, and on a view whose viewer is not the one asked: the first
        line of every `legal` and `moves`.
        """
        asked = self.actor()
        if asked == OVER:
            return NOBODY
        if self.viewer != FULL:
            if seat != ASKED and seat != self.viewer:
                return NOBODY
            if asked == self.viewer or (asked >= 0 and self.is_waiting(self.viewer)):
                return self.viewer
            return NOBODY
        if seat == ASKED or seat == asked:
            return asked
        return seat if asked >= 0 and self.is_waiting(seat) else NOBODY

    # --- What is open ---

    def legal(self, seat: i64 = ASKED) -> list[int]:
        """The ids of the actions open to the actor (or to this seat), sorted; at CHANCE the outcomes."""
        return [action for action in self.moves(seat)]  # noqa: C416 (a comprehension unboxes, list() does not)

    def moves(self, seat: i64 = ASKED) -> vec[i64]:
        """The same as `legal`, for compiled loops."""
        found = vec[i64]()
        for action in self.legal(seat):
            found = append(found, action)
        return found

    def can(self, action: i64, seat: i64 = ASKED) -> bool:
        """Is this id open now?"""
        return action in self.legal(seat)

    def weights(self) -> list[int]:
        """At CHANCE: the weight of each outcome of `legal()`, positive integers; elsewhere empty."""
        if self.answering(ASKED) != CHANCE:
            return []
        return [weight for weight in self.odds()]  # noqa: C416

    def odds(self) -> vec[i64]:
        """The same as `weights`, for compiled loops."""
        found = vec[i64]()
        if self.answering(ASKED) != CHANCE:
            return found
        for weight in self.weights():
            found = append(found, weight)
        return found

    def source(self) -> str:
        """At CHANCE: the deck, cup or die that decides; elsewhere empty."""
        return ""

    def asides(self, seat: i64) -> list[int]:
        """What this seat may do unasked; also in `legal` whenever it is asked."""
        return []

    def obstacle(self, action: i64, seat: i64 = ASKED) -> Obstacle | None:
        """Why this id is not open; None exactly when it is."""
        return None if self.can(action, seat) else Obstacle("not-open")

    def obstacles(self, seat: i64) -> list[Obstacle]:
        """One reason for each kind of action that is not open to this seat now."""
        return []

    # --- What is done ---

    def apply(self, action: int, events: list[Event] | None = None, seat: i64 = ASKED) -> None:
        """Play it, in place; raise IllegalAction, and change nothing, if it is not open.

        A list given as `events` is filled with what happened.
        """
        if self.viewer != FULL:
            raise Redacted("a view cannot be played on: resample it, or ask the full position")
        if not -NO_ID < action < NO_ID:  # what no native number holds is refused like any other that is no id
            raise self.game.refusal(self, action, seat)
        number: i64 = action
        if not self.can(number, seat) and (seat < 0 or number not in self.asides(seat)):
            raise self.game.refusal(self, action, seat)
        self.events = events
        try:
            self.step(number, seat)
        finally:
            self.events = None

    def step(self, action: i64, seat: i64 = ASKED) -> None:
        """Play it unchecked: for search and simulation, where it is known to be open."""
        asked = self.actor()
        who = asked if seat == ASKED else seat
        was_simultaneous = self.is_simultaneous()
        if self.notes is not None and not self.keeps_notes(action):
            self.notes = None
        self.ears = NOT_SAID
        self.play(action, who)
        self.ply += 1
        # In a simultaneous step orders can be taken back until all are in.
        if not (was_simultaneous and self.is_simultaneous()) and (asked < 0 or who != asked or self.actor() != asked):
            self.floor = self.ply
        if self.ears != NOT_SAID or len(self.missed) > 0:
            self.count_missed()

    def keeps_notes(self, action: i64) -> bool:
        """Does what a judge noted hold also after this action? Only ever a saving of time."""
        return False

    def play(self, action: i64, seat: i64) -> None:
        """What the action (at CHANCE, the outcome) of this seat changes."""
        raise NotImplementedError(f"{type(self).__name__}.play")

    def raise_floor(self) -> None:
        """From within `play`: somebody learns what could not be derived, so this cannot be taken back alone."""
        self.floor = self.ply + 1

    def report(
        self, key: str, params: dict[str, Any], audience: frozenset[int] | None = None, places: tuple[str, ...] = ()
    ) -> None:
        """From within `play`: report an event, if anybody listens; `places` say where on the board it happened.

        Test `self.events is not None` before building `params` where speed matters.
        """
        if self.events is not None:
            self.events.append(Event(key, params, audience, places))

    # --- Copies and views ---

    def copy(self) -> State:
        """An independent twin. Derived from `write` and `read`; write it out where speed matters."""
        twin = self.game.blank(self.seats, self.options)
        self.copy_frame(twin)
        twin.read(self.write())
        return twin

    def redact(self, viewer: i64) -> State:
        """The position as that seat, or SPECTATOR, may know it."""
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

    def resample(self, rng: Bits) -> State:
        """On a view: a full position that fits it, drawn as chance would have dealt it."""
        return self.draw_full(Random(rng.getrandbits(62)))

    def draw_full(self, rng: Random) -> State:
        """`resample` for compiled loops."""
        full = self.copy()
        full.viewer = FULL
        full.notes = None
        if self.viewer != FULL and self.actor() != OVER:
            full.deal(rng, self.viewer)
        return full

    def hide(self, viewer: i64) -> None:
        """Write UNKNOWN over everything that this viewer does not know. Called on a copy, never after the end."""

    def deal(self, rng: Random, viewer: i64) -> None:
        """Replace every UNKNOWN as chance would have dealt it to what this viewer knows."""

    def hidden(self) -> dict[str, list[Any]]:
        """On a view: each hidden place, as a path into `write()` (`hands/1/0`), and the values that counting allows there."""
        return {}

    def seen(self, action: i64, viewer: i64, seat: i64 = ASKED) -> i64:
        """The id that a viewer notices when the seat plays this: hidden choices share one; UNHEARD if it notices nothing."""
        return action

    # --- How it stands ---

    def scores(self) -> list[int]:
        """The score of each seat now."""
        raise NotImplementedError(f"{type(self).__name__}.scores")

    def winners(self) -> list[int]:
        """After the end: all tied seats in a draw, nobody when all lose. Before it: nobody."""
        raise NotImplementedError(f"{type(self).__name__}.winners")

    def census(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie; the same after every action of a game."""
        return {}

    def check_position(self) -> None:
        """Raise BadPosition if this cannot be a position of the game; called on what is loaded or arranged."""

    # --- Reading and writing ---

    def write(self) -> dict[str, Any]:
        """The position as plain JSON data, UNKNOWN as "?"; frame apart."""
        raise NotImplementedError(f"{type(self).__name__}.write")

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `write` wrote."""
        raise NotImplementedError(f"{type(self).__name__}.read")

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

    def __repr__(self) -> str:
        return f"vaka.game({self.game.id!r}).load({self.dump()!r})"

    def __str__(self) -> str:
        return self.game.text(self)

    def _repr_svg_(self) -> str | None:
        return self.game.picture(self)
