"""The picture of a position of Conquest of Paradise.

The Pacific is a chart of 100 hexes (`ground`, `hexes`), with chains, ropes and fleets between them (`routes`). Over it is the
battle, while one is fought (`battle`), and what is pressed (`choices`). Above are two thin strips: the players and the viewer's
cards, the turn, the victory track, what is left to draw (`seats`).

Two shapes: `wide`, and `tall` for a phone of 390 pixels. What a page does with the marks is told in `vaka.draw`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.canoes import knot
from vaka.draw.layers import Layers
from vaka.draw.letters import lettering
from vaka.draw.marks import asked
from vaka.draw.palette import BARK, FOAM, INK, SAND
from vaka.draw.svg import escape, number, shifted
from vaka.engine.ending import how_it_ended
from vaka.engine.names import CHANCE, OVER
from vaka.games.paradise.picture.alone import chits_in_hand
from vaka.games.paradise.picture.battle import battle
from vaka.games.paradise.picture.chips import chips
from vaka.games.paradise.picture.choices import by_key, hex_marks, turn_marks
from vaka.games.paradise.picture.events import event_markers
from vaka.games.paradise.picture.ground import NIGHT, chart, static
from vaka.games.paradise.picture.hexes import hexes, hexes_of, look_of, raids, stacks
from vaka.games.paradise.picture.layout import AT, Shape, shape_of
from vaka.games.paradise.picture.routes import chains, explorer, fleet, here, rope
from vaka.games.paradise.picture.seats import cards, panels, supply, track
from vaka.games.paradise.picture.seen import Look
from vaka.games.paradise.picture.telling import say
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.board.sets import CONTROL, hexes_in
from vaka.games.paradise.rules.box import HEXES
from vaka.games.paradise.rules.building.orders import points_in, pool_of
from vaka.games.paradise.rules.exploration.voyage import knot_limit
from vaka.games.paradise.rules.options import RULE_MALARIA
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.script.deciding import STAGE_WORDS
from vaka.games.paradise.rules.sequence import Paradise, paradise
from vaka.games.paradise.rules.solitaire.samoa import is_solo
from vaka.games.paradise.rules.stages import AT_BUILDING
from vaka.games.paradise.words.text import victory_track

if TYPE_CHECKING:
    from vaka.engine.state import State

SHAPES: Final = ("wide", "tall")


def status_line(state: State, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """How it stands, in a line."""
    position, game, called = paradise(state), state.game, list(names) if names else None
    if position.asked == OVER:
        key, params = how_it_ended(state.winners(), shared="draw-game")
        return game.say(f"event-{key}", params, lang, state.seats, called)
    told = game.say("text-turn", {"turn": int(position.turn), "stage": STAGE_WORDS[position.stage]}, lang, state.seats, called)
    if position.asked == CHANCE:
        return told
    who = int(position.asked)
    return f"{called[who] if called else game.seat_name(state.seats, who, lang)} · {told}"


def static_layer(state: State, *, lang: str = "en", shape: str = "wide") -> str:
    """What stays the same for a whole game: definitions, the printed map, grounds."""
    seats = int(state.seats)
    position = paradise(state)
    malaria = position.advanced & RULE_MALARIA != 0
    game, threshold = state.game, int(position.threshold) // 2
    return static(shape_of(shape), game.seat_words(max(seats, 2)), threshold, malaria, game.words, lang)


def moving_pieces(state: State, *, lang: str = "en", interactive: bool = True, shape: str = "wide") -> list[str]:
    """What an action can change, as one group, which is drawn in many pieces."""
    position = paradise(state)
    places, look = shape_of(shape), look_of(position)
    opened = by_key(state.legal()) if interactive and asked(state) is not None else {}
    cells, counted = hexes_of(position), victory_track(position)
    before, after = _chart(places)
    parts = ['<g id="moving">', before, *hexes(position, look, cells, lang)]
    if opened:  # below what stands in the hexes, which lets clicks through to them
        parts.append(hex_marks(position, look, cells, opened, lang))
    parts += [chains(position, look, cells), rope(position)]
    parts += stacks(position, look, cells, opened, lang)
    parts.append(raids(position, look))
    if opened:
        parts.append(turn_marks(position, opened, lang))
    parts += [event_markers(position), _pools(position, look, lang), explorer(position, look, lang), fleet(position, look, lang)]
    parts += [_here(here(position, look.me)), after, supply(position, places, lang), track(position, look, places, counted, lang)]
    parts += [panels(position, look, places, counted, opened, lang), _status(position, look, places, lang)]
    parts += [cards(position, look, places, opened, lang), battle(position, look, places, opened, lang)]
    if opened:
        parts.append(chips(position, look, places, opened, lang))
    parts.append("</g>")
    return parts


def moving_layer(state: State, *, lang: str = "en", interactive: bool = True, shape: str = "wide") -> str:
    """The same in one."""
    return "".join(moving_pieces(state, lang=lang, interactive=interactive, shape=shape))


@cache
def _chart(shape: Shape) -> tuple[str, str]:
    """What stands before and after what lies on the map."""
    before, _, after = chart(shape, "\n").partition("\n")
    return before, after


def _here(where: int) -> str:
    """Where the step at hand is: a page keeps it in sight."""
    return (
        ""
        if where == NOWHERE
        else f'<g data-here="{HEXES[where]}" transform="{AT[where]}"><use href="#vk-hex" fill="none" pointer-events="none"/></g>'
    )


def _pools(state: Paradise, look: Look, lang: str) -> str:
    """Building: the points that are left for each of the viewer's groups."""
    if state.stage != AT_BUILDING or look.me < 0 or look.veiled[look.me] or has(state.ended, look.me):
        return '<g id="pools"/>'
    parts = ['<g id="pools" data-place="orders">']
    for where in hexes_in(state, CONTROL + look.me):
        left = int(points_in(state, pool_of(state, where)))
        told = escape(say(state.game, int(state.seats), "part-points", lang, points=left))
        parts.append(f'<g transform="{AT[where]}"><title>{told}</title>{_pool(left)}</g>')
    return "".join([*parts, "</g>"])


@lru_cache(maxsize=128)
def _pool(points: int) -> str:
    return (
        f'<g transform="translate(-30 -49)"><circle r="13" fill="#F7D24A" stroke="{INK}" stroke-width="2"/>'
        f'{lettering(str(points), 0, 0, 12, f"""stroke="{INK}" """, 2)}</g>'
    )


# --- The turn ---


def _status(state: Paradise, look: Look, shape: Shape, lang: str) -> str:
    """The turn, its step, whose step it is, and how many knots are in the rope; after the end, who has won."""
    box = shape.status
    left, y = box.x - box.wide / 2, box.y
    game, seats = state.game, int(state.seats)
    if state.asked == OVER:
        return _winners(state, look, shape)
    shown = [int(state.active)] if state.active >= 0 else [int(state.marker)] if state.marker >= 0 and state.first < 0 else []
    parts = ['<g id="status" data-place="turn">']
    parts += [f'<use href="#vk-seat-{look.colours[seat]}" transform="{shifted(left + 22, y, 0.86)}"/>' for seat in shown]
    stage = say(game, seats, f"stage-{STAGE_WORDS[state.stage]}", lang)
    text = f"{say(game, seats, 'part-turn', lang, turn=int(state.turn))} · {stage}"
    if is_solo(state) and chits_in_hand(state):
        text = f"{text} {say(game, seats, 'part-chits', lang, chits=chits_in_hand(state))}"
    left, size, room = left + (50 if shown else 8), 16 if shape.is_tall else 14, box.wide - (54 if shown else 12)
    if state.voyage_at != NOWHERE:
        limit = int(knot_limit(state, state.active))
        parts.append(f'<g transform="{shifted(left + 95, y + 13, 0.9)}">{_rope(int(state.knots), limit)}</g>')
        y, size = y - 11, size - 2
    if shape.is_tall:  # over the map
        parts.append(lettering(text, left, y, size, f'stroke="{NIGHT}"', 6, room, "start"))
    parts.append(lettering(text, left, y, size, f'stroke="{FOAM}"', 2, room, "start"))
    return "".join([*parts, "</g>"])


@lru_cache(maxsize=128)
def _rope(knots: int, limit: int) -> str:
    """The rope with its knots about the origin; the mark is where the Explorer must turn back."""
    wide, step = 190.0, 190.0 / (limit + 2)
    left = -wide / 2
    mark = left + step * (limit + 0.5)
    line = f"M{number(left)} 0H{number(-left)}"
    parts = [
        f'<path d="{line}" stroke="{INK}" stroke-width="9" stroke-linecap="round"/>'
        f'<path d="{line}" stroke="{SAND}" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="{line}" stroke="{BARK}" stroke-width="3.4" stroke-dasharray="2 6"/>',
        f'<path d="M{number(mark)} -17V17" stroke="#F7D24A" stroke-width="4" stroke-linecap="round"/>',
    ]
    parts += [
        f'<g transform="translate({number(left + step * (place + 1))} 0) scale(1.15)">{knot(1)}</g>'
        for place in range(min(knots, limit + 1))
    ]
    return "".join(parts)


def _winners(state: Paradise, look: Look, shape: Shape) -> str:
    """Who has won, with how many points."""
    winners = state.winners() or list(range(int(state.seats), len(look.colours)))  # alone: Samoa, which has no seat
    box, parts = shape.status, ['<g id="status" data-place="turn">']
    step = min(120.0, box.wide / max(1, len(winners)))
    for place, seat in enumerate(winners):
        x = box.x + step * (place - (len(winners) - 1) / 2)
        best = state.game.write_score(int(state.scores()[seat]), "en") if seat < state.seats else ""
        parts.append(f'<use href="#vk-winner-{look.colours[seat]}" transform="{shifted(x - 24, box.y, 0.68)}"/>')
        parts.append(lettering(best, x + 4, box.y, 20, f'stroke="{FOAM}"', 2.8, step - 32, "start"))
    return "".join([*parts, "</g>"])


def _size(state: State, shape: str) -> tuple[float, float]:
    places = shape_of(shape)
    return places.wide, places.high


BOARD: Final = Layers(static_layer, moving_pieces, status_line, _size, SHAPES)
draw = BOARD.draw
