"""What a game writes: its rules, its secrets, its simultaneous steps, and hints for speed. `state.py` makes the verbs of them.

Compiled with mypyc; games of other packages subclass `State` in plain Python. docs/adding-a-game.md walks through one.

* Rules: `actor`, `legal` (or `moves`), `weights` (or `odds`), `source`, `play`, `scores`, `winners`, `write`, `read`; to teach,
  `find_obstacle` and `obstacles`; to be sure, `census` and `check_position`.
* Secrets, where it has any: `hide`, `deal`, `hidden`, `seen`. From within `play`: `report`, `hear`, `raise_floor`.
* Simultaneous steps: `waiting`, `is_simultaneous`; out of turn, `asides`.
* Hints, only ever a saving of time: `is_open`, `copy`, `is_waiting`, `keeps_notes`, `position_key`.
"""

from __future__ import annotations

import json
from typing import Any

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from vaka.engine.events import Event, Obstacle
from vaka.engine.frame import Frame
from vaka.engine.ids import as_seat
from vaka.engine.names import ASKED, CHANCE, FULL, NOBODY, OVER


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks(Frame):
    """The questions that a game answers; what it does not answer has an answer here, or raises NotImplementedError."""

    # --- Rules: who is asked, and what is open ---

    def actor(self) -> i64:
        """The seat that is asked now, or CHANCE, or OVER."""
        raise NotImplementedError(f"{type(self).__name__}.actor")

    def answering(self, seat: i64) -> i64:
        """Who would answer a question put to `seat`: a seat, CHANCE, or NOBODY. No game writes it: it is the first line of `legal`.

        NOBODY when the seat is not asked, when the game is over, and on a view whose viewer is not the one asked.
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

    def legal(self, seat: Any = ASKED) -> list[int]:
        """The ids of the actions open to the actor (or to this seat), sorted; at CHANCE the outcomes."""
        return [action for action in self.moves(as_seat(seat))]  # noqa: C416 (a comprehension unboxes, list() does not)

    def moves(self, seat: i64 = ASKED) -> vec[i64]:
        """The same as `legal`, for compiled loops."""
        found = vec[i64]()
        for action in self.legal(seat):
            found = append(found, action)
        return found

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

    def find_obstacle(self, action: i64, seat: i64) -> Obstacle | None:
        """Why this id, which the game has, is not open to whoever answers for the seat; None exactly when it is."""
        return None if self.is_open(action, seat) else Obstacle("not-open")

    def obstacles(self, seat: i64) -> list[Obstacle]:
        """One reason for each kind of action that is not open to this seat now."""
        return []

    # --- Rules: what is done, and how it stands ---

    def play(self, action: i64, seat: i64) -> None:
        """What the action (at CHANCE, the outcome) of this seat changes."""
        raise NotImplementedError(f"{type(self).__name__}.play")

    def report(
        self, key: str, params: dict[str, Any], audience: frozenset[int] | None = None, places: tuple[str, ...] = ()
    ) -> None:
        """From within `play`: report an event, if anybody listens; `places` say where on the board it happened.

        Test `self.events is not None` before building `params` where speed matters.
        """
        if self.events is not None:
            self.events.append(Event(key, params, audience, places))

    def raise_floor(self) -> None:
        """From within `play`: somebody learns what could not be derived, so this cannot be taken back alone."""
        self.floor = self.ply + 1

    def scores(self) -> list[int]:
        """The score of each seat now."""
        raise NotImplementedError(f"{type(self).__name__}.scores")

    def winners(self) -> list[int]:
        """After the end: all tied seats in a draw, nobody when all lose. Before it: nobody."""
        raise NotImplementedError(f"{type(self).__name__}.winners")

    # --- Rules: the position as data ---

    def write(self) -> dict[str, Any]:
        """The position as plain JSON data, UNKNOWN as "?"; frame apart."""
        raise NotImplementedError(f"{type(self).__name__}.write")

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `write` wrote; whose view it is stands in `viewer` already."""
        raise NotImplementedError(f"{type(self).__name__}.read")

    def check_position(self) -> None:
        """Raise BadPosition if this cannot be a position of the game; called on what is loaded or arranged."""

    def census(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie; the same after every action of a game."""
        return {}

    # --- Secrets ---

    def hide(self, viewer: i64) -> None:
        """Write UNKNOWN over everything that this viewer does not know. Called on a copy, never after the end."""

    def deal(self, rng: Random, viewer: i64) -> None:
        """Replace every UNKNOWN as chance would have dealt it to what this viewer knows."""

    def hidden(self) -> dict[str, Any]:
        """On a view: each hidden place, as a path into `write()` (`hands/1/0`), and the values that counting allows there.

        OPEN_ENDED stands for values that cannot be listed.
        """
        return {}

    def seen(self, action: i64, viewer: i64, seat: i64 = ASKED) -> i64:
        """The id that a viewer notices when the seat plays this: hidden choices share one; UNHEARD if it notices nothing."""
        return action

    # --- Simultaneous steps, and what is done out of turn ---

    def waiting(self) -> list[int]:
        """All seats that are asked at once, in seat order; `actor()` is the first."""
        asked = self.actor()
        return [asked] if asked >= 0 else []

    def is_simultaneous(self) -> bool:
        """Are several seats giving orders at once, of which nothing shows before the last is in?"""
        return False

    def asides(self, seat: i64) -> list[int]:
        """What this seat may do unasked; also in `legal` whenever it is asked."""
        return []

    # --- Hints: derived from the rest, and written only where speed matters ---

    def is_open(self, action: i64, seat: i64) -> bool:
        """Is this id open to whoever answers for the seat? Any number may be asked about."""
        return action in self.legal(seat)

    def is_waiting(self, seat: i64) -> bool:
        """Is this seat asked now?"""
        return seat in self.waiting()

    def keeps_notes(self, action: i64) -> bool:
        """Does what a judge noted hold also after this action?"""
        return False

    def position_key(self) -> bytes:
        """What `write` tells, as bytes that are equal exactly when it is."""
        return json.dumps(self.write(), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
