"""The line breaks: nothing that a player did is lost in silence, and nothing is done twice."""

from __future__ import annotations

import json
import random
from collections import Counter

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Server, Visit
from tests.browser.playing import (
    PIECES,
    TARGETS,
    asked_first,
    hand_on,
    launch,
    settled,
    sit_down,
    step,
    table_of_two,
    turn_by_clicks,
)


def test_the_server_is_cut_off_in_mid_game_and_nothing_is_lost(visit: Visit, server: Server) -> None:
    """Each does several things while nobody hears: a move and two lines of chat, a new name and a line."""
    ana, ben = table_of_two(visit)
    first, second = asked_first(ana, ben)
    launch(first)
    at = step(first)
    server.stop(hard=True)
    for page in (first, second):
        expect(page.locator("#line-state")).to_contain_text("Connection lost")
        page.click("[data-tab=chat]")
    first.locator(PIECES).first.dispatch_event("click")
    first.locator(TARGETS).last.click(position={"x": 12, "y": 12})
    expect(first.locator("#toast")).to_contain_text("kept and sent")
    talk(first, "one")
    talk(first, "two")
    second.locator(".topbar .menu summary").first.click()
    second.get_by_role("button", name="Change my name").click()
    second.fill("#dialog input", "Somebody")
    second.keyboard.press("Enter")
    talk(second, "three")
    server.start()
    for page in (first, second):
        page.wait_for_selector("body[data-line=open]")
        settled(page, at)
        expect(page.locator("#chat-list li:not(.notice) .text")).to_have_count(3)
        expect(page.locator("#seat-list")).to_contain_text("Somebody")
    assert step(first) == at + 1
    said = first.locator("#chat-list li:not(.notice) .text").all_inner_texts()
    assert sorted(said) == ["one", "three", "two"]
    assert said.index("one") < said.index("two")
    turn_by_clicks(first, random.Random(1))
    second.wait_for_selector("body.asked")


def talk(page: Page, text: str) -> None:
    """A line of chat."""
    page.fill("#chat-text", text)
    page.keyboard.press("Enter")


def test_what_was_done_before_the_answer_was_lost_is_not_done_again(visit: Visit) -> None:
    """The server hears a line of chat and a move, and the line breaks before it can answer."""
    page = visit("/new/aloha", own=True)
    heard: list[str] = []
    page.context.route_web_socket("**/live?*", lambda route: deaf(route, heard))
    sit_down(page, ["me", "me"])
    page.wait_for_selector("body.asked")
    page.click("[data-tab=chat]")
    for text in ("again", "and again"):
        talk(page, text)
        expect(page.locator("#chat-list li:not(.notice) .text").last).to_have_text(text)
    before = step(page)
    page.locator("#action-list summary").first.click()
    page.locator("#action-list .act:visible").first.click()
    settled(page, before)
    page.reload()
    page.wait_for_selector("body[data-line=open]")
    page.click("[data-tab=chat]")
    expect(page.locator("#chat-list li:not(.notice) .text")).to_have_text(["again", "and again"])
    assert step(page) == before + 1
    said = Counter(json.loads(message)["key"] for message in heard if "key" in message)
    assert len(said) == 3
    assert min(said.values()) >= 2  # each was said again


def deaf(route: WebSocketRoute, heard: list[str]) -> None:
    """Between the page and the server: what was said for the first time gets no answer, but a broken line."""
    server = route.connect_to_server()
    waiting: list[str] = []

    def from_page(message: str | bytes) -> None:
        text = str(message)
        if "key" in text and text not in heard:
            waiting.append(text)
        heard.append(text)
        server.send(text)

    def from_server(message: str | bytes) -> None:
        if not waiting:
            route.send(message)
        elif json.loads(message)["type"] == "done":
            server.close()
            route.close(code=1012)

    route.on_message(from_page)
    server.on_message(from_server)


class Cable:
    """What lies between a page and the server, and can be cut."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.routes: list[WebSocketRoute] = []
        page.route_web_socket("**/live?*", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        if self.is_cut:
            route.close(code=1012)
            return
        route.connect_to_server()
        self.routes.append(route)

    def cut(self) -> None:
        self.is_cut = True
        self.routes.pop().close(code=1012)


def test_a_decision_that_no_longer_stands_is_told(visit: Visit) -> None:
    """Two devices on one seat: what one plays while it is cut off is refused when the other has played already."""
    page = visit("/new/aloha")
    cable = Cable(page)
    sit_down(page, ["me", "bot"], {"mode": "expert"})
    page.wait_for_selector("body.asked")
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("body.asked")
    at = step(page)
    cable.cut()
    page.wait_for_selector("body[data-line=lost]")
    page.locator("#action-list summary").first.click()
    page.locator("#action-list .act:visible").first.click()
    expect(page.locator("#actions")).to_have_attribute("inert", "")
    launch(other)
    cable.is_cut = False
    expect(page.locator("#toast")).to_contain_text("moved on in the meantime")
    expect(page.locator("#actions[inert]")).to_have_count(0)
    assert step(page) == step(other) == at + 1
    launch(page)
    settled(other, at + 1)


def test_behind_the_curtain_nothing_of_the_last_hand_is_seen(visit: Visit) -> None:
    """The screen is passed while the line is down: the page stays covered until it can show the next hand."""
    page = visit("/new/lei")
    cable = Cable(page)
    sit_down(page, ["me", "me"])
    page.locator("#curtain button").click()
    page.locator("#action-list .act").first.click()
    hand_on(page)
    mine = page.locator(".seat.mine").get_attribute("id")
    cable.cut()
    page.wait_for_selector("body[data-line=lost]")
    page.locator("#curtain button").click()
    expect(page.locator("#curtain")).to_be_hidden()
    for place in ("#no-picture", "#panel-play", "#panel-log"):
        expect(page.locator(place)).to_be_hidden()
    cable.is_cut = False
    page.wait_for_selector("body.asked:not(.curtained)")
    expect(page.locator("#no-picture")).to_be_visible()
    assert page.locator(".seat.mine").get_attribute("id") != mine


def test_a_browser_without_a_network_says_so_at_once(visit: Visit) -> None:
    """The socket itself would notice only when nothing was answered for long."""
    page = visit("/new/aloha", own=True)
    sit_down(page, ["me", "bot"])
    page.wait_for_selector("body.asked")
    page.context.set_offline(True)
    page.wait_for_selector("body[data-line=lost]", timeout=3000)
    page.context.set_offline(False)
    page.wait_for_selector("body[data-line=open]")
    launch(page)


class Swamp:
    """A cable that takes everything and lets nothing through."""

    def __init__(self, page: Page) -> None:
        self.swallows = False
        page.route_web_socket("**/live?*", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        server, stuck = route.connect_to_server(), self.swallows

        def pass_on(to: WebSocketRoute, message: str | bytes) -> None:
            if not (self.swallows or stuck):
                to.send(message)

        route.on_message(lambda message: pass_on(server, message))
        server.on_message(lambda message: pass_on(route, message))


def test_what_is_not_answered_is_still_being_sent_and_then_sent_again(visit: Visit) -> None:
    """A line that stands and says nothing: the page tells after three seconds, and gives it up after six."""
    page = visit("/new/aloha", own=True)
    swamp = Swamp(page)
    sit_down(page, ["me", "bot"])
    page.wait_for_selector("body.asked")
    at = step(page)
    swamp.swallows = True
    page.locator(PIECES).first.dispatch_event("click")
    page.locator(TARGETS).first.click(position={"x": 12, "y": 12})
    page.wait_for_selector("body[data-line=sending]")
    expect(page.locator("#line-state")).to_have_text("Still sending…")
    assert step(page) == at
    page.wait_for_selector("body[data-line=lost]")
    swamp.swallows = False
    page.wait_for_selector("body[data-line=open]")
    settled(page, at)
