"""The notebooks of examples/ run from the first cell to the last, and end as they say."""

from __future__ import annotations

import ast
import json
from typing import Any

import pytest

from tests.conftest import ROOT

BOOKS = sorted(path.name for path in (ROOT / "examples").glob("*.ipynb"))


def run(name: str) -> tuple[dict[str, Any], list[Any]]:
    """Run a notebook as Jupyter does: cell by cell in one namespace. Its names, and what the last line of each cell gives."""
    book = json.loads((ROOT / "examples" / name).read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    shown: list[Any] = []
    for cell in book["cells"]:
        if cell["cell_type"] != "code":
            continue
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, name, "exec"), names)
        if isinstance(last, ast.Expr):
            shown.append(eval(compile(ast.Expression(last.value), name, "eval"), names))
    return names, shown


def test_there_are_two_notebooks() -> None:
    assert BOOKS == ["first_hour.ipynb", "learning.ipynb"]


@pytest.mark.parametrize("name", BOOKS)
def test_a_notebook_is_kept_without_its_results(name: str) -> None:
    book = json.loads((ROOT / "examples" / name).read_text(encoding="utf-8"))
    assert not [cell for cell in book["cells"] if cell.get("outputs") or cell.get("execution_count")]


def test_the_first_hour_tells_its_story() -> None:
    names, shown = run("first_hour.ipynb")
    assert len(shown) == 10
    assert "<svg" in shown[2]._repr_svg_()
    assert names["view"].viewer == names["seat"]
    fits, different = shown[5]
    assert fits == [True, True, True]
    assert different == 3
    assert shown[9].startswith("<svg")


def test_the_learned_player_beats_a_random_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAKA_GAMES", "300")
    monkeypatch.setenv("VAKA_MATCHES", "20")
    names, _ = run("learning.ipynb")
    assert names["share"] >= 0.7
