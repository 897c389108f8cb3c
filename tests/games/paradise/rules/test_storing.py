"""Saved resources (11.4) and the variable end (11.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paradise.playing import open_with, pass_until
from vaka.engine.testing import Table, position

TONGA, SAMOA = "0606", "0605"


def building(saved: tuple[str, ...] = (), **words: Any) -> Table:
    return position("paradise", 2, {"saved": "yes"}, stage="building", advanced={"saved": list(saved)}, **words)


def points(table: Table, seat: str = "yellow") -> dict[str, int]:
    found: dict[str, int] = table.write()["orders"][seat]["points"]
    return found


def test_11_4_a_point_is_put_aside() -> None:
    """11.4: a Village builds nothing; the marker lies face up when all orders are in."""
    table = building()
    assert open_with(table, "store") == {TONGA}
    table.play("yellow", f"store {TONGA}")
    assert points(table) == {TONGA: 1}
    assert table.write()["advanced"]["saved"] == []
    table.play("yellow", "done").play("red", "done")
    assert table.write()["advanced"]["saved"] == ["yellow"]
    assert table.heard("store") == [{"seat": 0}]


def test_11_4_it_is_spent_at_home_later() -> None:
    """11.4: in a later step it is one Build Point more at home."""
    table = building(saved=("yellow",))
    table.play("yellow", "spend")
    assert points(table) == {TONGA: 3}
    assert table.refuses("spend", "yellow").key == "once-only"
    table.play("yellow", f"build war {TONGA}").play("yellow", "done").play("red", "done")
    assert table.write()["advanced"]["saved"] == []


def test_11_4_never_more_than_one() -> None:
    """11.4: never more than one point; in one step a point is put aside or taken, not both."""
    table = building(saved=("yellow",))
    assert table.refuses(f"store {TONGA}", "yellow").key == "store-full"
    other = building()
    assert other.refuses("spend", "yellow").key == "store-empty"
    other.play("yellow", f"store {TONGA}")
    assert other.refuses(f"store {TONGA}", "yellow").key == "once-only"
    assert other.refuses("spend", "yellow").key == "store-empty"


def test_11_4_without_a_home_it_waits() -> None:
    """11.4: it is spent at home or along the chain from there."""
    table = building(saved=("yellow",), villages={"yellow": {TONGA: 0}}, home={"yellow": None})
    assert table.refuses("spend", "yellow").key == "no-home"


def test_11_4_orders_are_secret_and_the_marker_is_not() -> None:
    """11.4, 9.3: nobody sees the order; everybody sees the marker."""
    table = building().play("yellow", f"store {TONGA}")
    assert "store" not in str(table.state.redact(1).write()["orders"]["yellow"])
    table.play("yellow", "done").play("red", "done")
    assert table.state.redact(1).write()["advanced"]["saved"] == ["yellow"]


def test_11_4_is_an_option() -> None:
    """11: without it there is no such order, and nothing of it is written."""
    table = position("paradise", 2, stage="building")
    assert table.refuses(f"store {TONGA}", "yellow").key == "not-now"
    assert table.refuses("spend", "yellow").key == "not-now"
    assert "advanced" not in table.write()


@pytest.mark.parametrize(
    ("end", "shift"), [("standard", 0), ("more1", 1), ("more2", 2), ("more3", 3), ("less1", -1), ("less2", -2), ("less3", -3)]
)
@pytest.mark.parametrize(("seats", "printed"), [(2, 28), (3, 25), (4, 22)])
def test_11_1_the_end_may_be_moved(seats: int, printed: int, end: str, shift: int) -> None:
    """11.1, ruling 66: up to three points more or less than printed."""
    assert position("paradise", seats, {"end": end}, stage="explore").threshold == 2 * (printed + shift)


def test_11_1_declaring_goes_by_the_moved_end() -> None:
    """11.1: with three points less one may declare at 25."""
    hexes = {
        "0607": "tahiti",
        "0706": "rapa-nui",
        "0806": "hawaii",
        "0807": "aotearoa",
        "0707": "hawaiki",
        "0506": "tuamotu",
        "0907": "kuporu",
    }
    chain = dict.fromkeys((*hexes, TONGA), "transport up")
    words: dict[str, Any] = {"stage": "building", "first": "yellow", "tiles": hexes, "stacks": {"yellow": chain}}
    words |= {"villages": {"yellow": dict.fromkeys(hexes, 2)}, "cards": {"yellow": ["tiki open"]}}
    early = position("paradise", 2, {"end": "less3"}, **words).play("yellow", "done").play("red", "done")
    assert "declare" in early.open()
    late = position("paradise", 2, None, **words).play("yellow", "done").play("red", "done")
    assert pass_until(late, "order")
