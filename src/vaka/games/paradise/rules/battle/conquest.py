"""Conquest (§8.4, §8.5): Villages are saved or lost, groups change hands, homes move, and the winner regroups."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons, stages
from vaka.games.paradise.rules.battle import lines
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.board.knowledge import known_exactly
from vaka.games.paradise.rules.board.pieces import (
    ONE_WAR,
    ONE_WARRIOR,
    WAR,
    WARRIOR,
    all_of,
    front_of,
    total,
    transports,
    warriors,
    wars,
)
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.packed import ZERO
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.turn import tell_at, tell_conquest, tell_saved

# --- Saving Villages ---


def villages_won(position: ParadisePosition) -> i64:
    """§8.4, §8.5: the Villages that the winner may save; of an independent group one in each green box."""
    where = position.battle_hex
    if sets.in_set(position, sets.INDEPENDENT, where):
        return hexes.CHART.green[where]
    return places.villages_at(position, where) if position.defender != NO_SEAT else ZERO


def why_not_save(position: ParadisePosition, piece: i64) -> Reason:
    """§8.4: a Village is saved by a Battle Piece of the front line that did not panic. A printed group keeps a piece (§8.5)."""
    if position.saved >= villages_won(position):
        return reasons.NO_TARGET
    front = front_of(position.attack)
    if (wars(front) if piece == ONE_WAR else warriors(front)) == 0:
        return reasons.NOT_IN_FRONT
    if places.is_printed_group(position.battle_hex) and total(all_of(position.attack)) == 1:
        return reasons.LAST_PIECE
    return reasons.OPEN


def can_save(position: ParadisePosition) -> bool:
    """Is there a Village to save, and a piece to give?"""
    return why_not_save(position, ONE_WAR) == reasons.OPEN or why_not_save(position, ONE_WARRIOR) == reasons.OPEN


def save(position: ParadisePosition, seat: Seat, piece: i64) -> None:
    """§8.4: the bravest stay to rule: the piece leaves the game, or returns to stock (ruling 20), for one Village."""
    position.attack -= piece
    position.saved += 1
    seats.set_seat(
        position, seat, seats.GONE, seats.of_seat(position, seat, seats.GONE) + piece
    ) if position.given_up_gone else seats.to_stock(position, seat, piece)
    tell_saved(position, seat, WAR if piece == ONE_WAR else WARRIOR)


def legal_save(position: ParadisePosition, found: vec[i64]) -> vec[i64]:
    """Enough, or one more."""
    found = append(found, actions.DONE)
    if why_not_save(position, ONE_WAR) == reasons.OPEN:
        found = append(found, actions.SAVE)
    if why_not_save(position, ONE_WARRIOR) == reasons.OPEN:
        found = append(found, actions.SAVE + 1)
    return found


# --- Conquest ---


def conquer(position: ParadisePosition, seat: Seat) -> bool:
    """§8.4, §8.5: the group is the winner's if a Village was saved, else nobody's. True if the loser's home is lost."""
    where = position.battle_hex
    if places.is_printed_group(where):
        places.set_taken(position, where, seat)
    if not sets.in_set(position, sets.INDEPENDENT, where) and (
        position.defender == NO_SEAT or places.control_at(position, where) != position.defender
    ):
        return False
    sets.drop_from(position, sets.INDEPENDENT, where)
    places.set_villages(position, where, position.saved)
    places.set_control(position, where, seat if position.saved > 0 else NO_SEAT)
    tell_conquest(position, seat, where)
    if position.saved > 0:
        settle_home(position, seat, where)
    if position.defender == NO_SEAT or seats.of_seat(position, position.defender, seats.HOME) != where:
        return False
    seats.set_seat(position, position.defender, seats.HOME, hexes.NOWHERE)
    return True


def settle_home(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """Ruling 24: a player without a home gets one with his first group."""
    if seats.of_seat(position, seat, seats.HOME) == hexes.NOWHERE:
        set_home(position, seat, where)


def set_home(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§8.4: the home disc lies on this group."""
    seats.set_seat(position, seat, seats.HOME, where)
    tell_at(position, "home", seat, where)


def why_not_set_home(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """§8.4: the new home is a controlled group."""
    return reasons.OPEN if sets.in_set(position, sets.CONTROL + seat, where) else reasons.NOT_YOUR_GROUP


def legal_set_home(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """All controlled groups."""
    return sets.ids(actions.DISC, sets.of(position, sets.CONTROL + seat), found)


def lose_village(position: ParadisePosition, where: Hex) -> bool:
    """A Village goes otherwise than by a battle. True if its owner's home is lost with it (ruling 24)."""
    owner = places.control_at(position, where)
    left = places.villages_at(position, where) - 1
    places.set_villages(position, where, left)
    if left > 0:
        return False
    places.set_control(position, where, NO_SEAT)
    if seats.of_seat(position, owner, seats.HOME) != where:
        return False
    seats.set_seat(position, owner, seats.HOME, hexes.NOWHERE)
    return True


# --- Regrouping ---


def regroup(position: ParadisePosition, seat: Seat) -> bool:
    """§8.4: the winner's pieces gather in the hex, face down. True if there is a Transport Canoe that may lie face up."""
    where = position.battle_hex
    pieces = all_of(lines.lines_of(position, seat))
    lines.set_lines(position, seat, 0)
    if pieces == 0:
        return False
    places.set_pieces(position, where, seat, pieces)
    places.set_known(position, where, known_exactly(pieces))
    return transports(pieces) > 0


def end_battle(position: ParadisePosition) -> None:
    """§8.4: Local Warriors go back; the Battle marker is taken off."""
    position.battle = stages.NO_BATTLE
    position.battle_hex = hexes.NOWHERE
    position.defender = NO_SEAT
    position.attack = 0
    position.defence = 0
    position.local = 0
    position.die = 0
    position.used = 0
    position.silenced = 0
    position.saved = 0
    position.arioi = False
