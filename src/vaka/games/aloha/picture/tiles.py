"""The tiles of the sea: what they show, and the wake of the last move over them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.marks import action as mark_action
from vaka.draw.marks import stitched
from vaka.draw.palette import CREAM, SAND, SEA, SHALLOW
from vaka.draw.patterns import bark_cloth
from vaka.draw.sea import coral, dolphin, waves, wind
from vaka.draw.svg import at, escape, number
from vaka.engine.captions import sentence
from vaka.games.aloha.picture.choices import HIT, revealed
from vaka.games.aloha.picture.layout import AT_TILE, CORNER, TILE, centre
from vaka.games.aloha.rules.box import BOX, SIDE
from vaka.games.aloha.rules.position import AlohaPosition
from vaka.games.aloha.rules.sea import NOWHERE, SQUARES, square_name
from vaka.games.aloha.rules.writing import CORNER as CORNER_LETTER
from vaka.games.aloha.rules.writing import FACE_DOWN, letter
from vaka.games.aloha.words.places import CALLED

if TYPE_CHECKING:
    from vaka.engine.game import Game

# What a tile shows by its letter, the ground it shows it on, and the ripples on that.
SYMBOLS: Final = {"O": waves("#3C9DB0"), "A": wind(), "D": dolphin(), "C": coral()}
GROUNDS: Final = {"O": SEA, "A": "#2C8EA0", "D": "#136680", "C": "#0F7C7F", "X": SHALLOW}
RIPPLES: Final = {"A": "#5FB9BF", "D": "#1F7791", "C": "#2A9492", "X": "#8FD3D3"}
SYMBOL_AT: Final = (at(0, 0), at(30, -31, 0, 0.46), at(34, -37, 0, 0.38))
"""Where the symbol of a tile is: beside no pirogue, one, two."""
ROW: Final = (1 << SIDE) - 1
"""A whole row, as a set of squares."""
MOST: Final = 4096
"""So many seas are kept as letters; then all are forgotten."""
_shown: Final[dict[tuple[int, int, int, int], str]] = {}
_OPEN: Final = stitched("vk-rim")


def tile_defs() -> str:
    """Grounds, symbols, and the cloth that face-down tiles are covered with."""
    box = f'x="{-TILE / 2:g}" y="{-TILE / 2:g}" width="{TILE:g}" height="{TILE:g}" rx="13"'
    parts = []
    for shown, colour in GROUNDS.items():
        ripple = f'<g opacity=".75">{waves(RIPPLES[shown], 3, (-33, 38))}</g>' if shown in RIPPLES else ""
        parts.append(f'<g id="vk-ground-{shown}"><rect {box} fill="{colour}"/>{ripple}</g>')
    parts += [f'<g id="vk-symbol-{shown}">{art}</g>' for shown, art in SYMBOLS.items()]
    parts += [f'<g id="vk-cloth-{variant}">{bark_cloth(TILE, variant)}</g>' for variant in (0, 1)]
    parts.append(f'<rect id="vk-square" {box}/><rect id="vk-rim" x="-44" y="-44" width="88" height="88" rx="8"/>')
    return "".join(parts)


def tiles(position: AlohaPosition, lang: str, open_now: list[int]) -> list[str]:
    """The sea; a tile that can be revealed is that action."""
    colours = position.game.seat_words(position.seats)
    letters = _letters(position)
    places = (int(position.taken), int(position.pairs), int(position.revealing))
    called, parts = _called(position.game, int(position.seats), lang), ['<g id="tiles">']
    for first in range(0, SQUARES, SIDE):
        there = (
            places[0] >> first & ROW,
            places[1] >> first & ROW,
            places[2] - first if first <= places[2] < first + SIDE else None,
        )
        parts += _row(first, letters[first : first + SIDE], there, colours, called)
    parts.append("</g>")
    for square, action in revealed(open_now):
        crowd = (places[0] >> square & 1) + (places[1] >> square & 1)
        said = sentence(position, action, lang)
        parts[square + 1] = _tile(square, letters[square], crowd, square == places[2], colours, action, said)
    return parts


def _letters(position: AlohaPosition) -> str:
    """What all tiles show: most actions turn up none."""
    known = (int(position.face_down), int(position.alize), int(position.dauphin), int(position.corail))
    found = _shown.get(known)
    if found is None:
        if len(_shown) >= MOST:
            _shown.clear()
        found = _shown[known] = "".join([letter(position, square) for square in range(SQUARES)])
    return found


@cache
def _called(game: Game, seats: int, lang: str) -> tuple[str, ...]:
    """What each kind of tile is called."""
    return tuple([game.say(f"tile-{name}", {}, lang, seats) for name in CALLED.values()])


@lru_cache(1 << 13)
def _row(
    first: int, letters: str, there: tuple[int, int, int | None], colours: tuple[str, ...], called: tuple[str, ...]
) -> tuple[str, ...]:
    """A row of tiles, none of them an action; `there`: where pirogues are, where two, and which is being turned up."""
    (taken, pairs, turning), said = there, dict(zip(CALLED, called, strict=True))
    return tuple(
        _tile(first + place, shown, (taken >> place & 1) + (pairs >> place & 1), place == turning, colours, None, said[shown])
        for place, shown in enumerate(letters)
    )


@lru_cache(1 << 14)
def _tile(square: int, shown: str, crowd: int, is_turning: bool, colours: tuple[str, ...], action: int | None, said: str) -> str:
    """A tile with so many pirogues on it; if it can be revealed, by an action."""
    art, name = _tile_art(square, shown, crowd, is_turning, colours), square_name(square)
    if action is not None:
        return mark_action(action, said, f'<g {AT_TILE[square]} data-place="{name}">{art}{_OPEN}{HIT}</g>', f"tile-{name}")
    return f'<g id="tile-{name}"><title>{name}: {escape(said)}</title><g {AT_TILE[square]} data-place="{name}">{art}</g></g>'


@cache
def _tile_art(square: int, shown: str, crowd: int, is_turning: bool, colours: tuple[str, ...]) -> str:
    """A tile with so many pirogues on it; an arrival is faint where its colour is not played."""
    if shown == FACE_DOWN:
        lifted = f'<use href="#vk-square" fill="none" stroke="{CREAM}" stroke-width="5"/>' if is_turning else ""
        return f'<use href="#vk-cloth-{(square + square // 6) % 2}"/>{lifted}'
    symbol, faint = f"symbol-{shown}", ""
    if shown == CORNER_LETTER:
        arriving = BOX.corners[(CORNER[square] + 2) % 4]
        symbol, faint = f"arrival-{arriving}", "" if arriving in colours else ' opacity=".3"'
    place = SYMBOL_AT[0 if shown == "O" else crowd]  # plain waves are in nobody's way
    return f'<use href="#vk-ground-{shown}"/><g class="vk-glide" transform="{place}"><use href="#vk-{symbol}"{faint}/></g>'


def last_move(position: AlohaPosition) -> str:
    """A wake from where the last move came to where it went."""
    return _wake(int(position.last_from), int(position.last_to))


@cache
def _wake(here: int, there: int) -> str:
    if here == NOWHERE or there == NOWHERE:
        return '<g id="last-move"/>'
    ring = f'<use href="#vk-square" {AT_TILE[there]} fill="none" stroke="{SAND}" stroke-width="4"/>'
    (x, y), (to_x, to_y) = centre(here), centre(there)
    way = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
    dots = f'stroke="{SAND}" stroke-width="7" stroke-linecap="round" stroke-dasharray=".1 15"'
    return f'<g id="last-move">{ring}{"" if here == there else f"""<path d="{way}" {dots}/>"""}</g>'
