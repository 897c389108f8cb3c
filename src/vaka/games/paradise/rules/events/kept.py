"""Event cards that are kept (§11.2, ruling 62): when each may be played, and who is asked."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons, stages
from vaka.games.paradise.rules.board import hexes, places, sets
from vaka.games.paradise.rules.board.annex import PLAYED, annexed, note_peeked, peeked_hex, peeked_seat
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.events import deck
from vaka.games.paradise.rules.exploration import voyage
from vaka.games.paradise.rules.options import RULE_EVENTS
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.fortune import tell_fortune, tell_peek

# --- Where one is asked for ---


def why_not_play(position: ParadisePosition, seat: Seat, action: i64, event: i64) -> Reason:
    """Ruling 62: at the start of a battle WAR LEADER, where an Event strikes SHAMAN; elsewhere cards are played at any time."""
    if action == actions.NO_CARD:
        return reasons.OPEN
    if action != actions.PLAY + event:
        return reasons.NOT_NOW
    return reasons.OPEN if deck.keeps_event(position, seat, event) else reasons.NOT_KEPT


def legal_play(position: ParadisePosition, seat: Seat, event: i64, found: vec[i64]) -> vec[i64]:
    """The one that fits, if the seat keeps it."""
    return append(found, actions.PLAY + event) if deck.keeps_event(position, seat, event) else found


# --- At any time ---


def is_at_will(event: i64) -> bool:
    """§11.2: may it be played at any moment? WAR LEADER needs a battle, ABUNDANT HARVEST a Building Step."""
    if event == deck.TANIWHA or event == deck.FAVORABLE_WINDS or event == deck.SHAMAN:
        return True
    return event == deck.DRIFT_VOYAGE or event == deck.BECALMED or event == deck.ROYAL_MARRIAGE


def why_not_play_at_will(position: ParadisePosition, seat: Seat, event: i64) -> Reason:
    """§11.2, ruling 62: at any moment that its owner likes, if it is one of those."""
    if position.advanced & RULE_EVENTS == 0 or not is_at_will(event):
        return reasons.NOT_NOW
    if not deck.keeps_event(position, seat, event):
        return reasons.NOT_KEPT
    if event == deck.DRIFT_VOYAGE:
        return reasons.OPEN if has(position.lost, seat) else reasons.NOT_LOST
    return reasons.NO_SUCH_TARGET if event == deck.SHAMAN and sets.is_empty(position, sets.CONTROL + seat) else reasons.OPEN


def legal_play_at_will(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """All that the seat keeps; in the order of the ids also the tiles that DRIFT VOYAGE may look at."""
    if deck.keeps(position, seat) == 0:
        return found
    for event in range(deck.EVENT_COUNT):
        card: i64 = event
        if why_not_play_at_will(position, seat, card) == reasons.OPEN:
            found = append(found, actions.PLAY + card)
    return legal_peek(position, seat, found)


def play_event(position: ParadisePosition, seat: Seat, event: i64) -> None:
    """A kept card is shown and out of the game."""
    deck.discard_event(position, seat, event)
    position.raise_floor()
    tell_fortune(position, "fortune-play", seat, event, hexes.NOWHERE)


# --- Before a movement, before Building, before the points are counted ---


def is_asked_before(position: ParadisePosition, seat: Seat) -> bool:
    """Ruling 62: before a Movement whoever keeps a card; before Building and the count only while TANIWHA may be among them."""
    if deck.keeps(position, seat) == 0:
        return False
    is_moving = position.stage == stages.AT_TRANSIT or position.stage == stages.AT_MOVING
    return is_moving or not has(annexed(position, PLAYED), deck.TANIWHA)


# --- In exploration ---


def is_asked_to_fetch(position: ParadisePosition, seat: Seat) -> bool:
    """DRIFT VOYAGE: who keeps a card is asked before the Explorer is fetched from the Lost Box."""
    return position.advanced & RULE_EVENTS != 0 and deck.keeps(position, seat) > 0


def why_not_peek(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """DRIFT VOYAGE: instead, look at one tile face down anywhere."""
    if position.advanced & RULE_EVENTS == 0:
        return reasons.NOT_NOW
    if not deck.keeps_event(position, seat, deck.DRIFT_VOYAGE):
        return reasons.NOT_KEPT
    return (
        reasons.OPEN
        if sets.in_set(position, sets.FACE_DOWN, where) and voyage.is_new_tile(position, seat, where)
        else reasons.NOT_UNKNOWN
    )


def peek(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """The seat alone sees the tile, and remembers it."""
    play_event(position, seat, deck.DRIFT_VOYAGE)
    note_peeked(position, seat, where)
    tell_peek(position, seat, where, places.tile_at(position, where))


def has_peeked(position: ParadisePosition, seat: Seat, where: Hex) -> bool:
    """Does the seat know this tile by DRIFT VOYAGE?"""
    return peeked_hex(position) == where and peeked_seat(position) == seat


def legal_peek(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """All tiles face down that the seat has not found."""
    for where in sets.hexes_in(position, sets.FACE_DOWN):
        if why_not_peek(position, seat, where) == reasons.OPEN:
            found = append(found, actions.PEEK + where)
    return found
