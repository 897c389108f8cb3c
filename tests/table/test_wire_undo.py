"""Nobody learns by what is offered to take back, or by anything else that is sent, whether somebody else has given an order."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.table.served import Opened, Served
from vaka.engine import SPECTATOR
from vaka.table.game.room import Room

GAMES = [("calls", "hhh"), ("paradise", "hhh"), ("paradise", "hh")]


class Twins:
    """Two tables at which the same happens, until it does not."""

    def __init__(self, served: Served, game: str, kinds: str) -> None:
        self.tables = [served.open(game, kinds) for _ in range(2)]
        self.seats = range(len(kinds))
        self.rng = random.Random(7)

    def room(self, table: Opened) -> Room:
        live = table.served.server.rooms.loaded(table.table)
        assert live is not None
        return live.room

    def play_to_orders_at_once(self) -> int:
        """Until a simultaneous step begins; the seat whose action began it."""
        for _ in range(400):
            room = self.room(self.tables[0])
            if room.state.is_simultaneous():
                return room.history.moves[-1].seat
            seat = room.waiting()[0]
            actions = [action["id"] for action in self.tables[0].view(seat)["actions"] if not action["aside"]]
            self.do_in_both(seat, "act", action=self.rng.choice(actions))
        raise AssertionError("no simultaneous step")

    def do(self, table: Opened, seat: int, verb: str, **body: Any) -> None:
        if verb in ("act", "undo"):
            body["entry"] = table.view(seat)["entry"]
        answer = table.post(seat, verb, **body)
        assert answer.status_code == 200, answer.text

    def do_in_both(self, seat: int, verb: str, **body: Any) -> None:
        for table in self.tables:
            self.do(table, seat, verb, **body)

    def quiet_order(self, seat: int) -> int:
        """An order of a seat that leaves it asked."""
        room = self.room(self.tables[0])
        for action in room.view(seat).legal():
            later = room.state.copy()
            later.apply(action, None, seat)
            if (
                later.is_waiting(seat)
                and later.heard(seat) > room.state.heard(seat)
                and later.heard(SPECTATOR) == room.state.heard(SPECTATOR)
            ):
                return int(action)
        raise AssertionError(f"seat {seat} has no order to give")

    def sent(self, viewer: int | None) -> list[str]:
        """What a viewer is sent at both tables."""
        found = []
        for table in self.tables:
            view = table.view(viewer)
            if view["undo"]["request"]:
                view["undo"]["request"]["id"] = 0  # when it was asked
            for seat in view["seats"]:  # who has asked for a view last
                del seat["online"], seat["away"]
            found.append(json.dumps(view, sort_keys=True).replace(table.table, "here"))
        return found

    def check(self, but: int) -> None:
        """Everybody but the one who has ordered is sent the same."""
        for viewer in (*self.seats, None):
            if viewer != but:
                one, other = self.sent(viewer)
                assert json.loads(one)["undo"] == json.loads(other)["undo"], viewer
                assert one == other, viewer


@pytest.mark.parametrize(("game", "kinds"), GAMES)
def test_an_order_of_another_changes_nothing_of_what_is_sent(served: Served, game: str, kinds: str) -> None:
    twins = Twins(served, game, kinds)
    opener = twins.play_to_orders_at_once()
    orders = [seat for seat in twins.seats if seat != opener]
    assert not twins.tables[0].view(opener)["undo"]["free"], "what led to the orders stays"
    twins.check(but=-1)
    for seat in orders[:1]:
        twins.do(twins.tables[1], seat, "act", action=twins.quiet_order(seat))
        twins.check(but=seat)
        assert twins.tables[1].view(seat)["undo"]["free"]
    for table in twins.tables:
        refused = table.post(opener, "undo", entry=table.view(opener)["entry"])
        assert refused.status_code == 409


@pytest.mark.parametrize(("game", "kinds"), GAMES)
def test_a_request_stands_whatever_is_ordered_or_taken_back_in_secret(served: Served, game: str, kinds: str) -> None:
    twins = Twins(served, game, kinds)
    opener = twins.play_to_orders_at_once()
    seat = next(seat for seat in twins.seats if seat != opener)
    twins.do_in_both(opener, "request", what="undo", ply=twins.tables[0].view(opener)["plies"] - 1)
    twins.do(twins.tables[1], seat, "act", action=twins.quiet_order(seat))
    twins.check(but=seat)
    assert twins.tables[1].view(opener)["undo"]["request"] is not None
    twins.do(twins.tables[1], seat, "undo")
    twins.check(but=seat)
