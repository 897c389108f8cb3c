"""What a position must hold to be one, and what the box has in it wherever it lies."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import OVER
from vaka.games.aloha.rules.actions import FLEET
from vaka.games.aloha.rules.box import ACTIONS, ROUNDS, TILES
from vaka.games.aloha.rules.ending import nearest
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.position import AlohaPosition, in_stock, kind_at, owner_of, party, pirogue_of, tiki_place
from vaka.games.aloha.rules.sea import BEACH, NOWHERE, SEA, SQUARES


def check(position: AlohaPosition) -> None:
    """Raise BadPosition where the pieces or the turn cannot be as they are."""
    check_tikis(position)
    if position.asked == OVER:
        check_ending(position)
    check_turn(position)
    if position.expert and position.face_down:
        raise BadPosition("nothing lies face down in the expert game")


def check_tikis(position: AlohaPosition) -> None:
    """§5.5: nobody boards another's pirogue on the beach; §6: an arrival ends the game."""
    for seat in range(position.seats):
        if owner_of(position.tiki[seat]) != seat and tiki_place(position, seat) == BEACH:
            raise BadPosition("a Tiki cannot be aboard another's pirogue on the beach")
        if position.asked != OVER and tiki_place(position, seat) == position.goal[seat]:
            raise BadPosition("a Tiki has arrived, but the game is not over")


def check_turn(position: AlohaPosition) -> None:
    """§3: rounds and actions within their bounds; §4.5, §5.4: a tile that is turned up, a push that is due."""
    if not 0 <= position.round <= ROUNDS or not 0 <= position.left <= ACTIONS:
        raise BadPosition(f"round {position.round} with {position.left} actions left cannot be")
    if position.asked != OVER and (position.left == 0) != (position.round == 0):
        raise BadPosition("a seat whose turn it is has an action left; before the first turn there are none")
    if position.revealing != NOWHERE and (position.round == 0 or position.asked == OVER):
        raise BadPosition("a tile is turned up in somebody's turn")
    if position.corail_ready and not has_arrived_on_corail(position):
        raise BadPosition("no pirogue of the seat whose turn it is has arrived on a Corail")
    square = position.revealing
    if square != NOWHERE and (not has(position.face_down, square) or has(position.taken, square)):
        raise BadPosition("only a face-down tile without a pirogue can be turned up")


def check_ending(position: AlohaPosition) -> None:
    """§6: a game ends when one Tiki arrives, or after the last round: others end nothing, and others do not win."""
    arrivals: i64 = 0
    winners: i64 = 0
    for seat in range(position.seats):
        if tiki_place(position, seat) == position.goal[seat]:
            arrivals += 1
            winners = party(position, seat)
    if arrivals > 1:
        raise BadPosition("the game ends with the first Tiki that arrives: two cannot have arrived")
    if arrivals == 0:
        if position.round != ROUNDS or position.turn != position.first or position.left != ACTIONS:
            raise BadPosition("the game is over, but no Tiki has arrived and the last round is not complete")
        winners = nearest(position)
    if position.round == 0 or position.won != winners:
        raise BadPosition("these are not the winners of this position")


def has_arrived_on_corail(position: AlohaPosition) -> bool:
    """Does the seat whose turn it is have a pirogue on a face-up Corail, and is no tile being turned up since?"""
    if position.revealing != NOWHERE:
        return False
    for slot in range(FLEET):
        here = position.place[pirogue_of(position.turn, slot)]
        if here != BEACH and has(position.corail, here):
            return True
    return False


def census(position: AlohaPosition) -> dict[str, int]:
    """Tiles by kind, pirogues and Tikis by colour, wherever they are."""
    counts: dict[str, int] = {name: in_stock(position, kind) for kind, name in enumerate(TILES)}
    berths = 0
    for square in range(SQUARES):
        if not has(SEA.corner_mask, square) and not has(position.face_down, square):
            counts[TILES[kind_at(position, square)]] += 1
        berths += (1 if has(position.taken, square) else 0) + (1 if has(position.pairs, square) else 0)
    beached = sum([1 for place in position.place if place == BEACH])
    counts["pirogues"] = beached + berths
    counts["tikis"] = len({position.tiki[seat] for seat in range(position.seats)})
    counts["laden"] = sum([1 for pirogue in range(len(position.place)) if has(position.laden, pirogue)])
    return counts
