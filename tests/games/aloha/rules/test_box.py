"""The box: every value with its provenance, and wrong data refused with a message."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import vaka
from tests.boxes import Fault, check_origins, complaint, entries, set_value
from vaka.engine.provenance import read_components
from vaka.games.aloha.rules.box import BOX, Components

FOLDER = vaka.game("aloha").folder


def test_every_value_says_where_it_comes_from() -> None:
    check_origins(FOLDER, 13)


def test_what_could_not_be_seen_is_called_reconstructed() -> None:
    """Honest about the inventions: counts, seating of 2 and 3, the map, the last round and the handicap."""
    reconstructed = {name for name, entry in entries(read_components(FOLDER)) if entry["from"] == "reconstructed"}
    assert reconstructed == {
        "pirogues",
        "tiles.ocean",
        "tiles.alize",
        "tiles.dauphin",
        "tiles.corail",
        "first_turn_actions_expert",
        "rounds",
        "seating.2",
        "seating.3",
        "expert_map",
    }


def test_the_box() -> None:
    """What the rules are played with."""
    assert BOX.tiles == (12, 8, 8, 4)
    assert (BOX.pirogues, BOX.actions, BOX.rounds) == (4, 3, 30)


def loose_value(data: dict[str, Any]) -> None:
    """A value that stands without its table."""
    data["pirogues"] = 4


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        (set_value("tiles.ocean", 13), "add up to 33, not to the 32"),
        (set_value("pirogues", 9), "1 to 8 pirogues"),
        (set_value("pirogues", 0), "1 to 8 pirogues"),
        (set_value("first_turn_actions_expert", 4), "first turn"),
        (set_value("actions", 0), "first turn"),
        (set_value("rounds", 0), "at least one round"),
        (set_value("corners", ["green", "red", "yellow", "red"]), "four corners of four colours"),
        (set_value("seating.2", ["red", "blue"]), "2 players sit clockwise"),
        (set_value("seating.3", ["green", "yellow", "red"]), "3 players sit clockwise"),
        (set_value("seating.4", ["green", "red", "black"]), "4 players sit clockwise"),
        (set_value("expert_map", ["XOAOOX"] * 5), "the map is 6x6"),
        (set_value("expert_map", ["XOAOO", "XODCADO", "OADDCA", "ACDDAO", "ODACDO", "XOOAOX"]), "the map is 6x6"),
        (set_value("expert_map", ["OXAOOX", "ODCADO", "OADDCA", "ACDDAO", "ODACDO", "XOOAOX"]), "corners of the map are X"),
        (set_value("expert_map", ["XOAOOX", "ODCADO", "OADDCA", "ACDDAO", "ODACDO", "XOOOOX"]), "the map has 13 ocean, the box 12"),
        (
            set_value("pirogues", "hearsay", "from"),
            "pirogues is from one of rulebook, arithmetic, public, reconstructed, not 'hearsay'",
        ),
        (set_value("tiles.corail", "", "note"), "tiles.corail has no note"),
        (loose_value, "pirogues stands outside a table"),
    ],
)
def test_wrong_data_is_refused_with_a_message(fault: Fault, message: str) -> None:
    assert message in complaint(FOLDER, Components, fault)


def test_a_corrected_number_is_taken() -> None:
    """The counts may change as long as they fit together."""
    data = read_components(FOLDER)
    data["pirogues"]["value"] = 5
    data["rounds"]["value"] = 20
    assert Components(data).pirogues == 5


def test_the_page_of_the_game_lists_the_box() -> None:
    """The table in the docs is the file, entry by entry."""
    page = (Path(__file__).parents[4] / "docs" / "games" / "aloha.md").read_text(encoding="utf-8")
    for name, entry in entries(read_components(FOLDER)):
        value = ", ".join(entry["value"]) if isinstance(entry["value"], list) else entry["value"]
        assert f"| `{name}` | {value} | {entry['from']} | {entry['note']} |" in page, name


def test_the_page_of_the_game_has_every_ruling() -> None:
    """All twenty-eight, in order."""
    page = (Path(__file__).parents[4] / "docs" / "games" / "aloha.md").read_text(encoding="utf-8")
    rulings = page.partition("## Rulings")[2].partition("\n## ")[0]
    assert re.findall(r"^\| (\d+) \|", rulings, flags=re.MULTILINE) == [str(number) for number in range(1, 29)]
