"""The seats in the picture of Moorea: the panels of the others, the own mat and hand."""

from __future__ import annotations

from functools import cache
from typing import Final

from vaka.draw import SEATS
from vaka.draw.cards import SMALL, badge
from vaka.draw.glyphs import ADVANCE, HEIGHT, glyphs
from vaka.draw.palette import CREAM, FOAM, SAND
from vaka.draw.places import Box, box_at
from vaka.draw.svg import at, escape, number
from vaka.engine import captions
from vaka.engine.names import OVER
from vaka.games.moorea.picture.layout import Shape, flow
from vaka.games.moorea.rules.box import (
    CARDS,
    FIRST_SITE,
    FIRST_STORE,
    FIRST_WORK,
    NECKLACE,
    PRODUCTS,
    STORES,
    TABLES,
    TOOLS,
)
from vaka.games.moorea.rules.cards import count_of, size_of
from vaka.games.moorea.rules.hands import hand, hand_size
from vaka.games.moorea.rules.packed import has
from vaka.games.moorea.rules.position import MooreaPosition, belongings_key, has_tool, mat_key, owned, points, stored
from vaka.games.moorea.rules.scoring import points_laid, points_owned

CELL: Final = (69.0, 84.0)
"""A token with its points below."""
RAISED: Final = 11.0
"""How far above the middle of its cell the token is."""
SMALLEST: Final = 0.55
"""Below this size points are too small to read."""
BARE: Final = 64.0
"""The side of a cell without points."""
PANEL: Final = "#0E5F7E"
_KEPT: Final = 4096
_panels: dict[tuple[object, ...], str] = {}


def words(position: MooreaPosition, key: str, lang: str, **params: int) -> str:
    """A message, ready for an element."""
    return escape(captions.words(position, key, lang, **params))


def glyphs_from(text: str, left: float, y: float, size: float, paint: str) -> str:
    """Digits that begin at a place."""
    return glyphs(text, left + size / HEIGHT * (ADVANCE * len(text) - (ADVANCE - 10)) / 2, y, size, paint, 2.5)


# --- The other seats ---


def panel(position: MooreaPosition, seat: int, place: Box, lang: str) -> str:
    """Another seat: points, hand, tools, and what lies on its mat. Kept as long as nothing of it changes."""
    mat = mat_key(position, seat)
    standing = (position.turn == seat, position.asked == OVER, seat in position.winners())
    key = (seat, place, lang, mat, position.seats, position.strict, standing)
    if key not in _panels:
        if len(_panels) > _KEPT:
            _panels.clear()
        _panels[key] = _panel(position, seat, place, lang)
    return _panels[key]


def _panel(position: MooreaPosition, seat: int, place: Box, lang: str) -> str:
    colour = position.game.seat_words(position.seats)[seat]
    look = SEATS[colour]
    left, top = place.x - place.wide / 2, place.y - place.high / 2
    size = f'x="{number(left)}" y="{number(top)}" height="{number(place.high)}"'
    is_turn = position.turn == seat and position.asked != OVER
    edge = f'stroke="{SAND}" stroke-width="5"' if is_turn else f'stroke="{FOAM}" stroke-opacity=".25" stroke-width="2"'
    called = f"{words(position, f'seat-{colour}', lang)}: {points(position, seat)}"
    parts = [
        f'<g id="seat-{colour}" data-place="seat-{colour}"><title>{called}</title>',
        f'<rect {size} width="{number(place.wide)}" rx="14" fill="{PANEL}" {edge}/>',
        f'<rect {size} width="16" rx="8" fill="{look.colour}"/><rect {size} width="16" rx="8" fill="url(#vk-pattern-{colour})"/>',
    ]
    is_low = place.high < 80  # one line for everything
    beside = is_low or place.wide > 620
    is_over = position.asked == OVER  # hands lie open, so they are as large as there is room
    high = place.high * 0.54 if is_over else min(60, place.high / 2)
    head = box_at(left + 16, top, 330 if beside else place.wide - 16, place.high if beside else high)
    if beside:
        rest = box_at(left + 16 + 336, top + 5, place.wide - 16 - 344, place.high - 10)
    else:
        rest = box_at(left + 24, top + head.high, place.wide - 32, place.high - head.high - 4)
    parts.append(_head(position, seat, head, colour, is_low=is_low or not beside or is_over))
    parts.append(_tokens(position, seat, rest, lang, top=not beside))
    parts.append("</g>")
    return "".join(parts)


def _head(position: MooreaPosition, seat: int, head: Box, colour: str, *, is_low: bool) -> str:
    """Emblem, points and hand; the hand below where there is room."""
    left, top = head.x - head.wide / 2, head.y - head.high / 2
    line = head.y if is_low else top + head.high * 0.33
    scale = min(1.0, head.high / 60)
    rays = f'<use href="#vk-rays" transform="{at(left + 32, line, 0, 0.72)}"/>' if seat in position.winners() else ""
    seal = f'<use href="#vk-seat-{colour}" transform="{at(left + 32, line, 0, scale)}"/>'
    parts = [rays, seal, glyphs_from(str(points(position, seat)), left + 62, line, 28 * max(0.8, scale), f'stroke="{CREAM}"')]
    if is_low:
        begin = 148 if points(position, seat) > 99 else 122
        high = max(44.0, head.high - 12) if position.asked == OVER else 44.0
        parts.append(_minis(position, seat, colour, box_at(left + begin, head.y - high / 2, head.wide - begin - 8, high)))
    else:
        parts.append(_minis(position, seat, colour, box_at(left + 14, top + head.high * 0.58, head.wide - 30, head.high * 0.36)))
    return "".join(parts)


def _minis(position: MooreaPosition, seat: int, colour: str, area: Box) -> str:
    """A hand in small: what everybody knows face up, the rest as bark cloth."""
    shown = [CARDS[card] for card in range(len(CARDS)) for _ in range(count_of(hand(position, seat), card))]
    hidden = hand_size(position, seat) - len(shown)
    cards = [f"hand-{name}" for name in shown] + [f"back-{colour}"] * hidden
    scale = min(area.high / SMALL[1], 0.46)
    if position.asked == OVER:
        side_by_side = (area.wide / max(1, len(cards)) - 3) / SMALL[0]
        scale = max(scale, min(area.high / SMALL[1], side_by_side))
    step = min(SMALL[0] * scale + 3, (area.wide - SMALL[0] * scale) / max(1, len(cards) - 1))
    left = area.x - area.wide / 2 + SMALL[0] * scale / 2
    drawn = [
        f'<use href="#vk-{name}" transform="{at(left + step * place, area.y, 0, scale)}"/>' for place, name in enumerate(cards)
    ]
    return f'<g data-place="hand-{colour}">{"".join(drawn)}</g>'


# --- What lies on a mat ---


def belongings(position: MooreaPosition, seat: int) -> list[tuple[str, int, int, int]]:
    """What a seat owns on the table: name, copies, points it brings, cards stored at it. Tools have a place even when missing."""
    found = [(name, int(has_tool(position, seat, tool)), TABLES.tool_points[tool], 0) for tool, name in enumerate(TOOLS)]
    order = (*range(FIRST_SITE, FIRST_WORK), NECKLACE, *range(FIRST_WORK, NECKLACE))
    for product in order:
        copies = owned(position, seat, product)
        if copies:
            worth, laid = points_owned(position, seat, product), 0
            if FIRST_STORE <= product < FIRST_WORK:
                cards = stored(position, seat, product - FIRST_STORE)
                worth += points_laid(product - FIRST_STORE, cards)
                laid = size_of(cards)
            found.append((PRODUCTS[product], copies, worth, laid))
    return found


def _tokens(position: MooreaPosition, seat: int, area: Box, lang: str, *, top: bool) -> str:
    """The mat of another seat, kept likewise. Points that would be too small to read make room for larger tokens."""
    key = (seat, position.seats, area, lang, position.strict, belongings_key(position, seat))
    if key not in _panels:
        _panels[key] = _tokens_anew(position, seat, area, lang, top=top)
    return _panels[key]


def _tokens_anew(position: MooreaPosition, seat: int, area: Box, lang: str, *, top: bool) -> str:
    things = belongings(position, seat)
    colour = position.game.seat_words(position.seats)[seat]
    spots = flow(len(things), area, CELL, 1.15, top=top)
    if spots[0][2] < SMALLEST:
        bare = flow(len(things), area, (BARE, BARE), 1, top=top)
        spots = tuple((x, y + RAISED * size, size) for x, y, size in bare)
        things = [(name, copies, 0, laid) for name, copies, _, laid in things]
    parts = []
    for (name, copies, worth, laid), spot in zip(things, spots, strict=True):
        parts.append(token(position, f"{colour}-{name}", name, copies, worth, laid, spot, lang))
    return "".join(parts)


def token(
    position: MooreaPosition,
    identity: str,
    name: str,
    copies: int,
    worth: int,
    laid: int,
    spot: tuple[float, float, float],
    lang: str,
) -> str:
    """Something that another seat owns."""
    x, y, size = spot
    art = token_art(name, copies, worth, laid, FOAM)
    called = words(position, f"name-{name}", lang) + (f": {worth}" if worth else "")
    place = f' data-place="{identity}"' if copies else ""
    return f'<g id="{identity}"{place} transform="{at(x, y - RAISED * size, 0, size)}"><title>{called}</title>{art}</g>'


@cache
def token_art(name: str, copies: int, worth: int, laid: int, ink: str, rim: str = "") -> str:
    """A token: how often it is there, what is stored at it, and the points of it all.

    A missing tool leaves its place; a rim goes around the token, over what is stored.
    """
    if not copies:
        edge = f'<use href="#vk-edge-token" fill="none" stroke="{ink}" stroke-width="2.4" stroke-dasharray="5 5" opacity=".45"/>'
        return f'{edge}<use href="#vk-good-{name}" transform="scale(.7)" opacity=".18"/>'
    parts = []
    if laid:
        kind = STORES.index(name)
        card = next(number_ for number_ in range(len(CARDS)) if has(TABLES.accepts[kind], number_))
        parts.append(f'<use href="#vk-hand-{CARDS[card]}" transform="translate(13 3) scale(.5)"/>')
    shifted = "translate(-3 -2) scale(.94)" if laid else "scale(1)"
    parts.append(f'<g transform="{shifted}">{rim}<use href="#vk-token-{name}"/></g>')
    if copies > 1:
        parts.append(f'<g transform="translate(-23 -23)">{badge(copies, 11)}</g>')
    if laid:
        parts.append(f'<g transform="translate(22 22)">{badge(laid, 11)}</g>')
    if worth:
        parts.append(glyphs(str(worth), 0, 42, 13, f'stroke="{ink}"', 2.2))
    return "".join(parts)


# --- The own hand ---


def hand_groups(position: MooreaPosition, seat: int) -> list[tuple[str, int]]:
    """The hand, grouped: each card that is known with its number, and the hidden ones as `hidden`."""
    known = hand(position, seat)
    groups = [(name, count_of(known, card)) for card, name in enumerate(CARDS) if count_of(known, card)]
    hidden = hand_size(position, seat) - size_of(known)
    return [*groups, ("hidden", hidden)] if hidden else groups


@cache
def hand_places(counts: tuple[int, ...], shape: Shape) -> tuple[tuple[Box, tuple[tuple[float, float], ...], float], ...]:
    """Where the groups of a hand lie: the whole group, its cards from the hindmost on, and the size of a card."""
    area, groups, total = shape.hand, len(counts), sum(counts)
    found = []
    if shape.fanned:
        scale, lap, gap = area.high / SMALL[1] * 0.98, 40.0, 20.0
        needed = groups * SMALL[0] * scale + (total - groups) * lap + (groups - 1) * gap
        if needed > area.wide:
            scale *= max(0.6, (area.wide - (total - groups) * lap - (groups - 1) * gap) / (groups * SMALL[0] * scale))
        wide, high = SMALL[0] * scale, SMALL[1] * scale
        left = area.x - area.wide / 2
        for count in counts:
            cards = tuple((left + wide / 2 + lap * place, area.y) for place in range(count))
            whole = wide + lap * (count - 1)
            found.append((Box(left + whole / 2, area.y, whole, high), cards, scale))
            left += whole + gap
        return tuple(found)
    most = max(counts, default=1)
    wide = min(150.0, (area.wide - 10 * (groups - 1)) / max(1, groups))
    scale = min(wide / SMALL[0], area.high * 0.78 / SMALL[1])
    wide, high = SMALL[0] * scale, SMALL[1] * scale
    lap = min(46.0, (area.high - high) / max(1, most - 1))
    gap = min(18.0, (area.wide - wide * groups) / max(1, groups - 1))
    left = area.x - (wide * groups + gap * (groups - 1)) / 2
    bottom = area.y + area.high / 2
    for count in counts:
        cards = tuple((left + wide / 2, bottom - high / 2 - lap * (count - 1 - place)) for place in range(count))
        whole = high + lap * (count - 1)
        found.append((Box(left + wide / 2, bottom - whole / 2, wide, whole), cards, scale))
        left += wide + gap
    return tuple(found)


def back_of(position: MooreaPosition, seat: int) -> str:
    """The back of a seat's hidden cards."""
    return f"back-{position.game.seat_words(position.seats)[seat]}"
