"""Pirogues and Tikis where they stand, and the rays behind who has won."""

from __future__ import annotations

from functools import cache

from vaka.draw.marks import selectable
from vaka.draw.palette import CORAL, CREAM
from vaka.draw.svg import at, escape
from vaka.games.aloha.picture.choices import key
from vaka.games.aloha.picture.layout import berth, tiki_at
from vaka.games.aloha.rules.actions import FLEET
from vaka.games.aloha.rules.position import AlohaPosition, first_alike, owner_of, winning_seats
from vaka.games.aloha.rules.sea import BEACH
from vaka.games.aloha.words.places import pirogue_name

_there = cache(at)  # there are only so many places


def glory(position: AlohaPosition) -> str:
    """Rays behind the Tikis that have won."""
    places = [tiki_at(position, seat) for seat in winning_seats(position)]
    return f'<g id="glory">{"".join(f"""<use href="#vk-rays" transform="{at(x, y)}"/>""" for x, y, _ in places)}</g>'


def pieces(position: AlohaPosition, lang: str, open_now: list[int]) -> str:
    """All pirogues, then all Tikis; those that have something to do have a coral rim."""
    colours = position.game.seat_words(position.seats)
    busy = {key(position, action) for action in open_now}
    parts = ['<g id="pieces">']
    for pirogue in range(position.seats * FLEET):
        alike = f"pirogue-{first_alike(position, pirogue)}" if busy else ""
        called = position.game.kind_name(_use(position, pirogue), lang) if alike in busy else ""
        colour = colours[owner_of(pirogue)]
        art, where = f"pirogue-{colour}", _there(*berth(position, pirogue))
        place = pirogue_name(position, pirogue)
        parts.append(_piece(f"pirogue-{pirogue}", place, art, "pirogue-halo", "pirogue-rim", where, alike, called))
    for seat in range(position.seats):
        x, y, size = tiki_at(position, seat)
        own, art = f"tiki-{seat}", f"tiki-{colours[seat]}"
        called = position.game.kind_name("hop", lang) if own in busy else ""
        parts.append(_piece(own, art, art, f"{art}-halo", f"{art}-halo", _there(x, y, 0, size, size), own, called))
    parts.append("</g>")
    return "".join(parts)


def _piece(identity: str, place: str, art: str, halo: str, rim: str, where: str, chosen: str, called: str) -> str:
    """One piece where it stands; if what it does is called something, its key can be selected."""
    light = f'<use href="#vk-{halo}" fill="none" stroke="{CREAM}" stroke-width="7" stroke-linejoin="round"/>'
    attributes = f'id="{identity}" class="vk-glide" transform="{where}" data-place="{place}"'
    if not called:
        return f'<g {attributes}>{light}<use href="#vk-{art}"/></g>'
    lit = f'<use href="#vk-{rim}" class="vk-open" fill="none" stroke="{CORAL}" stroke-width="10" stroke-linejoin="round"/>'
    return f'<g {attributes} {selectable(chosen)}><title>{escape(called)}</title>{light}{lit}<use href="#vk-{art}"/></g>'


def _use(position: AlohaPosition, pirogue: int) -> str:
    """The kind of what the seat whose turn it is does with a pirogue."""
    if owner_of(pirogue) != position.turn:
        return "push"
    return "launch" if position.place[pirogue] == BEACH else "sail"
