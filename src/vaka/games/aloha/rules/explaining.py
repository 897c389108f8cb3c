"""Why not? Reasons as obstacles, with the parameters of their words and their paragraph."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.engine.events import Obstacle
from vaka.engine.explaining import closed_kinds, of_each_kind, unasked, worded
from vaka.games.aloha.rules.actions import FLEET, KINDS, Found
from vaka.games.aloha.rules.box import Seat, Square
from vaka.games.aloha.rules.hopping import legal_hop
from vaka.games.aloha.rules.launching import legal_launch
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.position import AlohaPosition, is_played, owner_of, pirogue_of, start_of, tiki_place
from vaka.games.aloha.rules.pushing import legal_push
from vaka.games.aloha.rules.reasons import (
    ALL_BLOCKED,
    ALL_MOVED,
    ALL_REVEALED,
    BEACH_EMPTY,
    NO_CORAIL,
    NO_FREE_TILE,
    NO_HOP,
    NO_ONE_TO_PUSH,
    NO_SUCH_ACTION,
    NONE_AFLOAT,
    OPEN,
    TIKI_ON_BEACH,
    WORDS,
    Reason,
)
from vaka.games.aloha.rules.revealing import legal_reveal
from vaka.games.aloha.rules.sailing import legal_sail
from vaka.games.aloha.rules.sea import BEACH, NOWHERE, SQUARES, neighbour, square_name
from vaka.games.aloha.rules.telling import beach_name

# --- Of one action ---


def why_unasked(position: AlohaPosition) -> Obstacle:
    """§3, §6: why nothing at all is open: it is another's turn, the game is over, or chance decides."""
    return unasked(position.asked, over="6", turn="3")


def explain(position: AlohaPosition, action: i64, reason: Reason) -> Obstacle:
    """The reason against an action, with the square that it is about."""
    return Obstacle("no-such-action") if reason == NO_SUCH_ACTION else worded(WORDS, reason, {"to": target(position, action)})


def target(position: AlohaPosition, action: i64) -> str:
    """The name of the place that the action is about; nothing for what is off the sea or not in play."""
    kind, values = KINDS.of(action)
    if kind.name == "push":
        return named(neighbour(start_of(position, values[0]), values[1]) if is_played(position, values[0]) else NOWHERE)
    if kind.name == "hop":
        if not is_played(position, values[0]):
            return ""
        here = position.place[values[0]]
        return beach_name(position, owner_of(values[0])) if here == BEACH else square_name(here)
    return named(values[-1] if values else NOWHERE)


def named(square: Square) -> str:
    """The name of a square; nothing for what is off the sea."""
    return square_name(square) if 0 <= square < SQUARES else ""


# --- Of a whole kind of action ---


def obstacles(position: AlohaPosition, seat: Seat, is_asked: bool) -> list[Obstacle]:
    """One reason for each kind of action that is not open to this seat now."""
    if not is_asked:
        return of_each_kind(why_unasked(position), [kind.name for kind in KINDS.seen()])
    reasons = [
        ("launch", why_no_launch(position, seat)),
        ("sail", why_no_sail(position, seat)),
        ("push", why_no_push(position, seat)),
        ("hop", why_no_hop(position, seat)),
        ("reveal", why_no_reveal(position)),
    ]
    return closed_kinds(WORDS, reasons)


def why_no_launch(position: AlohaPosition, seat: Seat) -> Reason:
    """§4.1: no pirogue on the beach; or, hardly ever, all five tiles at two steps closed to those that lie there."""
    return why_no_voyage(position, seat, True, BEACH_EMPTY)


def why_no_sail(position: AlohaPosition, seat: Seat) -> Reason:
    """§4.2: no pirogue afloat, all moved, or all hemmed in."""
    return why_no_voyage(position, seat, False, NONE_AFLOAT)


def why_no_voyage(position: AlohaPosition, seat: Seat, from_beach: bool, none: Reason) -> Reason:
    """Why none of a seat's pirogues on the beach, or of those afloat, can go anywhere."""
    found = Found()
    there = 0
    unmoved = 0
    for slot in range(FLEET):
        pirogue = pirogue_of(seat, slot)
        if (position.place[pirogue] == BEACH) != from_beach:
            continue
        there += 1
        unmoved += 0 if has(position.moved, pirogue) else 1
        if from_beach:
            legal_launch(position, seat, slot, found)
        else:
            legal_sail(position, seat, slot, found)
    if found.count:
        return OPEN
    if there == 0:
        return none
    return ALL_BLOCKED if unmoved else ALL_MOVED


def why_no_push(position: AlohaPosition, seat: Seat) -> Reason:
    """§5.4: a push needs an arrival on a Corail just before, and somebody with a free tile beside."""
    if not position.corail_ready:
        return NO_CORAIL
    found = Found()
    legal_push(position, seat, found)
    return OPEN if found.count else NO_ONE_TO_PUSH


def why_no_hop(position: AlohaPosition, seat: Seat) -> Reason:
    """§4.4: the Tiki must be afloat, and a free pirogue in its reach."""
    found = Found()
    legal_hop(position, seat, found)
    if found.count:
        return OPEN
    return TIKI_ON_BEACH if tiki_place(position, seat) == BEACH else NO_HOP


def why_no_reveal(position: AlohaPosition) -> Reason:
    """§4.5: a face-down tile without a pirogue is needed."""
    found = Found()
    legal_reveal(position, found)
    if found.count:
        return OPEN
    return NO_FREE_TILE if position.face_down else ALL_REVEALED
