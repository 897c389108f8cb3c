"""Two judges against each other: seats split evenly, and who is better wins more."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bench import judges

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_every_seating_comes_with_its_exchange() -> None:
    for seats in (2, 3, 4, 5):
        ways = 2 * (2 ** (seats - 1) - 1)
        found = [judges.seating(seats, index) for index in range(ways)]
        assert len(set(map(tuple, found))) == ways
        for first, second in zip(found[::2], found[1::2], strict=True):
            assert [not mine for mine in first] == second
            assert 0 < sum(first) < seats
        held = Counter(seat for way in found for seat, mine in enumerate(way) if mine)
        assert set(held.values()) == {ways // 2}


def test_a_judge_that_prefers_to_lose_loses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "loser.py"
    file.write_text(
        "from vaka.engine.judge import Judge\n"
        "class Loser(Judge):\n"
        "    def rate(self, state, seat):\n"
        "        return -super().rate(state, seat)\n"
        "JUDGE = Loser()\n"
    )
    assert judges.main(["aloha", str(file), "--games", "6"]) == 0
    told = capsys.readouterr().out
    assert "the first wins 0.0% of 6 games" in told


def test_what_is_no_judge_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert judges.main(["aloha", "nowhere.py"]) == 2
    assert "nowhere.py" in capsys.readouterr().err
    assert judges.main(["aloha", "vaka.games.aloha.game"]) == 2
    assert "has no JUDGE" in capsys.readouterr().err
