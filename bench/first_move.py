"""How soon a new visitor plays: `python -m bench.first_move [--runs 5] [GAME ...]`.

For each game a visitor who was never here goes from the first page to a first move that the server has taken, on a wide screen: how
many clicks, and how many seconds the pages take for it; where others move first, their moves are shown at once. Then on a phone as
browsers emulate one (390 x 844, a processor four times slower, "slow 4G": 1.6 Mbit/s down, 0.75 up, 150 ms for every answer):
how long after the click on "Sit down" the board is seen, and how long after the address of a table is opened with nothing in the
cache. Medians. The server is on 127.0.0.1.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, Final

import httpx
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, Server, built, chromium  # noqa: E402

import vaka  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SLOW: Final = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
"""What browsers call slow 4G."""
SLOWER: Final = 4
"""So many times slower a phone's processor is."""
ANDROID: Final = (
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"
)
WIDE, PHONE = (1400, 900), (390, 844)
SEEN: Final = """(() => {
    const seen = () => {
        const svg = document.querySelector('#picture svg');
        if (!svg || svg.getBoundingClientRect().width < 50) return requestAnimationFrame(seen);
        requestAnimationFrame(() => { window.boardSeen = performance.timeOrigin + performance.now(); });
    };
    requestAnimationFrame(seen);
})()"""
"""Keeps when the board was first painted."""
OUTRIGHT: Final = "#moving [data-action]:not([data-for]):not([visibility=hidden])"
READY: Final = """() => {
    const board = document.querySelector('body.asked:not(.catching-up) #picture:not(.asleep) #moving');
    const box = board?.getBoundingClientRect(), now = box && `${box.left} ${box.top} ${box.width}`;
    const still = now && window.boardWas === now;
    window.boardWas = now;
    return still;
}"""
"""Does the board answer, and does it lie where it lay a moment ago?"""
HEAD: Final = f"{'':10} {'clicks':>6} {'first move':>11} {'phone: sit down':>16} {'phone: opened':>15}"
CLICK: Final = """() => {
    document.getElementById('sit-down').click();
    return performance.timeOrigin + performance.now();
}"""
SPOT: Final = """(selector) => {
    for (const mark of document.querySelectorAll(selector)) {
        const box = (mark.querySelector('.vk-hit') ?? mark).getBoundingClientRect();
        const at = [box.left + box.width / 2, box.top + box.height / 2];
        if (mark.contains(document.elementFromPoint(...at))) return at;
    }
    return null;
}"""
"""Where the first mark answers that nothing covers."""
BUTTON: Final = "#action-list [data-play]"


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--runs", type=int, default=5)
    args = parser.parse_args()
    games = args.games or list(vaka.games())
    built()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            first_move(browser, server, games[0])  # the server's own first time is nobody's
            print(HEAD)
            for game in games:
                runs = [first_move(browser, server, game) for _ in range(args.runs)]
                clicks, seconds = max(clicks for clicks, _ in runs), median(seconds for _, seconds in runs)
                sat = median(sat_down(browser, server, game) for _ in range(args.runs))
                came = median(opened(browser, server, game) for _ in range(args.runs))
                print(f"{game:10} {clicks:>6} {seconds:>9.2f} s {sat:>14.2f} s {came:>13.2f} s", flush=True)
        finally:
            browser.close()
            server.stop()


def visitor(browser: Browser, server: Server, screen: tuple[int, int]) -> BrowserContext:
    """Somebody who was never here, with no wishes."""
    is_phone = screen is PHONE
    context = browser.new_context(
        viewport={"width": screen[0], "height": screen[1]},
        locale="en",
        base_url=server.url,
        has_touch=is_phone,
        is_mobile=is_phone,
        user_agent=ANDROID if is_phone else None,
    )
    context.set_default_timeout(15_000)
    context.add_init_script(SEEN)
    return context


def first_move(browser: Browser, server: Server, game: str) -> tuple[int, float]:
    """Clicks and seconds from the first page to a move that was taken."""
    context = visitor(browser, server, WIDE)
    context.add_init_script("localStorage['vaka-pace'] = 'fast'")  # how slowly others are seen to move is the visitor's own wish
    page = context.new_page()
    start = time.perf_counter()
    page.goto("/", wait_until="commit")
    page.locator(f"a[href='/new/{game}']").first.click()
    page.locator("#sit-down").click()
    page.wait_for_function(READY, polling="raf")
    before = page.locator("#step").get_attribute("max")
    clicks = 2 + play(page)
    page.wait_for_function("before => document.getElementById('step').max !== before", arg=before, polling="raf")
    seconds = time.perf_counter() - start
    context.close()
    return clicks, seconds


def play(page: Page) -> int:
    """The first thing that is one click: on the board, or a button beside it."""
    spot: list[float] | None = page.evaluate(SPOT, OUTRIGHT)
    if spot:
        page.mouse.click(*spot)
    else:
        page.locator(BUTTON).locator("visible=true").first.click()
    if page.locator("#sure:not([hidden]) button").count():
        page.locator("#sure button").first.click()
        return 2
    return 1


def throttle(context: BrowserContext, page: Page) -> None:
    """From here on it is a phone in the country."""
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def sat_down(browser: Browser, server: Server, game: str) -> float:
    """Seconds from the click on Sit down to the board, for somebody who came by the first page."""
    context = visitor(browser, server, PHONE)
    page = context.new_page()
    throttle(context, page)
    page.goto("/")
    page.locator(f"a[href='/new/{game}']").first.click()
    page.wait_for_selector("#sit-down")
    page.wait_for_load_state("networkidle")
    clicked: float = page.evaluate(CLICK)
    seen = board_seen(page)
    context.close()
    return (seen - clicked) / 1000


def opened(browser: Browser, server: Server, game: str) -> float:
    """Seconds from opening the address of a table to the board, with nothing in the cache."""
    seats = [{"kind": "bot", "bot": "greedy"} if seat else {"kind": "human"} for seat in range(vaka.game(game).usual_seats)]
    table = httpx.post(f"{server.url}/api/v1/tables", json={"game": game, "seats": seats}, timeout=60).json()["table"]
    context = visitor(browser, server, PHONE)
    page = context.new_page()
    throttle(context, page)
    start = time.time() * 1000
    page.goto(f"/t/{table}", wait_until="commit")
    seen = board_seen(page)
    context.close()
    return (seen - start) / 1000


def board_seen(page: Page) -> float:
    """When the board was painted, in milliseconds since 1970."""
    found: Any = page.wait_for_function("() => window.boardSeen", polling=50).json_value()
    return float(found)


if __name__ == "__main__":
    main()
