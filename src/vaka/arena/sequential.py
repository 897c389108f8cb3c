"""A question that is asked again after every game: is a share of the wins above this, or below?

Looking at a 95% interval after every game and stopping when it pleases is wrong far more often than once in twenty. The interval
here holds after all games at once, so a match may stop whenever it has left the share in question. It is a confidence sequence:
Robbins' mixture, with every share as likely as any other beforehand. Wins that are shared count in parts.
"""

from __future__ import annotations

from math import inf, lgamma, log
from typing import Final

ABOVE: Final = "above"
BELOW: Final = "below"
OPEN: Final = "open"
CERTAINTY: Final = 0.95


def verdict(won: float, games: int, share: float) -> str:
    """Is the true share above this one, or below it, or still open?

    >>> verdict(30, 32, 0.6), verdict(4, 32, 0.6), verdict(20, 32, 0.6)
    ('above', 'below', 'open')
    """
    low, high = always_valid(won, games)
    return ABOVE if low > share else BELOW if high < share else OPEN


def always_valid(won: float, games: int) -> tuple[float, float]:
    """The interval for a share of `won` in so many games that holds whenever one stops.

    >>> [round(bound, 2) for bound in always_valid(50, 100)]
    [0.34, 0.66]
    """
    if games == 0:
        return 0.0, 1.0
    share = won / games
    return _bound(won, games, 0.0, share), _bound(won, games, 1.0, share)


def _bound(won: float, games: int, outside: float, inside: float) -> float:
    """Where the evidence against a share gets strong enough, between one end and the share that was found."""
    strong = -log(1 - CERTAINTY)
    for _ in range(60):
        middle = (outside + inside) / 2
        if _evidence(won, games, middle) >= strong:
            outside = middle
        else:
            inside = middle
    return outside


def _evidence(won: float, games: int, share: float) -> float:
    """The logarithm of how many times better a mixture of all shares explains the games than this one share does."""
    lost = games - won
    if (share <= 0 and won > 0) or (share >= 1 and lost > 0):
        return inf
    mixture = lgamma(won + 1) + lgamma(lost + 1) - lgamma(games + 2)
    alone = (won * log(share) if won else 0.0) + (lost * log(1 - share) if lost else 0.0)
    return mixture - alone
