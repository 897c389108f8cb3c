"""Seats can be told apart by everybody, and what is written can be read."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.draw.sight import BLINDNESSES, contrast, distance
from vaka.draw import SEATS, THEMES
from vaka.draw.palette import BARK, CORAL, CREAM, DEEP, FOAM, INK, SAND

BOX_OF_ALOHA = ("green", "red", "yellow", "black")


@pytest.mark.parametrize("blindness", BLINDNESSES)
def test_the_seats_of_one_box_keep_well_apart(blindness: str) -> None:
    nearest = min(distance(SEATS[one].colour, SEATS[other].colour, blindness) for one, other in combinations(BOX_OF_ALOHA, 2))
    assert nearest > 13


@pytest.mark.parametrize("blindness", BLINDNESSES)
def test_all_eight_seats_keep_apart(blindness: str) -> None:
    nearest = min(distance(one.colour, other.colour, blindness) for one, other in combinations(SEATS.values(), 2))
    assert nearest > 8


def test_the_simulation_does_something() -> None:
    """A brown and an olive that are far apart draw together for an eye without the long cones."""
    assert distance("#8C6E00", "#5E7E00", "protanopia") < distance("#8C6E00", "#5E7E00") / 2


def test_seats_differ_without_any_colour() -> None:
    assert len({look.pattern for look in SEATS.values()}) == len({look.emblem for look in SEATS.values()}) == len(SEATS) == 8


@pytest.mark.parametrize("look", SEATS.values(), ids=SEATS)
def test_pattern_and_emblem_stand_out_from_the_colour(look: object) -> None:
    seat = SEATS[getattr(look, "name", "")]
    assert contrast(seat.colour, seat.thread) > 2.4
    assert contrast(seat.colour, seat.on_colour) > 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_text_of_both_themes_meets_aa(theme: str) -> None:
    colours = THEMES[theme]
    assert contrast(colours["text"], colours["panel"]) > 4.5
    assert contrast(colours["text"], colours["page"]) > 4.5


def test_what_is_written_on_the_board_meets_aa() -> None:
    """Coordinates on water and on sand, the sign of the pass."""
    assert min(contrast(FOAM, DEEP), contrast(BARK, SAND), contrast(INK, CREAM)) > 4.5


def test_no_seat_looks_like_a_mark() -> None:
    assert min(distance(look.colour, CORAL) for look in SEATS.values()) > 10
