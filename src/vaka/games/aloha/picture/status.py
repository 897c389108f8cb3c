"""The plate below the sea: whose turn it is with the actions left, the round, the pass; after the end, who has won."""

from __future__ import annotations

from functools import cache

from vaka.draw.frames import paddles, plate
from vaka.draw.glyphs import glyphs
from vaka.draw.lagoon import SIDE
from vaka.draw.palette import themed
from vaka.engine.names import OVER
from vaka.games.aloha.picture.choices import pass_button
from vaka.games.aloha.picture.layout import STATUS_Y
from vaka.games.aloha.rules.box import ACTIONS, ROUNDS
from vaka.games.aloha.rules.position import AlohaPosition, winning_seats


def status(position: AlohaPosition, lang: str, open_now: list[int]) -> str:
    """The plate with what it holds now."""
    return f'<g data-place="turn">{plate(SIDE / 2, STATUS_Y, _parts(position, lang, open_now))}</g>'


def _parts(position: AlohaPosition, lang: str, open_now: list[int]) -> list[tuple[float, float, str]]:
    """What the plate holds: the gap before each part, its width, its drawing."""
    colours = position.game.seat_words(position.seats)
    if position.asked == OVER:
        return [(0.0, 90.0, f'<use href="#vk-arrival-{colours[seat]}"/>') for seat in winning_seats(position)]
    if position.round == 0:
        return [(0.0, 60.0, f'<use href="#vk-seat-{name}"/>') for name in colours]
    parts = [
        (0.0, 48.0, f'<use href="#vk-seat-{colours[position.turn]}"/>'),
        (10.0, 90.0, paddles(position.left, ACTIONS)),
        (12.0, 74.0, _round(position.round)),
    ]
    return [*parts, (6.0, 52.0, pass_button(position, lang))] if open_now else parts


@cache
def _round(played: int) -> str:
    """The round, and how many there are at most."""
    ink = themed("text", "stroke")
    return glyphs(str(played), -17 if played > 9 else -9, -1, 24, ink, 2.2) + glyphs(f"/{ROUNDS}", 20, 4, 12, ink, 1.8)
