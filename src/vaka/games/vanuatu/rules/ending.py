"""The end of the game: the final count, or the loss of all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from vaka.engine.names import OVER
from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.box import BOX, SOURCES
from vaka.games.vanuatu.rules.layout import AT_END, FROM_BEGGING, ISLAND_COUNT, SOURCE_COUNT, TABLES, bit, byte, pair, triple, worth

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

FIRST_PLAYER_POINTS: Final[i64] = BOX.final_first_player
VATUS_A_POINT: Final[i64] = BOX.final_vatus
TREASURE_POINTS: Final[i64] = BOX.final_treasure
TOURIST_POINTS: Final[i64] = BOX.final_tourist


def final_count(state: Vanuatu) -> None:
    """In the order of the rulebook; step 1, the rest tokens, was phase V of the last round."""
    for seat in range(state.seats):
        sell_leftover_fish(state, seat)
    state.prosperity[state.first] += FIRST_PLAYER_POINTS
    if state.events is not None:
        state.report("final-first", {"seat": state.first, "points": FIRST_PLAYER_POINTS})
    for seat in range(state.seats):
        count_seat(state, seat)
    end_game(state, best_seats(state))


def sell_leftover_fish(state: Vanuatu, seat: i64) -> None:
    """Step 2: leftover fish bring their value in vatus, whatever the market says."""
    tiles = state.fish_tiles[seat]
    if tiles == 0:
        return
    state.fish_tiles[seat] = 0
    state.fish_gone += tiles
    if state.events is not None:
        state.report("final-fish", {"seat": seat, "vatus": worth(tiles)})
    state.gain_vatus(seat, worth(tiles))


def count_seat(state: Vanuatu, seat: i64) -> None:
    """Step 4: vatus, treasures, huts with tourists; with Rising Waters the water takes its share."""
    vatus = state.vatus[seat] // VATUS_A_POINT
    treasures = worth(state.treasure_tiles[seat]) * TREASURE_POINTS
    tourists = hut_points(state, seat)
    water = water_penalty(state, seat)
    state.prosperity[seat] += vatus + treasures + tourists - water
    if state.events is not None:
        telling.final(state, seat, vatus, treasures, tourists, water)


def hut_points(state: Vanuatu, seat: i64) -> i64:
    """For each hut, 2 points for every tourist on its island."""
    points: i64 = 0
    for island in range(ISLAND_COUNT):
        points += pair(state.huts[seat], island) * triple(state.tourists, island) * TOURIST_POINTS
    return points


def water_penalty(state: Vanuatu, seat: i64) -> i64:
    """For each hut, 1, 3, 5 or 7 points by the water markers on its island."""
    points: i64 = 0
    for island in range(ISLAND_COUNT):
        points += pair(state.huts[seat], island) * TABLES.penalty[triple(state.water, island)]
    return points


def huts_standing(state: Vanuatu, seat: i64) -> i64:
    """Huts on the islands: the first tie-break."""
    count: i64 = 0
    for island in range(ISLAND_COUNT):
        count += pair(state.huts[seat], island)
    return count


def sources(state: Vanuatu, seat: i64) -> list[tuple[str, int]]:
    """Where the points of a seat come from, together its score; `earlier` is what a position from written words does not tell."""
    earned = state.earned[seat]
    found = [(SOURCES[source], int(byte(earned, source))) for source in range(SOURCE_COUNT)]
    found[FROM_BEGGING] = ("begging", -found[FROM_BEGGING][1])
    if state.asked == OVER and state.won != 0:
        found.append(("first", int(FIRST_PLAYER_POINTS) if state.first == seat else 0))
        found.append(("vatus", int(state.vatus[seat] // VATUS_A_POINT)))
        found.append(("treasures", int(worth(state.treasure_tiles[seat]) * TREASURE_POINTS)))
        found.append(("huts", int(hut_points(state, seat))))
        found.append(("water", -int(water_penalty(state, seat))))
    told = sum([count for _, count in found])
    if told != state.prosperity[seat]:
        found.append(("earlier", int(state.prosperity[seat]) - told))
    return found


def best_seats(state: Vanuatu) -> i64:
    """Most points; then most huts on the islands; then most vatus; then all of them win."""
    winners: i64 = 0
    best: i64 = -1_000_000_000
    for seat in range(state.seats):
        rating = state.prosperity[seat] * 10_000 + huts_standing(state, seat) * 100 + state.vatus[seat]
        if rating > best:
            best = rating
            winners = 0
        if rating == best:
            winners |= bit(seat)
    return winners


def lose_together(state: Vanuatu) -> None:
    """Three islands are submerged: the game stops at once, without a count and without a winner."""
    end_game(state, 0)


def end_game(state: Vanuatu, winners: i64) -> None:
    """Nobody is asked any more."""
    state.won = winners
    state.stage = AT_END
    state.asked = OVER
    if state.events is not None:
        telling.end(state)
