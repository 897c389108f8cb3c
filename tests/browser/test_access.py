"""Everybody can play: axe finds nothing serious on any page, in light and dark, wide and narrow."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import ROOT, Visit
from tests.browser.playing import PIECES, asked_first, hand_on, launch, pass_on, sit_down, step, turn_by_clicks

AXE = ROOT / "build" / "client" / "node_modules" / "axe-core" / "axe.min.js"
WIDE: ViewportSize = {"width": 1200, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
RUN = """async (dark) => {
    const found = await axe.run(document, { resultTypes: ['violations'], ...(dark ? { runOnly: ['color-contrast'] } : {}) });
    return found.violations.filter((fault) => ['serious', 'critical'].includes(fault.impact))
        .flatMap((fault) => fault.nodes.map((node) => `${fault.id}: ${node.target} ${node.failureSummary ?? ''}`));
}"""


@cache
def axe() -> str:
    """The checker, as the lock file has it."""
    if not Path(AXE).exists():
        pytest.exit("axe-core is not installed: make setup", returncode=3)
    return AXE.read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """What is serious or critical on the page as it stands."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found: list[str] = page.evaluate(RUN, False)
    return found


def check(page: Page, where: str, *, dark: bool = True) -> None:
    """Everything in light; in the dark only the colours are different."""
    assert faults(page) == [], where
    if dark:
        page.emulate_media(color_scheme="dark")
        assert page.evaluate(RUN, True) == [], f"{where}, dark"
        page.emulate_media(color_scheme="light")


def test_a_fault_would_be_found(visit: Visit) -> None:
    page = visit("/t/nothing")
    page.evaluate("document.querySelector('h1').style.color = 'rgb(200, 200, 200)'")
    assert any(fault.startswith("color-contrast") for fault in faults(page))
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(fault.startswith("button-name") for fault in faults(page))


@pytest.mark.parametrize("path", ["/", "/t/nothing", "/rules/aloha"])
def test_no_serious_fault_on_a_page(visit: Visit, path: str) -> None:
    check(visit(path), path)


@pytest.mark.parametrize("game", ["aloha", "moorea", "vanuatu"])
def test_no_serious_fault_at_a_table(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}")
    check(page, "set-up")
    sit_down(page, ["me", "bot", "bot"])
    page.wait_for_selector("body.asked #moving")
    on_the_table(page)
    on_a_phone(page)
    at_the_end(page)


def on_the_table(page: Page) -> None:
    """Whatever can be opened at the table is opened and checked."""
    for summary in page.locator("#panel-play summary").all():
        if summary.is_visible():
            summary.click()
    if page.locator(PIECES).count():
        page.locator(PIECES).first.dispatch_event("click")
    page.locator(".topbar .menu summary").last.click()
    check(page, "settings")
    page.locator("[data-rule='']").click()
    page.fill("#rules-search", "a")
    expect(page.locator("#rules-text mark").first).to_be_visible()
    check(page, "rules")
    page.keyboard.press("Escape")


def on_a_phone(page: Page) -> None:
    """The tabs that show something of the game."""
    page.set_viewport_size(PHONE)
    for name in ("seats", "log", "play"):
        page.click(f"[data-tab={name}]")
        check(page, f"phone, {name}", dark=name == "play")


def at_the_end(page: Page) -> None:
    """Who plays against bots alone may give up at once."""
    page.locator(".topbar .menu summary").first.click()
    page.get_by_role("button", name="Concede").click()
    page.locator("#dialog").get_by_role("button", name="Concede").click()
    expect(page.locator("#ending")).to_be_visible()
    check(page, "end, phone", dark=False)
    page.set_viewport_size(WIDE)
    check(page, "end")


def test_no_serious_fault_in_what_every_table_has(visit: Visit) -> None:
    """The menu, a dialog, the chat, and the curtain between hidden hands; Moorea has hands."""
    page = visit("/new/moorea", **PHONE)
    sit_down(page, ["me", "me"])
    page.wait_for_selector("body.asked, #curtain[open]")
    if page.locator("#curtain").is_visible():
        page.locator("#curtain button").click()
        page.wait_for_selector("body.asked:not(.curtained)")
    page.locator(".topbar .menu summary").first.click()
    check(page, "menu")
    page.get_by_role("button", name="Change my name").click()
    check(page, "dialog")
    page.keyboard.press("Escape")
    page.click("[data-tab=chat]")
    page.fill("#chat-text", "hello")
    page.keyboard.press("Enter")
    expect(page.locator("#chat-list li:not(.notice) .text")).to_have_text("hello")
    check(page, "chat")
    page.click("[data-tab=play]")
    until_the_curtain(page)
    check(page, "curtain, phone", dark=False)
    page.set_viewport_size(WIDE)
    check(page, "curtain")


def until_the_curtain(page: Page) -> None:
    """Play on until the screen is to be passed."""
    while not page.locator("#curtain").is_visible():
        before = step(page)
        pass_on(page)
        page.wait_for_function("before => Number(document.getElementById('step').max) > before", arg=before)
        page.wait_for_selector("body.asked, #curtain[open], #hand-on:not([hidden])")
        if page.locator("#hand-on").is_visible():
            check(page, "what came of it", dark=False)
            hand_on(page)


def test_what_others_do_is_read_out_in_order(visit: Visit) -> None:
    """A screen reader hears every line of the log, each by itself, and then what is asked."""
    ana, ben = visit.seated("aloha", "hh")
    first, second = asked_first(ana, ben)
    known = second.locator("#log-list [data-ply]").count()
    launch(first)
    turn_by_clicks(first, random.Random(1))
    second.wait_for_selector("body.asked")
    told = second.locator("#log-list [data-ply]").all_inner_texts()[known:]
    assert len(told) > 1
    expect(second.locator("#heard p").last).to_have_text(second.locator("#ask").inner_text())
    heard = second.locator("#heard p").all_inner_texts()
    places = [heard.index(line.strip()) for line in told]
    assert places == sorted(places)
