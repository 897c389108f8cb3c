"""The games, one folder each: delete a folder, and its game is gone.

The package can be called: `vaka.games()` lists the games, and `import vaka.games.aloha.rules.sequence as sequence` works beside it.
"""

from __future__ import annotations

import sys
from types import ModuleType


class Games(ModuleType):
    """A package that lists the games when it is called."""

    def __call__(self) -> list[str]:
        """The names of all games.

        >>> import vaka
        >>> "aloha" in vaka.games()
        True
        """
        from vaka.engine.registry import games

        return games()


sys.modules[__name__].__class__ = Games
