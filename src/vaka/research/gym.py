"""Gymnasium: one seat of a game, the others played by bots."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from vaka.bots import bot
from vaka.engine.errors import BadOption, IllegalAction
from vaka.engine.names import OVER
from vaka.research.drawing import MODES, checked_mode, shown
from vaka.research.zoo import LARGEST_SEED, Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import SupportsIndex

    from numpy.typing import NDArray

    from vaka.engine.game import Game

ILLEGAL: Final = ("lose", "raise")


class SeatEnv(gymnasium.Env):
    """One seat of a game for Gymnasium: observations are rows of bytes, and the reward comes at the end.

    `opponents` are the bots of the other seats: one name for all, or one for each. The mask of what is open is in
    `info["action_mask"]`, and `action_masks()` gives it to libraries that ask for it. An action that is not open loses the game,
    or raises IllegalAction with `illegal="raise"`.

    >>> env = SeatEnv("aloha", seats=2, seat=0, opponents="random")
    >>> row, info = env.reset(seed=1)
    >>> row.dtype, bool(info["action_mask"].any())
    (dtype('uint8'), True)
    """

    metadata = {"render_modes": list(MODES), "render_fps": 4}

    def __init__(
        self,
        game: Game | str,
        seats: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        relative: bool = False,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options, relative)
        if not 0 <= seat < self.table.seats:
            raise BadOption(f"seats are 0 to {self.table.seats - 1}, not {seat}")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        names = [opponents] * (self.table.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.table.seats - 1:
            raise BadOption(f"{len(names)} bots for {self.table.seats - 1} other seats")
        self.seat = seat
        self.illegal = illegal
        self.render_mode = checked_mode(render_mode)
        others = iter(names)
        self.bots = [None if place == seat else bot(next(others)) for place in range(self.table.seats)]
        self.worst = self.table.game.traits(self.table.seats, self.table.options).utilities[0]
        self.observation_space = Box(0, 255, (self.table.rows.size,), np.uint8)
        self.action_space = Discrete(self.table.game.action_count)
        self._luck = random.Random(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """A new game, up to the first decision of the seat. A game that is over before is not the seat's: the next one begins."""
        super().reset(seed=seed)
        while True:
            self.table.restart(int(self.np_random.integers(LARGEST_SEED)))
            self._luck = random.Random(int(self.np_random.integers(LARGEST_SEED)))
            self._until_asked()
            if not self.table.is_over:
                return self._row(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """An action of the seat, and all that the others do until the seat is asked again."""
        try:
            self.table.play(self.seat, int(action))
        except IllegalAction:
            if self.illegal == "raise":
                raise
            return self._row(), float(self.worst), True, False, self._info() | {"illegal": True}
        self._until_asked()
        is_over = self.table.is_over
        reward = float(self.table.state.returns()[self.seat]) if is_over else 0.0
        return self._row(), reward, is_over, False, self._info()

    def _until_asked(self) -> None:
        """Let the others play until the seat is asked, or the game is over."""
        state = self.table.state
        while state.actor() != OVER and not state.is_waiting(self.seat):
            asked = int(state.actor())
            player = self.bots[asked]
            assert player is not None
            state.apply(player.choose(state.redact(asked), self._luck), None, asked)
            self.table.draw()

    def _row(self) -> NDArray[np.uint8]:
        return self.table.observe(self.seat)["observation"]

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that is open to the seat."""
        return self.table.observe(self.seat)["action_mask"]

    def render(self) -> Any:
        """The position as text or as a picture."""
        return shown(self.table.state, self.render_mode)
