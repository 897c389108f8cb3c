"""Entries are played ahead before they are written, and read again as they were meant.

What cannot be folded is refused, so nothing of it is written. A log that holds such an entry all the same is read without it.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from vaka.table.game import snapshots
from vaka.table.game.entries import Acted, Recorded, Started
from vaka.table.game.people import Over
from vaka.table.game.refusals import Refused, known_game
from vaka.table.game.room import Room

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from vaka.engine.game import Game
    from vaka.table.game.decisions import Decided
    from vaka.table.game.entries import Entry
    from vaka.table.game.stored import StoredGame, StoredLog

LOG = logging.getLogger("vaka.table")


# --- Before it is written ---


def rehearse(room: Room, decided: Decided) -> Callable[[], None]:
    """Fold entries where nobody sees it; what makes them take effect once they are durable. Raise Refused if they cannot be folded.

    An action was played ahead when it was decided: the room takes that over. Everything else is folded on a twin.
    """
    if any(ahead is not None for ahead in decided.ahead):
        return partial(_fold_all, room, decided)
    twin = room.copy()
    _try(twin, decided.entries)
    return partial(room.become, twin)


def _fold_all(room: Room, decided: Decided) -> None:
    for entry, ahead in zip(decided.entries, decided.ahead, strict=True):
        room.fold(entry, ahead)


def begin(stored: StoredGame, game: Game, entries: Iterable[Entry], chat_kept: int) -> Room:
    """The room of a new table, before it is written. Raise Refused if its entries cannot be folded. A long one takes a while."""
    room = Room(stored, game, chat_kept)
    _try(room, entries)
    return room


def _try(room: Room, entries: Iterable[Entry]) -> None:
    for entry in entries:
        try:
            room.fold(entry)
        except Exception as error:  # whatever it is: it must not be written
            LOG.exception("table %s: entry %s (%s) cannot be folded", room.id, entry.number, entry.kind)
            raise Refused("impossible") from error


# --- After it was read ---


def build(stored: StoredGame, log: StoredLog, chat_kept: int) -> Room:
    """The room of a game that was read, every entry of it; raise Refused if this server does not know the game."""
    room = _blank(stored, chat_kept)
    if log.snapshot is not None:
        snapshots.read(room, log.snapshot)
    for entry in log.entries:
        room.fold(entry)
    return _ended(stored, room)


def build_without(stored: StoredGame, entries: list[Entry], chat_kept: int) -> tuple[Room, dict[int, Exception]]:
    """The room from all its entries, and those that cannot be folded, each with the reason: they do nothing.

    Moves are no such entries: where one cannot be played, the rules have changed, and the error is raised.
    """
    void: dict[int, Exception] = {}
    while True:
        room = _blank(stored, chat_kept)
        for entry in entries:
            if entry.number in void:
                room.skip(entry)
                continue
            try:
                room.fold(entry)
            except Exception as error:
                if isinstance(entry.deed, Started | Acted | Recorded) or entry.number != room.entry + 1:
                    raise
                void[entry.number] = error  # it may have left half of what it does: once more from the start
                break
        else:
            return _ended(stored, room), void


def complaint(stored: StoredGame, log: StoredLog, entries: list[Entry]) -> str | None:
    """What is wrong with a stored game, in a line: its log as a server reads it, beside all its entries. None if all is well.

    A game whose rules are gone cannot be played again, and is not looked at.
    """
    try:
        if options_of(stored, known_game(stored.game)) is None:
            return None
        room, void = build_without(stored, entries, 0)
        if void:
            kinds = {entry.number: entry.kind for entry in entries}
            return "; ".join(f"entry {number} ({kinds[number]}) does nothing: {error}" for number, error in void.items())
        if log.snapshot is not None:
            later = [entry for entry in entries if entry.number > log.snapshot["entry"]]
            twin = build(stored, log._replace(entries=later), 0)
            if (twin.history.moves, twin.state.write()) != (room.history.moves, room.state.write()):
                return f"its snapshot of entry {log.snapshot['entry']} is not what its entries tell"
    except Exception as error:  # whatever it is: the next game is looked at too
        return f"cannot be read: {type(error).__name__}: {error}"
    return None


def _blank(stored: StoredGame, chat_kept: int) -> Room:
    game = known_game(stored.game)
    options = options_of(stored, game)
    return Room(stored if options is None else stored._replace(options=options), game, chat_kept, is_frozen=options is None)


def _ended(stored: StoredGame, room: Room) -> Room:
    if room.is_frozen and room.over is None and stored.ended is not None:
        room.over = Over("rules", [], [0] * len(room.seats))  # it ended before every end was written down
    return room


def options_of(stored: StoredGame, game: Game) -> dict[str, str] | None:
    """What a stored game is played under; None if its rules are gone.

    Options are stored with every choice, so that another default changes nothing. A game whose ruling has changed keeps the old
    one as a choice, and names in `retired` what games of an older version were played under.
    """
    if stored.rules == game.version:
        return stored.options
    retired: Mapping[int, Mapping[str, str]] = getattr(game, "retired", {})
    return {**retired[stored.rules], **stored.options} if stored.rules in retired else None
