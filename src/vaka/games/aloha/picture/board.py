"""The picture of a position of Aloha.

A lagoon of 36 tiles between four islands. Each corner tile is water, with the garland of the colour that arrives there; the sand
around it is the beach of another colour, with its pirogues drawn up. A tile's symbol is large while the tile is empty, and makes
room in the corner when pirogues arrive. What a page does with the marks is told in `vaka.draw`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from vaka.draw import SEATS
from vaka.draw.frames import garland, sunburst
from vaka.draw.lagoon import SIDE, coordinates, imprints, lagoon, owner
from vaka.draw.layers import Layers
from vaka.draw.marks import SPOT, asked
from vaka.draw.palette import INK
from vaka.draw.pieces import emblem_defs, medallion, pattern_defs, pirogue_defs, tiki_defs
from vaka.draw.svg import at
from vaka.engine.names import CHANCE, OVER
from vaka.games.aloha.picture.choices import targets
from vaka.games.aloha.picture.layout import EDGE, PITCH, TILE, on_sand
from vaka.games.aloha.picture.pieces import glory, pieces
from vaka.games.aloha.picture.status import status
from vaka.games.aloha.picture.tiles import last_move, tile_defs, tiles
from vaka.games.aloha.rules.actions import FLEET
from vaka.games.aloha.rules.box import BOX
from vaka.games.aloha.rules.position import aloha
from vaka.games.aloha.rules.sea import NOWHERE, SEA
from vaka.games.aloha.rules.telling import ending
from vaka.games.aloha.words.text import turn_params

if TYPE_CHECKING:
    from vaka.engine.state import State


def status_line(state: State, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """How it stands, in a line; empty before the first player is drawn."""
    position, game, called = aloha(state), state.game, list(names) if names else None
    if position.asked == OVER:
        key, params = ending(position)
        return game.say(f"event-{key}", params, lang, state.seats, called)
    if position.asked == CHANCE:
        return "" if position.revealing == NOWHERE else game.kind_name("reveal", lang)
    return game.say("text-turn", turn_params(position), lang, state.seats, called)


def static_layer(state: State, *, shape: str = "") -> str:
    """What stays the same for a whole game: definitions, frame, lagoon, islands, coordinates."""
    return _static(state.game.seat_words(state.seats), aloha(state).teams)


def moving_pieces(state: State, *, lang: str = "en", interactive: bool = True, shape: str = "") -> list[str]:
    """What an action can change: tiles, pieces, marks and the status, as one group, which is drawn in many pieces."""
    position = aloha(state)
    open_now = state.legal() if interactive and asked(state) is not None else []
    drawn = ['<g id="moving">', *tiles(position, lang, open_now), last_move(position), glory(position)]
    return [*drawn, *pieces(position, lang, open_now), *targets(position, lang, open_now), status(position, lang, open_now), "</g>"]


def moving_layer(state: State, *, lang: str = "en", interactive: bool = True, shape: str = "") -> str:
    """The same in one."""
    return "".join(moving_pieces(state, lang=lang, interactive=interactive, shape=shape))


@cache
def _static(colours: tuple[str, ...], teams: bool) -> str:
    islands = []
    for corner, name in enumerate(BOX.corners):
        if name in colours:
            places = [at(*on_sand(SEA.corners[corner], slot)) for slot in range(FLEET)]
            partner = BOX.corners[(corner + 2) % 4] if teams else ""
            drawn = imprints("vk-pirogue-halo", places) + owner(corner, name, partner, is_played=True)
            islands.append(f'<g data-place="beach-{name}">{drawn}</g>')
        else:
            islands.append(owner(corner, name, "", is_played=False))
    return f'<defs>{_defs()}</defs><g id="static">{lagoon(EDGE)}{"".join(islands)}{coordinates(EDGE, TILE, PITCH, "abcdef")}</g>'


def _defs() -> str:
    """Everything that the moving layer uses."""
    colours = BOX.corners
    parts = [emblem_defs(), pattern_defs(colours), pirogue_defs(colours), tiki_defs(colours), tile_defs()]
    parts += [f'<g id="vk-arrival-{name}">{garland(SEATS[name], 25)}{medallion(SEATS[name], 18, INK)}</g>' for name in colours]
    parts += [f'<g id="vk-seat-{name}">{medallion(SEATS[name], 22)}</g>' for name in colours]
    parts.append(SPOT)
    parts.append(f'<g id="vk-rays">{sunburst(64, SEATS["yellow"].colour)}</g>')
    return "".join(parts)


BOARD: Final = Layers(static_layer, moving_pieces, status_line, lambda state, shape: (SIDE, SIDE))
draw = BOARD.draw
