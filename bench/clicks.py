"""How many clicks a turn of Conquest of Paradise takes: `python -m bench.clicks`.

The same decisions twice, in a real browser, from the same position (`tests/browser/arranged.py`, "fleets"): three fleets sail, the
movement ends, three things are built, building ends. Once step by step (a stack, the piece to lift, every piece to load, every hex,
land), which is how it was before there were whole moves; once with whole moves. Every press of the mouse counts. Both must lead to
the same pieces in the same places. The server is on 127.0.0.1.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, Server, Visit, built, chromium  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Page

STEPS: Final = (
    *("lift war 0606", "load transport", "load transport", "load transport", "load colony", "load warrior", "load warrior"),
    *("load warrior", "sail 0607", "land"),
    *("lift war 0705", "load warrior", "sail 0706", "land"),
    *("lift rumour 0506", "sail 0507"),
    "done",
    *("build colony 0606", "build colony 0606", "build transport 0506", "done"),
)
"""The decisions, one action each."""
WHOLE: Final = (
    *("move 0606 0607", "move 0705 0706", "move 0506 0507"),
    "done",
    *("build colony 0606", "build colony 0606", "build transport 0506", "done"),
)
"""The same, the moves as wholes."""
SPOT: Final = """([selector]) => {
    const part = document.querySelector(selector), box = (part?.querySelector('.vk-hit') ?? part)?.getBoundingClientRect();
    return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}"""
READY: Final = "() => document.querySelector('body.asked #picture:not(.asleep) #moving') !== null"


class Player:
    """Plays what is written by clicks alone, and counts them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def click(self, selector: str) -> None:
        """One press of the mouse."""
        spot = self.page.evaluate(SPOT, [selector])
        assert spot, f"nothing to click: {selector}"
        self.page.mouse.click(*spot)
        self.clicks += 1

    def play(self, notation: str) -> None:
        """One decision."""
        self.page.wait_for_function(READY, polling=20)
        words = notation.split()
        before = self.page.locator("#step").get_attribute("max")
        if words[0] == "move":
            self.choose(words[1])
            self.click(f'[data-place="hex-{words[2]}"], #hex-{words[2]}')
        else:
            self.action(notation)
        self.page.wait_for_function("before => document.getElementById('step').max !== before", arg=before, polling=20)

    def choose(self, number: str) -> None:
        """A hex is picked up, unless it is."""
        if not self.page.locator(f"#pick-{number}.vk-on").count():
            self.click(f"#pick-{number}")

    def action(self, notation: str) -> None:
        """A single action: outright, or a hex and then its chip."""
        find = """(notation) => fetch(`/api/v1/tables/${document.body.dataset.table}?seat=0&lang=en`)
            .then((answer) => answer.json()).then((view) => view.actions.find((one) => one.notation === notation)?.id)"""
        number = self.page.evaluate(find, notation)
        assert number is not None, f"not open: {notation}"
        if not self.page.locator(f'#moving [data-action="{number}"]:not([data-for])').count():
            self.choose(notation.split()[-1])
        self.click(f'#moving [data-action="{number}"]')


def main() -> None:
    """Play the turn in both ways and print the clicks."""
    built()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), "tests.table.registered", "tests.browser.arranged")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        visit = Visit(server, browser, {})
        try:
            ends = []
            for name, decisions in (("step by step", STEPS), ("whole moves", WHOLE)):
                (page,) = visit.seated("fleets", "hb", width=1400, height=900, likes="pace=fast confirm=off learned-fleets=no")
                player = Player(page)
                for notation in decisions[:-1]:
                    player.play(notation)
                ends.append([line for line in page.locator("#text").text_content().split("\n") if "Yellow" in line])  # type: ignore[union-attr]
                player.play(decisions[-1])
                print(f"{name:14} {player.clicks:>3} clicks for {len(decisions)} decisions", flush=True)
            assert ends[0] == ends[1], "both lead to the same position"
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
