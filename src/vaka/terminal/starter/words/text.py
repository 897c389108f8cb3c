"""The position as text, for terminals and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vaka.terminal.starter.rules.box import POOLS
from vaka.terminal.starter.rules.position import StarterPosition

if TYPE_CHECKING:
    from vaka.engine.game import Game


def text(position: StarterPosition, game: Game, lang: str) -> str:
    """The pools, then the seats."""
    seats = position.seats
    lines = [
        game.say("text-pool", {"pool": pool, "count": position.shells[place]}, lang, seats) for place, pool in enumerate(POOLS)
    ]
    lines += [game.say("text-seat", {"seat": seat, "count": position.gathered[seat]}, lang, seats) for seat in range(seats)]
    return "\n".join(lines)
