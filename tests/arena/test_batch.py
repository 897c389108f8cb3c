"""Batches: the games are those that `simulate` plays, however they are split, and the arrays show what positions show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vaka
from tests.conftest import FORM
from vaka.arena import Batch, random_record, shares, simulate
from vaka.arena.shares import Copied, Here, Plan
from vaka.engine.errors import BadOption, IllegalAction
from vaka.engine.registry import own_games

STEPS = 60 if FORM == "sources" else 600
ENCODED = [name for name in own_games() if vaka.game(name).encoder]


def finished_games(batch: Batch, steps: int) -> dict[int, list[float]]:
    """What each seat got in the games that end within so many steps of random play, by the number of the game."""
    found: dict[int, list[float]] = {}
    for _ in range(steps):
        before = batch.games.copy()
        batch.step(batch.sample())
        for slot in batch.done.nonzero()[0]:
            found[int(before[slot])] = batch.returns[slot].tolist()
    return found


def test_random_play_gives_the_games_of_simulate() -> None:
    batch = Batch("aloha", 3, seats=2, seed=5)
    found = finished_games(batch, 600 if FORM != "sources" else 300)
    assert batch.finished == len(found) >= 3
    for number, returns in found.items():
        record = random_record(vaka.game("aloha"), 2, seed=5, index=number)
        assert record.replay().returns() == returns
    assert simulate("aloha", 2, games=1, seed=5).games == 1


@pytest.mark.parametrize("relative", [False, True], ids=["absolute", "relative"])
@pytest.mark.parametrize("name", ENCODED)
def test_rows_masks_and_actors_are_those_of_the_positions(name: str, relative: bool) -> None:
    batch = Batch(name, 3, seed=2, relative=relative)
    for step in range(STEPS):
        batch.step(batch.sample())
        if step % 10:
            continue
        for slot in range(3):
            state = batch.state(slot)
            seat = state.actor()
            assert batch.actors[slot] == seat
            assert (batch.observations[slot] == state.observe(seat, relative=relative)).all()
            assert (batch.masks[slot] == state.action_mask(relative=relative)).all()
            assert batch.legal(slot) == state.legal()


def test_two_processes_play_the_same_games_as_one() -> None:
    with Batch("aloha", 5, seats=3, seed=9, processes=2) as split:
        whole = Batch("aloha", 5, seats=3, seed=9)
        for _ in range(40):
            actions = split.sample()
            assert (actions == whole.sample()).all()
            split.step(actions)
            whole.step(actions)
            for name in ("actors", "games", "observations", "masks", "returns", "done"):
                assert (getattr(split, name) == getattr(whole, name)).all(), name
        assert split.state(4) == whole.state(4)
        actions = split.sample()
        with pytest.raises(IllegalAction, match="slot 3: action 100000 is not open"):
            split.step([*actions[:3], 100_000, actions[4]])


@pytest.mark.parametrize("relative", [False, True], ids=["absolute", "relative"])
@pytest.mark.parametrize("name", ENCODED)
def test_slots_that_are_copied_block_by_block_are_those_of_one_process(
    name: str, relative: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blocks of two slots share their rows, and only the words of the masks that have changed are copied."""
    game = vaka.game(name)
    plan = Plan(name, game.usual_seats, game.check(game.usual_seats, {}), 4, 0, 5, 5, relative, True, False)
    whole = Here(game, plan)
    monkeypatch.setattr(shares, "BLOCK_BYTES", 2 * game.observations(game.usual_seats).size)
    monkeypatch.setattr(shares, "SPARSE", 0)
    copied = Copied(game, plan, {key: np.zeros_like(array) for key, array in whole.arrays.items()})
    assert len(copied.blocks) == 3
    for _ in range(STEPS // 2):
        actions = whole.arrays["sampled"].tolist()
        assert copied.arrays["sampled"].tolist() == actions
        whole.play(actions)
        copied.arrays["actions"][:] = actions
        copied.ask("step")
        for key in ("actors", "games", "observations", "masks", "returns", "done"):
            assert (copied.arrays[key] == whole.arrays[key]).all(), key
    assert copied.state(3) == whole.state(3)


def test_a_sample_stays_until_the_next_step() -> None:
    batch = Batch("aloha", 8, seats=2, seed=3)
    first = batch.sample()
    assert (batch.sample() == first).all()
    batch.step(first)
    assert (batch.sample() != first).any()


def test_chance_can_be_left_to_the_caller() -> None:
    batch = Batch("aloha", 2, seats=2, seed=1, chance="asked")
    assert batch.actors.tolist() == [-1, -1]
    assert batch.masks[0].nonzero()[0].tolist() == [0, 1], "red or black begins"
    batch.step([0, 1])
    assert batch.actors.tolist() == [0, 1]
    assert not batch.done.any()


@pytest.mark.parametrize("observations", [True, False], ids=["masks", "no masks"])
@pytest.mark.parametrize("wrong", [-1, 10**9, 324 + 1])
def test_an_action_that_is_not_open_is_refused_and_nothing_changes(wrong: int, observations: bool) -> None:
    batch = Batch("aloha", 3, seats=2, observations=observations)
    before = [batch.state(slot) for slot in range(3)]
    actions = batch.sample()
    actions[1] = wrong
    with pytest.raises(IllegalAction, match=f"slot 1: action {wrong} is not open"):
        batch.step(actions)
    assert [batch.state(slot) for slot in range(3)] == before


REFUSED: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: Batch("aloha", 0), BadOption, "at least one"),
    (lambda: Batch("aloha", 2, processes=3), BadOption, "a slot for each process"),
    (lambda: Batch("aloha", 2, seed=-1), BadOption, "a seed is a number"),
    (lambda: Batch("aloha", 2, chance="dealt"), BadOption, "drawn or asked, not 'dealt'"),
    (lambda: Batch("aloha", 2, relative=True, observations=False), BadOption, "needs observations"),
    (lambda: Batch("aloha", "2"), TypeError, "n is an integer, not '2'"),  # type: ignore[arg-type]
    (lambda: Batch("aloha", 2).step([1]), ValueError, "2 integers, one for each slot"),
    (lambda: Batch("aloha", 2).step([0.5, 1.0]), ValueError, "not float64 of shape"),  # type: ignore[list-item]
    (lambda: Batch("aloha", 2).state(2), IndexError, "slots are 0 to 1, not 2"),
]


@pytest.mark.parametrize(("deed", "error", "said"), REFUSED, ids=[said for _, _, said in REFUSED])
def test_what_is_wrong_is_named(deed: Callable[[], Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        deed()


def test_arrays_are_views_that_the_next_step_fills_anew() -> None:
    batch = Batch("aloha", 2, seats=2)
    rows = batch.observations
    kept = rows.copy()
    batch.step(batch.sample())
    assert (rows == batch.observations).all()
    assert not np.array_equal(kept, rows)
    assert len(batch) == 2
    assert "Batch of 2 games of aloha" in repr(batch)
