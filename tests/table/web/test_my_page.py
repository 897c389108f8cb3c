"""A browser's own page: a name that lasts, games and results, bound to the browser and its way back, and forgotten at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.table.served import Served

Browser = Callable[[], httpx.Client]


@pytest.fixture
def browser(served: Served) -> Iterator[Browser]:
    made: list[httpx.Client] = []

    def new() -> httpx.Client:
        made.append(httpx.Client(base_url=str(served.http.base_url), timeout=20, headers={"user-agent": "Firefox Linux"}))
        return made[-1]

    yield new
    for client in made:
        client.close()


def meet(one: httpx.Client, other: httpx.Client, name: str = "Ben") -> str:
    """A table of two browsers; the host sits on seat 0."""
    wish = {"game": "aloha", "seats": [{"owner": "screen", "name": "Ana"}, {}], "host": "screen"}
    opened = one.post("/api/v1/tables", json=wish).json()
    assert other.post(opened["seats"][1]["link"], data={"name": name}).status_code == 303
    return str(opened["table"])


def concede(one: httpx.Client, seat: int, other: httpx.Client, table: str) -> None:
    """One gives up, and the other agrees."""
    path = f"/api/v1/tables/{table}"
    one.post(f"{path}/request", params={"seat": seat}, json={"what": "concede"})
    assert other.post(f"{path}/answer", params={"seat": 1 - seat}, json={"agree": True}).json()["over"]


def tally(client: httpx.Client, name: str) -> list[int]:
    """Games, won and lost in the row of a name."""
    page = client.get("/me").text
    found = re.search(rf'<th scope="row">{name}\s.*?</tr>|<th scope="row">{name}<.*?</tr>', page, re.DOTALL)
    assert found is not None, page
    return [int(number) for number in re.findall(r"<td>(\d+)</td>", found[0])]


def named(client: httpx.Client) -> str:
    found = re.search(r'name="name" value="([^"]*)"', client.get("/me").text)
    assert found is not None
    return found[1]


def test_results_are_counted_for_each_game_and_against_whom(browser: Browser) -> None:
    ana, ben = browser(), browser()
    for loser in (0, 1, 1):
        table = meet(ana, ben)
        concede((ana, ben)[loser], loser, (ben, ana)[loser], table)
    meet(ana, ben)  # which is still in play
    assert tally(ana, "Aloha") == [3, 2, 1]
    assert tally(ana, "Ben") == [3, 2, 1]
    assert tally(ben, "Aloha") == [3, 1, 2]
    assert tally(ben, "Ana") == [3, 1, 2]
    assert ana.get("/me").text.count('class="tables"') == 1
    assert "the others gave up" in ana.get("/").text, "and the first page says how it ended"


def test_somebody_with_a_name_is_one_whatever_they_were_called_at_the_table(browser: Browser) -> None:
    ana, ben = browser(), browser()
    for name in ("Ben", "Benny"):
        concede(ben, 1, ana, meet(ana, ben, name))
    assert tally(ana, "Ben")[0] == tally(ana, "Benny")[0] == 1
    assert ben.post("/me", data={"name": "Benedict"}).status_code == 303
    assert tally(ana, "Benedict") == [2, 2, 0]
    assert named(ben) == "Benedict"
    ben.post("/me", data={"name": "Benedikt"})
    assert tally(ana, "Benedikt") == [2, 2, 0]


def test_the_name_is_filled_in_wherever_one_sits_down(served: Served, browser: Browser) -> None:
    ana, ben = browser(), browser()
    meet(ana, ben)
    ben.post("/me", data={"name": "Benedict"})
    public = served.open("aloha", "hi", public=True)
    wish = {"game": "aloha", "seats": [{"owner": "screen", "name": "Ana"}, {}], "host": "screen"}
    link = ana.post("/api/v1/tables", json=wish).json()["seats"][1]["link"]
    for page in (ben.get(link), ben.get("/"), ben.get("/new/aloha")):
        assert 'value="Benedict"' in page.text
    assert public.table in ben.get("/").text


def test_it_goes_along_by_a_code_and_comes_back_by_the_key(browser: Browser) -> None:
    ana, ben, phone, new = (browser() for _ in range(4))
    concede(ben, 1, ana, meet(ana, ben))
    ana.post("/me", data={"name": "Anastasia"})
    code = ana.post("/api/v1/passes", json={"kind": "code"}).json()["code"]
    assert phone.post("/with", data={"code": code}).status_code == 303
    key = ana.post("/api/v1/passes", json={"kind": "back"}).json()["code"]
    assert new.post("/with", data={"code": key}).status_code == 200
    for device in (ana, phone, new):
        assert named(device) == "Anastasia"
        assert tally(device, "Ben") == [1, 1, 0]
    phone.post("/me", data={"name": "Ana again"})
    assert named(new) == "Ana again", "one person, whichever browser"
    assert tally(ben, "Ana again") == [1, 0, 1], "and one opponent, by however many browsers"


def test_one_button_forgets_it_everywhere(served: Served, browser: Browser) -> None:
    ana, ben, phone = browser(), browser(), browser()
    concede(ben, 1, ana, meet(ana, ben))
    running = meet(ana, ben)
    ana.post("/me", data={"name": "Anastasia"})
    phone.post("/with", data={"code": ana.post("/api/v1/passes", json={}).json()["code"]})
    assert phone.post("/me/forget").status_code == 303
    for device in (ana, phone):
        page = device.get("/me").text
        assert "Anastasia" not in page
        assert '<th scope="row">' not in page
        assert device.get(f"/api/v1/tables/{running}", params={"seat": 0}).status_code == 200, "what is in play stays"
    assert tally(ben, "Ana") == [1, 0, 1], "the others keep theirs, under the name at the table"
    with served.server.store.engine.connect() as connection:
        from sqlalchemy import select

        from vaka.table.store.people import PEOPLE

        assert "Anastasia" not in connection.execute(select(PEOPLE.c.name)).scalars().all()


def test_who_never_sat_down_has_no_page_and_no_name(browser: Browser) -> None:
    new = browser()
    assert "has not sat down anywhere" in new.get("/me").text
    assert new.post("/me", data={"name": "Nobody"}).status_code == 409
    assert new.post("/me/forget").status_code == 303
    assert "set-cookie" not in new.get("/me").headers
    ana, ben = browser(), browser()
    meet(ana, ben)
    assert ana.post("/me", data={"name": " \u200b "}).status_code == 422
    assert ana.post("/me", data={"name": "Eve"}, headers={"origin": "http://evil.example"}).status_code == 403


def test_games_at_one_screen_count_for_nobody(browser: Browser) -> None:
    ana = browser()
    wish = {"game": "aloha", "seats": [{"owner": "screen", "name": "A"}, {"owner": "screen", "name": "B"}], "host": "screen"}
    table = ana.post("/api/v1/tables", json=wish).json()["table"]
    concede(ana, 0, ana, table)
    page = ana.get("/me").text
    assert '<th scope="row">' not in page
    assert f"/t/{table}" in page, "they are listed all the same"


def test_a_name_lasts_when_the_tables_are_gone(served: Served, browser: Browser) -> None:
    ana, ben = browser(), browser()
    table = meet(ana, ben)
    ana.post("/me", data={"name": "Anastasia"})
    served.server.store.delete([table])
    assert named(ana) == "Anastasia"
    meet(ana, ben)
    assert named(ana) == "Anastasia", "the browser kept its secret"
