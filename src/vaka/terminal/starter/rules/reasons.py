"""Why an action is not open: one number for each reason, with its key and its paragraph of the rules text."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Reason: TypeAlias = i64

NO_SUCH_ACTION: Final[Reason] = -1
OPEN: Final[Reason] = 0
POOL_EMPTY: Final[Reason] = 1
TOO_FEW: Final[Reason] = 2

WORDS: Final[dict[int, tuple[str, str]]] = {
    POOL_EMPTY: ("pool-empty", "3.1"),
    TOO_FEW: ("too-few", "3.1"),
}
