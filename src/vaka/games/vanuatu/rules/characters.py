"""Choosing characters (phase II)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.names import CHANCE
from vaka.games.vanuatu.rules import planning, telling
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.layout import AT_CHARACTERS, AT_OFFER, CHARACTER_COUNT, NO_CHARACTER, TAKE, bit, changed, has
from vaka.games.vanuatu.rules.reasons import CHARACTER_KEPT, CHARACTER_TAKEN, NOT_NOW, NOT_OFFERED, OPEN

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

ALL_CHARACTERS: Final[i64] = 2047
OFFERED: Final[i64] = BOX.characters_offered


def begin(state: Vanuatu) -> None:
    """The first player chooses first; two players choose from an offer that is drawn before."""
    if not state.with_characters:
        planning.begin(state)
    elif state.seats == 2:
        state.offered_before = state.offered
        state.offered = 0
        state.stage = AT_OFFER
        state.asked = CHANCE
    else:
        ask(state, state.first)


def ask(state: Vanuatu, seat: i64) -> None:
    """A seat chooses."""
    state.stage = AT_CHARACTERS
    state.turn = seat
    state.asked = seat


def drawable(state: Vanuatu) -> i64:
    """Two players: the offer is drawn from the characters that were not offered in the last round."""
    return ALL_CHARACTERS & ~state.offered_before & ~state.offered


def offer(state: Vanuatu, character: i64) -> None:
    """One more character is offered; with the fifth the choice begins."""
    state.offered |= bit(character)
    if state.events is not None:
        telling.character(state, "offer", NO_CHARACTER, character)
    count: i64 = 0
    for number in range(CHARACTER_COUNT):
        count += (state.offered >> number) & 1
    if count == OFFERED:
        ask(state, state.first)


def available(state: Vanuatu) -> i64:
    """What lies on the table: nobody's character, and with two players one of the offer."""
    left = state.offered if state.seats == 2 else ALL_CHARACTERS
    for seat in range(state.seats):
        held = state.character[seat]
        if held != NO_CHARACTER:
            left &= ~bit(held)
    return left


def legal_take(state: Vanuatu, found: vec[i64]) -> vec[i64]:
    """Any character on the table; the own one is still held, so it cannot be taken again."""
    on_table = available(state)
    for character in range(CHARACTER_COUNT):
        if has(on_table, character):
            found = append(found, TAKE + character)
    return found


def why_not_take(state: Vanuatu, seat: i64, character: i64) -> i64:
    """Why this character cannot be taken."""
    if state.stage != AT_CHARACTERS:
        return NOT_NOW
    if has(available(state), character):
        return OPEN
    holder = state.holder_of(character)
    if holder == seat:
        return CHARACTER_KEPT
    return NOT_OFFERED if holder == NO_CHARACTER else CHARACTER_TAKEN


def take(state: Vanuatu, seat: i64, character: i64) -> None:
    """The new one is taken, and only then the old one goes back, for later players of this phase to take."""
    state.character = changed(state.character, seat, character)
    state.spent &= ~bit(seat)
    if state.events is not None:
        telling.character(state, "character", seat, character)
    following = state.clockwise(seat)
    if following == state.first:
        planning.begin(state)
    else:
        ask(state, following)
