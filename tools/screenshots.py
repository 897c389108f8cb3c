"""Screenshots of the pages for docs/pictures: a server of its own, a game that goes on for a while, and Debian's Chromium.

`python tools/screenshots.py [FOLDER]` writes page-first.png, page-set-up.png, page-table.png, page-phone.png, page-end.png, and the
table and the phone in the dark.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, FLAGS, Server, built  # noqa: E402
from tests.browser.playing import invitation, is_asked, is_over, settled, sit_down, step, turn_by_clicks  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WIDE, PHONE = (1400, 900), (390, 844)
BEGUN = 20
"""So many steps make a board that has something to show."""


def main(folder: Path) -> None:
    """Play, and take a picture of each page on the way."""
    folder.mkdir(parents=True, exist_ok=True)
    built()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            show(browser, server.url, folder)
        finally:
            browser.close()
            server.stop()


def show(browser: Browser, url: str, folder: Path) -> None:
    """The way of a player through the pages."""
    ana = visitor(browser, url, WIDE)
    ana.goto("/new/aloha")
    ana.fill("input[name=name-0]", "Ana")
    shoot(ana, folder / "page-set-up.png")
    sit_down(ana, ["me", "friend", "bot"])
    link = invitation(ana, 1)
    ben = visitor(browser, url, PHONE)
    ben.goto(link)
    ben.wait_for_selector("body[data-line=open]")
    name_seat(ben, "Ben")
    talk(ana, ben)
    play(ana, ben, until=BEGUN)
    for page, other, name in ((ana, ben, "page-table"), (ben, ana, "page-phone")):
        wait_for_turn(page, other)
        shoot(page, folder / f"{name}.png")
        page.emulate_media(color_scheme="dark")
        shoot(page, folder / f"{name}-dark.png")
        page.emulate_media(color_scheme="light")
    play(ana, ben, until=10_000)
    shoot(ana, folder / "page-end.png")
    home = ana.context.new_page()
    home.goto("/")
    shoot(home, folder / "page-first.png")


def visitor(browser: Browser, url: str, size: tuple[int, int]) -> Page:
    """A browser of one's own."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        base_url=url,
        locale="en",
        color_scheme="light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(15_000)
    return context.new_page()


def name_seat(page: Page, name: str) -> None:
    """Take a name."""
    page.locator(".topbar .menu summary").first.click()
    page.get_by_role("button", name="Change my name").click()
    page.fill("#dialog input", name)
    page.keyboard.press("Enter")
    page.locator(".topbar h1").click()


def talk(ana: Page, ben: Page) -> None:
    """A word before the game."""
    ana.click("[data-tab=chat]")
    ana.fill("#chat-text", "Aloha! Fair winds.")
    ana.keyboard.press("Enter")
    ana.click("[data-tab=log]")
    ben.wait_for_timeout(200)
    ben.click("[data-tab=play]")


def play(ana: Page, ben: Page, until: int) -> None:
    """Take turns until so many steps are played, or to the end."""
    rng = random.Random(4)
    while step(ana) < until and not is_over(ana):
        for page in (ana, ben):
            if is_asked(page) and not is_over(page):
                turn_up(page, rng)
                turn_by_clicks(page, rng)
        ana.wait_for_timeout(40)


def turn_up(page: Page, rng: random.Random) -> None:
    """Show something of the sea: a tile is clicked where one can be."""
    tiles = page.locator("#tiles [data-action]")
    if tiles.count():
        before = step(page)
        tiles.nth(rng.randrange(tiles.count())).click()
        settled(page, before)


def wait_for_turn(page: Page, other: Page) -> None:
    """Go on until this player is asked."""
    rng = random.Random(5)
    while not is_asked(page) and not is_over(page):
        if is_asked(other):
            turn_by_clicks(other, rng)
        page.wait_for_timeout(40)


def shoot(page: Page, path: Path) -> None:
    """One picture, when everything has come to rest."""
    page.mouse.move(2, 2)
    page.wait_for_timeout(700)
    page.screenshot(path=path)
    print(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures")
