"""PettingZoo: every game as an AEC environment, and as a parallel one.

An observation has `observation`, a row of bytes (docs/tensors.md), and `action_mask`. Chance draws inside, by the seed of `reset`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from vaka.engine.loops import random_action, seeded
from vaka.engine.names import CHANCE, OVER
from vaka.engine.registry import game as find_game
from vaka.research.drawing import MODES, checked_mode, shown

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import SupportsIndex

    from numpy.typing import NDArray

    from vaka.engine.game import Game

LARGEST_SEED: Final = 2**62


class Table:
    """A game that is being played: what both kinds of environments share."""

    def __init__(self, game: Game | str, seats: SupportsIndex | None, options: Mapping[str, object] | None, relative: bool) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.player_count(seats)
        self.options = self.game.check(self.seats, options)
        self.relative = relative
        self.rows = self.game.observations(self.seats)
        self.names = [f"seat_{seat}" for seat in range(self.seats)]
        self.state = self.game.new(self.seats, self.options)
        self.rng = seeded(0, 0)
        self._seeds = np.random.default_rng()

    def restart(self, seed: int | None) -> None:
        """A new game; a seed makes this one and those after it come out alike."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.rng = seeded(int(self._seeds.integers(LARGEST_SEED)), 0)
        self.state = self.game.new(self.seats, self.options)
        self.draw()

    def draw(self) -> None:
        """Chance decides until a seat is asked or the game is over."""
        while self.state.actor() == CHANCE:
            self.state.step(random_action(self.state, self.rng))

    def observation_space(self, extra: int = 0) -> Dict:
        """Rows and masks."""
        row = Box(0, 255, (self.rows.size,), np.uint8)
        return Dict({"observation": row, "action_mask": Box(0, 1, (self.game.action_count + extra,), np.int8)})

    def observe(self, seat: int, extra: int = 0) -> dict[str, NDArray[Any]]:
        """What a seat knows, and what it may do now; with an extra id at the end for those who are not asked."""
        mask = np.zeros(self.game.action_count + extra, np.int8)
        is_asked = self.state.actor() >= 0 and self.state.is_waiting(seat)
        if is_asked:
            self.state.action_mask(seat, mask[: self.game.action_count], self.relative)
        elif extra:
            mask[-1] = 1
        return {"observation": self.state.observe(seat, None, self.relative), "action_mask": mask}

    def play(self, seat: int, action: int) -> None:
        """An action of a seat, by the id that the seat sees; raise IllegalAction if it is not open."""
        self.state.apply(self.rows.absolute(action, seat) if self.relative else action, None, seat)
        self.draw()

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return bool(self.state.actor() == OVER)


class AecEnv(AECEnv):  # type: ignore[misc]
    """A game for PettingZoo, one decision after the other. Rewards come at the end: `state.returns()`."""

    def __init__(
        self,
        game: Game | str,
        seats: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        relative: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, relative)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": f"vaka_{self.table.game.id}",
            "render_modes": list(MODES),
            "render_fps": 4,
            "is_parallelizable": False,
        }
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []
        self._rows = {agent: self.table.observation_space() for agent in self.possible_agents}
        self._actions = {agent: Discrete(self.table.game.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """A row of bytes and a mask."""
        return self._rows[agent]

    def action_space(self, agent: str) -> Discrete:
        """The ids of the game."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self.table.restart(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.state.actor()]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent knows; its mask is all 0 while it is not asked."""
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The action of the agent whose turn it is; raise IllegalAction if it is not open."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        self.table.play(self.possible_agents.index(agent), int(action))
        if self.table.is_over:
            returns = self.table.state.returns()
            self.rewards = dict(zip(self.agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.state.actor()]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The position as text or as a picture."""
        return shown(self.table.state, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class SimultaneousEnv(ParallelEnv):  # type: ignore[misc]
    """A game for PettingZoo in which all agents act at once. Whoever is not asked has one action: the last id, which waits."""

    def __init__(
        self,
        game: Game | str,
        seats: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        relative: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options, relative)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {"name": f"vaka_{self.table.game.id}_parallel", "render_modes": list(MODES), "render_fps": 4}
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []
        self.wait = self.table.game.action_count
        """The id of those who are not asked."""
        self._rows = {agent: self.table.observation_space(extra=1) for agent in self.possible_agents}
        self._actions = {agent: Discrete(self.table.game.action_count + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """A row of bytes and a mask."""
        return self._rows[agent]

    def action_space(self, agent: str) -> Discrete:
        """The ids of the game, and one to wait."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game."""
        self.table.restart(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self.table.observe(seat, extra=1) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """The actions of all who are asked, in the order of seats; raise IllegalAction if one is not open."""
        for seat in self.table.state.waiting():
            if not self.table.is_over and self.table.state.is_waiting(seat):
                self.table.play(int(seat), int(actions[self.possible_agents[seat]]))
        is_over = self.table.is_over
        returns = self.table.state.returns()
        result: tuple[dict[str, Any], ...] = (
            self._observations(),
            dict(zip(self.possible_agents, returns, strict=True)),
            dict.fromkeys(self.possible_agents, is_over),
            dict.fromkeys(self.possible_agents, False),
            {agent: {} for agent in self.possible_agents},
        )
        if is_over:
            self.agents = []
        return result

    def render(self) -> Any:
        """The position as text or as a picture."""
        return shown(self.table.state, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def aec_env(
    game: Game | str, seats: SupportsIndex | None = None, options: Mapping[str, object] | None = None, **how: Any
) -> AecEnv:
    """A game as an AEC environment; `relative` and `render_mode` say how it is seen."""
    return AecEnv(game, seats, options, **how)


def parallel_env(
    game: Game | str, seats: SupportsIndex | None = None, options: Mapping[str, object] | None = None, **how: Any
) -> SimultaneousEnv:
    """A game as a parallel environment; `relative` and `render_mode` say how it is seen."""
    return SimultaneousEnv(game, seats, options, **how)
