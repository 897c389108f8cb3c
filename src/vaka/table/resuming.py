"""Play on from a position of a game that is over, or of a record that somebody opened: a table of its own, others are bots."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from vaka.engine.names import OVER
from vaka.table.chores import LONG_GAME, played_so_far
from vaka.table.deciding import Refused, draw
from vaka.table.opening import at_screen
from vaka.table.owners import Change
from vaka.table.presence import Away
from vaka.table.store import StoredGame, StoredSeat
from vaka.table.tokens import new_table

if TYPE_CHECKING:
    from vaka.table.room import Room
    from vaka.table.rooms import Rooms
    from vaka.table.visitors import Visitor

BOT = "greedy"
ROW = 0.00002
"""Seconds that it takes to store an entry."""


async def resume(rooms: Rooms, room: Room, ply: int, visitor: Visitor) -> tuple[str, int, dict[tuple[str, int], str]]:
    """A new table that stands where this one stood after so many plies; whoever asks sits where somebody is asked there.

    Raise Refused while the game still runs, where its rules are gone, and where nobody has anything to decide.
    """
    if room.over is None:
        raise Refused("not-over")
    if room.is_frozen:
        raise Refused("old-rules")
    try:
        state = await rooms.works.aside(room.history.at, ply)
    except IndexError:
        raise Refused("no-such-ply", 422) from None
    more = draw(state, rooms.settings.luck(0))
    if state.actor() == OVER:
        raise Refused("over")
    seat, now, ahead = int(state.actor()), time.time(), rooms.times.ahead()
    seats = tuple(
        StoredSeat(number, name, "human" if number == seat else "bot", None if number == seat else BOT)
        for number, name in enumerate([who.name for who in room.seats])
    )
    stored = StoredGame(new_table(), room.game.id, room.game.version, room.options, "play", now, None, seats, Away("wait").write())
    change = Change()
    ways = at_screen(stored, change, visitor, [seat])
    does = rooms.works.elsewhere if ply > LONG_GAME else rooms.works.aside
    rows = await does(played_so_far, stored, room.history.moves[:ply], more, seat, ahead)
    rooms.works.pay(len(rows.entries) * ROW)
    await rooms.writer.write(rows.own(stored.id, change))
    return stored.id, seat, ways
