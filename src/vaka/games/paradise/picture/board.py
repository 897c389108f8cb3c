"""The picture of a position of Conquest of Paradise.

The Pacific is a chart of 100 hexes (`ground`, `hexes`), with chains, ropes and fleets between them (`routes`). Over it is the
battle, while one is fought (`battle`). Below are the victory track, the players, the tray with what can be done, and the viewer's
cards (`seats`, `choices`).

Two shapes: `wide`, and `tall` for a phone of 390 pixels. What a page does with the marks is told in `vaka.draw`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.canoes import knot
from vaka.draw.layers import Layers
from vaka.draw.letters import lettering
from vaka.draw.marks import asked
from vaka.draw.palette import BARK, FOAM, INK, SAND
from vaka.draw.places import Box, box_at
from vaka.draw.svg import escape, number, shifted
from vaka.engine.ending import how_it_ended
from vaka.engine.names import CHANCE, OVER
from vaka.games.paradise.picture.alone import chits_in_hand
from vaka.games.paradise.picture.battle import battle
from vaka.games.paradise.picture.choices import by_key, chips, hex_marks, turn_marks
from vaka.games.paradise.picture.events import event_markers
from vaka.games.paradise.picture.ground import chart, static
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
    return static(shape_of(shape, seats), game.seat_words(max(seats, 2)), threshold, malaria, game.words, lang)


def moving_layer(state: State, *, lang: str = "en", interactive: bool = True, shape: str = "wide") -> str:
    """What an action can change, as one group."""
    position = paradise(state)
    places, look = shape_of(shape, int(state.seats)), look_of(position)
    opened = by_key(state.legal()) if interactive and asked(state) is not None else {}
    cells = hexes_of(position)
    pacific = [hexes(position, look, cells, lang)]
    if opened:  # below what stands in the hexes, which lets clicks through to them
        pacific.append(hex_marks(position, look, cells, opened, lang))
    pacific += [chains(position, look, cells), rope(position), stacks(position, look, cells, opened, lang), raids(position, look)]
    if opened:
        pacific.append(turn_marks(position, opened, lang))
    pacific += [event_markers(position), _pools(position, look, lang), explorer(position, look, lang), fleet(position, look, lang)]
    pacific.append(_here(here(position, look.me)))
    parts = [
        '<g id="moving">',
        chart(places, "".join(pacific)),
        supply(position, places, lang),
        track(position, look, places, lang),
    ]
    parts += [panels(position, look, places, opened, lang), _status(position, look, places, lang)]
    parts += [cards(position, look, places, opened, lang), battle(position, look, places, opened, lang)]
    if opened:
        parts.append(chips(position, look, places, _room(places), opened, lang))
    parts.append("</g>")
    return "".join(parts)


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


# --- The head of the tray ---


def _room(shape: Shape) -> Box:
    """Where chips stand: below the head of the tray."""
    box, head = shape.tray, 52.0 if shape.is_tall else 64.0
    return box_at(box.x - box.wide / 2 + 8, box.y - box.high / 2 + head, box.wide - 16, box.high - head - 6)


def _status(state: Paradise, look: Look, shape: Shape, lang: str) -> str:
    """The turn, its step, whose step it is, and how many knots are in the rope; after the end, who has won."""
    box = shape.tray
    left, top = box.x - box.wide / 2 + 34, box.y - box.high / 2 + (28 if shape.is_tall else 34)
    game, seats = state.game, int(state.seats)
    if state.asked == OVER:
        return _winners(state, look, shape)
    shown = [int(state.active)] if state.active >= 0 else [int(state.marker)] if state.marker >= 0 and state.first < 0 else []
    parts = ['<g id="status" data-place="turn">']
    parts += [f'<use href="#vk-seat-{look.colours[seat]}" transform="{shifted(left, top)}"/>' for seat in shown]
    stage = say(game, seats, f"stage-{STAGE_WORDS[state.stage]}", lang)
    text = f"{say(game, seats, 'part-turn', lang, turn=int(state.turn))} · {stage}"
    if is_solo(state) and chits_in_hand(state):
        text = f"{text} {say(game, seats, 'part-chits', lang, chits=chits_in_hand(state))}"
    rope_wide = 210.0 if state.voyage_at != NOWHERE else 0.0
    parts.append(lettering(text, left + (34 if shown else -18), top, 15, f'stroke="{FOAM}"', 2, box.wide - 90 - rope_wide, "start"))
    if rope_wide:
        x = box.x + box.wide / 2 - rope_wide / 2 - 12
        limit = int(knot_limit(state, state.active))
        parts.append(f'<g transform="{shifted(x, top)}">{_rope(int(state.knots), limit)}</g>')
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
    winners, box = (
        state.winners() or list(range(int(state.seats), len(look.colours))),
        shape.tray,
    )  # alone: Samoa, which has no seat
    parts = ['<g id="status" data-place="turn">']
    for place, seat in enumerate(winners):
        x = box.x + 120 * (place - (len(winners) - 1) / 2)
        best = state.game.write_score(int(state.scores()[seat]), "en") if seat < state.seats else ""
        parts.append(
            f'<use href="#vk-winner-{look.colours[seat]}" transform="translate({number(x)} {number(box.y - 26)}) scale(1.5)"/>'
        )
        parts.append(lettering(best, x, box.y + 64, 26, f'stroke="{FOAM}"', 3.4))
    return "".join([*parts, "</g>"])


def _size(state: State, shape: str) -> tuple[float, float]:
    places = shape_of(shape, int(state.seats))
    return places.wide, places.high


BOARD: Final = Layers(static_layer, moving_layer, status_line, _size, SHAPES)
draw = BOARD.draw
