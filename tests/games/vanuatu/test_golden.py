"""Golden games: whole records, one for every way a game can end, that must replay to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

import vaka
from vaka.engine.words import LANGUAGES

FOLDER = Path(__file__).parent / "golden"
ENDINGS = {
    "two-players": "win",
    "three-players": "win",
    "five-plain": "win",
    "waters-win": "win",
    "waters-lost": "all-lost",
    "shared": "draw-game",
}


def test_every_golden_game_is_here() -> None:
    """No ending without a record, no record without an ending."""
    assert {path.stem for path in FOLDER.glob("*.vaka")} == set(ENDINGS)


@pytest.mark.parametrize("name", sorted(ENDINGS))
def test_a_golden_game_replays(name: str) -> None:
    """It ends as it is said to, and can be told in three languages; a viewer's record ends at the viewer's position."""
    text = (FOLDER / f"{name}.vaka").read_text(encoding="utf-8")
    record = vaka.Record.parse(text)
    state = record.start()
    events: list[vaka.Event] = []
    for seat, action in record.moves:
        events = []
        state.apply(action, events, seat if seat >= 0 else vaka.engine.ASKED)
    assert state.actor() == vaka.OVER
    assert events[-1].key == ENDINGS[name]
    for lang in LANGUAGES:
        assert all(record.game.tell(event, record.seats, lang) for event in events)


def test_a_hidden_line_reads_as_a_question_mark() -> None:
    """While a game runs, the others' record has `token ?` where a rest token was taken."""
    record = vaka.Record.parse((FOLDER / "three-players.vaka").read_text(encoding="utf-8"))
    lines = [line for line in str(record).splitlines() if " token " in line]
    assert lines
    assert not any("?" in line for line in lines)
    half = vaka.Record(record.game, record.seats, record.options, date=record.date)
    last = max(number for number, line in enumerate(record.lines) if "token" in str(line))
    half.moves, half.lines = record.moves[: last + 1], record.lines[: last + 1]
    assert "token ?" in str(half.view(vaka.SPECTATOR))
