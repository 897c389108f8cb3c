"""The cards of Moorea as definitions: faces, backs, tokens, and the small signs that go with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vaka.draw import SEATS
from vaka.draw.cards import (
    LARGE,
    SMALL,
    TOKEN,
    alike,
    bark_back,
    box,
    in_a_row,
    numeral,
    outlined,
    pill,
    points_disc,
    symbol_at,
)
from vaka.draw.frames import garland, sunburst
from vaka.draw.glyphs import glyphs
from vaka.draw.goods import GOODS
from vaka.draw.palette import BARK, CREAM, INK, SAND
from vaka.draw.pieces import emblem_defs, medallion, pattern_defs
from vaka.draw.svg import at, number
from vaka.draw.works import WORKS
from vaka.games.moorea.rules.box import BOX, CARDS, COMMODITIES, INTERMEDIATES, PRODUCTS, SITES, STORES, TOOLS

if TYPE_CHECKING:
    from vaka.draw.places import Box
    from vaka.games.moorea.picture.layout import Shape

PRICE_EDGE: Final = 12
PRICE_SIZE: Final = 35
INK_LINE: Final = f'stroke="{INK}"'
# The ground of a card tells what kind it is: a commodity each its own, a product its family.
GROUNDS: Final = {"seashell": "#FAE3DA", "wood": "#E8CBA2", "bamboo": "#DDE8B9", "clay": "#E9BE9F", "fish": "#C6E3E8"}
MADE: Final = "#F3D79A"
SITE: Final = "#BBD9A4"
STORE: Final = "#DCC4A3"
WORK: Final = "#AEDADB"
JEWEL: Final = "#F6D5CC"
TOOL: Final = "#E4DCCB"


def ground_of(name: str) -> str:
    """The ground that a card is drawn on."""
    if name in GROUNDS:
        return GROUNDS[name]
    for names, ground in ((INTERMEDIATES, MADE), (SITES, SITE), (STORES, STORE), (TOOLS, TOOL), (("necklace",), JEWEL)):
        if name in names:
            return ground
    return WORK


def definitions(shape: Shape, colours: tuple[str, ...], cart_cost: int, *, strict: bool) -> str:
    """Everything that the moving layer uses."""
    parts = [emblem_defs(), pattern_defs(colours)]
    parts += [f'<g id="vk-good-{name}">{art}</g>' for name, art in (GOODS | WORKS).items()]
    parts.append(f'<g id="vk-good-alike">{alike()}</g>')
    parts += [f'<g id="vk-hand-{name}">{_hand_card(name)}</g>' for name in CARDS]
    parts += [f'<g id="vk-card-{name}">{_product(number_, strict=strict)}</g>' for number_, name in enumerate(PRODUCTS)]
    costs = (*BOX.tool_cost[:3], cart_cost)
    parts += [f'<g id="vk-tool-{name}">{_tool(name, costs[place], shape.tools[place])}</g>' for place, name in enumerate(TOOLS)]
    parts += [f'<g id="vk-token-{name}">{_token(name)}</g>' for name in (*TOOLS, *PRODUCTS[len(INTERMEDIATES) :])]
    parts += [f'<g id="vk-back-{name}">{bark_back(*SMALL, SEATS[name])}</g>' for name in colours]
    parts += [f'<g id="vk-back-pile">{bark_back(*SMALL)}</g>', f'<g id="vk-back-1">{bark_back(*SMALL, None, numeral(1))}</g>']
    parts.append(f'<g id="vk-back-2">{bark_back(*SMALL, None, numeral(2))}</g>')
    parts += [f'<g id="vk-seat-{name}">{medallion(SEATS[name], 22)}</g>' for name in colours]
    parts += [f'<g id="vk-winner-{name}">{garland(SEATS[name], 30)}{medallion(SEATS[name], 22, INK)}</g>' for name in colours]
    parts.append(f'<g id="vk-rays">{sunburst(52, SEATS["yellow"].colour)}</g>')
    parts.append(
        box(*LARGE, 12, 'id="vk-edge-card"') + box(*SMALL, 10, 'id="vk-edge-hand"') + box(TOKEN, TOKEN, 10, 'id="vk-edge-token"')
    )
    parts.append(box(shape.tools[0].wide, shape.tools[0].high, 11, 'id="vk-edge-tool"'))
    parts += [f'<g id="vk-part-{name}">{art}</g>' for name, art in PARTS.items()]
    parts.append(f'<g id="vk-sunset">{_SUNSET}</g><g id="vk-idle">{_HOURGLASS}</g>')
    return "".join(parts)


# --- Faces ---


def _hand_card(name: str) -> str:
    corner = symbol_at(name, -SMALL[0] / 2 + 17, -SMALL[1] / 2 + 18, 0.36)
    return outlined(*SMALL, 10, ground_of(name)) + corner + symbol_at(name, 4, 13, 1.08)


def _product(product: int, *, strict: bool) -> str:
    """A product: points and what it does along its head, its symbol, its price along the foot."""
    name = PRODUCTS[product]
    wide, high = LARGE
    ground = box(wide - 13, high - 53, 7, f'fill="{ground_of(name)}"')
    parts = [
        outlined(wide, high, 12, CREAM),
        f'<g transform="translate(0 -20)">{ground}</g>',
        symbol_at(name, 0, -5, 1.22),
    ]
    points = 0 if name == "necklace" or (strict and name in (*SITES, *STORES)) else BOX.points[product]
    if points:
        parts.append(f'<g transform="{at(-wide / 2 + 21, -high / 2 + 21)}">{points_disc(str(points))}</g>')
    effect, size = _effect(name)
    if effect:
        parts.append(f'<g transform="{at(wide / 2 - 6 - size / 2, -high / 2 + 20)}">{pill(size, 27, effect)}</g>')
    parts.append(
        f'<g transform="translate(0 {number(high / 2 - 25)})">{in_a_row(price_of(product), 0, wide - PRICE_EDGE, PRICE_SIZE)}</g>'
    )
    return "".join(parts)


def price_x(place: int, count: int) -> float:
    """Where along the foot of a card one symbol of its price stands."""
    return min(PRICE_SIZE + 3, (LARGE[0] - PRICE_EDGE) / count) * (place - (count - 1) / 2)


def price_of(product: int) -> list[str]:
    """The symbols of a price, card by card."""
    if BOX.alike[product]:
        return ["alike"] * BOX.alike[product]
    return [CARDS[card] for card, count in enumerate(BOX.cost[product]) for _ in range(count)]


def _effect(name: str) -> tuple[str, float]:
    """What a product does, in signs, and how wide that is."""
    if name in SITES:
        spared = COMMODITIES[BOX.discount[SITES.index(name)]]
        return glyphs("-1", -13, 0, 13, INK_LINE, 2.3) + symbol_at(spared, 14, 0, 0.4), 62
    if name in STORES:
        store = STORES.index(name)
        taken = [CARDS[card] for card in BOX.accepts[store]]
        step = 24 if len(taken) == 1 else 17.5
        wide = step * len(taken)
        signs = "".join(
            symbol_at(card, step * (place - (len(taken) - 1) / 2) - 9, 0, step / 64) for place, card in enumerate(taken)
        )
        return signs + glyphs(str(BOX.points_each[store]), wide / 2 + 1, 0, 14, INK_LINE, 2.4), wide + 28
    if name in INTERMEDIATES:
        cards = "".join(
            f'<g transform="translate({6 * place} {abs(place) * 1.2}) rotate({13 * place})">{outlined(11, 15, 2, SAND, 2)}</g>'
            for place in (-1, 0, 1)
        )
        return cards, 42
    return "", 0


def _tool(name: str, cost: int, place: Box) -> str:
    """A tool: beside its price where there is room, above it otherwise."""
    face = outlined(place.wide, place.high, 11, TOOL)
    points = points_disc(str(BOX.tool_points[TOOLS.index(name)]), 14)
    price = ["alike"] * cost
    if place.wide > place.high * 1.3:
        rows = (price[:3], price[3:]) if cost > 3 else (price,)
        coins = "".join(in_a_row(row, 33 * (line - (len(rows) - 1) / 2), 84, 28) for line, row in enumerate(rows))
        disc = f'<g transform="{at(-place.wide / 2 + 18, -place.high / 2 + 18)}">{points}</g>'
        return f'{face}{symbol_at(name, -40, 4, 1.15)}<g transform="translate(42 4)">{coins}</g>{disc}'
    disc = f'<g transform="{at(-place.wide / 2 + 17, -place.high / 2 + 17)}">{points}</g>'
    return f"{face}{symbol_at(name, 5, -12, 1.08)}{disc}" + in_a_row(price, place.high / 2 - 17, place.wide - 12, 22)


def _token(name: str) -> str:
    return outlined(TOKEN, TOKEN, 10, ground_of(name)) + symbol_at(name, 0, 0, 0.84)


# --- Signs ---

_BLANK: Final = outlined(22, 29, 4, SAND, 2.6)
_SWAP: Final = "M-9 8H8M3 3L9 8L3 13M9 -8H-8M-3 -13L-9 -8L-3 -3"
PARTS: Final = {
    "drawing": f'<g transform="translate(-4 1)">{outlined(22, 29, 4, BARK, 2.6)}</g><g transform="translate(5 -3)">{_BLANK}</g>'
    f'<path d="M5 -8V3M0 -2L5 4L10 -2" fill="none" {INK_LINE} stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
    "acting": f'<g transform="translate(-8 3)">{_BLANK}</g><g transform="translate(8 -3)">{_BLANK}</g>'
    f'<path d="{_SWAP}" fill="none" stroke="{CREAM}" stroke-width="7" stroke-linecap="round"/>'
    f'<path d="{_SWAP}" fill="none" {INK_LINE} stroke-width="3" stroke-linecap="round"/>',
    "discarding": f'{_BLANK}<path d="M0 7V-5M-5 0L0 -6L5 0" fill="none" {INK_LINE} stroke-width="2.8" stroke-linecap="round" '
    'stroke-linejoin="round"/>',
}
"""The parts of a turn: a card comes, cards are put to use, a card goes."""

_HOURGLASS: Final = (
    f'<path d="M-11 -17H11L2 0L11 17H-11L-2 0Z" fill="{CREAM}" {INK_LINE} stroke-width="2.6" stroke-linejoin="round"/>'
    f'<path d="M-6 15H6L0 7Z" fill="{INK}"/><path d="M-14 -17H14M-14 17H14" {INK_LINE} stroke-width="3.4" stroke-linecap="round"/>'
)
"""Nobody builds anything."""

_SUNSET: Final = (
    f'<path d="M-15 6A15 15 0 0 1 15 6Z" fill="{SEATS["yellow"].colour}" {INK_LINE} stroke-width="2.6" stroke-linejoin="round"/>'
    f'<path d="M-22 6H22M-14 13H14M0 -19V-14M-17 -12L-14 -8M17 -12L14 -8" {INK_LINE} stroke-width="2.8" stroke-linecap="round"/>'
)
