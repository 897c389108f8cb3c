"""Moorea on the wire: over a whole game nobody is sent a card of another hand that they may not know."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from tests.table.served import Opened, Player, Served
from vaka.engine.state import State
from vaka.table.game.room import Room

DRAWN = re.compile(r"(P\d) (?:draws|is dealt) (?:an? )?(?:seashell|wood|bamboo|clay|fish)\.")
DEALT = re.compile(r"(P\d) was dealt (.*?)\.")
RECORDED = re.compile(r"\bcard (?:seashell|wood|bamboo|clay|fish)\b")
KNOWN = re.compile(r"; \d+ cards? in hand \(limit \d+\): (.*)\.$", re.MULTILINE)
FACE = "#vk-hand-"
LAID = "translate(13 3) scale(.5)"
"""A card that looks out from behind a store, where it was laid for all to see."""


def room_of(table: Opened) -> Room:
    """The truth, from inside the server."""
    return table.served.server.rooms._lives[table.table].room


def seen(table: Opened, player: Player, rng: random.Random) -> Iterator[tuple[dict[str, Any], State]]:
    """Views of somebody, each with the true position that it shows."""
    room = room_of(table)
    yield player.view, room.state
    yield table.view(player.seat, shape="tall"), room.state
    ply = rng.randrange(player.view["plies"] + 1)
    yield table.get(f"/positions/{ply}", player.seat).json(), room.history.at(ply)


def told_too_much(view: dict[str, Any], truth: State, seat: int | None) -> list[str]:
    """Where a view names cards of another's hand beyond those that everybody saw taken."""
    mats = truth.write()["seats"]
    drawn = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{view["board"]["moving"]}</svg>')
    texts = KNOWN.findall(view["text"])
    assert len(texts) == len(mats)
    found = []
    for owner, (word, mat) in enumerate(mats.items()):
        if owner == seat:
            continue
        public = Counter(mat["open"])
        in_words = sum(map(int, re.findall(r"(\d+) (?!hidden)", texts[owner])))
        place = f"seat-{word}" if f'id="seat-{word}"' in view["board"]["moving"] else "hand"
        [panel] = [element for element in drawn.iter() if element.get("id") == place]
        hrefs = [element.get("href", "") for element in panel.iter() if element.get("transform") != LAID]
        faces = Counter(href.removeprefix(FACE) for href in hrefs if href.startswith(FACE))
        if in_words != public.total():
            found.append(f"text of {word}: {texts[owner]}, public {public}")
        if faces != public:
            found.append(f"picture of {word}: {faces}, public {public}")
    return found


def listen(table: Opened, rng: random.Random) -> tuple[list[Player], dict[int | None, list[str]]]:
    """Play to the end; on the way everybody, a spectator last, asks for everything that they may have, and it is looked through."""
    everybody = [*(table.sit(seat) for seat in sorted(table.tokens)), table.sit()]
    found: dict[int | None, list[str]] = {player.seat: [] for player in everybody}
    for player in everybody:
        player.wait("view")
    while True:
        for player in everybody:
            player.catch_up()
        if everybody[0].view["over"]:
            return everybody, found
        for player in everybody:
            for view, truth in seen(table, player, rng):
                found[player.seat] += told_too_much(view, truth, player.seat)
            found[player.seat] += blind(player, table.get("/record", player.seat).text)
        asked = next(player for player in everybody if player.view["you"])
        liked = [action for action in asked.view["actions"] if action["kind"] in ("buy", "tool", "lay")]
        asked.ask("act", action=rng.choice(liked or asked.view["actions"])["id"])


def blind(player: Player, record: str) -> list[str]:
    """Draws of others, by the card: in the lines of the log, and in the record, which names no more draws than the own ones."""
    told, me = "".join(player.heard), f"P{player.seat}"
    drawn, dealt = DRAWN.findall(told), dict(DEALT.findall(told))
    found = [f"log: {name}" for name in (*drawn, *dealt) if name != me]
    own = drawn.count(me) + sum(map(int, re.findall(r"\d+", dealt.get(me, ""))))
    return found + [f"record: {line}" for line in RECORDED.findall(record)[own:]]


def test_no_card_of_another_hand_is_sent(served: Served) -> None:
    everybody, found = listen(served.open("moorea", "hhh"), random.Random(1))
    assert found == {0: [], 1: [], 2: [], None: []}
    for player in everybody:
        player.close()


def test_the_search_would_find_one(served: Served) -> None:
    """The own view of a seat, taken for that of another, is full of secrets."""
    table = served.open("moorea", "hh")
    with table.sit(0) as ana:
        ana.wait("view")
        ana.catch_up()
        view = ana.view
        assert len(told_too_much(view, room_of(table).state, 1)) == 2
        assert told_too_much(view, room_of(table).state, 0) == []
        ana.seat = 1
        assert blind(ana, table.get("/record", 0).text) != []
