"""One thought, one go: places that say by themselves what is meant, and decisions typed in one line."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vaka
from vaka.engine.errors import BadNotation, IllegalAction
from vaka.engine.names import CHANCE, OVER
from vaka.engine.plans import is_plan
from vaka.engine.state import State
from vaka.engine.testing import Table, position

GAME = vaka.game("vanuatu")


def acting(plan: dict[str, int], **words: Any) -> Table:
    """Purple acts with these markers; the others have one each."""
    return position("vanuatu", 3, plan={"purple": plan, "yellow": {"rest": 1}, "teal": {"rest": 1}}, **words)


def goals(state: State) -> dict[str, str]:
    """The places that a tap is enough for, with what is typed."""
    return {place: word for offer in GAME.offers(state.redact(0), 0) for place, word in offer.goals.items()}


def test_an_ocean_is_tapped_to_sail_there() -> None:
    found = goals(acting({"sail": 1}, vatus=[3, 3, 3], boats={"purple": 6}).state)
    assert found == {"tile-s1": "sail 3", "tile-s3": "sail 7"}  # and not out and back to its own ocean, by a slip


def test_an_island_is_tapped_where_only_one_thing_can_be_meant() -> None:
    assert goals(acting({"draw": 1}).state) == {"tile-efate": "draw efate"}
    both = goals(acting({"draw": 1, "build": 1}, vatus=[3, 3, 3]).state)
    assert both == {"tile-efate-drawings": "draw efate", "tile-efate-huts": "build efate"}


def test_goods_are_tapped_where_there_is_one_kind() -> None:
    """Three kinds of cubes lie in one row: which one is meant must be said."""
    three = {"efate": {"goods": ["kava", "copra", "beef"]}}
    assert not any(word.startswith("buy") for word in goals(acting({"buy": 1}, islands=three, vatus=[5, 5, 5]).state).values())
    one = {"efate": {"goods": ["kava"]}}
    assert goals(acting({"buy": 1}, islands=one, vatus=[5, 5, 5]).state) == {"tile-efate": "buy kava efate"}


def test_nobody_else_is_offered_anything() -> None:
    state = acting({"draw": 1}).state
    assert GAME.offers(state.redact(1), 1) == []
    assert GAME.offers(state.redact(0), 1) == []


def test_every_place_does_what_it_says() -> None:
    """Over whole games: each is a plan of one action, and its sentence names it in every language."""
    seen = set()
    for seed in range(6):
        rng, state = random.Random(seed), GAME.new(2 + seed % 4, {"waters": "yes" if seed % 2 else "no"})
        while state.actor() != OVER:
            seat = state.actor()
            if seat != CHANCE:
                view = state.redact(seat)
                for place, word in goals_of(view, seat).items():
                    action = GAME.parse(view, word, seat)
                    assert is_plan(view, seat, [action])
                    assert GAME.goal_name(view, place, "fr") == GAME.sentence(view, action, "fr")
                    assert place in GAME.places(view)
                    seen.add(word.split()[0])
            state.apply(rng.choices(state.legal(), state.weights() if seat == CHANCE else None)[0])
    assert seen == {"place", "sail", "build", "dike", "explore", "fish", "sell", "buy", "draw", "tourists"}


def goals_of(view: State, seat: int) -> dict[str, str]:
    return {place: word for offer in GAME.offers(view, seat) for place, word in offer.goals.items()}


# --- Typed in one line ---


def planning() -> State:
    return position("vanuatu", 3, stage="planning").state


def test_both_markers_of_a_turn_are_typed_in_one_line() -> None:
    state = planning()
    view = state.redact(state.actor())
    plan = GAME.read_plan(view, state.actor(), "plan rest, plan rest")
    assert plan is not None
    assert is_plan(view, state.actor(), list(plan.actions))
    assert plan.notation == "plan rest, plan rest"
    assert len(plan.actions) == 2
    said = GAME.plan_sentence(view, plan)
    assert said == " ".join([GAME.sentence(view, plan.actions[0])] * 2)


def test_a_treasure_pays_for_a_voyage_in_one_line() -> None:
    table = acting({"sail": 1}, vatus=[0, 3, 3], treasure_tiles={0: [2]}, boats={"purple": 6})
    view = table.state.redact(0)
    plan = GAME.read_plan(view, 0, "trésor 2, naviguer 7")
    assert plan is not None
    assert plan.notation == "treasure 2, sail 7"
    assert is_plan(view, 0, list(plan.actions))
    for action in plan.actions:
        table.state.apply(action)
    assert table.vatus[0] == 1


def test_what_cannot_be_done_is_refused_with_its_reason() -> None:
    view = acting({"draw": 1}).state.redact(0)
    with pytest.raises(IllegalAction):
        GAME.read_plan(view, 0, "sail 7, draw efate")
    with pytest.raises(BadNotation):
        GAME.read_plan(view, 0, "draw efate, dance")
    assert GAME.read_plan(acting({"draw": 1}).state.redact(1), 1, "draw efate") is None


def test_a_view_that_hides_tokens_foresees_only_what_goes_on() -> None:
    """The last marker ends the turn, and what others rested with is not known: nothing after it is foreseen."""
    state = position("vanuatu", 3, stage="planning", left=1).state
    assert not GAME.is_foreseen(state, int(GAME.parse(state, "plan rest")), 0)
    assert GAME.is_foreseen(planning(), int(GAME.parse(planning(), "plan rest")), 0)
