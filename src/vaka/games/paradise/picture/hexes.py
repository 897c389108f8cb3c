"""What lies in the hexes: discoveries, Villages, stacks with what the viewer knows of them, raids, orders.

A hex is drawn anew only when something in it changes: all that it shows follows from a few packed numbers of the position, by
which it is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.canoes import knot
from vaka.draw.glyphs import glyphs
from vaka.draw.palette import CREAM, FOAM, INK, OCHRE, SAND
from vaka.draw.svg import number, shifted
from vaka.engine.names import FULL
from vaka.games.paradise.picture.ground import BOXES_Y, CELL, box_places, name_on, numbered
from vaka.games.paradise.picture.layout import AT
from vaka.games.paradise.picture.seen import Hex, Look
from vaka.games.paradise.picture.telling import hex_told, markers_told
from vaka.games.paradise.rules.board.hexes import CHART, HEX_COUNT, NOWHERE, UNKNOWN_KIND
from vaka.games.paradise.rules.board.knowledge import NO_WAR_PRIVATE, NO_WAR_PUBLIC, private_bound, public_bound
from vaka.games.paradise.rules.board.pieces import count, total, warriors, wars
from vaka.games.paradise.rules.board.places import (
    agriculture_in,
    boxes_added,
    boxes_lost,
    found_in,
    knots_in,
    known_in,
    moved_in,
    owner_in,
    raid_at,
    raid_bands,
    raid_hexes,
    raid_known,
    stack_in,
    villages_in,
    without_moved,
)
from vaka.games.paradise.rules.board.seats import HOME, of_seat
from vaka.games.paradise.rules.board.sets import INDEPENDENT, KNOWN, UNKNOWN, hexes_in
from vaka.games.paradise.rules.box import BOX, HEXES, PIECES, TILES
from vaka.games.paradise.rules.building.orders import agriculture_ordered, villages_ordered
from vaka.games.paradise.rules.movement.fleets import speed
from vaka.games.paradise.rules.movement.trips import bands_at_arms, hex_of, pieces_in, steps_of
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.position import NO_SEAT, TILE_COUNT
from vaka.games.paradise.rules.stages import AT_BUILDING, AT_END, AT_MOVING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vaka.engine.game import Game
    from vaka.games.paradise.rules.sequence import Paradise

STACK_Y: Final = 26.0
_ADDED: Final = ((-36.0, 16.0), (36.0, 16.0), (-12.0, 16.0))
"""Where boxes stand that a group was given."""
_PRINTED: Final = {
    where: f'<use href="#vk-printed-{HEXES[where]}"/>' for where in BOX.place_names if CHART.kind[where] == UNKNOWN_KIND
}
"""Names that the map prints in the Unknown: they stand there while nothing else does."""
MOST: Final = 1 << 12
"""So many hexes are kept for each of the last ways to look at them: those of about nine games, 3 MB. Then they are drawn anew."""
_INK: Final = f'stroke="{INK}"'
_PLATE: Final = f'<rect x="-50" y="-54" width="100" height="36" rx="12" fill="{OCHRE}" stroke="{INK}" stroke-width="2"/>'
_CREAM: Final = f'stroke="{CREAM}"'


def look_of(state: Paradise) -> Look:
    """How the viewer of this view looks at it."""
    seats, over = int(state.seats), state.stage == AT_END
    viewer = int(state.viewer)
    veiled = (*(viewer not in (FULL, seat) and not over and seats > 1 for seat in range(seats)), False)  # alone all lies face up
    me = viewer if viewer >= 0 else int(state.asked) if viewer == FULL and state.asked >= 0 else int(NO_SEAT)
    return Look(state.game.seat_words(max(seats, 2)), veiled, viewer >= 0 and viewer == state.kava_seat, me)


def set_of(state: Paradise, which: int) -> frozenset[int]:
    """One of the position's sets of hexes."""
    return frozenset([where for where in hexes_in(state, which)])  # noqa: C416 (a comprehension unboxes)


def hexes_of(state: Paradise) -> list[Hex]:
    """All hexes, as far as a picture can see them."""
    unknown, known, independent = set_of(state, UNKNOWN), set_of(state, KNOWN), set_of(state, INDEPENDENT)
    homes = {of_seat(state, seat, HOME): seat for seat in range(state.sides)}
    building = state.stage == AT_BUILDING
    sites, stacks = state.site, spent_of(state)
    return [
        Hex(
            where,
            where in unknown,
            where in known,
            where in independent,
            sites[where],
            stacks[where],
            homes.get(where, -1),
            building,
        )
        for where in range(HEX_COUNT)
    ]


def spent_of(state: Paradise) -> list[int]:
    """The stacks; of what has moved only what can go no farther in this turn is noted."""
    stacks = [int(word) for word in state.stack]
    reach = int(speed(state, state.active)) if len(state.trips) else 0
    for word in state.trips:
        if steps_of(word) < reach:
            stacks[hex_of(word)] = int(without_moved(stacks[hex_of(word)], pieces_in(word)))
    return stacks


def hexes(state: Paradise, look: Look, places: list[Hex], lang: str) -> list[str]:
    """All hexes: what was found there and stands in their boxes, and in words what there is to know of them."""
    parts, lying, ship = ['<g id="hexes">'], markers_told(state, lang), int(state.voyage_at)
    drawn = _hexes_of(state.game, int(state.seats), look, lang)
    for one in places:
        beside = lying.get(one.where, "")
        known = one, beside, one.where == ship
        found = drawn.get(known)
        if found is None:
            if len(drawn) >= MOST:
                drawn.clear()
            found = drawn[known] = _hex(state.game, int(state.seats), one, look, lang, beside, ship)
        parts.append(found)
    parts.append("</g>")
    return parts


@lru_cache(maxsize=1 << 6)
def _hexes_of(game: Game, seats: int, look: Look, lang: str) -> dict[tuple[Hex, str, bool], str]:
    """The hexes that were drawn already for who looks at them so."""
    return {}


def _hex(game: Game, seats: int, one: Hex, look: Look, lang: str, lying: str, ship: int) -> str:
    told, art = hex_told(game, seats, one, look, lang) + lying, hex_art(one, look)
    if one.is_unknown and one.where in _PRINTED and not one.knots and one.where != ship and not lying:
        art += _PRINTED[one.where]
    head = f'<g id="hex-{HEXES[one.where]}" data-place="hex-{HEXES[one.where]}" transform="{AT[one.where]}"><title>{told}</title>'
    return f'{head}<use href="#vk-hex" class="vk-hit"/>{art}</g>'


def stacks(state: Paradise, look: Look, places: list[Hex], opened: Mapping[str, object], lang: str) -> list[str]:
    """The stacks, homes and knots: above what runs from hex to hex. Where the hex is played, they let clicks through to it."""
    game, seats, parts = state.game, int(state.seats), ['<g id="stacks">']
    aimed = "card-kava-ceremony" in opened or "card-deforestation" in opened
    for one in places:
        if one.home_of >= 0 or _has_pieces(one.site, one.stack):
            deaf = ' pointer-events="none"' if aimed or f"hex-{HEXES[one.where]}" in opened else ""
            parts.append(f'<g transform="{AT[one.where]}"{deaf}>{_standing(game, seats, one, look, lang)}</g>')
    parts.append("</g>")
    return parts


@lru_cache(maxsize=1 << 14)
def _has_pieces(site: int, stack: int) -> bool:
    """Does a stack stand on a hex, or lie knots there?"""
    return owner_in(stack) >= 0 or knots_in(site) != 0


def hex_art(one: Hex, look: Look) -> str:
    """The ground of a hex, about its middle."""
    control = one.control
    held = f'<use href="#vk-held-{look.colours[control]}"/>' if control >= 0 else ""
    return _ground(one) + held + _boxes(one, look) + _found(one, look)


@lru_cache(maxsize=1 << 14)
def _standing(game: Game, seats: int, one: Hex, look: Look, lang: str) -> str:
    """What stands upon it: a stack, the disc of a home, knots of a rope, pieces that are ordered."""
    parts = [_stack(game, seats, one, look, lang), _home(one, look)]
    if one.is_up and one.is_known:  # a chain runs across: what it covers is laid over it once more
        name = name_on(one.where, one.tile)
        parts.insert(0, (f'<use href="#{name}"/>' if name else "") + _boxes(one, look))
    if one.building and one.control == look.me >= 0:
        parts.append(_orders(one))
    knots = one.knots
    if knots:
        parts.append(f'<g transform="translate(0 -24) scale(.85)">{knot(knots)}</g>')
    return "".join(parts)


# --- The ground, and what stands on it ---


def _ground(one: Hex) -> str:
    """What was discovered."""
    if CHART.kind[one.where] != UNKNOWN_KIND or one.is_unknown:
        return ""
    tile = one.tile
    if one.is_known and tile < 0:
        return f'<use href="#vk-sea-{one.where % 3}"/>{numbered(one.where, 0.6)}'
    if one.is_known:
        return f'<use href="#vk-tile-{TILES[tile]}"/>'
    if 0 <= tile < TILE_COUNT:
        return f'<use href="#vk-bark"/><use href="#vk-tile-{TILES[tile]}" transform="scale(.8)"/>'
    return '<use href="#vk-bark"/>'


def box_count(one: Hex) -> tuple[int, int]:
    """Green and brown boxes of the group in a hex; none where there is no group, or none that the viewer knows."""
    tile = one.tile
    if 0 <= tile < TILE_COUNT:
        return BOX.tile_green[tile], BOX.tile_brown[tile]
    if one.where in BOX.printed:
        _, green, brown, _ = BOX.printed[one.where]
        return int(green), int(brown)
    return 0, 0


def _boxes(one: Hex, look: Look) -> str:
    """Villages and fields in the boxes of a group; what is ordered is pale."""
    green, brown = box_count(one)
    if green + brown == 0:
        return ""
    parts, control = [], one.control
    places = [(x, BOXES_Y) for x in box_places(green + brown)]
    lost, more = int(boxes_lost(one.site)), int(boxes_added(one.site))
    if lost:
        parts.append(_lost_box(places[green - 1][0]))
    parts += [_boxed("green-box", spot, False) for spot in _ADDED[:more]]
    free, tilled = [*places[: green - lost], *_ADDED[:more]], places[green:]
    mine = one.building and control >= 0 and control == look.me
    more_fields, more_villages = (int(agriculture_ordered(one.stack)), int(villages_ordered(one.stack))) if mine else (0, 0)
    villages, fields = int(villages_in(one.site)), int(agriculture_in(one.site))
    parts += [_boxed("field", spot, place >= fields) for place, spot in enumerate(tilled[: fields + more_fields])]
    if one.is_independent:
        parts += [_boxed("village", spot, False) for spot in free]
        parts.append(_islanders(int(CHART.locals[one.where])))
    elif control >= 0:
        name, taken = f"village-{look.colours[control]}", [*free, *tilled][: villages + more_villages]
        parts += [_boxed(name, spot, place >= villages) for place, spot in enumerate(taken)]
    return "".join(parts)


def _boxed(name: str, spot: tuple[float, float], pale: bool) -> str:
    faint = ' opacity=".55"' if pale else ""
    return f'<use href="#vk-{name}" transform="{shifted(*spot, 0.62)}"{faint}/>'


def _lost_box(x: float) -> str:
    """A box that was washed away."""
    line = f'<path d="M{number(x - 9)} {number(BOXES_Y - 9)}l18 18m0 -18l-18 18" fill="none" stroke-linecap="round"'
    return f'{line} stroke="{INK}" stroke-width="6"/>{line} stroke="{SAND}" stroke-width="3"/>'


def _islanders(warriors: int) -> str:
    """Local Warriors of an independent group."""
    step = min(20.0, 70 / max(1, warriors))
    return "".join(
        f'<use href="#vk-local" transform="{shifted(step * (place - (warriors - 1) / 2), STACK_Y - 1, 0.52)}"/>'
        for place in range(warriors)
    )


def _orders(one: Hex) -> str:
    """The pieces that are ordered, on a ribbon."""
    pieces = int(moved_in(one.stack))
    shown = [(kind, int(count(pieces, place))) for place, kind in enumerate(PIECES) if count(pieces, place)]
    if not shown:
        return ""
    step = 25.0
    half = step * len(shown) / 2 + 5
    ribbon = f'x="{number(-half)}" y="-11" width="{number(2 * half)}" height="22" rx="11"'
    row = [f'<g transform="translate(0 50)"><rect {ribbon} fill="{CREAM}" stroke="{INK}" stroke-width="1.6"/>']
    for place, (kind, many) in enumerate(shown):
        x = step * (place - (len(shown) - 1) / 2)
        row.append(f'<use href="#vk-{kind}" transform="translate({number(x - 5)} 0) scale(.45)"/>')
        row.append(glyphs(f"+{many}", x + 8, 1, 8, _INK, 1.6))
    row.append("</g>")
    return "".join(row)


def _home(one: Hex, look: Look) -> str:
    """Where a seat is at home."""
    if one.home_of < 0:
        return ""
    return f'<use href="#vk-seat-{look.colours[one.home_of]}" transform="translate(40 52) scale(.44)"/>'


def _found(one: Hex, look: Look) -> str:
    """Discovered Island markers on a face-down tile."""
    seats = found_in(one.site)
    if not seats:
        return ""
    found = [seat for seat in range(len(look.colours)) if has(seats, seat)]
    return "".join(
        f'<use href="#vk-seat-{look.colours[seat]}" transform="{shifted(22 * (place - (len(found) - 1) / 2), 41, 0.42)}"/>'
        for place, seat in enumerate(found)
    )


# --- Stacks ---


def _stack(game: Game, seats: int, one: Hex, look: Look, lang: str) -> str:
    """The stack in a hex: which pieces, as far as the viewer knows, and of others' how many."""
    owner = one.owner
    if owner < 0:
        return ""
    boxes = sum(box_count(one)) > 0
    up, moved = one.is_up, 0 if one.building else int(moved_in(one.stack))
    art = pile(look.colours[owner], int(stack_in(one.stack)), look.veiled[owner], up, int(known_in(one.site)), look.looked, moved)
    y, scale = (STACK_Y, 1.0) if boxes else (2.0, 1.12)
    name = f"stack-{HEXES[one.where]}"
    told = hex_told(game, seats, one, look, lang)
    return f'<g id="{name}" data-place="{name}" transform="{shifted(0, y, scale)}"><title>{told}</title>{art}</g>'


@lru_cache(maxsize=1 << 13)
def pile(colour: str, pieces: int, veiled: bool, up: bool, known: int, looked: bool, moved: int, behind: int = 0) -> str:
    """Pieces of one colour about the origin: silhouettes of the kinds that are known; before those of others, their number.

    `behind`: so many Warrior Bands are aboard Transport Canoes, and would stand behind in an attack: pale.
    """
    many = int(pieces) if veiled else int(total(pieces))
    shown = int(private_bound(known) if looked else public_bound(known)) if veiled else pieces
    flag = NO_WAR_PRIVATE if looked else NO_WAR_PUBLIC
    signs: list[tuple[str, int]] = [(f"transport-{colour}", 1)] if up else []
    for place, kind in enumerate(PIECES):
        left = int(count(shown, place)) - (1 if up and place == 0 else 0) - (behind if kind == "warrior" else 0)
        if left > 0:
            signs.append((kind, left))
        if kind == "warrior" and behind > 0:
            signs.append(("pale", behind))
    if veiled and known & flag and many > sum(each for _, each in signs):
        signs.append(("war", 0))
    faint = ' opacity=".6"' if not veiled and moved and moved == pieces else ""
    numbered = veiled or not signs
    columns = len(signs) if len(signs) + numbered <= 3 else -(-len(signs) // 2)
    ground = f'<use href="#vk-plaque-{"dark" if veiled else "light"}-{colour}-{min(3, columns + numbered)}"/>'
    step = min(CELL, (3 - numbered) * CELL / max(1, columns))
    left_edge = -(step * columns + CELL * numbered) / 2
    parts = [f"<g{faint}>{ground}"]
    if numbered:
        size = 19 if many < 10 else 14
        parts.append(glyphs(str(many), left_edge + CELL / 2, 0, size, _CREAM if veiled else _INK, 2.8))
    for place, (kind, each) in enumerate(signs):
        x, y = left_edge + CELL * numbered + step * (place % max(1, columns) + 0.5), 0.0
        if columns < len(signs):
            y = -7.0 if place < columns else 7.0
        parts.append(_sign(kind, each, x, y, 0.62 if y == 0 else 0.4))
    return "".join([*parts, "</g>"])


def _sign(kind: str, each: int, x: float, y: float, scale: float) -> str:
    """A silhouette with its number; with none it is crossed out."""
    pale = ' opacity=".45"' if kind == "pale" else ""
    drawn = "warrior" if pale else kind
    x = x - (4 * scale if each > 1 else 0)
    art = f'<use href="#vk-{drawn}" transform="translate({number(x)} {number(y)}) scale({number(scale)})"{pale}/>'
    if each == 0:
        reach = 17 * scale
        line = f'<path d="M{number(x - reach)} {number(y + reach)}L{number(x + reach)} {number(y - reach)}"'
        return f'<g opacity=".8">{art}{line} {_INK} stroke-width="5"/>{line} stroke="{FOAM}" stroke-width="2.6"/></g>'
    if each == 1:
        return art
    x, y, size = x + 17 * scale, y + 15 * scale, 7.0 if scale > 0.5 else 5.4
    ring = f'<circle cx="{number(x)}" cy="{number(y)}" r="{size}" fill="{INK}"/>'
    return art + ring + glyphs(str(each), x, y, size * (1.25 if each < 10 else 1), _CREAM, 1.7)


def raids(state: Paradise, look: Look) -> str:
    """The active seat's pieces in enemy hexes."""
    parts = ['<g id="raids">']
    for where in raid_hexes(state):
        active = int(state.active)
        art = pile(
            look.colours[active],
            int(raid_at(state, where)),
            look.veiled[active],
            False,
            int(raid_known(state, where)),
            look.looked,
            0,
            0 if look.veiled[active] else int(warriors(raid_at(state, where)) - raid_bands(state, where)),
        )
        clubs = (
            '<use href="#vk-local" transform="rotate(-8) scale(.4)"/><use href="#vk-local" transform="rotate(8) scale(-.4 .4)"/>'
        )
        name = f"raid-{HEXES[where]}"
        parts.append(
            f'<g id="{name}" data-place="{name}" transform="{AT[where]}" pointer-events="none">{_PLATE}'
            f'<g transform="translate(0 -36) scale(.84)">{art}</g><g transform="translate(0 -58)">{clubs}</g></g>'
        )
    parts.append("</g>")
    return "".join(parts)


def fleet_behind(state: Paradise) -> int:
    """How many Warrior Bands in hand are aboard Transport Canoes, where a War Canoe sails with them."""
    aboard = fleet_pieces(state)
    return int(warriors(aboard) - bands_at_arms(state)) if state.stage == AT_MOVING and wars(aboard) > 0 else 0


def fleet_pieces(state: Paradise) -> int:
    """What is in hand."""
    return int(state.fleet - state.dropped + state.loaded) if state.fleet_at != NOWHERE else 0
