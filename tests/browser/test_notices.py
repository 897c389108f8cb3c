"""It is your turn: in the tab's title, by a sound, and by the browser's notification, each as it was wished for."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import invitation, sit_down, turn_by_clicks

RECORDED = """
window.notified = [];
window.knocks = 0;
window.away = false;
window.Notification = class {
    static get permission() { return localStorage.getItem('allowed') ?? 'default'; }
    static async requestPermission() { localStorage.setItem('allowed', 'granted'); return 'granted'; }
    constructor(title, options) { window.notified.push([title, options.body]); }
};
Object.defineProperty(document, 'hidden', { get: () => window.away });
document.hasFocus = () => !window.away && !window.elsewhere;
const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
window.AudioContext = class {
    currentTime = 0;
    resume() { return Promise.resolve(); }
    createOscillator() { window.knocks += 1; return { frequency: gain, connect: (next) => next, start() {}, stop() {} }; }
    createGain() { return { gain, connect: (next) => next }; }
};
"""


def settings(page: Page) -> None:
    """Open or close the menu of the settings."""
    page.locator(".topbar .menu summary").last.click()


def their_turn(ana: Page, ben: Page) -> None:
    """Ben is asked: if Ana is, she has her turn first."""
    ana.wait_for_function("() => document.querySelector('.seat.asked') !== null")
    if ana.locator("body.asked").count():
        turn_by_clicks(ana, random.Random(1))
    ben.wait_for_selector("body.asked")
    expect(ana).not_to_have_title(re.compile("^●"))
    ana.evaluate("window.notified = []; window.knocks = 0")


def test_each_notice_follows_its_switch(visit: Visit) -> None:
    ana = visit("/", own=True)
    ana.context.add_init_script(RECORDED)
    ana.goto("/new/aloha")
    sit_down(ana, ["me", "friend"])
    ben = visit.sits(invitation(ana, 1))
    settings(ana)
    expect(ana.locator("#sound")).to_be_checked()
    expect(ana.locator("#notify")).not_to_be_checked()
    ana.locator("label", has=ana.locator("#notify")).click()
    expect(ana.locator("#notify")).to_be_checked()
    settings(ana)

    their_turn(ana, ben)
    ana.evaluate("window.away = true")
    turn_by_clicks(ben, random.Random(2))
    expect(ana).to_have_title(re.compile("^● Your turn · Aloha"))
    ana.wait_for_function("() => window.notified.length === 1")
    title, body = ana.evaluate("window.notified[0]")
    assert title == "Aloha: Your turn"
    assert body.startswith("3 of 3 actions left")
    assert ana.evaluate("window.knocks") > 0

    ana.evaluate("window.away = false")
    their_turn(ana, ben)
    settings(ana)
    ana.locator("label", has=ana.locator("#sound")).click()
    expect(ana.locator("#sound")).not_to_be_checked()
    settings(ana)
    turn_by_clicks(ben, random.Random(3))
    expect(ana).to_have_title(re.compile("^● Your turn"))
    assert ana.evaluate("[window.notified.length, window.knocks]") == [0, 0]  # she looks on, and wants no sound

    ana.reload()
    ana.wait_for_selector("body.asked")
    settings(ana)
    expect(ana.locator("#sound")).not_to_be_checked()
    expect(ana.locator("#notify")).to_be_checked()
    settings(ana)
    their_turn(ana, ben)
    ana.evaluate("window.elsewhere = true")  # another window is in front
    turn_by_clicks(ben, random.Random(4))
    ana.wait_for_function("() => window.notified.length === 1")
    assert ana.evaluate("window.knocks") == 0


def test_nobody_is_asked_for_the_permission_unasked(visit: Visit) -> None:
    page = visit("/", own=True)
    page.context.add_init_script(
        "window.asked = 0; Notification.requestPermission = () => { window.asked += 1; return Promise.resolve('denied'); };"
    )
    page.goto("/new/aloha")
    sit_down(page, ["me", "bot"])
    page.wait_for_selector("body.asked")
    assert page.evaluate("window.asked") == 0
    settings(page)
    page.locator("label", has=page.locator("#notify")).click()
    expect(page.locator("#toast")).to_contain_text("does not allow notifications")
    expect(page.locator("#notify")).not_to_be_checked()
    assert page.evaluate("window.asked") == 1


def test_a_browser_without_the_constructor_plays_on(visit: Visit) -> None:
    """Phones grant the permission and refuse the notification: the table must not stumble over it."""
    ana = visit("/", own=True)
    ana.context.add_init_script(
        """window.Notification = class { constructor() { window.refused = true; throw new TypeError('Illegal constructor'); }
        static permission = 'granted'; static requestPermission() { return Promise.resolve('granted'); } };
        document.hasFocus = () => false; localStorage.setItem('vaka-notify', 'on');"""
    )
    ana.goto("/new/aloha")
    sit_down(ana, ["me", "friend"])
    ben = visit.sits(invitation(ana, 1))
    ana.wait_for_function("() => document.querySelector('.seat.asked') !== null")
    if ana.locator("body.asked").count():
        turn_by_clicks(ana, random.Random(1))
    ben.wait_for_selector("body.asked")
    turn_by_clicks(ben, random.Random(2))
    ana.wait_for_function("() => window.refused")
    ana.wait_for_selector("body.asked")
    turn_by_clicks(ana, random.Random(3))
