"""Levels: every game has them, each is a bot with numbers of the game's own."""

from __future__ import annotations

import random

import pytest

import vaka
from tests.bots.test_search import decisions
from vaka.bots import bot
from vaka.bots.greedy import GreedyBot
from vaka.bots.levels import LEVELS, levels_of, player_for, player_of
from vaka.bots.networks import knows
from vaka.bots.search import SearchBot, data_of, learned_settings_of, settings_of
from vaka.engine.registry import own_games

BUDGET = {"medium": 0.02, "hard": 0.1, "expert": 1.0}


@pytest.mark.parametrize("name", own_games())
def test_every_game_has_levels_within_their_budgets(name: str) -> None:
    """Medium thinks for at most 0.02 s of processor time a decision, hard 0.1, expert 1."""
    game = vaka.game(name)
    known = levels_of(game)
    assert len(known) >= 2
    assert next(iter(known)) == "easy"
    for level, most in BUDGET.items():
        for learned in (False, True):
            player = player_of(game, level, learned)
            if level in known and isinstance(player, SearchBot):
                assert player.seconds is not None
                assert player.seconds <= most


@pytest.mark.parametrize("name", own_games())
def test_what_a_game_says_of_searching_is_understood(name: str) -> None:
    data = data_of(vaka.game(name))
    assert set(data) <= {"search", "learned", "levels", "measured"}
    levels = data.get("levels", {})
    assert set(levels) <= {*LEVELS, "learned"}
    assert set(levels.get("learned", {})) <= set(LEVELS)
    settings_of(vaka.game(name))
    for seats in vaka.game(name).seats:
        learned_settings_of(vaka.game(name), seats)
    for level in LEVELS:
        for learned in (False, True):
            player_of(vaka.game(name), level, learned)


def test_a_level_that_a_game_lacks_is_the_next_lower_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = vaka.game("aloha")
    few = {"easy": {"bot": "greedy", "whim": 0.5}, "medium": {"bot": "search", "iterations": 7}}
    monkeypatch.setattr("vaka.bots.levels.data_of", lambda _: {"levels": few})
    assert repr(player_of(game, "expert")) == "vaka.bots.bot('search:iterations=7')"
    assert list(levels_of(game)) == ["easy", "medium"]


def test_a_level_may_be_another_where_a_network_has_learned_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert that is there only with a network is listed, and plays as `hard` where there is none."""
    levels: dict[str, dict[str, object]] = {
        "easy": {"bot": "greedy", "whim": 0.5},
        "hard": {"bot": "search", "iterations": 7},
        "learned": {"expert": {"bot": "search", "iterations": 9}},
    }
    monkeypatch.setattr("vaka.bots.levels.data_of", lambda _: {"levels": levels})
    state = vaka.game("aloha").new(2)
    assert list(levels_of(state.game)) == ["easy", "hard", "expert"]
    assert list(levels_of(state.game, 2)) == ["easy", "hard"]
    for learned, number in ((False, 7), (True, 9)):
        monkeypatch.setattr("vaka.bots.levels.knows", lambda _, learned=learned: learned)
        assert repr(player_for(state, "expert")) == f"vaka.bots.bot('search:iterations={number}')"
        assert repr(player_for(state, "hard")) == "vaka.bots.bot('search:iterations=7')"


@pytest.mark.parametrize("name", own_games())
def test_the_levels_for_so_many_players_are_those_that_play_there(name: str) -> None:
    """What the game says of its networks is there, and no level is offered that would play as another one."""
    game = vaka.game(name)
    for seats in game.seats:
        state = game.new(seats)
        has_learned = bool(settings_of(game).learned) and knows(state)
        assert has_learned == (str(seats) in data_of(game).get("learned", {}))
        known = levels_of(game, seats)
        assert len({repr(player_for(state, level)) for level in known}) == len(known)
        for level in set(LEVELS) - set(known):
            assert repr(player_for(state, level)) in {repr(player_for(state, lower)) for lower in known}


def test_a_network_brings_an_expert() -> None:
    """Where others play, or by other options, an expert plays as hard."""
    assert "expert" in levels_of(vaka.game("paradise"), 1)
    assert "expert" not in levels_of(vaka.game("paradise"), 2)
    expert = repr(player_for(vaka.game("paradise").new(1), "expert"))
    assert expert != repr(player_for(vaka.game("paradise").new(1), "hard"))
    others = vaka.game("paradise").new(1, {"saved": "yes"})
    assert repr(player_for(others, "expert")) == repr(player_for(others, "hard")) != expert


def test_easy_plays_sensibly_and_makes_mistakes() -> None:
    """It differs from the greedy bot now and then, and mostly does not."""
    same = played = 0
    for state in decisions(vaka.game("moorea"), 12, 9):
        view = state.redact(int(state.actor()))
        best = GreedyBot(width=3, depth=3).choose(view, random.Random(1))
        for luck in range(4):
            played += 1
            same += bot("easy").choose(view, random.Random(luck)) == best
    assert 0 < same < played


@pytest.mark.parametrize("level", LEVELS[:2])
def test_a_level_plays_what_is_open(level: str) -> None:
    for state in decisions(vaka.game("aloha"), 3, 5):
        assert bot(level).choose(state.redact(int(state.actor())), random.Random(1)) in state.legal()


@pytest.mark.parametrize("level", LEVELS[:2])
def test_a_level_tells_what_it_considers(level: str) -> None:
    state = decisions(vaka.game("moorea"), 1, 9)[0]
    found = bot(level).consider(state.redact(int(state.actor())))
    assert found.best in state.legal()
    with pytest.raises(NotImplementedError, match="names an action and no candidates"):
        bot("greedy").consider(state.redact(int(state.actor())))
