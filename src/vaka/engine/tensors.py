"""Observations as numbers: what a seat knows, as a row of bytes that learning programs take.

A game's `tensors/` room names its encoder `ENCODER`. It says which fields a row has, and writes them from a view, so that a row can
hold nothing that the seat does not know. Compiled with mypyc: a row is words of eight bytes in a buffer that numpy sees.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from vaka.engine.frame import zeros
from vaka.engine.names import ASKED
from vaka.engine.packed import bit, eight_bytes, has, seat_number
from vaka.engine.spec import Field, Part
from vaka.engine.state import State

WORD: Final[i64] = 8
"""The bytes of a word: every field begins at one."""


def spread_table() -> vec[i64]:
    """For each set of eight bits a word with 1 in the byte of each; the last bit is left to `Row.spread`."""
    found = vec[i64]()
    for bits in range(128):
        word: i64 = 0
        for place in range(7):
            if has(bits, place):
                word |= bit(place * 8)
        found = append(found, word)
    return found


SPREAD: Final = spread_table()
TOP: Final[i64] = 72_057_594_037_927_936  # 1 in the last byte


@final
class Row:
    """The bytes of a row, in words, and where the next one goes."""

    def __init__(self, size: i64) -> None:
        self.words = zeros((size + 7) // 8)
        self.at: i64 = 0

    def begin(self, at: i64, size: i64) -> None:
        """From here on, after so many bytes are made 0: a buffer may have many rows. Both are whole words."""
        words = self.words
        for place in range(at >> 3, (at + size) >> 3):
            words[place] = 0
        self.at = at

    def align(self) -> None:
        """On to the next word: every field begins there."""
        self.at = ((self.at + 7) >> 3) << 3

    def byte(self, value: i64) -> None:
        """One number from 0 to 255; what is larger is written as 255, what is below 0 as 0."""
        at = self.at
        self.at = at + 1
        if value > 0:
            if value > 255:
                value = 255
            if value > 127 and at & 7 == 7:
                value -= 256  # the highest bit of a word is its sign
            self.words[at >> 3] |= value << ((at & 7) << 3)

    def flag(self, is_so: bool) -> None:
        """1 if it is so, else 0."""
        at = self.at
        self.at = at + 1
        if is_so:
            self.words[at >> 3] |= bit((at & 7) << 3)

    def one_hot(self, value: i64, count: i64) -> None:
        """So many bytes, of which number `value` is 1; none, where that is no such number."""
        at = self.at
        self.at = at + count
        if 0 <= value < count:
            at += value
            self.words[at >> 3] |= bit((at & 7) << 3)

    def mark(self, place: i64) -> None:
        """The byte at this place of the row is 1."""
        self.words[place >> 3] |= bit((place & 7) << 3)

    def put(self, place: i64, value: i64) -> None:
        """The byte at this place of the row, which is 0 before."""
        if value > 0:
            if value > 127 and place & 7 == 7:
                value -= 256
            self.words[place >> 3] |= value << ((place & 7) << 3)

    def put_word(self, place: i64, value: i64) -> None:
        """Eight bytes at this place of the row, where a word begins."""
        self.words[place >> 3] = value

    def skip(self, count: i64) -> None:
        """So many bytes stay 0."""
        self.at += count

    def spread(self, bits: i64, count: i64) -> None:
        """So many bytes, 1 for each bit that is set, from the next word on; at most 62 of them."""
        self.align()
        words = self.words
        spread = SPREAD
        word = self.at >> 3
        self.at += count
        while bits != 0:
            eight = bits & 255
            if eight != 0:
                words[word] = spread[eight & 127] | (TOP if eight > 127 else NOTHING)
            bits >>= 8
            word += 1

    def fields(self, packed: i64, width: i64, count: i64) -> None:
        """So many small numbers that lie side by side in one, each `width` bits wide, from the next word on."""
        self.align()
        words = self.words
        place = self.at >> 3
        self.at += count
        while packed != 0:
            words[place] = eight_bytes(packed, width)
            packed = packed >> (8 * width) if width < 8 else NOTHING
            place += 1

    def seat_hot(self, seat: i64, first: i64, seats: i64) -> None:
        """A byte for each seat, from the next word on: 1 for this one, counted from `first` on; all 0 for what is no seat."""
        self.align()
        self.one_hot(seat_number(seat, first, seats) if 0 <= seat < seats else NOWHERE, seats)


NOTHING: Final[i64] = 0
NOWHERE: Final[i64] = -1


LOW: Final[i64] = 4_294_967_295


@final
class Mixer:
    """Numbers mixed into 64 bits, 32 in each of two lanes: the same with and without compiling, since nothing overflows."""

    def __init__(self) -> None:
        self.one: i64 = 2_654_435_769
        self.two: i64 = 1_779_033_703

    def add(self, number: i64) -> None:
        """One more."""
        low = number & LOW
        high = (number >> 32) & LOW
        one = (self.one ^ low) * 1_597_334_677
        one = ((one ^ (one >> 32)) & LOW) ^ high
        one *= 1_935_289_751
        self.one = (one ^ (one >> 29)) & LOW
        two = (self.two ^ high) * 1_403_630_843
        two = ((two ^ (two >> 32)) & LOW) ^ low
        two *= 2_135_587_861
        self.two = (two ^ (two >> 31)) & LOW

    def flag(self, is_so: bool) -> None:
        """A yes or no."""
        if is_so:
            self.add(1)
        else:
            self.add(0)

    def add_all(self, numbers: vec[i64]) -> None:
        """Numbers in their order; those that are 0 are passed over, and the others are mixed with their places."""
        # Each is mixed for itself and added, so that none waits for the one before.
        count: i64 = len(numbers)
        sum_one: i64 = count
        sum_two: i64 = 0
        for place in range(count):
            number = numbers[place]
            if number != 0:
                salt = (place + 1) * 40_503
                low = (number & LOW) ^ salt
                high = ((number >> 32) & LOW) ^ (salt << 7)
                one = low * 1_597_334_677
                one = (((one ^ (one >> 29)) & LOW) ^ high) * 1_935_289_751
                two = high * 1_403_630_843
                two = (((two ^ (two >> 31)) & LOW) ^ low) * 2_135_587_861
                sum_one = (sum_one + (one ^ (one >> 32))) & LOW
                sum_two = (sum_two + (two ^ (two >> 32))) & LOW
        self.add(sum_one)
        self.add(sum_two)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """How a game's views become rows. Subclass it, and write `fields` and `write`; for a fast `hash64` also `mix`."""

    def fields(self, seats: i64) -> list[Field]:
        """The fields of a row for so many seats, in their order."""
        raise NotImplementedError(f"{type(self).__name__}.fields")

    def write(self, view: State, row: Row, first: i64) -> None:
        """Write the fields of a view, one after the other; seats are counted from `first` on.

        `first` is 0 where seats are absolute, and the viewer where they are relative to it.
        """
        raise NotImplementedError(f"{type(self).__name__}.write")

    def mix(self, state: State, mixer: Mixer) -> bool:
        """Mix everything that a position has, frame apart, for `hash64`; False where a game does not write it."""
        return False

    def omitted(self) -> list[str]:
        """What `write` of a position tells and a row does not: keys of it, such as what was done last, with `*` for any."""
        return []

    def seat_arguments(self) -> dict[str, int]:
        """The arguments of action kinds that name a seat, with how many values each seat has: `{"pirogue": 4}`.

        Where seats are relative, these arguments of an action's id are, too.
        """
        return {}


@final
class Encoding:
    """An encoder for one player count: the spec of a row, and the buffers that it is written into."""

    def __init__(self, game: Any, encoder: Encoder, seats: i64) -> None:
        self.encoder = encoder
        self.seats = seats
        self.parts: list[Part] = []
        """The spec: each field with its slice of the row."""
        at = 0
        for field in encoder.fields(seats):
            count = 1
            for length in field.shape:
                count *= length
            at = (at + 7) // 8 * 8
            self.parts.append(Part(field.name, slice(at, at + count), field.shape, field.largest, field.meaning))
            at += count
        self.size: i64 = (at + 7) // 8 * 8
        """The bytes of a row."""
        self.action_count: i64 = game.action_count
        self.row = Row(self.size)
        self.mask_size: i64 = (self.action_count + 7) // 8 * 8
        self.mask = Row(self.mask_size)
        self.shifted = shifted_ids(game, encoder, seats)
        """Of each viewer, of each action id: the id relative to it; empty where ids name no seats."""

    def write_row(self, state: State, viewer: i64, relative: bool) -> None:
        """What the viewer knows of the position, into the buffer."""
        view = state if state.viewer == viewer else state.view_of(viewer)
        self.row.begin(NOTHING, self.size)
        self.encoder.write(view, self.row, viewer if relative and viewer > 0 else NOTHING)

    def write_mask(self, state: State, seat: i64, relative: bool) -> None:
        """What is open to the seat (or to whoever is asked), into the buffer; nothing where chance decides or the game is over."""
        mask = self.mask
        mask.begin(NOTHING, self.mask_size)
        asked = state.actor() if seat == ASKED else seat
        if asked < 0 or state.actor() < 0:
            return
        moves = state.moves(seat)
        if relative and len(self.shifted) > 0:
            base = asked * self.action_count
            shifted = self.shifted
            for place in range(len(moves)):
                mask.mark(shifted[base + moves[place]])
        else:
            for place in range(len(moves)):
                mask.mark(moves[place])

    def relative_id(self, action: i64, viewer: i64) -> i64:
        """The id of an action where seats are counted from this viewer on."""
        return self.shifted[viewer * self.action_count + action] if len(self.shifted) > 0 else action

    def absolute_id(self, action: i64, viewer: i64) -> i64:
        """The id that the game knows, of one that is relative to this viewer."""
        if len(self.shifted) == 0:
            return action
        return self.shifted[(self.seats - viewer) % self.seats * self.action_count + action]


def shifted_ids(game: Any, encoder: Encoder, seats: i64) -> vec[i64]:
    """Of each viewer, of each action id: the id with every seat in it counted from that viewer on."""
    found = vec[i64]()
    named = encoder.seat_arguments()
    if not named:
        return found
    for viewer in range(seats):
        for action in range(game.action_count):
            kind = game.kinds.kind(action)
            numbers = dict(kind.numbers(action))
            for name, each in named.items():
                if name in numbers:
                    seat, rest = divmod(numbers[name], each)
                    if seat < seats:  # a seat that nobody has stays where it is
                        numbers[name] = (seat - viewer) % seats * each + rest
            found = append(found, kind.id(**numbers))
    return found


def hash_of(state: State, encoder: Encoder) -> int:
    """64 bits of a position: equal for equal positions; -1 where the game does not mix its fields."""
    mixer = Mixer()
    mixer.add(state.seats)
    mixer.add(state.viewer)
    mixer.add(state.ply)
    mixer.add(state.floor)
    missed = state.missed()
    pending = state.pending()
    if len(missed) > 0 or len(pending) > 0:
        mixer.add_all(missed)
        mixer.add_all(pending)
    if not encoder.mix(state, mixer):
        return -1
    high: int = mixer.one
    low: int = mixer.two
    return high * 4_294_967_296 + low
