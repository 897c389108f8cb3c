"""The picture of a position of Vanuatu.

The archipelago of hexes lies on the deep sea: islands with their huts, drawings, hats of tourists and goods, oceans with fish,
chests and sailboats; in its free corners the volcano with the tiles to come, the rounds and the status, and with Rising Waters the
die.
Above are the nine action spaces (`spaces`), beside it ships, market, tourists, rest tokens and characters (`office`),
below the players (`seats`). What can be done has a coral rim (`choices` tells how).

Two shapes: `wide`, and `tall` for a phone of 390 pixels. What a page does with the marks is told in `vaka.draw`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from vaka.draw.frames import garland
from vaka.draw.glyphs import glyphs
from vaka.draw.hexes import hexagon, ripples
from vaka.draw.isles import hut_defs, isle_defs, sailboat_defs
from vaka.draw.layers import Layers
from vaka.draw.marks import SPOT, asked
from vaka.draw.palette import CORAL, CREAM, DEEP, FOAM, INK, OCHRE, SAND, SHALLOW
from vaka.draw.people import people_defs
from vaka.draw.pieces import emblem_defs, medallion, pattern_defs
from vaka.draw.seats import SEATS
from vaka.draw.svg import at, escape, number
from vaka.draw.tokens import bark_token, die, marker_defs, rest_faces, token_defs
from vaka.engine.captions import words
from vaka.engine.ending import how_it_ended
from vaka.engine.names import CHANCE, OVER
from vaka.games.vanuatu.picture.choices import Open, by_key, outright, sheet, what
from vaka.games.vanuatu.picture.isles import boats, spaces, targets, tile_defs, tiles, volcano, volcano_ground
from vaka.games.vanuatu.picture.layout import Shape, shape_of
from vaka.games.vanuatu.picture.office import grounds, market, office, people, rest, rest_targets, ships
from vaka.games.vanuatu.picture.seats import panels, seat_defs
from vaka.games.vanuatu.picture.spaces import action_spaces, space_defs, space_targets
from vaka.games.vanuatu.rules.actions import AT_NEUTRAL, AT_PERFORMING, AT_PLANNING, STOP
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.rounds.setting_up import is_flood_round
from vaka.games.vanuatu.rules.sequence import Vanuatu, vanuatu
from vaka.games.vanuatu.words.text import phase, round_params

if TYPE_CHECKING:
    from vaka.engine.state import State
    from vaka.engine.words import Words

_MASK: Final = (
    f'<path d="M-13 -15Q0 -21 13 -15Q16 2 9 13Q0 22 -9 13Q-16 2 -13 -15Z" fill="{OCHRE}" stroke="{INK}" stroke-width="2.2"/>'
    f'<path d="M-10 -6H-3M10 -6H3M0 -4V5M-5 11H5" fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
)
PHASES: Final = {
    "set-up": '<use href="#vk-volcano"/>',
    "characters": _MASK,
    "planning": (
        '<use href="#vk-marker-neutral" transform="translate(-6 6)"/><use href="#vk-marker-neutral" transform="translate(6 -6)"/>'
    ),
    "performing": '<use href="#vk-sail-sign"/>',
    "resting": '<use href="#vk-hammock"/>',
}
SHAPES: Final = ("wide", "tall")


def status_line(state: State, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """How it stands, in a line."""
    position, game, called = vanuatu(state), state.game, list(names) if names else None
    if position.asked == OVER:
        key, params = how_it_ended(state.winners(), shared="draw-game")
        return game.say(f"event-{key}", params, lang, state.seats, called)
    if position.round == 0:
        return ""
    told = game.say("text-round", round_params(position), lang, state.seats, called)
    if position.asked == CHANCE:
        return told
    return f"{called[position.turn] if called else game.seat_name(state.seats, position.turn, lang)} · {told}"


def _shape(state: Vanuatu, name: str) -> Shape:
    return shape_of(name, int(state.seats), state.with_characters)


# --- The static layer ---


def static_layer(state: State, *, lang: str = "en", shape: str = "wide") -> str:
    """What stays the same for a whole game: definitions, sea, empty spaces, grounds."""
    position = vanuatu(state)
    return _static(_shape(position, shape), state.game.seat_words(state.seats), position.with_waters, state.game.words, lang)


@cache
def _static(shape: Shape, colours: tuple[str, ...], with_waters: bool, words: Words, lang: str) -> str:
    track = _round_track(shape, with_waters)
    ground = _sea(shape) + volcano_ground(shape) + spaces(shape) + grounds(shape) + track
    return f'<defs>{_defs(shape, colours, words, lang)}</defs><g id="static">{ground}</g>'


def _defs(shape: Shape, colours: tuple[str, ...], words: Words, lang: str) -> str:
    """Everything that the moving layer uses."""
    parts = [emblem_defs(), pattern_defs(colours), isle_defs(), hut_defs(colours), sailboat_defs(colours), token_defs()]
    parts += [marker_defs(colours), people_defs(), tile_defs(), space_defs(shape, words, lang), seat_defs(colours), SPOT]
    parts += [f'<g id="vk-rest-{name}">{art}</g>' for name, art in rest_faces().items()]
    parts.append(f'<g id="vk-bark">{bark_token("", 34)}</g>')
    parts.append(f'<polygon id="vk-hex" points="{hexagon(70)}"/><circle id="vk-disc" r="27"/>')
    parts.append('<rect id="vk-token" x="-21" y="-21" width="42" height="42" rx="9"/>')
    parts += [f'<g id="vk-winner-{name}">{garland(SEATS[name], 31)}{medallion(SEATS[name], 22, INK)}</g>' for name in colours]
    parts += [f'<g id="vk-phase-{name}">{art}</g>' for name, art in PHASES.items()]
    return "".join(parts)


def _sea(shape: Shape) -> str:
    """The deep sea with a few quiet waves. It goes on beyond the picture, as far as a page has room."""
    wide, high = shape.wide, shape.high
    quiet = tuple((40 + (place * 173) % (wide - 80), 30 + (place * 97) % (high - 60)) for place in range(int(wide * high / 9000)))
    around = [(across, down) for across in (-1, 0, 1) for down in (-1, 0, 1) if across or down]
    more = "".join(f'<use href="#vk-waves" x="{number(across * wide)}" y="{number(down * high)}"/>' for across, down in around)
    ground = f'x="{number(-wide)}" y="{number(-high)}" width="{number(3 * wide)}" height="{number(3 * high)}" fill="{DEEP}"'
    return f'<g data-spill=""><rect {ground}/><g opacity=".22"><g id="vk-waves">{ripples(quiet, SHALLOW, 2)}</g>{more}</g></g>'


def _round_places(shape: Shape) -> list[tuple[float, float]]:
    """The eight rounds, in the free corner below the archipelago."""
    x, y = shape.afloat(-1.5 + 0.34, 2.84)
    return [(x + 50 * shape.hexes * place, y) for place in range(BOX.rounds)]


def _round_track(shape: Shape, with_waters: bool) -> str:
    """The rounds; those in which the waters rise have a wave."""
    parts = []
    for place, (x, y) in enumerate(_round_places(shape)):
        rises = with_waters and place + 1 in BOX.flood_rounds
        parts.append(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="15" fill="#0E5874" stroke="{SHALLOW}" stroke-width="2"/>'
            + glyphs(str(place + 1), x, y - (4 if rises else 0), 13, f'stroke="{FOAM}"', 2)
            + (f'<g transform="{at(x, y + 8.5)}">{_wave(FOAM)}</g>' if rises else "")
        )
    return "".join(parts)


def _wave(colour: str) -> str:
    """The sign of a round in which the waters rise, within its circle."""
    return f'<path d="M-8 0q4 -4.5 8 0t8 0" fill="none" stroke="{colour}" stroke-width="2.4" stroke-linecap="round"/>'


# --- The moving layer ---


def moving_layer(state: State, *, lang: str = "en", interactive: bool = True, shape: str = "wide") -> str:
    """What an action can change, as one group."""
    position = vanuatu(state)
    places = _shape(position, shape)
    opened = by_key(state.legal(), position.stage == AT_PERFORMING) if interactive and asked(state) is not None else {}
    parts = ['<g id="moving">', action_spaces(position, places, opened, lang), tiles(position, places, lang)]
    parts += [volcano(position, places, opened, lang), boats(position, places, opened, lang), ships(position, places, lang)]
    parts += [market(position, places), office(position, places), rest(position, places, opened, lang)]
    parts += [people(position, places, opened, lang), _waters(position, places, lang), _status(position, places, opened, lang)]
    parts += [panels(position, places, opened, lang), '<g id="targets">']
    if opened:
        parts += [targets(position, places, opened, lang), space_targets(position, places, opened, lang)]
        parts += [rest_targets(position, places, opened, lang), _sheets(position, places, opened, lang)]
    parts.append("</g></g>")
    return "".join(parts)


def _sheets(state: Vanuatu, shape: Shape, opened: Open, lang: str) -> str:
    """Sales and alms, which have no place on the board."""
    parts = []
    for key, actions in opened.items():
        chips = actions if key == "beg" else [action for action in actions if key and what(action)[0] == "sell"]
        if chips:
            parts.append(sheet(state, key, chips, shape.choices, shape.unit, lang))
    return "".join(parts)


def _waters(state: Vanuatu, shape: Shape, lang: str) -> str:
    """Rising Waters: the actions before the flood, and the dikes that are left."""
    if not state.with_waters:
        return '<g id="waters"/>'
    x, y = shape.afloat(-2.02, 0)
    wave = f'<path d="M-34 0q8.5 -10 17 0t17 0t17 0t17 0" fill="none" stroke="{FOAM}" stroke-width="5" stroke-linecap="round"/>'
    told, rolled = "", ""
    if state.die > 0:
        told = f"<title>{escape(words(state, 'text-die', lang, die=state.die))}</title>"
        rolled = f'<g transform="translate(0 -28) scale(1.25)">{die(int(state.die))}</g>'
    stock_x, stock_y = shape.afloat(3.06, -0.12)
    stock = (
        f'<use href="#vk-dike" transform="translate(-14 0) rotate(24) scale(.9)"/>'
        f'{glyphs(str(state.dike_stock), 24, 0, 22, f"""stroke="{FOAM}" """, 2.4)}'
    )
    return (
        f'<g id="waters"><g transform="{at(x, y - 6, 0, shape.hexes)}">{told}{rolled}<g transform="translate(0 14)">{wave}</g></g>'
        f'<g transform="{at(stock_x, stock_y, 0, shape.hexes)}">{stock}</g></g>'
    )


# --- The status ---


def _status(state: Vanuatu, shape: Shape, opened: Open, lang: str) -> str:
    """The round, whose turn it is, the phase, how many markers are to be placed; after the end, who has won."""
    colours = state.game.seat_words(state.seats)
    rounds = _round_places(shape)
    parts = ['<g id="status">']
    if state.round > 0:
        x, y = rounds[state.round - 1]
        rises = state.with_waters and is_flood_round(state.round)
        ring = f'<circle r="20" fill="{SAND}" stroke="{INK}" stroke-width="3"/>'
        ring += glyphs(str(state.round), 0, -4 if rises else 0, 17 if rises else 20, f'stroke="{INK}"', 2.6)
        ring += f'<g transform="{at(0, 11.5)}">{_wave(DEEP)}</g>' if rises else ""
        parts.append(f'<g id="round" class="vk-glide" transform="{at(x, y)}">{ring}</g>')
    shown = [(46.0, f'<use href="#vk-seat-{colours[seat]}"/>') for seat in _shown(state)]
    if state.asked == OVER and shown:
        shown = [(78.0, f'<use href="#vk-winner-{colours[seat]}" transform="scale(.8)"/>') for seat in _shown(state)]
        best = glyphs(str(max(state.scores())), 0, 0, 30, f'stroke="{INK}"', 2.4)
        shown += [(44.0, '<use href="#vk-leaf" transform="scale(.9)"/>'), (64.0, best)]
    if state.asked != OVER and state.round > 0:
        now = "planning" if state.stage == AT_NEUTRAL else phase(state)
        for name in PHASES:
            if name == "characters" and not state.with_characters:
                continue
            faint = "" if name == now else ' opacity=".25"'
            params = round_params(state) | {"phase": name if name != now else phase(state)}
            told = escape(words(state, "part-phase", lang, **params))
            shown.append((44.0, f'<g><title>{told}</title><use href="#vk-phase-{name}"{faint}/></g>'))
        if state.stage in (AT_PLANNING, AT_NEUTRAL):
            who = "neutral" if state.stage == AT_NEUTRAL else colours[state.turn]
            for _ in range(state.left):
                shown.append((28.0, f'<use href="#vk-marker-{who}"/>'))
    if state.asked == OVER and not shown:  # the sea has won
        shown = [(50.0, '<use href="#vk-water" transform="scale(1.2)"/>')] * BOX.islands_to_lose
    if STOP in opened.get("", ()):
        shown.append((56.0, _stop(state, lang)))
    x, y = shape.afloat(-1.5 + 1.75, 3.28)
    parts.append(f'<g transform="{at(x, y, 0, shape.hexes)}">{_plate(shown)}</g></g>')
    return "".join(parts)


def _shown(state: Vanuatu) -> list[int]:
    """The seats that the status is about."""
    if state.asked == OVER:
        return state.winners()
    return [int(state.turn)] if state.round > 0 and state.asked != CHANCE else []


def _plate(shown: list[tuple[float, str]]) -> str:
    """Things in a row on a panel."""
    if not shown:
        return ""
    total = sum(wide for wide, _ in shown)
    ground = (
        f'<rect x="{number(-total / 2 - 10)}" y="-27" width="{number(total + 20)}" height="54" rx="27" fill="{CREAM}" '
        f'stroke="{INK}" stroke-width="2.4"/>'
    )
    along, parts = -total / 2, [ground]
    for wide, art in shown:
        parts.append(f'<g transform="translate({number(along + wide / 2)} 0)">{art}</g>')
        along += wide
    return "".join(parts)


def _stop(state: Vanuatu, lang: str) -> str:
    """Nothing more is wanted: the sign for what comes next."""
    line = 'stroke-width="4" stroke-linecap="round" stroke-linejoin="round"'
    art = (
        f'<rect x="-30" y="-30" width="60" height="60" fill="none" pointer-events="all"/>'
        f'<circle r="21" fill="{CREAM}" stroke="{CORAL}" class="vk-open" {line}/>'
        f'<path d="M-8 -9L1 0L-8 9M1 -9L10 0L1 9" fill="none" stroke="{INK}" {line}/>'
    )
    return outright(state, STOP, art, lang, "stop")


def _size(state: State, shape: str) -> tuple[float, float]:
    places = _shape(vanuatu(state), shape)
    return places.wide, places.high


BOARD: Final = Layers(static_layer, moving_layer, status_line, _size, SHAPES)
draw = BOARD.draw
