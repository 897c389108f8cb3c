"""What a player thinks of as one decision: a voyage with all that goes along, or everything that is ordered."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vaka
from vaka.bots import bot
from vaka.engine.state import State
from vaka.insight.comparing import field_of
from vaka.insight.decisions import Decision, decisions, goes_same_way, is_complete, is_same, leaves_open, made_by
from vaka.insight.puzzles import lead, written

GAME = vaka.game("paradise")
MOVING: dict[str, Any] = {
    "stage": "moving",
    "active": "yellow",
    "tiles": {"0506": "tahiti", "0705": "tuamotu"},
    "ocean": ["0507", "0604", "0607", "0706"],
    "villages": {"yellow": {"0606": 2, "0506": 1}},
    "stacks": {"yellow": {"0606": "war transport warrior", "0705": "war"}},
}
BUILDING: dict[str, Any] = {
    "stage": "building",
    "villages": {"yellow": {"0606": 2}},
    "stacks": {"yellow": {"0606": "transport up"}},
}


def view(words: dict[str, Any], seats: int = 2) -> State:
    """What yellow sees."""
    return GAME.arrange(seats, GAME.check(seats, {}), words).redact(0)


def actions(seen: State, *typed: str) -> tuple[int, ...]:
    """Actions in notation, one after the other."""
    found: list[int] = []
    here: State | None = seen
    for words in typed:
        assert here is not None
        found.append(int(GAME.parse(here, words, 0)))
        here = GAME.foresee(here, found[-1], 0)
    return tuple(found)


def test_a_fleet_goes_as_a_whole_and_what_is_no_voyage_stays_as_it_is() -> None:
    seen = view(MOVING)
    found = decisions(seen)
    told = {written(seen, decision.actions) for decision in found}
    assert "done" in told
    assert "move 0606 0607 1 transport 1 war 1 warrior" in told
    assert not any(text.startswith("lift") for text in told)
    assert len({decision.actions for decision in found}) == len(found) > 4


def test_in_a_game_of_single_actions_each_of_them_is_a_decision() -> None:
    for name in ("aloha", "moorea", "vanuatu"):
        state = vaka.game(name).new(seats=2)
        while state.actor() < 0 or len(state.legal()) < 2:
            state.apply(state.legal()[0])
        seen = state.redact(int(state.actor()))
        assert decisions(seen) == [Decision((int(action),)) for action in seen.legal()]


def test_in_which_order_a_fleet_is_loaded_makes_no_difference() -> None:
    seen = view(MOVING)
    one = actions(seen, "lift war 0606", "load transport", "load warrior transport", "sail 0607", "land")
    other = actions(seen, "lift transport 0606", "load warrior", "load war", "sail 0607", "land")
    assert one != other
    assert is_same(seen, one, other)
    fewer = actions(seen, "lift war 0606", "sail 0607", "land")
    assert not is_same(seen, one, fewer)
    assert goes_same_way(seen, one, fewer)
    assert not goes_same_way(seen, one, actions(seen, "lift war 0606", "sail 0706", "land"))
    assert not goes_same_way(seen, actions(seen, "done"), actions(seen, "done"))


def test_what_can_be_done_first_leaves_a_voyage_open() -> None:
    """Another fleet may sail before; the same one, or the end of the step, takes it away."""
    seen = view(MOVING)
    voyage = actions(seen, "lift war 0606", "load transport", "sail 0607", "land")
    assert leaves_open(seen, actions(seen, "lift war 0705", "sail 0706", "land"), voyage)
    assert not leaves_open(seen, actions(seen, "lift war 0606", "sail 0706", "land"), voyage)
    assert not leaves_open(seen, actions(seen, "done"), voyage)


def test_a_voyage_is_complete_when_the_fleet_has_landed() -> None:
    seen = view(MOVING)
    whole = actions(seen, "lift war 0606", "sail 0607", "land")
    assert [is_complete(seen, whole[:count]) for count in (1, 2, 3)] == [False, False, True]
    assert is_complete(seen, actions(seen, "done"))


def test_what_is_ordered_is_one_decision_whatever_is_named_first() -> None:
    seen = view(BUILDING)
    found = decisions(seen)
    told = [written(seen, decision.actions) for decision in found]
    assert len(told) == len(set(told)) > 3
    sets = [tuple(sorted(decision.actions)) for decision in found]
    assert len(set(sets)) == len(sets), "no two of them are the same in another order"
    assert all(is_complete(seen, decision.actions) for decision in found)
    longest = max((decision.actions for decision in found), key=len)
    assert len(longest) > 2
    assert not is_complete(seen, longest[:-1])


def test_more_orders_than_anybody_could_look_through_are_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.insight.decisions.MOST_ORDERS", 3)
    assert decisions(view(BUILDING)) == []


@pytest.mark.parametrize("words", [MOVING, BUILDING], ids=["moving", "building"])
def test_a_bot_makes_whole_decisions(words: dict[str, Any]) -> None:
    seen = view(words)
    made = made_by(seen, bot("greedy"), random.Random(1))
    assert is_complete(seen, made)
    assert all(not is_complete(seen, made[:count]) for count in range(1, len(made)))


def test_whole_decisions_are_compared_in_the_same_deals() -> None:
    """A decision beside itself is neither better nor worse; every decision has its cost."""
    seen = view(MOVING)
    field = field_of(seen, 1)
    rows = field.compare([2, 2, 3], 7, 0, 2)
    assert rows[0] == rows[1]
    assert rows[3] == rows[4]
    assert sorted(field.promising(99)) == list(range(len(field.decisions)))
    voyage = next(place for place, one in enumerate(field.decisions) if written(seen, one.actions).startswith("move 0606 0607"))
    rivals = [written(seen, field.decisions[place].actions) for place in field.rivals(voyage, field.promising(99))]
    assert "done" in rivals
    assert any(text.startswith("move 0606 0706") for text in rivals), "the same fleet, elsewhere"
    assert not any(text.startswith("move 0705 0706") for text in rivals), "another fleet may go first"
    found = lead(seen, 2, 1)
    assert found is not None
    assert len(found.costs) == len(field.decisions)
    assert found.costs[field.decisions.index(found.best)] == 0
    assert found.lines == {}
