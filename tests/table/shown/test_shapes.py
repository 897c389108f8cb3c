"""A game that is drawn in several shapes is sent in the one that a page asks for."""

from __future__ import annotations

from typing import Any

from tests.table.served import Served

WIDE, TALL = (1200, 940), (780, 1400)


def size(view: dict[str, Any]) -> tuple[int, int]:
    """Of the picture."""
    return int(view["board"]["width"]), int(view["board"]["height"])


def test_each_page_sees_its_own_shape(served: Served) -> None:
    table = served.open("moorea", "hh")
    assert size(table.view(0)) == WIDE
    tall = table.get("", 0, shape="tall").json()
    assert size(tall) == TALL
    assert tall["board"]["shape"] == "tall"
    assert tall["board"]["static_url"] != table.view(0)["board"]["static_url"]
    assert size(table.get("/positions/0", 0, shape="tall").json()) == TALL
    assert size(table.get("/positions/0", 0).json()) == WIDE


def test_a_phone_is_turned(served: Served) -> None:
    table = served.open("moorea", "hh")
    with table.sit(0, shape="tall") as ana, table.sit(1) as ben:
        ana.wait("view")
        ben.wait("view")
        assert (size(ana.view), size(ben.view)) == (TALL, WIDE)
        lines = len(ana.view["log"])
        ana.say("shape", shape="wide")
        ana.wait("view")
        assert size(ana.view) == WIDE
        assert lines > 0
        assert ana.view["log"] == []
        ana.say("shape", shape="wide")
        ana.catch_up()
        assert ana.heard[-1] == '{"type":"pong"}'


def test_what_is_no_shape_is_refused_and_the_connection_lives(served: Served) -> None:
    table = served.open("moorea", "hh")
    assert table.get("", 0, shape="round").status_code == 422
    with table.sit(0, shape="round") as ana:
        assert "wide, tall" in ana.wait("refused")["reason"]
        ana.say("shape", shape="round")
        assert "'wide' or 'tall'" in ana.wait("refused")["reason"]
        ana.catch_up()
        assert size(ana.view) == WIDE


def test_a_game_with_one_shape_has_it_everywhere(served: Served) -> None:
    table = served.open("aloha", "hh")
    tall = table.get("", 0, shape="tall").json()
    assert tall["board"] == table.view(0)["board"]
    assert tall["board"]["shape"] is None


def test_seats_tell_what_they_have_in_the_open(served: Served) -> None:
    table = served.open("moorea", "hh")
    assert [seat["panel"] for seat in table.get("", 0, lang="de").json()["seats"]].count("6 Karten (Limit 6)") == 1
    assert [seat["panel"] for seat in table.get("/positions/0", 0).json()["seats"]] == ["0 cards (limit 6)"] * 2
    assert [seat["panel"] for seat in served.open("lei", "hh").view(0)["seats"]] == ["", ""]
