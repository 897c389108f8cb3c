"""Conquest (§8.4, §8.5): Villages are saved or lost, groups change hands, homes move, and the winner regroups."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import reasons
from vaka.games.paradise.rules.actions import DISC, DONE, SAVE
from vaka.games.paradise.rules.battle.lines import lines_of, set_lines
from vaka.games.paradise.rules.board import places
from vaka.games.paradise.rules.board.hexes import CHART, NOWHERE
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
from vaka.games.paradise.rules.cards import list_actions
from vaka.games.paradise.rules.packed import ZERO
from vaka.games.paradise.rules.position import (
    CONTROL,
    GONE,
    HOME,
    INDEPENDENT,
    NO_SEAT,
    ParadisePosition,
    drop_from,
    in_set,
    of_seat,
    set_seat,
    to_stock,
)
from vaka.games.paradise.rules.stages import NO_BATTLE
from vaka.games.paradise.rules.telling.turn import tell_at, tell_conquest, tell_saved

# --- Saving Villages ---


def villages_won(position: ParadisePosition) -> i64:
    """§8.4, §8.5: the Villages that the winner may save; of an independent group one in each green box."""
    where = position.battle_hex
    if in_set(position, INDEPENDENT, where):
        return CHART.green[where]
    return places.villages_at(position, where) if position.defender != NO_SEAT else ZERO


def why_not_save(position: ParadisePosition, piece: i64) -> i64:
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


def save(position: ParadisePosition, seat: i64, piece: i64) -> None:
    """§8.4: the bravest stay to rule: the piece leaves the game, or returns to stock (ruling 20), for one Village."""
    position.attack -= piece
    position.saved += 1
    set_seat(position, seat, GONE, of_seat(position, seat, GONE) + piece) if position.given_up_gone else to_stock(
        position, seat, piece
    )
    tell_saved(position, seat, WAR if piece == ONE_WAR else WARRIOR)


def legal_save(position: ParadisePosition, found: vec[i64]) -> vec[i64]:
    """Enough, or one more."""
    found = append(found, DONE)
    if why_not_save(position, ONE_WAR) == reasons.OPEN:
        found = append(found, SAVE)
    if why_not_save(position, ONE_WARRIOR) == reasons.OPEN:
        found = append(found, SAVE + 1)
    return found


# --- Conquest ---


def conquer(position: ParadisePosition, seat: i64) -> bool:
    """§8.4, §8.5: the group is the winner's if a Village was saved, else nobody's. True if the loser's home is lost."""
    where = position.battle_hex
    if places.is_printed_group(where):
        places.set_taken(position, where, seat)
    if not in_set(position, INDEPENDENT, where) and (
        position.defender == NO_SEAT or places.control_at(position, where) != position.defender
    ):
        return False
    drop_from(position, INDEPENDENT, where)
    places.set_villages(position, where, position.saved)
    places.set_control(position, where, seat if position.saved > 0 else NO_SEAT)
    tell_conquest(position, seat, where)
    if position.saved > 0:
        settle_home(position, seat, where)
    if position.defender == NO_SEAT or of_seat(position, position.defender, HOME) != where:
        return False
    set_seat(position, position.defender, HOME, NOWHERE)
    return True


def settle_home(position: ParadisePosition, seat: i64, where: i64) -> None:
    """Ruling 24: a player without a home gets one with his first group."""
    if of_seat(position, seat, HOME) == NOWHERE:
        set_home(position, seat, where)


def set_home(position: ParadisePosition, seat: i64, where: i64) -> None:
    """§8.4: the home disc lies on this group."""
    set_seat(position, seat, HOME, where)
    tell_at(position, "home", seat, where)


def why_not_set_home(position: ParadisePosition, seat: i64, where: i64) -> i64:
    """§8.4: the new home is a controlled group."""
    return reasons.OPEN if in_set(position, CONTROL + seat, where) else reasons.NOT_YOUR_GROUP


def legal_set_home(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """All controlled groups."""
    return list_actions(DISC, position.sets[(CONTROL + seat) * 2], position.sets[(CONTROL + seat) * 2 + 1], found)


def lose_village(position: ParadisePosition, where: i64) -> bool:
    """A Village goes otherwise than by a battle. True if its owner's home is lost with it (ruling 24)."""
    owner = places.control_at(position, where)
    left = places.villages_at(position, where) - 1
    places.set_villages(position, where, left)
    if left > 0:
        return False
    places.set_control(position, where, NO_SEAT)
    if of_seat(position, owner, HOME) != where:
        return False
    set_seat(position, owner, HOME, NOWHERE)
    return True


# --- Regrouping ---


def regroup(position: ParadisePosition, seat: i64) -> bool:
    """§8.4: the winner's pieces gather in the hex, face down. True if there is a Transport Canoe that may lie face up."""
    where = position.battle_hex
    pieces = all_of(lines_of(position, seat))
    set_lines(position, seat, 0)
    if pieces == 0:
        return False
    places.set_pieces(position, where, seat, pieces)
    places.set_known(position, where, known_exactly(pieces))
    return transports(pieces) > 0


def end_battle(position: ParadisePosition) -> None:
    """§8.4: Local Warriors go back; the Battle marker is taken off."""
    position.battle = NO_BATTLE
    position.battle_hex = NOWHERE
    position.defender = NO_SEAT
    position.attack = 0
    position.defence = 0
    position.local = 0
    position.die = 0
    position.used = 0
    position.silenced = 0
    position.saved = 0
    position.arioi = False
