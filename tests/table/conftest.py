"""One server for the tests that only talk to it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.strikes import Postgres

from tests.table.games import register_all
from tests.table.served import Served, serving
from tests.table.several import serving_together
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
def postgres_url() -> Iterator[str]:
    """A PostgreSQL of our own, from the wheel, where its own user may go."""
    with tempfile.TemporaryDirectory() as folder, Postgres(Path(folder) / "pg") as postgres:
        yield postgres.url


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the toy games beside the others."""
    with serving(tmp_path_factory.mktemp("table") / "vaka.db") as running:
        yield running


@pytest.fixture(scope="session")
def shared_pair(postgres_url: str) -> Iterator[Served]:
    """Two servers, which take turns."""
    with serving_together(postgres_url) as running:
        yield running


TWICE = ("test_playing", "test_again", "test_owners", "test_lost_seats", "test_wire", "test_wire_tokens", "test_wire_undo")
"""What holds for one server holds for two as well: these modules are run against both."""
ONCE = ("test_staying_out_of_a_battle", "test_stepping_through_a_running_game", "test_an_answer_is_for_the_request_that_it_means")
"""Not these: they take for granted that what one connection has seen, the others have been sent."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test against one server, or against one and two."""
    if "served" in metafunc.fixturenames:
        twice = metafunc.module.__name__.rpartition(".")[2] in TWICE and metafunc.function.__name__ not in ONCE
        metafunc.parametrize("served", ["shared_server", "shared_pair"] if twice else ["shared_server"], indirect=True)


@pytest.fixture
def served(request: pytest.FixtureRequest) -> Served:
    """The same server for every test, and a client that nobody has met: pages leave cookies, such as the language."""
    running: Served = request.getfixturevalue(request.param)
    running.http.cookies.clear()
    return running
