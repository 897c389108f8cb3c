"""The box: totals of the rulebook, and a provenance for every value."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import vaka
from vaka.engine.provenance import check_provenance, read_components
from vaka.games.paradise.rules.box import BOX, HEX_KINDS, word_of

FOLDER = Path(vaka.game("paradise").folder)


def test_every_value_says_where_it_comes_from() -> None:
    check_provenance(read_components(FOLDER))


def test_the_map_has_its_hexes() -> None:
    """2.1: 54 unknown hexes, 2 homes, 10 independent groups, 2 atolls, 30 of ocean, South America."""
    kinds = Counter(HEX_KINDS[kind] for kind in BOX.kinds)
    assert kinds == {"unknown": 54, "home": 2, "independent": 10, "atoll": 2, "ocean": 30, "america": 2}


def test_the_counts_of_the_rulebook() -> None:
    """2: 28 cards, 72 Villages; 30 tiles and 168 pieces are public."""
    assert (len(BOX.cards), BOX.villages * 4, len(BOX.tiles)) == (28, 72, 30)
    assert 4 * (sum(BOX.pieces) + BOX.own_locals) + BOX.blue_locals == 168
    assert sum(BOX.markers) == 62


def test_words_of_names() -> None:
    assert [word_of(name) for name in ("Te Waka Maui", "Flint Is.")] == ["te-waka-maui", "flint-is"]


def test_samoas_neighbours() -> None:
    """The forced part of the map: Fiji to the south-west, Tonga to the south, Niue to the south-east, Tuvalu to the north-west."""
    at = dict(zip(BOX.places, BOX.hex_ids, strict=True))
    assert [at[place] for place in ((-1, 1), (0, 1), (1, 0), (-1, 0))] == ["0505", "0606", "0705", "0504"]


def test_what_is_invented_is_labelled_as_reconstructed() -> None:
    """The rulebook and public pages give names and themes; boxes, Raiatea's hex and what every Event does are our own."""
    data = read_components(FOLDER)
    assert {data["tiles"][tile]["from"] for tile in ("aotearoa", "flint-is")} == {"reconstructed"}
    assert {data[name]["from"] for name in ("nations", "laid_out")} == {"reconstructed"}
    assert {entry["from"] for entry in data["events"].values()} == {"reconstructed"}
    assert sum("The theme is public" in entry["note"] for entry in data["events"].values()) == 15
