"""OpenSkill ratings (Plackett and Luce's model): how strong each player of many games is, and how sure that is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Rating(NamedTuple):
    """The mean and the uncertainty of a player's strength; who is unknown has 25 and 8.33."""

    rating: float
    sigma: float


def rate(players: int, games: Iterable[Sequence[int | None]]) -> list[Rating]:
    """The ratings after these games, each given as the places of the players, the best 0; None for those who did not play.

    Equal places are shared.

    >>> first, second = rate(2, [(0, 1)] * 20)
    >>> first.rating > 25 > second.rating and first.sigma < 25 / 3
    True
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [model.rating() for _ in range(players)]
    for places in games:
        played = [player for player, place in enumerate(places) if place is not None]
        ranks = [float(place) for place in places if place is not None]
        for player, team in zip(played, model.rate([[known[player]] for player in played], ranks=ranks), strict=True):
            known[player] = team[0]
    return [Rating(player.mu, player.sigma) for player in known]
