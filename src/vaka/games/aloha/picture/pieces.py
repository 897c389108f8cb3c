"""Pirogues and Tikis where they stand, and the rays behind who has won."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vaka.draw.marks import selectable
from vaka.draw.palette import CORAL, CREAM
from vaka.draw.svg import at, escape
from vaka.games.aloha.picture.choices import key_in_turn
from vaka.games.aloha.picture.layout import Berth, berth, tiki_at
from vaka.games.aloha.rules.actions import FLEET
from vaka.games.aloha.rules.box import BOX
from vaka.games.aloha.rules.position import AlohaPosition, first_alike, owner_of, slot_of, winning_seats
from vaka.games.aloha.rules.sea import BEACH

MOST: Final = 256
"""So many positions of the pieces are kept; then all are forgotten."""
_resting: Final[dict[tuple[object, ...], list[str]]] = {}
_keys: Final = [f"pirogue-{pirogue}" for pirogue in range(len(BOX.corners) * FLEET)]


def glory(position: AlohaPosition) -> str:
    """Rays behind the Tikis that have won."""
    places = [tiki_at(position, seat) for seat in winning_seats(position)]
    return f'<g id="glory">{"".join(f"""<use href="#vk-rays" transform="{at(x, y)}"/>""" for x, y, _ in places)}</g>'


def pieces(position: AlohaPosition, lang: str, open_now: list[int]) -> list[str]:
    """All pirogues, then all Tikis; those that have something to do have a coral rim."""
    colours = position.game.seat_words(position.seats)
    parts, turn = _at_rest(position, colours).copy(), int(position.turn)
    busy = {key_in_turn(turn, action) for action in open_now} - {""}
    if busy:
        named = {kind: position.game.kind_name(kind, lang) for kind in ("push", "launch", "sail", "hop")}
        for pirogue in range(position.seats * FLEET):
            alike = _keys[first_alike(position, pirogue)]
            if alike in busy:
                called, where = named[_use(position, pirogue)], berth(position, pirogue)
                parts[pirogue + 1] = _pirogue(pirogue, colours[owner_of(pirogue)], where, alike, called)
        for seat in range(position.seats):
            if f"tiki-{seat}" in busy:
                parts[seat - position.seats - 1] = _tiki(seat, colours[seat], tiki_at(position, seat), named["hop"])
    return parts


def _at_rest(position: AlohaPosition, colours: tuple[str, ...]) -> list[str]:
    """All pieces as those see them who have nothing to do: drawn once for everybody at a table, and not to be changed."""
    known = (colours, *map(int, position.place), *map(int, position.tiki))
    found = _resting.get(known)
    if found is None:
        if len(_resting) >= MOST:
            _resting.clear()
        afloat = [
            _pirogue(pirogue, colours[owner_of(pirogue)], berth(position, pirogue), "", "")
            for pirogue in range(position.seats * FLEET)
        ]
        tikis = [_tiki(seat, colours[seat], tiki_at(position, seat), "") for seat in range(position.seats)]
        found = _resting[known] = ['<g id="pieces">', *afloat, *tikis, "</g>"]
    return found


@lru_cache(1 << 14)
def _pirogue(pirogue: int, colour: str, where: Berth, chosen: str, called: str) -> str:
    art, place = f"pirogue-{colour}", f"pirogue-{colour}-{slot_of(pirogue) + 1}"
    return _piece(f"pirogue-{pirogue}", place, art, "pirogue-halo", "pirogue-rim", at(*where), chosen, called)


@lru_cache(1 << 14)
def _tiki(seat: int, colour: str, where: tuple[float, float, float], called: str) -> str:
    own, art, (x, y, size) = f"tiki-{seat}", f"tiki-{colour}", where
    return _piece(own, art, art, f"{art}-halo", f"{art}-halo", at(x, y, 0, size, size), own, called)


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
