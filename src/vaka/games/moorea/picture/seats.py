"""The seats in the picture of Moorea: the panels of the others, the own mat and hand."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from vaka.draw import SEATS
from vaka.draw.cards import SMALL, badge
from vaka.draw.glyphs import ADVANCE, HEIGHT, glyphs
from vaka.draw.palette import CREAM, FOAM, SAND
from vaka.draw.places import Box, box_at
from vaka.draw.svg import at, escape, number
from vaka.engine.names import OVER
from vaka.games.moorea.picture.layout import Shape, flow
from vaka.games.moorea.rules.acquiring import points_of
from vaka.games.moorea.rules.box import CARDS, PRODUCTS, STORES
from vaka.games.moorea.rules.box import TOOLS as TOOL_WORDS
from vaka.games.moorea.rules.layout import (
    FIRST_SITE,
    FIRST_STORE,
    FIRST_WORK,
    MAT,
    NECKLACE,
    OWNED,
    POINTS,
    SIZE,
    STORED,
    TABLES,
    TOOLS,
    count_of,
    has,
    size_of,
)

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea

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


_said: dict[tuple[str, str], str] = {}


def words(state: Moorea, key: str, lang: str) -> str:
    """A message without parameters, ready for an element. Writing one takes longer than drawing a card, so it is kept."""
    known = (key, lang)
    if known not in _said:
        _said[known] = escape(state.game.words.say(key, {}, lang))
    return _said[known]


def glyphs_from(text: str, left: float, y: float, size: float, paint: str) -> str:
    """Digits that begin at a place."""
    return glyphs(text, left + size / HEIGHT * (ADVANCE * len(text) - (ADVANCE - 10)) / 2, y, size, paint, 2.5)


def mat_of(state: Moorea, seat: int) -> tuple[int, ...]:
    """Everything that a seat holds and owns, as numbers."""
    mat, base = state.mat, seat * MAT
    return tuple([mat[base + place] for place in range(MAT)])


# --- The other seats ---


def panel(state: Moorea, seat: int, place: Box, lang: str) -> str:
    """Another seat: points, hand, tools, and what lies on its mat. Kept as long as nothing of it changes."""
    mat = mat_of(state, seat)
    key = (seat, place, lang, mat, state.seats, state.turn == seat, state.asked == OVER, state.strict, seat in state.winners())
    if key not in _panels:
        if len(_panels) > _KEPT:
            _panels.clear()
        _panels[key] = _panel(state, seat, place, lang, mat)
    return _panels[key]


def _panel(state: Moorea, seat: int, place: Box, lang: str, mat: tuple[int, ...]) -> str:
    colour = state.game.seat_words(state.seats)[seat]
    look = SEATS[colour]
    left, top = place.x - place.wide / 2, place.y - place.high / 2
    size = f'x="{number(left)}" y="{number(top)}" height="{number(place.high)}"'
    is_turn = state.turn == seat and state.asked != OVER
    edge = f'stroke="{SAND}" stroke-width="5"' if is_turn else f'stroke="{FOAM}" stroke-opacity=".25" stroke-width="2"'
    parts = [
        f'<g id="seat-{colour}"><title>{words(state, f"seat-{colour}", lang)}: {mat[POINTS]}</title>',
        f'<rect {size} width="{number(place.wide)}" rx="14" fill="{PANEL}" {edge}/>',
        f'<rect {size} width="16" rx="8" fill="{look.colour}"/><rect {size} width="16" rx="8" fill="url(#vk-pattern-{colour})"/>',
    ]
    is_low = place.high < 80  # one line for everything
    beside = is_low or place.wide > 620
    head = box_at(left + 16, top, 330 if beside else place.wide - 16, place.high if beside else min(60, place.high / 2))
    if beside:
        rest = box_at(left + 16 + 336, top + 5, place.wide - 16 - 344, place.high - 10)
    else:
        rest = box_at(left + 24, top + head.high, place.wide - 32, place.high - head.high - 4)
    parts.append(_head(state, seat, head, colour, mat, is_low=is_low or not beside))
    parts.append(_tokens(state, seat, rest, lang, mat, top=not beside))
    parts.append("</g>")
    return "".join(parts)


def _head(state: Moorea, seat: int, head: Box, colour: str, mat: tuple[int, ...], *, is_low: bool) -> str:
    """Emblem, points and hand; the hand below where there is room."""
    left, top = head.x - head.wide / 2, head.y - head.high / 2
    line = head.y if is_low else top + head.high * 0.33
    scale = min(1.0, head.high / 60)
    rays = f'<use href="#vk-rays" transform="{at(left + 32, line, 0, 0.72)}"/>' if seat in state.winners() else ""
    seal = f'<use href="#vk-seat-{colour}" transform="{at(left + 32, line, 0, scale)}"/>'
    parts = [rays, seal, glyphs_from(str(mat[POINTS]), left + 62, line, 28 * max(0.8, scale), f'stroke="{CREAM}"')]
    if is_low:
        begin = 148 if mat[POINTS] > 99 else 122
        parts.append(_minis(mat, colour, box_at(left + begin, head.y - 22, head.wide - begin - 8, 44)))
    else:
        parts.append(_minis(mat, colour, box_at(left + 14, top + head.high * 0.58, head.wide - 30, head.high * 0.36)))
    return "".join(parts)


def _minis(mat: tuple[int, ...], colour: str, area: Box) -> str:
    """A hand in small: what everybody knows face up, the rest as bark cloth."""
    shown = [CARDS[card] for card in range(len(CARDS)) for _ in range(count_of(mat[0], card))]
    hidden = mat[SIZE] - len(shown)
    cards = [f"hand-{name}" for name in shown] + [f"back-{colour}"] * hidden
    scale = min(area.high / SMALL[1], 0.46)
    step = min(SMALL[0] * scale + 3, (area.wide - SMALL[0] * scale) / max(1, len(cards) - 1))
    left = area.x - area.wide / 2 + SMALL[0] * scale / 2
    return "".join(
        f'<use href="#vk-{name}" transform="{at(left + step * place, area.y, 0, scale)}"/>' for place, name in enumerate(cards)
    )


# --- What lies on a mat ---


def belongings(state: Moorea, mat: tuple[int, ...]) -> list[tuple[str, int, int, int]]:
    """What a seat owns on the table: name, copies, points it brings, cards stored at it. Tools have a place even when missing."""
    found = [(name, int(has(mat[TOOLS], tool)), TABLES.tool_points[tool], 0) for tool, name in enumerate(TOOL_WORDS)]
    order = (*range(FIRST_SITE, FIRST_WORK), NECKLACE, *range(FIRST_WORK, NECKLACE))
    for product in order:
        copies = mat[OWNED + product]
        if copies:
            points = sum(points_of(state, product, copy) for copy in range(1, copies + 1))
            stored = 0
            if FIRST_STORE <= product < FIRST_WORK:
                stored = size_of(mat[STORED + product - FIRST_STORE])
                points += TABLES.points_each[product - FIRST_STORE] * stored
            found.append((PRODUCTS[product], copies, points, stored))
    return found


def _tokens(state: Moorea, seat: int, area: Box, lang: str, mat: tuple[int, ...], *, top: bool) -> str:
    """The mat of another seat, kept likewise. Points that would be too small to read make room for larger tokens."""
    key = (seat, state.seats, area, lang, state.strict, mat[TOOLS:POINTS], mat[OWNED:])
    if key not in _panels:
        _panels[key] = _tokens_anew(state, seat, area, lang, mat, top=top)
    return _panels[key]


def _tokens_anew(state: Moorea, seat: int, area: Box, lang: str, mat: tuple[int, ...], *, top: bool) -> str:
    owned = belongings(state, mat)
    colour = state.game.seat_words(state.seats)[seat]
    spots = flow(len(owned), area, CELL, 1.15, top=top)
    if spots[0][2] < SMALLEST:
        bare = flow(len(owned), area, (BARE, BARE), 1, top=top)
        spots = tuple((x, y + RAISED * size, size) for x, y, size in bare)
        owned = [(name, copies, 0, stored) for name, copies, _, stored in owned]
    parts = []
    for (name, copies, points, stored), spot in zip(owned, spots, strict=True):
        parts.append(token(state, f"{colour}-{name}", name, copies, points, stored, spot, lang))
    return "".join(parts)


def token(
    state: Moorea, identity: str, name: str, copies: int, points: int, stored: int, spot: tuple[float, float, float], lang: str
) -> str:
    """Something that another seat owns."""
    x, y, size = spot
    art = token_art(name, copies, points, stored, FOAM)
    called = words(state, f"name-{name}", lang) + (f": {points}" if points else "")
    return f'<g id="{identity}" transform="{at(x, y - RAISED * size, 0, size)}"><title>{called}</title>{art}</g>'


@cache
def token_art(name: str, copies: int, points: int, stored: int, ink: str, rim: str = "") -> str:
    """A token: how often it is there, what is stored at it, and the points of it all.

    A missing tool leaves its place; a rim goes around the token, over what is stored.
    """
    if not copies:
        edge = f'<use href="#vk-edge-token" fill="none" stroke="{ink}" stroke-width="2.4" stroke-dasharray="5 5" opacity=".45"/>'
        return f'{edge}<use href="#vk-good-{name}" transform="scale(.7)" opacity=".18"/>'
    parts = []
    if stored:
        kind = STORES.index(name)
        card = next(number_ for number_ in range(len(CARDS)) if has(TABLES.accepts[kind], number_))
        parts.append(f'<use href="#vk-hand-{CARDS[card]}" transform="translate(13 3) scale(.5)"/>')
    shifted = "translate(-3 -2) scale(.94)" if stored else "scale(1)"
    parts.append(f'<g transform="{shifted}">{rim}<use href="#vk-token-{name}"/></g>')
    if copies > 1:
        parts.append(f'<g transform="translate(-23 -23)">{badge(copies, 11)}</g>')
    if stored:
        parts.append(f'<g transform="translate(22 22)">{badge(stored, 11)}</g>')
    if points:
        parts.append(glyphs(str(points), 0, 42, 13, f'stroke="{ink}"', 2.2))
    return "".join(parts)


# --- The own hand ---


def hand_groups(state: Moorea, seat: int) -> list[tuple[str, int]]:
    """The hand, grouped: each card that is known with its number, and the hidden ones as `hidden`."""
    hand = state.hand(seat)
    groups = [(name, count_of(hand, card)) for card, name in enumerate(CARDS) if count_of(hand, card)]
    hidden = state.hand_size(seat) - size_of(hand)
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


def back_of(state: Moorea, seat: int) -> str:
    """The back of a seat's hidden cards."""
    return f"back-{state.game.seat_words(state.seats)[seat]}"
