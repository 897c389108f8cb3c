"""`vaka protocol`: one of our bots for another program."""

from __future__ import annotations

import json
import random
import sys

import pytest

import vaka
from tests.cli.conftest import Vaka
from vaka.bots import bot
from vaka.engine.names import CHANCE


def test_our_bot_answers_another_program() -> None:
    """Both sides of the protocol, end to end: a program that is `vaka protocol` plays what the bot itself would."""
    state, luck = vaka.game("aloha").new(2), random.Random(1)
    while state.actor() == CHANCE:
        state.apply(luck.choice(state.legal()))
    view = state.redact(state.actor())
    chosen = bot(f"program:{sys.executable} -m vaka protocol --bot greedy").choose(view, random.Random(3))
    seed = random.Random(3).getrandbits(32)
    assert chosen == bot("greedy").choose(view, random.Random(seed))


def test_lines_that_are_no_messages_are_answered_and_nothing_ends(vaka_command: Vaka) -> None:
    lines = [
        "nonsense",
        json.dumps([1]),
        json.dumps({"type": "dance"}),
        json.dumps({"type": "go"}),
        json.dumps({"type": "hello", "game": "chess"}),
        json.dumps({"type": "hello", "game": "aloha"}),
    ]
    done = vaka_command("protocol", typed="\n".join(lines))
    answers = [json.loads(line) for line in done.out.splitlines()]
    assert [answer["type"] for answer in answers] == ["error"] * 5 + ["hello"]
    assert "go comes after a position" in answers[3]["reason"]
    assert "no game is called 'chess'" in answers[4]["reason"]


def test_an_unknown_bot_is_refused_in_one_line(vaka_command: Vaka) -> None:
    done = vaka_command("protocol", "--bot", "gredy")
    assert done.status == 2
    assert "did you mean greedy?" in done.err


@pytest.mark.parametrize("word", ["patient", "=./x", "greedy=./x", "Big Name=./x", "patient="])
def test_a_program_of_the_operator_has_a_name_and_a_command(word: str, vaka_command: Vaka) -> None:
    done = vaka_command("serve", "--bot", word)
    assert done.status == 2
    assert "as patient=./mybot" in done.err
