"""What the tests of this game share: nobody does anything, and moves written in one line."""

from __future__ import annotations

from vaka.engine.testing import Table

QUIET = ("rest", "done", "pass", "no card", "face down", "return", "keep")


def pass_until(table: Table, stage: str, seat: str = "") -> Table:
    """Nobody does anything until this stage (of this seat) has come."""
    while True:
        data = table.write()
        if data["stage"] == stage and (not seat or data["active"] == seat):
            return table
        asked = table.asked()
        opened = table.open(asked)
        table.play(asked, next(word for word in QUIET if word in opened))


def play_all(table: Table, seat: str, *moves: str) -> Table:
    """One move after the other, of one seat."""
    for move in moves:
        table.play(seat, move)
    return table


def open_with(table: Table, word: str) -> set[str]:
    """What is open now and begins with this word, without it."""
    return {text.removeprefix(f"{word} ") for text in table.open() if text.startswith(f"{word} ")}


def stack(table: Table, at: str) -> dict[str, int]:
    """The pieces of a stack."""
    found: dict[str, int] = table.write()["stacks"].get(at, {}).get("pieces", {})
    return found


def asides(table: Table, seat: str) -> set[str]:
    """What a seat may do unasked, in words."""
    number = table.game.seat_words(table.state.seats).index(seat)
    return {table.game.notation(table.state, action) for action in table.state.asides(number)}
