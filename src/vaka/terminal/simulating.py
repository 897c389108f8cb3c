"""`vaka simulate` and `vaka bench`."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vaka.engine.registry import game as find_game
from vaka.engine.registry import games as all_games
from vaka.terminal.common import (
    SEED,
    Usage,
    add_setup,
    add_workers,
    options,
    refuse_missing_folder,
    say_what_may_differ,
    show_json,
    show_table,
)

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from vaka.arena.simulation import Simulation
    from vaka.engine.game import Game


def add_simulate(parser: argparse.ArgumentParser) -> None:
    """What `vaka simulate` takes."""
    parser.add_argument("game", help="a game that `vaka games` lists")
    add_setup(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (default: 1000)")
    parser.add_argument("--seed", type=SEED, default=1, metavar="N", help="the same seed gives the same games (default: 1)")
    add_workers(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B,...",
        help="a bot for each seat, or one for all (default: random, in the fast loop)",
    )
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument("--records", metavar="FOLDER", help="write the record of every game there")
    kept.add_argument("--out", metavar="FILE.parquet", help="write all games into one table: actions and results")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_simulate)


def run_simulate(args: argparse.Namespace) -> int:
    """Play the games and print their figures."""
    from vaka.arena import simulate

    game = find_game(args.game)
    seats = game.usual_seats if args.seats is None else args.seats
    chosen = game.check(seats, options(args.option))
    bots = simulated_bots(args.bots, seats)
    say_what_may_differ(bots or [], args.cluster)
    if args.out:
        refuse_missing_folder(args.out)
        from vaka.arena.tables import write_games

        with progress_bar(args.games) as advance:
            write_games(args.out, game, seats, chosen, args.games, args.seed, args.jobs, bots, advance, args.cluster)
        print(f"{args.out}: {args.games:,} games, {Path(args.out).stat().st_size:,} bytes")
        return 0
    if args.records:
        return write_records(args, game, seats, chosen, bots)
    with progress_bar(args.games) as advance:
        result = simulate(game, seats, chosen, args.games, args.seed, args.jobs, bots, advance, args.cluster)
    if args.json:
        show_json(result.summary())
    else:
        show_simulation(result)
    return 0


def write_records(args: argparse.Namespace, game: Game, seats: int, chosen: dict[str, str], bots: list[str] | None) -> int:
    """A record of each game in a folder, named by its number."""
    from vaka.arena import bot_record, random_record

    if args.games < 1:
        raise Usage("a simulation needs at least 1 game")
    if args.cluster is not None:
        raise Usage("--cluster goes with figures or --out, not with --records")
    folder = Path(args.records)
    folder.mkdir(parents=True, exist_ok=True)
    with progress_bar(args.games) as advance:
        for index in range(args.games):
            if bots is None:
                record = random_record(game, seats, chosen, args.seed, index)
            else:
                record = bot_record(game, bots, chosen, args.seed, index)
            record.write(folder / f"{game.id}-{args.seed}-{index:06}.vaka")
            if advance:
                advance(1)
    print(f"{folder}: {args.games:,} records")
    return 0


def simulated_bots(text: str | None, seats: int) -> list[str] | None:
    """One bot for each seat; a single name serves all."""
    if text is None:
        return None
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Usage(f"--bots names {len(names)} bots for {seats} seats")
    return names


@contextmanager
def progress_bar(total: int, what: str = "games") -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, if that is a terminal and vaka[words] is there."""
    if not sys.stderr.isatty():
        yield None
        return
    try:
        from rich.console import Console
        from rich.progress import Progress
    except ModuleNotFoundError:  # the core alone: no bar
        yield None
        return
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def show_simulation(result: Simulation) -> None:
    """The figures for a reader."""
    game = find_game(result.game)
    given = "".join(f" {name}={value}" for name, value in result.options.items())
    print(f"{game.title}, {result.seats} seats{',' if given else ''}{given}: {result.games:,} games from seed {result.seed}")
    print()
    words = game.seat_words(result.seats)
    players = result.bots or ("random",) * result.seats
    rows = [
        (word, player, f"{won:,.1f}".removesuffix(".0"), f"{won / result.games:.2%}", f"{low:.2%} to {high:.2%}")
        for word, player, won, (low, high) in zip(words, players, result.wins, result.intervals, strict=True)
    ]
    show_table(("seat", "player", "wins", "share", "95% interval"), rows)
    print()
    figures = result.summary()
    if figures["shared_wins"]:
        print(f"{figures['shared_wins']:,} games were won together: a win counts in parts")
    if figures["lost_by_all"]:
        print(f"{figures['lost_by_all']:,} games were lost by all")
    print(f"mean length {result.mean_decisions:.1f} decisions, {result.chance / result.games:.1f} draws")
    print(
        f"{result.decisions:,} decisions in {result.seconds:.2f} s: {result.decisions / result.seconds:,.0f} decisions/s, "
        f"{result.games / result.seconds:,.1f} games/s, {result.jobs} {'process' if result.jobs == 1 else 'processes'}"
    )


# --- Speed ---


def add_bench(parser: argparse.ArgumentParser) -> None:
    """What `vaka bench` takes."""
    parser.add_argument("game", nargs="*", help="games (default: all)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default: the most)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--repeats", type=int, default=5, metavar="N", help="repetitions, of which the best counts (default: 5)")
    parser.add_argument("--seconds", type=float, default=0.3, metavar="S", help="length of one repetition (default: 0.3)")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_bench)


def run_bench(args: argparse.Namespace) -> int:
    """Measure every game."""
    from vaka.arena.speed import measure

    if args.repeats < 1 or not 0.001 <= args.seconds <= 60:
        raise Usage("--repeats is at least 1, --seconds 0.001 to 60")
    figures = {
        name: measure(name, args.seats, options(args.option), args.seconds, args.repeats) for name in args.game or all_games()
    }
    if args.json:
        show_json(figures)
    else:
        show_bench(figures)
    return 0


def show_bench(figures: dict[str, dict[str, Any]]) -> None:
    """The figures for a reader."""
    rows = [
        (
            name,
            str(found["seats"]),
            f"{found['playout_decisions_per_s']:,.0f}",
            f"{found['driven_actions_per_s']:,.0f}",
            f"{found['copy_us']:.2f}",
            f"{found['import_ms']:.0f}",
            found["build"],
        )
        for name, found in figures.items()
    ]
    show_table(("game", "seats", "decisions/s", "driven/s", "copy µs", "import ms", "build"), rows)
