"""OpenSpiel: every game registered under `vaka_<name>`, with observation tensors, so that its algorithms run.

The parameters are `players` and the options of the game: `pyspiel.load_game("vaka_aloha(players=3,mode=expert)")`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from vaka.engine.names import CHANCE, OVER
from vaka.engine.registry import game as find_game
from vaka.engine.registry import own_games

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import SupportsIndex

    from vaka.engine.game import Game


def type_of(game: Game, seats: int | None = None, options: Mapping[str, object] | None = None) -> Any:
    """What OpenSpiel asks of a game; with seats, of that set-up."""
    traits = game.traits(seats, options)
    kinds = pyspiel.GameType
    alone = 1 in game.seats if seats is None else seats == 1
    return kinds(
        short_name=f"vaka_{game.id}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if traits.chance else kinds.ChanceMode.DETERMINISTIC,
        information=(
            kinds.Information.PERFECT_INFORMATION if traits.information == "perfect" else kinds.Information.IMPERFECT_INFORMATION
        ),
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, **{name: option.default for name, option in game.options.items()}},
    )


def info_of(game: Game, seats: int, options: Mapping[str, object]) -> Any:
    """The numbers of a set-up."""
    low, high = game.traits(seats, options).utilities
    given = {} if seats == 1 else {"utility_sum": 0.0}
    return pyspiel.GameInfo(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=game.outcome_count,
        num_players=seats,
        min_utility=low,
        max_utility=high,
        max_game_length=game.max_plies,
        **given,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its player count and options."""

    def __init__(self, rules: Game, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules = rules
        self.seats = rules.player_count(given.get("players"))
        self.options = rules.check(self.seats, {name: given[name] for name in rules.options if name in given})
        super().__init__(type_of(rules, self.seats, self.options), info_of(rules, self.seats, self.options), given)

    def new_initial_state(self) -> SpielState:
        """The start of a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What sees positions as tensors; raise ValueError for one that remembers everything, since views do not."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("a view holds what the rules let a seat remember: there is no observer with perfect recall")
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.rules.new(game.seats, game.options)

    def current_player(self) -> int:
        """The seat that is asked, or OpenSpiel's own number for chance or the end."""
        asked = int(self.position.actor())
        if asked == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked == CHANCE else asked

    def _legal_actions(self, player: int) -> list[int]:
        """The ids that are open."""
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities."""
        weights = self.position.weights()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in zip(self.position.legal(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        """Play it."""
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of an action or an outcome."""
        return self.position.game.notation(self.position, action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return bool(self.position.actor() == OVER)

    def returns(self) -> list[float]:
        """What each seat gets."""
        return self.position.returns()

    def __str__(self) -> str:
        return str(self.position.dump())


class SpielObserver:
    """A seat's view as a tensor and as text."""

    def __init__(self, game: SpielGame) -> None:
        self.rows = game.rules.observations(game.seats)
        self.tensor = np.zeros(self.rows.size, np.float32)
        self.dict = {part.name: self.tensor[part.slice].reshape(part.shape) for part in self.rows.spec}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what the seat knows."""
        state.position.observe(player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        return state.position.information_state(player)


@cache
def register_games() -> tuple[str, ...]:
    """Make all games known to OpenSpiel, once; their names there.

    >>> register_games()[0]
    'vaka_aloha'
    """
    names = []
    for name in own_games():
        rules = find_game(name)
        made = type(f"Spiel{rules.title.replace(' ', '')}", (SpielGame,), {"__init__": _with_rules(rules)})
        pyspiel.register_game(type_of(rules), made)
        names.append(f"vaka_{name}")
    return tuple(names)


def _with_rules(rules: Game) -> Any:
    def begin(self: SpielGame, params: Mapping[str, Any] | None = None) -> None:
        SpielGame.__init__(self, rules, params)

    return begin


def spiel_game(game: str, seats: SupportsIndex | None = None, options: Mapping[str, object] | None = None) -> Any:
    """A game of OpenSpiel with these seats and options."""
    register_games()
    rules = find_game(game)
    count = rules.player_count(seats)
    return pyspiel.load_game(f"vaka_{rules.id}", {"players": count, **rules.check(count, options)})
