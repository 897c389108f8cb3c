"""Positions in words and as JSON: what cannot be is refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

import vaka
from vaka.engine.testing import position

GAME = vaka.game("moorea")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"cards": {}}, "written with hands, open"),
        ({"hands": {"yellow": "wood"}}, "nobody plays yellow"),
        ({"hands": {"green": "gold"}}, "one of seashell, wood"),
        ({"hands": {"green": "16 wood"}}, "not that many of wood"),
        ({"hands": {"green": "11 wood"}}, "no hand has more than 10"),
        ({"hands": {"green": "wood"}, "open": {"green": "clay"}}, "does not hold the clay"),
        ({"tools": {"green": "2 cart"}}, "at most one of each tool"),
        ({"products": {"green": "canoe"}}, "one of forest"),
        ({"products": {"green": "2 market"}}, "not that many of market"),
        ({"stored": {"green": {"woodstore": "wood"}}}, "does not own"),
        ({"stored": {"green": {"forest": "wood"}}}, "the stores are"),
        ({"products": {"green": "woodstore"}, "stored": {"green": {"woodstore": "clay"}}}, "takes no clay"),
        ({"display": "7 canoe"}, "not that many of canoe"),
        ({"row": "4 wood"}, "the row has 3 places"),
        ({"pile": "3 wood", "discard": "2 wood"}, "cards are left over"),
        ({"turn": "yellow"}, "yellow"),
        ({"part": "resting"}, "resting"),
        ({"part": "discarding", "final": 0}, "no number from 1"),
        ({"idle": "many"}, "no number"),
    ],
)
def test_words_that_make_no_position(words: dict[str, Any], reason: str) -> None:
    """Each fault has its line."""
    with pytest.raises(vaka.BadPosition) as caught:
        position("moorea", 2, **words)
    assert reason in str(caught.value)


def test_a_position_needs_a_word() -> None:
    """Without any it would be the start of a game, which `new` gives."""
    with pytest.raises(vaka.BadPosition, match="at least one word"):
        position("moorea", 2)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("pile", 3),
        ("pile", -1),
        ("fresh", {}),
        ("discard", {"wood": 99}),
        ("discard", {"canoe": 1}),
        ("row", ["wood"]),
        ("row", ["wood", "clay", "canoe"]),
        ("display", ["canoe"]),
        ("display", ["palace"] * 10),
        ("gap", 12),
        ("gap", 0),
        ("products", {"I": {}, "II": {}}),
        ("gone", {"canoe": 9}),
        ("seats", {}),
        ("part", "resting"),
        ("chance", "dice"),
        ("chance", "row card"),
        ("chance", "display card"),
        ("chance", "first player"),
        ("turn", "purple"),
        ("turn", None),
        ("drawn", True),
        ("final", 0),
        ("last", ["purple", 3]),
    ],
)
def test_data_that_is_no_position(path: str, value: Any) -> None:
    """A file from elsewhere is read with care: one clear line, never another kind of error."""
    data = json.loads(json.dumps(position("moorea", 2, hands={"green": "2 wood", "red": "clay"}).dump()))
    data["position"][path] = value
    with pytest.raises(vaka.BadPosition) as caught:
        GAME.load(data)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("open", {"wood": 70}),
        ("hidden", ["canoe"]),
        ("hidden", ["?"] * 16),
        ("new", 9),
        ("tools", ["axe"]),
        ("products", {"hut": 1}),
    ],
)
def test_a_mat_that_cannot_be(field: str, value: Any) -> None:
    """What a seat holds and owns is checked as well."""
    data = json.loads(json.dumps(position("moorea", 2, hands={"green": "2 wood"}).dump()))
    data["position"]["seats"]["green"][field] = value
    with pytest.raises(vaka.BadPosition):
        GAME.load(data)


def test_views_survive_json() -> None:
    """What is hidden stays hidden."""
    view = position("moorea", 3, hands={"green": "2 wood", "red": "clay"}).redact(1)
    assert GAME.load(json.dumps(view.dump())).dump() == view.dump()


@pytest.mark.parametrize(
    ("viewer", "colour", "hidden"),
    [
        (None, "green", ["?", "?"]),
        (None, "green", ["wood", "?"]),
        (0, "green", ["wood", "?"]),
        (0, "green", ["?", "?"]),
        (0, "red", ["?", "fish"]),
        (0, "red", ["fish", "fish"]),
        (vaka.SPECTATOR, "red", ["fish", "fish"]),
    ],
)
def test_a_hand_is_hidden_as_a_whole_and_from_others_only(viewer: int | None, colour: str, hidden: list[str]) -> None:
    """A27: a full position hides no card, a view none of its viewer's, and of another hand it hides all."""
    table = position("moorea", 2, hands={"green": "2 wood", "red": "2 fish"})
    data = json.loads(json.dumps((table.state if viewer is None else table.redact(viewer)).dump()))
    assert GAME.load(data).dump() == data
    data["position"]["seats"][colour]["hidden"] = hidden
    with pytest.raises(vaka.BadPosition, match="hidden as a whole"):
        GAME.load(data)
