"""What the commands share: errors of usage, options, the reader's language, tables, words."""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any, Final
from unicodedata import category

from vaka.engine.errors import BadRecord, VakaError
from vaka.engine.names import FULL, SPECTATOR
from vaka.engine.record import Record
from vaka.engine.words import LANGUAGES, Words, listed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vaka.engine.game import Game
    from vaka.engine.state import State

WORDS: Final = Words(Path(__file__).parent)
BOTS: Final = Words(Path(__file__).parents[1] / "table" / "protocol" / "sentences")
"""What bots are called on the pages."""
LARGEST_SEED: Final = 2**62 - 1
_OBEYED: Final = ("Cc", "Cf", "Cs")
"""The kinds of letters that a terminal obeys instead of showing."""


class Usage(VakaError):
    """The command was not given as it can be: exit status 2."""


class Failure(VakaError):
    """The command could not be done: exit status 1."""


class BadFile(Failure):
    """A file that is no record; the text names the file once."""

    def __init__(self, file: str, error: BadRecord) -> None:
        super().__init__(f"{file}: {error}")
        self.file = file
        self.error = error

    def say(self, lang: str = "en") -> str:
        """The reason in this language."""
        return f"{self.file}: {self.error.say(lang)}"


def read_record(file: str) -> Record:
    """The record in a file; raise BadFile, which names it, or OSError."""
    try:
        return Record.read(file)
    except BadRecord as error:
        raise BadFile(file, error) from None


def refuse_missing_folder(file: str) -> None:
    """Raise Failure, naming the folder, where a file is to be written into one that is not there."""
    folder = Path(file).parent
    if not folder.is_dir():
        raise Failure(f"{folder}: there is no such folder")


def number_in(low: int, high: int, name: str) -> Callable[[str], int]:
    """A whole number for argparse: what is no number, or out of range, is refused alike."""

    def read(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,30}", text) or not low <= int(text) <= high:
            written = "2^62 - 1" if high == LARGEST_SEED else str(high)
            raise argparse.ArgumentTypeError(f"{name} is a number from {low} to {written}, not {text[:40]!r}")
        return int(text)

    return read


SEED: Final = number_in(0, LARGEST_SEED, "a seed")


def bot_name(name: str, lang: str) -> str:
    """What a bot is called, as on the pages; those of other packages have their name alone."""
    return BOTS.named("bot", name, lang, name)


class Speech:
    """The terminal's own sentences in the reader's language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **params: Any) -> str:
        return WORDS.say(key, params, self.lang)

    def seat(self, game: Game, seats: int, seat: int) -> str:
        """A seat as the reader calls it."""
        return game.seat_name(seats, seat, self.lang)

    def names(self, game: Game, seats: int, some: Sequence[int]) -> str:
        """Several seats, one after the other."""
        return listed([self.seat(game, seats, seat) for seat in some], self.lang)

    def result(self, game: Game, seats: int, winners: Sequence[int], scores: Sequence[int]) -> str:
        """Who won, and the scores."""
        return f"{self.winners(game, seats, winners)} {self.standing(game, seats, scores)}"

    def winners(self, game: Game, seats: int, winners: Sequence[int]) -> str:
        """Who won."""
        return self("result", count=len(winners), winners=self.names(game, seats, winners))

    def standing(self, game: Game, seats: int, scores: Sequence[int]) -> str:
        """The scores, under their name."""
        written = [f"{self.seat(game, seats, seat)} {game.write_score(score, self.lang)}" for seat, score in enumerate(scores)]
        name = game.score_name(self.lang)
        return self("scores", name=name[:1].upper() + name[1:], scores=", ".join(written))


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`, for everything that a player reads."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=None, help="the language of what is shown (default: your locale's, or en)"
    )


def language(args: argparse.Namespace) -> str:
    """The language that was asked for, or that of the environment, or English."""
    if getattr(args, "lang", None):  # commands for programs do not ask
        return str(args.lang)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            wanted = os.environ[name].lower()[:2]
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def add_setup(parser: argparse.ArgumentParser) -> None:
    """`--seats` and `--option`."""
    parser.add_argument(
        "--seats", type=int, metavar="N", default=None, help="how many players (default: the fewest, but at least two)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as mode=expert; may be repeated",
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """`--jobs` and `--cluster`: who does the work."""
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes play (default: 1)")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="let a Ray cluster play: its address, or `local` for one on this machine"
    )


def say_what_may_differ(bots: Sequence[str], cluster: str | None) -> None:
    """On a cluster, say of bots that think by the clock that another run may give other games."""
    clocked = sorted({name for name in bots if name in ("hard", "expert") or "seconds=" in name})
    if cluster is not None and clocked:
        print(f"vaka: {', '.join(clocked)} count seconds too: another run may give other games", file=sys.stderr)


def options(pairs: Sequence[str]) -> dict[str, str]:
    """The options as written: name=value, each once."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Usage(f"an option is written name=value, not {pair!r}")
        if name in found:
            raise Usage(f"option {name} is given twice")
        found[name] = value
    return found


def viewer_of(game: Game, seats: int, word: str | None) -> int:
    """The viewer that a word means: a seat's own word or number, `spectator`, or everything without one."""
    if word is None:
        return FULL
    return SPECTATOR if word == "spectator" else seat_of(game, seats, word, also=("spectator",))


def seat_of(game: Game, seats: int, word: str, also: tuple[str, ...] = ()) -> int:
    """The seat that a word means: its own, or its number from 1."""
    words = game.seat_words(seats)
    if word.lower() in words:
        return words.index(word.lower())
    if word.isascii() and word.isdigit() and len(word) < 4 and 1 <= int(word) <= seats:
        return int(word) - 1
    raise Usage(f"the seats are {', '.join([*words, *also])} (or 1 to {seats}), not {word[:40]!r}")


def seen_by(state: State, viewer: int) -> State:
    """The position as this viewer may know it; all of it for FULL."""
    return state if viewer == FULL else state.redact(viewer)


def printable(text: str) -> str:
    """The text without what a terminal would obey: control characters and marks of direction, which names in files may hold.

    >>> printable("Ana\x1b[2J")
    'Ana\ufffd[2J'
    """
    return "".join(letter if letter == "\n" or category(letter) not in _OBEYED else "\ufffd" for letter in text)


def is_plain() -> bool:
    """Does the screen show text only: no terminal, or one that knows no bold?"""
    return not sys.stdout.isatty() or os.environ.get("TERM", "dumb") == "dumb" or bool(os.environ.get("NO_COLOR"))


def show(text: str, indent: str = "  ") -> None:
    """Print lines for a reader: on a terminal, those too long for it go on below at a word's beginning."""
    text = printable(text)
    if not sys.stdout.isatty():
        print(text)
        return
    width = max(40, shutil.get_terminal_size().columns - 1)
    for line in text.split("\n"):
        print(fill(line, width, subsequent_indent=indent, break_on_hyphens=False) if len(line) > width else line)


def show_json(data: object) -> None:
    """Print what a program reads."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def show_table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Aligned columns, the header in bold on a terminal that can."""
    widths = [max(len(row[column]) for row in (header, *rows)) for column in range(len(header))]
    for number, row in enumerate((header, *rows)):
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        print(f"\x1b[1m{line}\x1b[0m" if number == 0 and not is_plain() else line)
