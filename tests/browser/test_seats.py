"""Who sits where: one screen for two, seats handed on, spectators, themes, records, and what is not there."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import vaka
from tests.browser.conftest import Visit
from tests.browser.playing import hand_on, launch, sit_down, step, table_of_two, turn_by_clicks


def test_one_screen_for_two(visit: Visit) -> None:
    ana = visit("/new/aloha")
    sit_down(ana, ["me", "me"])
    ana.wait_for_selector("body.asked")
    seat = ana.locator(".seat.mine").get_attribute("id")
    turn_by_clicks(ana, random.Random(7))
    expect(ana.locator(f".seat.mine:not(#{seat})")).to_be_visible()
    ana.wait_for_selector("body.asked")


def test_a_curtain_falls_between_hidden_hands(visit: Visit) -> None:
    """Lei has hands, and no picture: the position is shown in words, and the list of actions plays it."""
    page = visit("/new/lei")
    sit_down(page, ["me", "me"])
    page.wait_for_selector("body.asked, #curtain[open]")
    for _ in range(2):
        if page.locator("#curtain").is_visible():
            page.locator("#curtain button").click()
            page.wait_for_selector("body.asked")
        expect(page.locator("#no-picture")).to_be_visible()
        page.locator("#action-list .act").first.click()
        hand_on(page)
        expect(page.locator("#no-picture")).to_be_hidden()


def test_choices_made_at_once_are_opened_together(visit: Visit) -> None:
    """Truce asks everybody at once, and lets a player stay out of a round."""
    hers, link = visit.links("truce", "hh")
    ana, ben = visit.sits(hers, width=390, height=844), visit.sits(link)
    ana.tap("[data-tab=play]")
    expect(ana.locator("#decline-label")).to_contain_text("Do not ask me")
    for page in (ana, ben):
        page.locator("#action-list .act").first.click()
        page.get_by_role("button", name="seal", exact=True).click()
    for page in (ana, ben):
        expect(page.locator("#log-list")).to_contain_text("open")
    assert ana.evaluate("scrollY + document.body.scrollTop") == 0


def test_a_seat_is_renamed_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    ana, ben = table_of_two(visit)
    menu = ben.locator(".topbar .menu summary").first
    menu.click()
    ben.get_by_role("button", name="Change my name").click()
    ben.fill("#dialog input", "Benedict")
    ben.keyboard.press("Enter")
    expect(ana.locator("#seat-1")).to_contain_text("Benedict")
    menu.click()
    ben.click("#stand-in")
    ben.locator("#dialog").get_by_role("button", name="Let a bot play").click()
    expect(ana.locator("#seat-1")).to_contain_text("bot")
    menu.click()
    ben.click("#stand-in")
    expect(ana.locator("#seat-1")).not_to_contain_text("bot")


def test_a_bot_stands_in_for_a_player_who_has_gone_until_they_are_back(visit: Visit) -> None:
    """Nothing happens at the table while everybody waits for Ben: the others are offered a bot all the same."""
    ana, ben = (visit.sits(link) for link in visit.links("aloha", "hh", away={"then": "bot", "after": 1}))
    ana.wait_for_function("() => document.querySelector('.seat.asked') !== null")
    if ana.locator("body.asked").count():
        turn_by_clicks(ana, random.Random(1))
    ben.wait_for_selector("body.asked")
    expect(ana.locator("#stand-in-1")).to_have_count(0)
    address = ben.url
    ben.goto("/")
    ana.click("#stand-in-1")
    ana.locator("#dialog").get_by_role("button", name="Let a bot play").click()
    ana.wait_for_selector("body.asked")
    expect(ana.locator("#seat-1")).to_contain_text("bot")
    ben.goto(address)
    ben.wait_for_selector("body[data-line=open]")
    expect(ana.locator("#seat-1")).not_to_contain_text("bot")


def test_a_spectator_sees_and_cannot_touch(visit: Visit) -> None:
    (ana,) = visit.seated("aloha", "hb")
    ana.wait_for_selector("body.asked")
    eve = visit(ana.url.partition("?")[0])
    eve.wait_for_selector("body[data-line=open]")
    launch(ana)
    expect(eve.locator("#log-list li").last).to_contain_text("launches")
    assert eve.locator("#moving [data-action]").count() == 0
    for place in ("#actions", "#takebacks"):
        expect(eve.locator(place)).to_be_hidden()


def test_theme_is_kept(visit: Visit) -> None:
    page = visit("/")
    page.locator(".topbar .menu summary").last.click()
    page.get_by_text("Dark", exact=True).click()
    page.goto("/new/aloha")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(14, 27, 34)"


def test_a_record_is_opened_by_its_file(visit: Visit, tmp_path: Path) -> None:
    record = played()
    path = tmp_path / "game.vaka"
    path.write_text(str(record), encoding="utf-8")
    page = visit("/")
    page.set_input_files("#record-file", path)
    page.wait_for_selector("#ending")
    assert step(page) == len(record)
    page.click("#step-first")
    expect(page.locator("#ask")).to_contain_text("step 1")
    path.write_text(str(record).replace("pass", "sail z9 a1", 1), encoding="utf-8")
    page.goto("/")
    page.set_input_files("#record-file", path)
    expect(page.locator("#problem")).to_contain_text(re.compile(r"Line \d+"))


def played() -> vaka.Record:
    """A whole game by chance."""
    rng = random.Random(8)
    record = vaka.Record(vaka.game("aloha"), 2)
    state = record.start()
    while state.actor() != vaka.OVER:
        weights = state.weights() if state.actor() == vaka.CHANCE else None
        record.play(state, rng.choices(state.legal(), weights)[0])
    return record


def test_what_does_not_go_together_is_told_where_it_is_seen(visit: Visit) -> None:
    page = visit("/new/vanuatu", width=390, height=844, locale="fr")
    page.locator("#options summary").click()
    for option, value in (("characters", "no"), ("governor_repeats", "yes")):
        page.locator("label", has=page.locator(f"input[name=option-{option}][value={value}]")).click()
    page.click("#sit-down")
    problem = page.locator("#problem")
    expect(problem).to_contain_text("personnages")
    box, button = problem.bounding_box(), page.locator("#sit-down").bounding_box()
    assert box is not None
    assert button is not None
    assert box["y"] + box["height"] <= button["y"] <= 844
    expect(page.locator("#sit-down")).to_be_enabled()


@pytest.mark.parametrize("path", ["/t/nothing", "/new/nothing", "/s/nothing"])
def test_what_is_not_there_is_said_kindly(visit: Visit, path: str) -> None:
    page = visit("/")
    answer = page.request.get(path)
    assert answer.status == 404
    assert "Adrift" in answer.text()
