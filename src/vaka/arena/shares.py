"""The shares of a batch: its slots in this process, or shared out over several with memory in common.

The arrays of one process are the buffers that compiled code writes. With several, each process writes its rows into a small buffer
that stays in the processor's cache, block after block, and copies each block into the memory in common: that is hardly slower. This
process plays the first share itself.
"""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from vaka.arena.spread import leave_interrupts_to_the_parent
from vaka.engine.registry import game as find_game
from vaka.engine.slots import Slots
from vaka.engine.tensors import Row

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from numpy.typing import NDArray

    from vaka.engine.game import Game
    from vaka.engine.state import State

BLOCK_BYTES: Final = 131_072
"""The rows of a block take so many bytes at most."""
SPARSE: Final = 8
"""Where fewer than one in so many words of the masks have changed, only those are copied."""


class Plan(NamedTuple):
    """What a process has to know to play its share of the slots."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    first: int
    slots: int
    total: int
    relative: bool
    observations: bool
    asks_chance: bool


class Column(NamedTuple):
    """An array with a row for each slot."""

    name: str
    shape: tuple[int, ...]
    kind: str


# --- Shares ---


def close_all(shares: list[Share]) -> None:
    """End the processes of a batch: when it is closed, forgotten, or when the program ends."""
    for share in reversed(shares):
        share.close()


class Share:
    """Some of the slots, and the arrays that they are seen in."""

    plan: Plan
    arrays: dict[str, NDArray[Any]]

    def ask(self, deed: str) -> None:
        """Begin to do something: to play the actions of the arrays (`step`), or to look at them (`refused`)."""
        raise NotImplementedError

    def answer(self) -> int:
        """End it: the slot whose action is refused, or -1."""
        raise NotImplementedError

    def state(self, slot: int) -> State:
        """The position of a slot, by its number in the batch."""
        raise NotImplementedError

    def close(self) -> None:
        """Nothing more will be asked."""


class Here(Share):
    """Slots of this process: the arrays are the buffers that compiled code writes. With `rows`, they share those with others."""

    def __init__(self, game: Game, plan: Plan, rows: Row | None = None) -> None:
        self.plan = plan
        encoding = game.observations(plan.seats).encoding if plan.observations else None
        start = game.new(plan.seats, plan.options)
        place = (plan.slots, plan.seed, plan.first, plan.total)
        self.slots = slots = Slots(start, encoding, *place, plan.relative, plan.asks_chance, rows)
        self.arrays = {
            "actors": seen(slots.actors, np.int64),
            "games": seen(slots.games, np.int64),
            "done": seen(slots.done, np.int64),
            "returns": seen(slots.returns, np.float64).reshape(plan.slots, plan.seats),
            "actions": np.zeros(plan.slots, np.int64),
            "sampled": seen(slots.actions, np.int64),
        }
        if encoding is not None:
            size, width = int(slots.size), int(slots.width)
            self.arrays["observations"] = seen(slots.rows.words, np.uint8)[: plan.slots * size].reshape(plan.slots, size)
            self.arrays["masks"] = seen(slots.masks.words, np.uint8).reshape(plan.slots, width)

    def play(self, actions: list[int]) -> int:
        """Play at once, unless an action is not open: then its slot, and -1 otherwise."""
        return int(self.slots.play(actions))

    def state(self, slot: int) -> State:
        return self.slots.state(slot - self.plan.first)


def seen(buffer: Any, kind: Any) -> NDArray[Any]:
    """A live view of a vec, which is a buffer."""
    return np.frombuffer(buffer, kind)


# --- Several processes ---


class Block:
    """Slots whose arrays are copied into their part of those that everybody sees."""

    def __init__(self, here: Here, part: dict[str, NDArray[Any]]) -> None:
        self.here = here
        self.part = part
        self.end = here.plan.first + here.plan.slots
        self.copied = [(part[name], here.arrays[name]) for name in ("actors", "sampled", "observations") if name in part]
        self.ended = [(part[name], here.arrays[name]) for name in ("done", "games", "returns")]
        """What is seen when a game ends."""
        self.masks = (words_of(part["masks"]), words_of(here.arrays["masks"])) if "masks" in part else None
        self.has_ended = True

    def show(self, *, everything: bool = False) -> None:
        """Copy what the last step has changed."""
        slots = self.here.slots
        for theirs, own in self.copied:
            theirs[:] = own
        if slots.ended or self.has_ended:
            for theirs, own in self.ended:
                theirs[:] = own
        self.has_ended = bool(slots.ended)
        if self.masks is None:
            return
        shown, words = self.masks
        if everything or slots.changes * SPARSE > len(words):
            shown[:] = words
        else:
            changed = seen(slots.changed, np.int64)[: slots.changes]
            shown[changed] = words[changed]


def words_of(array: NDArray[Any]) -> NDArray[np.int64]:
    """Rows of bytes as words."""
    return array.reshape(-1).view(np.int64)


class Copied(Share):
    """Slots of one process of several, in blocks. The first of them holds the memory in common."""

    def __init__(self, game: Game, plan: Plan, arrays: dict[str, NDArray[Any]], memory: SharedMemory | None = None) -> None:
        self.plan = plan
        self.arrays = arrays
        self.memory = memory
        self.answered = -1
        self.blocks: list[Block] = []
        size = game.observations(plan.seats).size if plan.observations else 1
        most = max(1, BLOCK_BYTES // size)
        rows: Row | None = None
        for first in range(plan.first, plan.first + plan.slots, most):
            end = min(first + most, plan.first + plan.slots)
            if rows is None:
                rows = scratch(game, plan, end - first)
            here = Here(game, plan._replace(first=first, slots=end - first), rows)
            self.blocks.append(Block(here, {name: array[first:end] for name, array in arrays.items()}))
            self.blocks[-1].show(everything=True)

    def ask(self, deed: str) -> None:
        self.answered = -1
        for block in self.blocks:
            plan = block.here.plan
            actions = block.part["actions"].tolist()
            if deed == "step":
                block.here.slots.step(actions)
                block.show()
            elif (slot := int(block.here.slots.refused(actions))) >= 0:
                self.answered = slot + plan.first
                return

    def answer(self) -> int:
        return self.answered

    def state(self, slot: int) -> State:
        return next(block for block in self.blocks if slot < block.end).here.state(slot)

    def close(self) -> None:
        if self.memory is not None and self.memory.buf is not None:
            self.blocks.clear()
            self.arrays.clear()
            self.memory.unlink()
            self.memory = None


def scratch(game: Game, plan: Plan, slots: int) -> Row:
    """Rows for so many slots, which block after block writes."""
    return Row(slots * (game.observations(plan.seats).size if plan.observations else 0))


class There(Share):
    """Slots of another process, which shows them in the memory in common."""

    def __init__(self, plan: Plan, memory: SharedMemory, columns: list[Column]) -> None:
        self.plan = plan
        self.arrays = {}
        start = multiprocessing.get_context("spawn")
        self.pipe, theirs = start.Pipe()
        self.process = start.Process(target=serve_share, args=(plan, memory.name, columns, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, deed: str) -> None:
        self.pipe.send(deed)

    def answer(self) -> Any:
        found = self.pipe.recv()
        if isinstance(found, Exception):
            raise found
        return found

    def state(self, slot: int) -> State:
        self.pipe.send(slot)
        found: State = self.answer()
        return found

    def close(self) -> None:
        if self.process.is_alive():
            self.pipe.send("close")
            self.process.join()
        self.pipe.close()


def columns_of(share: Here) -> list[Column]:
    """The arrays of a share, by the row of a slot."""
    return [Column(name, array.shape[1:], array.dtype.str) for name, array in share.arrays.items()]


def laid_out(memory: SharedMemory, columns: list[Column], slots: int) -> dict[str, NDArray[Any]]:
    """The arrays of a whole batch, one behind the other in the memory."""
    found: dict[str, NDArray[Any]] = {}
    at = 0
    for column in columns:
        found[column.name] = np.ndarray((slots, *column.shape), column.kind, memory.buf, at)
        at += -(-found[column.name].nbytes // 64) * 64
    return found


def shared_out(game: Game, plan: Plan, processes: int) -> list[Share]:
    """A share for this process, one for each of the others, and the memory in common."""
    columns = columns_of(Here(game, plan._replace(slots=1)))
    sizes = [plan.total * int(np.prod(column.shape, dtype=np.int64)) * np.dtype(column.kind).itemsize for column in columns]
    memory = SharedMemory(create=True, size=sum(-(-size // 64) * 64 for size in sizes))
    bounds = [plan.total * part // processes for part in range(processes + 1)]
    plans = [plan._replace(first=first, slots=end - first) for first, end in pairwise(bounds)]
    others = [There(plan, memory, columns) for plan in plans[1:]]
    own = Copied(game, plans[0], laid_out(memory, columns, plan.total), memory)
    for share in others:
        share.answer()
    return [own, *others]


def serve_share(plan: Plan, name: str, columns: list[Column], pipe: Connection) -> None:
    """The other process: do what is asked, copy the arrays, and say so, until there is nothing more."""
    leave_interrupts_to_the_parent()
    memory = SharedMemory(name)
    try:
        share = Copied(find_game(plan.game), plan, laid_out(memory, columns, plan.total))
        pipe.send(-1)
        while (deed := pipe.recv()) != "close":
            if isinstance(deed, int):
                pipe.send(share.state(deed))
            else:
                share.ask(deed)
                pipe.send(share.answer())
    except (EOFError, BrokenPipeError):  # the parent is gone
        pass
    except Exception as error:
        pipe.send(error)
    finally:
        memory.close()
