"""Analyses of finished games, kept with them. Every function blocks."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from vaka.table.store.schema import ANALYSES, GAMES, StoreFailure

if TYPE_CHECKING:
    from collections.abc import Mapping


def analysis_of(engine: Engine, table: str) -> dict[str, Any] | None:
    """The analysis that is kept with a game; None if there is none. Raise StoreFailure if the store does not answer."""
    try:
        with engine.connect() as connection:
            found = connection.execute(select(ANALYSES.c.payload).where(ANALYSES.c.game_id == table)).scalar_one_or_none()
    except SQLAlchemyError as error:
        raise StoreFailure(f"the store does not answer: {str(error).splitlines()[0]}") from error
    return None if found is None else json.loads(found)


def keep_analysis(engine: Engine, table: str, data: Mapping[str, Any]) -> None:
    """Keep it, in the place of the one before; not for a game that has been deleted meanwhile."""
    try:
        with engine.begin() as connection:
            forget_analysis(connection, table)
            if connection.execute(select(GAMES.c.id).where(GAMES.c.id == table)).first() is not None:
                row = {"game_id": table, "payload": json.dumps(data, separators=(",", ":")), "created": time.time()}
                connection.execute(insert(ANALYSES), row)
    except SQLAlchemyError as error:
        raise StoreFailure(f"the store cannot be written: {str(error).splitlines()[0]}") from error


def forget_analysis(connection: Connection, table: str) -> None:
    """The game goes, or another analysis comes."""
    connection.execute(delete(ANALYSES).where(ANALYSES.c.game_id == table))
