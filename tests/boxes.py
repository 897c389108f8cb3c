"""What tests of a game's box have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from vaka.engine.provenance import PROVENANCES, read_components

Fault = Callable[[dict[str, Any]], None]
"""Something wrong, put into the data of a box."""


def entries(data: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table with a value."""
    for name, entry in data.items():
        if "value" in entry:
            yield f"{path}{name}", entry
        else:
            yield from entries(entry, f"{path}{name}.")


def check_origins(folder: Path, count: int) -> None:
    """So many values, and each says where it comes from: one of four words, and a note."""
    found = dict(entries(read_components(folder)))
    assert len(found) == count
    for name, entry in found.items():
        assert entry["from"] in PROVENANCES, name
        assert entry["note"], name
        assert set(entry) == {"value", "from", "note"}, name


def set_value(path: str, value: object, field: str = "value") -> Fault:
    """Another value, or another word beside it."""

    def change(data: dict[str, Any]) -> None:
        for name in path.split("."):
            data = data[name]
        data[field] = value

    return change


def complaint(folder: Path, read: Callable[[dict[str, Any]], object], fault: Fault) -> str:
    """What whoever corrects a number is told if it no longer fits."""
    data = read_components(folder)
    fault(data)
    with pytest.raises(AssertionError, match=r"components\.toml: ") as caught:
        read(data)
    return str(caught.value)
