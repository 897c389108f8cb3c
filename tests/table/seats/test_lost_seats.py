"""Nobody takes another's seat: people are counted, not seats, and where there are secrets a silent seat opens after a day."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

from tests.table.rooms import Desk, refused
from tests.table.seats.test_owners import told
from tests.table.served import Opened, Served, serving
from tests.table.service.test_running import admin
from vaka.table.game import snapshots
from vaka.table.game.away import DAY
from vaka.table.game.entries import Deed, Entry, SeatChanged
from vaka.table.game.lost_seats import returned
from vaka.table.game.secrecy import has_secrets, has_seen, is_settled
from vaka.table.seats.owners import BROWSER, HOST, PROGRAM, Device, Owners
from vaka.table.shown.views import chat_line
from vaka.table.store.rows import Rows
from vaka.table.store.schema import StoreFailure

SECRETIVE = ["lei", "bids", "moorea", "vanuatu", "paradise"]


def held(*devices: tuple[int, str]) -> Owners:
    """Which seat is held by which secret."""
    return Owners([Device(seat, secret, BROWSER if secret.islower() else PROGRAM, "", 1.0) for seat, secret in devices])


def happen(desk: Desk, deeds: list[Deed]) -> None:
    desk.fold([Entry(desk.room.entry + 1 + place, deed, desk.now) for place, deed in enumerate(deeds)])


# --- People ---


def test_whoever_holds_two_seats_is_one_person() -> None:
    assert held((0, "a"), (1, "a"), (2, "b")).people() == {0: 0, 1: 0, 2: 2}
    assert held((0, "A"), (1, "B")).people() == {0: 0, 1: 1}, "programs, each with its key"
    assert held((HOST, "a"), (0, "b"), (1, "a")).people() == {0: 0, 1: 1}


def test_whoever_holds_seats_by_several_devices_is_still_one_person() -> None:
    """A telephone on seat 3 and 1, a laptop on 1 and 0, a tablet on 0 and 2; somebody else on 4."""
    found = held((3, "phone"), (1, "phone"), (2, "tablet"), (0, "tablet"), (4, "other"), (1, "laptop"), (0, "laptop"))
    assert found.people() == {0: 0, 1: 0, 2: 0, 3: 0, 4: 4}


def test_one_person_with_two_of_three_seats_does_not_agree_with_itself() -> None:
    desk = Desk("aloha", "hhh")
    desk.away = {2: 3600.0}
    desk.people = {0: 0, 1: 0, 2: 2}
    assert refused(desk, 0, "request", what="invite", seat=2).key == "not-away-for-one"
    desk.away = {2: DAY}
    desk.say(0, "request", what="invite", seat=2)
    desk.say(1, "answer", agree=True)
    assert desk.room.seats[2].is_open


def test_two_people_may_agree_after_two_minutes_where_nothing_is_secret() -> None:
    desk = Desk("aloha", "hhh")
    desk.away = {2: 121.0}
    desk.say(0, "request", what="invite", seat=2)
    desk.say(1, "answer", agree=True)
    assert desk.room.seats[2].is_open


def test_a_browser_with_two_seats_gets_no_invitation_to_the_third(served: Served) -> None:
    """Two minutes (here a moment) after the friend has gone, at the wire."""
    with httpx.Client(base_url=str(served.http.base_url)) as host:
        seats = [{"owner": "screen"}, {"owner": "screen"}, {"owner": "key"}]
        opened = host.post("/api/v1/tables", json={"game": "aloha", "seats": seats, "host": "screen"}).json()
        time.sleep(0.3)
        path = f"/api/v1/tables/{opened['table']}"
        answer = host.post(f"{path}/request", params={"seat": 0}, json={"what": "invite", "seat": 2})
        assert answer.status_code == 403
        assert "One person alone" in answer.json()["reason"]
        host.post(f"{path}/answer", params={"seat": 1}, json={"agree": True})
        assert host.post(f"{path}/invitation", json={"seat": 2}).status_code == 201, ()
        assert host.get(path, params={"seat": 0}).json()["seats"][2]["lost"] is False


# --- Secrets ---


@pytest.mark.parametrize("game", SECRETIVE)
def test_in_a_game_with_secrets_a_silent_seat_opens_after_a_day_whoever_agrees(game: str) -> None:
    desk = Desk(game, "hhh")
    assert has_secrets(desk.room)
    for away in (121.0, DAY - 1):
        desk.away = {2: away}
        assert refused(desk, 0, "request", what="invite", seat=2).key == "not-away-secrets"
    desk.away = {2: DAY}
    desk.say(0, "request", what="invite", seat=2)
    desk.say(1, "answer", agree=True)
    assert desk.room.seats[2].is_open


def test_a_game_without_secrets_is_known_by_its_own_views() -> None:
    assert not has_secrets(Desk("aloha", "hh").room)
    assert not has_secrets(Desk("paradise", "h").room), "nobody could be hurt"


def test_meanwhile_a_bot_plays_and_the_owner_has_the_seat_as_before() -> None:
    """The table reads that the owner is back; the game goes on with the same seats."""
    desk = Desk("lei", "hhh")
    desk.away = {1: 200.0}
    desk.say(0, "bot", seat=1, bot="random")
    assert desk.room.seats[1].is_guest
    happen(desk, returned(desk.room, 1))
    assert desk.room.seats[1].is_human
    assert desk.room.seats[1].owned
    assert [line.notice for line in desk.room.chat] == ["back"]
    assert returned(desk.room, 1) == []


def test_a_request_for_a_seat_ends_when_its_owner_is_back() -> None:
    """Before all have agreed: whoever agrees later opens nothing."""
    desk = Desk("lei", "hhh")
    desk.away = {2: DAY}
    desk.say(0, "request", what="invite", seat=2)
    desk.away = {}
    assert refused(desk, 1, "answer", agree=True).key == "not-away", "should somebody be quicker than the table"
    happen(desk, returned(desk.room, 2))
    assert desk.room.request is None
    assert [line.notice for line in desk.room.chat] == ["back"]
    assert refused(desk, 1, "answer", agree=True).key == "nothing-asked"
    assert snapshots.write(desk.again()) == snapshots.write(desk.room)


def test_a_request_for_a_seat_ends_when_its_owner_is_back_over_the_wire(tmp_path: Path) -> None:
    with serving(tmp_path / "back.db", alone_lost_time=0.3) as served:
        table = served.open("lei", "hhh")
        time.sleep(0.5)
        assert table.post(0, "request", what="invite", seat=2).json()["undo"]["request"]["needs"] == [1]
        assert table.view(2)["undo"]["request"] is None
        assert table.post(1, "answer", agree=True).status_code == 409
        assert told(table) == ["back"]


def lost_and_open(table: Opened) -> str:
    """Seat 1 has been silent for long enough, and seat 0 has its new invitation."""
    time.sleep(0.4)
    assert table.post(0, "request", what="invite", seat=1).status_code == 200
    path = f"/api/v1/tables/{table.table}/invitation"
    answer = table.served.http.post(path, json={"seat": 1}, headers=table.headers(0))
    assert answer.status_code == 201, answer.text
    return f"/api/v1/invitations/{answer.json()['link'].removeprefix('/s/')}"


@pytest.mark.parametrize("failing", [0, 1])
def test_a_store_that_fails_while_an_owner_comes_back_leaves_no_way_into_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: int
) -> None:
    """That the seat is kept and that the invitation ends is one commit."""
    with serving(tmp_path / "back.db", alone_lost_time=0.2) as served:
        table = served.open("lei", "hh")
        link = lost_and_open(table)
        write, count = served.server.writer.write, iter(range(100))

        async def fail(rows: Rows) -> None:
            if rows.signs or rows.here or next(count) != failing:
                await write(rows)
            else:
                raise StoreFailure("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(served.server.writer, "write", fail)
            table.get("", 1)
        assert table.view(1)["seats"][1]["lost"] is False
        assert served.http.post(link).status_code == 404
        assert told(table) == ["open", "kept"]
        assert table.get("", 1).status_code == 200


def test_an_invitation_to_a_seat_that_is_not_open_any_more_leads_nowhere(tmp_path: Path) -> None:
    """Should one be left from a server that was killed between two commits."""
    with serving(tmp_path / "left.db", alone_lost_time=0.2) as served:
        table = served.open("lei", "hh")
        link = lost_and_open(table)
        live = served.server.rooms.loaded(table.table)
        assert live is not None
        live.room.seats[1].is_open = False
        assert served.http.post(link).status_code == 404
        assert told(table) == ["open"]


# --- The host ---


def host_frees(table: Opened, seat: int) -> httpx.Response:
    path, host = f"/api/v1/tables/{table.table}/invitation", {"authorization": f"Bearer {table.data['host']}"}
    return table.served.http.post(path, json={"seat": seat}, headers=host)


def test_the_host_cannot_free_a_seat_that_has_seen_its_hand(served: Served) -> None:
    table = served.open("lei", "hi")
    again = host_frees(table, 1)
    assert again.status_code == 201, "nobody has sat down here yet"
    key = served.http.post(f"/api/v1/invitations/{again.json()['link'].removeprefix('/s/')}").json()["token"]
    answer = host_frees(table, 1)
    assert answer.status_code == 409
    assert "seen what was dealt" in answer.json()["reason"]
    table.tokens[1] = key
    view = table.view(1)
    assert [seat["settled"] for seat in view["seats"]] == [True, True]
    assert [seat["moved"] for seat in view["seats"]] == [False, False]


def test_a_seat_that_knows_nothing_yet_can_be_freed() -> None:
    """Vanuatu's only secrets are the tokens of those who rest: at the start there is none."""
    desk = Desk("vanuatu", "hhh")
    assert not any(has_seen(desk.room, seat) for seat in range(3))
    assert all(has_seen(Desk("moorea", "hhh").room, seat) for seat in range(3)), "cards were dealt"
    assert not has_seen(Desk("aloha", "hh").room, 0)


def test_whether_a_seat_is_settled_does_not_tell_of_a_secret_order() -> None:
    desk = Desk("bids", "hh")
    assert not is_settled(desk.room, 0)
    desk.play(0, "pick 2")
    assert not is_settled(desk.room, 0)
    desk.play(0, "seal")
    desk.play(1, "pick 3")
    desk.now += 5
    desk.play(1, "seal")
    assert is_settled(desk.room, 0), "once it is opened it has moved"


# --- The table reads who sees what was dealt to another ---


@pytest.mark.parametrize(("lang", "words"), [("en", "sees what was dealt"), ("fr", "voit tout ce qui"), ("de", "verborgen liegt")])
def test_the_table_reads_that_somebody_sees_what_was_dealt_to_another(tmp_path: Path, lang: str, words: str) -> None:
    with serving(tmp_path / "anew.db", alone_lost_time=0.2) as served:
        table = served.open("lei", "hh")
        time.sleep(0.4)
        table.post(0, "request", what="invite", seat=1)
        path = f"/api/v1/tables/{table.table}/invitation"
        link = served.http.post(path, json={"seat": 1}, headers=table.headers(0)).json()["link"]
        assert served.http.post(f"/api/v1/invitations/{link.removeprefix('/s/')}").status_code == 201
        assert told(table) == ["open", "anew"]
        assert words in table.view(lang=lang)["chat"][-1]["text"]


def test_the_table_reads_that_somebody_sits_where_the_operator_let_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "vaka.db"
    with serving(path) as served:
        table = served.open("lei", "hh")
    assert admin(path, "rotate", table.table, "1") == 0
    link = capsys.readouterr().out.strip()
    with serving(path) as served:
        table.served = served
        assert served.http.post(f"/api/v1/invitations/{link.removeprefix('/s/')}").status_code == 201
        assert told(table) == ["rotated", "anew"]
        assert "sees what was dealt" in table.view()["chat"][-1]["text"]


def test_where_nothing_is_secret_the_notice_tells_of_no_secrets() -> None:
    desk = Desk("aloha", "hh")
    happen(desk, [SeatChanged(1, "anew", "Firefox")])
    text = chat_line(desk.room, desk.room.chat[-1], "en")["text"]
    assert text.startswith("Somebody has taken")
    assert "dealt" not in text
