"""Puzzles: one decision is clearly best, also for a longer search with other deals, and when it is played out."""

from __future__ import annotations

import pytest

import vaka
from tests.insight.games import short_record
from vaka.engine.testing import position
from vaka.insight.decisions import Decision, decisions
from vaka.insight.puzzles import Counts, askers, bounds_of, confirmed, lead, puzzles_in


def test_a_win_at_once_against_a_sure_loss_is_a_clear_lead() -> None:
    """Aloha: red arrives now, or black wins next."""
    table = position(
        "aloha", 2, pirogues={"red": "b2 e5", "black": "f5"}, tikis={"red": "red b2", "black": "black f5"}, turn="red", left=1
    )
    view = table.state.redact(table.seat("red"))
    found = lead(view, 6, 1)
    assert found is not None
    assert table.game.notation(view, found.best.first) == "sail b2 a1 with red"
    assert found.gap > 4 * found.error
    open_now = decisions(view)
    assert [one.actions for one in open_now] == [(action,) for action in view.legal()]
    assert len(found.costs) == len(open_now)
    assert found.costs[open_now.index(found.best)] == 0
    assert all(cost >= round(100 * found.gap) for one, cost in zip(open_now, found.costs, strict=True) if one != found.best)
    assert found.best.first in found.lines


def test_what_wins_comes_out_ahead_when_it_is_played_out() -> None:
    """The same position; the other way round it is not confirmed."""
    table = position(
        "aloha", 2, pirogues={"red": "b2 e5", "black": "f5"}, tikis={"red": "red b2", "black": "black f5"}, turn="red", left=1
    )
    view = table.state.redact(table.seat("red"))
    best, other = (Decision((table.game.parse(view, words, view.viewer),)) for words in ("sail b2 a1 with red", "sail e5 e4"))
    assert confirmed(view, best, other, 1) > 0.5
    assert confirmed(view, other, best, 1) == 0


def test_two_ways_that_come_to_the_same_are_no_puzzle() -> None:
    """Aloha at the start: all openings are much alike, so nothing is clear."""
    state = vaka.game("aloha").new(seats=2)
    state.apply(0)
    found = lead(state.redact(int(state.actor())), 6, 1)
    assert found is None or found.gap < 0.2


@pytest.mark.parametrize("name", ["aloha", "moorea"])
def test_what_is_found_can_be_solved_from_the_view_alone(name: str) -> None:
    record, counts = short_record(name, plies=12, seed=5), Counts()
    for puzzle in puzzles_in(record, "here", 1, counts, quick=2):
        view = vaka.game(name).load(puzzle.view)
        assert view.viewer == puzzle.seat
        assert puzzle.best in view.legal()
        assert len(decisions(view)) >= bounds_of(view.game).fewest
        assert puzzle.gap >= bounds_of(view.game).clear
        assert puzzle.source == "here"
        assert set(puzzle.failed) <= {"easy", "medium", "hard", "expert"}
    assert counts.games == 1
    assert counts.positions >= counts.glanced >= counts.candidates == counts.unproven + counts.refuted + counts.found


def test_levels_are_asked_with_budgets_that_no_clock_cuts() -> None:
    bots = askers(vaka.game("vanuatu").new(seats=2))
    assert list(bots) == ["easy", "medium", "hard", "expert"]
    assert "seconds" not in repr(bots["hard"])
    assert "seconds" not in repr(bots["expert"])
    assert "iterations=600" in repr(bots["expert"])
