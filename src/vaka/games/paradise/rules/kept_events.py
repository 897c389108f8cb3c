"""Event cards that are kept (§11.2, ruling 62): when each may be played, and who is asked."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.advanced import ASK_BEFORE, ASK_LEADER, ASK_SHAMAN, PEEKED, PLAYED, RULE_EVENTS
from vaka.games.paradise.rules.advanced_actions import PEEK, PLAY
from vaka.games.paradise.rules.annex import annex, annexed
from vaka.games.paradise.rules.battle import is_deserted
from vaka.games.paradise.rules.event_deck import (
    BECALMED,
    DRIFT_VOYAGE,
    EVENT_COUNT,
    FAVORABLE_WINDS,
    ROYAL_MARRIAGE,
    SHAMAN,
    TANIWHA,
    WAR_LEADER,
    discard_event,
    keeps,
    keeps_event,
)
from vaka.games.paradise.rules.exploration import is_new_tile
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.places import tile_at
from vaka.games.paradise.rules.position import (
    AT_MOVING,
    AT_TRANSIT,
    CONTROL,
    FACE_DOWN,
    NO_SEAT,
    ParadisePosition,
    hexes_in,
    in_set,
    is_empty,
    seat_in_order,
)
from vaka.games.paradise.rules.reasons import NO_SUCH_TARGET, NOT_KEPT, NOT_LOST, NOT_NOW, NOT_UNKNOWN, OPEN
from vaka.games.paradise.rules.telling_advanced import tell_fortune, tell_peek


def why_not_keep_event(position: ParadisePosition, seat: i64, event: i64) -> i64:
    """§11.2: only who keeps a card can play it."""
    return OPEN if keeps_event(position, seat, event) else NOT_KEPT


def why_not_play_in_question(position: ParadisePosition, seat: i64, event: i64, question: i64) -> i64:
    """Ruling 62: at the start of a battle WAR LEADER, where an Event strikes SHAMAN; elsewhere cards are played at any time."""
    fits = (question == ASK_LEADER and event == WAR_LEADER) or (question == ASK_SHAMAN and event == SHAMAN)
    return why_not_keep_event(position, seat, event) if fits else NOT_NOW


def legal_play_in_question(position: ParadisePosition, seat: i64, question: i64, found: vec[i64]) -> vec[i64]:
    """The one that fits."""
    for event in (WAR_LEADER, SHAMAN):
        card: i64 = event
        if why_not_play_in_question(position, seat, card, question) == OPEN:
            found = append(found, PLAY + card)
    return found


# --- At any time ---


def is_at_will(event: i64) -> bool:
    """§11.2: may it be played at any moment? WAR LEADER needs a battle, ABUNDANT HARVEST a Building Step."""
    if event == TANIWHA or event == FAVORABLE_WINDS or event == SHAMAN:
        return True
    return event == DRIFT_VOYAGE or event == BECALMED or event == ROYAL_MARRIAGE


def why_not_play_at_will(position: ParadisePosition, seat: i64, event: i64) -> i64:
    """§11.2, ruling 62: at any moment that its owner likes, if it is one of those."""
    if position.advanced & RULE_EVENTS == 0 or not is_at_will(event):
        return NOT_NOW
    if not keeps_event(position, seat, event):
        return NOT_KEPT
    if event == DRIFT_VOYAGE:
        return OPEN if has(position.lost, seat) else NOT_LOST
    return NO_SUCH_TARGET if event == SHAMAN and is_empty(position, CONTROL + seat) else OPEN


def legal_play_at_will(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """All that the seat keeps; in the order of the ids also the tiles that DRIFT VOYAGE may look at."""
    if keeps(position, seat) == 0:
        return found
    for event in range(EVENT_COUNT):
        card: i64 = event
        if why_not_play_at_will(position, seat, card) == OPEN:
            found = append(found, PLAY + card)
    return legal_peek(position, seat, found)


def play_event(position: ParadisePosition, seat: i64, event: i64) -> None:
    """A kept card is shown and out of the game."""
    discard_event(position, seat, event)
    position.raise_floor()
    tell_fortune(position, "fortune-play", seat, event, NOWHERE)


# --- Before a movement, before Building, before the points are counted ---


def is_asked_before(position: ParadisePosition, seat: i64) -> bool:
    """Ruling 62: before a Movement whoever keeps a card; before Building and the count only while TANIWHA may be among them."""
    if keeps(position, seat) == 0:
        return False
    is_moving = position.stage == AT_TRANSIT or position.stage == AT_MOVING
    return is_moving or not has(annexed(position, PLAYED), TANIWHA)


def ask_before(position: ParadisePosition, place: i64) -> bool:
    """Ruling 62: they are asked in turn order, from this place on. True if somebody is."""
    while position.advanced & RULE_EVENTS != 0 and place < position.seats:
        seat = seat_in_order(position, place)
        if is_asked_before(position, seat):
            position.push(seat, ASK_BEFORE, NOWHERE, place)
            return True
        place += 1
    return False


# --- At a battle ---


def ask_for_leaders(position: ParadisePosition, seat: i64) -> bool:
    """WAR LEADER: before the first roll the defender, then the attacker, if they keep a card. True if somebody is asked."""
    if position.advanced & RULE_EVENTS == 0 or is_deserted(position):
        return False
    if seat != NO_SEAT and keeps(position, seat) > 0:
        position.push(seat, ASK_LEADER, position.battle_hex)
        return True
    return ask_for_leaders(position, position.active) if seat != position.active else False


# --- In exploration ---


def is_asked_to_fetch(position: ParadisePosition, seat: i64) -> bool:
    """DRIFT VOYAGE: who keeps a card is asked before the Explorer is fetched from the Lost Box."""
    return position.advanced & RULE_EVENTS != 0 and keeps(position, seat) > 0


def why_not_peek(position: ParadisePosition, seat: i64, where: i64) -> i64:
    """DRIFT VOYAGE: instead, look at one tile face down anywhere."""
    if position.advanced & RULE_EVENTS == 0:
        return NOT_NOW
    if not keeps_event(position, seat, DRIFT_VOYAGE):
        return NOT_KEPT
    return OPEN if in_set(position, FACE_DOWN, where) and is_new_tile(position, seat, where) else NOT_UNKNOWN


def peek(position: ParadisePosition, seat: i64, where: i64) -> None:
    """The seat alone sees the tile, and remembers it."""
    play_event(position, seat, DRIFT_VOYAGE)
    annex(position, PEEKED, (where + 1) | (seat << 8))
    tell_peek(position, seat, where, tile_at(position, where))


def has_peeked(position: ParadisePosition, seat: i64, where: i64) -> bool:
    """Does the seat know this tile by DRIFT VOYAGE?"""
    packed = annexed(position, PEEKED)
    return packed & 255 == where + 1 and packed >> 8 == seat


def legal_peek(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """All tiles face down that the seat has not found."""
    for where in hexes_in(position, FACE_DOWN):
        if why_not_peek(position, seat, where) == OPEN:
            found = append(found, PEEK + where)
    return found
