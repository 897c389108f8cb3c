"""What is on the shelf: games by their names, found and made but not yet looked at. `registry.py` says which are sound."""

from __future__ import annotations

import os
import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_GROUP: Final = "vaka.games"
registered: Final[dict[str, Any]] = {}
"""What was made known in this process alone."""


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
def own_game(name: str) -> object:
    """The game in this folder of `vaka.games`."""
    return _instance(import_module(f"vaka.games.{name}").GAME)


@cache
def foreign_games() -> dict[str, EntryPoint]:
    """The entry points of other packages, by the names of their games."""
    from importlib.metadata import entry_points  # late: a third of the import of a game of ours, which does not need it

    return {entry.name: entry for entry in entry_points(group=_GROUP) if entry.name not in own_games()}


@cache
def foreign_game(name: str) -> object:
    """The game of another package, or the exception that was raised instead: one that is broken must not take the others down."""
    try:
        return _instance(foreign_games()[name].load())
    except (Exception, SystemExit) as error:  # whatever their package does when it is imported
        return error


def _instance(made: object) -> object:
    return made() if isinstance(made, type) else made


def known(name: str) -> object:
    """What is made under this name; None if there is nothing, an exception if it cannot be loaded."""
    if name in registered:
        return registered[name]
    if name in own_games():
        return own_game(name)
    return foreign_game(name) if name in foreign_games() else None
