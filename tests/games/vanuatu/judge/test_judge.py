"""Judgement: a greedy player beats three random ones, keeps treasures, and places tiles tidily."""

from __future__ import annotations

import random

import vaka
from tests.conftest import random_games
from vaka.bots import bot
from vaka.engine.testing import position
from vaka.engine.testing.table import Table
from vaka.games.vanuatu.judge.tidying import is_tidy, untidiness
from vaka.games.vanuatu.rules.actions import AT_PLACING
from vaka.games.vanuatu.rules.sequence import vanuatu

GAME = vaka.game("vanuatu")


def game_of_greedy(seed: int) -> bool:
    """Does the greedy player, in a seat that moves round, win against three random ones?"""
    rng = random.Random(seed)
    state = GAME.new(4)
    greedy, chance = bot("greedy"), bot("random")
    while (asked := state.actor()) != vaka.OVER:
        if asked == vaka.CHANCE:
            state.apply(rng.choices(state.legal(), state.weights())[0])
        else:
            state.apply((greedy if asked == seed % 4 else chance).choose(state.redact(asked), rng))
    return seed % 4 in state.winners()


def test_greedy_beats_three_random_players() -> None:
    """At least 19 games in 20."""
    count = random_games(60)
    assert sum(game_of_greedy(seed) for seed in range(count)) >= count * 19 // 20


def test_points_are_good_and_a_won_game_is_best() -> None:
    """More points, more treasures, more huts with tourists: better; the end decides."""
    base = position("vanuatu", 3, turn="purple")
    for words in ({"prosperity": [5, 0, 0]}, {"treasure_tiles": {0: [2]}}, {"huts": {0: {"efate": 1}}}, {"vatus": [6, 3, 3]}):
        better = position("vanuatu", 3, turn="purple", **words)
        assert GAME.judge.rate(better.state, 0) > GAME.judge.rate(base.state, 0)
        assert GAME.judge.rate(better.state, 1) < GAME.judge.rate(base.state, 1)


def chosen(table: Table) -> str:
    """What a greedy player would do."""
    state = table.state
    return str(GAME.notation(state, bot("greedy").choose(state.redact(state.actor()), random.Random(1))))


def test_a_treasure_is_not_sold_for_nothing() -> None:
    """§8.3: a treasure of 3 is worth six points at the end, and Explore costs nothing; nor is one sold while planning."""
    acting = position(
        "vanuatu", 3, plan={"purple": {"explore": 1}}, boats={"purple": 6}, treasure_tiles={"purple": [3]}, vatus=[0, 3, 3]
    )
    assert chosen(acting) == "explore"
    planning = position("vanuatu", 3, turn="purple", treasure_tiles={"purple": [3]}, vatus=[0, 3, 3])
    assert chosen(planning).startswith("plan ")


def test_all_tiles_can_be_placed_by_the_rules() -> None:
    """§4.6: from the start a proper place can be found for every tile; a board that has gone astray is known as such."""
    start = vanuatu(GAME.new(3))
    while start.round == 0:
        start.apply(start.legal()[0])
    assert is_tidy(start)
    assert untidiness(start) == 0
    sea = {"santo": 5, "malekula": 12, "b1": 1, "b2": 4, "c1": 8, "c2": 11, "ambrym": 15, "e1": 13, "f1": 14, "e2": 10, "f2": 9}
    astray = position("vanuatu", 3, stage="placing", round=6, tiles=sea, volcano=["tanna"])
    assert not is_tidy(vanuatu(astray.state))


def test_greedy_players_place_every_tile_by_the_rules() -> None:
    """§4.6: placing anyhow is very rare by the rulebook, and avoidable."""
    for seed in range(2):
        rng = random.Random(seed)
        state, greedy = GAME.new(3), bot("greedy")
        events: list[vaka.Event] = []
        while (asked := state.actor()) != vaka.OVER:
            legal = state.legal()
            if asked == vaka.CHANCE:
                action = rng.choices(legal, state.weights())[0]
            elif vanuatu(state).stage == AT_PLACING:
                action = greedy.choose(state.redact(asked), rng)
            else:
                action = legal[0]
            state.apply(action, events)
        assert "place" in {event.key for event in events}
        assert "place-anyhow" not in {event.key for event in events}


def test_dikes_go_where_they_save_most() -> None:
    """§12: a shore of the own huts' island before one that concerns nobody in particular."""
    words = {
        "huts": {"purple": {"efate": 2}},
        "islands": {"efate": {"tourists": 4, "water": 3}},
        "vatus": [1, 3, 3],
        "die": 1,
        "round": 2,
    }
    table = position("vanuatu", 3, {"waters": "yes"}, plan={"purple": {"build": 1}}, boats={"purple": 7}, **words)
    assert chosen(table).startswith("dike efate")
