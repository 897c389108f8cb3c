"""The set-up of the game (§2), and what is turned up or put back in the set-up of a round (§4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.box import BOX, LETTERS, NOWHERE, TABLES, TILE_COUNT, Seat, Space, Tile
from vaka.games.vanuatu.rules.packed import bit, has
from vaka.games.vanuatu.rules.pieces import put_on_volcano, single, volcano_tile
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.rounds.archipelago import lay_tile

STACK_SIZE: Final[i64] = 12
LETTER_COUNT: Final[i64] = len(LETTERS)
FLOOD_ROUNDS: Final = BOX.flood_rounds


# --- Before the first round ---


def next_start_space(position: VanuatuPosition) -> Space:
    """§2: the highlighted space that the next starting tile goes to, or NOWHERE."""
    spaces = TABLES.start_cells
    for number in range(len(spaces)):
        if not has(position.ocean, spaces[number]):
            return spaces[number]
    return NOWHERE


def is_start_tile(position: VanuatuPosition, tile: Tile) -> bool:
    """§2: is this a starting tile that is not laid yet?"""
    return 0 <= tile < TILE_COUNT and has(TABLES.start_tiles, tile) and position.place[tile] == NOWHERE


def lay_start_tile(position: VanuatuPosition, tile: Tile) -> None:
    """§2: the starting tiles go at random to the highlighted spaces; all boats begin on the blank one."""
    space = next_start_space(position)
    lay_tile(position, tile, space)
    telling.start_tile(position, tile, space)
    if tile == TABLES.blank_tile:
        for seat in range(position.seats):
            position.boat[seat] = space


def choose_first_player(position: VanuatuPosition, seat: Seat) -> None:
    """§2: the first player is drawn by lot, and the first round begins."""
    position.first = seat
    position.round = 1
    telling.first_player(position)
    telling.new_round(position)


# --- The set-up of a round ---


def advance_round(position: VanuatuPosition) -> None:
    """§4.1: the round marker advances. Last round's characters help no more."""
    position.round += 1
    position.spent = bit(position.seats) - 1
    position.performed = 0
    position.governed = NOWHERE
    position.neutral = 0
    telling.new_round(position)


def is_flood_round(number: i64) -> bool:
    """§12: does the threat of the waters occur in this round?"""
    return int(number) in FLOOD_ROUNDS


def roll_die(position: VanuatuPosition, pips: i64) -> None:
    """§12: so many actions are performed before the waters rise."""
    position.die = pips
    telling.rolled(position, pips)


def clear_office(position: VanuatuPosition) -> None:
    """§4.2: tourists who were not fetched leave, and so does their tile."""
    position.pawns += position.office
    position.office = 0
    position.tourist_gone += single(position.office_tile)
    position.office_tile = NOWHERE


def turn_tourist_tile(position: VanuatuPosition, value: i64) -> None:
    """§4.2: the next tile says how many tourists come."""
    position.tourist_stack -= single(value)
    position.office_tile = value
    position.office = value
    position.pawns -= value
    telling.tourist_tile(position, value)


def reset_fish_price(position: VanuatuPosition) -> None:
    """§4.5: the market begins anew."""
    position.price = 0


def needs_tile(position: VanuatuPosition) -> bool:
    """§4.8: two tiles lie on the volcano, as long as the stack lasts; is one missing?"""
    return position.revealed < STACK_SIZE and volcano_tile(position, 1) == NOWHERE


def next_letter(position: VanuatuPosition) -> i64:
    """§2: the letter on top of the stack: A to F, twice.

    Where a written position has no tile of it left, the next letter that it has.
    """
    for step in range(LETTER_COUNT):
        letter = (position.revealed + step) % LETTER_COUNT
        if position.stack & TABLES.lettered[letter] != 0:
            return letter
    return NOWHERE


def is_next_tile(position: VanuatuPosition, tile: Tile) -> bool:
    """§4.8: can this tile be the next one of the stack?"""
    if tile < 0 or tile >= TILE_COUNT or not has(position.stack, tile):
        return False
    return TABLES.letter[tile] == next_letter(position)


def reveal_tile(position: VanuatuPosition, tile: Tile) -> None:
    """§4.8: the next tile of the stack lies on the volcano."""
    position.stack &= ~bit(tile)
    position.revealed += 1
    put_on_volcano(position, tile)
    telling.revealed(position, tile)
