"""Data that say where they come from: every value of a box in `components.toml`, what a judge has learned in `weights.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from mypy_extensions import i64

PROVENANCES: Final = ("rulebook", "arithmetic", "public", "reconstructed")


def read_components(folder: Path) -> dict[str, Any]:
    """A game's file as it stands, provenance included."""
    return tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))


def check_provenance(data: dict[str, Any], path: str = "") -> None:
    """Every value says where it comes from, and why.

    >>> check_provenance({"huts": {"value": 8, "from": "rulebook", "note": "Per colour."}})
    >>> check_provenance({"huts": {"value": 8, "from": "hearsay", "note": "Per colour."}})
    Traceback (most recent call last):
    AssertionError: components.toml: huts is from one of rulebook, arithmetic, public, reconstructed, not 'hearsay'
    """
    if "value" not in data:
        for name, entry in data.items():
            assert isinstance(entry, dict), f"components.toml: {path}{name} stands outside a table with value, from and note"
            check_provenance(entry, f"{path}{name}.")
        return
    name = path.removesuffix(".")
    known = data.get("from") in PROVENANCES
    assert known, f"components.toml: {name} is from one of {', '.join(PROVENANCES)}, not {data.get('from')!r}"
    assert data.get("note"), f"components.toml: {name} has no note"


PerCent: TypeAlias = i64
"""A weight of a judge that is no more than 100."""
Weights = TypeVar("Weights")


def learned(weights: Weights, folder: Path) -> Weights:
    """A judge's weights as its module has them; where there is a `weights.toml`, with those that learning found instead."""
    file = folder / "weights.toml"
    if file.exists():
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        assert data["made"], "weights.toml: how they were made is not said"
        for name, weight in data["weights"].items():
            assert hasattr(weights, name), f"weights.toml: {name} is no weight of this judge"
            setattr(weights, name, weight)
    return weights
