"""Pythons with known holes that concern a server. Standard library only: `make setup` reads this before anything is installed."""

from __future__ import annotations

MENDED: dict[tuple[int, int], tuple[int, str]] = {
    (3, 11): (10, "CVE-2024-7592, cookies that take seconds to read; CVE-2024-4032, addresses wrongly called public"),
    (3, 12): (9, "CVE-2024-7592, cookies that take seconds to read; CVE-2024-12254, memory that slow readers fill"),
    (3, 13): (2, "CVE-2024-12254, memory that slow readers fill"),
}
"""For each line of versions the first without these holes. Vaka goes round them where it can; whatever else runs there does not."""


def warning(version: tuple[int, int, int]) -> str | None:
    """What to say about a Python, if there is anything.

    >>> warning((3, 11, 7))
    'Python 3.11.7 has known holes (CVE-2024-7592, cookies that take seconds to read; CVE-2024-4032, addresses wrongly called public): 3.11.10 and newer ones do not have them'
    >>> warning((3, 14, 0))
    """  # noqa: E501
    major, minor, micro = version
    since, holes = MENDED.get((major, minor), (0, ""))
    if micro >= since:
        return None
    line = f"{major}.{minor}"
    return f"Python {line}.{micro} has known holes ({holes}): {line}.{since} and newer ones do not have them"
