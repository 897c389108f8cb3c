"""Games in lock-step count only under the rules and the twin under which they were played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import vaka
from tools import twins

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("changed", ["rules/position.py", "rules/board/knowledge.py", "components.toml"])
def test_the_mark_changes_with_every_file_of_the_rules(changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those in the folders below `rules`, too."""
    box = tmp_path / "games" / "paradise"
    for name in ("rules/position.py", "rules/board/knowledge.py", "components.toml"):
        (box / name).parent.mkdir(parents=True, exist_ok=True)
        (box / name).write_text("one = 1\n", encoding="utf-8")
    monkeypatch.setattr(vaka, "__file__", str(tmp_path / "__init__.py"))
    before = twins.fingerprint()
    assert twins.fingerprint() == before
    (box / changed).write_text("one = 2\n", encoding="utf-8")
    assert twins.fingerprint() != before
