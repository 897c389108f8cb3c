"""Which games there are: the folders of `vaka.games`, and what other packages register as entry points `vaka.games`."""

from __future__ import annotations

import logging
import os
import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from vaka.engine.errors import BrokenGame, UnknownGame
from vaka.engine.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_GROUP = "vaka.games"
_NEEDED = ("id", "title", "seats", "action_count", "state_class")
_registered: dict[str, Game] = {}
_log = logging.getLogger("vaka")


@cache
def own_games() -> tuple[str, ...]:
    """The names of the games that come with Vaka; one that is still being built says so in a file, and is left out."""
    package = import_module("vaka.games")
    return tuple(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg and is_finished(module.name))


def is_finished(name: str) -> bool:
    """Is this folder of `vaka.games` a whole game? VAKA_UNFINISHED=1 counts those that are being built."""
    folders = (Path(folder) / name for folder in import_module("vaka.games").__path__)
    return bool(os.environ.get("VAKA_UNFINISHED")) or not any((folder / "UNFINISHED.md").exists() for folder in folders)


@cache
def _foreign() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # late: a third of the import of a game of ours, which does not need it

    return {entry.name: entry for entry in entry_points(group=_GROUP) if entry.name not in own_games()}


def _made(name: str, made: object) -> Game:
    """The game that was named; raise TypeError or ValueError if it is none, or has another name."""
    game = made() if isinstance(made, type) else made
    if not isinstance(game, Game):
        raise TypeError(f"{made!r} is no vaka.engine.Game")
    missing = [field for field in _NEEDED if not hasattr(game, field)]
    if missing:
        raise TypeError(f"{type(game).__name__} does not say its {', '.join(missing)}")
    if game.id != name:
        raise ValueError(f"its id is {game.id!r}, but it is registered as {name!r}: they must be equal")
    return game


@cache
def _load_own(name: str) -> Game:
    return _made(name, import_module(f"vaka.games.{name}").GAME)


@cache
def _load_foreign(name: str) -> Game | BrokenGame:
    """The game of another package, or why there is none: one that is broken must not take the others down."""
    try:
        return _made(name, _foreign()[name].load())
    except (Exception, SystemExit) as error:  # whatever their package does when it is imported
        broken = BrokenGame(name, f"{type(error).__name__}: {error}")
        broken.__cause__ = error
        return broken


@cache
def _is_sound(name: str) -> bool:
    """Can this game of another package be loaded? If not, that is said, once."""
    found = _load_foreign(name)
    if isinstance(found, BrokenGame):
        _log.warning("vaka: %s", found)
    return isinstance(found, Game)


def games() -> list[str]:
    """The names of all games. Those of other packages that cannot be loaded are left out, with a line in the log for each.

    >>> "aloha" in games()
    True
    """
    sound = [name for name in _foreign() if name not in _registered and _is_sound(name)]
    return sorted({*own_games(), *sound, *_registered})


def game(name: str) -> Game:
    """The game of this name; raise UnknownGame, with suggestions, if there is none, BrokenGame if it cannot be loaded.

    >>> game("aloha").title
    'Aloha'
    >>> game("Aloha").id
    'aloha'
    >>> game("alloha")
    Traceback (most recent call last):
    ...
    vaka.engine.errors.UnknownGame: no game is called 'alloha'; did you mean aloha?
    """
    ours = {*_registered, *own_games()}
    if name not in ours and name not in _foreign():
        name = name.lower()  # as it is written on the box
    if name in _registered:
        return _registered[name]
    if name in ours:
        return _load_own(name)
    if name not in _foreign():
        raise UnknownGame(name, games())
    found = _load_foreign(name)
    if isinstance(found, BrokenGame):
        raise BrokenGame(name, found.why) from found.__cause__
    return found


def known(name: str) -> Game | None:
    """The game of this name, if there is one that can be loaded."""
    try:
        return game(name)
    except UnknownGame:
        return None


def register(new: Game) -> Game:
    """Make a game known in this process, for instance from a notebook; packages use the entry point `vaka.games`."""
    _registered[new.id] = new
    return new
