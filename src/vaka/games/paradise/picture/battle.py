"""The battle window: both sides, their front and back lines, and the die."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vaka.draw.glyphs import glyphs
from vaka.draw.letters import lettering
from vaka.draw.marks import action as mark_action
from vaka.draw.palette import BARK, CORAL, CREAM, INK, OCHRE, SAND
from vaka.draw.places import Box, box_at, rounded
from vaka.draw.svg import escape, number, shifted
from vaka.draw.tokens import die
from vaka.engine.captions import sentence
from vaka.games.paradise.picture.chips import beside
from vaka.games.paradise.picture.choices import IN_BATTLE, Open, what
from vaka.games.paradise.picture.telling import say
from vaka.games.paradise.rules.board.pieces import back_of, count, front_of
from vaka.games.paradise.rules.box import BOX, HEXES, PIECES
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.position import CARD_COUNT
from vaka.games.paradise.rules.stages import NO_BATTLE
from vaka.games.paradise.words.naming import lies_at

if TYPE_CHECKING:
    from vaka.games.paradise.picture.layout import Shape
    from vaka.games.paradise.picture.seen import Look
    from vaka.games.paradise.rules.sequence import Paradise

_INK: Final = f'stroke="{INK}"'
Line = list[tuple[str, int]]
"""Pieces of a line: kind and number."""


def battle(state: Paradise, look: Look, shape: Shape, opened: Open, lang: str) -> str:
    """The battle that is fought, beside its hex; on a phone across the head of the map."""
    if state.battle == NO_BATTLE:
        return ""
    wide, high = shape.battle
    box = box_at(shape.window.x - wide / 2, 158, wide, high) if shape.is_tall else Box(0, 0, wide, high)
    game, seats = state.game, int(state.seats)
    where = int(state.battle_hex)
    title = say(game, seats, "part-battle", lang, hex=HEXES[where], hex_is=lies_at(state, where))
    attacker, defender = int(state.active), int(state.defender)
    sides = (
        (attacker, _line(front_of(state.attack), 0), _line(back_of(state.attack), 0)),
        (defender, _line(front_of(state.defence), int(state.local)), _line(back_of(state.defence), 0)),
    )
    marks = {_piece(action): action for action in opened.get("battle", ())}
    fights = int(state.pending_seat()) if marks and state.is_pending() else -1
    parts = [
        f'<g id="battle" data-place="battle"><title>{escape(title)}</title>{_ground(box, title, state.die)}',
        _names(state, box, lang),
    ]
    for place, (seat, front, back) in enumerate(sides):
        x = box.x + (box.wide * 0.25 if place else -box.wide * 0.25)
        head = f'<use href="#vk-seat-{look.colours[seat]}"/>' if seat >= 0 else '<use href="#vk-local" transform="scale(1.2)"/>'
        parts.append(f'<g transform="translate({number(x)} {number(box.y - box.high * 0.27)})">{head}</g>')
        open_here = marks if seat == fights else {}
        for row, line in enumerate((front, back)):
            y = box.y + box.high * (0.03 if row == 0 else 0.34)
            parts.append(_row(state, look, seat, line, (x, y, box.wide * 0.42), row == 0, open_here, lang))
            open_here = {kind: action for kind, action in open_here.items() if kind not in dict(line)}
    used = [card for card in range(CARD_COUNT) if has(state.used, card)]
    for place, card in enumerate(used):
        y = box.y + box.high * 0.12 + 22 * place
        parts.append(lettering(BOX.card_names[card].split(" (")[0], box.x, y, 9, f'stroke="{BARK}"', 1.5, box.wide * 0.16))
    drawn = "".join([*parts, "</g>"])
    return f'<g data-high="{number(high + 10)}">{drawn}</g>' if shape.is_tall else beside(shape, where, wide, high, drawn)


def _piece(action: int) -> str:
    kind, values = what(action)
    return IN_BATTLE[kind][values[0]]


def _line(pieces: int, local: int) -> Line:
    """A line, kind by kind."""
    found = [(kind, int(count(pieces, place))) for place, kind in enumerate(PIECES) if count(pieces, place)]
    return [*found, ("local", local)] if local else found


@lru_cache(maxsize=256)
def _ground(box: Box, title: str, pips: int) -> str:
    """Cloth, a seam between the sides, and the die as it fell last."""
    size = rounded(box, 18)
    fell = f'<g transform="{shifted(box.x, box.y - box.high * 0.02, 1.5)}">{die(pips)}</g>' if pips > 0 else ""
    top, foot = number(box.y - box.high * 0.32), number(box.y + box.high * 0.44)
    return (
        f'<rect {size} fill="{SAND}" stroke="{INK}" stroke-width="4"/>'
        f'<rect {size} fill="none" stroke="{OCHRE}" stroke-width="2" stroke-dasharray="10 8"/>'
        f'<path d="M{number(box.x)} {top}V{foot}" stroke="{BARK}" stroke-width="3" stroke-dasharray="4 7"/>'
        f"{lettering(title, box.x, box.y - box.high * 0.42, 15, _INK, 2.2, box.wide - 40)}{fell}"
    )


def _names(state: Paradise, box: Box, lang: str) -> str:
    """What the rows are."""
    game, seats = state.game, int(state.seats)
    parts = []
    for key, share in (("part-front", -0.165), ("part-back", 0.205)):
        text = say(game, seats, key, lang)
        places = [(box.x + side * box.wide * 0.25, box.y + box.high * share) for side in (-1, 1)]
        parts += [lettering(text, x, y, 9, f'stroke="{BARK}"', 1.4) for x, y in places]
    return "".join(parts)


def _row(
    state: Paradise,
    look: Look,
    seat: int,
    line: Line,
    where: tuple[float, float, float],
    front: bool,
    marks: dict[str, int],
    lang: str,
) -> str:
    """The pieces of a line side by side; those that can be chosen answer."""
    x, y, wide = where
    step = min(86.0, wide / max(1, len(line)))
    parts = []
    for place, (kind, many) in enumerate(line):
        colour = f"-{look.colours[seat]}" if seat >= 0 and kind != "local" else ""
        spot = f'transform="translate({number(x + step * (place - (len(line) - 1) / 2))} {number(y)})"'
        art = f"<g {spot}>{_standing(f'{kind}{colour}', many, 1.25 if front else 0.9, kind in marks)}</g>"
        if kind in marks:
            art = mark_action(marks[kind], sentence(state, marks[kind], lang), art, f"piece-{kind}")
        parts.append(art)
    return "".join(parts)


@lru_cache(maxsize=512)
def _standing(name: str, many: int, scale: float, playable: bool) -> str:
    """Pieces of a kind with their number."""
    box = 'x="-41" y="-37" width="82" height="78" rx="14"'
    seen = box if scale > 1 else 'x="-32" y="-28" width="64" height="60" rx="12"'  # the back line lies closer to its name
    rim = f'<rect {seen} class="vk-open" fill="{CREAM}" stroke="{CORAL}" stroke-width="5"/>' if playable else ""
    hit = f'<rect {box} class="vk-hit"/>' if playable else ""
    badge = (
        f'<circle cx="24" cy="22" r="12" fill="{INK}"/>{glyphs(str(many), 24, 22, 13, f"""stroke="{CREAM}" """, 2.2)}'
        if many > 1
        else ""
    )
    return f'{rim}<use href="#vk-{name}" transform="translate(-2 -2) scale({scale})"/>{badge}{hit}'
