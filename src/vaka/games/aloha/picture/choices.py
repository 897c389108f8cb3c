"""What a click does: the piece that each action is played with, and where that piece can go."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache, lru_cache
from typing import Final

from vaka.draw.marks import action as mark_action
from vaka.draw.marks import target
from vaka.draw.palette import CORAL, CREAM, INK
from vaka.draw.pieces import TIKI_AT
from vaka.draw.svg import at
from vaka.engine.captions import sentences
from vaka.games.aloha.picture.layout import AT_TILE, Berth, berth
from vaka.games.aloha.rules.actions import KINDS, PASS
from vaka.games.aloha.rules.position import AlohaPosition, pirogue_of, start_of
from vaka.games.aloha.rules.sea import neighbour

REVEALS: Final = KINDS["reveal"].ids
HIT: Final = '<use href="#vk-square" class="vk-hit"/>'
"""A whole tile that answers the pointer."""


@cache
def key_in_turn(turn: int, action: int) -> str:
    """The piece that an action is played with in the turn of a seat; nothing for a reveal and for the pass."""
    kind = KINDS.kind(action)
    numbers = kind.numbers(action)
    if "slot" in numbers:
        return kind.key.format(turn=turn, pirogue=pirogue_of(turn, numbers["slot"]), **numbers)
    return kind.key.format(turn=turn, **numbers)


def revealed(open_now: list[int]) -> list[tuple[int, int]]:
    """The tiles that can be revealed, each with the action that does so; the ids are sorted."""
    first, stop = REVEALS.start, REVEALS.stop
    return [(action - first, action) for action in open_now[bisect_left(open_now, first) :] if action < stop]


def targets(position: AlohaPosition, lang: str, open_now: list[int]) -> list[str]:
    """Where the pieces can go: tiles for pirogues, pirogues for the Tiki."""
    parts, turn = ['<g id="targets">'], int(position.turn)
    played = open_now[: bisect_left(open_now, REVEALS.start)]  # the others are played with no piece
    for action, said in zip(played, sentences(position, played, lang), strict=True):
        parts += _target(key_in_turn(turn, action), action, said, _goes_to(position, action))
    parts.append("</g>")
    return parts


@lru_cache(1 << 14)
def _target(piece: str, action: int, said: str, where: int | Berth) -> tuple[str, ...]:
    """Where an action leads to: a tile, or the hull of a pirogue. The same place serves many."""
    if isinstance(where, int):
        place = f'<g {AT_TILE[where]}>{HIT}<use href="#vk-spot" transform="translate(-36 -36)"/></g>'
    else:
        hull = '<rect x="-50" y="-20" width="100" height="52" rx="20" class="vk-hit"/>'
        place = f'<g transform="{at(*where)}">{hull}<use href="#vk-spot" transform="translate({TIKI_AT[0]:g} 0)"/></g>'
    head, _, tail = target(piece, action, said, place).partition(place)
    return head, place, tail


def _goes_to(position: AlohaPosition, action: int) -> int | Berth:
    """The square that an action leads to, or where the pirogue is drawn."""
    name, one, two = _number_of(action)
    if name == "hop":
        return berth(position, one)
    return neighbour(start_of(position, one), two) if name == "push" else two


@cache
def _number_of(action: int) -> tuple[str, int, int]:
    kind, values = KINDS.of(action)
    return kind.name, values[0], values[-1]


def pass_button(said: str) -> str:
    """The rest of the turn is given up: the sign for the next seat."""
    line = 'stroke-width="4" stroke-linecap="round" stroke-linejoin="round"'
    art = (
        f'<rect x="-50" y="-44" width="100" height="88" fill="none" pointer-events="all"/>'
        f'<circle r="23" fill="{CREAM}" stroke="{CORAL}" class="vk-open" {line}/>'
        f'<path d="M-8 -9L1 0L-8 9M1 -9L10 0L1 9" fill="none" stroke="{INK}" {line}/>'
    )
    return mark_action(int(PASS), said, art, "pass")
