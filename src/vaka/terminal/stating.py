"""`vaka stats`: what many games tell."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from vaka.engine.registry import game as find_game
from vaka.terminal.common import Failure, Usage, refuse_missing_folder, show, show_json, show_table

if TYPE_CHECKING:
    import argparse

    from vaka.arena.stats import Stats


def add_stats(parser: argparse.ArgumentParser) -> None:
    """What `vaka stats` takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="records (.vaka), or tables of `vaka simulate --out` (.parquet)")
    parser.add_argument("--plot", metavar="FILE.svg", help="draw lengths and wins, as .svg or .png; of one game only")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_stats)


def run_stats(args: argparse.Namespace) -> int:
    """Count, and tell."""
    from vaka.arena.stats import plot, stats_of

    if args.plot:
        if Path(args.plot).suffix not in (".svg", ".png"):
            raise Usage(f"a plot is written to .svg or .png, not {args.plot!r}")
        refuse_missing_folder(args.plot)
    found = stats_of(args.files)
    if not found:
        raise Failure("no game in these files was played to its end")
    if args.plot:
        if len(found) > 1:
            raise Usage("a plot is of one game with one number of seats: name fewer files")
        write_picture(plot(found[0]), Path(args.plot))
    if args.json:
        show_json([stats.summary() for stats in found])
    else:
        for place, stats in enumerate(found):
            if place:
                print()
            show_stats(stats)
    return 0


def write_picture(svg: str, path: Path) -> None:
    """As SVG or as PNG."""
    if path.suffix == ".svg":
        path.write_text(svg, encoding="utf-8")
        return
    from vaka.draw.png import to_png

    path.write_bytes(to_png(svg, 860, fonts=True))


def show_stats(stats: Stats) -> None:
    """The figures for a reader."""
    game, figures = find_game(stats.game), stats.summary()
    plies = figures["plies"]
    show(f"{game.title}, {stats.seats} seats: {stats.games:,} games")
    quarters = ", ".join(f"{value:.0f}" for value in plies["quartiles"])
    print(f"plies: {plies['least']} to {plies['most']}, mean {plies['mean']:.1f}, quartiles {quarters}")
    print()
    words = game.seat_words(stats.seats)
    rows = [
        (word, f"{won:,.1f}".removesuffix(".0"), f"{won / stats.games:.2%}", f"{low:.2%} to {high:.2%}")
        for word, won, (low, high) in zip(words, stats.wins, figures["intervals"], strict=True)
    ]
    show_table(("seat", "wins", "share", "95% interval"), rows)
    if figures["openings"]:
        print()
        rows = [(row["opening"], str(row["games"]), f"{row['won']:.1%}", "") for row in figures["openings"]]
        show_table(("opening", "games", "won", ""), rows)
    if figures["points"]:
        print()
        rows = [(source, f"{means['winners']:.1f}", f"{means['others']:.1f}", "") for source, means in figures["points"].items()]
        show_table(("points from", "winners", "others", ""), rows)
