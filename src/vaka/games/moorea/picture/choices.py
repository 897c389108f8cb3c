"""What can be done in the picture of Moorea, and with what: which card an action is played with, and the choices that open at it.

a product of the display   buys it: at once where one payment is possible, otherwise the payments open beside it
a tool                     likewise
an open commodity          in the action: the pairs that can be given for it open; in the draw: takes it
the pile                   draws
an own store               lays cards there: at once where there is one way, otherwise the ways open
a group of the hand        discards one of it
the sign at the status     passes, or draws no more
"""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import TYPE_CHECKING, Final

from vaka.draw.cards import box, symbol_at
from vaka.draw.glyphs import glyphs
from vaka.draw.marks import action as mark_action
from vaka.draw.marks import selectable, target
from vaka.draw.palette import CORAL, INK, themed
from vaka.draw.svg import at, number
from vaka.games.moorea.rules.actions import KINDS
from vaka.games.moorea.words.notation import NOTATION

if TYPE_CHECKING:
    from vaka.draw.places import Box
    from vaka.games.moorea.picture.layout import Shape
    from vaka.games.moorea.rules.position import MooreaPosition

Open = dict[str, list[int]]
"""The open actions by the thing that they are played with."""

_sentences: dict[tuple[str, int, int], str] = {}
_KEPT: Final = 20_000
BEACH: Final = 44.0
"""How far below the shore a sheet may begin."""


def sentence(position: MooreaPosition, action: int, lang: str) -> str:
    """The sentence of an action, kept, since writing one takes longer than drawing a card; the cart's price is part of some."""
    known = (lang, position.cart_cost, action)
    if known not in _sentences:
        if len(_sentences) > _KEPT:
            _sentences.clear()
        _sentences[known] = position.game.sentence(position, action, lang)
    return _sentences[known]


@cache
def key_of(action: int) -> str:
    """The thing that an action is played with."""
    return KINDS.kind(action).key.format(**NOTATION.values(None, action))


def by_thing(open_now: list[int]) -> Open:
    """The open actions, sorted by the things that they are played with."""
    found: Open = {}
    for action in open_now:
        found.setdefault(key_of(action), []).append(action)
    return found


def is_choice(key: str, actions: list[int]) -> bool:
    """Does a click open choices? An exchange always does: two cards for one are not given away by a slip."""
    return len(actions) > 1 or key.startswith("row-")


@cache
def lit(edge: str, scale: float = 1) -> tuple[str, str]:
    """The coral rim that goes behind a thing that can be played, dark below so that it is seen on any ground; and what answers."""
    rim = f'<use href="#vk-edge-{edge}" class="vk-open" fill="none"'
    dark, bright = number(15.5 / scale), number(12 / scale)
    behind = f'{rim} stroke="{INK}" stroke-width="{dark}"/>{rim} stroke="{CORAL}" stroke-width="{bright}"/>'
    return behind, f'<use href="#vk-edge-{edge}" class="vk-hit"/>'


def placed(place: str, body: str, *, moves: bool = False) -> str:
    """The picture of a place that has words: a page finds it by `data-place`; it moves as a whole, as a card does, or not."""
    travels = ' data-moves=""' if moves else ""
    return f'<g data-place="{place}"{travels}>{body}</g>'


def thing(position: MooreaPosition, key: str, actions: list[int], body: str, called: str, lang: str, name: str = "") -> str:
    """Something that can be played: an action outright, or what opens its choices; `called` must be escaped."""
    if not is_choice(key, actions):
        return mark_action(actions[0], sentence(position, actions[0], lang), body, name)
    named = f' id="{name}"' if name else ""
    return f"<g{named} {selectable(key)}><title>{called}</title>{body}</g>"


# --- Choices that open beside a thing ---


def choices(position: MooreaPosition, opened: Open, sources: dict[str, Box], shape: Shape, lang: str) -> str:
    """Every choice of everything that has several, each set on a sheet beside its thing."""
    parts = ['<g id="targets">']
    for key, actions in opened.items():
        if is_choice(key, actions):
            shown = [_shown(action) for action in actions]
            sheet, places = _sheet(len(actions), max(_width(signs) for signs in shown), sources[key], shape)
            for place, (action, signs) in enumerate(zip(actions, shown, strict=True)):
                body = (sheet if place == 0 else "") + _chip(signs, places[place], shape.chip)
                parts.append(target(key, action, sentence(position, action, lang), body, folded=True))
    parts.append("</g>")
    return "".join(parts)


@cache
def _shown(action: int) -> tuple[str, ...]:
    """The cards of a choice: each drawn while they are few, counted when they are many."""
    values = NOTATION.values(None, action)
    cards: dict[str, int] = values.get("cards") or {values["card"]: 1}
    if sum(cards.values()) <= 4:
        return tuple(name for name, count in cards.items() for _ in range(count))
    return tuple(sign for name, count in cards.items() for sign in (f"*{count}", name))


def _width(signs: tuple[str, ...]) -> float:
    """How wide a choice is, in heights of a symbol."""
    return sum(0.62 if sign.startswith("*") else 1.0 for sign in signs) + 0.5


@cache
def _sheet(count: int, wide: float, source: Box, shape: Shape) -> tuple[str, tuple[tuple[float, float, float, float], ...]]:
    """A sheet with so many choices, not over its source: its ground, and the box of each choice.

    What is chosen in the market has its sheet below, on the viewer's beach, if there is room.
    """
    chip_high = shape.chip
    chip_wide = max(chip_high, wide * chip_high * 0.66)
    room = shape.wide - 40
    columns = max(1, min(count, int(room // chip_wide)))
    rows = ceil(count / columns)
    columns = ceil(count / rows)
    squeeze = min(1.0, (shape.high - 40) / (rows * chip_high))
    chip_wide, chip_high = chip_wide * squeeze, chip_high * squeeze
    whole_wide, whole_high = columns * chip_wide, rows * chip_high
    left = min(max(20.0, source.x - whole_wide / 2), shape.wide - 20 - whole_wide)
    top = source.y + source.high / 2 + 18
    if source.y < shape.shore and shape.shore + BEACH + whole_high <= shape.high - 20:
        top, left = shape.shore + BEACH, (shape.wide - whole_wide) / 2  # market and hand stay in sight
    elif top + whole_high > shape.high - 20:
        top = max(20.0, source.y - source.high / 2 - 18 - whole_high)
    paint = f'{themed("panel")} stroke="{INK}" stroke-width="4" pointer-events="none"'
    ground = (
        f'<g transform="{at(left + whole_wide / 2, top + whole_high / 2)}">{box(whole_wide + 20, whole_high + 20, 18, paint)}</g>'
    )
    boxes = tuple(
        (left + chip_wide * (place % columns + 0.5), top + chip_high * (place // columns + 0.5), chip_wide, chip_high)
        for place in range(count)
    )
    return ground, boxes


@cache
def _chip(signs: tuple[str, ...], place: tuple[float, float, float, float], usual: float) -> str:
    """One choice: its cards on a card of their own."""
    x, y, wide, high = place
    unit = usual * 0.66 * high / usual
    along = -(_width(signs) - 0.5) * unit / 2
    parts = [box(wide - 8, high - 8, 12, f'fill="#F7EFDF" stroke="{INK}" stroke-width="2.4"')]
    for sign in signs:
        if sign.startswith("*"):
            parts.append(glyphs(sign[1:], along + unit * 0.34, 0, unit * 0.5, f'stroke="{INK}"', 2.4))
            along += unit * 0.62
        else:
            parts.append(symbol_at(sign, along + unit / 2, 0, unit * 0.9 / 60))
            along += unit
    parts.append(box(wide - 8, high - 8, 12, 'class="vk-hit"'))
    return f'<g transform="{at(x, y)}">{"".join(parts)}</g>'
