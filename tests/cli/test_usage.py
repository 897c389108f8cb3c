"""Help that teaches, and errors in one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from tests.cli.conftest import Vaka
from vaka.cli import COMMANDS


def fresh(*words: str, stdout: IO[str] | int = subprocess.PIPE, **settings: str) -> subprocess.CompletedProcess[str]:
    """`python -m vaka` in a process of its own, on the very vaka under test."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "LC_ALL": "C.UTF-8"} | settings
    command = [sys.executable, "-m", "vaka", *words]
    return subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, text=True, env=environment)


def test_help_teaches_by_examples(vaka_command: Vaka) -> None:
    done = vaka_command("--help")
    assert done.status == 0
    for name in COMMANDS:
        assert f"vaka {name} " in done.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, vaka_command: Vaka) -> None:
    done = vaka_command(name, "--help")
    assert done.status == 0
    assert "examples:" in done.out
    assert f"usage: vaka {name}" in done.out


def test_without_a_command_it_introduces_itself(vaka_command: Vaka) -> None:
    assert "vaka play aloha" in vaka_command().out


@pytest.mark.parametrize(
    ("words", "status", "reason"),
    [
        (["simulate", "alloha"], 2, "no game is called 'alloha'; did you mean aloha?"),
        (["simulate", "aloha", "--option", "mode=hard"], 2, "option mode of Aloha is one of family, expert, not 'hard'"),
        (["simulate", "aloha", "--option", "mode"], 2, "an option is written name=value, not 'mode'"),
        (["simulate", "aloha", "--option", "mode=expert", "--option", "mode=family"], 2, "option mode is given twice"),
        (["simulate", "aloha", "--option", "moode=expert"], 2, "did you mean mode?"),
        (["simulate", "aloha", "--seats", "9"], 2, "Aloha is for 2 to 4 players, not 9"),
        (["simulate", "aloha", "--seats", "two"], 2, "invalid int value"),
        (["simulate", "aloha", "--games", "0"], 2, "at least 1 game"),
        (["simulate", "aloha", "--seed", "-3"], 2, "a seed is a number"),
        (["simulate", "aloha", "--bots", "gredy"], 2, "did you mean greedy?"),
        (["simulate", "aloha", "--bots", "random,random,random"], 2, "--bots names 3 bots for 2 seats"),
        (["simulate"], 2, "required: game"),
        (["dance"], 2, "invalid choice: 'dance'"),
        (["bench", "--repeats", "0"], 2, "--repeats is at least 1"),
        (["serve", "--workers", "-3"], 2, "a number from 0 on, not '-3'"),
        (["bench", "alloha"], 2, "did you mean aloha?"),
        (["rules", "aloha", "--lang", "es"], 2, "invalid choice: 'es'"),
        (["play", "aloha", "--seat", "purple"], 2, "the seats are red, black (or 1 to 2), not 'purple'"),
        (["play"], 2, "say which game, or --load FILE (vaka games lists them)"),
        (["play", "alloha", "--load", "/no/such.vaka"], 2, "did you mean aloha?"),
        (["play", "aloha", "--humans", "3"], 2, "--humans is 0 to 2"),
        (["play", "aloha", "--bots", "random,random"], 2, "--bots names 2 bots for 1 seats"),
        (["play", "aloha", "--load", "/no/such.vaka"], 1, "/no/such.vaka: No such file or directory"),
        (["replay", "/no/such.vaka"], 1, "/no/such.vaka: No such file or directory"),
        (["check", "/no/such.vaka"], 1, "/no/such.vaka: No such file or directory"),
        (["board", "/no/such.vaka"], 1, "/no/such.vaka: No such file or directory"),
        (["board", "x.vaka", "-o", "x.gif"], 2, "a picture is written to .svg or .png"),
    ],
)
def test_an_error_is_one_line_and_a_status(words: list[str], status: int, reason: str, vaka_command: Vaka) -> None:
    done = vaka_command(*words)
    assert done.status == status
    assert reason in done.err
    assert done.err.startswith("vaka: ")
    assert done.err.count("\n") == 1


def test_it_runs_as_a_module() -> None:
    done = fresh("games")
    assert done.returncode == 0
    assert "aloha" in done.stdout


def test_a_closed_pipe_is_no_accident() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as nowhere:
        done = fresh("games", stdout=nowhere)
    assert done.returncode == 1
    assert done.stderr == ""


def test_an_interrupt_is_said_in_one_line(vaka_command: Vaka, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("vaka.arena.simulate", interrupt)
    done = vaka_command("simulate", "aloha")
    assert (done.status, done.err) == (1, "vaka: interrupted\n")


def test_letters_that_the_terminal_lacks_are_replaced() -> None:
    done = fresh("rules", "aloha", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.startswith("# Aloha")


def test_a_refusal_is_in_the_readers_language(vaka_command: Vaka, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "broken.vaka").write_text("Vaka record 1\nGame: aloha\n", encoding="utf-8")
    assert vaka_command("play", "alloha", "--lang", "de").err == "vaka: kein Spiel heißt „alloha“; war aloha gemeint?\n"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert vaka_command("play", "aloha", "--seats", 9).err == "vaka: Aloha se joue de 2 à 4 joueurs, pas à 9\n"
    file = tmp_path / "broken.vaka"
    assert vaka_command("replay", file).err == f"vaka: {file}: il manque Rules dans l’en-tête\n"
    assert vaka_command("check", tmp_path / "broken.vaka").err.endswith(": il manque Rules dans l’en-tête\n")
    assert json.loads(vaka_command("check", "--json", tmp_path / "broken.vaka").out)[0]["reason"] == "the header has no Rules"
