"""Choosing characters (phase II), and what each of them does (Characters)."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from vaka.engine.testing import position
from vaka.engine.testing.table import Table

WAITING = {"yellow": {"rest": 1}, "teal": {"rest": 1}}


def acting(character: str, plan: dict[str, int], **words: Any) -> Table:
    """Purple acts with a character; the others rest."""
    return position("vanuatu", 3, plan={"purple": plan} | WAITING, characters={"purple": character}, **words)


def test_everybody_takes_one_in_turn_order() -> None:
    """Phase II: beginning with the first player, clockwise."""
    table = position("vanuatu", 3, stage="characters", first="yellow", turn="yellow")
    assert len(table.open()) == 11
    table.play("yellow", "take diver").play("teal", "take guide").play("purple", "take vendor")
    assert table.asked() == "yellow"
    assert "plan fish" in table.open() or "plan rest" in table.open()


def test_the_new_one_is_taken_before_the_old_one_goes_back() -> None:
    """Phase II, note: not the same character in two consecutive rounds; a later player may take what has just come back."""
    characters = {"purple": "diver", "yellow": "guide", "teal": "vendor"}
    table = position("vanuatu", 3, stage="characters", round=2, characters=characters)
    assert "take diver" not in table.open()
    assert table.refuses("take diver").key == "character-kept"
    assert table.refuses("take guide").key == "character-taken"
    table.play("purple", "take artist")
    assert "take diver" in table.open()
    table.play("yellow", "take diver")
    assert "take guide" in table.open("teal")


def test_the_artist_scores_five() -> None:
    """The Artist: 5 points for a drawing rather than 3."""
    table = acting("artist", {"draw": 1}).play("purple", "draw efate")
    assert table.prosperity[0] == 5


def test_the_beggar_turns_points_into_vatus() -> None:
    """The Beggar: up to 3 points for vatus, one for one, once."""
    table = acting("beggar", {"rest": 2}, prosperity=[5, 0, 0])
    assert {"beg 1", "beg 2", "beg 3"} <= table.open()
    table.play("purple", "beg 2")
    assert (table.prosperity[0], table.vatus[0]) == (3, 5)
    assert table.refuses("beg 1").key == "not-beggar"


def test_the_beggar_begs_in_anybody_s_turn() -> None:
    """The Beggar: "at any time during the round": also unasked, in planning as well as later."""
    table = position("vanuatu", 3, characters={"yellow": "beggar"}, prosperity=[0, 4, 0])
    assert table.asked() == "purple"
    table.play("yellow", "beg 3")
    assert table.vatus[1] == 6
    assert table.asked() == "purple"


def test_ruling_10_never_below_zero() -> None:
    """Ruling 10: 1 to 3 points, never below 0."""
    table = acting("beggar", {"rest": 2}, prosperity=[2, 0, 0])
    assert "beg 3" not in table.open()
    assert table.refuses("beg 3").key == "too-poor-to-beg"


def test_ruling_10_one_last_offer_after_the_rest_bonuses() -> None:
    """Ruling 10: in round 8, 8 vatus and 2 points make 5 points."""
    words: dict[str, Any] = {"round": 8, "characters": {"purple": "beggar"}, "vatus": [8, 0, 0], "prosperity": [2, 0, 0]}
    table = position("vanuatu", 3, plan={"yellow": {"build": 1}}, first="yellow", **words)
    table.play("yellow", "retrieve build")
    assert table.asked() == "purple"
    assert table.open() == {"beg 1", "beg 2", "no begging"}
    table.play("purple", "beg 2")
    assert table.asked() == "over"
    assert table.heard("exchange") == [{"seat": 0, "points": 5, "vatus": 0}]


def test_the_last_offer_can_be_declined() -> None:
    """A bonus is never an obligation."""
    table = position(
        "vanuatu", 3, plan={"purple": {"build": 1}}, characters={"purple": "beggar"}, vatus=[0, 0, 0], prosperity=[3, 0, 0]
    )
    table.play("purple", "retrieve build").play("purple", "no begging")
    assert (table.prosperity[0], table.vatus[0]) == (3, 0)
    assert table.state.write()["round"] == 2


def test_the_beggar_of_the_last_round_is_no_use() -> None:
    """Characters help in their round only: while the next one is set up, the old card is spent."""
    table = position(
        "vanuatu", 3, stage="placing", round=2, characters={"purple": "beggar"}, face_down=["purple"], prosperity=[3, 0, 0]
    )
    assert not any(text.startswith("beg") for text in table.open())


def test_the_builder_pays_one() -> None:
    """The Builder: 1 vatu for a hut rather than 3."""
    table = acting("builder", {"build": 1}, vatus=[1, 0, 0]).play("purple", "build efate")
    assert table.vatus[0] == 0
    assert table.state.write()["players"]["purple"]["huts"] == {"efate": 1}


def test_the_buyer_exports_a_second_cube_free() -> None:
    """The Buyer: a second cube of the same kind from the reserve, which scores as well."""
    table = acting("buyer", {"buy": 1}, ships=["KKC", "KBB", "KKK"]).play("purple", "buy copra efate")
    assert table.vatus[0] == 1
    assert table.prosperity[0] == 3  # no second ship wants copra: that cube is lost
    assert [event["good"] for event in table.heard("lost-good")] == ["copra"]


def test_ruling_6_the_buyer_s_second_cube_can_fill_a_ship() -> None:
    """Ruling 6: it scores, and can earn the bonus."""
    ships = [{"wants": "KKC", "aboard": ["copra"]}, "KBB", "KKK"]
    table = acting("buyer", {"buy": 1}, ships=ships).play("purple", "buy kava efate")
    assert table.prosperity[0] == 1 + 1 + 2


def test_ruling_6_no_second_cube_from_an_empty_reserve() -> None:
    """Ruling 6: none if the reserve is empty."""
    ships = [{"wants": "KBB", "aboard": ["beef", "beef"]}, {"wants": "CBB", "aboard": ["beef", "beef"]}, "KCB"]
    tiles, islands = {"santo": 12}, {"santo": {"goods": ["beef"]}}
    table = acting("buyer", {"buy": 1}, ships=ships, tiles=tiles, islands=islands).play("purple", "buy beef efate")
    assert len(table.heard("export")) == 1


def test_the_diver_gains_the_value_in_vatus() -> None:
    """The Diver: vatus equal to the value of the treasure tile (English book)."""
    table = acting("diver", {"explore": 1}, boats={"purple": 6}).play("purple", "explore")
    assert table.vatus[0] == 5
    assert table.state.write()["players"]["purple"]["treasures"] == [2]


def test_the_fisherman_scores_the_value() -> None:
    """The Fisherman: points equal to the value of the fish tile."""
    table = acting("fisherman", {"fish": 1}, boats={"purple": 3}).play("purple", "fish")
    assert table.prosperity[0] == 2


def test_the_governor_moves_a_whole_stack() -> None:
    """The Governor: instead of an action, all her markers from one action space onto another; stacks merge (ruling 8)."""
    table = acting("governor", {"draw": 2, "rest": 1})
    table.play("purple", "govern draw rest")
    assert table.state.write()["players"]["purple"]["plan"] == {"rest": 3}
    assert table.asked() == "yellow"
    table.play("yellow", "retrieve rest")
    assert table.refuses("govern rest draw", "purple").key == "not-your-turn"


def test_ruling_8_the_governor_with_or_without_a_majority() -> None:
    """Ruling 8: usable with or without one, once; also onto an action that is impossible now."""
    plan = {"purple": {"rest": 1}, "yellow": {"rest": 2}, "teal": {"rest": 1}}
    table = position("vanuatu", 3, plan=plan, characters={"purple": "governor"})
    assert "govern rest explore" in table.open()
    table.play("purple", "govern rest explore")
    assert table.refuses("retrieve explore", "purple").key == "not-your-turn"


def test_ruling_8_repeating_an_action_is_an_option() -> None:
    """Ruling 8: an action already performed is not done again (French book); the option `governor_repeats=yes` allows it."""
    words: dict[str, Any] = {"performed": {"purple": ["draw"]}, "characters": {"purple": "governor"}}
    plan = {"purple": {"fish": 1}, "yellow": {"rest": 1}}
    assert "govern fish draw" in position("vanuatu", 3, {"governor_repeats": "yes"}, plan=plan, **words).open()
    table = position("vanuatu", 3, plan=plan, **words)
    assert "govern fish draw" not in table.open()
    assert table.refuses("govern fish draw").key == "performed"


def test_the_guide_scores_two_for_each_drawing() -> None:
    """The Guide: when transporting tourists, 2 points for each drawing on the island."""
    table = acting("guide", {"tourists": 1}, tiles={"santo": 12}, islands={"santo": {"drawings": 2}})
    table.play("purple", "tourists santo")
    assert table.prosperity[0] == 4


def test_the_navigator_sails_free() -> None:
    """The Navigator: 1 to 3 spaces for free."""
    table = acting("navigator", {"sail": 1}, vatus=[0, 0, 0], tiles={"b1": 8, "santo": 13, "c1": 9})
    assert {"sail 3", "sail 6", "sail 8", "sail 9"} <= table.open()
    table.play("purple", "sail 9")
    assert (table.boat[0] + 1, table.vatus[0]) == (9, 0)


def test_the_preacher_acts_without_a_majority() -> None:
    """The Preacher: one planned action where he holds no majority, if he holds none anywhere."""
    plan = {"purple": {"draw": 1, "rest": 1}, "yellow": {"draw": 2, "rest": 2}}
    table = position("vanuatu", 3, plan=plan, characters={"purple": "preacher"})
    assert table.open() == {"draw efate", "rest", "retrieve draw", "retrieve rest"}
    table.play("purple", "draw efate")
    assert table.prosperity[0] == 3
    table.play("yellow", "retrieve draw")
    assert table.open() == {"retrieve rest"}  # once only


def test_no_preacher_out_of_a_bad_majority() -> None:
    """A majority, even on an impossible action, must be resolved first."""
    plan = {"purple": {"draw": 1, "explore": 1}, "yellow": {"draw": 2}}
    table = position("vanuatu", 3, plan=plan, characters={"purple": "preacher"})
    assert table.open() == {"retrieve explore"}
    assert table.refuses("draw efate").key == "no-majority"


def test_ruling_4_the_vendor_sells_anywhere() -> None:
    """The Vendor: even if her boat is not adjacent to an island with her hut (section 6, row 4: anywhere)."""
    table = acting("vendor", {"sell": 1}, fish_tiles={"purple": [2]}, vatus=[0, 0, 0]).play("purple", "sell 2")
    assert table.vatus[0] == 6


def test_a_card_is_used_once_a_round() -> None:
    """Phase II: once its action is performed the card is turned face down."""
    table = acting("artist", {"draw": 1}).play("purple", "draw efate")
    assert table.state.write()["players"]["purple"]["face_down"]


def test_a_card_is_spent_even_if_the_bonus_was_declined() -> None:
    """Phase II: the card goes face down when its action is performed; the bonus itself is never an obligation."""
    table = acting("diver", {"explore": 1}, boats={"purple": 6}, vatus=[9, 0, 0])
    table.play("purple", "waive").play("purple", "explore")
    assert table.vatus[0] == 9  # not 11, which would be 1 and 5 points
    assert table.state.write()["players"]["purple"]["face_down"]


def test_ruling_16_an_action_that_needs_the_bonus_may_be_retrieved() -> None:
    """Ruling 16: the Navigator without vatus, the Vendor without a hut, the Builder with too little."""
    table = acting("navigator", {"sail": 1}, vatus=[0, 0, 0])
    assert "retrieve sail" in table.open()
    assert "retrieve sail" not in acting("navigator", {"sail": 1}, vatus=[1, 0, 0]).open()
    assert "retrieve sell" in acting("vendor", {"sell": 1}, fish_tiles={"purple": [1]}).open()
    assert "retrieve build" in acting("builder", {"build": 1}, vatus=[1, 0, 0]).open()


@pytest.mark.parametrize(
    ("character", "action", "words"),
    [
        ("artist", "draw", {}),
        ("builder", "build", {}),
        ("buyer", "buy", {}),
        ("diver", "explore", {"boats": {"purple": 6}}),
        ("fisherman", "fish", {"boats": {"purple": 6}}),
        ("guide", "tourists", {}),
        ("navigator", "sail", {}),
        ("vendor", "sell", {"fish_tiles": {"purple": [2]}, "huts": {"purple": {"efate": 1}}}),
    ],
)
def test_nobody_is_obliged_to_use_a_bonus(character: str, action: str, words: dict[str, Any]) -> None:
    """Phase II: a player "is never obligated to use their bonus": of no character, and on no condition."""
    table = acting(character, {action: 1}, **words)
    assert "waive" in table.open()
    table.play("purple", "waive")
    assert all(not word.startswith(("waive", "retrieve")) for word in table.open())


def test_a_bonus_without_which_the_action_is_impossible_is_not_waived() -> None:
    """Ruling 16: the action may then come back unplayed instead."""
    assert "waive" not in acting("builder", {"build": 1}, vatus=[2, 0, 0]).open()
    assert "waive" not in acting("vendor", {"sell": 1}, fish_tiles={"purple": [2]}).open()
    assert "waive" not in acting("governor", {"rest": 1}).open()


def test_the_buyer_may_leave_the_second_cube() -> None:
    """The Buyer: « peut prendre » a second cube; on an empty ship it can leave the next player the better point."""
    both, one = (acting("buyer", {"buy": 1}) for _ in range(2))
    good = "buy kava efate"
    both.play("purple", good)
    one.play("purple", "waive").play("purple", good)
    loaded = [sum(len(ship["aboard"]) for ship in table.state.write()["ships"]) for table in (both, one)]
    assert loaded[0] == loaded[1] + 1
    assert one.state.write()["players"]["purple"]["face_down"]


def test_after_the_waiver_its_action_follows_in_one_line() -> None:
    """Ruling 16: nothing else is done in this turn, and the log says both in one line."""
    table = acting("navigator", {"sail": 1, "rest": 2})
    events: list[vaka.Event] = []
    for text in ("waive", "sail 7"):
        table.state.apply(table.game.parse(table.state, text), events)
        if text == "waive":
            assert all(word.startswith("sail ") for word in table.open())
            assert table.refuses("rest").key == table.refuses("retrieve rest").key == "bonus-waived"
    lines = [line for event in events if (line := table.game.tell(event, 3, "en"))]
    assert lines == ["Purple sails to space 7 for 2 vatus, without the help of the Navigator."]
    assert table.vatus[0] == 1


def test_a_waived_action_that_an_exchange_makes_impossible_comes_back() -> None:
    """Ruling 16: who sells a treasure between the two, and has ten vatus exchanged, cannot pay the voyage any more."""
    table = acting("navigator", {"sail": 1, "rest": 2}, vatus=[8, 0, 0], treasure_tiles={"purple": [2]})
    table.play("purple", "waive").play("purple", "treasure 2")
    assert table.open() == {"retrieve sail"}
