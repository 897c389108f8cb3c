"""Nothing of a redacted position reaches a seat that may not know it: everything that is sent is captured and searched."""

from __future__ import annotations

import random
import re

from tests.engine.toys import lei
from tests.table.served import Opened, Player, Served

FLOWERS = lei.FLOWERS


def drawn(player: Player) -> list[str]:
    """The flowers that a seat was told it drew."""
    return re.findall(rf"draw seat={player.seat} flower=(\w+)", "\n".join(player.heard)) if player.seat is not None else []


def watch_lei(table: Opened, rng: random.Random) -> tuple[list[Player], Player]:
    """Play a whole game but its last action, while a spectator watches and everybody asks for everything they may."""
    players = [table.sit(seat) for seat in sorted(table.tokens)]
    spectator = table.sit()
    for player in [*players, spectator]:
        player.wait("view")
    while True:
        for player in [*players, spectator]:
            player.catch_up()
            player.heard.append(table.get("/record", player.seat).text)
            player.heard.append(table.get("", player.seat).text)
            player.heard.append(table.get(f"/positions/{rng.randrange(player.view['plies'] + 1)}", player.seat).text)
        asked = next(player for player in players if player.view["you"])
        left = sum(lei.LENGTH - len(lay) for lay in table.served.server.rooms._lives[table.table].room.state.leis)  # type: ignore[attr-defined]
        if left == 1:
            return players, spectator
        asked.ask("act", action=rng.choice(asked.view["actions"])["id"])


def test_no_hand_reaches_another(served: Served) -> None:
    """In Lei the hand is secret. At every moment, what a seat has been sent shows another's flowers only once they are laid."""
    for seed in range(4):
        table = served.open("lei", "hhh")
        players, spectator = watch_lei(table, random.Random(seed))
        for player in [*players, spectator]:
            everything = "\n".join(player.heard)
            told = re.findall(r"draw seat=(\d) flower=(\w+)", everything)
            assert {int(seat) for seat, _ in told} <= {player.seat}, "only one's own draws are told"
            assert not re.search(r"chance draw (?!\?)\w+", draws_of_others(everything, player))
            for hand_owner, hand in shown_hands(everything):
                assert hand_owner == player.seat or set(hand) <= {"?"}
        for player in [*players, spectator]:
            player.close()


def shown_hands(everything: str) -> list[tuple[int, list[str]]]:
    """Every hand in every position text that was sent, with its owner."""
    found = []
    for block in re.findall(r'hands\\?"\s*:\s*(.*?)\\?"leis', everything.replace("\\n", " "), re.DOTALL):
        hands = re.findall(r"\[([^\[\]]*)\]", block)
        for owner, hand in enumerate(hands):
            found.append((owner, re.findall(r'\\?"([a-z?]+)\\?"', hand)))
    return found


def draws_of_others(everything: str, player: Player) -> str:
    """The lines of the viewer's records that tell of draws which are not its own."""
    own = drawn(player)
    lines = re.findall(r"^chance draw .*$", everything, re.MULTILINE)
    known = {f"chance draw {flower}" for flower in own}
    return "\n".join(line for line in lines if line not in known)


def test_the_search_finds_a_leak_where_there_is_one(served: Served) -> None:
    """The same search on what the owner was sent: it must see the secrets there, or it would pass anything."""
    table = served.open("lei", "hh")
    players, spectator = watch_lei(table, random.Random(9))
    own = "\n".join(players[0].heard)
    assert any(owner == 0 and set(hand) - {"?"} for owner, hand in shown_hands(own))
    assert drawn(players[0])
    assert any(set(hand) == {"?"} for owner, hand in shown_hands(own) if owner == 1)
    for player in [*players, spectator]:
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
    players, spectator = watch_lei(table, random.Random(3))
    asked = next(player for player in players if player.view["you"])
    asked.ask("act", action=asked.view["actions"][0]["id"])
    spectator.catch_up()
    assert spectator.view["over"]
    assert "?" not in table.get("/record").text
    early = table.get("/positions/6").json()["text"]
    assert "?" not in early
    for player in [*players, spectator]:
        player.close()
