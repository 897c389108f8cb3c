"""Which games there are: the folders of `vaka.games`, and what other packages register as entry points `vaka.games`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from vaka.engine.errors import UnknownGame
from vaka.engine.game import Game

_GROUP = "vaka.games"
_registered: dict[str, Game] = {}


@cache
def _own() -> tuple[str, ...]:
    package = import_module("vaka.games")
    return tuple(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


@cache
def _foreign() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=_GROUP)}


@cache
def _load(name: str) -> Game:
    if name in _own():
        made = import_module(f"vaka.games.{name}").GAME
    else:
        made = _foreign()[name].load()
    game = made() if isinstance(made, type) else made
    if not isinstance(game, Game):
        raise TypeError(f"{name}: what is registered is no vaka.engine.Game but {made!r}")
    return game


def games() -> list[str]:
    """The names of all games.

    >>> "aloha" in games()
    True
    """
    return sorted({*_own(), *_foreign(), *_registered})


def game(name: str) -> Game:
    """The game of this name; raise UnknownGame, with suggestions, if there is none.

    >>> game("aloha").title
    'Aloha'
    >>> game("alloha")
    Traceback (most recent call last):
    ...
    vaka.engine.errors.UnknownGame: no game is called 'alloha'; did you mean aloha?
    """
    if name in _registered:
        return _registered[name]
    if name not in _own() and name not in _foreign():
        raise UnknownGame(name, games())
    return _load(name)


def register(new: Game) -> Game:
    """Make a game known in this process, for instance from a notebook; packages use the entry point `vaka.games`."""
    _registered[new.id] = new
    return new
