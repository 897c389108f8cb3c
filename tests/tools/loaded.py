"""Scripts of the project as modules, and trees of files for them to work on."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from tests.conftest import ROOT


def load(path: str) -> Any:
    """A script of the project as a module."""
    spec = spec_from_file_location(path.replace("/", "_").removesuffix(".py"), ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def tree(root: Path, *names: str) -> Path:
    """Empty files in folders."""
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
    return root
