"""The command `vaka`. Every error is one line on standard error: exit status 2 for usage, 1 for anything else."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from vaka import __version__
from vaka.bots import UnknownBot
from vaka.engine.errors import BadOption, UnknownGame, VakaError
from vaka.engine.extras import MissingExtra, missing
from vaka.table.service.command import add_serve
from vaka.terminal.admin import add_admin
from vaka.terminal.analysing import add_analyse
from vaka.terminal.common import Usage, language, printable
from vaka.terminal.learning import add_learn
from vaka.terminal.listing import add_games, add_rules
from vaka.terminal.matching import add_match
from vaka.terminal.new_game import add_new_game
from vaka.terminal.playing import add_play
from vaka.terminal.protocol import add_protocol
from vaka.terminal.puzzling import add_puzzles
from vaka.terminal.replaying import add_board, add_check, add_replay
from vaka.terminal.simulating import add_bench, add_simulate
from vaka.terminal.stating import add_stats
from vaka.terminal.tournament import add_tournament

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

INTRODUCTION: Final = """\
Vaka: modern board games of the Pacific, to play and to study.

  vaka games                          what there is to play
  vaka rules aloha --lang fr          how it is played, in English, French or German
  vaka learn aloha                    a first game, lesson by lesson
  vaka serve                          play in the browser, with friends or against bots
  vaka play aloha                     play here in the terminal, against a bot

A game is kept in one readable text file (type `save game.vaka` while you play):

  vaka replay game.vaka               step through it
  vaka board game.vaka -o board.svg   draw its last position
  vaka check game.vaka                does it follow the rules, line by line?

To look after a server:

  vaka admin list                     its tables; also back up, export, delete

To study a game:

  vaka simulate aloha --seats 4 --games 10000 --jobs 2
  vaka analyse game.vaka              where it was won, what was luck, what cost most
  vaka puzzles aloha --games 20 --out puzzles.jsonl
  vaka stats games/*.vaka             what many games have in common
  vaka match moorea --bots search,greedy --games 100
  vaka tournament aloha --bots hard,medium,easy
  vaka protocol --bot hard            one of our bots for a program of yours
  vaka bench                          how fast the rules run on this machine

To make one:

  vaka new-game tide_pools            writes a small game with its tests

`vaka COMMAND --help` explains each command, with examples."""

COMMANDS: Final[dict[str, tuple[Callable[[argparse.ArgumentParser], None], str, str]]] = {
    "games": (
        add_games,
        "list the games",
        """\
  vaka games                       every game in a line
  vaka games aloha --lang de       one game, its options explained
  vaka games --json                the same for programs""",
    ),
    "rules": (
        add_rules,
        "show the rules of a game",
        """\
  vaka rules aloha                 laid out for the terminal
  vaka rules aloha --lang fr > regles.md""",
    ),
    "learn": (
        add_learn,
        "learn a game, lesson by lesson",
        """\
  vaka learn paradise              each lesson is a position and the move that shows what it teaches
  vaka learn paradise --alone      the game for one player
  vaka learn vanuatu --from 4 --lang de""",
    ),
    "play": (
        add_play,
        "play in the terminal",
        """\
  vaka play aloha                                   two players, you against the greedy bot
  vaka play aloha --seats 4 --bots greedy,random    the last bot named takes the seats that are left
  vaka play aloha --option mode=expert --seat black
  vaka play aloha --seats 3 --humans 2              two people at one keyboard and a bot
  vaka play --load game.vaka                        go on with a saved game

While you play, `help` lists what you can type: a move, its number, `?` for what is not possible and
why, `undo`, `save FILE`, `rules`, `quit`.""",
    ),
    "serve": (
        add_serve,
        "open the table in the browser",
        """\
  vaka serve                                  on this machine, games kept in a file of yours
  vaka serve --host 0.0.0.0 --port 8000       for everybody in the house
  vaka serve --host 0.0.0.0 --name vaka.lan   and under a name that the machine does not know itself
  vaka serve --database postgresql://vaka@localhost/vaka
  vaka serve --load mygame                    with a game of your own: the module registers it

Friends sit down by invitations, no account needed. Ctrl-C stops the server; games go on when it is back.""",
    ),
    "admin": (
        add_admin,
        "look after the tables of a server",
        """\
  vaka admin list --idle 30                   tables where nothing has happened for a month
  vaka admin export TABLE > table.json        all of a table, without its secrets
  vaka admin delete TABLE
  vaka admin delete-idle 90 --over            finished games that nobody has touched for three months
  vaka admin backup vaka-copy.db              while the server runs
  vaka admin rotate TABLE 1                   a new invitation to a seat; its earlier devices are signed out

Name the same --database as for `vaka serve`, before the deed.""",
    ),
    "replay": (
        add_replay,
        "step through a record",
        """\
  vaka replay game.vaka                step by step
  vaka replay game.vaka | less         all at once
  vaka replay game.vaka --viewer red   as the red player saw it""",
    ),
    "check": (
        add_check,
        "does a record follow the rules?",
        """\
  vaka check game.vaka      says ok, or the number of the first wrong line and the reason (exit status 1)
  vaka check games/*.vaka --json""",
    ),
    "board": (
        add_board,
        "draw a position of a record",
        """\
  vaka board game.vaka -o board.svg             the last position
  vaka board game.vaka --ply 12 -o board.png --width 800
  vaka board game.vaka --viewer spectator --theme dark > board.svg""",
    ),
    "simulate": (
        add_simulate,
        "play many games and count",
        """\
  vaka simulate aloha --seats 4 --games 10000 --seed 1 --jobs 2
  vaka simulate aloha --option mode=expert --json
  vaka simulate aloha --seats 3 --games 100 --bots greedy,random,random
  vaka simulate aloha --games 10000 --out games.parquet     every action of every game, in one table
  vaka simulate aloha --games 10 --records games            a readable record of each

The same seed gives the same games whatever --jobs, compiled or not. Decisions are the seats'; draws are
counted separately. Seats that win together share the win.""",
    ),
    "analyse": (
        add_analyse,
        "tell where a game was won, what was luck, and which decisions cost most",
        """\
  vaka analyse game.vaka                   a line for each seat, and its costly decisions
  vaka analyse game.vaka --svg curve.svg   everybody's chance to win, step by step
  vaka analyse game.vaka --level 10        in ten seconds; expert takes four times as long as hard
  vaka analyse games/*.vaka --jobs 2 --json

Luck compares what chance decided with what it might have decided. A decision is judged on what its seat knew
then. What may be noise is not reported; ± is two standard errors.""",
    ),
    "puzzles": (
        add_puzzles,
        "find positions with one clearly best decision",
        """\
  vaka puzzles aloha --from games/*.vaka --out puzzles.jsonl
  vaka puzzles moorea --games 20 --out puzzles.jsonl     in games of bots, played for this
  vaka puzzles vanuatu --games 500 --jobs 8 --stop 600 --out puzzles.jsonl

Every puzzle was checked by a search ten times as long with other deals, from what its seat knows alone, and
played out to the end. A command that was stopped goes on where it was. With more processes (--jobs) or on a
cluster the puzzles are the same.""",
    ),
    "stats": (
        add_stats,
        "tell what many games have in common",
        """\
  vaka stats games/*.vaka                  lengths, wins by seat, openings, sources of points
  vaka stats games.parquet --plot games.svg
  vaka stats games.parquet --json

Games that were cut short do not count.""",
    ),
    "match": (
        add_match,
        "let bots play against each other",
        """\
  vaka match moorea --bots search,greedy,greedy --games 500 --jobs 2
  vaka match aloha --bots search:seconds=0.1,greedy --until 0.6     stop when that is decided
  vaka match vanuatu --seats 4 --bots search,greedy --out m.jsonl   the last bot takes the seats that are left
  vaka match aloha --bots greedy,random --records games --plot match.svg --json

The games of a round have the same luck, with the players in every order around the table. With --out the
same command goes on where it stopped. Shared wins count in parts; decisions without a choice are
not counted in the time. --until uses an interval that is valid whenever you stop.""",
    ),
    "tournament": (
        add_tournament,
        "let every bot meet every other",
        """\
  vaka tournament aloha --bots hard,medium,easy,random --games 100 --jobs 2
  vaka tournament moorea --seats 3 --bots hard,medium,easy,greedy --out moorea-bots
  vaka tournament aloha --bots medium,easy,random --duplicate --svg bots.svg

Every choice of as many bots as there are seats plays --games games, with the players in every order around
the table. With --out the same command goes on where it stopped. --duplicate deals the luck of each
round beforehand, so that every order of the players meets the same decks and dice.""",
    ),
    "protocol": (
        add_protocol,
        "let one of our bots play for another program",
        """\
  vaka protocol --bot hard         JSON lines on standard input and output: docs/protocol.md
  vaka match aloha --bots "program:./mybot",greedy     the other way round: a program as a bot""",
    ),
    "bench": (
        add_bench,
        "measure how fast the rules run",
        """\
  vaka bench                       every game
  vaka bench aloha --seats 2 --json

The best of several short repetitions counts. `driven` is a loop in Python over legal() and apply().""",
    ),
    "new-game": (
        add_new_game,
        "write a small game to begin with",
        """\
  vaka new-game tide_pools                  a package of its own in ./tide_pools, with its tests
  vaka new-game tide_pools --folder games   the same in another folder
  vaka new-game tide_pools --folder vaka    in a checkout of Vaka: one of its own games

The game is complete and passes its tests: rules, words in three languages, a picture, a judge, tests. Change it
file by file; docs/adding-a-game.md says where everything is.""",
    ),
}


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Leave with status 2."""
        print(f"vaka: {message} ({self.prog} --help explains)", file=sys.stderr)
        raise SystemExit(2)


def build_parser() -> Parser:
    """The parser of all commands."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = Parser(prog="vaka", usage="vaka COMMAND ...", description=INTRODUCTION, formatter_class=layout)
    parser.add_argument("--version", action="version", version=f"vaka {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog="vaka", required=True, parser_class=Parser)
    for name, (add, summary, examples) in COMMANDS.items():
        add(
            commands.add_parser(
                name,
                help=summary,
                description=f"{summary[0].upper()}{summary[1:]}",
                epilog=f"examples:\n{examples}",
                formatter_class=layout,
            )
        )
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    if sys.stdin is None:  # closed by whoever started us: there is nothing to read
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 (as long as the process lives)
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        return _refuse("standard output is closed: there is nowhere to write to", 1)
    _allow_any_text()
    try:
        status = _run(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read us has gone; what is still buffered must not complain when Python shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


def _run(argv: list[str]) -> int:
    lang = "en"
    try:
        if not argv:
            print(INTRODUCTION)
            return 0
        args = build_parser().parse_args(argv)
        lang = language(args)
        status: int = args.run(args)
    except SystemExit as leave:
        return leave.code if isinstance(leave.code, int) else 0
    except (Usage, UnknownGame, UnknownBot, BadOption) as error:
        return _refuse(error.say(lang), 2)
    except VakaError as error:
        return _refuse(error.say(lang), 1)
    except MissingExtra as lack:
        return _refuse(str(lack), 1)
    except ModuleNotFoundError as error:
        known = missing(error)
        if known is None:
            raise
        return _refuse(str(known), 1)
    except BrokenPipeError:
        raise
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error), 1)
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # the terminal has written ^C
        return _refuse("interrupted", 1)
    return status


def _refuse(reason: str, status: int) -> int:
    print(f"vaka: {printable(' '.join(reason.split()))}", file=sys.stderr)
    return status


def _allow_any_text() -> None:
    """A terminal that cannot show a letter shows a question mark instead."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
