"""What every position has: who has heard of what, and what is still pending; also through copies, views and JSON."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.engine import calls, raids, toys, voyages
from vaka.engine import CHANCE, EVERYBODY, NOBODY, SPECTATOR, SPECTATORS, Event, Game, State, bit
from vaka.engine.errors import BadPosition
from vaka.engine.frame import NOT_SAID


def played(game: Game, seats: int, *words: str) -> State:
    """A game after these moves, of whoever is asked."""
    state = game.new(seats)
    for word in words:
        state.apply(game.parse(state, word))
    return state


# --- Hearing ---


def test_a_secret_step_is_heard_by_its_owner_alone() -> None:
    state = played(voyages.VoyagesGame(), 3, "canoe 0", "load 2")
    assert [state.heard(viewer) for viewer in (0, 1, 2, SPECTATOR)] == [2, 0, 0, 0]
    assert state.redact(0).ply == 2
    assert state.redact(1).ply == state.redact(SPECTATOR).ply == 0
    assert state.redact(1) == voyages.VoyagesGame().new(3).redact(1)


def test_the_last_step_is_heard_by_all_and_the_count_goes_on_from_there() -> None:
    state = played(voyages.VoyagesGame(), 2, "canoe 0", "load 2", "sail 1", "canoe 1")
    assert (state.ply, state.heard(0), state.heard(1)) == (4, 4, 1)
    assert (state.floor, state.heard_floor(0), state.heard_floor(1)) == (0, 0, 0)
    state.apply(voyages.LOAD)
    state.apply(voyages.SAIL + 1)
    assert (state.floor, state.heard_floor(0), state.heard_floor(1)) == (6, 6, 2)


def test_hearing_does_not_depend_on_listeners() -> None:
    one, other = (played(voyages.VoyagesGame(), 2, "canoe 0") for _ in range(2))
    events: list[Event] = []
    one.apply(voyages.LOAD, events)
    other.step(voyages.LOAD)
    assert events
    assert one == other


def test_what_is_said_several_times_adds_up() -> None:
    class Whispers(voyages.Voyages):
        def play(self, action: int, seat: int) -> None:
            super().play(action, seat)
            if action < voyages.LOAD:
                self.hear(bit(1))

    state = played(toys.game_of(Whispers, voyages.VoyagesGame), 3, "canoe 0")
    assert [state.heard(viewer) for viewer in (0, 1, 2, SPECTATOR)] == [1, 1, 0, 0]


def test_each_seat_has_a_bit_of_its_own_beside_the_spectators() -> None:
    """A mask may be written as a number: the lowest bit is the first seat's."""
    assert [bit(seat) for seat in range(5)] == [1, 2, 4, 8, 16]
    assert not SPECTATORS & sum(bit(seat) for seat in range(5))
    state = voyages.VoyagesGame().new(3)
    state.hear(0b101)
    state.ply += 1
    state.count_missed()
    assert [state.heard(viewer) for viewer in (0, 1, 2, SPECTATOR)] == [1, 0, 1, 0]


def test_nothing_is_written_while_nobody_has_missed_anything() -> None:
    game = voyages.VoyagesGame()
    assert not {"missed", "pending"} & game.new(2).dump().keys()
    assert played(game, 2, "canoe 0").dump()["missed"] == [[0, 0], [1, 0], [1, 0]]


@pytest.mark.parametrize("viewer", [None, 0, 1, SPECTATOR])
def test_who_missed_what_survives_json_and_copies(viewer: int | None) -> None:
    state = played(voyages.VoyagesGame(), 2, "canoe 0", "load 2", "sail 1", "canoe 1")
    shown = state if viewer is None else state.redact(viewer)
    again = state.game.load(json.dumps(shown.dump()))
    for twin in (again, shown.copy()):
        assert twin == shown
        assert [twin.heard(seat) for seat in (0, 1, SPECTATOR)] == [shown.heard(seat) for seat in (0, 1, SPECTATOR)]


def test_a_copy_hears_for_itself() -> None:
    state = played(voyages.VoyagesGame(), 2, "canoe 0")
    twin = state.copy()
    twin.apply(voyages.LOAD)
    assert (state.heard(1), twin.heard(1)) == (0, 0)
    assert (state.missed_by(1), twin.missed_by(1)) == (1, 2)


# --- Pending decisions ---


def test_a_raid_asks_and_then_the_sequence_goes_on() -> None:
    state = played(raids.RaidsGame(), 2, "raid 1")
    assert (state.actor(), state.pending_seat(), state.pending_question(), state.pending_one()) == (1, 1, raids.DEFEND, 0)
    state.apply(raids.FIGHT)
    assert state.actor() == CHANCE
    state.apply(0)
    assert (state.actor(), state.pending_question(), state.pending_one()) == (1, raids.LOSS, 0)
    state.apply(raids.GIVE + 1)
    assert not state.is_pending()
    assert (state.actor(), state.scores()) == (1, [10, 6])


def test_what_is_pushed_last_is_asked_first() -> None:
    state = raids.RaidsGame().new(2)
    state.push(0, 7)
    state.push(1, 8, 1, 2, 3)
    numbers = (state.pending_seat(), state.pending_question(), state.pending_one(), state.pending_two(), state.pending_three())
    assert numbers == (1, 8, 1, 2, 3)
    state.pop()
    assert (state.pending_seat(), state.pending_question(), state.pending_three()) == (0, 7, 0)
    state.pop()
    assert (state.is_pending(), state.pending_seat(), state.pending_question(), state.pending_one()) == (False, NOBODY, NOBODY, 0)
    with pytest.raises(IndexError, match="nothing is pending"):
        state.pop()


def test_copies_do_not_share_what_is_pending() -> None:
    state = played(raids.RaidsGame(), 2, "raid 1")
    one, other = state.copy(), state.copy()
    one.push(0, 5)
    other.push(1, 6)
    assert (state.pending_question(), one.pending_question(), other.pending_question()) == (raids.DEFEND, 5, 6)
    one.pop()
    assert one == state
    assert other != state
    assert other.key() != state.key()


def test_what_is_pending_survives_json() -> None:
    state = played(raids.RaidsGame(), 2, "raid 1", "fight")
    assert state.dump()["pending"] == [[CHANCE, raids.DIE, 0, 1, 0]]
    assert state.game.load(json.dumps(state.dump())) == state


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"pending": [[0, 1]]}, "a pending decision is a seat, a question and three numbers"),
        ({"pending": [[7, 0, 0, 0, 0]]}, "a pending decision is a seat"),
        ({"pending": [[2, 0, 0, 0, 0]]}, "a pending decision is a seat"),
        ({"pending": [[0, "x", 0, 0, 0]]}, "no position of"),
        ({"pending": 5}, "no position of"),
        ({"missed": [[0, 0]]}, "counted for each seat and for the spectators"),
        ({"missed": [[9, 0], [0, 0], [0, 0]]}, "9 missed plies"),
        ({"missed": [[0, -1], [0, 0], [0, 0]]}, "missed plies"),
        ({"missed": [[0], [0], [0]]}, "no position of"),
        ({"missed": "none"}, "no position of|counted"),
    ],
)
def test_what_cannot_be_missed_or_pending_does_not_load(changes: dict[str, Any], reason: str) -> None:
    state = played(raids.RaidsGame(), 2, "raid 1")
    with pytest.raises(BadPosition, match=reason):
        state.game.load({**state.dump(), **changes})


# --- The floor ---


def test_the_floor_rises_when_orders_at_once_begin_and_when_they_end() -> None:
    """Whoever is asked first of all: the last caller is the first of those who bid, and calls last again."""
    state = played(calls.CallsGame(), 2, "call low", "call high")
    assert (state.is_simultaneous(), state.waiting(), state.floor) == (True, [0, 1], 2)
    for seat, word in ((1, "pick 2"), (0, "pick 1"), (0, "seal")):
        state.apply(state.game.parse(state, word, seat), None, seat)
        assert state.floor == 2, "orders can be taken back until all are in"
    state.apply(toys.SEAL, None, 1)
    assert (state.is_simultaneous(), state.actor(), state.floor) == (False, 1, 6)


class Alone(calls.CallsGame):
    """Nobody else calls or bids."""

    seats = range(1, 2)


def test_whoever_plays_alone_gives_no_orders_at_once() -> None:
    state = played(Alone(), 1, "call low", "pick 2")
    assert (state.is_simultaneous(), state.floor) == (True, 0)


def test_plies_missed_in_a_row_are_counted_as_one_by_one() -> None:
    """Whoever hears, and whether the floor moves or something is asked: the counts are those of a list that is kept ply by ply."""
    draw = random.Random(5)
    for _game in range(30):
        state = voyages.VoyagesGame().new(3)
        missed, below = [0] * 4, [0] * 4
        for _ply in range(40):
            ears = draw.choice((EVERYBODY, EVERYBODY, 0b001, 0b001, 0b110, SPECTATORS))
            state.ears = ears if ears != EVERYBODY or draw.random() < 0.5 else NOT_SAID
            state.ply += 1
            for place in range(4):
                missed[place] += not ears & (SPECTATORS if place == 3 else bit(place))
            if draw.random() < 0.3:
                state.floor = state.ply
                below = list(missed)
            state.count_missed()
            if draw.random() < 0.2:
                state.push(0, 1)
                state.pop()
            if draw.random() < 0.2:
                state = state.copy()
            viewers = (0, 1, 2, SPECTATOR)
            assert [state.ply - state.heard(viewer) for viewer in viewers] == missed
            assert [state.floor - state.heard_floor(viewer) for viewer in viewers] == below
            written = state.dump().get("missed", [[0, 0]] * 4)
            assert written == [list(pair) for pair in zip(missed, below, strict=True)]
