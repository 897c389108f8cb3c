"""Chance: what can be drawn at each stage, and how likely it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules.actions import (
    AT_DIE,
    AT_FIRST_PLAYER,
    AT_SHIPS,
    AT_START_TILES,
    AT_TOURIST_TILE,
    AT_VOLCANO,
    DIE,
    FIRST,
    OFFER,
    OUTCOME_COUNT,
    SHIP,
    TILE,
    TOURIST_TILE,
)
from vaka.games.vanuatu.rules.box import BOX, CHARACTER_COUNT, TILE_COUNT
from vaka.games.vanuatu.rules.characters import drawable
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.pieces import count_of
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.setting_up import is_next_tile, is_start_tile

SHIP_KINDS: Final[i64] = len(BOX.ships)
PIPS: Final[i64] = 6
TOURIST_VALUES: Final[i64] = 5


def weight(position: VanuatuPosition, outcome: i64) -> i64:
    """How likely an outcome is now, among the others; 0 if it cannot come out."""
    stage = position.stage
    if outcome < first_outcome(stage) or outcome >= last_outcome(position):
        return 0
    number = outcome - first_outcome(stage)
    if stage == AT_START_TILES:
        return 1 if is_start_tile(position, number) else 0
    if stage == AT_VOLCANO:
        return 1 if is_next_tile(position, number) else 0
    if stage == AT_SHIPS:
        return count_of(position.deck, number)
    if stage == AT_TOURIST_TILE:
        return count_of(position.tourist_stack, number)
    if stage == AT_FIRST_PLAYER or stage == AT_DIE:
        return 1
    return 1 if has(drawable(position), number) else 0


def first_outcome(stage: i64) -> i64:
    """Where the ids of a stage begin."""
    if stage == AT_START_TILES or stage == AT_VOLCANO:
        return TILE
    if stage == AT_SHIPS:
        return SHIP
    if stage == AT_TOURIST_TILE:
        return TOURIST_TILE
    if stage == AT_FIRST_PLAYER:
        return FIRST
    return DIE if stage == AT_DIE else OFFER


def last_outcome(position: VanuatuPosition) -> i64:
    """Where those of this stage end."""
    stage = position.stage
    if stage == AT_START_TILES or stage == AT_VOLCANO:
        return TILE + TILE_COUNT
    if stage == AT_SHIPS:
        return SHIP + SHIP_KINDS
    if stage == AT_TOURIST_TILE:
        return TOURIST_TILE + TOURIST_VALUES
    if stage == AT_FIRST_PLAYER:
        return FIRST + position.seats
    return DIE + PIPS if stage == AT_DIE else OFFER + CHARACTER_COUNT


def outcomes(position: VanuatuPosition) -> vec[i64]:
    """What can be drawn now."""
    found = vec[i64](capacity=12)
    for outcome in range(first_outcome(position.stage), last_outcome(position)):
        if weight(position, outcome) > 0:
            found = append(found, outcome)
    return found


def odds(position: VanuatuPosition) -> vec[i64]:
    """The weights of the outcomes."""
    found = vec[i64](capacity=12)
    for outcome in range(first_outcome(position.stage), last_outcome(position)):
        likely = weight(position, outcome)
        if likely > 0:
            found = append(found, likely)
    return found


def can_come_out(position: VanuatuPosition, outcome: i64) -> bool:
    """Is this an outcome that chance can have now?"""
    return 0 <= outcome < OUTCOME_COUNT and weight(position, outcome) > 0


def source(position: VanuatuPosition) -> str:
    """What decides now."""
    stage = position.stage
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
