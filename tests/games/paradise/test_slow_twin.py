"""The rules of Conquest of Paradise and their slow twin play the same games, step by step: the basic game.

The twin stands in the files twin_*.py, one for each chapter of the rulebook, written from the rulebook and its rulings alone.
"""

from __future__ import annotations

import json
import os
import random
from typing import TYPE_CHECKING, Any

import pytest

import vaka
from tests.games.paradise import twin_game, twin_winning
from tests.games.paradise.twin_cards import asides
from tests.games.paradise.twin_positions import scattered
from tests.games.paradise.twin_words import in_order, table_of, written

if TYPE_CHECKING:
    from tests.games.paradise.twin_table import Table
    from vaka.engine.state import State

GAME = vaka.game("paradise")
BASIC = ("homes", "home_point", "rumours", "given_up", "turns")
SOAK = os.environ.get("VAKA_SOAK") == "1"


def many(full: int) -> int:
    """How many games of a kind: all of them in `make soak`, one otherwise, since the twin is slow."""
    return full if SOAK else 1


def differences(mine: Any, theirs: Any, where: str = "") -> list[str]:
    """Where the words of two positions differ: the twin's, then the game's."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        names = sorted(mine.keys() | theirs.keys())
        return [text for name in names for text in differences(mine.get(name), theirs.get(name), f"{where}/{name}")]
    return [] if mine == theirs else [f"{where}: {mine} not {theirs}"]


def compare(state: State, twin: Table) -> None:
    """The same position, the same question, the same answers."""
    data, twins = in_order(state.write()), written(twin)
    assert set(data) == set(twins)
    assert twins == data, differences(twins, data)
    asked = twin_game.asked(twin)
    assert state.scores() == [twin_winning.points(twin, seat) for seat in twin.seats]
    if not asked:
        assert state.actor() == vaka.OVER
        assert [twin.seats[seat] for seat in state.winners()] == twin.won
        return
    if asked == ["chance"]:
        assert state.actor() == vaka.CHANCE
        assert state.source() == twin_game.source(twin)
        notations = [GAME.notation(state, action) for action in state.legal()]
        assert dict(zip(notations, state.weights(), strict=True)) == twin_game.odds(twin)
        return
    assert [twin.seats[seat] for seat in state.waiting()] == asked
    for seat, colour in enumerate(twin.seats):
        if colour in asked:
            notations = [GAME.notation(state, action) for action in state.legal(seat)]
            mine = twin_game.open_to(twin, colour)
            assert sorted(notations) == sorted(mine), (colour, set(notations) ^ mine, set(notations) - mine)
        theirs = {GAME.notation(state, action) for action in state.asides(seat)}
        assert theirs == asides(twin, colour), (colour, theirs ^ asides(twin, colour))


def choose(twin: Table, rng: random.Random, taste: dict[str, float]) -> tuple[str, str]:
    """Somebody who is asked, or sometimes somebody else, and one of the things that are open."""
    asked = twin_game.asked(twin)
    if asked == ["chance"]:
        odds = sorted(twin_game.odds(twin).items())
        return "chance", rng.choices([text for text, _ in odds], [weight for _, weight in odds])[0]
    unasked = [seat for seat in twin.seats if seat not in asked and asides(twin, seat)]
    if unasked and rng.random() < 0.03:
        seat = rng.choice(unasked)
        return seat, rng.choice(sorted(asides(twin, seat)))
    seat = rng.choice(asked)
    texts = sorted(twin_game.open_to(twin, seat))
    return seat, rng.choices(texts, [weight(text, taste) for text in texts])[0]


def weight(text: str, taste: dict[str, float]) -> float:
    """How much a player of that taste likes an action: by its first two words, or its first."""
    words = text.split()
    return taste.get(" ".join(words[:2]), taste.get(words[0], 1.0))


def play_both(state: State, twin: Table, rng: random.Random, taste: dict[str, float], steps: int = 99_999) -> None:
    """Both play the same game to its end, or so many steps."""
    compare(state, twin)
    for _ in range(steps):
        if state.actor() == vaka.OVER:
            return
        seat, text = choose(twin, rng, taste)
        if seat == "chance":
            state.apply(GAME.parse(state, text))
        else:
            number = twin.seats.index(seat)
            state.apply(GAME.parse(state, text, number), seat=number)
        twin_game.play(twin, text, seat)
        compare(state, twin)


EVEN: dict[str, float] = {}
BUILDER = {
    "done": 0.3,
    "buy": 8,
    "settle": 30,
    "build village": 8,
    "build agriculture": 8,
    "build colony": 3,
    "build chain": 3,
    "show": 0.02,
    "turn": 0.05,
    "deforest": 0.02,
    "kava": 0.02,
    "declare": 5,
    "face up": 5,
    "up": 5,
    "down": 0.1,
    "search": 6,
    "peek": 4,
    "walk": 3,
}
WARRIOR = {
    "done": 0.2,
    "build war": 9,
    "build warrior": 6,
    "lift war": 12,
    "load warrior": 8,
    "load war": 4,
    "sail": 3,
    "drop": 0.1,
    "buy": 5,
    "save": 2,
    "show": 0.02,
    "turn": 0.05,
    "deforest": 0.1,
    "kava": 0.1,
    "no": 0.4,
    "search": 3,
    "walk": 3,
}
TASTES = {"even": EVEN, "builder": BUILDER, "warrior": WARRIOR}


def options_for(rng: random.Random) -> dict[str, Any]:
    """A choice for each option of the basic game; short games more often, since they are as rich."""
    words = {name: rng.choice([str(choice) for choice in GAME.options[name].choices]) for name in BASIC}
    return words | {"turns": rng.choice(["20", "20", "20", "20", "20", "40", "60"])}


def loaded(twin: Table) -> State:
    """The game, begun where the twin is."""
    data = GAME.new(len(twin.seats), twin.options).dump()
    return GAME.load(json.loads(json.dumps(data | {"position": written(twin)})))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("taste", TASTES)
def test_both_play_the_same_game(seats: int, taste: str) -> None:
    """After every action the same position and the same choices; in the end the same scores and winners."""
    for number in range(many(56)):
        rng = random.Random(f"{seats} {taste} {number}")
        state = GAME.new(seats, options_for(rng))
        steps = 99_999 if SOAK or seats == 2 else 800  # whole games of more players are in `make soak`
        play_both(state, twin_game.new(seats, state.options), rng, TASTES[taste], steps)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("taste", TASTES)
def test_both_play_on_from_late_positions(seats: int, taste: str) -> None:
    """Many cards, long chains, conquered groups, homes lost, a cup that is empty: where random games seldom come."""
    for number in range(many(56)):
        rng = random.Random(f"late {seats} {taste} {number}")
        twin = scattered(rng, seats, options_for(rng))
        play_both(loaded(twin), twin, rng, TASTES[taste], steps=300)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_twin_begins_anywhere(seats: int) -> None:
    """A twin that is read from the words of a position goes on as the game does.

    What they do not say stands in the frame: a second question that waits, and whether the piece to be chosen falls or panics.
    """
    rng = random.Random(seats)
    state = GAME.new(seats, options_for(rng) | {"turns": "20"})
    twin = twin_game.new(seats, state.options)
    while state.actor() != vaka.OVER:
        play_both(state, twin, rng, WARRIOR, steps=7)
        if len(twin.questions) < 2 and not any(question.about == "lose" for question in twin.questions):
            twin = table_of(state.write(), state.options)
