"""Records: one readable text file that is save, replay, bug report, test fixture and training sample.

    Vaka record 1
    Game: aloha
    Rules: 1
    Seats: 2
    Options: mode=family same_tile=yes teams=no
    Seat red: Ana
    Seat black: Ben
    Date: 2026-11-15
    Ended: rules at 57
    Winners: red
    Scores: 5 2

    chance first red
    red launch d4

A line is a seat's word (or `chance`) and the notation of what it did.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, SupportsIndex

from vaka.engine.animation import animate
from vaka.engine.errors import BadOption, BadRecord, Reason, UnknownGame, quoted
from vaka.engine.events import Event
from vaka.engine.ids import whole
from vaka.engine.names import ASKED, CHANCE, OVER, SPECTATOR, UNHEARD
from vaka.engine.record_lines import Move, play_lines
from vaka.engine.record_text import (
    ENDINGS,
    FIRST_LINE,
    MAX_BYTES,
    Header,
    check_standing,
    checked_date,
    one_line,
    read_text,
    records_in,
)
from vaka.engine.record_view import RecordView
from vaka.engine.registry import game as find_game

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.state import State


class Ended(NamedTuple):
    """How a game ended, and after how many plies."""

    how: str
    ply: int


class Record:
    """The moves of one game with its header.

    >>> import vaka
    >>> record = vaka.Record(vaka.game("aloha"), seats=2)
    >>> state = record.start()
    >>> record.play(state, 0)
    >>> record.lines
    ['chance first red']
    >>> record
    <Record of aloha: 2 seats, 1 plies, not over>
    >>> vaka.Record.parse(str(record)).moves == record.moves
    True
    """

    def __init__(
        self,
        game: Game,
        seats: SupportsIndex,
        options: Mapping[str, object] | None = None,
        names: list[str] | None = None,
        date: str | None = None,
    ) -> None:
        self.game = game
        self.seats = game.player_count(seats)
        self.options = game.check(self.seats, options)
        self.names = [one_line(name) for name in names or [""] * self.seats]
        if len(self.names) != self.seats:
            raise BadRecord(Reason("names", {"count": len(self.names), "seats": self.seats}))
        self.date = checked_date(date or datetime.date.today().isoformat())
        self.moves: list[Move] = []
        self._lines: list[str] = []
        self.ended: Ended | None = None
        self.winners: list[int] = []
        self.scores: list[int] = []

    @property
    def lines(self) -> list[str]:
        """The moves as text, each with who made it. Of a record that was read they are written when they are asked for."""
        if len(self._lines) < len(self.moves):
            state = self.start()
            self._lines = []
            for seat, action in self.moves:
                self._lines.append(f"{self._word(seat)} {self.game.notation(state, action)}")
                state.apply(action, None, seat if seat >= 0 else ASKED)
        return self._lines

    @lines.setter
    def lines(self, lines: list[str]) -> None:
        self._lines = lines

    def start(self) -> State:
        """The position before the first line."""
        return self.game.new(self.seats, self.options)

    # --- Playing ---

    def play(self, state: State, action: SupportsIndex, events: list[Event] | None = None, seat: SupportsIndex = ASKED) -> None:
        """Apply the action to the position and write it down; an illegal one raises and writes nothing.

        Raise BadRecord when the record is closed.
        """
        self._refuse_closed()
        number = whole(action, "an action")
        seat = whole(seat, "a seat")
        who = state.actor() if seat == ASKED else seat
        is_open = self.game.is_id(state, number) and (state.can(number, seat) or number in _asides(state, seat))
        lines = self.lines
        spelled = self.game.notation(state, number) if is_open else ""
        state.apply(number, events, seat)
        self.moves.append(Move(who, number))
        lines.append(f"{self._word(who)} {spelled}")
        if state.actor() == OVER:
            self._close("rules", state.winners(), state.scores())

    def end(self, how: str, winners: list[int], scores: list[int]) -> None:
        """Close the record: by the rules, by agreement, or conceded; raise BadRecord if this cannot be how it ended.

        An ending by the rules is compared with the replay; `play` has already closed a record that it played to the end.
        """
        if how not in ENDINGS:
            raise BadRecord(Reason("no-ending", {"endings": ", ".join(ENDINGS), "how": quoted(how)}))
        self._refuse_closed()
        check_standing(winners, scores, self.game.seat_words(self.seats))
        if how == "rules":
            self._check_rules_ending(winners, scores)
        self._close(how, winners, scores)

    def _close(self, how: str, winners: list[int], scores: list[int]) -> None:
        self.ended = Ended(how, len(self.moves))
        self.winners, self.scores = sorted(winners), list(scores)

    def _refuse_closed(self) -> None:
        if self.ended is not None:
            raise BadRecord(Reason("closed", {"how": self.ended.how, "ply": self.ended.ply}))

    def _check_rules_ending(self, winners: list[int], scores: list[int]) -> None:
        state = self.replay()
        if state.actor() != OVER:
            raise BadRecord(Reason("goes-on"))
        if sorted(winners) != state.winners():
            raise BadRecord(Reason("winners"))
        if list(scores) != state.scores():
            raise BadRecord(Reason("scores", {"scores": " ".join(map(str, state.scores()))}))

    def take_back(self, plies: int = 1) -> State:
        """Strike the last lines and return the position before them."""
        if not 0 <= plies <= len(self.moves):
            raise IndexError(f"{plies} of {len(self.moves)} plies cannot be taken back")
        del self.moves[len(self.moves) - plies :]
        del self._lines[len(self.moves) :]
        if plies:
            self.ended, self.winners, self.scores = None, [], []
        return self.at(len(self.moves))

    def _word(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.game.seat_words(self.seats)[seat]

    # --- Replaying ---

    def __len__(self) -> int:
        return len(self.moves)

    def positions(self) -> Iterator[State]:
        """Every position from the start to the last line; the one state moves on, so copy what you keep."""
        state = self.start()
        yield state
        for seat, action in self.moves:
            state.apply(action, None, seat if seat >= 0 else ASKED)
            yield state

    def at(self, ply: SupportsIndex) -> State:
        """The position after so many plies; raise IndexError beyond the end."""
        ply = whole(ply, "a ply")
        if not 0 <= ply <= len(self.moves):
            raise IndexError(f"the record has plies 0 to {len(self.moves)}, not {ply}")
        state = self.start()
        for seat, action in self.moves[:ply]:
            state.apply(action, None, seat if seat >= 0 else ASKED)
        return state

    def replay(self) -> State:
        """The last position."""
        return self.at(len(self.moves))

    def view(self, viewer: SupportsIndex) -> RecordView:
        """What a viewer may have of a running game."""
        viewer = whole(viewer, "a viewer")
        lines: list[str] = []
        state = self.start()
        positions = [state.redact(viewer)]
        for seat, action in self.moves:
            who = seat if seat >= 0 else ASKED
            noticed = state.seen(action, viewer, who) != UNHEARD
            spelled = self.game.notation(state, action, viewer, who)
            state.apply(action, None, who)
            if not noticed:
                continue
            lines.append(f"{self._word(seat)} {spelled}")
            positions.append(state.redact(viewer))
        word = "spectator" if viewer == SPECTATOR else self.game.seat_words(self.seats)[viewer]
        # How many plies there were in all is not the viewer's to know.
        header = [line for line in self.header() if self.ended or not line.startswith(("Ended", "Winners", "Scores"))]
        return RecordView(viewer, [*header, f"View: {word}"], lines, positions)

    def animate(
        self, path: str | Path, viewer: SupportsIndex | None = None, *, width: int = 640, seconds: float = 0.4, most: int = 200
    ) -> int:
        """Write the game as a moving picture, a `.gif` or a `.png`; return how many positions it shows.

        Everything lies open, unless `viewer` says whose eyes it is seen with. A game of more than `most` positions is thinned.
        Raise MissingExtra without Pillow (`vaka[rl]`) and resvg (`vaka[words]`).

        >>> import tempfile, vaka
        >>> from vaka.arena import random_record
        >>> record = random_record(vaka.game("aloha"), 2, seed=1)
        >>> record.animate(f"{tempfile.mkdtemp()}/game.gif", width=200, most=2)
        2
        """
        if viewer is None:
            states = [state.copy() for state in self.positions()]
        else:
            states = list(self.view(viewer).positions())
        return animate(states, path, width, seconds, most)

    # --- Text ---

    def header(self) -> list[str]:
        """The lines before the moves."""
        words = self.game.seat_words(self.seats)
        lines = [FIRST_LINE, f"Game: {self.game.id}", f"Rules: {self.game.version}", f"Seats: {self.seats}"]
        if self.options:
            lines.append("Options: " + " ".join(f"{name}={value}" for name, value in sorted(self.options.items())))
        lines += [f"Seat {word}: {name}" for word, name in zip(words, self.names, strict=True) if name]
        lines.append(f"Date: {self.date}")
        if self.ended:
            lines.append(f"Ended: {self.ended.how} at {self.ended.ply}")
            lines.append(f"Winners: {' '.join(words[seat] for seat in self.winners) or 'nobody'}")
            lines.append(f"Scores: {' '.join(map(str, self.scores))}")
        return lines

    def __repr__(self) -> str:
        """In a few words: the game, its length and who has won. `str` gives the whole text."""
        words = self.game.seat_words(self.seats)
        result = f", won by {', '.join(words[seat] for seat in self.winners) or 'nobody'}" if self.ended else ", not over"
        return f"<Record of {self.game.id}: {self.seats} seats, {len(self)} plies{result}>"

    def __str__(self) -> str:
        return "\n".join([*self.header(), "", *self.lines]) + "\n"

    def write(self, path: str | Path) -> None:
        """Write the file, whole or not at all."""
        path, data = Path(path), str(self).encode()
        draft = path.with_name(path.name + ".part")
        try:
            draft.write_bytes(data)
            draft.replace(path)
        except OSError:
            draft.unlink(missing_ok=True)
            raise

    @classmethod
    def read(cls, path: str | Path) -> Record:
        """The record in a file; raise BadRecord with the line and the reason, OSError if there is no such file."""
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)  # never more: a device has no size, and no end
        if len(data) > MAX_BYTES:
            raise BadRecord(Reason("too-large", {"most": MAX_BYTES // 1_000_000}))
        try:
            return cls.parse(data.decode())
        except UnicodeDecodeError as error:
            raise BadRecord(Reason("no-text", {"byte": error.start})) from None

    @classmethod
    def read_all(cls, path: str | Path) -> Iterator[Record]:
        """The records of a file that has many, one behind the other; raise BadRecord with the line of the file and the reason."""
        with Path(path).open(encoding="utf-8") as file:
            try:
                for first, text in records_in(file):
                    try:
                        yield cls.parse(text)
                    except BadRecord as error:
                        raise BadRecord(error.reason, None if error.line is None else first + error.line - 1) from None
            except UnicodeDecodeError as error:
                raise BadRecord(Reason("no-text", {"byte": error.start})) from None

    @classmethod
    def write_all(cls, path: str | Path, records: Iterable[Record]) -> int:
        """Write records into one file, one behind the other, whole or not at all; how many there were.

        >>> import tempfile, vaka
        >>> from pathlib import Path
        >>> from vaka.arena import random_record
        >>> file = Path(tempfile.mkdtemp()) / "games.vaka"
        >>> vaka.Record.write_all(file, (random_record(vaka.game("aloha"), 2, seed=seed) for seed in range(3)))
        3
        >>> [len(record) > 50 for record in vaka.Record.read_all(file)]
        [True, True, True]
        """
        path = Path(path)
        draft = path.with_name(path.name + ".part")
        count = 0
        try:
            with draft.open("w", encoding="utf-8", newline="\n") as file:
                for record in records:
                    file.write(f"{record}\n")
                    count += 1
            draft.replace(path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
        return count

    @classmethod
    def parse(cls, text: str, game: Game | None = None) -> Record:
        """The record of a text, replayed line by line; raise BadRecord with the line and the reason.

        The header names the game; `game` stands in for one that is not registered.
        """
        header, body = read_text(text)
        record = _begun(header, game)
        state = record.start()
        play_lines(state, body, record.moves)
        if state.actor() == OVER:
            record._close("rules", state.winners(), state.scores())
        _check_ending(record, header)
        return record


def _asides(state: State, seat: int) -> list[int]:
    return state.asides(seat) if seat >= 0 else []


# --- Reading: the game, its lines, its end ---


def _begun(header: Header, known: Game | None) -> Record:
    """The record before its first line, as the header says."""
    line, name = header.need("Game")
    try:
        game = known if known is not None and known.id == name else find_game(name)
    except UnknownGame as error:
        raise BadRecord(error.args[0], line) from None
    if header.number("Rules") != game.version:
        versions = {"then": header.number("Rules"), "now": game.version}
        raise BadRecord(Reason("version", versions), header.need("Rules").number)
    seats = header.number("Seats")
    if seats not in game.seats:
        counts = {"game": game.title, "low": game.seats.start, "high": game.seats.stop - 1, "seats": seats}
        raise BadRecord(Reason("seats", counts), header.need("Seats").number)
    words = game.seat_words(seats)
    header.refuse_unknown(words)
    names, options, date = [header.name(word) for word in words], header.options(), header.need("Date")
    try:
        return Record(game, seats, options, names, date.text)
    except BadOption as error:
        raise BadRecord(error.args[0], header.fields.get("Options", header.need("Seats")).number) from None
    except BadRecord as error:
        raise BadRecord(error.reason, date.number) from None


def _check_ending(record: Record, header: Header) -> None:
    """A rules ending must be what the replay gave; another one is taken at its word."""
    how = header.ending(len(record))
    if not how:
        if record.ended:
            raise BadRecord(Reason("no-ended"))
        return
    line = header.need("Ended").number
    winners, scores = header.winners(record.game.seat_words(record.seats)), header.scores(record.seats)
    if how == "rules":
        if record.ended is None:
            raise BadRecord(Reason("goes-on"), line)
        if winners != record.winners:
            raise BadRecord(Reason("winners"), header.need("Winners").number)
        if scores != record.scores:
            raise BadRecord(Reason("scores", {"scores": " ".join(map(str, record.scores))}), header.need("Scores").number)
        return
    if record.ended is not None:
        raise BadRecord(Reason("over-by-rules", {"how": how}), line)
    record.end(how, winners, scores)
