"""Which games there are: the folders of `vaka.games`, and what other packages register as entry points `vaka.games`."""

from __future__ import annotations

import logging
from functools import cache

from vaka.engine import shelf
from vaka.engine.errors import BrokenGame, UnknownGame
from vaka.engine.game import Game
from vaka.engine.shelf import foreign_game, foreign_games, own_game, own_games

__all__ = ["game", "games", "own_games", "register"]

_NEEDED = ("id", "title", "seats", "action_count", "state_class")
_registered: dict[str, Game] = shelf.registered
_log = logging.getLogger("vaka")


def _checked(name: str, found: object) -> Game:
    """The game that was found; raise TypeError or ValueError if it is none, or has another name."""
    if not isinstance(found, Game):
        raise TypeError(f"{found!r} is no vaka.engine.Game")
    missing = [field for field in _NEEDED if not hasattr(found, field)]
    if missing:
        raise TypeError(f"{type(found).__name__} does not say its {', '.join(missing)}")
    if found.id != name:
        raise ValueError(f"its id is {found.id!r}, but it is registered as {name!r}: they must be equal")
    return found


@cache
def _load_own(name: str) -> Game:
    return _checked(name, own_game(name))


@cache
def _load_foreign(name: str) -> Game | BrokenGame:
    """The game of another package, or why there is none."""
    found = foreign_game(name)
    try:
        if isinstance(found, BaseException):
            raise found
        return _checked(name, found)
    except (Exception, SystemExit) as error:
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
    sound = [name for name in foreign_games() if name not in _registered and _is_sound(name)]
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
    if name not in ours and name not in foreign_games():
        name = name.lower()  # as it is written on the box
    if name in _registered:
        return _registered[name]
    if name in ours:
        return _load_own(name)
    if name not in foreign_games():
        raise UnknownGame(name, games())
    found = _load_foreign(name)
    if isinstance(found, BrokenGame):
        raise BrokenGame(name, found.why) from found.__cause__
    return found


def register(new: Game) -> Game:
    """Make a game known in this process, for instance from a notebook; packages use the entry point `vaka.games`."""
    _registered[new.id] = new
    return new
