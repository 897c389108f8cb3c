"""The rules written a second time, slowly and plainly, without ids, bits or tables: both must play the same games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vaka
from vaka.games.aloha.rules.box import BOX

GAME = vaka.game("aloha")
SQUARES = [column + row for row in "654321" for column in "abcdef"]
CORNERS = dict(zip(("green", "red", "yellow", "black"), ("a6", "f6", "f1", "a1"), strict=True))
OPPOSITE = {"green": "yellow", "yellow": "green", "red": "black", "black": "red"}
LETTER = {"ocean": "O", "alize": "A", "dauphin": "D", "corail": "C"}


class Boat:
    """A pirogue: its owner, its square (None on the beach), the Tiki aboard, and whether it has moved in this turn."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.square: str | None = None
        self.tiki: str | None = None
        self.moved = False


def apart(one: str, other: str) -> tuple[int, int]:
    """Columns and rows from one square to another."""
    return ord(other[0]) - ord(one[0]), int(other[1]) - int(one[1])


def steps(one: str, other: str) -> int:
    columns, rows = apart(one, other)
    return max(abs(columns), abs(rows))


class SlowGame:
    """One game of Aloha, played in notation."""

    def __init__(self, colours: tuple[str, ...], options: dict[str, str]) -> None:
        self.colours, self.options = colours, options
        self.sea = dict.fromkeys(SQUARES, "#") | dict.fromkeys(CORNERS.values(), "X")
        if options["mode"] == "expert":
            self.sea = dict(zip(SQUARES, "".join(BOX.expert_map), strict=True))
        self.boats = [Boat(colour) for colour in colours for _ in range(4)]
        for colour in colours:
            [boat for boat in self.boats if boat.owner == colour][-1].tiki = colour
        self.turn = self.first = ""
        self.left, self.round = 0, 1
        self.on_coral = False
        self.revealing: str | None = None
        self.winners: set[str] | None = None

    def adverse(self, one: str, other: str) -> bool:
        return one != other and not (self.options["teams"] == "yes" and OPPOSITE[one] == other)

    def at(self, square: str) -> list[Boat]:
        return [boat for boat in self.boats if boat.square == square]

    def asked(self) -> str:
        if self.winners is not None:
            return "over"
        return "chance" if not self.turn or self.revealing else self.turn

    # --- What is open ---

    def open(self) -> set[str]:
        if not self.turn:
            return {f"first {colour}" for colour in self.colours}
        if self.revealing:
            up = list(self.sea.values())
            return {f"tile {kind}" for kind, count in zip(LETTER, BOX.tiles, strict=True) if up.count(LETTER[kind]) < count}
        found = {"pass"} | {f"reveal {square}" for square in SQUARES if self.sea[square] == "#" and not self.at(square)}
        for boat in self.boats:
            aboard = f" with {boat.tiki}" if boat.tiki else ""
            if boat.owner == self.turn and not boat.moved:
                start = f"sail {boat.square}" if boat.square else "launch"
                found |= {f"{start} {square}{aboard}" for square in SQUARES if self.may_sail(boat, square)}
            if self.on_coral and self.adverse(self.turn, boat.owner):
                here = boat.square or CORNERS[boat.owner]
                free = [square for square in SQUARES if steps(here, square) == 1 and not self.at(square)]
                found |= {f"push {boat.owner} {boat.square or 'beach'} {square}{aboard}" for square in free}
            if self.may_board(boat):
                others = [other for other in self.at(str(boat.square)) if other is not boat and not other.tiki]
                differs = boat.moved and any(other.owner == boat.owner and not other.moved for other in others)
                found.add(f"hop {boat.owner} {boat.square}" + (" moved" if differs else ""))
        return found

    def may_sail(self, boat: Boat, square: str) -> bool:
        there = self.at(square)
        if boat.square and self.sea[boat.square] != "A":
            return steps(boat.square, square) == 1 and not there
        if steps(boat.square or CORNERS[boat.owner], square) != 2 or len(there) == 2:
            return False
        return not (boat.tiki and any(other.tiki and self.adverse(boat.owner, other.owner) for other in there))

    def may_board(self, boat: Boat) -> bool:
        here = next(other for other in self.boats if other.tiki == self.turn).square
        if here is None or boat.square is None or boat.tiki:
            return False
        columns, rows = apart(here, boat.square)
        if steps(here, boat.square) == 2 and columns % 2 == rows % 2 == 0:
            return self.sea[chr(ord(here[0]) + columns // 2) + str(int(here[1]) + rows // 2)] == "D"
        return steps(here, boat.square) == 1 or (here == boat.square and self.options["same_tile"] == "yes")

    # --- What is done ---

    def boat(self, owner: str, place: str | None, tiki: str | None) -> Boat:
        found = [boat for boat in self.boats if (boat.owner, boat.square, boat.tiki) == (owner, place, tiki)]
        return min(found, key=lambda boat: boat.moved)

    def play(self, text: str) -> None:
        words, _, tiki = text.partition(" with ")
        match words.split():
            case ["first", colour]:
                self.turn = self.first = colour
                self.left = 2 if self.options["mode"] == "expert" else 3
                return
            case ["tile", kind]:
                self.sea[str(self.revealing)], self.revealing = LETTER[kind], None
            case ["reveal", square]:
                self.revealing, self.on_coral = square, False
                return
            case ["launch", square]:
                self.sail(self.boat(self.turn, None, tiki or None), square)
            case ["sail", here, square]:
                self.sail(self.boat(self.turn, here, tiki or None), square)
            case ["push", owner, here, square]:
                self.boat(owner, None if here == "beach" else here, tiki or None).square = square
                self.on_coral = False
            case ["hop", owner, square, *moved]:
                old = next(boat for boat in self.boats if boat.tiki == self.turn)
                free = [boat for boat in self.at(square) if boat.owner == owner and not boat.tiki]
                new = [boat for boat in free if boat.moved == bool(moved)] or free
                old.tiki, new[0].tiki, self.on_coral = None, self.turn, False
            case ["pass"]:
                self.left = 1
        self.finish()

    def sail(self, boat: Boat, square: str) -> None:
        boat.square, boat.moved = square, True
        self.on_coral = self.sea[square] == "C"

    def finish(self) -> None:
        arrived = {boat.tiki for boat in self.boats if boat.tiki and boat.square == CORNERS[OPPOSITE[boat.tiki]]}
        self.left -= 1
        if arrived:
            self.win({colour for colour in arrived if colour})
        elif self.left == 0:
            self.left, self.on_coral = 3, False
            for boat in self.boats:
                boat.moved = False
            self.turn = self.colours[(self.colours.index(self.turn) + 1) % len(self.colours)]
            self.round += self.turn == self.first
            if self.round == 31:
                away = {
                    boat.tiki: steps(boat.square or CORNERS[boat.tiki], CORNERS[OPPOSITE[boat.tiki]])
                    for boat in self.boats
                    if boat.tiki
                }
                self.win({colour for colour in away if away[colour] == min(away.values())})

    def win(self, colours: set[str]) -> None:
        self.winners = colours | {OPPOSITE[colour] for colour in colours if self.options["teams"] == "yes"}


@pytest.mark.parametrize("setup", list(GAME.setups()), ids=str)
@pytest.mark.parametrize("taste", ["even", "lively"])
def test_both_play_the_same_game(setup: Any, taste: str) -> None:
    """After every action: the same seat is asked, the same things are open, and in the end the same seats have won."""
    for seed in range(2):
        rng = random.Random(f"{setup} {taste} {seed}")
        colours = GAME.seat_words(setup.seats)
        state, twin = GAME.new(*setup), SlowGame(colours, setup.options)
        while state.actor() != vaka.OVER:
            notations = [GAME.notation(state, action) for action in state.legal()]
            assert sorted(notations) == sorted(twin.open())
            if taste == "lively":  # pushes, hops and reveals before plain moves; hardly ever pass
                weights = [{"push": 9, "hop": 9, "reveal": 0.3, "pass": 0.1}.get(text.split()[0], 1.0) for text in notations]
                text = rng.choices(notations, weights)[0]
            else:
                text = rng.choice(notations)
            state.apply(GAME.parse(state, text))
            twin.play(text)
            actor = state.actor()
            assert twin.asked() == ("over" if actor == vaka.OVER else "chance" if actor == vaka.CHANCE else colours[actor])
        assert {colours[seat] for seat in state.winners()} == twin.winners
