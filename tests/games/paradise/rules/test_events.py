"""Random Events that are carried out at once (11.2): one test for each, and the rules of the deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paradise.playing import open_with, pass_until, stack
from vaka.engine.testing import Table, position
from vaka.games.paradise.rules.box import EVENTS

TONGA, SAMOA, TILE, SEA = "0606", "0605", "0607", "0706"
YES = {"events": "yes"}


def ready(seats: int = 2, begun: bool = True, options: dict[str, str] | None = None, **words: Any) -> Table:
    """The start of a turn, with Events begun."""
    events = {"begun": begun} | words.pop("events", {})
    advanced = {"events": events} | words.pop("advanced", {})
    return position("paradise", seats, YES | (options or {}), **({"stage": "order", "advanced": advanced} | words))


def draw(table: Table, event: str) -> Table:
    """From the start of a turn: yellow draws the Event, last on the track or last but one, and red sets the order."""
    last = begin(table).asked()
    table.play(last, "take event" if last == "yellow" else "take order")
    return table.play("red", "first yellow").chance(f"event {event}")


def begin(table: Table) -> Table:
    """The duties are shared at the start of a turn: a position that is arranged after that goes round once to come there."""
    if "take event" in table.open():
        return table
    table.play(table.asked(), next(text for text in sorted(table.open()) if text.startswith("first yellow")))
    return pass_until(table, "order")


def villages(table: Table, at: str) -> int:
    return int(table.write()["groups"].get(at, {"villages": 0})["villages"])


def points(table: Table, seat: str) -> dict[str, int]:
    """The Build Points of a seat in this turn's Building Step."""
    found: dict[str, int] = pass_until(table, "building").write()["orders"][seat]["points"]
    return found


def marks(table: Table) -> dict[str, str]:
    found: dict[str, str] = table.write()["advanced"]["events"]["markers"]
    return found


# --- The deck ---


def test_11_2_events_begin_after_a_victory_step_with_five_points() -> None:
    """11.2: before anybody has five points nothing is drawn."""
    words: dict[str, Any] = {"stage": "building", "first": "yellow", "villages": {"red": {SAMOA: 2}}}
    early = position("paradise", 2, YES, **words).play("yellow", "done").play("red", "done")
    assert open_with(early, "first") == {"yellow", "red"}
    rich = {"tiles": {"0704": "tahiti"}, "villages": {"red": {"0704": 2, SAMOA: 2}}, "cards": {"red": ["tiki open"]}}
    late = position("paradise", 2, YES, **(words | rich)).play("yellow", "done").play("red", "done")
    assert late.open() == {"take order", "take event"}
    assert late.write()["advanced"]["events"]["begun"] is True


def test_11_2_the_last_draws_and_the_last_but_one_orders() -> None:
    """11.2: the last player chooses; the last but one does the other; the order is set before the card is drawn."""
    table = begin(
        ready(3, villages={"green": {"1104": 2}, "yellow": {TONGA: 2}, "red": {SAMOA: 1}}, cards={"yellow": ["tiki open"]})
    )
    assert table.asked() == "red"
    other = Table(table.state.copy())
    table.play("red", "take event")
    assert table.asked() == "green"
    table.play("green", "first red counter")
    assert (table.asked(), table.source()) == ("chance", "events")
    assert table.write()["active"] == "red"
    other.play("red", "take order")
    assert other.asked() == "red"
    other.play("red", "first red counter")
    assert other.write()["active"] == "green"


def test_11_2_without_a_card_nothing_is_drawn() -> None:
    """Ruling 47: with the deck empty the last player sets the order as usual."""
    table = ready(events={"played": list(EVENTS)})
    assert open_with(begin(table), "first") == {"yellow", "red"}
    last = begin(ready(events={"played": list(EVENTS[1:])})).play("yellow", "take event").play("red", "first yellow")
    assert last.open() == {"event typhoon"}


def test_11_2_a_drawn_event_does_not_come_back() -> None:
    """11.2: the deck is what was not drawn."""
    table = begin(ready(events={"played": ["typhoon"]})).play("yellow", "take event").play("red", "first yellow")
    assert len(table.open()) == 26
    assert "event typhoon" not in table.open()


def test_11_2_a_kept_card_is_secret() -> None:
    """11.2: it lies face down; others see that one is kept."""
    table = draw(ready(), "shaman")
    assert table.write()["advanced"]["events"]["kept"] == [{"seat": "yellow", "event": "shaman"}]
    view = table.state.redact(1)
    assert view.write()["advanced"]["events"]["kept"] == [{"seat": "yellow", "event": "?"}]
    assert len(view.hidden()["advanced/events/kept/0/event"]) == 8
    assert table.heard("fortune-keep-hidden") == [{"seat": 0}]
    assert table.write()["stage"] == "explore"


def test_11_2_events_that_would_ruin_a_player_are_void() -> None:
    """11.2: nobody is left with fewer than two Villages by an Event."""
    table = draw(ready(), "tsunami").play("yellow", f"strike {SAMOA}")
    assert villages(table, SAMOA) == 2
    assert stack(table, SAMOA) == {"warrior": 2}
    assert table.heard("fortune-void") == [{"seat": 0, "event": "tsunami", "hex": SAMOA}]
    assert marks(draw(ready(), "severe-erosion").play("yellow", f"strike {SAMOA}")) == {}


def test_11_2_independent_groups_are_hit_only_when_controlled() -> None:
    """11.2: Fiji is struck when a player controls it."""
    assert "strike 0505" not in draw(ready(), "drought").open()
    words: dict[str, Any] = {"conquered": ["0505"], "taken": {"0505": "red"}, "stacks": {"red": {"0505": "warrior"}}}
    table = draw(ready(villages={"red": {"0505": 2}}, **words), "drought")
    assert "strike 0505" in table.open()


def test_11_2_five_villages_have_three_local_warriors() -> None:
    """11.2: with a box more there can be five Villages, and three Local Warriors."""
    events = {"markers": {"freshwater-spring": SAMOA}}
    words: dict[str, Any] = {"stage": "moving", "active": "yellow", "raids": {SAMOA: "war"}, "agriculture": {SAMOA: 2}}
    table = ready(events=events, villages={"red": {SAMOA: 5}}, **words).play("yellow", "done")
    assert table.write()["battle"]["defence"]["front"]["local"] == 3


# --- Each Event ---


def test_typhoon() -> None:
    """TYPHOON: all pieces in an Open Ocean hex are lost, and nothing enters it this turn."""
    stacks = {"red": {SEA: "transport warrior"}, "yellow": {TONGA: "transport"}}
    table = draw(ready(ocean=[SEA], stacks=stacks), "typhoon").play("yellow", f"strike {SEA}")
    assert stack(table, SEA) == {}
    assert marks(table) == {"typhoon": SEA}
    pass_until(table, "moving", "yellow").play("yellow", f"lift transport {TONGA}")
    assert table.refuses(f"sail {SEA}").key == "closed"
    pass_until(table.play("yellow", "land"), "order")
    assert marks(table) == {}


def test_typhoon_swell() -> None:
    """TYPHOON SWELL: a group of another beside Open Ocean with two Villages or more loses one."""
    words: dict[str, Any] = {"tiles": {"0704": "hawaii"}, "villages": {"red": {SAMOA: 2, "0704": 2}}, "ocean": [SEA, "0703"]}
    table = draw(ready(**words), "typhoon-swell")
    assert open_with(table, "strike") == {"0704"}
    table.play("yellow", "strike 0704")
    assert villages(table, "0704") == 1


def test_typhoon_swell_strikes_the_drawer_if_there_is_no_other() -> None:
    """TYPHOON SWELL: not the drawer's own unless there is no other."""
    words: dict[str, Any] = {"tiles": {TILE: "hawaii"}, "villages": {"yellow": {TILE: 2}, "red": {SAMOA: 2}}, "ocean": [SEA]}
    assert open_with(draw(ready(**words), "typhoon-swell"), "strike") == {TONGA, TILE}


def test_tsunami() -> None:
    """TSUNAMI: a Village and all canoes of a group; who is ashore stays."""
    words: dict[str, Any] = {"villages": {"red": {SAMOA: 3}}, "agriculture": {SAMOA: 1}}
    words["stacks"] = {"red": {SAMOA: "transport war warrior colony up"}}
    table = draw(ready(**words), "tsunami").play("yellow", f"strike {SAMOA}")
    assert villages(table, SAMOA) == 2
    assert stack(table, SAMOA) == {"warrior": 1, "colony": 1}
    assert table.write()["stacks"][SAMOA]["up"] is False
    assert table.write()["stacks"][SAMOA]["no_war"] == ["public"]


def test_invasive_weeds() -> None:
    """INVASIVE WEEDS: a Village on Improved Agriculture yields nothing until its owner pays 1."""
    words: dict[str, Any] = {"villages": {"red": {SAMOA: 3}}, "agriculture": {SAMOA: 1}}
    table = draw(ready(**words), "invasive-weeds")
    assert open_with(table, "strike") == {SAMOA}
    table.play("yellow", f"strike {SAMOA}")
    assert points(table, "red") == {SAMOA: 2}
    table.play("red", "clear invasive-weeds")
    assert table.write()["orders"]["red"]["points"] == {SAMOA: 1}
    assert table.refuses("clear invasive-weeds", "yellow").key == "no-blight"
    table.play("red", "done").play("yellow", "done")
    assert marks(table) == {}


def test_invasive_weeds_anywhere_else() -> None:
    """INVASIVE WEEDS: without such a Village on any other."""
    assert open_with(draw(ready(), "invasive-weeds"), "strike") == {TONGA, SAMOA}


def test_severe_erosion() -> None:
    """SEVERE EROSION: a group of three boxes or more loses one for the game, with a Village."""
    words: dict[str, Any] = {"tiles": {TILE: "rapa"}, "villages": {"red": {SAMOA: 3}}, "agriculture": {SAMOA: 2}}
    table = draw(ready(**words), "severe-erosion")
    assert open_with(table, "strike") == {TONGA, SAMOA}
    table.play("yellow", f"strike {SAMOA}")
    assert villages(table, SAMOA) == 2
    pass_until(table, "building").play("red", f"build village {SAMOA}")
    assert table.refuses(f"build village {SAMOA}", "red").key == "no-box"
    assert marks(table) == {"severe-erosion": SAMOA}


def test_drought() -> None:
    """DROUGHT: a group yields nothing in this turn's Building Step; then the marker goes."""
    table = draw(ready(), "drought").play("yellow", f"strike {SAMOA}")
    assert points(table, "red") == {SAMOA: 0}
    table.play("red", "done").play("yellow", "done")
    assert marks(table) == {}


def test_peles_wrath() -> None:
    """PELE'S WRATH: a group of three Villages loses two; no Village is built there this turn."""
    words: dict[str, Any] = {"villages": {"red": {SAMOA: 4}}, "agriculture": {SAMOA: 2}}
    table = draw(ready(**words), "peles-wrath")
    assert open_with(table, "strike") == {SAMOA}
    table.play("yellow", f"strike {SAMOA}")
    assert villages(table, SAMOA) == 2
    pass_until(table, "building")
    assert table.refuses(f"build village {SAMOA}", "red").key == "stunted"
    table.play("red", "done").play("yellow", "done")
    assert marks(table) == {}


def test_peles_wrath_on_two_villages() -> None:
    """PELE'S WRATH: without three anywhere a group of two loses one."""
    words: dict[str, Any] = {"tiles": {"0704": "rapa-nui"}, "villages": {"red": {SAMOA: 2, "0704": 2}}}
    table = draw(ready(**words), "peles-wrath").play("yellow", "strike 0704")
    assert villages(table, "0704") == 1


def test_bountiful_fishing() -> None:
    """BOUNTIFUL FISHING: an atoll or ocean hex in the chain of the home gives a point each turn, until the next marker."""
    words: dict[str, Any] = {
        "ocean": [SEA],
        "stacks": {"red": {SAMOA: "transport up"}, "yellow": {TONGA: "transport up", SEA: "transport up"}},
    }
    table = draw(ready(**words), "bountiful-fishing")
    assert TONGA not in open_with(table, "strike")
    table.play("yellow", f"strike {SEA}")
    assert points(table, "yellow") == {TONGA: 3}
    assert points(table, "red") == {SAMOA: 2}
    table.play("red", "done").play("yellow", "done")
    assert marks(table) == {"bountiful-fishing": SEA}
    draw(table, "drought").play("yellow", f"strike {SAMOA}")
    assert marks(table) == {"drought": SAMOA}


@pytest.mark.parametrize("event", ["freshwater-spring", "volcanic-ash"])
def test_freshwater_spring_and_volcanic_ash(event: str) -> None:
    """FRESHWATER SPRING, VOLCANIC ASH: an own group has a green box more for the game."""
    table = draw(ready(), event)
    assert open_with(table, "strike") == {TONGA}
    table.play("yellow", f"strike {TONGA}")
    assert f"build village {TONGA}" in pass_until(table, "building").open("yellow")
    assert table.game.load(table.state.dump()).dump() == table.state.dump()


def test_cult_of_war() -> None:
    """CULT OF WAR: a Warrior Band on each of up to three own groups."""
    words: dict[str, Any] = {"tiles": {TILE: "rapa", "0506": "tuamotu", "0807": "tahiti"}}
    words["villages"] = {"yellow": {TILE: 1, "0506": 1, "0807": 1}}
    words["track"] = {"red": 30}
    table = begin(ready(**words))
    table.play("red", "take order").play("red", "first yellow").chance("event cult-of-war")
    table.play("yellow", f"strike {TILE}").play("yellow", "strike 0506")
    assert open_with(table, "strike") == {TONGA, "0807"}
    table.play("yellow", f"strike {TONGA}")
    assert [stack(table, at) for at in (TILE, "0506", TONGA, "0807")] == [{"warrior": 1}, {"warrior": 1}, {"warrior": 3}, {}]
    assert table.write()["stage"] == "explore"


def test_cult_of_war_may_stop() -> None:
    """CULT OF WAR: up to three."""
    table = draw(ready(), "cult-of-war").play("yellow", f"strike {TONGA}")
    assert table.write()["stage"] == "explore"
    other = draw(ready(), "cult-of-war").play("yellow", "done")
    assert stack(other, TONGA) == {"warrior": 2}


def test_castaways() -> None:
    """CASTAWAYS: a Colony on a free group within two hexes of an own Village."""
    words: dict[str, Any] = {"tiles": {TILE: "rapa", "0807": "tahiti", "0907": "tuamotu", "0506": "midway-is"}}
    table = draw(ready(stacks={"red": {"0807": "transport"}}, **words), "castaways")
    assert open_with(table, "strike") == {TILE}
    table.play("yellow", f"strike {TILE}")
    assert stack(table, TILE) == {"colony": 1}


def test_cultural_flowering() -> None:
    """CULTURAL FLOWERING: a card for nothing, which only the drawer sees."""
    table = draw(ready(), "cultural-flowering")
    assert (table.asked(), table.source()) == ("chance", "arts and culture")
    table.chance("card tiki")
    assert table.write()["cards"][0] | {"seat": "yellow", "card": "tiki", "open": False} == table.write()["cards"][0]
    assert table.state.redact(1).write()["cards"][0]["card"] == "?"
    assert table.write()["stage"] == "explore"


def test_succession_dispute() -> None:
    """SUCCESSION DISPUTE: a player with more points has two Build Points less this turn."""
    table = draw(ready(villages={"red": {SAMOA: 3}}, agriculture={SAMOA: 1}), "succession-dispute")
    assert open_with(table, "name") == {"red"}
    table.play("yellow", "name red")
    assert points(table, "red") == {SAMOA: 1}
    table.play("red", "done").play("yellow", "done")
    assert table.write()["advanced"]["events"]["disputed"] is None


def test_succession_dispute_needs_a_leader() -> None:
    """SUCCESSION DISPUTE: nobody has more points: no effect."""
    table = draw(ready(), "succession-dispute")
    assert table.heard("fortune-none")


def test_rebellion() -> None:
    """REBELLION: a group that is not connected with its owner's home loses a Village."""
    words: dict[str, Any] = {"tiles": {"0704": "tahiti", "0604": "tuamotu"}, "villages": {"red": {SAMOA: 2, "0704": 1, "0604": 1}}}
    words["stacks"] = {"red": {SAMOA: "transport up", "0604": "transport up"}}
    table = draw(ready(**words), "rebellion")
    assert open_with(table, "strike") == {"0704"}
    table.play("yellow", "strike 0704")
    assert villages(table, "0704") == 0
    assert draw(ready(), "rebellion").heard("fortune-none")


def test_rats() -> None:
    """RATS: no new Village in a group until its owner pays 2."""
    words: dict[str, Any] = {"villages": {"red": {SAMOA: 2}}, "agriculture": {SAMOA: 1}}
    table = draw(ready(**words), "rats").play("yellow", f"strike {SAMOA}")
    pass_until(table, "building")
    assert table.refuses(f"build village {SAMOA}", "red").key == "stunted"
    table.play("red", "clear rats")
    assert table.write()["orders"]["red"]["points"] == {SAMOA: 0}
    table.play("red", "done").play("yellow", "done")
    assert marks(table) == {}


def test_rats_that_are_paid_off_let_a_village_grow_in_the_same_step() -> None:
    """RATS, 11.2: no new Village *until* its owner pays; then one may be ordered at once, as after new agriculture (9.4)."""
    words: dict[str, Any] = {"villages": {"red": {SAMOA: 3}}, "agriculture": {SAMOA: 2}}
    table = draw(ready(**words), "rats").play("yellow", f"strike {SAMOA}")
    pass_until(table, "building")
    table.play("red", "focus")
    assert table.refuses(f"build village {SAMOA}", "red").key == "stunted"
    table.play("red", "clear rats").play("red", f"build village {SAMOA}")
    table.play("red", "done").play("yellow", "done")
    assert villages(table, SAMOA) == 4


def test_great_kauri_trees() -> None:
    """GREAT KAURI TREES: a War Canoe on an own group."""
    table = draw(ready(), "great-kauri-trees").play("yellow", f"strike {TONGA}")
    assert stack(table, TONGA) == {"warrior": 2, "war": 1}
    none = draw(ready(gone={"yellow": "war war war war war war"}), "great-kauri-trees")
    assert none.heard("fortune-none")


def test_rotten_lashings() -> None:
    """ROTTEN LASHINGS: a Transport Canoe at sea is lost with its cargo; what others cannot carry goes too."""
    table = draw(ready(ocean=[SEA], stacks={"red": {SEA: "transport colony war warrior up"}}), "rotten-lashings")
    assert open_with(table, "strike") == {SEA}
    table.play("yellow", f"strike {SEA}")
    assert stack(table, SEA) == {"war": 1, "warrior": 1}
    dry = draw(ready(ocean=[SEA], stacks={"red": {SEA: "war"}}), "rotten-lashings").play("yellow", f"strike {SEA}")
    assert stack(dry, SEA) == {"war": 1}
    assert dry.state.floor == dry.state.ply, "everybody has learnt that there is no Transport Canoe: it cannot be taken back"


def test_calm_season() -> None:
    """CALM SEASON: nothing."""
    assert draw(ready(), "calm-season").write()["stage"] == "explore"


def test_11_2_is_an_option() -> None:
    """11: without it nobody draws, whatever the points."""
    table = position("paradise", 2, None, stage="building", first="yellow", cards={"red": ["tiki open"]})
    assert "take event" not in table.play("yellow", "done").play("red", "done").open()
