"""What is stored of a game: how it was set up, and its log."""

from __future__ import annotations

from typing import Any, NamedTuple

from vaka.table.game.entries import Entry


class StoredSeat(NamedTuple):
    """Who sat down where."""

    seat: int
    name: str
    kind: str
    bot: str | None
    seen: float | None = None
    """The last sign of life, if there was one."""


class StoredGame(NamedTuple):
    """A game as it was set up."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    kind: str
    created: float
    ended: float | None
    seats: tuple[StoredSeat, ...]
    away: dict[str, Any] | None = None
    """What the host has chosen for the table: what happens when an owner is away, and (`hints`) whether there are hints."""
    owned: int = 0
    """How often it has changed whose its seats are."""


class StoredLog(NamedTuple):
    """A game's log: the last snapshot, if there is one, and the entries after it."""

    snapshot: dict[str, Any] | None
    entries: list[Entry]


class News(NamedTuple):
    """What has come to a table since an entry: how often its owners have changed (None: it is gone), and the entries."""

    owned: int | None
    entries: list[Entry]
