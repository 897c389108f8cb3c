"""What every judge says of the golden games, as one line for each: `python -m tests.games.ratings` writes them.

A judge that is only rewritten rates to the last bit as before; one that is meant to rate otherwise writes its lines anew.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import vaka
from vaka.engine.registry import own_games

STEP: Final = 7
"""Every so manieth position is rated."""


def place(name: str) -> Path:
    """Where the lines of a game lie."""
    return Path(__file__).parent / name / "golden" / "ratings.txt"


def ratings(name: str) -> str:
    """The lines of a game."""
    return "".join(f"{path.stem} {rated(path)}\n" for path in sorted(place(name).parent.glob("*.vaka")))


def rated(path: Path) -> str:
    """How many ratings there are in a golden game, and a hash of them: of every seat, and of every action that is open."""
    record = vaka.Record.read(path)
    judge, count, found = record.game.judge, 0, hashlib.sha256()
    for ply, state in enumerate(record.positions()):
        if ply % STEP and state.actor() != vaka.OVER:
            continue
        here = state.copy()
        said = [judge.rate(here, seat) for seat in range(record.seats)]
        if here.actor() >= 0:
            said += [judge.appeal(here, action) for action in here.legal()]
        count += len(said)
        found.update(" ".join(number.hex() for number in said).encode())
    return f"{count} {found.hexdigest()[:16]}"


if __name__ == "__main__":
    for game in own_games():
        place(game).write_text(ratings(game), encoding="utf-8")
