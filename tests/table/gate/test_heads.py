"""The head of a request: how long it may be, which cookies are read from it, and what needs neither."""

from __future__ import annotations

import http.cookies
import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import starlette.requests
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.table.served import Player, Served, serving
from vaka.table.gate.connections import is_too_long
from vaka.table.gate.cookies import Cookies, own_line
from vaka.table.service import pythons
from vaka.table.settings import Settings

LIMIT = Settings().head_bytes
QUADRATIC = '"' + "\\0" * 8000 + '"'
"""What takes the standard library of older Pythons the square of its length."""


def answer_to(served: Served, said: bytes) -> bytes:
    """What the server says to these bytes until it hangs up."""
    host, _, port = served.address.partition(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(said)
        answer = b""
        while part := line.recv(65536):
            answer += part
    return answer


def head(served: Served, length: int, path: str = "/health") -> bytes:
    """The head of a request that is so long, its end included."""
    begin = f"GET {path} HTTP/1.1\r\nhost: {served.address}\r\nconnection: close\r\ncookie: a=".encode()
    end = b"\r\n\r\n"
    return begin + b"x" * (length - len(begin) - len(end)) + end


def test_a_head_may_be_as_long_as_the_limit_and_not_longer(served: Served) -> None:
    assert LIMIT == 32 * 1024
    assert answer_to(served, head(served, LIMIT)).startswith(b"HTTP/1.1 200 ")
    assert answer_to(served, head(served, LIMIT, "/")).startswith(b"HTTP/1.1 200 ")
    for length in (LIMIT + 1, LIMIT + 10, 2 * LIMIT, 200_000, 1_000_000):
        assert answer_to(served, head(served, length)).startswith(b"HTTP/1.1 431 "), length


def test_a_head_without_an_end_is_refused_as_soon_as_it_is_too_long(served: Served) -> None:
    said = head(served, 2 * LIMIT)[: LIMIT + 1]
    answer = answer_to(served, said).decode()
    assert answer.startswith("HTTP/1.1 431 ")
    for language in ("Delete the cookies", "Supprimez les cookies", "Lösch die Cookies"):
        assert language in answer


def test_the_second_head_of_a_connection_is_measured_as_well(served: Served) -> None:
    first = f"GET /health HTTP/1.1\r\nhost: {served.address}\r\n\r\n".encode()
    answer = answer_to(served, first + head(served, LIMIT + 1))
    assert re.findall(rb"HTTP/1.1 (\d+) ", answer) == [b"200", b"431"]


def test_a_body_is_not_measured_with_the_head(served: Served) -> None:
    body = b"# no record\n" + b"x" * (2 * LIMIT)
    begin = f"POST /api/v1/records HTTP/1.1\r\nhost: {served.address}\r\nconnection: close\r\ncontent-type: text/plain\r\n"
    answer = answer_to(served, begin.encode() + f"content-length: {len(body)}\r\n\r\n".encode() + body)
    assert not answer.startswith(b"HTTP/1.1 431 ")


def test_a_head_of_very_many_lines_is_refused(served: Served) -> None:
    begin = f"GET /health HTTP/1.1\r\nhost: {served.address}\r\nconnection: close\r\n".encode()
    assert answer_to(served, begin + b"a: b\r\n" * 100 + b"\r\n").startswith(b"HTTP/1.1 200 ")
    assert answer_to(served, begin + b"a: b\r\n" * 200 + b"\r\n").startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("end", [b"\r\n\r\n", b"\n\n", b"\n\r\n"])
def test_where_a_head_ends(end: bytes) -> None:
    few = Settings(head_bytes=100)
    assert not is_too_long(b"x" * (100 - len(end)) + end + b"y" * 1000, few)
    assert is_too_long(b"x" * (101 - len(end)) + end, few)


def test_the_head_of_a_websocket_has_the_same_limit(served: Served) -> None:
    table = served.open("aloha")
    url = f"ws://{served.address}/api/v1/tables/{table.table}/live?lang=de"
    with Player(connect(url, additional_headers={"cookie": "a=" + "x" * 30_000}, proxy=None), None) as player:
        assert player.wait("view")["viewer"] == "spectator"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, additional_headers={"cookie": "a=" + "x" * LIMIT}, proxy=None)
    assert refused.value.response.status_code == 431


def test_only_our_own_cookies_are_taken() -> None:
    secret, seat = "S" * 32, f"vaka-{'b' * 16}-0"
    line = f'a=1; vaka_visitor={secret};vaka_lang="de"; {seat}=t; =; ;; vaka_theme=dark ;vaka_other=1; xvaka_lang=fr; vaka_shape'
    assert Cookies([line.encode()]).ours == {"vaka_visitor": secret, seat: "t", "vaka_theme": "dark"}
    assert Cookies([b"vaka_lang=de", b"vaka_lang=fr"]).ours == {"vaka_lang": "fr"}
    assert own_line(line.encode()) == f"vaka_visitor={secret}; {seat}=t; vaka_theme=dark".encode()
    assert Cookies([b"\xff=\xff; vaka_lang=\xff"]).ours == {}


def test_nobody_reads_cookies_as_the_standard_library_does(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages, the API, sockets, refusals: whatever is asked for."""

    def fail(*_: object) -> dict[str, str]:
        raise AssertionError("cookies were read")

    monkeypatch.setattr(starlette.requests, "cookie_parser", fail)
    monkeypatch.setattr(http.cookies, "_unquote", fail)
    table = served.open("aloha", "ih")
    planted = {"cookie": f"b={QUADRATIC}; vaka_lang=de; vaka_theme={QUADRATIC}"}
    for path in ("/", "/health", "/ready", "/metrics", "/rules/aloha", "/nothing", f"/t/{table.table}", "/api/v1/games", "/whose"):
        answer = served.http.get(path, headers=planted)
        assert answer.status_code in (200, 303, 404), path
    assert "Brettspiele" in served.http.get("/", headers=planted).text
    sitting = served.http.post(table.links[0], headers=planted)
    assert sitting.status_code == 303
    assert served.http.get("/", headers={"cookie": f"vaka_visitor={served.http.cookies['vaka_visitor']}"}).status_code == 200
    url = f"ws://{served.address}/api/v1/tables/{table.table}/live"
    with Player(connect(url, additional_headers=planted, proxy=None), None) as player:
        assert player.wait("view")


def test_health_and_readiness_touch_neither_cookies_nor_pages(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise AssertionError("this has no part in it")

    monkeypatch.setattr("vaka.table.gate.cookies.OURS", None)
    monkeypatch.setattr("vaka.table.web.pages.Pages.write", fail)
    for path in ("/health", "/ready"):
        assert served.http.get(path, headers={"cookie": "vaka_lang=de"}).status_code == 200
        assert served.http.head(path).status_code == 200


@pytest.mark.parametrize("path", ["/healthy", "/health/", "/health/x", "/readyx", "/ready/", "//health"])
def test_what_only_begins_like_them_is_another_page_and_has_its_price(tmp_path: Path, served: Served, path: str) -> None:
    assert httpx.get(f"http://{served.address}{path}").status_code == 404
    with serving(tmp_path / "vaka.db", work_per_second=0.001, work_burst=2.0) as poor:
        assert httpx.get(f"http://{poor.address}{path}").status_code == 429
        assert httpx.get(f"http://{poor.address}/health").status_code == 200


@pytest.mark.parametrize(("version", "mended"), [((3, 11, 9), "3.11.10"), ((3, 12, 8), "3.12.9"), ((3, 13, 1), "3.13.2")])
def test_a_python_with_known_holes_is_told_of(version: tuple[int, int, int], mended: str) -> None:
    said = pythons.warning(version)
    assert said is not None
    assert ".".join(map(str, version)) in said
    assert mended in said
    assert "CVE-" in said


@pytest.mark.parametrize("version", [(3, 11, 10), (3, 11, 14), (3, 12, 9), (3, 13, 2), (3, 14, 0), (3, 15, 0)])
def test_a_python_without_them_is_not(version: tuple[int, int, int]) -> None:
    assert pythons.warning(version) is None


def test_setting_up_and_serving_tell_of_it() -> None:
    """`make setup` runs on a bare Python, so it reads the one list as a file."""
    code = "import prepare, sys; sys.version_info = (3, 11, 7); print(prepare.holes())"
    tools = Path(__file__).parents[3] / "tools"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tools, check=True)
    assert done.stdout.strip() == pythons.warning((3, 11, 7))


@pytest.mark.parametrize("path", ["/api/v1/tables", "/api/v1/records"])
@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_may_be_as_long_as_the_limit_and_not_longer(served: Served, path: str, chunked: bool) -> None:
    settings = served.server.settings
    limit = settings.record_bytes if path.endswith("records") else settings.message_bytes
    for length, is_refused in ((limit, False), (limit + 1, True)):
        body = b" " * length
        content = iter([body[: length // 2], body[length // 2 :]]) if chunked else body
        kind = {"content-type": "text/plain" if path.endswith("records") else "application/json"}
        answer = served.http.post(path, content=content, headers=kind)
        assert (answer.status_code == 413) == is_refused, answer.text
