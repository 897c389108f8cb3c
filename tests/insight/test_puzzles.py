"""Puzzles: one decision is clearly best, also for a longer search with other deals."""

from __future__ import annotations

import pytest

import vaka
from tests.insight.games import short_record
from vaka.engine.testing import position
from vaka.insight.puzzles import lead, puzzles_in


def test_a_win_at_once_against_a_sure_loss_is_a_clear_lead() -> None:
    """Aloha: red arrives now, or black wins next."""
    table = position(
        "aloha", 2, pirogues={"red": "b2 e5", "black": "f5"}, tikis={"red": "red b2", "black": "black f5"}, turn="red", left=1
    )
    view = table.state.redact(table.seat("red"))
    found = lead(view, 6, 1)
    assert found is not None
    assert table.game.notation(view, found.best) == "sail b2 a1 with red"
    assert found.gap > 4 * found.error


def test_two_ways_that_come_to_the_same_are_no_puzzle() -> None:
    """Aloha at the start: all openings are much alike, so nothing is clear."""
    state = vaka.game("aloha").new(seats=2)
    state.apply(0)
    found = lead(state.redact(int(state.actor())), 6, 1)
    assert found is None or found.gap < 0.2


@pytest.mark.parametrize("name", ["aloha", "moorea"])
def test_what_is_found_can_be_solved_from_the_view_alone(name: str) -> None:
    record = short_record(name, plies=12, seed=5)
    for puzzle in puzzles_in(record, "here", quick=2):
        if puzzle is None:
            continue
        view = vaka.game(name).load(puzzle.view)
        assert view.viewer == puzzle.seat
        assert puzzle.best in view.legal()
        assert len(view.legal()) >= 4
        assert puzzle.gap >= 0.12
        assert puzzle.source == "here"
        assert set(puzzle.failed) <= {"easy", "medium", "hard", "expert"}
