"""What canoes have done in a Movement, as JSON: how far they have come, what they carry, what was put down."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vaka.engine.errors import BadPosition
from vaka.engine.reading import bounded, index_in
from vaka.games.paradise.rules.board import sets
from vaka.games.paradise.rules.box import HEXES
from vaka.games.paradise.rules.movement import trips
from vaka.games.paradise.rules.position import NO_HEXES, ParadisePosition

CREW: Final = (
    ("transport", 0, 15), ("war", 4, 7), ("rumour", 7, 3), ("warriors", 9, 15), ("colonies", 13, 7), ("fighters", 16, 7),
    ("walked_warriors", 19, 15), ("walked_colonies", 23, 7), ("walked_fighters", 26, 7),
    ("free_transport", 39, 15), ("free_war", 43, 7),
)  # fmt: skip
"""Canoes; who is aboard (`fighters` aboard War Canoes), and who of them had walked; canoes in hand whose cargo still lies there."""
ASHORE: Final = (
    ("carried_warriors", 0, 15), ("carried_colonies", 4, 7), ("walked_warriors", 7, 15), ("walked_colonies", 11, 7),
    ("both_warriors", 14, 15), ("both_colonies", 18, 7),
)  # fmt: skip
"""Who was put down, has walked, or both."""


def write_crew(crew: i64, steps: i64) -> dict[str, Any]:
    """One crew, or who was put down."""
    far: int | str = "stayed" if steps == trips.STAYED else "ashore" if steps == trips.PUT_DOWN else int(steps)
    data: dict[str, Any] = {"steps": far}
    for name, place, most in ASHORE if steps == trips.PUT_DOWN else CREW:
        number = int(crew) >> place & most
        if number > 0:
            data[name] = number
    return data


def write_trips(position: ParadisePosition) -> list[dict[str, Any]]:
    """All crews, hex by hex."""
    found = []
    for word in position.trips:
        where = trips.hex_of(word)
        steps = trips.steps_of(word)
        found.append({"hex": HEXES[where]} | write_crew(trips.crew_in(word), steps))
    return found


def write_hand(position: ParadisePosition) -> list[dict[str, Any]]:
    """The fleet in hand."""
    return [
        write_crew(position.sets[sets.IN_HAND + steps], steps) for steps in range(8) if position.sets[sets.IN_HAND + steps] != 0
    ]


def read_crew(data: dict[str, Any]) -> tuple[i64, i64]:
    """How far a crew has come, and what it is."""
    far = data["steps"]
    steps: i64 = trips.STAYED if far == "stayed" else trips.PUT_DOWN if far == "ashore" else bounded(far, 0, int(trips.MOST_STEPS))
    crew: i64 = 0
    fields = ASHORE if steps == trips.PUT_DOWN else CREW
    for name, place, most in fields:
        number: i64 = bounded(data.get(name, 0), 0, most)
        at: i64 = place
        crew |= number << at
    names = {"hex", "steps", *(name for name, _, _ in fields)}
    if not names.issuperset(data):
        raise BadPosition(f"{sorted(set(data) - names)} is nothing that a crew has")
    return steps, crew


def read_trips(position: ParadisePosition, data: list[dict[str, Any]]) -> None:
    """All crews."""
    position.trips = NO_HEXES
    for entry in data:
        where: i64 = index_in(HEXES, entry["hex"])
        steps, crew = read_crew(entry)
        if trips.trip_at(position, where, steps) != 0 or crew == 0 or steps == 0:
            raise BadPosition(f"{entry!r} is there twice, or is nothing")
        trips.set_trip(position, where, steps, crew)


def read_hand(position: ParadisePosition, data: list[dict[str, Any]]) -> None:
    """The fleet in hand."""
    for entry in data:
        steps, crew = read_crew(entry)
        if steps == trips.PUT_DOWN or position.sets[sets.IN_HAND + steps] != 0:
            raise BadPosition(f"{entry!r} is in hand twice, or cannot be")
        position.sets[sets.IN_HAND + steps] = crew
