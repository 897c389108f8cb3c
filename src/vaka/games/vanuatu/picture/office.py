"""What lies beside the archipelago in the picture of Vanuatu: ships, fish market, tourists, rest tokens, characters."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.glyphs import glyphs
from vaka.draw.palette import BARK, CREAM, FOAM, INK, OCHRE, SAND
from vaka.draw.seats import SEATS
from vaka.draw.svg import at, escape, number, points
from vaka.draw.tokens import bark_token
from vaka.engine.captions import words
from vaka.games.vanuatu.picture.choices import Open, aim, outright, rim
from vaka.games.vanuatu.rules.actions import AT_CHARACTERS, AT_NEUTRAL, AT_OFFER, AT_TOKEN, KINDS
from vaka.games.vanuatu.rules.box import BOX, CHARACTERS, GOODS, NO_CHARACTER, NOWHERE, REST, SLOTS, TOKEN_COUNT, TOKENS
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.pieces import aboard, ship_in
from vaka.games.vanuatu.rules.plans.characters import available
from vaka.games.vanuatu.rules.players import tokens_seen
from vaka.games.vanuatu.rules.rounds.ships import wants

if TYPE_CHECKING:
    from vaka.draw.places import Box
    from vaka.games.vanuatu.picture.layout import Shape
    from vaka.games.vanuatu.rules.sequence import Vanuatu

_INK: Final = f'stroke="{INK}"'


def panel(box: Box, fill: str = SAND) -> str:
    """The ground of a part of the board."""
    size = (
        f'x="{number(box.x - box.wide / 2)}" y="{number(box.y - box.high / 2)}" width="{number(box.wide)}" '
        f'height="{number(box.high)}"'
    )
    return f'<rect {size} rx="12" fill="{fill}" {_INK} stroke-width="2.4"/>'


def grounds(shape: Shape) -> str:
    """What of all this never changes: panels, and the price and points of goods."""
    parts = [panel(shape.market), panel(shape.office), panel(shape.rest)]
    fish_x, size = shape.market.x - shape.market.wide / 2 + 30, 1.25 if shape.is_tall else 1.0
    parts.append(f'<use href="#vk-catch" transform="{at(fish_x, shape.market.y, 0, size)}"/>')
    if not shape.is_tall:
        parts.append(f'<use href="#vk-hammock" transform="{at(shape.rest.x - shape.rest.wide / 2 + 46, shape.rest.y, 0, 1.4)}"/>')
    parts += [_price(good, shape.prices[place], shape) for place, good in enumerate(GOODS)]
    return "".join(parts)


def _price(good: str, box: Box, shape: Shape) -> str:
    """What a good costs, and the points for its export."""
    number_, paint, high = GOODS.index(good), f'stroke="{FOAM}"', 20 if shape.is_tall else 16
    cost, gain = glyphs(str(BOX.price[number_]), 2, 0, high, paint, 2.3), glyphs(str(BOX.points[number_]), 46, 0, high, paint, 2.3)
    return (
        f'<g transform="{at(box.x, box.y, 0, 1.05 if not shape.is_tall else 0.88)}">'
        f'<use href="#vk-good-{good}" transform="translate(-43 0) scale(.72)"/>'
        f'<use href="#vk-coin" transform="translate(-16 0) scale(.44)"/>{cost}<use href="#vk-leaf" transform="translate(26 '
        f'0) scale(.44)"/>{gain}</g>'
    )


# --- Ships ---


def ships(state: Vanuatu, shape: Shape, lang: str) -> str:
    """The three ships from the top, each with what it has and what it still wants."""
    parts = ['<g id="ships">']
    for slot in range(SLOTS):
        kind = ship_in(state, slot)
        if kind == NOWHERE:
            continue
        cubes = tuple(int(aboard(state, slot, good)) for good in range(len(GOODS)))
        missing = {name: int(wants(state, slot, good)) for good, name in enumerate(GOODS)}
        called = escape(words(state, "text-ship", lang, slot=slot + 1, **missing))
        place = shape.ships[slot]
        parts.append(
            f'<g id="ship-{slot}" transform="{at(place.x, place.y)}">'
            f"<title>{called}</title>{_ship(int(kind), cubes, slot, shape)}</g>"
        )
    parts.append("</g>")
    return "".join(parts)


@lru_cache(maxsize=1 << 10)
def _ship(kind: int, cubes: tuple[int, ...], slot: int, shape: Shape) -> str:
    """A freighter with its three places."""
    box = shape.ships[slot]
    wide = box.wide - (0 if shape.is_tall else 132)
    left, size = -box.wide / 2, box.high / 58
    right = left + wide
    hull = (
        f"M{number(left + 4)} {number(8 * size)}H{number(right - 4)}L{number(right - 24)} {number(27 * size)}H{number(left + 18)}Z"
    )
    steps = ((14, 8), (14, -18), (24, -18), (24, -27), (36, -27), (36, -18), (46, -18), (46, 8))
    cabin = points([(left + x, y * size) for x, y in steps])
    parts = [
        f'<polygon points="{cabin}" fill="{CREAM}" {_INK} stroke-width="2.2" stroke-linejoin="round"/>',
        f'<path d="{hull}" fill="{BARK}" {_INK} stroke-width="2.2" stroke-linejoin="round"/>',
        f'<path d="M{number(left + 12)} {number(14 * size)}H{number(right - 12)}" stroke="{OCHRE}" stroke-width="3"/>',
        glyphs(str(slot + 1), left + 30, -6 * size, 14 * size, _INK, 2.3),
    ]
    step = (wide - 74) / 3
    place = 0
    for good, name in enumerate(GOODS):
        for which in range(BOX.ships[kind].count("KCB"[good])):
            x = left + 54 + step * (place + 0.5)
            box_size = 0.98 * size
            ground = f'<rect x="-18" y="-18" width="36" height="36" rx="7" fill="{CREAM}"/>'
            art = f"good-{name}" if which < cubes[good] else f"wanted-{name}"
            parts.append(f'<g transform="{at(x, -10 * size, 0, box_size)}">{ground}<use href="#vk-{art}"/></g>')
            place += 1
    return "".join(parts)


# --- Market and tourists ---


def market(state: Vanuatu, shape: Shape) -> str:
    """The prices of a fish, and the one that holds."""
    return f'<g id="market">{_market(int(state.price), shape)}</g>'


@cache
def _market(price: int, shape: Shape) -> str:
    box, size = shape.market, 1.25 if shape.is_tall else 1.0
    parts = []
    for place, value in enumerate(BOX.fish_market):
        x = box.x - box.wide / 2 + 76 * size + 40 * size * place
        if place == price:
            ring = f'<circle r="20" fill="#E9B44C" {_INK} stroke-width="3"/>'
            digits = glyphs(str(value), 0, 0, 24, _INK, 2.6)
        else:
            ring = f'<circle r="14" fill="{CREAM}" {_INK} stroke-width="1.6" opacity=".55"/>'
            digits = f'<g opacity=".55">{glyphs(str(value), 0, 0, 14, _INK, 2)}</g>'
        parts.append(f'<g transform="{at(x, box.y, 0, size)}">{ring}{digits}</g>')
    return "".join(parts)


def office(state: Vanuatu, shape: Shape) -> str:
    """The tourists who wait for a boat."""
    return f'<g id="office">{_office(int(state.office), int(state.office_tile), shape)}</g>'


@cache
def _office(waiting: int, tile: int, shape: Shape) -> str:
    box = shape.office
    left = box.x - box.wide / 2
    room = box.wide - (0 if shape.is_tall else 40)
    step = min(40.0, room / max(tile, 1))
    hats = "".join(
        f'<g transform="{at(left + step * (place + 0.5) + 4, box.y - 4, 0, step / 42)}" opacity="{1 if place < waiting else 0.2}">'
        '<use href="#vk-hat"/></g>'
        for place in range(max(tile, 1))
    )
    return hats + ("" if shape.is_tall else glyphs(str(waiting), box.x + box.wide / 2 - 20, box.y, 24, _INK, 2.5))


# --- Rest tokens ---


def rest(state: Vanuatu, shape: Shape, opened: Open, lang: str) -> str:
    """The tokens that nobody has: bark cloth; the rester who looks at them sees their faces and takes one."""
    box = shape.rest
    looking = opened.get("", ())
    seen = tokens_seen(state, state.rests - 1) if state.stage == AT_TOKEN else 0  # hidden from all but the rester
    parts = [f'<g id="rest"><title>{escape(words(state, "part-action", lang, action="rest"))}</title>']
    taken = state.rests - (1 if state.stage == AT_TOKEN else 0)
    if seen:
        for place, token in enumerate([token for token in range(TOKEN_COUNT) if has(seen, token)]):
            art = f'<use href="#vk-rest-{TOKENS[token]}"/>'
            action = KINDS.id("token", token=token)
            if action in looking:
                body = (
                    f'<g transform="{_token_at(box, place, shape)}">{rim("vk-token", 7)}{art}<use href="#vk-token" '
                    'class="vk-hit"/></g>'
                )
                parts.append(outright(state, action, body, lang, f"token-{TOKENS[token]}"))
            else:
                parts.append(f'<g transform="{_token_at(box, place, shape)}">{art}</g>')
    else:
        parts += [f'<g transform="{_token_at(box, place, shape)}">{bark_token("", 40)}</g>' for place in range(TOKEN_COUNT - taken)]
    parts.append("</g>")
    return "".join(parts)


@cache
def _token_at(box: Box, place: int, shape: Shape) -> str:
    if shape.is_tall:
        return at(box.x - 33 + 66 * (place % 2), box.y - 29 + 58 * (place // 2), 0, 1.22)
    return at(box.x - 60 + 68 * place, box.y, 0, 1.2)


def rest_targets(state: Vanuatu, shape: Shape, opened: Open, lang: str) -> str:
    """To rest is to look at the tokens, where the action space has more to offer."""
    key = f"act-{REST}"
    action = KINDS.id("rest")
    if action not in opened.get(key, ()):
        return ""
    box = shape.rest
    size = f'x="{number(-box.wide / 2)}" y="{number(-box.high / 2)}" width="{number(box.wide)}" height="{number(box.high)}" rx="12"'
    return aim(state, key, action, lang, at(box.x, box.y), f'<rect {size} class="vk-hit"/><use href="#vk-spot"/>')


# --- Characters ---


def people(state: Vanuatu, shape: Shape, opened: Open, lang: str) -> str:
    """All characters: bright those on the table, faint those that somebody has, with the emblem of that seat."""
    if not state.with_characters:
        return '<g id="characters"/>'
    colours = state.game.seat_words(state.seats)
    holders = {int(state.character[seat]): colours[seat] for seat in range(state.seats) if state.character[seat] != NO_CHARACTER}
    choosing = state.stage in (AT_CHARACTERS, AT_OFFER, AT_NEUTRAL)
    there = available(state) if choosing else 0
    takeable = opened.get("", ())
    parts = ['<g id="characters">']
    for number_, name in enumerate(CHARACTERS):
        place = shape.people[number_]
        size = place.high / 63
        is_out = choosing and not has(there, number_)
        art = _person(name, holders.get(number_, ""), is_out)
        called = escape(words(state, "part-character", lang, character=name))
        action = KINDS.id("take", character=number_)
        if action in takeable:
            body = (
                f'<g transform="{at(place.x, place.y, 0, size)}">{rim("vk-disc", 7)}{art}<use href="#vk-disc" class="vk-hit"/></g>'
            )
            parts.append(outright(state, action, body, lang, f"character-{name}"))
        else:
            parts.append(f'<g id="character-{name}" transform="{at(place.x, place.y, 0, size)}"><title>{called}</title>{art}</g>')
    parts.append("</g>")
    return "".join(parts)


@cache
def _person(name: str, holder: str, is_out: bool) -> str:
    """A character on the table, or faint because it is somebody's or not offered."""
    faint = ' opacity=".38"' if holder or is_out else ""
    art = f'<use href="#vk-who-{name}"{faint}/>'
    if not holder:
        return art
    look = SEATS[holder]
    return (
        f'{art}<g transform="translate(15 15)"><circle r="11" fill="{look.colour}" stroke="{CREAM}" stroke-width="2"/>'
        f'<use href="#vk-{look.emblem}" fill="{look.on_colour}" transform="scale(.74)"/></g>'
    )
