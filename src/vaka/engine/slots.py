"""Many games side by side in one compiled loop: what `vaka.arena.Batch` is made of. Arrays of numpy see its buffers."""

from __future__ import annotations

from typing import final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.frame import zeros
from vaka.engine.loops import draw_index, seeded
from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.engine.state import State
from vaka.engine.tensors import NOTHING, Encoding, Row


@final
class Slots:
    """So many slots, each with a game; slot k of them plays the games first + k, first + k + total, and so on."""

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
    ) -> None:
        self.start = start
        self.encoding = encoding
        self.count = count
        self.seed = seed
        self.total = total
        self.relative = relative
        self.asks_chance = asks_chance
        self.seats: i64 = start.seats
        width: i64 = max(start.game.action_count, start.game.outcome_count)
        self.width = (width + 7) // 8 * 8
        """The bytes of a mask."""
        self.size: i64 = encoding.size if encoding is not None else NOTHING
        self.rows = Row(count * self.size)
        self.masks = Row(count * self.width if encoding is not None else NOTHING)
        self.actors = zeros(count)
        self.games = zeros(count)
        self.done = zeros(count)
        self.returns = no_returns(count * self.seats)
        self.finished: i64 = 0
        """How many games have ended."""
        self.states: list[State] = []
        self.rngs: list[Random] = []
        for slot in range(count):
            self.games[slot] = first + slot
            self.states.append(start.copy())
            self.rngs.append(seeded(seed, first + slot))
            self.advance(slot)
            self.write(slot)

    def advance(self, slot: i64) -> None:
        """Draw until a seat is asked, or until the game is over; not at all where chance is asked for."""
        state = self.states[slot]
        asked = state.actor()
        while asked == CHANCE and not self.asks_chance:
            moves = state.moves(ASKED)
            state.step(moves[draw_index(state.odds(), self.rngs[slot])], ASKED)
            asked = state.actor()
        self.actors[slot] = asked

    def write(self, slot: i64) -> None:
        """The row and the mask of whoever is asked."""
        encoding = self.encoding
        if encoding is None:
            return
        state = self.states[slot]
        asked = self.actors[slot]
        self.rows.begin(slot * self.size, self.size)
        if asked >= 0:
            view = state.view_of(asked)
            encoding.encoder.write(view, self.rows, asked if self.relative else NOTHING)
        masks = self.masks
        base = slot * self.width
        masks.begin(base, self.width)
        moves = state.moves(ASKED)
        if self.relative and asked >= 0 and len(encoding.shifted) > 0:
            for place in range(len(moves)):
                masks.mark(base + encoding.relative_id(moves[place], asked))
        else:
            for place in range(len(moves)):
                masks.mark(base + moves[place])

    def sample(self) -> list[int]:
        """An action for each slot, all that are open alike; where chance is asked for, an outcome by its weight.

        With nothing else, these are the very games that `simulate` plays.
        """
        found: list[int] = []
        for slot in range(self.count):
            state = self.states[slot]
            moves = state.moves(ASKED)
            asked = self.actors[slot]
            if asked == CHANCE:
                found.append(moves[draw_index(state.odds(), self.rngs[slot])])
                continue
            count: i64 = len(moves)
            action = moves[self.rngs[slot].randrange(count)]
            found.append(self.told(action, asked))
        return found

    def told(self, action: i64, seat: i64) -> i64:
        """An id as the caller sees it."""
        encoding = self.encoding
        return encoding.relative_id(action, seat) if self.relative and encoding is not None else action

    def meant(self, action: i64, seat: i64) -> i64:
        """The id that the game knows."""
        encoding = self.encoding
        if not self.relative or encoding is None or seat < 0 or not 0 <= action < encoding.action_count:
            return action
        return encoding.absolute_id(action, seat)

    def refused(self, actions: list[int]) -> int:
        """The first slot whose action is not open; -1 if all are."""
        for slot in range(self.count):
            if not self.states[slot].is_open(self.meant(actions[slot], self.actors[slot]), ASKED):
                return slot
        return -1

    def step(self, actions: list[int]) -> None:
        """Play an action in each slot; a game that ends leaves its returns, and the next one begins."""
        done = self.done
        for slot in range(self.count):
            done[slot] = 0
        for slot in range(self.count):
            state = self.states[slot]
            state.step(self.meant(actions[slot], self.actors[slot]), ASKED)
            self.advance(slot)
            if self.actors[slot] == OVER:
                self.finish(slot)
            self.write(slot)

    def finish(self, slot: i64) -> None:
        """A game is over: note what each seat gets, and begin the next."""
        self.done[slot] = 1
        self.finished += 1
        seat: i64 = slot * self.seats
        for value in self.states[slot].returns():
            self.returns[seat] = value
            seat += 1
        self.games[slot] += self.total
        self.states[slot] = self.start.copy()
        self.rngs[slot] = seeded(self.seed, self.games[slot])
        self.advance(slot)


def no_returns(count: i64) -> vec[float]:
    """So many returns of games that are not over."""
    found = vec[float](capacity=count)
    for _place in range(count):
        found = append(found, 0.0)
    return found
