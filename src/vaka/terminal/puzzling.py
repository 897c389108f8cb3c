"""`vaka puzzles`: positions with one clearly best decision."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from vaka import __version__
from vaka.engine.record import Record
from vaka.engine.registry import game as find_game
from vaka.terminal.common import SEED, Usage, add_workers, refuse_missing_folder
from vaka.terminal.simulating import progress_bar

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from vaka.engine.game import Game
    from vaka.insight.collection import Collection
    from vaka.insight.puzzles import Counts, Puzzle

TABLES: Final = range(2, 5)
"""Games of its own have two, three and four players by turns, as far as the game is for so many; one, where that makes puzzles."""
BOTS: Final = ("medium", "easy")
"""Who plays them, by turns: whoever meets only strong players is seldom given a chance."""


def add_puzzles(parser: argparse.ArgumentParser) -> None:
    """What `vaka puzzles` takes."""
    parser.add_argument("game", help="a game that `vaka games` lists")
    parser.add_argument("--from", dest="files", nargs="+", default=[], metavar="FILE", help="records (.vaka) to look through")
    parser.add_argument("--games", type=int, default=0, metavar="N", help="or this many games among bots, played for this")
    parser.add_argument("--seats", type=int, default=None, metavar="N", help="how many players in its own games (by turns)")
    parser.add_argument("--seed", type=SEED, default=1, metavar="N", help="the same seed gives the same games (default: 1)")
    parser.add_argument("--out", required=True, metavar="FILE", help="write the puzzles there; those that it has are kept")
    parser.add_argument("--stop", type=float, default=None, metavar="SECONDS", help="begin no new game after so many seconds")
    add_workers(parser)
    parser.set_defaults(run=run_puzzles)


class Search(NamedTuple):
    """What is looked through as a whole: a file of records, or a game among bots that is played for it."""

    game: str
    number: int
    seed: int
    file: str = ""
    seats: int = 0
    until: float | None = None
    """By the clock: not begun later."""


def run_puzzles(args: argparse.Namespace) -> int:
    """Look through the games, and write what was found after each of them: the easiest first."""
    from vaka.arena.spread import Where, in_order, spread

    game = find_game(args.game)
    if bool(args.files) == (args.games > 0):
        raise Usage("say where to look: --from FILE... or --games N")
    refuse_missing_folder(args.out)
    out, kept = Path(args.out), _kept(game, args.out)
    run = kept.run(_command(game, args), __version__, _commit())
    searches = list(_searches(game, args))[run.counts.games :]
    with progress_bar(len(searches)) as advance:
        for found in in_order(spread(looked_through, searches, Where(args.jobs, args.cluster))):
            if found is None:
                break
            counts, puzzles = found
            run.counts.add(counts)
            kept.add(puzzles, run)
            kept.write(out)
            if advance is not None:
                advance(1)
    kept.write(out)
    thrown = run.counts.unproven + run.counts.refuted
    print(f"{out}: {len(kept.puzzles)} puzzles; {thrown} did not stand the check")
    return 0


def looked_through(search: Search) -> tuple[Counts, list[Puzzle]] | None:
    """The puzzles of one search, the same wherever it is done; None where it is too late to begin."""
    from vaka.insight.puzzles import Counts, puzzles_in

    if search.until is not None and time.time() > search.until:
        return None
    counts = Counts()
    found: list[Puzzle] = []
    source = Path(search.file).name if search.file else f"bots, seed {search.seed}, game {search.number}"
    for record in _records(search):
        found += puzzles_in(record, source, search.seed + search.number, counts)
    counts.games = 1  # a file counts as one, however many games it has: it is gone through as a whole
    return counts, found


def _kept(game: Game, out: str) -> Collection:
    """What is in the file already; it must be of the same game and rules."""
    from vaka.insight.collection import Collection, read

    if not Path(out).exists():
        return Collection(game.id, game.version)
    try:
        kept = read(Path(out))
    except ValueError as error:
        raise Usage(str(error)) from None
    if (kept.game, kept.rules) != (game.id, game.version):
        raise Usage(f"{out} has puzzles of {kept.game}, rules {kept.rules}: name another file")
    return kept


def _command(game: Game, args: argparse.Namespace) -> str:
    """What makes the same puzzles again; how many games is what it has come to."""
    if args.files:
        return " ".join(["vaka puzzles", game.id, "--from", *(Path(file).name for file in args.files)])
    seats = [] if args.seats is None else [f"--seats {args.seats}"]
    return " ".join(["vaka puzzles", game.id, *seats, f"--seed {args.seed}"])


def _commit() -> str:
    """The commit of the checkout that this runs from; empty outside of one."""
    try:
        asked = ["git", "describe", "--always", "--dirty", "--abbrev=12"]
        done = subprocess.run(asked, cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def _searches(game: Game, args: argparse.Namespace) -> Iterator[Search]:
    """Each file, or each game of bots."""
    from vaka.insight.puzzles import bounds_of

    until = None if args.stop is None else time.time() + args.stop
    for index, file in enumerate(args.files):
        yield Search(game.id, index, args.seed, file, until=until)
    alone = [1] * bounds_of(game).alone
    tables = [seats for seats in game.seats if seats in TABLES or seats in alone] or list(game.seats)
    for index in range(args.games):
        seats = tables[index % len(tables)] if args.seats is None else game.player_count(args.seats)
        yield Search(game.id, index, args.seed, seats=seats, until=until)


def _records(search: Search) -> Iterator[Record]:
    from vaka.arena.games import bot_record

    game = find_game(search.game)
    if not search.file:
        bots = [BOTS[(search.number + seat) % len(BOTS)] for seat in range(search.seats)]
        yield bot_record(game, bots, seed=search.seed, index=search.number)
        return
    for record in Record.read_all(search.file):
        if record.game.id != game.id:
            raise Usage(f"{search.file} is a game of {record.game.title}, not of {game.title}")
        yield record
