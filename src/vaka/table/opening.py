"""New tables: a game with its seats, the next game of a table, and a record that somebody opens."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from vaka.bots import UnknownBot, bot
from vaka.engine.errors import BadOption, BadRecord, UnknownGame
from vaka.engine.record import Record
from vaka.engine.registry import game as find_game
from vaka.table.deciding import Refused, draw
from vaka.table.entries import Entry
from vaka.table.messages import clean
from vaka.table.room import Room
from vaka.table.store import StoredGame, StoredSeat
from vaka.table.tokens import hashed, new_table, new_token
from vaka.table.writer import Rows

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from vaka.engine.game import Game
    from vaka.table.live import Live
    from vaka.table.rooms import Rooms
    from vaka.table.settings import Settings


@dataclass(frozen=True)
class Place:
    """Who is to sit down: a human, or a bot and its name."""

    kind: str
    name: str = ""
    bot: str | None = None
    token_hash: str | None = None


@dataclass(frozen=True)
class Opened:
    """A new table and the secrets of its human seats, which are told once."""

    room: Room
    tokens: dict[int, str]
    places: list[int]
    """For each seat the number of the place that was asked for: they differ after a shuffle."""


async def open_table(rooms: Rooms, name: str, options: Mapping[str, object], places: Sequence[Place], *, shuffle: bool) -> Opened:
    """Set up a game and deal; raise Refused if there is no such game, option or bot."""
    try:
        game = find_game(name)
        chosen = game.check(len(places), options)
        for place in places:
            if place.kind == "bot":
                bot(place.bot or "")
    except UnknownGame as error:
        raise Refused("no-such-game", 404, reason=error) from None
    except BadOption as error:
        raise Refused("bad-option", 422, reason=error) from None
    except UnknownBot as error:
        raise Refused("no-such-bot", 422, reason=error) from None
    order = list(range(len(places)))
    if shuffle:
        rooms.settings.luck(0).shuffle(order)
    tokens = {seat: new_token() for seat, place in enumerate(order) if places[place].kind == "human"}
    sitting = [places[place] for place in order]
    length = rooms.settings.name_length
    seats = tuple(
        _stored(seat, place, length, hashed(tokens[seat]) if seat in tokens else None) for seat, place in enumerate(sitting)
    )
    stored, entry = _new_game(game, chosen, seats, rooms.settings)
    await rooms.writer.write(Rows().new_game(stored).log(stored.id, [entry]))
    return Opened(_begin(rooms, stored, game, entry), tokens, order)


def _stored(seat: int, place: Place, length: int, token_hash: str | None) -> StoredSeat:
    return StoredSeat(seat, clean(place.name, length), place.kind, place.bot if place.kind == "bot" else None, token_hash)


def _new_game(game: Game, options: dict[str, str], seats: tuple[StoredSeat, ...], settings: Settings) -> tuple[StoredGame, Entry]:
    """The rows of a game at its start, the first draws made."""
    now, chance = time.time(), draw(game.new(len(seats), options), settings.luck(0))
    stored = StoredGame(new_table(), game.id, game.version, options, "play", now, None, seats)
    return stored, Entry(1, "start", {"chance": chance}, now)


def _begin(rooms: Rooms, stored: StoredGame, game: Game, entry: Entry) -> Room:
    room = Room(stored, game, rooms.settings.chat_kept)
    room.fold(entry)
    rooms.add(room).wake()
    return room


async def rematch(rooms: Rooms, live: Live, may_open: Callable[[], bool]) -> str:
    """The next game of a table, everybody one seat further; the same one for whoever asks again.

    The seats keep their secrets, so that nobody needs a new link. It is a new table like any other: `may_open` is asked for it,
    and for nothing else.
    """
    async with live.lock:
        room = live.room
        if room.next_table is not None:
            return room.next_table
        if room.over is None:
            raise Refused("not-over")
        if room.is_record:
            raise Refused("record")
        if not may_open():
            raise Refused("too-many-tables", 429)
        count = len(room.seats)
        before = [room.seats[(seat - 1) % count] for seat in range(count)]
        seats = tuple(
            StoredSeat(seat, who.name, who.kind, who.bot if who.kind == "bot" else None, who.token_hash)
            for seat, who in enumerate(before)
        )
        stored, entry = _new_game(room.game, room.options, seats, rooms.settings)
        rows = Rows().new_game(stored).log(stored.id, [entry])
        await live.append(("rematch", {"table": stored.id}), rows)
        _begin(rooms, stored, room.game, entry)
    for watcher in live.watchers:
        watcher.tell({"type": "rematch", **(live.rematch(watcher.viewer) or {})})
    return stored.id


async def open_record(rooms: Rooms, text: str) -> Room:
    """A table that shows a record; raise Refused with the line at fault if it is none."""
    try:
        record = await asyncio.to_thread(Record.parse, text)
    except BadRecord as error:
        raise Refused("bad-record", 422, reason=error) from None
    now = time.time()
    seats = tuple(
        StoredSeat(seat, clean(name, rooms.settings.name_length), "human", None, None) for seat, name in enumerate(record.names)
    )
    stored = StoredGame(new_table(), record.game.id, record.game.version, record.options, "record", now, now, seats)
    payload: dict[str, Any] = {"moves": [[int(seat), int(action)] for seat, action in record.moves], "date": record.date}
    if record.ended is not None:
        payload["ended"] = {"how": record.ended.how, "winners": record.winners, "scores": record.scores}
    entry = Entry(1, "record", payload, now)
    await rooms.writer.write(Rows().new_game(stored).log(stored.id, [entry]))
    room = Room(stored, record.game, rooms.settings.chat_kept)
    await asyncio.to_thread(room.fold, entry)
    rooms.add(room)
    return room


def record_text(room: Room, viewer: int) -> str:
    """The record as a viewer may have it: all of it after the end, its own share before. Replays the game: call it in a thread."""
    record = Record(room.game, len(room.seats), room.options, [seat.name for seat in room.seats], _date(room))
    state = record.start()
    for seat, action, _ in list(room.history.moves):
        record.play(state, action, None, seat) if seat >= 0 else record.play(state, action)
    if room.over is None:
        return str(record.view(viewer))
    if record.ended is None and room.over.how != "record":
        record.end(room.over.how, room.over.winners, room.over.scores)
    return str(record)


def _date(room: Room) -> str:
    return room.record_date or time.strftime("%Y-%m-%d", time.gmtime(room.created))
