"""The end of the game (§11): the final count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.names import OVER
from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.box import BOX, FROM_BEGGING, ISLAND_COUNT, SOURCE_COUNT, SOURCES, TABLES, Seat
from vaka.games.vanuatu.rules.packed import bit
from vaka.games.vanuatu.rules.pieces import huts_of, huts_standing, tourists_on, water_on
from vaka.games.vanuatu.rules.players import earned_from
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.tiles import worth
from vaka.games.vanuatu.rules.turns.earning import gain_vatus

FIRST_PLAYER_POINTS: Final[i64] = BOX.final_first_player
VATUS_A_POINT: Final[i64] = BOX.final_vatus
TREASURE_POINTS: Final[i64] = BOX.final_treasure
TOURIST_POINTS: Final[i64] = BOX.final_tourist


def final_count(position: VanuatuPosition) -> None:
    """§11: in the order of the rulebook, whose first step, the rest tokens, was phase V of the last round."""
    for seat in range(position.seats):
        sell_leftover_fish(position, seat)
    position.prosperity[position.first] += FIRST_PLAYER_POINTS
    telling.final_first(position, FIRST_PLAYER_POINTS)
    for seat in range(position.seats):
        count_seat(position, seat)


def sell_leftover_fish(position: VanuatuPosition, seat: Seat) -> None:
    """§11: leftover fish bring their value in vatus, whatever the market says."""
    tiles = position.fish_tiles[seat]
    if tiles == 0:
        return
    position.fish_tiles[seat] = 0
    position.fish_gone += tiles
    telling.final_fish(position, seat, worth(tiles))
    gain_vatus(position, seat, worth(tiles))


def count_seat(position: VanuatuPosition, seat: Seat) -> None:
    """§11: vatus, treasures, huts with tourists; with Rising Waters the water takes its share (§12)."""
    vatus = position.vatus[seat] // VATUS_A_POINT
    treasures = worth(position.treasure_tiles[seat]) * TREASURE_POINTS
    tourists = hut_points(position, seat)
    water = water_penalty(position, seat)
    position.prosperity[seat] += vatus + treasures + tourists - water
    telling.final(position, seat, vatus, treasures, tourists, water)


def hut_points(position: VanuatuPosition, seat: Seat) -> i64:
    """§11: for each hut, 2 points for every tourist on its island."""
    points: i64 = 0
    for island in range(ISLAND_COUNT):
        points += huts_of(position, seat, island) * tourists_on(position, island) * TOURIST_POINTS
    return points


def water_penalty(position: VanuatuPosition, seat: Seat) -> i64:
    """§12: for each hut, 1, 3, 5 or 7 points by the water markers on its island."""
    points: i64 = 0
    for island in range(ISLAND_COUNT):
        points += huts_of(position, seat, island) * TABLES.penalty[water_on(position, island)]
    return points


def best_seats(position: VanuatuPosition) -> i64:
    """§11: most points; then most huts on the islands; then most vatus; then all of them win. A set of seats."""
    winners: i64 = 0
    best: i64 = -1_000_000_000
    for seat in range(position.seats):
        rating = position.prosperity[seat] * 10_000 + huts_standing(position, seat) * 100 + position.vatus[seat]
        if rating > best:
            best = rating
            winners = 0
        if rating == best:
            winners |= bit(seat)
    return winners


def sources(position: VanuatuPosition, seat: Seat) -> list[tuple[str, int]]:
    """Where the points of a seat come from, together its score; `earlier` is what a position from written words does not tell."""
    found = [(SOURCES[source], int(earned_from(position, seat, source))) for source in range(SOURCE_COUNT)]
    found[FROM_BEGGING] = ("begging", -found[FROM_BEGGING][1])
    if position.asked == OVER and position.won != 0:
        found.append(("first", int(FIRST_PLAYER_POINTS) if position.first == seat else 0))
        found.append(("vatus", int(position.vatus[seat] // VATUS_A_POINT)))
        found.append(("treasures", int(worth(position.treasure_tiles[seat]) * TREASURE_POINTS)))
        found.append(("huts", int(hut_points(position, seat))))
        found.append(("water", -int(water_penalty(position, seat))))
    told = sum([count for _, count in found])
    if told != position.prosperity[seat]:
        found.append(("earlier", int(position.prosperity[seat]) - told))
    return found
