"""What things are worth (§6.3 to §6.5, §7.3). Points are kept as they are made, so that everybody can see how it stands."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.engine import ending
from vaka.games.moorea.rules.box import FIRST_WORK, NECKLACE, TABLES, Product, Seat, Store
from vaka.games.moorea.rules.cards import Cards, size_of
from vaka.games.moorea.rules.position import MooreaPosition, owned, points


def points_of(position: MooreaPosition, product: Product, copies: i64) -> i64:
    """§6.4, §6.5: what the last of so many copies adds to the score (A24); sites and stores may carry nothing (§10, A30)."""
    if product == NECKLACE:
        scale = TABLES.necklace_points
        if copies > 5:
            return 0
        return scale[copies] - scale[copies - 1]
    if position.strict and product < FIRST_WORK:
        return 0
    return TABLES.points[product]


def points_owned(position: MooreaPosition, seat: Seat, product: Product) -> i64:
    """What all copies of a product that lie before a seat score together."""
    total: i64 = 0
    for copy in range(owned(position, seat, product)):
        total += points_of(position, product, copy + 1)
    return total


def points_laid(store: Store, cards: Cards) -> i64:
    """§6.3: what these cards score at a store."""
    return TABLES.points_each[store] * size_of(cards)


def leaders(position: MooreaPosition) -> list[int]:
    """§7.3: the seats with the most points; level seats share the victory (A4)."""
    return ending.leaders([points(position, seat) for seat in range(position.seats)])
