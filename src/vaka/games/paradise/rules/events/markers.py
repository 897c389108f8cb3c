"""The markers of Events on the map (§11.2): what they mean for the hexes, and how long they lie. When Events begin."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.board.annex import BEGUN, annex, annexed
from vaka.games.paradise.rules.box import ADVANCED_BOX, Hex
from vaka.games.paradise.rules.events import deck, notes
from vaka.games.paradise.rules.events.fortunes import FORTUNES, UNTIL_BUILT, UNTIL_THE_TURN
from vaka.games.paradise.rules.position import ParadisePosition

EVENTS_BEGIN: Final[i64] = ADVANCED_BOX.events_begin


def set_marker(position: ParadisePosition, event: i64, where: Hex) -> None:
    """Put the marker of an Event into a hex, or take it off; what it means for the hexes follows."""
    deck.note_marker(position, event, where)
    sets.clear_set(position, sets.BARRED)
    sets.clear_set(position, sets.STUNTED)
    places.clear_boxes(position)
    for marked in deck.MARKED_EVENTS:
        heed(position, marked)


def heed(position: ParadisePosition, event: i64) -> None:
    """Nothing enters or leaves its hex, no Village grows there, or the group has more or fewer boxes."""
    where = deck.marker_hex(position, event)
    if where == hexes.NOWHERE:
        return
    fortune = FORTUNES.at(event)
    if fortune.bars:
        sets.add_to(position, sets.BARRED, where)
    if fortune.stunts:
        sets.add_to(position, sets.STUNTED, where)
    if fortune.boxes != 0:
        places.change_boxes(position, where, fortune.boxes > 0)


def place_marker(position: ParadisePosition, event: i64, where: Hex) -> None:
    """§11.2: a marker comes into play; the fishing season ends with it."""
    if event != deck.BOUNTIFUL_FISHING and deck.marker_hex(position, deck.BOUNTIFUL_FISHING) != hexes.NOWHERE:
        set_marker(position, deck.BOUNTIFUL_FISHING, hexes.NOWHERE)
    set_marker(position, event, where)


def take_off(position: ParadisePosition, lasts: i64) -> None:
    """The markers that lie until now."""
    for marked in deck.MARKED_EVENTS:
        event: i64 = marked
        if FORTUNES.at(event).lasts == lasts and deck.marker_hex(position, event) != hexes.NOWHERE:
            set_marker(position, event, hexes.NOWHERE)


# --- The turn ---


def open_events(position: ParadisePosition) -> None:
    """§11.2: at the start of a turn what lasted until then ends; after a Victory Step with five points Events begin."""
    take_off(position, UNTIL_THE_TURN)
    for note in (notes.CALMED, notes.WINDED, notes.BRIDE, notes.GROOM, notes.DRAWER):
        what: i64 = note
        notes.forget(position, what)
    for seat in range(position.seats):
        if seats.of_seat(position, seat, seats.TRACK) >= EVENTS_BEGIN:
            annex(position, BEGUN, 1)


def end_season(position: ParadisePosition) -> None:
    """After the Building Step droughts and eruptions are over."""
    take_off(position, UNTIL_BUILT)


def has_begun(position: ParadisePosition) -> bool:
    """§11.2: are Events drawn?"""
    return annexed(position, BEGUN) != 0
