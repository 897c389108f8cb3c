"""Asking a human: the list of moves, what is typed, and the commands beside the moves."""

from __future__ import annotations

import shutil
import sys
from contextlib import suppress
from difflib import get_close_matches
from itertools import groupby
from typing import TYPE_CHECKING, Final

from vaka.bots.hints import hints
from vaka.bots.levels import advise
from vaka.engine.errors import BadNotation, IllegalAction, Misheard
from vaka.engine.hearing import shown
from vaka.terminal.changes import changed
from vaka.terminal.common import Failure, refuse_missing_folder, show
from vaka.terminal.listing import show_rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.engine.events import Obstacle
    from vaka.engine.state import State
    from vaka.terminal.common import Speech
    from vaka.terminal.session import Session

COMMANDS: Final = ("board", "undo", "save", "rules", "moves", "hint", "help", "quit")
HINTS: Final = 3
"""So many candidates are told."""
SHORT_LIST: Final = 9
"""So many moves are listed with their sentences; more of them in columns."""


class Left(Exception):
    """The human leaves."""


class Asking:
    """What a human at the keyboard sees and types when asked."""

    def __init__(self, session: Session, say: Speech) -> None:
        self.session = session
        self.game = session.game
        self.seats = session.record.seats
        self.say = say
        self.read: dict[int, str] = {}
        """What each human has read of the position last."""
        self.commands = {say(f"command-{name}"): name for name in COMMANDS} | {name: name for name in COMMANDS}

    def ask(self, seat: int) -> None:
        """Show what has changed in the position, at first the whole, and read until a move is played or taken back."""
        view = self.session.view(seat)
        print()
        self.show_position(seat, self.game.text(view, self.say.lang))
        name = self.say.seat(self.game, self.seats, seat)
        show(self.say("your-turn", seat=name))
        show(self.game.prompt(view, self.say.lang))
        self.show_moves(view, in_columns=len(view.legal()) > SHORT_LIST)
        ply = len(self.session.record)
        while len(self.session.record) == ply:
            self.obey(read_line(self.say("prompt", seat=name) + " "), view, seat)

    def show_position(self, seat: int, text: str) -> None:
        """The whole position, or what has changed since this human read it last."""
        lines = changed(self.read[seat], text) if seat in self.read else None
        self.read[seat] = text
        if lines is None:
            show(text)
            print()
        elif lines:
            show(self.say("changed"))
            for line in lines:
                show(line, "  ")
            print()

    def forget(self, seat: int) -> None:
        """The screen was wiped: this human reads the whole position next time."""
        self.read.pop(seat, None)

    def after_end(self) -> None:
        """The game is over: it can still be saved."""
        show(self.say("after-end"))
        while True:
            command, _, rest = read_line("> ").strip().partition(" ")
            name = self.commands.get(command.lower())
            if not command or name == "quit":
                raise Left
            if name == "save":
                self.save(rest.strip())
            elif name == "rules":
                show_rules(self.game, self.say.lang)
            else:
                show(self.say("after-end"))

    # --- What is typed ---

    def obey(self, line: str, view: State, seat: int) -> None:
        """A number, a move, or a command."""
        text = " ".join(line.split())
        first, _, rest = text.partition(" ")
        command = self.commands.get(first.lower())
        if not text:
            return
        if first.startswith("?"):
            self.explain(text[1:].strip(), view, seat)
        elif text.isascii() and text.isdigit():
            self.play_number(int(text[:9]), view, seat)  # no list is longer
        elif command == "save" and not self.is_move(text, view):
            self.save(rest)
        elif command and not rest:
            self.command(command, view, seat)
        else:
            self.play_text(text, view, seat)

    def is_move(self, text: str, view: State) -> bool:
        """Is this, word for word, in the list of moves? In Paradise `save war` is one, where a Village can be saved."""
        return text.lower() in (self.game.notation(view, action) for action in view.legal())

    def command(self, name: str, view: State, seat: int) -> None:
        """A command without a word behind it."""
        if name == "undo":
            self.undo(seat)
        elif name == "board":
            show(self.game.text(view, self.say.lang))
        elif name == "rules":
            show_rules(self.game, self.say.lang)
        elif name == "moves":
            self.show_moves(view, in_columns=False)
        elif name == "hint":
            self.hint(view)
        elif name == "help":
            show(self.say("help"))
        else:
            raise Left

    def play_number(self, number: int, view: State, seat: int) -> None:
        """A move by its place in the list."""
        open_now = view.legal()
        if 1 <= number <= len(open_now):
            self.session.play(open_now[number - 1], seat)
        else:
            show(self.say("no-such-number", count=len(open_now)))

    def play_text(self, text: str, view: State, seat: int) -> None:
        """A move in notation, a whole one too, or why it cannot be played."""
        if self.play_whole(text, view, seat):
            return
        action = self.parse(text, view, seat)
        if action is None:
            return
        obstacle = None if action in view.asides(seat) else view.obstacle(action, seat)
        if obstacle:
            show(self.reason(obstacle, view))
        else:
            self.session.play(action, seat)

    def play_whole(self, text: str, view: State, seat: int) -> bool:
        """A whole move, such as `move 0606 0705` in Paradise, or why it cannot be made; False if it is none."""
        try:
            plan = self.game.read_plan(view, seat, text)
        except IllegalAction as error:
            show(self.reason(error.obstacle, view) if error.obstacle else str(error))
            return True
        except ValueError as error:
            sentences = error.sentences if isinstance(error, Misheard) else {}
            show(self.say("unknown-move", reason=sentences.get(self.say.lang, str(error))))
            return True
        if plan is not None:
            self.session.play_all(plan.actions, seat)
        return plan is not None

    def parse(self, text: str, view: State, seat: int) -> int | None:
        """The id of what was typed; None, with a hint, if it is nothing."""
        try:
            return self.game.parse(view, text, seat)
        except BadNotation as error:
            reason = error.say(self.say.lang)
            show(self.say("unknown-move", reason=reason))
            spelled = [self.game.typed(view, action, self.say.lang) for action in view.legal()]
            near = [words for words in get_close_matches(text.lower(), spelled, n=3, cutoff=0.6) if words not in reason]
            if near:
                show(self.say("unknown-move-near", near=", ".join(near)))
            return None

    # --- What is shown ---

    def show_moves(self, view: State, in_columns: bool) -> None:
        """The legal list, numbered: in columns, or one to a line with its sentence."""
        show(self.say("choices"))
        notations = [self.game.typed(view, action, self.say.lang) for action in view.legal()]
        if in_columns:
            show_columns([f"{number:>3} {notation}" for number, notation in enumerate(notations, 1)])
            return
        width = max(len(notation) for notation in notations)
        for number, (action, notation) in enumerate(zip(view.legal(), notations, strict=True), 1):
            show(f"{number:>3} {notation:<{width}}  {self.game.sentence(view, action, self.say.lang)}", " " * 6)

    def explain(self, text: str, view: State, seat: int) -> None:
        """Why this move is not possible; without one, why each kind of action is not that is not."""
        if text:
            action = self.parse(text, view, seat)
            if action is not None:
                obstacle = view.obstacle(action, seat)
                show(self.reason(obstacle, view) if obstacle else self.say("is-open"))
            return
        kinds: dict[str, list[str]] = {}
        for obstacle in view.obstacles(seat):
            kinds.setdefault(self.reason(obstacle, view), []).append(
                self.game.kind_name(str(obstacle.params.get("kind", "")), self.say.lang)
            )
        for reason, names in kinds.items():
            kind = ", ".join(name if place == 0 else begun_small(name, self.say.lang) for place, name in enumerate(names) if name)
            show("- " + (self.say("kind-reason", kind=kind, reason=reason) if kind else reason))
        if not kinds:
            show(self.say("all-open"))

    def hint(self, view: State) -> None:
        """What a strong player would consider here, from this very view."""
        found = advise(view)
        if found.iterations == 0:
            show(self.say("hint-only"))
            return
        for place, hint in enumerate(hints(view, found, self.say.lang, HINTS), 1):
            typed = shown(self.game.words, hint.notation, self.say.lang)
            show(f"{place}. " + self.say("hint-move", typed=typed, sentence=hint.sentence), "   ")
            line = self.expected(hint.line)
            figures = self.say("hint-figures", share=round(100 * hint.share), result=round(100 * hint.result))
            show(f"   {figures}" + (f" {self.say('hint-line', line=line)}" if line else ""), "   ")

    def expected(self, line: Sequence[tuple[int, str]]) -> str:
        """What is expected to follow, the moves of one seat together."""
        turns = [(seat, [words for _, words in moves]) for seat, moves in groupby(line, key=lambda move: move[0])]
        return ("\u00a0; " if self.say.lang == "fr" else "; ").join(
            self.say("hint-turn", seat=self.say.seat(self.game, self.seats, seat), moves=", ".join(moves)) for seat, moves in turns
        )

    def reason(self, obstacle: Obstacle, view: State) -> str:
        """An obstacle as a sentence, with the paragraph of the rules."""
        sentence = self.game.explain(obstacle, self.seats, self.say.lang, view=view)
        return f"{sentence} {self.say('rule', rule=obstacle.rule)}" if obstacle.rule else sentence

    # --- Taking back and keeping ---

    def undo(self, seat: int) -> None:
        """Take back the last own action, if nothing came of it that cannot be taken back."""
        if self.session.can_take_back(seat):
            self.session.take_back()
            show(self.say("undone"))
        elif any(move.seat == seat for move in self.session.record.moves):
            show(self.say("undo-floor"))
        else:
            show(self.say("undo-nothing"))

    def save(self, name: str) -> None:
        """Write the record."""
        if not name:
            show(self.say("save-which"))
            return
        try:
            refuse_missing_folder(name)
            self.session.record.write(name)
        except (OSError, ValueError, Failure) as error:
            show(self.say("not-saved", reason=error.strerror if isinstance(error, OSError) else str(error)))
        else:
            show(self.say("saved", file=name))
            if not self.session.is_over and any(self.session.view(seat).hidden() for seat in self.session.humans):
                show(self.say("saved-secrets"))


def read_line(prompt: str) -> str:
    """A line from the human; raise EOFError at the end. What is piped in is shown, so that a transcript reads well."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 (from here on `input` edits the line and remembers)
        return input(prompt)
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(line.rstrip("\n"))
    return line


def begun_small(name: str, lang: str) -> str:
    """A name within an enumeration: in German it may begin with a noun, which keeps its capital."""
    return name if lang == "de" else name[:1].lower() + name[1:]


def show_columns(cells: Sequence[str]) -> None:
    """The cells in columns, filled downwards, as wide as the terminal."""
    width = max(len(cell) for cell in cells) + 2
    columns = max(1, min(shutil.get_terminal_size().columns, 120) // width)
    rows = -(-len(cells) // columns)
    for row in range(rows):
        print("".join(cell.ljust(width) for cell in cells[row::rows]).rstrip())
