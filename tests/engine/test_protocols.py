"""Python's own protocols, on compiled games and in plain Python: keys, equality, copies, pickles, integers from elsewhere."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from typing import Any

import pytest

import vaka
from tests.engine import lei, toys, voyages
from vaka.engine import FULL, OVER, Game, State
from vaka.engine.errors import IllegalAction
from vaka.engine.registry import own_games
from vaka.engine.standing import shared_returns
from vaka.engine.testing import position
from vaka.engine.testing.protocols import Index

GAMES = [*map(vaka.game, own_games()), lei.load().LeiGame(), voyages.VoyagesGame()]


def played(game: Game, plies: int) -> State:
    """A game after some plies, each the first that is open."""
    state = game.new()
    for _ in range(plies):
        state.apply(state.legal()[0])
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_equal_positions_have_equal_keys_and_others_have_not(game: Game) -> None:
    one, same, other = played(game, 5), played(game, 5), played(game, 6)
    assert one == same
    assert one.key() == same.key()
    assert one != other
    assert one.key() != other.key()
    assert one.redact(0) != one
    assert one != "a position"
    assert {one.key(), same.key(), other.key()} == {one.key(), other.key()}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_position_has_no_hash_and_says_what_has(game: Game) -> None:
    with pytest.raises(TypeError, match=r"use key\(\)"):
        hash(game.new())
    with pytest.raises(TypeError, match=r"use key\(\)"):
        {game.new()}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_copies_and_pickles_are_equal_and_go_their_own_way(game: Game) -> None:
    state = played(game, 5)
    before = state.key()
    for shown in (state, state.redact(0)):
        twins: list[State] = [copy.copy(shown), copy.deepcopy({"here": shown})["here"]]
        twins += [pickle.loads(pickle.dumps(shown, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)]
        for twin in twins:
            assert twin == shown
            assert type(twin) is type(shown)
            if twin.viewer == FULL:
                twin.apply(twin.legal()[0])
    assert state.key() == before


@pytest.mark.parametrize("name", own_games())
def test_a_game_that_was_pickled_is_the_game(name: str) -> None:
    game = vaka.game(name)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy([game])[0] is game


def test_a_game_that_is_not_registered_is_found_by_its_class() -> None:
    once, again = (pickle.loads(pickle.dumps(voyages.VoyagesGame())) for _ in range(2))
    assert type(once) is voyages.VoyagesGame
    assert once is again


def test_another_process_reads_what_this_one_pickled() -> None:
    state = played(vaka.game("aloha"), 9)
    code = "import pickle, sys; state = pickle.load(sys.stdin.buffer); sys.stdout.buffer.write(state.key())"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(state), env=os.environ, capture_output=True, check=True)
    assert done.stdout == state.key()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_record_survives_a_pickle(game: Game) -> None:
    record = vaka.Record(game, game.seats.start, names=["Ana", "Ben"][: game.seats.start])
    state = record.start()
    for _ in range(6):
        record.play(state, Index(state.legal()[0]))
    again = pickle.loads(pickle.dumps(record))
    assert str(again) == str(record)
    assert again.replay() == state
    assert all(type(move.action) is int for move in record.moves)
    view = pickle.loads(pickle.dumps(record.view(0)))
    assert str(view) == str(record.view(0))


# --- Integers from elsewhere ---


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_ids_and_seats_may_be_anything_that_is_an_index(game: Game) -> None:
    state = played(game, 5)
    seat = Index(state.actor()) if state.actor() >= 0 else Index(vaka.ASKED)
    action = state.legal()[-1]
    assert state.can(Index(action))
    assert state.can(Index(action), seat)
    assert state.obstacle(Index(action), seat) is None
    state.apply(Index(action), None, seat)
    assert state.ply == 6


def test_numpys_integers_are_integers() -> None:
    numpy: Any = pytest.importorskip("numpy")
    state = vaka.game("aloha").new(2)
    assert state.can(numpy.int64(0))
    assert state.legal(numpy.int32(vaka.ASKED)) == state.legal()
    state.apply(numpy.uint8(0))
    assert state.ply == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("number", [-1, 10**6, 2**60, 2**63, -(2**63) - 1, 10**30], ids=str)
def test_a_number_that_no_id_can_be_is_not_open(game: Game, number: int) -> None:
    state = played(game, 5)
    before = state.key()
    assert not state.can(number)
    obstacle = state.obstacle(number)
    assert obstacle is not None
    assert obstacle.key == "no-such-action"
    with pytest.raises(IllegalAction, match="no action of that number"):
        state.apply(number)
    assert state.key() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("odd", [0.0, "0", None, True, [0]], ids=repr)
def test_what_is_no_integer_is_a_mistake_of_the_caller(game: Game, odd: Any) -> None:
    state = played(game, 5)
    for verb in (state.can, state.obstacle, state.apply):
        with pytest.raises(TypeError, match="an action is an integer, not "):
            verb(odd)
    for verb in (state.can, state.obstacle):
        with pytest.raises(TypeError, match="a seat is an integer, not "):
            verb(0, odd)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_hash_of_64_bits_tells_positions_apart_and_is_the_same_in_every_process(game: Game) -> None:
    states = [played(game, plies) for plies in range(8)]
    states += [state.redact(viewer) for state in states for viewer in (0, 1)]
    hashes = {state.key(): state.hash64() for state in states}
    assert len(set(hashes.values())) == len(hashes)
    assert all(0 <= number < 2**64 for number in hashes.values())
    assert [state.copy().hash64() for state in states] == [state.hash64() for state in states]
    assert game.load(states[5].dump()).hash64() == states[5].hash64()


def test_the_hash_of_a_position_stands_fast() -> None:
    """Compiled or not, today or tomorrow: stored tables rely on it."""
    assert vaka.game("aloha").new(2).hash64() == HASH_OF_THE_START


HASH_OF_THE_START = 10754255179469140923


# --- After the end ---


def test_returns_and_ranking_of_a_finished_game() -> None:
    game = lei.load().LeiGame()
    leis = [["orchid"] * 4, ["gardenia", "orchid", "gardenia", "hibiscus"], ["hibiscus", "hibiscus", "hibiscus", "frangipani"]]
    state = position(game, 3, leis=leis, hands=[["gardenia"] * 2, ["frangipani"] * 2, ["hibiscus"] * 2]).state
    assert state.actor() == OVER
    assert state.scores() == [7, 4, 6]
    assert state.returns() == [1.0, -0.5, -0.5]
    assert state.ranking() == [[0], [2], [1]]


def test_partners_get_the_same() -> None:
    state = vaka.game("aloha").new(4, {"teams": "yes"})
    assert state.parties() == [[0, 2], [1, 3]]
    assert state.returns() == [0.0] * 4
    assert state.ranking() == []


def test_alone_a_win_is_one_and_a_loss_minus_one() -> None:
    state = vaka.game("paradise").new(1)
    assert state.returns() == [0.0]
    while state.actor() != OVER:
        state.step(state.legal()[0])
    assert (state.winners(), state.returns(), state.ranking()) == ([], [-1.0], [[0]])
    assert shared_returns(1, [0], [[0]]) == [1.0]


# --- Names of before ---


@pytest.mark.parametrize(
    ("name", "now"),
    [
        ("tell", "report"),
        ("check", "check_position"),
        ("can", "is_open"),
        ("obstacle", "find_obstacle"),
        ("heard", "hear"),
        ("heard_floor", "hear"),
        ("judged", "Judge"),
        ("commutes", "Judge"),
    ],
)
def test_a_position_that_writes_an_old_name_is_told_the_new_one(name: str, now: str) -> None:
    state: type[State] = type("Old", (lei.load().Lei,), {name: lambda self, *_: None})
    with pytest.raises(TypeError, match=f"Old writes {name}, which is called otherwise now: .*{now}"):
        toys.game_of(state)


@pytest.mark.parametrize(
    ("name", "now"), [("spell", "write_notation"), ("read", "read_notation"), ("evaluate", "Judge"), ("prefer", "Judge")]
)
def test_a_game_that_writes_or_calls_an_old_name_is_told_the_new_one(name: str, now: str) -> None:
    with pytest.raises(TypeError, match=f"Old writes {name}, which is called otherwise now: .*{now}"):
        type("Old", (lei.load().LeiGame,), {name: lambda self, *_: None})
    with pytest.raises(TypeError, match=f"{name} is called otherwise now: .*{now}"):
        getattr(vaka.game("aloha"), name)("x")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_calling_an_old_name_of_a_position_tells_the_new_one(game: Game) -> None:
    with pytest.raises(TypeError, match="called report"):
        game.new().tell("draw", {})
    with pytest.raises(TypeError, match="called check_position"):
        game.new().check()
