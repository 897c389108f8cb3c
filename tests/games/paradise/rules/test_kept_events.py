"""Event cards that are kept (11.2, ruling 62): one test for each, at its moment."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paradise.playing import open_with, pass_until, play_all, stack
from vaka.engine.names import SPECTATOR
from vaka.engine.testing import Table, position

TONGA, SAMOA, TILE, SEA = "0606", "0605", "0607", "0706"
YES = {"events": "yes"}


def keeping(hands: dict[str, list[str]], seats: int = 2, options: dict[str, str] | None = None, **words: Any) -> Table:
    """These seats keep these cards; yellow plays first."""
    kept = [{"seat": seat, "event": event} for seat, events in hands.items() for event in events]
    advanced = {"events": {"begun": True, "kept": kept} | words.pop("events", {})} | words.pop("advanced", {})
    return position("paradise", seats, YES | (options or {}), **({"first": "yellow", "advanced": advanced} | words))


def before(hands: dict[str, list[str]], **words: Any) -> Table:
    """Just before the movement of yellow."""
    return play_all(keeping(hands, stage="explore", active="red", **words), "red", "rest")


def test_ruling_62_everybody_who_keeps_a_card_is_asked_before_each_movement() -> None:
    """Ruling 62: in turn order, whatever the card is; then the player moves."""
    table = before({"red": ["shaman"], "yellow": ["war-leader"]})
    assert (table.asked(), table.open()) == ("yellow", {"no card"})
    table.play("yellow", "no card")
    assert (table.asked(), table.open()) == ("red", {"no card", "play shaman"})
    table.play("red", "no card")
    assert table.write()["stage"] == "moving"
    assert "done" in table.open()
    pass_until(table, "moving", "red")
    assert table.asked() == "yellow"


def test_taniwha() -> None:
    """TANIWHA: nothing enters or leaves an Open Ocean hex this turn, and no chain counts it."""
    stacks = {"yellow": {TONGA: "transport transport up", SEA: "transport up", "0806": "transport up"}}
    table = before({"red": ["taniwha"]}, ocean=[SEA, "0806"], stacks=stacks)
    assert table.asked() == "red"
    table.play("red", "play taniwha")
    assert {SEA, "0806"} <= open_with(table, "strike")
    table.play("red", f"strike {SEA}")
    assert table.write()["stage"] == "moving"  # no chain is left for a transit
    assert table.refuses(f"lift transport {SEA}").key == "closed"
    table.play("yellow", f"lift transport {TONGA}")
    assert table.refuses(f"sail {SEA}").key == "closed"
    pass_until(table.play("yellow", "land"), "order")
    assert table.write()["advanced"]["events"]["markers"] == {}


def test_favorable_winds() -> None:
    """FAVORABLE WINDS: one hex more for all canoes in this movement."""
    table = before({"yellow": ["favorable-winds"]}, ocean=[SEA, "0807", "0907"], stacks={"yellow": {TONGA: "transport"}})
    table.play("yellow", "no card").play("yellow", "play favorable-winds")
    play_all(table, "yellow", f"lift transport {TONGA}", f"sail {SEA}", "sail 0807", "sail 0907")
    assert stack(table, "0907") == {"transport": 1}
    assert table.refuses("play favorable-winds").key == "not-kept"


def test_becalmed() -> None:
    """BECALMED: whoever moves now moves canoes one hex only, whatever else helps."""
    words: dict[str, Any] = {
        "ocean": [SEA, "0807"],
        "stacks": {"yellow": {TONGA: "transport"}},
        "cards": {"yellow": ["double-hulled-canoes open"]},
    }
    table = before({"red": ["becalmed"]}, **words).play("red", "play becalmed")
    play_all(table, "yellow", f"lift transport {TONGA}", f"sail {SEA}")
    assert stack(table, SEA) == {"transport": 1}
    assert table.write()["fleet"] is None


def test_royal_marriage() -> None:
    """ROYAL MARRIAGE: two players do not attack each other until the next turn; a third is not bound."""
    stacks = {"yellow": {TONGA: "war"}, "red": {SAMOA: "war"}}
    table = keeping({"yellow": ["royal-marriage"]}, 3, stage="explore", active="green", stacks=stacks)
    table.play("green", "rest").play("yellow", "play royal-marriage")
    assert open_with(table, "name") == {"red", "green"}
    table.play("yellow", "name red")
    table.play("yellow", f"lift war {TONGA}")
    assert table.refuses(f"sail {SAMOA}").key == "closed"
    table.play("yellow", "land")
    pass_until(table, "moving", "red").play("red", f"lift war {SAMOA}")
    assert table.refuses(f"sail {TONGA}").key == "closed"
    pass_until(table.play("red", "land"), "order")
    assert table.write()["advanced"]["events"]["bride"] is None


def battle(hands: dict[str, list[str]], attack: str = "war", where: str = SAMOA, **words: Any) -> Table:
    """Yellow attacks."""
    given: dict[str, Any] = {
        "stage": "moving",
        "active": "yellow",
        "raids": {where: attack},
        "stacks": {"red": {SAMOA: "warrior"}},
    }
    return keeping(hands, **(given | words)).play("yellow", "done")


def test_war_leader() -> None:
    """WAR LEADER: one more piece in the front line, which can only panic; gone after the battle."""
    table = battle({"yellow": ["war-leader"]})
    assert table.open() == {"no card", "play war-leader"}
    table.play("yellow", "play war-leader").chance("die 1")
    assert table.write()["battle"]["attack"] == {"front": {}, "back": {}}  # the leader cannot fall for the canoe
    assert table.asked() == "chance"
    table.chance("die 2")
    assert table.write()["battle"] is None
    assert table.write()["advanced"]["events"]["leading_attack"] is None


def test_war_leader_may_panic_for_others() -> None:
    """WAR LEADER: at a panic the owner chooses."""
    table = battle({"yellow": ["war-leader"]}).play("yellow", "play war-leader").chance("die 3")
    assert table.open() == {"lose war", "leader"}
    table.play("yellow", "leader")
    assert table.write()["battle"]["attack"]["front"] == {"war": 1}
    assert table.heard("leader-panics") == [{"seat": 0}]
    other = battle({"yellow": ["war-leader"]}, "war warrior").play("yellow", "play war-leader").chance("die 1")
    assert other.open() == {"lose war", "lose warrior"}
    assert other.refuses("leader").key == "leader-stands"


def test_war_leader_of_the_defender_is_asked_first() -> None:
    """WAR LEADER: the defender, then the attacker."""
    table = battle({"yellow": ["shaman"], "red": ["war-leader"]})
    assert table.asked() == "red"
    table.play("red", "play war-leader")
    assert table.asked() == "yellow"
    table.play("yellow", "no card").chance("die 4")
    assert table.open() == {"lose warrior", "lose local", "leader"}


def test_war_leader_against_an_independent_group() -> None:
    """WAR LEADER: in any battle that the player takes part in."""
    assert "play war-leader" in battle({"yellow": ["war-leader"]}, where="0505").open()


def drawn(event: str, hands: dict[str, list[str]], **words: Any) -> Table:
    """Yellow has drawn this Event in the next turn."""
    table = pass_until(keeping(hands, stage="building", **words), "order")
    last = table.asked()
    table.play(last, "take event" if last == "yellow" else "take order")
    return table.play("red", "first yellow").chance(f"event {event}")


def test_shaman() -> None:
    """SHAMAN: the Event is ignored, and one of the player's groups is immune while he controls it."""
    table = drawn("drought", {"red": ["shaman"]}).play("yellow", f"strike {SAMOA}")
    assert (table.asked(), table.open()) == ("red", {"no card", "play shaman"})
    table.play("red", "play shaman").play("red", f"strike {SAMOA}")
    assert table.write()["advanced"]["events"]["markers"] == {"shaman": SAMOA}
    assert table.write()["advanced"]["events"]["warded"] == "red"
    pass_until(table, "order")
    table.play(table.asked(), "take event").play("red", "first yellow").chance("event rats")
    assert open_with(table, "strike") == {TONGA}


def test_shaman_may_be_kept() -> None:
    """SHAMAN: every player hit who keeps a card is asked; without it the Event happens."""
    table = drawn("drought", {"red": ["becalmed"]}).play("yellow", f"strike {SAMOA}")
    assert (table.asked(), table.open()) == ("red", {"no card"})
    table.play("red", "no card")
    assert table.write()["advanced"]["events"]["markers"] == {"drought": SAMOA}


def test_shaman_against_a_dispute() -> None:
    """SHAMAN: also when a player is named."""
    words: dict[str, Any] = {"villages": {"red": {SAMOA: 3}}, "agriculture": {SAMOA: 1}}
    table = drawn("succession-dispute", {"red": ["shaman"]}, **words).play("yellow", "name red").play("red", "play shaman")
    table.play("red", f"strike {SAMOA}")
    assert table.write()["advanced"]["events"]["disputed"] is None
    other = drawn("succession-dispute", {"red": ["shaman"]}, **words).play("yellow", "name red").play("red", "no card")
    assert other.write()["advanced"]["events"]["disputed"] == "red"


def test_shaman_against_malaria() -> None:
    """SHAMAN: malaria is ignored too, and a group with the marker is immune."""
    words: dict[str, Any] = {"conquered": ["0406"], "taken": {"0406": "red"}, "stacks": {"red": {"0406": "warrior"}}}
    words |= {"villages": {"red": {"0406": 2}}, "stage": "building"}
    table = keeping({"red": ["shaman"]}, options={"malaria": "yes"}, **words)
    table.play("yellow", "done").play("red", "done").play("red", "no card").chance("die 6")
    assert table.open() == {"no card", "play shaman"}
    table.play("red", "play shaman").play("red", "strike 0406")
    assert table.write()["groups"]["0406"]["villages"] == 2
    assert "take event" in table.open()
    events = {"markers": {"shaman": "0406"}, "warded": "red"}
    safe = (
        keeping({}, options={"malaria": "yes"}, events=events, **words).play("yellow", "done").play("red", "done").chance("die 6")
    )
    assert safe.heard("malaria-strikes") == []


def test_drift_voyage_brings_a_lost_explorer_back() -> None:
    """DRIFT VOYAGE: the Explorer leaves the Lost Box and explores normally this turn."""
    table = keeping({"yellow": ["drift-voyage"]}, stage="order", lost=["yellow"]).play("yellow", "first yellow")
    assert table.open() == {"no card", "play drift-voyage"}
    other = Table(table.state.copy())
    table.play("yellow", "play drift-voyage")
    assert f"explore {TILE}" in table.open()
    assert table.write()["seats"]["yellow"]["lost"] is False
    other.play("yellow", "no card")
    assert other.asked() == "red"
    assert other.write()["seats"]["yellow"]["lost"] is False


def test_drift_voyage_looks_at_a_tile() -> None:
    """DRIFT VOYAGE: or look at one tile face down anywhere; only the player remembers it."""
    table = keeping({"yellow": ["drift-voyage"]}, face_down={"1306": ["rapa-nui", "red"], TILE: ["rapa", "yellow"]})
    assert open_with(table, "peek") == {"1306"}
    table.play("yellow", "peek 1306")
    assert table.state.redact(0).write()["hexes"]["1306"]["tile"] == "rapa-nui"
    assert table.state.redact(SPECTATOR).write()["hexes"]["1306"]["tile"] == "?"
    assert f"explore {SEA}" in table.open()


def test_abundant_harvest() -> None:
    """ABUNDANT HARVEST: one Village for nothing, a secret order; the limits stay."""
    words: dict[str, Any] = {"stage": "building", "agriculture": {TONGA: 2}}
    table = keeping({"yellow": ["abundant-harvest"]}, **words).play("yellow", "play abundant-harvest")
    table.play("yellow", f"build village {TONGA}")
    assert table.write()["orders"]["yellow"]["points"] == {TONGA: 2}
    assert table.refuses(f"build village {TONGA}", "yellow").key == "one-village"
    assert table.refuses("play abundant-harvest", "yellow").key == "once-only"
    assert table.state.redact(1).write()["advanced"]["events"]["kept"] == [{"seat": "yellow", "event": "?"}]
    table.play("yellow", "done").play("red", "done")
    assert table.write()["groups"][TONGA]["villages"] == 3
    assert table.write()["advanced"]["events"]["kept"] == []
    assert table.write()["advanced"]["events"]["played"] == ["abundant-harvest"]


@pytest.mark.parametrize("event", ["war-leader", "abundant-harvest"])
def test_ruling_62_some_cards_have_their_moment(event: str) -> None:
    """Ruling 62: a WAR LEADER needs a battle, an ABUNDANT HARVEST a Building Step."""
    table = keeping({"yellow": [event]}, stage="moving", active="yellow")
    assert table.refuses(f"play {event}").key == "not-now"
