"""Random Events in the picture (11.2): markers on the map, and the cards that players keep."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.letters import lettering
from vaka.draw.palette import CREAM, INK, OCHRE
from vaka.draw.places import Box, rounded
from vaka.draw.svg import escape, shifted
from vaka.games.paradise.picture.layout import AT
from vaka.games.paradise.picture.telling import say
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.box import ADVANCED_BOX, EVENTS
from vaka.games.paradise.rules.events.deck import MARKED_EVENTS, kept_count, kept_event, kept_owner, marker_hex
from vaka.games.paradise.rules.options import RULE_EVENTS
from vaka.games.paradise.words.naming import event_name

if TYPE_CHECKING:
    from vaka.games.paradise.rules.sequence import Paradise

_INK: Final = f'stroke="{INK}"'


def event_markers(state: Paradise) -> str:
    """The markers that lie on the map, at the feet of their hexes; of several in a hex each is seen."""
    if state.advanced & RULE_EVENTS == 0:
        return ""
    parts, lying = ['<g id="events" pointer-events="none">'], dict[int, int]()
    for event in MARKED_EVENTS:
        where = int(marker_hex(state, event))
        if where != NOWHERE:
            above = lying.get(where, 0)
            lying[where] = above + 1
            parts.append(f'<g id="event-{EVENTS[event]}" transform="{AT[where]}">{_marker(event, above)}</g>')
    return "".join([*parts, "</g>"])


@lru_cache(maxsize=128)
def _marker(event: int, above: int) -> str:
    """A ribbon with the first word of an Event's name."""
    name = ADVANCED_BOX.event_names[event]
    box = rounded(Box(0, 0, 68, 15), 7.5)
    ribbon = f'<rect {box} fill="{OCHRE}" stroke="{INK}" stroke-width="1.6"/>'
    word = lettering(max(name.split(), key=len), 0, 0, 8.5, _INK, 1.5, 58)
    return f'<g transform="{shifted(0, 46 - 15 * above)}"><title>{escape(name)}</title>{ribbon}{word}</g>'


def kept_events(state: Paradise, seat: int) -> list[tuple[int, int]]:
    """The Events that a seat keeps, each with its place among all that are kept; -1 for one that the viewer does not know."""
    if state.advanced & RULE_EVENTS == 0:
        return []
    slots = [slot for slot in range(kept_count(state)) if kept_owner(state, slot) == seat]
    return [(slot, int(kept_event(state, slot))) for slot in slots]


def kept_card(state: Paradise, slot: int, event: int, wide: float, high: float, lang: str) -> str:
    """A kept Event about the origin, with what it does; nobody but its holder sees more than its back."""
    told = ""
    if event >= 0:
        effect = say(state.game, int(state.seats), f"fortune-{EVENTS[event]}", lang)
        told = f"<title>{escape(f'{event_name(state.game, EVENTS[event], lang)}. {effect}')}</title>"
    return f'<g data-place="kept-{slot}">{told}{event_card(event, wide, high)}</g>'


@lru_cache(maxsize=256)
def event_card(event: int, wide: float, high: float) -> str:
    """A kept Event about the origin; with an ochre back where it is not known."""
    box = rounded(Box(0, 0, wide, high), 6, 2)
    if event < 0:
        return f'<rect {box} fill="{OCHRE}" stroke="{INK}" stroke-width="2"/>'
    name = ADVANCED_BOX.event_names[event]
    card = f'<rect {box} fill="{CREAM}" stroke="{OCHRE}" stroke-width="4"/>'
    return f"{card}{lettering(name, 0, 0, 11, _INK, 1.7, wide - 16)}"
