"""Hints at the table: for whoever is asked, from that seat's view, where the table plays with them."""

from __future__ import annotations

import pytest

from tests.table.served import Served
from vaka.table.workers import hints


@pytest.mark.parametrize(("game", "lang"), [("aloha", "en"), ("moorea", "fr"), ("vanuatu", "de")])
def test_who_is_asked_gets_candidates(game: str, lang: str, served: Served) -> None:
    table = served.open(game, "hhh" if game == "vanuatu" else "hh")
    seat = table.view()["waiting"][0]
    view = table.get("", seat, lang=lang).json()
    assert view["hints"] is True
    answer = table.get("/hint", seat, lang=lang)
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert hint["entry"] == view["entry"]
    open_now = {action["id"] for action in view["actions"]}
    shares = [candidate["share"] for candidate in hint["candidates"]]
    assert 1 <= len(shares) <= 5
    assert shares == sorted(shares, reverse=True)
    for candidate in hint["candidates"]:
        assert candidate["action"] in open_now
        assert 0 <= candidate["result"] <= 1
        assert all(set(step) == {"seat", "name", "notation"} for step in candidate["line"])
    assert hint["candidates"][0]["sentence"] in hint["text"]
    assert table.get("/hint", seat, lang=lang).json() == hint, "who asks again is told the same"


def test_a_hint_changes_nothing(served: Served) -> None:
    table = served.open("aloha", "hh")
    seat = table.view()["waiting"][0]
    before = table.view(seat)
    table.get("/hint", seat)
    after = table.view(seat)
    assert {**after, "seats": []} == {**before, "seats": []}, "apart from who was here last"


def test_nobody_else_gets_one(served: Served) -> None:
    table = served.open("aloha", "hh")
    seat = table.view()["waiting"][0]
    assert table.get("/hint", 1 - seat).status_code == 409
    stranger = served.http.get(f"/api/v1/tables/{table.table}/hint?seat={seat}")
    assert stranger.status_code == 403


def test_a_table_can_play_without(served: Served) -> None:
    table = served.open("aloha", "hh", hints=False)
    seat = table.view()["waiting"][0]
    assert table.view(seat)["hints"] is False
    refused = table.get("/hint", seat, lang="fr")
    assert refused.status_code == 403
    assert "sans conseils" in refused.json()["reason"]


def test_one_at_a_time(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = served.open("aloha", "hh")
    seat = table.view()["waiting"][0]
    served.server.hinting._asking.add((table.table, seat))
    assert table.get("/hint", seat).status_code == 429


def test_thought_is_computed_from_the_view_alone() -> None:
    """What crosses to the worker is the dump of the seat's view, and plain data comes back."""
    import json
    import random

    import vaka

    state = vaka.game("moorea").new(2)
    rng = random.Random(1)
    while state.actor() < 0:
        state.apply(rng.choices(state.legal(), state.weights())[0])
    found = hints.thought("moorea", state.redact(int(state.actor())).dump(), "en")
    assert json.loads(json.dumps(found))["candidates"]
