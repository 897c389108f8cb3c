"""A position read back from JSON data."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import CHANCE, OVER
from vaka.engine.reading import bounded, flag, index_in, set_of
from vaka.games.aloha.rules.actions import FLEET
from vaka.games.aloha.rules.box import BOX, LETTERS, SIDE, TILES, Square
from vaka.games.aloha.rules.packed import bit, has
from vaka.games.aloha.rules.position import AlohaPosition, add_to_stock, lay_tile, pirogue_of
from vaka.games.aloha.rules.sea import BEACH, NOWHERE, SEA, SQUARES, square_name, square_of
from vaka.games.aloha.rules.writing import CORNER, FACE_DOWN


def read(position: AlohaPosition, data: dict[str, Any]) -> None:
    """Take over what `write` wrote."""
    words = position.game.seat_words(position.seats)
    read_setup(position)
    read_tiles(position, data["tiles"])
    read_pieces(position, data, words)
    read_turn(position, data, words)
    position.last_from, position.last_to = named_square(data["last"][0]), named_square(data["last"][1])
    count_pieces(position)


def read_setup(position: AlohaPosition) -> None:
    """Take options, homes and goals from the set-up."""
    position.expert = position.options["mode"] == "expert"
    position.teams = position.options["teams"] == "yes"
    position.same_tile = position.options["same_tile"] == "yes"
    home = vec[i64]()
    goal = vec[i64]()
    for colour in BOX.seating[position.seats]:
        corner = BOX.corners.index(colour)
        home = append(home, SEA.corners[corner])
        goal = append(goal, SEA.corners[(corner + 2) % 4])
    position.home = home
    position.goal = goal


def read_tiles(position: AlohaPosition, rows: list[str]) -> None:
    """The sea; what is not face up lies in the stock."""
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise BadPosition("the sea is six rows of six tiles")
    position.face_down = position.alize = position.dauphin = position.corail = position.stock = 0
    left = list(BOX.tiles)
    for square in range(SQUARES):
        shown = rows[square // SIDE][square % SIDE]
        if (shown == CORNER) != has(SEA.corner_mask, square):
            raise BadPosition(f"the corners, and only they, are {CORNER}: not {square_name(square)}")
        if shown == FACE_DOWN:
            position.face_down |= bit(square)
        elif shown != CORNER:
            if shown not in LETTERS:
                raise BadPosition(f"a tile is one of {LETTERS}{FACE_DOWN}, not {shown!r}")
            kind = LETTERS.index(shown)
            left[kind] -= 1
            lay_tile(position, square, kind)
    for kind, count in enumerate(left):
        if count < 0:
            raise BadPosition(f"there are only {BOX.tiles[kind]} tiles of {TILES[kind]}")
        add_to_stock(position, kind, count)


def read_pieces(position: AlohaPosition, data: dict[str, Any], words: tuple[str, ...]) -> None:
    """The pirogues, and the Tikis aboard them."""
    position.place = vec[i64]()
    for word in words:
        if len(data["pirogues"][word]) != FLEET:
            raise BadPosition(f"{word} has {FLEET} pirogues")
        for name in data["pirogues"][word]:
            position.place = append(position.place, BEACH if name == "beach" else square_of(name))
    position.tiki = vec[i64]()
    for word in words:
        owner, slot = data["tikis"][word]
        position.tiki = append(position.tiki, pirogue_of(index_in(words, owner), bounded(slot, 0, FLEET - 1)))


def read_turn(position: AlohaPosition, data: dict[str, Any], words: tuple[str, ...]) -> None:
    """Whose turn it is, what is left of it, and who has won."""
    position.round = bounded(data["round"])
    position.first = index_in(words, data["first"]) if position.round else 0
    position.turn = index_in(words, data["turn"]) if position.round else 0
    position.left = bounded(data["left"])
    position.moved = 0
    for slot in data["moved"]:
        position.moved |= bit(pirogue_of(position.turn, bounded(slot, 0, FLEET - 1)))
    position.corail_ready = flag(data["corail"])
    position.revealing = named_square(data["revealing"])
    position.won = set_of(words, data["won"] or [])
    position.asked = position.turn
    if data["won"] is not None:
        position.asked = OVER
    elif position.round == 0 or position.revealing != NOWHERE:
        position.asked = CHANCE


def named_square(name: str | None) -> Square:
    """The square of a name that may not be there."""
    return NOWHERE if name is None else square_of(name)


def count_pieces(position: AlohaPosition) -> None:
    """Work out who is where, after the places were set."""
    position.taken = position.pairs = position.laden = 0
    for pirogue in range(len(position.place)):
        square = position.place[pirogue]
        if square == BEACH:
            continue
        if has(position.pairs, square):
            raise BadPosition(f"three pirogues on {square_name(square)}")
        if has(position.taken, square):
            position.pairs |= bit(square)
        position.taken |= bit(square)
    for seat in range(position.seats):
        if has(position.laden, position.tiki[seat]):
            raise BadPosition("two Tikis in one pirogue")
        position.laden |= bit(position.tiki[seat])
