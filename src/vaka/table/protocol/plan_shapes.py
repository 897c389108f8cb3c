"""The shapes of whole moves, as a view offers them."""

from __future__ import annotations

from typing_extensions import TypedDict


class CargoShape(TypedDict):
    """Pieces of one kind that a whole move takes along: how many are meant, and how many there are."""

    word: str
    name: str
    count: int
    most: int


class GoalShape(TypedDict):
    """Where a whole move can lead: the place on the board, and the word that is typed for it."""

    place: str
    word: str
    name: str


class WareShape(TypedDict):
    """What is ordered by an action of its own."""

    action: int
    name: str
    price: int | None


class OfferShape(TypedDict):
    """The whole moves that begin at a place (`start`; empty: with what is in hand), or the wares of that place.

    The notation of a whole move is `notation`, the word of a goal, then a number and a word for each piece that goes along.
    """

    start: str
    notation: str
    note: str
    goals: list[GoalShape]
    cargo: list[CargoShape]
    wares: list[WareShape]
