"""What servers of one PostgreSQL know of each other: what has come, who is here, who runs, what time it is.

Every function blocks.
"""

from __future__ import annotations

import math
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from vaka.table.game.entries import read_entry
from vaka.table.game.stored import News
from vaka.table.store.beside import CHANNEL, NOTIFY, notices
from vaka.table.store.notices import Line
from vaka.table.store.schema import ALIVE, BRIEF, StoreFailure
from vaka.table.store.times import Beat

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from sqlalchemy import Engine

STEP: Final = 5.0
"""Seconds that count at most between two beats: if there was no beat for longer, no server ran."""
SILENCE: Final = 5.0
"""Seconds without a beat after which a server is taken for dead."""
KEPT: Final = 24 * 3600.0
"""Seconds for which it is known where an invitation that was used has led."""
NEWS: Final = (
    "SELECT known.id, games.owned, entries.entry, entries.kind, entries.payload, entries.created "
    "FROM unnest(%s::text[], %s::int[], %s::int[]) known(id, entry, owned) "
    "LEFT JOIN games ON games.id = known.id "
    "LEFT JOIN entries ON entries.game_id = known.id AND entries.entry > known.entry "
    "WHERE entries.entry IS NOT NULL OR games.owned IS DISTINCT FROM known.owned ORDER BY known.id, entries.entry"
)
MURMURED: Final = text(
    "SELECT murmurs.game_id, murmurs.number, name, text, created "
    "FROM unnest(CAST(:tables AS text[]), CAST(:numbers AS bigint[])) known(id, number) "
    "JOIN murmurs ON game_id = known.id AND murmurs.number > known.number ORDER BY game_id, murmurs.number"
)
ELSEWHERE: Final = text(
    "SELECT here.game_id, here.seat, here.until, here.many, here.secrets FROM here JOIN servers ON servers.id = here.server "
    "WHERE here.game_id = ANY(CAST(:tables AS text[])) AND here.server <> :server "
    "AND servers.beat > (SELECT counted FROM clock WHERE id = 1) - :silence"
)
SEEN: Final = text("SELECT game_id, seat, seen FROM seats WHERE game_id = ANY(CAST(:tables AS text[])) AND seen IS NOT NULL")
BEAT: Final = text(
    "INSERT INTO clock (id, counted, wall) SELECT 1, now, now FROM (SELECT extract(epoch FROM clock_timestamp()) AS now) clocks "
    "ON CONFLICT (id) DO UPDATE SET wall = excluded.wall, "
    "counted = clock.counted + least(greatest(excluded.wall - clock.wall, 0), :step) RETURNING counted, wall"
)
RUNS: Final = text(
    "INSERT INTO servers (id, beat) VALUES (:server, :now) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat "
    "RETURNING xmax = 0 AS is_new"
)
DEAD: Final = text("DELETE FROM servers WHERE beat < :limit AND id <> :server RETURNING id, beat")
CLEARED: Final = text("DELETE FROM here WHERE server = :server RETURNING game_id, seat")
LAST: Final = text("UPDATE seats SET seen = greatest(coalesce(seen, 0), :seen) WHERE game_id = :table AND seat = :seat")


class Heard(NamedTuple):
    """What a spectator has said somewhere."""

    number: int
    name: str
    text: str
    created: float


class Elsewhere(NamedTuple):
    """Who is at a table by other servers: until when each seat, how many look on, which devices; and who was last seen when."""

    until: dict[int, float]
    watching: int
    secrets: frozenset[str]
    seen: dict[int, float]


class Pulse(NamedTuple):
    """What a beat has found: the time, when that was by this machine, is this server new to the others, and which are dead."""

    beat: Beat
    monotonic: float
    is_new: bool
    left: list[str]
    """Tables that a dead server has left."""


class Together:
    """The common side of the store, on connections of its own, each statement for itself."""

    def __init__(self, engine: Engine, server: str) -> None:
        self.server = server
        self._engine = create_engine(engine.url, isolation_level="AUTOCOMMIT", connect_args=ALIVE | BRIEF, pool_size=2)
        self._line = Line(engine)
        self._beating = create_engine(engine.url, connect_args=ALIVE | BRIEF, pool_size=1)

    def close(self) -> None:
        """Give back all connections."""
        self._line.close()
        self._engine.dispose()
        self._beating.dispose()

    def news(self, known: Mapping[str, tuple[int, int]]) -> dict[str, News]:
        """The tables to which something has come: beyond the entry that is known of each, or in whose its seats are."""
        found: dict[str, News] = {}
        numbers = list(known.values())
        for table, owned, entry, kind, payload, created in self._line.ask(
            NEWS, [list(known), [entry for entry, _ in numbers], [owned for _, owned in numbers]]
        ):
            news = found.setdefault(table, News(owned, []))
            if entry is not None and owned is not None:
                news.entries.append(read_entry(entry, kind, payload, created))
        return found

    def murmurs(self, known: Mapping[str, int]) -> dict[str, list[Heard]]:
        """What spectators have said there since."""
        found: dict[str, list[Heard]] = {}
        with self._asking() as connection:
            for row in connection.execute(MURMURED, {"tables": list(known), "numbers": list(known.values())}):
                found.setdefault(row.game_id, []).append(Heard(row.number, row.name, row.text, row.created))
        return found

    def elsewhere(self, tables: Collection[str]) -> dict[str, Elsewhere]:
        """Who is at these tables by other servers."""
        found = {table: Elsewhere({}, 0, frozenset(), {}) for table in tables}
        with self._asking() as connection:
            asked = {"tables": list(tables), "server": self.server, "silence": SILENCE}
            for row in connection.execute(ELSEWHERE, asked):
                one = found[row.game_id]
                if row.seat < 0:
                    found[row.game_id] = one._replace(watching=one.watching + row.many)
                    continue
                until = math.inf if row.until is None else row.until
                one.until[row.seat] = max(until, one.until.get(row.seat, 0.0))
                found[row.game_id] = one._replace(secrets=one.secrets | set(row.secrets.split()))
            for row in connection.execute(SEEN, {"tables": list(tables)}):
                found[row.game_id].seen[row.seat] = row.seen
        return found

    def beat(self) -> Pulse:
        """This server runs, and time goes on; who has died is cleared away."""
        began = time.monotonic()
        left: list[str] = []
        try:
            with self._beating.begin() as connection:
                now = Beat(*connection.execute(BEAT, {"step": STEP}).one())
                at = (began + time.monotonic()) / 2
                is_new: bool = connection.execute(RUNS, {"server": self.server, "now": now.counted}).scalar_one()
                dead = connection.execute(DEAD, {"limit": now.counted - SILENCE, "server": self.server}).all()
                for server, seen in dead:
                    left += _clear(connection, server, seen)
                if left:
                    connection.execute(NOTIFY, _notice(self.server, left))
        except SQLAlchemyError as error:
            self._beating.dispose()
            raise StoreFailure(f"the store does not answer: {str(error).splitlines()[0]}") from error
        return Pulse(now, at, is_new, left)

    def leave(self, now: float) -> None:
        """This server stops: whoever was here by it is elsewhere, or gone."""
        with self._beating.begin() as connection:
            connection.execute(text("DELETE FROM servers WHERE id = :server"), {"server": self.server})
            if left := _clear(connection, self.server, now):
                connection.execute(NOTIFY, _notice(self.server, left))

    def forget(self, counted: float) -> None:
        """Let go of what is kept for a while only."""
        now = time.time()
        with self._asking() as connection:
            connection.execute(text("DELETE FROM spent WHERE created < :limit"), {"limit": now - KEPT})
            connection.execute(text("DELETE FROM murmurs WHERE created < :limit"), {"limit": now - 120.0})
            connection.execute(text("DELETE FROM here WHERE until < :limit"), {"limit": counted - 60.0})

    def is_told(self, table: str, seat: int, what: str) -> bool:
        """Did nobody tell it before? From now on somebody did."""
        with self._asking() as connection:
            told = "INSERT INTO told (game_id, seat, what) VALUES (:table, :seat, :what) ON CONFLICT DO NOTHING"
            return connection.execute(text(told), {"table": table, "seat": seat, "what": what}).rowcount == 1

    def came(self, table: str, seats: Collection[int]) -> None:
        """These players are here: what comes next is told anew."""
        with self._asking() as connection:
            told = "DELETE FROM told WHERE game_id = :table AND seat = ANY(CAST(:seats AS int[]))"
            connection.execute(text(told), {"table": table, "seats": list(seats)})

    @contextmanager
    def _asking(self) -> Iterator[Connection]:
        """A connection; one that was broken meanwhile is replaced before it is used."""
        try:
            connection = self._engine.connect()
        except SQLAlchemyError as error:
            raise StoreFailure(f"the store does not answer: {str(error).splitlines()[0]}") from error
        try:
            yield connection
        except OperationalError as error:
            self._engine.dispose()
            raise StoreFailure(f"the store does not answer: {str(error).splitlines()[0]}") from error
        finally:
            connection.close()


def _clear(connection: Connection, server: str, seen: float) -> list[str]:
    """Nobody is here by this server any more; they were here until then."""
    rows = sorted((row.game_id, row.seat) for row in connection.execute(CLEARED, {"server": server}))
    for table, seat in rows:
        if seat >= 0:
            connection.execute(LAST, {"table": table, "seat": seat, "seen": seen})
    return sorted({table for table, _ in rows})


def _notice(server: str, tables: Iterable[str]) -> dict[str, object]:
    return {"channel": CHANNEL, "said": list(notices(server, {("h", table) for table in tables}))}
