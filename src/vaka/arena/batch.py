"""Many games at once, as arrays: for programs that learn. One process, or several with memory in common."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any, Final, Self

from vaka.engine.errors import BadOption, IllegalAction
from vaka.engine.extras import missing
from vaka.engine.ids import whole
from vaka.engine.registry import game as find_game

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error) or error from None

from vaka.arena.shares import Here, Plan, Share, close_all, shared_out

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import SupportsIndex

    from numpy.typing import NDArray

    from vaka.engine.game import Game
    from vaka.engine.state import State

SEEDS: Final = range(2**62)


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
        self._here = Here(self.game, plan) if processes == 1 else None
        self._shares: list[Share] = [self._here] if self._here is not None else shared_out(self.game, plan, processes)
        self._arrays = self._shares[0].arrays
        self._ending = weakref.finalize(self, close_all, self._shares)
        self._width = max(self.game.action_count, self.game.outcome_count) if chance == "asked" else self.game.action_count
        self._first = np.arange(self.n) * (self._arrays["masks"].shape[1] if observations else 0)
        """Of each slot the place of its mask in all of them."""

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
        return self._arrays["masks"][:, : self._width]

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
        """An action for each slot, at random among those that are open: the same ones until the next step."""
        return self._arrays["sampled"].copy()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Play an action in each slot; raise IllegalAction, naming the slot, and change nothing, if one is not open."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.n} integers, one for each slot, not {chosen.dtype} of shape {chosen.shape}")
        chosen = chosen.astype(np.int64, copy=False)  # what is beyond it becomes negative, and is never open
        wrong = self._here.play(chosen.tolist()) if self._here is not None else self._play_everywhere(chosen)
        if wrong >= 0:
            raise IllegalAction(f"slot {wrong}: action {np.asarray(actions)[wrong]} is not open")

    def _play_everywhere(self, chosen: NDArray[np.int64]) -> int:
        """Play in all processes, unless an action is not open in some slot: then its number, otherwise -1."""
        self._arrays["actions"][:] = chosen
        if self.has_masks:
            is_id = (chosen >= 0) & (chosen < self._width)
            is_open = is_id & (self._arrays["masks"].reshape(-1)[self._first + np.where(is_id, chosen, 0)] != 0)
            wrong = -1 if is_open.all() else int(np.argmin(is_open))
        else:
            wrong = next((slot for slot in self._everywhere("refused") if slot >= 0), -1)
        if wrong < 0:
            self._everywhere("step")
        return wrong

    def _everywhere(self, deed: str) -> list[int]:
        """Let all shares do something, at the same time: the others first, then this process."""
        for share in reversed(self._shares):
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
