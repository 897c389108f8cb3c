"""Saved resources (11.4) and the variable end (11.1)."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.games.paradise.playing import open_with, pass_until
from vaka.engine.testing import Table, position
from vaka.engine.words import LANGUAGES

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
    """11.4: never more than one point; what is put aside now is spent in a later step."""
    table = building(saved=("yellow",))
    assert table.refuses(f"store {TONGA}", "yellow").key == "store-full"
    other = building()
    assert other.refuses("spend", "yellow").key == "store-empty"
    other.play("yellow", f"store {TONGA}")
    assert other.refuses(f"store {TONGA}", "yellow").key == "once-only"
    assert other.refuses("spend", "yellow").key == "store-empty"


def test_11_4_the_point_is_spent_and_another_put_aside() -> None:
    """11.4: the marker is turned to its empty side, and back again, in the same step."""
    table = building(saved=("yellow",)).play("yellow", "spend").play("yellow", f"store {TONGA}")
    assert points(table) == {TONGA: 2}
    assert table.refuses(f"store {TONGA}", "yellow").key == "once-only"
    table.play("yellow", "done").play("red", "done")
    assert table.write()["advanced"]["saved"] == ["yellow"]
    assert (table.heard("spend"), table.heard("store")) == ([{"seat": 0}], [{"seat": 0}])


def test_11_4_an_isolated_group_refills_the_store() -> None:
    """11.4: the point is spent at home; the next one may come from any pool."""
    words: dict[str, Any] = {"tiles": {"0607": "chatham-is"}, "villages": {"yellow": {"0607": 1}}}
    table = building(saved=("yellow",), **words).play("yellow", "spend").play("yellow", "store 0607")
    assert points(table) == {TONGA: 3, "0607": 0}


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
    assert table.refuses(f"store {TONGA}", "yellow").key == "rule-off"
    assert table.refuses("spend", "yellow").key == "rule-off"
    assert "advanced" not in table.write()


@pytest.mark.parametrize(
    ("end", "shift"), [("standard", 0), ("more1", 1), ("more3", 3), ("more10", 10), ("less1", -1), ("less3", -3), ("less10", -10)]
)
@pytest.mark.parametrize(("seats", "printed"), [(2, 28), (3, 25), (4, 22)])
def test_11_1_the_end_may_be_moved(seats: int, printed: int, end: str, shift: int) -> None:
    """11.1, ruling 66: up to ten points more or less than printed."""
    assert position("paradise", seats, {"end": end}, stage="explore").threshold == 2 * (printed + shift)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_11_1_three_points_are_recommended(lang: str) -> None:
    """11.1: "Il est recommandé de ne pas ajouter ou retirer plus de trois PV": those choices are named so, the others are not."""
    game = vaka.game("paradise")
    word = {"en": "(recommended)", "fr": "(conseillé)", "de": "(empfohlen)"}[lang]
    named = {end for end in game.options["end"].choices if word in game.words.say(f"option-end-{end}", {}, lang)}
    assert named == {"more1", "more2", "more3", "less1", "less2", "less3"}
    assert len(game.options["end"].choices) == 21


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
