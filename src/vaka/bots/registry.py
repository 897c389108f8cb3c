"""Which bots there are: our own, and what other packages register as entry points `vaka.bots`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from vaka.bots.bot import Bot
from vaka.bots.chance import RandomBot
from vaka.bots.greedy import GreedyBot
from vaka.engine.errors import UnknownName

_GROUP: Final = "vaka.bots"
_known: dict[str, type[Bot]] = {RandomBot.name: RandomBot, GreedyBot.name: GreedyBot}


class UnknownBot(UnknownName):
    """There is no bot of that name; `suggestions` lists those that sound like it."""

    what = "bot"


@cache
def _foreign() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=_GROUP)}


def bots() -> list[str]:
    """The names of all bots.

    >>> {"random", "greedy"} <= set(bots())
    True
    """
    return sorted({*_known, *_foreign()})


def bot(name: str) -> Bot:
    """A bot of this name; raise UnknownBot, with suggestions, if there is none.

    >>> bot("greedy")
    vaka.bots.bot('greedy')
    >>> bot("greedi")
    Traceback (most recent call last):
    ...
    vaka.bots.registry.UnknownBot: no bot is called 'greedi'; did you mean greedy?
    """
    if name in _known:
        return _known[name]()
    if name not in _foreign():
        raise UnknownBot(name, bots())
    made = _foreign()[name].load()
    found = made() if isinstance(made, type) else made
    if not isinstance(found, Bot):
        raise TypeError(f"{name}: what is registered is no vaka.bots.Bot but {made!r}")
    return found


def register(kind: type[Bot]) -> type[Bot]:
    """Make a bot known in this process, for instance from a notebook; packages use the entry point `vaka.bots`."""
    _known[kind.name] = kind
    return kind
