"""What is not installed: the core needs two small packages, and everything else comes with an extra, such as `vaka[table]`."""

from __future__ import annotations

from typing import Final

EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "words": ("fluent", "rich", "resvg_py"),
    "table": (
        "fastapi",
        "uvicorn",
        "websockets",
        "jinja2",
        "markdown_it",
        "sqlalchemy",
        "alembic",
        "psycopg",
        "segno",
        "cryptography",
    ),
    "rl": ("PIL", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"),
    "data": ("numpy", "pyarrow", "openskill"),
    "cluster": ("ray",),
}
"""The packages that each extra brings, by the names under which they are imported."""


class MissingExtra(ImportError):
    """A package is not installed; the text says which, and the command that installs it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed, which this needs: pip install 'vaka[{extra}]'")
        self.package = package
        self.extra = extra


def missing(error: ModuleNotFoundError) -> MissingExtra | None:
    """The same in one line, if the module comes with an extra; None if it is anything else.

    >>> print(missing(ModuleNotFoundError("no module", name="fastapi.routing")))
    fastapi is not installed, which this needs: pip install 'vaka[table]'
    >>> missing(ModuleNotFoundError("no module", name="vaka.nothing"))
    """
    package = (error.name or "").partition(".")[0]
    for extra, packages in EXTRAS.items():
        if package in packages:
            return MissingExtra(package, extra)
    return None
