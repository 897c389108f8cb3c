"""Browsers that are told by push messages, and the server's key for it. Every function blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from vaka.table.seats.subscription import MOST, Subscription
from vaka.table.store.schema import SENDER, SUBSCRIPTIONS, StoreFailure

if TYPE_CHECKING:
    from collections.abc import Callable, Collection


def sender_key(engine: Engine, make: Callable[[], str]) -> str:
    """The key of this server; it is made once, and stays with the database."""
    with engine.begin() as connection:
        found = connection.execute(select(SENDER.c.key)).scalar_one_or_none()
        if found is None:
            found = make()
            connection.execute(insert(SENDER), {"id": 1, "key": found})
        return str(found)


def subscriptions_of(engine: Engine, secret_hashes: Collection[str]) -> list[Subscription]:
    """Where these browsers are reached; raise StoreFailure if the store does not answer."""
    question = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.secret_hash.in_(secret_hashes)).order_by(SUBSCRIPTIONS.c.created)
    try:
        with engine.connect() as connection:
            return [Subscription(**row._mapping) for row in connection.execute(question)]
    except SQLAlchemyError as error:
        raise StoreFailure(f"the store does not answer: {str(error).splitlines()[0]}") from error


def subscribe(connection: Connection, one: Subscription) -> None:
    """A browser more, or the same one anew; its oldest ones go where there are too many."""
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint_hash == one.endpoint_hash))
    connection.execute(insert(SUBSCRIPTIONS), one._asdict())
    own = select(SUBSCRIPTIONS.c.endpoint_hash).where(SUBSCRIPTIONS.c.secret_hash == one.secret_hash)
    kept = connection.execute(own.order_by(SUBSCRIPTIONS.c.created.desc())).scalars().all()
    for endpoint_hash in kept[MOST:]:
        unsubscribe(connection, endpoint_hash)


def unsubscribe(connection: Connection, endpoint_hash: str) -> None:
    """This one is told nothing more."""
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint_hash == endpoint_hash))
