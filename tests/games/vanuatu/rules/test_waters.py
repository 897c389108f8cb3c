"""Rising Waters: the die, the flood, dikes, submerged islands (expansion; ruling 13)."""

from __future__ import annotations

from typing import Any

from vaka.engine.testing import position
from vaka.engine.testing.table import Table

WATERS = {"waters": "yes"}


def island(table: Table, name: str = "efate") -> dict[str, Any]:
    """What lies on an island."""
    data: dict[str, Any] = table.state.write()["islands"][name]
    return data


def flooding(seats: int = 3, **words: Any) -> Table:
    """Purple draws, and that is the last action before the flood."""
    defaults: dict[str, Any] = {"round": 2, "die": 1, "plan": {"purple": {"draw": 1}, "yellow": {"rest": 1}}}
    return position("vanuatu", seats, WATERS, **(defaults | words)).play("purple", "draw efate")


def test_the_die_is_rolled_in_rounds_2_4_6_and_8() -> None:
    """Rising Waters: at the beginning of the round, before tiles are placed."""
    for number in range(1, 8):
        table = position("vanuatu", 3, WATERS | {"characters": "no"}, round=number, plan={"purple": {"explore": 1}})
        table.play("purple", "retrieve explore")
        assert (table.state.source() == "die") == (number + 1 in (2, 4, 6, 8)), number
    table.chance("die 4")
    assert table.die == 4
    assert table.state.source() == "tourist tiles"


def test_every_performed_action_counts() -> None:
    """Rising Waters: whoever performs it, the value of the die is reduced by 1."""
    plan = {"purple": {"draw": 1}, "yellow": {"rest": 1, "buy": 1}, "teal": {"explore": 1}}
    table = position("vanuatu", 3, WATERS, round=2, die=3, plan=plan)
    table.play("purple", "draw efate").play("yellow", "rest").play("yellow", "token vatu")
    assert table.die == 1
    table.play("teal", "retrieve explore")  # ruling 13: a retrieval does not count
    assert table.die == 1
    table.play("yellow", "buy kava efate")
    assert table.heard("flood") == [{}]


def test_ruling_13_the_governor_does_not_count() -> None:
    """Ruling 13: moving markers is no action."""
    plan = {"purple": {"draw": 1}, "yellow": {"rest": 1}}
    table = position("vanuatu", 3, WATERS, round=2, die=1, plan=plan, characters={"purple": "governor"})
    table.play("purple", "govern draw fish")
    assert table.die == 1


def test_ruling_13_fewer_actions_than_pips_no_flood() -> None:
    """Ruling 13: then the waters do not rise in this round."""
    table = position("vanuatu", 3, WATERS, round=2, die=5, plan={"purple": {"draw": 1}}).play("purple", "draw efate")
    assert table.heard("flood") == []
    assert table.die == 0


def test_the_flood_example_one_dike_missing() -> None:
    """Example: the die shows 1; after BLUE's turn the waters rise; of two ocean sides one has no dike: 1 water marker."""
    words: dict[str, Any] = {"tiles": {"s1": None}, "islands": {"efate": {"dikes": [7]}}, "first": "blue", "round": 2, "die": 1}
    table = position("vanuatu", 5, WATERS, plan={"blue": {"draw": 1}, "teal": {"rest": 1}}, **words)
    table.play("blue", "draw efate")
    assert island(table)["water"] == 1
    assert table.heard("water") == [{"island": "efate", "count": 1, "level": 1}]


def test_every_open_shore_brings_a_marker() -> None:
    """Rising Waters: for each side that borders an ocean tile and has no dike; edge and empty spaces are dry."""
    assert island(flooding())["water"] == 3
    assert island(flooding(islands={"efate": {"dikes": [3, 6, 7]}}))["water"] == 0


def test_the_flood_example_of_the_fifth_marker() -> None:
    """Example: in ORANGE's turn a fifth marker comes; goods and tourists are discarded, PURPLE's and TEAL's huts leave the game."""
    efate = {"dikes": [3, 6], "water": 4, "tourists": 2}
    words: dict[str, Any] = {"huts": {"purple": {"efate": 1}, "teal": {"efate": 1}}, "round": 4, "die": 1, "first": "orange"}
    table = position("vanuatu", 4, WATERS, plan={"orange": {"draw": 1}, "teal": {"rest": 1}}, islands={"efate": efate}, **words)
    table.play("orange", "draw efate")
    assert island(table) == {"goods": [], "drawings": 0, "tourists": 0, "water": 0, "dikes": [], "submerged": True}
    for colour in ("purple", "teal"):
        player = table.state.write()["players"][colour]
        assert (player["huts"], player["supply"], player["drowned"]) == ({}, 7, 1)
    assert table.heard("submerged")


def test_a_submerged_island_is_out_of_the_game() -> None:
    """Rising Waters: inaccessible; ruling 13: no ocean, but still an island for the placing of tiles."""
    words: dict[str, Any] = {"islands": {"efate": {"submerged": True}}}
    plan = {"purple": {"draw": 1, "sail": 1}, "yellow": {"rest": 1}}
    table = position("vanuatu", 3, WATERS, plan=plan, **words)
    assert table.refuses("draw efate").key == "submerged"
    assert table.refuses("sail 2").key == "not-ocean"
    placing = position("vanuatu", 3, WATERS, stage="placing", round=3, volcano=["santo", "b1"], **words)
    assert placing.refuses("place santo 1").key == "touches-island"
    assert "place b1 1" in placing.open()


def test_a_submerged_island_floods_nobody_and_gets_no_water() -> None:
    """Note: no more markers on it; ruling 13: a side that faces it stays dry."""
    words: dict[str, Any] = {"tiles": {"santo": 12}, "islands": {"efate": {"submerged": True}}}
    plan = {"purple": {"draw": 1}, "yellow": {"rest": 1}}
    table = position("vanuatu", 3, WATERS, round=4, die=1, plan=plan, **words).play("purple", "draw santo")
    assert island(table)["water"] == 0
    assert island(table, "santo")["water"] == 2  # spaces 6 and 7


def test_three_submerged_islands_and_all_have_lost() -> None:
    """Rising Waters: the game is over at once, without a count (ruling 13)."""
    tiles = {"santo": 12, "malekula": 8, "b1": 11, "b2": 13}
    islands = {"santo": {"submerged": True}, "malekula": {"submerged": True}, "efate": {"water": 2}}
    table = flooding(tiles=tiles, islands=islands, vatus=[9, 9, 9])
    assert table.asked() == "over"
    assert table.winners() == []
    assert table.scores() == [3, 0, 0]
    assert table.heard("all-lost") == [{}]


def test_all_islands_flood_at_once() -> None:
    """Ruling 13: all islands at once, then the check for three submerged."""
    tiles = {"santo": 12, "malekula": 8, "b1": 11, "b2": 13}
    islands = {"santo": {"water": 4}, "malekula": {"water": 4}, "efate": {"water": 4}}
    table = flooding(tiles=tiles, islands=islands)
    assert len(table.heard("submerged")) == 3
    assert table.winners() == []


# --- Dikes ---


def building(**words: Any) -> Table:
    """Purple builds; the boat is next to Efate."""
    return position("vanuatu", 3, WATERS, plan={"purple": {"build": 1}, "yellow": {"rest": 1}}, **words)


def test_a_dike_costs_one_and_needs_no_hut() -> None:
    """Dike building: any side of an adjacent island that faces an ocean; no own hut needed (French book)."""
    table = building(vatus=[1, 0, 0])
    assert table.open() == {"dike efate 3", "dike efate 6", "dike efate 7"}
    table.play("purple", "dike efate 6")
    assert table.vatus[0] == 0
    assert island(table)["dikes"] == [6]
    assert table.asked() == "yellow"


def test_a_hut_and_a_dike_on_the_same_island() -> None:
    """Dike building: both structures on the same island, for 4 vatus."""
    table = building(vatus=[4, 0, 0], tiles={"santo": 12}).play("purple", "build efate")
    assert table.asked() == "purple"
    assert table.open() == {"dike efate 3", "dike efate 6", "dike efate 7", "no dike"}
    assert table.refuses("dike santo 6").key == "other-island"
    table.play("purple", "dike efate 3")
    assert table.vatus[0] == 0


def test_a_hut_without_a_dike() -> None:
    """A dike is not an obligation; without a vatu left it is not even asked."""
    assert building(vatus=[4, 0, 0]).play("purple", "build efate").play("purple", "no dike").asked() == "yellow"
    assert building(vatus=[3, 0, 0]).play("purple", "build efate").asked() == "yellow"


def test_ruling_13_build_is_possible_with_a_dike_alone() -> None:
    """Ruling 13: to plan, and then forced."""
    table = building(vatus=[1, 0, 0])
    assert table.refuses("retrieve build").key == "must-perform"
    assert "plan build" in position("vanuatu", 3, WATERS, vatus=[1, 0, 0]).open()
    assert "plan build" not in position("vanuatu", 3, vatus=[1, 0, 0]).open()


def test_ruling_13_one_dike_on_a_side() -> None:
    """Ruling 13; and only where an ocean is."""
    table = building(islands={"efate": {"dikes": [3]}})
    assert table.refuses("dike efate 3").key == "dike-there"
    assert table.refuses("dike efate 1").key == "not-a-shore"


def test_ruling_13_the_builder_pays_one_for_the_hut() -> None:
    """Ruling 13: a dike stays at 1."""
    table = building(vatus=[2, 0, 0], characters={"purple": "builder"}).play("purple", "build efate").play("purple", "dike efate 3")
    assert table.vatus[0] == 0


def test_hut_and_dike_count_as_one_action() -> None:
    """Rising Waters: one BUILD action, one pip."""
    table = building(vatus=[4, 0, 0], round=2, die=2).play("purple", "build efate").play("purple", "dike efate 3")
    assert table.die == 1


def test_no_dikes_in_the_base_game() -> None:
    """Only with the expansion."""
    assert position("vanuatu", 3, plan={"purple": {"build": 1}}).refuses("dike efate 3").key == "no-waters"


# --- The end ---


def test_penalties_for_water() -> None:
    """End of the game: 1, 3, 5, 7 points for every hut on an island with 1, 2, 3, 4 markers (section 6, row 10)."""
    for level, penalty in ((0, 0), (1, 1), (2, 3), (3, 5), (4, 7)):
        words: dict[str, Any] = {"huts": {"yellow": {"efate": 2}}, "islands": {"efate": {"water": level}}, "vatus": [0, 0, 0]}
        table = position("vanuatu", 3, WATERS, round=8, plan={"purple": {"explore": 1}}, **words)
        table.play("purple", "retrieve explore")
        assert table.scores()[1] == -2 * penalty  # a score may go below 0 (ruling 13)


def test_the_text_says_which_shores_have_a_dike() -> None:
    """Who cannot see the board must know where the water comes in."""
    table = position("vanuatu", 3, WATERS, islands={"efate": {"water": 2, "dikes": [3, 6]}})
    assert "Efate: 2 water markers and 2 dikes facing spaces 3 and 6" in table.game.text(table.state, "en").splitlines()
    assert (
        "Éfaté\N{NO-BREAK SPACE}: 2 marqueurs Eau et 2 digues face aux cases 3 et 6"
        in table.game.text(table.state, "fr").splitlines()
    )
    assert "Efate: 2 Wassermarker und 2 Deiche zu den Feldern 3 und 6" in table.game.text(table.state, "de").splitlines()
