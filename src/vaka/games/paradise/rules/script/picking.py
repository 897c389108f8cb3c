"""The solitaire game (§12.2): Samoa takes the best hex, and between equals the die decides. What it takes it for is a table too."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.questions import Row, Table
from vaka.games.paradise.rules import actions, stages
from vaka.games.paradise.rules.board import sets
from vaka.games.paradise.rules.board.annex import PICKING, annex, annexed
from vaka.games.paradise.rules.box import Hex
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.script.asking import CHANCES, Chance
from vaka.games.paradise.rules.solitaire import samoa
from vaka.games.paradise.rules.telling.samoa import tell_samoa

UNDECIDED: Final[i64] = -2
PICK_VILLAGE: Final[i64] = 1
PICK_WARRIOR: Final[i64] = 2
PICK_LINK: Final[i64] = 3
PICK_TARGET: Final[i64] = 4
PICK_RAID: Final[i64] = 5
PICK_GROVE: Final[i64] = 6
PICK_ANSWER: Final[i64] = 7


class Pick(Row):
    """What a hex is taken for: which are the best, and what is done there."""

    def best(self, position: ParadisePosition) -> samoa.Best:
        """The hexes that are equally good."""
        raise NotImplementedError(f"{type(self).__name__}.best")

    def take(self, position: ParadisePosition, where: Hex) -> None:
        """It is this one."""
        raise NotImplementedError(f"{type(self).__name__}.take")


PICKS: Final = Table[Pick]("choice of a hex")


def settle(position: ParadisePosition, what: i64) -> i64:
    """§12.2: the best hex is taken; between equals the die decides: then it is UNDECIDED. NOWHERE if there is none."""
    annex(position, PICKING, what)
    best = PICKS.at(what).best(position)
    if best.number() > 1:
        position.chance = stages.FOR_PICK
        return UNDECIDED
    annex(position, PICKING, 0)
    where = sets.first(best.hexes)
    if where >= 0:
        PICKS.at(what).take(position, where)
    return where


class Picked(Chance):
    """§12.2: the die decides between hexes."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return samoa.pick_outcomes(PICKS.at(annexed(position, PICKING)).best(position))

    def source(self) -> str:
        return "die"

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        what = PICKS.at(annexed(position, PICKING))
        annex(position, PICKING, 0)
        tell_samoa(position, "solo-pick", outcome - actions.PICK)
        what.take(position, outcome - actions.PICK)


CHANCES.add(stages.FOR_PICK, "pick", Picked())
