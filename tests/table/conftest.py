"""One server for the tests that only talk to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.served import Served, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the toy games beside the others."""
    with serving(tmp_path_factory.mktemp("table") / "vaka.db") as running:
        yield running
