"""Levels for people: `easy`, `medium`, `hard`, `expert`, each a bot with numbers that were measured for the game.

A game says in `judge/search.toml` what its levels are; where two of them did not differ clearly it has fewer. Whoever asks for
a level that a game does not have gets the next lower one. Where a network has learned the game for these players and options,
`[levels.learned]` says which levels are others there, or are there at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vaka.bots.bot import Bot, Consideration
from vaka.bots.greedy import GreedyBot
from vaka.bots.networks import knows
from vaka.bots.search import SearchBot, data_of

if TYPE_CHECKING:
    import random

    from vaka.engine.game import Game
    from vaka.engine.state import Generator, State

LEVELS: Final = ("easy", "medium", "hard", "expert")
USUAL: Final[dict[str, dict[str, Any]]] = {
    "easy": {"bot": "greedy", "width": 3, "depth": 3, "whim": 0.15},
    "medium": {"bot": "search", "iterations": 120, "seconds": 0.02},
    "hard": {"bot": "search", "iterations": 1500, "seconds": 0.1},
    "expert": {"bot": "search", "seconds": 1.0},
}
"""The levels of a game that says nothing."""
_KINDS: Final[dict[str, type[Bot]]] = {"greedy": GreedyBot, "search": SearchBot}


def levels_of(game: Game, seats: int | None = None) -> dict[str, dict[str, Any]]:
    """The levels that a game has, the easiest first: with so many players and the usual options, or with any.

    >>> import vaka
    >>> list(levels_of(vaka.game("aloha")))[0]
    'easy'
    """
    data = data_of(game)
    known = known_levels(game, seats is None or str(seats) in data.get("learned", {}))
    return {name: known[name] for name in LEVELS if name in known}


def known_levels(game: Game, learned: bool) -> dict[str, dict[str, Any]]:
    """What the game says of its levels, with a network or without."""
    given = data_of(game).get("levels", USUAL)
    return {**given, **given.get("learned", {})} if learned else given


def player_of(game: Game, level: str, learned: bool = False) -> Bot:
    """Who plays a level of a game, with a network or without; what it does not have there is the next lower one that it has."""
    known = known_levels(game, learned)
    while level not in known and level != LEVELS[0]:
        level = LEVELS[LEVELS.index(level) - 1]
    numbers = dict(known.get(level, USUAL[level]))
    return _KINDS[numbers.pop("bot")](**numbers)


def player_for(view: State, level: str) -> Bot:
    """Who plays a level in a position like this.

    >>> import vaka
    >>> player_for(vaka.game("aloha").new(seats=2), "medium")
    vaka.bots.bot('greedy:whim=0.1')
    """
    return player_of(view.game, level, knows(view))


class LevelBot(Bot):
    """A level: in every game the bot that the game names for it."""

    def choose(self, view: State, rng: random.Random) -> int:
        """What the level's bot chooses."""
        return player_for(view, self.name).choose(view, rng)

    def consider(self, view: State, rng: Generator | None = None) -> Consideration:
        """What the level's bot considers; one that strays on purpose is asked as a small search."""
        player = player_for(view, self.name)
        return (player if isinstance(player, SearchBot) else SearchBot(iterations=200)).consider(view, rng)


class EasyBot(LevelBot):
    """Plays like a friendly beginner: sensibly, with mistakes."""

    name = "easy"


class MediumBot(LevelBot):
    """Looks a little ahead."""

    name = "medium"


class HardBot(LevelBot):
    """Looks further ahead."""

    name = "hard"


class ExpertBot(LevelBot):
    """Thinks for up to a second."""

    name = "expert"


def advise(view: State, rng: Generator | None = None, seconds: float = 0.5) -> Consideration:
    """What a strong player would consider here, for whoever asks for a hint: a search with the game's own settings.

    >>> import vaka
    >>> state = vaka.game("aloha").new(seats=2)
    >>> state.apply(0)
    >>> advise(state.redact(0), seconds=0.01).best in state.legal()
    True
    """
    adviser = SearchBot(seconds=seconds)
    adviser.thorough = True
    return adviser.consider(view, rng)
