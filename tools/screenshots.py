"""Screenshots of the pages for docs/pictures: a server of its own, a game that goes on for a while, and Debian's Chromium.

`python tools/screenshots.py [FOLDER [GAME ...]]` writes page-first.png, page-set-up.png, page-table.png, page-phone.png,
page-end.png, the table and the phone in the dark, and all of tables of Moorea, Vanuatu and Conquest of Paradise:
page-moorea-table.png and so on.
"""

from __future__ import annotations

import random
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.charting import decision_on_the_chart  # noqa: E402
from tests.browser.conftest import FLAGS, LIKES, Server, built, chromium  # noqa: E402
from tests.browser.playing import (  # noqa: E402
    Turn,
    decision_by_picture,
    decision_in_the_isles,
    invitation,
    is_asked,
    is_over,
    play_out,
    settled,
    sit_down,
    step,
    turn_by_clicks,
)

import vaka  # noqa: E402
from vaka.arena.games import bot_record  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WIDE, PHONE = (1400, 900), (390, 844)
BEGUN = {"aloha": 20, "moorea": 170, "vanuatu": 136, "paradise": 700}
"""So many steps make a board that has something to show."""


def main(folder: Path, games: list[str]) -> None:
    """Play these games, or all, and take a picture of each page on the way."""
    folder.mkdir(parents=True, exist_ok=True)
    built()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            show(browser, server.url, folder, games)
        finally:
            browser.close()
            server.stop()


def show(browser: Browser, url: str, folder: Path, games: list[str]) -> None:
    """The way of two players through the pages, once for each game."""
    ana, ben = visitor(browser, url, WIDE), visitor(browser, url, PHONE)
    ways: dict[str, tuple[Turn, str, dict[str, str]]] = {
        "aloha": (aloha_turn, "page", {}),
        "moorea": (decision_by_picture, "page-moorea", {}),
        "vanuatu": (decision_in_the_isles, "page-vanuatu", {}),
        "paradise": (decision_on_the_chart, "page-paradise", {"turns": "20"}),
    }
    for game, (turn, name, options) in ways.items():
        if game in vaka.games() and (not games or game in games):
            shoot_game(ana, ben, game, turn, folder / name, options)
    if games:
        return
    ana.goto("/")
    shoot(ana, folder / "page-first.png")


def shoot_game(ana: Page, ben: Page, game: str, turn: Turn, name: Path, options: dict[str, str]) -> None:
    """Set up, play for a while, and see the end of another game."""
    ana.goto(f"/new/{game}")
    ana.fill("input[name=name-0]", "Ana")
    shoot(ana, name.with_name(f"{name.name}-set-up.png"))
    sit_down(ana, ["me", "friend", "bot"], options)
    ben.goto(invitation(ana, 1))
    ben.fill("input[name=name]", "Ben")
    ben.click("#sit-down")
    ben.wait_for_selector("body[data-line=open]")
    talk(ana, ben)
    pages = {"seat-0": ana, "seat-1": ben}
    play_out(pages, turn, random.Random(4), until=lambda asked: step(asked) >= BEGUN[game])
    for page, kind in ((ana, "table"), (ben, "phone")):
        play_out(pages, turn, random.Random(5), until=lambda asked, page=page: asked is page)  # type: ignore[misc]
        for scheme, suffix in (("light", ""), ("dark", "-dark")):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            shoot(page, name.with_name(f"{name.name}-{kind}{suffix}.png"))
        page.emulate_media(color_scheme="light")
    shoot_end(ana, game, options, name.with_name(f"{name.name}-end.png"))


def shoot_end(page: Page, game: str, options: dict[str, str], path: Path) -> None:
    """The end of a game among bots, from its record."""
    record = bot_record(vaka.game(game), ["greedy"] * 3, options, seed=1)
    record.names = ["Ana", "Ben", "Cid"]
    opened = page.request.post("/api/v1/records", data=str(record), headers={"content-type": "text/plain; charset=utf-8"})
    page.goto(f"/t/{opened.json()['table']}")
    page.wait_for_selector("#ending")
    shoot(page, path)


def visitor(browser: Browser, url: str, size: tuple[int, int]) -> Page:
    """A browser of one's own."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        base_url=url,
        locale="en",
        color_scheme="light",
        reduced_motion="reduce",
        has_touch=size == PHONE,
    )
    context.set_default_timeout(15_000)
    for like in LIKES.split():
        name, _, value = like.partition("=")
        context.add_init_script(f"try {{ localStorage['vaka-{name}'] ??= '{value}' }} catch {{}}")
    return context.new_page()


def talk(ana: Page, ben: Page) -> None:
    """A word before the game."""
    ana.click("[data-tab=chat]")
    ana.fill("#chat-text", "Aloha! Fair winds.")
    ana.keyboard.press("Enter")
    ana.click("[data-tab=log]")
    ben.wait_for_timeout(200)
    ben.click("[data-tab=play]")


def aloha_turn(page: Page, rng: random.Random) -> None:
    """A tile is turned up where one can be, and the rest by clicks."""
    turn_up(page, rng)
    if is_asked(page) and not is_over(page):
        turn_by_clicks(page, rng)


def turn_up(page: Page, rng: random.Random) -> None:
    """Show something of the sea: a tile is clicked where one can be."""
    tiles = page.locator("#tiles [data-action]")
    if tiles.count():
        before = step(page)
        tiles.nth(rng.randrange(tiles.count())).click()
        settled(page, before)


def shoot(page: Page, path: Path, *, still: bool = False) -> None:
    """One picture, when everything has come to rest; 256 colours are enough for flat art, and take half the room.

    `still`: the pointer stays where it is.
    """
    if not still:
        page.mouse.move(2, 2)
    page.wait_for_timeout(700)
    with Image.open(BytesIO(page.screenshot())) as picture:
        picture.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    print(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures", sys.argv[2:])
