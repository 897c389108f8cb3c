"""Action 2: build (§8.2): a hut; with Rising Waters a dike, too (see `waters`)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import BUILD_DIKE, BUILD_HUT
from vaka.games.vanuatu.rules.box import BOX, BUILDER, ISLAND_COUNT, SIDES, TABLES, Island, Seat, Space
from vaka.games.vanuatu.rules.pieces import Huts, add_huts, huts_on
from vaka.games.vanuatu.rules.position import VanuatuPosition, changed, helps
from vaka.games.vanuatu.rules.reasons import NO_HUT_SITE, NO_HUTS_LEFT, NO_VATUS_FOR_HUT, NOT_PLACED, OPEN, Reason
from vaka.games.vanuatu.rules.rounds.archipelago import why_not_beside
from vaka.games.vanuatu.rules.tiles import Tiles
from vaka.games.vanuatu.rules.turns import waters
from vaka.games.vanuatu.rules.turns.deeds import Deed

HUT_PRICE: Final[i64] = BOX.hut_price[0]
BUILDER_PRICE: Final[i64] = BOX.hut_price[1]


def hut_price(position: VanuatuPosition, seat: Seat, with_bonus: bool) -> i64:
    """§8.2: 3 vatus; 1 with the Builder (§9 Builder)."""
    return BUILDER_PRICE if with_bonus and helps(position, seat, BUILDER) else HUT_PRICE


def why_no_site(position: VanuatuPosition, seat: Seat, island: Island) -> Reason:
    """§8.2: why the seat could build no hut on this island, wherever its boat is and whatever it can pay."""
    if position.supply[seat] == 0:
        return NO_HUTS_LEFT
    return OPEN if huts_on(position, island) < TABLES.hut_sites[island] else NO_HUT_SITE


def why_not_build_from(position: VanuatuPosition, seat: Seat, island: Island, here: Space, purse: i64, price: i64) -> Reason:
    """§8.2: why a boat on this space, with this purse, cannot build a hut there for this price."""
    reason = why_not_beside(position, here, island)
    if reason == OPEN:
        reason = why_no_site(position, seat, island)
    if reason != OPEN:
        return reason
    return NO_VATUS_FOR_HUT if purse < price else OPEN


def why_no_hut(position: VanuatuPosition, seat: Seat, here: Space, purse: i64, price: i64) -> Reason:
    """§8.2: why it can build a hut nowhere: the reason of the island that is nearest to being open."""
    nearest: i64 = NOT_PLACED
    for island in range(ISLAND_COUNT):
        reason = why_not_build_from(position, seat, island, here, purse, price)
        if reason == OPEN:
            return OPEN
        nearest = max(nearest, reason)
    return nearest


def legal_build(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§8.2: an adjacent island with an available location."""
    for island in range(ISLAND_COUNT):
        if why_not_build(position, seat, island) == OPEN:
            found = append(found, BUILD_HUT + island)
    return found


def why_not_build(position: VanuatuPosition, seat: Seat, island: Island) -> Reason:
    """§8.2: why the seat cannot build a hut there."""
    price = hut_price(position, seat, True)
    return why_not_build_from(position, seat, island, position.boat[seat], position.vatus[seat], price)


def build(position: VanuatuPosition, seat: Seat, island: Island) -> None:
    """§8.2: a hut is paid and stands on the island."""
    price = hut_price(position, seat, True)
    position.vatus[seat] -= price
    position.supply = changed(position.supply, seat, position.supply[seat] - 1)
    add_huts(position, seat, island, 1)
    telling.built(position, seat, island, price)


class Building(Deed):
    """§8.2: build a hut; with Rising Waters, or a dike (§12)."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return waters.legal_dike(position, seat, legal_build(position, seat, found))

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        if action < BUILD_DIKE:
            return why_not_build(position, seat, action - BUILD_HUT)
        return waters.why_not_dike(position, seat, (action - BUILD_DIKE) // SIDES, (action - BUILD_DIKE) % SIDES)

    def why_no_way(
        self, position: VanuatuPosition, seat: Seat, here: Space, purse: i64, tiles: Tiles, huts: Huts, with_bonus: bool
    ) -> Reason:
        hut = why_no_hut(position, seat, here, purse, hut_price(position, seat, with_bonus))
        if hut == OPEN or not position.with_waters:
            return hut
        dike = waters.why_no_dike(position, here, purse)
        return OPEN if dike == OPEN else max(hut, dike)

    def perform(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        if action < BUILD_DIKE:
            build(position, seat, action - BUILD_HUT)
        else:
            waters.build_dike(position, seat, (action - BUILD_DIKE) // SIDES, (action - BUILD_DIKE) % SIDES)
