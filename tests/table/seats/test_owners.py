"""Whose seat it is: invitations that are used once, devices, ways back, and what belongs to owners alone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.table.served import Opened, Player, Served, serving, until
from tests.table.test_hostile import closed_with

Browser = Callable[[], httpx.Client]


@pytest.fixture
def browser(served: Served) -> Iterator[Browser]:
    """Browsers of their own, each with its cookies."""
    made: list[httpx.Client] = []

    def new() -> httpx.Client:
        made.append(httpx.Client(base_url=str(served.http.base_url), timeout=20, headers={"user-agent": "Firefox Linux"}))
        return made[-1]

    yield new
    for client in made:
        client.close()


def connected(served: Served, client: httpx.Client, table: str, seat: int) -> Player:
    cookie = str(client.build_request("GET", "/").headers.get("cookie", ""))
    url = f"ws://{served.address}/api/v1/tables/{table}/live?seat={seat}"
    return Player(connect(url, additional_headers={"cookie": cookie}, proxy=None, open_timeout=5), seat)


def sees(client: httpx.Client, table: Opened, seat: int) -> bool:
    return client.get(f"/api/v1/tables/{table.table}", params={"seat": seat}).status_code == 200


def told(table: Opened) -> list[str]:
    """The notices that everybody at a table reads."""
    return [line["notice"] for line in table.view()["chat"] if line["notice"]]


# --- Invitations ---


def test_an_invitation_is_used_once(served: Served, browser: Browser) -> None:
    """Whoever set up the table, and anybody who finds the link later, gets nothing by it."""
    table, friend, third = served.open("lei", "hi"), browser(), browser()
    sat = friend.post(table.links[1])
    assert (sat.status_code, sat.headers["location"]) == (303, f"/t/{table.table}?seat=1")
    assert sees(friend, table, 1)
    for late in (third.get(table.links[1]), third.post(table.links[1])):
        assert late.status_code == 404
        assert "has been used" in late.text
    assert not sees(third, table, 1)
    assert table.view(0)["seats"][1]["taken"]
    assert told(table) == ["sat"]


def test_looking_at_an_invitation_uses_nothing_up(served: Served, browser: Browser) -> None:
    """Previews of links and scanners of mail open everything that they see."""
    table, scanner = served.open("aloha", "hi"), browser()
    for _ in range(3):
        page = scanner.get(table.links[1])
        assert page.status_code == 200
        assert "Sit down" in page.text
        assert "Aloha" in page.text
        assert "set-cookie" not in page.headers
    assert scanner.head(table.links[1]).status_code in (200, 405)
    assert not table.view(0)["seats"][1]["taken"]
    assert browser().post(table.links[1]).status_code == 303


def test_a_page_of_another_site_makes_nobody_sit_down(served: Served, browser: Browser) -> None:
    table = served.open("aloha", "hi")
    assert browser().post(table.links[1], headers={"origin": "http://evil.example"}).status_code == 403
    assert not table.view(0)["seats"][1]["taken"]


def test_a_button_that_is_pressed_twice_sits_down_once(served: Served, browser: Browser) -> None:
    table, friend = served.open("aloha", "hi"), browser()
    for _ in range(2):
        assert friend.post(table.links[1], data={"name": "Ben"}).headers["location"] == f"/t/{table.table}?seat=1"
    assert table.view(0)["seats"][1]["name"] == "Ben"
    assert told(table) == ["sat"]


def test_a_program_exchanges_an_invitation_for_a_key(served: Served) -> None:
    table = served.open("aloha", "hi")
    token = table.links[1].removeprefix("/s/")
    answer = served.http.post(f"/api/v1/invitations/{token}")
    assert answer.status_code == 201
    assert (answer.json()["table"], answer.json()["seat"]) == (table.table, 1)
    table.tokens[1] = answer.json()["token"]
    assert table.tokens[1] != token
    assert table.view(1)["viewer"] == 1
    assert served.http.post(f"/api/v1/invitations/{token}").status_code == 404
    path = f"/api/v1/tables/{table.table}"
    assert served.http.get(path, params={"seat": 1}, headers={"authorization": f"Bearer {token}"}).status_code == 403


def test_seats_at_this_screen_are_the_hosts_from_the_start(served: Served, browser: Browser) -> None:
    host = browser()
    seats = [{"owner": "screen", "name": "Ana"}, {"owner": "screen", "name": "Ben"}, {}]
    answer = host.post("/api/v1/tables", json={"game": "aloha", "seats": seats, "host": "screen"})
    opened = answer.json()
    assert [("token" in seat, "link" in seat) for seat in opened["seats"]] == [(False, False), (False, False), (False, True)]
    assert opened["host"] is None
    view = host.get(f"/api/v1/tables/{opened['table']}", params={"seat": 0}).json()
    assert view["held"] == [0, 1]
    assert view["host"]
    assert [seat["taken"] for seat in view["seats"]] == [True, True, False]
    assert opened["table"] in host.get("/").text


def test_a_cookie_is_no_key_and_a_key_no_cookie(served: Served, browser: Browser) -> None:
    table, friend, other = served.open("aloha", "hi"), browser(), browser()
    friend.post(table.links[1])
    path = f"/api/v1/tables/{table.table}"
    bearer = {"authorization": f"Bearer {friend.cookies['vaka_visitor']}"}
    assert other.get(path, params={"seat": 1}, headers=bearer).status_code == 403
    other.cookies.set("vaka_visitor", table.tokens[0])
    assert other.get(path, params={"seat": 0}).status_code == 403


def test_a_rematch_is_held_by_the_same_devices_and_the_host_invites_whom_it_lacks(served: Served, browser: Browser) -> None:
    table, friend = served.open("aloha", "hii"), browser()
    friend.post(table.links[1])
    table.post(0, "request", what="concede")
    path = f"/api/v1/tables/{table.table}/answer"
    assert friend.post(path, params={"seat": 1}, json={"agree": True}).json()["over"]
    following = table.post(0, "rematch").json()
    again = f"/api/v1/tables/{following['table']}"
    assert friend.get(again, params={"seat": 2}).status_code == 200
    assert served.http.get(again, params={"seat": 1}, headers=table.headers(0)).json()["seats"][0]["taken"] is False
    assert friend.get(again, params={"seat": 0}).status_code == 403
    assert browser().post(table.links[2]).headers["location"].startswith(f"/t/{table.table}"), "the old seat, not the new one"
    host = {"authorization": f"Bearer {table.data['host']}"}
    link = served.http.post(f"{again}/invitation", json={"seat": 0}, headers=host).json()["link"]
    late = browser()
    assert late.post(link).headers["location"] == f"/t/{following['table']}?seat=0"


def test_the_host_frees_a_seat_that_never_moved(served: Served, browser: Browser) -> None:
    table, friend, other = served.open("aloha", "hi"), browser(), browser()
    friend.post(table.links[1])
    path, host = f"/api/v1/tables/{table.table}/invitation", {"authorization": f"Bearer {table.data['host']}"}
    for headers in ({}, table.headers(0)):
        assert served.http.post(path, json={"seat": 1}, headers=headers).status_code == 403, "only the host"
    with connected(served, friend, table.table, 1) as sitting:
        sitting.wait("view")
        answer = served.http.post(path, json={"seat": 1}, headers=host)
        assert answer.status_code == 201
        assert closed_with(sitting) == 4401
    assert not sees(friend, table, 1)
    assert other.post(answer.json()["link"]).status_code == 303
    assert told(table) == ["sat", "freed", "sat"]
    mover = table.view()["waiting"][0]
    act = {"entry": 2, "notation": "pass"}
    if mover == 0:
        assert table.post(0, "act", **act | {"entry": table.view(0)["entry"]}).status_code == 200
    url = f"/api/v1/tables/{table.table}"
    entry = other.get(url, params={"seat": 1}).json()["entry"]
    assert other.post(f"{url}/act", params={"seat": 1}, json={"entry": entry, "notation": "pass"}).status_code == 200
    assert served.http.post(path, json={"seat": 1}, headers=host).status_code == 409, "now it has moved"


# --- Devices ---


def test_a_second_device_is_brought_listed_announced_and_ended(served: Served, browser: Browser) -> None:
    table, laptop, phone = served.open("aloha", "hi"), browser(), browser()
    laptop.post(table.links[1])
    devices = f"/api/v1/tables/{table.table}/devices"
    assert [device["label"] for device in laptop.get(devices, params={"seat": 1}).json()] == ["Firefox · Linux"]
    made = laptop.post(devices, params={"seat": 1}).json()
    assert made["qr"].startswith("data:image/svg+xml")
    with connected(served, laptop, table.table, 1) as watching:
        watching.wait("view")
        phone.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 14) Chrome/130"
        assert phone.post(made["link"]).status_code == 303
        assert watching.wait("chat")["notice"] == "device"
    assert "Chrome · Android" in table.view(0)["chat"][-1]["text"], "everybody reads it"
    assert browser().post(made["link"]).status_code == 404
    listed = phone.get(devices, params={"seat": 1}).json()
    assert [device["here"] for device in listed] == [False, True]
    with connected(served, phone, table.table, 1) as lost:
        lost.wait("view")
        assert len(laptop.post(f"{devices}/end", params={"seat": 1}, json={}).json()) == 1
        assert closed_with(lost) == 4401
    assert sees(laptop, table, 1)
    assert not sees(phone, table, 1)
    assert phone.get(devices, params={"seat": 1}).status_code == 403


def test_all_tables_go_to_another_device_by_a_code_that_is_good_once(served: Served, browser: Browser) -> None:
    laptop, phone, third = browser(), browser(), browser()
    tables = [served.open("aloha", "hi") for _ in range(3)]
    for table in tables:
        laptop.post(table.links[1])
    code = laptop.post("/api/v1/passes", json={"kind": "code"}).json()
    assert re.fullmatch(r"\w{5}-\w{5}", code["code"])
    assert phone.get(code["link"]).status_code == 200
    assert not sees(phone, tables[0], 1), "to look changes nothing"
    assert phone.post("/with", data={"code": code["code"].upper().replace("-", " ")}).status_code == 303
    assert all(sees(phone, table, 1) for table in tables)
    assert all(sees(laptop, table, 1) for table in tables)
    assert told(tables[0]) == ["sat", "device"]
    assert third.post("/with", data={"code": code["code"]}).status_code == 404
    assert browser().post("/api/v1/passes", json={}).status_code == 409, "who holds nothing has nothing to take along"


def test_a_code_is_good_for_its_time_and_cannot_be_found_by_trying(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "codes.db", code_time=0.2, codes_per_minute=3) as served,
        httpx.Client(base_url=str(served.http.base_url)) as laptop,
        httpx.Client(base_url=str(served.http.base_url)) as phone,
    ):
        table = served.open("aloha", "hi")
        laptop.post(table.links[1])
        code = laptop.post("/api/v1/passes", json={}).json()["code"]
        made = laptop.post(f"/api/v1/tables/{table.table}/devices", params={"seat": 1}).json()
        time.sleep(0.3)
        assert phone.post("/with", data={"code": code}).status_code == 404
        assert phone.post(made["link"]).status_code == 404
        answers = [phone.post("/with", data={"code": f"aaaaa-aaa{n}a"}).status_code for n in range(2, 6)]
        assert answers == [404, 404, 429, 429]


def test_who_has_lost_a_browser_comes_back_by_the_key_that_was_written_down(served: Served, browser: Browser) -> None:
    lost, new = browser(), browser()
    table, later = served.open("aloha", "hi"), served.open("aloha", "hi")
    lost.post(table.links[1])
    key = lost.post("/api/v1/passes", json={"kind": "back"}).json()["code"]
    lost.post(later.links[1])
    answer = new.post("/with", data={"code": key})
    assert answer.status_code == 200
    assert sees(new, table, 1)
    assert sees(new, later, 1), "also what was taken after the key was written down"
    following = re.search(r"(?:\w{5}-){3}\w{5}", answer.text)
    assert following is not None, "the next one is shown"
    assert following[0] != key
    assert browser().post("/with", data={"code": key}).status_code == 404
    assert browser().post("/with", data={"code": following[0]}).status_code == 200


def test_the_others_agree_on_a_new_invitation_for_somebody_who_has_lost_the_seat(served: Served, browser: Browser) -> None:
    table, lost, new = served.open("aloha", "hhi"), browser(), browser()
    lost.post(table.links[2])
    with connected(served, lost, table.table, 2) as here:
        here.wait("view")
        assert table.post(0, "request", what="invite", seat=2).status_code == 403, "whoever is here has not lost it"
    path = f"/api/v1/tables/{table.table}/invitation"
    time.sleep(0.4)
    asked = table.post(0, "request", what="invite", seat=2).json()["undo"]["request"]
    assert (asked["seat"], asked["needs"]) == (2, [1])
    assert served.http.post(path, json={"seat": 2}, headers=table.headers(0)).status_code == 403, "one has not agreed yet"
    table.post(1, "answer", agree=True)
    link = served.http.post(path, json={"seat": 2}, headers=table.headers(0)).json()["link"]
    assert new.post(link).status_code == 303
    assert sees(new, table, 2)
    assert not sees(lost, table, 2)
    assert told(table) == ["sat", "open", "anew"]
    time.sleep(0.4)
    table.post(0, "request", what="invite", seat=2)
    table.post(1, "answer", agree=True)
    link = served.http.post(path, json={"seat": 2}, headers=table.headers(0)).json()["link"]
    assert sees(new, table, 2), "the owner is back"
    assert lost.post(link).status_code == 404
    assert told(table)[-2:] == ["open", "kept"]


def test_one_opponent_alone_waits_much_longer_for_a_lost_seat(tmp_path: Path) -> None:
    """At a table of two nobody else could object: what takes two minutes with three owners takes a day."""
    with serving(tmp_path / "alone.db", alone_lost_time=1.5) as served:
        table = served.open("aloha", "hh")
        time.sleep(0.4)
        refused = table.post(0, "request", what="invite", seat=1)
        assert refused.status_code == 403
        assert "One person alone" in refused.json()["reason"]
        time.sleep(1.5)
        assert table.post(0, "request", what="invite", seat=1).status_code == 200


# --- What belongs to owners ---


def test_an_owner_whose_bot_stands_in_keeps_the_say(served: Served) -> None:
    """The opponent neither changes that bot, nor agrees with itself on its own victory, nor takes the game back alone."""
    table = served.open("aloha", "hh", away={"then": "bot", "after": 60.0})
    assert table.post(0, "bot", seat=0, bot="random").status_code == 200
    assert table.post(1, "bot", seat=0, bot="greedy").status_code == 403
    for wish in ({"what": "agree", "winners": [1]}, {"what": "undo", "ply": 0}):
        asked = table.post(1, "request", **wish).json()
        assert asked["over"] is None
        assert asked["undo"]["request"]["needs"] == [0]
        assert table.post(0, "answer", agree=False).status_code == 200, "the owner answers, whoever plays"
    assert table.post(0, "request", what="concede").json()["undo"]["request"]["needs"] == [1]
    assert table.post(1, "answer", agree=True).json()["over"]["winners"] == [1]


def test_a_bot_that_others_have_seated_goes_when_the_owner_is_back(served: Served) -> None:
    table = served.open("aloha", "hh", away={"then": "bot", "after": 0.3})
    table.view(0)
    assert table.post(1, "bot", seat=0, bot="random").status_code == 403

    def has_a_bot() -> bool:
        """Seated by the table or now by the other player: whose turn it is was drawn by lot."""
        return table.view(1)["seats"][0]["bot"] is not None or table.post(1, "bot", seat=0, bot="random").status_code == 200

    until(has_a_bot)
    assert table.view(0)["seats"][0]["bot"] is None
    assert table.post(0, "bot", seat=0, bot="random").status_code == 200
    assert table.view(0)["seats"][0]["bot"] == "random", "one's own stays"


def test_the_table_waits_where_it_was_agreed(served: Served) -> None:
    table = served.open("aloha", "hh", away={"then": "wait"})
    assert table.view()["away_time"] is None
    time.sleep(0.3)
    answer = table.post(1, "bot", seat=0, bot="random")
    assert answer.status_code == 403
    assert "waits" in answer.json()["reason"]


def asked_and_other(table: Opened) -> tuple[int, int]:
    seat: int = table.view()["waiting"][0]
    return seat, 1 - seat


def test_a_bot_plays_for_who_is_away_while_somebody_waits(tmp_path: Path) -> None:
    with serving(tmp_path / "away.db", idle_time=0.4) as served:
        table = served.open("aloha", "hh", away={"then": "bot", "after": 0.5, "bot": "random"})
        gone, here = asked_and_other(table)
        time.sleep(0.7)
        assert table.view()["seats"][gone]["bot"] is None, "nobody waits for them"
        with table.sit(here) as waiting:
            waiting.wait("view")
            while waiting.view["seats"][gone]["bot"] != "random":
                waiting.wait("view")
        assert table.view(gone)["seats"][gone]["bot"] is None


def test_a_request_that_nobody_answers_in_time_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "late.db", idle_time=0.4) as served:
        table = served.open("aloha", "hh", away={"then": "bot", "after": 0.5})
        with table.sit(0) as ana:
            ana.wait("view")
            assert ana.ask("request", what="concede")["undo"]["request"]
            while ana.view["undo"]["request"]:
                ana.wait("view")
            assert ana.view["over"] is None


def test_the_key_of_a_message_is_kept_under_whoever_said_it(served: Served) -> None:
    """Ben hands Ana's seat to a bot under a key of his; Ana's own message under the same key is not taken for it."""
    table = served.open("aloha", "hh", away={"then": "bot", "after": 0.0})
    time.sleep(0.2)
    assert table.post(1, "bot", seat=0, bot="random", key="k").status_code == 200
    table.post(0, "chat", text="hello", key="k")
    table.post(1, "chat", text="again", key="k")
    assert [line["text"] for line in table.view()["chat"] if not line["notice"]] == ["hello"], "the other one he has said"
