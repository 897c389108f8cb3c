"""Kept Events at any time (11.2, ruling 62): as asides, and where their holders are asked."""

from __future__ import annotations

from typing import Any

from tests.games.paradise.playing import asides, open_with, pass_until, play_all, stack
from tests.games.paradise.rules.test_kept_events import keeping
from vaka.engine.testing import Table

TONGA, SAMOA, SEA, TILE = "0606", "0605", "0706", "0607"


def quiet(event: str, **words: Any) -> Table:
    """It is red's Movement, and yellow keeps this card."""
    return keeping({"yellow": [event]}, **({"stage": "moving", "active": "red", "first": "red"} | words))


def test_11_2_taniwha_is_played_whenever_its_holder_likes() -> None:
    """11.2: "à tout moment": between two moves of another player; then that player goes on."""
    table = quiet("taniwha", ocean=["0704"], stacks={"red": {SAMOA: "transport"}})
    table.play("yellow", "play taniwha").play("yellow", "strike 0704")
    assert table.asked() == "red"
    table.play("red", f"lift transport {SAMOA}")
    assert table.refuses("sail 0704").key == "closed"


def test_11_2_taniwha_in_a_transit_ends_it_where_no_chain_is_left() -> None:
    """11.2, 7.2: the chain is cut, and the Movement goes on."""
    stacks = {"red": {SAMOA: "transport transport up", "0704": "transport up"}}
    table = quiet("taniwha", stage="transit", ocean=["0704"], stacks=stacks)
    table.play("yellow", "play taniwha").play("yellow", "strike 0704")
    assert (table.asked(), table.write()["stage"]) == ("red", "moving")


def test_11_2_taniwha_in_a_movement_does_not_bring_the_transit_back() -> None:
    """11.2, 7.1: whoever has ended the transit stays in the Movement, though a chain is left."""
    stacks = {"red": {SAMOA: "transport up", "0704": "transport up"}}
    table = quiet("taniwha", stage="transit", ocean=["0704", SEA], stacks=stacks).play("red", "done")
    table.play("yellow", "play taniwha").play("yellow", f"strike {SEA}")
    assert table.write()["stage"] == "moving"


def test_11_2_favorable_winds_before_ones_own_movement() -> None:
    """11.2: for this turn, whenever it is played in it."""
    table = quiet("favorable-winds", ocean=[SEA, "0807", "0907"], stacks={"yellow": {TONGA: "transport"}})
    table.play("yellow", "play favorable-winds")
    pass_until(table, "moving", "yellow")
    play_all(table, "yellow", f"lift transport {TONGA}", f"sail {SEA}", "sail 0807", "sail 0907")
    assert stack(table, "0907") == {"transport": 1}


def test_11_2_becalmed_names_a_player() -> None:
    """11.2: at a moment where nobody is about to move."""
    table = keeping({"yellow": ["becalmed"]}, 3, stage="explore", active="yellow").play("yellow", "play becalmed")
    assert open_with(table, "name") == {"red", "green"}
    table.play("yellow", "name green")
    assert table.write()["advanced"]["events"]["becalmed"] == "green"
    assert table.asked() == "yellow"


def test_11_2_royal_marriage_in_anothers_movement() -> None:
    """11.2: from then on neither enters a hex of the other."""
    table = quiet("royal-marriage", stacks={"red": {SAMOA: "war"}})
    table.play("yellow", "play royal-marriage").play("yellow", "name red").play("red", f"lift war {SAMOA}")
    assert table.refuses(f"sail {TONGA}").key == "closed"


def test_11_2_shaman_without_an_event() -> None:
    """11.2: the marker alone, on one of one's groups."""
    table = quiet("shaman").play("yellow", "play shaman").play("yellow", f"strike {TONGA}")
    assert table.write()["advanced"]["events"]["markers"] == {"shaman": TONGA}
    assert table.asked() == "red"
    homeless = quiet("shaman", villages={"yellow": {TONGA: 0}}, home={"yellow": None})
    assert homeless.refuses("play shaman", "yellow").key == "no-such-target"


def test_11_2_drift_voyage_before_ones_own_exploration() -> None:
    """11.2: the Explorer leaves the Lost Box, and explores when its turn comes; without a lost one there is only the look."""
    words: dict[str, Any] = {"stage": "explore", "active": "red", "first": "red"}
    table = keeping({"yellow": ["drift-voyage"]}, lost=["yellow"], **words).play("yellow", "play drift-voyage")
    table.play("red", "rest")
    assert (table.asked(), f"explore {TILE}" in table.open()) == ("yellow", True)
    other = keeping({"yellow": ["drift-voyage"]}, face_down={"1306": ["rapa-nui", "red"]}, **words)
    assert other.refuses("play drift-voyage", "yellow").key == "not-lost"
    other.play("yellow", "peek 1306")
    assert other.state.redact(0).write()["hexes"]["1306"]["tile"] == "rapa-nui"
    assert other.state.redact(1).write()["advanced"]["events"]["kept"] == []


def test_11_2_not_inside_anothers_move_a_battle_or_while_orders_are_given() -> None:
    """Ruling 62: an unfinished move, a battle and sealed orders are not disturbed."""
    table = quiet("taniwha", stacks={"red": {SAMOA: "transport"}}).play("red", f"lift transport {SAMOA}")
    assert table.refuses("play taniwha", "yellow").key == "fleet-in-hand"
    assert keeping({"yellow": ["taniwha"]}, stage="building").refuses("play taniwha", "yellow").key == "not-now"
    fight = quiet("taniwha", raids={TONGA: "war"}, stacks={"red": {SAMOA: "war"}})
    pass_until(fight, "battles")
    assert fight.refuses("play taniwha", "yellow").key == "not-now"


def before_building(hands: dict[str, list[str]], **words: Any) -> Table:
    """The last player has moved."""
    given = {"stage": "moving", "active": "red", "stacks": {"red": {SAMOA: ""}}} | words
    table = keeping(hands, **given)
    while table.write()["stage"] in ("moving", "turning"):
        table.play("red", "done")
    return table


def test_11_2_taniwha_before_building() -> None:
    """Ruling 62: whoever keeps a card is asked, whatever it is; a chain that is cut builds apart."""
    words: dict[str, Any] = {"tiles": {TILE: "rapa"}, "ocean": [SEA], "villages": {"yellow": {TILE: 1}}}
    stacks = {"yellow": {TONGA: "transport up", SEA: "transport up"}, "red": {SAMOA: ""}}
    table = before_building({"red": ["taniwha"], "yellow": ["war-leader"]}, stacks=stacks, **words)
    assert (table.asked(), table.open(), table.write()["stage"]) == ("yellow", {"no card"}, "eve")
    table.play("yellow", "no card")
    assert (table.asked(), table.open()) == ("red", {"no card", "play taniwha"})
    table.play("red", "play taniwha").play("red", f"strike {SEA}")
    assert table.write()["stage"] == "building"
    assert table.heard("step-building")


def test_11_2_taniwha_before_the_points_are_counted() -> None:
    """Ruling 62: an atoll beyond the closed hex counts for nobody."""
    words: dict[str, Any] = {"tiles": {"0807": "midway-is"}, "ocean": [SEA]}
    stacks = {"yellow": {TONGA: "transport up", SEA: "transport up", "0807": "transport up"}}
    table = keeping({"red": ["taniwha"]}, stage="building", stacks=stacks, **words).play("yellow", "done").play("red", "done")
    assert (table.asked(), table.open()) == ("red", {"no card", "play taniwha"})
    other = Table(table.state.copy()).play("red", "no card")
    assert other.write()["track"]["yellow"] == 7
    table.play("red", "play taniwha").play("red", f"strike {SEA}")
    assert table.write()["track"]["yellow"] == 6


def test_11_2_nobody_is_asked_for_a_taniwha_that_was_played() -> None:
    """Ruling 62: everybody knows then that nobody can keep it; before a Movement there are other cards."""
    played: dict[str, Any] = {"events": {"played": ["taniwha"]}}
    assert before_building({"yellow": ["becalmed"]}, **played).write()["stage"] == "building"
    table = keeping({"yellow": ["becalmed"]}, stage="building", **played).play("yellow", "done").play("red", "done")
    assert table.write()["stage"] == "order"


def test_11_2_a_buyer_is_asked_before_the_holder_of_a_card() -> None:
    """Rulings 53 and 62: what is shown is seen before TANIWHA is played."""
    table = keeping({"yellow": ["taniwha"]}, stage="building").play("red", f"buy {SAMOA}").play("red", "done")
    table.play("yellow", "done").chance("card tiki")
    assert (table.asked(), asides(table, "yellow")) == ("red", {"play taniwha"})
    table.play("red", "no card")
    assert table.asked() == "yellow"
    assert table.play("yellow", "no card").write()["stage"] == "order"


def test_11_2_who_plays_the_last_card_is_asked_no_more() -> None:
    """Ruling 62: the question falls away with the last card; with another one it stays."""
    table = before_building({"red": ["taniwha", "favorable-winds"]})
    table.play("red", "play favorable-winds")
    assert table.open() == {"no card", "play taniwha"}
    assert table.play("red", "play taniwha").play("red", "strike 0101").write()["stage"] == "building"


def test_11_2_the_question_tells_nothing_of_the_card() -> None:
    """Ruling 62: it is put to everybody who could keep TANIWHA, so that being asked tells nothing."""
    views = [before_building({"red": [card]}).state.redact(0).dump() for card in ("taniwha", "shaman")]
    assert views[0] == views[1]
