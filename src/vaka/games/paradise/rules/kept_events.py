"""Event cards that are kept (§11.2, ruling 62): when each may be played, and who is asked."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.advanced import ASK_BEFORE, ASK_FETCH, ASK_LEADER, ASK_SHAMAN, PEEKED, RULE_EVENTS
from vaka.games.paradise.rules.advanced_actions import PEEK, PLAY
from vaka.games.paradise.rules.annex import annex, annexed
from vaka.games.paradise.rules.battle import is_deserted
from vaka.games.paradise.rules.event_deck import (
    BECALMED,
    DRIFT_VOYAGE,
    FAVORABLE_WINDS,
    ROYAL_MARRIAGE,
    SHAMAN,
    TANIWHA,
    WAR_LEADER,
    discard_event,
    keeps,
    keeps_event,
)
from vaka.games.paradise.rules.event_notes import WINDED, note, noted
from vaka.games.paradise.rules.exploration import is_new_tile
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.places import tile_at
from vaka.games.paradise.rules.position import FACE_DOWN, NO_SEAT, ParadisePosition, hexes_in, in_set, seat_in_order
from vaka.games.paradise.rules.reasons import NOT_KEPT, NOT_NOW, NOT_UNKNOWN, ONCE_ONLY, OPEN
from vaka.games.paradise.rules.telling_advanced import tell_fortune, tell_peek


def why_not_keep_event(position: ParadisePosition, seat: i64, event: i64) -> i64:
    """§11.2: only who keeps a card can play it."""
    return OPEN if keeps_event(position, seat, event) else NOT_KEPT


def why_not_play_in_question(position: ParadisePosition, seat: i64, event: i64, question: i64) -> i64:
    """Ruling 62: which card answers which question."""
    fits = (
        (question == ASK_BEFORE and event in (TANIWHA, BECALMED, ROYAL_MARRIAGE))
        or (question == ASK_LEADER and event == WAR_LEADER)
        or (question == ASK_SHAMAN and event == SHAMAN)
        or (question == ASK_FETCH and event == DRIFT_VOYAGE)
    )
    return why_not_keep_event(position, seat, event) if fits else NOT_NOW


def legal_play_in_question(position: ParadisePosition, seat: i64, question: i64, found: vec[i64]) -> vec[i64]:
    """All that fit."""
    for event in (TANIWHA, WAR_LEADER, SHAMAN, DRIFT_VOYAGE, BECALMED, ROYAL_MARRIAGE):
        card: i64 = event
        if why_not_play_in_question(position, seat, card, question) == OPEN:
            found = append(found, PLAY + card)
    return found


def play_event(position: ParadisePosition, seat: i64, event: i64) -> None:
    """A kept card is shown and out of the game."""
    discard_event(position, seat, event)
    position.raise_floor()
    tell_fortune(position, "fortune-play", seat, event, NOWHERE)


# --- Before a movement ---


def ask_before_movement(position: ParadisePosition, place: i64) -> bool:
    """Ruling 62: before a player's Movement everybody who keeps a card is asked, in turn order. True if somebody is."""
    while place < position.seats:
        seat = seat_in_order(position, place)
        if keeps(position, seat) > 0:
            position.push(seat, ASK_BEFORE, NOWHERE, place)
            return True
        place += 1
    return False


# --- In one's own movement ---


def why_not_raise_wind(position: ParadisePosition, seat: i64) -> i64:
    """FAVORABLE WINDS: one hex more for all canoes in this movement."""
    if position.advanced & RULE_EVENTS == 0:
        return NOT_NOW
    if not keeps_event(position, seat, FAVORABLE_WINDS):
        return NOT_KEPT
    return ONCE_ONLY if noted(position, WINDED) == seat else OPEN


def raise_wind(position: ParadisePosition, seat: i64) -> None:
    """The wind is with the seat."""
    play_event(position, seat, FAVORABLE_WINDS)
    note(position, WINDED, seat)


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
