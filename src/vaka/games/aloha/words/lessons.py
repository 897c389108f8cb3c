"""Prepared positions of a first game, in the order of the rules. Red learns; what is right is listed, all of it."""

from __future__ import annotations

from typing import Final

from vaka.engine.game import Lesson

LESSONS: Final = (
    Lesson(
        "launch",
        2,
        words={"turn": "red"},
        moves=tuple(f"launch {square} with red" for square in ("d6", "d5", "d4", "e4", "f4")),
    ),
    Lesson(
        "sail",
        2,
        words={"turn": "red", "pirogues": {"red": "d4"}, "tikis": {"red": "red d4"}},
        moves=("sail d4 c3 with red",),
    ),
    Lesson(
        "hop",
        2,
        words={"turn": "red", "left": 2, "pirogues": {"red": "d4", "black": "c3"}, "tikis": {"red": "red d4"}, "moved": ["d4"]},
        moves=("hop black c3",),
    ),
    Lesson(
        "reveal",
        2,
        words={"turn": "red", "tiles": {"ocean": "d4 c2"}, "pirogues": {"red": "d4 c3"}, "tikis": {"red": "red c3"}},
        moves=("reveal b2",),
    ),
    Lesson(
        "wind",
        2,
        words={
            "turn": "red",
            "tiles": {"alize": "d4"},
            "pirogues": {"red": "d4", "black": "b2"},
            "tikis": {"red": "red d4"},
        },
        moves=("sail d4 b2 with red",),
    ),
    Lesson(
        "dolphin",
        2,
        words={
            "turn": "red",
            "tiles": {"dauphin": "c3"},
            "pirogues": {"red": "d4 b2"},
            "tikis": {"red": "red d4"},
        },
        moves=("hop red b2",),
    ),
    Lesson(
        "coral",
        2,
        words={
            "turn": "red",
            "left": 1,
            "tiles": {"corail": "c5"},
            "pirogues": {"red": "c5", "black": "e5"},
            "tikis": {"black": "black e5"},
            "moved": ["c5"],
            "corail": True,
        },
        moves=tuple(f"push black e5 {square} with black" for square in ("d6", "d5", "d4", "e4", "f4")),
    ),
    Lesson(
        "arrive",
        2,
        words={
            "turn": "red",
            "pirogues": {"red": "b2", "black": "a1"},
            "tikis": {"red": "red b2"},
        },
        moves=("hop black a1",),
    ),
)
