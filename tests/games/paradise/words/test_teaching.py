"""What a person asks of the board: its places, what is known of each, what to do now, and what can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.games.paradise.playing import play_all
from vaka.engine.testing import Table, position
from vaka.engine.words import LANGUAGES

GAME = vaka.game("paradise")
CANOE = {"yellow": {"0606": "transport"}}


def table(**words: Any) -> Table:
    return position("paradise", 2, **({"stage": "explore"} | words))


def view_of(here: Table, seat: int) -> vaka.State:
    return here.state.redact(seat)


def test_places_come_and_go() -> None:
    """A stack, a card, a voyage, a fleet and one's own orders are places while they are there."""
    first = table(stage="explore")
    assert {"hex-0605", "stack-0605", "cup", "seat-red", "piece-war"} <= set(GAME.places(view_of(first, 0)))
    assert not {"voyage", "fleet", "battle", "orders", "card-0"} & set(GAME.places(view_of(first, 0)))
    assert "voyage" in GAME.places(view_of(table(stage="voyage", voyage=["0705", 2], ocean=["0705"]), 1))
    moving = table(stage="moving", stacks={"yellow": {"0606": "transport warrior"}})
    play_all(moving, "yellow", "lift transport 0606")
    assert "fleet" in GAME.places(view_of(moving, 0))
    assert "fleet" not in GAME.places(view_of(moving, 1)), "what is in hand is a secret until it sails"
    building = table(stage="building", cards={"red": ["haka"]})
    assert {"orders", "card-0"} <= set(GAME.places(view_of(building, 0)))


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("hex-0505", "independent group"),
        ("hex-0604", "Unknown"),
        ("hex-0606", "Yellow’s home"),
        ("hex-0402", "atoll"),
        ("piece-colony", "becomes a Village"),
        ("item-agriculture", "brown box"),
        ("lid", "Tiles left: 29"),
        ("track", "Yellow 2"),
    ],
)
def test_places_explain_themselves(place: str, told: str) -> None:
    assert told in GAME.about(view_of(table(), 0), place).effect


def test_a_secret_tile_is_told_to_who_found_it() -> None:
    """6.3: the other sees that a tile lies there."""
    here = table(face_down={"0705": ["hawaii", "yellow"]})
    assert "Hawaii" in GAME.about(view_of(here, 0), "hex-0705").effect
    assert "Hawaii" not in GAME.about(view_of(here, 1), "hex-0705").effect


def test_a_hidden_stack_tells_what_is_certain() -> None:
    """Ruling 67: the owner sees the pieces, the other their number and what was seen of them."""
    here = table(stacks={"yellow": {"0606": "war warrior colony transport up"}})
    assert "War Canoe" in GAME.about(view_of(here, 0), "stack-0606").effect
    other = GAME.about(view_of(here, 1), "stack-0606").effect
    assert "4 pieces" in other
    assert "at least 1 Transport Canoe" in other
    assert "War Canoe" not in other


@pytest.mark.parametrize(("lang", "told"), [("en", "nothing"), ("fr", "rien"), ("de", "nichts")])
def test_of_a_stack_that_nobody_has_seen_nothing_is_known(lang: str, told: str) -> None:
    here = table(stacks={"yellow": {"0606": "warrior"}})
    assert GAME.about(view_of(here, 1), "stack-0606", lang).effect.endswith(
        f": {told}.".replace(":", "\u00a0:" if lang == "fr" else ":")
    )


def test_a_face_down_card_is_told_to_its_owner_alone() -> None:
    here = table(cards={"red": ["haka"]})
    assert GAME.about(view_of(here, 1), "card-0").name == "HAKA"
    assert GAME.about(view_of(here, 0), "card-0").name == "A card face down"


def test_about_says_why_not() -> None:
    """6.2: where an Explorer cannot begin, the hex says so."""
    here = view_of(table(), 0)
    assert GAME.about(here, "hex-0606").why_not == "There is nothing left to explore in Tonga."
    assert GAME.about(here, "hex-0607").why_not == ""
    with pytest.raises(LookupError):
        GAME.about(here, "hex-9999")


MOVING = "Form a fleet, turn Transport Canoes, or end the movement."


@pytest.mark.parametrize(
    ("words", "prompt"),
    [
        ({"stage": "explore"}, "Send your Explorer out: choose the first hex to explore, or do not explore this turn."),
        ({"stage": "moving", "stacks": CANOE}, f"1 canoe can still move. {MOVING}"),
        ({"stage": "building"}, "You have 2 Build Points left. Order what you want to build, then end building."),
    ],
)  # fmt: skip
def test_prompts_are_instructions(words: dict[str, Any], prompt: str) -> None:
    assert GAME.prompt(view_of(table(**words), 0)) == prompt


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_waited_for(lang: str) -> None:
    name = GAME.seat_name(2, 0, lang)
    assert name in GAME.prompt(view_of(table(), 1), lang)


def test_orders_and_cargo_can_be_taken_back() -> None:
    """What only its player knows is not irrevocable; what is drawn or heard is."""
    moving = view_of(table(stage="moving", stacks={"yellow": {"0606": "transport"}}), 0)
    assert not GAME.irrevocable(moving, GAME.parse(moving, "lift transport 0606"))
    building = view_of(table(stage="building"), 0)
    assert not GAME.irrevocable(building, GAME.parse(building, "build agriculture 0606"))
    exploring = view_of(table(), 0)
    assert GAME.irrevocable(exploring, GAME.parse(exploring, "explore 0607"))


def test_a_battle_can_be_stayed_out_of() -> None:
    """Ruling 53: whoever has a face-down card is asked again and again, and may decline for the whole battle."""
    here = table(
        stage="moving",
        active="red",
        first="red",
        stacks={"red": {"0605": "transport"}, "yellow": {"0606": "warrior"}},
        raids={"0606": "war warrior"},
        cards={"yellow": ["tiki"]},
    )
    here.play("red", "done")
    declined = GAME.declines(view_of(here, 0), 0)
    assert declined is not None
    assert GAME.notation(here.state, declined[1]) == "no card"
    assert GAME.declines(view_of(here, 1), 1) is None
    named = [GAME.declined_name(view_of(here, 0), 0, lang) for lang in ("en", "fr", "de")]
    assert named == ["the battle in Tonga", "la bataille de Tonga", "die Schlacht auf Tonga"]
    assert GAME.declined_name(view_of(here, 1), 1) == ""
