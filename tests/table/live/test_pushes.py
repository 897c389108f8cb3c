"""Push messages: signed, sealed, in the reader's language, once for each turn, and to nobody who has gone."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag

from tests.table.live.push_service import Browser, PushService, claims_of, push_service
from tests.table.rooms import Desk
from tests.table.served import Opened, Served, serving
from vaka.table.live.common import Common
from vaka.table.live.outgoing import OF_ONE
from vaka.table.live.pushes import Pushes
from vaka.table.live.screens import Watcher
from vaka.table.live.web_push import LENGTH, Sender, encoded, new_key, sealed
from vaka.table.seats.owners import BROWSER, Device, Owners, Shown
from vaka.table.seats.subscription import MOST, Subscription
from vaka.table.seats.tokens import hashed
from vaka.table.settings import Settings
from vaka.table.store.reader import Store
from vaka.table.store.rows import Rows
from vaka.table.store.schema import SUBSCRIPTIONS
from vaka.table.store.writer import Writer

CLIENTS: list[httpx.Client] = []


@pytest.fixture(autouse=True)
def _clients() -> Iterator[None]:
    yield
    while CLIENTS:
        CLIENTS.pop().close()


def client(served: Served, **more: Any) -> httpx.Client:
    """A browser with cookies of its own."""
    CLIENTS.append(httpx.Client(base_url=str(served.http.base_url), timeout=20, **more))
    return CLIENTS[-1]


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as made:
        yield made


@pytest.fixture
def told(tmp_path: Path, service: PushService) -> Iterator[Served]:
    """A server that may tell the push service of the tests."""
    with serving(tmp_path / "told.db", push="all", push_ports=(service.port,), presence_time=0.0) as served:
        yield served


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end, "it does not come about"
        time.sleep(0.01)


class Friend:
    """A browser that sits at a table and is not there."""

    def __init__(self, served: Served, link: str, service: PushService, name: str, lang: str = "en") -> None:
        self.http = client(served, headers={"accept-language": lang})
        assert self.http.post(link).status_code == 303
        self.browser, self.endpoint = Browser(), f"{service.url}/{name}"
        self.answer = self.http.post("/api/v1/push", json={"endpoint": self.endpoint, "keys": self.browser.keys()})

    def read(self, service: PushService, name: str) -> list[dict[str, Any]]:
        return [self.browser.open(body) for path, _, body in service.got if path == f"/{name}"]


def rows(served: Served) -> int:
    with served.server.store.engine.connect() as connection:
        return len(connection.execute(SUBSCRIPTIONS.select()).all())


def seated(served: Served, service: PushService, lang: str = "en") -> tuple[Opened, Friend]:
    """Seat 0 is played by a program, seat 1 by a friend with a browser; it is the program's turn."""
    table = served.open("lei", "hi")
    friend = Friend(served, table.links[1], service, "ben", lang)
    assert friend.answer.status_code == 204, friend.answer.text
    return table, friend


def act(table: Opened, seat: int) -> None:
    view = table.view(seat)
    while view["you"]:
        assert table.post(seat, "act", entry=view["entry"], action=view["actions"][0]["id"]).status_code == 200
        view = table.view(seat)


# --- Seals and signatures ---


def test_what_is_sealed_is_opened_by_that_browser_alone() -> None:
    browser, other = Browser(), Browser()
    body = sealed(b'{"a":"\xc3\xa9"}', **browser.keys())
    assert browser.open(body) == {"a": "é"}
    with pytest.raises(InvalidTag):
        other.open(body)
    assert len(sealed(b"{}", **browser.keys())) == len(body), "the length tells nothing"
    with pytest.raises(ValueError, match="less than"):
        sealed(b"x" * LENGTH, **browser.keys())


def test_the_signature_names_the_push_service_and_ends_within_a_day() -> None:
    sender = Sender(new_key())
    header = sender.authorization("https://push.example.org/a/b", "https://vaka.example.org", 1000.0)
    claims = claims_of(header, sender.public)
    assert claims == {"aud": "https://push.example.org", "exp": 1000 + 12 * 3600, "sub": "https://vaka.example.org"}
    token = header.replace("vapid t=", "").partition(",")[0]
    with pytest.raises(InvalidSignature):
        claims_of(header.replace(token, token[:-4] + ("AAAA" if token[-4:] != "AAAA" else "BBBB")), sender.public)


# --- From the table to the push service ---


@pytest.mark.parametrize(
    ("lang", "body"),
    [
        ("en", "It is your turn. At the table: P0."),
        ("fr", "C’est à vous de jouer. À la table\u00a0: P0."),
        ("de", "Du bist am Zug. Mit am Tisch: P0."),
    ],
)
def test_whoever_is_not_here_is_told_that_it_is_their_turn(told: Served, service: PushService, lang: str, body: str) -> None:
    table, friend = seated(told, service, lang)
    act(table, 0)
    until(lambda: len(service.got) == 1)
    path, head, _ = service.got[0]
    assert path == "/ben"
    assert (head["content-encoding"], head["ttl"]) == ("aes128gcm", "86400")
    key = told.http.get("/api/v1/push").json()["key"]
    claims = claims_of(head["authorization"], key)
    assert claims["aud"] == service.url
    assert time.time() < claims["exp"] < time.time() + 86400
    assert claims["sub"] == "https://127.0.0.1"
    said = friend.read(service, "ben")[0]
    url = f"/t/{table.table}?seat=1"
    assert said == {"title": "Lei", "body": body, "url": url, "tag": f"vaka-{table.table}", "lang": lang}


def test_nothing_secret_is_told(told: Served, service: PushService) -> None:
    """The hand of neither is in it: a message is the same whatever was dealt."""
    table, friend = seated(told, service)
    act(table, 0)
    until(lambda: len(service.got) == 1)
    said = json.dumps(friend.read(service, "ben")[0])
    assert not any(action["notation"] in said or action["sentence"] in said for action in table.view(0)["actions"])
    assert set(friend.read(service, "ben")[0]) == {"title", "body", "url", "tag", "lang"}
    assert friend.http.cookies["vaka_visitor"] not in said


# --- When, and how often ---


class Recorder(Pushes):
    """Keeps what would be sent."""

    def push(self, one: Subscription, text: bytes, topic: str) -> None:
        said.append((one.endpoint, json.loads(text)["body"]))


said: list[tuple[str, str]] = []


def telling(tmp_path: Path, do: Callable[[Recorder, Any], None]) -> list[str]:
    """What two browsers of seat 1 are told, who is away, when this is done at a table of three."""
    said.clear()
    desk = Desk("aloha", "hhh")
    owners = Owners([Device(1, secret, BROWSER, "", 0.0) for secret in ("a", "b")])
    presence = SimpleNamespace(away=lambda: {1: 60.0})
    live = SimpleNamespace(room=desk.room, owners=owners, presence=presence, watchers=set(), secrets_elsewhere=frozenset())

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'one.db'}")
        writer = Writer(store.engine)
        await writer.write(Rows(subscribed=[subscription(secret) for secret in ("a", "b", "stranger")]))
        pushes = Recorder(Settings(push="all"), store, writer)
        live.common = Common(store)
        do(pushes, live)
        while pushes._asking:
            await asyncio.sleep(0.01)
        writer.close()
        store.close()

    asyncio.run(run())
    assert {endpoint for endpoint, _ in said} <= {"https://a.example.org/", "https://b.example.org/"}
    return [body for endpoint, body in said if endpoint == "https://a.example.org/"]


def subscription(secret: str, number: int = 0) -> Subscription:
    endpoint = f"https://{secret}.example.org/" + (str(number) if number else "")
    return Subscription(hashed(endpoint), secret, endpoint, "k", "s", "en", "http://localhost:8765", float(number))


def test_a_turn_is_told_once_to_each_browser_of_a_seat(tmp_path: Path) -> None:
    """Taken back and played again by the others it is the same turn."""

    def do(pushes: Recorder, live: Any) -> None:
        for _ in range(3):
            pushes.turn(live, {0, 1})

    assert telling(tmp_path, do) == ["It is your turn. At the table: player 0 and player 2."]


def test_after_the_player_was_here_the_next_turn_is_told(tmp_path: Path) -> None:
    def do(pushes: Recorder, live: Any) -> None:
        pushes.turn(live, {1})
        pushes.came(live, {1}, ())
        pushes.turn(live, {1})

    assert len(telling(tmp_path, do)) == 2


def test_that_somebody_sat_down_and_that_it_is_over_are_told_once(tmp_path: Path) -> None:
    def do(pushes: Recorder, live: Any) -> None:
        for _ in range(2):
            pushes.sat_down(live, 2)
            pushes.sat_down(live, 1)
            pushes.over(live)

    assert sorted(telling(tmp_path, do)) == [
        "The game is over. At the table: player 0 and player 2.",
        "player 2 has sat down at your table.",
    ]


def test_who_is_here_is_not_told_nor_for_whom_a_bot_plays(tmp_path: Path) -> None:
    def do(pushes: Recorder, live: Any) -> None:
        pushes.turn(live, {0, 2})
        live.watchers.update({Watcher(0, "en", [0], None, shown=Shown(browser)) for browser in ("a", "b")})
        pushes.turn(live, {1})
        live.watchers.clear()
        live.room.seats[1].bot = "greedy"
        pushes.came(live, {1}, ())
        pushes.turn(live, {1})

    assert telling(tmp_path, do) == []


def test_one_browser_does_not_take_the_place_of_all(service: PushService, tmp_path: Path) -> None:
    """So many wait for one browser as for one web hook; more are dropped and counted."""

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'one.db'}")
        writer = Writer(store.engine)
        pushes = Pushes(Settings(push="all", push_ports=(service.port,)), store, writer)
        keys = Browser().keys()
        one = subscription("a")._replace(endpoint=service.url, p256dh=keys["p256dh"], auth=keys["auth"])
        for _ in range(OF_ONE + 3):
            pushes.push(one, b"{}", "topic")
        assert pushes.counts["dropped"] == 3
        await pushes.close()
        writer.close()
        store.close()

    asyncio.run(run())


# --- Whom to tell ---


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(told: Served, service: PushService, status: int) -> None:
    table, _ = seated(told, service)
    service.status = status
    act(table, 0)
    until(lambda: rows(told) == 0)
    assert len(service.got) == 1


def test_a_push_service_in_trouble_does_not_cost_the_subscription(told: Served, service: PushService) -> None:
    table, _ = seated(told, service)
    service.status = 503
    act(table, 0)
    until(lambda: told.server.rooms.pushes.counts["sent"] == 1)
    assert rows(told) == 1


def test_the_key_of_the_server_stays_with_its_database(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with serving(tmp_path / "one.db") as served:
            keys.append(served.http.get("/api/v1/push").json()["key"])
    assert keys[0] == keys[1]
    assert len(keys[0]) == 87


def test_a_browser_says_where_it_is_reached_and_that_it_wants_no_more(told: Served, service: PushService) -> None:
    table, friend = seated(told, service)
    assert friend.http.get("/api/v1/push").json()["known"] == [hashed(friend.endpoint)]
    assert friend.http.get("/api/v1/push", params={"lang": "de"}).json()["known"] == [], "it would be told in another language"
    stranger = client(told)
    assert stranger.post("/api/v1/push/end", json={"endpoint": friend.endpoint}).status_code == 204
    assert rows(told) == 1, "only the browser itself can end it"
    assert friend.http.post("/api/v1/push/end", json={"endpoint": friend.endpoint}).status_code == 204
    assert rows(told) == 0
    act(table, 0)
    assert told.server.rooms.pushes.counts["sent"] == 0


def test_a_browser_has_a_few_subscriptions_at_most(told: Served, service: PushService) -> None:
    _, friend = seated(told, service)
    for number in range(MOST + 3):
        wish = {"endpoint": f"{service.url}/{number}", "keys": friend.browser.keys()}
        assert friend.http.post("/api/v1/push", json=wish).status_code == 204
    assert rows(told) == MOST


def test_a_browser_that_holds_nothing_is_refused(told: Served, service: PushService) -> None:
    wish = {"endpoint": service.url, "keys": Browser().keys()}
    answer = client(told).post("/api/v1/push", json=wish)
    assert (answer.status_code, rows(told)) == (409, 0)


def test_a_device_that_is_ended_is_told_nothing_more(told: Served, service: PushService) -> None:
    """Nothing is kept of a browser that holds no seat any more: here the host has freed its seat."""
    table = told.open("aloha", "hi")
    Friend(told, table.links[1], service, "ben")
    assert rows(told) == 1
    answer = told.http.post(f"/api/v1/tables/{table.table}/invitation", json={"seat": 1}, headers=host(table))
    assert answer.status_code == 201, answer.text
    assert rows(told) == 0


def host(table: Opened) -> dict[str, str]:
    return {"authorization": f"Bearer {table.data['host']}"}


def test_a_table_that_an_operator_deletes_leaves_nothing_of_its_browsers(told: Served, service: PushService) -> None:
    table, _ = seated(told, service)
    told.server.store.delete([table.table])
    assert rows(told) == 0


@pytest.mark.parametrize(
    "endpoint", ["http://push.example.org/a", "https://push.example.org:8443/a", "https://user@push.example.org/a", "https:///a"]
)
def test_only_addresses_of_the_web_are_taken(served: Served, endpoint: str) -> None:
    table = served.open("aloha", "hi")
    browser = client(served)
    browser.post(table.links[1])
    answer = browser.post("/api/v1/push", json={"endpoint": endpoint, "keys": Browser().keys()})
    assert answer.status_code == 422


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA", "auth": encoded(b"x" * 16)}, {**Browser().keys(), "auth": "AAAA"}])
def test_keys_that_are_none_are_refused(served: Served, keys: dict[str, str]) -> None:
    table = served.open("aloha", "hi")
    browser = client(served)
    browser.post(table.links[1])
    answer = browser.post("/api/v1/push", json={"endpoint": "https://push.example.org/a", "keys": keys})
    assert answer.status_code == 422


def test_nothing_inside_is_reached(tmp_path: Path, service: PushService) -> None:
    """An address of this machine is taken for a push service by nobody but the tests."""
    with serving(tmp_path / "told.db", push="public", push_ports=(443, service.port), presence_time=0.0) as served:
        table = served.open("lei", "hi")
        browser = client(served)
        browser.post(table.links[1])
        wish = {"endpoint": f"https://127.0.0.1:{service.port}/", "keys": Browser().keys()}
        assert browser.post("/api/v1/push", json=wish).status_code == 204
        act(table, 0)
        until(lambda: served.server.rooms.pushes.counts["failed"] == 1)
    assert service.got == []


def test_an_operator_can_turn_it_off(tmp_path: Path) -> None:
    with serving(tmp_path / "off.db", push="none") as served:
        assert served.http.get("/api/v1/push").json() == {"key": None, "known": []}
        answer = served.http.post("/api/v1/push", json={"endpoint": "https://example.org/a", "keys": Browser().keys()})
        assert (answer.status_code, rows(served)) == (409, 0)
