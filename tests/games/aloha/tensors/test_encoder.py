"""Rows of Aloha: where things lie in them, and ids that are relative to the viewer."""

from __future__ import annotations

import vaka
from vaka.engine.testing import position
from vaka.games.aloha.rules.sea import square_name

GAME = vaka.game("aloha")


def squares(numbers: list[int]) -> list[str]:
    """The names of the squares with 1."""
    return [square_name(square) for square, number in enumerate(numbers) if number]


def test_a_fleet_and_a_turn_are_where_the_spec_says() -> None:
    state = position(GAME, 2, pirogues={"red": "e5"}, turn="red").state
    rows = GAME.observations(2)
    row = state.observe(0)
    fleet = rows.part(row, "fleet")
    assert squares(fleet[0][0][:36].tolist()) == ["e5"]
    assert fleet[0][1].tolist() == [0] * 36 + [1], "on the beach"
    assert rows.part(row, "turn").tolist() == [1, 0]
    assert squares(rows.part(row, "home")[0].tolist()) == ["f6"]
    assert rows.part(row, "stock").sum() == rows.part(row, "face_down").sum() == 32


def test_relative_to_black_black_is_first_in_rows_and_in_ids() -> None:
    state = position(GAME, 2, pirogues={"red": "e5"}, turn="red").state
    rows = GAME.observations(2)
    fleet = rows.part(state.observe(1, relative=True), "fleet")
    assert squares(fleet[1][0][:36].tolist()) == ["e5"], "Red comes second"
    push = GAME.kinds.id("push", pirogue=0, direction=3)  # type: ignore[union-attr]
    assert rows.relative(push, 1) == GAME.kinds.id("push", pirogue=4, direction=3)  # type: ignore[union-attr]
    assert rows.absolute(rows.relative(push, 1), 1) == push
    launch = GAME.kinds.id("launch", slot=2, to=7)  # type: ignore[union-attr]
    assert rows.relative(launch, 1) == launch, "one's own fleet is nobody else's"
