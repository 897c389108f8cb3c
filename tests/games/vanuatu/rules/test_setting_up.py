"""Setting up the game (Game Setup, steps 1 to 13)."""

from __future__ import annotations

import random

import pytest

import vaka
from vaka.engine.testing.table import Table

GAME = vaka.game("vanuatu")


def started(seats: int, options: dict[str, str] | None = None, seed: int = 1) -> Table:
    """A game of which everything is drawn that comes before the first decision."""
    table = Table(GAME.new(seats, options))
    rng = random.Random(seed)
    while table.state.actor() == vaka.CHANCE:
        table.state.apply(rng.choices(table.state.legal(), table.state.weights())[0], table.events)
    return table


def test_step_1_three_starting_tiles_at_random() -> None:
    """Step 1: the three starting tiles go to the highlighted spaces; the island is printed on the board."""
    table = Table(GAME.new(3))
    assert table.state.source() == "starting tiles"
    assert table.open() == {"tile s1", "tile s2", "tile s3"}
    table.chance("tile s2").chance("tile s3").chance("tile s1")
    assert table.state.write()["tiles"] == {"efate": 2, "s2": 3, "s3": 6, "s1": 7}


def test_step_2_the_stack_runs_from_a_to_f_twice() -> None:
    """Step 2: one tile of each letter at random in each pile; the first two are revealed."""
    table = Table(GAME.new(3)).chance("tile s1").chance("tile s2").chance("tile s3")
    assert table.state.source() == "archipelago tiles"
    assert table.open() == {"tile santo", "tile malekula"}
    table.chance("tile malekula")
    assert table.open() == {"tile b1", "tile b2"}
    table.chance("tile b1")
    assert table.state.write()["volcano"] == ["malekula", "b1"]


def test_step_4_three_ships() -> None:
    """Step 4: three of the ten demand tiles; equal ones count double."""
    table = Table(GAME.new(3))
    for text in ("tile s1", "tile s2", "tile s3", "tile santo", "tile b1"):
        table.chance(text)
    assert table.state.source() == "ships"
    weights = dict(
        zip([GAME.notation(table.state, outcome) for outcome in table.state.legal()], table.state.weights(), strict=True)
    )
    single, double = ("kkk", "kkb", "kcc", "kbb", "ccb", "cbb"), ("kkc", "kcb")
    assert weights == {f"ship {ship}": 1 for ship in single} | {f"ship {ship}": 2 for ship in double}
    table.chance("ship kkc").chance("ship kkc")
    assert "ship kkc" not in table.open()


@pytest.mark.parametrize(("seats", "tourists"), [(2, 14), (3, 14), (4, 16), (5, 18)])
def test_step_5_a_tourist_tile_goes_back_by_player_count(seats: int, tourists: int) -> None:
    """Step 5: the 4 with three players, a 2 with four, the 0 with five; with two players the 4."""
    state = GAME.new(seats)
    assert sum(state.write()["tourist_stack"]) == tourists
    assert len(state.write()["tourist_stack"]) == 8


def test_steps_8_to_12() -> None:
    """The market at 3, goods on the island, three fish and two treasures, 3 vatus each, boats on the blank tile."""
    table = started(4)
    data = table.state.write()
    assert data["price"] == 3
    assert data["islands"]["efate"]["goods"] == ["kava", "copra", "beef"]
    assert [sum(ocean) for ocean in zip(*data["oceans"].values(), strict=True)] == [3, 2]
    assert data["office"] == data["tourist_tile"]
    for player in data["players"].values():
        assert (player["vatus"], player["prosperity"], player["supply"], player["boat"]) == (3, 0, 8, data["tiles"]["s3"])


def test_step_13_a_random_first_player() -> None:
    """Every colour is as likely."""
    table = Table(GAME.new(5))
    rng = random.Random(2)
    while table.state.source() != "first player":
        table.state.apply(rng.choices(table.state.legal(), table.state.weights())[0])
    assert table.state.weights() == [1] * 5
    table.chance("first teal")
    assert table.asked() == "teal"


def test_without_characters_planning_comes_first() -> None:
    """Playing without character tiles: phase II is ignored."""
    assert all(text.startswith("take ") for text in started(3).open())
    assert all(text.startswith("plan ") for text in started(3, {"characters": "no"}).open())


def test_an_option_that_means_nothing_is_refused() -> None:
    """Without characters there is no Governor."""
    with pytest.raises(vaka.BadOption, match="no Governor"):
        GAME.new(3, {"characters": "no", "governor_repeats": "yes"})
