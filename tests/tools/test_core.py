"""The core alone: with librt and mypy-extensions and nothing else, rules, notation, records, bots and simulations work.

What is not installed is played by an import that fails, in a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from typing import Final

import pytest
from packaging.requirements import Requirement

import vaka
from tests.conftest import ROOT
from vaka.engine.extras import EXTRAS
from vaka.engine.registry import own_games

PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BLOCKER: Final = """
import sys
class Bare:
    allowed = set(sys.stdlib_module_names) | {"vaka", "librt", "mypy_extensions"} | set(ALSO)
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in self.allowed and not top.endswith("__mypyc"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Bare())
"""
IMPORTED_AS: Final = {
    "fluent-runtime": "fluent",
    "resvg-py": "resvg_py",
    "markdown-it-py": "markdown_it",
    "open-spiel": "pyspiel",
    "pillow": "PIL",
}


def bare(code: str, also: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Run a program with the core alone, and these packages."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "LC_ALL": "C.UTF-8"}
    program = BLOCKER.replace("ALSO", repr(also)) + code
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment)


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """Run `vaka` with the core alone."""
    return bare(f"from vaka.cli import main; sys.exit(main({list(words)!r}))")


def test_the_core_asks_for_two_packages() -> None:
    assert sorted(Requirement(need).name for need in PROJECT["dependencies"]) == ["librt", "mypy-extensions"]


PLAY: Final = """
import random, vaka
from vaka.arena import random_record
from vaka.bots import bot
for name in vaka.games():
    game = vaka.game(name)
    record = random_record(game, game.usual_seats, seed=3, date="2026-11-15")
    again = vaka.Record.parse(str(record))
    assert again.moves == record.moves, name
    state = record.at(len(record) // 2)
    while state.actor() < 0:
        state.apply(state.legal()[0])
    view = state.redact(state.actor())
    for player in ("random", "greedy", "search:iterations=5"):
        assert bot(player).choose(view, random.Random(1)) in state.legal()
    assert game.load(state.dump()) == state
    print(name, game.notation(state, state.legal()[0]))
"""


def test_every_game_is_played_recorded_and_thought_about_in_the_core() -> None:
    done = bare(PLAY)
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == list(own_games())


def test_simulate_and_bench_run_in_the_core() -> None:
    done = command("simulate", "aloha", "--games", "3")
    assert done.returncode == 0, done.stderr
    assert "3 games from seed 1" in done.stdout
    done = command("bench", "aloha", "--seconds", "0.001", "--repeats", "1")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("words", "package", "extra"),
    [
        (("serve", "--no-browser"), "", "table"),
        (("admin", "list"), "", "table"),
        (("match", "aloha", "--bots", "random,random", "--games", "2"), "openskill", "data"),
        (("play", "aloha"), "fluent.runtime", "words"),
    ],
)
def test_a_command_that_needs_more_says_so_in_one_line(words: tuple[str, ...], package: str, extra: str) -> None:
    done = command(*words)
    assert done.returncode == 1, done.stdout
    assert done.stderr.count("\n") == 1, done.stderr
    assert f"{package} is not installed, which this needs: pip install 'vaka[{extra}]'" in done.stderr


ERRORS: Final = """
import vaka
game = vaka.game("aloha")
for deed in (
    lambda: game.new(9),
    lambda: game.new(2, {"mode": "x"}),
    lambda: game.new(2, {"teams": "yes"}),
    lambda: game.new().apply(99),
    lambda: game.parse(game.new(), "first nobody"),
    lambda: vaka.Record.parse("x"),
    lambda: vaka.game("alloha"),
):
    try:
        deed()
    except vaka.VakaError as error:
        print(type(error).__name__, error)
state = game.new()
print(len(repr(state)) > 100)
try:
    str(state)
except ImportError as error:
    print(error)
"""


def test_errors_are_sentences_in_the_core_too() -> None:
    done = bare(ERRORS)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "BadOption Aloha is for 2 to 4 players, not 9"
    assert lines[1] == "BadOption option mode of Aloha is one of family, expert, not 'x'"
    assert [line.split()[0] for line in lines[2:7]] == ["BadOption", "IllegalAction", "BadNotation", "BadRecord", "UnknownGame"]
    assert lines[5] == "BadRecord line 1: a record begins with 'Vaka record 1'"
    assert lines[6] == "UnknownGame no game is called 'alloha'; did you mean aloha?"
    assert lines[7] == "True"
    assert lines[8] == "fluent.runtime is not installed, which this needs: pip install 'vaka[words]'"


def test_a_board_can_be_drawn_with_the_extra_words() -> None:
    done = bare(
        "import vaka\nstate = vaka.game('moorea').new()\nprint(str(state)[:5], state._repr_svg_()[:4])",
        ("fluent", "rich", "resvg_py", "babel", "pytz", "typing_extensions", "attr", "attrs"),
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("<svg\n")


def test_the_extras_are_those_that_the_messages_name() -> None:
    """An extra has every package that is named with it, and `all` has all of them."""
    extras = {
        name: {IMPORTED_AS.get(found := Requirement(need).name.lower().replace(".", "-"), found) for need in needs}
        for name, needs in PROJECT["optional-dependencies"].items()
    }
    for name, packages in EXTRAS.items():
        assert set(packages) - {"open_spiel"} <= extras[name]
        assert extras[name] <= extras["all"]
    assert extras["words"] <= extras["table"], "the pages have words"
    assert not [need for needs in PROJECT["optional-dependencies"].values() for need in needs if need.startswith("vaka")]


def test_the_version_follows_the_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    latest = next(line for line in changelog.splitlines() if line.startswith("## [") and "Unreleased" not in line)
    assert latest.startswith(f"## [{vaka.__version__}]")
    assert PROJECT["version"] == vaka.__version__
    assert f'version: "{vaka.__version__}"' in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
