"""What the golden games of Moorea show."""

from __future__ import annotations

from pathlib import Path

import pytest

import vaka

FOLDER = Path(__file__).parent / "golden"


def heard(record: vaka.Record) -> list[str]:
    """The keys of all events of a game."""
    state, events = record.start(), list[vaka.Event]()
    for seat, action in record.moves:
        state.apply(action, events, seat if seat >= 0 else vaka.engine.ASKED)
    return [event.key for event in events]


@pytest.mark.parametrize(
    ("name", "cause"),
    [("two-empty", "final-empty"), ("five-strict", "final-empty"), ("four-idle", "final-idle"), ("three-shared", "final-idle")],
)
def test_the_final_round_has_its_cause(name: str, cause: str) -> None:
    assert heard(vaka.Record.read(FOLDER / f"{name}.vaka")).count(cause) == 1


def test_a_shared_victory_has_several_winners() -> None:
    record = vaka.Record.read(FOLDER / "three-shared.vaka")
    best = max(record.replay().scores())
    assert [score for score in record.replay().scores() if score == best] == [best] * len(record.winners)
    assert len(record.winners) > 1


def test_hidden_draws_read_as_question_marks() -> None:
    """While a game runs, a spectator's record has `card ?` where a card was drawn from the pile."""
    record = vaka.Record.read(FOLDER / "two-empty.vaka")
    half = vaka.Record(record.game, record.seats, record.options, date=record.date)
    half.moves, half.lines = record.moves[:200], record.lines[:200]
    assert "card ?" in str(half.view(vaka.SPECTATOR))
    assert "card ?" not in str(record)
