"""What is said again under the same key is done once: clients whose line broke cannot know whether they were heard."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.served import Served, serving


def test_said_twice_done_once(served: Served) -> None:
    table = served.open("aloha")
    seat = table.view()["waiting"][0]
    with table.sit(seat) as player:
        player.wait("view")
        entry, ply = player.view["entry"], player.view["ply"]
        action = player.view["actions"][0]["id"]
        for _ in range(2):
            player.say("act", action=action, entry=entry, key="a1")
            assert player.wait("done") == {"type": "done", "key": "a1"}
        player.catch_up()
        after = player.view["ply"]
        assert after > ply
        for _ in range(3):
            player.say("chat", text="hello", key="c1")
            player.wait("done")
        player.say("chat", text="hello", key="c2")
        player.wait("done")
    view = table.view(seat)
    assert view["ply"] == after
    assert [line["text"] for line in view["chat"]] == ["hello", "hello"]


def test_a_refusal_names_the_key_and_keeps_nothing(served: Served) -> None:
    table = served.open("aloha")
    seat = table.view()["waiting"][0]
    with table.sit(1 - seat) as other:
        other.wait("view")
        other.say("act", action=0, key="early")
        assert other.wait("refused")["key"] == "early"
        other.say("chat", text=" ", key="early")
        assert other.wait("refused")["key"] == "early"
        other.say("chat", text="now", key="early")
        assert other.wait("done")["key"] == "early"


def test_over_http_as_well(served: Served) -> None:
    table = served.open("aloha")
    for _ in range(2):
        assert table.post(0, "chat", text="hello", key="h1").status_code == 200
    assert len(table.view(0)["chat"]) == 1


def test_another_seat_has_keys_of_its_own(served: Served) -> None:
    table = served.open("aloha")
    for seat in (0, 1):
        assert table.post(seat, "chat", text="hello", key="same").status_code == 200
    assert len(table.view(0)["chat"]) == 2


@pytest.mark.parametrize("snapshot_every", [1, 1000])
def test_after_a_restart_too(tmp_path: Path, snapshot_every: int) -> None:
    """Whether the game is read from a snapshot or from its entries alone."""
    with serving(tmp_path / "vaka.db", snapshot_every=snapshot_every) as before:
        table = before.open("aloha")
        table.post(0, "rename", name="Ana", key="r1")
        table.post(0, "chat", text="hello", key="k1")
        asked = table.post(0, "request", what="concede", key="q1")
        assert asked.json()["undo"]["request"]["what"] == "concede"
    with serving(tmp_path / "vaka.db") as served:
        table.served = served
        assert table.post(0, "chat", text="hello", key="k1").status_code == 200
        assert table.post(0, "rename", name="Bea", key="r1").status_code == 200
        view = table.view(0)
        assert len(view["chat"]) == 1
        assert view["seats"][0]["name"] == "Ana"
