"""Whole moves at a table: one message, all or nothing, one undo; and steps that leave nobody a choice."""

from __future__ import annotations

import pytest

import tests.browser.arranged  # noqa: F401 (registers the positions)
from tests.table.rooms import Desk
from vaka.engine.names import CHANCE
from vaka.table.game import snapshots
from vaka.table.game.history import DECIDED, GOES_ON, PASSED
from vaka.table.game.refusals import Refused, Unsure
from vaka.table.game.room import Room


def numbers(desk: Desk, text: str) -> list[int]:
    """The ids of a whole move."""
    plan = desk.room.game.read_plan(desk.room.view(0), 0, text)
    assert plan is not None
    return list(plan.actions)


@pytest.mark.parametrize("by_number", [True, False])
def test_a_whole_move_is_one_entry(by_number: bool) -> None:
    desk = Desk("fleets", "hb")
    before = desk.room.entry
    what = {"actions": numbers(desk, "move 0606 0607")} if by_number else {"notation": "move 0606 0607"}
    assert desk.say(0, "act", **what) == ["act"]
    assert desk.room.entry == before + 1
    assert [move.link for move in desk.room.history.moves] == [DECIDED, *[GOES_ON] * 9]
    assert desk.again().state == desk.room.state


def test_one_undo_takes_it_back_and_redo_plays_it_again() -> None:
    desk = Desk("fleets", "hb")
    start = desk.room.state.copy()
    lift = [desk.room.game.parse(start, "lift war 0606"), 24, 26]  # nothing of it is seen by anybody
    desk.say(0, "act", actions=lift)
    after = desk.room.state.copy()
    desk.say(0, "undo")
    assert desk.room.state == start
    assert desk.room.redo[0] == [lift]
    desk.say(0, "redo")
    assert desk.room.state == after
    twin = Room(desk.stored, desk.room.game)
    snapshots.read(twin, snapshots.write(desk.room))
    assert twin.free_moves(0) == [[2, 1, 0]]
    desk.say(0, "restart")
    assert desk.room.state == start


def test_nothing_of_a_list_is_played_that_is_not_open_to_the_end() -> None:
    desk = Desk("fleets", "hb")
    start, entry = desk.room.state.copy(), desk.room.entry
    actions = numbers(desk, "move 0606 0607")
    for wrong in ([*actions, actions[0]], [*actions[:3], 10**6], [actions[0], actions[0]]):
        with pytest.raises(Refused) as refused:
            desk.say(0, "act", actions=wrong)
        assert refused.value.key == "illegal"
    assert (desk.room.state, desk.room.entry) == (start, entry)


def test_a_list_that_goes_on_where_an_enemy_may_stop_it_is_refused_whatever_the_enemy_has() -> None:
    """The refusal comes from the view: a list must not find out what lies in a hex without going there."""
    desk = Desk("fleets", "hb")
    to_samoa = numbers(desk, "move 0606 0605")
    with pytest.raises(Refused) as refused:
        desk.say(0, "act", actions=[*to_samoa, 17])
    assert (refused.value.key, refused.value.params) == ("not-foreseen", {"count": len(to_samoa)})
    assert desk.say(0, "act", actions=to_samoa)[0] == "act"


def test_whoever_is_not_sure_is_asked_about_the_whole() -> None:
    desk = Desk("fleets", "hh")
    with pytest.raises(Unsure):
        desk.say(0, "act", notation="move 0606 0607", sure=False)
    with pytest.raises(Refused) as refused:
        desk.say(0, "act", notation="move 0606 0101")
    assert refused.value.obstacle is not None
    assert refused.value.obstacle.key == "too-far"


# --- Steps with a single option ---


def played_on(kinds: str, seed: int, *, asks_all: bool) -> Desk:
    """A game of Vanuatu, two hundred decisions long."""
    desk = Desk("vanuatu", kinds, seed)
    if asks_all:
        for seat in range(len(kinds)):
            desk.say(seat, "passing", on=False)
    for _ in range(200):
        if desk.room.over:
            break
        desk.play_any()
    return desk


def test_steps_that_leave_no_choice_are_passed_over() -> None:
    desk = played_on("hhh", 4, asks_all=False)
    passed = [ply for ply, move in enumerate(desk.room.history.moves) if move.link == PASSED]
    assert passed
    for ply in passed:
        before = desk.room.history.at(ply)
        assert before.legal() == [desk.room.history.moves[ply].action]
    assert desk.again().state == desk.room.state


def test_whoever_wants_to_be_asked_is_asked() -> None:
    desk = played_on("hhh", 4, asks_all=True)
    assert not [move for move in desk.room.history.moves if move.link == PASSED]
    assert desk.room.asks_all == {0, 1, 2}
    desk.say(1, "passing", on=True)
    twin = Room(desk.stored, desk.room.game)
    snapshots.read(twin, snapshots.write(desk.room))
    assert twin.asks_all == {0, 2}


def test_the_others_notice_nothing_of_that_wish() -> None:
    desk = Desk("vanuatu", "hhh")
    seen = list(desk.room.seen)
    desk.say(1, "passing", on=False)
    assert desk.room.seen == [seen[0], seen[1] + 1, *seen[2:]]


def test_what_would_tell_a_secret_is_not_passed_over() -> None:
    """A hand of flowers is hidden: that it holds one kind only is for its owner to know."""
    desk = Desk("lei", "hh")
    while not desk.room.over:
        desk.play_any()
    singles = [
        ply
        for ply, move in enumerate(desk.room.history.moves)
        if move.seat != CHANCE and len(desk.room.history.at(ply).legal()) == 1
    ]
    assert singles
    assert not [move for move in desk.room.history.moves if move.link == PASSED]


def test_undo_takes_back_the_decision_with_what_was_passed_over_after_it() -> None:
    for seed in range(40):
        desk = Desk("vanuatu", "hh", seed)
        for _ in range(120):
            if desk.room.over:
                break
            seat = desk.room.waiting()[0]
            before = desk.room.state.copy()
            desk.play_any()
            moves = desk.room.free_moves(seat)
            if moves and len(moves[0]) > 1:
                desk.say(seat, "undo")
                assert desk.room.state == before
                return
    raise AssertionError("nothing was passed over that could be taken back")
