"""Which tests `make quick` runs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tools.loaded import load


@pytest.fixture
def quick() -> Any:
    return load("tools/quick.py")


@pytest.mark.parametrize(
    ("path", "area"),
    [
        ("src/vaka/games/paradise/rules/battle.py", "paradise"),
        ("src/vaka/games/paradise/rules/war/battle.py", "paradise"),
        ("tests/games/vanuatu/rules/test_fishing.py", "vanuatu"),
        ("src/vaka/engine/state.py", "engine"),
        ("src/vaka/table/room.py", "table"),
        ("src/vaka/terminal/playing.py", "cli"),
        ("src/vaka/cli.py", "cli"),
        ("tests/browser/test_table.py", None),
        ("setup.py", "tools"),
        ("docs/table.md", "tools"),
    ],
)
def test_a_file_belongs_to_an_area(quick: Any, path: str, area: str | None) -> None:
    assert quick.changed([path]) == ([area] if area else [])


def test_a_test_over_all_games_belongs_to_the_game_that_its_id_names(quick: Any) -> None:
    assert quick.belongs("tests/games/paradise/rules/test_battle.py::test_a_hit", ["paradise"])
    assert quick.belongs("tests/contract/test_playthroughs.py::test_it_is_the_same[paradise]", ["paradise"])
    assert quick.belongs("tests/contract/test_games.py::test_the_contract[paradise-2-more4]", ["paradise"])
    assert not quick.belongs("tests/contract/test_games.py::test_the_contract[aloha-2]", ["paradise"])
    assert not quick.belongs("tests/games/aloha/rules/test_sailing.py::test_a_sail", ["paradise"])


def test_the_slowest_are_left_out_until_the_rest_fits(quick: Any) -> None:
    taken = {"games": 300.0, "twin": 40.0, **{f"rule {number}": 0.5 for number in range(60)}}
    assert set(quick.slowest(taken)) == {"games", "twin"}
    assert quick.slowest({"rule": 1.0}) == {}


def test_an_area_that_is_not_there_is_refused_with_those_that_are(quick: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert quick.main(["atlantis"]) == 2
    assert "paradise" in capsys.readouterr().out
