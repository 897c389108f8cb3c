"""The record of a game, as a viewer may have it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from vaka.engine.record import Record
from vaka.table.shown.log import frozen_lines

if TYPE_CHECKING:
    from vaka.table.game.people import Over
    from vaka.table.game.room import Room


def record_text(room: Room, viewer: int) -> str:
    """The record as a viewer may have it: all of it after the end, its own share before. Replays the game: call it in a thread."""
    if room.is_frozen:
        return _frozen_record(room, viewer)
    record = Record(room.game, len(room.seats), room.options, [seat.name for seat in room.seats], _date(room))
    state = record.start()
    for seat, action, *_ in list(room.history.moves):
        record.play(state, action, None, seat) if seat >= 0 else record.play(state, action)
    if room.over is None:
        return str(record.view(viewer))
    if record.ended is None and room.over.how != "record":
        record.end(_how(room.over), room.over.winners, room.over.scores)
    return str(record)


def _frozen_record(room: Room, viewer: int) -> str:
    """The record of a game whose rules are gone, from what was written down; numbers where there were no words yet."""
    record = Record(room.game, len(room.seats), None, [seat.name for seat in room.seats], _date(room))
    options = " ".join(f"{name}={value}" for name, value in sorted(room.options.items()))
    head = [f"Rules: {room.rules}" if line.startswith("Rules:") else line for line in record.header()]
    head = [f"Options: {options}" if line.startswith("Options:") else line for line in head]
    if room.over is not None:
        words = room.game.seat_words(len(room.seats))
        winners = " ".join(words[seat] for seat in room.over.winners) or "nobody"
        head += [
            f"Ended: {_how(room.over)} at {len(room.history)}",
            f"Winners: {winners}",
        ]
    return "\n".join([*head, "", *frozen_lines(room, viewer)]) + "\n"


def _how(over: Over) -> str:
    """A record knows three ways to end; what an operator has closed is nobody's win, as if all had agreed to that."""
    return "agreement" if over.how == "closed" else over.how


def _date(room: Room) -> str:
    return room.record_date or time.strftime("%Y-%m-%d", time.gmtime(room.created))
