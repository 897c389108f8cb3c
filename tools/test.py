"""`make test`: everything on the installed build, then a twentieth of the random games and the doctests on the sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main() -> None:
    """Run both forms; the exit status is 0 only if all is green."""
    if sys.argv[1:]:
        sys.exit(run("installed", "-n", "2", *sys.argv[1:]))
    statuses = [
        run("installed", "-n", "2", "tests", "--ignore", "tests/browser"),
        # In processes of their own: what drives the browser keeps an event loop running, which others may not find there.
        run("installed", "-n", "2", "--dist", "worksteal", "tests/browser"),
        run("sources", "-n", "2", "--doctest-modules", "src/vaka", "tests/contract"),
    ]
    sys.exit(max(statuses))


def run(form: str, *arguments: str) -> int:
    """One run of pytest; the tests check that they got the form they were meant for."""
    environment = {**os.environ, "VAKA_TEST_FORM": form, "PYTHONPATH": str(ROOT / "src") if form == "sources" else ""}
    print(f"vaka: testing the {form} form", flush=True)
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    main()
