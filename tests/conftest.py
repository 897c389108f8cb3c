"""Which form of Vaka is under test: each run asserts that it got the one it was meant for, and that it is not stale."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import vaka
from vaka.engine import state

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "vaka"
FORM = os.environ.get("VAKA_TEST_FORM", "")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop at once on the wrong form or a stale build."""
    here = Path(vaka.__file__).parent
    if FORM == "sources" and here != SOURCES:
        pytest.exit(f"meant for the sources, but vaka is {here}", returncode=3)
    if FORM == "installed":
        if here == SOURCES:
            pytest.exit("meant for the installed build, but vaka is the sources", returncode=3)
        if complaint := stale(SOURCES, here):
            pytest.exit(f"the build is stale: {complaint} (make setup)", returncode=3)
        if os.environ.get("VAKA_COMPILE", "1") != "0" and Path(state.__file__).suffix == ".py":
            print("vaka: no compiled build here; testing the pure-Python one")


def pytest_report_header() -> str:
    """Say which form it is."""
    return f"vaka: {'interpreted' if Path(state.__file__).suffix == '.py' else 'compiled'} ({FORM or 'as found'})"


def stale(sources: Path, installed: Path) -> str | None:
    """What is installed and not as it stands in the sources, changed or gone."""
    for path in sources.rglob("*.py"):
        if not same(path, installed / path.relative_to(sources)):
            return f"{path.relative_to(sources)} has changed"
    for path in installed.rglob("*.py"):
        if not (sources / path.relative_to(installed)).exists():
            return f"{path.relative_to(installed)} is gone from the sources"
    return None


def same(source: Path, installed: Path) -> bool:
    """Is this file installed as it stands?"""
    return installed.exists() and installed.read_bytes() == source.read_bytes()


def random_games(full: int) -> int:
    """How many random games to play: the full count on the installed build, a twentieth of it on the sources."""
    return max(1, full // 20) if FORM == "sources" else full
