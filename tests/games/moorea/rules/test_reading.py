"""Positions in words and as JSON: what cannot be is refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

import vaka
from tests.games.moorea.playing import EXHAUSTED, GAME, keen_game
from vaka.engine.testing import position


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"cards": {}}, "written with hands, open"),
        ({"hands": {"yellow": "wood"}}, "the colours in play are green, red"),
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
        ({"part": "discarding", "final": 0}, "0 is not a number from 1"),
        ({"idle": "many"}, "'many' is not a number"),
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


def changed(state: vaka.State, **fields: Any) -> Any:
    """What a position writes, with other values in some of its fields."""
    data = json.loads(json.dumps(state.dump()))
    data["position"] |= fields
    return data


@pytest.mark.parametrize("viewer", [None, 0, 1, vaka.SPECTATOR])
def test_one_commodity_too_many_of_a_kind_is_refused(viewer: int | None) -> None:
    """75 cards, but 16 of them wood: there are only 15, and what is left of the others cannot be counted."""
    table = position("moorea", 2, part="drawing", **EXHAUSTED)
    state = table.state if viewer is None else table.redact(viewer)
    assert GAME.load(changed(state)).dump() == state.dump()
    with pytest.raises(vaka.BadPosition, match="more commodities than in the box"):
        GAME.load(changed(state, row=["wood", "fish", "wood"]))


@pytest.mark.parametrize("viewer", [None, 0, 1, vaka.SPECTATOR])
@pytest.mark.parametrize("more", [-1, 1])
def test_what_the_pile_was_shuffled_of_is_counted(viewer: int | None, more: int) -> None:
    """`fresh` is the pile and the hidden cards that came from it, no card more and none less."""
    table = position("moorea", 2, hands={"green": "2 wood clay", "red": "2 fish"}, pile="9 clay 9 fish")
    state = table.state if viewer is None else table.redact(viewer)
    fresh = state.write()["fresh"]
    with pytest.raises(vaka.BadPosition, match="not what the pile was shuffled of"):
        GAME.load(changed(state, fresh=fresh | {"clay": fresh["clay"] + more}))
    other = fresh | {"clay": fresh["clay"] + more, "fish": fresh["fish"] - more}
    if viewer is None:  # of the right size, but not the cards that are there
        with pytest.raises(vaka.BadPosition, match="not what the pile was shuffled of"):
            GAME.load(changed(state, fresh=other))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_finished_game_can_be_loaded(seats: int) -> None:
    """Nothing is hidden then, and nobody is asked."""
    *_, (state, _) = keen_game(seats, seed=seats)
    assert state.actor() == vaka.OVER
    assert GAME.load(json.dumps(state.dump())).dump() == state.dump()
    with pytest.raises(vaka.BadPosition):
        GAME.load(changed(state, over=False))


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
