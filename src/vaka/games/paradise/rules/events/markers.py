"""The markers of Events on the map (§11.2): what they mean for the hexes, and how long they lie. When Events begin."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules.board.annex import BEGUN, annex, annexed
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.board.places import change_boxes, clear_boxes
from vaka.games.paradise.rules.box import ADVANCED_BOX
from vaka.games.paradise.rules.events import deck, notes
from vaka.games.paradise.rules.events.fortunes import FORTUNES, UNTIL_BUILT, UNTIL_THE_TURN
from vaka.games.paradise.rules.position import BARRED, STUNTED, TRACK, ParadisePosition, add_to, clear_set, of_seat

EVENTS_BEGIN: Final[i64] = ADVANCED_BOX.events_begin


def set_marker(position: ParadisePosition, event: i64, where: i64) -> None:
    """Put the marker of an Event into a hex, or take it off; what it means for the hexes follows."""
    deck.note_marker(position, event, where)
    clear_set(position, BARRED)
    clear_set(position, STUNTED)
    clear_boxes(position)
    for marked in deck.MARKED_EVENTS:
        heed(position, marked)


def heed(position: ParadisePosition, event: i64) -> None:
    """Nothing enters or leaves its hex, no Village grows there, or the group has more or fewer boxes."""
    where = deck.marker_hex(position, event)
    if where == NOWHERE:
        return
    fortune = FORTUNES.at(event)
    if fortune.bars:
        add_to(position, BARRED, where)
    if fortune.stunts:
        add_to(position, STUNTED, where)
    if fortune.boxes != 0:
        change_boxes(position, where, fortune.boxes > 0)


def place_marker(position: ParadisePosition, event: i64, where: i64) -> None:
    """§11.2: a marker comes into play; the fishing season ends with it."""
    if event != deck.BOUNTIFUL_FISHING and deck.marker_hex(position, deck.BOUNTIFUL_FISHING) != NOWHERE:
        set_marker(position, deck.BOUNTIFUL_FISHING, NOWHERE)
    set_marker(position, event, where)


def take_off(position: ParadisePosition, lasts: i64) -> None:
    """The markers that lie until now."""
    for marked in deck.MARKED_EVENTS:
        event: i64 = marked
        if FORTUNES.at(event).lasts == lasts and deck.marker_hex(position, event) != NOWHERE:
            set_marker(position, event, NOWHERE)


# --- The turn ---


def open_events(position: ParadisePosition) -> None:
    """§11.2: at the start of a turn what lasted until then ends; after a Victory Step with five points Events begin."""
    take_off(position, UNTIL_THE_TURN)
    for note in (notes.CALMED, notes.WINDED, notes.BRIDE, notes.GROOM, notes.DRAWER):
        what: i64 = note
        notes.forget(position, what)
    for seat in range(position.seats):
        if of_seat(position, seat, TRACK) >= EVENTS_BEGIN:
            annex(position, BEGUN, 1)


def end_season(position: ParadisePosition) -> None:
    """After the Building Step droughts and eruptions are over."""
    take_off(position, UNTIL_BUILT)


def has_begun(position: ParadisePosition) -> bool:
    """§11.2: are Events drawn?"""
    return annexed(position, BEGUN) != 0
