"""Small things that a visitor notices."""

from __future__ import annotations

import pytest

from tests.table.served import Served


def test_a_page_that_is_not_there_is_called_a_page(served: Served) -> None:
    answer = served.http.get("/nothing?lang=en")
    assert answer.status_code == 404
    assert "There is no such page." in answer.text
    assert served.http.get("/api/v1/nothing?lang=en").json()["reason"] == "There is no such page."
    assert "There is no such table." in served.http.get("/t/nothing?lang=en").text


@pytest.mark.parametrize("path", ["/", "/new/aloha", "/rules/aloha", "/learn/aloha", "/api/v1/games", "/static/nothing"])
def test_head_says_what_get_would(served: Served, path: str) -> None:
    got, head = served.http.get(path), served.http.head(path)
    assert head.status_code == got.status_code
    assert head.content == b""
    assert head.headers["content-type"] == got.headers["content-type"]
    assert head.headers["content-length"] == got.headers["content-length"]
