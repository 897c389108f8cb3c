"""Bots do not starve: whose thought comes next, which process ends, and what a client may ask of a bot."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.table.served import Served, serving
from vaka.table.workers import turns as turns_module
from vaka.table.workers.bots import choose
from vaka.table.workers.hints import WAITING
from vaka.table.workers.processes import Died, Process, Processes, TooSlow
from vaka.table.workers.turns import LONG, Turns, Who


class Hall:
    """Turns under a clock of the test's own, and who was called in which order."""

    def __init__(self, places: int = 1) -> None:
        self.now = 0.0
        self.turns = Turns(places, lambda: self.now)
        self.called: list[Who] = []
        self.ends: dict[Who, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, address: str, table: str, is_hint: bool = False) -> Who:
        who = Who(address, table, is_hint)
        self.ends[who] = asyncio.Event()
        self.tasks.append(asyncio.create_task(self._wait(who)))
        await settle()
        return who

    async def _wait(self, who: Who) -> None:
        async with self.turns.turn(who):
            self.called.append(who)
            await self.ends[who].wait()

    async def end(self, who: Who, seconds: float = 1.0) -> None:
        self.now += seconds
        self.ends[who].set()
        await settle()

    async def play(self, seconds: float = 1.0) -> list[str]:
        """Everybody to their end, each after so many seconds; the tables in the order in which they were called."""
        done = 0
        while done < len(self.called):
            await self.end(self.called[done], seconds)
            done += 1
        await asyncio.gather(*self.tasks)
        return [who.table for who in self.called]


async def settle() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


def run(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scene())  # type: ignore[arg-type]


def test_an_address_with_many_tables_waits_for_the_one_with_few() -> None:
    async def scene() -> None:
        hall = Hall()
        for number in range(20):
            await hall.come("attacker", f"expert {number}")
        await hall.come("honest", "ours")
        assert (await hall.play()).index("ours") == 1, "after the one that was thinking already"

    run(scene)


def test_the_tables_of_an_address_take_turns() -> None:
    async def scene() -> None:
        hall = Hall()
        first = await hall.come("a", "slow")
        await hall.end(first, 10.0)
        await hall.come("a", "busy")
        await hall.come("a", "slow", is_hint=False)
        await hall.come("a", "fresh")
        assert (await hall.play())[1:] == ["busy", "fresh", "slow"]

    run(scene)


def test_hints_wait_until_no_move_does() -> None:
    async def scene() -> None:
        hall = Hall()
        await hall.come("a", "thinking")
        await hall.come("b", "hint", is_hint=True)
        for number in range(3):
            await hall.come("c", f"move {number}")
        assert await hall.play(0.1) == ["thinking", "move 0", "move 1", "move 2", "hint"]

    run(scene)


def test_a_hint_does_not_wait_for_ever() -> None:
    async def scene() -> None:
        hall = Hall()
        await hall.come("a", "thinking")
        await hall.come("b", "hint", is_hint=True)
        for number in range(20):
            await hall.come("a", f"move {number}")
        called = await hall.play(1.0)
        assert called.index("hint") <= LONG + 1

    run(scene)


def test_no_address_takes_all_places() -> None:
    async def scene() -> None:
        hall = Hall(places=3)
        for number in range(5):
            await hall.come("attacker", str(number))
        assert len(hall.called) == 2
        await hall.come("honest", "ours")
        assert hall.called[-1].table == "ours", "there was a place for it"
        await hall.play()

    run(scene)


def test_who_leaves_the_queue_gives_the_place_on() -> None:
    async def scene() -> None:
        hall = Hall()
        first = await hall.come("a", "first")
        await hall.come("b", "gone")
        await hall.come("c", "last")
        hall.tasks[1].cancel()
        await settle()
        await hall.end(first)
        assert [who.table for who in hall.called] == ["first", "last"]
        hall.tasks.pop(1)
        await hall.play()

    run(scene)


def test_what_was_had_is_forgotten_in_time_and_in_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "MANY", 10)

    async def scene() -> None:
        hall = Hall()
        for number in range(40):
            await hall.end(await hall.come(f"address {number}", "table"))
        assert len(hall.turns._had) <= 10
        assert hall.turns._has_had(("address 39",), hall.now) == 1.0
        assert hall.turns._has_had(("address 39",), hall.now + 10 * turns_module.HALF) < 0.01

    run(scene)


def wait_for(path: str) -> int:
    while not Path(path).exists():
        time.sleep(0.01)
    return os.getpid()


def test_a_thought_that_takes_too_long_ends_no_other(tmp_path: Path) -> None:
    async def scene() -> None:
        processes = Processes(2)
        slow, other = processes.take(), processes.take()
        try:
            waiting = asyncio.create_task(other.ask(60.0, wait_for, str(tmp_path / "go")))
            with pytest.raises(TooSlow):
                await slow.ask(0.05, time.sleep, 60.0)
            assert not slow.is_started
            (tmp_path / "go").touch()
            pid, _ = await waiting
            assert (await other.ask(60.0, os.getpid))[0] == pid, "the same process as before"
            with pytest.raises(Died):
                await slow.ask(60.0, os._exit, 3)
            assert (await slow.ask(60.0, os.getpid))[0] != pid, "another process in its place"
        finally:
            processes.close()

    run(scene)


def test_a_thought_that_nobody_waits_for_ends() -> None:
    async def scene() -> None:
        process = Process()
        await process.ask(60.0, os.getpid)
        asking = asyncio.create_task(process.ask(60.0, time.sleep, 60.0))
        await asyncio.sleep(0.05)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert not process.is_started, "the next to ask does not stand behind it"
        process.close()

    run(scene)


NAMED = {"en": "without numbers", "fr": "sans nombres", "de": "ohne Zahlen"}


@pytest.mark.parametrize("lang", NAMED)
@pytest.mark.parametrize("where", ["seat", "stand-in", "hand over"])
def test_a_client_names_a_bot_without_numbers(served: Served, where: str, lang: str) -> None:
    name = "search:seconds=600"
    human = {"kind": "human", "owner": "key"}
    wish: dict[str, Any] = {"game": "aloha", "seats": [human, human]}
    if where == "hand over":
        table = served.open("aloha")
        path, body = f"/api/v1/tables/{table.table}/bot", {"seat": 0, "bot": name}
        answer = served.http.post(path, params={"seat": 0, "lang": lang}, json=body, headers=table.headers(0))
    else:
        wish |= {"seats": [human, {"kind": "bot", "bot": name}]} if where == "seat" else {"away": {"then": "bot", "bot": name}}
        answer = served.http.post("/api/v1/tables", params={"lang": lang}, json=wish)
    assert answer.status_code == 422
    assert NAMED[lang] in answer.json()["reason"]
    assert "search" in answer.json()["reason"]


def test_numbers_of_old_tables_are_left_out() -> None:
    import vaka

    state = vaka.game("aloha").new(2)
    state.apply(0)
    view = state.redact(0).dump()
    assert choose("aloha", view, "random:seconds=600", 1) == choose("aloha", view, "random", 1)


ALONE = {"en": "while somebody watches", "fr": "si quelqu’un regarde", "de": "solange jemand zusieht"}


def test_bots_alone_pause_when_nobody_watches_and_say_so(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", watch_time=0.0, bot_pause=0.01) as served:
        table = served.open("aloha", "rr")
        live = served.server.rooms.loaded(table.table)
        assert live is not None
        for lang, said in ALONE.items():
            assert said in table.view(lang=lang)["ask"]
        assert live.room.entry == 1
        assert live.is_paused()
        with table.sit() as watching:
            watching.wait("view")
            while watching.view["ply"] < 6:
                watching.wait("view")
        end = time.monotonic() + 10
        while live._driver is not None and time.monotonic() < end:
            time.sleep(0.01)
        assert live._driver is None
        assert live.room.over is None, "it stands where it was left"


def test_bots_go_on_for_a_person_who_is_away(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", watch_time=0.0) as served:
        table = served.open("aloha", "hr")
        assert "watches" not in table.view()["ask"]
        end = time.monotonic() + 10
        while table.view()["waiting"] != [0] and time.monotonic() < end:
            time.sleep(0.01)
        assert table.view()["waiting"] == [0]


def test_a_look_over_http_is_enough(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db") as served:
        table = served.open("aloha", "rr")
        live = served.server.rooms.loaded(table.table)
        assert live is not None
        live.looked -= 1000.0
        end = time.monotonic() + 20
        while not table.view()["over"] and time.monotonic() < end:
            time.sleep(0.05)
        assert live.room.over is not None


def test_a_bot_thinks_for_the_owner_who_was_here_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who only looks, and has many tables of their own, does not make its bots wait."""
    with serving(tmp_path / "vaka.db") as served:
        asked: list[Who] = []
        real = served.server.thinking.choose

        async def noted(game: str, view: dict[str, Any], name: str, seed: int, who: Who) -> int:
            asked.append(who)
            return await real(game, view, name, seed, who)

        monkeypatch.setattr(served.server.thinking, "choose", noted)
        table = served.open("aloha", "hr")
        live = served.server.rooms.loaded(table.table)
        assert live is not None
        live.address = "opened by somebody"
        table.view()
        assert live.address == "opened by somebody"
        view = table.view(0)
        end = time.monotonic() + 10
        while not view["you"] and time.monotonic() < end:
            view = table.view(0)
        assert table.post(0, "act", entry=view["entry"], notation="pass").status_code == 200
        while (1 in table.view(0)["waiting"] or not asked) and time.monotonic() < end:
            time.sleep(0.01)
        assert asked[-1] == Who("127.0.0.1", table.table)


def test_an_address_has_few_hints_waiting(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = served.open("aloha", "hh")
    seat = table.view()["waiting"][0]
    monkeypatch.setattr(served.server.thinking.turns, "waiting", lambda address, hints: WAITING)
    assert table.get("/hint", seat).status_code == 429
    monkeypatch.undo()
    assert table.get("/hint", seat).status_code == 200


def test_what_a_bot_thought_for_somebody_who_is_back_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for an owner who stays out of battles: the bot's own action is none that declines one."""
    with serving(tmp_path / "vaka.db") as served:
        began, go_on = threading.Event(), threading.Event()

        async def slow(game: str, view: dict[str, Any], name: str, seed: int, who: Who) -> int:
            began.set()
            await asyncio.to_thread(go_on.wait, 20)
            return 1

        monkeypatch.setattr(served.server.thinking, "choose", slow)
        table = served.open("truce", "hh")
        live = served.server.rooms.loaded(table.table)
        assert live is not None
        live.room.declined = {0: "a battle of before"}
        assert table.post(0, "bot", seat=0, bot="random").status_code == 200
        assert began.wait(20)
        assert table.post(0, "bot", seat=0, bot=None).status_code == 200
        go_on.set()
        end = time.monotonic() + 20
        while live._driver is not None and time.monotonic() < end:
            time.sleep(0.01)
        assert live._driver is None
        assert len(live.room.history) == 0
        assert 0 in table.view(0)["waiting"]
