"""Positions written in words: the start of every game, and of every test of a rule.

shells     {"reef": 2}: what lies in the pools; those that are not named are empty
gathered   {"green": 4}: what the seats have; the last seat has what is left over
turn       the colour that is asked
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vaka.engine.reading import check_colours, check_words
from vaka.terminal.starter.rules.box import BOX, POOLS

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.state import State

WORDS: Final = ("shells", "gathered", "turn")


def arrange(game: Game, seats: int, options: dict[str, str], words: dict[str, Any]) -> State:
    """The position of these words; with none at all, the start before the first player is drawn."""
    check_words(game, words, WORDS)
    colours = game.seat_words(seats)
    turn = words.get("turn", colours[0])
    check_colours(game, seats, (*words.get("gathered", {}), turn))
    state = game.blank(seats, options)
    shells = dict(zip(POOLS, BOX.shells, strict=True))
    if "shells" in words:
        shells = dict.fromkeys(POOLS, 0) | words["shells"]
    gathered = dict.fromkeys(colours, 0) | words.get("gathered", {})
    if "gathered" not in words:
        gathered[colours[-1]] = sum(BOX.shells) - sum(shells.values())
    state.read({"shells": shells, "gathered": gathered, "turn": turn if words else None})
    state.check_position()
    return state
