"""The picture of a position of Aloha.

A lagoon of 36 tiles between four islands. Each corner tile is water, with the garland of the colour that arrives there; the sand
around it is the beach of another colour, with its pirogues drawn up. A tile's symbol is large while the tile is empty, and makes
room in the corner when pirogues arrive. What a page does with the marks is told in `vaka.draw`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, radians, sin
from typing import TYPE_CHECKING, Final

from vaka.draw import SEATS
from vaka.draw.frames import garland, paddles, plate, sunburst
from vaka.draw.glyphs import glyphs
from vaka.draw.lagoon import SIDE, coordinates, imprints, lagoon, owner
from vaka.draw.layers import Layers
from vaka.draw.marks import SPOT, asked, selectable, stitched, target
from vaka.draw.marks import action as mark_action
from vaka.draw.palette import CORAL, CREAM, INK, SAND, SEA, SHALLOW, themed
from vaka.draw.patterns import bark_cloth
from vaka.draw.pieces import TIKI_AT, emblem_defs, medallion, pattern_defs, pirogue_defs, tiki_defs
from vaka.draw.sea import coral, dolphin, waves, wind
from vaka.draw.svg import at, escape, number
from vaka.engine.names import CHANCE, OVER
from vaka.games.aloha.rules import telling
from vaka.games.aloha.rules.box import BOX, KINDS
from vaka.games.aloha.rules.layout import BEACH, NOWHERE, SQUARES, TABLES, has, square_name
from vaka.games.aloha.rules.pushing import pushed_from
from vaka.games.aloha.rules.sequence import Aloha, aloha

if TYPE_CHECKING:
    from vaka.engine.state import State

TILE: Final = 100.0
PITCH: Final = 106.0
EDGE: Final = 135.0
STATUS_Y: Final = 829.0

# What a tile shows by its letter, the ground it shows it on, and the ripples on that.
SYMBOLS: Final = {"O": waves("#3C9DB0"), "A": wind(), "D": dolphin(), "C": coral()}
GROUNDS: Final = {"O": SEA, "A": "#2C8EA0", "D": "#136680", "C": "#0F7C7F", "X": SHALLOW}
RIPPLES: Final = {"A": "#5FB9BF", "D": "#1F7791", "C": "#2A9492", "X": "#8FD3D3"}
CALLED: Final = dict(zip("OADC", KINDS, strict=True)) | {"#": "face-down", "X": "corner"}
CORNER: Final = {0: 0, 5: 1, 35: 2, 30: 3}  # the corners by their squares, clockwise from the top left

# Where pirogues float on their tile, alone and in pairs: across, down, turn, width (mirrored where negative), height.
ALONE: Final = (0.0, 15.0, -7.0, 1.0, 1.0)
PAIR: Final = ((-1.0, -13.0, 0.0, 0.84, 0.84), (1.0, 24.0, 0.0, -0.84, 0.84))
ON_SAND: Final = 0.86
# Where the symbol of a tile is: beside no pirogue, one, two.
SYMBOL_AT: Final = (at(0, 0), at(30, -31, 0, 0.46), at(34, -37, 0, 0.38))


def status_line(state: State, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """How it stands, in a line; empty before the first player is drawn."""
    position, game, called = aloha(state).copy(), state.game, list(names) if names else None
    if position.asked == OVER:
        position.events = []
        telling.end(position)
        return game.tell(position.events[0], state.seats, lang, called)
    if position.asked == CHANCE:
        return "" if position.revealing == NOWHERE else game.say("kind-reveal", {}, lang, state.seats)
    params = {"round": position.round, "rounds": TABLES.rounds, "seat": position.turn, "left": position.left}
    return game.say("text-turn", params, lang, state.seats, called)


# --- The static layer ---


def static_layer(state: State, *, shape: str = "") -> str:
    """What stays the same for a whole game: definitions, frame, lagoon, islands, coordinates."""
    return _static(state.game.seat_words(state.seats), aloha(state).teams)


@cache
def _static(colours: tuple[str, ...], teams: bool) -> str:
    islands = []
    for corner, name in enumerate(BOX.corners):
        is_played = name in colours
        if is_played:
            places = [at(*_on_sand(TABLES.corners[corner], slot)) for slot in range(TABLES.fleet)]
            islands.append(imprints("vk-pirogue-halo", places))
        islands.append(owner(corner, name, BOX.corners[(corner + 2) % 4] if teams else "", is_played=is_played))
    return f'<defs>{_defs()}</defs><g id="static">{lagoon(EDGE)}{"".join(islands)}{coordinates(EDGE, TILE, PITCH, "abcdef")}</g>'


def _defs() -> str:
    """Everything that the moving layer uses."""
    box = f'x="{-TILE / 2:g}" y="{-TILE / 2:g}" width="{TILE:g}" height="{TILE:g}" rx="13"'
    colours = BOX.corners
    parts = [emblem_defs(), pattern_defs(colours), pirogue_defs(colours), tiki_defs(colours)]
    for shown, colour in GROUNDS.items():
        ripple = f'<g opacity=".75">{waves(RIPPLES[shown], 3, (-33, 38))}</g>' if shown in RIPPLES else ""
        parts.append(f'<g id="vk-ground-{shown}"><rect {box} fill="{colour}"/>{ripple}</g>')
    parts += [f'<g id="vk-symbol-{shown}">{art}</g>' for shown, art in SYMBOLS.items()]
    parts += [f'<g id="vk-cloth-{variant}">{bark_cloth(TILE, variant)}</g>' for variant in (0, 1)]
    parts += [f'<g id="vk-arrival-{name}">{garland(SEATS[name], 25)}{medallion(SEATS[name], 18, INK)}</g>' for name in colours]
    parts += [f'<g id="vk-seat-{name}">{medallion(SEATS[name], 22)}</g>' for name in colours]
    parts.append(f'<rect id="vk-square" {box}/><rect id="vk-rim" x="-44" y="-44" width="88" height="88" rx="8"/>')
    parts.append(SPOT)
    parts.append(f'<g id="vk-rays">{sunburst(64, SEATS["yellow"].colour)}</g>')
    return "".join(parts)


# --- The moving layer: tiles ---


def moving_layer(state: State, *, lang: str = "en", interactive: bool = True, shape: str = "") -> str:
    """What an action can change: tiles, pieces, marks and the status, as one group."""
    position = aloha(state)
    open_now = state.legal() if interactive and asked(state) is not None else []
    return (
        f'<g id="moving">{_tiles(position, lang, open_now)}{_last_move(position)}{_glory(position)}'
        f"{_pieces(position, lang, open_now)}{_targets(position, lang, open_now)}{_status(position, lang, open_now)}</g>"
    )


def _centre(square: int) -> tuple[float, float]:
    """The middle of a tile."""
    return EDGE + TILE / 2 + PITCH * (square % 6), EDGE + TILE / 2 + PITCH * (square // 6)


_AT: Final = tuple(f'transform="translate({number(x)} {number(y)})"' for x, y in map(_centre, range(SQUARES)))
_TILE_ID: Final = tuple(f"tile-{square_name(square)}" for square in range(SQUARES))
_HIT: Final = '<use href="#vk-square" class="vk-hit"/>'
_OPEN: Final = stitched("vk-rim")

_there = cache(at)  # there are only so many places
_said: dict[tuple[object, ...], str] = {}


def _words(state: Aloha, key: str, lang: str) -> str:
    """A message without parameters. Writing one takes longer than drawing a tile, so what was said is kept."""
    known = (lang, state.seats, key)
    if known not in _said:
        _said[known] = state.game.say(key, {}, lang, state.seats)
    return _said[known]


def _sentence(state: Aloha, action: int, lang: str) -> str:
    """The sentence of an action, kept likewise; the key and its parameters are all that it depends on."""
    key, params = state.game.describe(state, action)
    known = (lang, state.seats, key, *params.items())
    if known not in _said:
        if len(_said) > 20_000:
            _said.clear()
        _said[known] = state.game.sentence(state, action, lang)
    return _said[known]


def _tiles(state: Aloha, lang: str, open_now: list[int]) -> str:
    """The sea; a tile that can be revealed is that action."""
    revealable = {action - TABLES.reveal for action in open_now if TABLES.reveal <= action < TABLES.stop}
    colours = state.game.seat_words(state.seats)
    parts = ['<g id="tiles">']
    taken, pairs = state.taken, state.pairs
    for square, shown in enumerate(_shown(state)):
        crowd = (taken >> square & 1) + (pairs >> square & 1)
        art = _tile_art(square, shown, crowd, square == state.revealing, colours)
        if square in revealable:
            action = TABLES.reveal + square
            body = f"<g {_AT[square]}>{art}{_OPEN}{_HIT}</g>"
            parts.append(mark_action(action, _sentence(state, action, lang), body, _TILE_ID[square]))
        else:
            called = escape(_words(state, f"kind-{CALLED[shown]}", lang))
            parts.append(f'<g id="{_TILE_ID[square]}"><title>{square_name(square)}: {called}</title><g {_AT[square]}>{art}</g></g>')
    parts.append("</g>")
    return "".join(parts)


def _shown(state: Aloha) -> list[str]:
    """What each tile shows, by letter."""
    sea = ["O"] * SQUARES
    for shown, squares in zip(
        "ADC#X", (state.alize, state.dauphin, state.corail, state.face_down, TABLES.corner_mask), strict=True
    ):
        left = int(squares)
        while left:
            lowest = left & -left
            sea[lowest.bit_length() - 1] = shown
            left ^= lowest
    return sea


@cache
def _tile_art(square: int, shown: str, crowd: int, is_turning: bool, colours: tuple[str, ...]) -> str:
    """A tile with so many pirogues on it; an arrival is faint where its colour is not played."""
    if shown == "#":
        lifted = f'<use href="#vk-square" fill="none" stroke="{CREAM}" stroke-width="5"/>' if is_turning else ""
        return f'<use href="#vk-cloth-{(square + square // 6) % 2}"/>{lifted}'
    symbol, faint = f"symbol-{shown}", ""
    if shown == "X":
        arriving = BOX.corners[(CORNER[square] + 2) % 4]
        symbol, faint = f"arrival-{arriving}", "" if arriving in colours else ' opacity=".3"'
    place = SYMBOL_AT[0 if shown == "O" else crowd]  # plain waves are in nobody's way
    return f'<use href="#vk-ground-{shown}"/><g class="vk-glide" transform="{place}"><use href="#vk-{symbol}"{faint}/></g>'


def _last_move(state: Aloha) -> str:
    """A wake from where the last move came to where it went."""
    here, there = state.last_from, state.last_to
    if here == NOWHERE or there == NOWHERE:
        return '<g id="last-move"/>'
    ring = f'<use href="#vk-square" {_AT[there]} fill="none" stroke="{SAND}" stroke-width="4"/>'
    (x, y), (to_x, to_y) = _centre(here), _centre(there)
    way = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
    dots = f'stroke="{SAND}" stroke-width="7" stroke-linecap="round" stroke-dasharray=".1 15"'
    return f'<g id="last-move">{ring}{"" if here == there else f"""<path d="{way}" {dots}/>"""}</g>'


# --- The moving layer: pieces ---


def _glory(state: Aloha) -> str:
    """Rays behind the Tikis that have won."""
    places = [_tiki_at(state, seat) for seat in state.winners()]
    return f'<g id="glory">{"".join(f"""<use href="#vk-rays" transform="{at(x, y)}"/>""" for x, y, _ in places)}</g>'


Berth = tuple[float, float, float, float, float]


def _berth(state: Aloha, pirogue: int) -> Berth:
    """Where a pirogue is drawn: x, y, turn, width, height."""
    square = state.place[pirogue]
    if square == BEACH:
        return _on_sand(state.home[pirogue // TABLES.fleet], pirogue % TABLES.fleet)
    if state.pairs >> square & 1 == 0:
        return _afloat(square, ALONE)
    first = next(other for other in range(pirogue + 1) if state.place[other] == square)
    return _afloat(square, PAIR[first != pirogue])


@cache
def _afloat(square: int, berth: Berth) -> Berth:
    (x, y), (across, down, turn, wide, high) = _centre(square), berth
    return x + across, y + down, turn, wide, high


@cache
def _on_sand(home: int, slot: int) -> Berth:
    """The pirogues of a beach lie in a fan about the water of its corner, their bows towards it."""
    x, y = _centre(home)
    step = 81 / max(3, TABLES.fleet - 1)
    angle = 225 + 90 * CORNER[home] + step * (slot - (TABLES.fleet - 1) / 2)
    return x + 98 * cos(radians(angle)), y + 98 * sin(radians(angle)), angle - 180, ON_SAND, ON_SAND


def _tiki_at(state: Aloha, seat: int) -> tuple[float, float, float]:
    """Where a Tiki is drawn, upright in its pirogue: x, y, size."""
    x, y, turn, wide, high = _berth(state, state.tiki[seat])
    along, across = TIKI_AT[0] * wide, 0.0 if state.place[state.tiki[seat]] == BEACH else TIKI_AT[1] * high
    angle = radians(turn)
    return x + along * cos(angle) - across * sin(angle), y + along * sin(angle) + across * cos(angle), high


def _pieces(state: Aloha, lang: str, open_now: list[int]) -> str:
    """All pirogues, then all Tikis; those that have something to do have a coral rim."""
    colours = state.game.seat_words(state.seats)
    busy = {_key(state, action) for action in open_now}
    parts = ['<g id="pieces">']
    for pirogue in range(state.seats * TABLES.fleet):
        key = f"pirogue-{_first_alike(state, pirogue)}" if busy else ""
        called = _words(state, _what_it_does(state, pirogue), lang) if key in busy else ""
        art, place = f"pirogue-{colours[pirogue // TABLES.fleet]}", _there(*_berth(state, pirogue))
        parts.append(_piece(f"pirogue-{pirogue}", art, "pirogue-halo", "pirogue-rim", place, key, called))
    for seat in range(state.seats):
        x, y, size = _tiki_at(state, seat)
        key, art = f"tiki-{seat}", f"tiki-{colours[seat]}"
        called = _words(state, "kind-hop", lang) if key in busy else ""
        parts.append(_piece(key, art, f"{art}-halo", f"{art}-halo", _there(x, y, 0, size, size), key, called))
    parts.append("</g>")
    return "".join(parts)


def _piece(identity: str, art: str, halo: str, rim: str, place: str, key: str, called: str) -> str:
    """One piece where it stands; if what it does is called something, its key can be selected."""
    light = f'<use href="#vk-{halo}" fill="none" stroke="{CREAM}" stroke-width="7" stroke-linejoin="round"/>'
    if not called:
        return f'<g id="{identity}" class="vk-glide" transform="{place}">{light}<use href="#vk-{art}"/></g>'
    lit = f'<use href="#vk-{rim}" class="vk-open" fill="none" stroke="{CORAL}" stroke-width="10" stroke-linejoin="round"/>'
    attributes = f'id="{identity}" class="vk-glide" transform="{place}" {selectable(key)}'
    return f'<g {attributes}><title>{escape(called)}</title>{light}{lit}<use href="#vk-{art}"/></g>'


def _first_alike(state: Aloha, pirogue: int) -> int:
    """The pirogue that stands for this one in actions: the rules offer only the first of those that are alike in everything."""
    if has(state.laden, pirogue):
        return pirogue
    here, moved = state.place[pirogue], has(state.moved, pirogue)
    for other in range(pirogue - pirogue % TABLES.fleet, pirogue):
        if state.place[other] == here and not has(state.laden, other) and has(state.moved, other) == moved:
            return other
    return pirogue


def _what_it_does(state: Aloha, pirogue: int) -> str:
    """The key of what the seat whose turn it is does with a pirogue."""
    if pirogue // TABLES.fleet != state.turn:
        return "kind-push"
    return "kind-launch" if state.place[pirogue] == BEACH else "kind-sail"


def _key(state: Aloha, action: int) -> str:
    """The piece that an action is played with; nothing for a reveal and for the pass."""
    if action < TABLES.push:
        return f"pirogue-{state.turn * TABLES.fleet + action // SQUARES}"
    if action < TABLES.hop:
        return f"pirogue-{(action - TABLES.push) // 8}"
    return f"tiki-{state.turn}" if action < TABLES.reveal else ""


def _targets(state: Aloha, lang: str, open_now: list[int]) -> str:
    """Where the pieces can go: tiles for pirogues, pirogues for the Tiki."""
    parts = ['<g id="targets">']
    for action in open_now:
        if action >= TABLES.reveal:
            continue
        if action < TABLES.hop:
            body = f'<g {_AT[_goes_to(state, action)]}>{_HIT}<use href="#vk-spot" transform="translate(-36 -36)"/></g>'
        else:
            hull = '<rect x="-50" y="-20" width="100" height="52" rx="20" class="vk-hit"/>'
            spot = f'<use href="#vk-spot" transform="translate({TIKI_AT[0]:g} 0)"/>'
            body = f'<g transform="{_there(*_berth(state, action - TABLES.hop))}">{hull}{spot}</g>'
        parts.append(target(_key(state, action), action, _sentence(state, action, lang), body))
    parts.append("</g>")
    return "".join(parts)


def _goes_to(state: Aloha, action: int) -> int:
    """The tile that a sail or a push goes to."""
    if action < TABLES.push:
        return action % SQUARES
    pirogue, direction = divmod(action - TABLES.push, 8)
    return TABLES.step_to[pushed_from(state, pirogue, pirogue // TABLES.fleet) * 8 + direction]


# --- The moving layer: status ---


def _status(state: Aloha, lang: str, open_now: list[int]) -> str:
    """Whose turn it is with the actions left, and the round; after the end, who has won; and the pass."""
    colours = state.game.seat_words(state.seats)
    if state.asked == OVER:
        return plate(SIDE / 2, STATUS_Y, [(0.0, 90.0, f'<use href="#vk-arrival-{colours[seat]}"/>') for seat in state.winners()])
    if state.round == 0:
        return plate(SIDE / 2, STATUS_Y, [(0.0, 60.0, f'<use href="#vk-seat-{name}"/>') for name in colours])
    parts = [
        (0.0, 48.0, f'<use href="#vk-seat-{colours[state.turn]}"/>'),
        (10, 90, paddles(state.left, TABLES.actions)),
        (12, 74, _round(state.round)),
    ]
    if open_now:
        parts.append((6, 52, _pass(state, lang)))
    return plate(SIDE / 2, STATUS_Y, parts)


@cache
def _round(played: int) -> str:
    """The round, and how many there are at most."""
    ink = themed("text", "stroke")
    return glyphs(str(played), -17 if played > 9 else -9, -1, 24, ink, 2.2) + glyphs(f"/{TABLES.rounds}", 20, 4, 12, ink, 1.8)


def _pass(state: Aloha, lang: str) -> str:
    """The rest of the turn is given up: the sign for the next seat."""
    line = 'stroke-width="4" stroke-linecap="round" stroke-linejoin="round"'
    art = (
        f'<rect x="-50" y="-44" width="100" height="88" fill="none" pointer-events="all"/>'
        f'<circle r="23" fill="{CREAM}" stroke="{CORAL}" class="vk-open" {line}/>'
        f'<path d="M-8 -9L1 0L-8 9M1 -9L10 0L1 9" fill="none" stroke="{INK}" {line}/>'
    )
    return mark_action(TABLES.stop, _sentence(state, TABLES.stop, lang), art, "pass")


BOARD: Final = Layers(static_layer, moving_layer, status_line, lambda state, shape: (SIDE, SIDE))
draw = BOARD.draw
