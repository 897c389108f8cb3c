"""The actions and outcomes: their ids, and the table of their kinds.

Ids are literals, which compiled code folds into its comparisons; stored games hold them, so they never change.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.kinds import Argument, Kind, Kinds
from vaka.terminal.starter.rules.box import BOX, COLOURS, POOLS

MOST: Final[i64] = 3
"""Shells that are gathered at once: ids count them, so it is a literal, and the box is held to it here."""
assert BOX.most == MOST, f"components.toml: with {BOX.most} shells at once the ids in rules/actions.py change"

GATHER: Final[i64] = 0  # + pool * MOST + count - 1
ACTION_COUNT: Final[i64] = 12

FIRST: Final[i64] = 0  # + seat
OUTCOME_COUNT: Final[i64] = 4

KINDS: Final = Kinds(
    Kind(
        "gather",
        GATHER,
        (Argument("pool", len(POOLS), POOLS), Argument("count", MOST, start=1)),
        pattern="gather {count} {pool}",
        verbs=("Gather shells", "Ramasser des coquillages", "Muscheln sammeln"),
        phase="turn",
        rule="3.1",
        key="pool-{pool}",
    ),
)
"""Everything that a seat can do, one row for each kind."""

OUTCOMES: Final = Kinds(
    Kind("first", FIRST, (Argument("seat", len(COLOURS)),), pattern="first {seat}", rule="2"),
    what="outcome",
)
