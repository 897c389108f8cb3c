"""Hints: candidates in words, with a line that can be played."""

from __future__ import annotations

import random

import pytest

import vaka
from tests.bots.test_search import GAMES, decisions
from vaka.bots.bot import Candidate, Consideration
from vaka.bots.hints import hints, worth_telling
from vaka.bots.levels import advise
from vaka.bots.search import SearchBot
from vaka.engine import OVER
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_told_in_three_languages(name: str) -> None:
    """Shares, results and sentences of what is open to the seat; the first is what the search would play."""
    for number, state in enumerate(decisions(vaka.game(name), 4, 19)):
        view = state.redact(int(state.actor()))
        found = SearchBot(iterations=60).consider(view, random.Random(number))
        told = {lang: hints(view, found, lang) for lang in LANGUAGES}
        for lang, candidates in told.items():
            assert candidates[0].action == found.best
            assert 1 <= len(candidates) <= 5
            for hint in candidates:
                assert hint.action in state.legal()
                assert hint.sentence == view.game.sentence(view, hint.action, lang)
                assert all(0 <= seat < state.seats and words for seat, words in hint.line)
        assert [hint.action for hint in told["fr"]] == [hint.action for hint in told["de"]]


@pytest.mark.parametrize("name", GAMES)
def test_the_expected_line_says_mostly_all_that_the_tree_expects(name: str) -> None:
    """Another deal may break it off; over some positions most of it is told."""
    expected = told = 0
    for number, state in enumerate(decisions(vaka.game(name), 4, 23)):
        view = state.redact(int(state.actor()))
        found = SearchBot(iterations=80).consider(view, random.Random(number))
        expected += len(found.candidates[0].line)
        told += len(hints(view, found)[0].line)
    assert told * 2 >= expected


def test_a_win_at_once_stands_alone() -> None:
    """Aloha: the Tiki is one step from its arrival. A tile could be turned up first, at no loss; nobody is told to."""
    table = position("aloha", 2, pirogues={"red": "b2"}, tikis={"red": "red b2"}, turn="red")
    view = table.state.redact(table.seat("red"))
    for number in range(5):
        [only] = hints(view, SearchBot(iterations=150).consider(view, random.Random(number)))
        after = table.state.copy()
        after.apply(only.action)
        assert after.actor() == OVER


def test_whoever_asks_for_a_hint_has_the_time_for_good_figures() -> None:
    """A bot plays what is obvious after some hundred tries; an adviser thinks on, since the figures are what is asked for."""
    table = position("aloha", 2, pirogues={"red": "b2"}, tikis={"red": "red b2"}, turn="red")
    view = table.state.redact(table.seat("red"))
    assert advise(view, seconds=0.1).iterations > SearchBot(seconds=0.1).consider(view).iterations


def test_a_told_line_stops_where_it_cannot_be_played() -> None:
    """Aloha: another seat is meant than the one that is asked, the action is not open, or the game is over."""
    table = position("aloha", 2, pirogues={"red": "b2 e5"}, tikis={"red": "red b2"}, turn="red", left=3)
    red, view = table.seat("red"), table.state.redact(table.seat("red"))
    notation = {table.game.notation(table.state, action): action for action in table.state.legal()}
    aside, back, wins = notation["sail e5 e4"], notation["sail b2 b3 with red"], notation["sail b2 a1 with red"]
    elsewhere = 1 - red
    for first, line, length in (
        (aside, ((red, back),), 1),
        (aside, ((red, back), (elsewhere, aside)), 1),  # red has an action left
        (aside, ((elsewhere, back), (red, back)), 0),
        (aside, ((red, aside), (red, back)), 0),  # a pirogue sails once in a turn
        (wins, ((elsewhere, aside),), 0),
    ):
        found = Consideration((Candidate(first, 1.0, 0.5, line),), 100, 0.1)
        assert len(hints(view, found)[0].line) == length


def test_what_is_clearly_worse_is_no_advice() -> None:
    """A knock-out tries hopeless actions as often as good ones in its first round; nobody should read of them."""
    good, close, hopeless, rare = (
        Candidate(action, share, result, ((0, 1),))
        for action, share, result in ((1, 0.4, 0.9), (2, 0.4, 0.85), (3, 0.195, 0.2), (4, 0.005, 0.9))
    )
    assert worth_telling(Consideration((good, close, hopeless, rare), 100, 0.1)) == (good, close)
