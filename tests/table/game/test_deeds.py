"""Whatever the table accepts, it can read again."""

from __future__ import annotations

import pytest

from tests.table.deeds import sit_at_tables
from vaka.engine.registry import own_games

TOYS = ("bids", "truce", "calls")


@pytest.mark.parametrize("name", [*own_games(), *TOYS])
def test_what_was_accepted_is_read_back_after_a_restart(name: str) -> None:
    sit_at_tables(name, tables=40, steps=30)
