"""Moving an adverse pirogue (« Déplacer une pirogue adverse, grâce à un Corail magique »)."""

from __future__ import annotations

from vaka.engine.testing import Table, position


def pushes(table: Table) -> set[str]:
    """Every push that is open."""
    return {text for text in table.open() if text.startswith("push")}


def test_arrival_on_a_coral_opens_the_push() -> None:
    """« Lorsqu'une pirogue arrive sur une dalle Corail magique, son propriétaire peut utiliser une de ses actions »."""
    table = position("aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c3", "black": "e2"}, turn="red")
    assert not pushes(table)
    table.play("red", "sail c3 c4")
    assert {text for text in pushes(table) if " e2 " in text} == {
        f"push black e2 {square}" for square in ("d1", "e1", "f1", "d2", "f2", "d3", "e3", "f3")
    }


def test_a_launch_and_an_alize_move_are_arrivals_too() -> None:
    """Ruling 16: move, launch or Alizé."""
    launched = position("aloha", 2, tiles={"corail": "d4"}, pirogues={"black": "b2"}, turn="red").play("red", "launch d4")
    blown = position("aloha", 2, tiles={"corail": "c4", "alize": "c2"}, pirogues={"red": "c2", "black": "b2"}, turn="red")
    blown.play("red", "sail c2 c4")
    assert pushes(launched)
    assert pushes(blown)


def test_joining_another_on_a_coral_is_an_arrival() -> None:
    """The second pirogue of a tile has arrived as well."""
    table = position("aloha", 2, tiles={"corail": "d4"}, pirogues={"black": "d4"}, turn="red").play("red", "launch d4")
    assert "push black d4 d5" in table.open()


def test_coral_is_open_to_a_pirogue_without_tiki() -> None:
    """« Une pirogue (même sans Tiki) arrivant sur une dalle Corail peut faire déplacer une pirogue adverse (avec ou sans). »"""
    table = position(
        "aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c3", "black": "e2 e4"}, tikis={"black": "black e2"}, turn="red"
    ).play("red", "sail c3 c4")
    assert {"push black e2 e3 with black", "push black e4 e5"} <= pushes(table)


def test_coral_moves_a_pirogue_still_on_the_beach() -> None:
    """« Un Corail magique permet aussi de déplacer une pirogue restée sur la plage »: to a tile next to its corner."""
    table = position("aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c3"}, turn="red").play("red", "sail c3 c4")
    beach = {text.removeprefix("push black beach ") for text in pushes(table)}
    assert beach == {square + tiki for square in ("a2", "b2", "b1") for tiki in ("", " with black")}
    table.play("red", "push black beach b2 with black")
    assert table.heard("push-beach") == [{"seat": 0, "owner_seat": 1, "to": "b2", "tiki": "black"}]
    assert table.state.write()["pirogues"]["black"].count("beach") == 3


def test_a_pirogue_pushed_off_the_beach_has_left_it_for_good() -> None:
    """« Une pirogue qui quitte la plage ne peut plus y retourner »: it goes on with plain moves."""
    table = position("aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c3"}, turn="red").play("red", "sail c3 c4")
    table.play("red", "push black beach b2 with black").play("red", "pass")
    assert "sail b2 b3 with black" in table.open()
    assert "launch c3 with black" not in table.open()


def test_standing_on_a_coral_gives_nothing() -> None:
    """« Une pirogue déjà placée sur un Corail magique ne permet pas de bénéficier de cet effet. »"""
    table = position("aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c4", "black": "e2"}, turn="red")
    refused = table.refuses("push black e2 e3")
    assert (refused.key, refused.rule) == ("no-corail", "5.4")


def test_revealing_a_coral_gives_nothing() -> None:
    """The effect is one of arrival, and nobody arrives when a tile is turned up."""
    table = position("aloha", 2, pirogues={"red": "c3", "black": "e2"}, turn="red").play("red", "reveal c4").chance("tile corail")
    assert not pushes(table)


def test_a_coral_face_down_gives_nothing() -> None:
    """Ruling 16: the tile must lie face up at the arrival."""
    table = position("aloha", 2, pirogues={"red": "c3", "black": "e2"}, turn="red").play("red", "sail c3 c4")
    assert not pushes(table)


def test_arriving_with_the_last_action_gives_nothing() -> None:
    """« ... s'il lui en reste »: the push costs an action."""
    table = position("aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c3", "black": "e2"}, turn="red", left=1)
    table.play("red", "sail c3 c4")
    assert table.asked() == "black"
    assert not pushes(table)


def test_ruling_16_the_push_comes_at_once_or_never() -> None:
    """Any other action in between and the effect is lost."""
    for between in ("sail e5 e4", "hop red e5", "reveal a2"):
        table = position(
            "aloha", 2, tiles={"corail": "d4"}, pirogues={"red": "c3 e5", "black": "e2"}, tikis={"red": "red c3"}, turn="red"
        ).play("red", "sail c3 d4 with red")
        assert pushes(table)
        table.play("red", between)
        if table.asked() == "chance":
            table.chance("tile ocean")
        assert not pushes(table), between


def test_ruling_16_one_push_for_one_arrival() -> None:
    """The effect is used once."""
    table = position("aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c3", "black": "e2"}, turn="red")
    table.play("red", "sail c3 c4").play("red", "push black e2 e3")
    assert table.refuses("push black e3 e4").key == "no-corail"
    assert table.left == 1


def test_ruling_17_a_push_is_always_one_tile() -> None:
    """« D'une dalle »: from an Alizé too."""
    table = position("aloha", 2, tiles={"corail": "c4", "alize": "e2"}, pirogues={"red": "c3", "black": "e2"}, turn="red")
    table.play("red", "sail c3 c4")
    assert len({text for text in pushes(table) if " e2 " in text}) == 8
    table.play("red", "push black e2 e3")
    assert table.heard("push") == [{"seat": 0, "owner_seat": 1, "from": "e2", "to": "e3", "tiki": "none"}]


def test_ruling_18_a_push_onto_a_coral_gives_nothing() -> None:
    """The owner of the pushed pirogue is not the one who acts, now or in the own turn."""
    table = position("aloha", 2, tiles={"corail": "c4 e3"}, pirogues={"red": "c3", "black": "e2"}, turn="red")
    table.play("red", "sail c3 c4").play("red", "push black e2 e3")
    assert not pushes(table)
    table.play("red", "pass")
    assert not pushes(table)


def test_ruling_19_neither_ones_own_pirogue_nor_an_occupied_tile() -> None:
    """« Une pirogue adverse ... vers une dalle adjacente et inoccupée »."""
    table = position("aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c3 f4", "black": "e2 e3"}, turn="red").play(
        "red", "sail c3 c4"
    )
    assert table.refuses("push red f4 f5").key == "not-adverse"
    refused = table.refuses("push black e2 e3")
    assert (refused.key, refused.params) == ("push-occupied", {"to": "e3"})


def test_a_push_off_the_sea_is_refused() -> None:
    """There is no tile beyond the edge."""
    table = position("aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c3", "black": "a3"}, turn="red").play(
        "red", "sail c3 c4"
    )
    west = next(
        action for action in range(table.game.action_count) if table.game.notation(table.state, action) == "push black a3 nowhere"
    )
    refused = table.state.obstacle(west)
    assert refused is not None
    assert refused.key == "off-the-sea"


def test_a_colour_that_nobody_plays_is_not_pushed() -> None:
    """Two play: the ids of the other fleets are never open."""
    table = position("aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c4"}, turn="red", corail=True)
    last_push = table.state.obstacle(table.game.action_count - 1 - 36 - 16 - 1)
    assert last_push is not None
    assert last_push.key == "not-in-play"


def test_nobody_to_push_is_explained() -> None:
    """A beach whose three tiles are taken, and no adverse pirogue at sea."""
    table = position("aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c4 a2 b2 b1"}, turn="red", corail=True)
    assert not pushes(table)
    assert ("no-one-to-push", "push") in {(obstacle.key, obstacle.params["kind"]) for obstacle in table.state.obstacles(0)}


def test_ruling_26_the_same_pirogue_may_be_pushed_twice() -> None:
    """The limit of one move stands under « une de ses pirogues »; it is about one's own."""
    table = position(
        "aloha", 2, tiles={"corail": "c4 e4"}, pirogues={"red": "c4 e5", "black": "e2"}, turn="red", moved=["c4"], corail=True
    )
    table.play("red", "push black e2 e3").play("red", "sail e5 e4").play("red", "push black e3 d3")
    assert len(table.heard("push")) == 2


def test_ruling_27_a_push_onto_a_face_down_tile_or_into_a_corner() -> None:
    """Any unoccupied tile will do."""
    table = position("aloha", 2, tiles={"corail": "c4", "ocean": "e2"}, pirogues={"red": "c3", "black": "e2"}, turn="red")
    table.play("red", "sail c3 c4")
    assert {"push black e2 e3", "push black e2 f1"} <= pushes(table)


def test_ruling_27_a_push_onto_the_arrival_wins_for_that_tiki() -> None:
    """Whoever brings it there."""
    table = position(
        "aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c3", "black": "e5"}, tikis={"black": "black e5"}, turn="red"
    )
    table.play("red", "sail c3 c4").play("red", "push black e5 f6 with black")
    assert table.asked() == "over"
    assert table.state.winners() == [1]


def test_ruling_28_a_pushed_pirogue_keeps_its_move() -> None:
    """The flag is about moves in one's own turn."""
    table = position("aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c3", "black": "e2"}, turn="red")
    table.play("red", "sail c3 c4").play("red", "push black e2 e3").play("red", "pass")
    assert "sail e3 e4" in table.open()


def test_the_victim_may_be_anywhere() -> None:
    """« Une pirogue adverse de votre choix »: near or far."""
    table = position("aloha", 2, tiles={"corail": "b5"}, pirogues={"red": "b4", "black": "f2"}, turn="red").play(
        "red", "sail b4 b5"
    )
    assert "push black f2 f3" in table.open()
