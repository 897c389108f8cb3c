"""What was worked out about the view that was asked about last: a page asks for each of its actions several times in a row."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from vaka.engine.names import FULL

Key = TypeVar("Key")
Value = TypeVar("Value")


class Latest(Generic[Key, Value]):
    """A place to keep things about one view. A view never changes; of what is no view nothing is kept."""

    def __init__(self) -> None:
        self._kept: tuple[Any, dict[Key, Value]] = (None, {})

    def of(self, state: Any) -> dict[Key, Value]:
        """What is known about this view so far, to be added to; about anything else, nothing."""
        view, known = self._kept
        if view is None or view is not state:
            known = {}
            if getattr(state, "viewer", FULL) != FULL:
                self._kept = state, known
        return known
