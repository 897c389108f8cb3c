"""`make playthroughs`: one short game of each game as text, ply by ply, in tests/games/<game>/golden/playthrough.txt.

What is open, what is played, what everybody hears, and how every viewer's view changes: a change of the rules shows as a difference
that a person can read. The game is a golden record, the shortest that is long enough to show something; a game without records is
played at random.

    python tools/playthroughs.py [GAME...]
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import vaka
from vaka.engine.registry import own_games

ROOT: Final = Path(__file__).parents[1]
LEAST: Final = 50
"""So many plies show something."""
WIDTH: Final = 120
INDENT: Final = "    "


def main(names: list[str]) -> None:
    """Write the playthroughs of these games, or of all."""
    for name in names or own_games():
        path = place(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(vaka.game(name)), encoding="utf-8")


def place(name: str) -> Path:
    """Where a game's playthrough lies."""
    return ROOT / "tests" / "games" / name / "golden" / "playthrough.txt"


def playthrough(game: vaka.Game) -> str:
    """All of it."""
    record = chosen(game)
    return "\n".join([*Playthrough(record).lines(), ""])


def chosen(game: vaka.Game) -> vaka.Record:
    """The shortest golden record of at least so many plies; else a game at random."""
    records = [vaka.Record.read(path) for path in sorted(place(game.id).parent.glob("*.vaka"))]
    long = [record for record in records if len(record) >= LEAST]
    return min(long, key=len) if long else at_random(game)


def at_random(game: vaka.Game) -> vaka.Record:
    """A game at random, with as few players as it can be."""
    record, rng = vaka.Record(game, game.seats.start, date="2026-11-15"), random.Random(1)
    state = record.start()
    while state.actor() != vaka.OVER:
        record.play(state, rng.choice(state.legal()))
    return record


class Playthrough:
    """One record, told ply by ply."""

    def __init__(self, record: vaka.Record) -> None:
        self.record = record
        self.game = record.game
        self.words = dict(enumerate(self.game.seat_words(record.seats)))
        self.viewers = [*self.words, vaka.SPECTATOR]
        self.shown: dict[int, dict[str, str]] = {viewer: {} for viewer in self.viewers}

    def lines(self) -> Iterator[str]:
        """The header, and then every ply: what was open, what was played, what was heard, how the views changed."""
        options = " ".join(f"{name}={value}" for name, value in self.record.options.items())
        yield f"{self.game.title}, {self.record.seats} players{', ' if options else ''}{options}"
        state = self.record.start()
        yield from self.changes(state)
        for seat, action in self.record.moves:
            yield ""
            who = "chance" if seat == vaka.CHANCE else self.words[seat]
            yield f"ply {state.ply}: {who} plays {self.game.notation(state, action)}"
            yield from self.open_now(state)
            events: list[vaka.Event] = []
            state.apply(action, events, seat if seat >= 0 else vaka.ASKED)
            yield from self.heard(events)
            yield from self.changes(state)
        yield ""
        yield f"over: winners {[self.words[seat] for seat in state.winners()]}, scores {state.scores()}"

    def open_now(self, state: vaka.State) -> Iterator[str]:
        """What was open, in notation, a line for each verb; at chance with the weights. The ids stand below, as ranges."""
        actions = state.legal()
        weights = state.weights() or [0] * len(actions)
        verbs: dict[str, list[str]] = {}
        for action, weight in zip(actions, weights, strict=True):
            verb, _, rest = self.game.notation(state, action).partition(" ")
            verbs.setdefault(verb, []).append((rest or verb) + (f" x{weight}" if weight else ""))
        for verb, rests in verbs.items():
            yield from block(f"open {verb}: {', '.join(rests)}")
        yield from block(f"ids {ranges(actions)}")
        for seat in self.words:
            asides = [action for action in state.asides(seat) if action not in state.legal(seat)]
            if asides:
                yield from block(f"{self.words[seat]} may: {', '.join(self.game.notation(state, action) for action in asides)}")

    def heard(self, events: list[vaka.Event]) -> Iterator[str]:
        """What happened, and who heard of it."""
        for event in events:
            params = " ".join(f"{name}={written(value)}" for name, value in sorted(event.params.items()))
            ears = self.viewers if event.audience is None else [viewer for viewer in self.viewers if viewer in event.audience]
            where = f"at {', '.join(event.places)}" if event.places else ""
            yield from block(" ".join(filter(None, [f"event to {self.called(ears)}: {event.key}", params, where])))

    def changes(self, state: vaka.State) -> Iterator[str]:
        """How each viewer's view has changed since the last ply; a change that several see stands once."""
        seen: dict[str, list[int]] = {}
        for viewer in self.viewers:
            now = dict(flat(state.redact(viewer).dump()))
            now.pop("viewer")
            before, self.shown[viewer] = self.shown[viewer], now
            for path in [*now, *(gone for gone in before if gone not in now)]:
                if before.get(path) != now.get(path):
                    seen.setdefault(f"{path} = {now[path]}" if path in now else f"{path} is gone", []).append(viewer)
        for change, viewers in seen.items():
            yield from block(f"view of {self.called(viewers)}: {change}")

    def called(self, viewers: list[int]) -> str:
        """Some viewers in words."""
        if len(viewers) == len(self.viewers):
            return "all"
        return ", ".join("spectators" if viewer == vaka.SPECTATOR else self.words[viewer] for viewer in viewers)


def block(text: str) -> list[str]:
    """A line, wrapped where it is long."""
    return wrap(text, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT * 2, break_long_words=False, break_on_hyphens=False)


def flat(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """The leaves of JSON data with their paths; a short list is a leaf."""
    if isinstance(data, dict) and data:
        for name, value in data.items():
            yield from flat(value, f"{path}/{name}" if path else str(name))
    elif isinstance(data, list) and any(isinstance(value, dict | list) for value in data):
        for place, value in enumerate(data):
            yield from flat(value, f"{path}/{place}")
    else:
        yield path, written(data)


def written(value: Any) -> str:
    """A value as JSON without needless spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def ranges(numbers: list[int]) -> str:
    """Sorted numbers as ranges.

    >>> ranges([0, 1, 2, 5, 7, 8])
    '0-2 5 7-8'
    """
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][-1] == number - 1:
            found[-1][-1:] = [number] if len(found[-1]) > 1 else [found[-1][0], number]
        else:
            found.append([number])
    return " ".join("-".join(map(str, pair)) for pair in found)


if __name__ == "__main__":
    main(sys.argv[1:])
