"""A room: what is taken back, alone or by consent, and what is played again."""

from __future__ import annotations

import json

from tests.table.rooms import Desk, asked, refused
from vaka.table.game import snapshots
from vaka.table.game.decisions import may_restore
from vaka.table.game.room import Room


def test_own_decisions_can_be_taken_back_and_played_again() -> None:
    desk = Desk("aloha", options={"mode": "expert"})
    desk.play(asked(desk), "pass")  # the first turn is shorter
    seat = asked(desk)
    start = desk.room.state.dump()
    for _ in range(2):
        desk.say(seat, "act", action=desk.room.view(seat).legal()[0])
    after = desk.room.state.dump()
    desk.say(seat, "undo")
    desk.say(seat, "undo")
    assert desk.room.state.dump() == start
    desk.say(seat, "redo")
    desk.say(seat, "redo")
    assert desk.room.state.dump() == after
    assert refused(desk, seat, "redo").key == "nothing-to-redo"
    assert snapshots.write(desk.again()) == snapshots.write(desk.room)


def test_the_turn_can_be_restarted() -> None:
    desk = Desk("aloha", options={"mode": "expert"})
    desk.play(asked(desk), "pass")
    seat = asked(desk)
    start = desk.room.state.dump()
    for _ in range(2):
        desk.say(seat, "act", action=desk.room.view(seat).legal()[0])
    desk.say(seat, "restart")
    assert desk.room.state.dump() == start
    assert len(desk.room.redo[seat]) == 2


def test_nothing_below_the_floor_is_taken_back_alone() -> None:
    desk = Desk("aloha")
    seat = asked(desk)
    desk.play(seat, "reveal c3")
    assert refused(desk, seat, "undo").key == "floor"
    assert refused(desk, 1 - seat, "undo").key == "floor"


def test_another_action_forgets_what_could_be_played_again() -> None:
    desk = Desk("aloha", options={"mode": "expert"})
    seat = asked(desk)
    one, other = desk.room.view(seat).legal()[:2]
    desk.say(seat, "act", action=one)
    desk.say(seat, "undo")
    desk.say(seat, "act", action=other)
    assert refused(desk, seat, "redo").key == "nothing-to-redo"


def test_beyond_the_floor_everybody_must_agree_and_chance_is_drawn_anew() -> None:
    desk = Desk("aloha", "hhb")
    while asked(desk) == 2:
        desk.play_bot()
    seat = asked(desk)
    ply = len(desk.room.history)
    before = desk.room.state.dump()
    desk.play(seat, "reveal c3")
    assert desk.say(seat, "request", what="undo", ply=ply + 1) == ["request"]
    other = 1 - seat
    assert refused(desk, other, "request", what="concede").key == "request-open"
    assert desk.say(other, "answer", agree=True) == ["consent", "undo"]
    assert len(desk.room.history) == ply + 2, "the tile is drawn anew"
    desk.say(seat, "request", what="undo", ply=ply)
    desk.say(other, "answer", agree=True)
    assert desk.room.state.dump() == before
    assert snapshots.write(desk.again()) == snapshots.write(desk.room)


def test_one_human_among_bots_needs_nobodys_consent() -> None:
    desk = Desk("aloha", "hb")
    if asked(desk) == 1:
        desk.play_bot()
    seat = 0
    while asked(desk) != 0:
        desk.play_bot()
    desk.play(seat, "reveal c3")
    assert desk.say(0, "request", what="undo", ply=0) == ["request", "undo"]


def far_back() -> tuple[Desk, list[object]]:
    """One person among bots who goes back to the start, and the moves that stood before."""
    desk = Desk("aloha", "hb")
    for _ in range(12):
        desk.play_any() if asked(desk) == 0 else desk.play_bot()
    moves: list[object] = [(move.seat, move.action) for move in desk.room.history.moves]
    assert desk.say(0, "request", what="undo", ply=1) == ["request", "undo"]
    return desk, moves


def test_among_bots_a_long_way_back_can_be_gone_again() -> None:
    """Also after the bots have played on meanwhile, and after it was read from the store."""
    desk, moves = far_back()
    while asked(desk) != 0:
        desk.play_bot()
    assert desk.say(0, "redo") == ["restore"]
    assert [(move.seat, move.action) for move in desk.room.history.moves] == moves
    assert snapshots.write(desk.again()) == snapshots.write(desk.room)
    assert refused(desk, 0, "redo").key == "nothing-to-redo"


def test_who_goes_back_twice_goes_on_twice() -> None:
    desk, moves = far_back()
    desk.say(0, "redo")
    desk.say(0, "request", what="undo", ply=6)
    desk.say(0, "request", what="undo", ply=1)
    twin = Room(desk.stored, desk.room.game)
    snapshots.read(twin, json.loads(json.dumps(snapshots.write(desk.room))))
    desk.room = twin
    assert [desk.say(0, "redo"), desk.say(0, "redo")] == [["restore"], ["restore"]]
    assert [(move.seat, move.action) for move in desk.room.history.moves] == moves


def test_who_plays_something_else_has_left_the_old_line() -> None:
    desk, _ = far_back()
    while asked(desk) != 0:
        desk.play_bot()
    desk.play_any()
    assert refused(desk, 0, "redo").key == "nothing-to-redo"


def test_who_takes_more_back_after_going_back_has_left_the_old_line() -> None:
    """Back into the middle of a turn, a step more by undo, and back again: the last way is gone again, the first is no more."""
    desk = Desk("aloha", "hb")
    while not (asked(desk) == 0 and desk.room.free_moves(0) and len(desk.room.history) > 6):
        desk.play_any() if asked(desk) == 0 else desk.play_bot()
    middle = len(desk.room.history)
    while len(desk.room.history) < middle + 6:
        desk.play_any() if asked(desk) == 0 else desk.play_bot()
    assert desk.say(0, "request", what="undo", ply=middle) == ["request", "undo"]
    assert may_restore(desk.room, 0)
    desk.say(0, "undo")
    assert not may_restore(desk.room, 0)
    left = list(desk.room.history.moves)
    desk.say(0, "request", what="undo", ply=1)
    assert desk.say(0, "redo") == ["restore"]
    assert [move[:2] for move in desk.room.history.moves] == [move[:2] for move in left]
    assert refused(desk, 0, "redo").key == "nothing-to-redo"
    assert snapshots.write(desk.again()) == snapshots.write(desk.room)
    twin = Room(desk.stored, desk.room.game)
    snapshots.read(twin, json.loads(json.dumps(snapshots.write(desk.room))))
    assert not may_restore(twin, 0)


def test_what_bots_play_in_the_place_of_a_person_is_not_mixed_with_the_old_line() -> None:
    """Back, a step more by undo, then a bot plays on for a while: the moves of before do not follow upon its own."""
    desk = Desk("aloha", "hb")
    while not (asked(desk) == 0 and desk.room.free_moves(0) and len(desk.room.history) > 6):
        desk.play_any() if asked(desk) == 0 else desk.play_bot()
    middle = len(desk.room.history)
    while len(desk.room.history) < middle + 6:
        desk.play_any() if asked(desk) == 0 else desk.play_bot()
    desk.say(0, "request", what="undo", ply=middle)
    desk.say(0, "undo")
    desk.say(0, "bot", seat=0, bot="random")
    while len(desk.room.history) < middle + 2:
        desk.play_bot()
    desk.say(0, "bot", seat=0, bot=None)
    assert refused(desk, 0, "redo").key == "nothing-to-redo"


def test_what_people_agreed_to_take_back_nobody_brings_back_alone() -> None:
    desk = Desk("aloha")
    seat = asked(desk)
    desk.play(seat, "reveal c3")
    desk.say(seat, "request", what="undo", ply=1)
    desk.say(1 - seat, "answer", agree=True)
    assert not desk.room.returned
    assert refused(desk, asked(desk), "redo").key == "nothing-to-redo"


def test_a_refusal_or_a_move_ends_a_request() -> None:
    desk = Desk("aloha")
    seat = asked(desk)
    desk.say(seat, "request", what="concede")
    desk.say(1 - seat, "answer", agree=False)
    assert desk.room.request is None
    desk.say(1 - seat, "request", what="undo", ply=0)
    desk.play(seat, "pass")
    assert desk.room.request is None
    assert refused(desk, seat, "answer", agree=True).key == "nothing-asked"
    assert refused(desk, seat, "request", what="undo", ply=99).key == "no-such-ply"
    assert refused(desk, seat, "request", what="agree", winners=[7]).key == "no-such-seat"
