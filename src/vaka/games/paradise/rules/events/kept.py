"""Event cards that are kept (§11.2, ruling 62): when each may be played, and who is asked."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import reasons
from vaka.games.paradise.rules.actions import NO_CARD, PEEK, PLAY
from vaka.games.paradise.rules.board.annex import PEEKED, PLAYED, annex, annexed
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.board.places import tile_at
from vaka.games.paradise.rules.events import deck
from vaka.games.paradise.rules.exploration.voyage import is_new_tile
from vaka.games.paradise.rules.options import RULE_EVENTS
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.position import CONTROL, FACE_DOWN, ParadisePosition, hexes_in, in_set, is_empty
from vaka.games.paradise.rules.stages import AT_MOVING, AT_TRANSIT
from vaka.games.paradise.rules.telling.fortune import tell_fortune, tell_peek

# --- Where one is asked for ---


def why_not_play(position: ParadisePosition, seat: i64, action: i64, event: i64) -> i64:
    """Ruling 62: at the start of a battle WAR LEADER, where an Event strikes SHAMAN; elsewhere cards are played at any time."""
    if action == NO_CARD:
        return reasons.OPEN
    if action != PLAY + event:
        return reasons.NOT_NOW
    return reasons.OPEN if deck.keeps_event(position, seat, event) else reasons.NOT_KEPT


def legal_play(position: ParadisePosition, seat: i64, event: i64, found: vec[i64]) -> vec[i64]:
    """The one that fits, if the seat keeps it."""
    return append(found, PLAY + event) if deck.keeps_event(position, seat, event) else found


# --- At any time ---


def is_at_will(event: i64) -> bool:
    """§11.2: may it be played at any moment? WAR LEADER needs a battle, ABUNDANT HARVEST a Building Step."""
    if event == deck.TANIWHA or event == deck.FAVORABLE_WINDS or event == deck.SHAMAN:
        return True
    return event == deck.DRIFT_VOYAGE or event == deck.BECALMED or event == deck.ROYAL_MARRIAGE


def why_not_play_at_will(position: ParadisePosition, seat: i64, event: i64) -> i64:
    """§11.2, ruling 62: at any moment that its owner likes, if it is one of those."""
    if position.advanced & RULE_EVENTS == 0 or not is_at_will(event):
        return reasons.NOT_NOW
    if not deck.keeps_event(position, seat, event):
        return reasons.NOT_KEPT
    if event == deck.DRIFT_VOYAGE:
        return reasons.OPEN if has(position.lost, seat) else reasons.NOT_LOST
    return reasons.NO_SUCH_TARGET if event == deck.SHAMAN and is_empty(position, CONTROL + seat) else reasons.OPEN


def legal_play_at_will(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """All that the seat keeps; in the order of the ids also the tiles that DRIFT VOYAGE may look at."""
    if deck.keeps(position, seat) == 0:
        return found
    for event in range(deck.EVENT_COUNT):
        card: i64 = event
        if why_not_play_at_will(position, seat, card) == reasons.OPEN:
            found = append(found, PLAY + card)
    return legal_peek(position, seat, found)


def play_event(position: ParadisePosition, seat: i64, event: i64) -> None:
    """A kept card is shown and out of the game."""
    deck.discard_event(position, seat, event)
    position.raise_floor()
    tell_fortune(position, "fortune-play", seat, event, NOWHERE)


# --- Before a movement, before Building, before the points are counted ---


def is_asked_before(position: ParadisePosition, seat: i64) -> bool:
    """Ruling 62: before a Movement whoever keeps a card; before Building and the count only while TANIWHA may be among them."""
    if deck.keeps(position, seat) == 0:
        return False
    is_moving = position.stage == AT_TRANSIT or position.stage == AT_MOVING
    return is_moving or not has(annexed(position, PLAYED), deck.TANIWHA)


# --- In exploration ---


def is_asked_to_fetch(position: ParadisePosition, seat: i64) -> bool:
    """DRIFT VOYAGE: who keeps a card is asked before the Explorer is fetched from the Lost Box."""
    return position.advanced & RULE_EVENTS != 0 and deck.keeps(position, seat) > 0


def why_not_peek(position: ParadisePosition, seat: i64, where: i64) -> i64:
    """DRIFT VOYAGE: instead, look at one tile face down anywhere."""
    if position.advanced & RULE_EVENTS == 0:
        return reasons.NOT_NOW
    if not deck.keeps_event(position, seat, deck.DRIFT_VOYAGE):
        return reasons.NOT_KEPT
    return reasons.OPEN if in_set(position, FACE_DOWN, where) and is_new_tile(position, seat, where) else reasons.NOT_UNKNOWN


def peek(position: ParadisePosition, seat: i64, where: i64) -> None:
    """The seat alone sees the tile, and remembers it."""
    play_event(position, seat, deck.DRIFT_VOYAGE)
    annex(position, PEEKED, (where + 1) | (seat << 8))
    tell_peek(position, seat, where, tile_at(position, where))


def has_peeked(position: ParadisePosition, seat: i64, where: i64) -> bool:
    """Does the seat know this tile by DRIFT VOYAGE?"""
    packed = annexed(position, PEEKED)
    return packed & 255 == where + 1 and packed >> 8 == seat


def legal_peek(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """All tiles face down that the seat has not found."""
    for where in hexes_in(position, FACE_DOWN):
        if why_not_peek(position, seat, where) == reasons.OPEN:
            found = append(found, PEEK + where)
    return found
