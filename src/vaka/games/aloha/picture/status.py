"""The plate below the sea: whose turn it is with the actions left, the round, the pass; after the end, who has won."""

from __future__ import annotations

from functools import cache, lru_cache

from vaka.draw.frames import paddles, plate
from vaka.draw.glyphs import glyphs
from vaka.draw.lagoon import SIDE
from vaka.draw.palette import themed
from vaka.engine.captions import sentence
from vaka.engine.names import OVER
from vaka.games.aloha.picture.choices import pass_button
from vaka.games.aloha.picture.layout import STATUS_Y
from vaka.games.aloha.rules.actions import PASS
from vaka.games.aloha.rules.box import ACTIONS, ROUNDS
from vaka.games.aloha.rules.position import AlohaPosition, winning_seats


def status(position: AlohaPosition, lang: str, open_now: list[int]) -> str:
    """The plate with what it holds now."""
    colours = position.game.seat_words(position.seats)
    if position.asked == OVER:
        return _on_plate([(0.0, 90.0, f'<use href="#vk-arrival-{colours[seat]}"/>') for seat in winning_seats(position)])
    if position.round == 0:
        return _on_plate([(0.0, 60.0, f'<use href="#vk-seat-{name}"/>') for name in colours])
    said = sentence(position, int(PASS), lang) if open_now else ""
    return _turn(colours[position.turn], int(position.left), int(position.round), said)


def _on_plate(parts: list[tuple[float, float, str]]) -> str:
    """Parts in a row: the gap before each, its width, its drawing."""
    return f'<g data-place="turn">{plate(SIDE / 2, STATUS_Y, parts)}</g>'


@lru_cache(1 << 12)
def _turn(colour: str, left: int, played: int, said: str) -> str:
    """Whose turn it is, the actions left, the round; and the pass, if there is something to say of it."""
    parts = [(0.0, 48.0, f'<use href="#vk-seat-{colour}"/>'), (10.0, 90.0, paddles(left, ACTIONS)), (12.0, 74.0, _round(played))]
    return _on_plate([*parts, (6.0, 52.0, pass_button(said))] if said else parts)


@cache
def _round(played: int) -> str:
    """The round, and how many there are at most."""
    ink = themed("text", "stroke")
    return glyphs(str(played), -17 if played > 9 else -9, -1, 24, ink, 2.2) + glyphs(f"/{ROUNDS}", 20, 4, 12, ink, 1.8)
