"""Action 7: draw in the sand (§8.7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import DRAW_ON
from vaka.games.vanuatu.rules.box import ARTIST, BOX, FROM_DRAWINGS, ISLAND_COUNT, TABLES, Island, Seat, Space
from vaka.games.vanuatu.rules.pieces import Huts, add_drawings, drawings_on
from vaka.games.vanuatu.rules.position import VanuatuPosition, helps
from vaka.games.vanuatu.rules.reasons import NO_DRAWING_SITE, NOT_PLACED, OPEN, Reason
from vaka.games.vanuatu.rules.rounds.archipelago import why_not_beside
from vaka.games.vanuatu.rules.tiles import Tiles
from vaka.games.vanuatu.rules.turns.deeds import Deed
from vaka.games.vanuatu.rules.turns.earning import gain_prosperity

DRAWING_POINTS: Final[i64] = BOX.drawing_points[0]
ARTIST_POINTS: Final[i64] = BOX.drawing_points[1]


def why_no_site(position: VanuatuPosition, island: Island) -> Reason:
    """§8.7: why nothing can be drawn on this island, wherever the boat is."""
    return OPEN if drawings_on(position, island) < TABLES.drawing_sites[island] else NO_DRAWING_SITE


def why_not_draw_from(position: VanuatuPosition, island: Island, here: Space) -> Reason:
    """§8.7: why a boat on this space cannot draw on this island."""
    reason = why_not_beside(position, here, island)
    return reason if reason != OPEN else why_no_site(position, island)


def why_no_drawing(position: VanuatuPosition, here: Space) -> Reason:
    """§8.7: why it can draw nowhere: the reason of the island that is nearest to being open."""
    nearest: i64 = NOT_PLACED
    for island in range(ISLAND_COUNT):
        reason = why_not_draw_from(position, island, here)
        if reason == OPEN:
            return OPEN
        nearest = max(nearest, reason)
    return nearest


def legal_draw(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§8.7: an adjacent island with an uncompleted site."""
    for island in range(ISLAND_COUNT):
        if why_not_draw(position, seat, island) == OPEN:
            found = append(found, DRAW_ON + island)
    return found


def why_not_draw(position: VanuatuPosition, seat: Seat, island: Island) -> Reason:
    """§8.7: why the seat cannot draw on this island."""
    return why_not_draw_from(position, island, position.boat[seat])


def draw(position: VanuatuPosition, seat: Seat, island: Island) -> None:
    """§8.7: 3 points at once; 5 for the Artist (§9 Artist)."""
    points = ARTIST_POINTS if helps(position, seat, ARTIST) else DRAWING_POINTS
    add_drawings(position, island, 1)
    position.drawing_stock -= 1
    gain_prosperity(position, seat, points, FROM_DRAWINGS)
    telling.on_island(position, telling.done(position, "draw"), "drawings", seat, island, 0, points)


class Drawing(Deed):
    """§8.7: draw in the sand."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return legal_draw(position, seat, found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        return why_not_draw(position, seat, action - DRAW_ON)

    def why_no_way(
        self, position: VanuatuPosition, seat: Seat, here: Space, purse: i64, tiles: Tiles, huts: Huts, with_bonus: bool
    ) -> Reason:
        return why_no_drawing(position, here)

    def perform(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        draw(position, seat, action - DRAW_ON)
