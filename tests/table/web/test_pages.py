"""What a browser reads, and what stands around it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest

from tests.table.served import Served


@pytest.fixture
def browser(served: Served) -> Iterator[httpx.Client]:
    """A browser of its own, with its own cookies."""
    with httpx.Client(base_url=str(served.http.base_url), timeout=20) as client:
        yield client


def test_every_page_has_the_headers_and_no_inline_script_or_style(served: Served, browser: httpx.Client) -> None:
    table = served.open("aloha")
    for path in ("/", "/new/aloha", "/rules/aloha", f"/t/{table.table}", "/nothing"):
        answer = browser.get(path, params={"lang": "en"})
        assert answer.status_code == (404 if path == "/nothing" else 200), path
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        has_form = 'method="post"' in answer.text  # which tells its origin only to where it may also tell its address
        assert answer.headers["referrer-policy"] == ("same-origin" if has_form else "no-referrer")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "<style" not in answer.text
        assert " style=" not in answer.text
        assert " onclick=" not in answer.text


def test_whoever_sits_down_is_given_a_cookie(served: Served, browser: httpx.Client) -> None:
    table = served.open("aloha", "hi")
    answer = browser.post(table.links[1])
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/t/{table.table}?seat=1"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert browser.get(f"/t/{table.table}", follow_redirects=True).url.query == b"seat=1"
    view = browser.get(f"/api/v1/tables/{table.table}", params={"seat": 1}).json()
    assert view["held"] == [1]
    assert browser.get(f"/api/v1/tables/{table.table}", params={"seat": 0}).status_code == 403
    assert browser.get(f"/t/{table.table}?seat=0").status_code == 303
    assert "Aloha" in browser.get("/").text
    assert browser.get("/s/nonsense").status_code == 404


def test_the_first_page_lists_ones_own_tables_with_the_newest_names(served: Served, browser: httpx.Client) -> None:
    table = served.open("aloha", "ih")
    browser.post(table.links[0])
    table.post(1, "rename", name="Benjamina")
    assert "Benjamina" in browser.get("/").text
    table.post(1, "request", what="concede")
    browser.post(f"/api/v1/tables/{table.table}/answer", params={"seat": 0}, json={"agree": True})
    assert "Benjamina" in browser.get("/").text


def test_several_seats_on_one_screen(served: Served, browser: httpx.Client) -> None:
    for game, curtain in (("aloha", False), ("lei", True)):
        table = served.open(game, "ii")
        for link in table.links.values():
            browser.post(link)
        view = browser.get(f"/api/v1/tables/{table.table}", params={"seat": 0}).json()
        assert view["held"] == [0, 1]
        assert view["curtain"] is curtain


def test_the_language_follows_the_browser_and_the_switch(browser: httpx.Client) -> None:
    assert '<html lang="fr"' in browser.get("/", headers={"accept-language": "fr-CH, en;q=0.5"}).text
    assert '<html lang="de"' in browser.get("/?lang=de", headers={"accept-language": "fr"}).text
    assert '<html lang="de"' in browser.get("/", headers={"accept-language": "fr"}).text
    browser.cookies.clear()
    assert '<html lang="en"' in browser.get("/?lang=xx", headers={"accept-language": "xx"}).text


def test_rules_can_be_linked_by_paragraph(browser: httpx.Client) -> None:
    page = browser.get("/rules/aloha", params={"lang": "de"}).text
    assert 'id="rule-4.2"' in page
    assert browser.get("/rules/chess").status_code == 404
    assert browser.get("/new/chess").status_code == 404


def test_rules_show_the_positions_of_lessons(browser: httpx.Client) -> None:
    page = browser.get("/rules/vanuatu", params={"lang": "fr"}).text
    shown = re.findall(r'<img src="([^"]+)" alt="[^"]{20,}" width="\d+" height="\d+" loading="lazy">', page)
    assert len(shown) == page.count("<img") == 8
    picture = browser.get(shown[0])
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert 'lang="fr"' in picture.text
    assert "picture:" not in page
    for path in ("/api/v1/games/vanuatu/lessons/nothing.svg", "/api/v1/games/chess/lessons/waters.svg"):
        assert browser.get(path).status_code == 404


def test_the_rematch_link_seats_one_further(served: Served, browser: httpx.Client) -> None:
    table = served.open("aloha", "ih")
    browser.post(table.links[0])
    table.post(1, "request", what="concede")
    path, seat = f"/api/v1/tables/{table.table}", {"seat": 0}
    browser.post(f"{path}/answer", params=seat, json={"agree": True})
    following = browser.post(f"{path}/rematch", params=seat).json()
    answer = browser.get(following["link"])
    assert answer.headers["location"] == f"/t/{following['table']}?seat=1"
    assert browser.get(f"/api/v1/tables/{following['table']}", params={"seat": 1}).status_code == 200


def test_static_pictures(served: Served, browser: httpx.Client) -> None:
    view = served.open("aloha").view()
    picture = browser.get(view["board"]["static_url"])
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "immutable" in picture.headers["cache-control"]
    assert "<style" not in picture.text
    assert browser.get("/api/v1/boards/x.svg").status_code == 404
    assert "<svg" in browser.get("/api/v1/games/aloha/picture.svg").text
    assert browser.get("/api/v1/games/lei/picture.svg").status_code == 404


def test_the_description_is_served(browser: httpx.Client) -> None:
    description = browser.get("/api/v1/openapi.json").json()
    for path in ("/api/v1/tables", "/api/v1/tables/{table}/act", "/api/v1/tables/{table}/record"):
        assert path in description["paths"]


def test_the_board_comes_with_the_page_in_the_shape_of_the_screen(served: Served, browser: httpx.Client) -> None:
    """It is seen before the script is there; as wide as the page said last, or as the browser calls itself."""
    table = served.open("moorea")
    shapes = {}
    for agent, cookie in (("Desktop", ""), ("Mobile", ""), ("Mobile", "wide"), ("Desktop", "tall"), ("Desktop", "round")):
        headers = {"user-agent": agent.replace("Mobile", "Mobi"), "cookie": f"vaka_shape={cookie}"}
        page = browser.get(f"/t/{table.table}", headers=headers).text
        found = re.search(r'<div id="picture"[^>]*><svg data-ground="([^"]+)"', page)
        assert found
        assert 'id="moving"' in page
        assert browser.get(found[1]).status_code == 200
        shapes[agent, cookie] = found[1]
    assert shapes["Desktop", ""] == shapes["Mobile", "wide"] == shapes["Desktop", "round"]
    assert shapes["Mobile", ""] == shapes["Desktop", "tall"] != shapes["Desktop", ""]


def test_pages_files_and_pictures_are_sent_compressed_and_answers_are_not(served: Served, browser: httpx.Client) -> None:
    """What may carry the key of a seat does not show how well it packs."""
    table = served.open("aloha")
    page = browser.get(f"/t/{table.table}")
    ground = re.search(r'data-ground="([^"]+)"', page.text)
    assert ground
    for path in ("/", f"/t/{table.table}", "/static/app.js", "/static/app.css", ground[1]):
        assert browser.get(path).headers["content-encoding"] == "gzip", path
        assert "content-encoding" not in browser.get(path, headers={"accept-encoding": "identity"}).headers
    assert "content-encoding" not in browser.get(f"/api/v1/tables/{table.table}").headers
