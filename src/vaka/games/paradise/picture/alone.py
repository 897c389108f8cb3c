"""The solitaire game in the picture: what Samoa has, its cards, and the chits, which are the player's clock (§12)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.glyphs import glyphs
from vaka.draw.letters import lettering
from vaka.draw.palette import BARK, CORAL, FOAM, INK, OCHRE, SAND, SHALLOW
from vaka.draw.svg import escape, number, shifted
from vaka.games.paradise.picture.ground import panel
from vaka.games.paradise.rules.board.annex import CHIT_NOW, CHITS_HELD, annexed
from vaka.games.paradise.rules.board.pieces import count
from vaka.games.paradise.rules.board.seats import GONE, STOCK, of_seat
from vaka.games.paradise.rules.box import ADVANCED_BOX, BOX, PIECES
from vaka.games.paradise.rules.cards import unseen_cards, villages_of
from vaka.games.paradise.rules.data.extras import write_solo
from vaka.games.paradise.rules.options import SAMOA_SEAT
from vaka.games.paradise.rules.packed import lowest, without_lowest
from vaka.games.paradise.rules.solitaire.samoa import is_solo
from vaka.games.paradise.words.advanced_text import chits_of, chits_told
from vaka.games.paradise.words.text import panel as panel_told

if TYPE_CHECKING:
    from vaka.draw.places import Box
    from vaka.games.paradise.picture.layout import Shape
    from vaka.games.paradise.rules.sequence import Paradise

_FOAM: Final = f'stroke="{FOAM}"'
_INK: Final = f'stroke="{INK}"'
COLOUR: Final = "red"
ACTION_COLOURS: Final = (SHALLOW, SAND, "#8FBF6B", CORAL)
"""Of the chits: Explore!, Build, Defend, Attack!."""
FIGHTERS: Final = ("war", "warrior")


def samoa(state: Paradise, shape: Shape, box: Box, cards: str, lang: str) -> str:
    """The panel of Samoa, which nobody plays; its cards are drawn by whoever draws those of the players."""
    if not is_solo(state):
        return ""
    told, solo = escape(panel_told(state, state.game, SAMOA_SEAT, lang)), write_solo(state)
    parts = [f'{panel(box)}<g transform="translate({number(box.x - box.wide / 2)} {number(box.y - box.high / 2)})">']
    parts.append(f'<g id="seat-{COLOUR}" data-place="seat-{COLOUR}"><title>{told}</title>')
    numbers = [villages_of(state, SAMOA_SEAT), *(_on_map(state, kind) for kind in FIGHTERS)]
    parts.append(_small(tuple(numbers)) if shape.is_tall else _large(tuple(numbers)))
    parts.append(cards + _backs(int(unseen_cards(state)), box.wide - (8 if shape.is_tall else 14), 22 if shape.is_tall else 24))
    chits = escape(chits_told(state.game, int(state.seats), solo, lang))
    parts.append(f'</g><g id="chits" data-place="chits"><title>{chits}</title>')
    places, now = chits_of(solo), (*((solo["now"],) if solo["now"] else ()), *solo["held"])
    grid = (26.0, 49.0, 33.0, 8) if shape.is_tall else (22.0, 66.0, 26.0, 15)
    parts.append(_clock(tuple(places["cup"]), tuple(places["aside"]), now, grid))
    return "".join([*parts, "</g></g>"])


def chits_in_hand(state: Paradise) -> str:
    """The numbers of the chits that are drawn and not done."""
    chits, held = [int(annexed(state, CHIT_NOW))] if annexed(state, CHIT_NOW) else [], annexed(state, CHITS_HELD)
    while held:
        chits.append(int(lowest(held)) + 1)
        held = without_lowest(held)
    return ", ".join(map(str, chits))


def _on_map(state: Paradise, kind: str) -> int:
    """How many pieces of a kind Samoa has on the map, in battle too."""
    place = PIECES.index(kind)
    rest = count(of_seat(state, SAMOA_SEAT, STOCK), place) + count(of_seat(state, SAMOA_SEAT, GONE), place)
    return BOX.pieces[place] - int(rest)


@lru_cache(maxsize=1 << 10)
def _large(numbers: tuple[int, ...]) -> str:
    """Name, Villages, War Canoes and Warrior Bands, in the wide shape."""
    head = f'<use href="#vk-seat-{COLOUR}" transform="translate(27 27) scale(.86)"/>'
    return head + lettering("Samoa", 54, 27, 15, _FOAM, 2.2, 90, "start") + _counted(numbers, 156, 26, 0.62, 14, 58)


@lru_cache(maxsize=1 << 10)
def _small(numbers: tuple[int, ...]) -> str:
    """The same on a phone."""
    head = f'<use href="#vk-seat-{COLOUR}" transform="translate(28 22) scale(.75)"/>'
    return head + _counted(numbers, 72, 22, 0.62, 13, 66)


def _counted(numbers: tuple[int, ...], left: float, y: float, scale: float, size: float, step: float) -> str:
    signs = (f"village-{COLOUR}", *(f"{kind}-{COLOUR}" for kind in FIGHTERS))
    return "".join(
        f'<use href="#vk-{sign}" transform="{shifted(left + step * place, y, scale)}"/>'
        + glyphs(str(number_of), left + step * place + 0.4 * step, y + 2, size, _FOAM, 2)
        for place, (sign, number_of) in enumerate(zip(signs, numbers, strict=True))
    )


@lru_cache(maxsize=64)
def _backs(many: int, right: float, y: float) -> str:
    """Cards that nobody has seen yet."""
    return "".join(
        f'<rect x="{number(right - 26 - 12 * place)}" y="{number(y - 18)}" width="26" height="36" rx="4" fill="{BARK}" '
        f'stroke="{OCHRE}" stroke-width="2"/>'
        for place in reversed(range(many))
    )


@lru_cache(maxsize=1 << 10)
def _clock(cup: tuple[int, ...], aside: tuple[int, ...], now: tuple[int, ...], grid: tuple[float, float, float, int]) -> str:
    """The fifteen chits by their numbers, in the colours of their Actions; then how many are left.

    Those that were drawn are empty, those that are being carried out have a rim, those that are set aside are pale.
    """
    x, y, step, row = grid
    radius, parts = step * 0.37, []
    chits = len(ADVANCED_BOX.chit_actions)
    for place in range(chits):
        chit, colour = place + 1, ACTION_COLOURS[ADVANCED_BOX.chit_actions[place]]
        at_x, at_y = x + step * (place % row), y + 0.76 * step * (place // row)
        is_left = chit in cup or chit in aside
        edge = 'stroke="#F7D24A" stroke-width="4"' if chit in now else f'stroke="{INK if is_left else colour}" stroke-width="2"'
        disc = (
            f'<circle cx="{number(at_x)}" cy="{number(at_y)}" r="{number(radius)}" fill="{colour if is_left else "none"}" {edge}/>'
        )
        disc += glyphs(str(chit), at_x, at_y, 0.9 * radius, _INK if is_left else f'stroke="{colour}"', 1.8)
        parts.append(f'<g opacity=".45">{disc}</g>' if chit in aside else disc)
    left = len(cup) + len(aside)
    end, middle = x + step * row, y + 0.38 * step * ((chits - 1) // row)
    danger = CORAL if left <= 2 * ADVANCED_BOX.chits_left else FOAM
    parts.append(glyphs(str(left), end + 8, middle, 20, f'stroke="{danger}"', 2.6))
    high = 2 * radius + 0.76 * step * ((chits - 1) // row) + 8
    corner, size = (
        f'x="{number(x - radius)}" y="{number(y - radius - 4)}"',
        f'width="{number(end + 34 - x)}" height="{number(high)}"',
    )
    return f'<rect {corner} {size} class="vk-hit"/>' + "".join(parts)
