"""Many games side by side in one compiled loop: what `vaka.arena.Batch` is made of. Arrays of numpy see its buffers."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.frame import zeros
from vaka.engine.loops import draw_index, seeded
from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.engine.state import State
from vaka.engine.tensors import NOTHING, Encoding, Row

NONE_OPEN: Final[vec[i64]] = vec[i64]()


@final
class Slot:
    """One game: its position, its generator, what is open in it, and who is asked."""

    def __init__(self, state: State, rng: Random) -> None:
        self.state = state
        self.rng = rng
        self.moves = NONE_OPEN
        self.asked: i64 = CHANCE


@final
class Slots:
    """So many slots, each with a game; slot k of them plays the games first + k, first + k + total, and so on.

    With `rows` several of these write into the same rows, one after the other: whoever copies them elsewhere needs no more.
    """

    def __init__(
        self,
        start: State,
        encoding: Encoding | None,
        count: i64,
        seed: i64,
        first: i64,
        total: i64,
        relative: bool,
        asks_chance: bool,
        rows: Row | None = None,
    ) -> None:
        self.start = start
        self.encoding = encoding
        self.count = count
        self.seed = seed
        self.total = total
        self.is_relative = relative and encoding is not None and len(encoding.shifted) > 0
        self.relative = relative
        self.asks_chance = asks_chance
        self.seats: i64 = start.seats
        width: i64 = max(start.game.action_count, start.game.outcome_count)
        self.width = (width + 7) // 8 * 8
        """The bytes of a mask."""
        self.size: i64 = encoding.size if encoding is not None else NOTHING
        self.rows = Row(count * self.size) if rows is None else rows
        self.masks = Row(count * self.width if encoding is not None else NOTHING)
        self.actors = zeros(count)
        self.games = zeros(count)
        self.done = zeros(count)
        self.actions = zeros(count)
        """Of each slot an action at random among those that are open; where chance is asked for, an outcome by its weight."""
        self.changed = zeros(count)
        """The words of the masks that the last step has written, where somebody copies them."""
        self.changes: i64 = 0
        self.is_copied = rows is not None
        self.ended: i64 = 0
        """How many games have ended in the last step."""
        self.returns = no_returns(count * self.seats)
        self.slots: list[Slot] = []
        for slot in range(count):
            self.games[slot] = first + slot
            self.slots.append(Slot(start.copy(), seeded(seed, first + slot)))
            self.advance(slot)
            self.write(slot)
            self.draw(slot)

    def state(self, slot: i64) -> State:
        """The position of a slot: a copy."""
        return self.slots[slot].state.copy()

    def advance(self, slot: i64) -> None:
        """Draw until a seat is asked, or until the game is over; not at all where chance is asked for."""
        here = self.slots[slot]
        state = here.state
        asked = state.actor()
        while asked == CHANCE and not self.asks_chance:
            moves = state.moves(ASKED)
            state.step(moves[draw_index(state.odds(), here.rng)], ASKED)
            asked = state.actor()
        self.actors[slot] = asked

    def write(self, slot: i64) -> None:
        """What is open to whoever is asked; its row and its mask."""
        here = self.slots[slot]
        before = here.moves
        moves = here.state.moves(ASKED)
        here.moves = moves
        encoding = self.encoding
        if encoding is None:
            return
        asked = self.actors[slot]
        self.rows.begin(slot * self.size, self.size)
        if asked >= 0:
            view = here.state.view_of(asked)
            encoding.encoder.write(view, self.rows, asked if self.relative else NOTHING)
        masks = self.masks
        base = slot * self.width
        words = masks.words
        for place in range(len(before)):
            at = (base + self.told(before[place], here.asked)) >> 3
            words[at] = 0
            if self.is_copied:
                self.note(at)
        for place in range(len(moves)):
            at = base + self.told(moves[place], asked)
            masks.mark(at)
            if self.is_copied:
                self.note(at >> 3)
        here.asked = asked

    def draw(self, slot: i64) -> None:
        """An action at random into `actions`: with these, and nothing else, the games are those that `simulate` plays."""
        here = self.slots[slot]
        moves = here.moves
        asked = self.actors[slot]
        if asked == CHANCE:
            self.actions[slot] = moves[draw_index(here.state.odds(), here.rng)]
        else:
            count: i64 = len(moves)
            self.actions[slot] = self.told(moves[here.rng.randrange(count)], asked)

    def note(self, word: i64) -> None:
        """A word of the masks was written."""
        if self.changes == len(self.changed):
            self.changed = doubled(self.changed)
        self.changed[self.changes] = word
        self.changes += 1

    def told(self, action: i64, seat: i64) -> i64:
        """An id as the caller sees it."""
        encoding = self.encoding
        return encoding.relative_id(action, seat) if self.is_relative and seat >= 0 and encoding is not None else action

    def meant(self, action: i64, seat: i64) -> i64:
        """The id that the game knows."""
        encoding = self.encoding
        if not self.is_relative or encoding is None or seat < 0 or not 0 <= action < encoding.action_count:
            return action
        return encoding.absolute_id(action, seat)

    def refused(self, actions: list[int]) -> int:
        """The first slot whose action is not open; -1 if all are."""
        encoding = self.encoding
        words = self.masks.words
        for slot in range(self.count):
            action: i64 = actions[slot]
            if encoding is None:
                if not self.slots[slot].state.is_open(action, ASKED):
                    return slot
                continue
            place = slot * self.width + action
            if not 0 <= action < self.width or (words[place >> 3] >> ((place & 7) << 3)) & 1 == 0:
                return slot
        return -1

    def play(self, actions: list[int]) -> int:
        """`step`, unless an action is not open: then its slot, and nothing has changed; otherwise -1."""
        slot: i64 = self.refused(actions)
        if slot < 0:
            self.step(actions)
        return slot

    def step(self, actions: list[int]) -> None:
        """Play an action in each slot; a game that ends leaves its returns, and the next one begins."""
        done = self.done
        self.changes = 0
        self.ended = 0
        for slot in range(self.count):
            done[slot] = 0
            state = self.slots[slot].state
            state.step(self.meant(actions[slot], self.actors[slot]), ASKED)
            self.advance(slot)
            if self.actors[slot] == OVER:
                self.finish(slot)
            self.write(slot)
            self.draw(slot)

    def finish(self, slot: i64) -> None:
        """A game is over: note what each seat gets, and begin the next."""
        here = self.slots[slot]
        self.done[slot] = 1
        self.ended += 1
        seat: i64 = slot * self.seats
        for value in here.state.returns():
            self.returns[seat] = value
            seat += 1
        self.games[slot] += self.total
        here.state = self.start.copy()
        here.rng = seeded(self.seed, self.games[slot])
        self.advance(slot)


def doubled(numbers: vec[i64]) -> vec[i64]:
    """These numbers, with room for as many more."""
    found = zeros(2 * len(numbers))
    for place in range(len(numbers)):
        found[place] = numbers[place]
    return found


def no_returns(count: i64) -> vec[float]:
    """So many returns of games that are not over."""
    found = vec[float](capacity=count)
    for _place in range(count):
        found = append(found, 0.0)
    return found


@final
class Replay:
    """Games played again, with a row and a mask for each decision: what `vaka.arena.dataset` is made of."""

    def __init__(self, start: State, encoding: Encoding, most: i64, relative: bool) -> None:
        self.start = start
        self.encoding = encoding
        self.most = most
        """So many decisions have room."""
        self.relative = relative
        self.width: i64 = encoding.mask_size
        self.rows = Row(most * encoding.size)
        self.masks = Row(most * self.width)
        self.actors = zeros(most)
        self.actions = zeros(most)
        self.state = start
        self.returns: list[float] = []
        self.place: i64 = 0

    def begin(self) -> None:
        """The next game: nothing of it has been played."""
        self.state = self.start.copy()
        self.place = 0

    def play(self, actions: list[int]) -> int:
        """Play on until the buffers are full or the game is over; how many decisions were written.

        Raise ValueError if an action is not open: the file does not fit the rules.
        """
        encoding = self.encoding
        state = self.state
        found: i64 = 0
        count: i64 = len(actions)
        while self.place < count and found < self.most:
            action: i64 = actions[self.place]
            asked = state.actor()
            if asked == OVER or not state.is_open(action, ASKED):
                raise ValueError(f"ply {self.place}: {action} is not open")
            if asked >= 0:
                self.actors[found] = asked
                self.actions[found] = encoding.relative_id(action, asked) if self.relative else action
                self.rows.begin(found * encoding.size, encoding.size)
                encoding.encoder.write(state.view_of(asked), self.rows, asked if self.relative else NOTHING)
                base = found * self.width
                self.masks.begin(base, self.width)
                moves = state.moves(ASKED)
                for place in range(len(moves)):
                    shown = encoding.relative_id(moves[place], asked) if self.relative else moves[place]
                    self.masks.mark(base + shown)
                found += 1
            state.step(action, ASKED)
            self.place += 1
        if self.place == count:
            self.returns = state.returns()
        return found

    def is_over(self) -> bool:
        """Has the game been played to its end?"""
        return self.state.actor() == OVER
