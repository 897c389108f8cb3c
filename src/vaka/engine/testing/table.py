"""Positions written in words, and a table to play them at: what every test of a rule starts from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.errors import BadPosition
from vaka.engine.game import Game
from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.engine.registry import game as find_game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vaka.engine.events import Event, Obstacle
    from vaka.engine.state import State


class Table:
    """A position that is played in notation; what it does not know itself it asks of the state."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.game = state.game
        self.events: list[Event] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def play(self, seat: int | str, text: str) -> Table:
        """Let a seat (its number or its word) do what the notation says; an action that is not open raises."""
        number = self.seat(seat)
        if not self.state.is_waiting(number) and not self.state.asides(number):
            raise AssertionError(f"{seat} is not asked: {self.asked()} is")
        self.state.apply(self.game.parse(self.state, text, number), self.events, number)
        return self

    def chance(self, text: str) -> Table:
        """Let chance decide as the notation says."""
        if self.state.actor() != CHANCE:
            raise AssertionError(f"chance is not asked: {self.asked()} is")
        self.state.apply(self.game.parse(self.state, text), self.events)
        return self

    def seat(self, seat: int | str) -> int:
        """The number of a seat given by number or word."""
        return seat if isinstance(seat, int) else self.game.seat_words(self.state.seats).index(seat)

    def asked(self) -> str:
        """Who is asked: the seat's word, `chance` or `over`."""
        actor = self.state.actor()
        return {CHANCE: "chance", OVER: "over"}.get(actor) or self.game.seat_words(self.state.seats)[actor]

    def open(self, seat: int | str | None = None) -> set[str]:
        """The notations of everything that is open to the actor, or to this seat."""
        number = ASKED if seat is None else self.seat(seat)
        return {self.game.notation(self.state, action) for action in self.state.legal(number)}

    def refuses(self, text: str, seat: int | str | None = None) -> Obstacle:
        """The reason why this is not open; fails if it is."""
        number = ASKED if seat is None else self.seat(seat)
        obstacle = self.state.obstacle(self.game.parse(self.state, text, number), number)
        if obstacle is None:
            raise AssertionError(f"{text!r} is open")
        return obstacle

    def heard(self, key: str) -> list[dict[str, Any]]:
        """The parameters of every event of this key so far."""
        return [event.params for event in self.events if event.key == key]


def position(game: str | Game, seats: int, options: Mapping[str, object] | None = None, **words: Any) -> Table:
    """A checked position from words that the game declares, the rest a legal default.

    Raise BadPosition for a word that the game does not know or a position that cannot be, BadOption for a set-up that it has not.

    >>> table = position("aloha", 2, pirogues={"red": "c4"}, turn="red")
    >>> table.play("red", "sail c4 d5").asked()
    'red'
    """
    rules = find_game(game) if isinstance(game, str) else game
    if not words:
        raise BadPosition("a position needs at least one word")
    return Table(rules.arrange(seats, rules.check(seats, options), words))
