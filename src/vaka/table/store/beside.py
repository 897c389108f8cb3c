"""Writing beside other servers, to one PostgreSQL.

Each game's row is locked for as long as the transaction lasts, all of them in one order. Whoever was overtaken loses what they
wanted to write, and nobody else does. One notice goes with the commit: who has sent it, and which tables others have to look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from vaka.table.store.rows import Overtaken, write_new, write_rest

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vaka.table.store.rows import Rows

CHANNEL: Final = "vaka"
NOTICE: Final = 7900
"""Bytes of a notice; PostgreSQL takes 8,000."""
LOCK: Final = text(
    "SELECT txid_current(), found.id, found.owned FROM (SELECT 1) one LEFT JOIN ("
    "SELECT id, owned FROM games WHERE id = ANY(CAST(:tables AS text[])) ORDER BY id FOR NO KEY UPDATE"
    ") found ON true"
)
WRITE: Final = text(
    "INSERT INTO entries (game_id, entry, kind, payload, created) SELECT * FROM unnest("
    "CAST(:tables AS text[]), CAST(:numbers AS int[]), CAST(:kinds AS text[]), CAST(:payloads AS text[]), CAST(:times AS float8[])"
    ") ON CONFLICT DO NOTHING RETURNING game_id, entry"
)
NOTIFY: Final = text("SELECT pg_notify(:channel, said) FROM unnest(CAST(:said AS text[])) said")
STATUS: Final = text("SELECT txid_status(:number)")


class Written(NamedTuple):
    """What became of each of several changes (None: it is written), and the number of the transaction."""

    overtaken: list[Overtaken | None]
    transaction: int


def write_beside(connection: Connection, several: Sequence[Rows], server: str) -> Written:
    """Write what can be written."""
    tables = sorted({table for rows in several for table in rows.based})
    locked = connection.execute(LOCK, {"tables": tables}).all()
    owned = {row.id: row.owned for row in locked if row.id is not None}
    answers: list[Overtaken | None] = [None if _stands(rows, owned) else Overtaken("it has changed") for rows in several]
    plain = [at for at, rows in enumerate(several) if answers[at] is None and rows.has_entries_alone()]
    if plain:
        came = _write_entries(connection, [several[at].entries[0] for at in plain])
        for at in plain:
            first = several[at].entries[0]
            if (first["game_id"], first["entry"]) in came:
                came.discard((first["game_id"], first["entry"]))  # it is there once
            else:
                answers[at] = Overtaken("another entry is there already")
        if more := [row for at in plain if answers[at] is None for row in several[at].entries[1:]]:
            _write_entries(connection, more)
    for at, rows in enumerate(several):
        if answers[at] is None and not rows.has_entries_alone():
            answers[at] = _apart(connection, rows)
    changed = {one for rows, answer in zip(several, answers, strict=True) if answer is None for one in rows.changed()}
    if changed:
        connection.execute(NOTIFY, {"channel": CHANNEL, "said": list(notices(server, changed))})
    return Written(answers, locked[0][0])


def _stands(rows: Rows, owned: dict[str, int]) -> bool:
    return all(owned.get(table) == was for table, was in rows.based.items())


def _write_entries(connection: Connection, rows: Sequence[dict[str, object]]) -> set[tuple[str, int]]:
    rows = sorted(rows, key=lambda row: (row["game_id"], row["entry"]))
    given = {
        "tables": [row["game_id"] for row in rows],
        "numbers": [row["entry"] for row in rows],
        "kinds": [row["kind"] for row in rows],
        "payloads": [row["payload"] for row in rows],
        "times": [row["created"] for row in rows],
    }
    return {(row.game_id, row.entry) for row in connection.execute(WRITE, given)}


def _apart(connection: Connection, rows: Rows) -> Overtaken | None:
    try:
        with connection.begin_nested():
            write_new(connection, [rows])
            write_rest(connection, rows)
    except IntegrityError as error:
        return Overtaken(f"another server writes to this game: {str(error.orig)[:120]}")
    except Overtaken as overtaken:
        return overtaken
    return None


def notices(server: str, changed: Iterable[tuple[str, str]]) -> Iterable[str]:
    """What is told: who tells it, and the tables, each with a letter for what has changed; in as few pieces as it takes.

    >>> list(notices("me", [("e", "aa"), ("h", "aa")]))
    ['me eaa haa']
    """
    said = server
    for kind, table in sorted(changed):
        if len(said) + len(table) + 2 > NOTICE:
            yield said
            said = server
        said += f" {kind}{table}"
    yield said
