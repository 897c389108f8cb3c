"""The end of the game, the final count and the tie-breaks."""

from __future__ import annotations

import random
from typing import Any

import vaka
from vaka.engine.testing import position
from vaka.engine.testing.table import Table


def ended(seats: int = 3, options: dict[str, str] | None = None, **words: Any) -> Table:
    """The last action of round 8 is a retrieval by the first player."""
    defaults: dict[str, Any] = {"round": 8, "plan": {"purple": {"explore": 1}}, "vatus": [0] * seats}
    table = position("vanuatu", seats, {"characters": "no"} | (options or {}), **(defaults | words))
    return table.play("purple", "retrieve explore")


def test_the_game_ends_after_round_eight() -> None:
    """End of the game: at the end of the 8th turn."""
    table = ended()
    assert table.asked() == "over"
    assert table.scores() == [3, 0, 0]  # the first player marker


def test_step_1_rest_tokens_are_paid_once() -> None:
    """Step 1 is phase V of round 8 (ruling 15): the marker moves first, then its holder scores 3."""
    table = ended(rests=[["teal", "first"], ["yellow", "point"]])
    assert table.scores() == [0, 1, 3]


def test_step_2_leftover_fish_bring_their_value() -> None:
    """Step 2: vatus equal to the values, whatever the market says, with the exchange of ten."""
    assert ended(fish_tiles={"yellow": [1, 2]}, price=3).scores() == [3, 1, 0]
    table = ended(fish_tiles={"yellow": [3, 3, 1]}, vatus=[0, 5, 0])
    assert table.scores() == [3, 5, 0]
    assert table.vatus[1] == 2


def test_step_4_vatus() -> None:
    """Step 4: 1 point for every 3 vatus; they are not spent (ruling 14)."""
    table = ended(vatus=[0, 8, 2])
    assert table.scores() == [3, 2, 0]
    assert table.vatus[1] == 8


def test_step_4_treasures() -> None:
    """Step 4: twice the value of the treasure tiles."""
    assert ended(treasure_tiles={"teal": [1, 3]}).scores() == [3, 0, 8]


def test_step_4_the_example_of_huts_and_tourists() -> None:
    """End of the game, example: 2 huts on an island with 4 tourists are 4 x 2 = 8 points per hut, 16 in all."""
    table = ended(huts={"yellow": {"efate": 2}}, islands={"efate": {"tourists": 4}})
    assert table.scores() == [3, 16, 0]


def test_most_points_win() -> None:
    """The player with the most points."""
    assert ended(prosperity=[10, 20, 30]).winners() == [2]


def test_first_tie_break_huts_on_the_islands() -> None:
    """Section 6, row 9: huts on the islands (French book), not those that the sea has taken."""
    assert ended(prosperity=[0, 9, 9], huts={"teal": {"efate": 1}}).winners() == [2]
    table = ended(prosperity=[0, 9, 9], options={"waters": "yes"}, drowned={"teal": 2}, huts={"yellow": {"efate": 1}})
    assert table.winners() == [1]


def test_second_tie_break_vatus() -> None:
    """Then vatus."""
    assert ended(prosperity=[0, 9, 9], vatus=[0, 1, 2]).winners() == [2]


def test_a_tie_that_stays_is_shared() -> None:
    """If still a tie, all tied players win."""
    table = ended(prosperity=[0, 9, 9])
    assert table.winners() == [1, 2]
    assert table.heard("draw-game") == [{"count": 2, "one_seat": 1, "two_seat": 2}]


def test_points_by_their_source() -> None:
    """What each source brought, together the score."""
    game = vaka.game("vanuatu")
    table = ended(
        treasure_tiles={"yellow": [3]}, huts={"yellow": {"efate": 1}}, islands={"efate": {"tourists": 2}}, vatus=[0, 4, 0]
    )
    told = dict(game.points(table.state, 1))
    assert {name: count for name, count in told.items() if count} == {
        "Treasures": 6,
        "Huts with tourists": 4,
        "Vatus at the end": 1,
    }
    plan = {"purple": {"draw": 1}, "yellow": {"rest": 1}}
    drawn = position("vanuatu", 3, plan=plan, characters={"purple": "artist"}, prosperity=[2, 0, 0]).play("purple", "draw efate")
    assert {name: count for name, count in game.points(drawn.state, 0) if count} == {"Drawings": 5, "Earlier": 2}


def test_every_point_has_a_source() -> None:
    """In whole games nothing is left unexplained."""
    game = vaka.game("vanuatu")
    for setup in game.setups():
        rng = random.Random(3)
        state = game.new(*setup)
        while state.actor() != vaka.OVER:
            legal = state.legal()
            state.apply(rng.choices(legal, state.weights())[0] if state.actor() == vaka.CHANCE else rng.choice(legal))
        for seat in range(setup.seats):
            assert all(name != "Earlier" for name, _ in game.points(state, seat))
            assert sum(count for _, count in game.points(state, seat)) == state.scores()[seat]
            assert game.panel(state, seat, "fr")
