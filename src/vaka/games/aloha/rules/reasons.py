"""Why an action is not open: one number for each reason, with its words and its paragraph.

The paragraphs are those of the rules text (`rules.en.md`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

OPEN: Final[i64] = 0
MOVED: Final[i64] = 1
LAUNCH_TWO: Final[i64] = 2
ONE_TILE: Final[i64] = 3
WIND_TWO: Final[i64] = 4
OCCUPIED: Final[i64] = 5
CROWDED: Final[i64] = 6
TWO_TIKIS: Final[i64] = 7
TWIN: Final[i64] = 8
NO_CORAIL: Final[i64] = 9
NOT_ADVERSE: Final[i64] = 10
NOT_IN_PLAY: Final[i64] = 11
OFF_THE_SEA: Final[i64] = 12
PUSH_OCCUPIED: Final[i64] = 13
ALREADY_ABOARD: Final[i64] = 14
CARRIES_TIKI: Final[i64] = 15
TIKI_ON_BEACH: Final[i64] = 16
PIROGUE_ON_BEACH: Final[i64] = 17
OUT_OF_REACH: Final[i64] = 18
SAME_TILE: Final[i64] = 19
FACE_UP: Final[i64] = 20
PIROGUE_ON_TILE: Final[i64] = 21
# Of a whole kind of action.
BEACH_EMPTY: Final[i64] = 22
NONE_AFLOAT: Final[i64] = 23
ALL_MOVED: Final[i64] = 24
ALL_BLOCKED: Final[i64] = 25
NO_ONE_TO_PUSH: Final[i64] = 26
NO_HOP: Final[i64] = 27
ALL_REVEALED: Final[i64] = 28
NO_FREE_TILE: Final[i64] = 29

WORDS: Final[dict[int, tuple[str, str]]] = {
    MOVED: ("moved", "4.2"),
    LAUNCH_TWO: ("launch-two", "4.1"),
    ONE_TILE: ("one-tile", "4.2"),
    WIND_TWO: ("wind-two", "5.2"),
    OCCUPIED: ("occupied", "5"),
    CROWDED: ("crowded", "5.2"),
    TWO_TIKIS: ("two-tikis", "5.2"),
    TWIN: ("twin", "4"),
    NO_CORAIL: ("no-corail", "5.4"),
    NOT_ADVERSE: ("not-adverse", "5.4"),
    NOT_IN_PLAY: ("not-in-play", "2"),
    OFF_THE_SEA: ("off-the-sea", "5.4"),
    PUSH_OCCUPIED: ("push-occupied", "5.4"),
    ALREADY_ABOARD: ("already-aboard", "4.4"),
    CARRIES_TIKI: ("carries-tiki", "4.4"),
    TIKI_ON_BEACH: ("tiki-on-beach", "5.5"),
    PIROGUE_ON_BEACH: ("pirogue-on-beach", "5.5"),
    OUT_OF_REACH: ("out-of-reach", "4.4"),
    SAME_TILE: ("same-tile", "4.4"),
    FACE_UP: ("face-up", "4.5"),
    PIROGUE_ON_TILE: ("pirogue-on-tile", "4.5"),
    BEACH_EMPTY: ("beach-empty", "4.1"),
    NONE_AFLOAT: ("none-afloat", "4.2"),
    ALL_MOVED: ("all-moved", "4.2"),
    ALL_BLOCKED: ("all-blocked", "4.2"),
    NO_ONE_TO_PUSH: ("no-one-to-push", "5.4"),
    NO_HOP: ("no-hop", "4.4"),
    ALL_REVEALED: ("all-revealed", "4.5"),
    NO_FREE_TILE: ("no-free-tile", "4.5"),
}
