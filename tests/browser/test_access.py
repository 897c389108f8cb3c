"""Everybody can play: axe finds nothing serious on any page, in light and dark, wide and narrow."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ROOT, Scheme, Visit
from tests.browser.playing import PIECES, sit_down

AXE = ROOT / "build" / "client" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def axe() -> str:
    """The checker, as the lock file has it."""
    if not Path(AXE).exists():
        pytest.exit("axe-core is not installed: make setup", returncode=3)
    return AXE.read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """What is serious or critical on the page as it stands."""
    page.evaluate(axe())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['target']} {node.get('failureSummary', '')}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_fault_on_any_page(visit: Visit, scheme: Scheme) -> None:
    page = visit("/", scheme=scheme)
    assert faults(page) == []
    for path in ("/rules/aloha", "/t/nothing", "/new/aloha"):
        page.goto(path)
        assert faults(page) == [], path
    sit_down(page, ["me", "friend", "bot"])
    page.wait_for_selector("#moving")
    at_the_table(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.click("[data-tab=seats]")
    assert faults(page) == []


def at_the_table(page: Page) -> None:
    """Whatever can be opened at the table is opened and checked."""
    for summary in page.locator("#panel-play summary").all():
        if summary.is_visible():
            summary.click()
    if page.locator(PIECES).count():
        page.locator(PIECES).first.dispatch_event("click")
    page.locator(".topbar .menu summary").last.click()
    assert faults(page) == []
    page.locator("[data-rule='']").click()
    page.fill("#rules-search", "tiki")
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.locator(".topbar .menu summary").first.click()
    page.get_by_role("button", name="Change my name").click()
    assert faults(page) == []
    page.keyboard.press("Escape")
