"""The first hour of a newcomer: numpy's numbers and generators, errors that say what is expected, help, names, kinds of games."""

from __future__ import annotations

import inspect
import os
import pickle
import pydoc
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vaka
from tests.conftest import ROOT
from tests.engine import lei, toys
from vaka.arena import random_record
from vaka.bots import bot
from vaka.engine import State, loops
from vaka.engine.errors import BadOption
from vaka.engine.registry import own_games
from vaka.engine.testing.check import ContractBroken, check_game

GAMES = [*map(vaka.game, own_games()), lei.load().LeiGame()]
NUMBERS = (np.int8, np.uint16, np.int64)


# --- Numpy ---


@pytest.mark.parametrize("number", NUMBERS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_numpys_integers_are_player_counts_seats_ids_and_plies(game: vaka.Game, number: Any) -> None:
    state = game.new(number(2))
    assert state == game.new(2)
    assert state.redact(number(1)) == state.redact(1)
    action = state.legal()[0]
    assert state.can(number(action))
    assert game.notation(state, number(action)) == game.notation(state, action)
    assert game.sentence(state, number(action)) == game.sentence(state, action)
    record = vaka.Record(game, number(2))
    record.play(state, number(action))
    assert record.at(number(1)) == state
    assert record.view(number(0)).at(len(record.view(0))) == state.redact(0)
    assert game.traits(number(2)) == game.traits(2)
    assert game.horizon(number(2)) == game.horizon(2)
    assert state.information_state(number(0)) == state.information_state(0)
    assert state.heard(number(0)) == state.heard(0)
    assert state.asides(number(0)) == state.asides(0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_numpys_generators_draw_positions_and_moves(game: vaka.Game) -> None:
    state = game.new(2)
    while state.actor() < 0:
        state.apply(state.legal()[0])
    view = state.redact(state.actor())
    makers: list[Any] = [np.random.default_rng, np.random.RandomState, random.Random]
    for make in makers:
        assert view.resample(make(7)) == view.resample(make(7))
        assert view.resample(make(7)).redact(view.viewer) == view
        for name in ("random", "greedy", "search:iterations=5"):
            assert bot(name).choose(view, make(7)) in state.legal()


# --- Errors ---


@pytest.mark.parametrize("odd", ["3", 3.0, None, True])
def test_what_is_no_seat_and_no_id_is_refused_by_its_name(odd: Any) -> None:
    state = vaka.game("aloha").new()
    for verb, what in (("apply", "an action"), ("can", "an action"), ("redact", "a viewer"), ("legal", "a seat")):
        with pytest.raises(TypeError, match=f"{what} is an integer, not {odd!r}"):
            getattr(state, verb)(odd)


@pytest.mark.parametrize("odd", ["7", 7, None, np.random.default_rng, random.Random, vaka])
def test_what_is_no_generator_is_refused_with_examples(odd: Any) -> None:
    with pytest.raises(TypeError, match=r"rng is a generator, such as random.Random\(7\) or numpy.random.default_rng\(7\), not"):
        vaka.game("aloha").new().redact(0).resample(odd)


@pytest.mark.parametrize(("seats", "said"), [(np.int64(9), "2 to 4 players, not 9"), ("3", "not 3"), (3.0, "not 3.0")])
def test_a_wrong_player_count_is_refused_with_the_right_ones(seats: Any, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        vaka.game("aloha").new(seats)


def test_options_are_a_mapping() -> None:
    with pytest.raises(BadOption, match="options are a mapping of names to values, not 'expert'"):
        vaka.game("aloha").new(2, "expert")  # type: ignore[arg-type]


def test_a_type_checker_refuses_what_is_no_id(tmp_path: Path) -> None:
    """mypy --strict reads the package as an installed one is read: py.typed, and the sources beside what is compiled."""
    program = tmp_path / "program.py"
    program.write_text(
        'import vaka\nstate = vaka.game("aloha").new(2)\nstate.apply(0)\nstate.apply("x")\nstate.redact("red")\nvaka.games()\n',
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(program)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=os.environ | {"MYPYPATH": str(ROOT / "src")})
    wrong = [line for line in done.stdout.splitlines() if "program.py" in line]
    assert [line.split(":")[1] for line in wrong] == ["4", "5"], done.stdout
    assert "SupportsIndex" in wrong[0]


# --- Names ---


def test_modules_of_a_game_can_be_imported_under_another_name() -> None:
    code = "import vaka.games.aloha.rules.sequence as q, vaka; print(q.Aloha.__name__, vaka.games() == sorted(vaka.games()))"
    assert run(code) == "Aloha True"


def run(code: str) -> str:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment).stdout.strip()


def test_a_record_says_what_it_is() -> None:
    record = random_record(vaka.game("aloha"), seats=2, seed=1)
    word = record.game.seat_words(2)[record.winners[0]]
    assert repr(record) == f"<Record of aloha: 2 seats, {len(record)} plies, won by {word}>"
    assert repr(pickle.loads(pickle.dumps(record))) == repr(record)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_id_has_a_name_of_its_own(game: vaka.Game) -> None:
    names = game.action_names()
    assert len(names) == len(set(names)) == game.action_count
    assert all(name.isprintable() for name in names)


# --- Help ---

SHOWN = (State.apply, State.redact, State.legal, State.copy, State.waiting, State, vaka.Game.new, vaka.Record, loops.playout)


@pytest.mark.parametrize("thing", SHOWN, ids=lambda thing: thing.__qualname__ if hasattr(thing, "__qualname__") else str(thing))
def test_docstrings_and_signatures_survive_compiling(thing: Any) -> None:
    said = inspect.getdoc(thing)
    assert said
    assert said[0].isupper()
    assert inspect.signature(thing).parameters
    assert said.splitlines()[0] in pydoc.plain(pydoc.render_doc(thing))


def test_the_modules_and_positions_of_a_game_are_documented() -> None:
    state = vaka.game("aloha").new()
    assert inspect.getdoc(type(state)) == "A position of Aloha with the verbs of the contract."
    assert inspect.getdoc(type(state).moves) == "Launches and moves, pushes, hops, reveals, and the pass that is always open."
    assert (inspect.getdoc(sys.modules[type(state).__module__]) or "").startswith("The sequence of play")
    assert "IllegalAction" in (inspect.getdoc(type(state).apply) or ""), "what is inherited is documented as well"


# --- Kinds of games ---


@pytest.mark.parametrize(
    ("name", "seats", "options", "expected"),
    [
        ("aloha", 2, {}, ("perfect", True, False, ((0,), (1,)), "zero", (-1.0, 1.0))),
        ("aloha", 4, {"teams": "yes"}, ("perfect", True, False, ((0, 2), (1, 3)), "zero", (-1.0, 1.0))),
        ("moorea", 3, {}, ("imperfect", True, False, ((0,), (1,), (2,)), "zero", (-0.5, 1.0))),
        ("vanuatu", 5, {}, ("imperfect", True, False, ((0,), (1,), (2,), (3,), (4,)), "zero", (-0.25, 1.0))),
        ("paradise", 2, {}, ("imperfect", True, True, ((0,), (1,)), "zero", (-1.0, 1.0))),
        ("paradise", 1, {}, ("perfect", True, False, ((0,),), "general", (-1.0, 1.0))),
    ],
)
def test_traits_tell_what_kind_of_game_it_is(name: str, seats: int, options: dict[str, str], expected: tuple[Any, ...]) -> None:
    traits = vaka.game(name).traits(seats, options)
    assert traits == (seats, *expected)
    assert traits.seats == seats


def test_traits_that_are_wrong_are_caught() -> None:
    class Frank(lei.load().LeiGame):  # type: ignore[misc]
        """Says that nothing is secret."""

        def has_secrets(self, seats: int, options: dict[str, str]) -> bool:
            return False

    with pytest.raises(ContractBroken, match="information is perfect, but something is hidden from"):
        check_game(Frank(), games=1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_horizons_are_measured_and_lie_below_the_bound(game: vaka.Game) -> None:
    for seats in game.seats:
        horizon = game.horizon(seats)
        assert horizon.bound == game.max_plies
        if game.id in own_games():
            assert horizon.random is not None
            assert horizon.greedy is not None
            assert 0 < horizon.greedy <= horizon.bound
            assert 0 < horizon.random <= horizon.bound
        else:
            assert horizon[:2] == (None, None)


def test_a_setup_that_was_not_measured_takes_the_longest_of_its_player_count(tmp_path: Path) -> None:
    game = toys.game_of(lei.load().Lei)
    game.folder = tmp_path
    rows = [
        '[[setup]]\nseats = 2\noptions = { style = "other" }\nrandom = 30\n',
        "[[setup]]\nseats = 2\noptions = {}\nrandom = 20\n",
    ]
    (tmp_path / "horizons.toml").write_text("".join(rows[:1]), encoding="utf-8")
    assert game.horizon(2).random == 30
    assert game.horizon(3).random is None
