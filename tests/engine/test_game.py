"""Games, their registry, options and positions: what is wrong gets a precise exception."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import vaka
from tests.engine import lei
from vaka.engine import Game, State, registry
from vaka.engine.errors import BadNotation, BadOption, BadPosition, IllegalAction, Redacted, UnknownGame
from vaka.engine.testing import position

ALOHA = vaka.game("aloha")


def test_an_unknown_game_is_answered_with_suggestions() -> None:
    with pytest.raises(UnknownGame, match="did you mean aloha") as unknown:
        vaka.game("allooha")
    assert unknown.value.suggestions[0] == "aloha"
    with pytest.raises(UnknownGame, match="there are: "):
        vaka.game("zzz")


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {}, "2 to 4 players, not 1"),
        (5, {}, "2 to 4 players, not 5"),
        (True, {}, "not True"),
        (4, {"mod": "expert"}, "no option 'mod'; did you mean mode"),
        (4, {"colour": "red"}, "it has: mode"),
        (4, {"mode": "feast"}, "one of family, expert, not 'feast'"),
        (3, {"teams": "yes"}, "for 4 players, not 3"),
    ],
)
def test_a_set_up_that_the_game_does_not_have(seats: int, options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        ALOHA.new(seats, options)


def test_options_may_be_given_as_truth_values() -> None:
    assert ALOHA.check(4, {"teams": True})["teams"] == "yes"


def test_set_ups_are_all_valid_and_all_there() -> None:
    setups = list(ALOHA.setups())
    assert len(setups) == 4 + 4 + 8
    for setup in setups:
        assert ALOHA.check(*setup) == setup.options


class Unfinished(State):
    """Says nothing of what is open."""


def test_a_game_that_says_nothing_of_what_is_open_is_refused_at_once() -> None:
    class UnfinishedGame(Game):
        id, title, seats, action_count, state_class = "unfinished", "Unfinished", range(2, 3), 1, Unfinished

    with pytest.raises(TypeError, match="Unfinished must write legal or moves"):
        UnfinishedGame()


def test_an_action_that_is_no_action_is_refused_and_changes_nothing() -> None:
    state = ALOHA.new(2)
    before = state.dump()
    record = vaka.Record(ALOHA, 2)
    for action in (-1, 2, 8, 10_000, 2**60, 2**63, -(2**63) - 1, 10**30):
        with pytest.raises(IllegalAction):
            state.apply(action)
        with pytest.raises(IllegalAction):
            record.play(state, action)
    assert state.dump() == before
    assert len(record) == 0


def test_the_refusal_carries_the_reason_and_its_paragraph() -> None:
    table = position("aloha", 2, pirogues={"red": "c4"}, turn="red")
    with pytest.raises(IllegalAction) as refused:
        table.play("red", "sail c4 c2")
    assert refused.value.obstacle is not None
    assert (refused.value.obstacle.key, refused.value.obstacle.rule) == ("one-tile", "4.2")


def test_a_view_cannot_be_played_on() -> None:
    view = ALOHA.new(2).redact(0)
    with pytest.raises(Redacted):
        view.apply(0)


def test_a_view_of_another_seat_cannot_be_had_from_a_view() -> None:
    view = ALOHA.new(2).redact(0)
    with pytest.raises(Redacted):
        view.redact(1)
    for viewer in (2, -1, 99):
        with pytest.raises(ValueError, match="no such viewer"):
            ALOHA.new(2).redact(viewer)


def broken(**changes: Any) -> dict[str, Any]:
    data = ALOHA.new(2).dump()
    inner = changes.pop("position", {})
    return {**data, **changes, "position": {**data["position"], **inner}}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ("{", "not JSON"),
        ("[]", "JSON object"),
        ("{}", "needs game"),
        (broken(game="moorea"), "of 'moorea'"),
        (broken(rules=99), "version 99"),
        (broken(seats=9), "2 to 4"),
        (broken(viewer=7), "no such viewer"),
        (broken(viewer=True), "no such viewer"),
        (broken(ply=1, floor=2), "floor"),
        (broken(ply="x"), "no position"),
        (broken(position={"tiles": ["X"]}), "six rows"),
        (broken(position={"tiles": None}), "no position"),
        (broken(position={"pirogues": {}}), "no position"),
        (broken(position={"pirogues": {"red": ["a9"] * 4, "black": ["beach"] * 4}}), "a1 to f6"),
        (broken(position={"pirogues": {"red": ["c3"] * 4, "black": ["beach"] * 4}}), "three pirogues on c3"),
        (broken(position={"tikis": {"red": ["red", 0], "black": ["red", 0]}}), "Tiki"),
        (broken(position={"round": 99, "turn": "red", "first": "red"}), "round 99"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_is_no_position_does_not_load(data: Any, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        ALOHA.load(data)


def test_a_position_loads_from_text_and_its_repr_can_be_pasted_back() -> None:
    state = ALOHA.new(3, {"mode": "expert"})
    assert ALOHA.load(json.dumps(state.dump())).dump() == state.dump()
    assert eval(repr(state), {"vaka": vaka}).dump() == state.dump()


def test_notation_that_is_nothing_is_refused() -> None:
    table = position("aloha", 2, pirogues={"red": "c4"}, turn="red")
    for text in ("", "sail", "sail c4 c9", "sail a1 a2", "hop blue c4", "reveal", "push", "launch c4 with", "x" * 10_000):
        with pytest.raises(BadNotation) as refused:
            table.game.parse(table.state, text)
        assert len(str(refused.value)) < 300


def test_the_derived_parser_suggests_what_is_near() -> None:
    game = lei.load().LeiGame()
    with pytest.raises(BadNotation, match="did you mean 'draw orchid'"):
        game.parse(game.new(2), "draw orkid")


def test_a_game_can_be_registered_for_the_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    game = vaka.register(lei.load().LeiGame())
    assert vaka.game("lei") is game
    assert "lei" in vaka.games()


def with_packages(folder: Path, code: str, **entries: str) -> subprocess.CompletedProcess[str]:
    """What code prints where another package registers these games: each an entry point in the module `theirs`."""
    (folder / "theirs.py").write_text(lei.source() + THEIRS, encoding="utf-8")
    info = folder / "theirs-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n")
    lines = [f"{name} = {what}\n" for name, what in entries.items()]
    (info / "entry_points.txt").write_text("[vaka.games]\n" + "".join(lines))
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH", "")])])
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)


THEIRS = """

class Untitled(LeiGame):
    id = "untitled"

    @property
    def title(self):
        raise AttributeError("title")


def refuse():
    raise SystemExit(3)


class Leaves(LeiGame):
    id = "leaves"

    def __init__(self):
        refuse()
"""


def test_a_game_of_another_package_is_found_by_its_entry_point(tmp_path: Path) -> None:
    """A third party registers a game in plain Python under the entry point `vaka.games`."""
    code = "import vaka; game = vaka.game('lei'); print(vaka.games(), game.new(2).legal())"
    done = with_packages(tmp_path, code, lei="theirs:LeiGame")
    assert "'lei'" in done.stdout
    assert "[0, 1, 2, 3]" in done.stdout
    assert done.stderr == ""


BROKEN_PACKAGES = {
    "missing": ("no_such_module:Game", "ModuleNotFoundError: No module named 'no_such_module'"),
    "nothing": ("theirs:Nothing", "no attribute 'Nothing'"),
    "state": ("theirs:FLOWERS", "is no vaka.engine.Game"),
    "garland": ("theirs:LeiGame", "its id is 'lei', but it is registered as 'garland': they must be equal"),
    "untitled": ("theirs:Untitled", "Untitled does not say its title"),
    "leaves": ("theirs:Leaves", "SystemExit: 3"),
}


def test_a_broken_package_is_named_and_leaves_the_other_games_alone(tmp_path: Path) -> None:
    """Each in one line, once; asked for by name, it is a precise exception."""
    code = f"""
import vaka
assert vaka.games() == vaka.games()
print(vaka.games())
for name in {list(BROKEN_PACKAGES)}:
    try:
        vaka.game(name)
    except vaka.BrokenGame as broken:
        assert isinstance(broken, vaka.UnknownGame) and broken.__cause__ is not None
        print(broken)
"""
    done = with_packages(tmp_path, code, lei="theirs:LeiGame", **{name: what for name, (what, _) in BROKEN_PACKAGES.items()})
    names, *said = done.stdout.splitlines()
    logged = done.stderr.splitlines()
    assert eval(names) == sorted({*registry.own_games(), "lei"})
    assert logged == [f"vaka: {line}" for line in said]
    for (name, (_, why)), line in zip(BROKEN_PACKAGES.items(), said, strict=True):
        assert line.startswith(f"game '{name}' cannot be loaded: ")
        assert why in line


def test_a_game_written_in_a_notebook_works() -> None:
    """A class of `__main__` has no file to stand beside."""
    code = lei.source() + "\ngame = LeiGame()\nprint(game.new(2).apply(0))"
    subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)


BOARDS = {
    "def draw(state):\n    return '<svg/>'": "<svg/>",
    "def draw(state, *, lang='en'):\n    return f'<svg lang=\"{lang}\"/>'": '<svg lang="fr"/>',
    "def draw(state, *rest, lang='de'):\n    return f'<svg {rest} {lang}/>'": "<svg () fr/>",
    "def draw(state, **style):\n    return f'<svg {sorted(style)}/>'": "<svg ['embed_style', 'interactive', 'lang', 'theme']/>",
}


@pytest.mark.parametrize(("board", "drawing"), BOARDS.items())
def test_a_picture_is_given_what_its_draw_takes(board: str, drawing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`draw(state)` is enough; what else it takes of the style, it gets."""
    package = tmp_path / "their_garlands"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "lei.py").write_text(lei.source(), encoding="utf-8")
    (package / "board.py").write_text(board, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] == "their_garlands"]:
        monkeypatch.delitem(sys.modules, name)
    game: Game = import_module("their_garlands.lei").LeiGame()
    assert game.picture(game.new(2), lang="fr", theme="dark", interactive=False, embed_style=False) == drawing
    assert game.new(2)._repr_svg_() is not None


def test_a_picture_in_a_style_that_there_is_not() -> None:
    with pytest.raises(TypeError, match="no 'them': there are lang, theme"):
        ALOHA.picture(ALOHA.new(2), them="dark")
    assert lei.load().LeiGame().picture(ALOHA.new(2)) is None


def test_judgement_defaults_to_the_lead_in_score() -> None:
    game = lei.load().LeiGame()
    table = position(game, 2, leis=[["orchid", "orchid"], ["orchid"]], hands=[["orchid", "hibiscus"], ["gardenia", "gardenia"]])
    assert game.judge.rate(table.state, 0) == 2
    assert game.judge.appeal(table.state, 0) == 0


def test_nobody_plays_alone_unless_it_is_said() -> None:
    """Conquest of Paradise has a game for one: it is asked for by name."""
    assert [vaka.game(name).usual_seats for name in ("aloha", "paradise")] == [2, 2]
    assert vaka.game("paradise").new().seats == 2
    assert vaka.game("paradise").new(1).seats == 1
