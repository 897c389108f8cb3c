"""Bots that are programs of their own: they read lines of JSON on standard input and answer on standard output.

docs/protocol.md has the grammar. A program gets the view of its seat and the legal actions, never more. It may be restarted at any
time, so it must not rely on what it was told before the last `hello`.
"""

from __future__ import annotations

import atexit
import json
import os
import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from vaka.bots.bot import Bot
from vaka.engine.errors import BadOption, VakaError, quoted

if TYPE_CHECKING:
    import random

    from vaka.engine.game import Game
    from vaka.engine.state import State

PROTOCOL: Final = 1
SECONDS: Final = 1.0
"""What a program is given for a decision, unless its name says otherwise: `program@2:./mybot`."""
GRACE: Final = 10.0
"""So many seconds more before it is ended."""
START: Final = 30.0
"""Seconds for the answer to `hello`: interpreters and networks take a while to start."""
MEMORY: Final = 2 * 1024**3
"""Bytes that it may take, where the system can limit that."""
LONGEST: Final = 65_536
"""Characters in a line of its answer."""


class BotFailed(VakaError):
    """A program that plays has died, was too slow, or talked nonsense; the text says what happened."""


class Gone(Exception):
    """The program has ended, or was ended."""


class Program:
    """A running program: lines go in, lines come out."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.name = ""
        try:
            words = shlex.split(command)
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                errors="replace",
                preexec_fn=_limit_memory if os.name == "posix" else None,
            )
        except (OSError, ValueError, IndexError) as error:
            reason = error.strerror if isinstance(error, OSError) else "that is no command"
            raise BotFailed(f"{quoted(command)} cannot be started: {reason}") from None
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        atexit.register(self.end)

    def _read(self) -> None:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(LONGEST):
            self._lines.put(line)
        self._lines.put(None)
        self._process.stdout.close()

    def say(self, message: dict[str, Any]) -> None:
        """Send a line; raise Gone if nobody reads it."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise Gone from None

    def hear(self, kind: str, patience: float) -> dict[str, Any]:
        """The next message, which is of this kind; raise Gone, or BotFailed for nonsense or too long a silence."""
        try:
            line = self._lines.get(timeout=patience)
        except queue.Empty:
            self.end()
            raise BotFailed(f"{quoted(self.command)} did not answer within {patience:g} seconds") from None
        if line is None:
            raise Gone
        try:
            message = json.loads(line)
        except ValueError:
            message = None
        if isinstance(message, dict) and message.get("type") == "error":
            self.end()
            raise BotFailed(f"{quoted(self.command)} says: {str(message.get('reason'))[:200]}")
        if not isinstance(message, dict) or message.get("type") != kind:
            self.end()
            raise BotFailed(f"{quoted(self.command)} was to say {kind!r} and said {line.strip()[:80]!r}")
        return message

    def end(self) -> None:
        """Stop it."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        self._process.kill()
        self._process.wait()
        atexit.unregister(self.end)


def _limit_memory() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class ProgramBot(Bot):
    """A program of somebody else's, asked over standard input and output."""

    name = "program"

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        if not command.strip() or not 0 < seconds <= 600:
            raise BadOption(
                "a program is named as program:./mybot, or with its seconds for a decision (up to 600) as program@2:./mybot"
            )
        self.command = command
        self.seconds = seconds

    def choose(self, view: State, rng: random.Random) -> int:
        """What the program answers; one that has died is started again once. Raise BotFailed for what is no answer."""
        for _ in range(2):
            program = None
            try:
                program = self._started(view.game)
                program.say(position(view))
                program.say({"type": "go", "seconds": self.seconds, "seed": rng.getrandbits(32)})
                return self._read(view, program.hear("best", self.seconds + GRACE))
            except Gone:
                _forget(self.command)
            except BotFailed:
                _forget(self.command)
                raise
        raise BotFailed(f"{quoted(self.command)} ended instead of answering, twice")

    def _started(self, game: Game) -> Program:
        """The running program of this command, told which game is played."""
        if self.command not in _running:
            _running[self.command] = Program(self.command)
        program = _running[self.command]
        if program.name != game.id:
            program.say({"type": "hello", "protocol": PROTOCOL, "game": game.id, "version": game.version})
            known = program.hear("hello", START).get("protocol")
            if known != PROTOCOL:
                raise BotFailed(f"{quoted(self.command)} speaks protocol {known!r}, not {PROTOCOL}")
            program.name = game.id
        return program

    def _read(self, view: State, message: dict[str, Any]) -> int:
        """The action of an answer, by id or in notation."""
        action = message.get("action")
        if isinstance(message.get("notation"), str):
            try:
                action = view.game.parse(view, message["notation"])
            except VakaError:
                action = None
        if not isinstance(action, int) or isinstance(action, bool) or not view.can(action):
            told = message.get("notation", message.get("action"))
            raise BotFailed(f"{quoted(self.command)} answered {told!r}, which is not legal")
        return action

    def __repr__(self) -> str:
        return f"vaka.bots.bot('program@{self.seconds:g}:{self.command}')"


_running: dict[str, Program] = {}
"""The programs of this process, by their command: one serves every seat, since each decision tells it all it needs."""


def _forget(command: str) -> None:
    if program := _running.pop(command, None):
        program.end()


def position(view: State) -> dict[str, Any]:
    """The message `position`: what a seat knows, and what it may do."""
    legal = [{"id": int(action), "notation": view.game.notation(view, action)} for action in view.legal()]
    return {
        "type": "position",
        "game": view.game.id,
        "seat": int(view.actor()),
        "seats": int(view.seats),
        "options": dict(view.options),
        "view": view.dump(),
        "legal": legal,
    }


def named(name: str) -> ProgramBot | None:
    """The bot that `program:COMMAND` or `program@SECONDS:COMMAND` names; None if it names another."""
    kind, colon, command = name.partition(":")
    word, at, seconds = kind.partition("@")
    if word != ProgramBot.name or not (colon or at):
        return None
    try:
        return ProgramBot(command, float(seconds) if at else SECONDS)
    except ValueError:
        return ProgramBot("")


def program_bot(name: str, command: str) -> type[Bot]:
    """A kind of bot under a name of its own, for `vaka serve --bot NAME=COMMAND`."""

    class Named(ProgramBot):
        """A program on the server's machine."""

        def __init__(self) -> None:
            super().__init__(command)

    Named.name = name
    return Named
