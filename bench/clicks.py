"""How many clicks a turn takes: `python -m bench.clicks [GAME ...]`.

The same decisions twice for each game, in a real browser, from the same position (`tests/browser/arranged.py`): once step by step,
a thing and then what opens there for every single action; once with whole moves and places that say by themselves what is meant.
Every press of the mouse counts; steps that leave no choice are passed over by the table and cost none. At the end both must have
left the player with the same. The server is on 127.0.0.1.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, LIKES, Server, Visit, built, chromium  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Page


class Turn(NamedTuple):
    """A turn: the position that it begins in, and its decisions in notation; a word with `...` is the first action like that."""

    game: str
    kinds: str
    steps: tuple[str, ...]
    whole: tuple[str, ...]
    mine: str
    """Lines of the position in words that have this in them must be the same at the end; empty where chance has a say."""


BUILDING: Final = ("build colony 0606", "build colony 0606", "build transport 0506", "done")
LOADED: Final = (
    "load transport",
    "load transport",
    "load transport",
    "load colony",
    "load warrior",
    "load warrior",
    "load warrior",
)
TURNS: Final = {
    "aloha": Turn("aloha", "hb", ("launch ...", "pass"), ("launch ...", "pass"), ""),
    "moorea": Turn("market", "hbb", ("draw", "buy jetty with 2 wood 1 fish"), ("draw", "buy jetty with 2 wood 1 fish"), ""),
    "vanuatu": Turn("acting", "hbb", ("sail 7", "draw efate", "token vatu"), ("sail 7", "draw efate", "token vatu"), ""),
    "paradise": Turn(
        "fleets",
        "hb",
        (
            *("lift war 0606", *LOADED, "sail 0607", "land"),
            *("lift war 0705", "load warrior", "sail 0706", "land"),
            *("lift rumour 0506", "sail 0507", "done", *BUILDING),
        ),
        ("move 0606 0607", "move 0705 0706", "move 0506 0507", "done", *BUILDING),
        "Yellow",
    ),
}
SPOT: Final = """([selector]) => {
    const part = document.querySelector(selector), box = (part?.querySelector('.vk-hit') ?? part)?.getBoundingClientRect();
    const spot = box && [box.left + box.width / 2, box.top + box.height / 2];
    return spot && part.contains(document.elementFromPoint(...spot)) ? spot : null;
}"""
"""Where something is pressed, if it is in sight there."""
READY: Final = "() => document.querySelector('body.asked #picture:not(.asleep) #moving') !== null"
NOW: Final = """() => fetch(`/api/v1/tables/${document.body.dataset.table}?seat=0&lang=en`).then((answer) => answer.json())
    .then((view) => [Object.fromEntries(view.actions.map((one) => [one.notation, one.id])),
        Object.fromEntries((view.plans.find((offer) => !offer.start)?.goals ?? []).map((goal) => [goal.word, goal.place]))])"""
"""What is open, and the places that stand for an action."""


class Player:
    """Plays what is written by clicks alone, and counts them."""

    def __init__(self, page: Page, *, whole: bool) -> None:
        self.page = page
        self.whole = whole
        self.clicks = 0

    def click(self, selector: str) -> None:
        """One press of the mouse."""
        spot = self.page.evaluate(SPOT, [selector])
        assert spot, f"nothing to click in sight: {selector}"
        self.page.mouse.click(*spot)
        self.clicks += 1

    def play(self, notation: str) -> None:
        """One decision."""
        self.page.wait_for_function(READY, polling=20)
        before = self.page.locator("#step").get_attribute("max")
        if notation.startswith("move "):
            _, start, goal = notation.split()
            self.choose(f"hex-{start}")
            self.click(f'[data-place="hex-{goal}"], #hex-{goal}')
        else:
            self.decide(notation)
        self.page.wait_for_function("before => document.getElementById('step').max !== before", arg=before, polling=20)

    def choose(self, key: str) -> None:
        """Something is picked up, unless it is."""
        if not self.page.locator(f'[data-select="{key}"].vk-on').count():
            self.click(f'[data-select="{key}"]')

    def decide(self, notation: str) -> None:
        """A single action: by its place or from the panel; or outright, or a thing and then what opens there."""
        actions, places = self.page.evaluate(NOW)
        if notation.endswith(" ..."):
            notation = next(one for one in actions if one.startswith(notation.removesuffix("...")))
        assert notation in actions, f"not open: {notation}; but {list(actions)}"
        number, ware = actions[notation], f'#plan [data-ware="{actions[notation]}"]'
        if self.whole and notation in places:
            return self.click(f'[data-place="{places[notation]}"], #{places[notation]}')
        if self.whole and self.page.locator(ware).count():
            return self.click(ware)
        if not self.page.locator(f'#moving [data-action="{number}"]:not([data-for])').count():
            key = self.page.locator(f'#moving [data-action="{number}"]').first.get_attribute("data-for")
            self.choose(str(key))
        return self.click(f'#moving [data-action="{number}"]')


def played(visit: Visit, turn: Turn, *, whole: bool) -> tuple[int, list[str]]:
    """The clicks of a turn, and what the player has then."""
    likes = f"{LIKES} learned-{turn.game}=no"
    pages: list[Any] = visit.seated(turn.game, turn.kinds, width=1400, height=900, likes=likes)
    pages[0].set_default_timeout(60_000)
    player = Player(pages[0], whole=whole)
    *decisions, last = turn.whole if whole else turn.steps
    for notation in decisions:
        player.play(notation)
    text = pages[0].locator("#text").text_content() or ""
    player.play(last)
    return player.clicks, [line for line in text.split("\n") if turn.mine and turn.mine in line]


def main() -> None:
    """Play a turn of each game in both ways and print the clicks."""
    built()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), "tests.table.registered", "tests.browser.arranged")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        visit = Visit(server, browser, {})
        try:
            print(f"{'':10} {'step by step':>12} {'whole moves':>12}")
            for game in sys.argv[1:] or TURNS:
                (steps, one), (whole, other) = (played(visit, TURNS[game], whole=way) for way in (False, True))
                print(f"{game:10} {steps:>12} {whole:>12}", flush=True)
                assert one == other, "both lead to the same position"
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
