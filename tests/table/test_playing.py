"""Whole games over HTTP and WebSocket."""

from __future__ import annotations

import random
import time

import httpx
from websockets.sync.client import connect

from tests.table.served import Opened, Player, Served, play_out
from vaka.engine import Record


def test_two_humans_and_a_bot_play_to_the_end(served: Served) -> None:
    table = served.open("aloha", "hhg")
    with table.sit(0) as ana, table.sit(1) as ben, table.sit() as watching:
        play_out([ana, ben], random.Random(1))
        assert ana.view["over"]["winners"] == ben.view["over"]["winners"]
        watching.catch_up()
        assert watching.view["over"]["how"] == "rules"
        assert watching.view["actions"] == []
    record = Record.parse(table.get("/record").text)
    assert record.ended is not None
    assert record.winners == ana.view["over"]["winners"]
    last = table.get(f"/positions/{len(record)}").json()
    assert last["text"] == ana.view["text"]


def test_a_game_over_http_alone(served: Served) -> None:
    table = served.open("aloha", "hh", options={"mode": "expert", "same_tile": False})
    for _ in range(12):
        seat = table.view()["waiting"][0]
        view = table.view(seat)
        answer = table.post(seat, "act", entry=view["entry"], action=view["actions"][0]["id"])
        assert answer.status_code == 200, answer.text
        assert answer.json()["ply"] == view["ply"] + 1
    stale = table.post(seat, "act", entry=view["entry"], notation="pass")
    assert stale.status_code == 409
    assert stale.json()["type"] == "refused"


def test_everybody_sees_an_action_and_the_log_grows(served: Served) -> None:
    table = served.open("aloha", "hh")
    seat = table.view()["waiting"][0]
    with table.sit(seat) as asked, table.sit(1 - seat) as other:
        asked.wait("view")
        other.wait("view")
        assert asked.view["you"]
        assert not other.view["you"]
        lines = len(other.view["log"])
        asked.ask("act", notation="reveal c3")
        seen = other.wait("view")
        assert seen["log_from"] == lines + 1
        assert seen["log"][0]["text"].startswith(f"P{seat} ")
        assert seen["board"]["moving"].startswith("<g id=")


def test_undo_sends_the_whole_log_again(served: Served) -> None:
    table = served.open("aloha", "hh", options={"mode": "expert"})
    seat = table.view()["waiting"][0]
    with table.sit(seat) as asked:
        asked.wait("view")
        before = asked.view
        after = asked.ask("act", action=before["actions"][0]["id"])
        assert after["undo"]["free"]
        back = asked.ask("undo")
        assert back["log_from"] == 1
        assert back["log"] == before["log"]
        assert back["undo"]["redo"]
        assert back["text"] == before["text"]
        assert asked.ask("redo")["text"] == after["text"]


def test_languages(served: Served) -> None:
    table = served.open("aloha", "hh")
    seat = table.view()["waiting"][0]
    assert table.view(seat, lang="fr")["ask"].startswith("Il vous reste 3 actions")
    with table.sit(seat) as asked:
        asked.wait("view")
        german = asked.ask("lang", lang="de")
        assert german["ask"].startswith("Noch 3")
        assert german["log_from"] == 1
        refusal = asked.ask("act", action=10_000)
        assert refusal["type"] == "refused"
        assert "Nummer" in refusal["reason"]


def test_orders_at_once_are_opened_after_their_time(served: Served) -> None:
    table = served.open("bids", "hh")
    with table.sit(0) as ana, table.sit(1) as ben:
        for player, bid in ((ana, "pick 2"), (ben, "pick 3")):
            player.wait("view")
            player.ask("act", notation=bid)
        ana.ask("act", notation="seal")
        ben.wait("view")
        began = time.monotonic()
        held = ben.ask("act", notation="seal")
        assert held["held_order"]["action"] == 0
        assert not held["you"]
        while ben.view["seats"][1]["score"] != 3:
            ben.wait("view")
        assert time.monotonic() - began < 8


def test_a_bot_answers_a_simultaneous_step(served: Served) -> None:
    table = served.open("bids", "hr")
    with table.sit(0) as ana:
        play_out([ana], random.Random(3))
        assert ana.view["over"]


def test_staying_out_of_a_battle(served: Served) -> None:
    table = served.open("truce", "hh")
    with table.sit(0) as ana, table.sit(1) as ben:
        ana.wait("view")
        ben.wait("view")
        assert ana.view["decline"] == {"label": "round 1", "on": False}
        ana.say("decline")
        while 0 in ana.view["waiting"]:
            ana.wait("view")
        ben.catch_up()
        ben.ask("act", notation="pick 1")
        ben.ask("act", notation="seal")
        while len(ben.view["waiting"]) < 2:
            ben.wait("view")
        ana.catch_up()
        assert ana.view["decline"] == {"label": "round 2", "on": False}, "another battle, another question"


def one_screen(served: Served, table: Opened) -> Player:
    """A browser that holds the first two seats, and shows the first."""
    with httpx.Client(base_url=str(served.http.base_url)) as browser:
        for seat in (0, 1):
            assert browser.post(table.links[seat]).status_code == 303
        cookies = str(browser.build_request("GET", "/").headers["cookie"])
    url = f"ws://{served.address}/api/v1/tables/{table.table}/live?seat=0"
    return Player(connect(url, additional_headers={"cookie": cookies}, proxy=None), 0)


def test_everybody_at_one_screen_is_there(served: Served) -> None:
    """A browser that holds several seats shows one of them; nobody stands in for the others who sit in front of it."""
    table = served.open("aloha", "iih", away={"then": "bot", "after": 0.2})
    with table.sit(2) as friend:
        friend.wait("view")
        with one_screen(served, table) as shown:
            assert shown.wait("view")["held"] == [0, 1]
            while friend.wait("presence")["online"] != [0, 1, 2]:
                pass
            time.sleep(0.3)
            assert table.post(2, "bot", seat=1, bot="random").status_code == 403
        while friend.wait("presence")["online"] != [2]:
            pass
        time.sleep(0.3)
        if table.view(2)["seats"][1]["bot"] is None:  # the table does it, where it is that seat's turn
            assert table.post(2, "bot", seat=1, bot="random").status_code == 200


def test_one_connection_speaks_for_all_seats_that_its_browser_holds_and_for_no_other(served: Served) -> None:
    """Ana asks to concede; Ben, at the same screen, agrees; Cem, elsewhere, is not spoken for."""
    table = served.open("aloha", "iih")
    with one_screen(served, table) as ana, table.sit(2) as cem:
        for player in (ana, cem):
            player.wait("view")
        assert ana.ask("request", what="concede")["undo"]["request"]["needs"] == [1, 2]
        refused = ana.ask("answer", agree=True, **{"as": 2})
        assert refused["type"] == "refused"
        assert ana.ask("answer", agree=True, **{"as": 1})["undo"]["request"]["needs"] == [2]
        assert cem.wait("view")["over"] is None
        cem.catch_up()
        assert cem.ask("answer", agree=True)["over"]["winners"] == [1, 2]


def test_an_answer_is_for_the_request_that_it_means(served: Served) -> None:
    """Ana asks for one thing, and for another before Ben's answer comes: he has not agreed to that."""
    table = served.open("aloha", "hh")
    with table.sit(0) as ana, table.sit(1) as ben:
        for player in (ana, ben):
            player.wait("view")
        first = ana.ask("request", what="concede")["undo"]["request"]["id"]
        second = ana.ask("request", what="agree", winners=[0])["undo"]["request"]["id"]
        assert first != second
        ben.catch_up()
        assert ben.ask("answer", agree=True, request=first)["type"] == "refused"
        assert ben.ask("answer", agree=True, request=second)["over"]["winners"] == [0]


def test_a_number_counts_only_where_the_text_is_no_notation(served: Served) -> None:
    """What was found by searching is played; what was written out is not replaced by it."""
    for said, played in ((None, 0), (1, 1)):
        table = served.open("aloha", "hh")
        with table.sit(0) as ana, table.sit(1) as ben:
            for player in (ana, ben):
                player.wait("view")
            asked = ana if ana.view["you"] else ben
            actions = asked.view["actions"]
            text = "no such words" if said is None else actions[said]["notation"]
            assert asked.ask("act", notation=text, action=actions[0]["id"])["type"] == "view"
            assert f" {actions[played]['notation']}" in table.get("/record", asked.seat).text


def test_chat_presence_names_and_bots(served: Served) -> None:
    table = served.open("aloha", "hh", away={"then": "bot", "after": 0.2})
    with table.sit(0) as ana:
        ana.wait("view")
        with table.sit(1) as ben:
            while ana.wait("presence")["online"] != [0, 1]:
                pass
            ben.wait("view")
            ben.say("chat", text="hello <b>")
            assert ana.wait("chat")["text"] == "hello <b>"
            ben.ask("rename", name="Ben")
            assert ana.wait("view")["seats"][1]["name"] == "Ben"
        assert ana.wait("presence")["online"] == [0]
        assert ana.ask("bot", seat=1, bot="random")["type"] == "refused"
        time.sleep(0.3)
        handed = ana.ask("bot", seat=1, bot="random")
        assert handed["seats"][1]["bot"] == "random"
    later = table.view(1)
    assert later["chat"][0]["text"] == "hello <b>"
    assert later["seats"][1]["bot"] is None, "who is back plays again"


def test_rematch_with_seats_rotated(served: Served) -> None:
    table = served.open("aloha", "hhr")
    assert table.post(0, "rematch").status_code == 409
    with table.sit(0) as ana, table.sit(1) as ben:
        ana.wait("view")
        ben.wait("view")
        ana.say("request", what="concede")
        while not ben.view["undo"]["request"]:
            ben.wait("view")
        assert ben.view["undo"]["request"]["needs"] == [1]
        ben.say("answer", agree=True)
        while not ana.view["over"]:
            ana.wait("view")
        assert ana.view["over"]["winners"] == [1, 2]
        ana.say("rematch")
        told = ben.wait("rematch")
        assert told["link"] == f"/t/{table.table}/next?seat=1"
    again = table.post(1, "rematch")
    assert again.json()["table"] == told["table"]
    assert again.json()["seat"] == 2
    headers = table.headers(1)
    view = served.http.get(f"/api/v1/tables/{told['table']}", params={"seat": 2}, headers=headers).json()
    assert [seat["name"] for seat in view["seats"]][1:] == ["P0", "P1"]
    assert view["seats"][0]["bot"] == "random"
    assert table.view(0)["rematch"]["table"] == told["table"]


def test_a_record_is_opened_and_looked_at(served: Served) -> None:
    table = served.open("aloha", "rr")
    while not table.view()["over"]:
        time.sleep(0.05)
    text = table.get("/record").text
    answer = served.http.post("/api/v1/records", content=text.encode(), headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    shown = served.http.get(f"/api/v1/tables/{answer.json()['table']}").json()
    assert shown["readonly"]
    assert shown["plies"] == table.view()["plies"]
    assert served.http.get(f"/api/v1/tables/{answer.json()['table']}/record").text == text
    unfinished = "\n".join(line for line in text.split("\n")[:14] if not line.startswith(("Ended", "Winners", "Scores")))
    half = served.http.post("/api/v1/records", content=unfinished.encode(), headers={"content-type": "text/plain"})
    assert half.status_code == 201, half.text
    broken = served.http.post("/api/v1/records", content=b"nonsense", headers={"content-type": "text/plain"})
    assert broken.status_code == 422
    assert "Line 1" in broken.json()["reason"]


def test_stepping_through_a_running_game(served: Served) -> None:
    table = served.open("lei", "hh")
    with table.sit(0) as ana, table.sit(1) as ben:
        play_out([ana, ben], random.Random(2), acts=4)
        ana.catch_up()
        for ply in range(ana.view["plies"] + 1):
            past = table.get(f"/positions/{ply}", 0).json()
            assert past["ply"] == ply
            assert not past["live"]
        assert past["text"] == ana.view["text"]
        assert table.get(f"/positions/{ana.view['plies'] + 1}", 0).status_code == 404
