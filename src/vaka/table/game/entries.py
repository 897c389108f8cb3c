"""One row of a game's log. A game is its entries: whatever is known of it follows from reading them in order.

What can happen is told here once, a class for each kind. Stored games are made of them: kinds and fields are only ever added, a
new field with a default that means what was meant before there was one. What has its default is not written.
"""

from __future__ import annotations

import json
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Final, NamedTuple, TypedDict


@dataclass(frozen=True, slots=True)
class Started:
    """The draws before the first decision, and whose seats are theirs from the start."""

    chance: list[int]
    owned: list[int] | None = None
    """None: before there were invitations every seat was somebody's from the start."""


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat's action and the draws that followed it, with their notations; `redo`: it had taken it back before.

    A whole move has more actions, played one after the other (`then`). `passed`: the table played it, since everybody could tell
    that there was nothing else to do.
    """

    seat: int
    action: int
    chance: list[int]
    said: list[str] | None = None
    redo: bool = False
    then: list[int] | None = None
    passed: bool = False

    @property
    def actions(self) -> list[int]:
        """All of them."""
        return [self.action, *(self.then or ())]


@dataclass(frozen=True, slots=True)
class Held:
    """The last order of a simultaneous step, waiting for the opening."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class TookBack:
    """A seat took back plies of its own, or the order that is held, or all agreed to go back to a ply, with new draws there."""

    seat: int
    plies: list[int] | None = None
    held: bool = False
    to: int | None = None
    chance: list[int] | None = None


@dataclass(frozen=True, slots=True)
class Restored:
    """A seat that went back without anybody to ask plays everything again that it took back then, draws included."""

    seat: int


@dataclass(frozen=True, slots=True)
class Requested:
    """An undo beyond the floor, an end, a pause or its end, a new invitation to a lost seat: it needs consent."""

    seat: int
    what: str
    to: int | None = None
    winners: list[int] | None = None
    lost: int | None = field(default=None, metadata={"stored": "for"})

    def details(self) -> dict[str, Any]:
        """What is asked for beside its kind, by the names under which it is stored."""
        found = {"to": self.to, "winners": self.winners, "for": self.lost}
        return {name: value for name, value in found.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Consented:
    """An owner agrees to what is requested."""

    seat: int


@dataclass(frozen=True, slots=True)
class RefusedIt:
    """An owner does not agree, or whoever asked does so no more; `late`: the table refuses for an owner who is away."""

    seat: int
    late: bool = False


@dataclass(frozen=True, slots=True)
class Ended:
    """The game ended otherwise than by its rules."""

    how: str
    winners: list[int]
    scores: list[int]


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Renamed:
    """A seat has another name."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class BotSeated:
    """A bot decides for a seat from now on, or (None) its owner again; `by` the seat that wished it, -1 for the table itself."""

    seat: int
    bot: str | None
    by: int | None = None


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """What became of whose a seat is: sat, joined, device, freed, removed, replaced, open, kept, back, anew, rotated.

    `label` is the device that has come, or the name of the player whom the host has removed.
    """

    seat: int
    what: str
    label: str = ""


@dataclass(frozen=True, slots=True)
class DoorSet:
    """The host opens these seats to anybody on this server, or (not `on`) the table to nobody but who is invited."""

    on: bool
    seats: list[int] | None = None


@dataclass(frozen=True, slots=True)
class Hushed:
    """The host lets nobody at the table hear what a seat says, or (not `on`) everybody again."""

    seat: int
    on: bool = True


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat does not want to be asked in this battle any more; None: it wants to be asked again."""

    seat: int
    scope: str | None


@dataclass(frozen=True, slots=True)
class Paused:
    """All have agreed to a pause, or (not `on`) to go on."""

    seat: int
    on: bool = True


@dataclass(frozen=True, slots=True)
class PassingSet:
    """Shall steps with a single option be passed over for a seat?"""

    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class Rematched:
    """Another game begins, at this table."""

    table: str


class RecordedEnd(TypedDict):
    """How the game of a file ended."""

    how: str
    winners: list[int]
    scores: list[int]


@dataclass(frozen=True, slots=True)
class Recorded:
    """A whole game opened from a file."""

    moves: list[list[int]]
    date: str | None
    ended: RecordedEnd | None = None


@dataclass(frozen=True, slots=True)
class Unknown:
    """Something of a kind that this version does not know. It cannot be folded, and is never written."""

    kind: str


Deed = (
    Started
    | Acted
    | Held
    | TookBack
    | Restored
    | Requested
    | Consented
    | RefusedIt
    | Ended
    | Said
    | Renamed
    | BotSeated
    | SeatChanged
    | DoorSet
    | Hushed
    | Declined
    | Paused
    | PassingSet
    | Rematched
    | Recorded
    | Unknown
)
"""What can happen at a table."""

KINDS: Final[dict[str, type[Deed]]] = {
    "start": Started,
    "act": Acted,
    "hold": Held,
    "undo": TookBack,
    "restore": Restored,
    "request": Requested,
    "consent": Consented,
    "refuse": RefusedIt,
    "end": Ended,
    "chat": Said,
    "rename": Renamed,
    "bot": BotSeated,
    "seat": SeatChanged,
    "door": DoorSet,
    "hush": Hushed,
    "decline": Declined,
    "pause": Paused,
    "passing": PassingSet,
    "rematch": Rematched,
    "record": Recorded,
}
"""Under which word each is stored."""

_WORDS: Final = {deed: word for word, deed in KINDS.items()}
_STORED: Final = {
    deed: [(one.name, one.metadata.get("stored", one.name), one.default) for one in fields(deed)] for deed in KINDS.values()
}
"""The fields of each: its name, the name under which it is stored, its default."""


class Entry(NamedTuple):
    """What happened at a table, as the next one of its log."""

    number: int
    deed: Deed
    created: float
    key: str | None = None
    """What the client called it: said again under the same key, it is not done again."""
    speaker: int | None = None
    """The seat that said it under that key."""
    ahead: float = 0.0
    """How far `created`, the time on the wall, is ahead of the time that counts (`store/times.py`)."""

    @property
    def counted(self) -> float:
        """When it happened, by the time that counts."""
        return self.created - self.ahead

    @property
    def kind(self) -> str:
        """The word under which it is stored."""
        return self.deed.kind if isinstance(self.deed, Unknown) else _WORDS[type(self.deed)]

    def row(self, table: str) -> dict[str, object]:
        """The entry as it is stored."""
        payload = write_deed(self.deed)
        if self.key is not None:
            payload |= {"key": self.key, "speaker": self.speaker}
        if self.ahead:
            payload["ahead"] = self.ahead
        return {
            "game_id": table,
            "entry": self.number,
            "kind": self.kind,
            "payload": written(payload),
            "created": self.created,
        }


def read_entry(number: int, kind: str, payload: str, created: float) -> Entry:
    """An entry as it was stored; raise ValueError if it is none. One of a kind that is not known is read as such."""
    data = json.loads(payload)
    key, speaker, ahead = data.pop("key", None), data.pop("speaker", None), data.pop("ahead", 0.0)
    if kind not in KINDS:
        return Entry(number, Unknown(kind), created, key, speaker, ahead)
    deed = KINDS[kind]
    found = {name: data.pop(stored) for name, stored, _ in _STORED[deed] if stored in data}
    try:
        return Entry(number, deed(**found), created, key, speaker, ahead)
    except TypeError as error:
        raise ValueError(f"entry {number} ({kind}) lacks something: {error}") from None


def write_deed(deed: Deed) -> dict[str, Any]:
    """What happened as JSON data."""
    found = ((stored, getattr(deed, name), default) for name, stored, default in _STORED[type(deed)])
    return {stored: value for stored, value, default in found if default is MISSING or value != default}


def written(data: object) -> str:
    """Compact JSON."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
