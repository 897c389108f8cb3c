"""`vaka admin`: look after the tables of a server, also while it runs."""

from __future__ import annotations

import argparse
import json
import sqlite3
import sys
import time
from typing import TYPE_CHECKING, Any, Final

from vaka.engine.errors import VakaError

if TYPE_CHECKING:
    from collections.abc import Callable

    from vaka.table.store.reader import Store

DAY: Final = 24 * 3600


class AdminError(VakaError):
    """What the operator asked for cannot be done."""


def add_admin(parser: argparse.ArgumentParser) -> None:
    """What `vaka admin` takes."""
    parser.add_argument("--database", default="", metavar="URL", help="as given to `vaka serve` (default: the same file)")
    parser.add_argument("--load", action="append", default=[], metavar="MODULE", help="import this first: it registers games")
    parser.set_defaults(run=run_admin, admin=None)
    deeds = parser.add_subparsers(title="what to do", metavar="DEED")

    def deed(name: str, run: Callable[[Store, argparse.Namespace], int | None], meaning: str) -> argparse.ArgumentParser:
        made = deeds.add_parser(name, help=meaning, description=meaning)
        made.set_defaults(admin=run)
        return made

    listing = deed("list", list_tables, "list the tables, the newest first")
    listing.add_argument("--json", action="store_true")
    listing.add_argument("--idle", type=float, default=0, metavar="DAYS", help="only those where nothing has happened for so long")
    exporting = deed("export", export, "print everything about a table as JSON: its set-up and its whole log")
    exporting.add_argument("table")
    deleting = deed("delete", delete_table, "delete a table for good")
    deleting.add_argument("table")
    sweeping = deed("delete-idle", delete_idle, "delete the tables where nothing has happened for this many days")
    sweeping.add_argument("days", type=float)
    sweeping.add_argument("--over", action="store_true", help="only games that are over")
    sweeping.add_argument("--dry-run", action="store_true", help="say which, and delete nothing")
    saving = deed("backup", back_up, "copy a SQLite database to a file, also while the server runs (PostgreSQL: pg_dump)")
    saving.add_argument("file")
    deed("check", check_tables, "read every table again, and name those that do not replay; the exit status is 1 if there are any")
    _add_guarding(deed)
    rotating = deed("rotate", rotate, "end all devices of a seat and print a new invitation to it")
    rotating.add_argument("table")
    rotating.add_argument("seat", type=int)


def _add_guarding(deed: Callable[..., argparse.ArgumentParser]) -> None:
    """What an operator does about open tables."""
    from vaka.terminal import guarding

    deed("close", guarding.close_table, "end the game at a table, without a winner").add_argument("table")
    for name, is_hidden, meaning in (("hide", True, "take an open table off the list"), ("show", False, "put it back on the list")):
        made = deed(name, guarding.hide_table, meaning)
        made.add_argument("table")
        made.set_defaults(hidden=is_hidden)
    banning = deed(
        "ban", guarding.ban_device, "ban the devices of a seat from open tables, and remove them from those they play at"
    )
    banning.add_argument("table")
    banning.add_argument("seat", help="the number of a seat, or host")
    deed("unban", guarding.unban_device, "lift a ban").add_argument("device", help="as `bans` names it")
    deed("bans", guarding.list_bans, "list the devices that are banned")


def run_admin(args: argparse.Namespace) -> int:
    """Do it."""
    from vaka.table.settings import Settings
    from vaka.table.store.reader import Store
    from vaka.table.workers.processes import load_modules

    if args.admin is None:
        raise AdminError(
            "say what to do: list, export, delete, delete-idle, backup, check, rotate, close, hide, show, ban, unban or bans"
        )
    load_modules(args.load)
    store = Store(Settings(database=args.database).database_url())
    try:
        status: int | None = args.admin(store, args)
    finally:
        store.close()
    return status or 0


def list_tables(store: Store, args: argparse.Namespace) -> None:
    """A line for each table."""
    rows = [row for row in store.overview() if time.time() - row["changed"] >= args.idle * DAY]
    if args.json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    for row in rows:
        state = "record" if row["kind"] == "record" else "over" if row["ended"] else "in play"
        names = ", ".join(row["names"])
        print(f"{row['id']}  {row['game']:10} {state:8} {row['entries']:6} entries  {_day(row['changed'])}  {names}")


def _day(when: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(when))


def export(store: Store, args: argparse.Namespace) -> None:
    """All of a table, without its secrets."""
    from vaka.table.game.entries import write_deed

    game = store.game(args.table)
    if game is None:
        raise AdminError(f"there is no table {args.table}")
    data: dict[str, Any] = game._asdict()
    data["seats"] = [seat._asdict() for seat in game.seats]
    data["away"] = {name: value for name, value in (game.away or {}).items() if name != "hook"}
    data["entries"] = [
        {"number": entry.number, "kind": entry.kind, "payload": write_deed(entry.deed), "created": entry.created}
        for entry in store.log_without_snapshot(args.table).entries
    ]
    json.dump(data, sys.stdout, ensure_ascii=False, indent=1)
    print()


def delete_table(store: Store, args: argparse.Namespace) -> None:
    """One table."""
    if store.game(args.table) is None:
        raise AdminError(f"there is no table {args.table}")
    store.delete([args.table])
    print(f"deleted {args.table}")


def delete_idle(store: Store, args: argparse.Namespace) -> None:
    """Those that nobody has touched for a while."""
    if args.days < 0:
        raise AdminError("days are counted from 0 on")
    rows = [row for row in store.overview() if time.time() - row["changed"] >= args.days * DAY and (row["ended"] or not args.over)]
    if not args.dry_run:
        store.delete([row["id"] for row in rows])
    for row in rows:
        print(f"{'would delete' if args.dry_run else 'deleted'} {row['id']}")
    print(f"{len(rows)} tables", file=sys.stderr)


def back_up(store: Store, args: argparse.Namespace) -> None:
    """SQLite's own way to copy a database that is in use."""
    url = store.engine.url
    if url.get_backend_name() != "sqlite" or not url.database:
        raise AdminError("this is no SQLite file: back up PostgreSQL with pg_dump")
    from vaka.table.store.schema import keep_private

    keep_private(args.file)
    try:
        with sqlite3.connect(url.database) as source, sqlite3.connect(args.file) as copy:
            source.backup(copy, pages=1000)
        copy.close()
        source.close()
    except sqlite3.Error as error:
        raise AdminError(f"the backup failed: {error}") from None
    print(f"{url.database} is copied to {args.file}")


def check_tables(store: Store, args: argparse.Namespace) -> int:
    """A line for each table that does not replay."""
    from vaka.table.game.replay import complaint
    from vaka.table.store.schema import StoreFailure

    tables = [row["id"] for row in store.overview()]
    wrong = 0
    for table in tables:
        stored = store.game(table)
        if stored is None:
            continue  # deleted in the meantime
        try:
            log, entries = store.log(table), store.log_without_snapshot(table).entries
            found = complaint(stored, log, entries)
        except StoreFailure:
            raise
        except (ValueError, TypeError, KeyError) as error:
            found = f"cannot be read: {error}"
        if found is not None:
            wrong += 1
            print(f"{table}  {stored.game:10} {found}")
    print(f"{len(tables)} tables, {wrong} of them do not replay", file=sys.stderr)
    return 1 if wrong else 0


def rotate(store: Store, args: argparse.Namespace) -> None:
    """For an owner who has lost everything, and whom the operator knows."""
    game = store.game(args.table)
    if game is None or not 0 <= args.seat < len(game.seats) or game.seats[args.seat].kind != "human":
        raise AdminError(f"there is no seat {args.seat} of a person at {args.table}")
    token = store.rotate(args.table, args.seat)
    print(f"/s/{token}")
    print("the earlier devices are signed out; a running server notices within half a minute", file=sys.stderr)
