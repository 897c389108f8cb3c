"""A real server and a real browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect, sync_playwright

from vaka import table

ROOT = Path(__file__).parents[2]
CHROMIUMS = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
"""Debian's two: the first has no window to draw and opens a page in a third of the time."""
INSTALL = "apt-get install -y chromium-headless-shell"
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
import random, sys
from vaka.table.service.command import serve
from vaka.table.settings import Settings
times = {"bot_pause": 0.0, "opening_time": 0.0, "lost_time": 0.0, "presence_time": 0.5}
calm = {"sweep_time": 86_400.0, "idle_time": 400_000.0}  # else the table seats a bot itself now and then while a test is about to
limits = {"workers": 1, "open_tables": True, "joins_per_hour": 10_000, "open_by_one": 10_000, "analysis_level": "1"}
limits |= {"tables_per_hour": 10_000, "codes_per_minute": 1000, "work_per_second": 1e9, "work_burst": 1e9}
settings = Settings(database=sys.argv[1], modules=tuple(sys.argv[3:]), luck=random.Random, **limits, **times, **calm)
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: what takes longest must not be left for the end, when one of two processes has nothing more to do."""
    items.sort(key=lambda item: "against_three" not in item.name and "to_the_end" not in item.name)


def chromium() -> Path:
    """Debian's Chromium, installed where that is allowed; processes that want it at once wait for each other."""
    with (Path(tempfile.gettempdir()) / "vaka-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not CHROMIUMS[0].exists() and os.geteuid() == 0 and shutil.which("apt-get"):
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet)
            subprocess.run([*INSTALL.split(), "--no-install-recommends", "-qq"], check=False, env=quiet)
    found = next((path for path in CHROMIUMS if path.exists()), None)
    if found is None:
        pytest.exit(f"the browser tests need Chromium: sudo {INSTALL}", returncode=3)
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser for the whole run."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


PATIENCE = 20_000  # milliseconds: other tests may be at work beside this one
expect.set_options(timeout=PATIENCE)


Pool = dict[tuple[object, ...], list[BrowserContext]]
"""Visitors who have gone and left nothing behind, by what their screen is like: a new one costs as much as loading a table."""


GAMES = "aloha moorea vanuatu paradise paradise-alone alone rich isles acting fleets"
LEARNED = [f"learned-{game}=no" for game in GAMES.split()]
LIKES = " ".join(["pace=fast confirm=off", *LEARNED])
"""What most visitors have chosen before: quick bots, no questions, no lessons."""


class Visit:
    """Open a page as a visitor of one's own: `visit("/")`, `visit("/", width=390, height=844, locale="fr")`.

    A test that puts scripts or routes before its pages takes a visitor whom nobody uses again: `visit("/", own=True)`. They like
    to play quickly and unasked; `likes=""` has no wishes of their own.
    """

    def __init__(self, server: Server, browser: Browser, pool: Pool) -> None:
        self.server = server
        self.browser = browser
        self.pool = pool
        self.opened: list[tuple[BrowserContext, tuple[object, ...] | None]] = []
        self.complaints: list[str] = []

    def __call__(self, path: str, **screen: Any) -> Page:
        usual: dict[str, Any] = {"width": 1200, "height": 800, "locale": "en", "scheme": "light", "motion": False, "own": False}
        usual["likes"] = LIKES
        assert screen.keys() <= usual.keys()
        wish: dict[str, Any] = usual | screen
        kind = None if wish["own"] else (self.server.url, *wish.values())
        waiting = self.pool.get(kind, []) if kind else []
        context = waiting.pop() if waiting else self.context(wish)
        self.opened.append((context, kind))
        page = context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(path)
        return page

    def context(self, wish: dict[str, Any]) -> BrowserContext:
        """A visitor with such a screen."""
        context = self.browser.new_context(
            viewport={"width": wish["width"], "height": wish["height"]},
            locale=wish["locale"],
            color_scheme=wish["scheme"],
            reduced_motion="no-preference" if wish["motion"] else "reduce",
            base_url=self.server.url,
            has_touch=wish["width"] < 500,
        )
        context.set_default_timeout(PATIENCE)
        for like in wish["likes"].split():
            name, _, value = like.partition("=")
            context.add_init_script(f"try {{ localStorage['vaka-{name}'] ??= '{value}' }} catch {{}}")
        return context

    def leave(self) -> None:
        """Everybody goes; who has left nothing behind may come again as somebody else."""
        for context, kind in self.opened:
            if kind is None or not forgets(context):
                context.close()
            else:
                self.pool.setdefault(kind, []).append(context)

    def seated(self, game: str, kinds: str, options: dict[str, str] | None = None, **screen: Any) -> list[Page]:
        """Humans (`h`) and bots (`b`) at a table that is there already, without the set-up page: a page for each human."""
        return [self.sits(link, **screen) for link in self.links(game, kinds, options)]

    def links(
        self, game: str, kinds: str, options: dict[str, str] | None = None, away: dict[str, object] | None = None
    ) -> list[str]:
        """A table, and the invitations of its humans, of whom the first is called Ana."""
        seats = [{"kind": "bot", "bot": "greedy"} if kind == "b" else {"kind": "human"} for kind in kinds]
        if kinds.startswith("h"):
            seats[0]["name"] = "Ana"
        wish = {"game": game, "seats": seats, "options": options or {}, "away": away}
        opened = httpx.post(f"{self.server.url}/api/v1/tables", json=wish, timeout=PATIENCE / 1000)
        assert opened.status_code == 201, opened.text
        return [seat["link"] for seat in opened.json()["seats"] if "link" in seat]

    def sits(self, link: str, **screen: Any) -> Page:
        """Sit down by an invitation."""
        page = self(link, **screen)
        page.click("#sit-down")
        page.wait_for_selector("body[data-line=open]")
        return page

    def hear(self, message: ConsoleMessage) -> None:
        """A server that is cut off, a record that is refused and a page that is not there are the tests' own doing."""
        expected = ("WebSocket", "ERR_CONNECTION_REFUSED", "status of 422", "status of 404", "Push API in incognito mode")
        missing = message.location["url"].endswith("/nothing")
        if message.type == "error" and not missing and not any(word in message.text for word in expected):
            self.complaints.append(message.text)


def forgets(context: BrowserContext) -> bool:
    """Let a visitor forget everything; False if that cannot be done."""
    try:
        context.pages[0].evaluate("localStorage.clear()")
    except (Error, IndexError):
        return False
    for page in context.pages:
        page.close()
    context.clear_cookies()
    return True


@pytest.fixture(scope="session")
def pool(browser: Browser) -> Pool:
    """They are gone with the browser."""
    return {}


@pytest.fixture
def visit(server: Server, browser: Browser, pool: Pool) -> Iterator[Visit]:
    """Visitors; what the browser complains of (errors of the script, what the content security policy forbids) fails the test."""
    visits = Visit(server, browser, pool)
    yield visits
    visits.leave()
    assert visits.complaints == []
