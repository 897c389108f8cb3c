"""Work at its price: nothing that somebody may ask for is without one, and what takes long is done beside the loop."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import pytest
from starlette.routing import Mount
from websockets.frames import Frame, Opcode

from tests.table.games import register_all
from tests.table.served import QUICK, Opened, Served, serving
from vaka.engine.events import Event
from vaka.engine.game import Game
from vaka.engine.record import Record
from vaka.engine.registry import game as find_game
from vaka.table.game.refusals import Refused
from vaka.table.game.room import Room
from vaka.table.gate import prices
from vaka.table.gate.addresses import PAYER
from vaka.table.gate.limits import Limits
from vaka.table.gate.prices import FRAMES, MESSAGE, MESSAGES, NOTHING, ROUTES, route_of
from vaka.table.live import new_tables, screens
from vaka.table.protocol.messages import Said
from vaka.table.settings import Settings
from vaka.table.shown import answers, course, views
from vaka.table.shown.log import MANY, Log, told
from vaka.table.web.app import build_app
from vaka.table.web.operators import PROBES
from vaka.table.workers.works import Works

HERE = "127.0.0.1"


def routes_of(routes: Iterable[Any]) -> Iterator[str]:
    for route in routes:
        if isinstance(route, Mount):
            yield f"GET {route.path}/{{file}}"
        elif not hasattr(route, "path"):
            yield from routes_of(route.original_router.routes)
        else:
            for method in (getattr(route, "methods", None) or {"WS"}) - {"HEAD"}:
                yield f"{method} {route.path}"


@pytest.fixture(scope="module")
def routes(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    app = build_app(Settings(database=f"sqlite:///{tmp_path_factory.mktemp('routes') / 'vaka.db'}"))
    found = [*routes_of(app.routes), *(f"GET {path}" for path in PROBES)]
    app.state.server.store.close()
    return found


def test_every_route_has_a_price_of_its_own(routes: list[str]) -> None:
    assert sorted(set(routes) - set(ROUTES)) == [], "name what it costs in vaka/table/gate/prices.py; bench/prices.py measures it"
    assert sorted(set(ROUTES) - set(routes)) == [], "there is no such route any more"


@pytest.mark.parametrize("route", ROUTES)
def test_a_request_is_charged_for_the_route_that_answers_it(route: str) -> None:
    method, _, template = route.partition(" ")
    assert route_of(method, template.replace("{", "x").replace("}", "y")) == route


def test_two_things_are_free_and_nothing_that_begins_like_them() -> None:
    assert [route for route, price in ROUTES.items() if not price] == ["GET /health", "GET /ready"]
    for path in ("/healthy", "/health/", "/health/x", "/health%20", "/ready.", "/readyness", "/healt", "/HEALTH", "//health"):
        assert prices.price_of("GET", path) == NOTHING, path


def test_every_message_has_a_price() -> None:
    said = {kind.model_fields["type"].default for kind in get_args(get_args(Said)[0])}
    assert set(MESSAGES) == said


def test_every_kind_of_frame_has_a_price() -> None:
    assert set(FRAMES) == {opcode.name for opcode in Opcode}
    assert all(FRAMES.values())


@contextmanager
def counting(tmp_path: Path, burst: float = 1000.0, **more: Any) -> Iterator[Served]:
    """A server at which nothing is forgiven, so that what was charged can be counted."""
    with serving(tmp_path / "vaka.db", work_per_second=0.0, work_burst=burst, **more) as served:
        yield served


def spent(served: Served, burst: float = 1000.0) -> float:
    found = served.server.limits._work.get(HERE)
    return 0.0 if found is None else burst - found.left


@pytest.mark.parametrize(
    ("path", "price"),
    [("/health", 0.0), ("/ready", 0.0), ("/healthy", NOTHING), ("/static/nothing.js", NOTHING), ("/api/v1/boards/x.svg", NOTHING)],
)
def test_where_there_is_nothing_that_costs_as_much_as_saying_so(tmp_path: Path, path: str, price: float) -> None:
    with counting(tmp_path) as served:
        served.http.get(path)
        assert spent(served) == price


def test_one_address_takes_at_most_fifteen_hundredths_of_a_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prices are thousandths of a second: beyond its first burst an address that never stops asking has 150 of them a second."""
    settings, now = Settings(), [1000.0]
    monkeypatch.setattr("vaka.table.gate.limits.time.monotonic", lambda: now[0])
    watched, had, seconds = Limits(settings), 0.0, 200
    for _ in range(seconds * 100):
        now[0] += 0.01
        while watched.may_work(HERE, 12.0):
            had += 12.0
    assert settings.work_burst <= 30 * 150
    assert had - settings.work_burst <= 0.15 * 1000 * seconds


def test_what_is_free_has_its_pace(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", watches_per_second=0.0, watch_burst=2) as served:
        assert [served.http.get("/health").status_code for _ in range(3)] == [200, 200, 429]


@contextmanager
def raw_socket(table: Opened) -> Iterator[socket.socket]:
    """A WebSocket as bytes, its handshake done."""
    host, _, port = table.served.address.partition(":")
    key = base64.b64encode(os.urandom(16)).decode()
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(
            f"GET /api/v1/tables/{table.table}/live HTTP/1.1\r\nhost: {table.served.address}\r\nupgrade: websocket\r\n"
            f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        )
        yield line


def heard(line: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    found = b""
    try:
        while part := line.recv(2**16):
            found += part
    except ConnectionResetError:
        pass
    return found


def test_pings_are_counted_and_who_only_pings_is_hung_up_on(tmp_path: Path) -> None:
    ping = Frame(Opcode.PING, b"vaka-ping").serialize(mask=True)
    with counting(tmp_path, burst=200.0) as served:
        table = served.open("aloha")
        with raw_socket(table) as line:
            try:
                for _ in range(40):
                    line.sendall(ping * 100)
            except OSError:
                pass  # it has hung up already
            pongs = heard(line).count(b"vaka-ping")
        assert 0 < pongs < 3000, "not all of the 4,000"
        assert spent(served, 200.0) >= 200.0


def test_bytes_are_counted_like_text(tmp_path: Path) -> None:
    with counting(tmp_path) as served, served.open("aloha").sit() as player:
        player.wait("view")
        before = spent(served)
        player.socket.send(b"bytes")
        player.wait("refused")
        assert spent(served) - before == pytest.approx(MESSAGE + FRAMES["BINARY"])


# --- Beside the loop ---


def burn(turns: int) -> int:
    return sum(range(turns))


def test_what_is_done_beside_the_loop_is_paid_for_by_what_it_took() -> None:
    async def scene() -> None:
        limits = Limits(Settings(work_per_second=0.0, work_burst=1.0))
        works = Works(limits)
        try:
            for does, address in ((works.aside, "one"), (works.elsewhere, "two"), (works.counted, "three")):
                PAYER.set(address)
                assert await does(burn, 3_000_000) == burn(3_000_000)
                assert limits.owes(address)
            PAYER.set("one")
            with pytest.raises(Refused, match="too-fast"):
                await works.aside(burn, 1)
            with pytest.raises(Refused, match="too-fast"):
                await works.elsewhere(burn, 1)
            assert await works.counted(burn, 2) == 1, "others may wait for it as well"
            PAYER.set("four")
            assert await works.aside(burn, 2) == 1, "who owes nothing is served"
        finally:
            works.close()

    asyncio.run(scene())


def test_one_address_has_one_thing_done_at_a_time() -> None:
    async def scene() -> None:
        works = Works(Limits(QUICK))
        running, most = 0, 0
        gate = threading.Event()

        def work() -> None:
            nonlocal running, most
            running += 1
            most = max(most, running)
            gate.wait(10)
            running -= 1

        PAYER.set("one")
        tasks = [asyncio.create_task(works.aside(work)) for _ in range(5)]
        await asyncio.sleep(0.05)
        PAYER.set("two")
        assert await works.aside(burn, 2) == 1, "another address has a thread"
        gate.set()
        await asyncio.gather(*tasks)
        assert most == 1
        works.close()

    asyncio.run(scene())


def record_of(game: str, seats: int = 2) -> str:
    """A whole game, played at random."""
    import random

    import vaka

    record, rng = Record(vaka.game(game), seats, {}, ["Ana", "Ben", "Caro"][:seats], "2026-01-01"), random.Random(1)
    state = record.start()
    while state.actor() != -2:
        record.play(state, rng.choices(state.legal(), state.weights() if state.actor() == -1 else None)[0])
    return str(record)


def not_here(*_: object) -> Any:
    raise AssertionError("this belongs into another process")


@pytest.fixture
def everything_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in ((screens, "LONG_GAME"), (new_tables, "LONG_GAME")):
        monkeypatch.setattr(module, name, 20)
    monkeypatch.setattr("vaka.table.live.new_tables.LONG_TEXT", 20)
    monkeypatch.setattr("vaka.table.live.screens.MANY", 20)


@pytest.mark.usefixtures("everything_is_long")
def test_a_long_record_is_read_written_and_resumed_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register_all()
    text = record_of("aloha")
    with serving(tmp_path / "vaka.db") as served:
        monkeypatch.setattr(Record, "parse", not_here)
        monkeypatch.setattr(Room, "fold", not_here)
        lines: list[str] = []
        tell = Game.tell

        def told_here(game: Game, event: Event, *more: Any) -> str:
            lines.append(event.key)
            return tell(game, event, *more)

        monkeypatch.setattr(Game, "tell", told_here)
        answer = served.http.post("/api/v1/records", content=text, headers={"content-type": "text/plain"})
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        view = served.http.get(f"/api/v1/tables/{table}").json()
        assert len(view["log"]) > MANY
        assert len(lines) <= 20, "hardly any of it was put into words here"
        resumed = served.http.post(f"/api/v1/tables/{table}/resume", json={"ply": view["plies"] - 5})
        assert resumed.status_code == 201, resumed.text
        monkeypatch.undo()
        seat, again = resumed.json()["seat"], resumed.json()["table"]
        shown = served.http.get(f"/api/v1/tables/{again}", params={"seat": seat}).json()
        assert shown["ply"] >= view["plies"] - 5
        assert shown["you"]


@pytest.mark.usefixtures("everything_is_long")
def test_what_is_wrong_with_a_long_record_is_said_as_ever(served: Served) -> None:
    text = record_of("aloha").replace("Winners:", "Winner:", 1)
    for lang in ("en", "fr", "de"):
        answer = served.http.post(
            f"/api/v1/records?lang={lang}", content=text + "nonsense\n", headers={"content-type": "text/plain"}
        )
        assert answer.status_code == 422
        assert answer.json()["reason"]


def test_what_takes_some_time_is_done_in_a_thread_of_its_own(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, str] = {}

    def watch(module: Any, name: str) -> None:
        real = getattr(module, name)

        def watched(*given: Any, **named: Any) -> Any:
            seen[name] = threading.current_thread().name
            return real(*given, **named)

        monkeypatch.setattr(module, name, watched)

    watch(answers, "everything")
    watch(answers, "about")
    watch(course, "lessons")
    watch(course, "lesson_view")
    watch(views, "past")
    monkeypatch.setattr("vaka.table.web.pages.lesson_view", course.lesson_view)
    table = served.open("aloha")
    for path in ("places?ply=0", "places", "about?of=x&ply=0", "positions/0"):
        served.http.get(f"/api/v1/tables/{table.table}/{path}")
    served.http.get("/api/v1/games/aloha/lessons")
    key = find_game("aloha").lessons()[0].key
    served.http.get(f"/api/v1/games/aloha/lessons/{key}/view")
    assert served.http.get("/learn/aloha").status_code == 200
    assert set(seen) == {"everything", "about", "lessons", "lesson_view", "past"}
    assert all(name.startswith("vaka-works") for name in seen.values()), seen


def test_a_log_that_is_written_in_parts_changes_nothing_for_who_may_not_notice() -> None:
    """An order of somebody else's that is taken back leaves the lines as they were: also while they are written anew in parts."""
    from tests.table.rooms import Desk

    register_all()
    desk = Desk("aloha")
    while len(desk.room.history) < 30:
        seat = desk.room.waiting()[0]
        desk.say(seat, "act", action=desk.room.view(seat).legal()[0])
    log = Log(desk.room, 0, "en")
    log.catch_up()
    lines, edition = list(log.lines), log.edition
    desk.room.history.version += 1
    while log.backlog():
        draft = log.draft(7)
        log.write(draft, told("aloha", 2, "en", draft.names, draft.known, draft.heard))
        assert log.lines == lines
    log.catch_up()
    assert (log.lines, log.edition) == (lines, edition)


def test_a_draft_that_comes_too_late_is_dropped() -> None:
    from tests.table.rooms import Desk

    register_all()
    desk = Desk("aloha")
    seat = desk.room.waiting()[0]
    desk.say(seat, "act", action=desk.room.view(seat).legal()[0])
    log = Log(desk.room, 0, "en")
    draft = log.draft()
    desk.room.history.version += 1
    log.write(draft, told("aloha", 2, "en", draft.names, draft.known, draft.heard))
    assert log.backlog() == len(desk.room.history)


def test_positions_on_a_long_way_are_kept() -> None:
    """A game that was read from its snapshot knows its start and its end; the way is walked once."""
    import vaka
    from vaka.table.game.history import EVERY, History

    game = vaka.game("vanuatu")
    record = Record.parse(record_of("vanuatu", 3))
    played = History(game, 3, record.options)
    for seat, action in record.moves:
        played.play(int(seat), int(action), 1)
    read = History(game, 3, record.options)
    read.read(played.write())
    ply = len(read) - 1
    assert read.at(ply).dump() == played.at(ply).dump()
    assert set(read._kept) >= set(range(EVERY, ply, EVERY))
    assert read.at(EVERY + 1).dump() == played.at(EVERY + 1).dump()
