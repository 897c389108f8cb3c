"""The odds of a battle: each roll hits one side or the other, as often the one as the other (§8.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST: Final[i64] = 16
CERTAIN: Final[i64] = 1000


class Odds:
    """The chance in thousandths that an attacker with so many pieces in front empties a front line of so many first."""

    def __init__(self) -> None:
        self.win = vec[i64]()
        for attackers in range(MOST):
            for defenders in range(MOST):
                if defenders == 0:
                    chance: i64 = CERTAIN
                elif attackers == 0:
                    chance = 0
                else:
                    left = self.win[(attackers - 1) * MOST + defenders]
                    chance = (left + self.win[attackers * MOST + defenders - 1]) // 2
                self.win = append(self.win, chance)


ODDS: Final = Odds()


def chance_to_win(attackers: i64, defenders: i64) -> i64:
    """In thousandths."""
    attackers = attackers if attackers < MOST else MOST - 1
    defenders = defenders if defenders < MOST else MOST - 1
    return ODDS.win[attackers * MOST + defenders]
