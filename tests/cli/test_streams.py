"""What a terminal, a shell or a hostile file does to the command: one line, never a traceback, and nothing that it obeys."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import vaka
from tests.cli.conftest import Vaka

PLAY = ("play", "aloha", "--seed", 3, "--bots", "random")


def in_a_shell(line: str) -> subprocess.CompletedProcess[str]:
    """Run a line of the shell in which `vaka` is this command."""
    command = f"{sys.executable} -m vaka.cli"
    return subprocess.run(["sh", "-c", line.replace("vaka", command, 1)], capture_output=True, text=True, timeout=60)


def test_a_closed_standard_output_is_told_in_one_line() -> None:
    done = in_a_shell("vaka games >&-")
    assert (done.returncode, done.stderr) == (1, "vaka: standard output is closed: there is nowhere to write to\n")


def test_a_closed_standard_input_is_an_input_that_ended() -> None:
    done = in_a_shell("vaka play aloha --bots random <&-")
    assert (done.returncode, done.stderr) == (1, "vaka: the input ended in mid-game; the game was not saved\n")


@pytest.mark.parametrize("command", ["check", "replay", "board"])
def test_a_file_without_an_end_is_not_read_to_it(command: str, vaka_command: Vaka) -> None:
    done = vaka_command(command, "/dev/zero")
    assert (done.status, done.err) == (1, "vaka: /dev/zero: larger than 8 MB; no record is that large\n")


@pytest.mark.parametrize("words", [("check",), ("replay",), ("board",), ("play", "--load")])
def test_a_broken_record_is_named_once(words: tuple[str, ...], vaka_command: Vaka, tmp_path: Path) -> None:
    file = tmp_path / "broken.vaka"
    file.write_text("x", encoding="utf-8")
    done = vaka_command(*words, file)
    assert (done.status, done.err) == (1, f"vaka: {file}: line 1: a record begins with 'Vaka record 1'\n")


def test_names_of_a_record_command_no_terminal(vaka_command: Vaka, tmp_path: Path) -> None:
    """A name with an escape sequence would clear the screen, or worse."""
    record = vaka.Record(vaka.game("aloha"), 2, names=["Ana\x1b[2J", "Ben\x07\u202e"])
    record.play(record.start(), 0)
    record.write(tmp_path / "names.vaka")
    out = vaka_command("replay", tmp_path / "names.vaka").out
    assert "Ana\ufffd[2J" in out
    assert not {"\x1b", "\x07", "\u202e"} & set(out)


def test_a_picture_for_a_missing_folder_names_the_folder(vaka_command: Vaka, tmp_path: Path) -> None:
    record = vaka.Record(vaka.game("aloha"), 2)
    record.play(record.start(), 0)
    record.write(tmp_path / "game.vaka")
    done = vaka_command("board", tmp_path / "game.vaka", "-o", tmp_path / "no" / "board.svg")
    assert (done.status, done.err) == (1, f"vaka: {tmp_path / 'no'}: there is no such folder\n")


def test_a_game_is_called_as_on_its_box(vaka_command: Vaka) -> None:
    assert vaka_command("games", "Aloha").out.startswith("Aloha (")


def test_suggestions_are_not_far_fetched(vaka_command: Vaka) -> None:
    assert "did you mean" not in vaka_command("games", "chess").err
    assert "did you mean vanuatu" in vaka_command("games", "vanatu").err


@pytest.mark.parametrize("value", ["-1", "x", "9" * 25, "1.5", ""])
@pytest.mark.parametrize(
    ("words", "name"),
    [(("simulate", "aloha", "--seed"), "a seed"), (("play", "aloha", "--seed"), "a seed"), (("serve", "--port"), "a port")],
)
def test_seeds_and_ports_are_refused_alike(words: tuple[str, ...], name: str, value: str, vaka_command: Vaka) -> None:
    done = vaka_command(*words[:-1], f"{words[-1]}={value}")
    assert done.status == 2
    assert f"{name} is a number from 0 to" in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("terminal", ["dumb", "xterm"])
def test_a_dumb_terminal_gets_no_bold(terminal: str, vaka_command: Vaka, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", terminal)
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert ("\x1b[" in vaka_command("games", terminal=True).out) == (terminal == "xterm")


def test_tables_fit_eighty_columns(vaka_command: Vaka) -> None:
    for lang in ("en", "fr", "de"):
        table = vaka_command("games", "--lang", lang).out.partition("\n\n")[0]
        assert max(map(len, table.splitlines())) <= 80, table
    table = vaka_command("bench", "vanuatu", "--repeats", 1, "--seconds", 0.01).out
    assert max(map(len, table.splitlines())) <= 80, table


def test_saving_says_that_the_file_holds_all_secrets(vaka_command: Vaka, tmp_path: Path) -> None:
    typed = f"save {tmp_path / 'game.vaka'}\nquit\n"
    assert "show it to nobody" in vaka_command("play", "moorea", "--bots", "random", typed=typed).out
    assert "show it to nobody" not in vaka_command(*PLAY, typed=typed).out, "Aloha hides nothing from anybody"


def test_the_parsers_own_reason_reaches_the_player(vaka_command: Vaka) -> None:
    """« I do not understand » is no reason: the squares of Aloha are a1 to f6."""
    out = vaka_command(*PLAY, typed="launch z9\nquit\n").out
    assert "squares are a1 to f6" in out


def test_rules_are_read_in_a_pager_on_a_terminal(vaka_command: Vaka, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pager = tmp_path / "pager"
    pager.write_text(f"#!/bin/sh\ncat > {tmp_path / 'read'}\n", encoding="utf-8")
    pager.chmod(0o755)
    monkeypatch.setenv("PAGER", os.fspath(pager))
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert vaka_command("rules", "aloha", terminal=True).out == ""
    assert "Aloha" in (tmp_path / "read").read_text(encoding="utf-8")
