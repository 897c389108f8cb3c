"""Battle (8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paradise.playing import open_with, pass_until, play_all, stack
from vaka.engine.testing import Table, position

TONGA, SAMOA, FIJI, SOUTH = "0606", "0605", "0505", "0607"


def battle(where: str, attack: str, seats: int = 2, **words: Any) -> Table:
    """Yellow, without a home garrison, begins a battle in this hex."""
    words = {"raids": {where: attack}, "stage": "moving", "active": "yellow", "ocean": [SOUTH, "0706", "0707"]} | words
    words["stacks"] = {"yellow": {TONGA: "transport"}} | words.get("stacks", {})
    return position("paradise", seats, **words).play("yellow", "done")


def rolls(table: Table, *pips: int) -> Table:
    """One roll after the other, while nobody has to choose."""
    for number in pips:
        table.chance(f"die {number}")
    return table


def front(table: Table, side: str) -> dict[str, int]:
    """A front line."""
    found: dict[str, int] = table.write()["battle"][side]["front"]
    return found


def test_8_1_all_moves_come_before_all_battles() -> None:
    """8.1: all canoes have moved before battles are resolved."""
    table = position("paradise", 2, stage="moving", stacks={"yellow": {TONGA: "war war"}})
    play_all(table, "yellow", "lift war 0606", "sail 0505", "lift war 0606", "sail 0605")
    assert table.write()["battle"] is None
    assert set(table.write()["raids"]) == {FIJI, SAMOA}


def test_8_1_the_attacker_chooses_the_order() -> None:
    """8.1: with more than one battle he decides which comes first."""
    table = battle(FIJI, "war", raids={FIJI: "war", SAMOA: "war"})
    assert table.open() == {"attack 0505", "attack 0605"}
    table.play("yellow", "attack 0605")
    assert table.write()["battle"]["hex"] == SAMOA


def test_8_2_the_lines() -> None:
    """8.2: War Canoes and the Warrior Bands aboard them in front; Warrior Bands of Transport Canoes and the rest behind."""
    table = battle(
        SAMOA, "war transport transport warrior warrior colony", stacks={"red": {SAMOA: "warrior warrior transport war colony"}}
    )
    lines = table.write()["battle"]
    assert lines["attack"] == {"front": {"war": 1, "warrior": 1}, "back": {"transport": 2, "warrior": 1, "colony": 1}}
    assert lines["defence"] == {"front": {"war": 1, "warrior": 2, "local": 1}, "back": {"transport": 1, "colony": 1}}


def test_8_2_at_sea_only_warriors_on_war_canoes_fight() -> None:
    """8.2, 7.4: Warrior Bands aboard Transport Canoes do not defend at sea."""
    table = battle(SOUTH, "war", stacks={"red": {SOUTH: "transport transport war warrior warrior"}})
    assert front(table, "defence") == {"war": 1, "warrior": 1}


@pytest.mark.parametrize(("villages", "local"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_8_2_local_warriors_by_villages(villages: int, local: int) -> None:
    """8.2: one for one or two Villages, two for three or four."""
    table = battle(SAMOA, "war", villages={"red": {SAMOA: villages}}, agriculture={SAMOA: 2}, stacks={"red": {SAMOA: ""}})
    assert front(table, "defence") == {"local": local}


def test_8_2_everybody_sees_the_pieces() -> None:
    """8.2: all players may inspect the pieces involved."""
    table = battle(SAMOA, "war warrior", stacks={"red": {SAMOA: "warrior war"}})
    for viewer in (0, 1):
        assert table.state.redact(viewer).write()["battle"] == table.write()["battle"]


@pytest.mark.parametrize(("stack_of_red", "faced"), [("rumour", {}), ("colony", {"colony": 1})])
def test_8_2_everybody_keeps_what_was_met_with(stack_of_red: str, faced: dict[str, int]) -> None:
    """8.2: a Rumour and a Colony alone are both gone when they are attacked; everybody saw which it was."""
    table = battle("0506", "war", tiles={"0506": "rapa"}, stacks={"red": {"0506": stack_of_red}})
    assert table.write()["battle"] is None
    for viewer in (0, 1):
        assert table.state.redact(viewer).write()["faced"] == faced


def test_8_2_an_undefended_hex_is_won_without_a_die() -> None:
    """8.2: without Battle Pieces and Local Warriors the attacker wins at once; the defender retreats."""
    table = battle(SOUTH, "war", stacks={"red": {SOUTH: "transport colony"}})
    assert table.write()["battle"] is None
    assert stack(table, SOUTH) == {"war": 1}
    assert stack(table, SAMOA) == {"transport": 1, "warrior": 2, "colony": 1}


@pytest.mark.parametrize(
    ("pips", "attack", "defence"),
    [(1, {}, {"war": 1}), (2, {}, {"war": 1}), (3, {}, {"war": 1}), (4, {"war": 1}, {}), (5, {"war": 1}, {}), (6, {"war": 1}, {})],
)
def test_8_2_the_die(pips: int, attack: dict[str, int], defence: dict[str, int]) -> None:
    """8.2: 1 eliminates, 2 and 3 panic the attacker; 4 and 5 panic, 6 eliminates the defender."""
    table = battle(SOUTH, "war transport", stacks={"red": {SOUTH: "war"}, "yellow": {TONGA: ""}})
    rolls(table, pips)
    data = table.write()
    won = data["stacks"][SOUTH]["owner"]
    assert won == ("yellow" if attack else "red")
    fled = stack(table, SAMOA if attack else TONGA)
    assert fled.get("war", 0) == (0 if pips in (1, 6) else 1)


def test_8_2_the_owner_chooses_who_is_hit() -> None:
    """8.2: with several kinds in front the owner chooses."""
    table = battle(SAMOA, "war warrior").chance("die 2")
    assert table.asked() == "yellow"
    assert table.open() == {"lose war", "lose warrior"}
    table.play("yellow", "lose warrior")
    assert table.write()["battle"]["attack"] == {"front": {"war": 1}, "back": {"warrior": 1}}
    table.chance("die 6")
    assert table.asked() == "red"
    assert table.open() == {"lose warrior", "lose local"}


def test_8_2_eliminated_pieces_can_be_built_again() -> None:
    """8.2: they return to the unbuilt pieces."""
    table = battle(SAMOA, "war war").chance("die 1")
    assert front(table, "attack") == {"war": 1}
    rolls(table, 1)
    assert table.write()["seats"]["yellow"]["gone"] == {}


def test_8_2_a_battle_goes_on_to_the_end() -> None:
    """8.2: until a front line is empty; then that side retreats."""
    table = battle(SAMOA, "war").chance("die 3")
    assert table.write()["battle"] is None
    assert stack(table, TONGA) == {"transport": 1, "war": 1}


def test_8_3_retreat_needs_canoes() -> None:
    """8.3, the example: one canoe carries one Warrior Band, the other one is eliminated."""
    table = battle(
        SOUTH,
        "war",
        tiles={"0506": "rapa"},
        raids={"0506": "war"},
        stacks={"red": {"0506": "transport warrior warrior"}, "yellow": {TONGA: "", SOUTH: "transport"}},
    )
    rolls(table, 4, 4)
    assert stack(table, SAMOA) == {"transport": 1, "warrior": 3}


def test_8_3_the_owner_chooses_what_is_carried() -> None:
    """8.3: Warrior Band or Colony, where there is one Transport Canoe."""
    table = battle("0506", "war", tiles={"0506": "rapa"}, stacks={"red": {"0506": "transport warrior colony"}})
    rolls(table, 4)
    assert table.asked() == "red"
    assert table.open() == {"leave warrior", "leave colony"}
    table.play("red", "leave warrior")
    assert stack(table, SAMOA) == {"transport": 1, "warrior": 2, "colony": 1}


def test_8_3_a_war_canoe_carries_no_colony() -> None:
    """8.3, 7.4: a Colony needs a Transport Canoe."""
    table = battle("0506", "war", tiles={"0506": "rapa"}, stacks={"red": {"0506": "war colony"}})
    rolls(table, 4)
    assert stack(table, SAMOA) == {"war": 1, "warrior": 2}


def test_8_3_to_the_nearest_group_face_up() -> None:
    """8.3: to the nearest controlled group, face up; of equally near ones the owner chooses."""
    tiles = {"0706": "rapa", "0506": "mangareva"}
    table = battle(
        SOUTH, "war", tiles=tiles, villages={"red": {"0706": 1, "0506": 1}}, ocean=[SOUTH], stacks={"red": {SOUTH: "transport"}}
    )
    assert table.open() == {"retreat 0506", "retreat 0706"}
    table.play("red", "retreat 0706")
    shown = table.write()["stacks"]["0706"]
    assert (shown["up"], shown["known"]) == (True, {"public": {"transport": 1}})


def test_8_3_not_where_enemies_stand() -> None:
    """8.3: not into a hex with enemy Battle Pieces."""
    tiles = {"0706": "rapa", "0506": "mangareva"}
    table = battle(
        SOUTH,
        "war",
        tiles=tiles,
        raids={SOUTH: "war", "0706": "war"},
        villages={"red": {"0706": 1, "0506": 1}},
        ocean=[SOUTH],
        stacks={"red": {SOUTH: "transport"}},
    )
    table.play("yellow", f"attack {SOUTH}")
    assert stack(table, "0506") == {"transport": 1}


def test_8_3_without_a_group_all_are_lost() -> None:
    """8.3, ruling 19: nowhere to go."""
    words: dict[str, Any] = {
        "villages": {"red": {SAMOA: 0}},
        "home": {"red": None},
        "stacks": {"red": {SOUTH: "transport", SAMOA: ""}},
    }
    table = battle(SOUTH, "war", **words)
    assert [at for at, one in table.write()["stacks"].items() if one["owner"] == "red"] == []


def example() -> Table:
    """8.4, the combat example: the attacker has a Warrior Band, two War Canoes and a Transport Canoe; two Villages, a Warrior
    Band and a Transport Canoe defend, with a Local Warrior."""
    tiles = {"0704": "chatham-is"}
    return battle(
        "0704",
        "warrior war war transport",
        tiles=tiles,
        villages={"red": {"0704": 2}},
        stacks={"red": {"0704": "transport warrior"}},
    )


def test_8_4_the_combat_example() -> None:
    """8.4: 3 (the Warrior Band panics), 4 (so does the defender's), 1 (a War Canoe is lost), 4 (the Local Warrior panics)."""
    table = example().chance("die 3").play("yellow", "lose warrior").chance("die 4").play("red", "lose warrior")
    table.chance("die 1").chance("die 4")
    assert stack(table, SAMOA) == {"transport": 1, "warrior": 3}
    assert table.asked() == "yellow"
    assert table.open() == {"done", "save war"}
    table.play("yellow", "done")
    assert "0704" not in table.write()["groups"]
    table.play("yellow", "face down")
    assert stack(table, "0704") == {"transport": 1, "war": 1, "warrior": 1}


def test_8_4_villages_are_saved_by_battle_pieces() -> None:
    """8.4: one for each Battle Piece of the front line that is given up; the group is then the attacker's."""
    table = example().chance("die 6").play("red", "lose warrior").chance("die 6")
    assert table.open() == {"done", "save war", "save warrior"}
    play_all(table, "yellow", "save war", "save warrior")
    data = table.write()
    assert data["groups"]["0704"] == {"control": "yellow", "villages": 2, "agriculture": 0, "taken": None}
    assert data["seats"]["yellow"]["gone"] == {"war": 1, "warrior": 1}


def test_8_4_given_up_pieces_as_an_option_return() -> None:
    """Ruling 20: to the stock."""
    words: dict[str, Any] = {"stage": "moving", "raids": {SAMOA: "war war"}, "stacks": {"red": {SAMOA: ""}}}
    table = (
        position("paradise", 2, {"given_up": "stock"}, **words).play("yellow", "done").chance("die 6").play("yellow", "save war")
    )
    assert table.write()["seats"]["yellow"]["gone"] == {}


def test_8_4_panicked_and_back_row_pieces_save_nothing() -> None:
    """8.4, ruling 21: only the front line does."""
    table = battle("0704", "war war transport warrior", tiles={"0704": "chatham-is"}, villages={"red": {"0704": 2}})
    table.chance("die 2").play("yellow", "lose war").chance("die 6")
    assert table.open() == {"done", "save war", "save warrior"}


def test_8_4_agriculture_survives() -> None:
    """8.4: Improved Agriculture is never removed."""
    table = battle("0704", "war", tiles={"0704": "rapa"}, villages={"red": {"0704": 1}}, agriculture={"0704": 1}).chance("die 6")
    table.play("yellow", "done")
    assert table.write()["groups"]["0704"] == {"control": None, "villages": 0, "agriculture": 1, "taken": None}


def test_8_4_a_lost_home_is_replaced() -> None:
    """8.4: its owner declares another controlled group his home."""
    tiles = {"0704": "rapa", "0804": "mangareva"}
    table = battle(SAMOA, "war war", tiles=tiles, villages={"red": {"0704": 1, "0804": 1}}, stacks={"red": {SAMOA: ""}}).chance(
        "die 6"
    )
    table.play("yellow", "done")
    assert table.asked() == "red"
    assert table.open() == {"disc 0704", "disc 0804"}
    table.play("red", "disc 0804")
    assert table.write()["seats"]["red"]["home"] == "0804"


def test_8_4_who_has_no_group_left_has_no_home() -> None:
    """Ruling 24: no home, no income, no exploration."""
    table = battle(SAMOA, "war war", stacks={"red": {SAMOA: ""}}).chance("die 6").play("yellow", "done")
    assert table.write()["seats"]["red"]["home"] is None
    pass_until(table, "building")
    assert table.open("red") == {"done"}
    pass_until(table, "order").play(table.asked(), "first red")
    assert table.write()["active"] == "yellow"


def test_8_4_regrouping() -> None:
    """8.4: the winner's pieces gather face down, known to all; a Transport Canoe may lie face up."""
    table = battle(SOUTH, "war transport", stacks={"red": {SOUTH: "war"}}).chance("die 6")
    assert table.open() == {"face up", "face down"}
    table.play("yellow", "face up")
    shown = table.write()["stacks"][SOUTH]
    assert (shown["up"], shown["known"]) == (True, {"public": {"transport": 1, "war": 1}})


def test_8_4_local_warriors_are_always_back() -> None:
    """8.4: they are there for the next battle."""
    table = battle(SAMOA, "war", stacks={"red": {SAMOA: "war"}}).chance("die 6").play("red", "lose local").chance("die 1")
    pass_until(table, "moving", "red")
    again = battle(SAMOA, "war", stacks={"red": {SAMOA: "war"}})
    assert front(again, "defence") == {"war": 1, "local": 1}


def test_8_5_independent_groups_have_their_printed_warriors() -> None:
    """8.5: as many Local Warriors as are printed, a Village on each green box."""
    table = battle(FIJI, "war war war war warrior")
    assert front(table, "defence") == {"local": 1}
    rolls(table, 6)
    assert table.open() == {"done", "save war", "save warrior"}
    play_all(table, "yellow", "save war", "save war", "save war")
    data = table.write()
    assert data["groups"][FIJI] == {"control": "yellow", "villages": 3, "agriculture": 0, "taken": "yellow"}
    assert data["conquered"] == [FIJI]


def test_8_5_a_failed_attack_changes_nothing() -> None:
    """8.5: the group stays independent, with all its Local Warriors."""
    table = battle(FIJI, "war").chance("die 1")
    assert table.write()["conquered"] == []


def test_8_5_the_last_piece_stays() -> None:
    """8.5, ruling 23: one piece of the victor must be left in the hex: it is not given up, and does not sail away."""
    table = battle(FIJI, "war")
    rolls(table, 6)
    assert table.write()["battle"] is None
    held = position("paradise", 2, stage="moving", conquered=[FIJI], taken={FIJI: "yellow"}, stacks={"yellow": {FIJI: "war"}})
    held.play("yellow", "lift war 0505")
    assert held.refuses("sail 0606").key == "garrison"


def test_8_5_a_conquered_group_without_villages_is_nobodys() -> None:
    """Ruling 23: it is not independent again; a Colony settles it."""
    table = battle(FIJI, "war war")
    rolls(table, 6).play("yellow", "done")
    assert table.write()["conquered"] == [FIJI]
    assert table.write()["groups"][FIJI]["control"] is None


def test_ruling_18_winners_at_sea_keep_what_canoes_carry() -> None:
    """Ruling 18: a Warrior Band whose canoe is lost fights on, and is lost at sea in the end."""
    table = battle(SOUTH, "war war warrior warrior", stacks={"red": {SOUTH: "war"}})
    table.chance("die 1").play("yellow", "lose war").chance("die 6")
    assert stack(table, SOUTH) == {"war": 1, "warrior": 1}


def test_retreat_lists_are_the_predicate() -> None:
    """The list and the predicate of a retreat say the same."""
    tiles = {"0706": "rapa", "0506": "mangareva"}
    table = battle(
        SOUTH, "war", tiles=tiles, villages={"red": {"0706": 1, "0506": 1}}, ocean=[SOUTH], stacks={"red": {SOUTH: "transport"}}
    )
    assert open_with(table, "retreat") == {"0506", "0706"}
    assert table.refuses("retreat 0605").key == "not-nearest"
