"""`vaka serve`: where the table is found, by whoever is to find it."""

from __future__ import annotations

import socket
from ipaddress import ip_address

import pytest

from tests.table.served import Served
from vaka.table import serve


def test_a_server_on_one_address_is_found_there() -> None:
    assert serve.reachable_at("127.0.0.1") == ["127.0.0.1"]
    assert serve.reachable_at("192.168.1.5") == ["192.168.1.5"]


@pytest.mark.parametrize("everywhere", ["0.0.0.0", "::"])
def test_a_server_on_all_addresses_names_those_that_others_reach(everywhere: str) -> None:
    found = serve.reachable_at(everywhere)
    assert everywhere not in found, "nobody can open that"
    assert found[-1] == "127.0.0.1"
    assert not any(ip_address(address).is_loopback for address in found[:-1])
    assert len(found) == len(set(found))


def test_without_a_network_the_machine_itself_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError("network is unreachable")

    monkeypatch.setattr(socket, "getaddrinfo", fail)
    monkeypatch.setattr(socket.socket, "connect", fail)
    assert serve.reachable_at("0.0.0.0") == ["127.0.0.1"]


def test_the_command_says_where_and_for_whom(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(serve, "reachable_at", lambda host: ["192.168.1.5", "127.0.0.1"] if host == "0.0.0.0" else [host])
    assert serve.announce("0.0.0.0", 8765) == "http://192.168.1.5:8765/", "what is copied there works for others too"
    assert capsys.readouterr().out == "vaka: the table is open at http://192.168.1.5:8765/ and http://127.0.0.1:8765/\n"
    serve.announce("127.0.0.1", 8765)
    assert "on this machine only; with --host 0.0.0.0" in capsys.readouterr().out
    assert serve.announce("fe80::1", 80) == "http://[fe80::1]:80/"


def test_pages_of_every_address_of_the_machine_may_play(served: Served) -> None:
    """A page plays if its origin is the host that it asked for, whichever name that host has."""
    table = served.open("aloha")
    for host in ("192.168.1.5:8765", "vaka.local:8765", "[fe80::1]:8765", "vaka.example.org"):
        headers = {**table.headers(0), "host": host, "origin": f"http://{host}"}
        answer = served.http.post(f"/api/v1/tables/{table.table}/chat", params={"seat": 0}, json={"text": "x"}, headers=headers)
        assert answer.status_code == 200, host
