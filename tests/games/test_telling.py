"""Whole games of every kind, told in three languages: no event, obstacle or action without its sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import vaka
from vaka.engine.game import Game, Setup
from vaka.engine.registry import own_games
from vaka.engine.testing import setups_to_check
from vaka.engine.words import LANGUAGES

SETUPS = [(name, setup) for name in own_games() for setup in setups_to_check(vaka.game(name))]
LONG = {"paradise"}
"""Games that last thousands of plies at random are looked at more seldom."""
STRAY = ("{", "  ", " ,", " .", "=")
UNELIDED = re.compile(r"\b(?:de|le|la|que|ne|se) [aeiouyéèêâî][a-zéèêâî]{2}", re.IGNORECASE)
"""French drops such a vowel before another one; the short names of squares are spelt out."""


def called(value: object) -> str:
    return f"{value.seats}-{'-'.join(value.options.values())}" if isinstance(value, Setup) else str(value)


class Speaker:
    """Says each different thing once, in every language, and fails where a message is missing."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.said: set[str] = set()

    def say(self, prefix: str, key: str, params: dict[str, Any], speak: Callable[[str], str]) -> None:
        if repr((prefix, key, params)) in self.said:
            return
        self.said.add(repr((prefix, key, params)))
        for lang in LANGUAGES:
            assert self.game.words.has(f"{prefix}-{key}", lang), (prefix, key)
            text = speak(lang)
            assert text
            assert not [mark for mark in STRAY if mark in text], text
            assert lang != "fr" or not UNELIDED.search(text), text

    def hear(self, event: vaka.Event) -> None:
        if event.key in self.game.quiet:
            return
        self.say("event", event.key, event.params, lambda lang: self.game.tell(event, self.seats, lang))

    def face(self, obstacle: vaka.Obstacle) -> None:
        self.say("obstacle", obstacle.key, obstacle.params, lambda lang: self.game.explain(obstacle, self.seats, lang))


def played(game: Game, setup: Setup, seed: int) -> Iterator[tuple[vaka.State, list[vaka.Event]]]:
    """The positions of a game, each with the events that led to it; half of the actions are those that the game likes best."""
    rng = random.Random(seed)
    state = game.new(*setup)
    while state.actor() != vaka.OVER:
        choices, events = state.legal(), list[vaka.Event]()
        keen = state.actor() >= 0 and rng.random() < 0.5
        here = state
        state.apply(max(choices, key=lambda action: game.judge.appeal(here, action)) if keen else rng.choice(choices), events)
        yield state, events


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=called)
def test_games_are_told_in_three_languages(name: str, setup: Setup) -> None:
    """Every action that is open, every event and every obstacle has its sentence; those of a legal list differ."""
    game = vaka.game(name)
    speaker = Speaker(game, setup.seats)
    for number, (state, events) in enumerate(played(game, setup, 7)):
        for event in events:
            speaker.hear(event)
        if number % (199 if name in LONG else 29):
            continue
        obstacles = [obstacle for seat in range(setup.seats) for obstacle in state.obstacles(seat)]
        refusals = [state.obstacle(action) for action in range(-1, game.action_count + 1)]
        for obstacle in [*obstacles, *filter(None, refusals)]:
            speaker.face(obstacle)
        for lang in LANGUAGES:
            sentences = [game.sentence(state, action, lang) for action in state.legal()]
            assert len(set(sentences)) == len(sentences)
            assert lang != "fr" or not [text for text in sentences if UNELIDED.search(text)]
            assert game.text(state, lang).count("\n") > setup.seats
