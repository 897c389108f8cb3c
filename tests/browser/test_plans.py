"""Whole moves in one gesture: a stack, then where it goes; what goes along, one undo; wares of a group; hints beside the board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.charting import press
from tests.browser.conftest import Visit
from tests.browser.playing import settled, step
from tests.browser.test_access import check

PHONE: dict[str, Any] = {"width": 390, "height": 844}
AT = """(name) => {
    const part = document.querySelector(`#pick-${name}`) ?? document.querySelector(`[data-place="hex-${name}"], #hex-${name}`);
    const box = (part.querySelector('.vk-hit') ?? part).getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""
"""Where a hex is."""


def at_sea(visit: Visit, kinds: str = "hb", **screen: Any) -> Page:
    page = visit.seated("fleets", kinds, **screen)[0]
    page.wait_for_selector("body.asked #picture:not(.asleep) #moving", state="attached")
    return page


def tap(page: Page, number: str) -> None:
    press(page, *page.evaluate(AT, number))


def lines(page: Page) -> str:
    return page.locator("#log-list").text_content() or ""


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_a_stack_and_where_it_goes_are_two_taps(visit: Visit, screen: dict[str, Any]) -> None:
    """Eight pieces are lifted, loaded, sailed and landed; before, one sees what goes along; one undo takes it all back."""
    page = at_sea(visit, **screen)
    before = step(page)
    tap(page, "0606")
    expect(page.locator("#plan")).to_contain_text("Tonga")
    expect(page.locator("#plan output")).to_have_text(["3 / 3", "1 / 1", "3 / 3", "1 / 1"])
    assert page.locator("#over .goal").count() == 9
    check(page, "a whole move")
    tap(page, "0607")
    settled(page, before)
    expect(page.locator("#log-list")).to_contain_text("Ana lands in ocean hex 0607 with 8 pieces.")
    expect(page.locator("#plan")).to_be_hidden()
    page.click("#undo")
    page.wait_for_function("before => Number(document.getElementById('step').max) === before", arg=before, polling=20)
    assert "lands" not in lines(page)


COVERED = """() => { const panel = document.getElementById('plan').getBoundingClientRect();
    const goals = [...document.querySelectorAll('#over .goal')].map((one) => one.getBoundingClientRect());
    return goals.filter((goal) => goal.bottom > panel.top + 4).length; }"""


def test_on_a_phone_the_panel_does_not_cover_where_a_stack_can_go(visit: Visit) -> None:
    """The map moves up from under it."""
    page = at_sea(visit, **PHONE)
    tap(page, "0606")
    expect(page.locator("#plan")).to_contain_text("Tonga")
    page.wait_for_function(f"({COVERED})() === 0", polling=50)


def test_what_goes_along_can_be_changed(visit: Visit) -> None:
    page = at_sea(visit)
    before = step(page)
    tap(page, "0606")
    for word, times in (("transport", 2), ("war", 1), ("warrior", 3)):
        for _ in range(times):
            page.click(f"#plan-{word}--1")
    expect(page.locator("#plan output")).to_have_text(["1 / 3", "0 / 1", "0 / 3", "1 / 1"])
    tap(page, "0607")
    settled(page, before)
    expect(page.locator("#log-list")).to_contain_text("Ana lands in ocean hex 0607 with 2 pieces.")


def test_a_stack_is_dragged_onto_another_one(visit: Visit) -> None:
    """A tap there picks the other one up instead: nobody joins two stacks by a slip."""
    page = at_sea(visit)
    before = step(page)
    tap(page, "0705")
    expect(page.locator("#plan")).to_contain_text("Tuamotu")
    tap(page, "0606")
    expect(page.locator("#plan")).to_contain_text("Tonga")
    assert step(page) == before
    page.keyboard.press("Escape")
    start, goal = page.evaluate(AT, "0705"), page.evaluate(AT, "0606")
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + goal[0]) / 2, (start[1] + goal[1]) / 2, steps=4)
    page.mouse.move(*goal, steps=4)
    page.mouse.up()
    settled(page, before)
    expect(page.locator("#log-list")).to_contain_text("Ana lands in Tonga with 2 pieces.")


def test_a_whole_move_is_typed_and_refused_with_its_reason(visit: Visit) -> None:
    page = at_sea(visit)
    before = step(page)
    page.fill("#notation", "move 0606 0101")
    page.keyboard.press("Enter")
    expect(page.locator("#toast")).to_contain_text("The fleet cannot reach")
    page.fill("#notation", "move 0606 0607 war warrior")
    page.keyboard.press("Enter")
    settled(page, before)
    expect(page.locator("#log-list")).to_contain_text("Ana lands in ocean hex 0607 with 2 pieces.")


def test_among_people_the_whole_is_asked_about_once(visit: Visit) -> None:
    page = at_sea(visit, "hh", likes="pace=fast confirm=on")
    before = step(page)
    tap(page, "0606")
    tap(page, "0607")
    expect(page.locator("#sure")).to_contain_text("cannot be taken back")
    assert step(page) == before
    page.click("#sure-yes")
    settled(page, before)
    expect(page.locator("#log-list")).to_contain_text("Ana lands in ocean hex 0607 with 8 pieces.")


def test_the_wares_of_a_group_stay_open_with_what_is_left(visit: Visit) -> None:
    page = at_sea(visit)
    page.click("#do-done")
    page.wait_for_function("() => document.querySelector('#ask').textContent.includes('build')")
    tap(page, "0606")
    expect(page.locator("#plan")).to_contain_text("Tonga: 4 Build Points left")
    page.locator("#plan .ware", has_text="Colony").click()
    expect(page.locator("#plan")).to_contain_text("Build Points left")
    expect(page.locator("#plan")).not_to_contain_text("4 Build Points")
    check(page, "wares")


HIDDEN = """() => [...document.querySelectorAll('#over .goal')].map((one) => one.getBoundingClientRect()).filter((box) =>
    document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('[data-for]')).length"""
"""How many places that a stack can go to lie under a button."""


def test_no_button_lies_over_where_a_stack_can_go(visit: Visit) -> None:
    """Whoever taps the hex below Tahiti means the hex."""
    page = at_sea(visit, width=1400, height=900)
    tap(page, "0506")
    expect(page.locator("#plan")).to_contain_text("Tahiti")
    assert page.locator("#over .goal").count() > 2
    assert page.evaluate(HIDDEN) == 0


def test_whoever_orders_by_the_keyboard_stays_at_the_table(visit: Visit) -> None:
    """The table is drawn anew with every view. What cannot be ordered any more leads to what is asked."""
    page = at_sea(visit, width=1400, height=900)
    page.click("#do-done")
    colony = page.locator("#plan .plan-table tr", has_text="Colony").locator("button").last
    colony.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#plan .plan-table thead th").last).to_have_text("Tonga: 2 Build Points left")
    expect(colony).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#plan thead th", has_text="Tonga: 2")).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")


def test_what_can_be_ordered_in_two_places_stands_in_one_table(visit: Visit) -> None:
    """Nothing need be picked up first; afterwards the table has the points that are left."""
    page = at_sea(visit, width=1400, height=900)
    page.click("#do-done")
    table = page.locator("#plan .plan-table")
    expect(table.locator("thead th")).to_have_text(["Tahiti: 2 Build Points left", "Tonga: 4 Build Points left"])
    check(page, "a table of wares")
    table.locator("tr", has_text="Colony").locator("button").last.click()
    expect(table.locator("thead th").last).to_have_text("Tonga: 2 Build Points left")
    tap(page, "0606")
    expect(table).to_have_count(0)
    expect(page.locator("#plan")).to_contain_text("Tonga: 2 Build Points left")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_a_hint_stands_beside_the_board_and_is_a_whole_move(visit: Visit, screen: dict[str, Any]) -> None:
    page = at_sea(visit, **screen)
    before = step(page)
    page.click("#hint")
    page.wait_for_selector("#hint-play")
    board, bar = page.locator("#picture").bounding_box(), page.locator("#hint-bar").bounding_box()
    assert board is not None
    assert bar is not None
    assert bar["x"] >= board["x"] + board["width"] or bar["y"] >= board["y"] + board["height"]
    assert page.locator("#hint-bar .candidate", has_text="Form a fleet").count() == 0
    page.locator("#hint-play").click()
    settled(page, before)
    assert page.locator("#fleet").count() == 0


def test_the_settings_say_whether_steps_without_a_choice_are_passed_over(visit: Visit) -> None:
    (page,) = visit.seated("isles", "hbbb")
    page.wait_for_selector("body.asked #moving", state="attached")
    table = "`/api/v1/tables/${document.body.dataset.table}?seat=0`"
    asked = f"() => fetch({table}).then((answer) => answer.json()).then((view) => view.passing)"
    assert page.evaluate(asked) is True
    page.locator("details.menu", has=page.locator("#passing")).locator("summary").click()
    page.locator("#passing").uncheck()
    page.wait_for_function(f"async () => (await ({asked})()) === false")
    page.reload()
    page.wait_for_selector("body[data-line=open]")
    expect(page.locator("#passing")).not_to_be_checked()


# --- A tap that comes to nothing ---


CUT = """() => {
    const mark = document.querySelector('#pick-0606'), box = mark.querySelector('.vk-hit').getBoundingClientRect();
    const y = box.top + box.height / 2;
    for (let x = box.left; x < box.right; x += 2)
        if (document.elementFromPoint(x, y)?.closest('#pick-0606') === mark) return [x - box.left, x + 3, y];
    return null;
}"""
"""How much of a hex is cut off on its left, and where it can still be tapped."""


def test_a_tap_at_the_edge_of_the_chart_is_a_tap(visit: Visit) -> None:
    """The mark that takes the focus is half out of sight: the chart must not move it away between the press and the click."""
    page = at_sea(visit, **PHONE)
    x, y = page.evaluate(AT, "0606")
    page.mouse.move(x, y - 180)
    page.mouse.down()
    page.mouse.move(x - 20, y - 180, steps=4)
    for _ in range(60):
        x -= 4
        page.mouse.move(x, y - 180)
        spot = page.evaluate(CUT)
        if spot is None or spot[0] > 14:
            break
    page.mouse.up()
    spot = page.evaluate(CUT)
    assert spot is not None
    assert spot[0] > 10
    press(page, *spot[1:])
    expect(page.locator("#plan")).to_contain_text("Tonga")


SLOW_TAP = """([x, y]) => {
    const target = document.elementFromPoint(x, y);
    const event = { bubbles: true, clientX: x, clientY: y, pointerId: 5, pointerType: 'touch', isPrimary: true, button: 0 };
    target.dispatchEvent(new PointerEvent('pointerdown', event));
    const up = new PointerEvent('pointerup', event); // the finger is lifted now; the page hears of it after the time of a press
    return new Promise((done) => setTimeout(() => {
        target.dispatchEvent(up);
        target.dispatchEvent(new MouseEvent('click', { ...event, detail: 1 }));
        done(null);
    }, 700));
}"""


def test_a_tap_on_a_page_that_is_busy_is_no_long_press(visit: Visit) -> None:
    page = at_sea(visit, **PHONE)
    page.evaluate(SLOW_TAP, page.evaluate(AT, "0606"))
    expect(page.locator("#plan")).to_contain_text("Tonga")
    expect(page.locator("#about")).to_be_hidden()


SWAPPED = """([x, y]) => {
    const target = document.elementFromPoint(x, y), mark = target.closest('[data-select]');
    const event = { bubbles: true, clientX: x, clientY: y, pointerId: 5, pointerType: 'touch', isPrimary: true, button: 0 };
    target.dispatchEvent(new PointerEvent('pointerdown', event));
    target.dispatchEvent(new PointerEvent('pointerup', event));
    mark.ownerSVGElement.dispatchEvent(new MouseEvent('click', { ...event, detail: 1 })); // what was under the finger was redrawn
}"""


def test_a_picture_that_is_drawn_anew_under_the_finger_loses_no_tap(visit: Visit) -> None:
    page = at_sea(visit, **PHONE)
    page.evaluate(SWAPPED, page.evaluate(AT, "0606"))
    expect(page.locator("#plan")).to_contain_text("Tonga")
