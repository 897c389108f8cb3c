"""Which bots there are: our own, and what other packages register as entry points `vaka.bots`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from math import isfinite
from typing import Final

from vaka.bots.bot import Bot
from vaka.bots.chance import RandomBot
from vaka.bots.greedy import GreedyBot
from vaka.bots.levels import EasyBot, ExpertBot, HardBot, MediumBot
from vaka.bots.program import named
from vaka.bots.search import SearchBot
from vaka.engine.errors import BadOption, UnknownName, quoted

_GROUP: Final = "vaka.bots"
_known: dict[str, type[Bot]] = {
    kind.name: kind for kind in (RandomBot, GreedyBot, SearchBot, EasyBot, MediumBot, HardBot, ExpertBot)
}


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
    """A bot of this name; raise UnknownBot, with suggestions, if there is none. `program:./mybot` is a program (docs/protocol.md).

    >>> bot("greedy")
    vaka.bots.bot('greedy')
    >>> bot("greedi")
    Traceback (most recent call last):
    ...
    vaka.bots.registry.UnknownBot: no bot is called 'greedi'; did you mean greedy?
    >>> bot("search:iterations=500")
    vaka.bots.bot('search:iterations=500')
    """
    if (program := named(name)) is not None:
        return program
    kind, colon, rest = name.partition(":")
    given = _arguments(name, rest) if colon else {}
    if kind in _known:
        return _made(name, _known[kind], given)
    if kind not in _foreign():
        raise UnknownBot(kind, bots())
    made = _foreign()[kind].load()
    found = _made(name, made, given) if isinstance(made, type) else made
    if not isinstance(found, Bot):
        raise TypeError(f"{name}: what is registered is no vaka.bots.Bot but {made!r}")
    return found


def _arguments(name: str, text: str) -> dict[str, float]:
    """What stands behind the colon: names and numbers."""
    found: dict[str, float] = {}
    for part in text.split(","):
        word, equals, value = part.partition("=")
        try:
            number = float(value)
        except ValueError:
            number = float("nan")
        if not word.isidentifier() or not equals or not isfinite(number):
            raise BadOption(f"a bot is written as search:iterations=2000 or search:seconds=1, not {quoted(name)}")
        found[word] = int(number) if number == int(number) else number
    return found


def _made(name: str, kind: type[Bot], given: dict[str, float]) -> Bot:
    """A bot of this kind with what was given."""
    try:
        return kind(**given)
    except TypeError:
        raise BadOption(f"{quoted(name)}: the bot {kind.name} takes no such numbers") from None


def register(kind: type[Bot]) -> type[Bot]:
    """Make a bot known in this process, for instance from a notebook; packages use the entry point `vaka.bots`."""
    _known[kind.name] = kind
    return kind
