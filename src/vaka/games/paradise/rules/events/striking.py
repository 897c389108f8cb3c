"""Random Events (§11.2) strike: what may be chosen, whether it is void, and what is done. What each Event is `fortunes` says."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, cards, reasons
from vaka.games.paradise.rules.battle import conquest
from vaka.games.paradise.rules.board import hexes, places, seats
from vaka.games.paradise.rules.board.knowledge import with_a_transport, with_shown, without_kinds, without_one
from vaka.games.paradise.rules.board.pieces import (
    CANOES,
    COLONY,
    ONE_TRANSPORT,
    TRANSPORT,
    WARRIOR,
    colonies,
    count,
    in_capacity,
    one,
    total,
    transports,
    wars,
)
from vaka.games.paradise.rules.box import ADVANCED_BOX, Hex, Seat
from vaka.games.paradise.rules.events import deck, fortunes, markers, notes
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.fortune import tell_fortune, tell_fortune_gain, tell_fortune_loss

SAFE_VILLAGES: Final[i64] = ADVANCED_BOX.safe_villages

# --- What may be chosen ---


def names_a_player(event: i64) -> bool:
    """Is a player chosen, not a hex?"""
    return fortunes.FORTUNES.at(event).choice == fortunes.A_PLAYER


def first_target(event: i64) -> i64:
    """The id of the first hex, or of the first player, that may be chosen."""
    return actions.NAME if names_a_player(event) else actions.STRIKE


def target_count(position: ParadisePosition, event: i64) -> i64:
    """How many hexes, or players, there are."""
    return position.seats if names_a_player(event) else hexes.HEX_COUNT


def blow_of(position: ParadisePosition, seat: Seat, event: i64, target: i64) -> fortunes.Blow:
    """What the Event would do there."""
    blow = fortunes.Blow()
    fortunes.FORTUNES.at(event).strike(position, seat, target, blow)
    return blow


def best_rank(position: ParadisePosition, seat: Seat, event: i64) -> i64:
    """The best that there is on the map, or among the players."""
    fortune = fortunes.FORTUNES.at(event)
    blow = fortunes.Blow()
    best: i64 = 0
    for target in range(target_count(position, event)):
        blow.clear()
        fortune.strike(position, seat, target, blow)
        best = max(best, blow.rank)
    return best


def why_not_strike(position: ParadisePosition, seat: Seat, event: i64, target: i64) -> Reason:
    """§11.2: who carries out an Event chooses where, or whom, it strikes, as far as the card allows."""
    if target < 0 or target >= target_count(position, event):
        return reasons.NO_SUCH_TARGET
    rank = blow_of(position, seat, event, target).rank
    return reasons.OPEN if rank > 0 and rank == best_rank(position, seat, event) else reasons.NO_SUCH_TARGET


def legal_strike(position: ParadisePosition, seat: Seat, event: i64, found: vec[i64]) -> vec[i64]:
    """All of the best."""
    best = best_rank(position, seat, event)
    first = first_target(event)
    fortune = fortunes.FORTUNES.at(event)
    blow = fortunes.Blow()
    for target in range(target_count(position, event)):
        blow.clear()
        fortune.strike(position, seat, target, blow)
        if blow.rank > 0 and blow.rank == best:
            found = append(found, first + target)
    return found


def can_strike(position: ParadisePosition, seat: Seat, event: i64) -> bool:
    """Is there anything to choose and, for an Event that brings a piece, a piece to place (ruling 46)?"""
    found = legal_strike(position, seat, event, vec[i64]())
    if len(found) == 0:
        return False
    gains = blow_of(position, seat, event, found[0] - first_target(event)).gains
    return gains == fortunes.NO_PIECE or count(seats.of_seat(position, seat, seats.STOCK), gains) > 0


def is_void(position: ParadisePosition, seat: Seat, event: i64, where: Hex) -> bool:
    """§11.2: an Event that would leave a player with fewer than two Villages is as if it had not been."""
    lost = blow_of(position, seat, event, where).villages
    return lost > 0 and cards.villages_of(position, places.control_at(position, where)) - lost < SAFE_VILLAGES


# --- What it does ---


def strike(position: ParadisePosition, seat: Seat, event: i64, where: Hex) -> bool:
    """§11.2: the Event strikes a hex. True if its owner's home is lost with it."""
    blow = blow_of(position, seat, event, where)
    tell_fortune(position, "fortune-hex", seat, event, where)
    home_lost = False
    for _village in range(blow.villages):
        tell_fortune_loss(position, places.control_at(position, where), where, 1, "village")
        home_lost = conquest.lose_village(position, where) or home_lost
    sink(position, where, blow.sinks)
    if blow.gains != fortunes.NO_PIECE:
        gain_piece(position, seat, where, blow.gains)
    if blow.counts:
        notes.note_struck(position, where)
    if blow.note != fortunes.NO_NOTE:
        notes.note(position, blow.note, blow.noted)
    if deck.has_marker(event):
        markers.place_marker(position, event, where)
    return home_lost


def touch(position: ParadisePosition, seat: Seat, event: i64, other: i64) -> None:
    """§11.2: what it does to a player for a while."""
    blow = blow_of(position, seat, event, other)
    if blow.weds:
        notes.note(position, notes.BRIDE, seat)
        notes.note(position, notes.GROOM, other)
    else:
        notes.note(position, blow.note, blow.noted)


def sink(position: ParadisePosition, where: Hex, what: i64) -> None:
    """What goes down, or does not, tells of a stack that nobody had seen."""
    if what == fortunes.NOTHING:
        return
    position.raise_floor()
    if what == fortunes.ALL_PIECES:
        sink_all(position, where)
    elif what == fortunes.ALL_CANOES:
        sink_canoes(position, where)
    else:
        sink_transport(position, where)


def sink_all(position: ParadisePosition, where: Hex) -> None:
    """TYPHOON: every canoe in the hex is lost with all that it carries."""
    seat = places.owner_at(position, where)
    if seat != NO_SEAT:
        pieces = places.pieces_at(position, where)
        seats.to_stock(position, seat, pieces)
        places.set_pieces(position, where, seat, 0)
        tell_fortune_loss(position, seat, where, total(pieces), "piece")


def sink_canoes(position: ParadisePosition, where: Hex) -> None:
    """TSUNAMI: all canoes of the group are lost; who is ashore stays, and everybody sees that no canoe is left."""
    seat = places.owner_at(position, where)
    if seat == NO_SEAT:
        return
    canoes = places.pieces_at(position, where) & CANOES
    known = places.known_at(position, where)
    rest = places.pieces_at(position, where) - canoes
    seats.to_stock(position, seat, canoes)
    places.set_pieces(position, where, seat, rest)
    if rest != 0:
        places.set_known(position, where, without_kinds(known, CANOES))
    if canoes != 0:
        tell_fortune_loss(position, seat, where, transports(canoes) + wars(canoes), "canoe")


def sink_transport(position: ParadisePosition, where: Hex) -> None:
    """ROTTEN LASHINGS: one Transport Canoe goes down, with whom the others cannot take aboard; without one nothing happens."""
    seat = places.owner_at(position, where)
    pieces = places.pieces_at(position, where)
    if transports(pieces) == 0:
        tell_fortune_loss(position, seat, where, 0, "piece")
        return
    known = without_one(places.known_at(position, where), TRANSPORT)
    lost = ONE_TRANSPORT
    if not in_capacity(pieces - lost):
        drowned = COLONY if colonies(pieces) > transports(pieces) - 1 else WARRIOR
        lost += one(drowned)
        known = without_one(known, drowned)
    seats.to_stock(position, seat, lost)
    places.set_pieces(position, where, seat, pieces - lost)
    if pieces != lost:
        places.set_known(position, where, with_a_transport(known) if places.is_up(position, where) else known)
    tell_fortune_loss(position, seat, where, total(lost), "piece")


def gain_piece(position: ParadisePosition, seat: Seat, where: Hex, kind: i64) -> None:
    """A piece for nothing, which everybody sees."""
    piece = one(kind)
    there = places.pieces_at(position, where)
    known = with_shown(places.known_at(position, where), piece, total(there))
    seats.to_stock(position, seat, -piece)
    places.set_pieces(position, where, seat, there + piece)
    places.set_known(position, where, known)
    tell_fortune_gain(position, seat, where, kind)
