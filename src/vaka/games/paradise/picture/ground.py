"""The static layer of the picture of Conquest of Paradise: definitions, the map as it is printed, the grounds of the panels.

Known sea is light and has waves; the Unknown is dark, with the lozenges of bark cloth. Islands lie in shallow water, atolls are
rings of sand. What is discovered later is laid over it by the moving layer, from the definitions here.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from vaka.draw.canoes import piece_defs, plaque, village_defs
from vaka.draw.frames import garland, stick_chart
from vaka.draw.hexes import coast, ripples
from vaka.draw.isles import sailboat_defs
from vaka.draw.letters import block, lettering
from vaka.draw.palette import BARK, CREAM, DEEP, FOAM, INK, LEAF, OCHRE, SAND, SEA, SHALLOW, themed
from vaka.draw.pieces import emblem_defs, medallion, pattern_defs
from vaka.draw.places import Box, rounded
from vaka.draw.seats import SEATS
from vaka.draw.svg import around, number, points, shifted
from vaka.draw.tokens import die
from vaka.games.paradise.picture.layout import AT, CENTRES, HIGH, MAP, RADIUS, hexagon
from vaka.games.paradise.rules.board.hexes import AMERICA, ATOLL, OCEAN, UNKNOWN_KIND
from vaka.games.paradise.rules.box import ADVANCED_BOX, BOX, HEXES, TILES

if TYPE_CHECKING:
    from vaka.engine.words import Words
    from vaka.games.paradise.picture.layout import Shape

NIGHT: Final = "#083A52"
"""The Unknown."""
LATTICE: Final = "#135570"
BOXES_Y: Final = -7.0
NAME_Y: Final = -33.0
NAMES_HIGH: Final = 26.0
"""How high a name may be, in one line or two."""
PLAQUE: Final = 37.0
"""The height of what a stack stands on."""
CELL: Final = 28.0
"""The width that each of its kinds has there."""


_KUMARA: Final = (
    f'<path d="M-15 12C-20 2 -8 -10 4 -10C14 -10 18 -4 14 4C8 14 -8 20 -15 12Z" fill="#B5563C" stroke="{INK}" stroke-width="2.4"/>'
    f'<path d="M6 -10C6 -17 12 -19 17 -18C16 -12 12 -9 6 -10Z" fill="{LEAF}" stroke="{INK}" stroke-width="2"/>'
)
_SAVED: Final = (
    f'<circle r="14" fill="#F7D24A" stroke="{INK}" stroke-width="2.4"/>{lettering("1", 0, 0, 15, f"""stroke="{INK}" """, 2.6)}'
)


@cache
def box_places(count: int) -> list[float]:
    """Where the boxes of a group stand."""
    step = min(23.5, 94 / max(1, count))
    return [step * (place - (count - 1) / 2) for place in range(count)]


# --- Hexes, about their middles ---


def _sea(seed: int) -> str:
    waves = (((-20, -22), (22, 0), (-14, 24)), ((18, -24), (-24, 2), (16, 26)), ((0, -30), (-26, 6), (24, 14)))
    return (
        f'<polygon points="{hexagon(RADIUS - 1)}" fill="{SEA}"/>'
        f'<g opacity=".5" transform="scale(.8)">{ripples(waves[seed % 3], SHALLOW, 2.6)}</g>'
    )


def _unknown() -> str:
    lozenge = "M0 -15L11 0L0 15L-11 0Z"
    spots = ((0, 0), (-28, 0), (28, 0), (-14, -26), (14, -26), (-14, 26), (14, 26))
    cloth = "".join(f'<path d="{lozenge}" transform="translate({x} {y})"/>' for x, y in spots)
    return (
        f'<polygon points="{hexagon(RADIUS - 1)}" fill="{NIGHT}"/><g fill="none" stroke="{LATTICE}" stroke-width="1.8">{cloth}</g>'
    )


def _isle(seed: int) -> str:
    return (
        f'<polygon points="{hexagon(RADIUS - 1)}" fill="{SHALLOW}"/><g transform="rotate(30)">'
        f'<path d="{coast(RADIUS - 5, seed)}" fill="{FOAM}"/><path d="{coast(RADIUS - 7.5, seed)}" fill="{SAND}"/>'
        f'<path d="{coast(RADIUS - 13, seed)}" fill="{LEAF}"/></g>'
    )


def _atoll() -> str:
    islets = "".join(
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{size}"/>'
        for (x, y), size in zip(around(7, 25), (6, 8, 5, 9, 6, 7, 5), strict=True)
    )
    return (
        f'<polygon points="{hexagon(RADIUS - 1)}" fill="{SEA}"/><circle r="34" fill="{SHALLOW}"/><circle r="17" fill="#3E9FAE"/>'
        f'<g fill="{SAND}" stroke="{BARK}" stroke-width="1">{islets}</g>'
    )


def _boxes(green: int, brown: int) -> str:
    """The boxes of a group: green ones first."""
    names = ["green"] * green + ["brown"] * brown
    return "".join(
        f'<use href="#vk-{name}-box" transform="translate({number(x)} {number(BOXES_Y)}) scale(.62)"/>'
        for name, x in zip(names, box_places(len(names)), strict=True)
    )


@cache
def _named(name: str, on_land: bool) -> str:
    """A name at the top of a hex, in two lines where that is larger; on land it stands on a ribbon of sand."""
    below, above, wide = (SAND, INK, 66.0) if on_land else (DEEP, FOAM, 70.0)
    return "".join(
        block(name, 0, NAME_Y, 11, f'stroke="{colour}"', wide, weight, NAMES_HIGH)
        for colour, weight in ((below, 4.8), (above, 1.75))
    )


@cache
def _number(where: int) -> str:
    return lettering(HEXES[where], 0, 43, 8, f'stroke="{FOAM}"', 1.2)


def numbered(where: int, faint: float) -> str:
    """The number of a hex, at its foot."""
    return f'<use href="#vk-number-{HEXES[where]}" class="vk-detail" opacity="{faint}"/>'


def name_on(where: int, tile: int) -> str:
    """The definition of the name that stands on known land in a hex; nothing where there is none."""
    if tile >= 0:
        return f"vk-name-{TILES[tile]}"
    return f"vk-name-{HEXES[where]}" if where in BOX.printed else ""


def _name_defs(words: Words, lang: str) -> str:
    """Names as the log has them, to be laid once more over what covers them, and numbers for what has no name."""
    lands = {HEXES[at]: row[1] + row[2] > 0 for at, row in BOX.printed.items()}
    lands |= {HEXES[at]: False for at in BOX.place_names if BOX.kinds[at] == OCEAN}
    lands |= {word: BOX.tile_green[tile] + BOX.tile_brown[tile] > 0 for tile, word in enumerate(TILES)}
    parts = [f'<g id="vk-name-{word}">{_named(words.say(f"name-{word}", {}, lang), land)}</g>' for word, land in lands.items()]
    parts += [f'<g id="vk-number-{HEXES[at]}">{_number(at)}</g>' for at in range(len(HEXES))]
    for at in BOX.place_names:
        if BOX.kinds[at] == UNKNOWN_KIND:
            name = block(_printed_name(words, at, lang), 0, 0, 9, f'stroke="{SHALLOW}"', 80, 1.2, 26)
            parts.append(f'<g id="vk-printed-{HEXES[at]}" opacity=".45">{name}</g>')
    return "".join(parts)


def _printed_name(words: Words, where: int, lang: str) -> str:
    """What the map prints in a hex of the Unknown, where something else may lie."""
    printed = BOX.place_names[where]
    tile = BOX.tile_names.index(printed) if printed in BOX.tile_names else -1
    return words.say(f"name-{TILES[tile]}", {}, lang) if tile >= 0 else printed


def _printed(where: int) -> str:
    """A hex as the map has it."""
    kind = BOX.kinds[where]
    if kind == UNKNOWN_KIND:
        return f'<use href="#vk-unknown"/><g transform="translate(0 -7)">{numbered(where, 0.75)}</g>'
    if kind == AMERICA:
        return f'<polygon points="{hexagon(RADIUS + 0.6)}" fill="{LEAF}"/>'
    if kind == OCEAN:
        name = f'<use href="#vk-name-{HEXES[where]}"/>' if where in BOX.place_names else ""
        return f'<use href="#vk-sea-{where % 3}"/>{name}{numbered(where, 0.6)}'
    _, green, brown, _ = BOX.printed[where]
    called = f'<use href="#{name_on(where, -1)}"/>'
    if kind == ATOLL:
        return f'<use href="#vk-atoll"/>{called}{numbered(where, 0.6)}'
    return f'<use href="#vk-isle-{where % 5}"/>{called}{_boxes(green, brown)}{numbered(where, 0.9)}'


def tile_art(tile: int) -> str:
    """A tile, face up."""
    green, brown, called = BOX.tile_green[tile], BOX.tile_brown[tile], f'<use href="#{name_on(0, tile)}"/>'
    if green + brown == 0:
        return f'<use href="#vk-atoll"/>{called}'
    return f'<use href="#vk-isle-{tile % 5}"/>{called}{_boxes(green, brown)}'


def _bark() -> str:
    """A tile, face down: bark cloth."""
    teeth = "".join(
        f'<path d="M-20 -50h40l-5 9h-6l-4.5 7l-4.5 -7h-6l-4.5 7l-4.5 -7Z" transform="rotate({60 * side})"/>' for side in range(6)
    )
    return (
        f'<polygon points="{hexagon(RADIUS - 1)}" fill="{SEA}"/>'
        f'<polygon points="{hexagon(RADIUS - 5)}" fill="{BARK}" stroke="{INK}" stroke-width="2"/>'
        f'<g fill="{OCHRE}" opacity=".9">{teeth}</g>'
    )


# --- Definitions ---


def defs(shape: Shape, colours: tuple[str, ...], words: Words, lang: str) -> str:
    """Everything that both layers use."""
    parts = [emblem_defs(), pattern_defs(colours), piece_defs(colours), village_defs(colours), sailboat_defs(colours)]
    parts += [f'<g id="vk-sea-{seed}">{_sea(seed)}</g>' for seed in range(3)]
    parts += [f'<g id="vk-isle-{seed}">{_isle(seed)}</g>' for seed in range(5)]
    parts.append(f'<g id="vk-unknown">{_unknown()}</g><g id="vk-atoll">{_atoll()}</g><g id="vk-bark">{_bark()}</g>')
    parts.append(_name_defs(words, lang))
    parts += [f'<g id="vk-tile-{word}">{tile_art(tile)}</g>' for tile, word in enumerate(TILES)]
    parts.append(f'<rect id="vk-standing" {rounded(Box(0, 22, 96, 44), 10)} fill="transparent"/>')  # where a stack is
    parts.append(f'<polygon id="vk-hex" points="{hexagon(RADIUS - 3)}"/><polygon id="vk-rim" points="{hexagon(2 * RADIUS - 18)}"/>')
    for name in colours:
        look = SEATS[name]
        parts.append(f'<g id="vk-seat-{name}">{medallion(look, 22, INK)}</g>')
        parts += [
            f'<g id="vk-plaque-{shade}-{name}-{cells}">{plaque(name, 10 + CELL * cells, PLAQUE, shade == "dark")}</g>'
            for shade in ("light", "dark")
            for cells in range(1, 4)
        ]
        parts.append(f'<g id="vk-winner-{name}">{garland(look, 31)}{medallion(look, 22, INK)}</g>')
        parts.append(
            f'<g id="vk-held-{name}" fill="none"><polygon points="{hexagon(RADIUS - 3.5)}" stroke="{INK}" stroke-width="7"/>'
            f'<polygon points="{hexagon(RADIUS - 3.5)}" stroke="{look.colour}" stroke-width="5"/></g>'
        )
    parts.append(f'<g id="vk-kumara">{_KUMARA}</g><g id="vk-saved">{_SAVED}</g>')
    parts.append(f'<clipPath id="vk-window"><rect {rounded(shape.window, 14)} data-stretch=""/></clipPath>')
    return "".join(parts)


def _left(box: Box) -> float:
    return box.x - box.wide / 2


def _top(box: Box) -> float:
    return box.y - box.high / 2


# --- The layer ---


def chart(shape: Shape, body: str) -> str:
    """Something that lies on the map: a page pans and zooms it within the window, in both layers alike."""
    x, y = shape.origin
    window = " ".join(number(value) for value in (_left(shape.window), _top(shape.window), shape.window.wide, shape.window.high))
    size = f'data-chart="{number(MAP[0])} {number(MAP[1])} {number(HIGH)}" data-window="{window}" data-near="{number(shape.near)}"'
    return f'<g clip-path="url(#vk-window)"><g {size} transform="{shifted(x, y, shape.scale)}">{body}</g></g>'


@cache
def panel(box: Box, opacity: str = ".55") -> str:
    """The ground of a panel."""
    edge = f'stroke="{SHALLOW}" stroke-opacity=".35" stroke-width="1.6"'
    return f'<rect {rounded(box, 14)} fill="{NIGHT}" fill-opacity="{opacity}" {edge}/>'


_WEST: Final = "M-80 426C20 395 90 509 60 540C150 582 190 665 150 727C140 769 90 800 60 860H-80Z"
_EAST: Final = "M1640 180C1540 240 1500 300 1530 380C1550 440 1500 520 1540 640L1640 700Z"


def _lands() -> str:
    """What lies beyond the map: Sahul in the west, the coast of South America in the east, a chart of sticks."""
    return (
        f'<g fill="{LEAF}" stroke="{FOAM}" stroke-width="5" stroke-opacity=".7"><path d="{_WEST}"/><path d="{_EAST}"/></g>'
        f'<g transform="translate({number(MAP[0] - 96)} {number(MAP[1] - 60)}) scale(.5)" opacity=".6">{stick_chart(SAND)}</g>'
    )


def _malaria() -> str:
    """The rolls that bring malaria, on the groups that have it."""
    parts = []
    for where, rolls in zip(ADVANCED_BOX.malaria_hexes, ADVANCED_BOX.malaria_rolls, strict=True):
        x, y = CENTRES[where]
        for place, pips in enumerate(rolls):
            left = x + 30 - 20 * place
            parts.append(f'<g transform="{shifted(left, y - 50, 0.44)}">{die(pips)}</g>')
    return "".join(parts)


TURN_AT: Final = (0.0, 47.0)
TURN_UP: Final = "M-15 8L0 -12L15 8Z"
TURN_DOWN: Final = "M-15 -9L0 11L15 -9Z"


@cache
def turn_signs() -> str:
    """What turns a Transport Canoe of a hex up or down: a sail that points there, unlike anything that is sailed to."""
    sail = f'fill="{CREAM}" stroke="{INK}" stroke-width="5" stroke-linejoin="round"'
    return "".join(f'<g id="vk-turn-{name}"><path d="{way}" {sail}/></g>' for name, way in (("up", TURN_UP), ("down", TURN_DOWN)))


def static(shape: Shape, colours: tuple[str, ...], threshold: int, malaria: bool, words: Words, lang: str) -> str:
    """The whole static layer, with names in the reader's language."""
    wide, high = shape.wide, shape.high
    table = f'x="4" y="4" width="{number(wide - 8)}" height="{number(high - 8)}" rx="22"'
    window = rounded(shape.window, 14)
    quiet = tuple((40 + (place * 173) % (MAP[0] - 80), 30 + (place * 97) % (MAP[1] - 60)) for place in range(90))
    hexes = "".join(f'<g transform="{AT[where]}">{_printed(where)}</g>' for where in range(len(CENTRES)))
    sea = f'<rect x="-900" y="-900" width="3400" height="2600" fill="{DEEP}"/>'
    pacific = f'{sea}<g opacity=".25">{ripples(quiet, SHALLOW, 2)}</g>{_lands()}{hexes}{_malaria() if malaria else ""}'
    return (
        f"<defs>{defs(shape, colours, words, lang)}{turn_signs()}</defs>"
        f'<g id="static"><rect width="{number(wide)}" height="{number(high)}" {themed("page")} data-stretch=""/>'
        f'<rect {table} fill="{DEEP}" data-stretch=""/>'
        f"{chart(shape, pacific)}"
        f'<rect {window} fill="none" stroke="{INK}" stroke-width="3" data-stretch=""/>{_track(shape, threshold)}'
        f'<rect {table} fill="none" {themed("frame", "stroke")} stroke-width="6" data-stretch=""/></g>'
    )


# --- The victory track ---


def track_place(shape: Shape, halves: int, threshold: int) -> float:
    """Where so many half points are on the track."""
    most = threshold + 4
    step = (shape.track.wide - 60) / (2 * most)
    return _left(shape.track) + 34 + step * min(halves, 2 * most)


def _track(shape: Shape, threshold: int) -> str:
    """Points from 0 on; where the game can be won, a garland of the sun."""
    y, left, right = shape.track.y, track_place(shape, 0, threshold), track_place(shape, 1000, threshold)
    parts = [
        panel(shape.track),
        f'<path d="M{number(left)} {number(y)}H{number(right)}" stroke="{SHALLOW}" stroke-width="4" stroke-linecap="round"/>',
    ]
    for value in range(threshold + 5):
        x = track_place(shape, 2 * value, threshold)
        long = 9 if value % 5 == 0 else 5
        parts.append(f'<path d="M{number(x)} {number(y - long)}v{2 * long}" stroke="{SHALLOW}" stroke-width="2"/>')
        if value % 5 == 0 and value != threshold:
            parts.append(lettering(str(value), x, y + shape.track.high * 0.33, 12, f'stroke="{FOAM}"', 1.5))
    x = track_place(shape, 2 * threshold, threshold)
    corners = points(point for pair in zip(around(9, 26), around(9, 16, -70), strict=True) for point in pair)
    parts.append(
        f'<g transform="{shifted(x, y)}" stroke="{INK}" stroke-width="2"><polygon points="{corners}" fill="{OCHRE}"/>'
        f'<circle r="15" fill="{CREAM}"/>{lettering(str(threshold), 0, 0, 12, "", 2)}</g>'
    )
    return "".join(parts)
