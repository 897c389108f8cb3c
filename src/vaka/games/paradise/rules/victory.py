"""Victory (§10): points, the track, declaring, and who wins."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.box import BOX, Seat
from vaka.games.paradise.rules.cards import DECK, DEFORESTATION, card_points, face_down_cards, hand, open_unspent, villages_of
from vaka.games.paradise.rules.exploration import kumara
from vaka.games.paradise.rules.movement import fleets
from vaka.games.paradise.rules.packed import bit
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.turn import tell_cards, tell_end, tell_track

VILLAGE_POINTS: Final[i64] = BOX.village_points
GROUP_POINTS: Final[i64] = BOX.group_points
ATOLL_POINTS: Final[i64] = BOX.atoll_points
MOST_HALVES: Final[i64] = 2 * BOX.most_card_points


def village_points(position: ParadisePosition, seat: Seat) -> i64:
    """§10.1: a point for each Village."""
    return VILLAGE_POINTS * villages_of(position, seat)


def home_chain(position: ParadisePosition, seat: Seat) -> sets.Hexes:
    """§7.2, §10.3: what the chain connects with the home group."""
    home = seats.of_seat(position, seat, seats.HOME)
    return sets.none() if home == hexes.NOWHERE else fleets.chain_of(position, seat, home)


def group_points(position: ParadisePosition, seat: Seat) -> i64:
    """§7.2, §10.1: a point for each controlled group that the chain connects with home; for home itself by ruling 11."""
    groups = sets.size(sets.meet(home_chain(position, seat), sets.of(position, sets.CONTROL + seat)))
    if groups > 0 and not position.home_point:
        groups -= 1
    return GROUP_POINTS * groups


def atoll_points(position: ParadisePosition, seat: Seat) -> i64:
    """§10.3: half a point for each atoll in that chain."""
    points: i64 = 0
    for where in sets.listed(sets.without(home_chain(position, seat), sets.of(position, sets.SEA))):
        if not places.is_group(position, where):
            points += ATOLL_POINTS
    return points


def points_with(position: ParadisePosition, seat: Seat, cards: i64) -> i64:
    """All points of a seat with these cards counted."""
    board = village_points(position, seat) + group_points(position, seat) + atoll_points(position, seat)
    if position.advanced != 0:
        board += kumara.kumara_points(position, seat)
    return board + card_points(position, seat, cards)


def public_points(position: ParadisePosition, seat: Seat) -> i64:
    """§10.1: cards count when they are revealed."""
    return points_with(position, seat, hand(position, seat) & position.opened)


def true_points(position: ParadisePosition, seat: Seat) -> i64:
    """What the seat has with all its cards."""
    return points_with(position, seat, hand(position, seat))


def move_track(position: ParadisePosition) -> None:
    """§10.1: every marker is moved to what its player has now; points do not add up over the turns."""
    for seat in range(position.seats):
        seats.set_seat(position, seat, seats.TRACK, public_points(position, seat))
    tell_track(position)


def is_track_right(position: ParadisePosition) -> bool:
    """§10.1: does the track show what everybody has? Cards may have been shown, or Villages lost, since it was counted."""
    for seat in range(position.seats):  # noqa: SIM110 (a generator is slow where it is compiled)
        if seats.of_seat(position, seat, seats.TRACK) != public_points(position, seat):
            return False
    return True


def may_reach(position: ParadisePosition, seat: Seat) -> bool:
    """Ruling 56: who could have enough, for all that everybody knows, is asked."""
    points = public_points(position, seat) + MOST_HALVES * face_down_cards(position, seat)
    return points >= position.threshold


def has_reached(position: ParadisePosition, seat: Seat) -> bool:
    """§10.4: has the seat, all its cards counted, the points to win?"""
    return true_points(position, seat) >= position.threshold


def has_anybody_reached(position: ParadisePosition) -> bool:
    """§10.4: has any player enough, also one who passed or was not asked (ruling 30)?"""
    for seat in range(position.seats):  # noqa: SIM110 (a generator is slow where it is compiled)
        if has_reached(position, seat):
            return True
    return False


def why_not_declare(position: ParadisePosition, seat: Seat) -> Reason:
    """§10.4: only who has enough may declare victory."""
    return reasons.OPEN if has_reached(position, seat) else reasons.TOO_FEW_POINTS


def declare(position: ParadisePosition, seat: Seat) -> None:
    """§10.4: all cards with points are revealed."""
    position.declared = seat
    position.answered = bit(seat)
    shown = hand(position, seat) & DECK.worth & ~position.opened
    position.opened |= shown
    position.raise_floor()
    tell_cards(position, "declare", seat, shown)


def is_asked_to_answer(position: ParadisePosition, seat: Seat) -> bool:
    """Ruling 53: after a declaration every other seat with face-down cards, or with DEFORESTATION open and unused, is asked."""
    return face_down_cards(position, seat) > 0 or open_unspent(position, seat, DEFORESTATION)


def legal_declare(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """Declare, if it is true, or not."""
    if why_not_declare(position, seat) == reasons.OPEN:
        found = append(found, actions.DECLARE)
    return append(found, actions.PASS)


def groups_of(position: ParadisePosition, seat: Seat) -> i64:
    """§10.4: how many groups a seat controls."""
    return sets.size(sets.of(position, sets.CONTROL + seat))


def finish(position: ParadisePosition) -> None:
    """§10.4: all cards are revealed; most points win, then most groups, then most cards."""
    for seat in range(position.seats):
        shown = hand(position, seat) & ~position.opened
        if shown != 0:
            tell_cards(position, "reveal-cards", seat, shown)
            position.opened |= shown
    best: i64 = -1
    for seat in range(position.seats):
        rank = (true_points(position, seat) * 128 + groups_of(position, seat)) * 64 + seats.of_seat(
            position, seat, seats.CARDS_HELD
        )
        if rank > best:
            best = rank
            position.won = 0
        if rank == best:
            position.won |= bit(seat)
    tell_end(position)
