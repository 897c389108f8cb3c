"""The actions and outcomes: their ids, the table of their kinds, and the list that open ones are gathered in.

Ids are literals, which compiled code folds into its comparisons; stored games hold them, so they never change.
"""

from __future__ import annotations

from types import FunctionType
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.kinds import Argument, Kind, Kinds
from vaka.games.aloha.rules.box import BOX, TILES, Square, Squares
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.sea import NOWHERE, SEA, SQUARES, square_name

FLEET: Final[i64] = 4
"""Pirogues of a colour: ids count them, so it is a literal, and the box is held to it here."""
assert BOX.pirogues == FLEET, f"components.toml: with {BOX.pirogues} pirogues a colour the ids in rules/actions.py change"

VOYAGE: Final[i64] = 0  # + slot * 36 + square: a pirogue on the beach is launched, one afloat sails
PUSH: Final[i64] = 144  # + pirogue * 8 + direction
HOP: Final[i64] = 272  # + pirogue
REVEAL: Final[i64] = 288  # + square
PASS: Final[i64] = 324
ACTION_COUNT: Final[i64] = 325

FIRST: Final[i64] = 0  # + seat
TILE: Final[i64] = 4  # + kind of tile
OUTCOME_COUNT: Final[i64] = 8

_SQUARE_NAMES: Final = tuple(square_name(square) for square in range(SQUARES))
_TO: Final = Argument("to", SQUARES, _SQUARE_NAMES)
_PIROGUE: Final = Argument("pirogue", 4 * FLEET)

KINDS: Final = Kinds(
    Kind(
        "launch",
        VOYAGE,
        (Argument("slot", FLEET), _TO),
        pattern="launch {to} {cargo*}",
        also=("lancer {to} {cargo*}", "wassern {to} {cargo*}"),
        verbs=("Launch a pirogue", "Mettre une pirogue à la mer", "Piroge zu Wasser lassen"),
        rule="4.1",
        key="pirogue-{pirogue}",
    ),
    Kind(
        "sail",
        form_of="launch",
        pattern="sail {from} {to} {cargo*}",
        also=("naviguer {from} {to} {cargo*}", "segeln {from} {to} {cargo*}"),
        verbs=("Move a pirogue", "Déplacer une pirogue", "Piroge ziehen"),
        rule="4.2",
    ),
    Kind(
        "push",
        PUSH,
        (_PIROGUE, Argument("direction", 8)),
        pattern="push {owner} {from} {to} {cargo*}",
        also=("pousser {owner} {from} {to} {cargo*}", "schieben {owner} {from} {to} {cargo*}"),
        verbs=("Push with magic coral", "Pousser grâce au Corail magique", "Mit der Zauberkoralle schieben"),
        rule="5.4",
        key="pirogue-{pirogue}",
    ),
    Kind("push-beach", form_of="push", pattern="push {owner} beach {to} {cargo*}", typed=False),
    Kind(
        "hop",
        HOP,
        (_PIROGUE,),
        pattern="hop {owner} {to} {moved?}",
        also=("sauter {owner} {to} {moved?}", "springen {owner} {to} {moved?}"),
        verbs=("Move the Tiki", "Déplacer le Tiki", "Tiki versetzen"),
        rule="4.4",
        key="tiki-{turn}",
    ),
    Kind("hop-moved", form_of="hop", pattern="hop {owner} {to} moved", typed=False),
    Kind(
        "reveal",
        REVEAL,
        (Argument("tile", SQUARES, _SQUARE_NAMES),),
        pattern="reveal {tile}",
        also=("révéler {tile}", "reveler {tile}", "aufdecken {tile}"),
        verbs=("Reveal a tile", "Révéler une dalle", "Plättchen aufdecken"),
        rule="4.5",
    ),
    Kind("pass", PASS, pattern="pass", also=("passer", "passen"), verbs=("Pass", "Passer", "Passen"), rule="4.6"),
)
"""Everything that a seat can do. `key` is the piece in the picture that it is done with."""

OUTCOMES: Final = Kinds(
    Kind("first", FIRST, (Argument("seat", 4),), pattern="first {seat}", rule="2"),
    Kind("tile", TILE, (Argument("kind", 4, TILES, what="tiles"),), pattern="tile {kind}", rule="4.5"),
    what="outcome",
)


@final
class Found:
    """The actions found so far, in the order of their ids: a buffer that is filled anew for every list."""

    def __init__(self) -> None:
        self.actions = vec[i64]([0] * 512)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        """One more."""
        self.actions[self.count] = action
        self.count += 1

    def add_near(self, base: i64, here: Square, squares: Squares) -> None:
        """`base` + each square of the set that is one step from here."""
        near = SEA.near
        actions = self.actions
        count = self.count
        for place in range(here * 8, here * 8 + 8):
            square = near[place]
            if square == NOWHERE:
                break
            if has(squares, square):
                actions[count] = base + square
                count += 1
        self.count = count

    def add_far(self, base: i64, here: Square, squares: Squares) -> None:
        """`base` + each square of the set that is two steps from here."""
        far = SEA.far
        actions = self.actions
        count = self.count
        for place in range(here * 16, here * 16 + 16):
            square = far[place]
            if square == NOWHERE:
                break
            if has(squares, square):
                actions[count] = base + square
                count += 1
        self.count = count

    def add_directions(self, base: i64, here: Square, squares: Squares) -> None:
        """`base` + each direction that leads from here into the set."""
        step_to = SEA.step_to
        actions = self.actions
        count = self.count
        for direction in range(8):
            square = step_to[here * 8 + direction]
            if square != NOWHERE and has(squares, square):
                actions[count] = base + direction
                count += 1
        self.count = count

    def add_squares(self, base: i64, squares: Squares) -> None:
        """`base` + each square of the set."""
        actions = self.actions
        count = self.count
        while squares != 0:
            if squares & 1:
                actions[count] = base
                count += 1
            squares >>= 1
            base += 1
        self.count = count

    def take(self) -> vec[i64]:
        """The list, and an empty buffer again."""
        count = self.count
        self.count = 0
        return self.actions[:count]


FOUND: Final = Found()
INTERPRETED: Final = isinstance(has, FunctionType)


def empty_list() -> Found:
    """An empty buffer. Compiled, one serves all lists, since no other thread comes in between; interpreted, one might."""
    return Found() if INTERPRETED else FOUND
