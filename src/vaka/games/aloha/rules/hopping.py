"""Moving one's Tiki from pirogue to pirogue (« Le Tiki », « Le Dauphin »)."""

from __future__ import annotations

from vaka.games.aloha.rules import telling
from vaka.games.aloha.rules.actions import FLEET, HOP, Found
from vaka.games.aloha.rules.box import Pirogue, Seat, Square, Squares
from vaka.games.aloha.rules.packed import bit, has
from vaka.games.aloha.rules.position import AlohaPosition, is_played, is_twin, mark_last, put_tiki, tiki_place
from vaka.games.aloha.rules.reasons import (
    ALREADY_ABOARD,
    CARRIES_TIKI,
    NOT_IN_PLAY,
    OPEN,
    OUT_OF_REACH,
    PIROGUE_ON_BEACH,
    SAME_TILE,
    TIKI_ON_BEACH,
    TWIN,
    Reason,
)
from vaka.games.aloha.rules.sea import BEACH, NOWHERE, SEA


def reach(position: AlohaPosition, here: Square) -> Squares:
    """§4.4, §5.3: the squares that a Tiki here can hop to: adjacent, over one face-up Dauphin, and by option the same tile."""
    squares = SEA.near_mask[here]
    dauphin = position.dauphin
    if squares & dauphin:
        far = SEA.far
        middles = SEA.far_middle
        for place in range(here * 16, here * 16 + 16):
            if far[place] == NOWHERE:
                break
            between = middles[place]
            if between != NOWHERE and has(dauphin, between):
                squares |= bit(far[place])
    if position.same_tile:
        squares |= bit(here)
    return squares


def legal_hop(position: AlohaPosition, seat: Seat, found: Found) -> None:
    """§4.4: every pirogue that `why_not_hop` has no reason against, from one set of squares; a test holds both equal."""
    here = tiki_place(position, seat)
    if here == BEACH:
        return
    squares = reach(position, here) & position.taken
    if squares == 0:
        return
    places = position.place
    laden = position.laden
    for pirogue in range(position.seats * FLEET):
        if has(squares, places[pirogue]) and not has(laden, pirogue) and not is_twin(position, pirogue):
            found.add(HOP + pirogue)


def why_not_hop(position: AlohaPosition, seat: Seat, pirogue: Pirogue) -> Reason:
    """§4.4: into any pirogue within reach, own or adverse, that carries no Tiki; §5.5: neither from the beach nor onto it."""
    if not is_played(position, pirogue):
        return NOT_IN_PLAY
    if position.tiki[seat] == pirogue:
        return ALREADY_ABOARD
    if has(position.laden, pirogue):
        return CARRIES_TIKI
    here, there = tiki_place(position, seat), position.place[pirogue]
    if here == BEACH:
        return TIKI_ON_BEACH
    if there == BEACH:
        return PIROGUE_ON_BEACH
    if not has(reach(position, here), there):
        return SAME_TILE if here == there else OUT_OF_REACH
    return TWIN if is_twin(position, pirogue) else OPEN


def hop(position: AlohaPosition, seat: Seat, pirogue: Pirogue) -> None:
    """§4.4: the Tiki goes aboard; a rebound on a Dauphin costs nothing more (§5.3)."""
    here = tiki_place(position, seat)
    put_tiki(position, seat, pirogue)
    position.corail_ready = False
    mark_last(position, here, position.place[pirogue])
    if position.events is not None:
        telling.hop(position, seat, pirogue, here)
