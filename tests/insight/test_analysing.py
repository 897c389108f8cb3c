"""The analysis of a finished game: what it finds, what it never finds, and what it may know."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

import vaka
from tests.insight.games import short_record
from vaka.engine import CHANCE, BadOption, State
from vaka.engine.testing import position
from vaka.insight import Analysis, Unfinished, analyse
from vaka.insight.analysing import Analyst, Event, Question
from vaka.insight.curve import Curve, curve_of, outlook_of
from vaka.insight.levels import budget_of
from vaka.insight.purse import MOST, Purse

GAMES = ("aloha", "moorea", "vanuatu", "paradise")


def analyst(name: str, trials: int = 8, seats: int = 2) -> Analyst:
    return Analyst(short_record(name, seats), 1.0, trials, 0, lambda part: None)


@pytest.mark.parametrize("name", GAMES)
def test_every_ply_with_a_choice_is_judged_and_every_draw_weighed(name: str) -> None:
    record = short_record(name)
    found = analyse(record, trials=2)
    choices, draws = set(), set()
    state = record.start()
    for ply, (seat, action) in enumerate(record.moves):
        if seat == CHANCE:
            draws.add(ply)
        elif len(state.redact(seat).legal()) > 1:
            choices.add(ply)
        state.apply(action, None, *([seat] if seat >= 0 else []))
    assert {decision.ply for decision in found.decisions} == choices
    assert {ply for draw in found.draws for ply in range(draw.ply, draw.until)} == draws
    assert [point.ply for point in found.points] == sorted({point.ply for point in found.points})
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1)
    assert found.points[-1].chances == (1.0, 0.0)
    for draw in found.draws:
        assert sum(draw.luck) == pytest.approx(0, abs=1e-6), "what one is lucky with, the others pay"
    for decision in found.decisions:
        assert (decision.cost == 0) or decision.best != decision.played
        assert 0 <= decision.chance <= 1


def test_the_same_seed_finds_the_same_and_another_not() -> None:
    record = short_record("aloha", plies=6)
    told = [{**analyse(record, trials=2, seed=seed).data(), "seconds": 0} for seed in (1, 1, 2)]
    assert told[0] == told[1] != told[2]


def test_an_analysis_is_data_and_comes_back() -> None:
    found = analyse(short_record("moorea"), trials=2)
    data = json.loads(json.dumps(found.data()))
    assert Analysis.of(data).data() == data
    assert data["version"] == vaka.__version__
    assert data["search"].startswith("search:draws=")
    with pytest.raises(ValueError, match="format 0"):
        Analysis.of({**data, "format": 0})


def test_a_running_game_is_refused() -> None:
    record = vaka.Record(vaka.game("aloha"), 2)
    record.play(record.start(), 0)
    with pytest.raises(Unfinished) as caught:
        analyse(record, trials=1)
    assert {caught.value.say(lang) for lang in ("en", "fr", "de")} == {
        "only a finished game can be analysed",
        "une partie en cours n’est pas analysée",
        "eine laufende Partie wird nicht analysiert",
    }


def test_partners_have_the_same_chance() -> None:
    """Aloha in teams: red and the one opposite win together."""
    record = short_record("aloha", 4, plies=6, options={"teams": "yes"})
    found = analyse(record, trials=2)
    for point in found.points:
        assert point.chances[0] == pytest.approx(point.chances[2])
        assert point.chances[0] + point.chances[1] == pytest.approx(1)


def test_whoever_plays_alone_has_a_chance_of_its_own() -> None:
    record = short_record("paradise", 1, plies=2)
    found = analyse(record, trials=1)
    assert found.points[-1].chances == (1.0,)
    assert all(0 < point.chances[0] < 1 for point in found.points[:-1])


def test_progress_is_told_to_the_end() -> None:
    parts: list[float] = []
    analyse(short_record("aloha"), trials=1, progress=parts.append)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0


# --- Errors ---


def asked(state: State, seat: int, played: str) -> Question:
    view = state.redact(seat)
    return Question(0, seat, state.game.parse(view, played, seat), view)


def judged(work: Analyst, question: Question) -> tuple[float, float, bool]:
    """What a decision costs, with its error, and whether anything was found that is better."""
    purse = Purse(None, 12)
    work.choose(question, purse, 1)
    if question.best == question.node:
        return 0.0, 0.0, False
    found = work.measure(question, purse, 1)
    return found.cost, found.error, found.is_costly


def test_a_win_that_was_missed_is_costly_and_a_win_that_was_taken_is_not() -> None:
    """Aloha: the red Tiki is one step from its arrival, red has one action left, and black wins next."""
    table = position(
        "aloha", 2, pirogues={"red": "b2 e5", "black": "f5"}, tikis={"red": "red b2", "black": "black f5"}, turn="red", left=1
    )
    red = table.seat("red")
    cost, error, is_costly = judged(analyst("aloha"), asked(table.state, red, "sail e5 e4"))
    assert is_costly
    assert cost > 2 * error
    assert judged(analyst("aloha"), asked(table.state, red, "sail b2 a1 with red")) == (0.0, 0.0, False)


def test_a_decision_is_judged_on_what_its_seat_knew() -> None:
    """Moorea: the others' cards are dealt anew; whoever decides cannot tell, and is judged alike."""
    record = short_record("moorea", 3, plies=30)
    state = record.replay()
    view = state.redact(int(state.actor()))
    twin = view.resample(random.Random(4)).redact(view.viewer)
    assert view.hidden()
    played = int(view.legal()[-1])
    one, other = (judged(analyst("moorea", seats=3), Question(30, int(view.viewer), played, each)) for each in (view, twin))
    assert one == other


# --- Luck ---


def test_luck_adds_up_to_nothing_over_all_outcomes() -> None:
    """Aloha: a tile comes up. Weighed by their odds, the luck of all tiles that could is none."""
    record = short_record("aloha", plies=30, seed=4)
    state = record.start()
    before = None
    for seat, action in record.moves:
        if seat == CHANCE and len(state.legal()) > 2:
            before = state.copy()
        state.apply(action, None, *([seat] if seat >= 0 else []))
    assert before is not None
    work, total, odds = analyst("aloha", 24), 0.0, before.weights()
    noise = 0.0
    for outcome, weight in zip(before.legal(), odds, strict=True):
        after = before.copy()
        after.apply(outcome)
        while after.actor() == CHANCE:
            after.apply(after.legal()[0])
        draw = work.draw(Event(0, 1, 0, before, after), Purse(None, 24), 1)
        total += weight * draw.luck[0] / sum(odds)
        noise += weight * draw.errors[0] / sum(odds)
    assert abs(total) < 4 * noise + 0.02


def test_a_draw_without_a_choice_is_no_luck() -> None:
    class Sure:
        def legal(self) -> list[int]:
            return [3]

    event = Event(5, 6, 0, Sure(), Sure())  # type: ignore[arg-type]
    assert analyst("aloha").draw(event, Purse(None, 4), 1).luck == (0.0, 0.0)


# --- The curve, and the budget ---


@pytest.mark.parametrize("name", GAMES)
def test_whoever_is_ahead_has_the_better_chance(name: str) -> None:
    """A steeper curve tells the same lead apart more clearly, and an even position is even without offsets."""
    state = short_record(name, plies=40).replay()
    judge = state.game.judge
    leads = [judge.rate(state, seat) for seat in range(2)]
    found = []
    for steepness in (0.5, 2.0):
        outlook = outlook_of(state, curve=Curve((steepness,), (0.0, 0.0), (0.0, 0.0), 50.0))
        outlook.look_at(state)
        found.append(float(outlook.chances[0]))
        assert (found[-1] > 0.5) == (leads[0] > leads[1])
    assert abs(found[1] - 0.5) >= abs(found[0] - 0.5)


def test_a_game_that_often_goes_otherwise_is_told_with_doubt() -> None:
    """A part of every chance is an even share: chances still add up to 1, and differences are smaller by that part."""
    work = analyst("aloha", seats=4)
    work.doubt = 0.2
    assert work.doubted(1.0) == pytest.approx(0.85)
    assert work.doubted(0.25) == pytest.approx(0.25)
    assert sum(work.doubted(chance) for chance in (0.7, 0.2, 0.1, 0.0)) == pytest.approx(1)
    assert work.smaller((0.5, -0.1)) == pytest.approx((0.4, -0.08))


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_seats_has_a_fitted_curve(name: str) -> None:
    game = vaka.game(name)
    for seats in game.seats:
        curve = curve_of(game, seats)
        assert curve.games >= 100
        assert len(curve.offsets) == len(curve.tempo) == seats
        assert min(curve.steepness) > 0
    assert budget_of(game, "hard") <= (180 if name == "paradise" else 60)


@pytest.mark.parametrize("level", ["easy", "0", "-3", "nan", "1e9"])
def test_a_level_that_there_is_not_is_refused(level: str) -> None:
    with pytest.raises(BadOption, match="hard, expert or a number of seconds"):
        analyse(short_record("aloha"), level, trials=1)


def test_a_purse_spends_a_share_and_leaves_the_rest() -> None:
    """A piece that costs nothing gets as many trials as make sense; trials that are given are done at once."""
    calls: list[tuple[int, int]] = []

    def work(first: int, count: int) -> None:
        calls.append((first, count))

    free: Callable[[int, int], None] = work
    assert Purse(60.0, None).spend(free, 1) == MOST
    assert [first for first, _ in calls] == [sum(count for _, count in calls[:place]) for place in range(len(calls))]
    calls.clear()
    assert Purse(None, 7).spend(free, 3) == 7
    assert calls == [(0, 7)]
    calls.clear()
    assert Purse(0.0, None).spend(free, 1) == 4, "a little is always tried"
