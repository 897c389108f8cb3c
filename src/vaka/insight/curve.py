"""What a lead is worth: the fitted curve of each game, `judge/chances.toml`, and the search that it belongs to."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from vaka.bots.outlook import Outlook
from vaka.bots.search import Settings, partners_of, settings_of

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.state import State

USUAL: Final = 1.1
"""Without a fit, a clear lead is three quarters of a win, as the search has it."""
LENGTH: Final = 100.0
FILE: Final = "chances.toml"


@dataclass(frozen=True)
class Curve:
    """How the judge's rating becomes a chance to win (`vaka.bots.outlook.Outlook` says what the numbers mean)."""

    steepness: tuple[float, ...] = (USUAL,)
    offsets: tuple[float, ...] = ()
    tempo: tuple[float, ...] = ()
    length: float = LENGTH
    doubt: float = 0.0
    """How often a game goes otherwise than it is played on here: this part of every chance is an even share (measured)."""
    games: int = 0
    """So many games were fitted; 0: there is no fit for so many seats."""


@cache
def data_of(game: Game) -> dict[str, Any]:
    """What the game's file says; nothing without one."""
    file = game.folder / "judge" / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def curve_of(game: Game, seats: int) -> Curve:
    """The curve for so many seats; the usual one where nothing was fitted.

    >>> import vaka
    >>> curve_of(vaka.game("aloha"), 2).games > 0
    True
    """
    data = data_of(game).get("seats", {}).get(str(seats))
    if data is None:
        return Curve(offsets=(0.0,) * seats, tempo=(0.0,) * seats)
    steepness, offsets, tempo = (tuple(data[name]) for name in ("steepness", "offsets", "tempo"))
    doubt = float(data_of(game).get("doubt", 0.0))
    return Curve(steepness, offsets, tempo, float(data["length"]), doubt, int(data["games"]))


def outlook_of(state: State, settings: Settings | None = None, curve: Curve | None = None) -> Outlook:
    """What tells the chances in this game, with so many seats and these options."""
    settings = settings or settings_of(state.game)
    curve = curve or curve_of(state.game, state.seats)
    numbers = (list(curve.steepness), list(curve.offsets), list(curve.tempo), curve.length)
    return Outlook(state.game.judge, settings.knobs(), partners_of(state), *numbers)
