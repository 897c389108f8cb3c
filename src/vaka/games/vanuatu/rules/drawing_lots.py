"""Chance: what can be drawn at each stage, how likely it is, and what it leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import characters, round_setup
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.layout import (
    AT_DIE,
    AT_FIRST_PLAYER,
    AT_SHIPS,
    AT_START_TILES,
    AT_TOURIST_TILE,
    AT_VOLCANO,
    CHARACTER_COUNT,
    DIE,
    FIRST,
    NOWHERE,
    OFFER,
    OUTCOMES,
    SHIP,
    TABLES,
    TILE,
    TILE_COUNT,
    TOURIST_TILE,
    has,
    nibble,
)

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

SHIP_KINDS: Final[i64] = len(BOX.ships)
PIPS: Final[i64] = 6
TOURIST_VALUES: Final[i64] = 5


def weight(state: Vanuatu, outcome: i64) -> i64:
    """How likely an outcome is now, among the others; 0 if it cannot come out."""
    stage = state.stage
    if stage == AT_START_TILES:
        return start_tile_weight(state, outcome - TILE)
    if stage == AT_VOLCANO:
        tile = outcome - TILE
        if tile < 0 or tile >= TILE_COUNT or not has(state.stack, tile):
            return 0
        return 1 if TABLES.letter[tile] == round_setup.next_letter(state) else 0
    if stage == AT_SHIPS:
        kind = outcome - SHIP
        return nibble(state.deck, kind) if 0 <= kind < SHIP_KINDS else 0
    if stage == AT_TOURIST_TILE:
        value = outcome - TOURIST_TILE
        return nibble(state.tourist_stack, value) if 0 <= value < TOURIST_VALUES else 0
    if stage == AT_FIRST_PLAYER:
        return 1 if FIRST <= outcome < FIRST + state.seats else 0
    if stage == AT_DIE:
        return 1 if DIE <= outcome < DIE + PIPS else 0
    character = outcome - OFFER
    return 1 if 0 <= character < CHARACTER_COUNT and has(characters.drawable(state), character) else 0


def start_tile_weight(state: Vanuatu, tile: i64) -> i64:
    """The starting tiles that are not laid yet, all alike."""
    if tile < 0 or tile >= TILE_COUNT or not has(TABLES.start_tiles, tile):
        return 0
    return 1 if state.place[tile] == NOWHERE else 0


def first_outcome(state: Vanuatu) -> i64:
    """Where the ids of this stage begin."""
    stage = state.stage
    if stage == AT_START_TILES or stage == AT_VOLCANO:
        return TILE
    if stage == AT_SHIPS:
        return SHIP
    if stage == AT_TOURIST_TILE:
        return TOURIST_TILE
    if stage == AT_FIRST_PLAYER:
        return FIRST
    return DIE if stage == AT_DIE else OFFER


def last_outcome(state: Vanuatu) -> i64:
    """Where they end."""
    stage = state.stage
    if stage == AT_START_TILES or stage == AT_VOLCANO:
        return TILE + TILE_COUNT
    if stage == AT_SHIPS:
        return SHIP + SHIP_KINDS
    if stage == AT_TOURIST_TILE:
        return TOURIST_TILE + TOURIST_VALUES
    if stage == AT_FIRST_PLAYER:
        return FIRST + state.seats
    return DIE + PIPS if stage == AT_DIE else OFFER + CHARACTER_COUNT


def outcomes(state: Vanuatu) -> vec[i64]:
    """What can be drawn now."""
    found = vec[i64](capacity=12)
    for outcome in range(first_outcome(state), last_outcome(state)):
        if weight(state, outcome) > 0:
            found = append(found, outcome)
    return found


def odds(state: Vanuatu) -> vec[i64]:
    """The weights of the outcomes."""
    found = vec[i64](capacity=12)
    for outcome in range(first_outcome(state), last_outcome(state)):
        likely = weight(state, outcome)
        if likely > 0:
            found = append(found, likely)
    return found


def can_come_out(state: Vanuatu, outcome: i64) -> bool:
    """Is this an outcome that chance can have now?"""
    return 0 <= outcome < OUTCOMES and weight(state, outcome) > 0


def come_out(state: Vanuatu, outcome: i64) -> None:
    """What was drawn takes its effect."""
    stage = state.stage
    if stage == AT_START_TILES:
        round_setup.lay_start_tile(state, outcome - TILE)
    elif stage == AT_VOLCANO:
        round_setup.reveal_tile(state, outcome - TILE)
    elif stage == AT_SHIPS:
        round_setup.ship_comes_in(state, outcome - SHIP)
    elif stage == AT_TOURIST_TILE:
        round_setup.turn_tourist_tile(state, outcome - TOURIST_TILE)
    elif stage == AT_FIRST_PLAYER:
        round_setup.choose_first_player(state, outcome - FIRST)
    elif stage == AT_DIE:
        round_setup.roll_die(state, outcome - DIE + 1)
    else:
        characters.offer(state, outcome - OFFER)


def source(state: Vanuatu) -> str:
    """What decides now."""
    stage = state.stage
    if stage == AT_START_TILES:
        return "starting tiles"
    if stage == AT_VOLCANO:
        return "archipelago tiles"
    if stage == AT_SHIPS:
        return "ships"
    if stage == AT_TOURIST_TILE:
        return "tourist tiles"
    if stage == AT_FIRST_PLAYER:
        return "first player"
    return "die" if stage == AT_DIE else "characters"
