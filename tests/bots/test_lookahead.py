"""The compiled look-ahead: it asks the game's own judge, draws no more than it must, and chooses alike in both forms."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from librt.random import Random
from librt.vecs import vec

import vaka
from tests.conftest import ROOT, random_games
from tests.engine.lei import load
from vaka.bots import bot
from vaka.bots.lookahead import LookAhead, highest
from vaka.engine.game import Game
from vaka.engine.loops import Tally, playout, random_action, seeded
from vaka.engine.names import CHANCE, OVER
from vaka.engine.state import State
from vaka.engine.testing import position, setups_to_check

CODE = "from tests.bots.test_lookahead import choices; print(*choices({count}), sep='\\n')"


def positions(name: str, count: int, gap: int = 7) -> Iterator[State]:
    """Positions of random games of every set-up, every so many plies."""
    game = vaka.game(name)
    for number, setup in enumerate(setups_to_check(game)):
        for index in range(count):
            state, rng = game.new(*setup), seeded(number, index)
            playout(state, rng, Tally(), 5 * index % gap)
            while state.actor() != OVER:
                yield state
                playout(state, rng, Tally(), gap)


def choices(count: int) -> list[str]:
    """What the greedy bot does in some positions of every set-up of every game."""
    found = []
    for name in sorted({"aloha", "moorea", "vanuatu"} & set(vaka.games())):
        game = vaka.game(name)
        for number, setup in enumerate(setups_to_check(game)):
            state, rng = game.new(*setup), seeded(9, number)
            for step in range(count):
                playout(state, rng, Tally(), 40)
                while state.actor() == CHANCE:
                    state.step(random_action(state, rng))
                if state.actor() == OVER:
                    break
                seat = int(state.actor())
                chosen = bot("greedy").choose(state.redact(seat), random.Random(step))
                found.append(f"{name} {number} {step} {game.write_notation(state, chosen)}")
    return found


def test_compiled_and_interpreted_bots_choose_alike() -> None:
    count = max(1, random_games(60) // 20)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "VAKA_TEST_FORM": "sources"}
    code = CODE.format(count=count)
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:-1] == choices(count)


def test_the_same_seed_gives_the_same_choice() -> None:
    for state in positions("moorea", 1, gap=60):
        if state.actor() >= 0:
            view = state.redact(state.actor())
            assert len({bot("greedy").choose(view, random.Random(4)) for _ in range(3)}) == 1


def test_who_is_indifferent_rates_every_outcome_alike() -> None:
    spared = 0
    for state in positions("moorea", random_games(4), gap=3):
        for seat in range(int(state.seats)):
            if state.actor() == CHANCE and state.game.judge.is_indifferent(state, seat):
                ratings = set()
                for outcome in state.legal():
                    after = state.copy()
                    after.step(outcome)
                    ratings.add(after.game.judge.rate(after, seat))
                assert len(ratings) == 1, vaka.game("moorea").text(state)
                spared += 1
    assert spared > 0


def test_actions_that_commute_lead_to_the_same_position() -> None:
    pairs = 0
    for state in positions("vanuatu", 1, gap=13):
        seat, open_now = state.actor(), state.legal() if state.actor() >= 0 else []
        for first in open_now:
            for second in open_now:
                if first < second and state.game.judge.commutes(state, first, second):
                    ends = [played(state, seat, *order) for order in ((first, second), (second, first))]
                    if all(ends):
                        assert ends[0] == ends[1], (first, second)
                        pairs += 1
    assert pairs > 0


def played(state: State, seat: int, *actions: int) -> dict[str, Any] | None:
    """What these actions lead to, if the seat can play them one after the other."""
    after = state.copy()
    for action in actions:
        if after.actor() != seat or not after.can(action):
            return None
        after.step(action)
    return after.write()


def test_the_notes_of_a_judge_never_grow_stale() -> None:
    """A position that has been judged along the way is judged as one that is read anew."""
    game = vaka.game("vanuatu")
    for number, setup in enumerate(setups_to_check(game)):
        state, rng = game.new(*setup), seeded(3, number)
        while state.actor() != OVER:
            seat = int(state.ply) % int(state.seats)
            noted = state.game.judge.rate(state, seat)
            if state.ply % 5 == 0:
                assert noted == game.judge.rate(game.load(state.dump()), seat)
            state.step(random_action(state, rng))


def test_a_view_does_not_inherit_the_notes_of_the_position() -> None:
    """Another's rest token is worth something to the judge of the full position, and must not be to the judge of a view."""
    game = vaka.game("vanuatu")
    for state in positions("vanuatu", 1, gap=11):
        if state.actor() != OVER:
            state.game.judge.rate(state, 0)
            view = state.redact(0)
            assert view.game.judge.rate(view, 0) == game.judge.rate(game.load(view.dump()), 0)


def test_a_game_in_plain_python_is_judged_by_its_scores() -> None:
    lei: Game = load().LeiGame()
    table = position(lei, 2, leis=[["orchid"], ["orchid"]], hands=[["orchid", "hibiscus"], ["gardenia", "gardenia"]])
    table.chance("draw hibiscus")
    state = table.state
    assert lei.judge.rate(state, 0) == state.scores()[0] - state.scores()[1]
    assert state.game.judge.appeal(state, 0) == 0.0
    moves = state.moves()
    ratings = LookAhead(lei.judge, 8, 16, 6, 8).ratings(state, 0, Random(1))
    best = max(range(len(moves)), key=lambda index: ratings[index])
    assert lei.write_notation(state, moves[best]) == "lay orchid"


def test_the_highest_come_first_and_the_earlier_of_equals() -> None:
    scores = vec[float]([1.0, 5.0, 3.0, 5.0, 0.0, 3.0])
    assert list(highest(scores, 3)) == [1, 3, 2]
    assert list(highest(scores, 9)) == [1, 3, 2, 5, 0, 4]
    assert list(highest(vec[float](), 2)) == []
