"""What a terminal shows of a position that was read before."""

from __future__ import annotations

import pytest

import vaka
from tests.cli.conftest import Vaka
from vaka.terminal.changes import changed

LONG = [f"Group {number}: nobody" for number in range(14)]


def told(before: list[str], now: list[str]) -> list[str] | None:
    return changed("\n".join(before), "\n".join(now))


def test_of_a_long_text_only_what_is_new_or_gone_is_told() -> None:
    before = ["Turn 1", *LONG, "Tonga: Yellow, Villages 2", "Tonga: Yellow, 2 pieces", "Niue: Yellow, 1 piece"]
    now = ["Turn 2", *LONG, "Tonga: Yellow, Villages 3", "Tonga: Yellow, 2 pieces"]
    assert told(before, now) == ["+ Turn 2", "+ Tonga: Yellow, Villages 3", "- Niue: Yellow, 1 piece"]
    assert told(now, now) == []


def test_a_stack_that_leaves_is_told_though_its_group_stays() -> None:
    """Both lines begin with the same place."""
    before = [*LONG, "Tonga: Yellow, Villages 2", "Tonga: Yellow, 2 pieces"]
    assert told(before, before[:-1]) == ["- Tonga: Yellow, 2 pieces"]


def test_an_indented_line_comes_with_the_one_that_it_belongs_to() -> None:
    before = [*LONG, "Green: 3 points", "  Owns nothing yet."]
    assert told(before, [*LONG, "Green: 3 points", "  Owns a spear."]) == [
        "  Green: 3 points",
        "+   Owns a spear.",
        "-   Owns nothing yet.",
    ]


def test_a_map_is_shown_whole_and_so_is_a_short_text() -> None:
    """A row of a map says nothing without the others."""
    rows = ["3 . . .", "2 . . .", "1 . . ."]
    moved = ["3 . . .", "2 . r .", "1 . . ."]
    assert told([*rows, "", *LONG], [*moved, "", *LONG]) == moved
    assert told(rows, moved) is None
    assert told(LONG, [line + "!" for line in LONG]) is None


@pytest.mark.parametrize(
    ("lang", "word", "head"),
    [
        ("en", "board", "Changed (“board” shows everything):"),
        ("fr", "plateau", "Ce qui a changé"),
        ("de", "brett", "Geändert („brett“"),
    ],
)
def test_the_position_is_told_once_and_again_on_demand(vaka_command: Vaka, lang: str, word: str, head: str) -> None:
    """A position of many lines is not repeated at every decision; what has changed is, and the whole when it is asked for."""
    line = vaka.game("paradise").text(vaka.game("paradise").new(1), lang).split("\n")[1]
    done = vaka_command("play", "paradise", "--seats", 1, "--seed", 3, "--lang", lang, typed="1\n1\nboard\nquit\n")
    assert done.out.count(line) == 2, done.out
    assert done.out.count(head) == 2
    assert vaka_command("play", "paradise", "--seats", 1, "--lang", lang, typed=f"{word}\nquit\n").out.count(line) == 2


def test_behind_a_curtain_the_whole_is_shown_again(vaka_command: Vaka) -> None:
    """The screen was wiped for the next human."""
    typed = "1\n\n1\n\n1\nquit\n"
    out = vaka_command("play", "paradise", "--seats", 2, "--humans", 2, "--seed", 3, typed=typed).out
    assert out.count("Points needed to declare victory: 28") >= 2
