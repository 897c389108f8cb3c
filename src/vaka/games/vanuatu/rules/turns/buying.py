"""Action 6: buy and export goods (§8.6)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import BUY_GOOD
from vaka.games.vanuatu.rules.box import BUYER, FROM_EXPORTS, GOOD_COUNT, ISLAND_COUNT, NOWHERE, TABLES, Good, Island, Seat, Space
from vaka.games.vanuatu.rules.pieces import Huts, add_cubes, add_goods, count_of, goods_on, load
from vaka.games.vanuatu.rules.position import VanuatuPosition, helps
from vaka.games.vanuatu.rules.reasons import NO_GOOD, NO_VATUS_FOR_GOOD, NOT_PLACED, OPEN, Reason
from vaka.games.vanuatu.rules.rounds.archipelago import why_not_beside
from vaka.games.vanuatu.rules.rounds.ships import export_points, ship_for
from vaka.games.vanuatu.rules.tiles import Tiles
from vaka.games.vanuatu.rules.turns.deeds import Deed
from vaka.games.vanuatu.rules.turns.earning import gain_prosperity


def good_price(good: Good) -> i64:
    """§8.6: 1 vatu for kava, 2 for copra, 3 for beef."""
    return TABLES.price[good]


def why_no_cube(position: VanuatuPosition, island: Island, good: Good) -> Reason:
    """§8.6: why there is no such good on the island, wherever the boat is."""
    return OPEN if goods_on(position, island, good) > 0 else NO_GOOD


def why_not_good(position: VanuatuPosition, island: Island, good: Good, purse: i64) -> Reason:
    """§8.6: why a boat beside the island, with this purse, cannot buy this good there."""
    reason = why_no_cube(position, island, good)
    if reason != OPEN:
        return reason
    return NO_VATUS_FOR_GOOD if purse < good_price(good) else OPEN


def why_no_purchase(position: VanuatuPosition, here: Space, purse: i64) -> Reason:
    """§8.6: why it can buy nothing anywhere: the reason of the good that is nearest to being open."""
    nearest: i64 = NOT_PLACED
    for island in range(ISLAND_COUNT):
        beside = why_not_beside(position, here, island)
        if beside != OPEN:
            nearest = max(nearest, beside)
            continue
        for good in range(GOOD_COUNT):
            reason = why_not_good(position, island, good, purse)
            if reason == OPEN:
                return OPEN
            nearest = max(nearest, reason)
    return nearest


def legal_buy(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§8.6: any affordable cube of an adjacent island, even one that no ship wants (ruling 6)."""
    for island in range(ISLAND_COUNT):
        if why_not_beside(position, position.boat[seat], island) != OPEN:
            continue
        for good in range(GOOD_COUNT):
            if why_not_good(position, island, good, position.vatus[seat]) == OPEN:
                found = append(found, BUY_GOOD + island * GOOD_COUNT + good)
    return found


def why_not_buy(position: VanuatuPosition, seat: Seat, island: Island, good: Good) -> Reason:
    """§8.6: why the seat cannot buy this good on this island."""
    reason = why_not_beside(position, position.boat[seat], island)
    return reason if reason != OPEN else why_not_good(position, island, good, position.vatus[seat])


def buy(position: VanuatuPosition, seat: Seat, island: Island, good: Good) -> None:
    """§8.6: the cube is paid and exported; the Buyer exports a second one from the reserve, free (§9 Buyer)."""
    position.vatus[seat] -= good_price(good)
    add_goods(position, island, good, -1)
    telling.bought(position, seat, island, good)
    export(position, seat, good)
    if helps(position, seat, BUYER) and count_of(position.cubes, good) > 0:
        add_cubes(position, good, -1)
        export(position, seat, good)


def export(position: VanuatuPosition, seat: Seat, good: Good) -> None:
    """§8.6: onto the topmost ship that still wants it, for points; without demand it is lost."""
    slot = ship_for(position, good)
    points: i64 = 0
    if slot == NOWHERE:
        add_cubes(position, good, 1)
    else:
        points = export_points(position, good, slot)
        load(position, slot, good)
        gain_prosperity(position, seat, points, FROM_EXPORTS)
    telling.exported(position, seat, good, slot, points)


class Buying(Deed):
    """§8.6: buy and export."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return legal_buy(position, seat, found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        return why_not_buy(position, seat, (action - BUY_GOOD) // GOOD_COUNT, (action - BUY_GOOD) % GOOD_COUNT)

    def why_no_way(
        self, position: VanuatuPosition, seat: Seat, here: Space, purse: i64, tiles: Tiles, huts: Huts, with_bonus: bool
    ) -> Reason:
        return why_no_purchase(position, here, purse)

    def perform(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        buy(position, seat, (action - BUY_GOOD) // GOOD_COUNT, (action - BUY_GOOD) % GOOD_COUNT)
