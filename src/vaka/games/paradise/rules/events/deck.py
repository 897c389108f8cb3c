"""The Event deck (§11.2): what was drawn, what is kept and by whom, and the markers that lie on the map.

Kept cards are noted in the order in which they were drawn; on a view those of others are unknown.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions
from vaka.games.paradise.rules.board import hexes
from vaka.games.paradise.rules.board.annex import KEPT, MARKERS_HIGH, MARKERS_LOW, PLAYED, annex, annexed
from vaka.games.paradise.rules.box import ADVANCED_BOX, EVENTS, Hex, Seat
from vaka.games.paradise.rules.packed import bit, field, has, with_field
from vaka.games.paradise.rules.position import ParadisePosition

EVENT_COUNT: Final[i64] = 27
TYPHOON: Final[i64] = 0
TYPHOON_SWELL: Final[i64] = 1
TSUNAMI: Final[i64] = 2
INVASIVE_WEEDS: Final[i64] = 3
SEVERE_EROSION: Final[i64] = 4
DROUGHT: Final[i64] = 5
PELES_WRATH: Final[i64] = 6
TANIWHA: Final[i64] = 7
FAVORABLE_WINDS: Final[i64] = 8
BOUNTIFUL_FISHING: Final[i64] = 9
FRESHWATER_SPRING: Final[i64] = 10
VOLCANIC_ASH: Final[i64] = 11
CULT_OF_WAR: Final[i64] = 12
WAR_LEADER: Final[i64] = 13
SHAMAN: Final[i64] = 14
CASTAWAYS: Final[i64] = 15
DRIFT_VOYAGE: Final[i64] = 16
CULTURAL_FLOWERING: Final[i64] = 17
SUCCESSION_DISPUTE: Final[i64] = 18
REBELLION: Final[i64] = 19
RATS: Final[i64] = 20
BECALMED: Final[i64] = 21
ROYAL_MARRIAGE: Final[i64] = 22
GREAT_KAURI_TREES: Final[i64] = 23
ABUNDANT_HARVEST: Final[i64] = 24
ROTTEN_LASHINGS: Final[i64] = 25
CALM_SEASON: Final[i64] = 26
MALARIA_CASE: Final[i64] = 27  # in the place of an Event, where SHAMAN helps against malaria

KEPT_EVENTS: Final = tuple(event for event in range(len(EVENTS)) if ADVANCED_BOX.kept[event])
MARKED_EVENTS: Final = tuple(event for event in range(len(EVENTS)) if ADVANCED_BOX.marked[event])


class Places:
    """Of each Event: its place among those that are kept, and among those with a marker; -1 if it is not."""

    def __init__(self) -> None:
        self.kept = hexes.row_of([KEPT_EVENTS.index(event) if event in KEPT_EVENTS else -1 for event in range(len(EVENTS))])
        self.marked = hexes.row_of([MARKED_EVENTS.index(event) if event in MARKED_EVENTS else -1 for event in range(len(EVENTS))])


PLACES: Final = Places()
MOST_KEPT: Final[i64] = 8
KEPT_UNKNOWN: Final[i64] = 15  # on a view, in the place of a number in KEPT_EVENTS
ENTRY: Final[i64] = 7  # bits of a kept card: that it is there, its owner, its number in KEPT_EVENTS
HALF_OF_MARKERS: Final[i64] = 7


# --- Kept cards ---


def kept_count(position: ParadisePosition) -> i64:
    """How many cards are kept by all together."""
    number: i64 = 0
    while number < MOST_KEPT and field(annexed(position, KEPT), ENTRY, number) != 0:
        number += 1
    return number


def kept_owner(position: ParadisePosition, slot: i64) -> i64:
    """Whose it is."""
    return (field(annexed(position, KEPT), ENTRY, slot) >> 1) & 3


def kept_number(position: ParadisePosition, slot: i64) -> i64:
    """Which of KEPT_EVENTS it is, or KEPT_UNKNOWN."""
    return field(annexed(position, KEPT), ENTRY, slot) >> 3


def kept_event(position: ParadisePosition, slot: i64) -> i64:
    """The Event, or -1 on a view that does not know it."""
    number = kept_number(position, slot)
    return -1 if number == KEPT_UNKNOWN else KEPT_EVENTS[number]


def set_kept(position: ParadisePosition, slot: i64, owner: Seat, number: i64) -> None:
    """Let this be the card."""
    annex(position, KEPT, with_field(annexed(position, KEPT), ENTRY, slot, 1 | (owner << 1) | (number << 3)))


def is_kept(event: i64) -> bool:
    """§11.2: has the card a blue title, so that it is kept?"""
    return PLACES.kept[event] >= 0


def has_marker(event: i64) -> bool:
    """§11.2: has the Event a marker?"""
    return event < EVENT_COUNT and PLACES.marked[event] >= 0


def keeps(position: ParadisePosition, seat: Seat) -> i64:
    """§11.2: how many cards a seat keeps: everybody sees that."""
    number: i64 = 0
    for slot in range(kept_count(position)):
        if kept_owner(position, slot) == seat:
            number += 1
    return number


def keeps_event(position: ParadisePosition, seat: Seat, event: i64) -> bool:
    """Does the seat keep this one?"""
    for slot in range(kept_count(position)):  # noqa: SIM110 (a generator is slow where it is compiled)
        if kept_owner(position, slot) == seat and kept_event(position, slot) == event:
            return True
    return False


def keep_event(position: ParadisePosition, seat: Seat, event: i64) -> None:
    """§11.2: the card lies face down before the seat."""
    set_kept(position, kept_count(position), seat, PLACES.kept[event])


def discard_event(position: ParadisePosition, seat: Seat, event: i64) -> None:
    """A kept card is played: all have seen it."""
    before = annexed(position, KEPT)
    left: i64 = 0
    place: i64 = 0
    for slot in range(kept_count(position)):
        if not (kept_owner(position, slot) == seat and kept_event(position, slot) == event):
            left = with_field(left, ENTRY, place, field(before, ENTRY, slot))
            place += 1
    annex(position, KEPT, left)
    play_out(position, event)


# --- The deck ---


def events_out(position: ParadisePosition) -> i64:
    """The Events that are not in the deck, as far as the position, or the view, knows."""
    out = annexed(position, PLAYED)
    for slot in range(kept_count(position)):
        event = kept_event(position, slot)
        if event >= 0:
            out |= bit(event)
    return out


def is_deck_empty(position: ParadisePosition) -> bool:
    """Ruling 47: with no card left nothing is drawn."""
    number: i64 = kept_count(position)
    for event in range(EVENT_COUNT):
        if has(annexed(position, PLAYED), event):
            number += 1
    return number >= EVENT_COUNT


def play_out(position: ParadisePosition, event: i64) -> None:
    """All have seen this Event: it is out of the deck."""
    annex(position, PLAYED, annexed(position, PLAYED) | bit(event))


def event_outcomes(position: ParadisePosition) -> vec[i64]:
    """The Events in the deck."""
    out = events_out(position)
    found = vec[i64]()
    for event in range(EVENT_COUNT):
        if not has(out, event):
            found = append(found, actions.EVENT + event)
    return found


# --- Markers ---


def marker_hex(position: ParadisePosition, event: i64) -> i64:
    """Where the marker of an Event lies, or NOWHERE."""
    place = PLACES.marked[event]
    if place < HALF_OF_MARKERS:
        return field(annexed(position, MARKERS_LOW), 7, place) - 1
    return field(annexed(position, MARKERS_HIGH), 7, place - HALF_OF_MARKERS) - 1


def note_marker(position: ParadisePosition, event: i64, where: Hex) -> None:
    """Put the marker of an Event into a hex, or take it off; what it means for the hexes is for `markers`."""
    place = PLACES.marked[event]
    if place < HALF_OF_MARKERS:
        annex(position, MARKERS_LOW, with_field(annexed(position, MARKERS_LOW), 7, place, where + 1))
    else:
        annex(position, MARKERS_HIGH, with_field(annexed(position, MARKERS_HIGH), 7, place - HALF_OF_MARKERS, where + 1))
