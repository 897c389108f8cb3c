"""The expert game, teams, and three players."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from vaka.engine.testing import Table, position

EXPERT = {"mode": "expert"}
TEAMS = {"teams": "yes"}


def test_expert_everything_lies_face_up() -> None:
    """The fixed map: four Corail, eight Alizé, eight Dauphin, twelve Océan, and nothing to reveal."""
    table = Table(vaka.game("aloha").new(2, EXPERT)).chance("first red")
    assert table.state.write()["tiles"] == ["XOAOOX", "ODCADO", "OADDCA", "ACDDAO", "ODACDO", "XOOAOX"]
    assert not {text for text in table.open() if text.startswith("reveal")}
    assert ("all-revealed", "reveal") in {(obstacle.key, obstacle.params["kind"]) for obstacle in table.state.obstacles(0)}


def test_expert_map_looks_the_same_from_every_corner() -> None:
    """A quarter turn leaves it as it is, so that no seat is better."""
    rows = vaka.game("aloha").new(2, EXPERT).write()["tiles"]
    assert ["".join(row) for row in zip(*rows[::-1], strict=True)] == rows


def test_expert_first_player_begins_with_two_actions() -> None:
    """Only in the very first turn; everybody else, and the first player later, has three."""
    table = Table(vaka.game("aloha").new(2, EXPERT)).chance("first black")
    assert table.left == 2
    table.play("black", "launch c3").play("black", "launch c2")
    assert (table.asked(), table.left) == ("red", 3)
    table.play("red", "pass")
    assert (table.asked(), table.left) == ("black", 3)


def test_family_first_player_has_three_actions() -> None:
    """No handicap in the family game."""
    assert Table(vaka.game("aloha").new(2)).chance("first black").left == 3


def test_teams_are_for_four() -> None:
    """Two against two."""
    game = vaka.game("aloha")
    with pytest.raises(vaka.BadOption, match="teams is for 4 players"):
        game.new(3, TEAMS)
    assert game.new(4, TEAMS | EXPERT).seats == 4


def test_teams_first_tiki_home_wins_for_both() -> None:
    """Partners sit in opposite corners."""
    table = position("aloha", 4, TEAMS, pirogues={"red": "b2"}, tikis={"red": "red b2"}, turn="red").play(
        "red", "sail b2 a1 with red"
    )
    assert table.state.winners() == [1, 3]
    assert table.heard("team-win") == [{"seat": 1, "partner_seat": 3}]


def test_ruling_20_no_coral_against_ones_partner() -> None:
    """A partner's pirogue is not adverse."""
    words: dict[str, Any] = {"tiles": {"corail": "c4"}, "pirogues": {"red": "c3", "black": "e2", "green": "b2"}, "turn": "red"}
    table = position("aloha", 4, TEAMS, **words).play("red", "sail c3 c4")
    assert table.refuses("push black e2 e3").key == "not-adverse"
    assert "push green b2 b3" in table.open()
    alone = position("aloha", 4, **words).play("red", "sail c3 c4")
    assert "push black e2 e3" in alone.open()


def test_ruling_20_two_tikis_of_partners_may_meet() -> None:
    """The ban on two Tikis does not apply between partners' pirogues."""
    words: dict[str, Any] = {
        "tiles": {"alize": "c3"},
        "pirogues": {"red": "c3", "black": "c5", "green": "e3"},
        "tikis": {"red": "red c3", "black": "black c5", "green": "green e3"},
        "turn": "red",
    }
    table = position("aloha", 4, TEAMS, **words)
    assert "sail c3 c5 with red" in table.open()
    assert table.refuses("sail c3 e3 with red").key == "two-tikis"
    assert position("aloha", 4, **words).refuses("sail c3 c5 with red").key == "two-tikis"


def test_ruling_20_it_is_the_pirogue_that_is_adverse() -> None:
    """An adverse pirogue with the partner's Tiki aboard is still adverse; the partner's pirogue with an adverse Tiki is not."""
    table = position(
        "aloha",
        4,
        TEAMS,
        tiles={"alize": "c3"},
        pirogues={"red": "c3", "black": "c5", "green": "e3"},
        tikis={"red": "red c3", "black": "green e3", "green": "black c5"},
        turn="red",
    )
    assert table.refuses("sail c3 e3 with red").key == "two-tikis"
    assert "sail c3 c5 with red" in table.open()


def test_teams_after_the_last_round() -> None:
    """The nearest Tiki wins for its team; level Tikis of two teams draw."""
    words: dict[str, Any] = {"turn": "black", "first": "green", "round": 30}
    ahead = position("aloha", 4, TEAMS, pirogues={"green": "c4"}, tikis={"green": "green c4"}, **words).play("black", "pass")
    assert ahead.state.winners() == [0, 2]
    assert ahead.heard("team-win") == [{"seat": 0, "partner_seat": 2}]
    level = position("aloha", 4, TEAMS, **words).play("black", "pass")
    assert level.state.winners() == [0, 1, 2, 3]
    assert level.game.tell(level.events[-1], 4) == "A draw between Green, Red, Yellow and Black."


def test_three_players_leave_a_beach_empty() -> None:
    """Green, red and yellow; the black corner stays as red's Arrivée, with ordinary water."""
    table = position("aloha", 3, pirogues={"red": "b2", "green": "b1"}, tikis={"red": "red b2"}, turn="green")
    assert table.state.write()["pirogues"].keys() == {"green", "red", "yellow"}
    table.play("green", "sail b1 a1").play("green", "pass").play("red", "hop green a1")
    assert table.state.winners() == [1]


def test_three_players_red_wins_in_the_empty_corner() -> None:
    """The Arrivée works without a beach."""
    table = position("aloha", 3, pirogues={"red": "b2"}, tikis={"red": "red b2"}, turn="red").play("red", "sail b2 a1 with red")
    assert table.state.winners() == [1]


def test_two_players_sit_opposite() -> None:
    """Red and black: each one's beach is the other's Arrivée."""
    assert vaka.game("aloha").seat_words(2) == ("red", "black")


def test_player_counts_and_options_are_checked() -> None:
    """One clear line for what the game has not."""
    game = vaka.game("aloha")
    with pytest.raises(vaka.BadOption, match="2 to 4 players"):
        game.new(5)
    with pytest.raises(vaka.BadOption, match="family, expert"):
        game.new(2, {"mode": "hard"})
    with pytest.raises(vaka.BadOption, match="did you mean teams"):
        game.new(4, {"team": "yes"})
