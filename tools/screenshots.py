"""Screenshots of the pages for docs/pictures: a server of its own, games that bots have played, and Debian's Chromium.

`python tools/screenshots.py [FOLDER [GAME ...]]` writes page-first.png, page-set-up.png, page-table.png, page-phone.png,
page-end.png, page-1024.png, the table and the phone in the dark, and all of tables of Moorea, Vanuatu and Conquest of Paradise:
page-moorea-table.png and so on; of Conquest of Paradise the rules, too. `paradise:rules` as a GAME writes these alone.
"""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, LIKES, Server, built, chromium  # noqa: E402

import vaka  # noqa: E402
from vaka.arena.games import bot_record  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WIDE, MIDDLE, PHONE = (1400, 900), (1024, 768), (390, 844)
NAMES = ["Ana", "Ben", "Cid"]
NAMED = {"aloha": "page", "moorea": "page-moorea", "vanuatu": "page-vanuatu", "paradise": "page-paradise"}
BEGUN = {"aloha": (36, 36), "moorea": (170, 170), "vanuatu": (136, 136), "paradise": (499, 364)}
"""After so many plies a board has something to show, wide and on a phone: of Paradise, a tile that is found, and a battle."""
RULES = {"paradise": ("4", "2.2")}
"""Of these games the rules are shown as well: from this paragraph on, wide and on a phone."""


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
    for game, name in NAMED.items():
        if game not in vaka.games():
            continue
        if not games or game in games:
            shoot_game(ana, ben, game, folder / name)
        if game in RULES and (not games or not {game, f"{game}:rules"}.isdisjoint(games)):
            shoot_rules(ana, ben, game, folder / name)
    if games:
        return
    ana.goto("/")
    shoot(ana, folder / "page-first.png")


def shoot_game(ana: Page, ben: Page, game: str, name: Path) -> None:
    """Set up, and see a game that bots have played: in the middle, from the seats of Ana and Ben, and at its end."""
    ana.goto(f"/new/{game}")
    ana.fill("input[name=name-0]", "Ana")
    shoot(ana, name.with_name(f"{name.name}-set-up.png"))
    record = bot_record(vaka.game(game), ["greedy"] * len(NAMES), seed=1)
    record.names = NAMES
    opened = ana.request.post("/api/v1/records", data=str(record), headers={"content-type": "text/plain; charset=utf-8"})
    table = opened.json()["table"]
    for seat, (page, kind) in enumerate(((ana, "table"), (ben, "phone"))):
        play_on(page, table, asked_at(record, seat, BEGUN[game][seat]))
        for scheme, suffix in (("light", ""), ("dark", "-dark")):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            shoot(page, name.with_name(f"{name.name}-{kind}{suffix}.png"))
        page.emulate_media(color_scheme="light")
        if page is ana:
            page.set_viewport_size({"width": MIDDLE[0], "height": MIDDLE[1]})
            shoot(page, name.with_name(f"{name.name}-1024.png"))
            page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    ana.goto(f"/t/{table}")
    ana.wait_for_selector("#ending")
    shoot(ana, name.with_name(f"{name.name}-end.png"))


def shoot_rules(ana: Page, ben: Page, game: str, name: Path) -> None:
    """The rules as a newcomer reads them: a turn that is told with pictures, and on a phone a table."""
    for page, suffix, rule in zip((ana, ben), ("rules", "rules-phone"), RULES[game], strict=True):
        page.goto(f"/rules/{game}")
        heading = page.locator(f"[id='rule-{rule}']")
        heading.scroll_into_view_if_needed()
        page.wait_for_load_state("networkidle")  # pictures are fetched when they come into sight
        heading.evaluate("heading => heading.scrollIntoView({ block: 'start' })")
        shoot(page, name.with_name(f"{name.name}-{suffix}.png"))


def asked_at(record: vaka.Record, seat: int, begun: int) -> int:
    """A ply, from `begun` on, at which this seat has something to choose."""
    state = record.start()
    for move in record.moves:
        if state.ply >= begun and move.seat == seat and len(state.legal()) > 1:
            return int(state.ply)
        state.apply(move.action, seat=move.seat if move.seat >= 0 else vaka.ASKED)
    raise AssertionError(f"seat {seat} is not asked after ply {begun}")


def play_on(page: Page, table: str, ply: int) -> None:
    """Sit down in a game that was played before, where somebody is asked: no waiting for anybody."""
    page.goto("/")  # a visitor is known by what the first page has given it
    answer = page.request.post(f"/api/v1/tables/{table}/resume", data={"ply": ply})
    page.goto(answer.json()["link"])
    page.wait_for_selector("body.asked:not(.catching-up) #moving", state="attached")


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
    context.set_default_timeout(60_000)
    for like in LIKES.split():
        name, _, value = like.partition("=")
        context.add_init_script(f"try {{ localStorage['vaka-{name}'] ??= '{value}' }} catch {{}}")
    return context.new_page()


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
