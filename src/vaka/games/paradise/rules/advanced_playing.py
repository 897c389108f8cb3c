"""What comes of the draws and decisions of the advanced rules, and how the sequence of play goes on after them."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.actions import DIE
from vaka.games.paradise.rules.fighting import must_choose_home
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.malaria import roll_malaria, suffer_malaria
from vaka.games.paradise.rules.places import control_at
from vaka.games.paradise.rules.position import NO_CHANCE, ParadisePosition


def come_out_advanced(position: ParadisePosition, outcome: i64) -> None:
    """Chance has decided something that only an advanced rule asks."""
    position.chance = NO_CHANCE
    strike_malaria(position, roll_malaria(position, outcome - DIE + 1))


def strike_malaria(position: ParadisePosition, where: i64) -> None:
    """§11.6: a Village is lost; with the last one of a home a new home is chosen."""
    if where == NOWHERE:
        return
    owner = control_at(position, where)
    if suffer_malaria(position, where):
        must_choose_home(position, owner)
