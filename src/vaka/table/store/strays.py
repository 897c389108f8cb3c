"""What is left of browsers that hold nothing here any more."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from vaka.table.store.schema import DEVICES, SUBSCRIPTIONS


def forget_strays(connection: Connection) -> None:
    """They are told nothing more, and nothing is kept of them."""
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.secret_hash.not_in(select(DEVICES.c.secret_hash))))
