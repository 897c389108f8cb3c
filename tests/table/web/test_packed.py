"""Nothing heavy travels as it is: whatever the pages ask for is packed, and iOS gets its symbol."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from urllib.parse import urlsplit

import httpx
import pytest
from PIL import Image

import vaka
from tests.table.served import Served
from vaka.engine.registry import own_games

HEAVY = 50_000
"""Bytes."""
LINK = re.compile(r'(?:href|src|data-ground|data-messages|data-seats)="(/[^"#]*)"')
PACKED_ALREADY = ("image/png", "image/x-icon")


@pytest.fixture
def browser(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=str(served.http.base_url), timeout=60) as client:
        yield client


def walk(browser: httpx.Client, starts: list[str]) -> dict[str, httpx.Response]:
    """Everything that can be reached from these pages by what stands in them, each address once and in one language.

    Games that other tests have made known are theirs to look at. Of the puzzles of a game one stands for all.
    """
    strange = {f"/{kind}/{game}" for kind in ("new", "rules", "learn") for game in set(vaka.games()) - set(own_games())}
    found: dict[str, httpx.Response] = {}
    alike: set[str] = set()
    waiting = list(starts)
    while waiting:
        path = waiting.pop().replace("&amp;", "&")
        elsewhere = "lang=fr" in path or "lang=de" in path or urlsplit(path).path in strange
        has_no_record = "/lesson-" in path or "/puzzle-" in path
        like = path.rpartition("/")[0] if path.startswith("/puzzles/") else path
        if path in found or like in alike or elsewhere or has_no_record:
            continue
        alike.add(like)
        found[path] = browser.get(path, follow_redirects=True)
        if "html" in found[path].headers.get("content-type", ""):
            waiting += LINK.findall(found[path].text)
    return found


def test_nothing_over_50_kb_of_the_pages_travels_unpacked(served: Served, browser: httpx.Client) -> None:
    """Every page, every file and picture on it, a table of each game in both shapes, and what the coach asks for."""
    games = ["aloha", "moorea", "paradise", "vanuatu"]
    starts = ["/", "/with", "/offline", "/sw.js", "/app.webmanifest"]
    for game in games:
        table = served.open(game, "hhh").table
        starts += [f"/t/{table}", f"/api/v1/games/{game}/lessons", f"/api/v1/games/{game}/picture.svg?theme=dark"]
        browser.cookies.set("vaka_shape", "tall")
        for ground in re.findall(r'data-ground="([^"]+)"', browser.get(f"/t/{table}").text):
            starts.append(ground)
        browser.cookies.clear()
    answers = walk(browser, starts)
    assert {f"/{kind}/{game}" for game in games for kind in ("new", "rules", "learn")} <= {urlsplit(path).path for path in answers}
    assert any(urlsplit(path).path == "/static/app.js" for path in answers)
    for path, answer in answers.items():
        assert answer.status_code == 200, path
        kind = answer.headers["content-type"].partition(";")[0]
        if len(answer.content) > HEAVY and kind not in PACKED_ALREADY:
            assert answer.headers.get("content-encoding") == "gzip", f"{path}: {len(answer.content)} bytes"
    assert any(len(answer.content) > HEAVY for answer in answers.values()), "otherwise this says nothing"


def test_ios_gets_a_symbol_for_the_home_screen(browser: httpx.Client) -> None:
    """A PNG, 180 pixels wide, whose ground goes out to the corners: the system rounds them itself, and shows a hole as black."""
    named = re.search(r'<link rel="apple-touch-icon" href="([^"]+)"', browser.get("/").text)
    assert named
    answer = browser.get(named[1])
    assert answer.headers["content-type"] == "image/png"
    picture = Image.open(BytesIO(answer.content)).convert("RGBA")
    assert picture.size == (180, 180)
    assert {picture.getpixel(corner) for corner in ((0, 0), (179, 0), (0, 179), (179, 179))} == {(0x0B, 0x4F, 0x6C, 255)}
