"""OpenSkill ratings (Plackett and Luce's model): how strong each player of many games is, and how sure that is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Rating(NamedTuple):
    """The mean and the uncertainty of a player's strength; who is unknown has 25 and 8.33."""

    rating: float
    sigma: float


def rate(players: int, games: Iterable[Sequence[int]]) -> list[Rating]:
    """The ratings after these games, each given as the places of the players, the best 0; equal places are shared.

    >>> first, second = rate(2, [(0, 1)] * 20)
    >>> first.rating > 25 > second.rating and first.sigma < 25 / 3
    True
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [model.rating() for _ in range(players)]
    for places in games:
        known = [team[0] for team in model.rate([[player] for player in known], ranks=[float(place) for place in places])]
    return [Rating(player.mu, player.sigma) for player in known]
