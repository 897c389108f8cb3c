"""The box, read from components.toml and checked; and what its things are called in signatures."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from vaka.engine.provenance import check_provenance, read_components

Seat: TypeAlias = i64
Pool: TypeAlias = i64

COLOURS: Final = ("green", "red", "yellow", "black")
POOLS: Final = ("lagoon", "reef", "cove", "creek")


class Components:
    """Every number of the box, frozen."""

    def __init__(self, data: dict[str, Any]) -> None:
        check_provenance(data)
        self.shells: tuple[int, ...] = tuple(data["shells"][pool]["value"] for pool in POOLS)
        self.most: int = data["most"]["value"]
        assert all(count > 0 for count in self.shells), "components.toml: there are shells in every pool"


BOX: Final = Components(read_components(Path(__file__).parents[1]))
