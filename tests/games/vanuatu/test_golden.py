"""What the golden games of Vanuatu show."""

from __future__ import annotations

from pathlib import Path

import vaka

FOLDER = Path(__file__).parent / "golden"


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
