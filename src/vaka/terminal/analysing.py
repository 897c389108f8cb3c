"""`vaka analyse`: where a game was won, what was luck, and which decisions cost most."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from vaka.engine.record import Record
from vaka.terminal.common import (
    Usage,
    add_language,
    add_workers,
    language,
    read_record,
    refuse_missing_folder,
    seat_of,
    show,
    show_json,
)
from vaka.terminal.simulating import progress_bar

if TYPE_CHECKING:
    import argparse

    from vaka.insight.analysis import Analysis

PARTS: Final = 1000
"""Of a progress bar."""


def add_analyse(parser: argparse.ArgumentParser) -> None:
    """What `vaka analyse` takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="records (.vaka) of games that are over")
    parser.add_argument("--level", default="hard", metavar="LEVEL", help="hard, expert, or seconds a game (default: hard)")
    parser.add_argument("--svg", metavar="FILE", help="draw the curve, as .svg or .png; of one game only")
    parser.add_argument(
        "--seat", metavar="SEAT", help="draw this seat's own curve, by what it knew: a seat's word, or its number from 1"
    )
    parser.add_argument("--json", action="store_true", help="for programs: every point, draw and decision")
    add_workers(parser)
    add_language(parser)
    parser.set_defaults(run=run_analyse)


def run_analyse(args: argparse.Namespace) -> int:
    """Analyse, and tell."""
    from vaka.arena.spread import Where, in_order, spread
    from vaka.insight.analysis import Analysis, Unfinished
    from vaka.insight.levels import budget_of

    if args.svg:
        if Path(args.svg).suffix not in (".svg", ".png"):
            raise Usage(f"a picture is written to .svg or .png, not {args.svg!r}")
        if len(args.files) > 1:
            raise Usage("a picture is of one game: name one file")
        refuse_missing_folder(args.svg)
    elif args.seat:
        raise Usage("--seat says whose curve to draw: name the picture with --svg FILE")
    records = [read_record(file) for file in args.files]
    for record in records:
        budget_of(record.game, args.level)
        if record.ended is None:
            raise Unfinished
    own = seat_of(records[0].game, records[0].seats, args.seat) if args.seat else None
    lang = language(args)
    found: list[Analysis] = []
    if len(records) == 1:
        found.append(_with_progress(records[0], args.level))
    else:
        where = Where(args.jobs, args.cluster)
        with progress_bar(len(records)) as advance:
            texts = [str(record) for record in records]
            for data in in_order(spread(partial(analysed, level=args.level), texts, where)):
                found.append(Analysis.of(data))
                if advance is not None:
                    advance(1)
    if args.svg:
        _write_picture(records[0], found[0], lang, Path(args.svg), own)
    if args.json:
        all_data = [{"file": file, **analysis.data()} for file, analysis in zip(args.files, found, strict=True)]
        show_json(all_data[0] if len(all_data) == 1 else all_data)
        return 0
    from vaka.insight.telling import told

    for file, record, analysis in zip(args.files, records, found, strict=True):
        if len(records) > 1:
            show(f"{file}:")
        show(told(record, analysis, lang), "    ")
    return 0


def analysed(text: str, level: str) -> dict[str, Any]:
    """The analysis of a record as data; runs wherever there is room."""
    from vaka.insight import analyse

    return analyse(Record.parse(text), level).data()


def _with_progress(record: Record, level: str) -> Analysis:
    """One analysis, with a bar."""
    from vaka.insight import analyse

    shown = 0
    with progress_bar(PARTS, "analysis") as advance:

        def tell(part: float) -> None:
            nonlocal shown
            now = int(part * PARTS)
            if advance is not None:
                advance(now - shown)
            shown = now

        return analyse(record, level, progress=tell)


def _write_picture(record: Record, analysis: Analysis, lang: str, file: Path, own: int | None) -> None:
    """The curve as SVG or PNG."""
    from vaka.draw.png import to_png
    from vaka.insight.chart import draw

    picture = draw(record, analysis, lang, own=own)
    if file.suffix == ".png":
        file.write_bytes(to_png(picture, 1800, fonts=True))
    else:
        file.write_text(picture, encoding="utf-8")
