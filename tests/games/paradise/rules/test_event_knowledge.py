"""What everybody learns of hidden pieces when an Event hits them (11.2, ruling 67)."""

from __future__ import annotations

from typing import Any

from tests.games.paradise.playing import stack
from tests.games.paradise.rules.test_events import SAMOA, SEA, draw, ready


def test_after_a_tsunami_everybody_knows_that_no_war_canoe_is_there() -> None:
    """TSUNAMI, 11.2: all canoes go; where none goes everybody sees that there was none (ruling 67)."""
    words: dict[str, Any] = {
        "villages": {"red": {SAMOA: 3}},
        "agriculture": {SAMOA: 1},
        "stacks": {"red": {SAMOA: "warrior rumour"}},
    }
    table = draw(ready(**words), "tsunami").play("yellow", f"strike {SAMOA}")
    assert stack(table, SAMOA) == {"warrior": 1, "rumour": 1}
    assert table.write()["stacks"][SAMOA]["no_war"] == ["public"]
    assert [loss["what"] for loss in table.heard("fortune-loss")] == ["village"]


def test_a_canoe_that_still_lies_face_up_after_rotten_lashings_is_known() -> None:
    """ROTTEN LASHINGS, 11.2, 7.5: of two Transport Canoes, one of them face up, one is lost; the other is still in sight."""
    table = draw(ready(ocean=[SEA], stacks={"red": {SEA: "transport transport war up"}}), "rotten-lashings")
    assert table.write()["stacks"][SEA]["known"]["public"]["transport"] == 1
    table.play("yellow", f"strike {SEA}")
    there = table.write()["stacks"][SEA]
    assert (there["up"], there["known"]) == (True, {"public": {"transport": 1}})
