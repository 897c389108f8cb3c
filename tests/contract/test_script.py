"""One script: only its module writes whose turn it is, what is asked and what is drawn, or puts a question on the stack."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import ROOT
from tests.contract.graph import House

GAMES: Final = ROOT / "src" / "vaka" / "games"
SCRIPTED: Final = {
    "aloha": ("asked", "turn", "left"),
    "paradise": ("asked", "stage", "chance", "active", "place"),
    "moorea": ("asked", "turn", "wanted", "part"),
    "vanuatu": ("asked", "turn", "stage", "lap", "left"),
}
"""Of each game, the fields that say where its sequence of play stands."""
SCRIPT: Final = ("rules.script", "rules.sequence")
MAKING: Final = ("rules.position", "rules.reading")
"""They make positions: of another one, or of data."""
STACK: Final = ("push", "pop")


def writers(path: Path, fields: tuple[str, ...]) -> list[str]:
    """Where a module writes one of these fields of a position, or puts a question on its stack or takes it off."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Attribute) or not is_position(node.value):
            continue
        if node.attr in fields and isinstance(node.ctx, ast.Store):
            found.append(f"line {node.lineno} writes {ast.unparse(node)}")
        elif node.attr in STACK:
            found.append(f"line {node.lineno} calls {ast.unparse(node)}")
    return found


def is_position(node: ast.expr) -> bool:
    """Does this name a position? In the rooms that are compiled it is called so, or `trial` where it is a copy to try something."""
    return isinstance(node, ast.Name) and node.id in ("position", "state", "twin", "trial", "self")


def others(folder: Path, fields: tuple[str, ...]) -> list[str]:
    """Whoever does so besides the script, in the rooms that are compiled."""
    house = House(folder, f"vaka.games.{folder.name}")
    return [
        f"{module}, {what}"
        for module, path in house.modules.items()
        if module.startswith(("rules.", "judge.")) and not module.startswith(SCRIPT) and module not in MAKING
        for what in writers(path, fields)
        if "self." not in what or is_state(path)
    ]


def is_state(path: Path) -> bool:
    """Is `self` a position in this module?"""
    return "(State)" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", SCRIPTED)
def test_nobody_but_the_script_moves_the_game_on(game: str) -> None:
    found = others(GAMES / game, SCRIPTED[game])
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("game", SCRIPTED)
def test_the_script_itself_is_seen(game: str) -> None:
    house = House(GAMES / game, f"vaka.games.{game}")
    script = [path for module, path in house.modules.items() if module.startswith(SCRIPT)]
    written = {what.rpartition(".")[2] for path in script for what in writers(path, SCRIPTED[game])}
    assert written >= set(SCRIPTED[game])


def test_whoever_else_does_is_named(tmp_path: Path) -> None:
    for room in ("rules", "judge"):
        (tmp_path / room).mkdir()
    (tmp_path / "rules" / "sequence.py").write_text("position.stage = 1\nposition.push(0, 1)")
    (tmp_path / "rules" / "reading.py").write_text("position.stage = data")
    (tmp_path / "rules" / "sailing.py").write_text("position.stage += 1\nposition.boat = position.stage\nfound.pop()\n")
    (tmp_path / "rules" / "asking.py").write_text("position.asked, here = 1, 2\nif position.is_pending():\n    position.pop()\n")
    (tmp_path / "judge" / "judge.py").write_text("trial.stage = 3")
    assert others(tmp_path, ("stage", "asked")) == [
        "judge.judge, line 1 writes trial.stage",
        "rules.asking, line 1 writes position.asked",
        "rules.asking, line 3 calls position.pop",
        "rules.sailing, line 1 writes position.stage",
    ]
