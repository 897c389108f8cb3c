"""Enemy hexes, and what is open to a seat (§2.1, §6.2)."""

from __future__ import annotations

from vaka.games.paradise.rules.board import places, sets
from vaka.games.paradise.rules.box import Seat
from vaka.games.paradise.rules.events import notes
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition


def held_by(position: ParadisePosition, seat: Seat) -> sets.Hexes:
    """The groups that a seat controls, and the hexes with its pieces."""
    return sets.join(sets.of(position, sets.CONTROL + seat), sets.of(position, sets.STACKS + seat))


def enemy_hexes(position: ParadisePosition, seat: Seat) -> sets.Hexes:
    """§2.1, §6.2: independent groups, groups that another controls, and hexes with another's pieces."""
    found = sets.of(position, sets.INDEPENDENT)
    for other in range(position.sides):
        if other != seat:
            found = sets.join(found, held_by(position, other))
    if len(position.raids) > 0:  # an own raid waits for its battle, whatever DEFORESTATION has left to fight for
        found = sets.join(found, places.raided(position))
    return found


def closed_hexes(position: ParadisePosition, seat: Seat) -> sets.Hexes:
    """Hexes that nothing of this seat may enter now, whatever it has aboard."""
    barred = sets.of(position, sets.BARRED)
    partner = notes.partner_of(position, seat) if position.advanced != 0 else NO_SEAT
    return barred if partner == NO_SEAT else sets.join(barred, held_by(position, partner))


def free_hexes(position: ParadisePosition, seat: Seat) -> sets.Hexes:
    """§6.2: known hexes that are no enemy hexes, and open."""
    known = sets.without(sets.of(position, sets.KNOWN), sets.of(position, sets.BARRED))
    return sets.without(known, enemy_hexes(position, seat))
