"""Action 8: transport tourists (§8.8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import BRING_TO
from vaka.games.vanuatu.rules.box import BOX, FROM_CHARACTERS, GUIDE, ISLAND_COUNT, TABLES, Island, Seat, Space
from vaka.games.vanuatu.rules.packed import ZERO
from vaka.games.vanuatu.rules.pieces import Huts, add_tourists, drawings_on, huts_on, tourists_on
from vaka.games.vanuatu.rules.position import VanuatuPosition, helps
from vaka.games.vanuatu.rules.reasons import NO_ROOM, NO_TOURISTS, NOT_PLACED, OPEN, Reason
from vaka.games.vanuatu.rules.rounds.archipelago import why_not_beside
from vaka.games.vanuatu.rules.tiles import Tiles
from vaka.games.vanuatu.rules.turns.deeds import Deed
from vaka.games.vanuatu.rules.turns.earning import gain_prosperity, gain_vatus

GUIDE_POINTS: Final[i64] = BOX.guide_points


def why_no_room(position: VanuatuPosition, island: Island) -> Reason:
    """§8.8: why no tourist can come to this island, wherever the boat is."""
    if position.office == 0:
        return NO_TOURISTS
    return OPEN if tourists_on(position, island) < TABLES.tourist_limit[island] else NO_ROOM


def why_not_bring_from(position: VanuatuPosition, island: Island, here: Space) -> Reason:
    """§8.8: why a boat on this space cannot bring a tourist to this island."""
    room = why_no_room(position, island)
    if room == NO_TOURISTS:
        return room
    beside = why_not_beside(position, here, island)
    return room if beside == OPEN else beside


def why_no_tour(position: VanuatuPosition, here: Space) -> Reason:
    """§8.8: why it can bring a tourist nowhere: the reason of the island that is nearest to being open."""
    nearest: i64 = NOT_PLACED
    for island in range(ISLAND_COUNT):
        reason = why_not_bring_from(position, island, here)
        if reason == OPEN:
            return OPEN
        nearest = max(nearest, reason)
    return nearest


def legal_bring(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§8.8: an adjacent island with room, while tourists wait."""
    for island in range(ISLAND_COUNT):
        if why_not_bring(position, seat, island) == OPEN:
            found = append(found, BRING_TO + island)
    return found


def why_not_bring(position: VanuatuPosition, seat: Seat, island: Island) -> Reason:
    """§8.8: why the seat cannot bring a tourist to this island."""
    return why_not_bring_from(position, island, position.boat[seat])


def bring(position: VanuatuPosition, seat: Seat, island: Island) -> None:
    """§8.8: one tourist, and 1 vatu for each hut of any colour there; the Guide scores 2 for each drawing (§9 Guide)."""
    points = GUIDE_POINTS * drawings_on(position, island) if helps(position, seat, GUIDE) else ZERO
    position.office -= 1
    add_tourists(position, island, 1)
    vatus = huts_on(position, island)
    telling.on_island(position, telling.done(position, "bring"), "tourists", seat, island, vatus, points)
    gain_prosperity(position, seat, points, FROM_CHARACTERS)
    gain_vatus(position, seat, vatus)


class Touring(Deed):
    """§8.8: bring a tourist."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return legal_bring(position, seat, found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        return why_not_bring(position, seat, action - BRING_TO)

    def why_no_way(
        self, position: VanuatuPosition, seat: Seat, here: Space, purse: i64, tiles: Tiles, huts: Huts, with_bonus: bool
    ) -> Reason:
        return why_no_tour(position, here)

    def perform(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        bring(position, seat, action - BRING_TO)
