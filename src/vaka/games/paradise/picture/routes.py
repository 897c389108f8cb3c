"""What runs from hex to hex: chains of canoes, the rope of an Explorer with its knots, a fleet in hand."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.palette import BARK, CREAM, INK, SAND
from vaka.draw.seats import SEATS
from vaka.draw.svg import at, escape, number
from vaka.games.paradise.picture.hexes import STACK_Y, box_count, fleet_behind, fleet_pieces, pile, set_of
from vaka.games.paradise.picture.layout import CENTRES
from vaka.games.paradise.picture.seen import Hex, Look
from vaka.games.paradise.picture.telling import say, stack_told
from vaka.games.paradise.rules.board.hexes import HEX_COUNT, NOWHERE, neighbours
from vaka.games.paradise.rules.board.seats import HOME, of_seat
from vaka.games.paradise.rules.board.sets import CHAIN, ROPED
from vaka.games.paradise.rules.box import BOX
from vaka.games.paradise.rules.exploration.voyage import knot_limit
from vaka.games.paradise.rules.movement.trips import bands_at_arms
from vaka.games.paradise.rules.stages import NO_BATTLE

if TYPE_CHECKING:
    from vaka.games.paradise.rules.sequence import Paradise

NEAR: Final = tuple(tuple(neighbours(where)) for where in range(HEX_COUNT))
"""The hexes around each."""
assert len(NEAR) == len(BOX.hex_ids)


def chains(state: Paradise, look: Look, places: list[Hex]) -> str:
    """The Transport Canoe Chains, one for each seat, from stack to stack."""
    masks = [set_of(state, CHAIN + seat) for seat in range(len(look.colours))]
    held = frozenset[int]().union(*masks)
    low = frozenset(where for where in held if any(box_count(places[where])))
    return (
        f'<g id="chains">{"".join(_chain(mask, low & mask, colour) for mask, colour in zip(masks, look.colours, strict=True))}</g>'
    )


@lru_cache(maxsize=1 << 10)
def _chain(held: frozenset[int], low: frozenset[int], colour: str) -> str:
    """Lines between neighbours of a set of hexes: a cord in the colour of a seat. In those of `low` stacks stand low."""
    steps = [(one, other) for one in sorted(held) for other in NEAR[one] if one < other and other in held]
    if not steps:
        return ""
    path = "".join(_line(one, other, low) for one, other in steps)
    look = SEATS[colour]
    line = f'<path d="{path}" fill="none" stroke-linecap="round"'
    return (
        f'{line} stroke="{INK}" stroke-width="11"/>{line} stroke="{look.colour}" stroke-width="7.6"/>'
        f'{line} stroke="{look.thread}" stroke-width="2.4" stroke-dasharray="3 8"/>'
    )


def _line(one: int, other: int, low: frozenset[int] = frozenset()) -> str:
    (x, y), (to_x, to_y) = CENTRES[one], CENTRES[other]
    y, to_y = y + STACK_Y * (one in low), to_y + STACK_Y * (other in low)
    return f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"


def rope(state: Paradise) -> str:
    """The rope of the Explorer under way, through the hexes in which knots lie."""
    if state.voyage_at == NOWHERE:
        return '<g id="rope"/>'
    return f'<g id="rope">{_rope(set_of(state, ROPED), int(state.voyage_at))}</g>'


@lru_cache(maxsize=1 << 10)
def _rope(knots: frozenset[int], start: int) -> str:
    """From where the Explorer is back through all hexes with knots, each reached from the nearest before it."""
    reached, steps = [start], []
    for here in reached:
        for other in NEAR[here]:
            if other in knots and other not in reached:
                reached.append(other)
                steps.append(_line(here, other))
    if not steps:
        return ""
    line = f'<path d="{"".join(steps)}" fill="none" stroke-linecap="round"'
    return (
        f'{line} stroke="{INK}" stroke-width="9"/>{line} stroke="{SAND}" stroke-width="6"/>'
        f'{line} stroke="{BARK}" stroke-width="4" stroke-dasharray="2 6"/>'
    )


def explorer(state: Paradise, look: Look, lang: str) -> str:
    """The Explorer under way."""
    if state.voyage_at == NOWHERE:
        return ""
    x, y = CENTRES[state.voyage_at]
    numbers = {"knots": int(state.knots), "limit": int(knot_limit(state, state.active))}
    told = escape(say(state.game, int(state.seats), "part-rope", lang, **numbers))
    return (
        f'<g id="explorer" class="vk-glide" data-place="voyage" transform="{at(x, y + 8)}"><title>{told}</title>'
        f'<use href="#vk-boat-halo" fill="{CREAM}" stroke="{CREAM}" stroke-width="7" stroke-linejoin="round"/>'
        f'<use href="#vk-boat-{look.colours[state.active]}"/></g>'
    )


def fleet(state: Paradise, look: Look, lang: str) -> str:
    """The fleet in hand, above its hex."""
    if state.fleet_at == NOWHERE:
        return ""
    x, y = CENTRES[state.fleet_at]
    active = int(state.active)
    pieces, known = fleet_pieces(state), int(state.fleet_known)
    veiled, up = look.veiled[active], bool(state.fleet_up)
    art = pile(look.colours[active], pieces, veiled, up, known, look.looked, 0, 0 if veiled else fleet_behind(state))
    told = stack_told(state.game, int(state.seats), active, pieces, veiled, up, known, look.looked, lang)
    if not veiled and bands_at_arms(state) > 0:
        told += f", {say(state.game, int(state.seats), 'text-fighters', lang, count=int(bands_at_arms(state)))}"
    title = f"{say(state.game, int(state.seats), 'part-fleet', lang)}: {told}"
    return (
        f'<g id="fleet" class="vk-glide" data-place="fleet" transform="{at(x, y - 36)}"><title>{escape(title)}</title>'
        f'<rect x="-60" y="-23" width="120" height="46" rx="23" fill="{SAND}" stroke="{INK}" stroke-width="2.6"/>'
        f'<path d="M-9 22H9L0 33Z" fill="{SAND}" stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"/>'
        f'<path d="M-8 21H8" stroke="{SAND}" stroke-width="4"/>{art}</g>'
    )


def here(state: Paradise, me: int) -> int:
    """The hex that the step at hand is about, which a page keeps in sight; NOWHERE if there is none."""
    if state.battle != NO_BATTLE:
        return int(state.battle_hex)
    for where in (state.fleet_at, state.voyage_at):
        if where != NOWHERE:
            return int(where)
    return int(of_seat(state, me, HOME)) if me >= 0 else int(NOWHERE)
