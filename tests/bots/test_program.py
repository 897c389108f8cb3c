"""Bots that are programs: they get a view and the legal actions, and what they answer is checked."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import vaka
from tests.conftest import ROOT
from vaka.arena import play_match
from vaka.bots import BotFailed, UnknownBot, bot, bots
from vaka.bots import program as programs
from vaka.bots.program import ProgramBot
from vaka.engine.errors import BadOption
from vaka.engine.names import CHANCE

PYTHON = f"program:{sys.executable} {ROOT / 'examples' / 'program_bot.py'}"


@pytest.fixture(autouse=True)
def _no_program_stays() -> Iterator[None]:
    """Every test starts its programs, and ends them."""
    yield
    for command in list(programs._running):
        programs._forget(command)


def asked(name: str = "aloha") -> vaka.State:
    """The view of whoever is asked first."""
    state, luck = vaka.game(name).new(2), random.Random(1)
    while state.actor() == CHANCE:
        state.apply(luck.choice(state.legal()))
    return state.redact(state.actor())


def saying(folder: Path, *lines: str) -> ProgramBot:
    """A program in Python whose lines are run for every message, as `message`."""
    file = folder / "bot.py"
    body = "\n".join(f"    {line}" for line in lines)
    file.write_text(
        "import json, os, sys\ndef say(**answer): print(json.dumps(answer), flush=True)\n"
        f"for line in sys.stdin:\n    message = json.loads(line)\n    kind = message['type']\n{body}\n"
    )
    return ProgramBot(f"{sys.executable} {file}")


HELLO = "if kind == 'hello': say(type='hello', protocol=1)"


@pytest.mark.parametrize("game", vaka.games())
def test_a_program_plays_every_game(game: str) -> None:
    view = asked(game)
    assert view.can(bot(PYTHON).choose(view, random.Random(1)))


def test_a_match_with_a_program_is_the_same_from_the_same_seed() -> None:
    one, two = (play_match("aloha", [PYTHON, "greedy"], games=2, seed=4) for _ in range(2))
    assert [game[:-1] for game in one.played] == [game[:-1] for game in two.played]


def test_the_example_for_the_shell_takes_the_last_legal_action() -> None:
    view = asked()
    assert bot(f"program:sh {ROOT / 'examples' / 'program_bot.sh'}").choose(view, random.Random(1)) == view.legal()[-1]


def test_a_program_is_told_its_view_and_the_legal_actions_and_no_more(tmp_path: Path) -> None:
    """What arrives is the dump of the view: what is hidden from the seat is not in it."""
    heard = tmp_path / "heard"
    player = saying(
        tmp_path,
        f"open({str(heard)!r}, 'a').write(line)",
        HELLO,
        "if kind == 'position': last = message['legal'][-1]",
        "if kind == 'go': say(type='best', notation=last['notation'])",
    )
    view = asked("moorea")
    assert player.choose(view, random.Random(1)) == view.legal()[-1]
    hello, position, go = (json.loads(line) for line in heard.read_text().splitlines())
    assert hello == {"type": "hello", "protocol": 1, "game": "moorea", "version": view.game.version}
    assert position["view"] == json.loads(json.dumps(view.dump()))
    assert [action["id"] for action in position["legal"]] == view.legal()
    assert set(go) == {"type", "seconds", "seed"}


def test_a_program_that_dies_is_started_again(tmp_path: Path) -> None:
    mark = tmp_path / "died"
    player = saying(
        tmp_path,
        HELLO,
        "if kind == 'position': first = message['legal'][0]['id']",
        f"if kind == 'go' and not os.path.exists({str(mark)!r}): open({str(mark)!r}, 'w'); os._exit(1)",
        "if kind == 'go': say(type='best', action=first)",
    )
    view = asked()
    assert player.choose(view, random.Random(1)) == view.legal()[0]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["say(nonsense=1)"], "was to say 'hello'"),
        (["print('hm', flush=True)"], "was to say 'hello'"),
        (["say(type='hello', protocol=7)"], "speaks protocol 7, not 1"),
        ([HELLO, "if kind == 'go': say(type='best', action=10**6)"], "answered 1000000, which is not legal"),
        ([HELLO, "if kind == 'go': say(type='best', notation='fly')"], "answered 'fly', which is not legal"),
        ([HELLO, "if kind == 'go': say(type='best')"], "answered None, which is not legal"),
        ([HELLO, "if kind == 'go': say(type='error', reason='I am lost')"], "says: I am lost"),
        (["os._exit(0)"], "ended instead of answering, twice"),
    ],
)
def test_nonsense_is_told_in_one_line(lines: list[str], reason: str, tmp_path: Path) -> None:
    with pytest.raises(BotFailed, match=reason) as failed:
        saying(tmp_path, *lines).choose(asked(), random.Random(1))
    assert "\n" not in str(failed.value)


def test_a_program_that_is_silent_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "GRACE", 0.2)
    player = saying(tmp_path, HELLO)
    player.seconds = 0.1
    with pytest.raises(BotFailed, match="did not answer within"):
        player.choose(asked(), random.Random(1))


@pytest.mark.skipif(sys.platform == "win32", reason="memory cannot be limited there")
def test_a_program_that_wants_too_much_memory_does_not_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (
        HELLO,
        "if kind == 'position': first = message['legal'][0]['id']",
        "if kind == 'go': much = bytearray(2**30); say(type='best', action=first)",
    )
    view = asked()
    assert saying(tmp_path, *lines).choose(view, random.Random(1)) == view.legal()[0], "it may have 2 GiB"
    for command in list(programs._running):
        programs._forget(command)
    monkeypatch.setattr(programs, "MEMORY", 2**29)
    with pytest.raises(BotFailed, match="ended instead of answering, twice"):
        saying(tmp_path, *lines).choose(view, random.Random(1))


def test_what_cannot_be_started_is_named() -> None:
    with pytest.raises(BotFailed, match="cannot be started: No such file"):
        bot("program:/no/such/program").choose(asked(), random.Random(1))


def test_programs_are_named_by_their_command_alone() -> None:
    """`program` is no bot that a visitor could name: it is not in the list, and without a command it is none."""
    assert "program" not in bots()
    with pytest.raises(UnknownBot):
        bot("program")
    for name in ("program:", "program@0:./mybot", "program@x:./mybot"):
        with pytest.raises(BadOption, match="a program is named as"):
            bot(name)
