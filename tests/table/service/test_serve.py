"""`vaka serve`: where the table is found, by whoever is to find it."""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.table.served import Opened, Player, Served, serving
from tests.table.test_hostile import closed_with
from vaka.cli import main
from vaka.table.gate.hosts import is_own
from vaka.table.service import command


def test_a_server_on_one_address_is_found_there() -> None:
    assert command.reachable_at("127.0.0.1") == ["127.0.0.1"]
    assert command.reachable_at("192.168.1.5") == ["192.168.1.5"]


@pytest.mark.parametrize("everywhere", ["0.0.0.0", "::"])
def test_a_server_on_all_addresses_names_those_that_others_reach(everywhere: str) -> None:
    found = command.reachable_at(everywhere)
    assert everywhere not in found, "nobody can open that"
    assert found[-1] == "127.0.0.1"
    assert not any(ip_address(address).is_loopback for address in found[:-1])
    assert len(found) == len(set(found))


def test_without_a_network_the_machine_itself_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError("network is unreachable")

    monkeypatch.setattr(socket, "getaddrinfo", fail)
    monkeypatch.setattr(socket.socket, "connect", fail)
    assert command.reachable_at("0.0.0.0") == ["127.0.0.1"]


def test_the_command_says_where_and_for_whom(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command, "reachable_at", lambda host: ["192.168.1.5", "127.0.0.1"] if host == "0.0.0.0" else [host])
    assert command.announce("0.0.0.0", 8765) == "http://192.168.1.5:8765/", "what is copied there works for others too"
    assert capsys.readouterr().out == "vaka: the table is open at http://192.168.1.5:8765/ and http://127.0.0.1:8765/\n"
    command.announce("127.0.0.1", 8765)
    assert "on this machine only; with --host 0.0.0.0" in capsys.readouterr().out
    assert command.announce("fe80::1", 80) == "http://[fe80::1]:80/"


def say(table: Opened, host: str) -> httpx.Response:
    """A page at this host says something: it is of the same origin as whatever it asks, as far as a browser can tell."""
    path, headers = f"/api/v1/tables/{table.table}/chat", {**table.headers(0), "host": host, "origin": f"http://{host}"}
    return table.served.http.post(path, params={"seat": 0}, json={"text": "x"}, headers=headers)


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8765", "127.0.0.1:8765", "127.0.0.2", "[::1]:80", "vaka.localhost:1"])
def test_pages_under_the_machines_own_names_may_play(served: Served, host: str) -> None:
    table = served.open("aloha")
    assert say(table, host).status_code == 200
    assert say(table, socket.gethostname()).status_code == 200


REBOUND = [
    "evil.example",
    "evil.example:8765",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "192.168.1.5:8765",
    "[fe80::1]",
    "x",
]


@pytest.mark.parametrize("host", REBOUND)
def test_a_page_whose_name_was_made_that_of_this_machine_may_not(served: Served, host: str) -> None:
    """DNS rebinding: the page's own name suddenly leads here, and so its origin is the host that it asks for."""
    table = served.open("aloha", "ih")
    table.tokens[0] = table.tokens[1]
    answer = say(table, host)
    assert answer.status_code == 421
    assert "does not go by the name" in answer.json()["reason"]
    for path in ("/", f"/t/{table.table}", "/metrics", "/static/app.js"):
        page = served.http.get(path, headers={"host": host, "accept-language": "de"})
        assert page.status_code == 421
        assert page.headers["content-type"].startswith("text/plain")
        assert "ist dieser Tisch nicht bekannt" in page.text
    assert served.http.get("/health", headers={"host": host}).status_code == 200
    url = f"ws://{host.partition(':')[0].strip('[]') if '[' not in host else 'x'}/api/v1/tables/{table.table}/live"
    port = int(served.address.partition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as line, Player(connect(url, sock=line, proxy=None), None) as player:
        assert closed_with(player) == 4403


def test_a_server_answers_to_the_names_that_it_is_given(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", names=("Vaka.lan",)) as served:
        table = served.open("aloha")
        assert say(table, "vaka.lan:8765").status_code == 200
        assert say(table, "vaka.local").status_code == 421


def test_behind_a_proxy_the_names_are_the_proxys_to_know(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db", behind_proxy=True) as served:
        assert say(served.open("aloha"), "vaka.example.org").status_code == 200


@pytest.mark.parametrize("host", ["192.168.1.5:8765", "10.9.8.7", "[fe80::1]:8765"])
def test_at_an_address_that_others_reach_digits_are_good(host: str) -> None:
    """Nobody can point an address in digits elsewhere, and a router or a container may know this machine under another."""
    assert is_own(host, "172.17.0.2", ())
    assert not is_own(host, "127.0.0.1", ())
    assert not is_own("evil.example", "172.17.0.2", ())


@pytest.mark.parametrize("module", ["../evil", "./evil", ".evil", "", "a..b", "evil.py/", "/etc/passwd", "a b"])
def test_a_module_that_is_none_is_refused_in_one_line(module: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "--port", "0", f"--load={module}"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "the name of a module" in said


def test_a_module_that_is_not_there_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("vaka.table.server_log.set_up", lambda _: None)
    assert main(["serve", "--no-browser", "--port", "0", "--load", "no_such_module_here"]) == 1
    assert re.fullmatch(r"vaka: cannot load no_such_module_here: .*\n", capsys.readouterr().err)
