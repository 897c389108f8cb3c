"""The bot that searches: it decides from the view alone, the same from the same seed, and finds what a beginner would."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time

import pytest
from librt.random import Random

import vaka
from tests.conftest import random_games
from tests.engine.toys import BidsGame, lei
from vaka.bots import bot
from vaka.bots.hints import hints
from vaka.bots.leaf import Leaf
from vaka.bots.search import SearchBot, Settings, partners_of
from vaka.bots.tree import Tree, try_alike
from vaka.engine import CHANCE, OVER, BadOption, Game, State
from vaka.engine.loops import random_action, seeded
from vaka.engine.testing import position

GAMES = ("aloha", "moorea", "vanuatu")


def decisions(game: Game, count: int, gap: int) -> list[State]:
    """Positions of random games in which a seat has a choice."""
    found: list[State] = []
    setups = list(game.setups(cover=2))
    index = 0
    while len(found) < count:
        state, rng = game.new(*setups[index % len(setups)]), seeded(23, index)
        while state.actor() != OVER and len(found) < count:
            if state.actor() >= 0 and len(state.legal()) > 1 and int(state.ply) % gap == index % gap:
                found.append(state.copy())
            state.step(random_action(state, rng))
        index += 1
    return found


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_what_is_open(name: str) -> None:
    for state in decisions(vaka.game(name), random_games(40), 7):
        seat = int(state.actor())
        view = state.redact(seat)
        before = view.dump()
        assert SearchBot(iterations=20).choose(view, random.Random(1)) in state.legal(seat)
        assert view.dump() == before, "the view is looked at, not played on"


@pytest.mark.parametrize("name", GAMES)
def test_twins_that_the_seat_cannot_tell_apart_get_the_same_decision(name: str) -> None:
    """Another deal of what the seat does not know leaves it the same view, so it decides the same."""
    for number, state in enumerate(decisions(vaka.game(name), random_games(60), 11)):
        seat = int(state.actor())
        view = state.redact(seat)
        twin = view.resample(random.Random(number)).redact(seat)
        chosen = [SearchBot(iterations=30).choose(one, random.Random(5)) for one in (view, twin)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", GAMES)
def test_a_view_in_another_process_gets_the_same_decision(name: str) -> None:
    state = decisions(vaka.game(name), 1, 13)[0]
    view = state.redact(int(state.actor()))
    here = SearchBot(iterations=60).choose(view, random.Random(9))
    code = (
        "import json, random, sys, vaka\n"
        "from vaka.bots import bot\n"
        f"view = vaka.game('{name}').load(json.load(sys.stdin))\n"
        "print(bot('search:iterations=60').choose(view, random.Random(9)))"
    )
    done = subprocess.run([sys.executable, "-c", code], input=json.dumps(view.dump()), capture_output=True, text=True, check=True)
    assert int(done.stdout) == here


def test_it_takes_a_win_that_is_there() -> None:
    """Aloha: the Tiki is one step from its arrival."""
    table = position("aloha", 2, pirogues={"red": "b2"}, tikis={"red": "red b2"}, turn="red")
    found = SearchBot(iterations=400).consider(table.state.redact(table.seat("red")), random.Random(2))
    after = table.state.copy()
    after.apply(found.best)
    assert after.actor() == OVER
    assert found.candidates[0].result > 0.9
    assert [hint.action for hint in hints(table.state.redact(table.seat("red")), found)] == [found.best]


def test_candidates_add_up_and_tell_what_is_expected() -> None:
    state = decisions(vaka.game("vanuatu"), 1, 17)[0]
    found = SearchBot(iterations=200).consider(state.redact(int(state.actor())), random.Random(3))
    shares = [candidate.share for candidate in found.candidates]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1.0, abs=0.01)
    assert all(0.0 <= candidate.result <= 1.0 for candidate in found.candidates)
    assert found.candidates[0].line
    assert {candidate.action for candidate in found.candidates} <= set(state.legal())


def test_a_seat_in_a_simultaneous_step_considers_its_own_orders() -> None:
    """The second seat is asked at the same time as the first; it does not know the other's order."""
    state = BidsGame().new(2)
    state.apply(2, None, 0)
    chosen = SearchBot(iterations=100).choose(state.redact(1), random.Random(1))
    assert chosen in state.legal(1)


def test_a_game_in_plain_python_can_be_searched() -> None:
    game: Game = lei.LeiGame()
    state, rng = game.new(2), seeded(1, 1)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(int(random_action(state, rng)))
        else:
            state.apply(SearchBot(iterations=15).choose(state.redact(int(state.actor())), random.Random(1)))
    assert state.winners()


def test_a_decision_without_a_choice_costs_nothing() -> None:
    """One action is open: nothing is drawn and nothing is searched."""
    for state in lone_decisions(vaka.game("moorea"), 3):
        found = SearchBot(seconds=5).consider(state.redact(int(state.actor())), random.Random(1))
        assert found.iterations == 0
        assert found.best == state.legal()[0]


def lone_decisions(game: Game, count: int) -> list[State]:
    """Positions in which a seat has no choice."""
    found: list[State] = []
    state, rng = game.new(2), seeded(4, 4)
    while len(found) < count and state.actor() != OVER:
        if state.actor() >= 0 and len(state.legal()) == 1:
            found.append(state.copy())
        state.step(random_action(state, rng))
    return found


def test_what_is_obvious_is_played_before_the_budget_is_spent() -> None:
    """Aloha: a win is there, whatever is done before it."""
    table = position("aloha", 2, pirogues={"red": "b2"}, tikis={"red": "red b2"}, turn="red")
    found = SearchBot(iterations=100_000).consider(table.state.redact(table.seat("red")), random.Random(2))
    assert found.iterations < 1000


def test_a_budget_in_seconds_is_kept() -> None:
    state = decisions(vaka.game("moorea"), 1, 13)[0]
    view = state.redact(int(state.actor()))
    began = time.process_time()
    SearchBot(seconds=0.1).choose(view, random.Random(1))
    assert time.process_time() - began < 0.5
    assert SearchBot(iterations=40, seconds=60).consider(view, random.Random(1)).iterations <= 40


def test_partners_want_the_same() -> None:
    """Aloha with teams: of two partners each gets what the better placed of them gets."""
    state = vaka.game("aloha").new(4, {"teams": "yes"})
    state.apply(0)
    view = state.redact(int(state.actor()))
    leaf = Leaf(view.game.judge, Settings().knobs(), partners_of(view), 0, Random(1))
    leaf.evaluate(view.draw_full(Random(2)))
    for seat in range(4):
        for mate in view.game.partners(view, seat):
            assert leaf.rewards[seat] == leaf.rewards[mate]


def test_a_win_is_worth_more_than_any_lead() -> None:
    """Vanuatu and Moorea, at the end of random games: every winner has more than every loser, all lie between 0 and 1."""
    for name in GAMES:
        state, rng = vaka.game(name).new(), seeded(2, 2)
        while state.actor() != OVER:
            state.step(random_action(state, rng))
        leaf = Leaf(state.game.judge, Settings().knobs(), partners_of(state), 0, Random(1))
        leaf.evaluate(state)
        got = [float(leaf.rewards[seat]) for seat in range(state.seats)]
        assert all(0 <= reward <= 1 for reward in got)
        won = [got[seat] for seat in state.winners()]
        lost = [got[seat] for seat in range(state.seats) if seat not in state.winners()]
        assert min(won) > max(lost, default=0)


def test_what_a_bot_is_told_is_checked() -> None:
    assert repr(bot("search:seconds=0.5,exploration=2")) == "vaka.bots.bot('search:seconds=0.5,exploration=2')"
    for wrong in (
        "search:",
        "search:iterations",
        "search:iterations=x",
        "search:depth=3=4",
        "search:iterations=0",
        "greedy:ply=3",
        "search:depth=2",
    ):
        with pytest.raises(BadOption):
            bot(wrong)


def test_the_bounds_of_the_settings_of_a_search() -> None:
    """Above 0 and up to 1000, whole numbers from 0, a victory from 0 to 1, at least one try and one draw: the ends included."""
    for name in ("exploration", "temperature", "spread"):
        Settings(**{name: 1000})
        for wrong in (0, -1, 1001):
            with pytest.raises(BadOption):
                Settings(**{name: wrong})
    for name in ("plies", "turns", "samples", "entrants", "heed", "learned"):
        Settings(**{name: 0})
        Settings(**{name: 1000})
        for outside in (-1, 1001, 1.5):
            with pytest.raises(BadOption):
                Settings(**{name: outside})  # type: ignore[arg-type]
    for name in ("tries", "draws"):
        Settings(**{name: 1})
        with pytest.raises(BadOption):
            Settings(**{name: 0})
    for share in (0, 1):
        Settings(victory=share)
    for beyond in (-0.1, 1.1):
        with pytest.raises(BadOption):
            Settings(victory=beyond)


# --- Knock-outs ---


def test_in_a_knock_out_the_better_half_goes_on_with_more_trials() -> None:
    """Moorea: of eight actions none was tried more than twice as often as the one ahead of it in the next round's half."""
    state = decisions(vaka.game("moorea"), 1, 13)[0]
    view = state.redact(int(state.actor()))
    found = SearchBot(iterations=240, entrants=8, temperature=10.0).consider(view, random.Random(1))
    tried = [round(candidate.share * found.iterations) for candidate in found.candidates if candidate.share > 0]
    assert len(tried) == min(8, len(view.legal()))
    assert tried == sorted(tried, reverse=True)
    assert tried[0] == tried[1] > tried[-1] > 0
    assert found.iterations <= 240


def test_what_looks_hopeless_does_not_enter_a_knock_out_and_a_sure_win_ends_it() -> None:
    """Aloha: the Tiki arrives with the next action, or with the one after that."""
    table = position("aloha", 2, pirogues={"red": "b2"}, tikis={"red": "red b2"}, turn="red")
    view = table.state.redact(table.seat("red"))
    found = SearchBot(iterations=10_000, entrants=8, temperature=0.01).consider(view, random.Random(2))
    assert found.iterations < 100
    assert all(candidate.result > 0.98 for candidate in found.candidates if candidate.share > 0)


def test_a_knock_out_keeps_to_its_budget_and_is_the_same_again() -> None:
    state = decisions(vaka.game("moorea"), 1, 13)[0]
    view = state.redact(int(state.actor()))
    for most in (1, 5, 100):
        found = [SearchBot(iterations=most, entrants=6).consider(view, random.Random(3)) for _ in range(2)]
        assert found[0].iterations <= most
        assert found[0].candidates == found[1].candidates
    began = time.process_time()
    SearchBot(seconds=0.1, entrants=6).choose(view, random.Random(1))
    assert time.process_time() - began < 0.5


def test_entrants_of_a_knock_out_meet_the_same_luck() -> None:
    """Two children of the root in one deal: what chance decides after them is drawn alike."""
    state = decisions(vaka.game("aloha"), 1, 5)[0]
    view = state.redact(int(state.actor()))
    tree = Tree(view.game.judge, Settings().knobs(), partners_of(view), view.viewer, Random(1))
    tree.plant(view, [0.0] * len(view.legal()))
    try_alike(tree, view, [1, 1], 1)
    assert tree.visits[1] == 2
    before = tree.total[1]
    try_alike(tree, view, [1], 3)
    assert tree.visits[1] == 5
    assert tree.total[1] > before
