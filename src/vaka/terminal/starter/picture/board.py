"""The picture: four pools with their shells, what can be gathered beside each, and the seats below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from vaka.draw import SEATS
from vaka.draw.glyphs import glyphs
from vaka.draw.layers import Layers
from vaka.draw.marks import action as mark_action
from vaka.draw.marks import asked
from vaka.draw.palette import CORAL, CREAM, INK, SAND, SEA, SHALLOW
from vaka.draw.pieces import emblem_defs, medallion, pattern_defs
from vaka.draw.svg import around, at, escape
from vaka.engine import captions
from vaka.engine.ending import how_it_ended
from vaka.engine.names import CHANCE, OVER
from vaka.terminal.starter.rules.actions import MOST
from vaka.terminal.starter.rules.box import POOLS
from vaka.terminal.starter.rules.position import StarterPosition, starter

if TYPE_CHECKING:
    from vaka.engine.state import State

WIDE: Final = 800.0
HIGH: Final = 420.0
PITCH: Final = 190.0
POOL_Y: Final = 120.0
CHOICE_Y: Final = 250.0
SEAT_Y: Final = 350.0


def status_line(state: State, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """How it stands, in a line."""
    position, called = starter(state), list(names) if names else None
    if position.asked == CHANCE:
        return ""
    if position.asked == OVER:
        key, params = how_it_ended(state.winners(), shared="shared")
        return state.game.say(f"event-{key}", params, lang, state.seats, called)
    return state.game.say("text-turn", {"seat": position.turn}, lang, state.seats, called)


@cache
def _static(colours: tuple[str, ...]) -> str:
    seats = "".join(f'<g id="vk-seat-{name}">{medallion(SEATS[name], 24)}</g>' for name in colours)
    shell = f'<circle id="vk-find" r="9" fill="{SAND}" stroke="{INK}" stroke-width="2"/>'
    pools = "".join(f'<circle cx="{_x(pool):g}" cy="{POOL_Y:g}" r="80" fill="{SHALLOW}"/>' for pool in range(len(POOLS)))
    ground = f'<rect width="{WIDE:g}" height="{HIGH:g}" rx="24" fill="{SEA}"/>{pools}'
    return f'<defs>{emblem_defs()}{pattern_defs(colours)}{seats}{shell}</defs><g id="static">{ground}</g>'


def static_layer(state: State, *, shape: str = "") -> str:
    """What stays the same for a whole game: the sea and the pools."""
    return _static(state.game.seat_words(state.seats))


def moving_layer(state: State, *, lang: str = "en", interactive: bool = True, shape: str = "") -> str:
    """What an action can change: shells, choices and seats, as one group."""
    position = starter(state)
    open_now = state.legal() if interactive and asked(state) is not None else []
    pools = "".join(_pool(position, pool, lang) for pool in range(len(POOLS)))
    choices = "".join(_choice(position, action, lang) for action in open_now)
    seats = "".join(_seat(position, seat) for seat in range(position.seats))
    return f'<g id="moving">{pools}{choices}{seats}</g>'


def _x(pool: int) -> float:
    return WIDE / 2 + PITCH * (pool - (len(POOLS) - 1) / 2)


def _pool(position: StarterPosition, pool: int, lang: str) -> str:
    """The shells of a pool, in a ring."""
    count, key = int(position.shells[pool]), f"pool-{POOLS[pool]}"
    told = escape(captions.words(position, "text-pool", lang, pool=POOLS[pool], count=count))
    shells = "".join(f'<use href="#vk-find" transform="{at(x, y)}"/>' for x, y in around(max(count, 1), 52)[:count])
    return f'<g id="{key}" data-place="{key}" transform="{at(_x(pool), POOL_Y)}"><title>{told}</title>{shells}</g>'


def _choice(position: StarterPosition, action: int, lang: str) -> str:
    """So many shells of a pool: one action outright."""
    pool, more = divmod(action, int(MOST))
    place = at(_x(pool) + 54 * (more - 1), CHOICE_Y)
    disc = f'<circle class="vk-open" r="22" fill="{CREAM}" stroke="{CORAL}" stroke-width="5"/><circle class="vk-hit" r="25"/>'
    sign = glyphs(str(more + 1), 0, 0, 20, f'stroke="{INK}"', 2.4)
    body = f'<g transform="{place}">{disc}{sign}</g>'
    return mark_action(action, captions.sentence(position, action, lang), body)


def _seat(position: StarterPosition, seat: int) -> str:
    """A seat, marked if it is asked, and its shells."""
    x = WIDE / 2 + PITCH * (seat - (position.seats - 1) / 2)
    name = position.game.seat_words(position.seats)[seat]
    ring = f'<circle r="32" fill="none" stroke="{CREAM}" stroke-width="4"/>' if position.asked == seat else ""
    count = glyphs(str(position.gathered[seat]), 58, 0, 26, f'stroke="{CREAM}"', 2.6)
    return f'<g id="seat-{seat}" transform="{at(x - 24, SEAT_Y)}">{ring}<use href="#vk-seat-{name}"/>{count}</g>'


BOARD: Final = Layers(static_layer, moving_layer, status_line, lambda state, shape: (WIDE, HIGH))
draw = BOARD.draw
