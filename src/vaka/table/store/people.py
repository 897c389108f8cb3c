"""Names that last, and how games ended: a browser's own page is made of them. Every function blocks.

A person is a name and the browsers that go by it, by the hashes of their secrets. There is no account: whoever has none of these
browsers, and no key for the way back, is somebody else.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Column, Connection, Engine, Float, Index, String, Table, Text, delete, insert, select, update

from vaka.table.store.failures import Asking
from vaka.table.store.schema import DEVICES, GAMES, ROWS, SEATS

if TYPE_CHECKING:
    from collections.abc import Collection

PEOPLE: Final = Table(
    "people",
    ROWS,
    Column("id", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
)
PEOPLE_KEYS: Final = Table(
    "people_keys",
    ROWS,
    Column("secret_hash", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("label", Text, nullable=False),
    Index("people_keys_by_person", "person"),
)
RESULTS: Final = Table(
    "results",
    ROWS,
    Column("game_id", String(16), primary_key=True),
    Column("how", String(16), nullable=False),  # rules, conceded, agreement, closed
    Column("winners", Text, nullable=False),
    Column("scores", Text, nullable=False),
)


class Result(NamedTuple):
    """How a game ended."""

    how: str
    winners: list[int]
    scores: list[int]


class Opponent(NamedTuple):
    """Somebody on another seat: a person by their id, or else whoever it was by the name at the table."""

    seat: int
    name: str
    kind: str
    bot: str | None
    person: str | None


class Played(NamedTuple):
    """A game that is over, as somebody who played it sees it."""

    id: str
    game: str
    created: float
    ended: float
    held: list[int]
    seats: tuple[Opponent, ...]
    result: Result | None
    """None: it ended before results were written down."""


class Person(NamedTuple):
    """A name that lasts."""

    id: str
    name: str


class Naming(NamedTuple):
    """What a browser wants of its name: to have it (`person` is new where there was none), or to be somebody's other browser."""

    secret_hash: str
    label: str
    created: float
    name: str = ""
    person: str = ""
    source: str | None = None
    """The hash of the browser whose person it joins, if it has none itself."""


def keep_result(connection: Connection, table: str, result: Result) -> None:
    """How a game ended, once."""
    connection.execute(delete(RESULTS).where(RESULTS.c.game_id == table))
    row = {"game_id": table, "how": result.how, "winners": json.dumps(result.winners), "scores": json.dumps(result.scores)}
    connection.execute(insert(RESULTS), row)


def keep_name(connection: Connection, naming: Naming) -> None:
    """Give a browser its name, or let it share another's."""
    found = _person_of(connection, naming.secret_hash)
    if naming.source is not None:
        other = _person_of(connection, naming.source)
        if found is None and other is not None:
            _add_key(connection, naming, other)
    elif found is not None:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == found).values(name=naming.name))
    else:
        connection.execute(insert(PEOPLE), {"id": naming.person, "name": naming.name, "created": naming.created})
        _add_key(connection, naming, naming.person)


def _add_key(connection: Connection, naming: Naming, person: str) -> None:
    connection.execute(insert(PEOPLE_KEYS), {"secret_hash": naming.secret_hash, "person": person, "label": naming.label})


def _person_of(connection: Connection, secret_hash: str) -> str | None:
    return connection.execute(select(PEOPLE_KEYS.c.person).where(PEOPLE_KEYS.c.secret_hash == secret_hash)).scalar_one_or_none()


def forget_person(connection: Connection, secret_hash: str) -> None:
    """Forget a name, and which browsers go by it."""
    person = _person_of(connection, secret_hash)
    if person is not None:
        connection.execute(delete(PEOPLE_KEYS).where(PEOPLE_KEYS.c.person == person))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))


# --- Asked by the server ---


def person_of(engine: Engine, secret_hash: str) -> Person | None:
    """Who goes by the secret of a browser, if they have a name that lasts."""
    with Asking(engine) as connection:
        found = connection.execute(
            select(PEOPLE.c.id, PEOPLE.c.name)
            .join(PEOPLE_KEYS, PEOPLE_KEYS.c.person == PEOPLE.c.id)
            .where(PEOPLE_KEYS.c.secret_hash == secret_hash)
        ).one_or_none()
    return None if found is None else Person(found.id, found.name)


def browsers_of(engine: Engine, secret_hash: str) -> set[str]:
    """All browsers that go by the name of this one, itself among them."""
    with Asking(engine) as connection:
        return _browsers(connection, secret_hash)


def _browsers(connection: Connection, secret_hash: str) -> set[str]:
    person = _person_of(connection, secret_hash)
    same = select(PEOPLE_KEYS.c.secret_hash).where(PEOPLE_KEYS.c.person == person)
    return {secret_hash} if person is None else {secret_hash, *connection.execute(same).scalars()}


def results_of(engine: Engine, tables: Collection[str]) -> dict[str, Result]:
    """How these tables ended, as far as they have and it was written down."""
    with Asking(engine) as connection:
        return _results(connection, tables)


def _results(connection: Connection, tables: Collection[str]) -> dict[str, Result]:
    rows = connection.execute(select(RESULTS).where(RESULTS.c.game_id.in_(tables)))
    return {row.game_id: Result(row.how, json.loads(row.winners), json.loads(row.scores)) for row in rows}


def played_by(engine: Engine, secret_hash: str, limit: int) -> list[Played]:
    """The games of a person that are over, on whichever of their browsers, the one that ended last first."""
    with Asking(engine) as connection:
        mine = DEVICES.c.secret_hash.in_(_browsers(connection, secret_hash)) & (DEVICES.c.kind == "browser") & (DEVICES.c.seat >= 0)
        ended = GAMES.c.ended.is_not(None) & (GAMES.c.kind == "play")
        games = connection.execute(
            select(GAMES.c.id, GAMES.c.game, GAMES.c.created, GAMES.c.ended)
            .where(ended, GAMES.c.id.in_(select(DEVICES.c.game_id).where(mine)))
            .order_by(GAMES.c.ended.desc())
            .limit(limit)
        ).all()
        ids = [row.id for row in games]
        held: dict[str, set[int]] = {}
        for row in connection.execute(select(DEVICES.c.game_id, DEVICES.c.seat).where(mine, DEVICES.c.game_id.in_(ids))):
            held.setdefault(row.game_id, set()).add(row.seat)
        people = _people_at(connection, ids)
        seats: dict[str, list[Opponent]] = {}
        for row in connection.execute(select(SEATS).where(SEATS.c.game_id.in_(ids)).order_by(SEATS.c.seat)):
            opponent = Opponent(row.seat, row.name, row.kind, row.bot, None)
            if (found := people.get((row.game_id, row.seat))) is not None:
                opponent = opponent._replace(person=found.id, name=found.name)
            seats.setdefault(row.game_id, []).append(opponent)
        results = _results(connection, ids)
    return [
        Played(row.id, row.game, row.created, row.ended, sorted(held[row.id]), tuple(seats[row.id]), results.get(row.id))
        for row in games
    ]


def _people_at(connection: Connection, tables: Collection[str]) -> dict[tuple[str, int], Person]:
    """Who sits at these tables under a name that lasts."""
    rows: Any = connection.execute(
        select(DEVICES.c.game_id, DEVICES.c.seat, PEOPLE.c.id, PEOPLE.c.name)
        .join(PEOPLE_KEYS, PEOPLE_KEYS.c.secret_hash == DEVICES.c.secret_hash)
        .join(PEOPLE, PEOPLE.c.id == PEOPLE_KEYS.c.person)
        .where(DEVICES.c.game_id.in_(tables), DEVICES.c.kind == "browser")
    )
    return {(row.game_id, row.seat): Person(row.id, row.name) for row in rows}
