"""Observations as numbers: a sound encoder passes, and each broken one is caught with a message that names its fault."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vaka
from tests.engine import lei
from vaka.engine.names import CHANCE, OVER
from vaka.engine.packed import seat_at
from vaka.engine.registry import own_games
from vaka.engine.spec import Field
from vaka.engine.state import State
from vaka.engine.tensors import Encoder, Row
from vaka.engine.testing.check import ContractBroken, check_game

page = lei.load()
HANDS, LEIS = page.HELD + 1, page.LENGTH
HIDDEN = 9


class LeiEncoder(Encoder):
    """Hands, leis, and how many flowers are left."""

    def fields(self, seats: int) -> list[Field]:
        return [
            Field("hands", (seats, HANDS), HIDDEN, "flower + 1, or 9 where it is hidden"),
            Field("leis", (seats, LEIS), 8, "flower + 1"),
            Field("viewer", (seats,), 1, "whose view this is"),
            Field("left", (1,), 200, "flowers to draw"),
        ]

    def write(self, view: State, row: Row, first: int) -> None:
        state: Any = view
        for rows, length in ((state.hands, HANDS), (state.leis, LEIS)):
            row.align()
            for number in range(state.seats):
                held = rows[seat_at(number, first, state.seats)]
                for flower in held:
                    row.byte(flower + 1 if flower >= 0 else HIDDEN)
                row.skip(length - len(held))
        row.seat_hot(state.viewer, first, state.seats)
        row.align()
        row.byte(self.left(state))

    def left(self, state: Any) -> int:
        return int(state.left)


def game_with(encoder: Encoder, position: type[State] = page.Lei) -> vaka.Game:
    """Lei with an encoder."""

    class Rowing(page.LeiGame):  # type: ignore[misc, name-defined]
        """Lei in rows."""

        state_class = position

    game: vaka.Game = Rowing()
    vars(game)["encoder"] = encoder
    return game


def test_a_sound_encoder_passes() -> None:
    assert check_game(game_with(LeiEncoder()), games=1).probes > 0


class Remembering(page.Lei):  # type: ignore[misc, name-defined]
    """Remembers what was drawn last, where nobody looks for it: it is in no dump, and nobody hides it."""

    drawn = 0

    def play(self, action: int, seat: int) -> None:
        if seat == CHANCE:
            self.drawn = action + 1
        super().play(action, seat)

    def copy(self) -> State:
        twin = super().copy()
        twin.drawn = self.drawn
        return twin  # type: ignore[no-any-return]


class Leaking(LeiEncoder):
    def left(self, state: Any) -> int:
        return int(state.left) + 40 * int(state.drawn)


class Large(LeiEncoder):
    def fields(self, seats: int) -> list[Field]:
        return [field._replace(largest=3) if field.name == "left" else field for field in super().fields(seats)]


class Short(LeiEncoder):
    def fields(self, seats: int) -> list[Field]:
        return [*super().fields(seats), Field("more", (3, 8), 1, "nothing that is ever written")]


class Forgetful(LeiEncoder):
    """Writes no hands and no leis."""

    def write(self, view: State, row: Row, first: int) -> None:
        twin: Any = view.copy()
        twin.leis = twin.hands = [[] for _ in range(view.seats)]
        super().write(twin, row, first)


@pytest.mark.parametrize(
    ("encoder", "position", "fault"),
    [
        (Leaking(), Remembering, "the row of .* tells what the view does not: it is another after dump and load"),
        (Forgetful(), page.Lei, "changes the view of .*, but not its row"),
        (Large(), page.Lei, "left is at most 3, but"),
        (Short(), page.Lei, "the fields of a row have .* bytes, but the encoder wrote"),
    ],
    ids=lambda thing: type(thing).__name__ if isinstance(thing, Encoder) else None,
)
def test_a_broken_encoder_is_caught(encoder: Encoder, position: type[State], fault: str) -> None:
    with pytest.raises(ContractBroken, match=fault):
        check_game(game_with(encoder, position), games=2)


def test_without_an_encoder_that_is_said() -> None:
    with pytest.raises(TypeError, match="Lei has no encoder"):
        page.LeiGame().new(2).observe(0)


# --- The games ---

ENCODED = [name for name in own_games() if vaka.game(name).encoder]


def played(game: vaka.Game, seats: int, seed: int) -> State:
    """Somewhere in a random game, where a seat is asked."""
    from vaka.engine.loops import random_action, seeded

    state, rng = game.new(seats), seeded(seed, 0)
    while state.actor() < 0 or state.ply < 40:
        if state.actor() == OVER:
            break
        state.step(random_action(state, rng))
    return state


@pytest.mark.parametrize("name", ENCODED)
def test_an_array_is_filled_or_made_and_is_nobodys_but_the_callers(name: str) -> None:
    game = vaka.game(name)
    state = played(game, 2, 1)
    rows = game.observations(2)
    first, mask = state.observe(0), state.action_mask()
    kept = first.copy()
    out = np.zeros((3, rows.size), np.float32)
    assert state.observe(1, out=out[1]) is not None
    assert (out[1] == state.observe(1)).all()
    assert not out[0].any()
    assert (first == kept).all(), "another row was written over it"
    first[:] = 7
    assert (state.observe(0) == kept).all()
    assert mask.dtype == kept.dtype == np.uint8
    assert mask.shape == (game.action_count,)
    assert state.action_mask(state.actor()).tolist() == mask.tolist()
    with pytest.raises(ValueError, match="broadcast"):
        state.observe(0, out=np.zeros(5, np.uint8))


@pytest.mark.parametrize("name", ENCODED)
def test_rows_are_small_and_every_byte_has_one_field(name: str) -> None:
    game = vaka.game(name)
    for seats in game.seats:
        rows = game.observations(seats)
        assert rows.size <= 4096
        ends = 0
        for part in rows.spec:
            assert part.slice.start >= ends
            assert part.slice.stop - part.slice.start == int(np.prod(part.shape))
            assert 1 <= part.largest <= 255
            assert part.meaning
            ends = part.slice.stop
        assert len({part.name for part in rows.spec}) == len(rows.spec)


@pytest.mark.parametrize("name", ENCODED)
def test_relative_rows_put_the_viewer_first(name: str) -> None:
    game = vaka.game(name)
    seats = max(game.seats)
    rows = game.observations(seats)
    state = played(game, seats, 3)
    for viewer in range(seats):
        assert rows.part(state.observe(viewer, relative=True), "viewer").tolist() == [1] + [0] * (seats - 1)
        assert rows.part(state.observe(viewer), "viewer").tolist() == [int(seat == viewer) for seat in range(seats)]
    assert rows.part(state.observe(vaka.SPECTATOR), "viewer").sum() == 0
    many = np.stack([state.observe(viewer) for viewer in range(seats)])
    assert rows.part(many, "viewer").tolist() == np.eye(seats).tolist()
    with pytest.raises(LookupError, match="a row has no 'luck'"):
        rows.part(many, "luck")


def test_without_numpy_the_extra_is_named() -> None:
    from tests.tools.test_core import bare

    done = bare("import vaka\ntry:\n    vaka.game('aloha').new().observe(0)\nexcept ImportError as error:\n    print(error)")
    assert done.stdout.strip() == "numpy is not installed, which this needs: pip install 'vaka[data]'", done.stderr


def test_every_game_of_ours_has_an_encoder() -> None:
    assert own_games() == tuple(ENCODED)


def test_a_row_holds_any_byte_at_any_place() -> None:
    """Also in the last byte of a word, where the highest bit is the sign of the word."""
    row = Row(16)
    for value in (0, 1, 127, 128, 200, 254, 255, 200):
        row.byte(value)
    row.put(15, 255)
    assert bytes(memoryview(row.words).cast("B")) == bytes([0, 1, 127, 128, 200, 254, 255, 200, *[0] * 7, 255])
