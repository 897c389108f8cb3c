"""A real server and a real browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from vaka import table

ROOT = Path(__file__).parents[2]
CHROMIUM = Path("/usr/bin/chromium")
INSTALL = "apt-get install -y chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SERVE = """
import sys
from vaka.table.serve import serve
from vaka.table.settings import Settings
times = {"bot_pause": 0.0, "opening_time": 0.0, "away_time": 0.0}
settings = Settings(database=sys.argv[1], modules=tuple(sys.argv[3:]), workers=1, tables_per_hour=10_000, **times)
serve(settings, "127.0.0.1", int(sys.argv[2]), browser=False)
"""


class Server:
    """A server of one's own, which can be stopped and started again at the same address."""

    def __init__(self, folder: Path, *modules: str) -> None:
        self.modules = modules
        self.database = f"sqlite:///{folder / 'table.db'}"
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        command = [sys.executable, "-c", SERVE, self.database, str(self.port), *self.modules]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found, f"the server did not start: {said!r}"
        self.port = int(found[1])

    def stop(self, *, hard: bool = False) -> None:
        """Stop it; hard: as a cut of the power would."""
        if hard:
            self._process.kill()
        else:
            self._process.terminate()
        self._process.wait(15)
        assert self._process.stdout is not None
        self._process.stdout.close()

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the whole run; it has the toy games too, and a position of Moorea that is worth looking at."""
    built()
    running = Server(tmp_path_factory.mktemp("table"), "tests.table.registered", "tests.browser.arranged")
    yield running
    running.stop()


def built() -> None:
    """The pages must be built; among the sources that is done here."""
    here = Path(table.__file__).parent
    if here == ROOT / "src" / "vaka" / "table":
        subprocess.run([sys.executable, str(ROOT / "tools" / "client.py")], check=True)
    elif not (here / "static" / "app.js").exists():
        pytest.exit("the installed build carries no pages: make setup", returncode=3)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, installed where that is allowed."""
    if not CHROMIUM.exists() and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run([*INSTALL.split(), "-qq"], check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    if not CHROMIUM.exists():
        pytest.exit(f"the browser tests need Chromium: sudo {INSTALL}", returncode=3)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


PATIENCE = 20_000  # milliseconds: other tests may be at work beside this one
expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Page]
Scheme = Literal["light", "dark"]


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visit]:
    """Open a page as a visitor of one's own: `visit("/")`, `visit("/", width=390, height=844, locale="fr")`.

    What the browser complains of (errors of the script, what the content security policy forbids) fails the test.
    """
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        # A server that is cut off, a record that is refused and a page that is not there are the tests' own doing.
        expected = ("WebSocket", "ERR_CONNECTION_REFUSED", "status of 422")
        missing = message.location["url"].endswith("/nothing")
        if message.type == "error" and not missing and not any(word in message.text for word in expected):
            complaints.append(message.text)

    def open_page(
        path: str, width: int = 1200, height: int = 800, locale: str = "en", scheme: Scheme = "light", motion: bool = False
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            color_scheme=scheme,
            reduced_motion="no-preference" if motion else "reduce",
            base_url=server.url,
            has_touch=width < 500,
        )
        context.set_default_timeout(PATIENCE)
        opened.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in opened:
        context.close()
    assert complaints == []
