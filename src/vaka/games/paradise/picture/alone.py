"""The solitaire game in the picture: what Samoa has, its cards, and the chits, which are the player's clock (§12)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.glyphs import glyphs
from vaka.draw.letters import lettering
from vaka.draw.palette import BARK, CORAL, FOAM, INK, OCHRE, SAND
from vaka.draw.svg import escape, number, shifted
from vaka.games.paradise.rules.advanced import CHIT_NOW, CHITS_HELD, SAMOA_SEAT
from vaka.games.paradise.rules.advanced_box import ADVANCED_BOX
from vaka.games.paradise.rules.annex import annexed
from vaka.games.paradise.rules.box import BOX, PIECES
from vaka.games.paradise.rules.cards import face_down_cards, villages_of
from vaka.games.paradise.rules.packed import lowest, without_lowest
from vaka.games.paradise.rules.pieces import count
from vaka.games.paradise.rules.position import GONE, STOCK, of_seat
from vaka.games.paradise.rules.solitaire import chits_left, is_solo
from vaka.games.paradise.words.naming import nation_name
from vaka.games.paradise.words.text import chits_told, panel

if TYPE_CHECKING:
    from vaka.games.paradise.picture.layout import Shape
    from vaka.games.paradise.rules.sequence import Paradise

_FOAM: Final = f'stroke="{FOAM}"'
COLOUR: Final = "red"
FIGHTERS: Final = ("war", "warrior")


def samoa(state: Paradise, shape: Shape, cards: str, lang: str) -> str:
    """The panel of Samoa, which nobody plays; its cards are drawn by whoever draws those of the players."""
    if not is_solo(state):
        return ""
    box = shape.seats[SAMOA_SEAT]
    told = escape(panel(state, state.game, SAMOA_SEAT, lang))
    parts = [f'<g transform="translate({number(box.x - box.wide / 2)} {number(box.y - box.high / 2)})">']
    parts.append(f'<g id="seat-{COLOUR}" data-place="seat-{COLOUR}"><title>{told}</title>')
    numbers = [villages_of(state, SAMOA_SEAT), *(_on_map(state, kind) for kind in FIGHTERS)]
    parts.append(_small(tuple(numbers)) if shape.is_tall else _large(tuple(numbers)))
    parts.append(cards + _backs(int(face_down_cards(state, SAMOA_SEAT)), box.wide - 24, 30 if shape.is_tall else 38))
    parts.append(f'</g><g id="chits" data-place="chits"><title>{escape(chits_told(state, state.game, lang))}</title>')
    left, y, step = (26.0, 70.0, 19.5) if shape.is_tall else (30.0, 122.0, 30.0)
    parts.append(_clock(int(chits_left(state)), left, y, step))
    return "".join([*parts, "</g></g>"])


def chits_in_hand(state: Paradise) -> str:
    """The numbers of the chits that are drawn and not done."""
    chits, held = [int(annexed(state, CHIT_NOW))] if annexed(state, CHIT_NOW) else [], annexed(state, CHITS_HELD)
    while held:
        chits.append(int(lowest(held)) + 1)
        held = without_lowest(held)
    return " ".join(map(str, chits))


def _on_map(state: Paradise, kind: str) -> int:
    """How many pieces of a kind Samoa has on the map, in battle too."""
    place = PIECES.index(kind)
    rest = count(of_seat(state, SAMOA_SEAT, STOCK), place) + count(of_seat(state, SAMOA_SEAT, GONE), place)
    return BOX.pieces[place] - int(rest)


@lru_cache(maxsize=1 << 10)
def _large(numbers: tuple[int, ...]) -> str:
    """Name, Villages, War Canoes and Warrior Bands, in the wide shape."""
    head = f'<use href="#vk-seat-{COLOUR}" transform="translate(36 38) scale(1.05)"/>'
    return head + lettering(nation_name("samoa"), 68, 38, 17, _FOAM, 2.4, 200, "start") + _counted(numbers, 84, 78, 0.8, 17, 78)


@lru_cache(maxsize=1 << 10)
def _small(numbers: tuple[int, ...]) -> str:
    """The same on a phone."""
    head = f'<use href="#vk-seat-{COLOUR}" transform="translate(32 32) scale(.95)"/>'
    return head + _counted(numbers, 78, 34, 0.72, 14, 66)


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
def _clock(left: int, x: float, y: float, step: float) -> str:
    """Fifteen chits in a row: those that are drawn are empty, the last two, which must stay, are red; then how many are left."""
    chits = len(ADVANCED_BOX.chit_actions)
    drawn, radius, parts = chits - left, step * 0.4, []
    for place in range(chits):
        is_last = place >= chits - ADVANCED_BOX.chits_left
        colour = "none" if place < drawn else CORAL if is_last else SAND
        edge = f'stroke="{CORAL if is_last else SAND}" stroke-width="2"' if place < drawn else f'stroke="{INK}" stroke-width="2"'
        parts.append(f'<circle cx="{number(x + step * place)}" cy="{number(y)}" r="{number(radius)}" fill="{colour}" {edge}/>')
        if place == ADVANCED_BOX.attack_after - 1:  # from here on the attacks are in the cup
            bar = x + step * (place + 0.5)
            parts.append(f'<path d="M{number(bar)} {number(y - radius - 4)}v{number(2 * radius + 8)}" {_FOAM} stroke-width="2"/>')
    end = x + step * chits
    parts.append(glyphs(str(left), end + 4, y, 14 if step < 25 else 17, _FOAM, 2.2))
    return (
        f'<rect x="{number(x - radius)}" y="{number(y - 22)}" width="{number(end + 20 - x)}" height="44" class="vk-hit"/>'
        + "".join(parts)
    )
