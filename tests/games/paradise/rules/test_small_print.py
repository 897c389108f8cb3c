"""Small print of the rules and of positions that whole games hardly ever read: one test for each line."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.games.paradise.playing import pass_until, play_all, stack
from vaka.engine.names import SPECTATOR
from vaka.engine.testing import Table, position
from vaka.games.paradise.rules.actions import CARD, CARD_HIDDEN, MARKER, TILE, TILE_HIDDEN

TONGA, SAMOA, SOUTH, SEA = "0606", "0605", "0607", "0706"


# --- Battle ---


def attacked(where: str, until: str, **words: Any) -> Table:
    """Yellow has landed with a War Canoe and ends its Movement; red has face-down cards."""
    given: dict[str, Any] = {"stage": "moving", "active": "yellow", "raids": {where: "war"}, "cards": {"red": ["arioi", "tiki"]}}
    return pass_until(position("paradise", 2, **(given | words)), until)


def test_ruling_53_who_defends_with_villages_alone_is_asked_for_cards() -> None:
    """Ruling 53, 8.2: no piece lies there, but a Local Warrior comes for the Villages."""
    table = attacked(SAMOA, "battles", stacks={"red": {SAMOA: ""}})
    assert (table.asked(), table.open()) == ("red", {"no card", "use arioi"})


@pytest.mark.parametrize("where", [SEA, "0704"])
def test_ruling_53_who_defends_with_pieces_alone_is_asked_for_cards(where: str) -> None:
    """Ruling 53, 8.2: at sea, or where nobody has a Village, pieces are enough."""
    table = attacked(
        where, "battles", **({"ocean": [SEA]} if where == SEA else {"tiles": {where: "tahiti"}}), stacks={"red": {where: "war"}}
    )
    assert (table.asked(), table.open()) == ("red", {"no card", "use arioi"})


def test_ruling_53_nobody_is_asked_for_an_empty_hex() -> None:
    """Ruling 53, 7.6: where only a Rumour was, there is nothing to fight for."""
    table = attacked(SEA, "building", ocean=[SEA], stacks={"red": {SEA: "rumour"}})
    assert table.heard("no-card") == []
    assert stack(table, SEA) == {"war": 1}


# --- What others notice ---


def test_6_3_a_marker_is_drawn_for_all_to_see() -> None:
    """6.3: the marker lies on the map; which tile comes with it only the finder sees."""
    table = position("paradise", 2, stage="explore", active="yellow").play("yellow", f"explore {SOUTH}")
    state = table.state
    assert [state.seen(MARKER, viewer) for viewer in (0, 1, SPECTATOR)] == [MARKER] * 3
    table.chance("marker island1")
    assert [state.seen(TILE + 3, viewer) for viewer in (0, 1, SPECTATOR)] == [TILE + 3, TILE_HIDDEN, TILE_HIDDEN]


def test_9_5_only_the_buyer_sees_the_card() -> None:
    """9.5: "ne la montrez à personne"."""
    table = position("paradise", 2, stage="building").play("red", f"buy {SAMOA}").play("yellow", "done").play("red", "done")
    assert [table.state.seen(CARD + 2, viewer) for viewer in (0, 1, SPECTATOR)] == [CARD_HIDDEN, CARD + 2, CARD_HIDDEN]


def test_7_5_turning_a_canoe_up_cannot_be_taken_back_alone() -> None:
    """7.5: others learn that a Transport Canoe is there."""
    table = position("paradise", 2, stage="moving", active="yellow", stacks={"yellow": {TONGA: "transport"}})
    while f"up {TONGA}" not in table.open():
        table.play("yellow", "done")
    table.play("yellow", f"up {TONGA}")
    assert table.state.floor == table.state.ply


def looked(pieces: str, **words: Any) -> Table:
    """Yellow has looked at red's stack in 0704 by KAVA CEREMONY."""
    given: dict[str, Any] = {
        "stage": "explore",
        "active": "yellow",
        "tiles": {"0704": "tahiti"},
        "cards": {"yellow": ["kava-ceremony"]},
    }
    return position("paradise", 2, **(given | {"stacks": {"red": {"0704": pieces}}} | words)).play("yellow", "kava 0704")


def known(table: Table) -> dict[str, int]:
    """What yellow alone knows of it."""
    found: dict[str, int] = table.state.redact(0).write()["stacks"]["0704"]["known"].get("yellow", {})
    return found


def test_ruling_67_who_looked_sees_a_rumour_go() -> None:
    """Ruling 67: of what was seen one piece is off the map, and the rest is still known."""
    table = looked("rumour warrior")
    assert known(table) == {"warrior": 1, "rumour": 1}
    assert known(table.play("red", "dismiss 0704")) == {"warrior": 1}


def test_ruling_67_who_looked_sees_a_colony_settle() -> None:
    """Ruling 67: the Colony became a Village; the canoe that came with it is still known."""
    table = pass_until(looked("colony transport"), "building")
    play_all(table, "red", "settle 0704", "done")
    table.play("yellow", "done")
    assert known(table) == {"transport": 1}


@pytest.mark.parametrize(("finder", "expected"), [("red", ["?", "rapa", "?"]), ("yellow", ["rapa", "?", "?"])])
def test_11_3_who_knew_a_buried_tile_knows_it_still(finder: str, expected: list[str]) -> None:
    """11.3, ruling 63: its finder; nobody else, and no spectator."""
    face_down = {"0807": ["aotearoa", "yellow"], "0707": ["rapa", finder]}
    table = position("paradise", 2, {"south_island": "yes"}, active="yellow", face_down=face_down).play("yellow", "turn 0807")
    shown = [table.state.redact(viewer).write()["advanced"]["south"]["buried"] for viewer in (0, 1, SPECTATOR)]
    assert shown == expected
    for viewer in (0, 1):  # a view is hidden once more
        assert table.state.redact(viewer).redact(SPECTATOR) == table.state.redact(SPECTATOR)
    unmoved = position("paradise", 2, {"south_island": "yes"}, active="yellow", face_down=face_down)
    assert [unmoved.state.redact(viewer).write()["advanced"]["south"]["buried"] for viewer in (0, SPECTATOR)] == [None, None]


# --- What events tell ---


def test_11_2_a_village_that_is_lost_is_told_with_its_owner() -> None:
    """11.2: whose, where, and how many; PELE'S WRATH takes two, told one by one."""
    words: dict[str, Any] = {"villages": {"red": {SAMOA: 4}}, "agriculture": {SAMOA: 2}, "track": {"yellow": 4, "red": 8}}
    table = position("paradise", 2, {"events": "yes"}, stage="building", advanced={"events": {"begun": True}}, **words)
    table.play("yellow", "done").play("red", "done").play("yellow", "take event").play("red", "first yellow")
    table.chance("event peles-wrath").play("yellow", f"strike {SAMOA}")
    assert table.heard("fortune-loss") == [{"seat": 1, "hex": SAMOA, "count": 1, "what": "village"}] * 2


def test_9_5_deforestation_tells_whose_village_goes() -> None:
    """9.5: who used it, on whom, and where."""
    table = position("paradise", 3, cards={"yellow": ["deforestation"]}).play("yellow", f"deforest {SAMOA}")
    [told] = table.heard("deforest")
    assert (told["seat"], told["other_seat"], told["hex"]) == (0, 1, SAMOA)


# --- Positions ---


def test_9_5_a_purchase_that_is_ordered_is_read_back() -> None:
    """9.5: in the middle of Building, with a card ordered and without."""
    table = position("paradise", 2, stage="building").play("yellow", f"buy {TONGA}")
    again = Table(table.game.load(table.state.dump()))
    assert again.state == table.state
    assert again.write()["orders"]["yellow"]["buy"] == TONGA
    assert again.write()["orders"]["red"]["buy"] is None
    assert again.refuses(f"buy {TONGA}", "yellow").key == "one-card"
    assert f"buy {SAMOA}" in again.open("red")
    play_all(again, "yellow", "done").play("red", "done")
    assert again.write()["question"] == {"seat": "chance", "about": "card", "hex": None}


def dumped(**words: Any) -> dict[str, Any]:
    """A position as data, to be spoilt."""
    data: dict[str, Any] = position("paradise", 2, words.pop("options", None), **words).dump()
    return data


def card(seat: str | None, name: str = "tiki") -> dict[str, Any]:
    """A card as it is written."""
    return {"seat": seat, "card": name, "open": False, "spent": False, "known": []}


def group(control: str | None, villages: int, agriculture: int = 0) -> dict[str, Any]:
    """A group as it is written."""
    return {"control": control, "villages": villages, "agriculture": agriculture, "taken": None}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"cards": [card(None)]}, "a card belongs to a seat"),
        ({"cards": [card("red", "?")] * 29}, "28 of them"),
        ({"cards": [card("red"), card("yellow")]}, "twice"),
        ({"groups": {TONGA: group("yellow", 2), SAMOA: group("red", 3)}}, "too few boxes"),
        ({"groups": {TONGA: group("yellow", 2), SAMOA: group("red", 4, 1)}}, "too few boxes"),
        ({"groups": {TONGA: group("yellow", 2), SAMOA: group("red", 2, 3)}}, "too few boxes"),
        ({"groups": {TONGA: group("yellow", 2), SAMOA: group(None, 2)}}, "whoever has a Village"),
        ({"groups": {TONGA: group("yellow", 2), SAMOA: group("red", 0)}}, "whoever has a Village"),
        ({"groups": {TONGA: group("yellow", 2), SAMOA: group("red", 2), "0505": group("red", 1)}}, "independent"),
        ({"groups": {TONGA: group("yellow", 2), SAMOA: group("red", 2), "0201": group("red", 1)}}, "no group with boxes"),
        ({"groups": {TONGA: group("yellow", 2)}}, "does not control its home"),
        ({"voyage": {"at": "0607", "knots": 1}}, "under way"),
        ({"active": None}, "nobody"),
        ({"stage": "turmoil"}, "turmoil"),
        ({"looked": TONGA}, "KAVA"),
        ({"marker": None}, "turn order"),
        ({"bought": ["red"]}, "asked before the points"),
        ({"stage": "eve"}, "nobody"),
        ({"first": None}, "turn order"),
    ],
)
def test_what_cannot_be_a_position_is_refused(change: dict[str, Any], message: str) -> None:
    """A position is checked when it is loaded, and the reason names what is wrong."""
    data = dumped(stage="explore", active="yellow")
    data["position"] |= change
    with pytest.raises(vaka.BadPosition, match=message):
        vaka.game("paradise").load(data)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"stacks": {"yellow": {TONGA: "war " * 7}}}, "7 is not a number from 0 to 6"),
        ({"stacks": {"yellow": {TONGA: "war " * 4, SEA: "war " * 3}}, "ocean": [SEA]}, "7 pieces of the kind war"),
        ({"stacks": {"yellow": {TONGA: "war " * 6}}, "gone": {"yellow": "war"}}, "7 pieces of the kind war"),
        ({"stacks": {"yellow": {SOUTH: "war"}}}, "no stack can be in"),
        ({"stacks": {"yellow": {"0505": "war"}}}, "no stack can be in"),
        ({"stacks": {"yellow": {SAMOA: "war"}}}, "controlled by another"),
        ({"stacks": {"yellow": {TONGA: "war up"}}}, "face up"),
        ({"stacks": {"yellow": {SEA: "transport colony colony"}}, "ocean": [SEA]}, "cannot carry all"),
        ({"stacks": {"yellow": {SEA: "war colony"}}, "ocean": [SEA]}, "cannot carry all"),
        ({"villages": {"yellow": {TONGA: 3}}}, "too few boxes"),
        ({"agriculture": {TONGA: 3}}, "too few boxes"),
    ],
)
def test_pieces_that_cannot_lie_so_are_refused(words: dict[str, Any], message: str) -> None:
    """The box, the sea, and what others hold set the limits."""
    with pytest.raises(vaka.BadPosition, match=message):
        position("paradise", 2, stage="explore", **words)


def test_7_6_a_rumour_that_is_not_there_is_not_taken_back() -> None:
    """7.6: an order of a dump is checked like any other."""
    data = dumped(stage="building", stacks={"yellow": {TONGA: "rumour"}})
    data["position"]["orders"]["yellow"]["dismiss"] = [TONGA, TONGA]
    with pytest.raises(vaka.BadPosition, match="no Rumour"):
        vaka.game("paradise").load(data)
