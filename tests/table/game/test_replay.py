"""What cannot be folded is not written; and a log that holds such an entry all the same is read without it."""

from __future__ import annotations

import argparse
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from tests.table.rooms import Desk
from tests.table.served import Opened, serving
from vaka.engine import SPECTATOR
from vaka.table.game import snapshots
from vaka.table.game.entries import Acted, Deed, Entry, RefusedIt, Requested, Said, TookBack
from vaka.table.game.replay import build, build_without, complaint
from vaka.table.game.room import Room
from vaka.table.game.stored import StoredLog
from vaka.table.shown.views import chat_line
from vaka.table.store.reader import Store
from vaka.table.store.schema import ENTRIES, SNAPSHOTS
from vaka.terminal.admin import add_admin

# --- Before it is written ---


def stored_entries(opened: Opened) -> list[Entry]:
    return opened.served.server.store.log_without_snapshot(opened.table).entries


def timeless(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what time alone changes: who was here last."""
    for seat in view["seats"]:
        del seat["online"], seat["away"]
    return view


def fail_for(monkeypatch: pytest.MonkeyPatch, *kinds: type) -> None:
    """From now on such a deed changes half of what it should, and then fails."""
    usual = Room._take

    def take(room: Room, entry: Entry) -> None:
        if isinstance(entry.deed, kinds):
            room.steps += 100
            room.seats[0].name = "half done"
            raise RuntimeError("half done")
        usual(room, entry)

    monkeypatch.setattr(Room, "_take", take)


@pytest.mark.parametrize(
    ("verb", "body"),
    [
        ("undo", {}),
        ("restart", {}),
        ("request", {"what": "undo", "ply": 0}),
        ("request", {"what": "concede"}),
        ("request", {"what": "agree", "winners": [0]}),
        ("chat", {"text": "hello"}),
        ("rename", {"name": "Ana"}),
        ("bot", {"seat": 0, "bot": "random"}),
        ("decline", {"on": False}),
        ("passing", {"on": False}),
        ("request", {"what": "pause"}),
    ],
)
def test_what_cannot_be_folded_is_refused_and_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, verb: str, body: dict[str, Any]
) -> None:
    with serving(tmp_path / "vaka.db") as served:
        table = served.open("truce")
        assert table.post(0, "act", entry=table.view(0)["entry"], notation="pick 2").status_code == 200
        before, view = stored_entries(table), timeless(table.view(0))
        if verb in ("undo", "restart"):
            body = {"entry": view["entry"]}
        with monkeypatch.context() as broken:
            every = {type(entry) for entry in before} | set(Deed.__args__) - {Acted}
            fail_for(broken, *every)
            answer = table.post(0, verb, **body)
            assert (answer.status_code, answer.json()["reason"]) == (409, "That cannot be carried out; nothing has changed.")
        assert stored_entries(table) == before
        assert timeless(table.view(0)) == view, "nothing has changed"
        assert table.post(0, verb, **body).status_code == 200, "and the table goes on"


@pytest.mark.parametrize("game", ["aloha", "calls"])
def test_a_new_table_that_cannot_be_folded_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    with serving(tmp_path / "vaka.db") as served:
        table = served.open(game)
        table.post(0, "request", what="concede")
        table.post(1, "answer", agree=True)
        fail_for(monkeypatch, *set(Deed.__args__))
        seats = [{"kind": "human", "owner": "key"}] * 2
        assert served.http.post("/api/v1/tables", json={"game": game, "seats": seats}).status_code == 409
        assert table.post(0, "rematch").status_code == 409
        assert table.post(0, "resume", ply=0).status_code == 409
        assert [row["id"] for row in served.server.store.overview()] == [table.table]


def test_a_twin_shares_nothing_that_an_entry_changes() -> None:
    """What is a list, a set, a dictionary or an object of its own in a room is another one in its twin."""
    desk = Desk("paradise", "hhh")
    for _ in range(12):
        desk.play_any()
    desk.say(0, "request", what="undo", ply=3)
    room, twin = desk.room, desk.room.copy()
    fixed = {"game", "options", "away", "over"}
    for one, other, kept in ((room, twin, fixed), (room.history, twin.history, {"game"})):
        for name, value in vars(one).items():
            if name not in kept and not isinstance(value, str | int | float | bool | tuple | None):
                assert value is not getattr(other, name), name
    assert twin.request is not None
    assert room.request is not None
    assert twin.request.details is not room.request.details
    assert twin.seats[0] is not room.seats[0]
    before = json.dumps(snapshots.write(room))
    assert json.dumps(snapshots.write(twin)) == before
    for deed in (Said(0, "hello"), TookBack(0, to=2, chance=[]), RefusedIt(1)):
        twin.fold(Entry(twin.entry + 1, deed, 2000.0))
    assert json.dumps(snapshots.write(room)) == before


# --- A log that holds such an entry ---


def frozen_desk() -> tuple[Desk, Entry]:
    """A table in whose log an undo stands that cannot be folded: the call that led to the bids goes, a bid stands."""
    desk = Desk("calls", "hhh", options={})
    for seat, word in ((2, "call low"), (1, "call high"), (0, "call low"), (1, "pick 2")):
        desk.play(seat, word)
    bad = Entry(desk.room.entry + 1, TookBack(0, [2]), 1001.0, "key", 0)
    return desk, bad


def test_an_entry_that_cannot_be_folded_does_nothing_and_the_table_reads_so() -> None:
    desk, bad = frozen_desk()
    after = Entry(bad.number + 1, Said(1, "what now?"), 1002.0)
    room, void = build_without(desk.stored, [*desk.entries, bad, after], 200)
    assert list(void) == [bad.number]
    assert (room.entry, len(room.history), room.is_frozen) == (after.number, len(desk.room.history), False)
    assert room.state == desk.room.state
    assert room.redo == desk.room.redo
    assert [line.number for line in room.chat] == [1, 2]
    told = [chat_line(room, room.chat[0], lang)["text"] for lang in ("en", "fr", "de")]
    assert "does not count" in told[0]
    assert len(set(told)) == 3
    assert [room.entry_of(viewer) for viewer in (0, 1, 2, SPECTATOR)] == [
        desk.room.entry_of(viewer) + 2 for viewer in (0, 1, 2, SPECTATOR)
    ]


def test_every_reading_of_it_agrees() -> None:
    desk, bad = frozen_desk()
    room, _ = build_without(desk.stored, [*desk.entries, bad], 200)
    snapshot = json.loads(json.dumps(snapshots.write(room)))
    later = Entry(bad.number + 1, Acted(0, 3, []), 1003.0)
    room.fold(later)
    assert snapshots.write(build(desk.stored, StoredLog(snapshot, [later]), 200)) == snapshots.write(room)
    assert snapshots.write(build_without(desk.stored, [*desk.entries, bad, later], 200)[0]) == snapshots.write(room)


def test_what_cannot_be_folded_was_not_done_so_it_may_be_said_again() -> None:
    desk, bad = frozen_desk()
    room, _ = build_without(desk.stored, [*desk.entries, bad], 200)
    assert room.done == {}


def test_a_move_that_cannot_be_played_is_no_such_entry() -> None:
    desk, _ = frozen_desk()
    wrong = Entry(desk.room.entry + 1, Acted(1, 99, []), 1001.0)
    with pytest.raises(ValueError, match="99"):
        build_without(desk.stored, [*desk.entries, wrong], 200)
    gap = Entry(desk.room.entry + 7, Said(1, "?"), 1001.0)
    with pytest.raises(ValueError, match="does not follow"):
        build_without(desk.stored, [*desk.entries, gap], 200)


def spoil(store: Store, table: str, seat: int, plies: list[int]) -> None:
    """Write an undo that cannot be folded into the store, as a server of before did."""
    number = store.newest([table])[table] + 1
    with store.engine.begin() as connection:
        connection.execute(insert(ENTRIES), Entry(number, TookBack(seat, plies), 1001.0).row(table))


def play_to_the_bids(table: Opened) -> None:
    for seat, word in ((2, "call low"), (1, "call high"), (0, "call low"), (1, "pick 2")):
        assert table.post(seat, "act", entry=table.view(seat)["entry"], notation=word).status_code == 200


@pytest.mark.parametrize("snapshot", ["none", "before", "spoiled", "frozen"])
def test_a_game_that_was_frozen_by_it_opens_again(tmp_path: Path, caplog: pytest.LogCaptureFixture, snapshot: str) -> None:
    path = tmp_path / "vaka.db"
    with serving(path) as served:
        table = served.open("calls", "hhh")
        play_to_the_bids(table)
        live = served.server.rooms.lives()[0]
        written = snapshots.write(live.room)
        before = table.view(1)
    store = Store(f"sqlite:///{path}")
    if snapshot == "spoiled":  # the line as the undo left it when it failed
        live.room.history.truncate(2)
        written = snapshots.write(live.room)
    elif snapshot == "frozen":  # moves that were noted, and a position that stayed behind
        live.room.history.note(1, 3, live.room.entry)
        written = snapshots.write(live.room)
    if snapshot != "none":
        row = {"game_id": table.table, "entry": written["entry"], "payload": json.dumps(written)}
        with store.engine.begin() as connection:
            connection.execute(insert(SNAPSHOTS), row)
    spoil(store, table.table, 0, [2])
    store.close()
    with serving(path) as again, caplog.at_level(logging.WARNING, "vaka.table"):
        table.served = again
        view = table.view(1)
        assert (view["frozen"], view["text"], view["plies"]) == (False, before["text"], before["plies"])
        assert "does not count" in view["chat"][-1]["text"]
        assert f"table {table.table}: entry 6 cannot be folded, and does nothing" in caplog.text
        assert table.post(0, "act", entry=table.view(0)["entry"], notation="pick 1").status_code == 200
        assert table.post(0, "undo", entry=table.view(0)["entry"]).status_code == 200
        assert table.post(0, "undo", entry=table.view(0)["entry"]).status_code == 409, "the call stays"


def check(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    """`vaka admin check`: its exit status and its lines."""
    parser = argparse.ArgumentParser()
    add_admin(parser)
    args = parser.parse_args(["--database", f"sqlite:///{path}", "check"])
    status: int = args.run(args)
    return status, capsys.readouterr().out.splitlines()


def test_admin_check_names_the_games_that_do_not_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "vaka.db"
    with serving(path) as served:
        table, sound = served.open("calls", "hhh"), served.open("aloha")
        play_to_the_bids(table)
    assert check(path, capsys) == (0, [])
    store = Store(f"sqlite:///{path}")
    spoil(store, table.table, 0, [2])
    with store.engine.begin() as connection:
        connection.execute(insert(ENTRIES), Entry(9, Said(0, "a gap"), 1001.0).row(sound.table))
    store.close()
    status, lines = check(path, capsys)
    assert status == 1
    found = {line.split()[0]: line for line in lines}
    assert len(lines) == 2
    assert "entry 6 (undo) does nothing" in found[table.table]
    assert "entry 9 does not follow 1" in found[sound.table]


def test_a_snapshot_that_tells_another_game_is_noticed() -> None:
    desk, _ = frozen_desk()
    snapshot = snapshots.write(desk.room)
    entries = desk.entries
    log: Callable[[], StoredLog] = lambda: StoredLog(json.loads(json.dumps(snapshot)), [])  # noqa: E731
    assert complaint(desk.stored, log(), entries) is None
    snapshot["history"]["moves"][-1][1] = 3
    assert complaint(desk.stored, log(), entries) == f"its snapshot of entry {desk.room.entry} is not what its entries tell"
    assert complaint(desk.stored._replace(rules=99), log(), entries) is None, "its rules are gone: there is nothing to replay"


# --- What is told of a request ---


def test_a_request_that_is_not_answered_in_time_is_told() -> None:
    desk = Desk("aloha")
    desk.say(0, "request", what="concede")
    lines = desk.room.chat_lines
    desk.fold([Entry(desk.room.entry + 1, RefusedIt(1), desk.now)])
    assert desk.room.chat_lines == lines, "whoever refuses needs no words for it"
    desk.fold([Entry(desk.room.entry + 1, Requested(0, "concede", winners=[1]), desk.now)])
    desk.fold([Entry(desk.room.entry + 1, RefusedIt(1, late=True), desk.now)])
    told = [chat_line(desk.room, desk.room.chat[-1], lang)["text"] for lang in ("en", "fr", "de")]
    assert told[0] == "player 1 did not answer in time, so the request is refused."
    assert len(set(told)) == 3


def test_a_request_means_the_same_position_when_a_secret_order_is_taken_back() -> None:
    """Seat 1 asks to go back behind its own first order; seat 0 takes back one that nobody knows of."""
    desk = Desk("calls")
    for seat, word in ((1, "call low"), (0, "call high"), (0, "pick 1"), (1, "pick 2"), (1, "seal")):
        desk.play(seat, word)
    desk.say(1, "request", what="undo", ply=desk.room.history.heard(1, len(desk.room.history)) - 1)
    assert desk.room.request is not None
    assert desk.room.request.details == {"to": 4}
    desk.say(0, "undo")
    assert desk.room.request.details == {"to": 3}
    desk.say(0, "answer", agree=True)
    assert [move.action for move in desk.room.history.moves] == [4, 5, 2]
    assert snapshots.write(desk.again()) == snapshots.write(desk.room)
