"""`vaka match`: bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from vaka.engine.registry import game as find_game
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
from vaka.terminal.simulating import progress_bar

if TYPE_CHECKING:
    import argparse

    from vaka.arena.match import Match


def add_match(parser: argparse.ArgumentParser) -> None:
    """What `vaka match` takes."""
    parser.add_argument("game", help="a game that `vaka games` lists")
    add_setup(parser)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,...",
        help="the players, one for each seat; with --seats the last takes the seats that are left",
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games, at most (default: 100)")
    parser.add_argument("--until", type=float, metavar="SHARE", help="stop when the first bot's share is surely above or below")
    parser.add_argument("--seed", type=SEED, default=1, metavar="N", help="the same seed gives the same luck (default: 1)")
    add_workers(parser)
    parser.add_argument(
        "--duplicate", action="store_true", help="deal the luck of a round beforehand: every deck in the same order"
    )
    parser.add_argument("--out", metavar="FILE", help="keep every game here; the same command goes on where it stopped")
    parser.add_argument("--records", metavar="FOLDER", help="write the record of every game there")
    parser.add_argument("--plot", metavar="FILE.svg", help="draw the shares as they grew, as .svg or .png")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_match)


def run_match(args: argparse.Namespace) -> int:
    """Play the match and print its figures."""
    from vaka.arena.match import play_match

    game = find_game(args.game)
    bots = players(args.bots, args.seats)
    chosen = game.check(len(bots), options(args.option))
    if args.plot and Path(args.plot).suffix not in (".svg", ".png"):
        raise Usage(f"a plot is written to .svg or .png, not {args.plot!r}")
    for file in (args.out, args.plot):
        if file:
            refuse_missing_folder(file)
    say_what_may_differ(bots, args.cluster)
    with progress_bar(args.games) as advance:
        match = play_match(
            game, bots, chosen, args.games, args.seed, args.jobs, args.until, args.out, args.records, advance, args.duplicate
        )
    if args.plot:
        write_plot(match, Path(args.plot))
    if args.json:
        show_json(match.summary())
    else:
        show_match(match)
    return 0


def players(text: str, seats: int | None) -> list[str]:
    """The names of the players: numbers of a bot stand behind a colon, with commas of their own."""
    names: list[str] = []
    for part in (piece.strip() for piece in text.split(",")):
        if names and ":" in names[-1] and "=" in part and ":" not in part:
            names[-1] += "," + part
        else:
            names.append(part)
    if seats is not None and len(names) > seats:
        raise Usage(f"--bots names {len(names)} bots for {seats} seats")
    return [*names, *[names[-1]] * ((seats or 0) - len(names))]


def write_plot(match: Match, file: Path) -> None:
    """The plot as SVG or PNG."""
    from vaka.arena.plot import plot
    from vaka.draw.png import to_png

    if file.suffix == ".png":
        file.write_bytes(to_png(plot(match), 1720, fonts=True))
    else:
        file.write_text(plot(match), encoding="utf-8")


def show_match(match: Match) -> None:
    """The figures for a reader."""
    plan = match.plan
    given = "".join(f" {name}={value}" for name, value in plan.options.items())
    title = find_game(plan.game).title
    print(
        f"{title}, {plan.seats} seats{',' if given else ''}{given}: {match.games:,} games from seed {plan.seed}, seats in rotation"
    )
    print()
    rows = [
        (
            standing.name,
            f"{standing.wins:,.1f}".removesuffix(".0"),
            f"{standing.share:.1%}",
            f"{standing.low:.1%} to {standing.high:.1%}",
            f"{standing.mean_score:.1f}",
            f"{standing.rating:.1f} ± {standing.sigma:.1f}",
            f"{standing.cpu_ms_per_decision:.1f}",
        )
        for standing in match.bots
    ]
    show_table(("player", "wins", "share", "95% interval", "mean score", "rating", "ms/decision"), rows)
    if match.until is not None:
        print()
        first = plan.bots[0]
        found = {
            "above": f"decided: {first} wins more than {match.until:.0%}",
            "below": f"decided: {first} wins less than {match.until:.0%}",
        }
        print(found.get(match.verdict, f"not decided: whether {first} wins more than {match.until:.0%}"))
