"""For the site: examples in docstrings stand between fences, since Markdown would take them for quotations. Griffe loads this."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n\S.*)*", re.MULTILINE)


class Fences(griffe.Extension):  # type: ignore[misc, unused-ignore]
    """Puts the examples of every docstring between fences."""

    def on_object(self, *, obj: Any, **_others: Any) -> None:
        """One function, class or module, after its docstring was read."""
        if obj.docstring is not None:
            obj.docstring.value = with_fences(obj.docstring.value)


def with_fences(docstring: str) -> str:
    """A docstring whose examples stand between fences."""
    return EXAMPLE.sub(lambda found: f"```python\n{found[0]}\n```", docstring)
