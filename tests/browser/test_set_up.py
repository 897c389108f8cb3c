"""The set-up page: what few people change is folded, ways to play have a name, and only what fits the players is shown."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_access import check

PHONE: dict[str, Any] = {"width": 390, "height": 844}


def players(page: Page, count: int) -> None:
    page.locator("label", has=page.locator(f"input[name=count][value='{count}']")).click()


def chosen(page: Page, option: str) -> str:
    value: str = page.locator(f"input[name=option-{option}]:checked").input_value()
    return value


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_options_are_folded_and_a_way_to_play_is_chosen_by_name(visit: Visit, screen: dict[str, Any]) -> None:
    page = visit("/new/paradise", **screen)
    expect(page.locator("#presets")).to_be_hidden()
    expect(page.locator("#options-now")).to_have_text("Basic game")
    page.locator("#options summary").click()
    page.get_by_text("All advanced rules", exact=True).click()
    assert {chosen(page, option) for option in ("events", "kumara", "malaria", "south_island", "saved")} == {"yes"}
    expect(page.locator("#options-now")).to_have_text("All advanced rules")
    page.locator("label", has=page.locator("input[name=option-malaria][value=no]")).click()
    expect(page.locator("#options-now")).to_have_text("4 changed")
    expect(page.locator("#own-choice input")).to_be_checked()
    check(page, "options", dark=False)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_text("Basic game", exact=True).click()
    assert chosen(page, "events") == "no"


def test_only_what_belongs_to_the_number_of_players_is_shown(visit: Visit) -> None:
    page = visit("/new/aloha")
    page.locator("#options summary").click()
    for count, is_shown in ((2, False), (4, True), (3, False)):
        players(page, count)
        expect(page.locator("[data-option=teams]")).to_be_visible(visible=is_shown)
    players(page, 4)
    page.locator("label", has=page.locator("input[name=option-teams][value=yes]")).click()
    players(page, 3)
    assert chosen(page, "teams") == "no", "what is not shown is as usual"
    page.goto("/new/paradise")
    page.locator("#options summary").click()
    expect(page.locator("[data-option=solo]")).to_be_hidden()
    players(page, 1)
    expect(page.locator("[data-option=solo]")).to_be_visible()
    expect(page.locator("[data-option=events]")).to_be_hidden()
    expect(page.locator("label", has_text="All advanced rules")).to_be_hidden()


def test_bots_have_three_levels_and_the_others_stand_below(visit: Visit) -> None:
    page = visit("/new/vanuatu")
    levels = page.locator("select[name=bot-1] > option")
    expect(levels).to_have_text(["Easy", "Medium", "Hard"])
    assert page.locator("select[name=bot-1]").input_value() == "medium"
    assert "Expert" in page.locator("select[name=bot-1] optgroup").inner_text()
    expect(page.locator("#more #away")).to_be_hidden()


def test_what_was_chosen_is_what_is_played(visit: Visit) -> None:
    page = visit("/new/paradise")
    players(page, 2)
    page.locator("#options summary").click()
    page.get_by_text("All advanced rules", exact=True).click()
    page.locator("[data-option=end] select").select_option("less3")
    page.click("#sit-down")
    page.wait_for_selector("body[data-line=open]")
    table = page.evaluate("document.body.dataset.table")
    record = page.request.get(f"/api/v1/tables/{table}/record?seat=0").text()
    options = next(line for line in record.splitlines() if line.startswith("Options:"))
    for said in ("end=less3", "events=yes", "kumara=yes", "malaria=yes", "saved=yes", "south_island=yes"):
        assert said in options


def test_a_level_is_offered_where_the_game_has_it(visit: Visit) -> None:
    """Conquest of Paradise has an expert alone, Moorea for two and three; whoever was chosen and is gone plays as hard."""
    page = visit("/new/moorea")
    level = page.locator("select[name=bot-1]")
    expert = level.locator("option[value=expert]")
    players(page, 3)
    level.select_option("expert")
    players(page, 2)
    assert (expert.is_disabled(), level.input_value()) == (False, "expert")
    players(page, 4)
    assert (expert.is_disabled(), level.input_value()) == (True, "hard")
    page.goto("/new/paradise")
    expert = page.locator("select[name=bot-0] option[value=expert]")
    players(page, 2)
    assert expert.is_disabled()
    players(page, 1)
    assert not expert.is_disabled()
