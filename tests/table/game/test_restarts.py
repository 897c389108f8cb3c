"""Restarting a turn: what was struck comes back in the order in which it was played, and a lone held order can be struck."""

from __future__ import annotations

import tests.table.games  # noqa: F401 (registers the toys)
from tests.table.rooms import Desk
from vaka.table.game import snapshots


def test_redo_after_a_restart_plays_in_the_order_of_before() -> None:
    desk = Desk("aloha", options={"mode": "expert"})
    desk.play(desk.room.waiting()[0], "pass")
    seat = desk.room.waiting()[0]
    actions = []
    for place in (0, -2):  # two actions that differ
        action = desk.room.view(seat).legal()[place]
        actions.append(action)
        desk.say(seat, "act", action=action)
    after = desk.room.state.dump()
    desk.say(seat, "restart")
    for action in actions:
        desk.say(seat, "redo")
        assert desk.room.history.moves[-1].action == action
    assert desk.room.state.dump() == after
    assert snapshots.write(desk.again()) == snapshots.write(desk.room)


def test_a_lone_held_order_can_be_restarted() -> None:
    """Staying out is one order: nothing lies before it in the turn that could be struck with it."""
    desk = Desk("truce")
    desk.play(0, "stay out")
    assert desk.play(1, "stay out") == ["hold"]
    desk.say(1, "restart")
    assert desk.room.held is None
    assert desk.room.waiting() == [1]
    assert snapshots.write(desk.again()) == snapshots.write(desk.room)
