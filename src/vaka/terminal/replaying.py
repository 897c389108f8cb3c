"""`vaka replay`, `vaka check` and `vaka board`: what to do with a record."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vaka.engine.errors import BadRecord
from vaka.engine.names import ASKED, FULL
from vaka.engine.record import Record
from vaka.engine.story import Story
from vaka.terminal.common import (
    Failure,
    Speech,
    Usage,
    add_language,
    language,
    printable,
    read_record,
    refuse_missing_folder,
    seen_by,
    show,
    show_json,
    viewer_of,
)

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from vaka.engine.events import Event
    from vaka.engine.state import State

VIEWER_HELP = "what this seat, or `spectator`, may know (default: everything)"


# --- Replay ---


def add_replay(parser: argparse.ArgumentParser) -> None:
    """What `vaka replay` takes."""
    parser.add_argument("file", help="a record (.vaka)")
    parser.add_argument("--viewer", metavar="SEAT", help=VIEWER_HELP)
    add_language(parser)
    parser.set_defaults(run=run_replay)


def run_replay(args: argparse.Namespace) -> int:
    """Step by step at a terminal, all at once elsewhere."""
    record = read_record(args.file)
    replay = Replay(record, viewer_of(record.game, record.seats, args.viewer), Speech(language(args)))
    show(replay.title())
    if sys.stdin.isatty() and sys.stdout.isatty():
        replay.walk()
    else:
        replay.run_through()
    return 0


class Replay:
    """A record on the screen, as one viewer may see it."""

    def __init__(self, record: Record, viewer: int, say: Speech) -> None:
        self.record = record
        self.game = record.game
        self.viewer = viewer
        self.say = say

    def title(self) -> str:
        """The game, who played, and how it ended."""
        record = self.record
        lines = [self.say("replay-title", title=self.game.title, seats=record.seats, plies=len(record))]
        lines += [f"{self.say.seat(self.game, record.seats, seat)}: {name}" for seat, name in enumerate(record.names) if name]
        if record.ended:
            lines.append(self.say("replay-ended", ply=record.ended.ply, how=record.ended.how))
            lines.append(self.say.result(self.game, record.seats, record.winners, record.scores))
        else:
            lines.append(self.say("replay-running"))
        return "\n".join(lines)

    def steps(self) -> Iterator[tuple[str, State]]:
        """For each ply that the viewer notices its log lines, and the position after it; the one state moves on."""
        state = self.record.start()
        story = Story.begun(state, self.viewer, self.say.lang)
        for seat, action in self.record.moves:
            who = seat if seat >= 0 else ASKED
            spelled = self.game.notation(state, action, None if self.viewer == FULL else self.viewer, who)
            events: list[Event] = []
            state.apply(action, events, who)
            heard = [event for event in events if self.viewer == FULL or event.heard_by(self.viewer)]
            line = " ".join(line.text for line in story.tell(heard))
            if line or (spelled and not heard):  # what only quiet events tell of is told by the next line
                yield line or spelled, state

    def run_through(self) -> None:
        """Every line of the log, then the last position."""
        for number, (line, _) in enumerate(self.steps(), 1):
            show(f"{number:>4}  {line}", "      ")
        print()
        show(self.text(self.record.replay()))

    def text(self, state: State) -> str:
        """A position as the viewer may know it."""
        return self.game.text(seen_by(state, self.viewer), self.say.lang)

    def walk(self) -> None:
        """Forward and back, as the reader likes."""
        positions = [("", self.record.start())]
        positions += [(line, state.copy()) for line, state in self.steps()]
        last, ply = len(positions) - 1, 0
        print(self.say("replay-help"))
        while True:
            line, state = positions[ply]
            show(f"\n{self.say('replay-ply', ply=ply, plies=last)}" + (f": {line}" if line else ""))
            show(self.text(state))
            try:
                typed = input("> ").strip().lower()
            except EOFError:
                return
            if typed == "q" or (not typed and ply == last):
                return
            ply = self.goto(typed, ply, last)

    def goto(self, typed: str, ply: int, last: int) -> int:
        """The ply that was asked for, within the game."""
        if not typed:
            return ply + 1
        if typed == "b":
            return max(0, ply - 1)
        if typed == "e":
            return last
        if typed.isascii() and typed.isdigit():
            return min(int(typed[:9]), last)
        print(self.say("replay-help"))
        return ply


# --- Check ---


def add_check(parser: argparse.ArgumentParser) -> None:
    """What `vaka check` takes."""
    parser.add_argument("file", nargs="+", help="records (.vaka)")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_check)


def run_check(args: argparse.Namespace) -> int:
    """Replay each record; 1 if one of them is refused."""
    found = [checked(file, "en" if args.json else language(args)) for file in args.file]
    if args.json:
        show_json(found)
    for result in found if not args.json else ():
        if result["ok"]:
            print(f"ok: {result['file']}: {result['title']}, {result['seats']} seats, {result['plies']} plies, {result['ending']}")
        else:
            where = f"{Speech(language(args))('line', line=str(result['line']))} " if result["line"] else ""
            print(printable(f"vaka: {result['file']}: {where}{result['reason']}"), file=sys.stderr)
    return 0 if all(result["ok"] for result in found) else 1


def checked(file: str, lang: str) -> dict[str, Any]:
    """What is to be said of one file; a refusal in the reader's language."""
    try:
        record = Record.read(file)
    except BadRecord as error:
        return {"file": file, "ok": False, "line": error.line, "reason": error.why(lang)}
    except OSError as error:
        return {"file": file, "ok": False, "line": None, "reason": error.strerror or str(error)}
    words = record.game.seat_words(record.seats)
    return {
        "file": file,
        "ok": True,
        "game": record.game.id,
        "title": record.game.title,
        "seats": record.seats,
        "options": record.options,
        "plies": len(record),
        "ended": record.ended.how if record.ended else None,
        "winners": [words[seat] for seat in record.winners],
        "scores": record.scores,
        "ending": ending(record),
    }


def ending(record: Record) -> str:
    """How the game ended, in a few words."""
    if not record.ended:
        return "not over"
    words = record.game.seat_words(record.seats)
    winners = " and ".join(words[seat] for seat in record.winners) or "nobody"
    how = {"rules": "by the rules", "agreement": "by agreement", "conceded": "conceded"}[record.ended.how]
    return f"ended {how}, won by {winners}"


# --- Board ---


def add_board(parser: argparse.ArgumentParser) -> None:
    """What `vaka board` takes."""
    parser.add_argument("file", help="a record (.vaka)")
    parser.add_argument("--ply", type=int, metavar="N", help="after this many lines of the record (default: the last)")
    parser.add_argument("--viewer", metavar="SEAT", help=VIEWER_HELP)
    parser.add_argument("--theme", choices=("auto", "light", "dark"), default="auto", help="default: auto, the reader's own")
    parser.add_argument("--moves", action="store_true", help="highlight what can be played")
    parser.add_argument("--width", type=int, default=1200, metavar="PIXELS", help="of a PNG (default: 1200)")
    parser.add_argument("-o", "--output", metavar="FILE", help="board.svg or board.png (default: SVG on standard output)")
    add_language(parser)
    parser.set_defaults(run=run_board)


def run_board(args: argparse.Namespace) -> int:
    """Draw a position of a record."""
    suffix = Path(args.output).suffix.lower() if args.output else ".svg"
    if suffix not in (".svg", ".png"):
        raise Usage(f"a picture is written to .svg or .png, not to {args.output!r}")
    record = read_record(args.file)
    ply = len(record) if args.ply is None else args.ply
    if not 0 <= ply <= len(record):
        raise Usage(f"{args.file} has plies 0 to {len(record)}, not {ply}")
    viewer = viewer_of(record.game, record.seats, args.viewer)
    position = seen_by(record.at(ply), viewer)
    drawing = record.game.picture(position, theme=args.theme, lang=language(args), interactive=args.moves)
    if drawing is None:
        raise Failure(f"{record.game.title} has no picture")
    if suffix == ".svg":
        write_out(drawing.encode(), args.output)
        return 0
    from vaka.draw.png import to_png

    try:
        write_out(to_png(drawing, args.width), args.output)
    except ValueError as error:
        raise Usage(str(error)) from None
    return 0


def write_out(data: bytes, name: str | None) -> None:
    """To a file, whole or not at all; without one, to standard output."""
    if name is None:
        sys.stdout.write(data.decode())
        return
    refuse_missing_folder(name)
    path = Path(name)
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(data)
    draft.replace(path)
