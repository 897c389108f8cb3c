"""What is done in a process beside the loop (`workers/works.py`): long records are read, long games folded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vaka.engine.errors import BadRecord
from vaka.engine.record import Record
from vaka.engine.registry import game as find_game
from vaka.table.game import snapshots
from vaka.table.game.entries import Acted, Entry, Recorded, RecordedEnd, Started, written
from vaka.table.game.replay import begin
from vaka.table.game.stored import StoredGame, StoredSeat
from vaka.table.protocol.messages import clean
from vaka.table.store.rows import Rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.table.game.history import Played

LONG_TEXT: Final = 8 * 1024
LONG_GAME: Final = 200
"""Characters of a record, and plies: with more it is worth another process."""


class ReadRecord(NamedTuple):
    """A record as it is stored: its table, its one entry, and how it stands at the end."""

    stored: StoredGame
    entry: Entry
    snapshot: str


def read_record(text: str, table: str, now: float, name_length: int) -> ReadRecord | BadRecord:
    """A record that somebody has sent; what is wrong with it if it is none."""
    try:
        record = Record.parse(text)
    except BadRecord as error:
        return error
    seats = tuple(StoredSeat(seat, clean(name, name_length), "human", None) for seat, name in enumerate(record.names))
    stored = StoredGame(table, record.game.id, record.game.version, record.options, "record", now, now, seats)
    moves = [[int(seat), int(action)] for seat, action in record.moves]
    ended = None if record.ended is None else RecordedEnd(how=record.ended.how, winners=record.winners, scores=record.scores)
    entry = Entry(1, Recorded(moves, record.date, ended), now)
    return ReadRecord(stored, entry, folded(stored, [entry]))


def folded(stored: StoredGame, entries: Sequence[Entry]) -> str:
    """How a table stands after these entries, as a snapshot has it; raise Refused if they cannot be folded."""
    return written(snapshots.write(begin(stored, find_game(stored.game), entries, 0)))


def played_so_far(stored: StoredGame, moves: Sequence[Played], more: list[int], owner: int, ahead: float) -> Rows:
    """The rows of a table that begins in the middle: each decision an entry, with the draws that followed it.

    `ahead`: how far the clock on the wall is ahead of the time that counts. Raise Refused if it cannot be folded.
    """
    deeds: list[Started | Acted] = [Started([], [owner])]
    for move in moves:
        if move.seat < 0:
            deeds[-1].chance.append(move.action)
        else:
            deeds.append(Acted(move.seat, move.action, []))
    deeds[-1].chance.extend(more)
    entries = [Entry(number, deed, stored.created, ahead=ahead) for number, deed in enumerate(deeds, 1)]
    return Rows().new_game(stored).log(stored.id, entries).snapshot(stored.id, len(entries), folded(stored, entries))
