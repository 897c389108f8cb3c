"""What docs/architecture.md says of files and functions is so: the walk of one action names nothing that is not there."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location

import pytest

from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WALK = PAGE.partition("### One action, from the click to the other screens")[2].partition("\n## ")[0]
NAMED = re.findall(r"`([\w/]+\.(?:py|ts|ftl))`(?:: ((?:`\w+`(?:, )?)+))?", WALK)


def test_the_walk_names_files() -> None:
    assert len(NAMED) > 20


@pytest.mark.parametrize(("path", "names"), [pair for pair in NAMED if "/" in pair[0]], ids=str)
def test_the_files_and_functions_of_the_walk_are_there(path: str, names: str) -> None:
    text = (ROOT / "src" / "vaka" / path).read_text(encoding="utf-8")
    for name in re.findall(r"\w+", names):
        assert re.search(rf"(def |private |async |^  ){name}\(", text, re.MULTILINE), f"{path} has no {name}"


def test_the_tables_of_rows_are_those_of_the_encoders() -> None:
    spec = spec_from_file_location("vaka_tensors", ROOT / "tools" / "tensors.py")
    assert spec is not None
    assert spec.loader is not None
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    written = (ROOT / "docs" / "tensors.md").read_text(encoding="utf-8")
    assert written == tool.page(), "python tools/tensors.py writes it"
