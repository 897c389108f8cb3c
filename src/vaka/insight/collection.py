"""The puzzles of a game, as they are kept: `puzzles.jsonl` in the game's folder, or any file of the same kind.

The first line is the head: the game, the version of its rules, each run that has looked for puzzles, with its command and what it
threw away, and what somebody has struck out. Every other line is a puzzle, the easiest first. A run that is asked for more games
than it has looked through goes on where it stopped.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from vaka.insight.puzzles import Counts, Puzzle

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.state import State

FILE: Final = "puzzles.jsonl"


@dataclass
class Run:
    """One command, as far as it has come."""

    command: str
    version: str
    commit: str = ""
    """Of the checkout that it ran in, where it ran in one."""
    counts: Counts = field(default_factory=Counts)
    twice: int = 0
    """Found again: not kept a second time."""


@dataclass
class Collection:
    """A file of puzzles."""

    game: str
    rules: int
    runs: list[Run] = field(default_factory=list)
    puzzles: list[Puzzle] = field(default_factory=list)
    struck: list[str] = field(default_factory=list)
    """The names of those that somebody has looked at and found wrong: they do not come back."""

    def strike(self, key: str) -> None:
        """Take out a puzzle for good."""
        self.puzzles = [puzzle for puzzle in self.puzzles if puzzle.key != key]
        self.struck.append(key)

    def run(self, command: str, version: str, commit: str = "") -> Run:
        """The run of this command and version, to go on with; a new one if there is none."""
        for run in self.runs:
            if (run.command, run.version) == (command, version):
                run.commit = commit or run.commit
                return run
        self.runs.append(Run(command, version, commit))
        return self.runs[-1]

    def add(self, found: list[Puzzle], run: Run) -> None:
        """Puzzles that a run has found; those that are known already only count."""
        known = {*self.struck, *(puzzle.key for puzzle in self.puzzles)}
        for puzzle in found:
            if puzzle.key in known:
                run.twice += 1
            else:
                known.add(puzzle.key)
                self.puzzles.append(puzzle)
        self.puzzles.sort(key=lambda puzzle: (puzzle.difficulty, -puzzle.gap, puzzle.key))

    def write(self, file: Path) -> None:
        """All of it, in one go: whoever reads meanwhile finds the file before it."""
        head = {"game": self.game, "rules": self.rules, "runs": [asdict(run) for run in self.runs], "struck": self.struck}
        lines = [head, *(_data(puzzle) for puzzle in self.puzzles)]
        beside = file.with_name(f"{file.name}.new")
        text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
        beside.write_text(text, encoding="utf-8")
        beside.replace(file)


def read(file: Path) -> Collection:
    """The puzzles of a file; raise ValueError if it is none."""
    head, *lines = file.read_text(encoding="utf-8").splitlines() or [""]
    try:
        data = json.loads(head)
        runs = [Run(**{**run, "counts": Counts(**run["counts"])}) for run in data["runs"]]
        return Collection(data["game"], data["rules"], runs, [_puzzle(line) for line in lines], data.get("struck", []))
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{file} is no file of puzzles") from error


def _data(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as JSON data, its position last; of a single action there is no rest."""
    data = {name.name: getattr(puzzle, name.name) for name in fields(Puzzle)}
    rest, view = data.pop("rest"), data.pop("view")
    return data | ({"rest": rest} if rest else {}) | {"view": view}


def _puzzle(line: str) -> Puzzle:
    data = json.loads(line)
    lines = {int(action): tuple((seat, key) for seat, key in line) for action, line in data["lines"].items()}
    given = {name: tuple(data[name]) for name in ("costs", "failed", "rest") if name in data} | {"lines": lines}
    return Puzzle(**{**data, **given})


class Shipped:
    """The puzzles that come with a game; each is read when it is asked for."""

    def __init__(self, lines: dict[str, str], levels: dict[str, int], summary: dict[str, Any]) -> None:
        self._lines = lines
        self.levels = levels
        """How many levels of bots fail, by the names of the puzzles, the easiest first."""
        self.head = summary

    @property
    def keys(self) -> list[str]:
        """The names of the puzzles, the easiest first."""
        return list(self._lines)

    def puzzle(self, key: str) -> Puzzle:
        """One of them; raise LookupError if there is none of this name."""
        try:
            return _puzzle(self._lines[key])
        except KeyError:
            raise LookupError(key) from None

    def __len__(self) -> int:
        return len(self._lines)


@cache
def shipped(game: Game) -> Shipped:
    """The puzzles of a game; none where it has no file, or where that is of other rules or of the game that it was made from.

    >>> import vaka
    >>> shipped(vaka.game("aloha")).puzzle(shipped(vaka.game("aloha")).keys[0]).seat >= 0
    True
    """
    file = game.folder / FILE
    if not file.exists():
        return Shipped({}, {}, {})
    head, *lines = file.read_text(encoding="utf-8").splitlines()
    data = json.loads(head)
    if (data["game"], data["rules"]) != (game.id, game.version):
        return Shipped({}, {}, data)
    read_lines = [(json.loads(line), line) for line in lines]
    return Shipped(
        {data["key"]: line for data, line in read_lines}, {data["key"]: len(data["failed"]) for data, _ in read_lines}, data
    )


def position_of(game: Game, puzzle: Puzzle) -> State:
    """The position of a puzzle, as its seat sees it."""
    return game.load(puzzle.view)
