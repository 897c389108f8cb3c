"""Running `vaka` in this process, with what it prints."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from vaka.cli import main


class Done(NamedTuple):
    """What a command left."""

    status: int
    out: str
    err: str


class Keyboard(io.StringIO):
    """What is typed at a terminal."""

    def isatty(self) -> bool:
        return True


Vaka = Callable[..., Done]


@pytest.fixture
def vaka_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Vaka:
    """`vaka_command("play", "aloha", typed="pass\\nquit\\n")`."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*words: object, typed: str = "", terminal: bool = False) -> Done:
        monkeypatch.setattr(sys, "stdin", Keyboard(typed) if terminal else io.StringIO(typed))
        monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
        status = main([str(word) for word in words])
        out, err = capsys.readouterr()
        return Done(status, out, err)

    return run
