"""In compiled code no literal is shifted by a variable: mypyc writes it as a 32-bit number in C, and the bits above are lost.

A local name for a literal is no better, since mypyc puts the literal back in its place: `packed.bit(place)` is what works.
"""

from __future__ import annotations

import ast
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import ROOT

SMALL: Final = {
    "one << other": "a seat",
    "one << seat": "a seat",
    "1 << position.pending_seat()": "a seat",
    "1 << (peeked >> 8)": "a seat",
    "1 << rate": "one of a few rates",
    "1 << tile": "Python's own integers",
    "1 << index % 50": "Python's own integers",
}
"""What is shifted by little, or is no native number."""


def compiled_modules() -> list[str]:
    """The modules that setup.py compiles."""
    spec = spec_from_file_location("vaka_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    setup = module_from_spec(spec)
    spec.loader.exec_module(setup)
    return [path for paths, _ in setup.groups(ROOT) for path in paths]


def faults(source: str) -> list[int]:
    """The lines where a literal, or a name that stands for one alone, is shifted to the left by what is no literal."""
    found = []
    for scope in ast.walk(ast.parse(source)):
        if not isinstance(scope, ast.FunctionDef):
            continue
        given: dict[str, list[ast.expr | None]] = {argument.arg: [None] for argument in scope.args.args}
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                given.setdefault(node.targets[0].id, []).append(node.value)
            elif isinstance(node, ast.AnnAssign | ast.AugAssign) and isinstance(node.target, ast.Name):
                given.setdefault(node.target.id, []).append(node.value if isinstance(node, ast.AnnAssign) else None)
        for node in ast.walk(scope):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and not isinstance(node.right, ast.Constant):
                values = given.get(node.left.id, [None]) if isinstance(node.left, ast.Name) else [node.left]
                if len(values) == 1 and isinstance(values[0], ast.Constant) and ast.unparse(node) not in SMALL:
                    found.append(node.lineno)
    return found


@pytest.mark.parametrize("path", compiled_modules())
def test_no_literal_is_shifted_by_a_variable(path: str) -> None:
    assert not faults((ROOT / path).read_text(encoding="utf-8")), f"{path}: packed.bit(place) instead"


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ("return 1 << place", True),
        ("one: i64 = 1\n    return one << place", True),
        ("one = 1\n    return one << place", True),
        ("one = place - place + 1\n    return one << place", False),
        ("return place << 3", False),
        ("return 1 << 5", False),
        ("mask: i64 = 1\n    mask = mask * 3\n    return mask << place", False),
    ],
)
def test_the_test_itself_can_fail(body: str, wrong: bool) -> None:
    assert bool(faults(f"def f(place):\n    {body}\n")) == wrong


def test_the_modules_are_found() -> None:
    assert len(compiled_modules()) > 100
    assert all(Path(ROOT / path).exists() for path in compiled_modules())
