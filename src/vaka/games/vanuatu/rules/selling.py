"""Action 5: sell fish (§8.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import sale_id
from vaka.games.vanuatu.rules.box import BOX, ISLAND_COUNT, VALUES, VENDOR, Seat
from vaka.games.vanuatu.rules.earning import gain_vatus
from vaka.games.vanuatu.rules.pieces import fish_price, huts_of, is_beside
from vaka.games.vanuatu.rules.players import Tiles, tiles_worth, worth
from vaka.games.vanuatu.rules.position import VanuatuPosition, helps
from vaka.games.vanuatu.rules.reasons import NO_FISH_TILES, NO_HUT_HERE, NO_SUCH_SALE, OPEN, Reason

LAST_PRICE: Final[i64] = len(BOX.fish_market) - 1


def has_market(position: VanuatuPosition, seat: Seat, with_bonus: bool) -> bool:
    """§8.5: is the boat next to an island with a hut of the seat's colour? The Vendor can sell anywhere (§9)."""
    if with_bonus and helps(position, seat, VENDOR):
        return True
    return any(huts_of(position, seat, island) > 0 and is_beside(position, seat, island) for island in range(ISLAND_COUNT))


def why_no_sale(position: VanuatuPosition, seat: Seat, with_bonus: bool) -> Reason:
    """§8.5: why no tile can be sold at all."""
    if position.fish_tiles[seat] == 0:
        return NO_FISH_TILES
    return OPEN if has_market(position, seat, with_bonus) else NO_HUT_HERE


def legal_sell(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§8.5: one or more of the own fish tiles, whichever."""
    if why_no_sale(position, seat, True) != OPEN:
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
    reason = why_no_sale(position, seat, True)
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
    telling.sold(position, seat, tiles, vatus)
    gain_vatus(position, seat, vatus)
