"""The table's rooms: which may know which, which libraries belong to which, and no circles (docs/architecture.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import ROOT
from tests.contract.graph import House, Import, reachable

TABLE: Final = ROOT / "src" / "vaka" / "table"
GROUND: Final = "the ground"
ON_THE_GROUND: Final = {"settings", "metrics", "server_log"}
"""Modules that lie beside the rooms, for all of them."""
DOOR: Final = "the door"
MAY_KNOW: Final[dict[str, set[str]]] = {
    GROUND: set(),
    "protocol": {"engine"},
    "game": {"engine", "bots", GROUND, "protocol"},
    "seats": set(),
    "shown": {"engine", "bots", "draw", "insight", "protocol", "game"},
    "gate": {"engine", GROUND, "protocol"},
    "workers": {"engine", "bots", "insight", GROUND, "protocol", "game", "gate"},
    "store": {"engine", GROUND, "game", "seats"},
    "live": {"engine", GROUND, "protocol", "game", "seats", "shown", "gate", "workers", "store"},
    "web": {"vaka", "engine", "draw", GROUND, "protocol", "game", "seats", "shown", "gate", "workers", "store", "live"},
    "service": {"engine", "bots", "terminal", GROUND, "gate", "web"},
    DOOR: {"service"},
}
"""What each room may import beside itself, of the table and of the rest of Vaka: only what stands above it."""
ROOMS: Final = [room for room in MAY_KNOW if room not in (GROUND, DOOR)]
ONLY_IN: Final = {
    "sqlalchemy": {"store"},
    "alembic": {"store"},
    "psycopg": {"store"},
    "starlette": {"gate", "web"},
    "fastapi": {"web"},
    "jinja2": {"web"},
    "h11": {"gate"},
    "cryptography": {"live"},
    "websockets": {"gate"},
    "uvicorn": {"gate", "service"},
}
"""Libraries, and the rooms that they are for."""
PURE: Final = ("game", "seats")
WORLD: Final = {"asyncio", "concurrent", "io", "multiprocessing", "os", "pathlib", "socket", "subprocess", "threading", "time"}
"""What pure rooms do without: files, the line, other threads, the clock."""


def house() -> House:
    return House(TABLE, "vaka.table")


def room_of(module: str) -> str:
    """The room of a module of the table."""
    first = module.partition(".")[0]
    return GROUND if module in ON_THE_GROUND else first if first in ROOMS else DOOR


def faults(table: House) -> list[str]:
    """One line for each import that is wrong, and for each circle: of imports for type checking alone, too."""
    found = [f"{one}: {why}" for one in table.imports if (why := why_not(table, one))]
    return found + [f"a circle: {' -> '.join([*circle, circle[0]])}" for circle in circles(table)]


def why_not(table: House, one: Import) -> str:
    """Why this import may not be; empty if it may."""
    here, library = room_of(one.module), one.target.partition(".")[0]
    if one.target in table.modules or library in ROOMS:
        there = room_of(one.target)
        return "" if there in MAY_KNOW[here] | {here} - {GROUND} else f"{here} may not know {there}"
    if library == "vaka":
        there = one.target.split(".")[1] if "." in one.target else "vaka"
        return "" if there in MAY_KNOW[here] else f"{here} may not know {there}"
    if here not in ONLY_IN.get(library, {here}):
        return f"{library} is not for {here}"
    return f"{here} is pure" if here in PURE and library in WORLD else ""


def circles(table: House) -> Iterator[list[str]]:
    """Every circle of modules, each once."""
    reached = {name: reachable(name, table.edges) for name in table.modules}
    found = {tuple(sorted(other for other in reached[name] if name in reached[other])) for name in table.modules}
    return (list(circle) for circle in sorted(found) if circle)


def test_no_import_is_wrong() -> None:
    found = faults(house())
    assert not found, "\n".join(["", *found])


def test_rooms_are_in_order() -> None:
    """Each knows only those above it, so there can be no circle of rooms."""
    above: set[str] = set()
    for room, known in MAY_KNOW.items():
        assert {there for there in known if there in MAY_KNOW} <= above, f"{room} knows a room below it"
        above.add(room)


def test_every_module_lies_in_a_room() -> None:
    table = house()
    assert {name for name in table.modules if "." not in name} == {"", "__main__", *ON_THE_GROUND, *ROOMS}
    assert not table.strays()


def test_the_page_says_the_same() -> None:
    """The table of rooms in docs/architecture.md, row by row."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)/` \|.*\| ([^|]*) \|$", page.partition("## The rooms of the table")[2], re.MULTILINE))
    for room in ROOMS:
        told = set(rows[room].replace("the version", "vaka").split(", "))
        assert told == (MAY_KNOW[room] or {"nothing"}), room


# --- The test itself must be able to fail ---


def build(folder: Path, modules: dict[str, str]) -> House:
    """A table of a few modules: `{"game/room": "import ..."}`."""
    for name, text in modules.items():
        path = folder / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return House(folder, "vaka.table")


@pytest.mark.parametrize(
    ("modules", "fault"),
    [
        ({"game/room": "from vaka.table.store.reader import Store", "store/reader": ""}, "game may not know store"),
        (
            {"store/writer": "if TYPE_CHECKING:\n    from vaka.table.live.table import Live", "live/table": ""},
            "store.writer, line 2, imports live.table: store may not know live",
        ),
        ({"live/table": "def f():\n    from vaka.table.web import server", "web/server": ""}, "live may not know web"),
        ({"seats/owners": "import vaka.table.settings", "settings": ""}, "seats may not know the ground"),
        ({"settings": "from vaka.table import metrics", "metrics": ""}, "the ground may not know the ground"),
        ({"gate/limits": "from vaka.table import helpers", "helpers": ""}, "gate may not know the door"),
        ({"store/reader": "from vaka.bots import bot"}, "store may not know bots"),
        ({"live/table": "from vaka.games.aloha import game"}, "live may not know games"),
        ({"game/room": "import vaka"}, "game may not know vaka"),
        ({"live/memory": "from sqlalchemy import select"}, "sqlalchemy is not for live"),
        ({"live/table": "from starlette.requests import Request"}, "starlette is not for live"),
        ({"game/room": "import time"}, "game is pure"),
        ({"game/room": "from . import clocks", "game/clocks": "from .room import Room"}, "a circle: game.clocks -> game.room"),
        (
            {
                "game/room": "from . import clocks",
                "game/clocks": "from . import away",
                "game/away": "if TYPE_CHECKING:\n    from .room import Room",
                "game/replay": "from . import room",
            },
            "a circle: game.away -> game.clocks -> game.room -> game.away",
        ),
    ],
)
def test_a_wrong_import_is_named(modules: dict[str, str], fault: str, tmp_path: Path) -> None:
    found = faults(build(tmp_path, modules))
    assert len(found) == 1
    assert fault in found[0]


def test_a_table_in_order_has_no_fault(tmp_path: Path) -> None:
    in_order = {
        "settings": "import os",
        "game/room": "from vaka.engine.state import State\nfrom vaka.table.settings import Settings\nimport json",
        "store/reader": "import sqlalchemy\nimport time\nfrom vaka.table.game.room import Room",
        "live/table": "import asyncio\nfrom vaka.table.store import reader\nfrom vaka.table.game import room",
        "web/app": "import fastapi\nfrom vaka import __version__\nfrom vaka.table.live.table import Live",
        "__main__": "from vaka.table.service import command",
        "service/command": "from vaka.table.web.app import build_app",
    }
    assert not faults(build(tmp_path, in_order))
