"""Enemy hexes, and what is open to a seat (§2.1, §6.2)."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.board import sets
from vaka.games.paradise.rules.board.places import raided
from vaka.games.paradise.rules.board.sets import BARRED, CONTROL, INDEPENDENT, KNOWN, STACKS, Hexes
from vaka.games.paradise.rules.events.notes import partner_of
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition


def held_by(position: ParadisePosition, seat: i64) -> Hexes:
    """The groups that a seat controls, and the hexes with its pieces."""
    return sets.join(sets.of(position, CONTROL + seat), sets.of(position, STACKS + seat))


def enemy_hexes(position: ParadisePosition, seat: i64) -> Hexes:
    """§2.1, §6.2: independent groups, groups that another controls, and hexes with another's pieces."""
    found = sets.of(position, INDEPENDENT)
    for other in range(position.sides):
        if other != seat:
            found = sets.join(found, held_by(position, other))
    if len(position.raids) > 0:  # an own raid waits for its battle, whatever DEFORESTATION has left to fight for
        found = sets.join(found, raided(position))
    return found


def closed_hexes(position: ParadisePosition, seat: i64) -> Hexes:
    """Hexes that nothing of this seat may enter now, whatever it has aboard."""
    barred = sets.of(position, BARRED)
    partner = partner_of(position, seat) if position.advanced != 0 else NO_SEAT
    return barred if partner == NO_SEAT else sets.join(barred, held_by(position, partner))


def free_hexes(position: ParadisePosition, seat: i64) -> Hexes:
    """§6.2: known hexes that are no enemy hexes, and open."""
    known = sets.without(sets.of(position, KNOWN), sets.of(position, BARRED))
    return sets.without(known, enemy_hexes(position, seat))
