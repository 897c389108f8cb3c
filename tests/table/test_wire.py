"""Nothing of a redacted position reaches a seat that may not know it: everything that is sent is captured and searched."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest

from tests.engine.toys import lei
from tests.table.served import Opened, Player, Served


@pytest.fixture(params=["views", "changes"], autouse=True)
def kind_of_messages(served: Served, request: pytest.FixtureRequest) -> Iterator[None]:
    """All of it for those who are sent views, and for those who are sent what has changed."""
    served.keeps = request.param == "changes"
    yield
    served.keeps = False


def watch(table: Opened, rng: random.Random) -> list[Player]:
    """Play a game of Lei up to its last action; everybody, a spectator last, asks for everything that they may have."""
    everybody = [*(table.sit(seat) for seat in sorted(table.tokens)), table.sit()]
    for player in everybody:
        player.wait("view")
    while True:
        for player in everybody:
            player.catch_up()
            player.heard.append(table.get("/record", player.seat).text)
            player.heard.append(table.get("", player.seat).text)
            player.heard.append(table.get(f"/positions/{rng.randrange(player.view['plies'] + 1)}", player.seat).text)
        if laid(everybody[0]) == lei.LENGTH * len(table.tokens) - 1:
            return everybody
        asked = next(player for player in everybody if player.view["you"])
        asked.ask("act", action=rng.choice(asked.view["actions"])["id"])


def laid(player: Player) -> int:
    """How many flowers lie on leis, for all to see."""
    return sum(map(len, json.loads(player.view["text"])["leis"]))


def leaks(player: Player) -> list[str]:
    """Everything about others' hands in all that somebody was sent: draws in the log, in the record, hands in the position."""
    sent = "\n".join(player.heard)
    own = re.findall(rf"draw seat={player.seat} flower=(\w+)", sent)
    found = [f"log: {line[0]}" for line in re.findall(r"(draw seat=(\d) flower=\w+)", sent) if int(line[1]) != player.seat]
    found += [f"record: {line}" for line in re.findall(r"chance draw \w+", sent) if line.rpartition(" ")[2] not in own]
    for hands in re.findall(r'hands"\s*:\s*(.*?)"leis', sent.replace("\\n", " ").replace('\\"', '"'), re.DOTALL):
        for owner, hand in enumerate(re.findall(r"\[([^\[\]]*)\]", hands)):
            known = set(re.findall(r'"([a-z]+)"', hand))
            found += [f"hand of {owner}: {flower}" for flower in known if owner != player.seat]
    return found


def own_secrets(player: Player) -> int:
    """How many of its own flowers a seat was told of: the search must be able to see them."""
    return len(re.findall(rf"draw seat={player.seat} flower=(\w+)", "\n".join(player.heard)))


@pytest.mark.parametrize("seed", range(3))
def test_no_hand_reaches_another(served: Served, seed: int) -> None:
    everybody = watch(served.open("lei", "hhh"), random.Random(seed))
    for player in everybody:
        assert leaks(player) == []
        assert (own_secrets(player) > 0) == (player.seat is not None)
        player.close()


@pytest.mark.parametrize("game", ["hidesnothing", "leakingevent"])
def test_the_search_finds_a_leak_where_there_is_one(served: Served, game: str) -> None:
    everybody = watch(served.open(game, "hh"), random.Random(9))
    assert all(leaks(player) for player in everybody)
    for player in everybody:
        player.close()


def test_a_secret_order_is_not_even_noticed(served: Served) -> None:
    """While one seat picks, takes back and picks again, the others are sent nothing at all."""
    table = served.open("bids", "hh")
    with table.sit(0) as ana, table.sit(1) as ben, table.sit() as watching:
        for player in (ana, ben, watching):
            player.wait("view")
            player.catch_up()
        before = [len(ben.heard), len(watching.heard)]
        entries = [table.view(1)["entry"], table.view()["entry"]]
        ana.ask("act", notation="pick 2")
        ana.ask("undo")
        ana.ask("act", notation="pick 3")
        ben.catch_up()
        watching.catch_up()
        assert [len(ben.heard), len(watching.heard)] == [before[0] + 1, before[1] + 1], "only the answer to the ping"
        assert [table.view(1)["entry"], table.view()["entry"]] == entries
        ana.ask("act", notation="seal")
        ben.wait("view")
        assert ben.view["entry"] == entries[0] + 1
        assert "pick seat=0" not in "".join(ben.heard + watching.heard)
        assert '"picks": [\n  "?",' in ben.view["text"]


def test_after_the_end_everything_is_shown(served: Served) -> None:
    table = served.open("lei", "hh")
    everybody = watch(table, random.Random(3))
    asked = next(player for player in everybody if player.view["you"])
    asked.ask("act", action=asked.view["actions"][0]["id"])
    everybody[-1].catch_up()
    assert everybody[-1].view["over"]
    assert "?" not in table.get("/record").text
    assert "?" not in table.get("/positions/6").json()["text"]
    for player in everybody:
        player.close()
