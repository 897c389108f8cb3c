"""Several players at one screen: whoever is asked is shown, nobody sees another's hand, and all of them can be spoken for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import hand_on, launch, sit_down, step


def lift(page: Page) -> str:
    """Whoever is waited for says to be there; their name."""
    name = page.locator("#curtain button").inner_text()
    page.locator("#curtain button").click()
    page.wait_for_selector("body.asked:not(.curtained)")
    return name.removeprefix("I am ")


def behind_the_curtain(visit: Visit, count: int) -> Page:
    """A table of Lei, which has hands, for so many at this screen."""
    page = visit("/new/lei")
    sit_down(page, ["me"] * count)
    expect(page.locator("#curtain")).to_be_visible()
    return page


def menu(page: Page, entry: str) -> None:
    page.locator(".topbar .menu summary").first.click()
    page.get_by_role("button", name=entry).click()


def test_the_first_hand_and_a_page_loaded_again_are_covered_too(visit: Visit) -> None:
    """Whoever opens the page need not be the one who is asked: before somebody says so, nothing of a hand is in it."""
    page = behind_the_curtain(visit, 2)
    written = page.request.get(page.url).text()
    assert 'class="curtained"' in written
    assert "data-ground" not in written
    shown = lift(page)
    page.locator("details:has(> #text)").evaluate("one => { one.open = true; }")
    expect(page.locator("#text")).not_to_be_empty()  # it is sent to who reads it
    text = page.locator("#text").text_content() or ""
    assert text.splitlines()[0] not in written
    page.reload()
    expect(page.locator("#curtain")).to_contain_text(shown)
    expect(page.locator("#no-picture")).to_be_hidden()
    assert lift(page) == shown


def test_escape_does_not_lift_the_curtain(visit: Visit) -> None:
    """A browser lets nobody be kept in a dialog for ever; this one comes again."""
    page = behind_the_curtain(visit, 2)
    for _ in range(3):
        page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    expect(page.locator("#curtain")).to_be_visible()
    expect(page.locator("#no-picture")).to_be_hidden()
    lift(page)


def test_a_dialog_goes_with_the_seat_that_opened_it(visit: Visit) -> None:
    """The screen turns to another seat while a name is typed, since the game went on in another tab: nobody else gets the name."""
    page = visit("/new/aloha")
    sit_down(page, ["me", "me"])
    page.wait_for_selector("body.asked")
    names = page.locator("#seat-list .name").all_inner_texts()
    asked = page.locator(".seat.mine").get_attribute("id")
    menu(page, "Change my name")
    page.fill("#dialog input", "Somebody")
    tab = page.context.new_page()
    tab.goto(page.url)
    tab.wait_for_selector("body.asked")
    tab.locator("#action-list [data-play]").last.evaluate("button => button.click()")  # to pass ends the turn
    expect(page.locator(f".seat.mine:not(#{asked})")).to_be_attached()
    expect(page.locator("#dialog")).to_be_hidden()
    assert {name.removesuffix(" (you)") for name in page.locator("#seat-list .name").all_inner_texts()} == {
        name.removesuffix(" (you)") for name in names
    }


def test_the_record_and_the_language_are_those_of_the_seat_that_is_shown(visit: Visit) -> None:
    page = behind_the_curtain(visit, 2)
    for _ in range(2):
        lift(page)
        seat = (page.locator(".seat.mine").get_attribute("id") or "").removeprefix("seat-")
        link = page.locator("#record-link").get_attribute("href") or ""
        assert f"seat={seat}" in link
        label = page.locator(f"#seat-{seat} .state span").first.inner_text()
        assert f"View: {label.lower()}" in page.request.get(link).text().splitlines()
        assert f"seat={seat}" in (page.locator("a[hreflang=de]").get_attribute("href") or "")
        page.locator("#action-list .act").first.click()
        hand_on(page)


def test_consent_is_given_for_all_at_one_screen(visit: Visit) -> None:
    """Ana asks to go back; Ben, who sits beside her, says yes."""
    page = visit("/new/aloha")
    sit_down(page, ["me", "me"])
    page.wait_for_selector("body.asked")
    launch(page)
    before = step(page)
    page.locator("#step-first").click()
    page.locator("#ask-return").click()
    request = page.locator(".request")
    expect(request).to_contain_text("asks to go back")
    expect(request).to_contain_text("do you agree?")
    request.get_by_role("button", name="Agree").click()
    page.wait_for_function("before => Number(document.getElementById('step').max) < before", arg=before)
    expect(request).to_have_count(0)


def test_a_request_can_be_withdrawn_and_a_refusal_is_told(visit: Visit) -> None:
    hers, link = visit.links("aloha", "hh")
    ana, ben = visit.sits(hers), visit.sits(link, width=390, height=844)
    ben.tap("[data-tab=chat]")
    menu(ana, "Concede")
    ana.get_by_role("button", name="Ask the others").click()
    expect(ben.locator("#toast")).to_contain_text("wishes to concede")
    ana.locator(".request").get_by_role("button", name="Withdraw").click()
    expect(ana.locator(".request")).to_have_count(0)
    menu(ana, "Concede")
    ana.get_by_role("button", name="Ask the others").click()
    ben.get_by_role("button", name="Answer").click()
    ben.locator(".request").get_by_role("button", name="Refuse").click()
    expect(ana.locator("#toast")).to_contain_text("not granted")


def test_who_hands_a_seat_to_a_bot_does_not_see_the_next_hand_and_may_take_it_back(visit: Visit) -> None:
    page = behind_the_curtain(visit, 3)
    lift(page)
    seat = page.locator(".seat.mine").get_attribute("id")
    menu(page, "Let a bot play for me")
    page.locator("#dialog").get_by_role("button", name="Let a bot play").click()
    hand_on(page)
    lift(page)
    expect(page.locator(f".seat.mine:not(#{seat})")).to_be_visible()
    page.locator(f"#{seat}").get_by_role("button", name="Take back").click()
    expect(page.locator(f"#{seat}")).not_to_contain_text("bot")


def test_who_comes_back_to_a_seat_with_a_bot_sees_how_to_take_it(visit: Visit) -> None:
    hers, link = visit.links("aloha", "hh")
    ana, _ = visit.sits(hers), visit.sits(link)
    menu(ana, "Let a bot play for me")
    ana.locator("#dialog").get_by_role("button", name="Let a bot play").click()
    box = ana.locator("#request-place .request")
    expect(box).to_contain_text("A bot plays for you")
    box.get_by_role("button", name="Take my seat back").click()
    expect(box).to_have_count(0)


@pytest.mark.parametrize("seats", [2, 3])
def test_all_at_one_screen_go_on_to_the_rematch(visit: Visit, seats: int) -> None:
    """Everybody moves one seat further, and this screen holds all of them again."""
    page = visit("/new/aloha")
    sit_down(page, ["me"] * seats)
    page.wait_for_selector("body.asked")
    menu(page, "Concede")
    page.get_by_role("button", name="Ask the others").click()
    page.locator(".request").get_by_role("button", name="Agree").click()
    old = page.url
    page.locator("#rematch").click()
    page.wait_for_function("old => !location.href.startsWith(old.split('?')[0])", arg=old)
    page.wait_for_selector("body.asked")
    for _ in range(2):
        asked = page.locator(".seat.mine").get_attribute("id")
        page.locator("#action-list [data-play]").last.evaluate("button => button.click()")  # to pass ends the turn
        expect(page.locator(f".seat.mine:not(#{asked})")).to_be_visible()
        page.wait_for_selector("body.asked")


def test_what_is_typed_is_what_is_played(visit: Visit) -> None:
    """A whole notation is never taken for the beginning of another one."""
    page = visit("/new/rich")
    sit_down(page, ["me", "bot", "bot"])
    page.wait_for_selector("body.asked")
    before = step(page)
    page.fill("#notation", "buy bridge with 2 wood")
    page.keyboard.press("Enter")
    expect(page.locator("#toast")).to_be_visible()
    assert step(page) == before


def test_spectators_talk_among_themselves(visit: Visit) -> None:
    """Who looks on reads what the players say; what they say themselves disturbs nobody who plays."""
    hers, _ = visit.links("aloha", "hh")
    ana = visit.sits(hers)
    one, two = (visit(ana.url.split("?")[0]) for _ in range(2))
    for page in (ana, one, two):
        page.wait_for_selector("body[data-line=open]")
        page.click("[data-tab=chat]")
    one.fill("#chat-text", "what a move")
    one.keyboard.press("Enter")
    expect(two.locator("#chat-list .murmur")).to_contain_text("what a move")
    ana.fill("#chat-text", "hello")
    ana.keyboard.press("Enter")
    expect(two.locator("#chat-list li:not(.murmur):not(.notice)")).to_contain_text("hello")
    assert ana.locator("#chat-list .murmur").count() == 0


def test_who_plays_alone_is_asked_nobody(visit: Visit) -> None:
    page = visit("/new/aloha")
    sit_down(page, ["me", "bot"])
    page.wait_for_selector("body.asked")
    menu(page, "Concede")
    expect(page.locator("#dialog")).to_contain_text("The game ends with your defeat.")
    expect(page.locator("#dialog")).not_to_contain_text("Ask the others")
