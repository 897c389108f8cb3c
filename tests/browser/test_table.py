"""What a table offers beside the moves: coming back, taking back, looking back, talking, languages, small screens."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    PIECES,
    TARGETS,
    asked_first,
    invitation,
    is_asked,
    launch,
    pass_on,
    settled,
    sit_down,
    step,
    table_of_two,
    turn_by_clicks,
)

GLIDES = """() => { window.glides = []; document.addEventListener('transitionrun',
(event) => event.propertyName === 'transform' && window.glides.push(event.target.id)); }"""
HOSTILE = '<img src=x onerror="document.title=1">&amp;"\'</script><b>x'


def test_a_player_leaves_and_comes_back(visit: Visit) -> None:
    hers, link = visit.links("aloha", "hh")
    ana, ben = visit.sits(hers), visit.sits(link)
    first, _ = asked_first(ana, ben)
    launch(first)
    at = step(first)
    first.reload()
    first.wait_for_selector("body[data-line=open].asked")
    expect(first).to_have_title(re.compile("^● Your turn · Aloha"))
    assert step(first) == at
    devices = f"/api/v1/tables/{first.locator('body').get_attribute('data-table')}/devices"
    mine = first.locator("body").get_attribute("data-seat")
    phone = visit.sits(first.request.post(f"{devices}?seat={mine}").json()["link"], width=390, height=844)
    phone.wait_for_selector("body[data-line=open]")
    assert step(phone) == at
    ben.goto("/")
    expect(ben.locator(".tables:not(.open) a")).to_have_count(1)
    ben.locator(".tables:not(.open) a").click()
    expect(ben.locator("#seat-1.mine")).to_be_visible()


def test_a_chosen_piece_stays_chosen_while_others_come_and_go(visit: Visit) -> None:
    ana, ben = table_of_two(visit)
    first, second = asked_first(ana, ben)
    first.locator(PIECES).first.dispatch_event("click")
    offered = first.locator(TARGETS).count()
    assert offered
    away = first.locator(".seat:not(.mine) .state")
    present = away.inner_text()
    second.goto("/")
    expect(away).not_to_have_text(present)
    expect(first.locator(TARGETS)).to_have_count(offered)


def test_undo_redo_and_restart(visit: Visit) -> None:
    (ana,) = visit.seated("aloha", "hb", {"mode": "expert"})
    ana.wait_for_selector("body.asked")
    at = step(ana)
    for button in ("#undo", "#redo", "#restart"):
        expect(ana.locator(button)).to_be_disabled()
    launch(ana)
    ana.click("#undo")
    expect(ana.locator("#step")).to_have_attribute("max", str(at))
    ana.click("#redo")
    expect(ana.locator("#step")).to_have_attribute("max", str(at + 1))
    expect(ana.locator("#undo")).to_be_enabled()
    ana.keyboard.press("Control+z")
    expect(ana.locator("#step")).to_have_attribute("max", str(at))


def test_further_back_by_consent(visit: Visit) -> None:
    ana, ben = table_of_two(visit)
    first, second = asked_first(ana, ben)
    turn_by_clicks(first, random.Random(3))
    second.wait_for_selector("body.asked")
    first.locator("#log-list button").first.click()
    first.click("#ask-return")
    expect(second.locator("#request-text")).to_contain_text("asks to go back to step 1")
    second.get_by_role("button", name="Agree").click()
    expect(first.locator("#step")).to_have_attribute("max", "1")
    first.wait_for_selector("body.asked")
    menu = second.locator(".topbar .menu summary").first
    menu.click()
    second.get_by_role("button", name="End by agreement").click()
    second.locator("#dialog label").first.click()
    second.get_by_role("button", name="Ask the others").click()
    expect(first.locator("#request-text")).to_contain_text("proposes to end the game")
    first.get_by_role("button", name="Refuse").click()
    expect(second.locator("#request-text")).to_have_count(0)
    menu.click()
    second.get_by_role("button", name="Concede").click()
    second.get_by_role("button", name="Ask the others").click()
    first.get_by_role("button", name="Agree").click()
    expect(second.locator("#ending")).to_be_visible()


def test_each_line_of_the_log_leads_to_its_position(visit: Visit) -> None:
    (ana,) = visit.seated("aloha", "hb")
    ana.wait_for_selector("body.asked")
    turn_by_clicks(ana, random.Random(5))
    ana.wait_for_selector("body.asked")
    lines = ana.locator("#log-list button")
    lines.nth(1).click()
    expect(ana.locator("body.looking-back")).to_be_visible()
    expect(lines.nth(1)).to_have_attribute("aria-current", "true")
    assert ana.locator("#moving [data-action]").count() == 0
    ana.click("#step-first")
    expect(ana.locator("#ask")).to_contain_text("step 1 of")  # who begins has been drawn
    ana.locator("#step").focus()
    ana.keyboard.press("Home")
    expect(ana.locator("#ask")).to_contain_text("step 0 of")
    ana.keyboard.press("End")
    expect(ana.locator("body.looking-back")).to_have_count(0)


def test_replay_goes_by_turns(visit: Visit) -> None:
    """From the first turn on, by buttons or by keys; after the last comes now."""
    (ana,) = visit.seated("aloha", "hb")
    for _ in range(3):
        ana.wait_for_selector("body.asked")
        turn_by_clicks(ana, random.Random(5))
    ana.wait_for_selector("body.asked")
    ana.click("#step-first")
    ana.wait_for_selector("body.looking-back")
    seen = [int(ana.locator("#step").input_value())]
    while ana.locator("body.looking-back").count():
        ana.click("#turn-on")
        seen.append(int(ana.locator("#step").input_value()))
    assert seen == sorted(set(seen))
    assert 4 <= len(seen) <= 8
    ana.locator("#ask").focus()
    for place in reversed(seen[:-1]):
        ana.keyboard.press("Shift+ArrowLeft")
        expect(ana.locator("#step")).to_have_value(str(place))


def test_going_far_back_against_bots_is_asked_about_first(visit: Visit) -> None:
    """Beyond the own last turn: how many steps are lost stands on the button, and a slip loses nothing."""
    (ana,) = visit.seated("aloha", "hb")
    for _ in range(3):
        ana.wait_for_selector("body.asked")
        turn_by_clicks(ana, random.Random(5))
    ana.wait_for_selector("body.asked")
    steps = step(ana)
    ana.click("#step-first")
    ana.wait_for_selector("body.looking-back")
    at = int(ana.locator("#step").input_value())
    expect(ana.locator("#ask-return")).to_have_text(f"Take back {steps - at} steps")
    ana.click("#ask-return")
    expect(ana.locator("#dialog h2")).to_have_text(f"Take back {steps - at} steps?")
    ana.keyboard.press("Escape")
    assert step(ana) == steps
    ana.click("#ask-return")
    ana.locator("#dialog .primary").click()
    ana.wait_for_function("steps => Number(document.getElementById('step').max) < steps", arg=steps)
    ana.wait_for_selector("body.asked:not(.looking-back)")  # a bot may have had the first turn
    ana.click("#redo")
    ana.wait_for_function("at => Number(document.getElementById('step').max) === at", arg=steps)


def test_what_happened_since_i_last_looked(visit: Visit) -> None:
    ana, ben = table_of_two(visit)
    first, second = asked_first(ana, ben)
    address = second.url
    second.goto("/")
    launch(first)
    second.goto(address)
    expect(second.locator("#log-marker")).to_have_text("Since you last looked")


def test_languages(visit: Visit) -> None:
    page = visit("/", locale="fr")
    expect(page.locator("h1")).to_have_text("Montez à bord")
    page.goto("/new/aloha")
    sit_down(page, ["me", "bot"])
    page.wait_for_selector("body.asked")
    expect(page.locator("#undo")).to_have_text("Annuler")
    page.locator(".topbar .menu summary").last.click()
    page.get_by_role("link", name="Deutsch").click()
    page.wait_for_selector("body.asked")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#restart")).to_have_text("Zug neu beginnen")
    expect(page.locator("#moving #pass")).to_have_attribute("aria-label", re.compile("Pass"))
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Komm an Bord")


def test_a_phone(visit: Visit) -> None:
    page = visit("/", width=390, height=844)
    for path in ("/", "/new/aloha", "/rules/aloha"):
        page.goto(path)
        assert overflow(page) <= 0, path
    page.goto("/new/aloha")
    sit_down(page, ["me", "bot"])
    page.wait_for_selector("body.asked")
    assert overflow(page) <= 0
    board = page.locator("#picture").bounding_box()
    assert board is not None
    assert board["width"] == 390
    expect(page.locator("#panel-seats")).to_be_hidden()
    for name in ("seats", "log", "chat", "play"):
        page.tap(f"[data-tab={name}]")
        expect(page.locator(f"#panel-{name}")).to_be_visible()
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, summary, input, select')].filter((one) => one.checkVisibility())
        .map((one) => [one.id || one.className || one.tagName, one.getBoundingClientRect().height])
        .filter(([, high]) => high < 44)"""
    )
    assert small == []
    before = step(page)
    page.locator(PIECES).first.dispatch_event("click")
    page.locator(TARGETS).first.tap(position={"x": 12, "y": 12})
    settled(page, before)


def test_looking_back_on_a_phone_has_the_whole_picture(visit: Visit) -> None:
    (page,) = visit.seated("rich", "hbb", width=390, height=844)
    page.wait_for_selector("body.asked #moving")
    before = step(page)
    pass_on(page)
    settled(page, before)
    page.tap("[data-tab=log]")
    page.tap("#step-first")
    page.tap("[data-tab=play]")
    expect(page.locator("#back-to-now")).to_be_visible()
    board = page.locator("#picture").bounding_box()
    assert board is not None
    assert board["height"] > 500
    for button in ("#back-to-now", "#ask-return"):
        box = page.locator(button).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 390
    page.tap("#turn-on")
    page.tap("#back-to-now")
    expect(page.locator("body.looking-back")).to_have_count(0)


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_hostile_names_and_words_stay_text(visit: Visit) -> None:
    ana = visit("/new/aloha")
    sit_down(ana, ["me", "friend"], name=HOSTILE[:40])
    ben = visit.sits(invitation(ana, 1))
    ana.click("[data-tab=chat]")
    ana.fill("#chat-text", HOSTILE)
    ana.keyboard.press("Enter")
    for page in (ana, ben):
        expect(page.locator("#chat-list li:not(.notice) .text")).to_have_text(HOSTILE)
        expect(page.locator("#seat-0 .name")).to_contain_text(HOSTILE[:40])
        assert page.locator("main img, main b").count() == 0
        assert page.title() != "1"
    ben.reload()
    expect(ben.locator("#chat-list li:not(.notice) .text")).to_have_text(HOSTILE)
    ana.goto("/")
    expect(ana.locator(".tables:not(.open) a")).to_contain_text(HOSTILE[:40])


def test_why_not_opens_the_rules_at_the_paragraph(visit: Visit) -> None:
    (ana,) = visit.seated("aloha", "hb")
    ana.wait_for_selector("body.asked")
    ana.click("#why-not summary")
    link = ana.locator("#obstacle-list .rule").first
    rule = link.get_attribute("data-rule")
    link.click()
    expect(ana.locator(f"#rules-text .named [id='rule-{rule}']")).to_be_visible()
    ana.fill("#rules-search", "dolphin")
    expect(ana.locator("#rules-found")).to_contain_text(re.compile(r"Found \d+ times"))
    expect(ana.locator("#rules-text mark").first).to_be_visible()
    ana.keyboard.press("Escape")
    expect(ana.locator("#rules-drawer")).to_be_hidden()


def test_a_bad_move_is_refused_with_its_reason(visit: Visit) -> None:
    (ana,) = visit.seated("aloha", "hb")
    ana.wait_for_selector("body.asked")
    ana.fill("#notation", "sail a1 a2")
    ana.keyboard.press("Enter")
    expect(ana.locator("#toast")).to_be_visible()
    expect(ana.locator("#notation")).to_have_value("sail a1 a2")
    assert is_asked(ana)


def test_the_board_by_keyboard(visit: Visit) -> None:
    """Arrows walk over what can be played, Enter picks a piece up and puts it down, Escape lets go."""
    (ana,) = visit.seated("aloha", "hb")
    ana.wait_for_selector("body.asked")
    ana.locator(PIECES).first.focus()
    ana.keyboard.press("Enter")
    expect(ana.locator(TARGETS).first).to_be_visible()
    ana.keyboard.press("Escape")
    expect(ana.locator(TARGETS)).to_have_count(0)
    ana.keyboard.press("Enter")
    before = step(ana)
    ana.keyboard.press("Enter")  # the focus is on the nearest target
    settled(ana, before)
    ana.locator("#tiles [data-action]").first.focus()
    here = ana.evaluate("document.activeElement.id")
    ana.keyboard.press("ArrowRight")
    assert ana.evaluate("document.activeElement.id") != here


@pytest.mark.parametrize("motion", [True, False])
def test_pieces_glide_unless_motion_is_unwanted(visit: Visit, motion: bool) -> None:
    (ana,) = visit.seated("aloha", "hb", motion=motion)
    ana.wait_for_selector("body.asked")
    ana.evaluate(GLIDES)
    launch(ana)
    ana.evaluate("() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
    moved = ana.evaluate("window.glides")
    assert any(name.startswith("pirogue") for name in moved) if motion else moved == []


def test_zoom_and_pan(visit: Visit) -> None:
    """Close up, a drag moves the board and plays nothing; a click still plays."""
    (ana,) = visit.seated("aloha", "hb")
    ana.wait_for_selector("body.asked")
    ana.click("#zoom-in")
    ana.click("#zoom-in")
    ana.wait_for_selector(".picture.zoomed")
    before, at = placed(ana), step(ana)
    tile = ana.locator("#tile-d3").bounding_box()
    assert tile is not None
    x, y = tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2
    ana.mouse.move(x, y)
    ana.mouse.down()
    ana.mouse.move(x + 60, y + 40, steps=4)
    ana.mouse.up()
    assert placed(ana) != before
    assert step(ana) == at
    ana.locator("#tile-d3").click()
    settled(ana, at)
    ana.click("#zoom-fit")
    expect(ana.locator(".picture.zoomed")).to_have_count(0)


def placed(page: Page) -> str:
    """Where the picture lies in its frame."""
    return str(page.evaluate("getComputedStyle(document.querySelector('.sheet-of-picture')).transform"))
