"""The line of moves in force at a table: its positions, its events, and what each viewer has heard of it."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vaka.engine.errors import BadPosition
from vaka.engine.events import Event
from vaka.engine.names import ASKED, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from vaka.engine.game import Game
    from vaka.engine.state import State

EVERY: Final = 64
"""Plies between two positions that are kept, so that no way back is long."""


DECIDED: Final = 0
GOES_ON: Final = 1
PASSED: Final = 2


class Played(NamedTuple):
    """Who did what (CHANCE among them), and the entry that says so.

    `link`: a decision of its own (DECIDED), or one that stands and falls with the one before it: the rest of a whole move
    (GOES_ON), or a step with a single option, which the table passed over (PASSED).
    """

    seat: int
    action: int
    entry: int
    link: int = DECIDED


class Ply(NamedTuple):
    """One ply that was played ahead: who did what, in which words, what was told of it, and who has heard how much."""

    seat: int
    action: int
    said: str
    events: tuple[Event, ...]
    heard: tuple[int, ...] | None
    kept: State | None
    link: int


class Ahead:
    """What a decision leads to, before it is written: the rules run here, once, and the line takes it over when it is durable."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.version = history.version
        self.start = len(history)
        self.state: State = history.state.copy()
        self.plies: list[Ply] = []

    def beyond(self) -> Ahead:
        """What comes after it, as an entry of its own."""
        more = copy(self)
        more.start, more.plies, more.state = self.start + len(self.plies), [], self.state.copy()
        return more

    def play(self, seat: int, action: int, link: int = DECIDED) -> None:
        """One ply more; raise IllegalAction, and change nothing, if it is not open."""
        said = self.history.game.notation(self.state, action)
        events: list[Event] = []
        self.state.apply(action, events, seat if seat >= 0 else ASKED)
        length = self.start + len(self.plies) + 1
        kept = self.state.copy() if length % EVERY == 0 else None
        self.plies.append(Ply(seat, action, said, tuple(events), hearing(self.state, self.history.seats, length), kept, link))


def hearing(state: State, seats: int, length: int) -> tuple[int, ...] | None:
    """How many plies each viewer has heard of, the spectators last; None where all have heard of all."""
    heard = tuple(int(state.heard(viewer)) for viewer in (*range(seats), SPECTATOR))
    return None if all(count == length for count in heard) else heard


class History:
    """Moves from the start to now. What is taken back is gone from here; the store keeps it."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.state: State = game.new(seats, options)
        self.moves: list[Played] = []
        self.events: list[tuple[Event, ...]] = []
        self.version = 0
        """Changes whenever something is taken back: what was derived from the moves before is no longer right."""
        self.told = [0] * (seats + 1)
        """How many events each viewer has heard in the line, the spectators last."""
        self._heard: list[tuple[int, ...] | None] = [None]
        self._kept: dict[int, State] = {0: self.state.copy()}

    def __len__(self) -> int:
        return len(self.moves)

    def copy(self) -> History:
        """A twin that goes its own way. Positions that are kept are never changed, so both may hold them."""
        twin = copy(self)
        twin.state, twin._kept = self.state.copy(), dict(self._kept)
        twin.moves, twin.events, twin._heard, twin.told = list(self.moves), list(self.events), list(self._heard), list(self.told)
        return twin

    def play(self, seat: int, action: int, entry: int, link: int = DECIDED) -> None:
        """One more ply; raise IllegalAction, and change nothing, if it is not open."""
        events: list[Event] = []
        self.state.apply(action, events, seat if seat >= 0 else ASKED)
        self.moves.append(Played(seat, action, entry, link))
        self.events.append(tuple(events))
        self._count(events, 1)
        self._heard.append(hearing(self.state, self.seats, len(self.moves)))
        if len(self.moves) % EVERY == 0:
            self._kept[len(self.moves)] = self.state.copy()

    def _count(self, events: Iterable[Event], one: int) -> None:
        for event in events:
            for place in range(self.seats + 1):
                if event.heard_by(place if place < self.seats else SPECTATOR):
                    self.told[place] += one

    def take(self, ahead: Ahead, entry: int) -> None:
        """Take over what was played ahead of this line; raise ValueError if the line has become another in the meantime."""
        if ahead.start != len(self.moves) or ahead.version != self.version:
            raise ValueError("this was played ahead of another line")
        for ply in ahead.plies:
            self.moves.append(Played(ply.seat, ply.action, entry, ply.link))
            self.events.append(ply.events)
            self._count(ply.events, 1)
            self._heard.append(ply.heard)
            if ply.kept is not None:
                self._kept[len(self.moves)] = ply.kept
        self.state = ahead.state

    def note(self, seat: int, action: int, entry: int, link: int = DECIDED) -> None:
        """One more ply that cannot be played any more: the rules have changed. The position stays where it is."""
        self.moves.append(Played(seat, action, entry, link))
        self.events.append(())
        self._heard.append(None)

    def at(self, ply: int) -> State:
        """The position after so many plies; raise IndexError beyond the end."""
        if not 0 <= ply <= len(self.moves):
            raise IndexError(f"there are plies 0 to {len(self.moves)}, not {ply}")
        if ply == len(self.moves):
            return self.state.copy()
        kept = self._kept  # a thread may ask while the game goes on
        near = max(place for place in list(kept) if place <= ply)
        state = kept[near].copy()
        for place, (seat, action, *_) in enumerate(self.moves[near:ply], near + 1):
            state.apply(action, None, seat if seat >= 0 else ASKED)
            if place % EVERY == 0:  # a game that was read from its snapshot keeps no position on the way
                kept[place] = state.copy()
        return state

    def forget(self, plies: Iterable[int]) -> None:
        """Take back plies of a line that cannot be played any more, as far as there are such."""
        for ply in sorted((ply for ply in plies if ply < len(self.moves)), reverse=True):
            del self.moves[ply], self.events[ply], self._heard[ply + 1]
        self.version += 1

    def truncate(self, ply: int) -> None:
        """Take back everything after so many plies."""
        self.state = self.at(ply)
        for events in self.events[ply:]:
            self._count(events, -1)
        del self.moves[ply:], self.events[ply:], self._heard[ply + 1 :]
        self._kept = {kept: state for kept, state in self._kept.items() if kept <= ply}
        self.version += 1

    def strike(self, plies: Iterable[int]) -> None:
        """Take back single plies, as orders given at once can be: those that stand are played again without them."""
        struck = set(plies)
        first = min(struck)
        standing = [move for ply, move in enumerate(self.moves[first:], first) if ply not in struck]
        self.truncate(first)
        for move in standing:
            self.play(*move)

    # --- What a viewer has heard ---

    def heard(self, viewer: int, ply: int) -> int:
        """The ply that a viewer counts where the game counts `ply`."""
        heard = self._heard[ply]
        return ply if heard is None else heard[viewer if viewer != SPECTATOR else -1]

    def ply_of(self, viewer: int, heard: int) -> int:
        """The first ply at which a viewer has heard of so many; raise IndexError if there is none."""
        low, high = 0, len(self.moves)
        if not 0 <= heard <= self.heard(viewer, high):
            raise IndexError(f"there are plies 0 to {self.heard(viewer, high)}, not {heard}")
        while low < high:
            middle = (low + high) // 2
            if self.heard(viewer, middle) < heard:
                low = middle + 1
            else:
                high = middle
        return low

    # --- Snapshots ---

    def write(self) -> dict[str, Any]:
        """All of it as JSON data."""
        return {
            "position": self.state.dump(),
            "moves": [list(move) for move in self.moves],
            "events": [
                [[event.key, event.params, _listed(event.audience), event.places] for event in events] for events in self.events
            ],
            "heard": [None if heard is None else list(heard) for heard in self._heard],
        }

    def read(self, data: Mapping[str, Any], *, any_rules: bool = False) -> None:
        """Take over what `write` wrote; raise BadPosition if the position is none.

        `any_rules`: a position of an older version of the rules is shown as it is written, if this one can read it at all.
        """
        position = data["position"]
        self.state = self.game.load({**position, "rules": self.game.version} if any_rules else position)
        self.moves = [Played(*move) for move in data["moves"]]
        if self.state.ply != len(self.moves) and not any_rules:  # written while the game could not be played
            raise BadPosition(f"a position after {self.state.ply} plies, and {len(self.moves)} moves")
        self.events = [
            tuple(
                Event(key, params, None if audience is None else frozenset(audience), tuple(*places))
                for key, params, audience, *places in events  # snapshots of before do not say where it happened
            )
            for events in data["events"]
        ]
        for told in self.events:
            self._count(told, 1)
        self._heard = [None if heard is None else tuple(heard) for heard in data["heard"]]
        self._kept[len(self.moves)] = self.state.copy()


def _listed(audience: frozenset[int] | None) -> list[int] | None:
    return None if audience is None else sorted(audience)


def whole_moves(moves: list[Played], plies: list[int]) -> list[list[int]]:
    """Plies, the last one first, as the whole moves that they are. What went on from a ply that is not among them is left out."""
    found: list[list[int]] = []
    rest: list[int] = []
    for ply in plies:
        rest.append(ply)
        if moves[ply].link == DECIDED:
            found.append(rest)
            rest = []
    return found
