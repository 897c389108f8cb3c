"""The players in the picture of Vanuatu: points, vatus, fish and treasures, character, huts, markers in hand, rest token."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from vaka.draw.frames import sunburst
from vaka.draw.glyphs import ADVANCE, HEIGHT, glyphs
from vaka.draw.palette import CREAM, INK, SAND
from vaka.draw.seats import SEATS
from vaka.draw.svg import at, escape, number
from vaka.draw.tokens import bark_token, worth
from vaka.engine.captions import words
from vaka.engine.names import OVER
from vaka.games.vanuatu.picture.choices import Open, chooser, outright, rim
from vaka.games.vanuatu.rules.actions import KINDS
from vaka.games.vanuatu.rules.box import BOX, CHARACTERS, NO_CHARACTER, TOKEN_COUNT, TOKENS
from vaka.games.vanuatu.rules.packed import has
from vaka.games.vanuatu.rules.pieces import huts_standing
from vaka.games.vanuatu.rules.players import is_face_down, markers_of, rester, token_of
from vaka.games.vanuatu.rules.tiles import tile_list, tiles_worth

if TYPE_CHECKING:
    from vaka.draw.places import Box
    from vaka.games.vanuatu.picture.layout import Shape
    from vaka.games.vanuatu.rules.sequence import Vanuatu

_INK: Final = f'stroke="{INK}"'
BRIGHT: Final = "#FFF8E4"


class Slots(NamedTuple):
    """Where things lie on a panel, from its left edge and its middle: x, y, size; then the steps between tiles."""

    seal: tuple[float, float, float]
    points: tuple[float, float, float]
    vatus: tuple[float, float, float]
    fish: tuple[float, float, float]
    treasures: tuple[float, float, float]
    fish_step: float
    step: float
    who: tuple[float, float, float]
    huts: tuple[float, float, float]
    hand: tuple[float, float, float]
    conch: tuple[float, float, float]
    token: tuple[float, float, float]


def _slots(box: Box, shape: Shape) -> Slots:
    if box.wide < 320:
        half = box.wide / 2
        step = min(46, (half - 12) / 3)
        return Slots(
            seal=(28, -48, 1.0),
            points=(66, -48, 1.0),
            vatus=(box.wide - 58, -48, 0.9),
            fish=(29, 1, min(1.0, (step - 1) / 40)),
            treasures=(half + 22, 1, min(1.0, (step - 1) / 40)),
            fish_step=step,
            step=step,
            who=(36, 46, 0.9),
            huts=(0.36 * box.wide, 53, 0.76),
            hand=(0.57 * box.wide, 53, 0.86),
            conch=(box.wide - 56, 53, 0.62),
            token=(box.wide - 24, 53, 0.92),
        )
    if box.wide > 500 and box.high > 155:
        return Slots(
            seal=(42, -42, 1.45),
            points=(98, -42, 1.45),
            vatus=(236, -42, 1.3),
            fish=(44, 33, 1.5),
            treasures=(268, 33, 1.86),
            fish_step=66,
            step=88,
            who=(box.wide - 66, 0, 1.9),
            huts=(336, -40, 1.1),
            hand=(424, -42, 1.4),
            conch=(510, -42, 1.3),
            token=(580, -42, 1.4),
        )
    return Slots(
        seal=(38, -44, 1.3),
        points=(86, -44, 1.3),
        vatus=(196, -44, 1.1),
        fish=(32, 8, 1.14),
        treasures=(200, 8, 1.14),
        fish_step=50,
        step=50,
        who=(box.wide - 42, -38, 1.2),
        huts=(32, 54, 0.8),
        hand=(106, 54, 1.0),
        conch=(190, 54, 0.9),
        token=(240, 54, 1.0),
    )


def order(state: Vanuatu, shape: Shape) -> list[int]:
    """The seats in the order of their panels: on a phone the viewer's is first and larger."""
    seats = list(range(state.seats))
    if shape.is_tall and state.viewer > 0:
        seats.remove(int(state.viewer))
        seats.insert(0, int(state.viewer))
    return seats


def seat_defs(names: tuple[str, ...]) -> str:
    """The medallions of the seats, and the rays behind a winner."""
    parts = [f'<g id="vk-rays">{sunburst(46, "#F7D24A")}</g>']
    for name in names:
        look = SEATS[name]
        parts.append(
            f'<g id="vk-seat-{name}"><circle r="19" fill="{look.colour}" {_INK} stroke-width="2.4"/>'
            f'<use href="#vk-{look.emblem}" fill="{look.on_colour}" transform="scale(1.24)"/></g>'
        )
    return "".join(parts)


def digits(text: str, x: float, y: float, size: float, weight: float = 2.3) -> str:
    """Digits that begin at x."""
    wide = size / HEIGHT * (ADVANCE * len(text) - 3)
    return glyphs(text, x + wide / 2, y, size, _INK, weight)


def panels(state: Vanuatu, shape: Shape, opened: Open, lang: str) -> str:
    """A panel for each seat."""
    parts = ['<g id="seats">']
    for place, seat in enumerate(order(state, shape)):
        parts.append(_panel(state, seat, shape.seats[place], shape, opened, lang))
    parts.append("</g>")
    return "".join(parts)


def _panel(state: Vanuatu, seat: int, box: Box, shape: Shape, opened: Open, lang: str) -> str:
    colour = state.game.seat_words(state.seats)[seat]
    active = state.asked >= 0 and state.turn == seat
    mine = bool(opened) and active
    slots = _slots(box, shape)
    won = state.asked == OVER and has(state.won, seat)
    owned = _owned(
        colour,
        int(state.prosperity[seat]),
        int(state.vatus[seat]),
        int(state.fish_tiles[seat]),
        int(state.supply[seat]),
        sum(BOX.markers) - int(markers_of(state, seat)),
        active,
        won,
        state.round > 0 and state.first == seat,
        box,
        slots,
    )
    treasures = _treasures(state, seat, box, slots, opened if mine else {}, lang)
    who = _who(state, seat, box, slots, opened if mine else {}, lang)
    return (
        f'<g id="seat-{colour}" transform="{at(box.x - box.wide / 2, box.y)}"><title>{_words(state, seat, lang)}</title>'
        f"{owned}{_token(state, seat, colour, slots)}{treasures}{who}</g>"
    )


def _words(state: Vanuatu, seat: int, lang: str) -> str:
    huts = int(huts_standing(state, seat))
    nothing = state.game.say("text-nothing", {}, lang, state.seats)
    held = {
        name: tile_list(tiles) or nothing
        for name, tiles in (("fish", state.fish_tiles[seat]), ("treasures", state.treasure_tiles[seat]))
    }
    params = {"points": state.prosperity[seat], "vatus": state.vatus[seat], "space": state.boat[seat] + 1, "huts": huts}
    return escape(words(state, "text-seat", lang, seat=seat, **params, **held))


@lru_cache(maxsize=1 << 12)
def _owned(
    colour: str,
    points: int,
    vatus: int,
    fish: int,
    supply: int,
    hand: int,
    active: bool,
    won: bool,
    first: bool,
    box: Box,
    slots: Slots,
) -> str:
    """Everything of a panel that is never clicked."""
    look = SEATS[colour]
    size = f'y="{number(-box.high / 2)}" width="{number(box.wide)}" height="{number(box.high)}" rx="14"'
    parts = [f'<rect {size} fill="{BRIGHT if active or won else SAND}" {_INK} stroke-width="2.4"/>']
    if active or won:
        inner = f'x="4" y="{number(-box.high / 2 + 4)}" width="{number(box.wide - 8)}" height="{number(box.high - 8)}" rx="11"'
        parts.append(f'<rect {inner} fill="none" stroke="{look.colour}" stroke-width="6"/>')
    if won:
        parts.append(f'<use href="#vk-rays" transform="{at(*slots.seal[:2], 0, slots.seal[2])}"/>')
    parts.append(f'<use href="#vk-seat-{colour}" transform="{at(*slots.seal[:2], 0, slots.seal[2])}"/>')
    for symbol, value, (x, y, scale), high in (("leaf", points, slots.points, 27), ("coin", vatus, slots.vatus, 25)):
        tight = 1 if len(str(value)) < 3 else 0.74
        body = f'<use href="#vk-{symbol}" transform="{at(x, y, 0, 0.72 * scale)}"/>'
        body += digits(str(value), x + 18 * scale, y, high * scale * tight)
        parts.append(body if symbol == "leaf" else part_of(colour, "vatus", body))
    x, y, scale = slots.fish
    caught = [
        _tile("catch", value, int(tiles_worth(fish, value)), x + slots.fish_step * (value - 1), y, scale) for value in (1, 2, 3)
    ]
    parts.append(part_of(colour, "fish", _ground(x, y, scale, slots.fish_step) + "".join(caught)))
    x, y, scale = slots.huts
    supplied = (
        f'<use href="#vk-hut-{colour}" transform="{at(x, y, 0, scale)}"/>{digits(str(supply), x + 21 * scale, y, 23 * scale)}'
    )
    parts.append(part_of(colour, "huts", supplied))
    x, y, scale = slots.hand
    if hand:
        marker = f'<use href="#vk-marker-{colour}" transform="{at(x, y, 0, scale)}"/>'
        parts.append(part_of(colour, "markers", marker + digits(str(hand), x + 18 * scale, y, 20 * scale)))
    if first:
        parts.append(f'<use data-place="first" href="#vk-conch" transform="{at(*slots.conch[:2], 0, slots.conch[2])}"/>')
    return "".join(parts)


def part_of(colour: str, part: str, body: str) -> str:
    """Something that a seat has, as a place that tells about itself; nothing where nothing is drawn."""
    return f'<g data-place="seat-{colour}-{part}">{body}</g>' if body else ""


@cache
def _ground(x: float, y: float, scale: float, step: float) -> str:
    """Where three kinds of tiles lie, to be pointed at also where there is none."""
    half = 20 * scale
    size = f'width="{number(2 * step + 2 * half)}" height="{number(2 * half)}"'
    return f'<rect x="{number(x - half)}" y="{number(y - half)}" {size} fill="none" pointer-events="all"/>'


@cache
def _tile(symbol: str, value: int, count: int, x: float, y: float, scale: float) -> str:
    """A kind of tile and how many there are, if any."""
    if count == 0:
        return ""
    badge = ""
    if count > 1:
        badge = (
            f'<circle cx="19" cy="-17" r="11.5" fill="{INK}" stroke="{CREAM}" '
            f'stroke-width="1.6"/>{glyphs(str(count), 19, -17, 14, f"""stroke="{CREAM}" """, 2.2)}'
        )
    return f'<g transform="{at(x, y, 0, scale)}">{worth(symbol, str(value))}{badge}</g>'


def _treasures(state: Vanuatu, seat: int, box: Box, slots: Slots, opened: Open, lang: str) -> str:
    """Treasures by their values; an own one can be sold."""
    x, y, scale = slots.treasures
    parts = []
    for value in (1, 2, 3):
        count, action = int(tiles_worth(state.treasure_tiles[seat], value)), KINDS.id("sell-treasure", value=value - 1)
        across = x + slots.step * (value - 1)
        art = _tile("chest", value, count, across, y, scale)
        if action in opened.get("", ()):
            place = at(across, y, 0, scale)
            body = (
                f'<g transform="{place}">{rim("vk-token", 6)}</g>{art}<g transform="{place}">'
                '<use href="#vk-token" class="vk-hit"/></g>'
            )
            parts.append(outright(state, action, body, lang, f"treasure-{value}"))
        else:
            parts.append(art)
    colour = state.game.seat_words(state.seats)[seat]
    return part_of(colour, "treasures", _ground(x, y, scale, slots.step) + "".join(parts))


def _who(state: Vanuatu, seat: int, box: Box, slots: Slots, opened: Open, lang: str) -> str:
    """The character: face down once it is used; an own one may be left unused, or begs."""
    character = state.character[seat]
    if not state.with_characters or character == NO_CHARACTER:
        return ""
    used = is_face_down(state, seat)
    place = at(*slots.who[:2], 0, slots.who[2])
    name = CHARACTERS[character]
    colour = state.game.seat_words(state.seats)[seat]
    art = _character(name, colour, bool(used), bool(state.waived and state.turn == seat))
    called = escape(words(state, "text-character", lang, seat=seat, character=name, used="yes" if used else "no"))
    hit = '<use href="#vk-disc" class="vk-hit"/>'
    if "beg" in opened:
        return chooser("beg", called, f'<g transform="{place}">{rim("vk-disc", 6)}{art}{hit}</g>', "beggar")
    waive = KINDS.id("waive")
    if waive in opened.get("", ()):
        return outright(state, waive, f'<g transform="{place}">{rim("vk-disc", 6)}{art}{hit}</g>', lang, "waive")
    return f'<g data-place="character-{name}" transform="{place}"><title>{called}</title>{art}</g>'


@cache
def _character(name: str, colour: str, used: bool, waived: bool) -> str:
    art = f'<use href="#vk-who-{name}"{""" opacity=".4" """ if used or waived else ""}/>'
    if used or waived:
        art += f'<path d="M-17 17L17 -17" {_INK} stroke-width="3.4" stroke-linecap="round"/>'
    return art


def _token(state: Vanuatu, seat: int, colour: str, slots: Slots) -> str:
    """The rest tokens of a seat: a face where the viewer knows it, bark cloth where not. A Governor may rest more than once."""
    held = [turn for turn in range(state.rests) if rester(state, turn) == seat]
    x, y, scale = slots.token
    parts = []
    for place, turn in reversed(list(enumerate(held))):  # the first on top
        token, away = token_of(state, turn), 17 * scale * place
        across, down = (x, y - away) if y > 0 else (x + away, y)
        if token < TOKEN_COUNT:
            parts.append(f'<g transform="{at(across, down, 0, scale * 0.86)}"><use href="#vk-rest-{TOKENS[token]}"/></g>')
        else:
            parts.append(f'<g transform="{at(across, down, 0, scale)}">{bark_token(colour, 36)}</g>')
    return part_of(colour, "token", "".join(parts))
