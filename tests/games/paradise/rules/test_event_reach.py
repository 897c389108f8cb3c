"""Which groups an Event can strike (11.2, ruling 68), and what the fishing season tells of kept cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paradise.playing import open_with, stack
from tests.games.paradise.rules.test_events import SEA, draw, marks, ready
from vaka.engine.testing import Table

FIJI, SAMOA, TILE = "0505", "0605", "0607"
TAKEN: dict[str, Any] = {"conquered": [FIJI], "taken": {FIJI: "red"}, "stacks": {"red": {FIJI: "transport warrior"}}}


@pytest.mark.parametrize("event", ["severe-erosion", "castaways", "tsunami"])
def test_11_2_a_conquered_independent_group_that_nobody_controls_is_not_struck(event: str) -> None:
    """11.2: "que si un joueur le Contrôle": Fiji, conquered without a Village saved, is out of reach of every Event."""
    mine = TAKEN | {"taken": {FIJI: "yellow"}, "stacks": {"yellow": {FIJI: "transport warrior"}}}
    words = mine if event == "castaways" else TAKEN
    table = draw(ready(tiles={TILE: "rapa"}, **words), event)
    assert open_with(table, "strike")
    assert f"strike {FIJI}" not in table.open()
    assert table.refuses(f"strike {FIJI}").key == "no-such-target"


@pytest.mark.parametrize("event", ["severe-erosion", "tsunami"])
def test_11_2_a_conquered_independent_group_is_struck_while_it_is_controlled(event: str) -> None:
    """11.2: with a Village on it, it is like any other."""
    table = draw(ready(villages={"red": {FIJI: 2}}, **TAKEN), event)
    assert f"strike {FIJI}" in table.open()


def deserted(**words: Any) -> Table:
    """Red has lost Samoa and lives on Rapa; nobody controls Samoa."""
    given: dict[str, Any] = {"tiles": {"0704": "tahiti"}, "villages": {"red": {SAMOA: 0, "0704": 2}}, "home": {"red": "0704"}}
    return ready(**(given | words))


def test_11_2_tonga_and_samoa_are_not_independent() -> None:
    """Ruling 68: printed, but no independent groups: empty, they are like any other group."""
    assert f"strike {SAMOA}" in draw(deserted(stacks={"red": {SAMOA: ""}}), "severe-erosion").open()
    assert f"strike {SAMOA}" in draw(deserted(stacks={"red": {SAMOA: ""}}), "castaways").open()


def test_11_2_a_tsunami_strikes_canoes_on_a_group_that_nobody_controls() -> None:
    """Ruling 68: on any group but an independent one, an atoll too; without a Village only the canoes go."""
    words: dict[str, Any] = {"tiles": {TILE: "rapa", "0706": "midway-is", "0704": "tahiti"}}
    words["stacks"] = {"red": {TILE: "transport warrior", "0706": "war", "0704": "warrior"}}
    table = draw(ready(seen=["0704"], **words), "tsunami")
    assert {TILE, "0706"} <= open_with(table, "strike")
    assert table.refuses("strike 0704").key == "no-such-target"  # everybody knows that no canoe is there
    table.play("yellow", f"strike {TILE}")
    assert stack(table, TILE) == {"warrior": 1}
    assert [loss["what"] for loss in table.heard("fortune-loss")] == ["canoe"]


def test_11_2_what_a_tsunami_may_strike_tells_nothing_of_hidden_pieces() -> None:
    """Ruling 68, 7.5: pieces of an unknown kind may be canoes: the list is the same for whoever cannot see them."""
    shown = draw(ready(tiles={TILE: "rapa"}, stacks={"red": {TILE: "warrior"}}), "tsunami")
    assert f"strike {TILE}" in shown.open()
    assert list(shown.state.redact(0).legal(0)) == list(shown.state.legal(0))
    shown.play("yellow", f"strike {TILE}")
    assert stack(shown, TILE) == {"warrior": 1}
    assert shown.write()["stacks"][TILE]["no_war"] == ["public"]


def test_11_2_the_owner_of_the_canoes_may_have_a_shaman() -> None:
    """Ruling 68: whoever owns the canoes is the one who is hit."""
    kept: dict[str, Any] = {"events": {"kept": [{"seat": "red", "event": "shaman"}]}}
    table = draw(ready(tiles={TILE: "rapa"}, stacks={"red": {TILE: "transport"}}, **kept), "tsunami")
    table.play("yellow", f"strike {TILE}")
    assert table.asked() == "red"
    table.play("red", "play shaman").play("red", f"strike {SAMOA}")
    assert stack(table, TILE) == {"transport": 1}


def test_11_2_a_tsunami_where_nobody_lives_is_never_void() -> None:
    """11.2: no Village is lost, so nobody is left with too few."""
    table = draw(ready(tiles={TILE: "rapa"}, stacks={"red": {TILE: "transport"}}), "tsunami").play("yellow", f"strike {TILE}")
    assert table.heard("fortune-void") == []
    assert stack(table, TILE) == {}


def fishing() -> Table:
    """The fishing season is on, and yellow draws next."""
    return ready(ocean=[SEA], events={"markers": {"bountiful-fishing": SEA}})


@pytest.mark.parametrize("event", ["taniwha", "shaman", "becalmed", "favorable-winds"])
def test_11_2_drawing_a_kept_card_tells_nothing(event: str) -> None:
    """11.2: BOUNTIFUL FISHING ends with the next marker in play; that a card with a marker was drawn and kept is a secret."""
    table = draw(fishing(), event)
    assert marks(table) == {"bountiful-fishing": SEA}
    assert table.state.redact(1).write()["advanced"]["events"]["markers"] == {"bountiful-fishing": SEA}
    assert table.state.redact(1).write()["advanced"]["events"]["kept"] == [{"seat": "yellow", "event": "?"}]


def test_11_2_playing_a_kept_card_with_a_marker_ends_the_fishing() -> None:
    """11.2: when TANIWHA is played, its marker lies on the map."""
    table = draw(fishing(), "taniwha").play("yellow", "play taniwha").play("yellow", "strike 0101")
    assert marks(table) == {"taniwha": "0101"}


def test_11_2_an_independent_group_is_out_of_reach_before_it_is_conquered() -> None:
    """11.2: Fiji, untouched."""
    for event in ("severe-erosion", "castaways", "tsunami", "drought"):
        assert f"strike {FIJI}" not in draw(ready(tiles={TILE: "rapa"}), event).open()
