"""Whole moves: what is lifted, loaded, sailed and landed in one go, from the seat's view alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vaka
from vaka.bots.bot import Candidate
from vaka.bots.hints import whole_move
from vaka.engine.errors import IllegalAction
from vaka.engine.names import OVER
from vaka.engine.plans import Offer, is_plan
from vaka.engine.state import State

GAME = vaka.game("paradise")
MOVING: dict[str, Any] = {
    "stage": "moving",
    "active": "yellow",
    "tiles": {"0506": "tahiti", "0705": "tuamotu"},
    "ocean": ["0507", "0604", "0607", "0706"],
    "villages": {"yellow": {"0606": 2, "0506": 1}},
    "stacks": {"yellow": {"0606": "war transport transport warrior warrior colony", "0506": "transport up colony", "0705": "war"}},
}


def moving(**words: Any) -> State:
    """Yellow moves."""
    return GAME.arrange(2, GAME.check(2, {}), MOVING | words)


def played(state: State, text: str) -> list[str]:
    """The actions of a whole move in notation, each played in the position before the next is written."""
    view = state.redact(0)
    plan = GAME.read_plan(view, 0, text)
    assert plan is not None
    assert is_plan(view, 0, list(plan.actions))
    found = []
    for action in plan.actions:
        found.append(GAME.notation(state, action))
        state.apply(action)
    return found


def offer(state: State, where: str) -> Offer:
    return next(one for one in GAME.offers(state.redact(0), 0) if one.start == where)


def test_a_fleet_takes_all_that_it_can_carry_and_lands() -> None:
    loaded = ["load transport", "load transport", "load colony", "load warrior", "load warrior"]
    assert played(moving(), "move 0606 0607") == ["lift war 0606", *loaded, "sail 0607", "land"]


def test_what_goes_along_can_be_said() -> None:
    assert played(moving(), "move 0606 0607 1 transport colony") == ["lift transport 0606", "load colony", "sail 0607", "land"]


def test_it_goes_the_shortest_way_and_needs_no_landing_where_it_can_go_no_further() -> None:
    assert played(moving(), "move 0705 0506")[1:] in (["sail 0605", "sail 0506"], ["sail 0606", "sail 0506"])


def test_a_canoe_that_lies_in_a_chain_stays_if_another_goes() -> None:
    stacks = {"yellow": {"0606": "transport transport up warrior"}}
    assert [(one.word, one.count, one.most) for one in offer(moving(stacks=stacks), "hex-0606").cargo] == [
        ("transport", 1, 2),
        ("warrior", 1, 1),
    ]
    alone = {"yellow": {"0606": "transport up"}}
    assert [(one.count, one.most) for one in offer(moving(stacks=alone), "hex-0606").cargo] == [(1, 1)]


def test_enemies_are_reached_with_a_war_canoe_alone_and_never_passed() -> None:
    state = moving()
    assert "0605" in offer(state, "hex-0606").goals.values()
    assert "0605" not in offer(state, "hex-0506").goals.values()
    with pytest.raises(IllegalAction) as refused:
        GAME.read_plan(state.redact(0), 0, "move 0606 0605 transport")
    assert refused.value.obstacle is not None
    assert refused.value.obstacle.key == "needs-war-canoe"


def test_a_plan_ends_where_an_enemy_may_stop_it() -> None:
    """Whether the War Canoe must stop is a secret of red's: the plan ends when it has sailed there."""
    state = moving(stacks=MOVING["stacks"] | {"red": {"0607": "warrior transport", "0605": "warrior"}})
    plan = GAME.read_plan(state.redact(0), 0, "move 0606 0607")
    assert plan is not None
    assert GAME.notation(state, plan.actions[0]) == "lift war 0606"
    last = plan.actions[-1]
    for action in plan.actions[:-1]:
        state.apply(action)
    assert GAME.notation(state, last) == "sail 0607"
    assert GAME.foresee(state.redact(0), last, 0) is None


def test_plans_are_the_same_for_twins() -> None:
    """Two positions that yellow cannot tell apart offer the same, also where red has other pieces."""
    stacks = {"red": {"0607": "warrior transport", "0605": "warrior warrior"}}
    other = {"red": {"0607": "war rumour", "0605": "warrior warrior"}}
    one, two = (moving(stacks=MOVING["stacks"] | red).redact(0) for red in (stacks, other))
    assert one.key() == two.key()
    assert GAME.offers(one, 0) == GAME.offers(two, 0)
    assert GAME.plans(one, 0) == GAME.plans(two, 0)


def test_why_not_is_told() -> None:
    reasons = {"move 0606 0101": "too-far", "move 0605 0606": "not-your-stack", "move 0606 0607 9 war": "no-such-piece"}
    for text, key in reasons.items():
        with pytest.raises(IllegalAction) as refused:
            GAME.read_plan(moving().redact(0), 0, text)
        assert refused.value.obstacle is not None
        assert refused.value.obstacle.key == key
    assert GAME.read_plan(moving().redact(0), 0, "sail 0607") is None
    assert GAME.read_plan(moving().redact(1), 1, "move 0606 0607") is None


def test_it_is_typed_and_told_in_every_language() -> None:
    view = moving().redact(0)
    texts = ("move 0606 0607 transport", "déplacer 0606 0607 transport", "ziehen 0606 0607 transport")
    plans = [GAME.read_plan(view, 0, text) for text in texts]
    assert plans[0] == plans[1] == plans[2]
    assert plans[0] is not None
    assert GAME.plan_sentence(view, plans[0]) == "Sail from Tonga to ocean hex 0607 with 1 Transport Canoe."
    assert len({GAME.plan_sentence(view, plans[0], lang) for lang in ("en", "fr", "de")}) == 3


def test_wares_stand_together_by_their_group_with_what_is_left() -> None:
    state = GAME.arrange(2, GAME.check(2, {}), MOVING | {"stage": "building"})
    view = state.redact(0)
    (tonga,) = [one for one in GAME.offers(view, 0) if one.start == "hex-0606"]
    assert {GAME.notation(state, ware.action) for ware in tonga.wares} >= {"build warrior 0606", "build transport 0606"}
    assert [ware.price for ware in tonga.wares if ware.word == "item-warrior"] == [2]
    assert GAME.offer_note(view, tonga) == "Tonga: 2 Build Points left"


def test_a_hint_is_a_whole_move_and_never_a_piece_that_is_put_down_again() -> None:
    state = moving()
    view = state.redact(0)
    lift, land = GAME.parse(state, "lift war 0606"), 17
    assert whole_move(view, Candidate(lift, 1.0, 0.5, ((0, land),))) is None
    found = whole_move(view, Candidate(lift, 1.0, 0.5, ()))
    assert found is not None
    plan = GAME.plan_of(view, 0, found)
    assert plan is not None
    assert (plan.start, plan.goal[:4]) == ("hex-0606", "hex-")
    done = GAME.parse(state, "done")
    assert whole_move(view, Candidate(done, 1.0, 0.5, ())) == (done,)


@pytest.mark.parametrize("seats", [1, 3])
def test_every_plan_can_be_played_as_it_is_foreseen(seats: int) -> None:
    """In random games: nothing of a plan is refused, and the view that is foreseen is the one that comes."""
    luck, found = random.Random(seats), 0
    state = GAME.new(seats)
    for _ in range(700):
        seat = int(state.actor())
        if seat == OVER:
            break
        if seat < 0 or luck.random() < 0.8:
            open_now = state.legal()
            state.apply(luck.choices(open_now, state.weights() if seat < 0 else None)[0])
            continue
        view = state.redact(seat)
        plans = GAME.plans(view, seat)
        for plan in luck.sample(plans, min(4, len(plans))):
            found += 1
            truth, seen = state.copy(), view
            for action in plan.actions[:-1]:
                foreseen = GAME.foresee(seen, action, seat)
                assert foreseen is not None
                truth.apply(action)
                assert foreseen.position_key() == truth.redact(seat).position_key()
                seen = foreseen
            truth.apply(plan.actions[-1])
        state.apply(luck.choice(state.legal()))
    assert found > 10
