"""Networks at play: the same whole numbers in C and in Python, files, and searches whose leaves they rate."""

from __future__ import annotations

import math
import random
from array import array
from pathlib import Path

import numpy as np
import pytest
from bench.bot_fairness import fairness
from bench.training.inputs import inputs_of
from bench.training.plan import Plan, plan_of
from bench.training.playing import network_of
from bench.training.weights import first_weights, in_whole_numbers, proven
from librt.random import Random

import vaka
from vaka.bots.layers import Layers
from vaka.bots.leaf import Leaf
from vaka.bots.networks import BadNetwork, fitting, knows, network_for, read
from vaka.bots.opinion import Opinion
from vaka.bots.search import SearchBot, children, learned_settings_of, partners_of, settings_of
from vaka.bots.tree import Tree

SEATS = [("aloha", 2), ("moorea", 2), ("vanuatu", 3), ("paradise", 2), ("paradise", 1)]
LEARNED = [("moorea", 2), ("moorea", 3), ("vanuatu", 2), ("vanuatu", 3), ("vanuatu", 4), ("paradise", 1)]
"""What ships with a network."""


def arrays(seed: int, *, size: int = 64, hidden: int = 16, middle: int = 8, outputs: int = 3) -> list[bytes]:
    """A network of random numbers, as large as they may be in the first layer."""
    luck = random.Random(seed)
    columns = (hidden + outputs + 7) // 8 * 8
    kinds = bytes(luck.randrange(3) for _ in range(size))
    steps = bytes(256) + bytes(min(value, 5) for value in range(256)) + bytes(value % 7 for value in range(256))
    first = array("i", [luck.randrange(20) for _ in range(size)])

    def small(count: int, most: int) -> bytes:
        return array("h", [luck.randint(-most, most) for _ in range(count)]).tobytes()

    def start(count: int) -> bytes:
        return array("i", [luck.randint(-9999, 9999) for _ in range(count)]).tobytes()

    found = [kinds, steps, bytes([0, 1, 0]), first.tobytes(), small(30 * columns, 32767), start(columns)]
    found += [small(outputs * columns, 32767), small(middle * hidden, 3000), start(middle)]
    return [*found, small(outputs * middle, 3000), start(outputs)]


def test_c_and_python_add_up_to_the_same() -> None:
    in_c = pytest.importorskip("vaka.bots._layers", reason="the pure-Python build has no C").Layers
    luck = random.Random(1)
    for seed in range(20):
        given = arrays(seed)
        fast, plain = in_c(*given), Layers(*given)
        for _ in range(10):
            row = bytes(luck.choice([0, 0, luck.randrange(256)]) for _ in range(64))
            scalars = array("q", [luck.randint(-16384, 16384) for _ in range(3)])
            assert fast.weigh(row, scalars) == plain.weigh(row, scalars)
            assert fast.active(row) == plain.active(row)


def test_arrays_that_do_not_fit_are_refused() -> None:
    given = arrays(1)
    for layers in (Layers, pytest.importorskip("vaka.bots._layers").Layers):
        with pytest.raises(ValueError, match="do not fit"):
            layers(*given[:5], given[5][:-4], *given[6:])
        with pytest.raises(TypeError):
            layers(*given[:5])


def file_of(plan: Plan) -> bytes:
    """A network that has learned nothing yet: it says what the judge says."""
    game = vaka.game(plan.game)
    inputs = inputs_of(game, plan)
    return in_whole_numbers(plan, inputs, first_weights(plan, inputs), game, {"why": "a test"})


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_learning_starts_from_the_judge(name: str, seats: int) -> None:
    plan = plan_of(name, seats)
    network = network_of(name, file_of(plan))
    state = vaka.game(name).new(seats)
    luck = random.Random(3)
    for _ in range(20):
        asked = int(state.actor())
        shares = [luck.random() for _ in range(seats)]
        before = list(shares)
        found = rated(network, state, max(asked, 0), shares)
        for share, value in zip(before, found, strict=True):
            assert value == pytest.approx(1 / (1 + math.exp(-2 * (2 * share - 1))), abs=0.002)
        state.apply(luck.choice(state.legal()))


def rated(network: object, state: vaka.State, first: int, shares: list[float]) -> list[float]:
    """What a network says where the judge says this."""
    from librt.vecs import append, vec

    judged = vec[float]()
    for share in shares:
        judged = append(judged, share)
    network.rate(state.game.judge, state, first, judged)  # type: ignore[attr-defined]
    return [float(judged[seat]) for seat in range(len(shares))]


def test_a_file_says_where_it_comes_from_and_fits_its_rows_alone() -> None:
    data = file_of(plan_of("aloha", 2))
    learned = fitting(vaka.game("aloha"), read(data))
    assert learned.about["made"] == {"why": "a test"}
    assert len(data) < 20_000
    with pytest.raises(BadNetwork, match="made for aloha, not for moorea"):
        fitting(vaka.game("moorea"), learned)
    learned.about["fields"][0][0] = "another"
    with pytest.raises(BadNetwork, match="learn anew"):
        fitting(vaka.game("aloha"), learned)
    for broken in (b"", data[:100], data[:-100]):
        with pytest.raises(BadNetwork):
            read(broken)


def test_a_network_is_told_what_the_judge_tells_of_each_seat() -> None:
    """Conquest of Paradise: points, pieces and plans of each seat stand behind the row, whoever is asked first."""
    game = vaka.game("paradise")
    network = network_of("paradise", file_of(plan_of("paradise", 2)))
    state, luck = game.new(2), random.Random(6)
    for _ in range(200):
        state.apply(luck.choices(state.legal(), state.weights())[0] if state.actor() == vaka.CHANCE else luck.choice(state.legal()))
    traits, start = int(game.judge.traits), int(network.size) + 8
    told = {}
    for first in (0, 1):
        rated(network, state, first, [0.5, 0.5])
        row = bytes(memoryview(network.row.words).cast("B"))
        told[first] = [row[start + seat * traits : start + (seat + 1) * traits] for seat in (0, 1)]
    assert told[0] == told[1][::-1]
    for seat in (0, 1):
        own = dict(game.points(state, seat))
        assert told[0][seat][2] == sum(own.values())
        assert told[0][seat][3] == own["Villages"] // 2


def test_a_network_that_was_told_otherwise_must_learn_anew() -> None:
    learned = read(file_of(plan_of("paradise", 2)))
    learned.about["traits"] += 1
    with pytest.raises(BadNetwork, match="tells of seats otherwise"):
        fitting(vaka.game("paradise"), learned)


def test_an_opinion_is_what_the_network_says_at_the_end_of_a_turn() -> None:
    plan = plan_of("aloha", 2)
    game, network = vaka.game("aloha"), network_of("aloha", file_of(plan))
    state, luck = game.new(2), random.Random(8)
    opinion = Opinion(game.judge, network, settings_of(game, plies=0).knobs(), partners_of(state))
    leaf = Leaf(game.judge, settings_of(game, plies=0).knobs(), partners_of(state), 0, Random(1), network)
    for _ in range(40):
        asked = int(state.actor())
        if asked >= 0:
            leaf.last = 1 - asked
            leaf.value(state)
            assert opinion.rate(state, 1 - asked) == leaf.rewards[1 - asked]
            leaf.judged(state, network.spread)
            assert opinion.rate(state, asked) == leaf.rewards[asked], "in mid-turn the judge says how it looks"
        state.apply(luck.choice(state.legal()))


def test_nothing_rates_what_it_has_not_learned() -> None:
    assert network_for(vaka.game("aloha").new(4)) is None


@pytest.mark.parametrize("heat", [0.0, 0.05])
@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_a_search_with_a_network_decides_from_the_view_alone(name: str, seats: int, heat: float) -> None:
    game, data = vaka.game(name), file_of(plan_of(name, seats))
    state, luck = game.new(seats), random.Random(4)
    for _ in range(12):
        while state.actor() == vaka.CHANCE:
            state.apply(luck.choices(state.legal(), state.weights())[0])
        view = state.redact(state.actor())
        twin = game.load(view.resample(luck).redact(state.actor()).dump())
        chosen = []
        for seen in (view, twin):
            bot = SearchBot(iterations=12, heat=heat)
            bot.network = network_of(name, data)
            chosen.append(bot.choose(seen, random.Random(5)))
        assert chosen[0] == chosen[1]
        state.apply(chosen[0])


@pytest.mark.parametrize(("name", "seats"), LEARNED)
def test_the_networks_of_the_games_decide_from_the_view_alone(name: str, seats: int) -> None:
    """As the levels and the hints play: with the game's own settings, also when the view has gone to another process."""
    found = fairness(vaka.game(name), seats, {}, 6)
    assert (found["positions"], found["twins"], found["elsewhere"]) == (6, 0, 0)


@pytest.mark.parametrize(("name", "seats"), [("moorea", 2), ("moorea", 3), ("vanuatu", 2), ("vanuatu", 3), ("vanuatu", 4)])
def test_the_priors_of_the_root_are_what_the_network_promises(name: str, seats: int) -> None:
    """What it rates best one step ahead has the highest prior, and what looks worse by `heat` a third of that."""
    game = vaka.game(name)
    network, state = network_for(game.new(seats)), game.new(seats)
    assert network is not None
    luck = random.Random(2)
    while state.actor() < 0 or len(state.legal()) < 4:
        state.apply(luck.choice(state.legal()))
    view = state.redact(state.actor())
    tree = Tree(game.judge, learned_settings_of(game, seats, heat=0.1).knobs(), partners_of(view), view.viewer, Random(1), network)
    promised = tree.foresee(view, 1)
    tree.plant(view, promised, True)
    priors = {int(tree.key[child]): float(tree.prior[child]) for child in children(tree, 0)}
    best = max(promised)
    for action, promise in zip(view.legal(), promised, strict=True):
        assert 0 <= promise <= 1
        assert priors[action] == pytest.approx(max(priors.values()) * math.exp((promise - best) / 0.1))
    assert len({round(promise, 6) for promise in promised}) > 1


def test_a_promise_is_what_the_network_says_after_the_action() -> None:
    """Vanuatu, in the planning: nothing is drawn, so it is one look at one position."""
    game = vaka.game("vanuatu")
    state, luck = game.new(3), random.Random(5)
    while state.actor() == vaka.CHANCE:
        state.apply(luck.choice(state.legal()))
    seat = int(state.actor())
    leaf = Leaf(game.judge, learned_settings_of(game, 3).knobs(), partners_of(state), seat, Random(1), network_for(state))
    for action in state.legal()[:6]:
        after = state.copy()
        after.apply(action)
        if after.actor() >= 0:
            promised = leaf.promise(state, action, seat, 2)
            leaf.last = seat
            leaf.value(after)
            assert promised == leaf.rewards[seat]


def test_what_was_learned_is_for_these_players_and_options() -> None:
    for name, seats in LEARNED:
        assert knows(vaka.game(name).new(seats))
    for name, seats in (("aloha", 2), ("moorea", 4), ("paradise", 2), ("paradise", 3)):
        assert not knows(vaka.game(name).new(seats))
    assert not knows(vaka.game("paradise").new(1, {"solo": "hard"}))
    assert not knows(vaka.game("vanuatu").new(3, {"waters": "yes"}))


def test_a_search_can_be_told_to_do_without_its_network() -> None:
    game = vaka.game("vanuatu")
    state, luck = game.new(3), random.Random(6)
    while state.actor() == vaka.CHANCE:
        state.apply(luck.choice(state.legal()))
    view = state.redact(state.actor())
    results = {}
    for learned in (0, 1):
        found = SearchBot(iterations=24, learned=learned).consider(view, random.Random(1))
        results[learned] = [candidate.result for candidate in found.candidates]
    assert results[0] != results[1]


def test_a_file_can_be_told_what_it_has_won() -> None:
    data = file_of(plan_of("aloha", 2))
    told = proven(data, matches=["3 of 4"])
    assert read(told).about["made"] == {"why": "a test", "matches": ["3 of 4"]}
    row, scalars = bytes(range(1, 200)) * 20, array("q", [5000, -5000])
    before, after = (read(one).layers for one in (data, told))
    assert before.weigh(row, scalars) == after.weigh(row, scalars)


def test_the_files_that_are_shipped_fit() -> None:
    for name in {name for name, _ in SEATS}:
        game = vaka.game(name)
        for file in Path(game.folder / "judge").glob("network-*.bin"):
            learned = fitting(game, read(file.read_bytes()))
            assert learned.about["made"]["matches"], "no network is shipped that has won nothing"
            assert learned.about["made"]["command"]
            assert np.isfinite(learned.about["spread"])
