"""Environments: they play the game that the rules play, tell no secrets, and say what is wrong."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import vaka
from vaka.engine.errors import BadOption, IllegalAction

with warnings.catch_warnings():  # what those libraries warn of is theirs
    warnings.simplefilter("ignore")
    import pyspiel

    from vaka.research import SeatEnv, aec_env, parallel_env, register_games, spiel_game

pytestmark = pytest.mark.filterwarnings("ignore")


def first_open(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def test_an_aec_game_is_the_game_of_its_rules() -> None:
    env = aec_env("moorea", seats=3)
    env.reset(seed=4)
    steps = 0
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            state = env.table.state
            assert reward == state.returns()[env.possible_agents.index(agent)]
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        assert env.table.state.actor() == seat
        assert (observation["observation"] == env.table.state.observe(seat)).all()
        assert np.flatnonzero(observation["action_mask"]).tolist() == env.table.state.legal()
        env.step(int(np.random.default_rng(steps).choice(np.flatnonzero(observation["action_mask"]))))
        steps += 1
    assert steps > 50
    assert env.table.state.actor() == vaka.OVER


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    def tiles(seed: int) -> list[int]:
        env = aec_env("vanuatu", seats=3)
        env.reset(seed=seed)
        return [int(number) for number in env.observe("seat_0")["observation"]]

    assert tiles(5) == tiles(5)
    assert tiles(5) != tiles(6)


def test_relative_agents_play_relative_ids() -> None:
    env = aec_env("aloha", seats=2, relative=True)
    env.reset(seed=1)
    for _ in range(60):
        if env.terminations[env.agent_selection]:
            break
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[-2 if mask.sum() > 1 else -1]))
    assert env.table.state.ply > 10


def test_an_action_that_is_not_open_is_refused() -> None:
    env = aec_env("aloha", seats=2)
    env.reset(seed=1)
    before = env.table.state.copy()
    with pytest.raises(IllegalAction):
        env.step(288 + 35 if not env.table.state.can(288 + 35) else 287)
    assert env.table.state == before


def test_in_a_parallel_game_those_who_are_not_asked_wait() -> None:
    env = parallel_env("paradise", seats=2)
    observations, _ = env.reset(seed=2)
    at_once = 0
    for _ in range(80):
        if not env.agents:
            break
        asked = env.table.state.waiting()
        at_once += len(asked) > 1
        for seat, agent in enumerate(env.possible_agents):
            mask = observations[agent]["action_mask"]
            assert bool(mask[env.wait]) == (seat not in asked)
        observations, *_ = env.step({agent: first_open(seen["action_mask"]) for agent, seen in observations.items()})
    assert at_once > 0


def test_one_seat_plays_against_bots_and_gets_its_return() -> None:
    env = SeatEnv("aloha", seats=3, seat=1, opponents=["random", "greedy"])
    rng = np.random.default_rng(1)
    row, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert (row == env.table.state.observe(1)).all()
        assert env.table.state.is_waiting(1)
        row, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not cut
    assert reward == env.table.state.returns()[1]


def test_an_illegal_action_loses_or_raises() -> None:
    env = SeatEnv("aloha", seats=2)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    strict = SeatEnv("aloha", seats=2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(wrong)


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ({"seat": 2}, "seats are 0 to 1, not 2"),
        ({"illegal": "ignore"}, "one of lose, raise, not 'ignore'"),
        ({"opponents": ["random", "random"]}, "2 bots for 1 other seats"),
    ],
)
def test_what_is_wrong_is_named(how: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        SeatEnv("aloha", seats=2, **how)
    with pytest.raises(ValueError, match="render_mode is one of ansi, rgb_array, not 'human'"):
        SeatEnv("aloha", seats=2, render_mode="human")


def test_a_game_is_drawn_as_text_and_as_an_array() -> None:
    env = aec_env("aloha", seats=2, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape == (640, 640, 3)
    assert picture.std() > 10
    text = SeatEnv("aloha", seats=2, render_mode="ansi")
    text.reset(seed=1)
    assert "Red, from f6 to a1" in text.render()


def test_openspiel_knows_the_games_with_their_seats_and_options() -> None:
    assert register_games() == register_games()
    game = spiel_game("aloha", seats=4, options={"teams": "yes", "mode": "expert"})
    assert (game.num_players(), game.min_utility(), game.max_utility()) == (4, -1.0, 1.0)
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert "vaka_aloha" in pyspiel.registered_names()
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1, 2, 3]
    state.apply_action(2)
    assert state.current_player() == 2
    assert state.position.options["mode"] == "expert"
    spec = vaka.game("aloha").observations(4).spec
    assert len(state.observation_tensor(0)) == sum(part.slice.stop - part.slice.start for part in spec), "field after field"
    moorea = spiel_game("moorea", 2)
    assert moorea.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    with pytest.raises(ValueError, match="perfect recall"):
        moorea.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
