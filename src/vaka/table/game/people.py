"""What a room knows of those at its table: who sits where, what they ask of each other, what they say, how it ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple


@dataclass
class Sitting:
    """Who sits on a seat now. A human's seat that a bot has taken over stays a human's."""

    name: str
    kind: str
    bot: str | None
    owned: bool = False
    """Has somebody sat down here?"""
    is_guest: bool = False
    """Did others, or the table, seat the bot, because the owner was away? Then it goes when the owner is back."""
    is_open: bool = False
    """Have the others agreed on a new invitation for an owner who has lost the seat?"""

    @property
    def is_human(self) -> bool:
        """Does a person decide here now?"""
        return self.bot is None

    def change(self, what: str) -> None:
        """What becomes of whose seat it is (`SeatChanged`)."""
        self.owned = (self.owned and what not in ("freed", "removed", "replaced")) or what in ("sat", "joined", "anew")
        self.is_open = what == "open"
        if what in ("freed", "removed"):
            self.bot, self.is_guest = None, False
        elif what == "replaced":  # whoever sat here has seen what others must not: a bot plays on, for good
            self.kind, self.is_guest = "bot", False


@dataclass
class Request:
    """Something that needs everybody's consent."""

    seat: int
    what: str
    details: dict[str, Any] = field(default_factory=dict)
    agreed: list[int] = field(default_factory=list)
    id: int = 0
    """When it was asked, in microseconds by the clock on the wall: an answer says which request it means."""
    since: float | None = None
    """When it was asked, by the time that counts."""

    def age(self, now: float) -> float:
        """For how many seconds it has been open; requests of before there were two times have one."""
        return now - (self.id / 1_000_000 if self.since is None else self.since)


class Over(NamedTuple):
    """How the game ended."""

    how: str
    winners: list[int]
    scores: list[int]


class Line(NamedTuple):
    """A line of chat; or a notice about a seat, whose text is what is told of its device."""

    number: int
    seat: int
    text: str
    created: float
    notice: str = ""
