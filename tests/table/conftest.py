"""One server for the tests that only talk to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tools.soak import Postgres

from tests.table.games import register_all
from tests.table.served import Served, serving
from vaka.bots import registry as bots
from vaka.engine import registry as games


@pytest.fixture(scope="package", autouse=True)
def toys() -> Iterator[None]:
    """The toy games and bots are known here, and nowhere else."""
    known = [(registry, dict(registry)) for registry in (games._registered, bots._known)]
    register_all()
    yield
    for registry, before in known:
        registry.clear()
        registry.update(before)  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def postgres_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own, from the wheel."""
    with Postgres(tmp_path_factory.mktemp("several") / "pg") as postgres:
        yield postgres.url


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the toy games beside the others."""
    with serving(tmp_path_factory.mktemp("table") / "vaka.db") as running:
        yield running


@pytest.fixture
def served(shared_server: Served) -> Served:
    """The same server for every test, and a client that nobody has met: pages leave cookies, such as the language."""
    shared_server.http.cookies.clear()
    return shared_server
