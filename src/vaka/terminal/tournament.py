"""`vaka tournament`: everybody against everybody."""

from __future__ import annotations

from math import comb
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
from vaka.terminal.matching import players
from vaka.terminal.simulating import progress_bar

if TYPE_CHECKING:
    import argparse

    from vaka.arena.tournament import Tournament


def add_tournament(parser: argparse.ArgumentParser) -> None:
    """What `vaka tournament` takes."""
    parser.add_argument("game", help="a game that `vaka games` lists")
    add_setup(parser)
    parser.add_argument("--bots", required=True, metavar="A,B,...", help="who takes part, each once")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games at each table (default: 100)")
    parser.add_argument("--seed", type=SEED, default=1, metavar="N", help="the same seed gives the same luck (default: 1)")
    add_workers(parser)
    parser.add_argument(
        "--duplicate", action="store_true", help="deal the luck of a round beforehand: every deck in the same order"
    )
    parser.add_argument("--out", metavar="FOLDER", help="keep every game there; the same command goes on where it stopped")
    parser.add_argument("--svg", metavar="FILE", help="draw the standings and the cross table, as .svg or .png")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_tournament)


def run_tournament(args: argparse.Namespace) -> int:
    """Play the tournament and print its figures."""
    from vaka.arena.tournament import play_tournament

    game = find_game(args.game)
    bots = players(args.bots, None)
    seats = game.usual_seats if args.seats is None else args.seats
    if args.svg:
        if Path(args.svg).suffix not in (".svg", ".png"):
            raise Usage(f"a picture is written to .svg or .png, not {args.svg!r}")
        refuse_missing_folder(args.svg)
    say_what_may_differ(bots, args.cluster)
    with progress_bar(args.games * comb(len(bots), max(0, seats))) as advance:
        played = play_tournament(
            game,
            bots,
            seats,
            options(args.option),
            args.games,
            args.seed,
            args.jobs,
            args.duplicate,
            args.out,
            advance,
            args.cluster,
        )
    if args.svg:
        write_picture(played, Path(args.svg))
    if args.json:
        show_json(played.summary())
    else:
        show_tournament(played)
    return 0


def write_picture(played: Tournament, file: Path) -> None:
    """The picture as SVG or PNG."""
    from vaka.arena.cross_table import draw_tournament
    from vaka.draw.png import to_png

    if file.suffix == ".png":
        file.write_bytes(to_png(draw_tournament(played), 1720, fonts=True))
    else:
        file.write_text(draw_tournament(played), encoding="utf-8")


def show_tournament(played: Tournament) -> None:
    """The figures for a reader."""
    given = "".join(f" {name}={value}" for name, value in played.options.items())
    print(
        f"{find_game(played.game).title}, {played.seats} seats{',' if given else ''}{given}: {played.games:,} games at "
        f"{len(played.tables):,} {'table' if len(played.tables) == 1 else 'tables'} from seed {played.seed}"
        f"{', duplicate' if played.duplicate else ''}"
    )
    print()
    rows = [
        (
            str(number),
            place.name,
            f"{place.games:,}",
            f"{place.wins:,.1f}".removesuffix(".0"),
            f"{place.share:.1%}",
            f"{place.low:.1%} to {place.high:.1%}",
            f"{place.rating:.1f} ± {place.sigma:.1f}",
        )
        for number, place in enumerate(played.standings(), 1)
    ]
    show_table(("", "player", "games", "wins", "share", "95% interval", "rating"), rows)
    print()
    print("How often the one on the left came in ahead of the one above:")
    print()
    order = [played.bots.index(place.name) for place in played.standings()]
    shares = played.cross_table()
    show_table(
        ("", *(f"{number}" for number in range(1, len(order) + 1))),
        [(f"{number} {played.bots[one]}", *(_share(shares[one][other]) for other in order)) for number, one in enumerate(order, 1)],
    )


def _share(share: float | None) -> str:
    return "–" if share is None else f"{share:.0%}"
