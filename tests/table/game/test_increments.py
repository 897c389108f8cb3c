"""Clocks that grow with every turn, clocks that wait until all have sat down, and pauses that all agree to."""

from __future__ import annotations

import json

import pytest

from tests.table.rooms import Desk
from tests.table.served import Served
from vaka.table.game import snapshots
from vaka.table.game.away import DAY, Away
from vaka.table.game.clocks import Clock, Thought
from vaka.table.game.decisions import overdue
from vaka.table.game.entries import Entry, Paused, SeatChanged, Unknown, read_entry
from vaka.table.game.refusals import Refused
from vaka.table.game.replay import build, build_without
from vaka.table.game.stored import StoredLog

FISCHER = Clock("bank", 60.0, 10.0)


def timed(game: str, kinds: str = "hh", clock: Clock = FISCHER) -> Desk:
    desk = Desk(game, kinds)
    desk.room.away = Away("bot", 120.0, clock=clock)
    return desk


# --- Increments ---


def test_a_turn_that_is_ended_adds_the_increment() -> None:
    """A thinks for 20 seconds, then plays: 60 - 20 + 10."""
    thought = Thought(2)
    thought.turn([0], -1, 0.0)
    thought.turn([1], 0, 20.0, 1)
    assert thought.left(FISCHER, 0, 20.0) == 50.0
    assert thought.left(FISCHER, 1, 25.0) == 55.0


def test_the_steps_of_one_turn_add_nothing() -> None:
    thought = Thought(2)
    thought.turn([0], -1, 0.0)
    thought.turn([0], 0, 5.0, 1)
    thought.turn([0], 0, 10.0, 2)
    assert thought.left(FISCHER, 0, 10.0) == 50.0
    thought.turn([1], 0, 12.0, 3)
    assert thought.left(FISCHER, 0, 12.0) == 58.0


def test_a_turn_taken_back_and_ended_again_counts_once() -> None:
    """Nobody gathers seconds by taking back what can be taken back."""
    thought = Thought(2)
    thought.turn([0], -1, 0.0)
    for _ in range(3):
        thought.turn([1], 0, 0.0, 4)
        thought.turn([0], -1, 0.0, 4)
    assert thought.left(FISCHER, 0, 0.0) == 70.0


def test_a_bot_that_stands_in_earns_nothing() -> None:
    thought = Thought(2)
    thought.turn([0], -1, 0.0)
    thought.turn([1], -1, 8.0, 1)
    assert thought.left(FISCHER, 0, 8.0) == 52.0


def test_a_clock_for_each_move_does_not_grow() -> None:
    thought = Thought(1)
    thought.turn([0], -1, 0.0)
    thought.turn([], 0, 8.0, 1)
    assert thought.left(Clock("move", 60.0), 0, 8.0) == 60.0


@pytest.mark.parametrize("game", ["aloha", "moorea", "vanuatu"])
def test_every_turn_of_a_game_adds_the_increment(game: str) -> None:
    """Each acts without thinking: whoever has ended so many turns has so many increments."""
    desk = timed(game, "hhh")
    for seat in range(3):
        desk.say(seat, "passing", on=False)  # a turn that is passed over ends, too
    ended = [0, 0, 0]
    for _ in range(60):
        if not desk.room.waiting() or desk.room.state.is_simultaneous():
            break
        seat = desk.room.waiting()[0]
        desk.play_any()
        ended[seat] += seat not in desk.room.waiting()
    assert sum(ended) > 3
    assert [desk.room.time_left(seat, desk.now) for seat in range(3)] == [60.0 + 10.0 * turns for turns in ended]
    assert desk.again().thought.write() == desk.room.thought.write()


def test_clocks_without_increments_are_stored_and_read_as_before() -> None:
    assert Away("wait", clock=Clock("bank", 600.0)).write() == {"then": "wait", "clock": ["bank", 600.0]}
    assert Away.read({"then": "wait", "clock": ["move", 86400.0]}).clock == Clock("move", 86400.0)
    assert Away.read(Away("wait", clock=FISCHER).write()).clock == FISCHER
    thought = Thought(2)
    thought.read([[3.0, 4.0], [None, 7.0]])
    assert thought.write() == [[3.0, 4.0], [None, 7.0], [0, 0], [-1, -1]]


def test_an_increment_is_chosen_with_the_table_and_refused_for_single_moves(served: Served) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    for clock, status in (
        ({"kind": "bank", "seconds": 300, "increment": 10}, 201),
        ({"kind": "move", "seconds": 300, "increment": 10}, 422),
        ({"kind": "bank", "seconds": 300, "increment": -1}, 422),
    ):
        answer = served.http.post("/api/v1/tables", json={"game": "aloha", "seats": seats, "clock": clock})
        assert answer.status_code == status, clock
        if status == 201:
            room = served.server.rooms.loaded(answer.json()["table"]).room  # type: ignore[union-attr]
            assert room.away.clock == Clock("bank", 300.0, 10.0)


# --- Not before all sit ---


def test_no_clock_runs_before_everybody_has_sat_down(served: Served) -> None:
    table = served.open("aloha", "hi", clock={"kind": "bank", "seconds": 600})
    room = served.server.rooms.loaded(table.table).room  # type: ignore[union-attr]
    assert room.thinking() == []
    assert [seat["clock"]["runs"] for seat in table.view()["seats"]] == [False, False]
    served.http.post(f"/api/v1/invitations/{table.links[1].rpartition('/')[2]}")
    assert room.thinking() == room.waiting()
    assert [seat["clock"]["runs"] for seat in table.view()["seats"]] == [seat in room.waiting() for seat in range(2)]


def test_the_time_before_the_last_one_sat_down_costs_nobody_anything() -> None:
    desk = timed("aloha")
    asked = desk.room.waiting()[0]
    desk.fold([Entry(desk.room.entry + 1, SeatChanged(1 - asked, "freed"), desk.now)])
    desk.now += 1000
    assert desk.room.time_left(asked, desk.now) == 60.0
    desk.fold([Entry(desk.room.entry + 1, SeatChanged(1 - asked, "sat"), desk.now)])
    desk.now += 7
    assert desk.room.time_left(asked, desk.now) == 53.0


# --- Pauses ---


def paused(game: str = "aloha") -> Desk:
    desk = timed(game)
    assert desk.say(0, "request", what="pause") == ["request"]
    assert desk.say(1, "answer", agree=True) == ["consent", "pause"]
    return desk


def test_a_pause_begins_when_all_have_agreed_and_stops_every_clock() -> None:
    desk = timed("aloha")
    asked = desk.room.waiting()[0]
    desk.say(asked, "request", what="pause")
    desk.now += 5
    assert desk.room.time_left(asked, desk.now) == 55.0, "until all agree it runs"
    desk.say(1 - asked, "answer", agree=True)
    desk.now += 100_000
    assert desk.room.time_left(asked, desk.now) == 55.0
    assert desk.room.chat[-1].notice == "paused"
    desk.say(1 - asked, "request", what="resume")
    desk.say(asked, "answer", agree=True)
    desk.now += 5
    assert desk.room.time_left(asked, desk.now) == 50.0
    assert desk.again().thought.write() == desk.room.thought.write()


def test_a_pause_that_is_refused_is_none() -> None:
    desk = timed("aloha")
    desk.say(0, "request", what="pause")
    assert desk.say(1, "answer", agree=False) == ["refuse"]
    assert not desk.room.is_paused
    with pytest.raises(Refused) as refused:
        desk.say(0, "request", what="resume")
    assert refused.value.key == "not-paused"


def test_nobody_plays_in_a_pause() -> None:
    desk = paused()
    seat = desk.room.waiting()[0]
    for verb, said in (("act", {"action": desk.room.view(seat).legal()[0]}), ("undo", {}), ("restart", {}), ("redo", {})):
        with pytest.raises(Refused) as refused:
            desk.say(seat, verb, **said)
        assert refused.value.key == "paused", verb
    desk.say(seat, "chat", text="back at eight")
    desk.say(0, "request", what="resume")
    desk.say(1, "answer", agree=True)
    desk.play_any()


def test_nobody_is_late_in_a_pause_nor_for_having_been_away_in_it() -> None:
    desk = paused()
    seat = desk.room.waiting()[0]
    desk.now += 10_000
    desk.away[seat] = 10_000
    assert overdue(desk.room, desk.context()) == []
    desk.say(0, "request", what="resume")
    desk.say(1, "answer", agree=True)
    assert overdue(desk.room, desk.context()) == []
    desk.now += 130
    desk.away[seat] += 130
    assert [entry.kind for entry in overdue(desk.room, desk.context())] == ["bot"]


def test_nobody_loses_a_seat_in_a_pause_nor_for_having_been_away_in_it() -> None:
    """A seat opens after a day of silence; days in which all had agreed not to play are none."""
    desk = paused("lei")
    desk.now += 3 * DAY
    desk.away[1] = 3 * DAY
    for verb, said in (("request", {"what": "invite", "seat": 1}), ("bot", {"seat": 1, "bot": "random"})):
        with pytest.raises(Refused) as refused:
            desk.say(0, verb, **said)
        assert refused.value.key == "paused", verb
    desk.say(0, "request", what="resume")
    desk.now += 130
    desk.fold(overdue(desk.room, desk.context()))
    assert not desk.room.is_paused
    for verb, said in (("request", {"what": "invite", "seat": 1}), ("bot", {"seat": 1, "bot": "random"})):
        with pytest.raises(Refused) as refused:
            desk.say(0, verb, **said)
        assert refused.value.key == "not-away", verb
    desk.now += DAY
    desk.away[1] += DAY
    desk.say(0, "request", what="invite", seat=1)
    assert desk.room.seats[1].is_open


def test_where_a_table_waits_for_its_players_a_pause_ends_after_a_day() -> None:
    """Whoever does not come back from a pause keeps nobody in it, though no bot plays in their place."""
    desk = paused("lei")
    desk.room.away = Away("wait")
    desk.say(0, "request", what="resume")
    desk.now += DAY - 1
    assert overdue(desk.room, desk.context()) == []
    desk.now += 2
    assert [entry.kind for entry in overdue(desk.room, desk.context())] == ["pause"]
    desk.fold(overdue(desk.room, desk.context()))
    desk.away[1] = 10 * DAY
    assert overdue(desk.room, desk.context()) == []


def test_nobody_keeps_a_table_paused_by_not_answering() -> None:
    """Who is not here is asked as long as the table is patient; then it goes on."""
    desk = paused()
    desk.say(0, "request", what="resume")
    desk.now += 100
    assert overdue(desk.room, desk.context()) == []
    desk.now += 30
    entries = overdue(desk.room, desk.context())
    assert [entry.deed for entry in entries] == [Paused(0, on=False)]
    desk.fold(entries)
    assert not desk.room.is_paused


def test_a_pause_is_in_the_log_and_in_the_snapshot() -> None:
    desk = paused()
    read = [read_entry(entry.number, entry.kind, str(entry.row("a" * 16)["payload"]), entry.created) for entry in desk.entries]
    assert build(desk.stored, StoredLog(None, read), 200).is_paused
    snapshot = json.loads(json.dumps(snapshots.write(desk.room)))
    assert build(desk.stored, StoredLog(snapshot, []), 200).is_paused
    del snapshot["paused"]
    assert not build(desk.stored, StoredLog(snapshot, []), 200).is_paused, "a snapshot of before there were pauses"


def test_a_pause_is_shown_to_everybody_and_bots_wait(served: Served) -> None:
    table = served.open("aloha", "hg")
    table.post(0, "request", what="pause")
    room = served.server.rooms.loaded(table.table).room  # type: ignore[union-attr]
    assert room.is_paused, "there is nobody else to ask"
    view = table.view(0)
    assert (view["paused"], view["actions"], view["you"]) == (True, [], False)
    assert view["ask"] == "The game is paused. It goes on when everybody agrees."
    assert table.post(0, "act", entry=view["entry"], action=0).status_code == 409
    table.post(0, "request", what="resume")
    assert not table.view(0)["paused"]


# --- What a later version may have written ---


def test_an_entry_of_a_kind_that_is_not_known_does_nothing_and_everybody_is_told() -> None:
    desk = timed("aloha")
    strange = read_entry(2, "somersault", '{"seat":0,"times":2}', desk.now)
    assert strange.deed == Unknown("somersault")
    assert strange.kind == "somersault"
    room, void = build_without(desk.stored, [desk.entries[0], strange], 200)
    assert list(void) == [2]
    assert room.entry == 2
    assert room.chat[-1].notice == "void"
    assert room.state.key() == desk.room.state.key()
