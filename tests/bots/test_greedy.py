"""The greedy bot plays to win, from a view, in any game."""

from __future__ import annotations

import random

import pytest
from librt.random import Random

import vaka
from tests.conftest import random_games
from tests.engine.lei import load
from vaka.arena import simulate
from vaka.bots import bot
from vaka.bots.lookahead import SURELY_WON, LookAhead
from vaka.engine.testing import position
from vaka.engine.testing.table import Table
from vaka.games.aloha.judge.winning import can_win
from vaka.games.aloha.rules.position import aloha

ONE_CORAIL = ["X####X", "######", "######", "######", "######", "XC###X"]
lei = load()


def chosen(table: Table, seat: int, seed: int = 1) -> str:
    """What the greedy bot does, in notation."""
    action = bot("greedy").choose(table.state.redact(seat), random.Random(seed))
    return table.game.notation(table.state, action)


def play_turn(table: Table, seat: int) -> None:
    """Let the greedy bot play until somebody else is asked; what it reveals is ocean."""
    while table.state.actor() in (seat, vaka.CHANCE):
        if table.state.actor() == vaka.CHANCE:
            table.chance("tile ocean")
        else:
            table.play(seat, chosen(table, seat))


def test_it_sails_home() -> None:
    table = position("aloha", 2, pirogues={"red": "b2"}, tikis={"red": "red b2"}, turn="red", left=1)
    assert chosen(table, 0) == "sail b2 a1 with red"


def test_it_wins_by_two_actions_in_one_turn() -> None:
    """The Tiki is two tiles from its arrival: its pirogue sails next to it, or another does, and it hops."""
    table = position("aloha", 2, pirogues={"red": "c3 b2"}, tikis={"red": "red c3"}, turn="red", left=2)
    play_turn(table, 0)
    assert table.winners() == [0]


def test_it_wins_by_three_actions_in_one_turn() -> None:
    """Sail, hop, sail: a pirogue sails once in a turn, so the Tiki changes to another."""
    table = position("aloha", 2, pirogues={"red": "d4 b2"}, tikis={"red": "red d4"}, turn="red", left=3)
    play_turn(table, 0)
    assert table.winners() == [0]


def test_it_stops_who_is_about_to_win() -> None:
    """Black needs one step; red can reach a Corail and push black's Tiki away."""
    table = position(
        "aloha",
        2,
        tiles=ONE_CORAIL,
        pirogues={"red": "b2", "black": "e5"},
        tikis={"black": "black e5"},
        turn="red",
    )
    assert can_win(aloha(table.state), 1, 3)
    play_turn(table, 0)
    assert not can_win(aloha(table.state), 1, 3)


@pytest.mark.parametrize("owned", ["temple", "2 temple 2 bridge 2 statue"])
def test_the_last_turn_is_played_for_points_though_the_game_is_decided(owned: str) -> None:
    """Moorea: whether green has lost or won already, its last action is the one that scores most."""
    for won in (False, True):
        table = position(
            "moorea",
            4,
            final=1,
            hands={"green": "3 wood seashell canoe"},
            products={"green": "chest landing" + (f" {owned}" if won else ""), "red": "" if won else owned},
            display="jetty",
        )
        assert {chosen(table, 0, seed) for seed in range(8)} == {"buy jetty with 3 wood"}


def test_a_narrow_win_comes_before_a_wide_lead_that_is_shared() -> None:
    """Points only decide between lines that end alike: a draw is no win, however many points it has."""
    table = position("moorea", 2, final=1, hands={"green": "3 wood"}, products={"red": "jetty"}, display="jetty")
    look = LookAhead(table.game.judge, 8, 16, 6, 8)
    ratings = dict(zip(table.legal(), look.ratings(table.state.copy(), 0, Random(1)), strict=True))
    drawn, lost = table.game.parse(table.state, "buy jetty"), table.game.parse(table.state, "pass")
    assert 0 < ratings[drawn] < SURELY_WON
    assert ratings[lost] < -SURELY_WON


@pytest.mark.parametrize("mode", ["family", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players(seats: int, mode: str) -> None:
    """More than 95 games in 100; on the sources a few games must do."""
    games = random_games(40)
    names = ["greedy"] + ["random"] * (seats - 1)
    assert simulate("aloha", seats, {"mode": mode}, games=games, seed=1, bots=names).wins[0] > 0.95 * games


def test_it_plays_with_its_partner() -> None:
    result = simulate("aloha", 4, {"teams": "yes"}, games=random_games(20), seed=1, bots=["greedy", "random", "random", "random"])
    assert result.wins[0] == result.wins[2] == result.games / 2


def test_it_knows_a_game_without_judgement_by_its_scores() -> None:
    """Lei, a game in plain Python with hidden hands: the second orchid in a row scores 2."""
    table = position(lei.LeiGame(), 2, leis=[["orchid"], ["orchid"]], hands=[["orchid", "hibiscus"], ["gardenia", "gardenia"]])
    table.chance("draw hibiscus")
    assert chosen(table, 0) == "lay orchid"
    vaka.register(lei.LeiGame())
    try:
        result = simulate("lei", 2, games=40, seed=1, bots=["greedy", "random"])
    finally:
        vaka.engine.registry._registered.pop("lei")
    assert result.wins[0] > 25
