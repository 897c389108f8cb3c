"""Chance: what is drawn or rolled, with which weights, and from what."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.actions import AID, DIE
from vaka.games.paradise.rules.advanced import (
    FOR_BAND,
    FOR_CHIT,
    FOR_EVENT,
    FOR_LOOK,
    FOR_MALARIA,
    FOR_PICK,
    FOR_REVEAL,
    FOR_SEARCH,
    FOR_SOLO_MARKER,
    FOR_SOLO_TILE,
)
from vaka.games.paradise.rules.cards import card_outcomes
from vaka.games.paradise.rules.event_deck import event_outcomes
from vaka.games.paradise.rules.exploration import marker_odds, marker_outcomes, tile_outcomes
from vaka.games.paradise.rules.position import FOR_AID, FOR_CARD, FOR_CUP, FOR_DIE, FOR_MARKER, FOR_TILE, ParadisePosition
from vaka.games.paradise.rules.setting_up import free_nations, setup_outcomes
from vaka.games.paradise.rules.solitaire import chit_outcomes, pick_outcomes
from vaka.games.paradise.rules.solitaire_war import best_for


def outcomes(position: ParadisePosition) -> vec[i64]:
    """What can come out, in the order of the ids."""
    chance = position.chance
    if chance >= FOR_CHIT:
        return solo_outcomes(position)
    if chance == FOR_DIE or chance == FOR_MALARIA or chance == FOR_SEARCH:
        return row(DIE, 6)
    if chance == FOR_MARKER:
        return marker_outcomes(position)
    if chance == FOR_TILE:
        return tile_outcomes(position)
    if chance == FOR_CARD:
        return card_outcomes(position)
    if chance == FOR_EVENT:
        return event_outcomes(position)
    if chance == FOR_CUP:
        return setup_outcomes(position, False)
    return free_nations(position, AID)


def solo_outcomes(position: ParadisePosition) -> vec[i64]:
    """§12: what chance says in the solitaire game."""
    chance = position.chance
    if chance == FOR_CHIT:
        return chit_outcomes(position)
    if chance == FOR_PICK:
        return pick_outcomes(best_for(position))
    if chance == FOR_REVEAL or chance == FOR_LOOK:
        return card_outcomes(position)
    if chance == FOR_SOLO_MARKER:
        return marker_outcomes(position)
    return tile_outcomes(position) if chance == FOR_SOLO_TILE else row(DIE, 6)


def odds(position: ParadisePosition) -> vec[i64]:
    """Markers by their number in the cup; everything else alike."""
    if position.chance == FOR_MARKER or position.chance == FOR_SOLO_MARKER:
        return marker_odds(position)
    if position.chance == FOR_CUP:
        return setup_outcomes(position, True)
    found = vec[i64]()
    for _outcome in outcomes(position):
        found = append(found, 1)
    return found


def row(first: i64, number: i64) -> vec[i64]:
    """So many ids from the first on."""
    found = vec[i64](capacity=number)
    for place in range(number):
        found = append(found, first + place)
    return found


def can_come_out(position: ParadisePosition, outcome: i64) -> bool:
    """Is this an outcome that chance can have now?"""
    for other in outcomes(position):  # noqa: SIM110 (a generator is slow where it is compiled)
        if other == outcome:
            return True
    return False


def source(position: ParadisePosition) -> str:
    """What decides."""
    chance = position.chance
    if chance == FOR_CHIT:
        return "chits"
    if FOR_PICK <= chance <= FOR_BAND:
        return "die"
    if chance == FOR_DIE or chance == FOR_MALARIA or chance == FOR_SEARCH:
        return "die"
    if chance == FOR_EVENT:
        return "events"
    if chance == FOR_TILE or chance == FOR_SOLO_TILE:
        return "tiles"
    if chance == FOR_CARD or chance == FOR_REVEAL or chance == FOR_LOOK:
        return "arts and culture"
    return "player aids" if chance == FOR_AID else "discovery cup"
