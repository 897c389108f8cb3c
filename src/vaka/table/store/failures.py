"""A question to the store, and what goes wrong with it in a line."""

from __future__ import annotations

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from vaka.table.store.schema import StoreFailure


class Asking:
    """A connection for one question; what goes wrong is a StoreFailure in a line."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def __enter__(self) -> Connection:
        try:
            self.connection = self.engine.connect()
        except SQLAlchemyError as error:
            raise StoreFailure(f"the store does not answer: {str(error).splitlines()[0]}") from error
        return self.connection

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self.connection.close()
        if isinstance(error, SQLAlchemyError):
            raise StoreFailure(f"the store does not answer: {str(error).splitlines()[0]}") from error
