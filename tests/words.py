"""What tests of messages have in common."""

from __future__ import annotations

from vaka.engine.game import Game


def presenting_keys(game: Game) -> set[str]:
    """What the first page and the set-up page say of a game: its sentence, its seats, and a meaning for every choice."""
    keys = {"tagline"} | {f"seat-{word}" for seats in game.seats for word in game.seat_words(seats)}
    for name, option in game.options.items():
        keys |= {f"option-{name}", f"option-{name}-meaning"}
        keys |= {f"option-{name}-{choice}{part}" for choice in option.choices for part in ("", "-meaning")}
    return keys
