"""Conquest of Paradise on the wire: nobody is sent a tile, a piece, a card or an order of another that they may not know."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from tests.conftest import random_games
from tests.table.rooms import Desk
from vaka.engine.names import SPECTATOR
from vaka.engine.registry import games
from vaka.games.paradise.rules.box import HEXES, SEATS
from vaka.games.paradise.words.naming import card_name, hex_name, lies_at, tile_name
from vaka.table.shown.log import Log
from vaka.table.shown.records import record_text
from vaka.table.shown.views import core

pytestmark = pytest.mark.skipif("paradise" not in games(), reason="it is not listed")
NAMES_OF_ACTIONS = ("kava-ceremony", "deforestation")
"""These cards are named wherever they might be used."""
PLIES = 700
GAP = 35
SECRET_LINES = re.compile(r"^(player \d) (?:forms a fleet|takes an? [\w ]+ aboard|adds an? |puts an? |orders |will )")
SECRET_MOVES = re.compile(r"^(\w+) (?:lift|load|drop|build|settle|buy|focus)\b", re.MULTILINE)


def sent(desk: Desk, viewer: int) -> tuple[str, list[str], list[str]]:
    """All that a viewer is sent: the view without its log, the lines of its text, and the lines of the log."""
    view: dict[str, Any] = dict(core(desk.room, viewer, "en", None))
    log = Log(desk.room, viewer, "en")
    log.catch_up()
    return json.dumps(view, ensure_ascii=False), view["text"].split("\n"), [json.loads(line)["text"] for line in log.lines]


def leaks(desk: Desk, viewer: int, *, with_record: bool) -> list[str]:
    """What a viewer is sent and may not know."""
    truth, me = desk.room.state.write(), SEATS[viewer] if viewer >= 0 else ""
    whole, text, log = sent(desk, viewer)
    record = record_text(desk.room, viewer) if with_record else ""
    found = []
    for card in truth["cards"]:
        if card["open"] or card["seat"] == me or me in card["known"]:
            continue
        name = card_name(desk.room.game, card["card"], "en")
        if card["card"] not in NAMES_OF_ACTIONS and (name in whole or any(name in line for line in log)):
            found.append(f"card {name}")
        if f"card {card['card']}\n" in record:
            found.append(f"record: card {name}")
    for at, there in truth["hexes"].items():
        if "tile" in there and not there["up"] and me not in there["found"] and not is_looking(truth, me, at):
            found += tile_leaks(desk, there["tile"], text, log, record)
    for at, stack in truth["stacks"].items():
        if stack["owner"] != me and not shows_little(text, called(desk, viewer, at), stack["owner"]):
            found.append(f"stack in {at}")
    own = f"player {viewer}"
    found += [f"log: {line}" for line in log if (told := SECRET_LINES.match(line)) and told[1] != own]
    return found + [f"record: {seat}" for seat in SECRET_MOVES.findall(record) if seat != me]


def is_looking(truth: dict[str, Any], me: str, at: str) -> bool:
    """Does the viewer look at the tile in this hex just now?"""
    question = truth["question"] or {"about": ""}
    return bool(question["about"] == "tile" and question["seat"] == me and question["hex"] == at)


def called(desk: Desk, viewer: int, at: str) -> str:
    """A hex as a viewer calls it."""
    view: Any = desk.room.view(viewer)
    return hex_name(desk.room.game, at, "en", lies_at(view, HEXES.index(at)))


def tile_leaks(desk: Desk, tile: str, text: list[str], log: list[str], record: str) -> list[str]:
    """Where a tile is named that the viewer has not found: nowhere, but in what a card says that it holds."""
    name = re.compile(rf"(?<!control )(?<! or )\b{tile_name(desk.room.game, tile, 'en')}\b(?! Nui| or )")
    found = [f"words: {line}" for line in (*text, *log) if name.search(line)]
    return found + ([f"record: tile {tile}"] if f"tile {tile}\n" in record else [])


def shows_little(text: list[str], place: str, owner: str) -> bool:
    """Does the line of a stack tell no more than what is certain?"""
    lines = [line for line in text if line.startswith(f"{place}: {owner.capitalize()}, ") and " piece" in line]
    return all(line.split(": ")[-1].startswith(("face down", "at least", "no War Canoe")) for line in lines)


@pytest.mark.parametrize("number", range(random_games(20)))
def test_no_secret_is_sent(number: int) -> None:
    """Cards, tiles, pieces and orders, for every seat and a spectator, again and again through a game."""
    seats = 2 + number % 3
    desk = Desk("paradise", "h" * seats, seed=number, options={"turns": "20"})
    rng = random.Random(number)
    judge = desk.room.game.judge
    for ply in range(PLIES):
        if desk.room.over:
            break
        if desk.room.held is not None:
            desk.open()
            continue
        seat = rng.choice(desk.room.waiting())
        view = desk.room.view(seat)
        keen = max(view.legal(), key=lambda action, here=view: judge.appeal(here, action))  # type: ignore[misc]
        desk.say(seat, "act", action=keen if rng.random() < 0.6 else rng.choice(view.legal()))
        if ply % GAP == 0 and not desk.room.over:
            for viewer in (*range(seats), SPECTATOR):
                assert leaks(desk, viewer, with_record=ply % (4 * GAP) == 0) == []


def test_the_search_would_find_one() -> None:
    """Taken for another's, the own view of a seat is full of secrets."""
    desk = Desk("paradise", "hh", seed=3)
    desk.say(desk.room.waiting()[0], "act", action=desk.room.view(desk.room.waiting()[0]).legal()[0])
    _, text, _ = sent(desk, 0)
    place = called(desk, 0, "0606")
    owner = next(stack["owner"] for at, stack in desk.room.state.write()["stacks"].items() if at == "0606")
    own, _, _ = sent(desk, SEATS.index(owner))
    assert shows_little(text, place, owner) == (owner != "yellow")
    assert "Warrior Band" in own
    assert SECRET_LINES.match("player 1 orders a Village in Samoa.")
    assert SECRET_MOVES.findall("red lift transport 0605\nyellow done\n") == ["red"]
