"""Set-up (3)."""

from __future__ import annotations

import pytest

import vaka
from vaka.engine.testing import Table

GAME = vaka.game("paradise")


def new(seats: int, homes: str = "agreed") -> Table:
    """A game before its first draw."""
    return Table(GAME.new(seats, {"homes": homes}))


@pytest.mark.parametrize(("seats", "lid"), [(2, 29), (3, 26), (4, 25)])
def test_3_te_waka_maui_is_set_aside(seats: int, lid: int) -> None:
    """3: all tiles but Te Waka Maui and those laid out lie in the lid."""
    table = new(seats)
    while table.write()["stage"] == "homes":
        table.state.apply(table.legal()[0])
    assert table.write()["lid"] == lid


def test_3_2_two_players_use_tonga_and_samoa() -> None:
    """3.2: both are printed on the map."""
    table = new(2).play("yellow", "home samoa")
    data = table.write()
    assert (data["seats"]["yellow"]["home"], data["seats"]["red"]["home"]) == ("0605", "0606")
    assert data["stage"] == "order"


def test_3_2_three_players_lay_out_tiles_and_ocean() -> None:
    """3.2: Hiva, Flint and Niue on their places; three island markers leave the game, two ocean markers lie between them."""
    table = new(3).play("yellow", "home hiva").play("red", "home tonga")
    for text in ("island1", "island2", "island3", "ocean1", "ocean3"):
        table.chance(f"marker {text}")
    data = table.write()
    tiles = {at: entry.get("tile", "ocean") for at, entry in data["hexes"].items()}
    assert tiles == {"0705": "niue-island", "0805": "ocean", "0904": "flint-is", "1004": "ocean", "1104": "hiva"}
    assert sum(data["cup"].values()) == 62 - 5


def test_3_2_four_players_add_raiatea() -> None:
    """3.2: and one more island marker leaves the game."""
    table = new(4, "drawn")
    for nation in ("raiatea", "hiva", "tonga"):
        table.chance(f"aid {nation}")
    for text in ["island2"] * 4 + ["ocean1"] * 2:
        table.chance(f"marker {text}")
    data = table.write()
    assert data["hexes"]["0905"]["tile"] == "raiatea"
    assert data["seats"]["black"]["nation"] == "samoa"
    assert data["stage"] == "order"


def test_3_3_two_villages_and_two_warrior_bands() -> None:
    """3.3: on every home; everybody knows them (ruling 51)."""
    data = new(2).play("yellow", "home tonga").write()
    for at, seat in (("0606", "yellow"), ("0605", "red")):
        assert data["groups"][at] == {"control": seat, "villages": 2, "agriculture": 0, "taken": None}
        assert data["stacks"][at]["pieces"] == {"warrior": 2}
        assert data["stacks"][at]["known"] == {"public": {"warrior": 2}}
