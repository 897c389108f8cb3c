"""The picture of a position of Moorea.

A table of cards between the deep sea, where the other seats are, and one's own beach. In the lagoon lie the display, whose places
stay, the open commodities, the piles and the tools; on the beach the own mat and below it the hand, grouped. What can be played
now has a coral rim (`board_choices` tells how). A view of a seat shows that seat on the beach, a whole position the seat whose
turn it is, and a spectator sees the first seat there; hidden cards are bark cloth with the pattern of their owner.

Two shapes: `wide`, and `tall` for a phone of 390 by 700 pixels. What a page does with the marks is told in `vaka.draw`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from vaka.draw.cards import TOKEN, badge, box
from vaka.draw.frames import plate
from vaka.draw.glyphs import glyphs
from vaka.draw.layers import Layers
from vaka.draw.marks import action as mark_action
from vaka.draw.marks import asked
from vaka.draw.palette import CORAL, CREAM, DEEP, FOAM, INK, SEA, SHALLOW, themed
from vaka.draw.places import Box
from vaka.draw.svg import at, escape, number
from vaka.engine.ending import how_it_ended
from vaka.engine.names import FULL, OVER
from vaka.games.moorea.picture.cards import definitions
from vaka.games.moorea.picture.choices import Open, by_thing, choices, lit, placed, sentence, thing
from vaka.games.moorea.picture.lagoon import display, piles, row, tools
from vaka.games.moorea.picture.layout import Shape, flow, shape_of
from vaka.games.moorea.picture.seats import (
    CELL,
    RAISED,
    back_of,
    belongings,
    glyphs_from,
    hand_groups,
    hand_places,
    panel,
    token_art,
    words,
)
from vaka.games.moorea.rules.actions import ENOUGH, KINDS, PASS
from vaka.games.moorea.rules.box import BOX, STORES
from vaka.games.moorea.rules.ending import idle_rounds, is_final
from vaka.games.moorea.rules.hands import hand_limit, hand_size
from vaka.games.moorea.rules.position import DEALING, MooreaPosition, moorea, points
from vaka.games.moorea.rules.writing import PARTS
from vaka.games.moorea.words.text import idle_text

if TYPE_CHECKING:
    from vaka.engine.state import State

SHAPES: Final = ("wide", "tall")


def status_line(state: State, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """How it stands, in a line."""
    position, game, called = moorea(state), state.game, list(names) if names else None
    if position.asked == OVER:
        key, params = how_it_ended(state.winners(), shared="shared")
        return game.say(f"event-{key}", params | {"points": max(state.scores())}, lang, state.seats, called)
    if position.part == DEALING:
        return words(position, "text-dealing", lang)
    told = game.say(f"text-{PARTS[position.part]}", {"seat": position.turn}, lang, state.seats, called)
    return f"{told} {idle_text(position, game, lang)}" if idle_rounds(position) else told


def beach_seat(position: MooreaPosition) -> int:
    """The seat whose mat and hand lie on the beach."""
    if position.viewer >= 0:
        return position.viewer
    return position.turn % position.seats if position.viewer == FULL and position.part != DEALING else 0


# --- The static layer ---


def static_layer(state: State, *, shape: str = "wide") -> str:
    """What stays the same for a whole game: definitions, sea and beach."""
    position = moorea(state)
    return _static(shape, state.game.seat_words(state.seats), position.cart_cost, position.strict)


@cache
def _static(shape: str, colours: tuple[str, ...], cart_cost: int, strict: bool) -> str:
    places = shape_of(shape)
    return f'<defs>{definitions(places, colours, cart_cost, strict=strict)}</defs><g id="static">{_ground(places)}</g>'


def _ground(shape: Shape) -> str:
    """The deep sea, the lagoon and the beach, with the surf between them."""
    wide, high, shore = shape.wide, shape.high, shape.shore
    table = f'x="4" y="4" width="{number(wide - 8)}" height="{number(high - 8)}" rx="24"'
    below = f"V{number(high)}H0Z"
    surf = _swell(shore, wide, 60, 9)
    return (
        f'<clipPath id="vk-table"><rect {table}/></clipPath><rect width="{number(wide)}" height="{number(high)}" {themed("page")}/>'
        f'<g clip-path="url(#vk-table)"><rect width="{number(wide)}" height="{number(high)}" fill="{DEEP}"/>'
        f'<path d="{_swell(shape.reef, wide, 40, 5)}{below}" fill="{SEA}"/>'
        f'<g fill="none" stroke="{SHALLOW}" stroke-width="2.4" stroke-linecap="round" opacity=".3">{_ripples(shape)}</g>'
        f'<path d="{_swell(shore - 26, wide, 60, 8)}{below}" fill="{SHALLOW}"/>'
        f'<path d="{_swell(shore - 8, wide, 60, 9)}{below}" fill="{FOAM}"/><path d="{surf}{below}" {themed("beach")}/></g>'
        f'<rect {table} fill="none" {themed("frame", "stroke")} stroke-width="6"/>'
    )


def _swell(y: float, wide: float, length: float, height: float) -> str:
    """A line of waves from the left edge to the right."""
    count = int(wide / length) + 1
    return f"M0 {number(y)}q{number(length / 4)} {number(-height)} {number(length / 2)} 0" + f"t{number(length / 2)} 0" * (
        2 * count
    )


def _ripples(shape: Shape) -> str:
    """A few quiet waves in the lagoon."""
    rows = [shape.reef + 30 + 44 * step for step in range(int((shape.shore - shape.reef - 40) / 44))]
    return "".join(
        f'<path d="M{number(20 + (place * 137) % (shape.wide - 60))} {number(y)}q7 -7 14 0t14 0t14 0"/>'
        for row, y in enumerate(rows)
        for place in range(row, row + 12, 2)
    )


# --- The moving layer ---


def moving_layer(state: State, *, lang: str = "en", interactive: bool = True, shape: str = "wide") -> str:
    """What an action can change: seats, cards, choices and the status, as one group."""
    position, places, me = moorea(state), shape_of(shape), beach_seat(moorea(state))
    opened = by_thing(state.legal()) if interactive and asked(state) is not None else {}
    sources: dict[str, Box] = {}
    others = [(me + step) % state.seats for step in range(1, state.seats)]
    spots = places.others[len(others)]
    parts = [
        '<g id="moving"><g id="seats">',
        *[panel(position, seat, spots[step], lang) for step, seat in enumerate(others)],
        "</g>",
    ]
    parts += [piles(position, places, opened, lang), row(position, places, opened, sources, lang)]
    parts += [display(position, places, opened, sources, me, lang), tools(position, places, opened, sources, lang)]
    parts += [_mat(position, places, opened, sources, me, lang), _hand(position, places, opened, me, lang)]
    parts += [placed("turn", _status(position, places, opened, lang)), choices(position, opened, sources, places, lang), "</g>"]
    return "".join(parts)


# --- The moving layer: the beach ---


def _mat(position: MooreaPosition, shape: Shape, opened: Open, sources: dict[str, Box], me: int, lang: str) -> str:
    """The own seat: emblem and points, and what lies on the mat; a store can be laid at."""
    colour = position.game.seat_words(position.seats)[me]
    things = belongings(position, me)
    fullness = (hand_size(position, me), hand_limit(position, me))
    parts = [f'<g id="mat">{_myself(shape, colour, points(position, me), *fullness, me in position.winners())}']
    for (name, copies, worth, laid), (x, y, size) in zip(things, flow(len(things), shape.mat, CELL, 1.44), strict=True):
        key = f"lay-{name}"
        actions = opened.get(key, []) if name in STORES else []
        rim, hit = lit("token", size * 1.4) if actions else ("", "")
        reach = max(TOKEN, 88 / size) if not shape.fanned else TOKEN
        if actions and reach > TOKEN:  # a finger needs more than a small token
            hit = box(reach, reach, 10, 'class="vk-hit"')
        art = token_art(name, copies, worth, laid, INK, rim)
        body = f'<g transform="{at(x, y - RAISED * size, 0, size)}">{art}{hit}</g>'
        if copies:
            body = placed(f"{colour}-{name}", body)
        called = words(position, f"name-{name}", lang)
        if actions:
            sources[key] = Box(x, y, CELL[0] * size, CELL[1] * size)
            parts.append(thing(position, key, actions, body, f"{called}: {escape(KINDS['lay'].verb(lang))}", lang, f"mine-{name}"))
        else:
            parts.append(f'<g id="mine-{name}"><title>{called}: {worth if copies else "-"}</title>{body}</g>')
    parts.append("</g>")
    return "".join(parts)


@cache
def _myself(shape: Shape, colour: str, score: int, size: int, limit: int, has_won: bool) -> str:
    """The own emblem, points, and how full the hand is."""
    me, ink = shape.me, f'stroke="{INK}"'
    left, top = me.x - me.wide / 2, me.y - me.high / 2
    line, digits = top + 46, 44 if score < 100 else 32
    rays = f'<use href="#vk-rays" transform="{at(left + 46, line)}"/>' if has_won else ""
    seal = f'<use href="#vk-seat-{colour}" transform="{at(left + 46, line, 0, 1.4)}"/>'
    digit_art = glyphs_from(str(score), left + 92, line, digits, ink)
    x, y = (left + 38, top + 196) if shape.fanned else (left + me.wide - 132, line)
    cards = "".join(
        f'<g transform="translate({number(x + 12 * place)} {number(y + abs(place) * 3)}) rotate({14 * place})">'
        f'<rect x="-14" y="-20" width="28" height="40" rx="5" fill="{CREAM}" {ink} stroke-width="3"/></g>'
        for place in (-1, 0, 1)
    )
    return placed(f"seat-{colour}", rays + seal + digit_art + cards + glyphs_from(f"{size}/{limit}", x + 40, y, 23, ink))


def _hand(position: MooreaPosition, shape: Shape, opened: Open, me: int, lang: str) -> str:
    """The hand, grouped; where it must be discarded from, a group is that action."""
    groups, colour = hand_groups(position, me), position.game.seat_words(position.seats)[me]
    parts = [f'<g id="hand" data-place="hand-{colour}">']
    for (name, count), (whole, cards, scale) in zip(groups, hand_places(tuple(n for _, n in groups), shape), strict=True):
        key = f"discard-{name}"
        actions = opened.get(key, [])
        art = back_of(position, me) if name == "hidden" else f"hand-{name}"
        behind = lit("hand", scale)[0] if actions else ""
        laid = [f'<g transform="{at(*place, 0, scale)}">{behind}</g>' for place in cards] if actions else []
        laid += [
            f'<g id="hand-{name}-{number_}" class="vk-glide" transform="{at(*place, 0, scale)}"><use href="#vk-{art}"/></g>'
            for number_, place in enumerate(cards)
        ]
        if count > 2:
            x, y = whole.x + whole.wide / 2 - 16, whole.y + whole.high / 2 - 16
            laid.append(f'<g transform="{at(x, y)}">{badge(count, 15)}</g>')
        hit = (
            f'<rect x="{number(whole.x - whole.wide / 2)}" y="{number(whole.y - whole.high / 2)}" width="{number(whole.wide)}" '
            f'height="{number(whole.high)}" rx="12" class="vk-hit"/>'
        )
        called = "" if name == "hidden" else f"{words(position, f'name-{name}', lang)}: {count}"
        body = "".join(laid) + hit
        if name != "hidden" and me == position.viewer:
            body = placed(f"hand-{colour}-{name}", body)
        if actions:
            parts.append(thing(position, key, actions, body, called, lang, f"hand-{name}"))
        else:
            parts.append(f'<g id="hand-{name}"><title>{called or count}</title>{body}</g>')
    parts.append("</g>")
    return "".join(parts)


# --- The moving layer: the status ---


def _status(position: MooreaPosition, shape: Shape, opened: Open, lang: str) -> str:
    """Whose turn it is and which part of it; the turns that are left once the end is near; the pass. After the end, the winners."""
    colours = position.game.seat_words(position.seats)
    middle = (shape.status.x, shape.status.y)
    if position.asked == OVER:
        best = str(max(position.scores()))
        ends = [(0.0, 84.0, f'<use href="#vk-winner-{colours[seat]}"/>') for seat in position.winners()]
        return plate(*middle, [*ends, (8.0, 66.0, glyphs(best, 0, 0, 30, themed("text", "stroke"), 2.4))])
    if position.part == DEALING:
        return plate(*middle, [(0.0, 60.0, f'<use href="#vk-seat-{name}"/>') for name in colours])
    parts = [(0.0, 48.0, f'<use href="#vk-seat-{colours[position.turn]}"/>')]
    for name in PARTS[1:]:
        faint = "" if name == PARTS[position.part] else ' opacity=".28"'
        parts.append((8.0, 40.0, f'<use href="#vk-part-{name}"{faint}/>'))
    if idle_rounds(position):
        count = glyphs(f"{idle_rounds(position)}/{BOX.idle_rounds}", 47, 0, 22, themed("text", "stroke"), 2.3)
        told = escape(idle_text(position, position.game, lang))
        parts.append(
            (14.0, 86.0, f'<g id="idle" transform="translate(-20 0)"><title>{told}</title><use href="#vk-idle"/>{count}</g>')
        )
    if is_final(position):
        left = glyphs(str(position.final), 34, 0, 22, themed("text", "stroke"), 2.3)
        parts.append((14.0, 74.0, f'<g transform="translate(-14 0)"><use href="#vk-sunset"/>{left}</g>'))
    for key, action in (("pass", PASS), ("enough", ENOUGH)):
        if key in opened:
            parts.append((14.0, 54.0, _sign(position, key, action, lang)))
    return plate(*middle, parts)


def _sign(position: MooreaPosition, name: str, action: int, lang: str) -> str:
    """Nothing more is wanted: the sign for what comes next."""
    stroke = 'stroke-width="4" stroke-linecap="round" stroke-linejoin="round"'
    art = (
        f'<rect x="-44" y="-44" width="88" height="88" fill="none" pointer-events="all"/>'
        f'<circle r="24" fill="{CREAM}" stroke="{CORAL}" class="vk-open" {stroke}/>'
        f'<path d="M-8 -9L1 0L-8 9M1 -9L10 0L1 9" fill="none" stroke="{INK}" {stroke}/>'
    )
    return mark_action(action, sentence(position, action, lang), art, name)


def _size(state: State, shape: str) -> tuple[float, float]:
    places = shape_of(shape)
    return places.wide, places.high


BOARD: Final = Layers(static_layer, moving_layer, status_line, _size, SHAPES)
draw = BOARD.draw
