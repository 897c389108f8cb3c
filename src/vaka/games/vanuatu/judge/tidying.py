"""Whether the tiles of Vanuatu still to come can all be placed by the rules: anyhow is for a board that has gone astray."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.vanuatu.judge.weights import WEIGHTS
from vaka.games.vanuatu.rules.box import BOX, CELLS, FIRST_OCEAN, ISLAND_COUNT, LETTERS, NOWHERE, Spaces, spread
from vaka.games.vanuatu.rules.packed import ZERO, bit, has, size_of
from vaka.games.vanuatu.rules.pieces import volcano_tile
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.rounds.placing import beside_two

STACK: Final[i64] = 2 * len(LETTERS)
ISLAND_LETTERS: Final = frozenset(BOX.letter[: int(ISLAND_COUNT)])


class Known:
    """Answers by the islands and oceans that lie, those that wait on the volcano, and how many tiles were revealed."""

    def __init__(self) -> None:
        self.answers: dict[int, bool] = {}
        self.islands: i64 = 0  # the places of the stack, from its top, that are islands
        for place in range(int(STACK)):
            if LETTERS[place % len(LETTERS)] in ISLAND_LETTERS:
                self.islands |= bit(place)


KNOWN: Final = Known()


def untidiness(position: VanuatuPosition) -> i64:
    """What is lost by tiles that were placed anyhow, or will have to be."""
    found: i64 = ZERO if is_tidy(position) else WEIGHTS.untidy
    coast = spread(position.land)
    return found + size_of((coast & position.land) | (position.ocean & ~coast)) * WEIGHTS.untidy


def is_tidy(position: VanuatuPosition) -> bool:
    """Can all tiles to come be placed by the rules, if everybody wants it so?"""
    islands: i64 = 0
    oceans: i64 = 0
    for slot in range(2):
        tile = volcano_tile(position, slot)
        if tile != NOWHERE:
            if tile < FIRST_OCEAN:
                islands += 1
            else:
                oceans += 1
    return fits(position.land, position.ocean, islands, oceans, position.revealed)


def fits(land: Spaces, sea: Spaces, islands: i64, oceans: i64, revealed: i64) -> bool:
    """Can so many islands and oceans that wait, and then the rest of the stack, be placed by the rules?"""
    if islands + oceans == 0:
        if revealed >= STACK:
            return True
        for place in range(revealed, min(revealed + 2, STACK)):
            if has(KNOWN.islands, place):
                islands += 1
            else:
                oceans += 1
        revealed += 2
    key = land | (sea << CELLS) | (islands << 32) | (oceans << 34) | (revealed << 36)
    if key not in KNOWN.answers:
        KNOWN.answers[key] = finds_places(land, sea, islands, oceans, revealed)
    return KNOWN.answers[key]


def finds_places(land: Spaces, sea: Spaces, islands: i64, oceans: i64, revealed: i64) -> bool:
    """The same, tried: one tile after the other, wherever it may go (§4.6)."""
    spaces = beside_two(land | sea)
    coast = spread(land)
    for space in range(CELLS):
        if not has(spaces, space):
            continue
        if has(coast, space):
            if oceans > 0 and fits(land, sea | bit(space), islands, oceans - 1, revealed):
                return True
        elif islands > 0 and fits(land | bit(space), sea, islands - 1, oceans, revealed):
            return True
    return False
