"""Positions as JSON, in the words of the box, and the checks on what is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.names import CHANCE, OVER
from vaka.games.aloha.rules.box import BOX, KINDS, LETTERS
from vaka.games.aloha.rules.ending import nearest, party
from vaka.games.aloha.rules.layout import (
    ALIZE,
    BEACH,
    CORAIL,
    DAUPHIN,
    NOWHERE,
    OCEAN,
    SQUARES,
    TABLES,
    bit,
    has,
    square_name,
    square_of,
)

if TYPE_CHECKING:
    from vaka.games.aloha.rules.sequence import Aloha

FACE_DOWN = "#"
CORNER = "X"


def seat_places(state: Aloha) -> None:
    """Take options, homes and goals from the set-up."""
    state.expert = state.options["mode"] == "expert"
    state.teams = state.options["teams"] == "yes"
    state.same_tile = state.options["same_tile"] == "yes"
    home = vec[i64]()
    goal = vec[i64]()
    for colour in BOX.seating[state.seats]:
        corner = BOX.corners.index(colour)
        home = append(home, TABLES.corners[corner])
        goal = append(goal, TABLES.corners[(corner + 2) % 4])
    state.home = home
    state.goal = goal


def letter(state: Aloha, square: i64) -> str:
    """What a tile shows."""
    if has(TABLES.corner_mask, square):
        return CORNER
    if has(state.face_down, square):
        return FACE_DOWN
    return LETTERS[kind_at(state, square)]


def kind_at(state: Aloha, square: i64) -> i64:
    """The kind of a face-up tile; corners and face-down tiles count as ocean."""
    if has(state.alize, square):
        return ALIZE
    if has(state.dauphin, square):
        return DAUPHIN
    return CORAIL if has(state.corail, square) else OCEAN


def write(state: Aloha) -> dict[str, Any]:
    """The position as JSON data."""
    words = state.game.seat_words(state.seats)
    fleet = TABLES.fleet
    return {
        "tiles": ["".join([letter(state, row * 6 + column) for column in range(6)]) for row in range(6)],
        "pirogues": {word: [spot(state.place[seat * fleet + slot]) for slot in range(fleet)] for seat, word in enumerate(words)},
        "tikis": {word: [words[state.tiki[seat] // fleet], state.tiki[seat] % fleet] for seat, word in enumerate(words)},
        "first": words[state.first] if state.round else None,
        "turn": words[state.turn] if state.round else None,
        "round": state.round,
        "left": state.left,
        "moved": [slot for slot in range(fleet) if has(state.moved, state.turn * fleet + slot)],
        "corail": state.corail_ready,
        "revealing": optional_name(state.revealing),
        "last": [optional_name(state.last_from), optional_name(state.last_to)],
        "won": [words[seat] for seat in range(state.seats) if has(state.won, seat)] if state.asked == OVER else None,
    }


def spot(square: i64) -> str:
    """Where a pirogue is."""
    return "beach" if square == BEACH else square_name(square)


def optional_name(square: i64) -> str | None:
    """The name of a square that may not be there."""
    return None if square == NOWHERE else square_name(square)


def read(state: Aloha, data: dict[str, Any]) -> None:
    """Take over what `write` wrote."""
    seat_places(state)
    words = state.game.seat_words(state.seats)
    read_tiles(state, data["tiles"])
    state.place = vec[i64]()
    for word in words:
        if len(data["pirogues"][word]) != TABLES.fleet:
            raise BadPosition(f"{word} has {TABLES.fleet} pirogues")
        for name in data["pirogues"][word]:
            state.place = append(state.place, BEACH if name == "beach" else square_of(name))
    state.tiki = vec[i64]()
    for word in words:
        owner, slot = data["tikis"][word]
        if not 0 <= slot < TABLES.fleet:
            raise BadPosition(f"no pirogue has the number {slot}")
        state.tiki = append(state.tiki, words.index(owner) * TABLES.fleet + slot)
    state.round = data["round"]
    state.first = words.index(data["first"]) if state.round else 0
    state.turn = words.index(data["turn"]) if state.round else 0
    state.left = data["left"]
    state.moved = 0
    for slot in data["moved"]:
        if not 0 <= slot < TABLES.fleet:
            raise BadPosition(f"no pirogue has the number {slot}")
        state.moved |= bit(state.turn * TABLES.fleet + slot)
    if not isinstance(data["corail"], bool):
        raise BadPosition(f"corail is true or false, not {data['corail']!r}")
    state.corail_ready = data["corail"]
    state.revealing = named_square(data["revealing"])
    state.last_from, state.last_to = named_square(data["last"][0]), named_square(data["last"][1])
    state.won = 0
    for word in data["won"] or []:
        state.won |= bit(words.index(word))
    state.asked = state.turn
    if data["won"] is not None:
        state.asked = OVER
    elif state.round == 0 or state.revealing != NOWHERE:
        state.asked = CHANCE
    count_pieces(state)


def read_tiles(state: Aloha, rows: list[str]) -> None:
    """The sea; what is not face up lies in the stock."""
    if len(rows) != 6 or any(len(row) != 6 for row in rows):
        raise BadPosition("the sea is six rows of six tiles")
    state.face_down = state.alize = state.dauphin = state.corail = state.stock = 0
    left = list(BOX.tiles)
    for square in range(SQUARES):
        shown = rows[square // 6][square % 6]
        tile = bit(square)
        if (shown == CORNER) != has(TABLES.corner_mask, square):
            raise BadPosition(f"the corners, and only they, are {CORNER}: not {square_name(square)}")
        if shown == FACE_DOWN:
            state.face_down |= tile
        elif shown != CORNER:
            if shown not in LETTERS:
                raise BadPosition(f"a tile is one of {LETTERS}{FACE_DOWN}, not {shown!r}")
            kind = LETTERS.index(shown)
            left[kind] -= 1
            if kind == ALIZE:
                state.alize |= tile
            elif kind == DAUPHIN:
                state.dauphin |= tile
            elif kind == CORAIL:
                state.corail |= tile
    for kind, count in enumerate(left):
        if count < 0:
            raise BadPosition(f"there are only {BOX.tiles[kind]} tiles of {KINDS[kind]}")
        state.stock |= count << (kind * 8)


def named_square(name: str | None) -> i64:
    """The square of a name that may not be there."""
    return NOWHERE if name is None else square_of(name)


def count_pieces(state: Aloha) -> None:
    """Work out who is where, after the places were set."""
    state.taken = state.pairs = state.laden = 0
    for pirogue in range(len(state.place)):
        square = state.place[pirogue]
        if square == BEACH:
            continue
        if has(state.pairs, square):
            raise BadPosition(f"three pirogues on {square_name(square)}")
        if has(state.taken, square):
            state.pairs |= bit(square)
        state.taken |= bit(square)
    for seat in range(state.seats):
        if has(state.laden, state.tiki[seat]):
            raise BadPosition("two Tikis in one pirogue")
        state.laden |= bit(state.tiki[seat])


def check(state: Aloha) -> None:
    """Raise BadPosition where the pieces or the turn cannot be as they are."""
    for seat in range(state.seats):
        pirogue = state.tiki[seat]
        if pirogue // TABLES.fleet != seat and state.place[pirogue] == BEACH:
            raise BadPosition("a Tiki cannot be aboard another's pirogue on the beach")
        if state.asked != OVER and state.place[pirogue] == state.goal[seat]:
            raise BadPosition("a Tiki has arrived, but the game is not over")
    if state.asked == OVER:
        check_ending(state)
    if not 0 <= state.round <= TABLES.rounds or not 0 <= state.left <= TABLES.actions:
        raise BadPosition(f"round {state.round} with {state.left} actions left cannot be")
    if state.asked != OVER and (state.left == 0) != (state.round == 0):
        raise BadPosition("a seat whose turn it is has an action left; before the first turn there are none")
    if state.revealing != NOWHERE and (state.round == 0 or state.asked == OVER):
        raise BadPosition("a tile is turned up in somebody's turn")
    if state.corail_ready and not arrived_on_corail(state):
        raise BadPosition("no pirogue of the seat whose turn it is has arrived on a Corail")
    if state.revealing != NOWHERE and (not has(state.face_down, state.revealing) or has(state.taken, state.revealing)):
        raise BadPosition("only a face-down tile without a pirogue can be turned up")
    if state.expert and state.face_down:
        raise BadPosition("nothing lies face down in the expert game")


def check_ending(state: Aloha) -> None:
    """A game ends when one Tiki arrives, or after the last round (« L'Arrivée »): others end nothing, and others do not win."""
    arrived: i64 = 0
    winners: i64 = 0
    for seat in range(state.seats):
        if state.place[state.tiki[seat]] == state.goal[seat]:
            arrived += 1
            winners = party(state, seat)
    if arrived > 1:
        raise BadPosition("the game ends with the first Tiki that arrives: two cannot have arrived")
    if arrived == 0:
        if state.round != TABLES.rounds or state.turn != state.first or state.left != TABLES.actions:
            raise BadPosition("the game is over, but no Tiki has arrived and the last round is not complete")
        winners = nearest(state)
    if state.round == 0 or state.won != winners:
        raise BadPosition("these are not the winners of this position")


def arrived_on_corail(state: Aloha) -> bool:
    """Does the seat whose turn it is have a pirogue on a face-up Corail, and is no tile being turned up since?"""
    if state.revealing != NOWHERE:
        return False
    first = state.turn * TABLES.fleet
    for pirogue in range(first, first + TABLES.fleet):
        here = state.place[pirogue]
        if here != BEACH and has(state.corail, here):
            return True
    return False


def census(state: Aloha) -> dict[str, int]:
    """Tiles by kind, pirogues and Tikis by colour, wherever they are."""
    counts: dict[str, int] = {}
    for kind, name in enumerate(KINDS):
        counts[name] = state.in_stock(kind)
    for square in range(SQUARES):
        if not has(TABLES.corner_mask, square) and not has(state.face_down, square):
            counts[KINDS[kind_at(state, square)]] += 1
    afloat = 0
    for pirogue in range(len(state.place)):
        afloat += 1 if state.place[pirogue] != BEACH else 0
    berths = 0
    for square in range(SQUARES):
        berths += (1 if has(state.taken, square) else 0) + (1 if has(state.pairs, square) else 0)
    counts["pirogues"] = len(state.place) - afloat + berths
    counts["tikis"] = len({state.tiki[seat] for seat in range(state.seats)})
    counts["laden"] = sum([1 for pirogue in range(len(state.place)) if has(state.laden, pirogue)])
    return counts
