"""Action 5: sell fish (§8.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import sale_id
from vaka.games.vanuatu.rules.box import BOX, ISLAND_COUNT, VALUES, VENDOR, Seat, Space
from vaka.games.vanuatu.rules.pieces import Huts, fish_price, huts_in, is_beside
from vaka.games.vanuatu.rules.position import VanuatuPosition, helps
from vaka.games.vanuatu.rules.reasons import NO_FISH_TILES, NO_HUT_HERE, NO_SUCH_SALE, OPEN, Reason
from vaka.games.vanuatu.rules.tiles import Tiles, tiles_sold, tiles_worth, worth
from vaka.games.vanuatu.rules.turns.deeds import Deed
from vaka.games.vanuatu.rules.turns.earning import gain_vatus

LAST_PRICE: Final[i64] = len(BOX.fish_market) - 1


def is_market(position: VanuatuPosition, here: Space, huts: Huts) -> bool:
    """§8.5: is this space next to an island with one of these huts?"""
    return any(huts_in(huts, island) > 0 and is_beside(position, here, island) for island in range(ISLAND_COUNT))


def why_no_sale_from(position: VanuatuPosition, seat: Seat, here: Space, tiles: Tiles, huts: Huts, with_bonus: bool) -> Reason:
    """§8.5: why a boat on this space, with these fish and huts of its colour, can sell nothing; anywhere with a §9 Vendor."""
    if tiles == 0:
        return NO_FISH_TILES
    if with_bonus and helps(position, seat, VENDOR):
        return OPEN
    return OPEN if is_market(position, here, huts) else NO_HUT_HERE


def why_no_sale(position: VanuatuPosition, seat: Seat) -> Reason:
    """§8.5: why the seat can sell nothing where its boat is."""
    return why_no_sale_from(position, seat, position.boat[seat], position.fish_tiles[seat], position.huts[seat], True)


def legal_sell(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§8.5: one or more of the own fish tiles, whichever."""
    if why_no_sale(position, seat) != OPEN:
        return found
    tiles = position.fish_tiles[seat]
    for ones in range(tiles_worth(tiles, 1) + 1):
        for twos in range(tiles_worth(tiles, 2) + 1):
            for threes in range(tiles_worth(tiles, 3) + 1):
                if ones + twos + threes > 0:
                    found = append(found, sale_id(ones, twos, threes))
    return found


def why_not_sell(position: VanuatuPosition, seat: Seat, tiles: Tiles) -> Reason:
    """§8.5: why these tiles cannot be sold."""
    reason = why_no_sale(position, seat)
    if reason != OPEN:
        return reason
    if tiles == 0:
        return NO_SUCH_SALE
    for value in range(1, VALUES + 1):
        if tiles_worth(tiles, value) > tiles_worth(position.fish_tiles[seat], value):
            return NO_SUCH_SALE
    return OPEN


def sell(position: VanuatuPosition, seat: Seat, tiles: Tiles) -> None:
    """§8.5: each tile brings its value times the price; after all sales the price falls one step, never below 1."""
    vatus = worth(tiles) * fish_price(position)
    position.fish_tiles[seat] -= tiles
    position.fish_gone += tiles
    if position.price < LAST_PRICE:
        position.price += 1
    telling.sold(position, seat, tiles, vatus, fish_price(position))
    gain_vatus(position, seat, vatus)


class Selling(Deed):
    """§8.5: sell fish."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return legal_sell(position, seat, found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        return why_not_sell(position, seat, tiles_sold(action))

    def why_no_way(
        self, position: VanuatuPosition, seat: Seat, here: Space, purse: i64, tiles: Tiles, huts: Huts, with_bonus: bool
    ) -> Reason:
        return why_no_sale_from(position, seat, here, tiles, huts, with_bonus)

    def perform(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        sell(position, seat, tiles_sold(action))
