"""The archipelago in the picture of Vanuatu: tiles, what lies on them, boats, and where one can sail, build, buy and draw."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.glyphs import glyphs
from vaka.draw.hexes import RADIUS, empty_space, island, ocean, side_middle, side_turn, sunken
from vaka.draw.letters import lettering
from vaka.draw.palette import BARK, CORAL, CREAM, FOAM, INK, LEAF, OCHRE
from vaka.draw.svg import at, escape, number
from vaka.engine.captions import words
from vaka.games.vanuatu.picture.choices import Open, aim, chooser, outright, rim, spot, what
from vaka.games.vanuatu.rules.box import BOX, CELLS, GOODS, ISLANDS, NOWHERE, OCEANS, SAIL, SIDES, TILES
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.pieces import (
    dikes_on,
    drawings_on,
    fish_at,
    goods_on,
    huts_of,
    huts_on,
    is_submerged,
    tourists_on,
    treasure_at,
    volcano_tile,
    water_on,
)
from vaka.games.vanuatu.rules.telling import tile_params
from vaka.games.vanuatu.rules.turns.sailing import fare
from vaka.games.vanuatu.words.text import island_facts

if TYPE_CHECKING:
    from vaka.games.vanuatu.picture.layout import Shape
    from vaka.games.vanuatu.rules.sequence import Vanuatu

Cubes = tuple[int, ...]
"""How many of each good."""

# Where things lie on an island: the height of their row, the step between them, their size.
DRAWINGS: Final = (-39.0, 24.0, 0.56)
HUTS: Final = (-11.0, 34.0, 0.86)
HATS: Final = (26.5, 20.5, 0.52)
GOODS_ROW: Final = (46.0, 24.0, 0.58)
NAME_Y: Final = 14.0
# On an ocean.
CATCH: Final = (-42.0, 27.0, 0.7)
CHESTS: Final = (42.0, 25.0, 0.64)
DROPS: Final = ((-50.0, -31.0), (50.0, -31.0), (-46.0, 40.0), (46.0, 40.0))
# Boats on an ocean, by how many there are: across, down, size.
BERTHS: Final = (
    (),
    ((0, 1, 1.2),),
    ((-27, 0, 1.05), (27, 0, 1.05)),
    ((-37, 0, 0.86), (0, 2, 0.86), (37, 0, 0.86)),
    ((-25, -15, 0.8), (25, -15, 0.8), (-25, 20, 0.8), (25, 20, 0.8)),
    ((-36, -15, 0.8), (0, -17, 0.8), (36, -15, 0.8), (-19, 20, 0.8), (19, 20, 0.8)),
)
_HEX: Final = '<use href="#vk-hex" class="vk-hit"/>'
"""What answers where a whole hex is meant, and what is outlined when it is spoken of."""
VOLCANO: Final = ((-3.63, 3.17), (-2.90, 3.17))
VOLCANO_SIZE: Final = 0.66


@cache
def row(symbol: str, count: int, of: int, line: tuple[float, float, float]) -> str:
    """So many symbols side by side, at the first of so many places."""
    y, step, size = line
    return "".join(
        f'<use href="#vk-{symbol}" transform="translate({number(step * (place - (of - 1) / 2))} {number(y)}) '
        f'scale({number(size)})"/>'
        for place in range(count)
    )


# --- Definitions ---


def tile_defs() -> str:
    """The tiles as they are printed, `vk-tile-santo` and so on, and islands under water, `vk-under-santo`."""
    parts = [f'<g id="vk-space">{empty_space()}</g>']
    for number_, name in enumerate(ISLANDS):
        sites = (
            row("drawing-site", BOX.drawing_sites[number_], BOX.drawing_sites[number_], DRAWINGS)
            + row("hut-site", BOX.hut_sites[number_], BOX.hut_sites[number_], HUTS)
            + row("hat-site", BOX.tourist_limit[number_], BOX.tourist_limit[number_], HATS)
            + row("good-site", len(BOX.produce[number_]), len(BOX.produce[number_]), GOODS_ROW)
        )
        called = "".join(
            lettering(name, 0, NAME_Y, 9.5, f'stroke="{ink}"', weight, 92) for ink, weight in ((LEAF, 5), (CREAM, 1.7))
        )
        parts.append(f'<g id="vk-tile-{name}">{island(number_)}{called}{sites}</g><g id="vk-under-{name}">{sunken(number_)}</g>')
    parts += [f'<g id="vk-tile-{name}">{ocean(number_)}</g>' for number_, name in enumerate(OCEANS)]
    return "".join(parts)


def spaces(shape: Shape) -> str:
    """The board without tiles, its spaces numbered."""
    return "".join(
        f'<g data-place="cell-{space + 1}" transform="{at(*shape.cell(space), 0, shape.hexes)}">{_HEX}<use href="#vk-space"/>'
        f'{glyphs(str(space + 1), 0, 0, 20, f"""stroke="{FOAM}" opacity=".5" """, 1.8)}</g>'
        for space in range(CELLS)
    )


# --- Tiles ---


def tiles(state: Vanuatu, shape: Shape, lang: str) -> str:
    """Every placed tile with what lies on it."""
    parts = ['<g id="tiles">']
    colours = state.game.seat_words(state.seats)
    for tile, space in enumerate(state.place):
        if space == NOWHERE:
            continue
        name = TILES[tile]
        if tile < len(ISLANDS):
            art, called = _island(state, tile, colours), island_words(state, tile, lang)
        else:
            art = _ocean_art(name, fish_at(state, space), treasure_at(state, space))
            called = escape(words(state, "part-tile", lang, **_ocean_params(state, tile, space)))
        parts.append(_tile(name, space, called, art, shape))
    parts.append("</g>")
    return "".join(parts)


@lru_cache(maxsize=1 << 11)
def _tile(name: str, space: int, called: str, art: str, shape: Shape) -> str:
    tag = _tag(space, 15 if shape.is_tall else 11.5)
    place = at(*shape.cell(space), 0, shape.hexes)
    return f'<g id="tile-{name}" transform="{place}"><title>{called}</title>{_HEX}{art}{tag}</g>'


@cache
def _tag(space: int, high: float) -> str:
    """The number of a space, readable on land and sea."""
    under, over = (glyphs(str(space + 1), 0, -59, high, f'stroke="{ink}"', weight) for ink, weight in ((INK, 6.5), (FOAM, 2.3)))
    return under + over


def _ocean_params(state: Vanuatu, tile: int, space: int) -> dict[str, object]:
    now = {"fish": int(fish_at(state, space)), "treasures": int(treasure_at(state, space))}
    return tile_params(tile) | now | {"tile": str(space + 1)}


def island_words(state: Vanuatu, tile: int, lang: str) -> str:
    """An island in words, with its water."""
    return "; ".join(escape(words(state, key, lang, **params)) for key, params in island_facts(state, tile, lang))


def _island(state: Vanuatu, tile: int, colours: tuple[str, ...]) -> str:
    if is_submerged(state, tile):
        return f'<use href="#vk-under-{ISLANDS[tile]}"/>'
    huts = tuple((colours[seat], int(huts_of(state, seat, tile))) for seat in range(state.seats))
    drawings, tourists, water = int(drawings_on(state, tile)), int(tourists_on(state, tile)), int(water_on(state, tile))
    dikes = tuple(side for side in range(SIDES) if has(dikes_on(state, tile), side))
    return _island_art(tile, huts, drawings, tourists, cubes_on(state, tile), water, dikes)


def cubes_on(state: Vanuatu, tile: int) -> Cubes:
    """How many cubes of each good lie on an island."""
    return tuple(int(goods_on(state, tile, good)) for good in range(len(GOODS)))


@lru_cache(maxsize=1 << 11)
def _island_art(
    tile: int, huts: tuple[tuple[str, int], ...], drawings: int, tourists: int, goods: Cubes, water: int, dikes: tuple[int, ...]
) -> str:
    """An island with everything on it; a hut keeps its name."""
    name = ISLANDS[tile]
    y, step, size = HUTS
    standing: list[str] = []
    for colour, count in huts:
        for which in range(count):
            along = step * (len(standing) - (BOX.hut_sites[tile] - 1) / 2)
            spot_at = f"translate({number(along)} {number(y)}) scale({number(size)})"
            standing.append(f'<use id="hut-{colour}-{name}-{which}" href="#vk-hut-{colour}" transform="{spot_at}"/>')
    cubes = [
        f'<use href="#vk-good-{GOODS[good]}" transform="translate({number(x)} {number(GOODS_ROW[0])}) '
        f'scale({number(GOODS_ROW[2])})"/>'
        for good, x in good_places(tile, goods)
    ]
    walls = []
    for side in dikes:
        x, y = side_middle(side, RADIUS - 8)
        turned = f"translate({number(x)} {number(y)}) rotate({number(side_turn(side))}) scale(.86)"
        walls.append(f'<use href="#vk-dike" transform="{turned}"/>')
    drops = [f'<use href="#vk-water" transform="translate({number(x)} {number(y)}) scale(.68)"/>' for x, y in DROPS[:water]]
    return (
        f'<use href="#vk-tile-{name}"/>'
        + _part(name, "drawings", DRAWINGS, BOX.drawing_sites[tile], row("drawing", drawings, BOX.drawing_sites[tile], DRAWINGS))
        + _part(name, "huts", HUTS, BOX.hut_sites[tile], "".join(standing))
        + _part(name, "tourists", HATS, BOX.tourist_limit[tile], row("hat", tourists, BOX.tourist_limit[tile], HATS))
        + _part(name, "goods", GOODS_ROW, len(BOX.produce[tile]), "".join(cubes))
        + (f'<g data-place="tile-{name}-dikes">{"".join(walls + drops)}</g>' if walls or drops else "")
    )


def _part(name: str, part: str, line: tuple[float, float, float], sites: int, body: str) -> str:
    """A row of an island as a place that tells about itself, its empty sites too."""
    y, step, size = line
    wide, high = step * sites, 34 * size
    ground = f'<rect x="{number(-wide / 2)}" y="{number(y - high / 2)}" width="{number(wide)}" height="{number(high)}" fill="none" '
    return f'<g data-place="tile-{name}-{part}">{ground}pointer-events="all"/>{body}</g>'


@cache
def good_places(tile: int, goods: Cubes) -> tuple[tuple[int, float], ...]:
    """The cubes that lie on an island, each on the place where it is printed."""
    left = list(goods)
    found = []
    printed = BOX.produce[tile]
    for place, good in enumerate(printed):
        if left[good] > 0:
            left[good] -= 1
            found.append((good, GOODS_ROW[1] * (place - (len(printed) - 1) / 2)))
    return tuple(found)


@cache
def _ocean_art(name: str, fish: int, treasures: int) -> str:
    return f'<use href="#vk-tile-{name}"/>{row("catch", fish, fish, CATCH)}{row("chest", treasures, treasures, CHESTS)}'


# --- Boats ---


def boats(state: Vanuatu, shape: Shape, opened: Open, lang: str) -> str:
    """The sailboats; the own one can be selected where it may sail."""
    if state.boat[0] == NOWHERE:
        return '<g id="boats"/>'
    colours, key = state.game.seat_words(state.seats), f"act-{SAIL}"
    places = list(state.boat)
    parts = ['<g id="boats">']
    for seat, space in enumerate(places):
        rank, crowd = places[:seat].count(space), places.count(space)
        roomy = crowd > 3 and not has(state.grounds | state.wrecks, space)
        place = _moored(space, rank, crowd, roomy, shape)
        light = f'<use href="#vk-boat-halo" fill="none" stroke="{CREAM}" stroke-width="6" stroke-linejoin="round"/>'
        art = f'<use href="#vk-boat-{colours[seat]}"/>'
        if key in opened and seat == state.turn:
            lit = (
                f'<use href="#vk-boat-halo" class="vk-open" fill="none" stroke="{CORAL}" stroke-width="9" stroke-linejoin="round"/>'
            )
            called = escape(state.game.kind_name("sail", lang))
            hit = '<circle r="24" fill="none" pointer-events="all"/>'
            body = f"{light}{lit}{art}{hit}"
            parts.append(chooser(key, called, body, f"boat-{seat}", f' class="vk-glide" transform="{place}"'))
        else:
            parts.append(f'<g id="boat-{seat}" class="vk-glide" transform="{place}">{light}{art}</g>')
    parts.append("</g>")
    return "".join(parts)


@cache
def _moored(space: int, rank: int, crowd: int, roomy: bool, shape: Shape) -> str:
    """Where a boat lies; many boats make use of an ocean where nothing else is."""
    x, y = shape.cell(space)
    across, down, size = (value * (1.2 if roomy else 1) for value in BERTHS[crowd][rank])
    return at(x + across * shape.hexes, y + down * shape.hexes, 0, size * shape.hexes)


# --- The volcano ---


def volcano_ground(shape: Shape) -> str:
    """Where tiles wait to be placed."""
    x, y = shape.afloat(-3.265, 3.08)
    slopes = "M-94 54L-62 -4Q-50 -18 -36 -20L-13 -52Q0 -44 13 -52L36 -20Q50 -18 62 -4L94 54Z"
    glow = f'<path d="M-13 -52Q0 -44 13 -52L20 -42Q12 -32 7 -40Q0 -26 -6 -38Q-11 -30 -20 -42Z" fill="{OCHRE}"/>'
    mountain = f'<path d="{slopes}" fill="{BARK}" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"/>{glow}'
    return f'<g transform="{at(x, y, 0, shape.hexes)}">{mountain}</g>'


def volcano(state: Vanuatu, shape: Shape, opened: Open, lang: str) -> str:
    """The tiles that wait; the first player selects one and then its space."""
    parts = ['<g id="volcano">']
    for slot in range(2):
        tile = volcano_tile(state, slot)
        if tile == NOWHERE:
            continue
        name, key = TILES[tile], f"tile-{slot}"
        place = at(*shape.afloat(*VOLCANO[slot]), 0, VOLCANO_SIZE * shape.hexes)
        fresh = _fresh_tile(tile)
        called = escape(words(state, "part-tile", lang, **tile_params(tile)))
        if key in opened:
            body = f'<g transform="{place}">{rim("vk-hex", 12)}{fresh}<use href="#vk-hex" class="vk-hit"/></g>'
            parts.append(chooser(key, called, body, f"waiting-{name}"))
        else:
            parts.append(f'<g id="waiting-{name}"><title>{called}</title><g transform="{place}">{fresh}</g></g>')
    parts.append("</g>")
    return "".join(parts)


@cache
def _fresh_tile(tile: int) -> str:
    """A tile as it will be when it is placed."""
    name = TILES[tile]
    if tile >= len(ISLANDS):
        return _ocean_art(name, BOX.fish[tile - len(ISLANDS)], BOX.treasures[tile - len(ISLANDS)])
    goods = tuple(BOX.produce[tile].count(good) for good in range(len(GOODS)))
    return _island_art(tile, (), 0, 0, goods, 0, ())


# --- Targets ---

ON_BOARD: Final = ("sail", "build", "dike", "explore", "fish", "buy", "draw", "tourists")
"""What is aimed at on the board."""


def targets(state: Vanuatu, shape: Shape, opened: Open, lang: str) -> str:
    """Everything that can be done on the board once its piece is selected; dikes after a hut at once."""
    parts = []
    for key, actions in opened.items():
        for action in actions:
            kind, values = what(action)
            if kind == "place":
                parts.append(aim(state, key, action, lang, _cell(shape, values[1]), _HEX + spot(0, 0, 1.2)))
            elif kind == "dike" and not key:  # after a hut
                place, body = _shore(state, shape, *values)
                parts.append(outright(state, action, f'<g transform="{place}">{body}</g>', lang))
            elif key and kind in ON_BOARD:
                place, body = _deed(state, shape, kind, values)
                # An ocean can be tapped at once, so what that costs is seen before.
                if kind == "sail" and values[0] == 0 and values[1] != state.boat[state.turn]:
                    parts.append(f'<g transform="{place}">{_price(int(fare(state, state.turn, values[1], 0)))}</g>')
                folded = kind == "dike" or (kind == "sail" and values[0] > 0)
                parts.append(aim(state, key, action, lang, place, body, folded=folded))
    return "".join(parts)


@cache
def _cell(shape: Shape, space: int) -> str:
    return at(*shape.cell(space), 0, shape.hexes)


def _deed(state: Vanuatu, shape: Shape, kind: str, values: tuple[int, ...]) -> tuple[str, str]:
    """A target on an ocean or an island: where it lies, and what it looks like."""
    if kind == "sail":
        detour, space = values
        return _cell(shape, space), _toll(int(fare(state, state.turn, space, detour)), detour)
    if kind in ("explore", "fish"):
        row = CHESTS if kind == "explore" else CATCH
        return _cell(shape, state.boat[state.turn]), _HEX + spot(0, row[0], 0.9)
    if kind == "dike":
        return _shore(state, shape, *values)
    if kind == "buy":
        return _stall(state, shape, *values)
    tile = values[0]
    (y, step, _), taken, sites = {
        "build": (HUTS, huts_on(state, tile), BOX.hut_sites),
        "draw": (DRAWINGS, drawings_on(state, tile), BOX.drawing_sites),
        "tourists": (HATS, tourists_on(state, tile), BOX.tourist_limit),
    }[kind]
    return _cell(shape, state.place[tile]), _HEX + spot(step * (int(taken) - (sites[tile] - 1) / 2), y, 0.9)


@cache
def _toll(cost: int, detour: int) -> str:
    """What a voyage costs: the whole ocean is the shortest way there; the hollow marks at its right side are longer ones."""
    ink, x, y = f'stroke="{INK}"', 46, 30 - 31 * (detour - 1)
    if detour == 0:
        return _HEX + _price(cost)
    mark = f'<circle r="12.5" fill="{CREAM}" {ink} stroke-width="2"/>{glyphs(str(cost), 0, 0, 13, ink, 2.2)}'
    return f'<g transform="translate({x} {number(y)})">{mark}<circle r="14" class="vk-hit"/></g>'


@cache
def _price(cost: int) -> str:
    """The price of the shortest way, in a corner of the ocean that nothing else takes."""
    mark = f'<circle r="15" fill="{INK}"/><circle r="12" fill="{CORAL}" stroke="{CREAM}" stroke-width="2.4"/>'
    return f'<g transform="translate(-46 27)">{mark}{glyphs(str(cost), 0, 0, 14, f"""stroke="{INK}" """, 2.8)}</g>'


def _stall(state: Vanuatu, shape: Shape, tile: int, good: int) -> tuple[str, str]:
    """A good of an island: the goods that lie there share its room."""
    there = good_places(tile, cubes_on(state, tile))
    kinds = sorted({kind for kind, _ in there}, key=[kind for kind, _ in there].index)
    wide = 120 / len(kinds)
    left = -60 + wide * kinds.index(good)
    x = next(across for kind, across in there if kind == good)
    hit = f'<rect x="{number(left + 1)}" y="-36" width="{number(wide - 2)}" height="96" rx="8" class="vk-hit"/>'
    return _cell(shape, state.place[tile]), hit + spot(x + 8, GOODS_ROW[0] - 9, 0.55)


def _shore(state: Vanuatu, shape: Shape, tile: int, side: int) -> tuple[str, str]:
    """A side of an island where a dike can stand."""
    x, y = shape.cell(state.place[tile])
    across, down = side_middle(side, RADIUS - 4)
    hit = '<rect x="-17" y="-35" width="34" height="70" rx="10" class="vk-hit"/>'
    place = at(x + across * shape.hexes, y + down * shape.hexes, side_turn(side), shape.hexes)
    return place, hit + spot(0, 0, 0.9)
