"""`vaka puzzles`: positions with one clearly best decision."""

from __future__ import annotations

import json
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from vaka.engine.record import Record
from vaka.engine.registry import game as find_game
from vaka.terminal.common import SEED, Usage, refuse_missing_folder
from vaka.terminal.simulating import progress_bar

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from vaka.engine.game import Game


def add_puzzles(parser: argparse.ArgumentParser) -> None:
    """What `vaka puzzles` takes."""
    parser.add_argument("game", help="a game that `vaka games` lists")
    parser.add_argument("--from", dest="files", nargs="+", default=[], metavar="FILE", help="records (.vaka) to look through")
    parser.add_argument("--games", type=int, default=0, metavar="N", help="or this many games among bots, played for this")
    parser.add_argument("--seats", type=int, default=None, metavar="N", help="in games of its own: how many players")
    parser.add_argument("--seed", type=SEED, default=1, metavar="N", help="the same seed gives the same games (default: 1)")
    parser.add_argument("--out", required=True, metavar="FILE", help="write the puzzles there, as JSON")
    parser.set_defaults(run=run_puzzles)


def run_puzzles(args: argparse.Namespace) -> int:
    """Look through the games, and write what was found: the easiest first."""
    from vaka.insight.puzzles import puzzles_in

    game = find_game(args.game)
    if bool(args.files) == (args.games > 0):
        raise Usage("say where to look: --from FILE... or --games N")
    refuse_missing_folder(args.out)
    found, thrown = [], 0
    with progress_bar(len(args.files) or args.games) as advance:
        for source, record in _records(game, args):
            for puzzle in puzzles_in(record, source, args.seed):
                if puzzle is None:
                    thrown += 1
                else:
                    found.append(puzzle)
            if advance is not None:
                advance(1)
    found.sort(key=lambda puzzle: (puzzle.difficulty, -puzzle.gap))
    data = {
        "game": game.id,
        "rules": game.version,
        "made": f"vaka puzzles {game.id}, version {version('vaka')}",
        "thrown_away": thrown,
        "puzzles": [puzzle.data() for puzzle in found],
    }
    Path(args.out).write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"{args.out}: {len(found)} puzzles; {thrown} did not stand the check")
    return 0


def _records(game: Game, args: argparse.Namespace) -> Iterator[tuple[str, Record]]:
    """The records of the files, or games of bots."""
    from vaka.arena.games import bot_record

    for file in args.files:
        for record in Record.read_all(file):
            if record.game.id != game.id:
                raise Usage(f"{file} is a game of {record.game.title}, not of {game.title}")
            yield str(file), record
    for index in range(args.games):
        seats = game.player_count(args.seats)
        yield f"bots, seed {args.seed}, game {index}", bot_record(game, ["medium"] * seats, seed=args.seed, index=index)
