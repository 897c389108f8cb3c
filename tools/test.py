"""`make test`: everything on the installed build, then a twentieth of the random games and the doctests on the sources.

Browsers wait a lot. So they are tested beside the rest, which takes what they leave of the processors, and what they say is shown
when they are done.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROCESSES = ("-n", "2", "--dist", "worksteal")
"""One for each processor of a small machine; the browsers take what these leave while they wait."""


def main() -> None:
    """Run both forms; the exit status is 0 only if all is green."""
    if sys.argv[1:]:
        sys.exit(run("installed", *PROCESSES, *sys.argv[1:]))
    with ThreadPoolExecutor() as beside:
        # In a process of their own: what drives the browser keeps an event loop running, which others may not find there.
        browsing = beside.submit(browse)
        statuses = [
            run("installed", *PROCESSES, "tests", "--ignore", "tests/browser"),
            run("sources", *PROCESSES, "--doctest-modules", "src/vaka", "tests/contract"),
        ]
        print("vaka: testing the pages", flush=True)
        status, said = browsing.result()
    print(said, flush=True)
    sys.exit(max([*statuses, status]))


def run(form: str, *arguments: str) -> int:
    """One run of pytest; the tests check that they got the form they were meant for. It gives way to the browsers."""
    print(f"vaka: testing the {form} form", flush=True)
    return subprocess.run(["nice", "-n", "5", *command(*arguments)], cwd=ROOT, env=environment(form)).returncode


def browse() -> tuple[int, str]:
    """The tests of the pages: the exit status, and what was said."""
    start, said = time.monotonic(), subprocess.PIPE
    done = subprocess.run(
        command("tests/browser"), cwd=ROOT, env=environment("installed"), stdout=said, stderr=subprocess.STDOUT, text=True
    )
    return done.returncode, f"{done.stdout}vaka: they took {time.monotonic() - start:.0f} s of that"


def command(*arguments: str) -> list[str]:
    """How pytest is called."""
    return [sys.executable, "-m", "pytest", *arguments]


def environment(form: str) -> dict[str, str]:
    """What tells the tests their form."""
    return {**os.environ, "VAKA_TEST_FORM": form, "PYTHONPATH": str(ROOT / "src") if form == "sources" else ""}


if __name__ == "__main__":
    main()
