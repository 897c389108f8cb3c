"""The toy game of docs/adding-a-game.md, taken from the page itself so that the page cannot go stale."""

from __future__ import annotations

import re
import sys
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def source() -> str:
    """All Python of the page, in order."""
    return "\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))


def load() -> Any:
    """The page as a module."""
    if "lei_of_the_docs" in sys.modules:
        return sys.modules["lei_of_the_docs"]
    spec = spec_from_loader("lei_of_the_docs", loader=None, origin=str(PAGE))
    assert spec is not None
    module: ModuleType = module_from_spec(spec)
    sys.modules["lei_of_the_docs"] = module
    exec(compile(source(), str(PAGE), "exec"), module.__dict__)
    return module
