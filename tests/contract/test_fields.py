"""A new field cannot be forgotten: every field of every game's position comes through copy, write and read."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.engine.toys import Bids, BidsGame, game_of
from vaka.engine import Game
from vaka.engine.registry import own_games
from vaka.engine.testing import ContractBroken
from vaka.engine.testing.fields import check_fields


@pytest.mark.parametrize("name", own_games())
def test_every_field_is_copied_written_and_read(name: str) -> None:
    assert {"ply", "asked"} < set(check_fields(vaka.game(name)))


class Counting(Bids):
    """A field more, kept everywhere."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.count = 0

    def play(self, action: int, seat: int) -> None:
        super().play(action, seat)
        self.count = sum(self.points)

    def write(self) -> dict[str, Any]:
        return super().write() | {"count": self.count}

    def read(self, data: dict[str, Any]) -> None:
        super().read(data)
        self.count = data.get("count", 0)


class NotWritten(Counting):
    def write(self) -> dict[str, Any]:
        return Bids.write(self)


class NotRead(Counting):
    def read(self, data: dict[str, Any]) -> None:
        Bids.read(self, data)


class NotCopied(Counting):
    def copy(self) -> NotCopied:
        twin = super().copy()
        assert isinstance(twin, NotCopied)
        twin.count = 0
        return twin


class Shared(Counting):
    def copy(self) -> Shared:
        twin = super().copy()
        assert isinstance(twin, Shared)
        twin.points = self.points
        return twin


class Idle(Counting):
    def play(self, action: int, seat: int) -> None:
        Bids.play(self, action, seat)


def test_a_field_that_is_kept_passes() -> None:
    assert {"count", "points", "picks", "ply"} <= set(check_fields(game_of(Counting, BidsGame)))


@pytest.mark.parametrize(
    ("slip", "where"),
    [
        (NotWritten, "count does not come through"),
        (NotRead, "count does not come through"),
        (NotCopied, r"count does not come through copy\(\): [1-9]+ became 0"),
        (Shared, "points does not come through a ply on a copy"),
        (Idle, "count is the same in every position of every game"),
    ],
)
def test_a_field_that_is_forgotten_is_named(slip: type[Bids], where: str) -> None:
    with pytest.raises(ContractBroken, match=where):
        check_fields(game_of(slip, BidsGame))
    if slip is not Shared:
        assert "count" not in check_fields(game_of(slip, BidsGame), passing=["count"])
