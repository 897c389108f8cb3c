"""What is kept about a view never outlives it, and of a position that goes on nothing is kept."""

from __future__ import annotations

import random

import pytest

import vaka
from vaka.engine import captions
from vaka.engine.latest import Latest
from vaka.engine.names import OVER


def test_the_same_view_is_remembered_and_another_is_not() -> None:
    state = vaka.game("aloha").new(2)
    view, other = state.redact(0), state.redact(0)
    latest: Latest[int, str] = Latest()
    latest.of(view)[1] = "one"
    assert latest.of(view) == {1: "one"}
    assert latest.of(other) == {}
    assert latest.of(view) == {}


def test_a_position_that_can_be_played_on_is_not_remembered() -> None:
    state = vaka.game("aloha").new(2)
    latest: Latest[int, str] = Latest()
    latest.of(state)[1] = "one"
    latest.of(None)[1] = "none"
    assert latest.of(state) == latest.of(None) == {}


def test_sentences_and_notation_follow_a_position_that_is_played_on() -> None:
    """A pirogue of the beach is launched; when it is afloat, the same id is a sail."""
    game = vaka.game("aloha")
    state = game.new(2)
    state.apply(0)
    launch = state.legal()[0]
    assert game.notation(state, launch).startswith("launch ")
    assert captions.sentence(state, launch, "en") == game.sentence(state, launch)
    state.step(launch)
    assert game.notation(state, launch).startswith("sail ")
    assert captions.sentence(state, launch, "en") == game.sentence(state, launch)


def test_a_sentence_of_counted_cards_is_kept_by_what_it_counts() -> None:
    """Moorea's parameters are sets of cards: other numbers are another sentence."""
    game = vaka.game("moorea")
    state = game.new(2, {})
    while state.actor() < 0:
        state.apply(state.legal()[0])
    view = state.redact(int(state.actor()))
    for _ in range(2):
        for lang in ("en", "fr", "de"):
            said = [captions.sentence(view, action, lang) for action in view.legal()]
            assert said == [game.sentence(view, action, lang) for action in view.legal()]


@pytest.mark.parametrize("name", vaka.games())
def test_what_is_kept_is_what_the_game_says(name: str) -> None:
    """Actions and obstacles, in games that are played one after another, by what was written for others."""
    game, rng = vaka.game(name), random.Random(5)
    for seats in (min(game.seats), max(game.seats), min(game.seats)):
        state = game.new(seats, {})
        names = [f"player {seat}" for seat in range(seats)]
        for _ in range(60):
            if state.actor() == OVER:
                break
            for seat in state.waiting():
                view = state.redact(seat)
                legal = list(view.legal())
                for one, action in zip(captions.worded(view, legal, "en"), legal, strict=True):
                    key, _ = game.describe(view, action)
                    written = key, game.notation(view, action), game.sentence(view, action, "en")
                    assert (one.key, one.notation, one.sentence) == written
            view = state.redact(0)
            for obstacle in view.obstacles(0):
                assert captions.explained(view, obstacle, "en", names) == game.explain(obstacle, seats, "en", names, view)
            state.apply(rng.choice(list(state.legal())))
