"""What can be done in the picture of Vanuatu, and with what.

a tile of the volcano      selected: the spaces where it can go
a character                is taken
an action space            planning: a marker goes there. Performing: at once where there is nothing to choose (fish, explore, rest,
                           a stack that comes back); otherwise selected: the oceans, islands, goods, shores or sales open, with
                           the Governor the other action spaces too, and the sign that takes the stack back
the own sailboat           selected, as the action space of sailing
a rest token               is taken
an own treasure            is sold
the own character          the Beggar, selected: how much is begged; otherwise its bonus is left unused in this turn
the sign at the status     no dike, no begging

What a seat may do while another is asked (sell a treasure, beg) has no mark: a page offers it as buttons.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from vaka.draw.glyphs import glyphs
from vaka.draw.marks import action as mark_action
from vaka.draw.marks import selectable, target
from vaka.draw.palette import CORAL, CREAM, INK
from vaka.draw.svg import number
from vaka.draw.tokens import worth as worth_tile
from vaka.engine.captions import sentence
from vaka.games.vanuatu.rules.actions import KINDS
from vaka.games.vanuatu.rules.box import SPACES
from vaka.games.vanuatu.rules.pieces import fish_price
from vaka.games.vanuatu.rules.tiles import tiles_sold, tiles_worth, worth

if TYPE_CHECKING:
    from vaka.draw.places import Box
    from vaka.games.vanuatu.rules.sequence import Vanuatu

Open = dict[str, list[int]]
"""The open actions by the key of the thing that they are played with; those without a key are under an empty one."""
OUTRIGHT: Final = ("explore", "fish", "rest", "retrieve")
"""What needs no more than its action space."""


@cache
def what(action: int) -> tuple[str, tuple[int, ...]]:
    """The kind of an action, and the numbers of what it is about."""
    kind, values = KINDS.of(action)
    return kind.name, values


@cache
def key_of(action: int, performing: bool) -> str:
    """The key of the thing that an action is played with; none where it is played outright wherever it is."""
    key = KINDS.key(action)
    return key if performing or not key.startswith("act-") else ""


def by_key(open_now: list[int], performing: bool) -> Open:
    """The open actions, sorted by the things that they are played with."""
    found: Open = {}
    for action in open_now:
        found.setdefault(key_of(action, performing), []).append(action)
    for key, actions in list(found.items()):
        if key.startswith("act-") and is_outright(actions):
            found.setdefault("", []).extend(found.pop(key))
    return found


def is_outright(actions: list[int]) -> bool:
    """Is a click on the action space all that it takes? Only where there is nothing to choose."""
    return len(actions) == 1 and what(actions[0])[0] in OUTRIGHT


def outright_on(opened: Open, space: int) -> int | None:
    """The action that a click on an action space is."""
    here = {("plan", (space,)), ("retrieve", (space,)), (SPACES[space], ())}
    return next((action for action in opened.get("", ()) if what(action) in here), None)


# --- Marks ---


@cache
def rim(shape: str, weight: float = 9) -> str:
    """The coral rim behind a defined shape that can be played, dark below so that it is seen on any ground."""
    line = f'<use href="#{shape}" class="vk-open" fill="none" stroke-linejoin="round"'
    return f'{line} stroke="{INK}" stroke-width="{number(weight + 4)}"/>{line} stroke="{CORAL}" stroke-width="{number(weight)}"/>'


def outright(state: Vanuatu, action: int, body: str, lang: str, name: str = "") -> str:
    """Something that is one action."""
    return mark_action(action, sentence(state, action, lang), body, name)


def chooser(key: str, called: str, body: str, name: str, extra: str = "") -> str:
    """Something that opens choices; `called` must be escaped."""
    return f'<g id="{name}"{extra} {selectable(key)}><title>{called}</title>{body}</g>'


def aim(state: Vanuatu, key: str, action: int, lang: str, place: str, body: str, *, folded: bool = False) -> str:
    """A target somewhere."""
    return target(key, action, sentence(state, action, lang), f'<g transform="{place}">{body}</g>', folded=folded)


_PALE: Final = f'stroke="{CREAM}"'


@cache
def spot(x: float, y: float, size: float = 1) -> str:
    """The mark of a target."""
    return f'<use href="#vk-spot" transform="translate({number(x)} {number(y)}) scale({number(size)})"/>'


# --- Choices without a place of their own ---


def sheet(state: Vanuatu, key: str, actions: list[int], room: Box, unit: float, lang: str) -> str:
    """Sales or alms as chips, each with what it brings; as large as they can be in the room."""
    columns = _columns(len(actions), room, unit)
    rows = -(-len(actions) // columns)
    wide, high = min(150 * max(1, unit * 0.75), room.wide / columns), min(88.0, room.high / rows)
    parts = []
    if key != "beg":
        actions = sorted(actions, key=lambda action: _gain(state, action))
    for place, action in enumerate(actions):
        x = room.x + wide * (place % columns - (min(columns, len(actions)) - 1) / 2)
        y = room.y + high * (place // columns - (rows - 1) / 2)
        chip = _alms(action, wide, high) if key == "beg" else _sale(action, _gain(state, action), wide, high)
        parts.append(aim(state, key, action, lang, f"translate({number(x)} {number(y)})", chip, folded=True))
    return "".join(parts)


def _gain(state: Vanuatu, action: int) -> int:
    """The vatus for a sale."""
    return int(worth(tiles_sold(action)) * fish_price(state))


@cache
def _columns(count: int, room: Box, unit: float) -> int:
    """So many chips in a row that all are in the room."""
    columns = max(1, int(room.wide // (150 * max(1, unit * 0.75))))
    while -(-count // columns) * 44 > room.high:
        columns += 1
    return min(columns, count)


@cache
def _chip(wide: float, high: float) -> tuple[str, str]:
    """The ground of a chip, and what answers."""
    box = f'x="{number(-wide / 2 + 3)}" y="{number(-high / 2 + 3)}" width="{number(wide - 6)}" height="{number(high - 6)}" rx="10"'
    return f'<rect {box} fill="{CREAM}" stroke="{INK}" stroke-width="2.4"/>', f'<rect {box} class="vk-hit"/>'


@cache
def _sale(action: int, gain: int, wide: float, high: float) -> str:
    """Fish tiles by their values, and the vatus for them."""
    counts = tiles_sold(action)
    ground, hit = _chip(wide, high)
    ink, scale = f'stroke="{INK}"', min(1.35, wide / 150, high / 62)
    parts = []
    kinds = [(value, int(tiles_worth(counts, value))) for value in (1, 2, 3) if tiles_worth(counts, value)]
    for place, (value, count) in enumerate(kinds):
        x = -22 + 35 * (place - (len(kinds) - 1) / 2)
        badge = f'<circle cx="14" cy="-15" r="8.4" fill="{INK}"/>{glyphs(str(count), 14, -15, 9, _PALE, 2.1)}' if count > 1 else ""
        parts.append(f'<g transform="translate({number(x)} 2)">{worth_tile("catch", str(value), 31)}{badge}</g>')
    parts.append(f'<use href="#vk-coin" transform="translate(40 -13) scale(.5)"/>{glyphs(str(gain), 47, 12, 20, ink, 2.4)}')
    return f'{ground}<g transform="scale({number(scale)})">{"".join(parts)}</g>{hit}'


@cache
def _alms(action: int, wide: float, high: float) -> str:
    """Points that become as many vatus."""
    ground, hit = _chip(wide, high)
    count, ink = str(what(action)[1][0] + 1), f'stroke="{INK}"'
    return (
        f'{ground}<use href="#vk-leaf" transform="translate(-50 0) scale(.7)"/>{glyphs(count, -25, 0, 22, ink, 2.4)}'
        f'<path d="M-8 0H4M0 -5L5 0L0 5" fill="none" {ink} stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<use href="#vk-coin" transform="translate(24 0) scale(.7)"/>{glyphs(count, 50, 0, 22, ink, 2.4)}{hit}'
    )
