"""Retreat (§8.3): who has lost leaves the hex for the nearest own group, as far as canoes can carry."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.battle.lines import lines_of, set_lines
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.board.knowledge import with_shown
from vaka.games.paradise.rules.board.pieces import (
    COLONY,
    ONE_COLONY,
    ONE_WARRIOR,
    WARRIOR,
    all_of,
    back_of,
    colonies,
    count,
    in_lines,
    total,
    transports,
    warriors,
    wars,
)
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.turn import tell_left, tell_nowhere, tell_retreat


def retreat_hexes(position: ParadisePosition, seat: Seat) -> sets.Hexes:
    """§8.3: the nearest controlled groups where no enemy stands; several, if they are equally near."""
    found = sets.none()
    nearest: i64 = 999
    here = position.battle_hex
    for where in sets.hexes_in(position, sets.CONTROL + seat):
        if where == here or places.raid_at(position, where) != 0:
            continue
        away = hexes.distance(here, where)
        if away < nearest:
            nearest = away
            found = sets.none()
        if away == nearest:
            found = sets.join(found, sets.just(where))
    return found


def lose_colonies(position: ParadisePosition, seat: Seat) -> None:
    """§7.4, §8.3: Colonies that no Transport Canoe can carry are lost."""
    pieces = all_of(lines_of(position, seat))
    while colonies(pieces) > transports(pieces):
        leave(position, seat, ONE_COLONY)
        pieces = all_of(lines_of(position, seat))


def excess(position: ParadisePosition, seat: Seat) -> i64:
    """§8.3: how many Warrior Bands and Colonies have no canoe."""
    pieces = all_of(lines_of(position, seat))
    return warriors(pieces) + colonies(pieces) - transports(pieces) - wars(pieces)


def has_choice(position: ParadisePosition, seat: Seat) -> bool:
    """Are there both Warrior Bands and Colonies to choose from?"""
    pieces = all_of(lines_of(position, seat))
    return warriors(pieces) > 0 and colonies(pieces) > 0


def leave(position: ParadisePosition, seat: Seat, piece: i64) -> None:
    """§8.3: one Warrior Band or Colony is left behind, and eliminated; those behind go first."""
    lines = lines_of(position, seat)
    kind = WARRIOR if piece == ONE_WARRIOR else COLONY
    set_lines(position, seat, lines - in_lines(0, piece) if count(back_of(lines), kind) > 0 else lines - piece)
    seats.to_stock(position, seat, piece)
    tell_left(position, seat, kind)


def leave_the_only_kind(position: ParadisePosition, seat: Seat) -> None:
    """Without a choice the one kind is left behind."""
    pieces = all_of(lines_of(position, seat))
    leave(position, seat, ONE_WARRIOR if warriors(pieces) > 0 else ONE_COLONY)


def why_not_leave_behind(position: ParadisePosition, seat: Seat, piece: i64) -> Reason:
    """§8.3: the owner chooses who has no canoe."""
    pieces = all_of(lines_of(position, seat))
    return reasons.OPEN if (warriors(pieces) if piece == ONE_WARRIOR else colonies(pieces)) > 0 else reasons.NO_SUCH_PIECE


def eliminate_all(position: ParadisePosition, seat: Seat) -> None:
    """§8.3, ruling 19: with no group to go to, all are eliminated."""
    pieces = all_of(lines_of(position, seat))
    if pieces != 0:
        seats.to_stock(position, seat, pieces)
        set_lines(position, seat, 0)
        tell_nowhere(position, seat)


def why_not_retreat(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """§8.3: the owner chooses among the nearest."""
    return reasons.OPEN if sets.has(retreat_hexes(position, seat), where) else reasons.NOT_NEAREST


def retreat(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§8.3: the survivors lie face up in that group."""
    pieces = all_of(lines_of(position, seat))
    set_lines(position, seat, 0)
    there = places.pieces_at(position, where)
    known = with_shown(places.known_at(position, where), pieces, total(there))
    places.set_pieces(position, where, seat, there + pieces)
    places.set_known(position, where, known)
    if transports(pieces) > 0 and not places.is_up(position, where):
        places.set_up(position, where, True)
    tell_retreat(position, seat, where, total(pieces))


def legal_retreat(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """All of the nearest."""
    return sets.ids(actions.RETREAT, retreat_hexes(position, seat), found)
