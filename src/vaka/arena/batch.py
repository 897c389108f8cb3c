"""Many games at once, as arrays: for programs that learn. One process, or several with memory in common."""

from __future__ import annotations

import multiprocessing
import weakref
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from vaka.arena.spread import leave_interrupts_to_the_parent
from vaka.engine.errors import BadOption, IllegalAction
from vaka.engine.extras import missing
from vaka.engine.ids import whole
from vaka.engine.registry import game as find_game
from vaka.engine.slots import Slots

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error) or error from None

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from multiprocessing.connection import Connection
    from typing import SupportsIndex

    from numpy.typing import NDArray

    from vaka.engine.game import Game
    from vaka.engine.state import State

SEEDS: Final = range(2**62)


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


class Batch:
    """So many games side by side. Slot k plays the games k, k + n, k + 2n, ... of a seed, one after the other.

    Every array has a row for each slot. `step` fills them anew, so copy what you keep:

    * `actors`: the seat that is asked; -1 where chance is asked for.
    * `observations`: what that seat knows, and `masks`: 1 for each action that is open to it.
    * `done`: has a game ended in the last step? Then `returns` has what each seat got, and the other arrays show the next game.
    * `games`: the number of the game. It is the same however the batch is split; `simulate` plays it under that number, too.

    With `relative`, seats and ids are counted from whoever is asked. With `chance="asked"` draws are left to the caller.
    With `processes` the slots are shared out; `close` ends them, and so does leaving a `with` block.

    >>> batch = Batch("aloha", 4, seats=2, seed=7)
    >>> for _ in range(300):
    ...     batch.step(batch.sample())
    >>> batch.finished > 0, batch.observations.shape[0], batch.masks.shape
    (True, 4, (4, 325))
    """

    def __init__(
        self,
        game: Game | str,
        n: SupportsIndex,
        seats: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        seed: SupportsIndex = 0,
        *,
        relative: bool = False,
        observations: bool = True,
        chance: str = "drawn",
        processes: int = 1,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.n = whole(n, "n")
        self.seats = self.game.player_count(seats)
        self.options = self.game.check(self.seats, options)
        self.seed = whole(seed, "a seed")
        if not 1 <= processes <= self.n:
            raise BadOption(f"a batch has a slot for each process, and at least one: not {self.n} for {processes}")
        if self.seed not in SEEDS:
            raise BadOption(f"a seed is a number from 0 to 2^62 - 1, not {self.seed}")
        if chance not in ("drawn", "asked"):
            raise BadOption(f"chance is drawn or asked, not {chance!r}")
        if relative and not observations:
            raise BadOption("relative is how rows and masks are written: it needs observations")
        plan = Plan(self.game.id, self.seats, self.options, self.seed, 0, self.n, self.n, relative, observations, chance == "asked")
        self.has_masks = observations
        self.is_here = processes == 1
        self._shares: list[Share] = [Here(self.game, plan)] if self.is_here else shared_out(self.game, plan, processes)
        self._arrays = self._shares[0].arrays
        self._ending = weakref.finalize(self, close_all, self._shares)

    # --- The arrays ---

    @property
    def actors(self) -> NDArray[np.int64]:
        """Of each slot the seat that is asked, or -1 for chance."""
        return self._arrays["actors"]

    @property
    def observations(self) -> NDArray[np.uint8]:
        """Of each slot what the seat knows that is asked."""
        return self._arrays["observations"]

    @property
    def masks(self) -> NDArray[np.uint8]:
        """Of each slot 1 for each action that is open; where chance is asked for, for each outcome."""
        return self._arrays["masks"]

    @property
    def done(self) -> NDArray[np.bool_]:
        """Of each slot: has a game ended in the last step?"""
        found: NDArray[np.bool_] = self._arrays["done"] != 0
        return found

    @property
    def returns(self) -> NDArray[np.float64]:
        """Of each slot and seat: what it got in the last game of that slot that has ended."""
        return self._arrays["returns"]

    @property
    def games(self) -> NDArray[np.int64]:
        """Of each slot the number of its game."""
        return self._arrays["games"]

    @property
    def finished(self) -> int:
        """How many games have ended."""
        return int(((self.games - np.arange(self.n)) // self.n).sum())

    # --- Playing ---

    def sample(self) -> NDArray[np.int64]:
        """An action for each slot, at random among those that are open."""
        self._everywhere("sample")
        return self._arrays["sampled"].copy()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Play an action in each slot; raise IllegalAction, naming the slot, and change nothing, if one is not open."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.n} integers, one for each slot, not {chosen.dtype} of shape {chosen.shape}")
        chosen = chosen.astype(np.int64, copy=False)  # what is beyond it becomes negative, and is never open
        wrong = self._shares[0].play(chosen.tolist()) if self.is_here else self._play_everywhere(chosen)
        if wrong >= 0:
            raise IllegalAction(f"slot {wrong}: action {np.asarray(actions)[wrong]} is not open")

    def _play_everywhere(self, chosen: NDArray[np.int64]) -> int:
        """Play in all processes, unless an action is not open in some slot: then its number, otherwise -1."""
        self._arrays["actions"][:] = chosen
        if self.has_masks:
            known = (chosen >= 0) & (chosen < self.masks.shape[1])
            is_open = known & (self.masks[np.arange(self.n), np.where(known, chosen, 0)] != 0)
            wrong = -1 if is_open.all() else int(np.argmin(is_open))
        else:
            wrong = max(self._everywhere("refused"))
        if wrong < 0:
            self._everywhere("step")
        return wrong

    def _everywhere(self, deed: str) -> list[int]:
        """Let all shares do something, at the same time."""
        for share in self._shares:
            share.ask(deed)
        return [share.answer() for share in self._shares]

    def state(self, slot: SupportsIndex) -> State:
        """The position of a slot: a copy. Raise IndexError if there is no such slot."""
        number = whole(slot, "a slot")
        if not 0 <= number < self.n:
            raise IndexError(f"slots are 0 to {self.n - 1}, not {number}")
        return next(share for share in self._shares if number < share.plan.first + share.plan.slots).state(number)

    def legal(self, slot: SupportsIndex) -> list[int]:
        """The ids that are open in a slot, as the game knows them."""
        return self.state(slot).legal()

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<Batch of {self.n} games of {self.game.id} with {self.seats} seats, {self.finished} finished>"

    # --- The end ---

    def close(self) -> None:
        """End the processes; a batch in one process has none."""
        self._ending()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


# --- Shares of a batch ---


def close_all(shares: list[Share]) -> None:
    """End the processes of a batch: when it is closed, forgotten, or when the program ends."""
    for share in shares:
        share.close()


class Share:
    """Some of the slots, and the arrays that they are seen in."""

    plan: Plan
    arrays: dict[str, NDArray[Any]]

    def ask(self, deed: str) -> None:
        """Begin to do something."""
        raise NotImplementedError

    def answer(self) -> int:
        """End it: the slot whose action is refused, or -1."""
        raise NotImplementedError

    def play(self, actions: list[int]) -> int:
        """Play at once, in the only share; or the slot whose action is not open, and -1 if all are."""
        raise NotImplementedError

    def state(self, slot: int) -> State:
        """The position of a slot, by its number in the batch."""
        raise NotImplementedError

    def close(self) -> None:
        """Nothing more will be asked."""


class Here(Share):
    """Slots of this process: the arrays are the buffers that compiled code writes."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.plan = plan
        encoding = game.observations(plan.seats).encoding if plan.observations else None
        start = game.new(plan.seats, plan.options)
        place = (plan.slots, plan.seed, plan.first, plan.total)
        self.slots = slots = Slots(start, encoding, *place, plan.relative, plan.asks_chance)
        self.arrays = {
            "actors": seen(slots.actors, np.int64),
            "games": seen(slots.games, np.int64),
            "done": seen(slots.done, np.int64),
            "returns": seen(slots.returns, np.float64).reshape(plan.slots, plan.seats),
            "actions": np.zeros(plan.slots, np.int64),
            "sampled": seen(slots.actions, np.int64),
        }
        if encoding is not None:
            width = game.action_count if not plan.asks_chance else max(game.action_count, game.outcome_count)
            self.arrays["observations"] = seen(slots.rows.words, np.uint8).reshape(plan.slots, int(slots.size))
            self.arrays["masks"] = seen(slots.masks.words, np.uint8).reshape(plan.slots, int(slots.width))[:, :width]
        self.answered = -1

    def ask(self, deed: str) -> None:
        actions = self.arrays["actions"]
        self.answered = -1
        if deed == "sample":
            self.slots.sample()
        elif deed == "step":
            self.slots.step(actions.tolist())
        else:
            slot = int(self.slots.refused(actions.tolist()))
            self.answered = slot if slot < 0 else slot + self.plan.first

    def answer(self) -> int:
        return self.answered

    def play(self, actions: list[int]) -> int:
        return int(self.slots.play(actions))

    def state(self, slot: int) -> State:
        return self.slots.state(slot - self.plan.first)


def seen(buffer: Any, kind: Any) -> NDArray[Any]:
    """A live view of a vec, which is a buffer."""
    return np.frombuffer(buffer, kind)


class There(Share):
    """Slots of another process, which copies its arrays into memory that both see."""

    def __init__(self, plan: Plan, memory: SharedMemory, columns: list[Column]) -> None:
        self.plan = plan
        self.memory = memory
        self.arrays = laid_out(memory, columns, plan.total)
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
        if self.plan.first == 0 and self.memory.buf is not None:  # the first share gives the memory back
            self.arrays.clear()
            self.memory.unlink()


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
    """A process for each share, and the memory in common."""
    columns = columns_of(Here(game, plan._replace(slots=1)))
    sizes = [plan.total * int(np.prod(column.shape, dtype=np.int64)) * np.dtype(column.kind).itemsize for column in columns]
    memory = SharedMemory(create=True, size=sum(-(-size // 64) * 64 for size in sizes))
    bounds = [plan.total * part // processes for part in range(processes + 1)]
    shares: list[Share] = []
    for first, end in pairwise(bounds):
        shares.append(There(plan._replace(first=first, slots=end - first), memory, columns))
    for share in shares:
        share.answer()
    return shares


POSITIONS: Final = ("actors", "games", "done", "returns", "observations", "masks")
SHOWN: Final[dict[str, tuple[str, ...]]] = {"begin": POSITIONS, "step": POSITIONS, "sample": ("sampled",), "refused": ()}
"""What changes by each thing that is asked for."""


def serve_share(plan: Plan, name: str, columns: list[Column], pipe: Connection) -> None:
    """The other process: do what is asked, copy the arrays, and say so, until there is nothing more."""
    leave_interrupts_to_the_parent()
    memory = SharedMemory(name)
    try:
        share = Here(find_game(plan.game), plan)
        everybodys = laid_out(memory, columns, plan.total)
        mine = {name: array[plan.first : plan.first + plan.slots] for name, array in everybodys.items()}
        deed: Any = "begin"
        while deed != "close":
            if isinstance(deed, int):
                pipe.send(share.state(deed))
            else:
                pipe.send(done_and_shown(share, mine, deed))
            deed = pipe.recv()
    except (EOFError, BrokenPipeError):  # the parent is gone
        pass
    except Exception as error:
        pipe.send(error)
    finally:
        memory.close()


def done_and_shown(share: Here, mine: dict[str, NDArray[Any]], deed: str) -> int:
    """Do what is asked with the actions that the parent wrote, and show what came of it."""
    if deed in ("step", "refused"):
        share.arrays["actions"][:] = mine["actions"]
    if deed != "begin":
        share.ask(deed)
    for name in SHOWN[deed]:
        if name in share.arrays:
            mine[name][:] = share.arrays[name]
    return share.answer() if deed != "begin" else -1
