"""Screenshots of what helps at the table, for docs/pictures: words about the board, questions, what happened, coach, hint, friends.

`python tools/elements.py [FOLDER]` writes element-about.png and so on: wide, 1024 and 390 pixels, light and dark.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, Server, Visit, built, chromium  # noqa: E402
from tests.browser.playing import asked_first, press, sit_down, turn_by_clicks  # noqa: E402
from tools.screenshots import shoot  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Page

WIDE: dict[str, Any] = {"width": 1400, "height": 900}
MIDDLE: dict[str, Any] = {"width": 1024, "height": 768}
PHONE: dict[str, Any] = {"width": 390, "height": 844}
DARK: dict[str, Any] = {"scheme": "dark"}


def main(folder: Path) -> None:
    """Everything, one after the other."""
    folder.mkdir(parents=True, exist_ok=True)
    built()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            show(Visit(server, browser, {}), folder)
        finally:
            browser.close()
            server.stop()


def show(visit: Visit, folder: Path) -> None:
    """Each element where it is at home."""
    about(visit, folder / "element-about.png", "moorea", "[data-place=display-5]", WIDE)
    about(visit, folder / "element-about-phone-dark.png", "vanuatu", "#space-sell", PHONE | DARK)
    sure(visit, folder / "element-sure-phone.png")
    happened(visit, folder / "element-happened.png")
    hint(visit, folder / "element-hint-1024.png")
    coach(visit, folder / "element-coach-dark.png", "aloha", WIDE | DARK)
    coach(visit, folder / "element-coach-phone.png", "moorea", PHONE)
    waiting(visit, folder / "element-waiting-phone-dark.png")
    folded(visit, folder / "element-folded-1024.png")


def seated(visit: Visit, game: str, **screen: Any) -> Page:
    """Ana at a table with two bots, asked."""
    (page,) = visit.seated(game, "hbb", **screen)
    page.wait_for_selector("body.asked #moving")
    return page


def about(visit: Visit, path: Path, game: str, part: str, screen: dict[str, Any]) -> None:
    """Words about something on the board."""
    page = seated(visit, game, **screen)
    page.locator(part).first.dispatch_event("click")
    if page.locator("#about").is_hidden():
        page.locator(part).first.hover()
        page.wait_for_selector("#about:not([hidden])")
    shoot(page, path, still=True)


def sure(visit: Visit, path: Path) -> None:
    """What cannot be taken back, since others have seen it, is asked about."""
    page, _ = asked_first(*visit.seated("aloha", "hh", likes="pace=fast confirm=on learned-aloha=no", **PHONE))
    page.wait_for_selector("body.asked #moving")
    press(page, page.locator("#moving [id^=tile][data-action]").first)
    page.wait_for_selector("#sure:not([hidden])")
    shoot(page, path)


def happened(visit: Visit, path: Path) -> None:
    """What others did is marked, and told in blocks."""
    import random

    page = seated(visit, "aloha", **WIDE)
    turn_by_clicks(page, random.Random(5))
    page.wait_for_selector("body.asked:not(.catching-up)")
    shoot(page, path)


def hint(visit: Visit, path: Path) -> None:
    """What a strong player might do."""
    page = seated(visit, "vanuatu", **MIDDLE)
    page.click("#hint")
    page.wait_for_selector("#hint-play", timeout=120_000)
    shoot(page, path)


def coach(visit: Visit, path: Path, game: str, screen: dict[str, Any]) -> None:
    """A step of a first game."""
    page = visit(f"/learn/{game}", **screen)
    for step in (1, 2, 3):
        page.wait_for_selector(f"body[data-step='{step}'] #moving")
        if step < 3:
            page.click("#coach-next")
    if page.locator("#coach-show").is_visible():
        page.click("#coach-show")
    shoot(page, path)


def waiting(visit: Visit, path: Path) -> None:
    """Somebody is still to come."""
    page = visit("/new/aloha", **PHONE, **DARK)
    sit_down(page, ["me", "friend"])
    page.click("[data-tab=play]")
    if not page.locator("#waits-1").evaluate("card => card.open"):
        page.locator("#waits-1 summary").click()
    page.wait_for_selector("#qr-1:not([hidden])")
    shoot(page, path)


def folded(visit: Visit, path: Path) -> None:
    """The panel beside the board is folded."""
    page = seated(visit, "moorea", **MIDDLE)
    page.click("#fold-side")
    shoot(page, path)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures")
