"""New tables: a game with its seats, the next game of a table, a record that somebody opens, a game that is played on."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vaka.engine.errors import BadOption, BadRecord
from vaka.engine.names import OVER
from vaka.table.game.away import Away
from vaka.table.game.bots import nameable
from vaka.table.game.decisions import draw
from vaka.table.game.entries import DoorSet, Entry, Rematched, Started
from vaka.table.game.refusals import Refused, known_game
from vaka.table.game.replay import begin
from vaka.table.game.stored import StoredGame, StoredSeat
from vaka.table.live.chores import LONG_GAME, LONG_TEXT, played_so_far, read_record
from vaka.table.live.doors import check_opening
from vaka.table.protocol.messages import clean
from vaka.table.seats.owners import HOST, PROGRAM, Change, Device, Invitation, Owners
from vaka.table.seats.tokens import hashed, new_table, new_token
from vaka.table.store.rows import Rows

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from vaka.engine.game import Game
    from vaka.table.game.room import Room
    from vaka.table.live.memory import Rooms
    from vaka.table.live.table import Live
    from vaka.table.seats.browser import Visitor


BOT = "greedy"
"""Who sits on the other seats of a game that is played on."""
ROW = 0.00002
"""Seconds that it takes to store an entry."""


@dataclass(frozen=True)
class Place:
    """Who is to sit down: a human, or a bot and its name.

    The seat of a human belongs to whoever takes up its `invitation`, to this `screen` from the start, or to a program by a `key`.
    """

    kind: str
    name: str = ""
    bot: str | None = None
    owner: str = "invited"


@dataclass(frozen=True)
class Opened:
    """A new table and its secrets, which are told once."""

    room: Room
    keys: dict[int, str]
    """Of seats that belong to whoever asked, and of the host as seat -1."""
    invitations: dict[int, str]
    places: list[int]
    """For each seat the number of the place that was asked for: they differ after a shuffle."""
    ways: dict[tuple[str, int], str]


async def open_table(
    rooms: Rooms,
    name: str,
    options: Mapping[str, object],
    places: Sequence[Place],
    *,
    shuffle: bool,
    away: Away | None = None,
    hints: bool = True,
    public: bool = False,
    visitor: Visitor | None = None,
) -> Opened:
    """Set up a game and deal; raise Refused if there is no such game, option or bot.

    The host is the visitor, or else whoever is given the key of seat -1. `public`: anybody on this server may take a free seat.
    """
    away = away or Away("bot", rooms.settings.away_time)
    game = known_game(name)
    try:
        chosen = game.check(len(places), options)
        for called in [place.bot or "" for place in places if place.kind == "bot"] + [away.bot]:
            nameable(called)
    except BadOption as error:
        raise Refused("bad-option", 422, reason=error) from None
    order = list(range(len(places)))
    if shuffle:
        rooms.settings.luck(0).shuffle(order)
    sitting = [places[place] for place in order]
    seats = tuple(_stored(seat, place, rooms.settings.name_length) for seat, place in enumerate(sitting))
    humans = [seat for seat, place in enumerate(sitting) if place.kind == "human"]
    owned = [seat for seat in humans if sitting[seat].owner != "invited"]
    stored, entry = _new_game(game, chosen, seats, away, owned, rooms, hints=hints)
    keys = {seat: new_token() for seat in owned if sitting[seat].owner == "key"}
    invitations = {seat: new_token() for seat in humans if seat not in owned}
    change = _invited(stored, invitations)
    change.added += [Device(seat, hashed(key), PROGRAM, "", stored.created) for seat, key in keys.items()]
    ways = _at_screen(stored, change, visitor, [seat for seat in owned if seat not in keys])
    if visitor is None:
        keys[HOST] = new_token()
        change.added.append(Device(HOST, hashed(keys[HOST]), PROGRAM, "", stored.created))
    entries, host = [entry], next(device.secret_hash for device in change.added if device.seat == HOST)
    if public:
        if not invitations:
            raise Refused("no-free-seat")
        await check_opening(rooms, visitor.hashes if visitor is not None else [host])
        entries.append(rooms.times.entry(2, DoorSet(on=True, seats=list(invitations))))
    room = begin(stored, game, entries, rooms.settings.chat_kept)
    await rooms.writer.write(Rows(host_hash=host).new_game(stored).log(stored.id, entries).own(stored.id, change))
    _open(rooms, room, change)
    return Opened(room, keys, invitations, order, ways)


def _invited(stored: StoredGame, tokens: dict[int, str]) -> Change:
    now = stored.created
    return Change(invited=[Invitation(hashed(token), stored.id, seat, "sit", None, now, None) for seat, token in tokens.items()])


def _at_screen(stored: StoredGame, change: Change, visitor: Visitor | None, seats: list[int]) -> dict[tuple[str, int], str]:
    """The seats of the host's own screen, and the host's own place; what the browser keeps beside its secret."""
    if visitor is None:
        return {}
    change.added += [visitor.device(seat, stored.created) for seat in (HOST, *seats)]
    found = {seat: visitor.second_way(stored.id, seat, stored.created) for seat in seats}
    change.invited += [way[1] for way in found.values() if way]
    return {(stored.id, seat): way[0] for seat, way in found.items() if way}


def _stored(seat: int, place: Place, length: int) -> StoredSeat:
    return StoredSeat(seat, clean(place.name, length), place.kind, place.bot if place.kind == "bot" else None)


def _new_game(
    game: Game,
    options: dict[str, str],
    seats: tuple[StoredSeat, ...],
    away: Away,
    owned: list[int],
    rooms: Rooms,
    *,
    hints: bool,
) -> tuple[StoredGame, Entry]:
    """The rows of a game at its start, the first draws made."""
    entry = rooms.times.entry(1, Started(draw(game.new(len(seats), options), rooms.settings.luck(0)), owned))
    chosen = away.write() if hints else {**away.write(), "hints": False}
    return StoredGame(new_table(), game.id, game.version, options, "play", entry.created, None, seats, chosen), entry


def _open(rooms: Rooms, room: Room, change: Change) -> None:
    owners = Owners()
    owners.take(change)
    rooms.begin(room, owners)


async def rematch(rooms: Rooms, live: Live, may_open: Callable[[], bool]) -> str:
    """The next game of a table, everybody one seat further; the same one for whoever asks again.

    Owners hold their next seat by the same devices; seats that nobody has taken get invitations, for which the host asks.
    It is a new table like any other: `may_open` is asked for it, and for nothing else.
    """

    async def attempt() -> str:
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
            StoredSeat(seat, who.name, who.kind, who.bot if who.kind == "bot" else None) for seat, who in enumerate(before)
        )
        owned = [seat for seat, who in enumerate(before) if who.owned]
        stored, entry = _new_game(room.game, room.options, seats, room.away, owned, rooms, hints=room.hints)
        change = Change(
            added=[
                device if device.seat == HOST else device._replace(seat=(device.seat + 1) % count) for device in live.owners.devices
            ]
        )
        begun = begin(stored, room.game, [entry], rooms.settings.chat_kept)
        rows = Rows().new_game(stored).log(stored.id, [entry]).own(stored.id, change)
        await live.append(Rematched(stored.id), rows)
        _open(rooms, begun, change)
        return stored.id

    following = await live.in_turn(attempt)
    live.tell_rematch()
    return following


async def open_record(rooms: Rooms, text: str) -> str:
    """The table of a record, which is read when it is asked for; raise Refused with the line at fault if it is none."""
    does = rooms.works.elsewhere if len(text) > LONG_TEXT else rooms.works.aside
    read = await does(read_record, text, new_table(), time.time(), rooms.settings.name_length)
    if isinstance(read, BadRecord):
        raise Refused("bad-record", 422, reason=read)
    stored = read.stored
    await rooms.writer.write(Rows().new_game(stored).log(stored.id, [read.entry]).snapshot(stored.id, 1, read.snapshot))
    return stored.id


async def resume(
    rooms: Rooms, room: Room, ply: int, visitor: Visitor, wanted: int | None = None
) -> tuple[str, int, dict[tuple[str, int], str]]:
    """A new table that stands where this one stood after so many plies; whoever asks sits where they want, or is asked there.

    Raise Refused while the game still runs, where its rules are gone, and where nobody has anything to decide.
    """
    if wanted is not None and wanted >= len(room.seats):
        raise Refused("no-such-seat", 422)
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
    seat, (now, ahead) = int(state.actor()) if wanted is None else wanted, rooms.times.moment()
    seats = tuple(
        StoredSeat(number, name, "human" if number == seat else "bot", None if number == seat else BOT)
        for number, name in enumerate([who.name for who in room.seats])
    )
    stored = StoredGame(new_table(), room.game.id, room.game.version, room.options, "play", now, None, seats, Away("wait").write())
    change = Change()
    ways = _at_screen(stored, change, visitor, [seat])
    does = rooms.works.elsewhere if ply > LONG_GAME else rooms.works.aside
    rows = await does(played_so_far, stored, room.history.moves[:ply], more, seat, ahead)
    rooms.works.pay(len(rows.entries) * ROW)
    await rooms.writer.write(rows.own(stored.id, change))
    return stored.id, seat, ways
