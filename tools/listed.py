"""Write down what a build is made from, where that has changed: make sees what is newer, but not what is gone.

Beside the names stands what is missing for compiling, as long as the compiled build is wished for and not there: so it is made as
soon as a compiler is. A compiled build that is there stays, whatever happens to the compiler.
"""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).parents[1]
MADE = ("vaka/table/static/", "vaka.egg-info/")
"""What the build itself puts among the sources."""


def main(listing: Path, stamp: Path) -> None:
    """Write the list if it is another than before."""
    now = listed(ROOT / "src", lack(stamp))
    if not listing.exists() or listing.read_text(encoding="utf-8") != now:
        listing.write_text(now, encoding="utf-8")


def listed(sources: Path, missing: str | None) -> str:
    """The names of all sources, and what is missing for compiling them."""
    files = [path.relative_to(sources) for path in sources.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    names = sorted(path.as_posix() for path in files if not path.as_posix().startswith(MADE))
    return "\n".join([*names, f"missing for compiling: {missing or 'nothing'}", ""])


def lack(stamp: Path) -> str | None:
    """What keeps this machine from compiling, if that is wished for and not done."""
    if os.environ.get("VAKA_COMPILE", "1") == "0" or (stamp.exists() and stamp.read_text(encoding="utf-8") == "compiled"):
        return None
    spec = spec_from_file_location("vaka_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    setup = module_from_spec(spec)
    spec.loader.exec_module(setup)
    missing: str | None = setup.missing_for_compiling()
    return missing


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
