"""Two players: neutral markers, the offer of characters, boats that keep apart."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from vaka.engine.testing import position
from vaka.engine.testing.table import Table


def test_two_players_always_have_characters() -> None:
    """§13: a game for two without them is refused, in a sentence; three may leave them out."""
    game = vaka.game("vanuatu")
    with pytest.raises(vaka.BadOption, match="Two players always play with characters"):
        game.check(2, {"characters": "no"})
    assert game.check(3, {"characters": "no"})["characters"] == "no"


def test_neutral_markers_come_before_the_characters() -> None:
    """§13: the first player places two, the other three, on any action spaces, while nobody has chosen yet."""
    table = position("vanuatu", 2, stage="neutral", vatus=[0, 0])
    assert len(table.open()) == 9
    table.play("purple", "neutral fish").play("purple", "neutral fish")
    assert table.asked() == "yellow"
    table.play("yellow", "neutral rest").play("yellow", "neutral sail").play("yellow", "neutral fish")
    assert table.state.write()["neutral"] == {"fish": 3, "rest": 1, "sail": 1}
    assert table.asked() == "purple"
    assert table.state.write()["stage"] == "characters"
    assert all(text.startswith("take ") for text in table.open())
    table.play("purple", min(table.open())).play("yellow", min(table.open()))
    assert (table.asked(), table.state.write()["stage"]) == ("purple", "planning")


def with_neutral(mine: int, neutral: int, **words: Any) -> Table:
    """Purple has markers on DRAW against neutral ones."""
    return position("vanuatu", 2, plan={"purple": {"draw": mine}, "yellow": {"rest": 1}}, neutral={"draw": neutral}, **words)


def test_a_player_must_exceed_the_neutral_stack() -> None:
    """A tie with it is not enough."""
    assert with_neutral(2, 1).open() == {"draw efate"}
    assert with_neutral(1, 1).open() == {"retrieve draw"}
    assert with_neutral(1, 2).open() == {"retrieve draw"}


def test_who_is_stopped_by_the_neutral_stack_is_told_so() -> None:
    """Nobody else holds the majority then; markers that belong to nobody have a name."""
    table = position("vanuatu", 2, plan={"purple": {"draw": 1}, "yellow": {"rest": 1}}, neutral={"draw": 2})
    refusal = table.refuses("draw efate")
    assert (refusal.key, refusal.rule) == ("neutral-majority", "13")
    assert "Draw: Purple 1, neutral 2" in table.game.text(table.state, "en")
    beaten = position("vanuatu", 2, plan={"purple": {"draw": 1}, "yellow": {"draw": 3}}, neutral={"draw": 2})
    assert beaten.refuses("draw efate").key == "no-majority"


def test_a_tie_is_enough_with_the_matching_character() -> None:
    """The Artist draws in a tie; another character does not."""
    assert "draw efate" in with_neutral(1, 1, characters={"purple": "artist"}).open()
    assert "draw efate" not in with_neutral(1, 1, characters={"purple": "guide"}).open()


def test_a_tie_is_enough_where_the_governor_has_moved() -> None:
    """She moves her stack, and then a tie with the neutral one will do."""
    plan = {"purple": {"fish": 1}, "yellow": {"rest": 2}}
    table = position("vanuatu", 2, plan=plan, neutral={"draw": 1}, characters={"purple": "governor"})
    table.play("purple", "govern fish draw").play("yellow", "rest").play("yellow", "token vatu")
    assert table.open() == {"draw efate"}


def test_the_preacher_passes_the_neutral_stack() -> None:
    """He needs no majority at all."""
    assert "draw efate" in with_neutral(1, 3, characters={"purple": "preacher"}).open()


def test_five_characters_are_offered() -> None:
    """Five at random; in the next round five of those that were not offered."""
    before = ["artist", "beggar", "builder", "buyer", "diver"]
    table = position(
        "vanuatu", 2, stage="offer", round=2, offered_before=before, characters={"purple": "artist", "yellow": "diver"}
    )
    assert table.state.source() == "characters"
    assert len(table.open()) == 6
    for name in ("fisherman", "governor", "guide", "navigator", "preacher"):
        table.chance(f"offer {name}")
    for colour in ("purple", "purple", "yellow", "yellow", "yellow"):
        assert table.refuses("take vendor").key == "not-offered"
        assert table.refuses("take guide").key == "not-now"
        table.play(colour, "neutral rest")
    assert table.open() == {"take fisherman", "take governor", "take guide", "take navigator", "take preacher"}
    assert table.refuses("take vendor").key == "not-offered"
    table.play("purple", "take guide")
    assert "take guide" not in table.open()
    assert "take artist" not in table.open()  # what has gone back is not on offer


def test_boats_may_not_end_on_the_same_space() -> None:
    """They may pass."""
    table = position("vanuatu", 2, plan={"purple": {"sail": 1}, "yellow": {"rest": 1}}, boats={"purple": 3, "yellow": 7})
    assert table.open() == {"sail 3", "sail 6"}
    assert table.refuses("sail 7").key == "boat-there"


def test_an_only_way_that_is_barred_makes_the_voyage_impossible() -> None:
    """§13: then the markers come back, and it cannot be planned either; with two vatus there is a way out and back."""
    words: dict[str, Any] = {"boats": {"purple": 3, "yellow": 7}, "vatus": [1, 0]}
    assert position("vanuatu", 2, plan={"purple": {"sail": 1}, "yellow": {"rest": 1}}, **words).open() == {"retrieve sail"}
    assert "plan sail" not in position("vanuatu", 2, **words).open()
    assert "plan sail" in position("vanuatu", 2, **words | {"vatus": [2, 0]}).open()
    assert "plan sail" in position("vanuatu", 3, **words | {"vatus": [1, 0, 0]}).open()


def test_what_only_the_barred_tile_offers_cannot_be_planned() -> None:
    """§13: nobody plans to fish where the other boat lies, since no voyage may end there."""
    plan: dict[str, Any] = {"stage": "planning", "turn": "purple", "lap": 1, "plan": {"purple": {"sail": 1}}, "vatus": [1, 0]}
    tiles: dict[str, Any] = {"tiles": {"s1": 7, "s2": 6, "s3": 3}}
    assert "plan fish" in position("vanuatu", 2, boats={"purple": 3, "yellow": 3}, **tiles, **plan).open()
    assert "plan fish" not in position("vanuatu", 2, boats={"purple": 3, "yellow": 7}, **tiles, **plan).open()
