"""Vanuatu on the wire: over a whole game nobody is sent which rest token another holds, or what a later rester has seen."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

from tests.table.served import Opened, Player, Served, serving
from tests.table.test_wire_hands import room_of
from vaka.engine.state import State

TOKENS = ("first", "both", "point", "vatu")
FACE = re.compile(r'href="#vk-rest-(\w+)"')
OFFERED = re.compile(r'id="token-(\w+)"')
TOLD = re.compile(r"(P\d|Purple|Yellow|Teal) (?:takes the rest token for|sees the rest tokens)")
RECORDED = re.compile(rf"^(\w+) token (?:{'|'.join(TOKENS)})$", re.MULTILINE)
NAMED = {"the first player marker": "first", "1 vatu and 1 point": "both", "1 point": "point", "1 vatu": "vatu"}
IN_WORDS = re.compile(r"rested and took the rest token for (.*)$", re.MULTILINE)
COLOURS = ("purple", "yellow", "teal")


def consistent(rests: list[dict[str, Any]], seat: int | None) -> Iterator[tuple[str, ...]]:
    """Every way in which the tokens may have been taken, for all that a seat saw when it rested itself."""
    done = [rest for rest in rests if rest["token"] is not None]
    for taken in permutations(TOKENS, len(done)):
        fits = True
        for number, rest in enumerate(rests):
            if seat is not None and rest["seat"] == COLOURS[seat]:
                there = set(TOKENS) - set(taken[:number])
                fits &= there == set(rest["saw"]) and (rest["token"] is None or taken[number] == rest["token"])
        if fits:
            yield taken


def held_by(truth: State, seat: int | None) -> Counter[str]:
    """The tokens of which this seat may know who holds them: its own, and others that it can work out."""
    ways = list(consistent(truth.write()["rests"], seat))
    return Counter(taken[0] for taken in zip(*ways, strict=True) if len(set(taken)) == 1)


def known(truth: State, seat: int | None) -> Counter[str]:
    """The faces that this seat may see: those that it knows somebody to hold, and all that it is looking at now."""
    rests, faces = truth.write()["rests"], held_by(truth, seat)
    if seat is not None and rests and rests[-1]["token"] is None and rests[-1]["seat"] == COLOURS[seat]:
        faces.update(rests[-1]["saw"])
    return faces


def told_too_much(view: dict[str, Any], truth: State, seat: int | None) -> list[str]:
    """Where a view shows other tokens than its viewer may know."""
    held, faces, moving = held_by(truth, seat), known(truth, seat), view["board"]["moving"]
    shown = Counter(FACE.findall(moving))
    found = [f"picture: {shown}, known {faces}"] if shown != faces else []
    looking = faces if truth.write()["stage"] == "token" else Counter()
    found += [f"offered: {name}" for name in OFFERED.findall(moving) if name not in looking]
    found += [f"action: {one['notation']}" for one in view["actions"] if one["kind"] == "token" and not looking]
    named = Counter(NAMED[words] for words in IN_WORDS.findall(view["text"]))
    return found + ([f"text: {named}, known {held}"] if named != held else [])


def told_by_ear(heard: list[str], seat: int | None) -> list[str]:
    """Tokens that others took or saw, in the lines of the log."""
    own = () if seat is None else (f"P{seat}", COLOURS[seat].title())
    return [f"log: {name}" for name in TOLD.findall("".join(heard)) if name not in own]


def told_in_record(record: str, seat: int | None) -> list[str]:
    """Tokens of others in the record."""
    return [f"record: {word}" for word in RECORDED.findall(record) if seat is None or word != COLOURS[seat]]


def looks(table: Opened, player: Player, rng: random.Random) -> Iterator[tuple[dict[str, Any], State]]:
    """Views of somebody, each with the true position that it shows."""
    room = room_of(table)
    yield player.view, room.state
    if rng.random() < 0.2:
        yield table.view(player.seat, shape="tall"), room.state
        ply = rng.randrange(player.view["plies"] + 1)
        yield table.get(f"/positions/{ply}", player.seat).json(), room.history.at(ply)


def choose(actions: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """At random, but fond of resting."""
    wanted = [one for one in actions if one["notation"] in ("plan rest", "rest")]
    return rng.choice(wanted if wanted and rng.random() < 0.6 else actions)


def listen(table: Opened, rng: random.Random) -> tuple[list[Player], dict[int | None, list[str]], Counter[int]]:
    """Play to the end; on the way everybody, a spectator last, is looked over the shoulder. Also how many tokens were hidden."""
    everybody = [*(table.sit(seat) for seat in sorted(table.tokens)), table.sit()]
    found: dict[int | None, list[str]] = {player.seat: [] for player in everybody}
    hidden: Counter[int] = Counter()
    for player in everybody:
        player.wait("view")
    while True:
        for player in everybody:
            player.catch_up()
        if everybody[0].view["over"]:
            return everybody, found, hidden
        hidden[len(room_of(table).state.write()["rests"])] += 1
        for player in everybody:
            for view, truth in looks(table, player, rng):
                found[player.seat] += told_too_much(view, truth, player.seat)
        asked = next(player for player in everybody if player.view["you"])
        if asked.view["actions"][0]["kind"] == "token":
            for player in everybody:
                found[player.seat] += told_in_record(table.get("/record", player.seat).text, player.seat)
        asked.ask("act", action=choose(asked.view["actions"], rng)["id"])


def test_no_token_of_another_is_sent(served: Served) -> None:
    everybody, found, hidden = listen(served.open("vanuatu", "hhh", options={"waters": "yes"}), random.Random(3))
    for player in everybody:
        found[player.seat] += told_by_ear(player.heard, player.seat)
        player.close()
    assert found == {0: [], 1: [], 2: [], None: []}
    assert min(hidden[1], hidden[2], hidden[3]) > 0  # there was something to hide


def rester(players: list[Player]) -> Player:
    """Everybody plans nothing but rest; the first to perform rests, and is asked for a token.

    They want to be asked where there is one option only: else the next one rests at once, and sees what is left.
    """
    for player in players:
        player.ask("passing", on=False)
    while True:
        for player in players:
            player.catch_up()
        asked = next(player for player in players if player.view["you"])
        if asked.view["actions"][0]["kind"] == "token":
            return asked
        action = next((one for one in asked.view["actions"] if one["kind"] in ("plan", "rest") and "rest" in one["notation"]), None)
        asked.ask("act", action=(action or asked.view["actions"][0])["id"])


def streams(served: Served, token: str) -> list[str]:
    """All that everybody is sent from the moment when purple takes this token: purple first, a spectator last."""
    table = served.open("isles", "hhhh")
    crowd = [*(table.sit(seat) for seat in range(4)), table.sit()]
    for player in crowd:
        player.wait("view")
    holder = rester(crowd[:4])
    for player in crowd:
        player.catch_up()
    starts = [len(player.heard) for player in crowd]
    holder.ask("act", action=next(one["id"] for one in holder.view["actions"] if one["notation"] == f"token {token}"))
    found = []
    for player, start in zip(crowd, starts, strict=True):
        player.catch_up()
        asked_for = table.get("", player.seat).text + table.get("/record", player.seat).text
        found.append(("".join(player.heard[start:]) + asked_for).replace(table.table, "table"))
        player.close()
    return found


def test_whichever_token_is_taken_the_others_are_sent_the_same(tmp_path: Path) -> None:
    """From one and the same position, four times; that the holder is sent four different things shows that the test can fail."""
    with serving(tmp_path / "tokens.db", modules=("tests.browser.arranged",)) as served:
        own, *others = zip(*(streams(served, token) for token in TOKENS), strict=True)
    assert len(set(own)) == len(TOKENS)
    assert [len(set(sent)) for sent in others] == [1, 1, 1, 1]


def test_the_search_would_find_one(served: Served) -> None:
    """What the rester is sent, taken for what another one is sent, is full of secrets."""
    table = served.open("vanuatu", "hhh")
    players = [table.sit(seat) for seat in range(3)]
    for player in players:
        player.wait("view")
    holder = rester(players)
    assert holder.seat is not None
    other = (holder.seat + 1) % 3
    truth = room_of(table).state
    assert told_too_much(holder.view, truth, holder.seat) == []
    assert len(told_too_much(holder.view, truth, other)) > 4  # four faces, four offers
    holder.ask("act", action=holder.view["actions"][0]["id"])
    truth = room_of(table).state
    assert told_too_much(holder.view, truth, holder.seat) == []
    assert len(told_too_much(holder.view, truth, None)) == 2  # in the picture and in the text
    assert len(told_by_ear(holder.heard, other)) >= 2
    assert len(told_in_record(table.get("/record", holder.seat).text, None)) == 1
    assert json.dumps(truth.redact(other).write()).count('"token": "?"') == 1
    for player in players:
        player.close()
