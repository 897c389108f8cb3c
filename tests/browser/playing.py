"""What a player does at the table, by hand, by keyboard, or from the list."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit

PIECES = "#moving [data-select]"
OUTRIGHT = "#moving [data-action]:not([data-for])"
TARGETS = "#moving [data-for].vk-on"


def sit_down(page: Page, seats: list[str], options: dict[str, str] | None = None, name: str = "Ana") -> None:
    """Fill in the set-up page and sit down: `["me", "friend", "bot"]`."""
    page.locator("label", has=page.locator(f"input[name=count][value='{len(seats)}']")).click()
    for seat, kind in enumerate(seats):
        page.locator("label", has=page.locator(f"input[name=kind-{seat}][value={kind}]")).click()
        if kind == "me":
            page.fill(f"input[name=name-{seat}]", name if seat == 0 else f"{name} {seat + 1}")
    if options:
        page.locator("#options summary").click()
    for option, value in (options or {}).items():
        page.locator("label", has=page.locator(f"input[name=option-{option}][value='{value}']")).click()
    page.click("#sit-down")
    page.wait_for_selector("body[data-line=open]")


def invitation(page: Page, seat: int) -> str:
    """The invitation that the page copies for a friend."""
    expect(page.locator(f"#invite-{seat}")).to_be_visible()
    known = page.evaluate("JSON.parse(localStorage.getItem(`vaka-invites-${document.body.dataset.table}`))")
    link: str = known[str(seat)]
    assert re.fullmatch(r"/s/[\w-]{22,}", link)
    return link


def step(page: Page) -> int:
    """How many steps of the game the page knows."""
    return int(page.locator("#step").get_attribute("max") or 0)


def is_asked(page: Page) -> bool:
    """Is this player asked now?"""
    return page.locator("body.asked").count() > 0


def is_over(page: Page) -> bool:
    """Is the end shown?"""
    return page.locator("#ending").count() > 0


def settled(page: Page, before: int) -> None:
    """Wait until the page shows more than `before` steps."""
    page.wait_for_function("before => Number(document.getElementById('step').max) > before", arg=before, polling=20)


ASKED = """([seats, played]) => {
    if (document.getElementById('ending')) return 'over';
    if (Number(document.getElementById('step').max) < played) return null;
    return seats.find((seat) => document.querySelector(`#${seat}.asked`)) ?? null;
}"""
Turn = Callable[[Page, random.Random], None]


def play_out(pages: dict[str, Page], turn: Turn, rng: random.Random, until: Callable[[Page], bool] | None = None) -> None:
    """Play to the end, or until the page that is asked will do: whoever is asked has a turn.

    Pages by the ids of their seats, `seat-0` and so on.
    """
    watching, played = next(iter(pages.values())), 0
    for _ in range(1000):
        asked = watching.wait_for_function(ASKED, arg=[list(pages), played], polling=40).json_value()
        if asked == "over":
            return
        page = pages[asked]
        page.wait_for_selector("body.asked, #ending")
        if is_over(page) or (until and until(page)):
            return
        turn(page, rng)
        played = step(page)
    raise AssertionError("the game did not end")


def table_of_two(visit: Visit) -> tuple[Page, Page]:
    """Ana and Ben at a table for two."""
    ana, ben = visit.seated("aloha", "hh")
    return ana, ben


def asked_first(ana: Page, ben: Page) -> tuple[Page, Page]:
    """Who begins was drawn by lot: the one who is asked, then the other."""
    ana.wait_for_function("() => document.querySelector('.seat.asked') !== null")
    return (ana, ben) if is_asked(ana) else (ben, ana)


def launch(page: Page) -> None:
    """One move by mouse."""
    before = step(page)
    page.locator(PIECES).first.dispatch_event("click")
    page.locator(TARGETS).first.click(position={"x": 12, "y": 12})
    settled(page, before)


def turn_by_clicks(page: Page, rng: random.Random) -> None:
    """One piece is clicked and then one of its targets; the rest of the turn is passed."""
    before = step(page)
    pieces = page.locator(PIECES)
    if pieces.count():
        pieces.nth(rng.randrange(pieces.count())).dispatch_event("click")
        targets = page.locator(TARGETS)
        expect(targets.first).to_be_visible()
        targets.nth(rng.randrange(targets.count())).click(position={"x": 12, "y": 12})
        settled(page, before)
    if is_asked(page):
        before = step(page)
        page.click("#pass")
        settled(page, before)


def turn_by_keyboard(page: Page, rng: random.Random) -> None:
    """One action from the list, opened and pressed by keys alone; then the pass, typed."""
    before = step(page)
    page.locator("#ask").focus()
    groups = page.locator("#action-list details")
    if groups.count():
        place = rng.randrange(groups.count())
        group = groups.nth(place)
        group.locator("summary").focus()
        if group.get_attribute("open") is None:
            page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        settled(page, before)
    if is_asked(page):
        before = step(page)
        page.locator("#notation").focus()
        page.keyboard.type("pass")
        page.keyboard.press("Enter")
        settled(page, before)


MARKS = "#moving [data-action]:not([data-for]), #moving [data-select]"
WANTED = """(selector) => [...document.querySelectorAll(selector)].map((mark) => {
    const [what, number] = [mark.dataset.select ?? '', Number(mark.dataset.action ?? -1)];
    return /^(buy|tool|lay)-/.test(what) || number > 90 ? 3 : mark.id === 'pass' ? 1 : what.startsWith('row-') ? 0.3 : 2;
})"""
"""How much a player likes the marks of Moorea: to acquire and to lay, then to draw and discard, then to pass."""


def decision_by_picture(page: Page, rng: random.Random) -> None:
    """One decision of Moorea in its picture: a card outright, or a card and then one of the choices that open beside it."""
    before = step(page)
    liked = page.evaluate(WANTED, MARKS)
    best = [place for place, liking in enumerate(liked) if liking == max(liked)]
    press(page, page.locator(MARKS).nth(rng.choice(best)))
    choices = page.locator(TARGETS)
    count = choices.count()
    if count:
        press(page, choices.nth(rng.randrange(count)))
    settled(page, before)


def press(page: Page, mark: Locator) -> None:
    """A real click on the part of a mark that answers, or a tap on a phone."""
    box = mark.evaluate(
        """(mark) => { const part = mark.querySelector('.vk-hit') ?? mark, box = part.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2]; }"""
    )
    page.mouse.click(*box)


SPOTS = """(selector) => [...document.querySelectorAll(selector)].map((mark) => {
    const box = (mark.querySelector('.vk-hit') ?? mark).getBoundingClientRect();
    return [mark.id, box.left + box.width / 2, box.top + box.height / 2];
})"""
"""The marks of a picture: what each is called, and where it answers."""
BESIDES = ("treasure-", "beggar", "waive")
"""Marks of Vanuatu that do not move the game on."""


def decision_in_the_isles(page: Page, rng: random.Random) -> None:
    """One decision of Vanuatu in its picture: outright, or a thing and then one of the places, stacks or sales that open."""
    before = step(page)
    marks = page.evaluate(SPOTS, MARKS)
    [(_, *spot)] = rng.choices(marks, [0.1 if name.startswith(BESIDES) else 1.0 for name, *_ in marks])
    page.mouse.click(*spot)
    choices = page.evaluate(SPOTS, TARGETS)
    if choices:
        page.mouse.click(*rng.choice(choices)[1:])
    settled(page, before)


def hand_on(page: Page) -> None:
    """Whoever has played has seen what came of it, and passes the screen: the curtain falls."""
    page.click("#hand-on-go")
    expect(page.locator("#curtain")).to_be_visible()


def pass_on(page: Page) -> None:
    """Whatever ends a turn of Moorea soonest: the pass, else what has to be discarded or drawn."""
    passing = page.locator("#pass")
    press(page, passing if passing.count() else page.locator(OUTRIGHT).first)
