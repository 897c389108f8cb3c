"""`make quick`: the fast tests of what has changed since the last commit, or of an area, on the sources. Nothing is compiled.

An area is a game or a folder of tests/: tests mirror the sources. To a game belong its own folder and, of the tests over all games,
those whose id names it. tests/slow.txt lists what is left out: `make slow` measures every test, and lists the slowest until what is
left of an area takes half a minute on two cores. On a busy machine it stops after 50 seconds, and says how many tests it did not
reach. The browser is for `make test`.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
SLOW = TESTS / "slow.txt"
LEFT_OUT = ("browser",)
ALL_GAMES = ("tests/games", "tests/contract")
"""Where tests over all games lie."""
HOMES = {"terminal": "cli", "cli.py": "cli"}
"""Packages whose tests lie under another name."""
BUDGET = 50.0
"""Seconds, of one process, that an area may take: half as long in two, and then pytest itself starts."""
LONGEST = 3.0
"""No test is measured for longer: it is slow then."""
ENOUGH = 50.0
"""Seconds after which no test is begun, however busy the machine is."""
START = time.monotonic()
OUT_OF_TIME = "time is up"


def main(arguments: list[str]) -> int:
    """Run, or measure; the exit status."""
    os.chdir(ROOT)
    if arguments[:1] == ["--measure"]:
        measure(arguments[1:] or areas())
        return 0
    if unknown := sorted(set(arguments) - set(areas())):
        print(f"vaka: there is no area {unknown[0]}; there are {', '.join(areas())}")
        return 2
    chosen = arguments or changed(git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard"))
    if not chosen:
        print("vaka: nothing has changed since the last commit; `make quick AREA=paradise` tests an area")
        return 0
    print(f"vaka: quick tests of {', '.join(chosen)}", flush=True)
    return run(chosen, "-n", str(min(2, os.cpu_count() or 1)))


def git(*arguments: str) -> list[str]:
    """The lines that git says."""
    return subprocess.run(["git", *arguments], capture_output=True, text=True, check=True, cwd=ROOT).stdout.splitlines()


def games() -> list[str]:
    """The games that have tests."""
    return sorted(folder.name for folder in (TESTS / "games").iterdir() if (folder / "__init__.py").exists())


def areas() -> list[str]:
    """Every area."""
    folders = sorted(folder.name for folder in TESTS.iterdir() if (folder / "__init__.py").exists())
    return [*games(), *(name for name in folders if name not in ("games", *LEFT_OUT))]


def changed(paths: list[str]) -> list[str]:
    """The areas that files belong to."""
    return sorted({area for path in paths if (area := area_of(Path(path).parts))})


def area_of(parts: tuple[str, ...]) -> str | None:
    """The area of a file: of src and tests by the folder, of everything else the tools that build and check it."""
    package = parts[2:] if parts[:2] == ("src", "vaka") else parts[1:] if parts[0] == "tests" else ("tools",)
    if package[:1] == ("games",) and len(package) > 2:
        package = package[1:]
    name = HOMES.get(package[0], package[0]) if package else ""
    return name if name in areas() else None


def paths_of(area: str) -> list[str]:
    """Where the tests of an area lie."""
    return [f"tests/games/{area}", *ALL_GAMES[1:], *shared()] if area in games() else [f"tests/{area}"]


def shared() -> list[str]:
    """The modules of tests over all games that lie among them."""
    return sorted(path.relative_to(ROOT).as_posix() for path in (TESTS / "games").glob("test_*.py"))


def run(chosen: list[str], *arguments: str, **environment: str) -> int:
    """Run pytest on areas."""
    paths = dict.fromkeys(path for area in chosen for path in paths_of(area))
    known = {"VAKA_TEST_FORM": "sources", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "VAKA_QUICK": " ".join(chosen)}
    command = [sys.executable, "-m", "pytest", "-p", "tools.quick", *arguments, *paths]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **known, **environment}).returncode


# --- Within pytest ---


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep what belongs to the areas and is fast."""
    if "VAKA_QUICK" not in os.environ:
        return
    chosen, slow = os.environ["VAKA_QUICK"].split(), set() if "VAKA_MEASURED" in os.environ else slow_tests()
    kept = [item for item in items if belongs(item.nodeid, chosen) and function(item.nodeid) not in slow]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept


def pytest_runtest_setup() -> None:
    """Begin nothing when time is up."""
    if "VAKA_QUICK" in os.environ and "VAKA_MEASURED" not in os.environ and time.monotonic() - START > ENOUGH:
        pytest.skip(OUT_OF_TIME)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was not reached."""
    skipped = [report for report in terminalreporter.getreports("skipped") if OUT_OF_TIME in str(report.longrepr)]
    if skipped:
        terminalreporter.write_line(f"vaka: {len(skipped)} tests were not reached in {ENOUGH:.0f} s; `make test` runs them")


def belongs(test: str, chosen: list[str]) -> bool:
    """Is this a test of one of the areas? A test over all games belongs to the game that its id names."""
    folder = test.partition("::")[0].split("/")
    if folder[1] in chosen or (folder[1] == "games" and folder[2] in chosen):
        return True
    words = set(re.split(r"[^a-z]+", test.partition("[")[2]))
    return bool(words & set(chosen) & set(games()))


def function(test: str) -> str:
    """The name of a test without its parameters."""
    return test.partition("[")[0]


def slow_tests() -> set[str]:
    """What is left out."""
    lines = SLOW.read_text(encoding="utf-8").splitlines() if SLOW.exists() else []
    return {line.split()[1] for line in lines if line and not line.startswith("#")}


# --- Measuring ---


def measure(chosen: list[str]) -> None:
    """Time the tests of each area, and write down which are slow; those of other areas stay as they are."""
    kept = dict(line.split()[::-1] for line in SLOW.read_text().splitlines() if line[:1].isdigit()) if SLOW.exists() else {}
    for area in chosen:
        times = ROOT / "build" / f"times-{area}.txt"
        times.parent.mkdir(exist_ok=True)
        times.write_text("")
        run([area], "-p", "no:randomly", "--tb=no", "-q", VAKA_MEASURED=str(times))
        taken: dict[str, float] = {}
        for line in times.read_text().splitlines():
            test, seconds = json.loads(line)
            taken[function(test)] = taken.get(function(test), 0.0) + seconds
        kept = {test: seconds for test, seconds in kept.items() if test not in taken}
        kept |= {test: f"{seconds:.1f}" for test, seconds in slowest(taken).items()}
    head = "# Left out of `make quick`: seconds on the sources, and the test. `make slow` measures anew.\n"
    SLOW.write_text(head + "".join(f"{kept[test]} {test}\n" for test in sorted(kept)), encoding="utf-8")


def slowest(taken: dict[str, float]) -> dict[str, float]:
    """What must be left out so that the rest stays within the budget."""
    left, out = sum(taken.values()), {}
    for test, seconds in sorted(taken.items(), key=lambda item: -item[1]):
        if left <= BUDGET and seconds < LONGEST:
            break
        out[test], left = seconds, left - seconds
    return out


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Write down how long a test takes, and what is made for it; without what it waited for a processor."""
    start = time.perf_counter() - starved()
    result = yield
    if "VAKA_MEASURED" in os.environ:
        with Path(os.environ["VAKA_MEASURED"]).open("a") as file:
            file.write(json.dumps([item.nodeid, round(time.perf_counter() - starved() - start, 2)]) + "\n")
    return result


def starved() -> float:
    """Seconds for which others had the processor that this process wanted, as far as Linux tells: they make no test slow."""
    try:
        return int(Path("/proc/self/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """Cut off what takes too long."""
    if "VAKA_MEASURED" not in os.environ:
        return (yield)
    timers = ((signal.SIGPROF, signal.ITIMER_PROF, LONGEST), (signal.SIGALRM, signal.ITIMER_REAL, 4 * LONGEST))
    for number, timer, seconds in timers:  # of the processor; and of the clock, for a test that waits
        signal.signal(number, lambda *_: pytest.fail("too slow"))
        signal.setitimer(timer, seconds)
    try:
        return (yield)
    finally:
        for _, timer, _ in timers:
            signal.setitimer(timer, 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
