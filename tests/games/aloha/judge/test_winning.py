"""Who can win in one turn: exact for what lies open, pushes included."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import vaka
from tests.conftest import random_games
from vaka.bots import bot
from vaka.engine.errors import BadPosition
from vaka.engine.names import OVER
from vaka.engine.testing import position
from vaka.games.aloha.judge.partners import can_deliver
from vaka.games.aloha.judge.winning import can_win
from vaka.games.aloha.rules.actions import HOP, PUSH, REVEAL
from vaka.games.aloha.rules.position import aloha
from vaka.games.aloha.rules.sea import SQUARES, square_name, square_of, steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vaka.engine.state import State

GAME = vaka.game("aloha")
CORNERS = ("a1", "a6", "f1", "f6")


def wins_by_trying(state: State, seat: int, actions: int, *, push: bool = True) -> bool:
    """Every sequence of actions but reveals, by the rules themselves."""
    for action in state.legal():
        if action >= REVEAL or (not push and PUSH <= action < HOP):
            continue
        after = state.copy()
        after.step(action)
        if after.actor() == OVER:
            if seat in after.winners():
                return True
        elif actions > 1 and after.actor() == seat and wins_by_trying(after, seat, actions - 1, push=push):
            return True
    return False


def scattered(rng: random.Random, seats: int, same_tile: str, teams: str) -> State:
    """A position as no game would bring about so often: Tikis near their arrivals, tiles and pirogues anywhere."""
    colours = GAME.seat_words(seats)
    sea = [square_name(square) for square in range(SQUARES)]
    water = [name for name in sea if name not in CORNERS]
    rng.shuffle(water)
    tiles = {"corail": " ".join(water[:4]), "dauphin": " ".join(water[4:10]), "alize": " ".join(water[10:18])}
    room = [name for name in sea for _ in range(1 + (rng.random() < 0.2))]  # now and then for two
    rng.shuffle(room)
    fleets = {colour: [room.pop() if rng.random() < 0.85 else "beach" for _ in range(4)] for colour in colours}
    tikis: dict[str, str] = {}
    boats = [(owner, place) for owner, fleet in fleets.items() for place in fleet if place != "beach"]
    for seat, colour in enumerate(colours):
        goal = int(aloha(GAME.new(seats)).goal[seat])
        free = [boat for boat in set(boats) if f"{boat[0]} {boat[1]}" not in tikis.values() and square_of(boat[1]) != goal]
        free.sort(key=lambda boat: (steps(square_of(boat[1]), goal), boat))
        if free and rng.random() < 0.9:
            owner, place = free[min(len(free) - 1, rng.randrange(3))]
            tikis[colour] = f"{owner} {place}"
        else:
            fleets[colour][3] = "beach"
            boats = [(owner, place) for owner, fleet in fleets.items() for place in fleet if place != "beach"]
    turn = rng.choice(colours)
    moved = [place for place in set(fleets[turn]) if place != "beach" and rng.random() < 0.2]
    corail = bool(set(fleets[turn]) & set(water[:4])) and rng.random() < 0.3
    return position(
        "aloha",
        seats,
        options={"same_tile": same_tile, "teams": teams},
        tiles=tiles,
        pirogues={colour: " ".join(fleet) for colour, fleet in fleets.items()},
        tikis=tikis,
        turn=turn,
        moved=moved,
        corail=corail,
        left=rng.choice((1, 2, 2, 3)),
    ).state


def many(count: int, seats: int, same_tile: str, teams: str = "no") -> Iterator[State]:
    """Scattered positions that can be."""
    rng = random.Random(f"{seats} {same_tile}")
    for _ in range(count):
        with contextlib.suppress(BadPosition):
            yield scattered(rng, seats, same_tile, teams)


@pytest.mark.parametrize("same_tile", ["no", "yes"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_can_win_agrees_with_trying_everything(seats: int, same_tile: str) -> None:
    found = Counter[bool]()
    for state in many(random_games(2000), seats, same_tile):
        seat, actions = int(state.actor()), min(2, int(aloha(state).left))
        expected = wins_by_trying(state, seat, actions)
        assert can_win(aloha(state), seat, actions) == expected, GAME.text(state)
        found[expected] += 1
    assert min(found[True], found[False]) > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_can_win_agrees_with_trying_three_actions(seats: int) -> None:
    found = Counter[bool]()
    for state in many(random_games(1200), seats, "no"):
        if aloha(state).left == 3:
            expected = wins_by_trying(state, int(state.actor()), 3)
            assert can_win(aloha(state), int(state.actor()), 3) == expected, GAME.text(state)
            found[expected] += 1
    assert min(found[True], found[False]) > 0


@pytest.mark.parametrize("same_tile", ["no", "yes"])
def test_with_a_partner_the_tikis_of_both_count(same_tile: str) -> None:
    """§8: partners win together, whoever brings either Tiki home: the same as trying everything, by up to three actions."""
    by_partner = 0
    for state in many(random_games(1500), 4, same_tile, "yes"):
        seat, left = int(state.actor()), int(aloha(state).left)
        expected = wins_by_trying(state, seat, left)
        by_own, delivered = can_win(aloha(state), seat, left), can_deliver(aloha(state), seat, left)
        assert (by_own or delivered) == expected, GAME.text(state)
        by_partner += delivered and not by_own
    assert by_partner > 0


def test_the_greedy_bot_brings_its_partners_tiki_home() -> None:
    """§8: green carries yellow's Tiki, and another pirogue of green's has to leave the arrival before it sails there."""
    state = position(
        "aloha",
        4,
        options={"teams": "yes"},
        pirogues={"green": "b5 a6 d1 d3", "red": "c1 c5 e1 e5", "yellow": "f3 f4 f2 e4", "black": "d5 d4 d6 e6"},
        tikis={"yellow": "green b5"},
        turn="green",
        left=2,
    ).state
    assert not can_win(aloha(state), 0, 2)
    assert can_deliver(aloha(state), 0, 2)
    greedy = bot("greedy")
    rng = random.Random(3)
    while state.actor() == 0:
        state.apply(greedy.choose(state.redact(0), rng))
    assert state.winners() == [0, 2]


PUSHES: dict[str, dict[str, Any]] = {
    "the Tiki's adverse pirogue is pushed onto the arrival": {
        "pirogues": {"red": "d4", "black": "b2"},
        "tikis": {"red": "black b2"},
        "corail": True,
        "left": 1,
    },
    "an own pirogue arrives on a coral, then the same push": {
        "pirogues": {"red": "d5", "black": "b2"},
        "tikis": {"red": "black b2"},
        "left": 2,
    },
    "a free pirogue is pushed onto the arrival, the Tiki hops": {
        "pirogues": {"red": "d4 b2", "black": "a2"},
        "tikis": {"red": "red b2"},
        "moved": ["d4", "b2"],
        "corail": True,
        "left": 2,
    },
    "the guard is pushed off the arrival, the Tiki sails": {
        "pirogues": {"red": "d4 b2", "black": "a1"},
        "tikis": {"red": "red b2", "black": "black a1"},
        "moved": ["d4"],
        "corail": True,
        "left": 2,
    },
    "the Tiki's adverse pirogue is pushed near, the Tiki hops": {
        "pirogues": {"red": "d5 a1", "black": "c3"},
        "tikis": {"red": "black c3"},
        "left": 3,
    },
    "arrival on a coral, a push and a hop": {
        "pirogues": {"red": "d5 b2", "black": "a2"},
        "tikis": {"red": "red b2"},
        "moved": ["b2"],
        "left": 3,
    },
}


@pytest.mark.parametrize("name", PUSHES)
def test_a_push_wins(name: str) -> None:
    """§4.3, §5.4: what is won with a push, and in no other way."""
    state = position("aloha", 2, tiles={"corail": "d4"}, turn="red", **PUSHES[name]).state
    left = int(aloha(state).left)
    assert wins_by_trying(state, 0, left)
    assert not wins_by_trying(state, 0, left, push=False)
    assert can_win(aloha(state), 0, left)
    assert not can_win(aloha(state), 0, left - 1)


def test_without_a_free_coral_nothing_is_pushed() -> None:
    """§5.4: it takes an arrival on a face-up Corail."""
    words = PUSHES["an own pirogue arrives on a coral, then the same push"]
    assert not can_win(aloha(position("aloha", 2, turn="red", **words).state), 0, 2)


def test_the_turn_of_another_begins_with_all_pirogues_rested() -> None:
    """§3: what has moved in this turn matters to nobody else, and a push that is due is not theirs."""
    state = position(
        "aloha",
        2,
        tiles={"corail": "d4"},
        pirogues={"red": "d4 e5", "black": "c4"},
        tikis={"black": "red e5"},
        turn="red",
        moved=["d4"],
        corail=True,
        left=1,
    ).state
    assert not can_win(aloha(state), 1, 1)
    assert not can_win(aloha(state), 1, 3)  # the coral is taken
    freed = position(
        "aloha", 2, tiles={"corail": "d4"}, pirogues={"red": "e5", "black": "c4"}, tikis={"black": "red e5"}, turn="red"
    ).state
    assert can_win(aloha(freed), 1, 2)
