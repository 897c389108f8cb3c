"""The box: every value with its provenance, the totals of the rulebook, and wrong data refused with a message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vaka
from tests.boxes import Fault, check_origins, complaint, entries, set_value
from vaka.engine.provenance import read_components
from vaka.games.vanuatu.rules.box import BOX, CELLS, TABLES, Components, spread

FOLDER = vaka.game("vanuatu").folder
PAGE = Path(__file__).parents[4] / "docs" / "games" / "vanuatu.md"


def shown(value: object) -> str:
    """A value as the page of the game writes it."""
    if isinstance(value, list):
        return ", ".join(f"({shown(part)})" if isinstance(part, list) else str(part) for part in value)
    return str(value)


def test_every_value_says_where_it_comes_from() -> None:
    check_origins(FOLDER, 60)


def test_the_counts_of_the_rulebook() -> None:
    """Components: 14 fish tiles and tokens, 10 treasures, 9 drawings, 18 tourists, 10, 8 and 6 cubes, 8 huts."""
    assert (sum(BOX.fish_tiles), BOX.fish_tokens, sum(BOX.fish)) == (14, 14, 14)
    assert (sum(BOX.treasure_tiles), BOX.treasure_tokens, sum(BOX.treasures)) == (10, 10, 10)
    assert (BOX.drawing_tokens, sum(BOX.drawing_sites), BOX.tourist_pawns) == (9, 9, 18)
    assert (BOX.cubes, BOX.huts, sum(BOX.markers)) == ((10, 8, 6), 8, 5)
    assert BOX.water_markers == 5 * (BOX.water_to_submerge - 1)


def test_the_tables_of_the_board() -> None:
    """Neighbours are mutual, and spreading a set is spreading its members."""
    for space in range(CELLS):
        for other in range(CELLS):
            assert (TABLES.near[space] >> other) & 1 == (TABLES.near[other] >> space) & 1
    for mask in range(0, 65536, 37):
        around = 0
        for space in range(CELLS):
            if (mask >> space) & 1:
                around |= TABLES.near[space]
        assert spread(mask) == around


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        (set_value("cells", [[-1, 0], [0, 0], [1, 0], [-1, 1], [0, 1]]), "16 spaces"),
        (set_value("start_cells", [[9, 9], [-1, 1], [0, 1]]), "[9, 9] is no space"),
        (set_value("start_cells", [[0, 0], [-1, 1], [0, 1]]), "spaces of their own"),
        (set_value("oceans.f1", ["F", 3, 1]), "16 fish on the tiles, 14 tokens"),
        (set_value("oceans.f1", ["G", 1, 3]), "A to F twice"),
        (set_value("fish_tiles", [8, 5, 1]), "the fish tiles of value 1, 2, 3 needed are (8, 4, 2)"),
        (set_value("treasure_tiles", [4, 3, 3]), "the treasure tiles of value 1, 2, 3 needed are (4, 4, 2)"),
        (set_value("treasure_tokens", 9), "10 treasures on the tiles, 9 tokens"),
        (set_value("islands.tanna", ["D", 2, 2, 3, "KK"]), "as many drawing sites as drawing tokens"),
        (set_value("islands.tanna", ["D", 4, 3, 3, "KK"]), "2 or 3 hut sites"),
        (set_value("islands.tanna", ["D", 2, 3, 6, "KK"]), "3 to 5 tourists"),
        (set_value("islands.tanna", ["D", 2, 3, 3, "KKK"]), "the others 2"),
        (set_value("islands.tanna", ["D", 2, 3, 3, "KX"]), "goods are K, C and B"),
        (set_value("tourist_tiles", [0, 1, 1, 2, 2, 2, 3, 3, 3]), "as many tourists"),
        (set_value("ships", ["BCK"] * 9), "ten ships"),
        (set_value("ships", ["BCKK"] * 10), "three goods"),
        (set_value("fish_market", [3, 2]), "ends at 1"),
        (set_value("markers", [2, 2, 2]), "five action markers"),
        (set_value("water_penalty", [1, 3, 5]), "a penalty for each"),
        (set_value("huts", "hearsay", "from"), "huts is from one of"),
        (set_value("goods.beef", "", "note"), "goods.beef has no note"),
    ],
)
def test_wrong_data_is_refused_with_a_message(fault: Fault, message: str) -> None:
    assert message in complaint(FOLDER, Components, fault)


def test_the_page_of_the_game_lists_the_box() -> None:
    """The table in the docs is the file, entry by entry."""
    page = PAGE.read_text(encoding="utf-8")
    for name, entry in entries(read_components(FOLDER)):
        assert f"| `{name}` | {shown(entry['value'])} | {entry['from']} | {entry['note']} |" in page, name


def test_the_page_of_the_game_has_every_ruling() -> None:
    """Sixteen rulings and fifteen differences between the two books, in order."""
    page = PAGE.read_text(encoding="utf-8").partition("## Balance")[0]
    found = re.findall(r"^\| (\d+) \|", page, flags=re.MULTILINE)
    assert found == [*map(str, range(1, 16)), *map(str, range(1, 17))]
