"""The nine action spaces in the picture of Vanuatu: everybody's markers, and who holds the majority now.

Stacks stand in turn order, so that of several that are equally high the leftmost holds the majority; neutral ones stand before all.
The band at the foot is in the colour of the holder; on a view, a space that its viewer holds is bright and has a star. A plan that
cannot come true is dimmed, and its title says why.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.glyphs import glyphs
from vaka.draw.letters import block
from vaka.draw.palette import CREAM, INK, SAND
from vaka.draw.seats import SEATS
from vaka.draw.svg import at, escape, number
from vaka.draw.tokens import pile
from vaka.engine.names import FULL, OVER
from vaka.games.vanuatu.picture.choices import Open, aim, chooser, outright, outright_on, rim, what
from vaka.games.vanuatu.rules.actions import AT_PERFORMING, AT_PLANNING
from vaka.games.vanuatu.rules.box import BOX, BUILD, DRAW, NOWHERE, REST, SAIL, SELL, SPACE_COUNT, SPACES, TOKEN_COUNT, TOURISTS
from vaka.games.vanuatu.rules.explaining import impossible, unperformed
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.pieces import fish_price
from vaka.games.vanuatu.rules.plans.foresight import plannable
from vaka.games.vanuatu.rules.players import markers_on, neutral_on
from vaka.games.vanuatu.rules.turns.majority import holds_majority

if TYPE_CHECKING:
    from vaka.engine.words import Words
    from vaka.games.vanuatu.picture.layout import Shape
    from vaka.games.vanuatu.rules.sequence import Vanuatu

FOOT: Final = 26.0
"""How high the band of the holder is."""
HEAD: Final = 26.0
"""How high the name of the action is."""
BRIGHT: Final = "#FFFBF0"

_SYMBOLS: Final = {
    "sail": '<use href="#vk-sail-sign" transform="translate(0 3) scale(.9)"/>',
    "build": '<use href="#vk-hut-plain"/>',
    "explore": '<use href="#vk-chest"/>',
    "fish": '<use href="#vk-catch"/>',
    "sell": (
        '<use href="#vk-catch" transform="translate(-3 -5) scale(.9)"/><use href="#vk-coin" transform="translate(10 9) scale(.5)"/>'
    ),
    "buy": (
        '<use href="#vk-good-copra" transform="translate(-7 6) scale(.66)"/>'
        '<use href="#vk-good-kava" transform="translate(8 -6) scale(.66)"/>'
    ),
    "draw": '<use href="#vk-drawing"/>',
    "tourists": '<use href="#vk-hat"/>',
    "rest": '<use href="#vk-hammock" transform="translate(3 2) scale(.8)"/>',
}

_BACK: Final = "M14 10C20 0 12 -9 2 -8H-12M-6 -15L-13 -8L-6 -1"
_LINE: Final = f'fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round"'
_BACK_SIGN: Final = (
    f'<rect x="-29" y="-19" width="58" height="38" rx="19" fill="{CREAM}" stroke="{INK}" stroke-width="2.2"/>'
    f'<path d="{_BACK}" {_LINE} stroke-width="4"/>'
)

Stacks = tuple[tuple[str, int], ...]
"""The colours of stacks, or `neutral`, with their heights, in the order in which they stand."""


def space_defs(shape: Shape, words: Words, lang: str) -> str:
    """The card of an action space, what answers on it, its symbols, and its name in the reader's language."""
    wide, high = shape.spaces[0].wide, shape.spaces[0].high
    box = f'x="{number(-wide / 2)}" y="{number(-high / 2)}" width="{number(wide)}" height="{number(high)}" rx="11"'
    sail = (
        f'<path d="M-9 10C-17 -3 -15 -17 -8 -23C-5 -14 6 -12 18 -19C18 -6 8 6 -9 10Z" fill="{CREAM}" stroke="{INK}" '
        'stroke-width="2"/>'
        f'<path d="M-20 9Q0 16 20 8Q17 17 8 18H-9Q-17 17 -20 9Z" fill="#C7863A" stroke="{INK}" stroke-width="2" '
        'stroke-linejoin="round"/>'
    )
    star = "M0 -7L2 -2.2L7 -2.2L3 1L4.4 6L0 3L-4.4 6L-3 1L-7 -2.2L-2 -2.2Z"
    return (
        f'<rect id="vk-card" {box}/><clipPath id="vk-card-clip"><rect {box}/></clipPath><g id="vk-sail-sign">{sail}</g>'
        f'<path id="vk-lead" d="{star}" fill="{BRIGHT}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>'
        + "".join(f'<g id="vk-space-{name}">{art}</g>' for name, art in _SYMBOLS.items())
        + "".join(f'<g id="vk-named-{name}">{_name(words, name, wide, lang)}</g>' for name in SPACES)
    )


def _name(words: Words, action: str, wide: float, lang: str) -> str:
    """The name of an action, as the log says it."""
    return block(words.say("part-action", {"action": action}, lang), 0, 0, 11, f'stroke="{INK}"', wide - 14, 1.7, HEAD)


def viewer_of(state: Vanuatu) -> int:
    """Whose plans the picture judges: the viewer's, on a whole position those of the seat whose turn it is; below 0 for nobody."""
    if state.viewer != FULL:
        return int(state.viewer)
    return int(state.turn) if state.round > 0 and state.asked != OVER else NOWHERE


def stacks_on(state: Vanuatu, space: int, colours: tuple[str, ...]) -> Stacks:
    """The stacks of an action space in turn order, neutral ones first."""
    neutral = neutral_on(state, space)
    found = [("neutral", int(neutral))] if neutral else []
    for step in range(state.seats):
        seat = (state.first + step) % state.seats
        count = markers_on(state, seat, space)
        if count:
            found.append((colours[seat], int(count)))
    return tuple(found)


def action_spaces(state: Vanuatu, shape: Shape, opened: Open, lang: str) -> str:
    """All nine; what can be done there has a coral rim."""
    colours, me = state.game.seat_words(state.seats), viewer_of(state)
    possible = _possible(state, opened, me)
    parts = ['<g id="spaces">']
    for space in range(SPACE_COUNT):
        stacks = stacks_on(state, space, colours)
        holder = next((seat for seat in range(state.seats) if holds_majority(state, seat, space)), NOWHERE) if stacks else NOWHERE
        dim = not has(possible, space)
        art = _card(
            space,
            stacks,
            "" if holder == NOWHERE else colours[holder],
            holder == me >= 0,
            dim,
            _note(state, space),
            shape,
        )
        parts.append(_placed(state, shape, opened, space, art, _words(state, space, stacks, holder, me, dim, lang), lang))
    parts.append("</g>")
    return "".join(parts)


def _possible(state: Vanuatu, opened: Open, me: int) -> int:
    """The action spaces that are not dimmed, as a set: in the planning those where a plan can come true."""
    if me < 0 or state.stage != AT_PLANNING:
        return -1
    if opened:
        return sum(1 << values[0] for kind, values in map(what, opened.get("", ())) if kind == "plan")
    return int(plannable(state, me))


def _placed(state: Vanuatu, shape: Shape, opened: Open, space: int, art: str, called: str, lang: str) -> str:
    """A card where it lies: an action, a choice, or only to look at."""
    name, place = f"space-{SPACES[space]}", f'transform="{_at(shape, space)}"'
    only, key = outright_on(opened, space), f"act-{space}"
    hit = '<use href="#vk-card" class="vk-hit"/>'
    if only is not None and what(only)[0] == "retrieve":
        sign = (
            f'<g transform="translate({number(shape.spaces[space].wide / 2 - 34)} '
            f'{number(24 - shape.spaces[space].high / 2)})">{_BACK_SIGN}</g>'
        )
        return outright(state, only, f"<g {place}>{rim('vk-card')}{art}{sign}{hit}</g>", lang, name)
    if only is not None:
        return outright(state, only, f"<g {place}>{rim('vk-card')}{art}{hit}</g>", lang, name)
    if key in opened:
        return chooser(key, called, f"<g {place}>{rim('vk-card')}{art}{hit}</g>", name)
    return f'<g id="{name}"><title>{called}</title><g {place}>{art}</g></g>'


@cache
def _at(shape: Shape, space: int) -> str:
    box = shape.spaces[space]
    return at(box.x, box.y)


def _words(state: Vanuatu, space: int, stacks: Stacks, holder: int, me: int, dim: bool, lang: str) -> str:
    """The action, whose markers lie there (a star for the majority), and why it cannot be planned or performed."""
    game, colours = state.game, state.game.seat_words(state.seats)
    listed = []
    for colour, count in stacks:
        seat = colours.index(colour) if colour != "neutral" else NOWHERE
        named = game.say("text-neutral", {}, lang, state.seats) if seat == NOWHERE else game.seat_name(state.seats, seat, lang)
        listed.append(f"{'★ ' if seat == holder != NOWHERE else ''}{named} {count}")
    name = game.say("part-action", {"action": SPACES[space]}, lang, state.seats)
    told = game.say("text-stack", {"action": SPACES[space], "stacks": ", ".join(listed)}, lang, state.seats) if listed else name
    if dim:
        told += f". {game.explain(impossible(state, me, space), state.seats, lang)}"
    if me >= 0 and state.stage == AT_PERFORMING and state.asked == me and markers_on(state, me, space):
        closed = unperformed(state, me, space)
        told += f". {game.explain(closed, state.seats, lang)}" if closed else ""
    return escape(told)


def _note(state: Vanuatu, space: int) -> tuple[str, int]:
    """What an action costs or brings, as a symbol and a number, where that is short."""
    if space == SAIL:
        return "coin", 1
    if space == BUILD:
        return "coin", BOX.hut_price[0]
    if space == SELL:
        return "coin", int(fish_price(state))
    if space == DRAW:
        return "leaf", BOX.drawing_points[0]
    if space == TOURISTS:
        return "hat", int(state.office)
    if space == REST:
        return "bark", TOKEN_COUNT - int(state.rests)
    return "", 0


@lru_cache(maxsize=1 << 12)
def _card(space: int, stacks: Stacks, holder: str, mine: bool, dim: bool, note: tuple[str, int], shape: Shape) -> str:
    """One action space about the origin."""
    box = shape.spaces[space]
    shade = ' fill-opacity=".6"' if dim else ""
    ground = f'<use href="#vk-card" fill="{BRIGHT if mine else SAND}"{shade} stroke="{INK}" stroke-width="2.4"/>'
    left, top, foot = -box.wide / 2, -box.high / 2, box.high / 2
    faint = ' opacity=".34"' if dim else ""
    named = f'<use href="#vk-named-{SPACES[space]}" y="{number(top + HEAD / 2 + 2)}"/>'
    spot = f"translate({number(left + 29)} {number(top + HEAD + 22)}) scale(1.12)"
    head = f'{named}<use href="#vk-space-{SPACES[space]}" transform="{spot}"/>'
    if note[0]:
        x, y = box.wide / 2 - 41, top + HEAD + 18
        sign = f'<use href="#vk-{note[0]}" transform="translate({number(x)} {number(y)}) scale(.56)"/>'
        head += sign + glyphs(str(note[1]), x + 23, y, 15, f'stroke="{INK}"', 2.3)
    rows = [ground, f"<g{faint}>{head}</g>"]
    high = 18.0 if shape.is_tall else 13.0  # of the digits
    step = min(40.0, (box.wide - 10) / max(1, len(stacks)))
    highest = max((count for _, count in stacks), default=1)
    room = box.high - HEAD - FOOT - high - 36  # above the digits, below what the action costs
    size = min(1.35, step / 27, room / (29 + 5.4 * (highest - 1)))
    for place, (colour, count) in enumerate(stacks):
        x = step * (place - (len(stacks) - 1) / 2)
        place_at = at(x, foot - FOOT - 8 - 13 * size - high, 0, size)
        rows.append(f'<g id="stack-{SPACES[space]}-{colour}" transform="{place_at}">{pile(colour, count)}</g>')
        rows.append(glyphs(str(count), x, foot - FOOT - 3 - high / 2, high, f'stroke="{INK}"', 2.6 if colour == holder else 1.9))
    if holder:
        rows.append(_band(holder, mine, box.wide, foot))
        rows.append(f'<use href="#vk-card" fill="none" stroke="{INK}" stroke-width="2.4"/>')
    return "".join(rows)


@cache
def _band(holder: str, mine: bool, wide: float, foot: float) -> str:
    """The holder's colours at the foot of a card."""
    look = SEATS[holder]
    box = f'x="{number(-wide / 2)}" y="{number(foot - FOOT)}" width="{number(wide)}" height="{number(FOOT)}"'
    y = foot - FOOT / 2
    seal = (
        f'<circle cy="{number(y)}" r="11.5" fill="{CREAM}" stroke="{INK}" stroke-width="1.6"/>'
        f'<use href="#vk-{look.emblem}" fill="{INK}" transform="translate(0 {number(y)}) scale(.84)"/>'
    )
    stars = (
        "".join(f'<use href="#vk-lead" transform="translate({number(x)} {number(y)}) scale(1.15)"/>' for x in (-28, 28))
        if mine
        else ""
    )
    return (
        f'<g clip-path="url(#vk-card-clip)"><rect {box} fill="{look.colour}"/>'
        f'<rect {box} fill="url(#vk-pattern-{holder})" opacity=".6"/>'
        f'<rect {box} fill="none" stroke="{INK}" stroke-width="2"/></g>{seal}{stars}'
    )


# --- Targets: the Governor's other spaces, and the stack that comes back ---


def space_targets(state: Vanuatu, shape: Shape, opened: Open, lang: str) -> str:
    """Folded: they open when a stack is selected."""
    parts = []
    for key, actions in opened.items():
        if not key.startswith("act-"):
            continue
        for action in actions:
            kind, values = what(action)
            if kind == "govern":
                place = _at(shape, values[1])
                body = '<use href="#vk-card" class="vk-hit"/><use href="#vk-who-governor" transform="translate(0 -38) scale(.72)"/>'
                parts.append(aim(state, key, action, lang, place, body, folded=True))
            elif kind == "retrieve":
                box = shape.spaces[values[0]]
                place = at(box.x, box.y + box.high / 2 + 8)
                parts.append(aim(state, key, action, lang, place, _take_back(box.wide), folded=True))
    return "".join(parts)


@cache
def _take_back(wide: float) -> str:
    """The sign for a stack that comes back unplayed."""
    box = f'x="{number(-wide / 2 + 6)}" y="-23" width="{number(wide - 12)}" height="46" rx="23"'
    return (
        f'<rect {box} fill="{CREAM}" stroke="{INK}" stroke-width="2.4"/><path d="{_BACK}" {_LINE} stroke-width="4"/>'
        f'<rect {box} class="vk-hit"/>'
    )
