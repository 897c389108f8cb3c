"""The corners: sand and water (« Plage », « Arrivée »)."""

from __future__ import annotations

from vaka.engine.testing import position


def test_ruling_1_a_beached_pirogue_does_not_occupy_the_corner() -> None:
    """Sand is on no tile: four pirogues on the beach, and another still enters the corner's water."""
    table = position("aloha", 2, pirogues={"black": "e5"}, turn="black").play("black", "sail e5 f6")
    assert table.state.write()["pirogues"]["red"] == ["beach"] * 4


def test_ruling_1_ones_own_corner_is_water_like_any_other() -> None:
    """A pirogue in its own corner has not returned to the beach: it leaves by one tile."""
    table = position("aloha", 2, pirogues={"red": "f6"}, turn="red")
    assert "sail f6 e5" in table.open()
    assert table.refuses("sail f6 d4").key == "one-tile"


def test_ruling_1_water_and_sand_are_not_adjacent() -> None:
    """A Tiki in the corner's water does not reach the beached pirogues beside it, even where it would have won."""
    table = position("aloha", 2, pirogues={"black": "e6"}, tikis={"black": "black e6"}, turn="black")
    assert table.refuses("hop red beach").key == "pirogue-on-beach"


def test_ruling_2_a_parked_pirogue_can_be_boarded_and_that_wins() -> None:
    """Blocking one's corner with an empty pirogue helps the one who arrives."""
    table = position("aloha", 2, pirogues={"red": "f6", "black": "e6"}, tikis={"black": "black e6"}, turn="black")
    assert table.refuses("sail e6 f6 with black").key == "occupied"
    table.play("black", "hop red f6")
    assert table.state.winners() == [1]


def test_ruling_2_a_guard_with_a_tiki_stops_plain_moves_and_tikis() -> None:
    """A parked adverse pirogue with a Tiki: no plain move in, no pirogue with a Tiki, no boarding."""
    table = position(
        "aloha",
        2,
        tiles={"alize": "d6"},
        pirogues={"red": "f6", "black": "d6"},
        tikis={"red": "red f6", "black": "black d6"},
        turn="black",
    )
    assert table.refuses("sail d6 f6 with black").key == "two-tikis"
    assert table.refuses("hop red f6").key == "carries-tiki"


def test_ruling_2_a_second_pirogue_opens_the_guarded_corner() -> None:
    """One without a Tiki joins from an Alizé, and the Tiki hops into it."""
    table = position(
        "aloha",
        2,
        tiles={"alize": "d6"},
        pirogues={"red": "f6", "black": "d6 e5"},
        tikis={"red": "red f6", "black": "black e5"},
        turn="black",
    )
    table.play("black", "sail d6 f6").play("black", "hop black f6")
    assert table.state.winners() == [1]


def test_ruling_2_the_guard_can_be_pushed_away() -> None:
    """Corail clears the corner for the pirogue with the Tiki."""
    table = position(
        "aloha",
        2,
        tiles={"corail": "c3"},
        pirogues={"red": "f6", "black": "c2 e5"},
        tikis={"red": "red f6", "black": "black e5"},
        turn="black",
    )
    table.play("black", "sail c2 c3").play("black", "push red f6 f5 with red").play("black", "sail e5 f6 with black")
    assert table.state.winners() == [1]


def test_ruling_2_two_tikis_close_the_corner() -> None:
    """Two pirogues with a Tiki each: no third, and nothing to board."""
    table = position(
        "aloha",
        4,
        tiles={"alize": "d6"},
        pirogues={"red": "f6", "green": "f6", "black": "d6 e5"},
        tikis={"red": "red f6", "green": "green f6", "black": "black e5"},
        turn="black",
    )
    assert table.refuses("sail d6 f6").key == "crowded"
    assert {table.refuses("hop red f6").key, table.refuses("hop green f6").key} == {"carries-tiki"}


def test_ruling_23_any_pirogue_enters_any_corner() -> None:
    """A foreign corner is a tile like any other, and nothing happens there without the right Tiki."""
    table = position("aloha", 4, pirogues={"red": "b5"}, tikis={"red": "red b5"}, turn="red").play("red", "sail b5 a6 with red")
    assert table.asked() == "red"


def test_corners_need_no_reveal_and_have_no_effect() -> None:
    """They lie face up from the start; leaving one is one tile."""
    table = position("aloha", 2, pirogues={"red": "a6"}, turn="red")
    assert table.refuses("reveal a6").key == "face-up"
    assert {text for text in table.open() if text.startswith("sail")} == {"sail a6 b6", "sail a6 b5", "sail a6 a5"}


def test_opposite_corners_belong_together() -> None:
    """« Chaque Arrivée ... est placée à l'opposé de sa plage de départ »: green and yellow, red and black."""
    for colour, arrival, next_to in (("green", "f1", "e2"), ("red", "a1", "b2"), ("yellow", "a6", "b5"), ("black", "f6", "e5")):
        table = position("aloha", 4, pirogues={colour: next_to}, tikis={colour: f"{colour} {next_to}"}, turn=colour)
        table.play(colour, f"sail {next_to} {arrival} with {colour}")
        assert table.state.winners() == [table.seat(colour)]
