"""What has changed, on the wire: nobody learns from it what a view would not tell, and old and new pages see the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.served import Opened, Player, Served, play_out
from tests.table.test_wire_undo import GAMES, Twins


@pytest.fixture(autouse=True)
def those_who_sit_down_keep_their_views(served: Served) -> Iterator[None]:
    served.keeps = True
    yield
    served.keeps = False


def sit_down(table: Opened) -> dict[int | None, Player]:
    """Somebody on every seat, and somebody who looks on; all of them have seen that all are here."""
    players = {viewer: table.sit(viewer) for viewer in (*sorted(table.tokens), None)}
    for player in players.values():
        player.wait("view")
        player.catch_up()
    for player in players.values():
        player.say("lang", lang="de")
        player.wait("view")
        player.catch_up()
        assert all(seat["online"] for seat in player.view["seats"])
        player.heard.clear()
    return players


@pytest.mark.parametrize(("game", "kinds"), GAMES)
def test_a_secret_order_changes_no_byte_of_what_others_are_sent(served: Served, game: str, kinds: str) -> None:
    """At one of two tables somebody orders, takes it back and orders again; afterwards the same happens at both."""
    twins = Twins(served, game, kinds)
    opener = twins.play_to_orders_at_once()
    seat = next(seat for seat in twins.seats if seat != opener)
    sitting = [sit_down(table) for table in twins.tables]
    order = twins.quiet_order(seat)
    for verb, body in (("act", {"action": order}), ("undo", {}), ("act", {"action": order})):
        twins.do(twins.tables[1], seat, verb, **body)
    compare(twins, sitting, seat)
    twins.do(twins.tables[0], seat, "act", action=order)
    for table in twins.tables:
        assert table.post(opener, "chat", text="hello").status_code == 200
        assert table.post(opener, "rename", name="Ana").status_code == 200
    compare(twins, sitting, seat)
    for players in sitting:
        for player in players.values():
            player.close()


def compare(twins: Twins, sitting: list[dict[int | None, Player]], but: int) -> None:
    for viewer in sitting[0]:
        said = []
        for table, players in zip(twins.tables, sitting, strict=True):
            players[viewer].catch_up()
            told = [text for text in players[viewer].heard if not text.startswith(('{"type":"presence"', '{"type":"pong"'))]
            said.append([without_time(text).replace(table.table, "here") for text in told])
        assert viewer == but or said[0] == said[1], viewer


def without_time(text: str) -> str:
    """When a line of chat was said differs between two tables."""
    head, found, tail = text.partition('"time":"')
    return head + found + "then" + tail[20:] if found else text


@pytest.mark.parametrize("game", ["aloha", "moorea", "vanuatu", "paradise"])
def test_a_client_of_changes_and_one_of_views_see_the_same(served: Served, game: str) -> None:
    """They play, one of them changes the language, and one comes again in the middle; the page of before goes on as before."""
    table = served.open(game, "hh")
    keeping = [table.sit(seat) for seat in (0, 1)]
    served.keeps = False
    whole = [table.sit(seat) for seat in (0, 1)]
    rng = random.Random(3)
    for _ in range(6):
        play_out(keeping, rng, 4)
        same(keeping, whole)
        keeping[0].say("lang", lang=(lang := rng.choice(["en", "fr", "de"])))
        whole[0].say("lang", lang=lang)
        same(keeping, whole)
    served.keeps = True
    keeping[1].close()
    keeping[1] = table.sit(1)
    same(keeping, whole)
    for player in (*keeping, *whole):
        kinds = {text.partition(",")[0] for text in player.heard} & {'{"type":"view"', '{"type":"changes"'}
        assert kinds == {'{"type":"changes"' if player in keeping else '{"type":"view"'}
        player.close()


def same(some: list[Player], others: list[Player]) -> None:
    for one, other in zip(some, others, strict=True):
        one.catch_up()
        other.catch_up()
        assert lasting(one.view) == lasting(other.view)


def lasting(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what it tells once; those who came later are told all of that."""
    return {name: part for name, part in view.items() if name not in ("log", "log_from", "chat", "watching")}


def test_words_are_sent_to_those_who_read_them(served: Served) -> None:
    table = served.open("aloha", "hh")
    with table.sit(0, words="0") as player:
        player.wait("view")
        assert player.view["text"] == ""
        player.say("words", on=True)
        player.wait("view")
        assert player.view["text"] == table.view(0)["text"] != ""
        player.say("words", on=False)
        assert player.wait("view")["text"] == ""
