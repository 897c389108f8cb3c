"""One script: only it says what comes next, so only it moves the stage, asks chance, and pushes and pops questions.

A game's script is `rules/sequence.py`, with `rules/phases.py` or the modules of `rules/script/` where it has them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import ROOT
from vaka.engine.registry import own_games

GAMES: Final = ROOT / "src" / "vaka" / "games"
ROOMS: Final = ("rules", "judge")
SCRIPT: Final = ("sequence", "phases", "script")
FIELDS: Final = ("stage", "chance", "active", "place")
"""Where the sequence of play stands. A name that a game's script never writes means something else there."""
STACK: Final = ("push", "pop")
DATA: Final = ("position", "reading")
"""The fields themselves, and a position from its data."""


def who_else(folder: Path) -> list[str]:
    """One line for each place outside the script that moves the sequence of play, in the rooms that are compiled."""
    found, scripted = [], set()
    for room in ROOMS:
        for path in sorted((folder / room).rglob("*.py")):
            within = path.relative_to(folder / room).with_suffix("").parts
            made = list(moves(ast.parse(path.read_text(encoding="utf-8"))))
            if room == "rules" and within[0] in SCRIPT:
                scripted |= {name for _, name, _ in made}
            elif room != "rules" or within[0] not in DATA:
                found += [(name, f"{'.'.join((room, *within))}, line {line}, {what}") for line, name, what in made]
    return [fault for name, fault in found if name in scripted]


def moves(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """What moves the sequence of play: an assignment to one of its fields, a push or a pop of a question."""
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
        for target in targets:
            if isinstance(target, ast.Attribute) and target.attr in FIELDS and isinstance(target.value, ast.Name):
                yield target.lineno, target.attr, f"writes {target.value.id}.{target.attr}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
            whose, verb = node.func.value.id, node.func.attr
            if whose in ("position", "state", "self") and verb in STACK:
                yield node.lineno, verb, f"calls {whose}.{verb}"


@pytest.mark.parametrize("game", own_games())
def test_only_the_script_says_what_comes_next(game: str) -> None:
    faults = who_else(GAMES / game)
    assert not faults, "\n".join(["", *faults])


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("def sail(position):\n    position.stage = 3", "rules.sailing, line 2, writes position.stage"),
        ("def sail(position):\n    position.place += 1", "rules.sailing, line 2, writes position.place"),
        ("def sail(position):\n    position.push(0, 1)", "rules.sailing, line 2, calls position.push"),
        ("def sail(position):\n    if True:\n        position.pop()", "rules.sailing, line 3, calls position.pop"),
    ],
)
def test_whoever_else_does_is_named(text: str, fault: str, tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "sailing.py").write_text(text)
    (tmp_path / "rules" / "phases.py").write_text(text)
    assert who_else(tmp_path) == [fault]


def test_what_is_no_step_may_be_changed_by_anybody(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "sailing.py").write_text("def sail(position):\n    position.knots += 1\n    position.names.pop()")
    assert not who_else(tmp_path)
