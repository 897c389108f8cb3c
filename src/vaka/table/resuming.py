"""Play on from a position of a game that is over, or of a record that somebody opened: a table of its own, others are bots."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from vaka.engine.names import OVER
from vaka.table.deciding import Refused, draw
from vaka.table.entries import Acted, Entry, Started
from vaka.table.opening import at_screen
from vaka.table.owners import Change, Owners
from vaka.table.presence import Away
from vaka.table.room import Room
from vaka.table.store import StoredGame, StoredSeat
from vaka.table.tokens import new_table
from vaka.table.writer import Rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.table.history import Played
    from vaka.table.rooms import Rooms
    from vaka.table.visitors import Visitor

BOT = "greedy"


async def resume(rooms: Rooms, room: Room, ply: int, visitor: Visitor) -> tuple[Room, int, dict[tuple[str, int], str]]:
    """A new table that stands where this one stood after so many plies; whoever asks sits where somebody is asked there.

    Raise Refused while the game still runs, where its rules are gone, and where nobody has anything to decide.
    """
    if room.over is None:
        raise Refused("not-over")
    if room.is_frozen:
        raise Refused("old-rules")
    try:
        state = await asyncio.to_thread(room.history.at, ply)
    except IndexError:
        raise Refused("no-such-ply", 422) from None
    more = draw(state, rooms.settings.luck(0))
    if state.actor() == OVER:
        raise Refused("over")
    seat, now = int(state.actor()), time.time()
    entries = _entries(room.history.moves[:ply], more, seat, now)
    seats = tuple(
        StoredSeat(number, name, "human" if number == seat else "bot", None if number == seat else BOT)
        for number, name in enumerate([who.name for who in room.seats])
    )
    stored = StoredGame(new_table(), room.game.id, room.game.version, room.options, "play", now, None, seats, Away("wait").write())
    change = Change()
    ways = at_screen(stored, change, visitor, [seat])
    await rooms.writer.write(Rows().new_game(stored).log(stored.id, entries).own(stored.id, change))
    opened, owners = Room(stored, room.game, rooms.settings.chat_kept), Owners()
    owners.take(change)
    for entry in entries:
        opened.fold(entry)
    rooms.add(opened, owners).wake()
    return opened, seat, ways


def _entries(moves: Sequence[Played], more: list[int], owner: int, now: float) -> list[Entry]:
    """The plies as entries: each decision with the draws that followed it."""
    deeds: list[Started | Acted] = [Started([], [owner])]
    for move in moves:
        if move.seat < 0:
            deeds[-1].chance.append(move.action)
        else:
            deeds.append(Acted(move.seat, move.action, []))
    deeds[-1].chance.extend(more)
    return [Entry(number, deed, now) for number, deed in enumerate(deeds, 1)]
