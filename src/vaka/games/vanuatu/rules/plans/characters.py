"""Choosing characters (§5; two players choose from an offer, §13)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import TAKE
from vaka.games.vanuatu.rules.box import ALL_CHARACTERS, BOX, CHARACTER_COUNT, NO_CHARACTER, Character, Characters, Seat
from vaka.games.vanuatu.rules.packed import bit, has, size_of
from vaka.games.vanuatu.rules.position import VanuatuPosition, changed, holder_of
from vaka.games.vanuatu.rules.reasons import CHARACTER_KEPT, CHARACTER_TAKEN, NOT_OFFERED, OPEN, Reason

OFFERED: Final[i64] = BOX.characters_offered


# --- The offer for two players ---


def clear_offer(position: VanuatuPosition) -> None:
    """§13: what was offered in the last round is not offered in this one."""
    position.offered_before = position.offered
    position.offered = 0


def is_offer_complete(position: VanuatuPosition) -> bool:
    """§13: five are offered."""
    return size_of(position.offered) == OFFERED


def drawable(position: VanuatuPosition) -> Characters:
    """§13: the offer is drawn from the characters that were not offered in the last round."""
    return ALL_CHARACTERS & ~position.offered_before & ~position.offered


def offer(position: VanuatuPosition, character: Character) -> None:
    """§13: one more character is offered."""
    position.offered |= bit(character)
    telling.offered(position, character)


# --- The choice ---


def available(position: VanuatuPosition) -> Characters:
    """§5: what lies on the table: nobody's character, and with two players one of the offer (§13)."""
    left = position.offered if position.seats == 2 else ALL_CHARACTERS
    for seat in range(position.seats):
        held = position.character[seat]
        if held != NO_CHARACTER:
            left &= ~bit(held)
    return left


def legal_take(position: VanuatuPosition, found: vec[i64]) -> vec[i64]:
    """§5: any character on the table; the own one is still held, so it cannot be taken again."""
    on_table = available(position)
    for character in range(CHARACTER_COUNT):
        if has(on_table, character):
            found = append(found, TAKE + character)
    return found


def why_not_take(position: VanuatuPosition, seat: Seat, character: Character) -> Reason:
    """§5: why this character cannot be taken."""
    if has(available(position), character):
        return OPEN
    holder = holder_of(position, character)
    if holder == seat:
        return CHARACTER_KEPT
    return NOT_OFFERED if holder == NO_CHARACTER else CHARACTER_TAKEN


def take(position: VanuatuPosition, seat: Seat, character: Character) -> None:
    """§5: the new one is taken, and only then the old one goes back, for later players of this phase to take."""
    position.character = changed(position.character, seat, character)
    position.spent &= ~bit(seat)
    telling.character(position, "character", seat)
