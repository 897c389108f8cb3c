"""Push messages in a real browser: our worker shows what the server would send, and the switch says where it cannot be."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import FLAGS, Server, Visit
from tests.table.rooms import Desk
from vaka.table.live.pushes import message

WHOLE = Path("/usr/bin/chromium")
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map((one) => [one.title, one.body, one.lang, one.tag, one.data.url]);
}"""
BODIES = {
    "en": "It is your turn. At the table: player 1.",
    "fr": "C’est à vous de jouer. À la table\u00a0: player 1.",
    "de": "Du bist am Zug. Mit am Tisch: player 1.",
}


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """Wait for something that the browser does by itself."""
    for _ in range(400):
        if is_so():
            return
        page.wait_for_timeout(25)
    raise AssertionError("it does not come about")


def deliver(page: Page, text: str) -> None:
    """A push service hands a message to the worker of this page, by the browser's debugging protocol."""
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    line = page.context.new_cdp_session(page)
    found: list[str] = []

    def keep(told: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in told["registrations"])

    line.on("ServiceWorker.workerRegistrationUpdated", keep)
    line.send("ServiceWorker.enable")
    until(
        page, lambda: bool(found) and page.evaluate("async () => (await navigator.serviceWorker.ready).active.state") == "activated"
    )
    origin = page.evaluate("location.origin")
    line.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": text})


@pytest.fixture(scope="module")
def whole(browser: Browser) -> Iterator[Browser]:
    """The whole of Chromium: the one without windows keeps no notifications."""
    if not WHOLE.exists() and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], check=False)
    if not WHOLE.exists():
        pytest.skip("notifications need the whole of Chromium: sudo apt-get install chromium")
    running = browser.browser_type.launch(executable_path=WHOLE, args=FLAGS)
    yield running
    running.close()


@pytest.mark.parametrize("lang", list(BODIES))
def test_the_worker_shows_what_the_server_tells(server: Server, whole: Browser, lang: str) -> None:
    page = whole.new_context(base_url=server.url, permissions=["notifications"]).new_page()
    page.goto(f"/?lang={lang}")
    room = Desk("aloha").room
    deliver(page, message(room, 0, "turn", None, lang).decode())
    until(page, lambda: len(page.evaluate(SHOWN)) == 1)
    assert page.evaluate(SHOWN) == [["Aloha", BODIES[lang], lang, f"vaka-{room.id}", f"/t/{room.id}?seat=0"]]
    deliver(page, json.dumps({**json.loads(message(room, 0, "over", None, lang)), "body": "later"}))
    until(page, lambda: [one[1] for one in page.evaluate(SHOWN)] == ["later"])  # it takes the place of the one before


def test_the_switch_says_where_it_cannot_be(visit: Visit) -> None:
    """An iPhone whose page is not installed has no push manager."""
    (table,) = visit.seated("aloha", "hb", own=True)
    table.context.add_init_script("delete window.PushManager; Object.defineProperty(navigator, 'userAgent', {get: () => 'iPhone'})")
    table.reload()
    table.wait_for_selector("body.asked #moving")
    table.locator("details.menu summary").last.click()
    expect(table.locator("#notify-why")).to_contain_text("home screen")
