"""Positions written in words: the start of every game, and of every test of a rule.

tiles      {"alize": "c5 b3", "dauphin": "d4"}: these lie face up and the rest face down; or six rows of six letters:
           X corner, O ocean, A alizé, D dauphin, C corail, # face down
pirogues   {"red": "c4 d5 beach"}: the others of the colour lie on the beach
tikis      {"red": "red c4"}: the colour and the place of the pirogue that the Tiki is aboard
turn       the colour that is asked; first, round, left (actions) as in a running game
moved      the places of pirogues that have moved in this turn
corail     True if a pirogue has just arrived on a Corail
revealing  the tile that chance is about to turn up
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.errors import BadPosition
from vaka.engine.reading import check_colours, check_words
from vaka.games.aloha.rules.box import BOX, LETTERS, SIDE, TILES
from vaka.games.aloha.rules.sea import square_of
from vaka.games.aloha.rules.writing import CORNER, FACE_DOWN

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.state import State

WORDS = ("tiles", "pirogues", "tikis", "turn", "first", "round", "left", "moved", "corail", "revealing")


def arrange(game: Game, seats: int, options: dict[str, str], words: dict[str, Any]) -> State:
    """The position of these words; with none at all, the start before the first player is drawn."""
    check_words(game, words, WORDS)
    colours = game.seat_words(seats)
    turn = words.get("turn", colours[0])
    check_colours(game, seats, (*words.get("pirogues", {}), *words.get("tikis", {}), turn, words.get("first", turn)))
    pirogues = {colour: _places(colour, words.get("pirogues", {}).get(colour, "")) for colour in colours}
    tikis = {colour: _aboard(colour, words.get("tikis", {}).get(colour), pirogues) for colour in colours}
    started = bool(words)
    data = {
        "pirogues": pirogues,
        "tikis": tikis,
        "first": words.get("first", turn) if started else None,
        "turn": turn if started else None,
        "round": words.get("round", 1) if started else 0,
        "left": words.get("left", BOX.actions) if started else 0,
        "moved": [_slot(turn, place, pirogues) for place in words.get("moved", ())],
        "corail": words.get("corail", False),
        "revealing": words.get("revealing"),
        "last": [None, None],
        "won": None,
    }
    state = game.blank(seats, options)
    try:
        state.read(data | {"tiles": _sea(options, words.get("tiles"))})
    except ValueError as error:
        raise BadPosition(str(error)) from None
    state.check_position()
    return state


def _sea(options: dict[str, str], tiles: Any) -> list[str]:
    """The rows as they are given; else the open map of the expert game, or everything face down but the corners."""
    if tiles is not None and not isinstance(tiles, dict):
        return list(tiles)
    if tiles is None and options["mode"] == "expert":
        return list(BOX.expert_map)
    edge, inner = CORNER + FACE_DOWN * 4 + CORNER, FACE_DOWN * 6
    rows = [list(row) for row in (edge, inner, inner, inner, inner, edge)]
    for kind, squares in (tiles or {}).items():
        if kind not in TILES:
            raise BadPosition(f"a tile is one of {', '.join(TILES)}, not {kind!r}")
        for name in squares.split():
            row, column = divmod(square_of(name), SIDE)
            rows[row][column] = LETTERS[TILES.index(kind)]
    return ["".join(row) for row in rows]


def _places(colour: str, text: str) -> list[str]:
    places = text.split()
    if len(places) > BOX.pirogues:
        raise BadPosition(f"{colour} has {BOX.pirogues} pirogues, not {len(places)}")
    return places + ["beach"] * (BOX.pirogues - len(places))


def _aboard(colour: str, text: str | None, pirogues: dict[str, list[str]]) -> list[object]:
    """By default the Tiki is aboard the last pirogue, which lies on the beach unless all are placed."""
    if text is None:
        return [colour, BOX.pirogues - 1]
    owner, _, place = text.partition(" ")
    if owner not in pirogues:
        raise BadPosition(f"no colour {owner!r} is in play")
    return [owner, _slot(owner, place, pirogues)]


def _slot(owner: str, place: str, pirogues: dict[str, list[str]]) -> int:
    if owner not in pirogues or place not in pirogues[owner]:
        raise BadPosition(f"no {owner} pirogue is at {place!r}")
    return pirogues[owner].index(place)
